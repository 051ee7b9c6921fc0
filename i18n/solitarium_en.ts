<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Aventura</name>
        <message numerus="yes">
            <source>%n Action(s)</source>
            <translation>
                <numerusform>%n Action</numerusform>
                <numerusform>%n Actions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Action(s) would be lost.</source>
            <translation>
                <numerusform>%n Action would be lost.</numerusform>
                <numerusform>%n Actions would be lost.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Success(es)</source>
            <translation>
                <numerusform>%n Success</numerusform>
                <numerusform>%n Successes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Successes.</source>
            <translation>
                <numerusform>%n Success.</numerusform>
                <numerusform>%n Successes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n critical(s)</source>
            <translation>
                <numerusform>%n critical</numerusform>
                <numerusform>%n criticals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n die</numerusform>
                <numerusform>%n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n double(s)</source>
            <translation>
                <numerusform>%n double</numerusform>
                <numerusform>%n doubles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n run</numerusform>
                <numerusform>%n runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n triple(s)</source>
            <translation>
                <numerusform>%n triple</numerusform>
                <numerusform>%n triples</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wound(s)</source>
            <translation>
                <numerusform>%n wound</numerusform>
                <numerusform>%n wounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wound(s) may heal on the way: three dice each, 44 %.</source>
            <translation>
                <numerusform>%n wound may heal on the way: three dice, 44 %.</numerusform>
                <numerusform>%n wounds may heal on the way: three dice each, 44 %.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>= %n dice</source>
            <translation>
                <numerusform>= %n die</numerusform>
                <numerusform>= %n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>End {who}'s part, %n Action(s) unspent</source>
            <translation>
                <numerusform>End {who}'s part, %n Action unspent</numerusform>
                <numerusform>End {who}'s part, %n Actions unspent</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Roll %n die</numerusform>
                <numerusform>Roll %n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll and type %n dice</source>
            <translation>
                <numerusform>Roll and type %n die</numerusform>
                <numerusform>Roll and type %n dice</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Book</name>
        <message numerus="yes">
            <source>%n Blocked square(s) in the way</source>
            <translation>
                <numerusform>%n Blocked square in the way</numerusform>
                <numerusform>%n Blocked squares in the way</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Chapter(s) of 20</source>
            <translation>
                <numerusform>%n Chapter of 20</numerusform>
                <numerusform>%n Chapters of 20</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Chapter(s) to go.</source>
            <translation>
                <numerusform>%n Chapter to go.</numerusform>
                <numerusform>%n Chapters to go.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Fear</source>
            <translation>
                <numerusform>%n Fear</numerusform>
                <numerusform>%n Fear</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s)</source>
            <translation>
                <numerusform>%n Wound</numerusform>
                <numerusform>%n Wounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s) each</source>
            <translation>
                <numerusform>%n Wound each</numerusform>
                <numerusform>%n Wounds each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s) healed</source>
            <translation>
                <numerusform>%n Wound healed</numerusform>
                <numerusform>%n Wounds healed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s) of Strain</source>
            <translation>
                <numerusform>%n Wound of Strain</numerusform>
                <numerusform>%n Wounds of Strain</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n blanks</source>
            <translation>
                <numerusform>%n blank</numerusform>
                <numerusform>%n blanks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n die</numerusform>
                <numerusform>%n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n gold</numerusform>
                <numerusform>%n gold</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold short</source>
            <translation>
                <numerusform>%n gold short</numerusform>
                <numerusform>%n gold short</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n six(es)</source>
            <translation>
                <numerusform>%n six</numerusform>
                <numerusform>%n sixes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) east</source>
            <translation>
                <numerusform>%n square east</numerusform>
                <numerusform>%n squares east</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) north</source>
            <translation>
                <numerusform>%n square north</numerusform>
                <numerusform>%n squares north</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) south</source>
            <translation>
                <numerusform>%n square south</numerusform>
                <numerusform>%n squares south</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) west</source>
            <translation>
                <numerusform>%n square west</numerusform>
                <numerusform>%n squares west</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Fear Check: roll %n dice</source>
            <translation>
                <numerusform>Fear Check: roll %n die</numerusform>
                <numerusform>Fear Check: roll %n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Roll %n die</numerusform>
                <numerusform>Roll %n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice and type them in</source>
            <translation>
                <numerusform>Roll %n die and type it in</numerusform>
                <numerusform>Roll %n dice and type them in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take up %n dice</source>
            <translation>
                <numerusform>Take up %n die</numerusform>
                <numerusform>Take up %n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>loses %n square(s)</source>
            <translation>
                <numerusform>loses %n square</numerusform>
                <numerusform>loses %n squares</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BookEnds</name>
        <message numerus="yes">
            <source>%n year(s)</source>
            <translation>
                <numerusform>%n year</numerusform>
                <numerusform>%n years</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Calendar</name>
        <message numerus="yes">
            <source>%n box(es) of dread</source>
            <translation>
                <numerusform>%n box of dread</numerusform>
                <numerusform>%n boxes of dread</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es) of dread filled</source>
            <translation>
                <numerusform>%n box of dread filled</numerusform>
                <numerusform>%n boxes of dread filled</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) played</source>
            <translation>
                <numerusform>%n day played</numerusform>
                <numerusform>%n days played</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) to play</source>
            <translation>
                <numerusform>%n day to play</numerusform>
                <numerusform>%n days to play</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dice are on your own table.</source>
            <translation>
                <numerusform>One die is on your own table.</numerusform>
                <numerusform>%n dice are on your own table.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n empty box(es) of dread</source>
            <translation>
                <numerusform>%n empty box of dread</numerusform>
                <numerusform>%n empty boxes of dread</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lead(s) done</source>
            <translation>
                <numerusform>%n lead done</numerusform>
                <numerusform>%n leads done</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reckoning(s) won</source>
            <translation>
                <numerusform>%n reckoning won</numerusform>
                <numerusform>%n reckonings won</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roll(s)</source>
            <translation>
                <numerusform>%n roll</numerusform>
                <numerusform>%n rolls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short</source>
            <translation>
                <numerusform>%n short</numerusform>
                <numerusform>%n short</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short, and not alike</source>
            <translation>
                <numerusform>%n short, and not alike</numerusform>
                <numerusform>%n short, and not alike</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short, and {no_symbol}.</source>
            <translation>
                <numerusform>%n short, and {no_symbol}.</numerusform>
                <numerusform>%n short, and {no_symbol}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short.</source>
            <translation>
                <numerusform>%n short.</numerusform>
                <numerusform>%n short.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left</source>
            <translation>
                <numerusform>%n turn left</numerusform>
                <numerusform>%n turns left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n again</source>
            <translation>
                <numerusform>Roll one again</numerusform>
                <numerusform>Roll %n again</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Roll %n die</numerusform>
                <numerusform>Roll %n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice and type them in</source>
            <translation>
                <numerusform>Roll %n die and type it in</numerusform>
                <numerusform>Roll %n dice and type them in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll the other %n</source>
            <translation>
                <numerusform>Roll the other die</numerusform>
                <numerusform>Roll the other %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll {roll} of {all}, %n held: {dice}.</source>
            <translation>
                <numerusform>Roll {roll} of {all}, %n held: {dice}.</numerusform>
                <numerusform>Roll {roll} of {all}, %n held: {dice}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %n roll(s).</source>
            <translation>
                <numerusform>Stopped after %n roll.</numerusform>
                <numerusform>Stopped after %n rolls.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>minus %n point(s)</source>
            <translation>
                <numerusform>minus %n point</numerusform>
                <numerusform>minus %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{thing}: roll %n more</source>
            <translation>
                <numerusform>{thing}: roll %n more</numerusform>
                <numerusform>{thing}: roll %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CalendarReasons</name>
        <message numerus="yes">
            <source>The number dice are %n short.</source>
            <translation>
                <numerusform>The number dice are %n short.</numerusform>
                <numerusform>The number dice are %n short.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CalendarTable</name>
        <message numerus="yes">
            <source>%n point(s) short of {rank}.</source>
            <translation>
                <numerusform>%n point short of {rank}.</numerusform>
                <numerusform>%n points short of {rank}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ChipButton</name>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n die</numerusform>
                <numerusform>%n dice</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KeepTray</name>
        <message numerus="yes">
            <source>%n roll(s) left</source>
            <translation>
                <numerusform>%n roll left</numerusform>
                <numerusform>%n rolls left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Keepsakes</name>
        <message numerus="yes">
            <source>%n page(s) on {paper}</source>
            <translation>
                <numerusform>%n page on {paper}</numerusform>
                <numerusform>%n pages on {paper}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There is no page {page}: there are %n page(s).</source>
            <translation>
                <numerusform>There is no page {page}: there is %n page.</numerusform>
                <numerusform>There is no page {page}: there are %n pages.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>damaged: %n step(s) are lost</source>
            <translation>
                <numerusform>damaged: %n step is lost</numerusform>
                <numerusform>damaged: %n steps are lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>else %n Mental Wound(s)</source>
            <translation>
                <numerusform>else %n Mental Wound</numerusform>
                <numerusform>else %n Mental Wounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>else %n Physical Wound(s)</source>
            <translation>
                <numerusform>else %n Physical Wound</numerusform>
                <numerusform>else %n Physical Wounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>on %n sheet(s)</source>
            <translation>
                <numerusform>on %n sheet</numerusform>
                <numerusform>on %n sheets</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message numerus="yes">
            <source>{zone}, %n step(s)</source>
            <translation>
                <numerusform>{zone}, %n step</numerusform>
                <numerusform>{zone}, %n steps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message numerus="yes">
            <source>Table rules: %n changed &gt;</source>
            <translation>
                <numerusform>Table rules: %n changed &gt;</numerusform>
                <numerusform>Table rules: %n changed &gt;</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Printing</name>
        <message numerus="yes">
            <source>%n file(s) of this name are there already, such as {name}.</source>
            <translation>
                <numerusform>%n file of this name is there already: {name}.</numerusform>
                <numerusform>%n files of this name are there already, such as {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n page</numerusform>
                <numerusform>%n pages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n page(s) went to the printer.</source>
            <translation>
                <numerusform>%n page went to the printer.</numerusform>
                <numerusform>%n pages went to the printer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Poster, %n sheet(s) wide</source>
            <translation>
                <numerusform>Poster, %n sheet wide</numerusform>
                <numerusform>Poster, %n sheets wide</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{title}” lies in %n file(s) in {folder}.</source>
            <translation>
                <numerusform>“{title}” lies in %n file in {folder}.</numerusform>
                <numerusform>“{title}” lies in %n files in {folder}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) lost</source>
            <translation>
                <numerusform>%n step lost</numerusform>
                <numerusform>%n steps lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>And %n more.</numerusform>
                <numerusform>And %n more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Kept: %n step(s).</source>
            <translation>
                <numerusform>Kept: %n step.</numerusform>
                <numerusform>Kept: %n steps.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lost: the last %n step(s).</source>
            <translation>
                <numerusform>Lost: the last step.</numerusform>
                <numerusform>Lost: the last %n steps.</numerusform>
            </translation>
        </message>
    </context>
</TS>
