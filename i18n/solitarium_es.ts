<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>AdventurerNote</name>
        <message>
            <source>+{count} more</source>
            <translation>+{count} más</translation>
        </message>
        <message>
            <source>Adventurer</source>
            <translation>Aventurero</translation>
        </message>
        <message>
            <source>Carried</source>
            <translation>Lo que llevas</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Capítulos</translation>
        </message>
        <message>
            <source>Chapters {chapters} of {most}</source>
            <translation>Capítulos {chapters} de {most}</translation>
        </message>
        <message>
            <source>Fear</source>
            <translation>Miedo</translation>
        </message>
        <message>
            <source>Fear Checks can fail from {fear} on</source>
            <translation>Los controles de miedo pueden fallar desde {fear}</translation>
        </message>
        <message>
            <source>Fear {fear} of {most}</source>
            <translation>Miedo {fear} de {most}</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Oro</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <source>Level {level}, XP {xp}, Gold {gold}</source>
            <translation>Nivel {level}, PX {xp}, oro {gold}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Working title</source>
            <translation>Título provisional</translation>
        </message>
        <message>
            <source>Wounds</source>
            <translation>Heridas</translation>
        </message>
        <message>
            <source>Wounds {wounds} of {limit}</source>
            <translation>Heridas {wounds} de {limit}</translation>
        </message>
        <message>
            <source>XP</source>
            <translation>PX</translation>
        </message>
        <message>
            <source>[ from here checks
can fail</source>
            <translation>[ desde aquí puede
fallar el control</translation>
        </message>
        <message>
            <source>nothing yet</source>
            <translation>nada aún</translation>
        </message>
        <message>
            <source>working title</source>
            <translation>título provisional</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>tu nombre</translation>
        </message>
        <message>
            <source>{count} of {most}</source>
            <translation>{count} de {most}</translation>
        </message>
    </context>
    <context>
        <name>Aventura</name>
        <message>
            <source> or </source>
            <translation> o </translation>
        </message>
        <message numerus="yes">
            <source>%n Action(s)</source>
            <translation>
                <numerusform>%n acción</numerusform>
                <numerusform>%n acciones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Action(s) would be lost.</source>
            <translation>
                <numerusform>Se perdería %n acción.</numerusform>
                <numerusform>Se perderían %n acciones.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Success(es)</source>
            <translation>
                <numerusform>%n éxito</numerusform>
                <numerusform>%n éxitos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Successes.</source>
            <translation>
                <numerusform>%n éxito.</numerusform>
                <numerusform>%n éxitos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n critical(s)</source>
            <translation>
                <numerusform>%n crítico</numerusform>
                <numerusform>%n críticos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n dado</numerusform>
                <numerusform>%n dados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n double(s)</source>
            <translation>
                <numerusform>%n doble</numerusform>
                <numerusform>%n dobles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n escalera</numerusform>
                <numerusform>%n escaleras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n paso</numerusform>
                <numerusform>%n pasos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n triple(s)</source>
            <translation>
                <numerusform>%n trío</numerusform>
                <numerusform>%n tríos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wound(s)</source>
            <translation>
                <numerusform>%n herida</numerusform>
                <numerusform>%n heridas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wound(s) may heal on the way: three dice each, 44 %.</source>
            <translation>
                <numerusform>%n herida puede curarse en el camino: tres dados, 44 %.</numerusform>
                <numerusform>%n heridas pueden curarse en el camino: tres dados cada una, 44 %.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>= %n dice</source>
            <translation>
                <numerusform>= %n dado</numerusform>
                <numerusform>= %n dados</numerusform>
            </translation>
        </message>
        <message>
            <source>A Padlock closes {zone}.</source>
            <translation>Un candado cierra {zone}.</translation>
        </message>
        <message>
            <source>A card may change this</source>
            <translation>Una carta puede cambiar esto</translation>
        </message>
        <message>
            <source>A dead end</source>
            <translation>Callejón sin salida</translation>
        </message>
        <message>
            <source>A dead end: nothing leads on from {map}.</source>
            <translation>Callejón sin salida: desde {map} nada lleva más allá.</translation>
        </message>
        <message>
            <source>A double: the wound is healed.</source>
            <translation>Un doble: la herida se cura.</translation>
        </message>
        <message>
            <source>A marker lies in {zone}.</source>
            <translation>Hay una marca en {zone}.</translation>
        </message>
        <message>
            <source>A new map is unlocked: {map}.</source>
            <translation>Mapa desbloqueado: {map}.</translation>
        </message>
        <message>
            <source>A word or number is asked for.</source>
            <translation>Se pide una palabra o un número.</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Acción</translation>
        </message>
        <message>
            <source>Adversaries act</source>
            <translation>Actúan los adversarios</translation>
        </message>
        <message>
            <source>Ally</source>
            <translation>Aliado</translation>
        </message>
        <message>
            <source>An adversary</source>
            <translation>Un adversario</translation>
        </message>
        <message>
            <source>An adversary is about to roll.</source>
            <translation>Va a tirar un adversario.</translation>
        </message>
        <message>
            <source>An answer is wanted</source>
            <translation>Se pide una respuesta</translation>
        </message>
        <message>
            <source>At the end of turn {turn} you must travel.</source>
            <translation>Al acabar el turno {turn} hay que viajar.</translation>
        </message>
        <message>
            <source>Back at {map}.</source>
            <translation>De vuelta en {map}.</translation>
        </message>
        <message>
            <source>Begin with {people}</source>
            <translation>Empezar con {people}</translation>
        </message>
        <message>
            <source>Card {number} is not in the deck: nothing is drawn.</source>
            <translation>La carta {number} no está en el mazo: no se roba nada.</translation>
        </message>
        <message>
            <source>Cards are being exchanged.</source>
            <translation>Se están intercambiando cartas.</translation>
        </message>
        <message>
            <source>Choose a map</source>
            <translation>Elige un mapa</translation>
        </message>
        <message>
            <source>Choose a wound to heal</source>
            <translation>Elige qué herida curar</translation>
        </message>
        <message>
            <source>Choose a zone</source>
            <translation>Elige una zona</translation>
        </message>
        <message>
            <source>Choose a zone, or press I</source>
            <translation>Elige una zona o pulsa I</translation>
        </message>
        <message>
            <source>Choose an adversary</source>
            <translation>Elige un adversario</translation>
        </message>
        <message>
            <source>Choose an investigator</source>
            <translation>Elige un investigador</translation>
        </message>
        <message>
            <source>Choose an option</source>
            <translation>Elige una opción</translation>
        </message>
        <message>
            <source>Choose one of the investigators.</source>
            <translation>Elige a uno de los investigadores.</translation>
        </message>
        <message>
            <source>Choose the map to fall back to.</source>
            <translation>Elige el mapa al que volver.</translation>
        </message>
        <message>
            <source>Choose the map to leave for.</source>
            <translation>Elige el mapa al que marcharte.</translation>
        </message>
        <message>
            <source>Choose which adversary acts next.</source>
            <translation>Elige qué adversario actúa ahora.</translation>
        </message>
        <message>
            <source>Choose who acts first, by acting.</source>
            <translation>Quien actúe ahora, va primero.</translation>
        </message>
        <message>
            <source>Choose who plays.</source>
            <translation>Elige quién juega.</translation>
        </message>
        <message>
            <source>Choose whom the adversary goes for.</source>
            <translation>Elige a por quién va el adversario.</translation>
        </message>
        <message>
            <source>Choose {who}</source>
            <translation>Elegir a {who}</translation>
        </message>
        <message>
            <source>Clue</source>
            <translation>Pista</translation>
        </message>
        <message>
            <source>Combat</source>
            <translation>Combate</translation>
        </message>
        <message>
            <source>Combat. Nobody may travel until it is over.</source>
            <translation>Combate. Nadie puede viajar hasta que acabe.</translation>
        </message>
        <message>
            <source>Defeated</source>
            <translation>Derrota</translation>
        </message>
        <message>
            <source>Defeats: {n}.</source>
            <translation>Derrotas: {n}.</translation>
        </message>
        <message>
            <source>Dice were revised.</source>
            <translation>Hubo dados revisados.</translation>
        </message>
        <message>
            <source>Done exchanging</source>
            <translation>Acabar el intercambio</translation>
        </message>
        <message>
            <source>End of the last turn</source>
            <translation>Fin del último turno</translation>
        </message>
        <message>
            <source>End of turn: Clock to {turn}</source>
            <translation>Fin del turno: reloj al {turn}</translation>
        </message>
        <message numerus="yes">
            <source>End {who}'s part, %n Action(s) unspent</source>
            <translation>
                <numerusform>Acabar la parte de {who}, sobra %n acción</numerusform>
                <numerusform>Acabar la parte de {who}, sobran %n acciones</numerusform>
            </translation>
        </message>
        <message>
            <source>Equally near</source>
            <translation>Igual de cerca</translation>
        </message>
        <message>
            <source>Every wound gets three dice of its own; a double heals it (44 %).</source>
            <translation>Cada herida tiene tres dados para ella; un doble la cura (44 %).</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Intercambio</translation>
        </message>
        <message>
            <source>Exchange cards</source>
            <translation>Intercambiar cartas</translation>
        </message>
        <message>
            <source>Fall back to {map}</source>
            <translation>Volver a {map}</translation>
        </message>
        <message>
            <source>Five Successes.</source>
            <translation>Cinco éxitos.</translation>
        </message>
        <message>
            <source>Four Successes.</source>
            <translation>Cuatro éxitos.</translation>
        </message>
        <message>
            <source>From here on the program rolls.</source>
            <translation>Desde aquí tira el programa.</translation>
        </message>
        <message>
            <source>From here on you roll real dice.</source>
            <translation>Desde aquí se tiran dados de verdad.</translation>
        </message>
        <message>
            <source>Give or take a card</source>
            <translation>Da o toma una carta</translation>
        </message>
        <message>
            <source>Give up this lead</source>
            <translation>Abandonar esta pista</translation>
        </message>
        <message>
            <source>Give {card}</source>
            <translation>Dar {card}</translation>
        </message>
        <message>
            <source>Gone: all wounds of everybody, the adversaries, this map's Clock.</source>
            <translation>Desaparece: todas las heridas de todos, los adversarios, el reloj de este mapa.</translation>
        </message>
        <message>
            <source>Hand in {dice}</source>
            <translation>Dar {dice}</translation>
        </message>
        <message>
            <source>Heal a wound</source>
            <translation>Curar una herida</translation>
        </message>
        <message>
            <source>Heal {wound}</source>
            <translation>Curar {wound}</translation>
        </message>
        <message>
            <source>In pencil: {note}</source>
            <translation>A lápiz: {note}</translation>
        </message>
        <message>
            <source>In sight: {who}.</source>
            <translation>A la vista: {who}.</translation>
        </message>
        <message>
            <source>Investigate here ({who})</source>
            <translation>Investigar aquí ({who})</translation>
        </message>
        <message>
            <source>Investigated; only a defeat leads back.</source>
            <translation>Investigado; solo se vuelve tras una derrota.</translation>
        </message>
        <message>
            <source>Investigation</source>
            <translation>Investigación</translation>
        </message>
        <message>
            <source>It does nothing.</source>
            <translation>No hace nada.</translation>
        </message>
        <message>
            <source>It goes to {zone}</source>
            <translation>Va a {zone}</translation>
        </message>
        <message>
            <source>Journal {entry}</source>
            <translation>Cuaderno {entry}</translation>
        </message>
        <message>
            <source>Keep the cards and go on</source>
            <translation>Guardar las cartas y seguir</translation>
        </message>
        <message>
            <source>Kept: every card, every counter, every map that is unlocked.</source>
            <translation>Se conserva: cada carta, cada cuenta, cada mapa desbloqueado.</translation>
        </message>
        <message>
            <source>Leaving closes {map}; what was not read there stays unread.</source>
            <translation>Al salir se cierra {map}; lo que no se leyó queda sin leer.</translation>
        </message>
        <message>
            <source>Mental Wound</source>
            <translation>herida mental</translation>
        </message>
        <message>
            <source>Move to {zone}</source>
            <translation>Ir a {zone}</translation>
        </message>
        <message>
            <source>Move to {zone}, {steps}</source>
            <translation>Ir a {zone}, {steps}</translation>
        </message>
        <message>
            <source>No Success.</source>
            <translation>Ningún éxito.</translation>
        </message>
        <message>
            <source>No double: the wound stays.</source>
            <translation>Ningún doble: la herida queda.</translation>
        </message>
        <message>
            <source>No other map is open. Giving up counts as a defeat: everybody falls back, all wounds heal.</source>
            <translation>No hay otro mapa abierto. Abandonar cuenta como derrota: se vuelve atrás y todas las heridas se curan.</translation>
        </message>
        <message>
            <source>No other map is open: the end of turn {turn} is a defeat.</source>
            <translation>No hay otro mapa abierto: el final del turno {turn} es una derrota.</translation>
        </message>
        <message>
            <source>No turn is left at {origin}: you have to leave for {map}.</source>
            <translation>No quedan turnos en {origin}: hay que marcharse a {map}.</translation>
        </message>
        <message>
            <source>Nobody else is in sight.</source>
            <translation>No hay nadie más a la vista.</translation>
        </message>
        <message>
            <source>Nobody has looked around here yet.</source>
            <translation>Aquí no ha mirado nadie todavía.</translation>
        </message>
        <message>
            <source>Nobody has set out yet.</source>
            <translation>Nadie ha salido todavía.</translation>
        </message>
        <message>
            <source>Not in the middle of something else.</source>
            <translation>No en medio de otra cosa.</translation>
        </message>
        <message>
            <source>Not there</source>
            <translation>Ahí no</translation>
        </message>
        <message>
            <source>Not while an adversary is on the map.</source>
            <translation>No mientras haya un adversario en el mapa.</translation>
        </message>
        <message>
            <source>Nothing to investigate here.</source>
            <translation>Aquí no hay nada que investigar.</translation>
        </message>
        <message>
            <source>Object</source>
            <translation>Objeto</translation>
        </message>
        <message>
            <source>On the way</source>
            <translation>En el camino</translation>
        </message>
        <message>
            <source>On the way, three dice for a {kind} of {who}.</source>
            <translation>En el camino, tres dados por una {kind} de {who}.</translation>
        </message>
        <message>
            <source>On the way, {dice} for {wound}: a double, healed ({who}).</source>
            <translation>En el camino, {dice} por {wound}: un doble, curada ({who}).</translation>
        </message>
        <message>
            <source>On the way, {dice} for {wound}: no double, it stays ({who}).</source>
            <translation>En el camino, {dice} por {wound}: ningún doble, queda ({who}).</translation>
        </message>
        <message>
            <source>One Success.</source>
            <translation>Un éxito.</translation>
        </message>
        <message>
            <source>One was needed: the Test is failed.</source>
            <translation>Hacía falta uno: prueba fallada.</translation>
        </message>
        <message>
            <source>One was needed: the Test is passed.</source>
            <translation>Hacía falta uno: prueba superada.</translation>
        </message>
        <message>
            <source>Physical Wound</source>
            <translation>herida física</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jugar de nuevo</translation>
        </message>
        <message>
            <source>Print the map</source>
            <translation>Imprimir el mapa</translation>
        </message>
        <message>
            <source>Puzzle</source>
            <translation>Enigma</translation>
        </message>
        <message>
            <source>Read on</source>
            <translation>Seguir leyendo</translation>
        </message>
        <message>
            <source>Read the diary</source>
            <translation>Leer el diario</translation>
        </message>
        <message>
            <source>Red turn {turn} is passed over, and what it held is lost.</source>
            <translation>El turno rojo {turn} queda atrás, y lo que traía se pierde.</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Al mazo</translation>
        </message>
        <message>
            <source>Return a card, or keep it.</source>
            <translation>Devuelve una carta, o guárdala.</translation>
        </message>
        <message>
            <source>Return {card} to the deck</source>
            <translation>Devolver {card} al mazo</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Tirar</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Tirar %n dado</numerusform>
                <numerusform>Tirar %n dados</numerusform>
            </translation>
        </message>
        <message>
            <source>Roll 3 dice for {wound}</source>
            <translation>3 dados: {wound}</translation>
        </message>
        <message numerus="yes">
            <source>Roll and type %n dice</source>
            <translation>
                <numerusform>Tira y teclea %n dado</numerusform>
                <numerusform>Tira y teclea %n dados</numerusform>
            </translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>Secreto</translation>
        </message>
        <message>
            <source>Setting out: {people}.</source>
            <translation>En camino: {people}.</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Habilidad</translation>
        </message>
        <message>
            <source>Somebody gets you out. It costs an evening, and nobody asks what you were doing there.</source>
            <translation>Alguien te saca de ahí. Cuesta una noche, y nadie pregunta qué se te había perdido.</translation>
        </message>
        <message>
            <source>Story mode: undo now goes back across dice. This stays marked.</source>
            <translation>Modo historia: ahora se puede deshacer más allá de los dados. Queda marcado.</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Fuerza</translation>
        </message>
        <message>
            <source>Switch {rule}</source>
            <translation>Cambiar {rule}</translation>
        </message>
        <message>
            <source>Take option {option}</source>
            <translation>Tomar la opción {option}</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <translation>Tomar {card}</translation>
        </message>
        <message>
            <source>The Clock moves on to {turn}.</source>
            <translation>El reloj avanza al {turn}.</translation>
        </message>
        <message>
            <source>The Padlock on {zone} is gone.</source>
            <translation>Ya no hay candado en {zone}.</translation>
        </message>
        <message>
            <source>The adventure is over: {ending}.</source>
            <translation>La aventura ha terminado: {ending}.</translation>
        </message>
        <message>
            <source>The card says what each one does.</source>
            <translation>La carta dice qué hace cada uno.</translation>
        </message>
        <message>
            <source>The combat is over.</source>
            <translation>El combate ha terminado.</translation>
        </message>
        <message>
            <source>The marker in {zone} is gone.</source>
            <translation>Ya no hay marca en {zone}.</translation>
        </message>
        <message>
            <source>The story goes on.</source>
            <translation>La historia sigue.</translation>
        </message>
        <message>
            <source>The turn can be ended.</source>
            <translation>Se puede acabar el turno.</translation>
        </message>
        <message>
            <source>There are others.</source>
            <translation>Hay otros.</translation>
        </message>
        <message>
            <source>This adventure is over.</source>
            <translation>Esta aventura ha terminado.</translation>
        </message>
        <message>
            <source>Three Successes.</source>
            <translation>Tres éxitos.</translation>
        </message>
        <message>
            <source>Three were needed: the Test is failed.</source>
            <translation>Hacían falta tres: prueba fallada.</translation>
        </message>
        <message>
            <source>Three were needed: the Test is passed.</source>
            <translation>Hacían falta tres: prueba superada.</translation>
        </message>
        <message>
            <source>Time has run out at {map}. You are defeated.</source>
            <translation>Se ha acabado el tiempo en {map}. Derrota.</translation>
        </message>
        <message>
            <source>Time is up here</source>
            <translation>Se acabó el tiempo aquí</translation>
        </message>
        <message>
            <source>To the shelf</source>
            <translation>Al estante</translation>
        </message>
        <message>
            <source>Travel to {map}</source>
            <translation>Viajar a {map}</translation>
        </message>
        <message>
            <source>Try {answer}</source>
            <translation>Probar con {answer}</translation>
        </message>
        <message>
            <source>Turn away</source>
            <translation>Dejarlo</translation>
        </message>
        <message>
            <source>Turn {turn}</source>
            <translation>Turno {turn}</translation>
        </message>
        <message>
            <source>Turn {turn} is over.</source>
            <translation>El turno {turn} ha terminado.</translation>
        </message>
        <message>
            <source>Turn {turn} is red.</source>
            <translation>El turno {turn} es rojo.</translation>
        </message>
        <message>
            <source>Turn {turn} of {turns}.</source>
            <translation>Turno {turn} de {turns}.</translation>
        </message>
        <message>
            <source>Turn {turn}, the last on this map.</source>
            <translation>Turno {turn}, el último en este mapa.</translation>
        </message>
        <message>
            <source>Turns {turns}, Tests passed {passed} and failed {failed}, wounds {wounds}.</source>
            <translation>Turnos {turns}, pruebas superadas {passed} y falladas {failed}, heridas {wounds}.</translation>
        </message>
        <message>
            <source>Two Successes.</source>
            <translation>Dos éxitos.</translation>
        </message>
        <message>
            <source>Two were needed: the Test is failed.</source>
            <translation>Hacían falta dos: prueba fallada.</translation>
        </message>
        <message>
            <source>Two were needed: the Test is passed.</source>
            <translation>Hacían falta dos: prueba superada.</translation>
        </message>
        <message>
            <source>Type a word or number</source>
            <translation>Escribe una palabra o un número</translation>
        </message>
        <message>
            <source>Use {card}</source>
            <translation>Usar {card}</translation>
        </message>
        <message>
            <source>Use {card} on {adversary}</source>
            <translation>Usar {card} contra {adversary}</translation>
        </message>
        <message>
            <source>Wait (ends the turn)</source>
            <translation>Esperar (acaba el turno)</translation>
        </message>
        <message>
            <source>Wait here for one Action</source>
            <translation>Esperar aquí una acción</translation>
        </message>
        <message>
            <source>Ways</source>
            <translation>Caminos</translation>
        </message>
        <message>
            <source>Ways out: {zones}.</source>
            <translation>Salidas: {zones}.</translation>
        </message>
        <message>
            <source>Willpower</source>
            <translation>Voluntad</translation>
        </message>
        <message>
            <source>With an adversary on the map, the end of turn {turn} is a defeat.</source>
            <translation>Con un adversario en el mapa, el final del turno {turn} es una derrota.</translation>
        </message>
        <message>
            <source>You are here.</source>
            <translation>Estás aquí.</translation>
        </message>
        <message>
            <source>You arrive at {map}.</source>
            <translation>Llegada a {map}.</translation>
        </message>
        <message>
            <source>You fall back to {map}. Every wound is healed; cards and ways are kept.</source>
            <translation>Vuelta a {map}. Todas las heridas se curan; cartas y caminos se conservan.</translation>
        </message>
        <message>
            <source>You have looked around here; it may be worth another look.</source>
            <translation>Aquí ya se ha mirado; quizá valga la pena otra vez.</translation>
        </message>
        <message>
            <source>You have nothing for this yet.</source>
            <translation>Aún no tienes nada para esto.</translation>
        </message>
        <message>
            <source>You leave {origin} for {map}.</source>
            <translation>De {origin} a {map}.</translation>
        </message>
        <message>
            <source>Your choice</source>
            <translation>Tú eliges</translation>
        </message>
        <message>
            <source>a door's frame beside {zone}</source>
            <translation>el marco de una puerta junto a {zone}</translation>
        </message>
        <message>
            <source>a wall of {zone}</source>
            <translation>un muro de {zone}</translation>
        </message>
        <message>
            <source>a wound without a name</source>
            <translation>una herida sin nombre</translation>
        </message>
        <message>
            <source>a zone without a letter</source>
            <translation>una zona sin letra</translation>
        </message>
        <message>
            <source>body</source>
            <translation>cuerpo</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>crítico</translation>
        </message>
        <message>
            <source>critical: 2 doubles, 2 triples</source>
            <translation>crítico: 2 dobles, 2 tríos</translation>
        </message>
        <message>
            <source>double</source>
            <translation>doble</translation>
        </message>
        <message>
            <source>hits {hits}, defeats {falls}</source>
            <translation>hiere {hits}, cae {falls}</translation>
        </message>
        <message>
            <source>in sight</source>
            <translation>a la vista</translation>
        </message>
        <message>
            <source>mind</source>
            <translation>mente</translation>
        </message>
        <message>
            <source>moves {zones}</source>
            <translation>avanza {zones}</translation>
        </message>
        <message>
            <source>no way to anybody</source>
            <translation>sin camino hasta nadie</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>now: to {zone}</source>
            <translation>ahora: a {zone}</translation>
        </message>
        <message>
            <source>one Success</source>
            <translation>un éxito</translation>
        </message>
        <message>
            <source>own zone</source>
            <translation>su zona</translation>
        </message>
        <message>
            <source>reaches nobody</source>
            <translation>no alcanza a nadie</translation>
        </message>
        <message>
            <source>reaches {people}</source>
            <translation>alcanza a {people}</translation>
        </message>
        <message>
            <source>read before</source>
            <translation>ya leído</translation>
        </message>
        <message>
            <source>run</source>
            <translation>escalera</translation>
        </message>
        <message>
            <source>the Padlock on {zone}</source>
            <translation>el candado de {zone}</translation>
        </message>
        <message>
            <source>the map's author, who says so</source>
            <translation>el autor del mapa, que así lo quiso</translation>
        </message>
        <message>
            <source>the text {dice}</source>
            <translation>texto {dice}</translation>
        </message>
        <message>
            <source>this place</source>
            <translation>este lugar</translation>
        </message>
        <message>
            <source>three Successes</source>
            <translation>tres éxitos</translation>
        </message>
        <message>
            <source>triple</source>
            <translation>trío</translation>
        </message>
        <message>
            <source>two Successes</source>
            <translation>dos éxitos</translation>
        </message>
        <message>
            <source>with {who}</source>
            <translation>junto a {who}</translation>
        </message>
        <message>
            <source>zone {letter}</source>
            <translation>la zona {letter}</translation>
        </message>
        <message>
            <source>{adversary} acts next</source>
            <translation>Ahora actúa {adversary}</translation>
        </message>
        <message>
            <source>{adversary} appears in {zone}.</source>
            <translation>{adversary} aparece en {zone}.</translation>
        </message>
        <message>
            <source>{adversary} attacks {people}.</source>
            <translation>{adversary} ataca a {people}.</translation>
        </message>
        <message>
            <source>{adversary} finds no way to anybody.</source>
            <translation>{adversary} no encuentra camino hasta nadie.</translation>
        </message>
        <message>
            <source>{adversary} is defeated.</source>
            <translation>{adversary} queda fuera de combate.</translation>
        </message>
        <message>
            <source>{adversary} is gone.</source>
            <translation>{adversary} ya no está.</translation>
        </message>
        <message>
            <source>{adversary} moves to {zone}.</source>
            <translation>{adversary} avanza a {zone}.</translation>
        </message>
        <message>
            <source>{adversary} reaches nobody.</source>
            <translation>{adversary} no alcanza a nadie.</translation>
        </message>
        <message>
            <source>{adversary} takes {wounds} ({total} of {limit}).</source>
            <translation>{adversary} recibe {wounds} ({total} de {limit}).</translation>
        </message>
        <message>
            <source>{adversary} {number}</source>
            <translation>{adversary} {number}</translation>
        </message>
        <message>
            <source>{adversary}, {row}: {title}.</source>
            <translation>{adversary}, {row}: {title}.</translation>
        </message>
        <message>
            <source>{adversary}: {dice}</source>
            <translation>{adversary}: {dice}</translation>
        </message>
        <message>
            <source>{adversary}: {dice}. Nothing.</source>
            <translation>{adversary}: {dice}. Nada.</translation>
        </message>
        <message>
            <source>{adversary}: {dice}. {results}.</source>
            <translation>{adversary}: {dice}. {results}.</translation>
        </message>
        <message>
            <source>{card} is not in the deck: nothing is drawn.</source>
            <translation>{card} no está en el mazo: no se roba nada.</translation>
        </message>
        <message>
            <source>{card}: the card goes back to the deck.</source>
            <translation>{card}: la carta vuelve al mazo.</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <translation>{first} y {second}</translation>
        </message>
        <message>
            <source>{giver} hands {card} to {taker}.</source>
            <translation>{giver} da {card} a {taker}.</translation>
        </message>
        <message>
            <source>{label}: {value}.</source>
            <translation>{label}: {value}.</translation>
        </message>
        <message>
            <source>{map}, turn {turn} of {turns}.</source>
            <translation>{map}, turno {turn} de {turns}.</translation>
        </message>
        <message>
            <source>{part} in {whole}</source>
            <translation>{part} de cada {whole}</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>{reach}: {stat}, {icons}</source>
            <translation>{reach}: {stat}, {icons}</translation>
        </message>
        <message>
            <source>{stat} {value}</source>
            <translation>{stat} {value}</translation>
        </message>
        <message>
            <source>{stat}, {icons}</source>
            <translation>{stat}, {icons}</translation>
        </message>
        <message>
            <source>{steps} to {who}</source>
            <translation>{steps} hasta {who}</translation>
        </message>
        <message>
            <source>{who} can bear no more. You are defeated at {map}.</source>
            <translation>{who} no soporta más. Derrota en {map}.</translation>
        </message>
        <message>
            <source>{who} fails the {stat} Test.</source>
            <translation>{who} falla la prueba de {stat}.</translation>
        </message>
        <message>
            <source>{who} gives up {card}.</source>
            <translation>{who} entrega {card}.</translation>
        </message>
        <message>
            <source>{who} has no dice for the {stat} Test: failed.</source>
            <translation>{who} no tiene dados para la prueba de {stat}: fallada.</translation>
        </message>
        <message>
            <source>{who} has {actions} left.</source>
            <translation>{who}: {actions} por gastar.</translation>
        </message>
        <message>
            <source>{who} investigates {zone}.</source>
            <translation>{who} investiga {zone}.</translation>
        </message>
        <message>
            <source>{who} is about to make a Test of {stat}.</source>
            <translation>{who} va a hacer una prueba de {stat}.</translation>
        </message>
        <message>
            <source>{who} is hidden by {blocker}.</source>
            <translation>A {who} lo tapa {blocker}.</translation>
        </message>
        <message>
            <source>{who} is now in {zone}.</source>
            <translation>{who} está ahora en {zone}.</translation>
        </message>
        <message>
            <source>{who} is rid of {wound}.</source>
            <translation>{who} se quita {wound}.</translation>
        </message>
        <message>
            <source>{who} is spared a {kind}.</source>
            <translation>{who} se libra de una {kind}.</translation>
        </message>
        <message>
            <source>{who} may heal a wound.</source>
            <translation>{who} puede curarse una herida.</translation>
        </message>
        <message>
            <source>{who} may pick an option.</source>
            <translation>{who} puede elegir una opción.</translation>
        </message>
        <message>
            <source>{who} moves to {zone}, and its red letter comes first.</source>
            <translation>{who} va a {zone}, y su letra roja es lo primero.</translation>
        </message>
        <message>
            <source>{who} moves to {zone}.</source>
            <translation>{who} va a {zone}.</translation>
        </message>
        <message>
            <source>{who} passes the {stat} Test.</source>
            <translation>{who} supera la prueba de {stat}.</translation>
        </message>
        <message>
            <source>{who} returns {card} to the deck.</source>
            <translation>{who} devuelve {card} al mazo.</translation>
        </message>
        <message>
            <source>{who} suffers a {kind}, one more than can be borne.</source>
            <translation>{who} sufre una {kind}, una más de las que soporta.</translation>
        </message>
        <message>
            <source>{who} suffers a {kind}: {wound}.</source>
            <translation>{who} sufre una {kind}: {wound}.</translation>
        </message>
        <message>
            <source>{who} takes card {number}, {card}.</source>
            <translation>{who} recibe la carta {number}, {card}.</translation>
        </message>
        <message>
            <source>{who} tries {answer}.</source>
            <translation>{who} prueba con {answer}.</translation>
        </message>
        <message>
            <source>{who} uses {card} on {adversary}.</source>
            <translation>{who} usa {card} contra {adversary}.</translation>
        </message>
        <message>
            <source>{who} uses {card}.</source>
            <translation>{who} usa {card}.</translation>
        </message>
        <message>
            <source>{who} waits and gives up what was left of the turn.</source>
            <translation>{who} espera y renuncia a lo que quedaba del turno.</translation>
        </message>
        <message>
            <source>{who} waits.</source>
            <translation>{who} espera.</translation>
        </message>
        <message>
            <source>{who}, {stat}: {dice}. No Success, {needed} needed.</source>
            <translation>{who}, {stat}: {dice}. Ningún éxito; pedía {needed}.</translation>
        </message>
        <message>
            <source>{who}, {stat}: {dice}. {held}: {successes}, {needed} needed.</source>
            <translation>{who}, {stat}: {dice}. {held}: {successes}; pedía {needed}.</translation>
        </message>
        <message>
            <source>{who}: {label}.</source>
            <translation>{who}: {label}.</translation>
        </message>
        <message>
            <source>{who}: {wound}</source>
            <translation>{who}: {wound}</translation>
        </message>
    </context>
    <context>
        <name>AventuraCommands</name>
        <message>
            <source>Combat</source>
            <translation>Combate</translation>
        </message>
        <message>
            <source>End this investigator's part</source>
            <translation>Acabar la parte de este investigador</translation>
        </message>
        <message>
            <source>Exchange cards</source>
            <translation>Intercambiar cartas</translation>
        </message>
        <message>
            <source>First investigator</source>
            <translation>Primer investigador</translation>
        </message>
        <message>
            <source>Investigate here</source>
            <translation>Investigar aquí</translation>
        </message>
        <message>
            <source>Second investigator</source>
            <translation>Segundo investigador</translation>
        </message>
        <message>
            <source>Ways</source>
            <translation>Caminos</translation>
        </message>
    </context>
    <context>
        <name>AventuraOverlays</name>
        <message>
            <source>A word or number; Enter tries it</source>
            <translation>Una palabra o un número; Intro lo prueba</translation>
        </message>
    </context>
    <context>
        <name>Book</name>
        <message numerus="yes">
            <source>%n Blocked square(s) in the way</source>
            <translation>
                <numerusform>%n casilla bloqueada de por medio</numerusform>
                <numerusform>%n casillas bloqueadas de por medio</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Chapter(s) of 20</source>
            <translation>
                <numerusform>%n capítulo de 20</numerusform>
                <numerusform>%n capítulos de 20</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Chapter(s) to go.</source>
            <translation>
                <numerusform>Falta %n capítulo.</numerusform>
                <numerusform>Faltan %n capítulos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Fear</source>
            <translation>
                <numerusform>%n de miedo</numerusform>
                <numerusform>%n de miedo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s)</source>
            <translation>
                <numerusform>%n herida</numerusform>
                <numerusform>%n heridas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s) each</source>
            <translation>
                <numerusform>%n herida cada uno</numerusform>
                <numerusform>%n heridas cada uno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s) healed</source>
            <translation>
                <numerusform>%n herida curada</numerusform>
                <numerusform>%n heridas curadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Wound(s) of Strain</source>
            <translation>
                <numerusform>%n herida por el esfuerzo</numerusform>
                <numerusform>%n heridas por el esfuerzo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n blanks</source>
            <translation>
                <numerusform>%n blanco</numerusform>
                <numerusform>%n blancos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n dado</numerusform>
                <numerusform>%n dados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n de oro</numerusform>
                <numerusform>%n de oro</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold short</source>
            <translation>
                <numerusform>falta %n de oro</numerusform>
                <numerusform>faltan %n de oro</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n six(es)</source>
            <translation>
                <numerusform>%n seis</numerusform>
                <numerusform>%n seises</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) east</source>
            <translation>
                <numerusform>%n casilla al este</numerusform>
                <numerusform>%n casillas al este</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) north</source>
            <translation>
                <numerusform>%n casilla al norte</numerusform>
                <numerusform>%n casillas al norte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) south</source>
            <translation>
                <numerusform>%n casilla al sur</numerusform>
                <numerusform>%n casillas al sur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) west</source>
            <translation>
                <numerusform>%n casilla al oeste</numerusform>
                <numerusform>%n casillas al oeste</numerusform>
            </translation>
        </message>
        <message>
            <source>1 Fear</source>
            <translation>1 de miedo</translation>
        </message>
        <message>
            <source>1 Fear, and a Fear Check</source>
            <translation>1 de miedo, y un control de miedo</translation>
        </message>
        <message>
            <source>1 Fear, {least} to {most} Wounds</source>
            <translation>1 de miedo, de {least} a {most} heridas</translation>
        </message>
        <message>
            <source>1 Fear, {least} to {most} Wounds, and a Fear Check</source>
            <translation>1 de miedo, de {least} a {most} heridas y un control de miedo</translation>
        </message>
        <message>
            <source>1 gold each</source>
            <translation>1 de oro cada uno</translation>
        </message>
        <message>
            <source>3 Fear, and a Chapter without XP</source>
            <translation>3 de miedo, y un capítulo sin PX</translation>
        </message>
        <message>
            <source>3 Wounds and 1 Fear, and a Chapter without XP</source>
            <translation>3 heridas y 1 de miedo, y un capítulo sin PX</translation>
        </message>
        <message>
            <source>A 5 or a 6 counts as 4.</source>
            <translation>Un 5 o un 6 cuenta como 4.</translation>
        </message>
        <message>
            <source>A Book of Adventure</source>
            <translation>Un libro de aventuras</translation>
        </message>
        <message>
            <source>A Check for each Attribute</source>
            <translation>Un control de cada atributo</translation>
        </message>
        <message>
            <source>A Hometown</source>
            <translation>Un pueblo natal</translation>
        </message>
        <message>
            <source>A Route to {aim}.</source>
            <translation>Una ruta hasta {aim}.</translation>
        </message>
        <message>
            <source>A Route to {aim}. It crosses out {lost}.</source>
            <translation>Una ruta hasta {aim}. Tacha {lost}.</translation>
        </message>
        <message>
            <source>A Town of Wealth {wealth}. Haggling: threw {die}, every price is 1 lower.</source>
            <translation>Un pueblo de riqueza {wealth}. Regateo: sale {die}, cada precio baja 1.</translation>
        </message>
        <message>
            <source>A Town of Wealth {wealth}. Haggling: threw {die}, the prices stay.</source>
            <translation>Un pueblo de riqueza {wealth}. Regateo: sale {die}, los precios se quedan.</translation>
        </message>
        <message>
            <source>A destination is to be chosen.</source>
            <translation>Falta elegir un destino.</translation>
        </message>
        <message>
            <source>A flight</source>
            <translation>Una huida</translation>
        </message>
        <message>
            <source>A manuscript, left behind</source>
            <translation>Un manuscrito póstumo</translation>
        </message>
        <message>
            <source>A new sheet: {columns} squares across and {rows} down below the line.</source>
            <translation>Una hoja nueva: {columns} casillas de ancho y {rows} de alto bajo la línea.</translation>
        </message>
        <message>
            <source>A stay in Town</source>
            <translation>Una estancia en un pueblo</translation>
        </message>
        <message>
            <source>An adventurer</source>
            <translation>Un aventurero</translation>
        </message>
        <message>
            <source>Any square; the ones around it are rolled.</source>
            <translation>Cualquier casilla; para las de alrededor se tira.</translation>
        </message>
        <message>
            <source>Armor takes off {armour}</source>
            <translation>la armadura quita {armour}</translation>
        </message>
        <message>
            <source>As you like: high to STR, DEX, WIS</source>
            <translation>A tu gusto: lo alto a FUE, DES, SAB</translation>
        </message>
        <message>
            <source>Ask about {encounter}, {place}</source>
            <translation>Preguntar por {encounter}, {place}</translation>
        </message>
        <message>
            <source>Ask the Oracle</source>
            <translation>Preguntar al oráculo</translation>
        </message>
        <message>
            <source>At most the Attribute: 1 gold. More than it: some XP.</source>
            <translation>Como mucho el atributo: 1 de oro. Más: algunos PX.</translation>
        </message>
        <message>
            <source>Back to the page</source>
            <translation>Volver a la página</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Volver a la mesa</translation>
        </message>
        <message>
            <source>Be {six}</source>
            <translation>Ser {six}</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Bloqueada</translation>
        </message>
        <message>
            <source>Blocked at {place}</source>
            <translation>Bloqueada en {place}</translation>
        </message>
        <message>
            <source>Blocked: {place}</source>
            <translation>Bloqueada: {place}</translation>
        </message>
        <message>
            <source>Bought for {cost} gold: {ware}.</source>
            <translation>Comprado por {cost} de oro: {ware}.</translation>
        </message>
        <message>
            <source>Bribes</source>
            <translation>Sobornos</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Comprar</translation>
        </message>
        <message>
            <source>Buy {ware}</source>
            <translation>Comprar {ware}</translation>
        </message>
        <message>
            <source>CHA</source>
            <translation>CAR</translation>
        </message>
        <message>
            <source>Chapter {number}</source>
            <translation>Capítulo {number}</translation>
        </message>
        <message>
            <source>Chapter {number} of 20, “{title}”, Fear {fear}, Wounds {wounds} of {limit}.</source>
            <translation>Capítulo {number} de 20, «{title}», miedo {fear}, heridas {wounds} de {limit}.</translation>
        </message>
        <message>
            <source>Chapter {number}, lost: no XP.</source>
            <translation>Capítulo {number}, perdido: sin PX.</translation>
        </message>
        <message>
            <source>Chapter {number}: {xp} XP.</source>
            <translation>Capítulo {number}: {xp} PX.</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Capítulos</translation>
        </message>
        <message>
            <source>Charisma</source>
            <translation>Carisma</translation>
        </message>
        <message>
            <source>Choose a destination</source>
            <translation>Elige un destino</translation>
        </message>
        <message>
            <source>Choose a square to come from.</source>
            <translation>Elige la casilla de la que vienes.</translation>
        </message>
        <message>
            <source>Choose where you come from</source>
            <translation>Elige de dónde vienes</translation>
        </message>
        <message>
            <source>Choose your dice</source>
            <translation>Elige tus dados</translation>
        </message>
        <message>
            <source>Coming home has cost 1 Fear.</source>
            <translation>Volver a casa ha costado 1 de miedo.</translation>
        </message>
        <message>
            <source>Crossed out in passing: {what}, {place}.</source>
            <translation>Tachado al pasar: {what}, {place}.</translation>
        </message>
        <message>
            <source>DEX</source>
            <translation>DES</translation>
        </message>
        <message>
            <source>Dexterity</source>
            <translation>Destreza</translation>
        </message>
        <message>
            <source>Dexterity Check: threw {die} with {value}, failed.</source>
            <translation>Control de Destreza: sale {die} con {value}, fallado.</translation>
        </message>
        <message>
            <source>Dexterity Check: threw {die} with {value}, passed.</source>
            <translation>Control de Destreza: sale {die} con {value}, superado.</translation>
        </message>
        <message>
            <source>Draw the Route to {aim}</source>
            <translation>Trazar la ruta hasta {aim}</translation>
        </message>
        <message>
            <source>Driven home: using the Town costs 1 Fear, leaving it nothing.</source>
            <translation>De vuelta a casa huyendo: usar el pueblo cuesta 1 de miedo, dejarlo, nada.</translation>
        </message>
        <message>
            <source>ECL</source>
            <translation>NE</translation>
        </message>
        <message>
            <source>Each result goes where you like; low ones bring XP, ten a point.</source>
            <translation>Van donde quieras; los bajos dan PX, diez por punto.</translation>
        </message>
        <message>
            <source>Encounter</source>
            <translation>Encuentro</translation>
        </message>
        <message>
            <source>Equip</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <source>Exactly its Life: it loses nothing and keeps {life}.</source>
            <translation>Justo su vida: no pierde nada y conserva {life}.</translation>
        </message>
        <message>
            <source>Failing: {costs}.</source>
            <translation>Al fallar: {costs}.</translation>
        </message>
        <message>
            <source>Failure</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <source>Fear</source>
            <translation>Miedo</translation>
        </message>
        <message>
            <source>Fear Check with {dice}</source>
            <translation>Control de miedo con {dice}</translation>
        </message>
        <message>
            <source>Fear Check: more sixes than {wisdom}</source>
            <translation>Control de miedo: más seises que {wisdom}</translation>
        </message>
        <message numerus="yes">
            <source>Fear Check: roll %n dice</source>
            <translation>
                <numerusform>Control de miedo: tirar %n dado</numerusform>
                <numerusform>Control de miedo: tirar %n dados</numerusform>
            </translation>
        </message>
        <message>
            <source>Fear Check: threw {dice}, {sixes} with WIS {wis}: panic.</source>
            <translation>Control de miedo: sale {dice}, {sixes} con SAB {wis}: pánico.</translation>
        </message>
        <message>
            <source>Fear Check: threw {dice}, {sixes} with WIS {wis}: steady.</source>
            <translation>Control de miedo: sale {dice}, {sixes} con SAB {wis}: firme.</translation>
        </message>
        <message>
            <source>Fear {amount} for {why}: now {now} of 20.</source>
            <translation>Miedo {amount} por {why}: ahora {now} de 20.</translation>
        </message>
        <message>
            <source>Fear {fear}</source>
            <translation>Miedo {fear}</translation>
        </message>
        <message>
            <source>Fear; Personal, Threat, Puzzle, Trap</source>
            <translation>Miedo y mente; amenaza, enigma, trampa</translation>
        </message>
        <message>
            <source>Fled from {encounter}: back to the dot in {place}.</source>
            <translation>Huida de {encounter}: de vuelta al punto en {place}.</translation>
        </message>
        <message>
            <source>Fled from {encounter}: driven back to the Hometown.</source>
            <translation>Huida de {encounter}: de vuelta al pueblo natal.</translation>
        </message>
        <message>
            <source>Flee</source>
            <translation>Huir</translation>
        </message>
        <message>
            <source>For the Attributes: threw {dice}, counted as {values}.</source>
            <translation>Para los atributos: sale {dice}, que cuenta como {values}.</translation>
        </message>
        <message>
            <source>For the Attributes: threw {dice}.</source>
            <translation>Para los atributos: sale {dice}.</translation>
        </message>
        <message>
            <source>For the type: threw {die}. {encounter}.</source>
            <translation>Para el tipo: sale {die}. {encounter}.</translation>
        </message>
        <message>
            <source>Gifts</source>
            <translation>Regalos</translation>
        </message>
        <message>
            <source>Give each Attribute a die</source>
            <translation>Da un dado a cada atributo</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Oro</translation>
        </message>
        <message>
            <source>Hand in {dice}</source>
            <translation>Dar {dice}</translation>
        </message>
        <message>
            <source>Hometown</source>
            <translation>Pueblo natal</translation>
        </message>
        <message>
            <source>Hometown {wealth}</source>
            <translation>Pueblo natal {wealth}</translation>
        </message>
        <message>
            <source>I would rather no</source>
            <translation>preferiría no sal</translation>
        </message>
        <message>
            <source>INT</source>
            <translation>INT</translation>
        </message>
        <message>
            <source>If it ended now</source>
            <translation>Si acabara ahora</translation>
        </message>
        <message>
            <source>In pencil, {place}: {note}</source>
            <translation>A lápiz, {place}: {note}</translation>
        </message>
        <message>
            <source>In the Hometown, Wealth {wealth}.</source>
            <translation>En el pueblo natal, riqueza {wealth}.</translation>
        </message>
        <message>
            <source>In the Hometown, before the first Chapter.</source>
            <translation>En el pueblo natal, antes del primer capítulo.</translation>
        </message>
        <message>
            <source>In {place}, with {chapters} written.</source>
            <translation>En {place}, con {chapters} en el papel.</translation>
        </message>
        <message>
            <source>Intelligence</source>
            <translation>Inteligencia</translation>
        </message>
        <message>
            <source>Items</source>
            <translation>Objetos</translation>
        </message>
        <message>
            <source>LUC</source>
            <translation>SUE</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Leave Town</source>
            <translation>Dejar el pueblo</translation>
        </message>
        <message>
            <source>Leave the Hometown</source>
            <translation>Dejar el pueblo natal</translation>
        </message>
        <message>
            <source>Left the Hometown.</source>
            <translation>Adiós al pueblo natal.</translation>
        </message>
        <message>
            <source>Left {town}, which is crossed out.</source>
            <translation>Adiós a {town}, que queda tachado.</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <source>Level {level}, and as many dice in every pool.</source>
            <translation>Nivel {level}, y otros tantos dados en cada tirada.</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <source>Luck Check: threw {die} with {value}, failed: no gold.</source>
            <translation>Control de Suerte: sale {die} con {value}, fallado: nada de oro.</translation>
        </message>
        <message>
            <source>Luck Check: threw {die} with {value}, failed: {gold} gold.</source>
            <translation>Control de Suerte: sale {die} con {value}, fallado: {gold} de oro.</translation>
        </message>
        <message>
            <source>Luck Check: threw {die} with {value}, passed. Threw {dice}: {gold} gold.</source>
            <translation>Control de Suerte: sale {die} con {value}, superado. Sale {dice}: {gold} de oro.</translation>
        </message>
        <message>
            <source>Luck Check: threw {die} with {value}, passed: {gold} gold.</source>
            <translation>Control de Suerte: sale {die} con {value}, superado: {gold} de oro.</translation>
        </message>
        <message>
            <source>Newly written, with {bonus} in each number for Level {level}: {areas}.</source>
            <translation>Recién escrito, con {bonus} en cada número por el nivel {level}: {areas}.</translation>
        </message>
        <message>
            <source>Newly written: {areas}.</source>
            <translation>Recién escrito: {areas}.</translation>
        </message>
        <message>
            <source>Next: {throw}</source>
            <translation>Ahora: {throw}</translation>
        </message>
        <message>
            <source>No Chapter is written yet.</source>
            <translation>Aún no hay ningún capítulo escrito.</translation>
        </message>
        <message>
            <source>Nobody here haggles with you.</source>
            <translation>Aquí nadie regatea contigo.</translation>
        </message>
        <message>
            <source>Nothing is written yet.</source>
            <translation>Aún no hay nada escrito.</translation>
        </message>
        <message>
            <source>Nothing is written yet. All ways are open.</source>
            <translation>Aún no hay nada escrito. Todos los caminos están abiertos.</translation>
        </message>
        <message>
            <source>Obstacles, Combat, Trap; fewer Wounds</source>
            <translation>Obstáculos, combate, trampa; esquive</translation>
        </message>
        <message>
            <source>Obstacles, Combat; Wounds borne</source>
            <translation>Obstáculos, combate; aguante</translation>
        </message>
        <message>
            <source>Of which kind: threw {die}. {type}.</source>
            <translation>De qué clase: sale {die}. {type}.</translation>
        </message>
        <message>
            <source>On the road, before the first Chapter.</source>
            <translation>De camino, antes del primer capítulo.</translation>
        </message>
        <message>
            <source>Only Work brings Fear before you set out.</source>
            <translation>Solo el trabajo trae miedo antes de que salgas.</translation>
        </message>
        <message>
            <source>Panic before {encounter}: back to the dot in {place}.</source>
            <translation>Pánico ante {encounter}: de vuelta al punto en {place}.</translation>
        </message>
        <message>
            <source>Panic before {encounter}: driven back to the Hometown.</source>
            <translation>Pánico ante {encounter}: de vuelta al pueblo natal.</translation>
        </message>
        <message>
            <source>Personal</source>
            <translation>Asunto personal</translation>
        </message>
        <message>
            <source>Place the dot in {aim}</source>
            <translation>Poner el punto en {aim}</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jugar de nuevo</translation>
        </message>
        <message>
            <source>Print the book</source>
            <translation>Imprimir el libro</translation>
        </message>
        <message>
            <source>Read on</source>
            <translation>Seguir leyendo</translation>
        </message>
        <message>
            <source>Read the book</source>
            <translation>Leer el libro</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>Descansar</translation>
        </message>
        <message>
            <source>Rest at the inn</source>
            <translation>Descansar en la posada</translation>
        </message>
        <message>
            <source>Rested for {cost} gold: {healed}.</source>
            <translation>Descanso por {cost} de oro: {healed}.</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Tirar %n dado</numerusform>
                <numerusform>Tirar %n dados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice and type them in</source>
            <translation>
                <numerusform>Tira %n dado y escríbelo</numerusform>
                <numerusform>Tira %n dados y escríbelos</numerusform>
            </translation>
        </message>
        <message>
            <source>Roll against the Trap</source>
            <translation>Tirar contra la trampa</translation>
        </message>
        <message>
            <source>Roll for the type</source>
            <translation>Tirar por el tipo</translation>
        </message>
        <message>
            <source>Roll six Checks</source>
            <translation>Tirar seis controles</translation>
        </message>
        <message>
            <source>STR</source>
            <translation>FUE</translation>
        </message>
        <message>
            <source>Sell</source>
            <translation>Vender</translation>
        </message>
        <message>
            <source>Sell {ware}</source>
            <translation>Vender {ware}</translation>
        </message>
        <message>
            <source>Settle in the middle</source>
            <translation>Instalarse en el centro</translation>
        </message>
        <message>
            <source>Settle in {place}</source>
            <translation>Instalarse en {place}</translation>
        </message>
        <message>
            <source>Shield: threw {die} with {attribute} {value}, it does not help.</source>
            <translation>Escudo: sale {die} con {attribute} {value}, no sirve.</translation>
        </message>
        <message>
            <source>Shield: threw {die} with {attribute} {value}, it holds.</source>
            <translation>Escudo: sale {die} con {attribute} {value}, aguanta.</translation>
        </message>
        <message>
            <source>Six Attributes</source>
            <translation>Seis atributos</translation>
        </message>
        <message>
            <source>Six Checks</source>
            <translation>Seis controles</translation>
        </message>
        <message>
            <source>Six Checks decide the gold to begin with.</source>
            <translation>Seis controles deciden el oro inicial.</translation>
        </message>
        <message>
            <source>Six Checks: threw {dice}. Gold: {gold}. XP: {xp} more.</source>
            <translation>Seis controles: sale {dice}. Oro: {gold}. PX: {xp} más.</translation>
        </message>
        <message>
            <source>Six dice</source>
            <translation>Seis dados</translation>
        </message>
        <message>
            <source>Six dice lie ready for the Attributes.</source>
            <translation>Seis dados esperan para los atributos.</translation>
        </message>
        <message>
            <source>Six results are to be given to Attributes.</source>
            <translation>Falta repartir seis resultados entre los atributos.</translation>
        </message>
        <message>
            <source>Sold for {gold} gold: {ware}.</source>
            <translation>Vendido por {gold} de oro: {ware}.</translation>
        </message>
        <message>
            <source>Something ahead</source>
            <translation>Algo espera</translation>
        </message>
        <message>
            <source>Strain</source>
            <translation>Esfuerzo</translation>
        </message>
        <message>
            <source>Strain {dice}</source>
            <translation>esfuerzo {dice}</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Fuerza</translation>
        </message>
        <message>
            <source>Success</source>
            <translation>Éxito</translation>
        </message>
        <message>
            <source>Switch {rule}</source>
            <translation>Cambiar {rule}</translation>
        </message>
        <message numerus="yes">
            <source>Take up %n dice</source>
            <translation>
                <numerusform>Coger %n dado</numerusform>
                <numerusform>Coger %n dados</numerusform>
            </translation>
        </message>
        <message>
            <source>The Hometown is yours until you leave it.</source>
            <translation>El pueblo natal es tuyo hasta que lo dejes.</translation>
        </message>
        <message>
            <source>The Hometown lies in {place}. Its Wealth: threw {wealth}.</source>
            <translation>El pueblo natal está en {place}. Su riqueza: sale {wealth}.</translation>
        </message>
        <message>
            <source>The Oracle said {encounter}, and was paid for it.</source>
            <translation>El oráculo dijo {encounter}, y cobró por ello.</translation>
        </message>
        <message>
            <source>The Oracle takes {cost} gold and looks at {place}.</source>
            <translation>El oráculo toma {cost} de oro y mira {place}.</translation>
        </message>
        <message>
            <source>The Oracle threw {die}: {encounter}.</source>
            <translation>Al oráculo le sale {die}: {encounter}.</translation>
        </message>
        <message>
            <source>The Town is yours until you leave it.</source>
            <translation>El pueblo es tuyo hasta que lo dejes.</translation>
        </message>
        <message>
            <source>The Trap goes off.</source>
            <translation>La trampa salta.</translation>
        </message>
        <message>
            <source>The book closes</source>
            <translation>El libro se cierra</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>The journey</source>
            <translation>El viaje</translation>
        </message>
        <message>
            <source>The journey as a chart</source>
            <translation>El viaje en un gráfico</translation>
        </message>
        <message>
            <source>The sheet is still empty.</source>
            <translation>La hoja sigue vacía.</translation>
        </message>
        <message>
            <source>The six Attributes</source>
            <translation>Los seis atributos</translation>
        </message>
        <message>
            <source>The type of the Encounter, ECL {ecl}, is to be rolled.</source>
            <translation>Falta tirar por el tipo del encuentro, NE {ecl}.</translation>
        </message>
        <message>
            <source>This book is closed.</source>
            <translation>Este libro está cerrado.</translation>
        </message>
        <message>
            <source>Threat, Puzzle, Trap; the review</source>
            <translation>Amenaza, enigma, trampa; la crítica</translation>
        </message>
        <message>
            <source>Threat; haggling in Towns</source>
            <translation>Amenaza; regateo en los pueblos</translation>
        </message>
        <message>
            <source>Threw {dice}: {sum}, needed {needs}.</source>
            <translation>Sale {dice}: {sum}, hacían falta {needs}.</translation>
        </message>
        <message>
            <source>Threw {dice}: {sum}, needed {needs}. Missing: {missing}.</source>
            <translation>Sale {dice}: {sum}, hacían falta {needs}. De menos: {missing}.</translation>
        </message>
        <message>
            <source>Threw {die} with {attribute} {value}: the Trap is seen in time.</source>
            <translation>Sale {die} con {attribute} {value}: la trampa se ve a tiempo.</translation>
        </message>
        <message>
            <source>Threw {die} with {attribute} {value}: the Trap is seen too late.</source>
            <translation>Sale {die} con {attribute} {value}: la trampa se ve tarde.</translation>
        </message>
        <message>
            <source>To the shelf</source>
            <translation>Al estante</translation>
        </message>
        <message>
            <source>Town {wealth}</source>
            <translation>Pueblo {wealth}</translation>
        </message>
        <message>
            <source>Try with {dice}</source>
            <translation>Intentarlo con {dice}</translation>
        </message>
        <message>
            <source>Turn it into a Combat</source>
            <translation>Convertirla en un combate</translation>
        </message>
        <message>
            <source>Turn the page</source>
            <translation>Pasar la página</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Desconocido</translation>
        </message>
        <message>
            <source>Use {ware}</source>
            <translation>Usar {ware}</translation>
        </message>
        <message>
            <source>WIS</source>
            <translation>SAB</translation>
        </message>
        <message>
            <source>Wealth {wealth}</source>
            <translation>Riqueza {wealth}</translation>
        </message>
        <message>
            <source>What stands there</source>
            <translation>Lo que hay allí</translation>
        </message>
        <message>
            <source>Wisdom</source>
            <translation>Sabiduría</translation>
        </message>
        <message>
            <source>Work</source>
            <translation>Trabajar</translation>
        </message>
        <message>
            <source>Worked: threw {die}, earned {gold} gold.</source>
            <translation>Trabajo: sale {die}, {gold} de oro ganado.</translation>
        </message>
        <message>
            <source>Wounds</source>
            <translation>Heridas</translation>
        </message>
        <message>
            <source>Wounds {wounds}</source>
            <translation>Heridas {wounds}</translation>
        </message>
        <message>
            <source>Wounds: {light} if a Dexterity Check is passed, else {heavy}</source>
            <translation>Heridas: {light} si se supera un control de Destreza; si no, {heavy}</translation>
        </message>
        <message>
            <source>Wounds: {light} if a Dexterity Check is passed, else {least} to {most}</source>
            <translation>Heridas: {light} si se supera un control de Destreza; si no, de {least} a {most}</translation>
        </message>
        <message>
            <source>Write these six down</source>
            <translation>Apuntar estos seis</translation>
        </message>
        <message>
            <source>XP</source>
            <translation>PX</translation>
        </message>
        <message>
            <source>XP {xp}</source>
            <translation>PX {xp}</translation>
        </message>
        <message>
            <source>You haggled well: every price is 1 lower.</source>
            <translation>Has regateado bien: cada precio baja 1.</translation>
        </message>
        <message>
            <source>a Chapter, {xp} XP</source>
            <translation>un capítulo, {xp} PX</translation>
        </message>
        <message>
            <source>a Personal lost</source>
            <translation>un asunto personal perdido</translation>
        </message>
        <message>
            <source>a Puzzle not solved</source>
            <translation>un enigma sin resolver</translation>
        </message>
        <message>
            <source>a blank</source>
            <translation>un blanco</translation>
        </message>
        <message>
            <source>about {chance}, over the six types</source>
            <translation>alrededor del {chance}, entre los seis tipos</translation>
        </message>
        <message>
            <source>about {wounds} Wounds</source>
            <translation>unas {wounds} heridas</translation>
        </message>
        <message>
            <source>and then it tur</source>
            <translation>y entonces se vol</translation>
        </message>
        <message>
            <source>base price and Wealth</source>
            <translation>precio base y riqueza</translation>
        </message>
        <message>
            <source>blank</source>
            <translation>en blanco</translation>
        </message>
        <message>
            <source>bought {wares}</source>
            <translation>comprado: {wares}</translation>
        </message>
        <message>
            <source>bribes {dice}</source>
            <translation>sobornos {dice}</translation>
        </message>
        <message>
            <source>bribes {gold}</source>
            <translation>sobornos {gold}</translation>
        </message>
        <message>
            <source>by {adventurer}</source>
            <translation>por {adventurer}</translation>
        </message>
        <message>
            <source>cannot be fled</source>
            <translation>no se puede huir</translation>
        </message>
        <message>
            <source>column {column}, row {row}</source>
            <translation>columna {column}, fila {row}</translation>
        </message>
        <message>
            <source>coming back costs 1 Fear</source>
            <translation>volver cuesta 1 de miedo</translation>
        </message>
        <message>
            <source>coming home</source>
            <translation>volver a casa</translation>
        </message>
        <message>
            <source>crossed out</source>
            <translation>tachado</translation>
        </message>
        <message>
            <source>crosses out nothing</source>
            <translation>no tacha nada</translation>
        </message>
        <message>
            <source>crosses out {lost}</source>
            <translation>tacha {lost}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vacía</translation>
        </message>
        <message>
            <source>ends it {kill}, {wounds}</source>
            <translation>la acaba {kill}, {wounds}</translation>
        </message>
        <message>
            <source>fleeing</source>
            <translation>huir</translation>
        </message>
        <message>
            <source>gave {wares}</source>
            <translation>regalado: {wares}</translation>
        </message>
        <message>
            <source>gold after a victory</source>
            <translation>oro tras una victoria</translation>
        </message>
        <message>
            <source>gold {gold}</source>
            <translation>oro {gold}</translation>
        </message>
        <message>
            <source>half of {base}</source>
            <translation>la mitad de {base}</translation>
        </message>
        <message>
            <source>half the base price</source>
            <translation>la mitad del precio base</translation>
        </message>
        <message>
            <source>heals up to 3 Wounds</source>
            <translation>cura hasta 3 heridas</translation>
        </message>
        <message>
            <source>home, for 1 Fear</source>
            <translation>a casa, por 1 de miedo</translation>
        </message>
        <message>
            <source>home, free of Fear</source>
            <translation>a casa, sin miedo</translation>
        </message>
        <message>
            <source>it becomes a Combat with ECL 5 higher</source>
            <translation>se convierte en un combate con NE 5 más alto</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>permitido</translation>
        </message>
        <message numerus="yes">
            <source>loses %n square(s)</source>
            <translation>
                <numerusform>tacha %n casilla</numerusform>
                <numerusform>tacha %n casillas</numerusform>
            </translation>
        </message>
        <message>
            <source>loses nothing</source>
            <translation>no tacha nada</translation>
        </message>
        <message>
            <source>loses {lost}</source>
            <translation>tacha {lost}</translation>
        </message>
        <message>
            <source>no Route ends there</source>
            <translation>ninguna ruta acaba allí</translation>
        </message>
        <message>
            <source>no Wounds</source>
            <translation>sin heridas</translation>
        </message>
        <message>
            <source>no roll; it is used up</source>
            <translation>sin tirada; se gasta</translation>
        </message>
        <message>
            <source>no way out of he</source>
            <translation>de aquí no hay sali</translation>
        </message>
        <message>
            <source>no way there</source>
            <translation>no hay camino</translation>
        </message>
        <message>
            <source>not legal</source>
            <translation>no permitido</translation>
        </message>
        <message>
            <source>nothing to sell</source>
            <translation>nada que vender</translation>
        </message>
        <message>
            <source>nothing unknown</source>
            <translation>nada desconocido</translation>
        </message>
        <message>
            <source>rest, work, buy</source>
            <translation>descansar, trabajar, comprar</translation>
        </message>
        <message>
            <source>rested {times}, healed {wounds}</source>
            <translation>descansos {times}, heridas curadas {wounds}</translation>
        </message>
        <message>
            <source>sold {wares}</source>
            <translation>vendido: {wares}</translation>
        </message>
        <message>
            <source>somebody who was there</source>
            <translation>alguien que estuvo allí</translation>
        </message>
        <message>
            <source>tells the type of one Encounter</source>
            <translation>dice el tipo de un encuentro</translation>
        </message>
        <message>
            <source>the Hometown</source>
            <translation>el pueblo natal</translation>
        </message>
        <message>
            <source>the Trap</source>
            <translation>la trampa</translation>
        </message>
        <message>
            <source>the same ECL as Life</source>
            <translation>el mismo NE como vida</translation>
        </message>
        <message>
            <source>there is no coming back</source>
            <translation>no se puede volver</translation>
        </message>
        <message>
            <source>threw {dice}</source>
            <translation>sale {dice}</translation>
        </message>
        <message>
            <source>threw {sums}, needed {needs}</source>
            <translation>sale {sums}, hacían falta {needs}</translation>
        </message>
        <message>
            <source>threw {sums}, needed {needs} at last</source>
            <translation>sale {sums}, al final hacían falta {needs}</translation>
        </message>
        <message>
            <source>told of {squares}</source>
            <translation>revelados {squares}</translation>
        </message>
        <message>
            <source>used {wares}</source>
            <translation>usado: {wares}</translation>
        </message>
        <message>
            <source>using the Hometown after fleeing there</source>
            <translation>usar el pueblo natal tras huir a él</translation>
        </message>
        <message>
            <source>where you stand</source>
            <translation>donde estás</translation>
        </message>
        <message>
            <source>worked {times}, earned {gold}</source>
            <translation>trabajos {times}, ganado {gold}</translation>
        </message>
        <message>
            <source>working</source>
            <translation>trabajar</translation>
        </message>
        <message>
            <source>you have one</source>
            <translation>ya tienes una</translation>
        </message>
        <message>
            <source>{chance} %</source>
            <translation>{chance} %</translation>
        </message>
        <message>
            <source>{chance} as it is, {part}</source>
            <translation>{chance} tal como está, {part}</translation>
        </message>
        <message>
            <source>{chance} that it goes off</source>
            <translation>{chance} de que salte</translation>
        </message>
        <message>
            <source>{chance} that you panic</source>
            <translation>{chance} de que cunda el pánico</translation>
        </message>
        <message>
            <source>{chapters} of 20 Chapters, {ending}.</source>
            <translation>{chapters} de 20 capítulos, {ending}.</translation>
        </message>
        <message>
            <source>{damage} off a Life of {before}: nothing is left of it.</source>
            <translation>{damage} menos de una vida de {before}: no le queda nada.</translation>
        </message>
        <message>
            <source>{damage} off a Life of {before}: {life} left.</source>
            <translation>{damage} menos de una vida de {before}: le quedan {life}.</translation>
        </message>
        <message>
            <source>{dice} against {needs}</source>
            <translation>{dice} contra {needs}</translation>
        </message>
        <message>
            <source>{ecl} or more: {gain}.</source>
            <translation>{ecl} o más: {gain}.</translation>
        </message>
        <message>
            <source>{encounter} begins with a Fear Check.</source>
            <translation>{encounter} empieza con un control de miedo.</translation>
        </message>
        <message>
            <source>{encounter} begins.</source>
            <translation>Empieza {encounter}.</translation>
        </message>
        <message>
            <source>{encounter} begins. Life: {life}.</source>
            <translation>Empieza {encounter}. Vida: {life}.</translation>
        </message>
        <message>
            <source>{encounter} stands open.</source>
            <translation>{encounter} sigue abierto.</translation>
        </message>
        <message>
            <source>{encounter}: a Check decides whether it goes off.</source>
            <translation>{encounter}: un control decide si salta.</translation>
        </message>
        <message>
            <source>{encounter}: {dice} lie ready.</source>
            <translation>{encounter}: esperan {dice}.</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first} or {second} Check, the better</source>
            <translation>control de {first} o {second}, el mejor</translation>
        </message>
        <message>
            <source>{item}: then {chance}</source>
            <translation>{item}: entonces, {chance}</translation>
        </message>
        <message>
            <source>{least} to {most} Wounds, it becomes an Obstacle, and a Fear Check</source>
            <translation>de {least} a {most} heridas, se convierte en obstáculo, y un control de miedo</translation>
        </message>
        <message>
            <source>{least} to {most} gold for 2 Fear</source>
            <translation>de {least} a {most} de oro por 2 de miedo</translation>
        </message>
        <message>
            <source>{least} to {most} gold with luck, else {few}</source>
            <translation>de {least} a {most} de oro con suerte; si no, {few}</translation>
        </message>
        <message>
            <source>{life} or more takes the difference off its Life. At 0: {gain}.</source>
            <translation>{life} o más le quita a su vida la diferencia. En 0: {gain}.</translation>
        </message>
        <message>
            <source>{number}. {title}</source>
            <translation>{number}. {title}</translation>
        </message>
        <message>
            <source>{parts}: {dice}, needed {needs}.</source>
            <translation>{parts}: {dice}, hacen falta {needs}.</translation>
        </message>
        <message>
            <source>{part} in {whole}</source>
            <translation>{part} de cada {whole}</translation>
        </message>
        <message>
            <source>{sign}{gain} %</source>
            <translation>{sign}{gain} %</translation>
        </message>
        <message>
            <source>{six}. XP to begin with: {xp}.</source>
            <translation>{six}. PX para empezar: {xp}.</translation>
        </message>
        <message>
            <source>{source} {dice}</source>
            <translation>{source} {dice}</translation>
        </message>
        <message>
            <source>{type} becomes {encounter}.</source>
            <translation>{type}: se convierte en {encounter}.</translation>
        </message>
        <message>
            <source>{type} {number}</source>
            <translation>{type} {number}</translation>
        </message>
        <message>
            <source>{ware}: the Trap is taken apart.</source>
            <translation>{ware}: la trampa queda desmontada.</translation>
        </message>
        <message>
            <source>{what} (threw {dice})</source>
            <translation>{what} (sale {dice})</translation>
        </message>
        <message>
            <source>{wounds}{how}: now {now} of {limit}.</source>
            <translation>{wounds}{how}: ahora {now} de {limit}.</translation>
        </message>
        <message>
            <source>{xp} XP</source>
            <translation>{xp} PX</translation>
        </message>
        <message>
            <source>“{title}”</source>
            <translation>«{title}»</translation>
        </message>
    </context>
    <context>
        <name>BookCommands</name>
        <message>
            <source>As you like: give the dice to the Attributes</source>
            <translation>A tu gusto: repartir los dados entre los atributos</translation>
        </message>
        <message>
            <source>Destinations, from a Town</source>
            <translation>Destinos, desde un pueblo</translation>
        </message>
        <message>
            <source>Destinations: nearest first, or by chance</source>
            <translation>Destinos: primero los cercanos, o por probabilidad</translation>
        </message>
        <message>
            <source>Fit the sheet</source>
            <translation>Ajustar la hoja</translation>
        </message>
        <message>
            <source>Keep the book as a text file...</source>
            <translation>Guardar el libro como archivo de texto...</translation>
        </message>
        <message>
            <source>The best dot</source>
            <translation>El mejor punto</translation>
        </message>
        <message>
            <source>The book so far; again in reading size</source>
            <translation>El libro hasta ahora; otra vez, en tamaño de lectura</translation>
        </message>
        <message>
            <source>The journey as a chart</source>
            <translation>El viaje en un gráfico</translation>
        </message>
        <message>
            <source>The middle of the sheet; later the Hometown</source>
            <translation>El centro de la hoja; más tarde, el pueblo natal</translation>
        </message>
        <message>
            <source>The review, if it ended now</source>
            <translation>La crítica, si acabara ahora</translation>
        </message>
        <message>
            <source>The sheet as a list</source>
            <translation>La hoja como lista</translation>
        </message>
        <message>
            <source>The whole sheet, as printed</source>
            <translation>La hoja entera, como impresa</translation>
        </message>
    </context>
    <context>
        <name>BookEnds</name>
        <message numerus="yes">
            <source>%n year(s)</source>
            <translation>
                <numerusform>%n año</numerusform>
                <numerusform>%n años</numerusform>
            </translation>
        </message>
        <message>
            <source>A cheese is named after me, and keeps.</source>
            <translation>Un queso lleva mi nombre, y aguanta.</translation>
        </message>
        <message>
            <source>A good decade or two</source>
            <translation>Una o dos buenas décadas</translation>
        </message>
        <message>
            <source>A tenth of the XP</source>
            <translation>Un décimo de los PX</translation>
        </message>
        <message>
            <source>As Far as It Goes</source>
            <translation>Hasta donde llega</translation>
        </message>
        <message>
            <source>Bread and candles, till the roof leaks.</source>
            <translation>Pan y velas, hasta que haya goteras.</translation>
        </message>
        <message>
            <source>Equipment left</source>
            <translation>Equipo que queda</translation>
        </message>
        <message>
            <source>Famous</source>
            <translation>Famoso</translation>
        </message>
        <message>
            <source>Fear</source>
            <translation>Miedo</translation>
        </message>
        <message>
            <source>Fear 20: the book appears as far as it goes.</source>
            <translation>Miedo 20: el libro aparece hasta donde llega.</translation>
        </message>
        <message>
            <source>Firewood</source>
            <translation>Leña</translation>
        </message>
        <message>
            <source>From the Papers Left Behind</source>
            <translation>De los papeles que dejó</translation>
        </message>
        <message>
            <source>Gold left</source>
            <translation>Oro que queda</translation>
        </message>
        <message>
            <source>Here the paper ends, and I have been careful to end a little before it. Twenty chapters, the printer says, is what a book is. I counted mine twice on the way home, once aloud, and a man in the next field took off his hat.</source>
            <translation>Aquí se acaba el papel, y he procurado acabar un poco antes. Veinte capítulos, dice el impresor, es lo que mide un libro. Conté los míos dos veces de camino a casa, una en voz alta, y un hombre se quitó el sombrero en el campo de al lado.</translation>
        </message>
        <message>
            <source>Highest ECL overcome</source>
            <translation>NE más alto vencido</translation>
        </message>
        <message>
            <source>I had meant to write more, and had the shoes for it. But this morning the gate stood open as it always has, and I found that I had sat down to wait until somebody shut it. Nobody did. I leave the remaining pages to the reader, who is braver, and indoors.</source>
            <translation>Pensaba escribir más, y tenía zapatos para ello. Pero esta mañana la verja estaba abierta como siempre, y me vi en el banco, a la espera de que alguien la cerrara. No la cerró nadie. Dejo las páginas que faltan a quien lee, que tiene más valor, y techo.</translation>
        </message>
        <message>
            <source>I have bought the chair and the window.</source>
            <translation>He comprado la silla y la ventana.</translation>
        </message>
        <message>
            <source>I have walked round the edge of what I may cross; it is shorter than it looks. In every direction there is something I have already written about. I sit in the middle of my own book, then, with a good view of it, and wait for the post.</source>
            <translation>He dado la vuelta al borde de lo que puedo cruzar; es más corto de lo que parece. En todas direcciones hay algo sobre lo que ya he escrito. Así que estoy en medio de mi propio libro, con buenas vistas, y espero al cartero.</translation>
        </message>
        <message>
            <source>Immortal</source>
            <translation>Inmortal</translation>
        </message>
        <message>
            <source>In the Middle of It</source>
            <translation>En medio</translation>
        </message>
        <message>
            <source>Intelligence, three times</source>
            <translation>Inteligencia, tres veces</translation>
        </message>
        <message>
            <source>It burns well; people have said so.</source>
            <translation>Arde bien; me lo han dicho.</translation>
        </message>
        <message>
            <source>Items not used</source>
            <translation>Objetos sin usar</translation>
        </message>
        <message>
            <source>Money beyond the limit</source>
            <translation>Dinero por encima del límite</translation>
        </message>
        <message>
            <source>No Route leads anywhere: the book appears as far as it goes.</source>
            <translation>Ninguna ruta lleva a ninguna parte: el libro aparece hasta donde llega.</translation>
        </message>
        <message>
            <source>Only a finished book can be a success: twenty Chapters and {goal} years.</source>
            <translation>Solo un libro acabado puede ser un éxito: veinte capítulos y {goal} años.</translation>
        </message>
        <message>
            <source>Pays for the inn</source>
            <translation>Paga la posada</translation>
        </message>
        <message>
            <source>Retired rich</source>
            <translation>Un retiro de rico</translation>
        </message>
        <message>
            <source>Strangers correct me, and I thank them.</source>
            <translation>Me corrigen por la calle, y lo agradezco.</translation>
        </message>
        <message>
            <source>The End</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>The innkeeper lets me a room for it.</source>
            <translation>El posadero me fía un cuarto por él.</translation>
        </message>
        <message>
            <source>The manuscript ends here. It was found dry, wrapped in the better of two shirts, with a list of people who were to receive a copy. There are eleven names. The last but one is the innkeeper's, crossed out, and put back.</source>
            <translation>El manuscrito acaba aquí. Lo hallaron seco, envuelto en la mejor de dos camisas, con una lista de quienes debían recibir un ejemplar. Son once nombres. El penúltimo es el del posadero, tachado, y vuelto a poner.</translation>
        </message>
        <message>
            <source>The six Attributes</source>
            <translation>Los seis atributos</translation>
        </message>
        <message>
            <source>Too many Wounds: the adventurer is dead, the book a manuscript.</source>
            <translation>Demasiadas heridas: el aventurero ha muerto y el libro es un manuscrito.</translation>
        </message>
        <message>
            <source>Towns, with the Hometown</source>
            <translation>Pueblos, con el natal</translation>
        </message>
        <message>
            <source>Twenty Chapters</source>
            <translation>Veinte capítulos</translation>
        </message>
        <message>
            <source>Twenty Chapters: the book is finished.</source>
            <translation>Veinte capítulos: el libro está acabado.</translation>
        </message>
        <message>
            <source>every rest is noticed</source>
            <translation>todo descanso se nota</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>acabado</translation>
        </message>
        <message>
            <source>for paper, cloth and praise</source>
            <translation>para papel, tela y elogios</translation>
        </message>
        <message>
            <source>how much happens in it</source>
            <translation>cuánto pasa en él</translation>
        </message>
        <message>
            <source>how well it is told</source>
            <translation>cómo está contado</translation>
        </message>
        <message>
            <source>it has an end</source>
            <translation>tiene final</translation>
        </message>
        <message>
            <source>one year a Chapter at most</source>
            <translation>como mucho un año por capítulo</translation>
        </message>
        <message>
            <source>posthumous</source>
            <translation>póstumo</translation>
        </message>
        <message>
            <source>readers like to shiver</source>
            <translation>al lector le gusta temblar</translation>
        </message>
        <message>
            <source>sold to admirers</source>
            <translation>vendido a admiradores</translation>
        </message>
        <message>
            <source>sold with a signature</source>
            <translation>vendidos con firma</translation>
        </message>
        <message>
            <source>the able are admired less</source>
            <translation>lo fácil admira menos</translation>
        </message>
        <message>
            <source>the chapter that is read aloud</source>
            <translation>el que se lee en voz alta</translation>
        </message>
        <message>
            <source>unfinished, for fear</source>
            <translation>inacabado, por miedo</translation>
        </message>
        <message>
            <source>unfinished, stranded</source>
            <translation>inacabado, sin salida</translation>
        </message>
        <message>
            <source>{goal} years were needed.</source>
            <translation>Hacían falta {goal} años.</translation>
        </message>
        <message>
            <source>{goal} years were needed: the book is a success.</source>
            <translation>Hacían falta {goal} años: el libro es un éxito.</translation>
        </message>
    </context>
    <context>
        <name>BookHints</name>
        <message>
            <source>At home only Work brings Fear until you first set out.</source>
            <translation>En casa solo el trabajo trae miedo hasta tu primera salida.</translation>
        </message>
        <message>
            <source>Below a Chapter there is room for a line of your own.</source>
            <translation>Bajo un capítulo hay sitio para una línea tuya.</translation>
        </message>
        <message>
            <source>Drag the dice to the boxes, or press A for a proposal.</source>
            <translation>Arrastra los dados a las casillas, o pulsa A para una propuesta.</translation>
        </message>
        <message>
            <source>One die for each Fear: more sixes than your Wisdom, and you flee.</source>
            <translation>Un dado por cada miedo: con más seises que tu Sabiduría, huyes.</translation>
        </message>
        <message>
            <source>Plus and minus change the dice, the bar shows your chance, Space throws.</source>
            <translation>Más y menos cambian los dados, la barra muestra tu probabilidad, Espacio tira.</translation>
        </message>
        <message>
            <source>The line crosses out what it touches: move the dot before you draw.</source>
            <translation>La línea tacha lo que toca: mueve el punto antes de trazarla.</translation>
        </message>
    </context>
    <context>
        <name>BookInvitation</name>
        <message>
            <source>A Modest Distance</source>
            <translation>Una distancia modesta</translation>
        </message>
        <message>
            <source>A Short Way Round</source>
            <translation>Un rodeo corto</translation>
        </message>
        <message>
            <source>A Year of Other People's Chairs</source>
            <translation>Un año de sillas ajenas</translation>
        </message>
        <message>
            <source>A sheet of squared paper, a pencil, a red pen, and somebody who would like to have written a book.</source>
            <translation>Una hoja de papel cuadriculado, un lápiz, un bolígrafo rojo, y alguien a quien le gustaría haber escrito un libro.</translation>
        </message>
        <message>
            <source>After twenty Chapters the book is reviewed, line by line, and you learn for how many years one can live on it.</source>
            <translation>Tras veinte capítulos el libro recibe su crítica, línea por línea, y sabes cuántos años se puede vivir de él.</translation>
        </message>
        <message>
            <source>Against the Advice of My Aunt</source>
            <translation>Contra el consejo de mi tía</translation>
        </message>
        <message>
            <source>An Encounter is met with dice: as many as your Attributes, your Level, your luggage and your nerve will give. What comes of it is told as a Chapter. Wounds and Fear are counted too; with Fear 20 the book appears unfinished, and the dead leave a manuscript.</source>
            <translation>A un encuentro se le hace frente con dados: tantos como den tus atributos, tu nivel, tu equipaje y tu valor. Lo que resulta se cuenta como un capítulo. También se cuentan las heridas y el miedo; con miedo 20 el libro aparece inacabado, y los muertos dejan un manuscrito.</translation>
        </message>
        <message>
            <source>An Honest Account, with Corrections</source>
            <translation>Un relato sincero, con correcciones</translation>
        </message>
        <message>
            <source>As printed, whoever stays at home and works does as well as whoever travels.</source>
            <translation>Como está impreso, a quien trabaja en casa le va tan bien como a quien viaja.</translation>
        </message>
        <message>
            <source>Further Than Intended</source>
            <translation>Más lejos de lo previsto</translation>
        </message>
        <message>
            <source>I Was Told There Would Be a Bridge</source>
            <translation>Me dijeron que habría un puente</translation>
        </message>
        <message>
            <source>Left at the Third Windmill</source>
            <translation>A la izquierda en el tercer molino</translation>
        </message>
        <message>
            <source>Mostly on Foot</source>
            <translation>A pie, sobre todo</translation>
        </message>
        <message>
            <source>My Boots and Their Opinions</source>
            <translation>Mis botas y sus opiniones</translation>
        </message>
        <message>
            <source>Nobody Asked Me to Go</source>
            <translation>Nadie me pidió que fuera</translation>
        </message>
        <message>
            <source>Notes from the Far Bank</source>
            <translation>Notas de la otra orilla</translation>
        </message>
        <message>
            <source>Places That Were Closed</source>
            <translation>Sitios que estaban cerrados</translation>
        </message>
        <message>
            <source>Remarks on Gates</source>
            <translation>Observaciones sobre verjas</translation>
        </message>
        <message>
            <source>Several Kinds of Rain</source>
            <translation>Varias clases de lluvia</translation>
        </message>
        <message>
            <source>Small Change and High Passes</source>
            <translation>Calderilla y puertos altos</translation>
        </message>
        <message>
            <source>Soup in Nine Towns</source>
            <translation>Sopa en nueve pueblos</translation>
        </message>
        <message>
            <source>The Country behind the Hill</source>
            <translation>El país detrás de la colina</translation>
        </message>
        <message>
            <source>The Ferry Did Not Run</source>
            <translation>No hubo barca</translation>
        </message>
        <message>
            <source>The View from the Ditch</source>
            <translation>La vista desde la cuneta</translation>
        </message>
        <message>
            <source>The Wrong Side of the Map</source>
            <translation>El lado malo del mapa</translation>
        </message>
        <message>
            <source>The adventurer, who is also the author</source>
            <translation>El aventurero, que es también el autor</translation>
        </message>
        <message>
            <source>The goal: twenty Chapters, and a review of {win_years} years or more.</source>
            <translation>La meta: veinte capítulos, y una crítica de {win_years} años o más.</translation>
        </message>
        <message>
            <source>The title page</source>
            <translation>La portada</translation>
        </message>
        <message>
            <source>The working title, until the book appears</source>
            <translation>El título provisional, hasta que aparezca el libro</translation>
        </message>
        <message>
            <source>Twenty Roads and One Good Bed</source>
            <translation>Veinte caminos y una buena cama</translation>
        </message>
        <message>
            <source>Weather Permitting</source>
            <translation>Si el tiempo lo permite</translation>
        </message>
        <message>
            <source>What It Cost to Look</source>
            <translation>Lo que costó mirar</translation>
        </message>
        <message>
            <source>You choose the square you come from. Around it lie Obstacles and Combats, Threats, Puzzles and Traps, and now and then a Town; which is which, you learn by going there. Your Route is a straight red line, and whatever it touches on its way is crossed out for good.</source>
            <translation>Eliges la casilla de la que vienes. Alrededor hay obstáculos y combates, amenazas, enigmas y trampas, y de vez en cuando un pueblo; cuál es cuál, se aprende yendo. Tu ruta es una línea roja recta, y lo que toca por el camino queda tachado para siempre.</translation>
        </message>
        <message>
            <source>by {adventurer}</source>
            <translation>por {adventurer}</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Close  Esc</source>
            <translation>Cerrar  Esc</translation>
        </message>
        <message>
            <source>The book</source>
            <translation>El libro</translation>
        </message>
        <message>
            <source>later →</source>
            <translation>después →</translation>
        </message>
        <message>
            <source>your line  N</source>
            <translation>tu línea  N</translation>
        </message>
        <message>
            <source>← earlier</source>
            <translation>← antes</translation>
        </message>
    </context>
    <context>
        <name>BookReasons</name>
        <message>
            <source>A die shows 1 to 6, not {face}.</source>
            <translation>Un dado muestra de 1 a 6, no {face}.</translation>
        </message>
        <message>
            <source>A weapon is wielded in Combat only.</source>
            <translation>Un arma solo se empuña en combate.</translation>
        </message>
        <message>
            <source>Each of the six results goes to one Attribute.</source>
            <translation>Cada uno de los seis resultados va a un atributo.</translation>
        </message>
        <message>
            <source>Leave the Town first.</source>
            <translation>Antes hay que dejar el pueblo.</translation>
        </message>
        <message>
            <source>No Town sells such a thing.</source>
            <translation>Ningún pueblo vende algo así.</translation>
        </message>
        <message>
            <source>No more than {most} Strain: one more would kill.</source>
            <translation>No más de {most} de esfuerzo: uno más mataría.</translation>
        </message>
        <message>
            <source>No straight line from here reaches it.</source>
            <translation>Ninguna recta desde aquí llega hasta allí.</translation>
        </message>
        <message>
            <source>No straight line from here reaches it; in the way: {squares}.</source>
            <translation>Ninguna recta desde aquí llega hasta allí; lo impide: {squares}.</translation>
        </message>
        <message>
            <source>Nobody can flee from something Personal.</source>
            <translation>De algo personal no puede huir nadie.</translation>
        </message>
        <message>
            <source>Nobody here takes a bribe.</source>
            <translation>Aquí nadie acepta un soborno.</translation>
        </message>
        <message>
            <source>Nobody here wants anything as a gift.</source>
            <translation>Aquí nadie quiere un regalo.</translation>
        </message>
        <message>
            <source>Nothing to do again</source>
            <translation>Nada que rehacer</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Nada que deshacer</translation>
        </message>
        <message>
            <source>Only a Threat can be turned into a Combat.</source>
            <translation>Solo una amenaza puede convertirse en un combate.</translation>
        </message>
        <message>
            <source>Only in a Town.</source>
            <translation>Solo en un pueblo.</translation>
        </message>
        <message>
            <source>Only in an Encounter.</source>
            <translation>Solo en un encuentro.</translation>
        </message>
        <message>
            <source>Only one weapon is wielded at a time.</source>
            <translation>Solo se empuña un arma a la vez.</translation>
        </message>
        <message>
            <source>Story mode cannot be switched off again.</source>
            <translation>El modo historia ya no se puede quitar.</translation>
        </message>
        <message>
            <source>Strain does not help here.</source>
            <translation>Aquí el esfuerzo no ayuda.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>Eso no es posible ahora.</translation>
        </message>
        <message>
            <source>The Oracle speaks of Encounters only.</source>
            <translation>El oráculo solo habla de encuentros.</translation>
        </message>
        <message>
            <source>The Trap has gone off: there is nothing left to disarm.</source>
            <translation>La trampa ha saltado: ya no queda nada que desarmar.</translation>
        </message>
        <message>
            <source>The dice lie ready: roll them first.</source>
            <translation>Los dados esperan: primero hay que tirarlos.</translation>
        </message>
        <message>
            <source>The dot must lie inside the square, not on its edge.</source>
            <translation>El punto debe estar dentro de la casilla, no en su borde.</translation>
        </message>
        <message>
            <source>The line would touch a Blocked square: {squares}. Try another dot.</source>
            <translation>La línea tocaría una casilla bloqueada: {squares}. Prueba otro punto.</translation>
        </message>
        <message>
            <source>The paper ends before that square.</source>
            <translation>El papel acaba antes de esa casilla.</translation>
        </message>
        <message>
            <source>There is no Trap here.</source>
            <translation>Aquí no hay ninguna trampa.</translation>
        </message>
        <message>
            <source>This book is closed.</source>
            <translation>Este libro está cerrado.</translation>
        </message>
        <message>
            <source>This costs {needs} gold, and you have {has}.</source>
            <translation>Esto cuesta {needs} de oro, y tienes {has}.</translation>
        </message>
        <message>
            <source>This is known already: {type}.</source>
            <translation>Esto ya se sabe: {type}.</translation>
        </message>
        <message>
            <source>This save is open to read only.</source>
            <translation>Esta partida está abierta solo para leer.</translation>
        </message>
        <message>
            <source>This table rule is fixed once the game has begun.</source>
            <translation>Esta regla de la mesa no cambia una vez empezada la partida.</translation>
        </message>
        <message>
            <source>Undo stops here: an older Solitarium wrote what came before</source>
            <translation>No se deshace más: lo anterior lo escribió un Solitarium más antiguo</translation>
        </message>
        <message>
            <source>Undo stops here: the dice have been seen</source>
            <translation>No se deshace más: los dados se han visto</translation>
        </message>
        <message>
            <source>You have no Wounds to heal.</source>
            <translation>No tienes heridas que curar.</translation>
        </message>
        <message>
            <source>You have nothing to take a Trap apart with.</source>
            <translation>No tienes con qué desmontar una trampa.</translation>
        </message>
        <message>
            <source>You stand in {place} already.</source>
            <translation>Ya estás en {place}.</translation>
        </message>
        <message>
            <source>{attribute} is of no help here; these are: {allowed}.</source>
            <translation>{attribute} no ayuda aquí; ayudan: {allowed}.</translation>
        </message>
        <message>
            <source>{encounter} comes first.</source>
            <translation>Primero va {encounter}.</translation>
        </message>
        <message>
            <source>{place} is Blocked.</source>
            <translation>{place}: bloqueada.</translation>
        </message>
        <message>
            <source>{place} is crossed out.</source>
            <translation>{place}: tachada.</translation>
        </message>
        <message>
            <source>{place} is empty: nothing is there yet.</source>
            <translation>{place}: vacía, aún no hay nada.</translation>
        </message>
        <message>
            <source>{wanted} dice are asked for, and {given} were typed.</source>
            <translation>Se piden {wanted} dados y se han tecleado {given}.</translation>
        </message>
        <message>
            <source>{ware} can be given away once.</source>
            <translation>{ware}: solo se puede regalar una vez.</translation>
        </message>
        <message>
            <source>{ware} is no weapon.</source>
            <translation>{ware}: no es un arma.</translation>
        </message>
        <message>
            <source>{ware} is of no use here.</source>
            <translation>{ware}: aquí no sirve.</translation>
        </message>
        <message>
            <source>{ware}: only one in each roll.</source>
            <translation>{ware}: solo uno por tirada.</translation>
        </message>
        <message>
            <source>{ware}: you have none.</source>
            <translation>{ware}: no tienes.</translation>
        </message>
        <message>
            <source>{ware}: you have one, and one is all you may have.</source>
            <translation>{ware}: ya hay en tu equipaje, y no se puede llevar más.</translation>
        </message>
    </context>
    <context>
        <name>BookRules</name>
        <message>
            <source>100</source>
            <translation>100</translation>
        </message>
        <message>
            <source>110, harder</source>
            <translation>110, más difícil</translation>
        </message>
        <message>
            <source>90, easier</source>
            <translation>90, más fácil</translation>
        </message>
        <message>
            <source>95</source>
            <translation>95</translation>
        </message>
        <message>
            <source>A Route through a corner</source>
            <translation>Una ruta por una esquina</translation>
        </message>
        <message>
            <source>A Trap not mastered</source>
            <translation>Una trampa sin dominar</translation>
        </message>
        <message>
            <source>A starting Check that fails</source>
            <translation>Un control inicial fallado</translation>
        </message>
        <message>
            <source>A4, 38 by 46 squares</source>
            <translation>A4, 38 por 46 casillas</translation>
        </message>
        <message>
            <source>A5, 25 by 29 squares</source>
            <translation>A5, 25 por 29 casillas</translation>
        </message>
        <message>
            <source>As printed every coin is a year, and whoever stays at home and works lives as long on the book as an adventurer. The limit lets gold and wares together count at most one year for each Chapter; it is meant for games that are compared.</source>
            <translation>Como está impreso, cada moneda es un año, y quien se queda en casa trabajando vive del libro tanto como un aventurero. El límite deja que oro y mercancías juntos cuenten como mucho un año por capítulo; está pensado para partidas que se comparan.</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>How large the world is, in squares of 5 mm below the line. A small sheet has edges sooner.</source>
            <translation>Cuánto mide el mundo, en casillas de 5 mm bajo la línea. En una hoja pequeña los bordes llegan antes.</translation>
        </message>
        <message>
            <source>How many years a finished book must feed you to be a success; the printed rules give no number. Bold players reach 100 more often than careful ones. Where money is limited, 95 is as hard.</source>
            <translation>Cuántos años debe mantenerte un libro acabado para ser un éxito; las reglas impresas no dan número. Jugando con audacia se llega a 100 más a menudo que con cuidado. Con el dinero limitado, 95 es igual de difícil.</translation>
        </message>
        <message>
            <source>In the long text it goes off and leaves an Obstacle; in the short guide it costs Fear and stays a Trap that may be tried again.</source>
            <translation>En el texto largo salta y deja un obstáculo; en la guía breve cuesta miedo y sigue siendo una trampa que puede intentarse otra vez.</translation>
        </message>
        <message>
            <source>Lets undo go back across dice. Once on it stays on, and the book is marked as revised.</source>
            <translation>Deja deshacer más allá de los dados. Una vez activado se queda así, y el libro se marca como revisado.</translation>
        </message>
        <message>
            <source>Letter, 39 by 42 squares</source>
            <translation>Carta, 39 por 42 casillas</translation>
        </message>
        <message>
            <source>Money in the review</source>
            <translation>El dinero en la crítica</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papel</translation>
        </message>
        <message>
            <source>Story mode</source>
            <translation>Modo historia</translation>
        </message>
        <message>
            <source>Strain in Combat</source>
            <translation>Esfuerzo en combate</translation>
        </message>
        <message>
            <source>Switched: {rule}, {value}.</source>
            <translation>Cambiado: {rule}, {value}.</translation>
        </message>
        <message>
            <source>The long text offers extra dice for Wounds at an Obstacle only, the short guide in Combat too.</source>
            <translation>El texto largo solo ofrece dados de más por heridas ante un obstáculo; la guía breve, también en combate.</translation>
        </message>
        <message>
            <source>The printed rule gives 1 XP for it, the printed example 10, and the sheets that follow are right only with 10.</source>
            <translation>La regla impresa da 1 PX por él, el ejemplo impreso 10, y las hojas que siguen solo cuadran con 10.</translation>
        </message>
        <message>
            <source>The program rolls, or tells you how many dice to roll on your own table and takes your word for what fell. Rolls that merely follow are always the program's.</source>
            <translation>El programa tira, o te dice cuántos dados tirar en tu mesa y se fía de lo que escribas. Las tiradas que solo son consecuencia las hace siempre el programa.</translation>
        </message>
        <message>
            <source>Where a Route passes exactly through the corner of four squares it touches all of them, or only the two it goes through.</source>
            <translation>Donde una ruta pasa justo por la esquina de cuatro casillas las toca todas, o solo las dos que atraviesa.</translation>
        </message>
        <message>
            <source>Years that win</source>
            <translation>Años para ganar</translation>
        </message>
        <message>
            <source>allowed</source>
            <translation>permitido</translation>
        </message>
        <message>
            <source>at Obstacles only</source>
            <translation>solo ante obstáculos</translation>
        </message>
        <message>
            <source>at most one year a Chapter</source>
            <translation>como mucho un año por capítulo</translation>
        </message>
        <message>
            <source>becomes an Obstacle</source>
            <translation>se convierte en obstáculo</translation>
        </message>
        <message>
            <source>brings 1 XP</source>
            <translation>da 1 PX</translation>
        </message>
        <message>
            <source>brings 10 XP</source>
            <translation>da 10 PX</translation>
        </message>
        <message>
            <source>counts in full</source>
            <translation>cuenta entero</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on, and marked</source>
            <translation>sí, y marcada</translation>
        </message>
        <message>
            <source>real dice, typed in</source>
            <translation>dados de verdad, tecleados</translation>
        </message>
        <message>
            <source>slips between</source>
            <translation>se cuela entre ellas</translation>
        </message>
        <message>
            <source>stays a Trap</source>
            <translation>sigue siendo trampa</translation>
        </message>
        <message>
            <source>the program rolls</source>
            <translation>tira el programa</translation>
        </message>
        <message>
            <source>touches all four</source>
            <translation>toca las cuatro</translation>
        </message>
    </context>
    <context>
        <name>Calendar</name>
        <message numerus="yes">
            <source>%n box(es) of dread</source>
            <translation>
                <numerusform>%n recuadro de pavor</numerusform>
                <numerusform>%n recuadros de pavor</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es) of dread filled</source>
            <translation>
                <numerusform>%n recuadro de pavor relleno</numerusform>
                <numerusform>%n recuadros de pavor rellenos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) played</source>
            <translation>
                <numerusform>%n día jugado</numerusform>
                <numerusform>%n días jugados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) to play</source>
            <translation>
                <numerusform>%n día por jugar</numerusform>
                <numerusform>%n días por jugar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dice are on your own table.</source>
            <translation>
                <numerusform>Un dado está en tu mesa.</numerusform>
                <numerusform>%n dados están en tu mesa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n empty box(es) of dread</source>
            <translation>
                <numerusform>%n recuadro de pavor vacío</numerusform>
                <numerusform>%n recuadros de pavor vacíos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lead(s) done</source>
            <translation>
                <numerusform>%n pista resuelta</numerusform>
                <numerusform>%n pistas resueltas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reckoning(s) won</source>
            <translation>
                <numerusform>%n ajuste de cuentas ganado</numerusform>
                <numerusform>%n ajustes de cuentas ganados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roll(s)</source>
            <translation>
                <numerusform>%n tirada</numerusform>
                <numerusform>%n tiradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short</source>
            <translation>
                <numerusform>falta %n</numerusform>
                <numerusform>faltan %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short, and not alike</source>
            <translation>
                <numerusform>falta %n, y no son iguales</numerusform>
                <numerusform>faltan %n, y no son iguales</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short, and {no_symbol}.</source>
            <translation>
                <numerusform>Falta %n, y {no_symbol}.</numerusform>
                <numerusform>Faltan %n, y {no_symbol}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n short.</source>
            <translation>
                <numerusform>Falta %n.</numerusform>
                <numerusform>Faltan %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left</source>
            <translation>
                <numerusform>%n giro</numerusform>
                <numerusform>%n giros</numerusform>
            </translation>
        </message>
        <message>
            <source>After roll {roll} of three you may roll again or stop.</source>
            <translation>Tras la tirada {roll} de tres puedes tirar otra vez o plantarte.</translation>
        </message>
        <message>
            <source>Ask {name}</source>
            <translation>Acudir a {name}</translation>
        </message>
        <message>
            <source>Before your arrival.</source>
            <translation>Antes de tu llegada.</translation>
        </message>
        <message>
            <source>Blank.</source>
            <translation>En blanco.</translation>
        </message>
        <message>
            <source>Both symbol dice alike, and {need} or more.</source>
            <translation>Los dos dados de símbolos iguales, y {need} o más.</translation>
        </message>
        <message>
            <source>Boxes of dread</source>
            <translation>Recuadros de pavor</translation>
        </message>
        <message>
            <source>By advice.</source>
            <translation>Según el consejo.</translation>
        </message>
        <message>
            <source>Choose who helps</source>
            <translation>Elige quién ayuda</translation>
        </message>
        <message>
            <source>Close the day</source>
            <translation>Cerrar el día</translation>
        </message>
        <message>
            <source>Close the year</source>
            <translation>Cerrar el año</translation>
        </message>
        <message>
            <source>Come back on {day}.</source>
            <translation>Vuelve el {day}.</translation>
        </message>
        <message>
            <source>Come back tomorrow</source>
            <translation>Vuelve mañana</translation>
        </message>
        <message>
            <source>Come back tomorrow.</source>
            <translation>Vuelve mañana.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hecha</translation>
        </message>
        <message>
            <source>Done on {day}, for {value}.</source>
            <translation>Resuelta el {day}, con {value}.</translation>
        </message>
        <message>
            <source>Dread</source>
            <translation>Pavor</translation>
        </message>
        <message>
            <source>Every box of dread is filled.</source>
            <translation>Todos los recuadros de pavor están rellenos.</translation>
        </message>
        <message>
            <source>Every day</source>
            <translation>Todos los días</translation>
        </message>
        <message>
            <source>Every day up to today is played.</source>
            <translation>Todos los días hasta hoy están jugados.</translation>
        </message>
        <message>
            <source>First another with {symbol}.</source>
            <translation>Antes, otra con {symbol}.</translation>
        </message>
        <message>
            <source>Fits</source>
            <translation>Encaja</translation>
        </message>
        <message>
            <source>Fits.</source>
            <translation>Encaja.</translation>
        </message>
        <message>
            <source>Five dice lie ready.</source>
            <translation>Cinco dados esperan.</translation>
        </message>
        <message>
            <source>Hand in {dice}</source>
            <translation>Dar {dice}</translation>
        </message>
        <message>
            <source>In pencil, {day}: {note}</source>
            <translation>A lápiz, {day}: {note}</translation>
        </message>
        <message>
            <source>In pencil: {note}</source>
            <translation>A lápiz: {note}</translation>
        </message>
        <message>
            <source>In {month} {name} helps; the symbol: {symbol}.</source>
            <translation>En {month} ayuda {name}; el símbolo: {symbol}.</translation>
        </message>
        <message>
            <source>It begins on {day}.</source>
            <translation>Empieza el {day}.</translation>
        </message>
        <message>
            <source>It counts {counts} for Sunday.</source>
            <translation>Cuenta {counts} para el domingo.</translation>
        </message>
        <message>
            <source>It is {day}</source>
            <translation>Hoy es {day}</translation>
        </message>
        <message>
            <source>It may be done today.</source>
            <translation>Se puede resolver hoy.</translation>
        </message>
        <message>
            <source>It will be done</source>
            <translation>Se conseguirá</translation>
        </message>
        <message>
            <source>Let {days} lapse? Nobody rolls and no box is filled, but the days will not come back.</source>
            <translation>¿Dejar pasar varios días ({days})? Nadie tira y no se rellena ningún recuadro, pero esos días no vuelven.</translation>
        </message>
        <message>
            <source>Let {day} lapse</source>
            <translation>Dejar pasar el {day}</translation>
        </message>
        <message>
            <source>Let {day} lapse? Nobody rolls and no box is filled, but the day will not come back.</source>
            <translation>¿Dejar pasar el {day}? Nadie tira y no se rellena ningún recuadro, pero el día no vuelve.</translation>
        </message>
        <message>
            <source>Look at the year</source>
            <translation>Ver el año</translation>
        </message>
        <message>
            <source>Lost.</source>
            <translation>Perdido.</translation>
        </message>
        <message>
            <source>Makes Sunday {value}.</source>
            <translation>Deja el domingo en {value}.</translation>
        </message>
        <message>
            <source>Needs {symbol}.</source>
            <translation>Necesita {symbol}.</translation>
        </message>
        <message>
            <source>Not alike</source>
            <translation>No son iguales</translation>
        </message>
        <message>
            <source>Not done; its week is over.</source>
            <translation>Sin resolver; su semana ha acabado.</translation>
        </message>
        <message>
            <source>Not today. A new week begins tomorrow.</source>
            <translation>Hoy no. Mañana empieza otra semana.</translation>
        </message>
        <message>
            <source>Nothing fitted.</source>
            <translation>Nada encajaba.</translation>
        </message>
        <message>
            <source>Nothing taken, although something fitted.</source>
            <translation>Nada resuelto, aunque algo encajaba.</translation>
        </message>
        <message>
            <source>Nothing today.</source>
            <translation>Hoy nada.</translation>
        </message>
        <message>
            <source>Nothing today. The week has no lead left.</source>
            <translation>Hoy nada. A la semana no le quedan pistas.</translation>
        </message>
        <message>
            <source>Nothing today. The week still has one lead.</source>
            <translation>Hoy nada. A la semana le queda una pista.</translation>
        </message>
        <message>
            <source>Nothing today. The week still has {number} leads.</source>
            <translation>Hoy nada. A la semana le quedan {number} pistas.</translation>
        </message>
        <message>
            <source>Nothing today. Tomorrow is the reckoning.</source>
            <translation>Hoy nada. Mañana es el ajuste de cuentas.</translation>
        </message>
        <message>
            <source>Nothing today: close the day</source>
            <translation>Hoy nada: cerrar el día</translation>
        </message>
        <message>
            <source>On {day} only.</source>
            <translation>Solo el {day}.</translation>
        </message>
        <message>
            <source>Open this week.</source>
            <translation>Abierta esta semana.</translation>
        </message>
        <message>
            <source>Opens on {day}</source>
            <translation>Se abre el {day}</translation>
        </message>
        <message>
            <source>Read on</source>
            <translation>Seguir leyendo</translation>
        </message>
        <message>
            <source>Result: {points}.</source>
            <translation>Resultado: {points}.</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n again</source>
            <translation>
                <numerusform>Tirar uno otra vez</numerusform>
                <numerusform>Tirar %n otra vez</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Tirar %n dado</numerusform>
                <numerusform>Tirar %n dados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice and type them in</source>
            <translation>
                <numerusform>Tira %n dado y escríbelo</numerusform>
                <numerusform>Tira %n dados y escríbelos</numerusform>
            </translation>
        </message>
        <message>
            <source>Roll all five again</source>
            <translation>Tirar los cinco otra vez</translation>
        </message>
        <message numerus="yes">
            <source>Roll the other %n</source>
            <translation>
                <numerusform>Tirar el otro dado</numerusform>
                <numerusform>Tirar los otros %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Roll {roll} of {all}, %n held: {dice}.</source>
            <translation>
                <numerusform>Tirada {roll} de {all}, %n apartado: {dice}.</numerusform>
                <numerusform>Tirada {roll} de {all}, %n apartados: {dice}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Roll {roll} of {all}: {dice}.</source>
            <translation>Tirada {roll} de {all}: {dice}.</translation>
        </message>
        <message>
            <source>Roll {roll}: {dice}.</source>
            <translation>Tirada {roll}: {dice}.</translation>
        </message>
        <message>
            <source>Rolled again, one fits</source>
            <translation>Si se repite, encaja alguna</translation>
        </message>
        <message>
            <source>So far: {points}.</source>
            <translation>Hasta ahora: {points}.</translation>
        </message>
        <message>
            <source>Something will fit</source>
            <translation>Algo encajará</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Plantarse</translation>
        </message>
        <message>
            <source>Stop: take {day}</source>
            <translation>Plantarse: resolver el {day}</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %n roll(s).</source>
            <translation>
                <numerusform>Te plantas tras %n tirada.</numerusform>
                <numerusform>Te plantas tras %n tiradas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Sundays ask for more</source>
            <translation>los domingos piden más</translation>
        </message>
        <message>
            <source>Switch {rule}</source>
            <translation>Cambiar {rule}</translation>
        </message>
        <message>
            <source>Take nothing today</source>
            <translation>No resolver nada hoy</translation>
        </message>
        <message>
            <source>Take {day}</source>
            <translation>Resolver el {day}</translation>
        </message>
        <message>
            <source>Take {day} and close the day</source>
            <translation>Resolver el {day} y cerrar el día</translation>
        </message>
        <message>
            <source>The Sign shows: {boxes}, now {filled} of {all}.</source>
            <translation>Sale el Signo: {boxes}, ahora {filled} de {all}.</translation>
        </message>
        <message>
            <source>The Sign will show</source>
            <translation>Saldrá el Signo</translation>
        </message>
        <message>
            <source>The calendar for {year} hangs ready.</source>
            <translation>El calendario de {year} está colgado.</translation>
        </message>
        <message>
            <source>The day is still to be closed.</source>
            <translation>Falta cerrar el día.</translation>
        </message>
        <message>
            <source>The dice lie, and what they are spent on is to be chosen.</source>
            <translation>Los dados están echados, y falta elegir en qué se emplean.</translation>
        </message>
        <message>
            <source>The longest row: {number} days.</source>
            <translation>La racha más larga: {number} días.</translation>
        </message>
        <message>
            <source>The page of {month} is to be read.</source>
            <translation>Queda por leer la hoja de {month}.</translation>
        </message>
        <message>
            <source>The page of {month}: {boxes}.</source>
            <translation>La hoja de {month}: {boxes}.</translation>
        </message>
        <message>
            <source>The pages up to {month} are to be read.</source>
            <translation>Quedan por leer las hojas hasta {month}.</translation>
        </message>
        <message>
            <source>The reckoning is won, {total} for {value}.</source>
            <translation>Ajuste de cuentas ganado, {total} por {value}.</translation>
        </message>
        <message>
            <source>The reckoning, {asks}</source>
            <translation>Ajuste de cuentas, {asks}</translation>
        </message>
        <message>
            <source>The year is over.</source>
            <translation>El año ha acabado.</translation>
        </message>
        <message>
            <source>The year is over: {score} of {most} points. {rank}.</source>
            <translation>El año ha acabado: {score} de {most} puntos. {rank}.</translation>
        </message>
        <message>
            <source>The year {year}</source>
            <translation>El año {year}</translation>
        </message>
        <message>
            <source>Three rolls are made.</source>
            <translation>Van tres tiradas.</translation>
        </message>
        <message>
            <source>Who helps this month is still to be chosen.</source>
            <translation>Falta elegir quién ayuda este mes.</translation>
        </message>
        <message>
            <source>With real dice.</source>
            <translation>Con dados de verdad.</translation>
        </message>
        <message>
            <source>Won, for {value}.</source>
            <translation>Ganado, con {value}.</translation>
        </message>
        <message>
            <source>Yesterday: let go by.</source>
            <translation>Ayer se dejó pasar.</translation>
        </message>
        <message>
            <source>Yesterday: {dice}, {outcome}.</source>
            <translation>Ayer: {dice}, {outcome}.</translation>
        </message>
        <message>
            <source>a lantern</source>
            <translation>una linterna</translation>
        </message>
        <message>
            <source>a lead done</source>
            <translation>una pista resuelta</translation>
        </message>
        <message>
            <source>a lead forgone</source>
            <translation>una pista dejada a un lado</translation>
        </message>
        <message>
            <source>a lens</source>
            <translation>una lupa</translation>
        </message>
        <message>
            <source>a revolver</source>
            <translation>un revólver</translation>
        </message>
        <message>
            <source>and nothing fitted</source>
            <translation>y nada encajaba</translation>
        </message>
        <message>
            <source>and nothing taken</source>
            <translation>y nada resuelto</translation>
        </message>
        <message>
            <source>before your arrival</source>
            <translation>antes de tu llegada</translation>
        </message>
        <message>
            <source>broken</source>
            <translation>roto</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>cerrada</translation>
        </message>
        <message>
            <source>for {symbol}</source>
            <translation>para {symbol}</translation>
        </message>
        <message>
            <source>free</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>full moon</source>
            <translation>luna llena</translation>
        </message>
        <message>
            <source>full today</source>
            <translation>llena hoy</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>cumplido</translation>
        </message>
        <message>
            <source>lantern</source>
            <translation>linterna</translation>
        </message>
        <message>
            <source>lens</source>
            <translation>lupa</translation>
        </message>
        <message numerus="yes">
            <source>minus %n point(s)</source>
            <translation>
                <numerusform>menos %n punto</numerusform>
                <numerusform>menos %n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>minus {number} so far</source>
            <translation>menos {number} hasta ahora</translation>
        </message>
        <message>
            <source>named today</source>
            <translation>elegida hoy</translation>
        </message>
        <message>
            <source>new moon</source>
            <translation>luna nueva</translation>
        </message>
        <message>
            <source>new today</source>
            <translation>nueva hoy</translation>
        </message>
        <message>
            <source>no box of dread</source>
            <translation>ningún recuadro de pavor</translation>
        </message>
        <message>
            <source>no lantern</source>
            <translation>ninguna linterna</translation>
        </message>
        <message>
            <source>no lens</source>
            <translation>ninguna lupa</translation>
        </message>
        <message>
            <source>no points so far</source>
            <translation>ningún punto hasta ahora</translation>
        </message>
        <message>
            <source>no revolver</source>
            <translation>ningún revólver</translation>
        </message>
        <message>
            <source>nobody played</source>
            <translation>nadie jugó</translation>
        </message>
        <message>
            <source>nothing fitted</source>
            <translation>nada encajaba</translation>
        </message>
        <message>
            <source>nothing taken</source>
            <translation>nada resuelto</translation>
        </message>
        <message>
            <source>one box of dread</source>
            <translation>un recuadro de pavor</translation>
        </message>
        <message>
            <source>one point so far</source>
            <translation>un punto hasta ahora</translation>
        </message>
        <message>
            <source>one short</source>
            <translation>faltó uno</translation>
        </message>
        <message>
            <source>result</source>
            <translation>resultado</translation>
        </message>
        <message>
            <source>revolver</source>
            <translation>revólver</translation>
        </message>
        <message>
            <source>so far</source>
            <translation>van</translation>
        </message>
        <message>
            <source>still ahead</source>
            <translation>aún por venir</translation>
        </message>
        <message>
            <source>the reckoning lost</source>
            <translation>ajuste de cuentas perdido</translation>
        </message>
        <message>
            <source>the reckoning won</source>
            <translation>ajuste de cuentas ganado</translation>
        </message>
        <message>
            <source>two lanterns</source>
            <translation>dos linternas</translation>
        </message>
        <message>
            <source>two lenses</source>
            <translation>dos lupas</translation>
        </message>
        <message>
            <source>two revolvers</source>
            <translation>dos revólveres</translation>
        </message>
        <message>
            <source>waits to be played</source>
            <translation>espera a que lo juegues</translation>
        </message>
        <message>
            <source>{asks}, {now} now.</source>
            <translation>{asks}; ahora {now}.</translation>
        </message>
        <message>
            <source>{boxes}, now {filled} of {all}.</source>
            <translation>{boxes}, ahora {filled} de {all}.</translation>
        </message>
        <message>
            <source>{count} of {most}</source>
            <translation>{count} de {most}</translation>
        </message>
        <message>
            <source>{day} done</source>
            <translation>{day} resuelto</translation>
        </message>
        <message>
            <source>{day} is done, {total} for {value}.</source>
            <translation>{day}: resuelto, {total} por {value}.</translation>
        </message>
        <message>
            <source>{day} is over, and done.</source>
            <translation>{day}: cerrado, y resuelto.</translation>
        </message>
        <message>
            <source>{day} is over, and the reckoning lost.</source>
            <translation>{day}: cerrado, y el ajuste de cuentas perdido.</translation>
        </message>
        <message>
            <source>{day} is over, and won.</source>
            <translation>{day}: cerrado, y ganado.</translation>
        </message>
        <message>
            <source>{day} is over, and {taken} done.</source>
            <translation>{day}: cerrado, y el {taken} resuelto.</translation>
        </message>
        <message>
            <source>{day} is over.</source>
            <translation>{day}: cerrado.</translation>
        </message>
        <message>
            <source>{day}, the marker stands here.</source>
            <translation>{day}, aquí está la ficha.</translation>
        </message>
        <message>
            <source>{day}. {points}, {boxes}.</source>
            <translation>{day}. {points}, {boxes}.</translation>
        </message>
        <message>
            <source>{day}: nobody played.</source>
            <translation>{day}: nadie jugó.</translation>
        </message>
        <message>
            <source>{day}: {points}, {boxes}.</source>
            <translation>{day}: {points}, {boxes}.</translation>
        </message>
        <message>
            <source>{day}: {what}.</source>
            <translation>{day}: {what}.</translation>
        </message>
        <message>
            <source>{dice}, and the Sign</source>
            <translation>{dice}, y el Signo</translation>
        </message>
        <message>
            <source>{dice}, {outcome}.</source>
            <translation>{dice}, {outcome}.</translation>
        </message>
        <message>
            <source>{digits}, {symbols}</source>
            <translation>{digits}, {symbols}</translation>
        </message>
        <message>
            <source>{filled} of {boxes} boxes of dread are filled.</source>
            <translation>Recuadros de pavor rellenos: {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} o {last}</translation>
        </message>
        <message>
            <source>{month} {year}: {title}</source>
            <translation>{month} de {year}: {title}</translation>
        </message>
        <message>
            <source>{month}: {points}. {won}, and every box of dread filled.</source>
            <translation>{month}: {points}. {won}, y todos los recuadros de pavor rellenos.</translation>
        </message>
        <message>
            <source>{month}: {points}. {won}, {boxes}.</source>
            <translation>{month}: {points}. {won}, {boxes}.</translation>
        </message>
        <message>
            <source>{month}: {title}</source>
            <translation>{month}: {title}</translation>
        </message>
        <message>
            <source>{number} boxes of dread</source>
            <translation>{number} recuadros de pavor</translation>
        </message>
        <message>
            <source>{number} days in a row.</source>
            <translation>{number} días seguidos.</translation>
        </message>
        <message>
            <source>{number} days wait: {days}.</source>
            <translation>{number} días esperan: {days}.</translation>
        </message>
        <message>
            <source>{number} points so far</source>
            <translation>{number} puntos hasta ahora</translation>
        </message>
        <message>
            <source>{number} short</source>
            <translation>faltaron {number}</translation>
        </message>
        <message>
            <source>{on_time} of {played} days on their own date.</source>
            <translation>{on_time} de {played} días en su fecha.</translation>
        </message>
        <message>
            <source>{printed} printed, {value} today.</source>
            <translation>Impreso {printed}, hoy {value}.</translation>
        </message>
        <message>
            <source>{score} of {most} points</source>
            <translation>{score} de {most} puntos</translation>
        </message>
        <message>
            <source>{thing}: both symbol dice alike, and {need} or more.</source>
            <translation>{thing}: los dos dados de símbolos iguales, y {need} o más.</translation>
        </message>
        <message>
            <source>{thing}: broken, {day} is not done.</source>
            <translation>{thing}: roto, el {day} sigue sin resolver.</translation>
        </message>
        <message>
            <source>{thing}: die {die} shows {symbol} now; turns left: {left}.</source>
            <translation>{thing}: el dado {die} muestra ahora {symbol}; giros que quedan: {left}.</translation>
        </message>
        <message>
            <source>{thing}: die {die} to {symbol}</source>
            <translation>{thing}: dado {die} a {symbol}</translation>
        </message>
        <message>
            <source>{thing}: full. {points}, and it begins anew.</source>
            <translation>{thing}: al máximo. {points}, y vuelta a empezar.</translation>
        </message>
        <message>
            <source>{thing}: kept, {day} is done.</source>
            <translation>{thing}: cumplido, el {day} está resuelto.</translation>
        </message>
        <message>
            <source>{thing}: lost with {total}.</source>
            <translation>{thing}: derrota con {total}.</translation>
        </message>
        <message>
            <source>{thing}: name {day}</source>
            <translation>{thing}: elegir el {day}</translation>
        </message>
        <message>
            <source>{thing}: nothing taken, {bell} now.</source>
            <translation>{thing}: nada resuelto, ahora {bell}.</translation>
        </message>
        <message>
            <source>{thing}: one more, {held} now.</source>
            <translation>{thing}: uno más, ahora {held}.</translation>
        </message>
        <message>
            <source>{thing}: one spent.</source>
            <translation>{thing}: uno menos.</translation>
        </message>
        <message numerus="yes">
            <source>{thing}: roll %n more</source>
            <translation>
                <numerusform>{thing}: tirar %n más</numerusform>
                <numerusform>{thing}: tirar %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>{thing}: take nothing for it</source>
            <translation>{thing}: no resolver nada a cambio</translation>
        </message>
        <message>
            <source>{thing}: won with {total}, {points}.</source>
            <translation>{thing}: victoria con {total}, {points}.</translation>
        </message>
        <message>
            <source>{thing}: {by} more, {bell} now.</source>
            <translation>{thing}: {by} más, ahora {bell}.</translation>
        </message>
        <message>
            <source>{thing}: {day}, {value} or more.</source>
            <translation>{thing}: el {day}, {value} o más.</translation>
        </message>
        <message>
            <source>{title}: the calendar for {year} hangs on the wall.</source>
            <translation>{title}: el calendario de {year} cuelga en la pared.</translation>
        </message>
        <message>
            <source>{today}, {days}.</source>
            <translation>{today}, {days}.</translation>
        </message>
        <message>
            <source>{total}, {symbols}</source>
            <translation>{total}, {symbols}</translation>
        </message>
        <message>
            <source>{value} today, as printed.</source>
            <translation>Hoy {value}, lo impreso.</translation>
        </message>
        <message>
            <source>{value} today, more than three dice can show.</source>
            <translation>Hoy {value}, más de lo que suman tres dados.</translation>
        </message>
        <message>
            <source>{value}, {symbols}</source>
            <translation>{value}, {symbols}</translation>
        </message>
        <message>
            <source>{won} of {all} reckonings won</source>
            <translation>{won} de {all} ajustes de cuentas ganados</translation>
        </message>
        <message>
            <source>{year}: {points}, {rank}.</source>
            <translation>{year}: {points}, {rank}.</translation>
        </message>
        <message>
            <source>{year}: {points}.</source>
            <translation>{year}: {points}.</translation>
        </message>
    </context>
    <context>
        <name>CalendarCommands</name>
        <message>
            <source>Advice: which dice to hold, what to take</source>
            <translation>Consejo: qué dados apartar, qué resolver</translation>
        </message>
        <message>
            <source>Back to the open page</source>
            <translation>Volver a la hoja abierta</translation>
        </message>
        <message>
            <source>Keep the journal as a text file...</source>
            <translation>Guardar el cuaderno como archivo de texto...</translation>
        </message>
        <message>
            <source>Let the day lapse</source>
            <translation>Dejar pasar el día</translation>
        </message>
        <message>
            <source>Play the week's weekdays by advice</source>
            <translation>Jugar la semana hasta el domingo según el consejo</translation>
        </message>
        <message>
            <source>Take nothing today</source>
            <translation>No resolver nada hoy</translation>
        </message>
        <message>
            <source>The month's page of text</source>
            <translation>El texto del mes</translation>
        </message>
        <message>
            <source>The page as a list</source>
            <translation>La hoja como lista</translation>
        </message>
        <message>
            <source>The year as a chart</source>
            <translation>El año en un gráfico</translation>
        </message>
        <message>
            <source>The year's journal; again for the whole diary</source>
            <translation>El cuaderno del año; otra vez, el diario entero</translation>
        </message>
        <message>
            <source>Write a line for the day, or pencil a note into a square</source>
            <translation>Escribir una línea para el día, o una nota a lápiz en una casilla</translation>
        </message>
    </context>
    <context>
        <name>CalendarDates</name>
        <message>
            <source>{day} {month}</source>
            <translation>{day} de {month}</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <translation>{day} de {month} de {year}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} o {last}</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>de {first} a {last}</translation>
        </message>
        <message>
            <source>{weekday} {day} {month}</source>
            <translation>{weekday} {day} de {month}</translation>
        </message>
    </context>
    <context>
        <name>CalendarHints</name>
        <message>
            <source>A Sign that lies there at the end of the day fills a box of dread.</source>
            <translation>Un Signo a la vista al final del día rellena un recuadro de pavor.</translation>
        </message>
        <message>
            <source>Above the new page hang the open leads of the same week.</source>
            <translation>Sobre la hoja nueva cuelgan las pistas abiertas de la misma semana.</translation>
        </message>
        <message>
            <source>Any open lead of the week may be taken, not only today's.</source>
            <translation>Se puede resolver cualquier pista abierta de la semana, no solo la de hoy.</translation>
        </message>
        <message>
            <source>On Sunday there is only the reckoning, and each lead made it lower.</source>
            <translation>El domingo solo hay ajuste de cuentas, y cada pista lo ha rebajado.</translation>
        </message>
        <message>
            <source>Space rolls all five dice, up to three times a day.</source>
            <translation>La barra espaciadora tira los cinco dados, hasta tres veces al día.</translation>
        </message>
        <message>
            <source>The digits 1 to 5, or a click, hold a die for the next roll.</source>
            <translation>Las cifras del 1 al 5, o un clic, apartan un dado para la tirada siguiente.</translation>
        </message>
    </context>
    <context>
        <name>CalendarInvitation</name>
        <message>
            <source>A Sign that lies there at the end of a day fills a box of dread. A month with every box filled costs five points.</source>
            <translation>Un Signo a la vista al final del día rellena un recuadro de pavor. Un mes con todos los recuadros rellenos cuesta cinco puntos.</translation>
        </message>
        <message>
            <source>A calendar hangs on the wall, and each day of it is a lead: a number and a symbol. You roll five dice up to three times, and take one lead of the week that they fit.</source>
            <translation>En la pared cuelga un calendario, y cada uno de sus días es una pista: un número y un símbolo. Tiras cinco dados hasta tres veces y resuelves una pista de la semana en la que encajen.</translation>
        </message>
        <message>
            <source>On Sunday comes the reckoning. It asks for more than a weekday does, and for one less with each lead done that week; it is what scores.</source>
            <translation>El domingo llega el ajuste de cuentas. Pide más que los otros días, y uno menos por cada pista resuelta esa semana; es lo que da puntos.</translation>
        </message>
        <message>
            <source>The year begins in {month}; the pages before it are only read.</source>
            <translation>El año empieza en {month}; las hojas anteriores solo se leen.</translation>
        </message>
        <message>
            <source>With each month a page is turned, the story goes on, and something may change. What, nobody is told before its first day.</source>
            <translation>Con cada mes se pasa una hoja, la historia sigue y algo puede cambiar. Qué, no se dice a nadie antes de su primer día.</translation>
        </message>
    </context>
    <context>
        <name>CalendarReasons</name>
        <message>
            <source>Both its symbols must lie there; still missing: {symbols}.</source>
            <translation>Tienen que estar sus dos símbolos; aún falta: {symbols}.</translation>
        </message>
        <message>
            <source>Choose first who helps this month.</source>
            <translation>Elige primero quién ayuda este mes.</translation>
        </message>
        <message>
            <source>Dice are to be rolled first.</source>
            <translation>Antes hay dados por tirar.</translation>
        </message>
        <message>
            <source>It is closed for now.</source>
            <translation>De momento está cerrada.</translation>
        </message>
        <message>
            <source>It is done already.</source>
            <translation>Ya está resuelta.</translation>
        </message>
        <message>
            <source>It lies before your arrival.</source>
            <translation>Es anterior a tu llegada.</translation>
        </message>
        <message>
            <source>It lies in the next month, whose page is not turned up yet.</source>
            <translation>Está en el mes siguiente, cuya hoja aún no se ha descubierto.</translation>
        </message>
        <message>
            <source>It opens the day after another lead of this week with {symbol} is done.</source>
            <translation>Se abre al día siguiente de resolver otra pista de esta semana con {symbol}.</translation>
        </message>
        <message>
            <source>It opens the day after {days} is done.</source>
            <translation>Se abre al día siguiente de resolver el {days}.</translation>
        </message>
        <message>
            <source>Its page was turned; by the table rules it is gone.</source>
            <translation>Su hoja ya se pasó; según las reglas de la mesa, se fue con ella.</translation>
        </message>
        <message>
            <source>Its week has not begun.</source>
            <translation>Su semana no ha empezado.</translation>
        </message>
        <message>
            <source>Its week is over.</source>
            <translation>Su semana ha acabado.</translation>
        </message>
        <message>
            <source>No roll is left today.</source>
            <translation>Hoy no quedan tiradas.</translation>
        </message>
        <message>
            <source>No symbol die shows what it needs: {symbol}.</source>
            <translation>Ningún dado de símbolos muestra lo que necesita: {symbol}.</translation>
        </message>
        <message>
            <source>Not two months in a row.</source>
            <translation>No dos meses seguidos.</translation>
        </message>
        <message>
            <source>Nothing to do again</source>
            <translation>Nada que rehacer</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Nada que deshacer</translation>
        </message>
        <message>
            <source>On a Sunday there is only the reckoning.</source>
            <translation>El domingo solo hay ajuste de cuentas.</translation>
        </message>
        <message>
            <source>Only before the first roll of the day.</source>
            <translation>Solo antes de la primera tirada del día.</translation>
        </message>
        <message>
            <source>Read the new page first.</source>
            <translation>Lee primero la hoja nueva.</translation>
        </message>
        <message>
            <source>Stop first: then the dice stay as they lie.</source>
            <translation>Plántate primero: así los dados se quedan como están.</translation>
        </message>
        <message>
            <source>Story mode cannot be switched off again.</source>
            <translation>El modo historia ya no se puede quitar.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>Eso no es posible ahora.</translation>
        </message>
        <message>
            <source>The date goes forward only; nothing is taken back.</source>
            <translation>La fecha solo avanza; nada se recupera.</translation>
        </message>
        <message numerus="yes">
            <source>The number dice are %n short.</source>
            <translation>
                <numerusform>A los dados de número les falta %n.</numerusform>
                <numerusform>A los dados de número les faltan %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>The reckoning waits for its own day: {day}.</source>
            <translation>El ajuste de cuentas espera a su propio día: {day}.</translation>
        </message>
        <message>
            <source>The year is over.</source>
            <translation>El año ha acabado.</translation>
        </message>
        <message>
            <source>There is no such table rule.</source>
            <translation>No existe esa regla de la mesa.</translation>
        </message>
        <message>
            <source>This calendar is printed for one year and page; those cannot be chosen.</source>
            <translation>Este calendario está impreso para un año y una hoja; no se pueden elegir otros.</translation>
        </message>
        <message>
            <source>This day is closed.</source>
            <translation>Este día está cerrado.</translation>
        </message>
        <message>
            <source>This one can be done on its own day only: {day}.</source>
            <translation>Esta solo se puede resolver en su propio día: {day}.</translation>
        </message>
        <message>
            <source>This save is open to read only.</source>
            <translation>Esta partida está abierta solo para leer.</translation>
        </message>
        <message>
            <source>This table rule has no such value.</source>
            <translation>Esa regla de la mesa no tiene ese valor.</translation>
        </message>
        <message>
            <source>This table rule is fixed once the year has begun.</source>
            <translation>Esta regla de la mesa queda fija en cuanto empieza el año.</translation>
        </message>
        <message>
            <source>Those are not the dice that are asked for.</source>
            <translation>No son los dados que se piden.</translation>
        </message>
        <message>
            <source>Undo stops here: an older Solitarium wrote what came before</source>
            <translation>No se deshace más: lo anterior lo escribió un Solitarium más antiguo</translation>
        </message>
        <message>
            <source>Undo stops here: the day is closed or the page is turned</source>
            <translation>No se deshace más: el día está cerrado o la hoja, pasada</translation>
        </message>
        <message>
            <source>Undo stops here: the dice have been seen</source>
            <translation>No se deshace más: los dados se han visto</translation>
        </message>
        <message>
            <source>With all five dice held there is nothing to roll.</source>
            <translation>Con los cinco dados apartados no hay nada que tirar.</translation>
        </message>
        <message>
            <source>{name} helped last month; not two months in a row.</source>
            <translation>{name} ayudó el mes pasado; no dos meses seguidos.</translation>
        </message>
        <message>
            <source>{thing}: a die that shows the Sign stays where it lies today.</source>
            <translation>{thing}: hoy, un dado que muestra el Signo se queda como está.</translation>
        </message>
        <message>
            <source>{thing}: after the third roll, once a day.</source>
            <translation>{thing}: tras la tercera tirada, una vez al día.</translation>
        </message>
        <message>
            <source>{thing}: it stands at nothing, and cannot go lower.</source>
            <translation>{thing}: está a cero y no puede bajar más.</translation>
        </message>
        <message>
            <source>{thing}: no turn left this month.</source>
            <translation>{thing}: este mes no queda ningún giro.</translation>
        </message>
        <message>
            <source>{thing}: once a week.</source>
            <translation>{thing}: una vez por semana.</translation>
        </message>
        <message>
            <source>{thing}: only for a lead that asks for {least} or more.</source>
            <translation>{thing}: solo para una pista que pida {least} o más.</translation>
        </message>
        <message>
            <source>{thing}: used today already.</source>
            <translation>{thing}: hoy ya se ha usado.</translation>
        </message>
        <message>
            <source>{thing}: you hold none.</source>
            <translation>{thing}: no te queda.</translation>
        </message>
    </context>
    <context>
        <name>CalendarRules</name>
        <message>
            <source>1 January</source>
            <translation>1 de enero</translation>
        </message>
        <message>
            <source>12, and Sundays ask for less</source>
            <translation>12, y los domingos piden menos</translation>
        </message>
        <message>
            <source>6</source>
            <translation>6</translation>
        </message>
        <message>
            <source>7, and Sundays ask for more</source>
            <translation>7, y los domingos piden más</translation>
        </message>
        <message>
            <source>9, in February 8</source>
            <translation>9, en febrero 8</translation>
        </message>
        <message>
            <source>A Sign at the end of a day fills a box, whether anything was done or not; or only where a lead or a reckoning was done.</source>
            <translation>Un Signo al final del día rellena un recuadro, se haya resuelto algo o no; o solo si se resolvió una pista o se ganó el ajuste de cuentas.</translation>
        </message>
        <message>
            <source>A day can be played when its date has come. Days that were missed wait and are played in their order, or they are gone; or the date does not matter, and the whole year lies open now.</source>
            <translation>Un día se puede jugar cuando llega su fecha. Los días perdidos esperan y se juegan en su orden, o desaparecen; o la fecha no importa y todo el año está abierto desde ahora.</translation>
        </message>
        <message>
            <source>Boxes of dread</source>
            <translation>Recuadros de pavor</translation>
        </message>
        <message>
            <source>Days that were missed</source>
            <translation>Días perdidos</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>Each month turns up a page of the story. It may bring a new rule too, which then holds to the end of the year; without them every month is played as January is.</source>
            <translation>Cada mes descubre una hoja de la historia. También puede traer una regla nueva, que vale hasta el final del año; sin ellas, todos los meses se juegan como enero.</translation>
        </message>
        <message>
            <source>First day</source>
            <translation>Primer día</translation>
        </message>
        <message>
            <source>How many boxes a month has before it costs 5 points, and what Sundays ask for. The printed rules give no number of boxes.</source>
            <translation>Cuántos recuadros tiene un mes antes de costar 5 puntos, y qué piden los domingos. Las reglas impresas no dan ningún número de recuadros.</translation>
        </message>
        <message>
            <source>In the middle of a year one may play all its days from 1 January on, or arrive today; what lies before the arrival then neither counts nor waits.</source>
            <translation>A mitad de año se pueden jugar todos sus días desde el 1 de enero, o llegar hoy; entonces lo anterior ni cuenta ni espera.</translation>
        </message>
        <message>
            <source>Leads of the month before</source>
            <translation>Pistas del mes anterior</translation>
        </message>
        <message>
            <source>Lets undo go back across dice, days and pages. Once on it stays on, and the year is marked as revised.</source>
            <translation>Permite deshacer más allá de dados, días y hojas. Una vez activado, así se queda, y el año se marca como retocado.</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Hoja</translation>
        </message>
        <message>
            <source>Story mode</source>
            <translation>Modo historia</translation>
        </message>
        <message>
            <source>Switched: {rule}, {value}.</source>
            <translation>Cambiado: {rule}, {value}.</translation>
        </message>
        <message>
            <source>The Sign stands on the 6. One sentence of the printed rules can be read as if it counted nothing; the year is then very hard.</source>
            <translation>El Signo está en el 6. Una frase de las reglas impresas puede leerse como si no valiera nada; el año es entonces muy difícil.</translation>
        </message>
        <message>
            <source>The numbers and symbols in the squares are drawn from this word. The same word and year give the same squares to everybody, so that a year can be compared.</source>
            <translation>De esta palabra salen los números y símbolos de las casillas. La misma palabra y el mismo año dan a todos las mismas casillas, para que un año se pueda comparar.</translation>
        </message>
        <message>
            <source>The program rolls, or tells you which dice to roll on your own table and takes your word for what fell. Days with such dice are marked in the diary.</source>
            <translation>El programa tira, o te dice qué dados tirar en tu propia mesa y se fía de lo que escribas. Los días con esos dados quedan señalados en el diario.</translation>
        </message>
        <message>
            <source>What the Sign counts</source>
            <translation>Cuánto vale el Signo</translation>
        </message>
        <message>
            <source>What the months bring</source>
            <translation>Lo que traen los meses</translation>
        </message>
        <message>
            <source>When the Sign brings dread</source>
            <translation>Cuándo trae pavor el Signo</translation>
        </message>
        <message>
            <source>Where a month begins within a week, the week's open leads on the page before can still be done, or they went with their page.</source>
            <translation>Cuando un mes empieza en mitad de la semana, las pistas abiertas de la hoja anterior aún se pueden resolver, o se fueron con su hoja.</translation>
        </message>
        <message>
            <source>Which year hangs on the wall. Its weekdays and its leap day are those of the true calendar.</source>
            <translation>Qué año cuelga en la pared. Sus días de la semana y su día bisiesto son los del calendario verdadero.</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>Año</translation>
        </message>
        <message>
            <source>are gone at midnight</source>
            <translation>desaparecen a medianoche</translation>
        </message>
        <message>
            <source>are gone with the page</source>
            <translation>se van con la hoja</translation>
        </message>
        <message>
            <source>can still be done</source>
            <translation>aún se pueden resolver</translation>
        </message>
        <message>
            <source>every day</source>
            <translation>todos los días</translation>
        </message>
        <message>
            <source>nothing, very hard</source>
            <translation>nada, muy difícil</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on days of success</source>
            <translation>en los días de éxito</translation>
        </message>
        <message>
            <source>on, and marked</source>
            <translation>sí, y marcado</translation>
        </message>
        <message>
            <source>one and the same rule all year</source>
            <translation>las mismas reglas todo el año</translation>
        </message>
        <message>
            <source>real dice, typed in</source>
            <translation>dados de verdad, tecleados</translation>
        </message>
        <message>
            <source>the program rolls</source>
            <translation>tira el programa</translation>
        </message>
        <message>
            <source>the whole year now</source>
            <translation>todo el año ahora</translation>
        </message>
        <message>
            <source>today</source>
            <translation>hoy</translation>
        </message>
        <message>
            <source>wait for you</source>
            <translation>te esperan</translation>
        </message>
        <message>
            <source>with a new rule each month</source>
            <translation>una regla nueva cada mes</translation>
        </message>
    </context>
    <context>
        <name>CalendarSheet</name>
        <message>
            <source>A Year at Low Water</source>
            <translation>Un año en bajamar</translation>
        </message>
        <message>
            <source>A calendar to hang up</source>
            <translation>Un calendario para colgar</translation>
        </message>
        <message>
            <source>All its days lie open; the clock on the wall has no say in it.</source>
            <translation>Todos sus días están abiertos; el reloj de la pared no tiene voz en esto.</translation>
        </message>
        <message>
            <source>Before the Coffee</source>
            <translation>Antes del café</translation>
        </message>
        <message>
            <source>By the date a day can be played once it has come; missed days wait for you, or are gone at midnight. Or the date does not matter.</source>
            <translation>Según la fecha, un día se puede jugar cuando ha llegado; los días perdidos te esperan, o desaparecen a medianoche. O la fecha no importa.</translation>
        </message>
        <message>
            <source>By the date no year before {year} can be played: its days are over.</source>
            <translation>Según la fecha no se puede jugar ningún año anterior a {year}: sus días han pasado.</translation>
        </message>
        <message>
            <source>Challenge code: the same dice and squares for a friend</source>
            <translation>Código de desafío: los mismos dados y casillas para alguien más</translation>
        </message>
        <message>
            <source>Days, with Remarks</source>
            <translation>Días, con observaciones</translation>
        </message>
        <message>
            <source>Hang it up</source>
            <translation>Colgarlo</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Cómo se juega</translation>
        </message>
        <message>
            <source>It hangs there and waits: its first page is turned on 1 January {year}.</source>
            <translation>Cuelga ahí y espera: su primera hoja se descubre el 1 de enero de {year}.</translation>
        </message>
        <message>
            <source>The One by the Kitchen Door</source>
            <translation>El de junto a la puerta de la cocina</translation>
        </message>
        <message>
            <source>What it is called</source>
            <translation>Cómo se llama</translation>
        </message>
        <message>
            <source>a day at a time, by the date</source>
            <translation>día a día, según la fecha</translation>
        </message>
        <message>
            <source>by the date, without mercy</source>
            <translation>según la fecha, sin piedad</translation>
        </message>
        <message>
            <source>the whole year now</source>
            <translation>todo el año ahora</translation>
        </message>
        <message>
            <source>today, {day}</source>
            <translation>hoy, {day}</translation>
        </message>
        <message>
            <source>{day}, and catch up</source>
            <translation>el {day}, y a ponerse al día</translation>
        </message>
    </context>
    <context>
        <name>CalendarTable</name>
        <message numerus="yes">
            <source>%n point(s) short of {rank}.</source>
            <translation>
                <numerusform>A %n punto de {rank}.</numerusform>
                <numerusform>A %n puntos de {rank}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Advice: {deed}.</source>
            <translation>Consejo: {deed}.</translation>
        </message>
        <message>
            <source>Advice: {deed}; it is close.</source>
            <translation>Consejo: {deed}; por poco.</translation>
        </message>
        <message>
            <source>Back to the page</source>
            <translation>Volver a la hoja</translation>
        </message>
        <message>
            <source>By advice.</source>
            <translation>Según el consejo.</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Epilogue</source>
            <translation>Epílogo</translation>
        </message>
        <message>
            <source>Hold die {die}: {face}</source>
            <translation>Apartar el dado {die}: {face}</translation>
        </message>
        <message>
            <source>Let die {die} go: {face}, held</source>
            <translation>Soltar el dado {die}: {face}, apartado</translation>
        </message>
        <message>
            <source>No day is written yet.</source>
            <translation>Aún no hay ningún día escrito.</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <source>Stop with {total}</source>
            <translation>Plantarse con {total}</translation>
        </message>
        <message>
            <source>Sunday is yours.</source>
            <translation>El domingo es cosa tuya.</translation>
        </message>
        <message>
            <source>Take up these dice</source>
            <translation>Recoger estos dados</translation>
        </message>
        <message>
            <source>The calendar hangs there, its first page shut.</source>
            <translation>El calendario está colgado, con la primera hoja cerrada.</translation>
        </message>
        <message>
            <source>The journal of {year}</source>
            <translation>El cuaderno de {year}</translation>
        </message>
        <message>
            <source>The page as a list</source>
            <translation>La hoja como lista</translation>
        </message>
        <message>
            <source>The reckoning</source>
            <translation>El ajuste de cuentas</translation>
        </message>
        <message>
            <source>There is no rank above it.</source>
            <translation>No hay rango más alto.</translation>
        </message>
        <message>
            <source>There is nothing to advise on.</source>
            <translation>No hay nada que aconsejar.</translation>
        </message>
        <message>
            <source>Things</source>
            <translation>Cosas</translation>
        </message>
        <message>
            <source>This week's leads</source>
            <translation>Las pistas de la semana</translation>
        </message>
        <message>
            <source>This week: {question}</source>
            <translation>Esta semana: {question}</translation>
        </message>
        <message>
            <source>To the shelf</source>
            <translation>Al estante</translation>
        </message>
        <message>
            <source>W again follows it.</source>
            <translation>W otra vez lo sigue.</translation>
        </message>
        <message>
            <source>Week: {days}</source>
            <translation>Semana: {days}</translation>
        </message>
        <message>
            <source>What fits</source>
            <translation>Qué encaja</translation>
        </message>
        <message>
            <source>What you may do</source>
            <translation>Lo que puedes hacer</translation>
        </message>
        <message>
            <source>Who helps this month?</source>
            <translation>¿Quién ayuda este mes?</translation>
        </message>
        <message>
            <source>With real dice.</source>
            <translation>Con dados de verdad.</translation>
        </message>
        <message>
            <source>holding {dice}</source>
            <translation>apartando {dice}</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>perdido</translation>
        </message>
        <message>
            <source>nine in ten sensible years</source>
            <translation>nueve de cada diez años sensatos</translation>
        </message>
        <message>
            <source>nobody came</source>
            <translation>nadie vino</translation>
        </message>
        <message>
            <source>won</source>
            <translation>ganado</translation>
        </message>
        <message>
            <source>{filled} of {boxes}</source>
            <translation>{filled} de {boxes}</translation>
        </message>
    </context>
    <context>
        <name>CardHand</name>
        <message>
            <source>Hand of cards</source>
            <translation>Cartas en mano</translation>
        </message>
    </context>
    <context>
        <name>ChapterPage</name>
        <message>
            <source>A line of your own</source>
            <translation>Una línea tuya</translation>
        </message>
        <message>
            <source>A line of your own (N)</source>
            <translation>Una línea tuya (N)</translation>
        </message>
    </context>
    <context>
        <name>ChipButton</name>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n dado</numerusform>
                <numerusform>%n dados</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ClockRail</name>
        <message>
            <source>Turn {now} of {turns}</source>
            <translation>Turno {now} de {turns}</translation>
        </message>
    </context>
    <context>
        <name>Commands</name>
        <message>
            <source>Fit the map</source>
            <translation>Encajar el mapa</translation>
        </message>
        <message>
            <source>Journal; again for the whole diary</source>
            <translation>Cuaderno; otra vez, el diario entero</translation>
        </message>
        <message>
            <source>Keep the diary as a text file...</source>
            <translation>Guardar el diario como texto...</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <source>Next region</source>
            <translation>Región siguiente</translation>
        </message>
        <message>
            <source>Pencil a note</source>
            <translation>Anotar a lápiz</translation>
        </message>
        <message>
            <source>Roll real dice</source>
            <translation>Tirar dados de verdad</translation>
        </message>
        <message>
            <source>Roll; skip what moves</source>
            <translation>Tirar; saltar lo que se mueve</translation>
        </message>
        <message>
            <source>Rules and rulings</source>
            <translation>Reglas y aclaraciones</translation>
        </message>
        <message>
            <source>Show or hide the page on a narrow window</source>
            <translation>Mostrar u ocultar la página en una ventana estrecha</translation>
        </message>
        <message>
            <source>Story mode: undo across dice</source>
            <translation>Modo historia: deshacer más allá de los dados</translation>
        </message>
        <message>
            <source>The rule behind this</source>
            <translation>La regla de esto</translation>
        </message>
        <message>
            <source>The table as a list</source>
            <translation>La mesa como lista</translation>
        </message>
    </context>
    <context>
        <name>DestinationPage</name>
        <message>
            <source>Destination</source>
            <translation>Destino</translation>
        </message>
        <message>
            <source>Tab walks on</source>
            <translation>Tab pasa al siguiente</translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>por probabilidad</translation>
        </message>
        <message>
            <source>nearest first</source>
            <translation>primero los cercanos</translation>
        </message>
        <message>
            <source>{count} more</source>
            <translation>{count} más</translation>
        </message>
        <message>
            <source>~ mean of the six types</source>
            <translation>~ media de los seis tipos</translation>
        </message>
    </context>
    <context>
        <name>DiceTray</name>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>antes</translation>
        </message>
    </context>
    <context>
        <name>Doors</name>
        <message>
            <source>EPUB, a book to read</source>
            <translation>EPUB, un libro para leer</translation>
        </message>
        <message>
            <source>HTML, a web page</source>
            <translation>HTML, una página web</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>PDF, as it is printed</source>
            <translation>PDF, tal como se imprime</translation>
        </message>
        <message>
            <source>PNG, a picture</source>
            <translation>PNG, una imagen</translation>
        </message>
        <message>
            <source>SVG, a drawing</source>
            <translation>SVG, un dibujo</translation>
        </message>
    </context>
    <context>
        <name>Doorway</name>
        <message>
            <source>One moment</source>
            <translation>Un momento</translation>
        </message>
    </context>
    <context>
        <name>EncounterPage</name>
        <message>
            <source>Life</source>
            <translation>Vida</translation>
        </message>
        <message>
            <source>Life {left} of {whole}</source>
            <translation>Vida {left} de {whole}</translation>
        </message>
    </context>
    <context>
        <name>FitsSlip</name>
        <message>
            <source>Something will fit</source>
            <translation>Algo encajará</translation>
        </message>
        <message>
            <source>The Sign at the end</source>
            <translation>El Signo al final</translation>
        </message>
    </context>
    <context>
        <name>Foot</name>
        <message>
            <source>Open to read only</source>
            <translation>Abierta solo para leer</translation>
        </message>
        <message>
            <source>Saved · 3 backups</source>
            <translation>Guardado · 3 copias</translation>
        </message>
        <message>
            <source>Today waits in {title}</source>
            <translation>El día de hoy espera en {title}</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>A digit or a click picks an option; the bar shows your chance.</source>
            <translation>Una cifra o un clic elige una opción; la barra muestra tus probabilidades.</translation>
        </message>
        <message>
            <source>A red letter comes first: press I, or click it, to look around.</source>
            <translation>Una letra roja es lo primero: pulsa I, o haz clic en ella, para mirar.</translation>
        </message>
        <message>
            <source>Drag a weapon on the adversary, or leave its zone.</source>
            <translation>Arrastra un arma hasta el adversario, o sal de su zona.</translation>
        </message>
        <message>
            <source>Drag the figure: up to three zones for one Action.</source>
            <translation>Arrastra la figura: hasta tres zonas por una acción.</translation>
        </message>
        <message>
            <source>Space throws, and what has fallen stays fallen.</source>
            <translation>Espacio tira los dados, y lo que ha caído, caído está.</translation>
        </message>
        <message>
            <source>The Clock is short, and its red tab brings something.</source>
            <translation>El reloj es corto, y su pestaña roja trae algo.</translation>
        </message>
    </context>
    <context>
        <name>HowColumn</name>
        <message>
            <source>All, or 1-3, 5</source>
            <translation>Todas, o 1-3, 5</translation>
        </message>
        <message>
            <source>As a booklet, to be folded</source>
            <translation>Como cuadernillo, para doblar</translation>
        </message>
        <message>
            <source>Fewer sheets wide</source>
            <translation>Menos hojas de ancho</translation>
        </message>
        <message>
            <source>How</source>
            <translation>Cómo</translation>
        </message>
        <message>
            <source>In greys</source>
            <translation>En grises</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>Márgenes</translation>
        </message>
        <message>
            <source>Margins: {width}</source>
            <translation>Márgenes: {width}</translation>
        </message>
        <message>
            <source>More sheets wide</source>
            <translation>Más hojas de ancho</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papel</translation>
        </message>
        <message>
            <source>Paper: {name}</source>
            <translation>Papel: {name}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguno</translation>
        </message>
        <message>
            <source>{width} mm</source>
            <translation>{width} mm</translation>
        </message>
    </context>
    <context>
        <name>JournalPage</name>
        <message>
            <source>Close  Esc</source>
            <translation>Cerrar  Esc</translation>
        </message>
    </context>
    <context>
        <name>KeepTray</name>
        <message numerus="yes">
            <source>%n roll(s) left</source>
            <translation>
                <numerusform>Queda %n tirada</numerusform>
                <numerusform>Quedan %n tiradas</numerusform>
            </translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>held</source>
            <translation>apartado</translation>
        </message>
    </context>
    <context>
        <name>Keepsakes</name>
        <message>
            <source> ({dice})</source>
            <translation> ({dice})</translation>
        </message>
        <message>
            <source> ({dice}, {worth})</source>
            <translation> ({dice}, {worth})</translation>
        </message>
        <message>
            <source> ({dice}, {worth}; {harm})</source>
            <translation> ({dice}, {worth}; {harm})</translation>
        </message>
        <message>
            <source> ({stat}: {dice})</source>
            <translation> ({stat}: {dice})</translation>
        </message>
        <message>
            <source> ({stat}: {dice}, {worth})</source>
            <translation> ({stat}: {dice}, {worth})</translation>
        </message>
        <message>
            <source> ({stat}: {dice}, {worth}, and {needed} were needed)</source>
            <translation> ({stat}: {dice}, {worth}, y hacían falta {needed})</translation>
        </message>
        <message numerus="yes">
            <source>%n page(s) on {paper}</source>
            <translation>
                <numerusform>%n página en {paper}</numerusform>
                <numerusform>%n páginas en {paper}</numerusform>
            </translation>
        </message>
        <message>
            <source>A Chapter Without a Number</source>
            <translation>Un capítulo sin número</translation>
        </message>
        <message>
            <source>A Chapter in Hand</source>
            <translation>Un capítulo entre manos</translation>
        </message>
        <message>
            <source>A Route</source>
            <translation>Una ruta</translation>
        </message>
        <message>
            <source>A Route ran over it. Nobody will ever arrive there.</source>
            <translation>Una ruta pasó por encima. Nadie llegará nunca aquí.</translation>
        </message>
        <message>
            <source>A Town</source>
            <translation>Un pueblo</translation>
        </message>
        <message>
            <source>A Town too. The first dot goes into its middle.</source>
            <translation>También es un pueblo. El primer punto va en su centro.</translation>
        </message>
        <message>
            <source>A Withdrawal</source>
            <translation>Una retirada</translation>
        </message>
        <message>
            <source>A bed at {gold} gold mended my one remaining Wound, out of pity.</source>
            <translation>Una cama de {gold} de oro me curó la única herida que me quedaba, por compasión.</translation>
        </message>
        <message>
            <source>A blank, crossed out</source>
            <translation>Una en blanco, tachada</translation>
        </message>
        <message>
            <source>A book to be read at an inn and, as we understand the arrangement, handed in there instead of paying. The landlord keeps it on a string.</source>
            <translation>Un libro para leer en una posada y, si entendemos bien el arreglo, entregar allí en vez de pagar. El posadero lo tiene atado con un cordel.</translation>
        </message>
        <message>
            <source>A campaign</source>
            <translation>Una campaña</translation>
        </message>
        <message>
            <source>A card was called for that was not to be had: number {number}.</source>
            <translation>Se pedía una carta que no estaba, la número {number}.</translation>
        </message>
        <message>
            <source>A diary of what {first} and {second} did</source>
            <translation>Diario de lo que hicieron {first} y {second}</translation>
        </message>
        <message>
            <source>A diary of {who}'s part in it</source>
            <translation>Diario de lo que hizo {who}</translation>
        </message>
        <message>
            <source>A flight</source>
            <translation>Una huida</translation>
        </message>
        <message>
            <source>A fourth throw on {days} was paid for with {thing}.</source>
            <translation>Una cuarta tirada se pagó {days} con {thing}.</translation>
        </message>
        <message>
            <source>A journal of the year {year}</source>
            <translation>Diario del año {year}</translation>
        </message>
        <message>
            <source>A journey on squared paper, there and, in a manner, back.</source>
            <translation>Un viaje en papel cuadriculado, de ida y, en cierto modo, de vuelta.</translation>
        </message>
        <message>
            <source>A lead was to be had on {day}. I took the count down to {bell} instead ({thing}).</source>
            <translation>El {day} se podía tener una pista. Preferí bajar la cuenta a {bell} ({thing}).</translation>
        </message>
        <message>
            <source>A map on squared paper. From the Hometown in {home} the Route goes in red, from dot to dot, over the squares that were written; lines drawn: {routes}.</source>
            <translation>Un mapa en papel cuadriculado. Desde el pueblo natal, en {home}, la ruta avanza en rojo, de punto en punto, por las casillas que se escribieron; líneas trazadas: {routes}.</translation>
        </message>
        <message>
            <source>A mark was left at {zone}.</source>
            <translation>En {zone} quedó una marca.</translation>
        </message>
        <message>
            <source>A medical chapter: {ecl} is a cure, and anything less is 3 Wounds and 1 Fear.</source>
            <translation>Capítulo médico: {ecl} es la cura, y con menos son 3 heridas y 1 de miedo.</translation>
        </message>
        <message>
            <source>A night at the inn came to {gold} gold and healed {wounds} Wounds; breakfast was extra, and was oats.</source>
            <translation>La noche en la posada salió por {gold} de oro y curó {wounds} heridas; el desayuno iba aparte, y era avena.</translation>
        </message>
        <message>
            <source>A padlock closed {zone}.</source>
            <translation>Un candado cerró {zone}.</translation>
        </message>
        <message>
            <source>A padlock had been closed, out of sight.</source>
            <translation>Se había cerrado un candado, fuera de la vista.</translation>
        </message>
        <message>
            <source>A padlock had been opened, out of sight.</source>
            <translation>Se había abierto un candado, fuera de la vista.</translation>
        </message>
        <message>
            <source>A piece of country lay between, still unwritten. I walked straight over the middle of it, and the map has been told not to wait.</source>
            <translation>En medio quedaba un trozo de tierra sin escribir. Pasé derecho por el centro, y al mapa se le ha dicho que no espere.</translation>
        </message>
        <message>
            <source>A posthumous account, from the papers left behind</source>
            <translation>Relato póstumo, según los papeles que se hallaron</translation>
        </message>
        <message>
            <source>A short one: {ecl} was wanted, and there was another road.</source>
            <translation>Uno breve: se pedían {ecl}, y había otro camino.</translation>
        </message>
        <message>
            <source>A true account, as far as it goes</source>
            <translation>Relato verídico, hasta donde llega</translation>
        </message>
        <message>
            <source>A true account, in twenty chapters</source>
            <translation>Relato verídico, en veinte capítulos</translation>
        </message>
        <message>
            <source>A true account, not yet begun</source>
            <translation>Relato verídico, todavía por empezar</translation>
        </message>
        <message>
            <source>A true account, still being lived</source>
            <translation>Relato verídico, que aún se está viviendo</translation>
        </message>
        <message>
            <source>A way had opened, to {map}.</source>
            <translation>Se había abierto un camino, a {map}.</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Un año</translation>
        </message>
        <message>
            <source>A year on one wall, {evenings} evenings of it, with a pencil on a string.</source>
            <translation>Un año en una pared, {evenings} noches, con un lápiz atado a un cordel.</translation>
        </message>
        <message>
            <source>A year that is not over, kept up to {day}: {evenings} evenings so far.</source>
            <translation>Un año que no ha acabado, llevado hasta el {day}: {evenings} noches de momento.</translation>
        </message>
        <message>
            <source>Across the counter went {gold} gold, and back came this: {wares}. Both sides believed that they had won.</source>
            <translation>Por encima del mostrador fueron {gold} de oro, y volvió esto: {wares}. Las dos partes creyeron haber ganado.</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Acción</translation>
        </message>
        <message>
            <source>After that it was quiet.</source>
            <translation>Después hubo calma.</translation>
        </message>
        <message>
            <source>After that it was {title}, for {people}.</source>
            <translation>Después fue {title}, para {people}.</translation>
        </message>
        <message>
            <source>After that nobody threw by hand any more.</source>
            <translation>Después nadie volvió a tirar a mano.</translation>
        </message>
        <message>
            <source>After that {who} went {way}, with time to look round.</source>
            <translation>Después {who} fue {way}, con tiempo para mirar.</translation>
        </message>
        <message>
            <source>After that {who} went {way}.</source>
            <translation>Después {who} fue {way}.</translation>
        </message>
        <message>
            <source>After this a throw was no longer final.</source>
            <translation>Después de esto ninguna tirada fue ya definitiva.</translation>
        </message>
        <message>
            <source>After {days} dread stood at {filled} of {boxes}.</source>
            <translation>Tras {days} el pavor estaba en {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>Against Sunday, {square} was worth {counts}.</source>
            <translation>Contra el domingo, el {square} valió {counts}.</translation>
        </message>
        <message>
            <source>Against {value} I threw {total} tonight, and the week is answered.</source>
            <translation>Contra {value} tiré {total} esta noche, y la semana tiene respuesta.</translation>
        </message>
        <message>
            <source>All my throws on {days} came to nothing.</source>
            <translation>Todas mis tiradas quedaron en nada {days}.</translation>
        </message>
        <message>
            <source>All prices were lowered by 1 for me, after a conversation that both sides enjoyed less than they had hoped.</source>
            <translation>Me bajaron todos los precios en 1, tras una conversación que ninguna de las partes disfrutó tanto como esperaba.</translation>
        </message>
        <message>
            <source>All six leads are done, and not one on its own day.</source>
            <translation>Las seis pistas están resueltas, y ni una en su día.</translation>
        </message>
        <message>
            <source>All six leads are done, {days} in place and the rest where they fitted.</source>
            <translation>Las seis pistas están resueltas: en su sitio, {days}; las demás, donde encajaban.</translation>
        </message>
        <message>
            <source>All six leads are done; only {squares} changed places.</source>
            <translation>Las seis pistas están resueltas; solo cambiaron de sitio {squares}.</translation>
        </message>
        <message>
            <source>All six leads went in order, Monday to Saturday.</source>
            <translation>Las seis pistas salieron en orden, de lunes a sábado.</translation>
        </message>
        <message>
            <source>All the leads went but {square}'s.</source>
            <translation>Salieron todas las pistas menos la del {square}.</translation>
        </message>
        <message>
            <source>All this was done at Fear {fear} of 20, and the author is waiting to be asked how.</source>
            <translation>Todo esto se hizo con el miedo en {fear} de 20, y quien firma espera que le pregunten cómo.</translation>
        </message>
        <message>
            <source>All this was done on {attribute} {value}, which shows here and there.</source>
            <translation>Todo esto se hizo con {attribute} {value}, y aquí y allá se nota.</translation>
        </message>
        <message>
            <source>All {all} reckonings were won, which does not happen to other people.</source>
            <translation>Se ganaron los {all} ajustes de cuentas, cosa que a otros no les pasa.</translation>
        </message>
        <message>
            <source>An Encounter</source>
            <translation>Un encuentro</translation>
        </message>
        <message>
            <source>An Oracle is consulted about {squares} squares and is right each time, and the author still packed wrongly.</source>
            <translation>Se consulta a un oráculo sobre {squares} casillas y acierta siempre, y aun así quien firma hizo mal el equipaje.</translation>
        </message>
        <message>
            <source>An Oracle is consulted once and is right, which proves nothing.</source>
            <translation>Se consulta a un oráculo una vez, y acierta, lo cual no demuestra nada.</translation>
        </message>
        <message>
            <source>An account of a journey, by somebody who is still on it.</source>
            <translation>Relato de un viaje, por alguien que no ha vuelto de él.</translation>
        </message>
        <message>
            <source>An empty sheet</source>
            <translation>Una hoja vacía</translation>
        </message>
        <message>
            <source>And into the fight came {where}.</source>
            <translation>Y al combate llegó {where}.</translation>
        </message>
        <message>
            <source>And there was {title} besides, for {people}.</source>
            <translation>Y además hubo {title}, para {people}.</translation>
        </message>
        <message>
            <source>And there was {where} besides.</source>
            <translation>Y además estaba {where}.</translation>
        </message>
        <message>
            <source>Apart from {days}, where I kept to the page, I did {square} on {day}.</source>
            <translation>Aparte de {days}, donde seguí la página, resolví el {square} el {day}.</translation>
        </message>
        <message>
            <source>As for the {blows} blows that the shield took, the author counts them as given.</source>
            <translation>En cuanto a los {blows} golpes que se llevó el escudo, quien firma los cuenta como dados.</translation>
        </message>
        <message>
            <source>As if that were not enough, there was {where}.</source>
            <translation>Por si fuera poco, estaba {where}.</translation>
        </message>
        <message>
            <source>As printed I did {days}; {squares} came out of turn.</source>
            <translation>Como está impreso resolví {days}; {squares} vinieron fuera de turno.</translation>
        </message>
        <message>
            <source>At Home</source>
            <translation>En casa</translation>
        </message>
        <message>
            <source>At last counting the purse held {gold} gold, so that the reader need feel no duty.</source>
            <translation>En el último recuento la bolsa contenía {gold} de oro, de modo que el lector no está obligado a nada.</translation>
        </message>
        <message>
            <source>At one point a piece of equipment changes hands, and is called a present.</source>
            <translation>En cierto momento una pieza del equipo cambia de manos, y se la llama regalo.</translation>
        </message>
        <message>
            <source>At one point the author was a single Wound away from a posthumous edition.</source>
            <translation>En cierto momento faltó una sola herida para que la edición fuera póstuma.</translation>
        </message>
        <message>
            <source>At one point {left} more Wounds would have made it a posthumous edition, and those sell better.</source>
            <translation>En cierto momento, {left} heridas más habrían hecho de esto una edición póstuma, que son las que se venden.</translation>
        </message>
        <message>
            <source>At the start of {turn} {who} walked {way} and saw what there was.</source>
            <translation>Al empezar el {turn}, {who} caminó {way} y vio lo que había.</translation>
        </message>
        <message>
            <source>At the start of {turn} {who} walked {way}.</source>
            <translation>Al empezar el {turn}, {who} caminó {way}.</translation>
        </message>
        <message>
            <source>At {bell} stands {thing}, {by} up.</source>
            <translation>En {bell} está {thing}, {by} más arriba.</translation>
        </message>
        <message>
            <source>At {map} it was too late. It counted as a defeat.</source>
            <translation>En {map} ya era tarde. Contó como derrota.</translation>
        </message>
        <message>
            <source>At {map} there was nothing left to try.</source>
            <translation>En {map} ya no quedaba nada que probar.</translation>
        </message>
        <message>
            <source>At {turn} it all happened once more.</source>
            <translation>En el {turn} volvió a pasar todo.</translation>
        </message>
        <message>
            <source>At {turn}, a red one, this came.</source>
            <translation>En el {turn}, que era rojo, vino esto.</translation>
        </message>
        <message>
            <source>At {zone} nothing was left of {adversary}.</source>
            <translation>En {zone} no quedó nada de {adversary}.</translation>
        </message>
        <message>
            <source>At {zone} there were {turns} turns again, and {who} looked about first.</source>
            <translation>En {zone} volvía a haber {turns} turnos, y {who} miró primero alrededor.</translation>
        </message>
        <message>
            <source>At {zone} there were {turns} turns again.</source>
            <translation>En {zone} volvía a haber {turns} turnos.</translation>
        </message>
        <message>
            <source>At {zone} {who} looked about again.</source>
            <translation>En {zone}, {who} volvió a mirar alrededor.</translation>
        </message>
        <message>
            <source>At {zone} {who} looked about.</source>
            <translation>En {zone}, {who} miró alrededor.</translation>
        </message>
        <message>
            <source>Back at {zone}, the Clock began again at one.</source>
            <translation>De vuelta en {zone}, el reloj empezó otra vez en uno.</translation>
        </message>
        <message>
            <source>Back cover</source>
            <translation>Contracubierta</translation>
        </message>
        <message>
            <source>Back to the beginning</source>
            <translation>Volver al principio</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Antes</translation>
        </message>
        <message>
            <source>Beginning</source>
            <translation>Comienzo</translation>
        </message>
        <message>
            <source>Being a conversation at {ecl}, with a Combat at {more} for those who cannot keep one up.</source>
            <translation>Que es una conversación de {ecl}, con un combate de {more} para quien no sepa mantenerla.</translation>
        </message>
        <message>
            <source>Being a lesson in walking, at {light} or {heavy} Wounds the lesson, until {ecl} is thrown.</source>
            <translation>Que es una lección de andar, a {light} o {heavy} heridas la lección, hasta que salgan {ecl}.</translation>
        </message>
        <message>
            <source>Between here and there lay {squares} squares of nothing. I drew my line across them, and nothing is what they are now obliged to remain.</source>
            <translation>Entre aquí y allí había {squares} casillas de nada. Tracé mi línea por encima, y nada es lo que ahora tienen la obligación de seguir siendo.</translation>
        </message>
        <message>
            <source>Between the author and the ditch, in “{title}”, stood one pip.</source>
            <translation>Entre quien firma y la cuneta, en «{title}», hubo un punto.</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Bloqueada</translation>
        </message>
        <message>
            <source>Boards and cards</source>
            <translation>Tableros y cartas</translation>
        </message>
        <message>
            <source>By Sunday it was {value} that I needed, and {total} did it.</source>
            <translation>Para el domingo era {value} lo que necesitaba, y {total} bastó.</translation>
        </message>
        <message>
            <source>By evening my word on {square} was worth nothing.</source>
            <translation>Al anochecer mi palabra sobre el {square} no valía nada.</translation>
        </message>
        <message>
            <source>By exchange I got {squares} done.</source>
            <translation>A cambio, resolví {squares}.</translation>
        </message>
        <message>
            <source>By my count {thing} has gone up by {by}, to {bell}.</source>
            <translation>Según mi cuenta, {thing} ha subido {by}, a {bell}.</translation>
        </message>
        <message>
            <source>By night {square} was done, and the oath with it.</source>
            <translation>Antes de la noche estaba hecho el {square}, y con él el juramento.</translation>
        </message>
        <message>
            <source>By {turn} {who} had gone {way} and was looking about.</source>
            <translation>Para el {turn}, {who} había ido {way} y miraba alrededor.</translation>
        </message>
        <message>
            <source>Card {number} was called for and was not to be had.</source>
            <translation>Se pedía la carta {number} y no la había.</translation>
        </message>
        <message>
            <source>Cards seen: {n}</source>
            <translation>Cartas vistas: {n}</translation>
        </message>
        <message>
            <source>Cards to cut out</source>
            <translation>Cartas para recortar</translation>
        </message>
        <message>
            <source>Chapter the Eighteenth</source>
            <translation>Capítulo decimoctavo</translation>
        </message>
        <message>
            <source>Chapter the Eighth</source>
            <translation>Capítulo octavo</translation>
        </message>
        <message>
            <source>Chapter the Eleventh</source>
            <translation>Capítulo undécimo</translation>
        </message>
        <message>
            <source>Chapter the Fifteenth</source>
            <translation>Capítulo decimoquinto</translation>
        </message>
        <message>
            <source>Chapter the Fifth</source>
            <translation>Capítulo quinto</translation>
        </message>
        <message>
            <source>Chapter the First</source>
            <translation>Capítulo primero</translation>
        </message>
        <message>
            <source>Chapter the Fourteenth</source>
            <translation>Capítulo decimocuarto</translation>
        </message>
        <message>
            <source>Chapter the Fourth</source>
            <translation>Capítulo cuarto</translation>
        </message>
        <message>
            <source>Chapter the Nineteenth</source>
            <translation>Capítulo decimonoveno</translation>
        </message>
        <message>
            <source>Chapter the Ninth</source>
            <translation>Capítulo noveno</translation>
        </message>
        <message>
            <source>Chapter the Second</source>
            <translation>Capítulo segundo</translation>
        </message>
        <message>
            <source>Chapter the Seventeenth</source>
            <translation>Capítulo decimoséptimo</translation>
        </message>
        <message>
            <source>Chapter the Seventh</source>
            <translation>Capítulo séptimo</translation>
        </message>
        <message>
            <source>Chapter the Sixteenth</source>
            <translation>Capítulo decimosexto</translation>
        </message>
        <message>
            <source>Chapter the Sixth</source>
            <translation>Capítulo sexto</translation>
        </message>
        <message>
            <source>Chapter the Tenth</source>
            <translation>Capítulo décimo</translation>
        </message>
        <message>
            <source>Chapter the Third</source>
            <translation>Capítulo tercero</translation>
        </message>
        <message>
            <source>Chapter the Thirteenth</source>
            <translation>Capítulo decimotercero</translation>
        </message>
        <message>
            <source>Chapter the Twelfth</source>
            <translation>Capítulo duodécimo</translation>
        </message>
        <message>
            <source>Chapter the Twentieth</source>
            <translation>Capítulo vigésimo</translation>
        </message>
        <message>
            <source>Chapter {number}</source>
            <translation>Capítulo {number}</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Reloj</translation>
        </message>
        <message>
            <source>Concerning a Life of {ecl}, which was in the way, and mine, which was offered {least} to {most} Wounds for every miss.</source>
            <translation>Sobre una vida de {ecl}, que estaba en medio, y la mía, a la que ofrecían de {least} a {most} heridas por cada fallo.</translation>
        </message>
        <message>
            <source>Concerning a mechanism that is content with anything under {ecl}, and pays for it with {least} to {most} Wounds.</source>
            <translation>Sobre un mecanismo que se contenta con cualquier cosa por debajo de {ecl}, y la paga con entre {least} y {most} heridas.</translation>
        </message>
        <message>
            <source>Concerning the far side, which is to be had for {ecl}, and the near side, which is to be had for {light} or {heavy} Wounds.</source>
            <translation>Sobre el otro lado, que sale por {ecl}, y este, que sale por {light} o {heavy} heridas.</translation>
        </message>
        <message>
            <source>Containing a Life of {ecl}, to be argued down to nothing, with {least} to {most} Wounds for every argument that falls short.</source>
            <translation>Que contiene una vida de {ecl}, a la que hay que rebajar a nada con argumentos, y de {least} a {most} heridas por cada uno que se queda corto.</translation>
        </message>
        <message>
            <source>Containing {ecl} good reasons, all of them behind me.</source>
            <translation>Que contiene {ecl} buenas razones, todas a mi espalda.</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Índice</translation>
        </message>
        <message>
            <source>Cover</source>
            <translation>Cubierta</translation>
        </message>
        <message>
            <source>Crossed out</source>
            <translation>Tachada</translation>
        </message>
        <message>
            <source>Crossed out in passing: {lost}. I had the right of way, being the one with the red pen.</source>
            <translation>Tachado al pasar: {lost}. La preferencia era mía, que llevaba la pluma roja.</translation>
        </message>
        <message>
            <source>Defeated in turn {turn}.</source>
            <translation>Derrota en el turno {turn}.</translation>
        </message>
        <message>
            <source>Defeats: {n}</source>
            <translation>Derrotas: {n}</translation>
        </message>
        <message>
            <source>Dread came for {days} and stands at {filled} of {boxes}.</source>
            <translation>El pavor vino por {days} y está en {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>Dread came to {filled} of {boxes} on {days}.</source>
            <translation>El pavor llegó a {filled} de {boxes} con {days}.</translation>
        </message>
        <message>
            <source>Dread filled every box in {months}.</source>
            <translation>El pavor llenó todos los recuadros en {months}.</translation>
        </message>
        <message>
            <source>Dread has had all its {boxes} boxes since {day}, and can have no more.</source>
            <translation>El pavor tiene sus {boxes} recuadros desde el {day}, y ya no puede tener más.</translation>
        </message>
        <message>
            <source>Dread has {filled} of {boxes} since {day}.</source>
            <translation>El pavor tiene {filled} de {boxes} desde el {day}.</translation>
        </message>
        <message>
            <source>Dread is at {filled} of {boxes}, by way of {days}.</source>
            <translation>El pavor está en {filled} de {boxes}, por {days}.</translation>
        </message>
        <message>
            <source>Dread took {times} boxes and stands at {filled} of {boxes}.</source>
            <translation>El pavor se llevó {times} recuadros y está en {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>Dread went up by {by} this week, to {filled} of {boxes}.</source>
            <translation>El pavor subió {by} esta semana, a {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>Dread went up on {days}, to {filled} of {boxes} boxes.</source>
            <translation>El pavor subió {days}, a {filled} de {boxes} recuadros.</translation>
        </message>
        <message>
            <source>Each on its evening, I crossed off {days}.</source>
            <translation>Taché, cada uno en su noche, {days}.</translation>
        </message>
        <message>
            <source>Empty maps for the table</source>
            <translation>Mapas vacíos para la mesa</translation>
        </message>
        <message>
            <source>Empty pages</source>
            <translation>Hojas vacías</translation>
        </message>
        <message>
            <source>Empty when the Route ran over it. Nothing is written here later.</source>
            <translation>Estaba vacía cuando pasó la ruta. Aquí no se escribe nada más tarde.</translation>
        </message>
        <message>
            <source>Every lead of the six went, though not in order; {days} kept to it.</source>
            <translation>Salieron las seis pistas, aunque no en orden; en el suyo, {days}.</translation>
        </message>
        <message>
            <source>Every lead of the week went on its day, {squares} excepted.</source>
            <translation>Todas las pistas de la semana salieron en su día, salvo {squares}.</translation>
        </message>
        <message>
            <source>Every lead of the week went, each on another's day.</source>
            <translation>Salieron todas las pistas de la semana, cada una en el día de otra.</translation>
        </message>
        <message>
            <source>Every way was shut to {adversary}{roll}.</source>
            <translation>A {adversary} se le cerraban todos los caminos{roll}.</translation>
        </message>
        <message>
            <source>Everybody has read it, and can say where it is wrong. The author thanks them, and we hear that there is a list.</source>
            <translation>Lo ha leído todo el mundo, y todo el mundo sabe decir dónde se equivoca. Quien firma da las gracias, y nos consta que hay una lista.</translation>
        </message>
        <message>
            <source>Fear {amount}, now {now} of 20.</source>
            <translation>Miedo {amount}, ahora {now} de 20.</translation>
        </message>
        <message>
            <source>Fear, on {attribute} {value}: {dice}, panic.</source>
            <translation>Miedo, con {attribute} {value}: {dice}, pánico.</translation>
        </message>
        <message>
            <source>Fear, on {attribute} {value}: {dice}, steady.</source>
            <translation>Miedo, con {attribute} {value}: {dice}, serenidad.</translation>
        </message>
        <message>
            <source>First in {turn} came {zone}, and {who} had a look.</source>
            <translation>Lo primero del {turn} fue {zone}, y {who} miró.</translation>
        </message>
        <message>
            <source>Five of the six are done; {square} stayed open.</source>
            <translation>Cinco de los seis están resueltos; el {square} quedó abierto.</translation>
        </message>
        <message>
            <source>For Sunday's {value} I threw {total}. It would not do.</source>
            <translation>Para el {value} del domingo tiré {total}. No bastó.</translation>
        </message>
        <message>
            <source>For a while {who} did nothing at {zone}, on purpose.</source>
            <translation>Durante un rato {who} no hizo nada en {zone}, adrede.</translation>
        </message>
        <message>
            <source>For the patient reader: {ecl} on the dice, or 1 Fear, or {ecl} on the dice, and so on.</source>
            <translation>Para el lector paciente: {ecl} en los dados, o 1 de miedo, o {ecl} en los dados, y así sucesivamente.</translation>
        </message>
        <message>
            <source>For the reckoning I threw {total}, where {value} was enough.</source>
            <translation>Para el ajuste de cuentas tiré {total}, donde bastaba {value}.</translation>
        </message>
        <message>
            <source>For the sake of a short walk I gave up {lost}, and the walk was not even short.</source>
            <translation>Por no andar mucho renuncié a todo esto: {lost}, y al final tampoco anduve poco.</translation>
        </message>
        <message>
            <source>For the sake of {thing} I left leads alone on {days}, and it is at {bell}.</source>
            <translation>Por {thing} dejé en paz pistas {days}, y está en {bell}.</translation>
        </message>
        <message>
            <source>For want of a symbol I lost Sunday, {total} against {value}.</source>
            <translation>Por falta de un símbolo perdí el domingo, {total} contra {value}.</translation>
        </message>
        <message>
            <source>For {adversary} it meant {harm}.</source>
            <translation>Para {adversary} fue {harm}.</translation>
        </message>
        <message>
            <source>For {card} {who} was rid of {wounds}.</source>
            <translation>A cambio de {card}, {who} quedó libre de {wounds}.</translation>
        </message>
        <message>
            <source>For {days} I did as I was advised.</source>
            <translation>Hice {days} lo que se me aconsejó.</translation>
        </message>
        <message>
            <source>For {days} there were boxes to fill, and {filled} of {boxes} are full.</source>
            <translation>Por {days} hubo recuadros que rellenar, y están llenos {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>For {day} I asked {thing} and got {symbol}; that leaves {left}.</source>
            <translation>Para el {day} acudí a {thing} y tuve {symbol}; quedan: {left}.</translation>
        </message>
        <message>
            <source>For {day} there is one more box to fill, {filled} of {boxes}.</source>
            <translation>Por el {day} hay un recuadro más que rellenar, {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>For {day} there is {dice} so far.</source>
            <translation>Para el {day} hay de momento {dice}.</translation>
        </message>
        <message>
            <source>For {day}'s {value} I had {total}, and on the day itself.</source>
            <translation>Para el {value} del {day} tuve {total}, y en el mismo día.</translation>
        </message>
        <message>
            <source>For {gold} gold I became a person of property. The property: {wares}.</source>
            <translation>Por {gold} de oro entré en la clase propietaria. La propiedad: {wares}.</translation>
        </message>
        <message>
            <source>For {gold} gold I bought the following, and was thanked by name, though not by mine: {wares}.</source>
            <translation>Por {gold} de oro compré lo siguiente, y me dieron las gracias por mi nombre, aunque no era el mío: {wares}.</translation>
        </message>
        <message>
            <source>For {gold} gold I did what was asked of me, once, and then I washed.</source>
            <translation>Por {gold} de oro hice lo que me pidieron, una vez, y luego me lavé.</translation>
        </message>
        <message>
            <source>For {gold} gold I let go of what I could spare, and noticed on the stairs that I could not: {wares}.</source>
            <translation>Por {gold} de oro me desprendí de lo que me sobraba, y en la escalera noté que no me sobraba: {wares}.</translation>
        </message>
        <message>
            <source>For {gold} gold I slept off my only Wound, in a room with a view of the stable.</source>
            <translation>Por {gold} de oro dormí hasta que se fue mi única herida, en un cuarto con vistas a la cuadra.</translation>
        </message>
        <message>
            <source>For {gold} gold I was told what waits in one square of the map: {types}. I had guessed as much, afterwards.</source>
            <translation>Por {gold} de oro me dijeron qué espera en una casilla del mapa: {types}. Ya lo había adivinado yo, después.</translation>
        </message>
        <message>
            <source>For {gold} gold the Oracle went through {squares} squares of my future like a laundry list: {types}.</source>
            <translation>Por {gold} de oro el oráculo repasó {squares} casillas de mi futuro como quien lee la lista de la lavandera: {types}.</translation>
        </message>
        <message>
            <source>For {months} the seal could be pressed, with three reckonings behind it and a box still white.</source>
            <translation>En {months} se pudo estampar el sello, con tres ajustes de cuentas detrás y un recuadro aún en blanco.</translation>
        </message>
        <message>
            <source>For {month} it has {points} to show. One is asked not to compare.</source>
            <translation>Por {month} tiene {points} que enseñar. Se ruega no comparar.</translation>
        </message>
        <message>
            <source>For {nights} nights the author lay in beds, and left {wounds} Wounds in them for the maid.</source>
            <translation>Durante {nights} noches quien firma durmió en camas, y dejó en ellas {wounds} heridas para la criada.</translation>
        </message>
        <message>
            <source>For {said} it takes {stat}, and {who} had none left.</source>
            <translation>Para {said} hace falta {stat}, y a {who} no le quedaba.</translation>
        </message>
        <message>
            <source>For {square} I needed {value}, and {value} it was.</source>
            <translation>Para el {square} necesitaba {value}, y {value} fue.</translation>
        </message>
        <message>
            <source>For {square}'s {value} I had {total}, far more than I needed.</source>
            <translation>Para el {value} del {square} tuve {total}, mucho más de lo necesario.</translation>
        </message>
        <message>
            <source>For {square}'s {value} I used {day}'s {total}.</source>
            <translation>Para el {value} del {square} usé el {total} del {day}.</translation>
        </message>
        <message>
            <source>For {square}, which wants two symbols at once, there is {points}.</source>
            <translation>Por el {square}, que quiere dos símbolos a la vez, hay {points}.</translation>
        </message>
        <message>
            <source>For {symbol} I have {name} this month.</source>
            <translation>Para {symbol} tengo este mes a {name}.</translation>
        </message>
        <message>
            <source>For {thing}, full at last, {points} went; it stands at {bell}.</source>
            <translation>Por {thing}, completa al fin, se fueron {points}; está en {bell}.</translation>
        </message>
        <message>
            <source>For {who} it went badly{roll}.</source>
            <translation>A {who} le fue mal{roll}.</translation>
        </message>
        <message>
            <source>For {who} it went well{roll}.</source>
            <translation>A {who} le fue bien{roll}.</translation>
        </message>
        <message>
            <source>For “{title}” the author paid {wounds} Wounds, which is more than was paid for the paper.</source>
            <translation>Por «{title}» pagó quien firma {wounds} heridas, que es más de lo que se pagó por el papel.</translation>
        </message>
        <message>
            <source>From here on a throw could be taken back; the figures are to be read with that in mind.</source>
            <translation>Desde aquí una tirada podía deshacerse; las cifras han de leerse sabiéndolo.</translation>
        </message>
        <message>
            <source>From here on the dice were real ones, on a real table.</source>
            <translation>Desde aquí los dados fueron de verdad, en una mesa de verdad.</translation>
        </message>
        <message>
            <source>From here on the dice were the program's again.</source>
            <translation>Desde aquí los dados volvieron a ser del programa.</translation>
        </message>
        <message>
            <source>From it {who} had {wounds}.</source>
            <translation>De ello {who} sacó {wounds}.</translation>
        </message>
        <message>
            <source>From that {who} had {wounds}{roll}.</source>
            <translation>De eso {who} sacó {wounds}{roll}.</translation>
        </message>
        <message>
            <source>From the quarterly of the booksellers</source>
            <translation>Del boletín trimestral de los libreros</translation>
        </message>
        <message>
            <source>From then on {map} could be reached.</source>
            <translation>Desde entonces se podía llegar a {map}.</translation>
        </message>
        <message>
            <source>From this week on the advice was taken.</source>
            <translation>Desde esta semana se siguió el consejo.</translation>
        </message>
        <message>
            <source>From this week on the dice were real ones.</source>
            <translation>Desde esta semana los dados fueron de verdad.</translation>
        </message>
        <message>
            <source>From {adversary} came {title}, for {people}{roll}.</source>
            <translation>De {adversary} vino {title}, para {people}{roll}.</translation>
        </message>
        <message>
            <source>From {first} to {last}: {points} so far</source>
            <translation>Del {first} al {last}: {points} hasta ahora</translation>
        </message>
        <message>
            <source>From {origin} it was on to {map}.</source>
            <translation>De {origin}, a {map}.</translation>
        </message>
        <message>
            <source>Giving the price of getting over it, {ecl}, and of not getting over it, 3 Wounds and 1 Fear.</source>
            <translation>Donde se da el precio de reponerse, {ecl}, y el de no reponerse, 3 heridas y 1 de miedo.</translation>
        </message>
        <message>
            <source>Going {way} took {who} the rest of the turn; the look round was for {turn}.</source>
            <translation>Ir {way} le llevó a {who} lo que quedaba del turno; mirar fue cosa del {turn}.</translation>
        </message>
        <message>
            <source>Hardly an evening was without its box; {filled} of {boxes} are full.</source>
            <translation>Apenas hubo noche sin su recuadro; están llenos {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>Help came, from people who did not ask. The evening was gone.</source>
            <translation>Llegó ayuda, de gente que no preguntó. La noche se había perdido.</translation>
        </message>
        <message>
            <source>Helped by {thing}, {day}'s dice showed {symbol}. I have {left} left.</source>
            <translation>Con ayuda de {thing}, los dados del {day} mostraron {symbol}. Me quedan: {left}.</translation>
        </message>
        <message>
            <source>Here at last is the book with which the neighbours were threatened.</source>
            <translation>Aquí está por fin el libro con el que se había amenazado a los vecinos.</translation>
        </message>
        <message>
            <source>Here the Pages Are White</source>
            <translation>Aquí las páginas están en blanco</translation>
        </message>
        <message>
            <source>Here the diary stands, at {map}, in {turn} of {turns}.</source>
            <translation>Hasta aquí llega el diario, en {map}, {turn} de {turns}.</translation>
        </message>
        <message>
            <source>Here the diary stands, on the way from one place to the next.</source>
            <translation>Hasta aquí llega el diario, de camino de un lugar a otro.</translation>
        </message>
        <message>
            <source>Here the diary stands; where to fall back on is not settled yet.</source>
            <translation>Hasta aquí llega el diario; aún no está decidido adónde replegarse.</translation>
        </message>
        <message>
            <source>Here the journal stands; {day} is the next day to be played.</source>
            <translation>Hasta aquí llega el diario; el próximo día por jugar es el {day}.</translation>
        </message>
        <message>
            <source>Honest labour occurs {times} times, pays {gold} gold and is got over quickly.</source>
            <translation>El trabajo honrado se da {times} veces, paga {gold} de oro y se despacha deprisa.</translation>
        </message>
        <message>
            <source>Honest labour was tried a single time; it paid {gold} gold and asked after my plans.</source>
            <translation>El trabajo honrado se probó una sola vez; pagó {gold} de oro y preguntó por mis planes.</translation>
        </message>
        <message>
            <source>How I was left alone with my constitution, which wanted {ecl}, and would take 3 Wounds and 1 Fear instead.</source>
            <translation>Cómo me quedé a solas con mi constitución, que pedía {ecl}, y aceptaba en su lugar 3 heridas y 1 de miedo.</translation>
        </message>
        <message>
            <source>How one gets across for {ecl}, and what one gets for less, namely {light} or {heavy} Wounds.</source>
            <translation>Cómo se cruza por {ecl}, y qué se saca por menos, a saber, {light} o {heavy} heridas.</translation>
        </message>
        <message>
            <source>How one may try as often as one likes, at 1 Fear a failure, until {ecl} comes up.</source>
            <translation>Cómo se puede probar cuantas veces se quiera, a 1 de miedo por fallo, hasta que salgan {ecl}.</translation>
        </message>
        <message>
            <source>How {ecl} is the least that is noticed and twice {ecl} the most that is needed, while a miss costs {least} to {most} Wounds.</source>
            <translation>Cómo {ecl} es lo mínimo que se nota y dos veces {ecl} lo máximo que hace falta, mientras que fallar cuesta de {least} a {most} heridas.</translation>
        </message>
        <message>
            <source>How {ecl} is the right way to touch it, and how there is another, at {least} to {most} Wounds.</source>
            <translation>Cómo {ecl} es la manera correcta de tocarlo, y cómo hay otra, que cuesta de {least} a {most} heridas.</translation>
        </message>
        <message>
            <source>How {ecl} on the dice would put my mind at rest, and how anything less would put 3 Fear in it.</source>
            <translation>Cómo {ecl} en los dados me devolverían la paz, y cómo cualquier cosa por debajo me metería 3 de miedo.</translation>
        </message>
        <message>
            <source>How {ecl} was looked at from a distance, and then from a better one.</source>
            <translation>Cómo {ecl} se contempló desde lejos, y luego desde más lejos aún.</translation>
        </message>
        <message>
            <source>How {ecl} would settle the matter politely, and how anything less makes it a Combat of {more}.</source>
            <translation>Cómo con {ecl} el asunto se arreglaría por las buenas, y cómo con menos se vuelve un combate de {more}.</translation>
        </message>
        <message>
            <source>I admired nothing aloud, and everything became 1 gold cheaper.</source>
            <translation>No admiré nada en voz alta, y todo se abarató en 1 de oro.</translation>
        </message>
        <message>
            <source>I asked {name} this month, for {symbol}.</source>
            <translation>Este mes se lo pedí a {name}, por {symbol}.</translation>
        </message>
        <message>
            <source>I bound myself to {square}'s {value} ({thing}).</source>
            <translation>Me até al {value} del {square} ({thing}).</translation>
        </message>
        <message>
            <source>I broke my word on {square}.</source>
            <translation>Falté a mi palabra sobre el {square}.</translation>
        </message>
        <message>
            <source>I came to the end of the boxes on {day}: all {boxes} are filled.</source>
            <translation>El {day} llegué al final de los recuadros: los {boxes} están rellenos.</translation>
        </message>
        <message>
            <source>I can put {points} down for Sunday, {total} against {value}.</source>
            <translation>Puedo apuntar {points} por el domingo, {total} contra {value}.</translation>
        </message>
        <message>
            <source>I could cross off the whole row, {days} on the day and the rest on some other.</source>
            <translation>Pude tachar la fila entera: {days}, en su día, y lo demás en otro.</translation>
        </message>
        <message>
            <source>I could have had a lead on {days} and did not take it.</source>
            <translation>Pude tener pista {days}, y no la tomé.</translation>
        </message>
        <message>
            <source>I crossed a square that was still making up its mind, and spared it the trouble.</source>
            <translation>Crucé una casilla que aún no había decidido qué ser, y le ahorré la molestia.</translation>
        </message>
        <message>
            <source>I crossed off the whole row and kept to none of it.</source>
            <translation>Taché la fila entera sin hacerle caso en nada.</translation>
        </message>
        <message>
            <source>I dealt with {lost} in passing, with a ruler, which is one method.</source>
            <translation>De lo que había en medio, {lost}, me ocupé al pasar, con una regla, que es una manera.</translation>
        </message>
        <message>
            <source>I did all but {square}.</source>
            <translation>Resolví todo menos el {square}.</translation>
        </message>
        <message>
            <source>I did all six and none in its place.</source>
            <translation>Resolví los seis y ninguno en su sitio.</translation>
        </message>
        <message>
            <source>I did every lead of the row on its own day.</source>
            <translation>Resolví todas las pistas de la fila en su día.</translation>
        </message>
        <message>
            <source>I did not come to Sunday's reckoning, so it is lost.</source>
            <translation>No acudí al ajuste de cuentas del domingo, así que está perdido.</translation>
        </message>
        <message>
            <source>I did not do {square} that day, and had sworn to.</source>
            <translation>No resolví el {square} ese día, y lo había jurado.</translation>
        </message>
        <message>
            <source>I did not get the Sign off the table on {days}: {filled} of {boxes}.</source>
            <translation>No pude quitar el Signo de la mesa {days}: {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>I did not get the Sign off the table on {day}: {filled} of {boxes}.</source>
            <translation>El {day} no pude quitar el Signo de la mesa: {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>I did not play on {days}.</source>
            <translation>No jugué {days}.</translation>
        </message>
        <message>
            <source>I did the six in order, with {squares} the wrong way round.</source>
            <translation>Resolví los seis en orden, con {squares} al revés.</translation>
        </message>
        <message>
            <source>I did {days} in place and {squares} out of it.</source>
            <translation>Resolví {days} en su sitio y {squares} fuera de él.</translation>
        </message>
        <message>
            <source>I did {days} in place, and {square} on {day}.</source>
            <translation>Resolví {days} en su sitio, y el {square} el {day}.</translation>
        </message>
        <message>
            <source>I did {days}, each on its own day.</source>
            <translation>Resolví {days}, cada uno en su día.</translation>
        </message>
        <message>
            <source>I did {day}'s own lead, {total} for {value}.</source>
            <translation>Resolví la pista del {day} en su día, {total} por {value}.</translation>
        </message>
        <message>
            <source>I did {squares}, but on other days than their own.</source>
            <translation>Resolví {squares}, pero en días que no eran el suyo.</translation>
        </message>
        <message>
            <source>I drew on {thing} on {days}, for a fourth throw.</source>
            <translation>Recurrí a {thing} {days}, para una cuarta tirada.</translation>
        </message>
        <message>
            <source>I filled a box on {day}, {filled} of {boxes} by now.</source>
            <translation>Rellené un recuadro el {day}, ya {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>I filled boxes on {days}, {filled} of {boxes} by now.</source>
            <translation>Rellené recuadros {days}, ya {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>I gave my word on {square}, at {value} ({thing}).</source>
            <translation>Di mi palabra por el {square}, con {value} ({thing}).</translation>
        </message>
        <message>
            <source>I got five, and wanted {square} as well.</source>
            <translation>Saqué cinco, y quería también el {square}.</translation>
        </message>
        <message>
            <source>I got through all six, {days} at the proper time.</source>
            <translation>Acabé con los seis; a su debido tiempo, {days}.</translation>
        </message>
        <message>
            <source>I had a lead on {day} and left it, so that {thing} went down to {bell}.</source>
            <translation>Tenía pista el {day} y la dejé, así que {thing} bajó a {bell}.</translation>
        </message>
        <message>
            <source>I had every price down by 1 before I had put down my bag.</source>
            <translation>Tenía todos los precios rebajados en 1 antes de haber dejado la bolsa en el suelo.</translation>
        </message>
        <message>
            <source>I had meant to call at {lost}; the ruler had not.</source>
            <translation>Yo pensaba hacer un alto ({lost}); la regla, no.</translation>
        </message>
        <message>
            <source>I had {days} when the page said so, and {square} on {day}.</source>
            <translation>Tuve {days} cuando lo decía la página, y el {square} el {day}.</translation>
        </message>
        <message>
            <source>I had {total} for Sunday's {value}, and the wrong symbols with it.</source>
            <translation>Tuve {total} para el {value} del domingo, y con ello los símbolos que no eran.</translation>
        </message>
        <message>
            <source>I had {total} when {square} wanted its {value}.</source>
            <translation>Tuve {total} cuando el {square} quiso su {value}.</translation>
        </message>
        <message>
            <source>I have begun to play by advice.</source>
            <translation>He empezado a jugar según el consejo.</translation>
        </message>
        <message>
            <source>I have chalked up {by} more for {thing}; that makes {bell}.</source>
            <translation>He apuntado {by} más para {thing}; con eso son {bell}.</translation>
        </message>
        <message>
            <source>I have crossed off all six; only {days} fell on the day itself.</source>
            <translation>He tachado los seis; en su mismo día, solo {days}.</translation>
        </message>
        <message>
            <source>I have filled {by} boxes and am at {filled} of {boxes}.</source>
            <translation>He rellenado {by} recuadros y voy por {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>I have filled {times} boxes of dread this week. That makes {filled} of {boxes}.</source>
            <translation>He rellenado {times} recuadros de pavor esta semana. Con ellos van {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>I have five, and {square} is the one that got away.</source>
            <translation>Tengo cinco, y el {square} es el que se escapó.</translation>
        </message>
        <message>
            <source>I have hung up the calendar for {year}.</source>
            <translation>He colgado el calendario de {year}.</translation>
        </message>
        <message>
            <source>I have {held} put by ({thing}).</source>
            <translation>Tengo {held} de reserva ({thing}).</translation>
        </message>
        <message>
            <source>I have {many} to show: {days} on the day, {squares} on some other.</source>
            <translation>Tengo {many} que enseñar: {days}, en su día; {squares}, en otro.</translation>
        </message>
        <message>
            <source>I have {points} from {square} as well.</source>
            <translation>Tengo también {points} del {square}.</translation>
        </message>
        <message>
            <source>I heard both sides of {square}, and that is {points}.</source>
            <translation>Oí a las dos partes del {square}, y eso es {points}.</translation>
        </message>
        <message>
            <source>I held to {square}.</source>
            <translation>Me mantuve en lo del {square}.</translation>
        </message>
        <message>
            <source>I hired myself out {times} times, which came to {gold} gold before anybody asked for references.</source>
            <translation>Trabajé por cuenta ajena {times} veces, que sumaron {gold} de oro antes de que nadie pidiera referencias.</translation>
        </message>
        <message>
            <source>I kept my word on {square}.</source>
            <translation>Cumplí mi palabra sobre el {square}.</translation>
        </message>
        <message>
            <source>I lay in bed for {nights} nights, for which they took {gold} gold and {wounds} of my Wounds.</source>
            <translation>Guardé cama {nights} noches, por las que me quitaron {gold} de oro y {wounds} heridas.</translation>
        </message>
        <message>
            <source>I let Sunday go, and its question with it.</source>
            <translation>Dejé ir el domingo, y con él su pregunta.</translation>
        </message>
        <message>
            <source>I let a lead go on {day} and had the count at {bell} for it ({thing}).</source>
            <translation>El {day} dejé ir una pista, y por ella la cuenta quedó en {bell} ({thing}).</translation>
        </message>
        <message>
            <source>I let leads go on {days} and have the count at {bell} for it ({thing}).</source>
            <translation>Dejé ir pistas {days}, y por ellas tengo la cuenta en {bell} ({thing}).</translation>
        </message>
        <message>
            <source>I lost the reckoning by a symbol, with {total} lying there for its {value}.</source>
            <translation>Perdí el ajuste de cuentas por un símbolo, con {total} en la mesa para su {value}.</translation>
        </message>
        <message>
            <source>I lost the reckoning, {total} for {value}.</source>
            <translation>Perdí el ajuste de cuentas, {total} por {value}.</translation>
        </message>
        <message>
            <source>I moved {squares} about; {days} could stay.</source>
            <translation>Moví de sitio {squares}; sin moverse, {days}.</translation>
        </message>
        <message>
            <source>I never sat down to this week; it is lost from end to end.</source>
            <translation>No me senté a jugar esta semana; está perdida de punta a punta.</translation>
        </message>
        <message>
            <source>I paid {gold} gold to lie flat until morning, and got up {wounds} Wounds the lighter.</source>
            <translation>Pagué {gold} de oro por quedarme horizontal hasta la mañana, y me levanté con {wounds} heridas menos.</translation>
        </message>
        <message>
            <source>I paid {points} to {thing}, which was full, and is at {bell} now.</source>
            <translation>Pagué {points} a {thing}, que se completó y ahora está en {bell}.</translation>
        </message>
        <message>
            <source>I played by advice on {days}.</source>
            <translation>Jugué según el consejo {days}.</translation>
        </message>
        <message>
            <source>I read the row from left to right and crossed off all six.</source>
            <translation>Leí la fila de izquierda a derecha y taché los seis.</translation>
        </message>
        <message>
            <source>I sat down on Sunday to {value} and got up with {total}.</source>
            <translation>El domingo me senté ante {value} y me levanté con {total}.</translation>
        </message>
        <message>
            <source>I should have slept that night in {lost}, but the ruler was not tired.</source>
            <translation>Aquella noche habría dormido bajo techo ({lost}), pero la regla no tenía sueño.</translation>
        </message>
        <message>
            <source>I spent {thing} on one more throw, on {days}.</source>
            <translation>Gasté {thing} en una tirada más, {days}.</translation>
        </message>
        <message>
            <source>I spent {total} on {square}'s {value}, which is no way to keep house.</source>
            <translation>Gasté {total} en el {value} del {square}, que no es manera de llevar una casa.</translation>
        </message>
        <message>
            <source>I swore to have {square}'s {value} done by night ({thing}).</source>
            <translation>Juré resolver el {value} del {square} antes de la noche ({thing}).</translation>
        </message>
        <message>
            <source>I threw by hand now, with real dice.</source>
            <translation>Ahora tiré a mano, con dados de verdad.</translation>
        </message>
        <message>
            <source>I threw for nothing on {days}.</source>
            <translation>Tiré para nada {days}.</translation>
        </message>
        <message>
            <source>I threw {total}, and it was lost.</source>
            <translation>Tiré {total}, y se perdió.</translation>
        </message>
        <message>
            <source>I threw {total}, and it was won, {points}.</source>
            <translation>Tiré {total}, y estaba ganado, {points}.</translation>
        </message>
        <message>
            <source>I threw {total}, which was enough, and the two symbols differed.</source>
            <translation>Tiré {total}, que bastaba, y los dos símbolos no coincidían.</translation>
        </message>
        <message>
            <source>I took one job, for {gold} gold, and was thanked in the same coin.</source>
            <translation>Acepté un trabajo, por {gold} de oro, y me dieron las gracias en la misma moneda.</translation>
        </message>
        <message>
            <source>I took the straight road over {squares} unwritten squares, and saved an hour, which I have since mislaid.</source>
            <translation>Tomé el camino recto por {squares} casillas sin escribir y me ahorré una hora, que luego he extraviado.</translation>
        </message>
        <message>
            <source>I took what fitted, and that was {squares}.</source>
            <translation>Tomé lo que encajaba, y eso fue {squares}.</translation>
        </message>
        <message>
            <source>I took work twice, for {gold} gold in all, the second time under another name.</source>
            <translation>Acepté trabajo dos veces, por {gold} de oro en total, la segunda con otro nombre.</translation>
        </message>
        <message>
            <source>I tried on {days}, and can put down no more than that.</source>
            <translation>Lo intenté {days}, y no puedo apuntar más.</translation>
        </message>
        <message>
            <source>I used a turn on {day}, to make it {symbol} ({thing}, {left} left).</source>
            <translation>Usé un giro el {day}, para que fuera {symbol} ({thing}; quedan: {left}).</translation>
        </message>
        <message>
            <source>I walked in at one end of {lost} and out at the other, too straight to be offered soup. One cannot go back; I have asked the ruler.</source>
            <translation>Entré en el sitio ({lost}) por un extremo y salí por el otro, demasiado en línea recta para que me ofrecieran sopa. No se puede volver; se lo he preguntado a la regla.</translation>
        </message>
        <message>
            <source>I was at home for as long as it takes to be asked how long I would stay. That came to 1 Fear, and I had not bought so much as an onion.</source>
            <translation>Estuve en casa lo que se tarda en que a uno le pregunten cuánto se queda. Salió por 1 de miedo, y eso que no había comprado ni una cebolla.</translation>
        </message>
        <message>
            <source>I was away all week, and the reckoning went with the rest.</source>
            <translation>Estuve fuera toda la semana, y el ajuste de cuentas se fue con lo demás.</translation>
        </message>
        <message>
            <source>I was forsworn over {square}.</source>
            <translation>Juré en falso por el {square}.</translation>
        </message>
        <message>
            <source>I was missing on {days}.</source>
            <translation>Falté {days}.</translation>
        </message>
        <message>
            <source>I was short on Sunday, with {total} where {value} was asked.</source>
            <translation>El domingo no llegué: {total}, donde se pedía {value}.</translation>
        </message>
        <message>
            <source>I won on Sunday with nothing over: {value}.</source>
            <translation>Gané el domingo sin que sobrara nada: {value}.</translation>
        </message>
        <message>
            <source>I won the reckoning, {total} for {value}.</source>
            <translation>Gané el ajuste de cuentas, {total} por {value}.</translation>
        </message>
        <message>
            <source>In Pencil, on the Map</source>
            <translation>A lápiz, en el mapa</translation>
        </message>
        <message>
            <source>In Town</source>
            <translation>En el pueblo</translation>
        </message>
        <message>
            <source>In all, {years} of bread. A success takes {goal}, and an end.</source>
            <translation>En total, {years} de pan. Para un éxito hacen falta {goal}, y un final.</translation>
        </message>
        <message>
            <source>In all, {years} of bread. A success takes {goal}, and this is one.</source>
            <translation>En total, {years} de pan. Para un éxito hacen falta {goal}, y este lo es.</translation>
        </message>
        <message>
            <source>In all, {years} of bread. A success takes {goal}.</source>
            <translation>En total, {years} de pan. Para un éxito hacen falta {goal}.</translation>
        </message>
        <message>
            <source>In between I went home, touched the gatepost and left again. It cost 1 Fear, which is what they charge for the gatepost.</source>
            <translation>Entre medias fui a casa, toqué el poste de la verja y volví a irme. Costó 1 de miedo, que es lo que cobran por el poste.</translation>
        </message>
        <message>
            <source>In cloth. There has been talk of leather.</source>
            <translation>En tela. Se ha hablado de la piel.</translation>
        </message>
        <message>
            <source>In figures</source>
            <translation>En cifras</translation>
        </message>
        <message>
            <source>In red, with a ruler, from dot to dot. The ring is where you stand.</source>
            <translation>En rojo, con regla, de punto a punto. El anillo dice dónde estás.</translation>
        </message>
        <message>
            <source>In their own time I got {days} done.</source>
            <translation>A su hora resolví {days}.</translation>
        </message>
        <message>
            <source>In these pages {gold} gold changes hands as bribes, called conversation throughout.</source>
            <translation>En estas páginas cambian de manos {gold} de oro en sobornos, llamados siempre conversación.</translation>
        </message>
        <message>
            <source>In which it is to be seen who finds whom: {ecl} takes the thing apart, and less sets it off, for {least} to {most} Wounds.</source>
            <translation>Donde se verá quién encuentra a quién: con {ecl} la cosa se desmonta, y con menos salta y causa de {least} a {most} heridas.</translation>
        </message>
        <message>
            <source>In which nothing is the matter with me but myself: {ecl} to get over it, 3 Fear for failing to.</source>
            <translation>Donde no me pasa nada más que yo: {ecl} para superarlo, 3 de miedo por no hacerlo.</translation>
        </message>
        <message>
            <source>In which the body asks {ecl} of its owner, and takes 3 Wounds and 1 Fear if it is given less.</source>
            <translation>Donde el cuerpo exige {ecl} a quien lo lleva, y si le dan menos se cobra 3 heridas y 1 de miedo.</translation>
        </message>
        <message>
            <source>In which there is still room for talk, at {ecl}; after that there is room for a Combat, at {more}.</source>
            <translation>Donde aún cabe conversar, por {ecl}; después ya solo cabe un combate, por {more}.</translation>
        </message>
        <message>
            <source>In which {ecl} is asked of the dice, and a failure costs only its noise.</source>
            <translation>Donde se piden {ecl} a los dados, y un fallo no cuesta más que el ruido.</translation>
        </message>
        <message>
            <source>In which {ecl} is asked of the dice, and a failure costs {light} or {heavy} Wounds, as the feet decide.</source>
            <translation>Donde se piden {ecl} a los dados, y cada fallo cuesta {light} o {heavy} heridas, según decidan los pies.</translation>
        </message>
        <message>
            <source>In which {ecl} is asked, and nobody stays to hear it.</source>
            <translation>Donde se piden {ecl}, y nadie se queda a oírlo.</translation>
        </message>
        <message>
            <source>In which {ecl} is the answer, whatever the question was, and each wrong one costs 1 Fear.</source>
            <translation>Donde {ecl} es la respuesta, fuera cual fuera la pregunta, y cada una equivocada cuesta 1 de miedo.</translation>
        </message>
        <message>
            <source>In which {ecl} stands between me and the chapter, on legs, and hits back for {least} to {most} Wounds.</source>
            <translation>Donde {ecl} se alza entre el capítulo y yo, sobre patas, y devuelve golpes que valen de {least} a {most} heridas.</translation>
        </message>
        <message>
            <source>In {chapters} of the chapters nobody lays a hand on the author, who puts it down to manners.</source>
            <translation>En {chapters} de los capítulos nadie le pone la mano encima a quien firma, que lo atribuye a sus modales.</translation>
        </message>
        <message>
            <source>In {chapters} of the chapters the author loses, and gets rather good at it.</source>
            <translation>En {chapters} de los capítulos quien firma pierde, y acaba por no dársele mal.</translation>
        </message>
        <message>
            <source>In {months} there were not enough boxes for what came.</source>
            <translation>En {months} no hubo recuadros bastantes para lo que vino.</translation>
        </message>
        <message>
            <source>In {nights} nights and for {gold} gold the inn relieved me of {wounds} Wounds and of several opinions.</source>
            <translation>En {nights} noches y por {gold} de oro, la posada me libró de {wounds} heridas y de varias opiniones.</translation>
        </message>
        <message>
            <source>In {nights} nights the inns took {wounds} Wounds off the author, and kept the towels.</source>
            <translation>En {nights} noches las posadas le quitaron {wounds} heridas a quien firma, y se quedaron con las toallas.</translation>
        </message>
        <message>
            <source>In {turn} it was {who} who looked round {zone}.</source>
            <translation>En el {turn} fue {who} quien miró en {zone}.</translation>
        </message>
        <message>
            <source>In {turn} the way led out of {origin}, to {map}.</source>
            <translation>En el {turn}, el camino salió de {origin} hacia {map}.</translation>
        </message>
        <message>
            <source>In {turn} {who} had another look at {zone}.</source>
            <translation>En el {turn}, {who} volvió a mirar en {zone}.</translation>
        </message>
        <message>
            <source>In {turn} {who} looked at {zone} as well.</source>
            <translation>En el {turn}, {who} miró también en {zone}.</translation>
        </message>
        <message>
            <source>In {turn} {who} looked round {zone}.</source>
            <translation>En el {turn}, {who} echó un vistazo en {zone}.</translation>
        </message>
        <message>
            <source>In {turn} {who} went {way} and looked round.</source>
            <translation>En el {turn}, {who} fue {way} y echó un vistazo.</translation>
        </message>
        <message>
            <source>In {turn} {who} went {way}.</source>
            <translation>En el {turn}, {who} fue {way}.</translation>
        </message>
        <message>
            <source>In {who}'s hands just then, {card} did nothing to {adversary}.</source>
            <translation>En manos de {who}, en aquel momento, {card} no le hizo nada a {adversary}.</translation>
        </message>
        <message>
            <source>In “{title}” {dice} dice go down at one throw, and an apology was sent to the table.</source>
            <translation>En «{title}» caen {dice} dados de una vez, y a la mesa se le enviaron disculpas.</translation>
        </message>
        <message>
            <source>Investigation</source>
            <translation>Investigación</translation>
        </message>
        <message>
            <source>Investigators as they stand</source>
            <translation>Los investigadores, como están</translation>
        </message>
        <message>
            <source>It began at {zone}, with {turns} turns on the Clock, and {who} looked round.</source>
            <translation>Empezó en {zone}, con {turns} turnos en el reloj, y {who} echó un vistazo.</translation>
        </message>
        <message>
            <source>It began at {zone}, with {turns} turns on the Clock.</source>
            <translation>Empezó en {zone}, con {turns} turnos en el reloj.</translation>
        </message>
        <message>
            <source>It came to {all} reckonings and to no answer that anybody had wanted.</source>
            <translation>Se llegó a {all} ajustes de cuentas y a ninguna respuesta que alguien quisiera.</translation>
        </message>
        <message>
            <source>It came to {all} reckonings, and every one was met. The author thinks nothing of it and mentions it twice.</source>
            <translation>Se llegó a {all} ajustes de cuentas, y todos se saldaron. Su autor no le da importancia y lo menciona dos veces.</translation>
        </message>
        <message>
            <source>It cost {adversary} {harm}.</source>
            <translation>A {adversary} le costó {harm}.</translation>
        </message>
        <message>
            <source>It cost {who} {wounds}.</source>
            <translation>A {who} le costó {wounds}.</translation>
        </message>
        <message>
            <source>It could not be passed by.</source>
            <translation>No se podía pasar de largo.</translation>
        </message>
        <message>
            <source>It could not have been nearer on Sunday, {value} for {value}.</source>
            <translation>No pudo ser más justo el domingo, {value} por {value}.</translation>
        </message>
        <message>
            <source>It did not get {who}{roll}.</source>
            <translation>No pudo con {who}{roll}.</translation>
        </message>
        <message>
            <source>It ended here, in turn {turn}.</source>
            <translation>Terminó aquí, en el turno {turn}.</translation>
        </message>
        <message>
            <source>It ended with a lift home and an evening lost.</source>
            <translation>Terminó con alguien que se ofreció a llevar a casa, y una noche perdida.</translation>
        </message>
        <message>
            <source>It ends with {rank}, and with a nail in the wall.</source>
            <translation>Acaba con {rank}, y con un clavo en la pared.</translation>
        </message>
        <message>
            <source>It fell to {first} and {second} to go and see.</source>
            <translation>Les tocó a {first} y a {second} ir a ver.</translation>
        </message>
        <message>
            <source>It fell to {who} to go and see, alone.</source>
            <translation>A {who} le tocó ir a ver, sin nadie más.</translation>
        </message>
        <message>
            <source>It follows {leads} leads to where they went, and one or two further.</source>
            <translation>Sigue {leads} pistas hasta donde iban, y una o dos más allá.</translation>
        </message>
        <message>
            <source>It got through to {who}: {wounds}{roll}.</source>
            <translation>A {who} le alcanzó: {wounds}{roll}.</translation>
        </message>
        <message>
            <source>It has {all} questions in it, one for each reckoning, and {won} of the answers are to be envied.</source>
            <translation>Hay en él {all} preguntas, una por cada ajuste de cuentas, y de las respuestas {won} dan envidia.</translation>
        </message>
        <message>
            <source>It left {who} standing at {zone}.</source>
            <translation>Con ello {who} fue a parar a {zone}.</translation>
        </message>
        <message>
            <source>It left {who} with {cards}.</source>
            <translation>A {who} le quedó {cards}.</translation>
        </message>
        <message>
            <source>It left {who} with {wounds}{roll}.</source>
            <translation>A {who} le dejó {wounds}{roll}.</translation>
        </message>
        <message>
            <source>It named {card}, which was not there to be had.</source>
            <translation>Se nombraba {card}, que no estaba disponible.</translation>
        </message>
        <message>
            <source>It takes {stat} to stand that. {who} had none, and took {wounds}.</source>
            <translation>Para aguantar eso hace falta {stat}. A {who} no le quedaba, y sufrió {wounds}.</translation>
        </message>
        <message>
            <source>It took time: the Clock stood at {turn} after it.</source>
            <translation>Llevó tiempo: el reloj marcaba después el {turn}.</translation>
        </message>
        <message>
            <source>It took {change} from {label} and left {value}.</source>
            <translation>Eso le quitó {change} a {label} y dejó {value}.</translation>
        </message>
        <message>
            <source>It took {nights} nights and {gold} gold to mend {wounds} Wounds, and the landlady has kept the bandages to show.</source>
            <translation>Hicieron falta {nights} noches y {gold} de oro para curar {wounds} heridas, y la posadera ha guardado las vendas para enseñarlas.</translation>
        </message>
        <message>
            <source>It took {rolls} throws, none of which is described.</source>
            <translation>Hicieron falta {rolls} tiradas, de las que no se describe ninguna.</translation>
        </message>
        <message>
            <source>It took {stat}, and {who} had none left.</source>
            <translation>Hacía falta {stat}, y a {who} no le quedaba.</translation>
        </message>
        <message>
            <source>It took {total} to get {square} past its {value}.</source>
            <translation>Hizo falta {total} para pasar el {value} del {square}.</translation>
        </message>
        <message>
            <source>It took {tries} throws to get to the end of “{title}”, and one hears each of them land.</source>
            <translation>Costó {tries} tiradas llegar al final de «{title}», y se oye caer cada una.</translation>
        </message>
        <message>
            <source>It took {value} on Sunday, and what I had was {total}.</source>
            <translation>Hacía falta {value} el domingo, y lo que tuve fue {total}.</translation>
        </message>
        <message>
            <source>It took {value} on Sunday. I had {total}, and {points} for it.</source>
            <translation>Hacía falta {value} el domingo. Tuve {total}, y por ello {points}.</translation>
        </message>
        <message>
            <source>It took {value} to do {square}, and I used {total}.</source>
            <translation>Hacía falta {value} para el {square}, y usé {total}.</translation>
        </message>
        <message>
            <source>It was a bad week for the Sign, {times} times, {filled} of {boxes} by now.</source>
            <translation>Fue mala semana de Signos, {times} veces, ya {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>It was a little too much for {who}{roll}.</source>
            <translation>Fue un poco demasiado para {who}{roll}.</translation>
        </message>
        <message>
            <source>It was as close as it can be with {square}, {value} for {value}.</source>
            <translation>Con el {square} no pudo ser más justo, {value} por {value}.</translation>
        </message>
        <message>
            <source>It was back to {map}, without a wound, and with all that had been found.</source>
            <translation>Hubo que volver a {map}, sin una herida, y con todo lo encontrado.</translation>
        </message>
        <message>
            <source>It was not that.</source>
            <translation>No era eso.</translation>
        </message>
        <message>
            <source>It was one more than {who} could bear.</source>
            <translation>Era una más de las que {who} podía soportar.</translation>
        </message>
        <message>
            <source>It was one wound too many, and {map} was lost.</source>
            <translation>Fue una herida de más, y {map} se perdió.</translation>
        </message>
        <message>
            <source>It was possible to leave for {map} now.</source>
            <translation>Ahora se podía salir hacia {map}.</translation>
        </message>
        <message>
            <source>It was the last the Clock had.</source>
            <translation>Era el último que tenía el reloj.</translation>
        </message>
        <message>
            <source>It was time to leave {origin} for {map}.</source>
            <translation>Era hora de salir de {origin} hacia {map}.</translation>
        </message>
        <message>
            <source>It was too much for {who}{roll}.</source>
            <translation>Fue demasiado para {who}{roll}.</translation>
        </message>
        <message>
            <source>It was {day} when I sat down to it. The pages before that I have only read.</source>
            <translation>Era el {day} cuando me senté a jugar. Las páginas de antes solo las he leído.</translation>
        </message>
        <message>
            <source>It was {map} after that, with every wound healed and every card kept.</source>
            <translation>Después fue {map}, con todas las heridas curadas y todas las cartas en su sitio.</translation>
        </message>
        <message>
            <source>It was {square} that I got done on {day}, {total} for {value}.</source>
            <translation>Fue el {square} lo que resolví el {day}, {total} por {value}.</translation>
        </message>
        <message>
            <source>It was {square} that I swore to, at {value} ({thing}).</source>
            <translation>Fue el {square} lo que juré, con {value} ({thing}).</translation>
        </message>
        <message>
            <source>It was {thing} that cost {points}; it has begun anew, at {bell}.</source>
            <translation>Fue {thing} lo que costó {points}; ha vuelto a empezar, en {bell}.</translation>
        </message>
        <message>
            <source>It was {turn} before {who} had gone {way} and could look round.</source>
            <translation>Era ya el {turn} cuando {who} había ido {way} y pudo mirar.</translation>
        </message>
        <message>
            <source>It was {turn} by now.</source>
            <translation>Ya era el {turn}.</translation>
        </message>
        <message>
            <source>It was {turn}, a red one, and nobody had to ask why for long.</source>
            <translation>Era el {turn}, de los rojos, y no hubo que preguntar mucho por qué.</translation>
        </message>
        <message>
            <source>It was {who} who looked round.</source>
            <translation>Fue {who} quien echó el vistazo.</translation>
        </message>
        <message>
            <source>It was {zone} once more, with all {turns} turns back on the Clock, and {who} looked round.</source>
            <translation>Era {zone} una vez más, con los {turns} turnos de vuelta en el reloj, y {who} echó un vistazo.</translation>
        </message>
        <message>
            <source>It was {zone} once more, with the Clock back at one.</source>
            <translation>Era {zone} una vez más, con el reloj de nuevo en uno.</translation>
        </message>
        <message>
            <source>It went another way at first{roll}, and {who} asked for another try.</source>
            <translation>Al principio fue de otro modo{roll}, y {who} pidió otro intento.</translation>
        </message>
        <message>
            <source>It went past {who}{roll}.</source>
            <translation>A {who} le pasó de largo{roll}.</translation>
        </message>
        <message>
            <source>It will keep its author in bread and candles until the roof goes. Our reviewer has seen the roof.</source>
            <translation>A quien lo firma le dará para pan y velas hasta que se venga abajo el tejado. Nuestro crítico ha visto el tejado.</translation>
        </message>
        <message>
            <source>It would have been {card}, and {who} had that.</source>
            <translation>Habría sido {card}, y {who} ya la tenía.</translation>
        </message>
        <message>
            <source>It would have been {kind} for {who}, and was not.</source>
            <translation>Habría sido {kind} para {who}, y no lo fue.</translation>
        </message>
        <message>
            <source>It would have been {kind}, but {who} gave back {card}.</source>
            <translation>Habría sido {kind}, pero {who} devolvió {card}.</translation>
        </message>
        <message>
            <source>Its ECL: what the dice must reach. The type is rolled on arrival.</source>
            <translation>Su NE: lo que deben alcanzar los dados. El tipo se tira al llegar.</translation>
        </message>
        <message>
            <source>Its best month is {month}, with {points}, and is told at no greater length than the rest.</source>
            <translation>Su mejor mes es {month}, con {points}, y no se cuenta con más detalle que los otros.</translation>
        </message>
        <message>
            <source>Left for others to imagine: {lost}.</source>
            <translation>Queda para la imaginación ajena: {lost}.</translation>
        </message>
        <message>
            <source>Left in turn {turn} for {map}.</source>
            <translation>Salida en el turno {turn} hacia «{map}».</translation>
        </message>
        <message>
            <source>Level {level}</source>
            <translation>Nivel {level}</translation>
        </message>
        <message>
            <source>Level {level} was reached on these roads, with {xp} XP, and is worn a little to one side.</source>
            <translation>El nivel {level} se alcanzó en estos caminos, con {xp} PX, y se lleva un poco ladeado.</translation>
        </message>
        <message>
            <source>Life {before}, met exactly: still {life}.</source>
            <translation>Vida {before}, igualada: sigue en {life}.</translation>
        </message>
        <message>
            <source>Life {before}, now none.</source>
            <translation>Vida {before}, ahora nada.</translation>
        </message>
        <message>
            <source>Life {before}, now {life}.</source>
            <translation>Vida {before}, ahora {life}.</translation>
        </message>
        <message>
            <source>Maps: {n}</source>
            <translation>Mapas: {n}</translation>
        </message>
        <message>
            <source>My company this month is {name}, who is good for {symbol}.</source>
            <translation>Mi compañía de este mes es {name}, que vale por {symbol}.</translation>
        </message>
        <message>
            <source>My oath this week was on {square}, which asked {value} ({thing}).</source>
            <translation>Mi juramento de esta semana fue sobre el {square}, que pedía {value} ({thing}).</translation>
        </message>
        <message>
            <source>My wages were {gold} gold for {times} jobs, and the last master wept, though he was peeling something.</source>
            <translation>Mis jornales fueron {gold} de oro por {times} faenas, y el último patrón lloró, aunque estaba pelando algo.</translation>
        </message>
        <message>
            <source>My word on {square} was good.</source>
            <translation>Mi palabra sobre el {square} valió.</translation>
        </message>
        <message>
            <source>Next {who} went {way} and took a good look.</source>
            <translation>Después {who} fue {way} y miró bien.</translation>
        </message>
        <message>
            <source>Next {who} went {way}.</source>
            <translation>Luego {who} fue {way}.</translation>
        </message>
        <message>
            <source>Night came, and {square} was as open as before I swore.</source>
            <translation>Llegó la noche, y el {square} estaba tan abierto como antes de jurar.</translation>
        </message>
        <message>
            <source>No Route may touch this square.</source>
            <translation>Ninguna ruta puede tocar esta casilla.</translation>
        </message>
        <message>
            <source>No fewer than {strain} of the Wounds were self-inflicted, out of impatience.</source>
            <translation>De las heridas, nada menos que {strain} se las hizo quien firma, por impaciencia.</translation>
        </message>
        <message>
            <source>No lead would have what I threw on {days}.</source>
            <translation>Ninguna pista quiso lo que tiré {days}.</translation>
        </message>
        <message>
            <source>No review has appeared. The quarterly does not score the work of the dead, who do not advertise.</source>
            <translation>No ha aparecido ninguna crítica. El boletín no puntúa la obra de los muertos, que no ponen anuncios.</translation>
        </message>
        <message>
            <source>Nobody could leave now: there was {where}.</source>
            <translation>Ahora nadie podía irse: estaba {where}.</translation>
        </message>
        <message>
            <source>Nobody gives change: {square} asked {value} and kept {total}.</source>
            <translation>Nadie devuelve el cambio: el {square} pedía {value} y se quedó con {total}.</translation>
        </message>
        <message>
            <source>Nobody got past there without stopping.</source>
            <translation>Nadie pasaba de allí sin detenerse.</translation>
        </message>
        <message>
            <source>Nobody is named who took any of the {gold} gold to look the other way.</source>
            <translation>No se nombra a nadie que tomara algo de los {gold} de oro por mirar a otro lado.</translation>
        </message>
        <message>
            <source>Nobody learned what {turn} would have brought.</source>
            <translation>Nadie supo qué habría traído el {turn}.</translation>
        </message>
        <message>
            <source>Nobody stood in the way any more.</source>
            <translation>Ya nadie cerraba el paso.</translation>
        </message>
        <message>
            <source>Nobody threw on Sunday. That loses it as surely as bad dice.</source>
            <translation>Nadie tiró el domingo. Así se pierde igual que con malos dados.</translation>
        </message>
        <message>
            <source>Nobody threw on {days}, since I did not.</source>
            <translation>Nadie tiró {days}, pues yo no lo hice.</translation>
        </message>
        <message>
            <source>None of them asked more than {square}, which wanted {value} and had {total}.</source>
            <translation>Ninguno pedía más que el {square}, que quería {value} y tuvo {total}.</translation>
        </message>
        <message>
            <source>Not a coin was spent anywhere in these pages; the purse, at last counting, held {gold} gold and a moth.</source>
            <translation>En estas páginas no se gastó una moneda; la bolsa, en el último recuento, contenía {gold} de oro y una polilla.</translation>
        </message>
        <message>
            <source>Not a day has been played yet.</source>
            <translation>Aún no se ha jugado ni un día.</translation>
        </message>
        <message>
            <source>Not a lead was lost this week; {days} went in order and the others did not.</source>
            <translation>No se perdió ni una pista esta semana; en orden fueron {days}, y los otros no.</translation>
        </message>
        <message>
            <source>Not one piece of gold is left, and the book is priced accordingly.</source>
            <translation>No queda ni una pieza de oro, y el libro lleva el precio que corresponde.</translation>
        </message>
        <message>
            <source>Not one reckoning was won in {months}, and the pages say so.</source>
            <translation>Ni un ajuste de cuentas se ganó en {months}, y las páginas lo dicen.</translation>
        </message>
        <message>
            <source>Not one retreat is recorded, and the author asked twice to have that put on the back.</source>
            <translation>No consta ni una retirada, y quien firma pidió dos veces que se pusiera aquí detrás.</translation>
        </message>
        <message>
            <source>Nothing came from {adversary}{roll}.</source>
            <translation>De {adversary} no vino nada{roll}.</translation>
        </message>
        <message>
            <source>Nothing came of it.</source>
            <translation>No salió nada de ello.</translation>
        </message>
        <message>
            <source>Nothing fitted on {days}.</source>
            <translation>Nada encajó {days}.</translation>
        </message>
        <message>
            <source>Nothing has happened yet that would fill a page. The pencil is sharp, the paper is squared, and the author is about to leave, and has been since breakfast.</source>
            <translation>Todavía no ha pasado nada con que llenar una página. El lápiz tiene punta, el papel es cuadriculado, y quien firma está a punto de salir, y lo está desde el desayuno.</translation>
        </message>
        <message>
            <source>Nothing is claimed for this book. It has not happened yet.</source>
            <translation>De este libro no se afirma nada. Todavía no ha sucedido.</translation>
        </message>
        <message>
            <source>Nothing is left open, and nothing was done when it stood there to be done.</source>
            <translation>No queda nada abierto, y nada se resolvió cuando tocaba.</translation>
        </message>
        <message>
            <source>Nothing led on from {map}: a dead end.</source>
            <translation>Desde {map} nada llevaba más allá: un callejón sin salida.</translation>
        </message>
        <message>
            <source>Nothing more could follow at {map}.</source>
            <translation>En {map} ya no podía seguir nada.</translation>
        </message>
        <message>
            <source>Nothing was played this week, Sunday included.</source>
            <translation>Esta semana no se jugó nada, ni el domingo.</translation>
        </message>
        <message>
            <source>Nothing was put off with {days}.</source>
            <translation>Con {days} no se dejó nada para luego.</translation>
        </message>
        <message>
            <source>Now {who} had a look at {zone}.</source>
            <translation>Ahora miró {who} en {zone}.</translation>
        </message>
        <message>
            <source>Number {number} was not in the deck, and nothing was drawn.</source>
            <translation>La número {number} no estaba en el mazo, y no se robó nada.</translation>
        </message>
        <message>
            <source>Of a thing that opens at {ecl}, and charges 1 Fear for every other opinion.</source>
            <translation>De una cosa que se abre con {ecl}, y cobra 1 de miedo por cualquier otra opinión.</translation>
        </message>
        <message>
            <source>Of a toll of {ecl}, and of the Combat of {more} that is given in change to whoever offers less.</source>
            <translation>De un peaje de {ecl}, y del combate de {more} que dan de cambio a quien ofrece menos.</translation>
        </message>
        <message>
            <source>Of a way closed to anything under {ecl}, at {light} or {heavy} Wounds a try.</source>
            <translation>De un paso cerrado a todo lo que no llegue a {ecl}, a razón de {light} o {heavy} heridas por intento.</translation>
        </message>
        <message>
            <source>Of an argument with nobody else in the room: {ecl} to win it, 3 Fear to lose it.</source>
            <translation>De una discusión sin nadie más en el cuarto: {ecl} por ganarla, 3 de miedo por perderla.</translation>
        </message>
        <message>
            <source>Of an opponent whom I had brought along: {ecl} to be rid of him, or else 3 Wounds, 1 Fear and a chapter that teaches nothing.</source>
            <translation>De un adversario que había traído yo: {ecl} para librarse de él o, si no, 3 heridas, 1 de miedo y un capítulo que no enseña nada.</translation>
        </message>
        <message>
            <source>Of other people's towns the book has nothing to say, having been in none.</source>
            <translation>De los pueblos ajenos el libro no tiene nada que decir, pues no estuvo en ninguno.</translation>
        </message>
        <message>
            <source>Of somebody with a Life of {ecl} and no other engagements, who answers a miss with {least} to {most} Wounds.</source>
            <translation>De alguien con una vida de {ecl} y ningún otro compromiso, que a cada fallo responde con entre {least} y {most} heridas.</translation>
        </message>
        <message>
            <source>Of the 20 Fear that a person can carry the author has {fear}, and asks to be spoken to from the front.</source>
            <translation>De los 20 de miedo que puede llevar una persona, quien firma lleva {fear}, y ruega que se le hable de frente.</translation>
        </message>
        <message>
            <source>Of the author's equipment {things} pieces are now with others, as presents.</source>
            <translation>Del equipo de quien firma, {things} piezas están ahora con otros, en calidad de regalos.</translation>
        </message>
        <message>
            <source>Of the chapters {chapters} are about the same kind of thing ({type}), which the author did not choose.</source>
            <translation>De los capítulos, {chapters} tratan de la misma clase de cosa ({type}), que quien firma no eligió.</translation>
        </message>
        <message>
            <source>Of the country ahead {squares} squares were known beforehand, from an Oracle, who knew the author too.</source>
            <translation>De las tierras de delante se supo de {squares} casillas de antemano, por un oráculo, que también sabía de quien firma.</translation>
        </message>
        <message>
            <source>Of the number {ecl}, as it appears over the shoulder.</source>
            <translation>Del número {ecl}, visto por encima del hombro.</translation>
        </message>
        <message>
            <source>Of the six none is left open. I took {days} as printed and the rest as they came.</source>
            <translation>De los seis no queda nada abierto. Tomé {days} como está impreso y lo demás según venían los dados.</translation>
        </message>
        <message>
            <source>Of the squares on the map {squares} cannot be entered, and were counted from outside.</source>
            <translation>De las casillas del mapa, en {squares} no se puede entrar, y se contaron desde fuera.</translation>
        </message>
        <message>
            <source>Of the traps described, {traps} were found from the inside.</source>
            <translation>De las trampas que se describen, {traps} se encontraron desde dentro.</translation>
        </message>
        <message>
            <source>Of the {many} I crossed off, {squares} were out of turn.</source>
            <translation>De los {many} que taché, {squares} fueron fuera de turno.</translation>
        </message>
        <message>
            <source>Of these {square} was the dear one, {total} for {value}.</source>
            <translation>De estos el caro fue el {square}, {total} por {value}.</translation>
        </message>
        <message>
            <source>Of what somebody spent a winter making: {ecl} unmakes it, and {least} to {most} Wounds are what it was made for.</source>
            <translation>De lo que alguien tardó un invierno en hacer: {ecl} lo deshacen, y se hizo para causar de {least} a {most} heridas.</translation>
        </message>
        <message>
            <source>Of {adversary} nothing more was seen.</source>
            <translation>De {adversary} no se vio más.</translation>
        </message>
        <message>
            <source>Of {all} reckonings it does not hide the result, which is always the same.</source>
            <translation>De {all} ajustes de cuentas no oculta el resultado, que es siempre el mismo.</translation>
        </message>
        <message>
            <source>Of {all} reckonings {won} came out; the others are answered too, though not as one would like.</source>
            <translation>De {all} ajustes de cuentas salieron {won}; los otros también tienen respuesta, aunque no la que uno querría.</translation>
        </message>
        <message>
            <source>Of {lost} I can report the outline, having drawn the road through the middle.</source>
            <translation>De lo tachado, {lost}, puedo describir el contorno, ya que tracé el camino por el centro.</translation>
        </message>
        <message>
            <source>On Sunday I was not at the table, and the reckoning did not wait.</source>
            <translation>El domingo no estuve a la mesa, y el ajuste de cuentas no esperó.</translation>
        </message>
        <message>
            <source>On Sunday it was {total} against {value}, and that was that.</source>
            <translation>El domingo fue {total} contra {value}, y ahí se acabó.</translation>
        </message>
        <message>
            <source>On Sunday {total} would have done for {value}; the symbols would not.</source>
            <translation>El domingo {total} habría bastado para {value}; los símbolos, no.</translation>
        </message>
        <message>
            <source>On my wall hangs the calendar for {year}.</source>
            <translation>En mi pared cuelga el calendario de {year}.</translation>
        </message>
        <message>
            <source>On one occasion the author left by the shortest way before being introduced.</source>
            <translation>En una ocasión quien firma salió por el camino más corto antes de que hubiera presentaciones.</translation>
        </message>
        <message>
            <source>On tact, of which {ecl} is expected; those with less are shown to a Combat of {more}.</source>
            <translation>Sobre el tacto, del que se esperan {ecl}; a quien trae menos lo acompañan a un combate de {more}.</translation>
        </message>
        <message>
            <source>On the dangers of having time to think: they begin under {ecl}, and come to 3 Fear.</source>
            <translation>Sobre los peligros de tener tiempo para pensar: empiezan por debajo de {ecl}, y suman 3 de miedo.</translation>
        </message>
        <message>
            <source>On the map are {squares} squares that the author walked over before anything could happen in them.</source>
            <translation>En el mapa hay {squares} casillas que quien firma cruzó antes de que pudiera pasar nada en ellas.</translation>
        </message>
        <message>
            <source>On the way I crossed one blank square. What it would have been nobody is going to know, and it has not been mentioned at home.</source>
            <translation>De camino crucé una casilla en blanco. Lo que habría sido no lo va a saber nadie, y en casa no se ha mencionado.</translation>
        </message>
        <message>
            <source>On the way {squares} squares were spared the trouble of becoming anything.</source>
            <translation>De camino, a {squares} casillas se les ahorró la molestia de llegar a ser algo.</translation>
        </message>
        <message>
            <source>On the way {who}'s {wound} got no better{roll}.</source>
            <translation>Por el camino, la herida de {who}, {wound}, no mejoró{roll}.</translation>
        </message>
        <message>
            <source>On the way {who}'s {wound} healed{roll}.</source>
            <translation>Por el camino se curó la herida de {who}, {wound}{roll}.</translation>
        </message>
        <message>
            <source>On thinking it over, which costs 1 Fear a time until it comes to {ecl}.</source>
            <translation>Sobre pensárselo dos veces, que cuesta 1 de miedo cada una hasta que da {ecl}.</translation>
        </message>
        <message>
            <source>On {days} I asked for advice and took it.</source>
            <translation>Pedí consejo {days}, y lo seguí.</translation>
        </message>
        <message>
            <source>On {days} I asked the dice and was refused.</source>
            <translation>Pedí a los dados {days}, y se negaron.</translation>
        </message>
        <message>
            <source>On {days} I bought a fourth throw ({thing}).</source>
            <translation>Compré una cuarta tirada {days} ({thing}).</translation>
        </message>
        <message>
            <source>On {days} I gave up leads that fitted, for {thing}, which stands at {bell}.</source>
            <translation>Renuncié a pistas que encajaban {days}, por {thing}, que está en {bell}.</translation>
        </message>
        <message>
            <source>On {days} I had nothing to enter.</source>
            <translation>No tuve nada que anotar {days}.</translation>
        </message>
        <message>
            <source>On {days} I made no mark, and that was my doing.</source>
            <translation>No hice marca {days}, y fue cosa mía.</translation>
        </message>
        <message>
            <source>On {days} I never touched the dice.</source>
            <translation>No toqué los dados {days}.</translation>
        </message>
        <message>
            <source>On {days} I passed, with a lead to be had.</source>
            <translation>Pasé {days}, con pista a mano.</translation>
        </message>
        <message>
            <source>On {days} I threw by hand.</source>
            <translation>Tiré a mano {days}.</translation>
        </message>
        <message>
            <source>On {days} I went to bed without a mark.</source>
            <translation>Me acosté sin una marca {days}.</translation>
        </message>
        <message>
            <source>On {days} days nobody sat down to it; they are told as well, and briefly.</source>
            <translation>En {days} días nadie se sentó a jugar; también se cuentan, y en pocas palabras.</translation>
        </message>
        <message>
            <source>On {days} something fitted, and I let it be.</source>
            <translation>Algo encajaba {days}, y lo dejé estar.</translation>
        </message>
        <message>
            <source>On {days} the Sign showed, and dread stands at {filled} of {boxes}.</source>
            <translation>Salió el Signo {days}, y el pavor está en {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>On {days} the dice and the page did not agree.</source>
            <translation>Los dados y la página no se entendieron {days}.</translation>
        </message>
        <message>
            <source>On {days} there was nobody here to throw.</source>
            <translation>No hubo aquí nadie que tirase {days}.</translation>
        </message>
        <message>
            <source>On {days} three throws were not enough, and {thing} paid for another.</source>
            <translation>Tres tiradas no bastaron {days}, y {thing} pagó otra.</translation>
        </message>
        <message>
            <source>On {day} I bought quiet with a lead: {bell} ({thing}).</source>
            <translation>El {day} compré silencio con una pista: {bell} ({thing}).</translation>
        </message>
        <message>
            <source>On {day} I did {square} instead; {days} needed no exchange.</source>
            <translation>El {day} resolví en cambio el {square}; sin cambios, {days}.</translation>
        </message>
        <message>
            <source>On {day} I did {square}, {total} for {value}.</source>
            <translation>El {day} resolví el {square}, {total} por {value}.</translation>
        </message>
        <message>
            <source>On {day} I gave up a lead that fitted, and the count went down to {bell} ({thing}).</source>
            <translation>El {day} renuncié a una pista que encajaba, y la cuenta bajó a {bell} ({thing}).</translation>
        </message>
        <message>
            <source>On {day} I had a die turned to {symbol} ({thing}); turns left, {left}.</source>
            <translation>El {day} hice girar un dado hasta {symbol} ({thing}); giros que quedan, {left}.</translation>
        </message>
        <message>
            <source>On {day} the Sign showed, and I filled a box, {filled} of {boxes}.</source>
            <translation>El {day} salió el Signo y rellené un recuadro, {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>On {day} the last of {boxes} boxes of dread was filled; the month pays for that.</source>
            <translation>El {day} se rellenó el último de {boxes} recuadros de pavor; el mes lo paga.</translation>
        </message>
        <message>
            <source>On {times} days the Sign lay there, which makes {filled} boxes of {boxes}.</source>
            <translation>{times} días quedó el Signo, y van {filled} recuadros de {boxes}.</translation>
        </message>
        <message>
            <source>On {times} occasions the legs decide without the author, who has since spoken to them.</source>
            <translation>En {times} ocasiones las piernas deciden sin contar con quien firma, que ya ha hablado con ellas.</translation>
        </message>
        <message>
            <source>Once the legs decide without the author, and are given a page for it.</source>
            <translation>Una vez las piernas deciden sin contar con quien firma, y se les concede una página.</translation>
        </message>
        <message>
            <source>One box of dread, on {day}; that makes {filled} of {boxes}.</source>
            <translation>Un recuadro de pavor, el {day}; con él van {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>One chapter is written, of twenty. The rest is still walking about in the country, and does not know that it will be put in a book.</source>
            <translation>De los veinte capítulos hay uno escrito. El resto anda aún suelto por el campo, y no sabe que lo van a meter en un libro.</translation>
        </message>
        <message>
            <source>One die lay at {symbol} on {day} because I had it put there ({thing}, {left} left).</source>
            <translation>El {day} un dado estaba en {symbol} porque así lo quise ({thing}; quedan: {left}).</translation>
        </message>
        <message>
            <source>One got out with help, and with an evening less.</source>
            <translation>Se salió con ayuda, y con una noche menos.</translation>
        </message>
        <message>
            <source>One lead, and not on its day: {square}'s {value}, done on {day} with {total}.</source>
            <translation>Una sola pista, y no en su día: el {value} del {square}, resuelto el {day} con {total}.</translation>
        </message>
        <message>
            <source>One lead, {day}'s own: {total} for {value}.</source>
            <translation>Una sola pista, la del {day} en su día: {total} por {value}.</translation>
        </message>
        <message>
            <source>One more Wound, and somebody else would have had to write this.</source>
            <translation>Una herida más, y esto lo habría tenido que escribir otra persona.</translation>
        </message>
        <message>
            <source>One night cost {gold} gold, and {wounds} Wounds stayed in the sheets.</source>
            <translation>Una noche costó {gold} de oro, y {wounds} heridas se quedaron en las sábanas.</translation>
        </message>
        <message>
            <source>One square of the country was known beforehand, from an Oracle, and was none the better for it.</source>
            <translation>De una casilla de aquellas tierras se supo de antemano, por un oráculo, y no por eso mejoró.</translation>
        </message>
        <message>
            <source>One square on the way was blank, and I saw to it that it stays so.</source>
            <translation>Una casilla del camino estaba en blanco, y me encargué de que así siga.</translation>
        </message>
        <message>
            <source>One thing I bought, for {gold} gold, and had it wrapped as if it were two: {wares}.</source>
            <translation>Una sola cosa compré, por {gold} de oro, y la hice envolver como si fueran dos: {wares}.</translation>
        </message>
        <message>
            <source>One thing of value is given away in these pages, to somebody who was about to take it.</source>
            <translation>En estas páginas se regala un objeto de valor, a alguien que estaba a punto de llevárselo.</translation>
        </message>
        <message>
            <source>One word, {type}, stands under {chapters} of the chapters, and the author has stopped apologising for it.</source>
            <translation>Una misma palabra, {type}, figura al pie de {chapters} de los capítulos, y quien firma ya no se disculpa por ello.</translation>
        </message>
        <message>
            <source>Only {square} is left of the row, and it is lost now.</source>
            <translation>De la fila solo queda el {square}, y ya está perdido.</translation>
        </message>
        <message>
            <source>Only {square} moved, to {day}. {days} went as printed.</source>
            <translation>Solo se movió el {square}, al {day}. Como está impreso, {days}.</translation>
        </message>
        <message>
            <source>Out of their order I got {squares}.</source>
            <translation>Fuera de su orden saqué {squares}.</translation>
        </message>
        <message>
            <source>Padlock</source>
            <translation>Candado</translation>
        </message>
        <message>
            <source>Pages {first} to {last} go backwards: write the lower one first.</source>
            <translation>Las páginas {first} a {last} van hacia atrás: escribe primero la menor.</translation>
        </message>
        <message>
            <source>Panic is owned to {times} times, in a handwriting that slopes.</source>
            <translation>El pánico se reconoce {times} veces, con una letra que se inclina.</translation>
        </message>
        <message>
            <source>Part the Eighth</source>
            <translation>Parte octava</translation>
        </message>
        <message>
            <source>Part the Eleventh</source>
            <translation>Parte undécima</translation>
        </message>
        <message>
            <source>Part the Fifth</source>
            <translation>Parte quinta</translation>
        </message>
        <message>
            <source>Part the First</source>
            <translation>Parte primera</translation>
        </message>
        <message>
            <source>Part the Fourth</source>
            <translation>Parte cuarta</translation>
        </message>
        <message>
            <source>Part the Ninth</source>
            <translation>Parte novena</translation>
        </message>
        <message>
            <source>Part the Second</source>
            <translation>Parte segunda</translation>
        </message>
        <message>
            <source>Part the Seventh</source>
            <translation>Parte séptima</translation>
        </message>
        <message>
            <source>Part the Sixth</source>
            <translation>Parte sexta</translation>
        </message>
        <message>
            <source>Part the Tenth</source>
            <translation>Parte décima</translation>
        </message>
        <message>
            <source>Part the Third</source>
            <translation>Parte tercera</translation>
        </message>
        <message>
            <source>Part the Twelfth</source>
            <translation>Parte duodécima</translation>
        </message>
        <message>
            <source>Part {number}</source>
            <translation>Parte {number}</translation>
        </message>
        <message>
            <source>Parted from me, for {gold} gold and without a scene: {wares}.</source>
            <translation>Se separó de mí, por {gold} de oro y sin escenas: {wares}.</translation>
        </message>
        <message>
            <source>Pencilled ahead</source>
            <translation>A lápiz, por adelantado</translation>
        </message>
        <message>
            <source>Pencilled beside the squares</source>
            <translation>A lápiz junto a las casillas</translation>
        </message>
        <message>
            <source>Pencilled in {month}</source>
            <translation>A lápiz en {month}</translation>
        </message>
        <message>
            <source>Physical Wounds at the left, Mental Wounds at the right</source>
            <translation>Heridas físicas a la izquierda, heridas mentales a la derecha</translation>
        </message>
        <message>
            <source>Printed on one side of the argument.</source>
            <translation>Impreso por un solo lado de la cuestión.</translation>
        </message>
        <message>
            <source>Put by, under {thing}: {held}.</source>
            <translation>De reserva, en {thing}: {held}.</translation>
        </message>
        <message>
            <source>Readers in a hurry may leave out {months}, in which nothing was answered.</source>
            <translation>Quien tenga prisa puede saltarse {months}, donde no se respondió nada.</translation>
        </message>
        <message>
            <source>Readers who faint may be told that {chapters} chapters pass without a single Wound.</source>
            <translation>A los lectores que se desmayan se les puede decir que {chapters} capítulos transcurren sin una sola herida.</translation>
        </message>
        <message>
            <source>Recommended by everybody who was given a copy.</source>
            <translation>Lo recomiendan todos los que recibieron un ejemplar.</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Devolver</translation>
        </message>
        <message>
            <source>Rolled on {attributes} or {last}.</source>
            <translation>Se tira con {attributes} o {last}.</translation>
        </message>
        <message>
            <source>Rolled on {attribute}.</source>
            <translation>Se tira con {attribute}.</translation>
        </message>
        <message>
            <source>Scale {percent} %: {measure}; the ruler is true</source>
            <translation>Escala del {percent} %: {measure}; la regla es exacta</translation>
        </message>
        <message>
            <source>Scale {percent} %; the ruler is true</source>
            <translation>Escala del {percent} %; la regla es exacta</translation>
        </message>
        <message>
            <source>Set in EB Garamond by Solitarium, {date}.</source>
            <translation>Compuesto en EB Garamond por Solitarium, {date}.</translation>
        </message>
        <message>
            <source>Set in EB Garamond by Solitarium.</source>
            <translation>Compuesto en EB Garamond por Solitarium.</translation>
        </message>
        <message>
            <source>Sheet {name} of {count}</source>
            <translation>Hoja {name} de {count}</translation>
        </message>
        <message>
            <source>Shield, on {attribute} {value}: {die}, it holds.</source>
            <translation>Escudo, con {attribute} {value}: {die}, aguanta.</translation>
        </message>
        <message>
            <source>Shield, on {attribute} {value}: {die}, no help.</source>
            <translation>Escudo, con {attribute} {value}: {die}, no ayuda.</translation>
        </message>
        <message>
            <source>Showing that it is no use to flee from what one would bring along: {ecl}, or 3 Fear and a chapter without XP.</source>
            <translation>Donde se muestra que de nada sirve huir de lo que va con uno: {ecl}, o 3 de miedo y un capítulo sin PX.</translation>
        </message>
        <message>
            <source>Since {day} there is no empty box left, of {boxes}.</source>
            <translation>Desde el {day} no queda recuadro vacío, de {boxes}.</translation>
        </message>
        <message>
            <source>Six days, six leads, and each in its own square.</source>
            <translation>Seis días, seis pistas, y cada una en su casilla.</translation>
        </message>
        <message>
            <source>Six of six, and nothing out of place but {squares}.</source>
            <translation>Seis de seis, y nada fuera de su sitio más que {squares}.</translation>
        </message>
        <message>
            <source>Six of six, with {days} in the printed place and the others anywhere.</source>
            <translation>Seis de seis, con {days} en el sitio impreso y los otros en cualquiera.</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Habilidad</translation>
        </message>
        <message>
            <source>So far nobody has set out.</source>
            <translation>Hasta ahora nadie se ha puesto en camino.</translation>
        </message>
        <message>
            <source>So far {who} has this{roll}.</source>
            <translation>De momento {who} tiene esto{roll}.</translation>
        </message>
        <message>
            <source>So much for {origin}. {map} was next.</source>
            <translation>Hasta aquí {origin}. Tocaba {map}.</translation>
        </message>
        <message>
            <source>So that was settled.</source>
            <translation>Eso quedó arreglado.</translation>
        </message>
        <message>
            <source>So there was {where} to be reckoned with.</source>
            <translation>De modo que había que contar con {where}.</translation>
        </message>
        <message>
            <source>So {map} was lost.</source>
            <translation>Así se perdió {map}.</translation>
        </message>
        <message>
            <source>Some days here were written in an older form and are left out.</source>
            <translation>Algunos días se escribieron en una forma más antigua y aquí faltan.</translation>
        </message>
        <message>
            <source>Some of my {thing} went into a fourth throw on {days}.</source>
            <translation>Parte de {thing} se fue en una cuarta tirada {days}.</translation>
        </message>
        <message>
            <source>Some pages here were written in an older form and are left out.</source>
            <translation>Algunas páginas se escribieron en una forma más antigua y aquí faltan.</translation>
        </message>
        <message>
            <source>Somebody had to go and see, and {who} went.</source>
            <translation>Alguien tenía que ir a ver, y fue {who}.</translation>
        </message>
        <message>
            <source>Somebody hung up a calendar on the first of January and did not take it down. This is what came of it, in {evenings} evenings.</source>
            <translation>Alguien colgó un calendario el uno de enero y no lo quitó. Esto es lo que salió, en {evenings} noches.</translation>
        </message>
        <message>
            <source>Somebody saw to it that one got out. It cost an evening, and no questions were asked.</source>
            <translation>Alguien se ocupó de que se pudiera salir. Costó una noche, y no hubo preguntas.</translation>
        </message>
        <message>
            <source>Somebody took up the mark at {zone}.</source>
            <translation>Alguien recogió la marca de {zone}.</translation>
        </message>
        <message>
            <source>Something was to be had on {days}. I did not have it.</source>
            <translation>Algo se podía tener {days}. No lo tuve.</translation>
        </message>
        <message>
            <source>Somewhere a padlock came off.</source>
            <translation>En alguna parte cayó un candado.</translation>
        </message>
        <message>
            <source>Somewhere a padlock was put on.</source>
            <translation>En alguna parte se puso un candado.</translation>
        </message>
        <message>
            <source>Somewhere there was one padlock fewer.</source>
            <translation>En alguna parte había un candado menos.</translation>
        </message>
        <message>
            <source>Spent on improving the author: {gold} gold. Received: {wares}. Visible effect: none.</source>
            <translation>Gastado en mejorar a quien firma: {gold} de oro. Recibido: {wares}. Efecto visible: ninguno.</translation>
        </message>
        <message>
            <source>Strain {wounds}, now {now} of {limit}.</source>
            <translation>Esfuerzo {wounds}, ahora {now} de {limit}.</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Fuerza</translation>
        </message>
        <message>
            <source>Sunday asked {value} and got {value}, which is enough.</source>
            <translation>El domingo pedía {value} y tuvo {value}, que basta.</translation>
        </message>
        <message>
            <source>Sunday asked {value}, and I got no further than {total}.</source>
            <translation>El domingo pedía {value}, y no pasé de {total}.</translation>
        </message>
        <message>
            <source>Sunday asked {value}, and I had {total}.</source>
            <translation>El domingo pedía {value}, y tuve {total}.</translation>
        </message>
        <message>
            <source>Sunday lost {counts} by {square} alone.</source>
            <translation>Solo por el {square}, el domingo perdió {counts}.</translation>
        </message>
        <message>
            <source>Sunday went by unplayed, and counts as lost.</source>
            <translation>El domingo pasó sin jugarse, y cuenta como perdido.</translation>
        </message>
        <message>
            <source>Sunday would not take {total}; it wanted {value}.</source>
            <translation>El domingo no quiso {total}; quería {value}.</translation>
        </message>
        <message>
            <source>Sunday's {value} is paid, with {total} on the table, and the page has its {points}.</source>
            <translation>El {value} del domingo está pagado, con {total} en la mesa, y la página tiene sus {points}.</translation>
        </message>
        <message>
            <source>Sunday's {value} was covered, with {total}, but its symbol never came.</source>
            <translation>El {value} del domingo estaba cubierto, con {total}, pero su símbolo no vino.</translation>
        </message>
        <message>
            <source>Test failed</source>
            <translation>prueba fallada</translation>
        </message>
        <message>
            <source>Test passed</source>
            <translation>prueba superada</translation>
        </message>
        <message>
            <source>Tests passed: {passed}; failed: {failed}</source>
            <translation>Pruebas superadas: {passed}; falladas: {failed}</translation>
        </message>
        <message>
            <source>Texts read: {n}</source>
            <translation>Textos leídos: {n}</translation>
        </message>
        <message>
            <source>That brought {where}, and a fight.</source>
            <translation>Eso trajo {where}, y pelea.</translation>
        </message>
        <message>
            <source>That cost time as well: it was {turn} by the Clock.</source>
            <translation>También eso costó tiempo: era el {turn} en el reloj.</translation>
        </message>
        <message>
            <source>That cost {who} {card}.</source>
            <translation>A {who} le costó {card}.</translation>
        </message>
        <message>
            <source>That cost {who} {wounds}{roll}.</source>
            <translation>A {who} le costó {wounds}{roll}.</translation>
        </message>
        <message>
            <source>That did {adversary} {harm}.</source>
            <translation>Eso le hizo a {adversary} {harm}.</translation>
        </message>
        <message>
            <source>That ended it.</source>
            <translation>Ahí se acabó.</translation>
        </message>
        <message>
            <source>That left {value} under {label}, {change} fewer.</source>
            <translation>Eso dejó {value} en {label}, {change} menos.</translation>
        </message>
        <message>
            <source>That left {who} with {wounds}.</source>
            <translation>Eso le dejó a {who} {wounds}.</translation>
        </message>
        <message>
            <source>That made {value} under {label}, {change} more.</source>
            <translation>Eso hacía {value} en {label}, {change} más.</translation>
        </message>
        <message>
            <source>That meant {zone} again, and {turns} turns from the beginning.</source>
            <translation>Eso quería decir otra vez {zone}, y {turns} turnos desde el principio.</translation>
        </message>
        <message>
            <source>That meant {zone} again. {who} looked round, with {turns} turns on the Clock.</source>
            <translation>Eso quería decir otra vez {zone}. {who} echó un vistazo, con {turns} turnos en el reloj.</translation>
        </message>
        <message>
            <source>That moved {adversary} {way}.</source>
            <translation>Eso movió a {adversary} {way}.</translation>
        </message>
        <message>
            <source>That opened {map}.</source>
            <translation>Eso abrió {map}.</translation>
        </message>
        <message>
            <source>That put {cards} into {who}'s hands.</source>
            <translation>Eso puso {cards} en manos de {who}.</translation>
        </message>
        <message>
            <source>That put {who} at {zone}.</source>
            <translation>Eso dejó a {who} en {zone}.</translation>
        </message>
        <message>
            <source>That time {adversary} left everybody in peace{roll}.</source>
            <translation>Esa vez {adversary} dejó en paz a todo el mundo{roll}.</translation>
        </message>
        <message>
            <source>That was a place one does not walk past.</source>
            <translation>Era un lugar de los que no se pasan de largo.</translation>
        </message>
        <message>
            <source>That was all of {origin}. {map} came next.</source>
            <translation>Eso fue todo en {origin}. Después vino {map}.</translation>
        </message>
        <message>
            <source>That was no answer.</source>
            <translation>Eso no era respuesta.</translation>
        </message>
        <message>
            <source>That was the end of it at {map}, for this time.</source>
            <translation>Ahí terminó todo en {map}, por esta vez.</translation>
        </message>
        <message>
            <source>That was the end of {adversary}, at {zone}.</source>
            <translation>Ahí acabó {adversary}, en {zone}.</translation>
        </message>
        <message>
            <source>That was the last of it. It has a name: {ending}.</source>
            <translation>Eso fue lo último. Tiene nombre: {ending}.</translation>
        </message>
        <message>
            <source>That was {card}, which {who} had already.</source>
            <translation>Eso era {card}, que {who} ya tenía.</translation>
        </message>
        <message>
            <source>The Clock at {map} had nothing more to give, and it was lost.</source>
            <translation>El reloj de {map} no daba para más, y se perdió.</translation>
        </message>
        <message>
            <source>The Clock at {origin} had run out, and it had to be {map}.</source>
            <translation>El reloj de {origin} se había agotado, y tuvo que ser {map}.</translation>
        </message>
        <message>
            <source>The Clock had no more to give after that.</source>
            <translation>Tras ese, el reloj no daba para más.</translation>
        </message>
        <message>
            <source>The Clock had {turns} turns to give, and {zone} came first.</source>
            <translation>El reloj tenía {turns} turnos que dar, y lo primero fue {zone}.</translation>
        </message>
        <message>
            <source>The Clock had {turns} turns to give. {who} began by looking round {zone}.</source>
            <translation>El reloj tenía {turns} turnos que dar. {who} empezó mirando en {zone}.</translation>
        </message>
        <message>
            <source>The Clock moved on to {turn}.</source>
            <translation>El reloj pasó al {turn}.</translation>
        </message>
        <message>
            <source>The Clock ran out; then to {map}.</source>
            <translation>Se acabó el reloj; después, a «{map}».</translation>
        </message>
        <message>
            <source>The Clock said {turn}.</source>
            <translation>El reloj decía {turn}.</translation>
        </message>
        <message>
            <source>The Clock stands at {turn}.</source>
            <translation>El reloj está en {turn}.</translation>
        </message>
        <message>
            <source>The Clock stood at one again, and the place was {zone}, as before.</source>
            <translation>El reloj volvía a marcar uno, y el lugar era {zone}, como antes.</translation>
        </message>
        <message>
            <source>The Clock stood at one of {turns} again, and {who} at {zone}, looking about.</source>
            <translation>El reloj marcaba otra vez uno de {turns}, y {who} miraba alrededor, en {zone}.</translation>
        </message>
        <message>
            <source>The Clock went on to {turn} over it.</source>
            <translation>En ello el reloj avanzó hasta el {turn}.</translation>
        </message>
        <message>
            <source>The Country Walked</source>
            <translation>Las tierras recorridas</translation>
        </message>
        <message>
            <source>The Hometown</source>
            <translation>El pueblo natal</translation>
        </message>
        <message>
            <source>The Oracle took {gold} gold and had one word to say about the country ahead: {types}.</source>
            <translation>El oráculo tomó {gold} de oro y tuvo una sola palabra que decir sobre las tierras de delante: {types}.</translation>
        </message>
        <message>
            <source>The Oracle was asked about {squares} squares, took {gold} gold and said, without looking up: {types}.</source>
            <translation>Al oráculo se le preguntó por {squares} casillas; tomó {gold} de oro y dijo, sin levantar la vista: {types}.</translation>
        </message>
        <message>
            <source>The Review</source>
            <translation>La crítica</translation>
        </message>
        <message>
            <source>The Sign came up {times} times; {filled} of {boxes} boxes are filled.</source>
            <translation>El Signo salió {times} veces; están rellenos {filled} de {boxes} recuadros.</translation>
        </message>
        <message>
            <source>The Sign lay there on {days}: {filled} of {boxes} boxes.</source>
            <translation>Quedó el Signo {days}: {filled} de {boxes} recuadros.</translation>
        </message>
        <message>
            <source>The Sign lay there on {day}: {filled} of {boxes} boxes.</source>
            <translation>El {day} quedó el Signo: {filled} de {boxes} recuadros.</translation>
        </message>
        <message>
            <source>The account stops here because the author has not. So far {chapters} chapters of twenty are written; the others are out of doors, where they belong until they are needed.</source>
            <translation>El relato se detiene aquí porque quien firma no lo ha hecho. De veinte capítulos hay {chapters} escritos; los demás están al aire libre, que es lo suyo mientras no hagan falta.</translation>
        </message>
        <message>
            <source>The adventure that this was played with is not here any more.</source>
            <translation>La aventura con la que se jugó esto ya no está aquí.</translation>
        </message>
        <message>
            <source>The author came within {left} Wounds of being spoken well of.</source>
            <translation>Quien firma estuvo a {left} heridas de que hablaran bien de su persona.</translation>
        </message>
        <message>
            <source>The author did not live to see this book, and would have objected to the margins.</source>
            <translation>Quien firma no vivió para ver este libro, y habría puesto reparos a los márgenes.</translation>
        </message>
        <message>
            <source>The author discovers {traps} traps, each of them with the foot.</source>
            <translation>Quien firma descubre {traps} trampas, todas con el pie.</translation>
        </message>
        <message>
            <source>The author flees from nothing, and had the shoes for it.</source>
            <translation>Quien firma no huye de nada, y tenía zapatos para hacerlo.</translation>
        </message>
        <message>
            <source>The author flees {times} times, always in good order and mostly in shoes.</source>
            <translation>Quien firma huye {times} veces, siempre en buen orden y casi siempre con zapatos.</translation>
        </message>
        <message>
            <source>The author gives away {things} pieces of equipment, to persons who were about to take them.</source>
            <translation>Quien firma regala {things} piezas de su equipo, a personas que estaban a punto de llevárselas.</translation>
        </message>
        <message>
            <source>The author has not left the house. Those who know the road have asked for no copies.</source>
            <translation>Quien firma no ha salido de casa. Los que conocen el camino no han pedido ejemplares.</translation>
        </message>
        <message>
            <source>The author has {gold} gold in hand, and writes for the love of it.</source>
            <translation>Quien firma tiene {gold} de oro en mano, y escribe por amor al arte.</translation>
        </message>
        <message>
            <source>The author has {xp} XP, is of Level {level}, and takes the better chair.</source>
            <translation>Quien firma tiene {xp} PX, es de nivel {level} y ocupa la mejor silla.</translation>
        </message>
        <message>
            <source>The author takes to flight once, and gives directions.</source>
            <translation>Quien firma huye una vez, y da indicaciones para llegar.</translation>
        </message>
        <message>
            <source>The author was in {towns} Towns, and can go back to none of them.</source>
            <translation>Quien firma estuvo en {towns} pueblos, y no puede volver a ninguno.</translation>
        </message>
        <message>
            <source>The author went out for a walk, and it came to twenty chapters.</source>
            <translation>Quien firma salió a dar un paseo, y el paseo llegó a veinte capítulos.</translation>
        </message>
        <message>
            <source>The author works, {times} times and for {gold} gold, and would like it forgotten.</source>
            <translation>Quien firma trabaja, {times} veces y por {gold} de oro, y agradecería que se olvidara.</translation>
        </message>
        <message>
            <source>The author's Fear stands at {fear} of 20, and the author beside the door.</source>
            <translation>El miedo de quien firma está en {fear} de 20, y quien firma junto a la puerta.</translation>
        </message>
        <message>
            <source>The author's purse holds {gold} gold, and nobody else's holds any of it: not one coin was spent on the whole road.</source>
            <translation>La bolsa de quien firma contiene {gold} de oro, y ninguna otra contiene nada de él: no se gastó una sola moneda en todo el camino.</translation>
        </message>
        <message>
            <source>The author's {attribute} is {value}, as the reader will notice.</source>
            <translation>El atributo {attribute} de quien firma vale {value}, como notará el lector.</translation>
        </message>
        <message>
            <source>The author, who strains, owes {strain} of these Wounds to nobody else.</source>
            <translation>Quien firma, que se esfuerza, no debe a nadie más {strain} de estas heridas.</translation>
        </message>
        <message>
            <source>The book</source>
            <translation>El libro</translation>
        </message>
        <message>
            <source>The book breaks off, and the author has asked that nobody come to look why.</source>
            <translation>El libro se interrumpe, y quien firma ha pedido que nadie venga a ver por qué.</translation>
        </message>
        <message>
            <source>The book calls at {towns} Towns and thanks none of them by name.</source>
            <translation>El libro se detiene en {towns} pueblos, y no da las gracias a ninguno por su nombre.</translation>
        </message>
        <message>
            <source>The book comes to {chapters} chapters, which is as many as were survived.</source>
            <translation>El libro llega a los {chapters} capítulos, que son a los que se ha sobrevivido.</translation>
        </message>
        <message>
            <source>The book covers {routes} stretches of road, on foot and in red.</source>
            <translation>El libro abarca {routes} trechos de camino, a pie y en rojo.</translation>
        </message>
        <message>
            <source>The book leaves {squares} squares of the country blank for good, for want of a bend in the road.</source>
            <translation>El libro deja {squares} casillas de la comarca en blanco para siempre, a falta de una curva en el camino.</translation>
        </message>
        <message>
            <source>The count of {thing} was complete: {points} gone, and {bell} on it since.</source>
            <translation>La cuenta de {thing} estaba completa: {points} menos, y {bell} desde entonces.</translation>
        </message>
        <message>
            <source>The country, as far as it was ever written down. Routes, {routes}; chapters, {chapters}; towns, {towns}.</source>
            <translation>Las tierras, hasta donde llegaron a escribirse. Rutas, {routes}; capítulos, {chapters}; pueblos, {towns}.</translation>
        </message>
        <message>
            <source>The cover: {title}, {month} below it</source>
            <translation>La cubierta: {title}, y debajo {month}</translation>
        </message>
        <message>
            <source>The cover: “{title}” by {author}, in cloth, with a paper label on which the journey is drawn in red.</source>
            <translation>La cubierta: «{title}», de {author}, en tela, con una etiqueta de papel en la que el viaje está dibujado en rojo.</translation>
        </message>
        <message>
            <source>The dealer gave {gold} gold, and had this in the window before I was out of the door: {wares}.</source>
            <translation>El tratante dio {gold} de oro, y antes de que yo saliera por la puerta ya tenía esto en el escaparate: {wares}.</translation>
        </message>
        <message>
            <source>The dear one was {square}'s, {value}; I had {total} for it.</source>
            <translation>El caro era el del {square}, {value}; tuve {total}.</translation>
        </message>
        <message>
            <source>The diary</source>
            <translation>El diario</translation>
        </message>
        <message>
            <source>The diary of the campaign</source>
            <translation>El diario de la campaña</translation>
        </message>
        <message>
            <source>The dice for {who}'s {stat} have still to fall.</source>
            <translation>Los dados de {who} para {stat} aún han de caer.</translation>
        </message>
        <message>
            <source>The dice had no respect for the order; they gave me {squares}.</source>
            <translation>Los dados no respetaron el orden; me dieron {squares}.</translation>
        </message>
        <message>
            <source>The dice in “{title}” came to the very figure asked, so that nobody need be thanked.</source>
            <translation>Los dados de «{title}» dieron la cifra exacta que se pedía, de modo que no hay que agradecérselo a nadie.</translation>
        </message>
        <message>
            <source>The dice of {days} were real ones.</source>
            <translation>Los dados fueron de verdad {days}.</translation>
        </message>
        <message>
            <source>The dice said {total} to Sunday's {value}, and the shield is crossed.</source>
            <translation>Los dados dijeron {total} al {value} del domingo, y el escudo está tachado.</translation>
        </message>
        <message>
            <source>The dice that follow were thrown by hand.</source>
            <translation>Los dados que siguen se tiraron a mano.</translation>
        </message>
        <message>
            <source>The dice were thrown on a real table now.</source>
            <translation>Los dados se tiraban ya en una mesa de verdad.</translation>
        </message>
        <message>
            <source>The dice were thrown {rolls} times; the rest was waiting.</source>
            <translation>Los dados se tiraron {rolls} veces; lo demás fue esperar.</translation>
        </message>
        <message>
            <source>The dice would have served on {days}; I let them go.</source>
            <translation>Los dados habrían servido {days}; los dejé ir.</translation>
        </message>
        <message>
            <source>The direct way cost {squares} blank squares, all of them with prospects before I came by.</source>
            <translation>El camino directo costó {squares} casillas en blanco, todas ellas con porvenir antes de pasar yo.</translation>
        </message>
        <message>
            <source>The dot is crossed out, and the last dot before it counts again.</source>
            <translation>El punto se tacha, y vuelve a contar el punto anterior.</translation>
        </message>
        <message>
            <source>The figures were checked twice, by the same person.</source>
            <translation>Las cifras se comprobaron dos veces, las dos por la misma persona.</translation>
        </message>
        <message>
            <source>The first day I played is {day}; what lies before it I have read and no more.</source>
            <translation>El primer día que jugué es el {day}; lo de antes lo he leído y nada más.</translation>
        </message>
        <message>
            <source>The first part of the way was kept by an earlier program and is not drawn.</source>
            <translation>La primera parte del camino la guardó una versión anterior del programa y no está dibujada.</translation>
        </message>
        <message>
            <source>The hardest thing in the book, “{title}”, stood at {ecl}, and the author had walked there.</source>
            <translation>Lo más difícil del libro, «{title}», estaba en {ecl}, y quien firma había ido a pie.</translation>
        </message>
        <message>
            <source>The journal of a year as far as {day}. The table is still laid.</source>
            <translation>El diario de un año hasta el {day}. La mesa sigue puesta.</translation>
        </message>
        <message>
            <source>The journal of {evenings} evenings at one table, each with a line in the morning and a line at night.</source>
            <translation>El diario de {evenings} noches a una mesa, cada una con una línea por la mañana y otra por la noche.</translation>
        </message>
        <message>
            <source>The journey</source>
            <translation>El viaje</translation>
        </message>
        <message>
            <source>The journey did {who} good, and {wound} was past{roll}.</source>
            <translation>El viaje le sentó bien a {who}, y {wound} pasó{roll}.</translation>
        </message>
        <message>
            <source>The journey used up {things} useful articles, none of which has been returned.</source>
            <translation>El viaje consumió {things} artículos útiles, ninguno de los cuales ha sido devuelto.</translation>
        </message>
        <message>
            <source>The last chapter of this book has no number, and the author no further plans.</source>
            <translation>El último capítulo de este libro no tiene número, ni quien firma más planes.</translation>
        </message>
        <message>
            <source>The last page is headed {rank}. How one comes by such a name takes the other pages to tell.</source>
            <translation>La última página se titula {rank}. Cómo se llega a ese nombre es lo que cuentan las demás.</translation>
        </message>
        <message>
            <source>The last turn at {map} was gone, and nothing was settled.</source>
            <translation>El último turno de {map} había pasado, y nada estaba resuelto.</translation>
        </message>
        <message>
            <source>The last turn at {origin} was gone, and {map} came next.</source>
            <translation>El último turno de {origin} había pasado, y después vino {map}.</translation>
        </message>
        <message>
            <source>The line lost me a chapter, {lost}, and I mention it only so that nobody else does.</source>
            <translation>La línea me costó un capítulo, {lost}, y lo menciono solo para que no lo haga otro.</translation>
        </message>
        <message>
            <source>The line went over a square with nothing on it, which now has nothing on it for good.</source>
            <translation>La línea pasó por una casilla en la que no había nada, y en la que ya no habrá nada nunca.</translation>
        </message>
        <message>
            <source>The map as it was played</source>
            <translation>El mapa, como se jugó</translation>
        </message>
        <message>
            <source>The map shows {squares} places where nobody can go, drawn with particular care.</source>
            <translation>El mapa muestra {squares} lugares a los que nadie puede ir, dibujados con especial cuidado.</translation>
        </message>
        <message>
            <source>The map {map} with the way of {people}. {turns}. {outcome}</source>
            <translation>El mapa «{map}» con el camino de {people}. {turns}. {outcome}</translation>
        </message>
        <message>
            <source>The map {map}, empty</source>
            <translation>El mapa «{map}», vacío</translation>
        </message>
        <message>
            <source>The mark at {zone} was gone.</source>
            <translation>La marca de {zone} ya no estaba.</translation>
        </message>
        <message>
            <source>The months</source>
            <translation>Los meses</translation>
        </message>
        <message>
            <source>The moon was new on {day}.</source>
            <translation>La luna fue nueva el {day}.</translation>
        </message>
        <message>
            <source>The most that was asked was {square}'s {value}. I had {total}.</source>
            <translation>Lo más que se pidió fue el {value} del {square}. Tuve {total}.</translation>
        </message>
        <message>
            <source>The number is its Wealth, which goes on every price.</source>
            <translation>El número es su riqueza, que se suma a cada precio.</translation>
        </message>
        <message>
            <source>The number was there on Sunday, {total} for {value}, and the symbol was not.</source>
            <translation>El número estaba el domingo, {total} por {value}, y el símbolo no.</translation>
        </message>
        <message>
            <source>The oath on {square} did not hold, and it costs to say so.</source>
            <translation>El juramento sobre el {square} no se cumplió, y cuesta decirlo.</translation>
        </message>
        <message>
            <source>The oath on {square} is broken.</source>
            <translation>El juramento sobre el {square} está roto.</translation>
        </message>
        <message>
            <source>The one mark I made is on {day}, {total} where {value} was asked.</source>
            <translation>La única marca que hice es la del {day}, {total} donde se pedía {value}.</translation>
        </message>
        <message>
            <source>The one mark I made is {square}'s, on {day}: {total} for {value}.</source>
            <translation>La única marca que hice es la del {square}, el {day}: {total} por {value}.</translation>
        </message>
        <message>
            <source>The one retreat was made at a walk, by the author's account.</source>
            <translation>La única retirada se hizo al paso, según quien firma.</translation>
        </message>
        <message>
            <source>The padlock came off, and {zone} was open.</source>
            <translation>El candado cedió, y {zone} quedó abierto.</translation>
        </message>
        <message>
            <source>The padlock on {zone} was gone.</source>
            <translation>El candado de {zone} ya no estaba.</translation>
        </message>
        <message>
            <source>The page of {month} lies open, and the next one is not to be lifted.</source>
            <translation>La página de {month} está abierta, y la siguiente no se levanta.</translation>
        </message>
        <message>
            <source>The page was right about everything but {squares}, and I did those too.</source>
            <translation>La página acertó en todo menos en {squares}, y también los resolví.</translation>
        </message>
        <message>
            <source>The page was right about {days}. I did {squares} on other evenings.</source>
            <translation>La página acertó con {days}. Resolví {squares} otras noches.</translation>
        </message>
        <message>
            <source>The page was right about {days}. {square} I did on {day}.</source>
            <translation>La página acertó con {days}. El {square} lo resolví el {day}.</translation>
        </message>
        <message>
            <source>The purse is empty, and is brought out to show it.</source>
            <translation>La bolsa está vacía, y se saca para que conste.</translation>
        </message>
        <message>
            <source>The reader of this edition is close behind the author, and is asked not to call out.</source>
            <translation>Quien lea esta edición va muy cerca de quien la firma, y se le ruega que no llame.</translation>
        </message>
        <message>
            <source>The reader will see {things} good articles used up, and may keep the list.</source>
            <translation>El lector verá gastarse {things} buenos artículos, y puede quedarse con la lista.</translation>
        </message>
        <message>
            <source>The reckoning came out to the pip, {value} for {value}.</source>
            <translation>El ajuste de cuentas salió al punto, {value} por {value}.</translation>
        </message>
        <message>
            <source>The reckoning stood at {value} by then, and I met it with {total}.</source>
            <translation>El ajuste de cuentas estaba ya en {value}, y lo saldé con {total}.</translation>
        </message>
        <message>
            <source>The reckoning stood at {value}; I stopped at {total}, and it is lost.</source>
            <translation>El ajuste de cuentas estaba en {value}; me quedé en {total}, y está perdido.</translation>
        </message>
        <message>
            <source>The reckoning was held without me.</source>
            <translation>El ajuste de cuentas se celebró sin mí.</translation>
        </message>
        <message>
            <source>The rest is true as well.</source>
            <translation>El resto también es verdad.</translation>
        </message>
        <message>
            <source>The road led in at my own front door and out at the back, for 1 Fear and no refreshments.</source>
            <translation>El camino entraba por la puerta de mi propia casa y salía por detrás, a cambio de 1 de miedo y sin refrigerio.</translation>
        </message>
        <message>
            <source>The road led through a place with beds in it, {lost}, and I did not look up until it was behind me and crossed out.</source>
            <translation>El camino pasaba por un lugar con camas, {lost}, y no levanté la vista hasta que estuvo detrás de mí y tachado.</translation>
        </message>
        <message>
            <source>The row is crossed off except for {square}.</source>
            <translation>La fila está tachada, salvo el {square}.</translation>
        </message>
        <message>
            <source>The row is full as printed, but for {squares}, which were exchanged.</source>
            <translation>La fila está llena como está impresa, salvo {squares}, que se cambiaron.</translation>
        </message>
        <message>
            <source>The row is full, all six, in any order but its own.</source>
            <translation>La fila está llena, los seis, en cualquier orden menos el suyo.</translation>
        </message>
        <message>
            <source>The row is full: {days} as printed, the others by exchange.</source>
            <translation>La fila está llena: {days}, como está impreso; lo demás, a cambio.</translation>
        </message>
        <message>
            <source>The ruler and I agreed on a price for the straight road: {lost}.</source>
            <translation>La regla y yo convinimos un precio por el camino recto: {lost}.</translation>
        </message>
        <message>
            <source>The sheet</source>
            <translation>La hoja</translation>
        </message>
        <message>
            <source>The shield stays open: {total}, and {value} was asked.</source>
            <translation>El escudo queda abierto: {total}, y se pedía {value}.</translation>
        </message>
        <message>
            <source>The shield stopped {blows} blows, and has asked for its name on the cover.</source>
            <translation>El escudo paró {blows} golpes, y ha pedido que su nombre figure en la cubierta.</translation>
        </message>
        <message>
            <source>The shop parted with the following for {gold} gold, and counted it twice: {wares}.</source>
            <translation>La tienda se desprendió de lo siguiente por {gold} de oro, y lo contó dos veces: {wares}.</translation>
        </message>
        <message>
            <source>The shortest way led through {lost}, which did not survive the shortness.</source>
            <translation>El camino más corto pasaba por un sitio ({lost}) que no sobrevivió a la brevedad.</translation>
        </message>
        <message>
            <source>The straight line took with it {lost}. A road has to go somewhere, as I said to the map.</source>
            <translation>La línea recta se llevó lo suyo: {lost}. Un camino tiene que ir a alguna parte, como le dije al mapa.</translation>
        </message>
        <message>
            <source>The table stood empty on {days}.</source>
            <translation>La mesa estuvo vacía {days}.</translation>
        </message>
        <message>
            <source>The two of them walked {way}.</source>
            <translation>Fueron a la par {way}.</translation>
        </message>
        <message>
            <source>The way back was to {map}. Wounds were healed; what had been found stayed found.</source>
            <translation>El regreso fue a {map}. Las heridas se curaron; lo encontrado siguió encontrado.</translation>
        </message>
        <message>
            <source>The way in was {zone}, and the Clock had {turns} turns.</source>
            <translation>Se entraba por {zone}, y el reloj tenía {turns} turnos.</translation>
        </message>
        <message>
            <source>The way in was {zone}. {who} stopped for a look, with {turns} turns on the Clock.</source>
            <translation>Se entraba por {zone}. {who} se paró a mirar, con {turns} turnos en el reloj.</translation>
        </message>
        <message>
            <source>The way led from {origin} to {map}.</source>
            <translation>El camino llevó de {origin} a {map}.</translation>
        </message>
        <message>
            <source>The way on the map was drawn in {routes} strokes, with a ruler that was borrowed.</source>
            <translation>El camino del mapa se trazó en {routes} líneas, con una regla que era prestada.</translation>
        </message>
        <message>
            <source>The week leaves me {held} on the account of {thing}.</source>
            <translation>La semana me deja {held} en la cuenta de {thing}.</translation>
        </message>
        <message>
            <source>The whole campaign</source>
            <translation>Toda la campaña</translation>
        </message>
        <message>
            <source>The whole row is crossed off, and {days} did not have to move.</source>
            <translation>La fila entera está tachada, y no hubo que mover {days}.</translation>
        </message>
        <message>
            <source>The whole week went by without me. There is not a mark in the row.</source>
            <translation>La semana entera pasó sin mí. No hay ni una marca en la fila.</translation>
        </message>
        <message>
            <source>The year as a poster</source>
            <translation>El año en un cartel</translation>
        </message>
        <message>
            <source>The year that this was played with is not here any more.</source>
            <translation>El año con el que se jugó esto ya no está aquí.</translation>
        </message>
        <message>
            <source>Then came {thing}, which asked {need} and both symbols the same.</source>
            <translation>Luego vino {thing}, que pedía {need} y los dos símbolos iguales.</translation>
        </message>
        <message>
            <source>Then it was {title} again, for {people}.</source>
            <translation>Luego fue otra vez {title}, para {people}.</translation>
        </message>
        <message>
            <source>Then it was {turn}.</source>
            <translation>Y fue el {turn}.</translation>
        </message>
        <message>
            <source>Then the Clock came to {turn}, which was red, and this happened.</source>
            <translation>Entonces el reloj llegó al {turn}, que era rojo, y pasó esto.</translation>
        </message>
        <message>
            <source>Then {people} had {title} to meet.</source>
            <translation>Luego {title} fue para {people}.</translation>
        </message>
        <message>
            <source>Then {who} gave back {card}.</source>
            <translation>Luego {who} devolvió {card}.</translation>
        </message>
        <message>
            <source>Then {who} made an end of {adversary} with {card}{roll}.</source>
            <translation>Luego {who} acabó con {adversary}, por medio de {card}{roll}.</translation>
        </message>
        <message>
            <source>Then {who} tried {card}.</source>
            <translation>Luego {who} probó con {card}.</translation>
        </message>
        <message>
            <source>Then {who} used {card}, and {adversary} was gone{roll}.</source>
            <translation>Luego {who} usó {card}, y {adversary} ya no estaba{roll}.</translation>
        </message>
        <message>
            <source>Then {who} walked {way} and had a look.</source>
            <translation>Luego {who} caminó {way} y miró.</translation>
        </message>
        <message>
            <source>Then {who} walked {way}, and in {turn} saw what there was.</source>
            <translation>Luego {who} caminó {way}, y en el {turn} vio lo que había.</translation>
        </message>
        <message>
            <source>Then {who} walked {way}.</source>
            <translation>Luego {who} caminó {way}.</translation>
        </message>
        <message>
            <source>There are {chapters} chapters about losing, from which nothing was learned.</source>
            <translation>Hay {chapters} capítulos dedicados a perder, de los que no se aprendió nada.</translation>
        </message>
        <message>
            <source>There are {chapters} chapters, and they are in order.</source>
            <translation>Hay {chapters} capítulos, y están en orden.</translation>
        </message>
        <message>
            <source>There are {times} retreats, with remarks on the scenery in reverse.</source>
            <translation>Hay {times} retiradas, con observaciones sobre el paisaje del revés.</translation>
        </message>
        <message>
            <source>There is no chapter on {lost}. The ruler would not go round.</source>
            <translation>Falta aquí un capítulo: {lost}. La regla no quiso dar el rodeo.</translation>
        </message>
        <message numerus="yes">
            <source>There is no page {page}: there are %n page(s).</source>
            <translation>
                <numerusform>No hay página {page}: hay %n página.</numerusform>
                <numerusform>No hay página {page}: hay %n páginas.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no town in the book but the author's own, which has been warned.</source>
            <translation>No hay en el libro más pueblo que el de quien firma, al que se ha avisado.</translation>
        </message>
        <message>
            <source>There is nothing to be said against this book; we went through it twice for the purpose. A cheese has been named after the author, and keeps.</source>
            <translation>Nada puede decirse contra este libro; lo repasamos dos veces con ese fin. A un queso le han puesto el nombre de quien firma, y se conserva.</translation>
        </message>
        <message>
            <source>There is one open square in the row, {square}.</source>
            <translation>Queda una casilla abierta en la fila, la del {square}.</translation>
        </message>
        <message>
            <source>There it ended, and the end is called {ending}.</source>
            <translation>Ahí terminó, y el final se llama {ending}.</translation>
        </message>
        <message>
            <source>There one had to stop.</source>
            <translation>Allí había que detenerse.</translation>
        </message>
        <message>
            <source>There was a choice on {days}, and I chose nothing.</source>
            <translation>Hubo donde elegir {days}, y no elegí nada.</translation>
        </message>
        <message>
            <source>There was a fourth throw on {days}, by way of {thing}.</source>
            <translation>Hubo una cuarta tirada {days}, gracias a {thing}.</translation>
        </message>
        <message>
            <source>There was a lead for me on {days}, and I would not.</source>
            <translation>Había pista para mí {days}, y no quise.</translation>
        </message>
        <message>
            <source>There was a mark at {zone} now.</source>
            <translation>Ahora había una marca en {zone}.</translation>
        </message>
        <message>
            <source>There was a padlock on {zone} now.</source>
            <translation>En {zone} había ahora un candado.</translation>
        </message>
        <message>
            <source>There was a way out, which cost an evening, and nobody asked what one had been doing there.</source>
            <translation>Hubo una salida, que costó una noche, y nadie preguntó qué se andaba haciendo allí.</translation>
        </message>
        <message>
            <source>There was going to be a fight: {where}.</source>
            <translation>Iba a haber combate: {where}.</translation>
        </message>
        <message>
            <source>There was more to be had at {zone}, {who} thought.</source>
            <translation>En {zone} se podía sacar más, pensó {who}.</translation>
        </message>
        <message>
            <source>There was more to {square} than that: {points}.</source>
            <translation>En el {square} había algo más: {points}.</translation>
        </message>
        <message>
            <source>There was no going on at {map} after that.</source>
            <translation>Después de aquello no se podía seguir en {map}.</translation>
        </message>
        <message>
            <source>There was no moon on {day}.</source>
            <translation>El {day} no hubo luna.</translation>
        </message>
        <message>
            <source>There was no turn left at {origin}, so {map} it was.</source>
            <translation>En {origin} no quedaba turno alguno, así que fue {map}.</translation>
        </message>
        <message>
            <source>There was no way on from {map}, and it had to be given up.</source>
            <translation>No había camino desde {map}, y hubo que abandonar.</translation>
        </message>
        <message>
            <source>There was no way to anybody for {adversary}{roll}.</source>
            <translation>Para {adversary} no había camino hacia nadie{roll}.</translation>
        </message>
        <message>
            <source>There was no {stat} in {who} just then, and it had to happen.</source>
            <translation>En {who} no había {stat} en ese momento, y tuvo que pasar.</translation>
        </message>
        <message>
            <source>There was nobody left to fight.</source>
            <translation>No quedaba con quién pelear.</translation>
        </message>
        <message>
            <source>There was none after it.</source>
            <translation>Después no había otro.</translation>
        </message>
        <message>
            <source>There was not a pip to spare for {square}'s {value}.</source>
            <translation>Al {value} del {square} no le sobró ni un punto.</translation>
        </message>
        <message>
            <source>There was nothing to be done with the dice of {days}.</source>
            <translation>Con los dados no hubo nada que hacer {days}.</translation>
        </message>
        <message>
            <source>There was nothing to fear from {adversary} for the moment{roll}.</source>
            <translation>De {adversary} no había nada que temer por el momento{roll}.</translation>
        </message>
        <message>
            <source>There was nothing to stay for at {origin}, and {map} could be reached.</source>
            <translation>En {origin} no había por qué quedarse, y a {map} se podía llegar.</translation>
        </message>
        <message>
            <source>There was one more padlock somewhere.</source>
            <translation>En alguna parte había un candado más.</translation>
        </message>
        <message>
            <source>There was one more sitting, {thing}: two dice alike, and {need}.</source>
            <translation>Hubo una sesión más, {thing}: dos dados iguales, y {need}.</translation>
        </message>
        <message>
            <source>There was something left over for {thing}, {held} by now.</source>
            <translation>Sobró algo para {thing}, ya {held}.</translation>
        </message>
        <message>
            <source>There was still something to be had at {zone}, {who} thought.</source>
            <translation>En {zone} quedaba algo por sacar, pensó {who}.</translation>
        </message>
        <message>
            <source>There was the Sign on {days}, and {filled} of {boxes} boxes are black now.</source>
            <translation>Hubo Signo {days}, y ahora {filled} de {boxes} recuadros están negros.</translation>
        </message>
        <message>
            <source>There was the Sign on {day}. Dread stands at {filled} of {boxes}.</source>
            <translation>Hubo Signo el {day}. El pavor está en {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>There was {map} to fall back on. The wounds healed there, and no card was lost.</source>
            <translation>Quedaba {map} para retirarse. Allí se curaron las heridas, y no se perdió ninguna carta.</translation>
        </message>
        <message>
            <source>There was {total}, and it would not do.</source>
            <translation>Hubo {total}, y no bastó.</translation>
        </message>
        <message>
            <source>There was {total}, and the symbols agreed: {points}.</source>
            <translation>Hubo {total}, y los símbolos coincidieron: {points}.</translation>
        </message>
        <message>
            <source>There was {total}, and the symbols would not agree.</source>
            <translation>Hubo {total}, y los símbolos no quisieron coincidir.</translation>
        </message>
        <message>
            <source>There was {where} now, and nobody could leave before that was settled.</source>
            <translation>Ahora estaba {where}, y nadie podía irse sin arreglar eso antes.</translation>
        </message>
        <message>
            <source>There were two jobs and {gold} gold to be had, and I had them, and a blister that I do not count.</source>
            <translation>Había dos faenas y {gold} de oro que ganar, y los gané, y una ampolla que no cuento.</translation>
        </message>
        <message>
            <source>There were {many} in the end, {days} in order and {squares} not.</source>
            <translation>Al final fueron {many}: {days}, en orden, y {squares}, no.</translation>
        </message>
        <message>
            <source>There were {turns} turns on the Clock. {who} began with a look round {zone}.</source>
            <translation>Había {turns} turnos en el reloj. {who} empezó con un vistazo en {zone}.</translation>
        </message>
        <message>
            <source>There were {turns} turns, and {zone} was the place to begin.</source>
            <translation>Había {turns} turnos, y el sitio por donde empezar era {zone}.</translation>
        </message>
        <message>
            <source>There {who}'s strength was at an end.</source>
            <translation>Ahí se le acabaron las fuerzas a {who}.</translation>
        </message>
        <message>
            <source>These papers were found in good order beside an author who was not.</source>
            <translation>Estos papeles se hallaron en buen estado junto a quien los escribió, que no lo estaba.</translation>
        </message>
        <message>
            <source>This book is not finished, and the author is not to be disturbed.</source>
            <translation>Este libro no está terminado, y se ruega no molestar a quien lo escribe.</translation>
        </message>
        <message>
            <source>This is the whole of an unfinished book, sold at the price of a finished one.</source>
            <translation>Esto es todo lo que hay de un libro inacabado, al precio de uno acabado.</translation>
        </message>
        <message>
            <source>This is what {first} and {second} did about it.</source>
            <translation>Esto es lo que hicieron {first} y {second} al respecto.</translation>
        </message>
        <message>
            <source>This is what {who} did about it.</source>
            <translation>Esto es lo que hizo {who} al respecto.</translation>
        </message>
        <message>
            <source>This month {name} said yes, for {symbol}.</source>
            <translation>Este mes {name} dijo que sí, por {symbol}.</translation>
        </message>
        <message>
            <source>This row is bare. I was elsewhere, and on Sunday too.</source>
            <translation>Esta fila está desnuda. Estuve en otra parte, y el domingo también.</translation>
        </message>
        <message>
            <source>Three reckonings or more and a box of dread to spare: that was {months}.</source>
            <translation>Tres ajustes de cuentas o más y un recuadro de pavor de sobra: eso fue {months}.</translation>
        </message>
        <message>
            <source>Time had run out at {map}, and that is a defeat like any other.</source>
            <translation>En {map} se había acabado el tiempo, y esa es una derrota como otra cualquiera.</translation>
        </message>
        <message>
            <source>Time was up at {map}, with everything still to do.</source>
            <translation>En {map} se había acabado el tiempo, con todo por hacer.</translation>
        </message>
        <message>
            <source>Time was up at {origin}. The next place was {map}.</source>
            <translation>En {origin} se había acabado el tiempo. El sitio siguiente era {map}.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Portada</translation>
        </message>
        <message>
            <source>To be read with the hands in the pockets: {ecl} to take it apart, {least} to {most} Wounds for waking it.</source>
            <translation>Para leer con las manos en los bolsillos: {ecl} por desmontarlo, de {least} a {most} heridas por despertarlo.</translation>
        </message>
        <message>
            <source>To that was added {where}.</source>
            <translation>A eso se sumó {where}.</translation>
        </message>
        <message>
            <source>To {days}, done as printed, I could add {square}, on {day}.</source>
            <translation>Con {days}, como está impreso, pude juntar el {square}, el {day}.</translation>
        </message>
        <message>
            <source>To {square} I paid its {value} and not one more.</source>
            <translation>Al {square} le pagué su {value} y ni uno más.</translation>
        </message>
        <message>
            <source>To {thing} I must add {by}, for {bell} in all.</source>
            <translation>A {thing} he de añadir {by}, y en total son {bell}.</translation>
        </message>
        <message>
            <source>Tokens to cut out</source>
            <translation>Fichas para recortar</translation>
        </message>
        <message>
            <source>Tonight I had {total} against Sunday's {value}, and that was {points}.</source>
            <translation>Esta noche tuve {total} contra el {value} del domingo, y eso fueron {points}.</translation>
        </message>
        <message>
            <source>Tonight I needed {value} and threw {value}, and counted twice.</source>
            <translation>Esta noche necesitaba {value} y tiré {value}, y conté dos veces.</translation>
        </message>
        <message>
            <source>Tonight I needed {value}. The last throw was {total}.</source>
            <translation>Esta noche necesitaba {value}. La última tirada fue {total}.</translation>
        </message>
        <message>
            <source>Tonight the dice came to {total}, where {value} was enough, and left the symbol out.</source>
            <translation>Esta noche los dados sumaron {total}, donde bastaba {value}, y se dejaron el símbolo.</translation>
        </message>
        <message>
            <source>Trap, on {attribute} {value}: {die}, seen too late.</source>
            <translation>Trampa, con {attribute} {value}: {die}, vista tarde.</translation>
        </message>
        <message>
            <source>Trap, on {attribute} {value}: {die}, seen.</source>
            <translation>Trampa, con {attribute} {value}: {die}, vista.</translation>
        </message>
        <message>
            <source>True size</source>
            <translation>Tamaño real</translation>
        </message>
        <message>
            <source>True size: {measure}</source>
            <translation>Tamaño real: {measure}</translation>
        </message>
        <message>
            <source>Turn {last} of {turns}</source>
            <translation>Turno {last} de {turns}</translation>
        </message>
        <message>
            <source>Turns {first} to {last} of {turns}</source>
            <translation>Turnos {first} a {last} de {turns}</translation>
        </message>
        <message>
            <source>Turns: {n}</source>
            <translation>Turnos: {n}</translation>
        </message>
        <message>
            <source>Twenty chapters, and the author was present at every one.</source>
            <translation>Veinte capítulos, y quien firma estuvo presente en todos.</translation>
        </message>
        <message>
            <source>Twenty chapters, to be read in the order in which the author had to.</source>
            <translation>Veinte capítulos, que se leen en el orden en que le tocaron a quien firma.</translation>
        </message>
        <message>
            <source>Under the ruler lay {lost}, once worth XP and now worth a cross.</source>
            <translation>Bajo la regla quedó algo, {lost}, que valía PX y ahora vale una cruz.</translation>
        </message>
        <message>
            <source>We are obliged to report that it sells. The author has bought a chair, and the window in front of it, and receives from two to four.</source>
            <translation>Nos vemos obligados a informar de que se vende. Quien firma ha comprado una silla, y la ventana que tiene delante, y recibe de dos a cuatro.</translation>
        </message>
        <message>
            <source>We read it through by its own light. It burns evenly, and the glue smells of apples.</source>
            <translation>Lo leímos entero a su propia luz. Arde por igual, y la cola huele a manzana.</translation>
        </message>
        <message>
            <source>What I had sworn about {square} held.</source>
            <translation>Lo que había jurado sobre el {square} se cumplió.</translation>
        </message>
        <message>
            <source>What I threw on {days} was of no use.</source>
            <translation>Lo que tiré {days} no sirvió de nada.</translation>
        </message>
        <message>
            <source>What I threw on {day}, {total}, I gave to {square}, which asked {value}.</source>
            <translation>Lo que tiré el {day}, {total}, se lo di al {square}, que pedía {value}.</translation>
        </message>
        <message>
            <source>What comes after {month} is not in it. Nobody has looked.</source>
            <translation>Lo que viene después de {month} no está en él. Nadie ha mirado.</translation>
        </message>
        <message>
            <source>What cost most was {square}: {value}, met with {total}.</source>
            <translation>Lo que más costó fue el {square}: {value}, cubierto con {total}.</translation>
        </message>
        <message>
            <source>What could be had was {map}, and a clean bill of health. Cards and ways were kept.</source>
            <translation>Lo que había era {map}, y una salud recobrada. Cartas y caminos se conservaron.</translation>
        </message>
        <message>
            <source>What fell on {days} would fit nowhere.</source>
            <translation>Lo que cayó {days} no encajaba en ninguna parte.</translation>
        </message>
        <message>
            <source>What had come was {where}.</source>
            <translation>Lo que había venido era {where}.</translation>
        </message>
        <message>
            <source>What has happened is in this book. The author is out seeing about the rest.</source>
            <translation>Lo que ha pasado está en este libro. Quien firma ha salido a ocuparse del resto.</translation>
        </message>
        <message>
            <source>What the marks mean</source>
            <translation>Qué significan las marcas</translation>
        </message>
        <message>
            <source>What there is of this book is complete.</source>
            <translation>Lo que hay de este libro está completo.</translation>
        </message>
        <message>
            <source>What was advised I did, from here on.</source>
            <translation>Lo que se aconsejaba lo hice, desde aquí.</translation>
        </message>
        <message>
            <source>What would have fitted on {days} I left alone.</source>
            <translation>Lo que habría encajado {days} lo dejé en paz.</translation>
        </message>
        <message>
            <source>What {evenings} evenings have made of a calendar. It hangs at {day}.</source>
            <translation>Lo que {evenings} noches han hecho de un calendario. Cuelga en el {day}.</translation>
        </message>
        <message>
            <source>What {turn} would have brought was passed over, and lost.</source>
            <translation>Lo que habría traído el {turn} quedó de lado, y se perdió.</translation>
        </message>
        <message>
            <source>What {who} did was this: {said}</source>
            <translation>Lo que hizo {who} fue esto: {said}</translation>
        </message>
        <message>
            <source>What {who} put down was {said}.</source>
            <translation>Lo que anotó {who} fue {said}.</translation>
        </message>
        <message>
            <source>What {who}'s {stat} is worth, the dice have still to say.</source>
            <translation>Lo que vale la {stat} de {who}, aún han de decirlo los dados.</translation>
        </message>
        <message>
            <source>When that was over the Clock said {turn}.</source>
            <translation>Al acabar aquello, el reloj decía {turn}.</translation>
        </message>
        <message>
            <source>When {turn} came, {who} had a look at {zone} as well.</source>
            <translation>Llegado el {turn}, {who} echó también un vistazo en {zone}.</translation>
        </message>
        <message>
            <source>When {turn} came, {who} saw what there was at {zone}.</source>
            <translation>Llegado el {turn}, {who} vio qué había en {zone}.</translation>
        </message>
        <message>
            <source>When {turn} came, {who} was still not done with {zone}.</source>
            <translation>Llegado el {turn}, {who} seguía sin acabar con {zone}.</translation>
        </message>
        <message>
            <source>When {turn} came, {who} went {way} and looked about.</source>
            <translation>Llegado el {turn}, {who} fue {way} y miró alrededor.</translation>
        </message>
        <message>
            <source>When {turn} came, {who} went {way}.</source>
            <translation>Llegado el {turn}, {who} fue {way}.</translation>
        </message>
        <message>
            <source>Whoever comes looking for {lost} will find a straight road and my apologies.</source>
            <translation>Quien venga buscando lo que había allí, {lost}, encontrará un camino recto y mis disculpas.</translation>
        </message>
        <message>
            <source>Willpower</source>
            <translation>Voluntad</translation>
        </message>
        <message>
            <source>With Fear at {fear} of 20 the author sleeps well, and says so at breakfast.</source>
            <translation>Con el miedo en {fear} de 20 quien firma duerme bien, y lo dice en el desayuno.</translation>
        </message>
        <message>
            <source>With a map, so that the reader may stay away from the right places.</source>
            <translation>Con un mapa, para que el lector evite los sitios apropiados.</translation>
        </message>
        <message>
            <source>With dice that fitted I did nothing on {days}.</source>
            <translation>Con dados que encajaban, no hice nada {days}.</translation>
        </message>
        <message>
            <source>With that it was over: {ending}.</source>
            <translation>Con eso se acabó: {ending}.</translation>
        </message>
        <message>
            <source>With that the fight was over.</source>
            <translation>Con eso terminó la pelea.</translation>
        </message>
        <message>
            <source>With that there was {map} to go to.</source>
            <translation>Con eso ya se podía ir a {map}.</translation>
        </message>
        <message>
            <source>With the Signs of {days} I am at {filled} boxes of {boxes}.</source>
            <translation>Con los Signos que vinieron {days} voy por {filled} recuadros de {boxes}.</translation>
        </message>
        <message>
            <source>With {by} boxes more dread stands at {filled} of {boxes}.</source>
            <translation>Con {by} recuadros más, el pavor está en {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>With {card} {who} did {adversary} no harm{roll}.</source>
            <translation>Con {card}, {who} no le hizo nada a {adversary}{roll}.</translation>
        </message>
        <message>
            <source>With {card} {who} hurt {adversary}{roll}.</source>
            <translation>Con {card}, {who} hirió a {adversary}{roll}.</translation>
        </message>
        <message>
            <source>With {card} {who} put an end to {adversary}{roll}.</source>
            <translation>Con {card}, {who} puso fin a {adversary}{roll}.</translation>
        </message>
        <message>
            <source>With {days} in place and everything else out of it, I did all six.</source>
            <translation>Con {days} en su sitio y todo lo demás fuera de él, resolví los seis.</translation>
        </message>
        <message>
            <source>With {day} on the table the journal stops for the moment.</source>
            <translation>Con el {day} sobre la mesa, el diario se detiene por ahora.</translation>
        </message>
        <message>
            <source>With {day}'s Sign I am at {filled} of {boxes}.</source>
            <translation>Con el Signo del {day} voy por {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>With {dice} on the table for {day} the journal stops for the moment.</source>
            <translation>Con {dice} sobre la mesa, en el {day}, el diario se detiene por ahora.</translation>
        </message>
        <message>
            <source>With {said} {who} came close, and no closer{roll}.</source>
            <translation>Con {said}, {who} se quedó cerca, y nada más{roll}.</translation>
        </message>
        <message>
            <source>With {said} {who} had no luck{roll}.</source>
            <translation>Con {said}, {who} no tuvo suerte{roll}.</translation>
        </message>
        <message>
            <source>With {said} {who} had no trouble to speak of{roll}.</source>
            <translation>Con {said}, {who} no tuvo mayor problema{roll}.</translation>
        </message>
        <message>
            <source>With {square} came {points}, whatever Sunday says.</source>
            <translation>Con el {square} vino {points}, diga lo que diga el domingo.</translation>
        </message>
        <message>
            <source>With {square} the row would have been full.</source>
            <translation>Con el {square} la fila habría estado llena.</translation>
        </message>
        <message>
            <source>With {thing} I could throw once more on {days}.</source>
            <translation>Con {thing} pude tirar una vez más {days}.</translation>
        </message>
        <message>
            <source>With {thing} I stand at {held}.</source>
            <translation>Con {thing} voy por {held}.</translation>
        </message>
        <message>
            <source>With {title} {adversary} came {way}, after {people}{roll}.</source>
            <translation>Con {title}, {adversary} vino {way}, detrás de {people}{roll}.</translation>
        </message>
        <message>
            <source>With {title} {adversary} moved {way} and found no one to try it on{roll}.</source>
            <translation>Con {title}, {adversary} avanzó {way} y no encontró con quién{roll}.</translation>
        </message>
        <message>
            <source>With {title} {adversary} went {way}, and that was all{roll}.</source>
            <translation>Con {title}, {adversary} fue {way}, y eso fue todo{roll}.</translation>
        </message>
        <message>
            <source>With {total} against {value} I crossed {day} off the same evening.</source>
            <translation>Con {total} contra {value} taché el {day} esa misma noche.</translation>
        </message>
        <message>
            <source>With {total} against {value} the week stays unanswered.</source>
            <translation>Con {total} contra {value}, la semana queda sin respuesta.</translation>
        </message>
        <message>
            <source>With {total} on the table I did {square}, which asked {value}.</source>
            <translation>Con {total} en la mesa resolví el {square}, que pedía {value}.</translation>
        </message>
        <message>
            <source>With {turns} turns on the Clock, {who} began at {zone} by looking about.</source>
            <translation>Con {turns} turnos en el reloj, {who} empezó en {zone} mirando alrededor.</translation>
        </message>
        <message>
            <source>With {turn} came the same as before.</source>
            <translation>Con el {turn} llegó lo mismo que antes.</translation>
        </message>
        <message>
            <source>With {turn} came what the red number had stood for.</source>
            <translation>Con el {turn} llegó lo que anunciaba el número rojo.</translation>
        </message>
        <message>
            <source>With {turn} {who} set off {way}.</source>
            <translation>Con el {turn}, {who} echó a andar {way}.</translation>
        </message>
        <message>
            <source>With {turn} {who} tried {zone} again.</source>
            <translation>Con el {turn}, {who} lo intentó de nuevo en {zone}.</translation>
        </message>
        <message>
            <source>With {turn} {who} went {way} and took a good look.</source>
            <translation>Con el {turn}, {who} fue {way} y miró bien.</translation>
        </message>
        <message>
            <source>Without any {stat} left, {who} took {wounds}.</source>
            <translation>Sin nada de {stat}, {who} sufrió {wounds}.</translation>
        </message>
        <message>
            <source>Without any {stat} {who} had nothing to hope for.</source>
            <translation>Sin nada de {stat}, {who} no tenía qué esperar.</translation>
        </message>
        <message>
            <source>Work was found for me {times} times and paid {gold} gold in all; the apron I kept, as a warning.</source>
            <translation>Me encontraron trabajo {times} veces, a {gold} de oro en total; el delantal me lo quedé, como advertencia.</translation>
        </message>
        <message>
            <source>Wounds {wounds} ({how}), now {now} of {limit}.</source>
            <translation>Heridas {wounds} ({how}), ahora {now} de {limit}.</translation>
        </message>
        <message>
            <source>Wounds {wounds}, now {now} of {limit}.</source>
            <translation>Heridas {wounds}, ahora {now} de {limit}.</translation>
        </message>
        <message>
            <source>Wounds: {n}</source>
            <translation>Heridas: {n}</translation>
        </message>
        <message>
            <source>a Mental Wound</source>
            <translation>una herida mental</translation>
        </message>
        <message>
            <source>a Physical Wound</source>
            <translation>una herida física</translation>
        </message>
        <message>
            <source>a critical</source>
            <translation>un crítico</translation>
        </message>
        <message>
            <source>a day without a lead</source>
            <translation>un día sin pista</translation>
        </message>
        <message>
            <source>a double</source>
            <translation>un doble</translation>
        </message>
        <message>
            <source>a lead, as high as its value</source>
            <translation>una pista, tan alta como su valor</translation>
        </message>
        <message>
            <source>a part of it without a name</source>
            <translation>una parte sin nombre</translation>
        </message>
        <message>
            <source>a reckoning lost</source>
            <translation>un ajuste de cuentas perdido</translation>
        </message>
        <message>
            <source>a reckoning won</source>
            <translation>un ajuste de cuentas ganado</translation>
        </message>
        <message>
            <source>a run</source>
            <translation>una escalera</translation>
        </message>
        <message>
            <source>a text to read</source>
            <translation>un texto para leer</translation>
        </message>
        <message>
            <source>a token is {size} mm across</source>
            <translation>una ficha mide {size} mm de ancho</translation>
        </message>
        <message>
            <source>a triple</source>
            <translation>un trío</translation>
        </message>
        <message>
            <source>an adversary</source>
            <translation>un adversario</translation>
        </message>
        <message>
            <source>backs of sheet {number}</source>
            <translation>reversos de la hoja {number}</translation>
        </message>
        <message>
            <source>booklet</source>
            <translation>cuadernillo</translation>
        </message>
        <message>
            <source>boxes of dread</source>
            <translation>recuadros de pavor</translation>
        </message>
        <message>
            <source>by {by} and back to {end}</source>
            <translation>por {by} y de vuelta a {end}</translation>
        </message>
        <message>
            <source>by {by} to {end}</source>
            <translation>por {by} hasta {end}</translation>
        </message>
        <message>
            <source>card found</source>
            <translation>carta encontrada</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>cerrada</translation>
        </message>
        <message numerus="yes">
            <source>damaged: %n step(s) are lost</source>
            <translation>
                <numerusform>dañada: se ha perdido %n paso</numerusform>
                <numerusform>dañada: se han perdido %n pasos</numerusform>
            </translation>
        </message>
        <message>
            <source>dice</source>
            <translation>dados</translation>
        </message>
        <message>
            <source>each {width} by {height} mm</source>
            <translation>{width} por {height} mm cada pieza</translation>
        </message>
        <message numerus="yes">
            <source>else %n Mental Wound(s)</source>
            <translation>
                <numerusform>si no, %n herida mental</numerusform>
                <numerusform>si no, %n heridas mentales</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>else %n Physical Wound(s)</source>
            <translation>
                <numerusform>si no, %n herida física</numerusform>
                <numerusform>si no, %n heridas físicas</numerusform>
            </translation>
        </message>
        <message>
            <source>fell here</source>
            <translation>cayó aquí</translation>
        </message>
        <message>
            <source>fight with {adversary}</source>
            <translation>combate: {adversary}</translation>
        </message>
        <message>
            <source>fold and glue</source>
            <translation>doblar y pegar</translation>
        </message>
        <message>
            <source>from {end} by {by} and back</source>
            <translation>de {end} por {by} y vuelta</translation>
        </message>
        <message>
            <source>from {map}</source>
            <translation>desde «{map}»</translation>
        </message>
        <message>
            <source>from {start} by {by} to {end}</source>
            <translation>de {start} por {by} a {end}</translation>
        </message>
        <message>
            <source>from {start} to {end}</source>
            <translation>de {start} a {end}</translation>
        </message>
        <message>
            <source>fronts of sheet {number}</source>
            <translation>anversos de la hoja {number}</translation>
        </message>
        <message>
            <source>less {armour} for Armor</source>
            <translation>menos {armour} por la armadura</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguno</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>nought</source>
            <translation>cero</translation>
        </message>
        <message numerus="yes">
            <source>on %n sheet(s)</source>
            <translation>
                <numerusform>en %n hoja</numerusform>
                <numerusform>en %n hojas</numerusform>
            </translation>
        </message>
        <message>
            <source>one picture</source>
            <translation>una imagen</translation>
        </message>
        <message>
            <source>one point</source>
            <translation>un punto</translation>
        </message>
        <message>
            <source>one square is {size} mm</source>
            <translation>una casilla mide {size} mm</translation>
        </message>
        <message>
            <source>one wound</source>
            <translation>una herida</translation>
        </message>
        <message>
            <source>read, and not played</source>
            <translation>leído, y no jugado</translation>
        </message>
        <message>
            <source>so far {won} of {all} reckonings, {points}</source>
            <translation>de momento {won} de {all} ajustes de cuentas, {points}</translation>
        </message>
        <message>
            <source>something was read</source>
            <translation>se leyó algo</translation>
        </message>
        <message>
            <source>start</source>
            <translation>inicio</translation>
        </message>
        <message>
            <source>the adventurer</source>
            <translation>el aventurero</translation>
        </message>
        <message>
            <source>the long way round, back to {end}</source>
            <translation>dando un buen rodeo, de vuelta a {end}</translation>
        </message>
        <message>
            <source>the story ended here</source>
            <translation>la historia terminó aquí</translation>
        </message>
        <message>
            <source>the working title</source>
            <translation>el título provisional</translation>
        </message>
        <message>
            <source>to {end}</source>
            <translation>hasta {end}</translation>
        </message>
        <message>
            <source>to {map}</source>
            <translation>a «{map}»</translation>
        </message>
        <message>
            <source>turn {number}</source>
            <translation>turno {number}</translation>
        </message>
        <message>
            <source>way of an adversary</source>
            <translation>camino de un adversario</translation>
        </message>
        <message>
            <source>wounds</source>
            <translation>heridas</translation>
        </message>
        <message>
            <source>{adversary} at {zone}</source>
            <translation>{adversary} en {zone}</translation>
        </message>
        <message>
            <source>{adversary} came {way} and was upon {people} with {title}{roll}.</source>
            <translation>{adversary} vino {way} y cayó sobre {people} con {title}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} came {way} with {title}, and reached nobody{roll}.</source>
            <translation>{adversary} vino {way} con {title}, y no alcanzó a nadie{roll}.</translation>
        </message>
        <message>
            <source>{adversary} came {way}, and then it was {title}, for {people}{roll}.</source>
            <translation>{adversary} vino {way}, y entonces fue {title}, para {people}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} came {way}.</source>
            <translation>{adversary} vino {way}.</translation>
        </message>
        <message>
            <source>{adversary} defeated</source>
            <translation>vencido: {adversary}</translation>
        </message>
        <message>
            <source>{adversary} did it again, to {people}: {title}.</source>
            <translation>{adversary} lo hizo otra vez, a {people}: {title}.</translation>
        </message>
        <message>
            <source>{adversary} did not outlast {who}'s {card}{roll}.</source>
            <translation>{adversary} no sobrevivió a {who} y a {card}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} did not stir{roll}.</source>
            <translation>{adversary} no se movió{roll}.</translation>
        </message>
        <message>
            <source>{adversary} did nothing{roll}.</source>
            <translation>{adversary} no hizo nada{roll}.</translation>
        </message>
        <message>
            <source>{adversary} felt {who}'s {card}{roll}.</source>
            <translation>{adversary} notó lo que hacía {card} en manos de {who}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} found no way to anybody{roll}.</source>
            <translation>{adversary} no halló camino hacia nadie{roll}.</translation>
        </message>
        <message>
            <source>{adversary} got no further than {zone}.</source>
            <translation>{adversary} no pasó de {zone}.</translation>
        </message>
        <message>
            <source>{adversary} had gone.</source>
            <translation>{adversary} se había ido.</translation>
        </message>
        <message>
            <source>{adversary} had nobody in reach for {title}{roll}.</source>
            <translation>{adversary} no tenía a nadie a su alcance para {title}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} kept still{roll}.</source>
            <translation>{adversary} no dio un paso{roll}.</translation>
        </message>
        <message>
            <source>{adversary} let the turn pass{roll}.</source>
            <translation>{adversary} dejó pasar el turno{roll}.</translation>
        </message>
        <message>
            <source>{adversary} moved {way} and reached {people}: {title}{roll}.</source>
            <translation>{adversary} se movió {way} y alcanzó a {people}: {title}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} moved {way}: {title}{roll}.</source>
            <translation>{adversary} avanzó {way}: {title}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} stayed in place, with {title}{roll}.</source>
            <translation>{adversary} se quedó en su sitio, con {title}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} stood here</source>
            <translation>estuvo aquí: {adversary}</translation>
        </message>
        <message>
            <source>{adversary} took no harm from {who}'s {card}{roll}.</source>
            <translation>A {adversary} no le hizo mella {card}, por más que {who} quisiera{roll}.</translation>
        </message>
        <message>
            <source>{adversary} took {harm}.</source>
            <translation>{adversary} sufrió {harm}.</translation>
        </message>
        <message>
            <source>{adversary} tried {title}, and nobody was near enough{roll}.</source>
            <translation>{adversary} probó {title}, y nadie estaba lo bastante cerca{roll}.</translation>
        </message>
        <message>
            <source>{adversary} turned to {people}: {title}{roll}.</source>
            <translation>{adversary} se volvió hacia {people}: {title}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} waited{roll}.</source>
            <translation>{adversary} esperó{roll}.</translation>
        </message>
        <message>
            <source>{adversary} was gone from {zone}.</source>
            <translation>{adversary} ya no estaba en {zone}.</translation>
        </message>
        <message>
            <source>{adversary} was near enough to {people} for {title}{roll}.</source>
            <translation>{adversary} estaba lo bastante cerca de {people} para {title}{roll}.</translation>
        </message>
        <message>
            <source>{adversary} was there no longer.</source>
            <translation>{adversary} ya no estaba.</translation>
        </message>
        <message>
            <source>{adversary} went on to {title}, for {people}.</source>
            <translation>{adversary} pasó a {title}, para {people}.</translation>
        </message>
        <message>
            <source>{adversary} went {way}.</source>
            <translation>{adversary} fue {way}.</translation>
        </message>
        <message>
            <source>{adversary}'s {title} changed nothing{roll}.</source>
            <translation>Lo de {adversary}, {title}, no cambió nada{roll}.</translation>
        </message>
        <message>
            <source>{adversary}'s {title} was for nobody{roll}.</source>
            <translation>{title} de {adversary} no fue para nadie{roll}.</translation>
        </message>
        <message>
            <source>{all} times it came to a reckoning, and {won} times there was enough on the table.</source>
            <translation>{all} veces se llegó al ajuste de cuentas, y {won} veces había bastante en la mesa.</translation>
        </message>
        <message>
            <source>{attribute} {value}: {die}, in full.</source>
            <translation>{attribute} {value}: {die}, de lleno.</translation>
        </message>
        <message>
            <source>{attribute} {value}: {die}, in luck. Gold {gold} (threw {dice}).</source>
            <translation>{attribute} {value}: {die}, con suerte. Oro {gold} (sale {dice}).</translation>
        </message>
        <message>
            <source>{attribute} {value}: {die}, in luck. Gold {gold}.</source>
            <translation>{attribute} {value}: {die}, con suerte. Oro {gold}.</translation>
        </message>
        <message>
            <source>{attribute} {value}: {die}, off lightly.</source>
            <translation>{attribute} {value}: {die}, de refilón.</translation>
        </message>
        <message>
            <source>{attribute} {value}: {die}, out of luck. Gold {gold}.</source>
            <translation>{attribute} {value}: {die}, sin suerte. Oro {gold}.</translation>
        </message>
        <message>
            <source>{attribute} {value}: {die}, out of luck. No gold.</source>
            <translation>{attribute} {value}: {die}, sin suerte. Nada de oro.</translation>
        </message>
        <message>
            <source>{by} more for {thing}, which makes {bell}.</source>
            <translation>{by} más para {thing}, y son {bell}.</translation>
        </message>
        <message>
            <source>{cards} passed from {giver} to {taker}.</source>
            <translation>De {giver} a {taker} pasó {cards}.</translation>
        </message>
        <message>
            <source>{card} decided it, and {who} saw no more of {adversary}{roll}.</source>
            <translation>{card} lo decidió, y {who} no vio más a {adversary}{roll}.</translation>
        </message>
        <message>
            <source>{card} in hand, {who} got at {adversary}{roll}.</source>
            <translation>Con {card} en la mano, {who} alcanzó a {adversary}{roll}.</translation>
        </message>
        <message>
            <source>{card} took what was meant for {who}: {kind}.</source>
            <translation>{card} se llevó lo que iba para {who}: {kind}.</translation>
        </message>
        <message>
            <source>{card} was given back, and with it went {who}'s {wounds}.</source>
            <translation>Se devolvió {card}, y con ella se fue lo de {who}: {wounds}.</translation>
        </message>
        <message>
            <source>{card} was no use to {who} that time{roll}.</source>
            <translation>{card} no le sirvió de nada a {who} esa vez{roll}.</translation>
        </message>
        <message>
            <source>{card} was not in the deck, and so nobody got it.</source>
            <translation>{card} no estaba en el mazo, y por eso no fue para nadie.</translation>
        </message>
        <message>
            <source>{card} was not {who}'s any more.</source>
            <translation>{card} dejó de ser de {who}.</translation>
        </message>
        <message>
            <source>{card} would have come of it, but was not in the deck.</source>
            <translation>De ahí habría salido {card}, pero no estaba en el mazo.</translation>
        </message>
        <message>
            <source>{card} would have come of it, but {who} had it already.</source>
            <translation>De ahí habría salido {card}, pero {who} ya la tenía.</translation>
        </message>
        <message>
            <source>{change} less, and {label} stood at {value}.</source>
            <translation>{change} menos, y {label} quedó en {value}.</translation>
        </message>
        <message>
            <source>{change} more, and {label} stood at {value}.</source>
            <translation>{change} más, y {label} quedó en {value}.</translation>
        </message>
        <message>
            <source>{change} went to {label}, which made {value}.</source>
            <translation>{change} fue a {label}, que llegó a {value}.</translation>
        </message>
        <message>
            <source>{days} I had off the page the same evening.</source>
            <translation>{days} los borré de la página esa misma noche.</translation>
        </message>
        <message>
            <source>{days} came when they were called.</source>
            <translation>{days} vinieron cuando se los llamó.</translation>
        </message>
        <message>
            <source>{days} days are missing, and this book does not pretend otherwise.</source>
            <translation>Faltan {days} días, y este libro no finge otra cosa.</translation>
        </message>
        <message>
            <source>{days} ended with the Sign up, which makes {filled} of {boxes}.</source>
            <translation>{days} acabaron con el Signo arriba, y van {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>{days} had real dice, from a real table.</source>
            <translation>Hubo {days} dados de verdad, de una mesa de verdad.</translation>
        </message>
        <message>
            <source>{days} passed without a throw.</source>
            <translation>No hubo ni una tirada {days}.</translation>
        </message>
        <message>
            <source>{days} went by without me.</source>
            <translation>Sin mí pasaron los dados {days}.</translation>
        </message>
        <message>
            <source>{days} went on the day itself, {squares} whenever the dice would have it.</source>
            <translation>{days}, en el mismo día; {squares}, cuando los dados quisieron.</translation>
        </message>
        <message>
            <source>{days} went on the day itself; {square} was done on {day}.</source>
            <translation>{days}, en el mismo día; el {square} se resolvió el {day}.</translation>
        </message>
        <message>
            <source>{days} were done on the days they stood for.</source>
            <translation>{days} quedaron resueltos en el día que les tocaba.</translation>
        </message>
        <message>
            <source>{day} I got done on the day, {total} for {value}.</source>
            <translation>El {day} quedó resuelto en su día, {total} por {value}.</translation>
        </message>
        <message>
            <source>{day} asked {value}, and I had {total} for it.</source>
            <translation>El {day} pedía {value}, y tuve {total}.</translation>
        </message>
        <message>
            <source>{day} came first. The months before it were somebody else's.</source>
            <translation>Primero fue el {day}. Los meses de antes fueron de otra persona.</translation>
        </message>
        <message>
            <source>{day} ended with the Sign up, which makes {filled} of {boxes}.</source>
            <translation>El {day} acabó con el Signo arriba, y van {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>{day} filled the last box, and all {boxes} are full.</source>
            <translation>El {day} rellenó el último recuadro, y los {boxes} están llenos.</translation>
        </message>
        <message>
            <source>{day} had a new moon.</source>
            <translation>El {day} hubo luna nueva.</translation>
        </message>
        <message>
            <source>{day} has begun. What comes of it is not known tonight.</source>
            <translation>El {day} ha empezado. Lo que salga de él no se sabe esta noche.</translation>
        </message>
        <message>
            <source>{day} is open, and not decided yet.</source>
            <translation>El {day} está abierto, y aún sin decidir.</translation>
        </message>
        <message>
            <source>{day} lies at {dice}, and is not decided yet.</source>
            <translation>El {day} está en {dice}, y aún sin decidir.</translation>
        </message>
        <message>
            <source>{day}'s dice came to {total} and went to {square}, for its {value}.</source>
            <translation>Los dados del {day} sumaron {total} y fueron para el {square}, por su {value}.</translation>
        </message>
        <message>
            <source>{day}'s lead went to {thing}, and the count fell to {bell}.</source>
            <translation>La pista del {day} fue para {thing}, y la cuenta bajó a {bell}.</translation>
        </message>
        <message>
            <source>{day}: {note}</source>
            <translation>{day}: {note}</translation>
        </message>
        <message>
            <source>{dice} with {symbols}</source>
            <translation>{dice} con {symbols}</translation>
        </message>
        <message>
            <source>{encounter} from here on.</source>
            <translation>{encounter} de aquí en adelante.</translation>
        </message>
        <message>
            <source>{encounter}, in {place}</source>
            <translation>{encounter}, en la {place}</translation>
        </message>
        <message>
            <source>{ending}, in turn {turn}.</source>
            <translation>{ending}, en el turno {turn}.</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first} and {second} set off {way}.</source>
            <translation>{first} y {second} se pusieron en camino {way}.</translation>
        </message>
        <message>
            <source>{first} and {second} went together {way}.</source>
            <translation>{first} y {second} fueron a la par, {way}.</translation>
        </message>
        <message>
            <source>{first} and {second} went, each with good reasons and neither with the other's.</source>
            <translation>{first} y {second} fueron, cada cual con buenas razones y ninguna compartida.</translation>
        </message>
        <message>
            <source>{first} took it on, and {second} would not hear of staying behind.</source>
            <translation>{first} se encargó de ello, y {second} no quiso ni oír hablar de quedarse.</translation>
        </message>
        <message>
            <source>{first} went {way}, and {second} came along.</source>
            <translation>{first} fue {way}, y {second} también.</translation>
        </message>
        <message>
            <source>{first} went {way}, with {second} a few steps behind.</source>
            <translation>{first} fue {way}, con {second} unos pasos detrás.</translation>
        </message>
        <message>
            <source>{giver} handed {cards} to {taker}.</source>
            <translation>{giver} le entregó {cards} a {taker}.</translation>
        </message>
        <message>
            <source>{giver} let {taker} have {cards}.</source>
            <translation>{giver} le cedió {cards} a {taker}.</translation>
        </message>
        <message>
            <source>{hits} more, {total} of {limit}</source>
            <translation>{hits} más, {total} de {limit}</translation>
        </message>
        <message>
            <source>{hits} of {limit}</source>
            <translation>{hits} de {limit}</translation>
        </message>
        <message>
            <source>{hour}; {turns}</source>
            <translation>{hour}; {turns}</translation>
        </message>
        <message>
            <source>{kind}, {wound}</source>
            <translation>{kind}, {wound}</translation>
        </message>
        <message>
            <source>{label} fell by {change} and came to {value}.</source>
            <translation>{label} bajó en {change} y quedó en {value}.</translation>
        </message>
        <message>
            <source>{label} rose by {change} and came to {value}.</source>
            <translation>{label} subió en {change} y llegó a {value}.</translation>
        </message>
        <message>
            <source>{label} went down by {change}, to {value}.</source>
            <translation>{label} bajó en {change}, a {value}.</translation>
        </message>
        <message>
            <source>{label} went up by {change}, to {value}.</source>
            <translation>{label} subió en {change}, a {value}.</translation>
        </message>
        <message>
            <source>{label}: {value} now, {change} fewer than before.</source>
            <translation>{label}: ahora {value}, {change} menos que antes.</translation>
        </message>
        <message>
            <source>{label}: {value} now, {change} more than before.</source>
            <translation>{label}: ahora {value}, {change} más que antes.</translation>
        </message>
        <message>
            <source>{leads} leads are crossed off in it, each of them once.</source>
            <translation>En él hay {leads} pistas tachadas, cada una una sola vez.</translation>
        </message>
        <message>
            <source>{lost} stood in the way, and is under it now.</source>
            <translation>En el camino había algo, {lost}; ahora está debajo.</translation>
        </message>
        <message>
            <source>{many} leads, each on its day: {days}.</source>
            <translation>{many} pistas, cada una en su día: {days}.</translation>
        </message>
        <message>
            <source>{many} leads, none of them in its place: {squares}.</source>
            <translation>{many} pistas, ninguna en su sitio: {squares}.</translation>
        </message>
        <message>
            <source>{many} leads: {days} as printed, {squares} by exchange.</source>
            <translation>{many} pistas: {days}, como está impreso; {squares}, a cambio.</translation>
        </message>
        <message>
            <source>{map} had been too much.</source>
            <translation>{map} había sido demasiado.</translation>
        </message>
        <message>
            <source>{map} was a place to recover in. Nothing that had been found was lost.</source>
            <translation>{map} fue un sitio donde reponerse. Nada de lo encontrado se perdió.</translation>
        </message>
        <message>
            <source>{map} was written down as a place to go to.</source>
            <translation>{map} quedó apuntado como un lugar adonde ir.</translation>
        </message>
        <message>
            <source>{map}, again</source>
            <translation>{map}, otra vez</translation>
        </message>
        <message>
            <source>{month}: {result}</source>
            <translation>{month}: {result}</translation>
        </message>
        <message>
            <source>{name} came along, and anything with {symbol} asked a little less.</source>
            <translation>{name} me acompañó, y todo lo que llevaba {symbol} pedía un poco menos.</translation>
        </message>
        <message>
            <source>{number} criticals</source>
            <translation>{number} críticos</translation>
        </message>
        <message>
            <source>{number} doubles</source>
            <translation>{number} dobles</translation>
        </message>
        <message>
            <source>{number} points</source>
            <translation>{number} puntos</translation>
        </message>
        <message>
            <source>{number} runs</source>
            <translation>{number} escaleras</translation>
        </message>
        <message>
            <source>{number} triples</source>
            <translation>{number} tríos</translation>
        </message>
        <message>
            <source>{number} wounds</source>
            <translation>{number} heridas</translation>
        </message>
        <message>
            <source>{origin} lay behind, and {map} lay ahead.</source>
            <translation>{origin} quedaba atrás, y delante estaba {map}.</translation>
        </message>
        <message>
            <source>{origin} was over, whether one liked it or not. What remained was {map}.</source>
            <translation>{origin} se acabó, gustara o no. Quedaba {map}.</translation>
        </message>
        <message>
            <source>{paper}, {columns} by {rows} squares</source>
            <translation>{paper}, {columns} por {rows} casillas</translation>
        </message>
        <message>
            <source>{parts}: {dice}, {sum} against {needs}.</source>
            <translation>{parts}: {dice}, {sum} contra {needs}.</translation>
        </message>
        <message>
            <source>{people} had {title} from {adversary}{roll}.</source>
            <translation>{title} de {adversary} fue a dar en {people}{roll}.</translation>
        </message>
        <message>
            <source>{points} are gone, since {thing} was full; {bell} now.</source>
            <translation>Se han ido {points}, porque {thing} se completó; ahora {bell}.</translation>
        </message>
        <message>
            <source>{points} can be put down for {square} alone.</source>
            <translation>Solo por el {square} se puede apuntar {points}.</translation>
        </message>
        <message>
            <source>{rank}, with {points}</source>
            <translation>{rank}, con {points}</translation>
        </message>
        <message>
            <source>{said} So {who} did.</source>
            <translation>{said} Y así lo hizo {who}.</translation>
        </message>
        <message>
            <source>{said} That was what {who} did.</source>
            <translation>{said} Eso fue lo que hizo {who}.</translation>
        </message>
        <message>
            <source>{said} came off, in {who}'s hands{roll}.</source>
            <translation>{said}: en manos de {who}, salió bien{roll}.</translation>
        </message>
        <message>
            <source>{said} was more than {who} could do just then{roll}.</source>
            <translation>{said}: más de lo que {who} podía en ese momento{roll}.</translation>
        </message>
        <message>
            <source>{said} {who} did just that.</source>
            <translation>{said} {who} hizo justo eso.</translation>
        </message>
        <message>
            <source>{said}: a good try by {who}, and not good enough{roll}.</source>
            <translation>{said}: buen intento de {who}, y no bastó{roll}.</translation>
        </message>
        <message>
            <source>{said}: {who} could do that{roll}.</source>
            <translation>{said}: de eso {who} era capaz{roll}.</translation>
        </message>
        <message>
            <source>{said}: {who} could not do it{roll}.</source>
            <translation>{said}: {who} no pudo{roll}.</translation>
        </message>
        <message>
            <source>{said}: {who} had no {stat} left for it, and could not begin.</source>
            <translation>{said}: a {who} no le quedaba {stat} para eso, y no pudo ni empezar.</translation>
        </message>
        <message>
            <source>{said}: {who} had some of it right{roll}.</source>
            <translation>{said}: a {who} le salió bien una parte{roll}.</translation>
        </message>
        <message>
            <source>{said}: {who} had the hang of it{roll}.</source>
            <translation>{said}: {who} le tenía cogido el tranquillo{roll}.</translation>
        </message>
        <message>
            <source>{said}: {who} tried, and got nowhere{roll}.</source>
            <translation>{said}: {who} lo intentó, y no llegó a nada{roll}.</translation>
        </message>
        <message>
            <source>{said}: {who} tried, and it went well{roll}.</source>
            <translation>{said}: {who} lo intentó, y fue bien{roll}.</translation>
        </message>
        <message>
            <source>{second} followed {first} {way}.</source>
            <translation>{second} siguió a {first} {way}.</translation>
        </message>
        <message>
            <source>{squares} are done, each on some other evening.</source>
            <translation>{squares} están resueltos, cada uno en otra noche.</translation>
        </message>
        <message>
            <source>{squares} went on borrowed evenings. {days} I did at the proper time.</source>
            <translation>{squares} salieron en noches prestadas. A su debido tiempo resolví {days}.</translation>
        </message>
        <message>
            <source>{squares} went, though not on the days they stood for.</source>
            <translation>{squares} salieron, aunque no en los días que les tocaban.</translation>
        </message>
        <message>
            <source>{square} asked most, {value}, and {total} met it.</source>
            <translation>El {square} pedía lo que más, {value}, y {total} lo cubrió.</translation>
        </message>
        <message>
            <source>{square} asked {value} and got exactly that.</source>
            <translation>El {square} pedía {value} y tuvo justo eso.</translation>
        </message>
        <message>
            <source>{square} asked {value} and got {day}'s {total}.</source>
            <translation>El {square} pedía {value} y se llevó el {total} del {day}.</translation>
        </message>
        <message>
            <source>{square} brought {points} by itself.</source>
            <translation>El {square} trajo {points} por sí solo.</translation>
        </message>
        <message>
            <source>{square} counted {counts} against Sunday.</source>
            <translation>El {square} contó {counts} contra el domingo.</translation>
        </message>
        <message>
            <source>{square} had my word on it, for {value} ({thing}).</source>
            <translation>El {square} tenía mi palabra, por {value} ({thing}).</translation>
        </message>
        <message>
            <source>{square} took both symbols and gave {points}.</source>
            <translation>El {square} pidió los dos símbolos y dio {points}.</translation>
        </message>
        <message>
            <source>{square} wanted only {value}; it got {total}.</source>
            <translation>El {square} solo quería {value}; se llevó {total}.</translation>
        </message>
        <message>
            <source>{square} was cheap, {value}, and I paid {total}.</source>
            <translation>El {square} era barato, {value}, y pagué {total}.</translation>
        </message>
        <message>
            <source>{square} was close: {value}, with nothing over.</source>
            <translation>El {square} fue justo: {value}, sin que sobrara nada.</translation>
        </message>
        <message>
            <source>{square} was done by night, as sworn.</source>
            <translation>El {square} se resolvió esa noche, como se juró.</translation>
        </message>
        <message>
            <source>{square} was finished by night, and my hand is clean.</source>
            <translation>El {square} quedó acabado esa noche, y tengo la mano limpia.</translation>
        </message>
        <message>
            <source>{square} was good for {points} besides.</source>
            <translation>El {square} dio además {points}.</translation>
        </message>
        <message>
            <source>{square} was not done by night, whatever I had sworn.</source>
            <translation>El {square} no se resolvió esa noche, jurara yo lo que jurara.</translation>
        </message>
        <message>
            <source>{square} was sworn to, for {value} ({thing}).</source>
            <translation>Se juró el {square}, por {value} ({thing}).</translation>
        </message>
        <message>
            <source>{square} would not come. The other five are done.</source>
            <translation>El {square} no quiso. Los otros cinco están resueltos.</translation>
        </message>
        <message>
            <source>{square}'s {value} came out even.</source>
            <translation>El {value} del {square} salió redondo.</translation>
        </message>
        <message>
            <source>{stat} was wanted, and there was none in {who} just then.</source>
            <translation>Se pedía {stat}, y en {who} no quedaba nada de eso.</translation>
        </message>
        <message>
            <source>{taker} got {cards} from {giver}.</source>
            <translation>{taker} recibió {cards} de {giver}.</translation>
        </message>
        <message>
            <source>{thing} came to its number, at a cost of {points}; it is back at {bell}.</source>
            <translation>{thing} llegó a su número, al precio de {points}; ha vuelto a {bell}.</translation>
        </message>
        <message>
            <source>{thing} got me one throw more on {days}.</source>
            <translation>{thing} me dio una tirada más {days}.</translation>
        </message>
        <message>
            <source>{thing} has {by} more tonight, {bell} in all.</source>
            <translation>Esta noche hay {by} más en {thing}, en total {bell}.</translation>
        </message>
        <message>
            <source>{thing} is {by} further on, at {bell}.</source>
            <translation>{thing} va {by} más allá, por {bell}.</translation>
        </message>
        <message>
            <source>{thing} stands at {bell}, and that cost me a lead on each of {days}.</source>
            <translation>{thing} está en {bell}, y me costó pistas {days}.</translation>
        </message>
        <message>
            <source>{thing} was full. That took {points}, and it stands at {bell} again.</source>
            <translation>{thing} quedó completa. Eso se llevó {points}, y vuelve a estar en {bell}.</translation>
        </message>
        <message>
            <source>{thing} was the last of it. It wanted {need}, and two symbols alike.</source>
            <translation>{thing} fue lo último. Quería {need}, y dos símbolos iguales.</translation>
        </message>
        <message>
            <source>{thing}: I swore to {square}'s {value}.</source>
            <translation>{thing}: juré el {value} del {square}.</translation>
        </message>
        <message>
            <source>{thing}: down to {bell} on {day}, at the price of a lead.</source>
            <translation>{thing}: abajo, a {bell}, el {day}, al precio de una pista.</translation>
        </message>
        <message>
            <source>{thing}: it was to be {square} by night, for {value}.</source>
            <translation>{thing}: había de ser el {square} antes de la noche, por {value}.</translation>
        </message>
        <message>
            <source>{thing}: {by} more, and it stands at {bell}.</source>
            <translation>{thing}: {by} más, y está en {bell}.</translation>
        </message>
        <message>
            <source>{thing}: {held} in hand at the end of the week.</source>
            <translation>{thing}: {held} en mano al acabar la semana.</translation>
        </message>
        <message>
            <source>{thing}: {symbol} on {day}, and {left} left for later.</source>
            <translation>{thing}: {symbol} el {day}, y para luego, {left}.</translation>
        </message>
        <message>
            <source>{times} evenings ended with the Sign, and dread stands at {filled} of {boxes}.</source>
            <translation>{times} noches acabaron con el Signo, y el pavor está en {filled} de {boxes}.</translation>
        </message>
        <message>
            <source>{title} brought {adversary} {way}, as far as {people}{roll}.</source>
            <translation>{title} trajo a {adversary} {way}, junto a {people}{roll}.</translation>
        </message>
        <message>
            <source>{title} brought {adversary} {way}, but within reach of nobody{roll}.</source>
            <translation>{title} trajo a {adversary} {way}, pero sin nadie a su alcance{roll}.</translation>
        </message>
        <message>
            <source>{title} came once more, for {people}.</source>
            <translation>{title} vino otra vez, para {people}.</translation>
        </message>
        <message>
            <source>{title} followed, for {people}.</source>
            <translation>Siguió {title}, para {people}.</translation>
        </message>
        <message>
            <source>{title} took {adversary} {way}{roll}.</source>
            <translation>{title} llevó a {adversary} {way}{roll}.</translation>
        </message>
        <message>
            <source>{title} was all that {adversary} did{roll}.</source>
            <translation>{title} fue todo lo que hizo {adversary}{roll}.</translation>
        </message>
        <message>
            <source>{title} was what {people} got from {adversary}{roll}.</source>
            <translation>{title}: tal fue el trato de {adversary} a {people}{roll}.</translation>
        </message>
        <message>
            <source>{title}, from {adversary}, reached nobody{roll}.</source>
            <translation>{title}, de {adversary}, no alcanzó a nadie{roll}.</translation>
        </message>
        <message>
            <source>{title}: all maps in the order of play</source>
            <translation>{title}: todos los mapas, en el orden en que se jugaron</translation>
        </message>
        <message>
            <source>{title}: {adversary} came {way} for {people}{roll}.</source>
            <translation>{title}: {adversary} vino {way} a por {people}{roll}.</translation>
        </message>
        <message>
            <source>{title}: {adversary} came {way}, a little short of anybody{roll}.</source>
            <translation>{title}: {adversary} vino {way}, y se quedó corto por poco{roll}.</translation>
        </message>
        <message>
            <source>{title}: {adversary} came {way}{roll}.</source>
            <translation>{title}: {adversary} vino {way}{roll}.</translation>
        </message>
        <message>
            <source>{title}: {adversary} had {people} in reach{roll}.</source>
            <translation>{title}: {adversary} tenía a {people} a su alcance{roll}.</translation>
        </message>
        <message>
            <source>{title}: {what}</source>
            <translation>{title}: {what}</translation>
        </message>
        <message>
            <source>{total} came on {day}, and {day} wanted {value}.</source>
            <translation>El {day} salió {total}, y el {day} quería {value}.</translation>
        </message>
        <message>
            <source>{total} for {value}, and the reckoning is lost: the symbol did not turn up.</source>
            <translation>{total} por {value}, y el ajuste de cuentas está perdido: el símbolo no apareció.</translation>
        </message>
        <message>
            <source>{total} it was, and enough, but one symbol was not the other.</source>
            <translation>{total} fue, y bastaba, pero un símbolo no era el otro.</translation>
        </message>
        <message>
            <source>{total} it was, and enough, for {points}.</source>
            <translation>{total} fue, y bastó, por {points}.</translation>
        </message>
        <message>
            <source>{total} it was, where more was asked.</source>
            <translation>{total} fue, donde se pedía más.</translation>
        </message>
        <message>
            <source>{total} went on {square}, where {value} would have done.</source>
            <translation>{total} se fueron en el {square}, donde bastaba {value}.</translation>
        </message>
        <message>
            <source>{turn} began at {zone}, with {who} looking about.</source>
            <translation>El {turn} empezó en {zone}, con {who} mirando alrededor.</translation>
        </message>
        <message>
            <source>{turn} began.</source>
            <translation>Empezó el {turn}.</translation>
        </message>
        <message>
            <source>{turn} brought what it had brought before.</source>
            <translation>El {turn} trajo lo que ya había traído.</translation>
        </message>
        <message>
            <source>{turn} came, and {who} moved on {way}.</source>
            <translation>Llegó el {turn}, y {who} siguió {way}.</translation>
        </message>
        <message>
            <source>{turn} came.</source>
            <translation>Llegó el {turn}.</translation>
        </message>
        <message>
            <source>{turn} found {who} at {zone}, looking about.</source>
            <translation>El {turn} encontró a {who} en {zone}, mirando alrededor.</translation>
        </message>
        <message>
            <source>{turn} found {who} at {zone}, looking for what had been missed.</source>
            <translation>El {turn} encontró a {who} en {zone}, buscando lo que se hubiera pasado por alto.</translation>
        </message>
        <message>
            <source>{turn} found {who} busy at {zone} again.</source>
            <translation>El {turn} encontró a {who} otra vez en faena en {zone}.</translation>
        </message>
        <message>
            <source>{turn} stood in red, and this is what was meant by it.</source>
            <translation>El {turn} estaba en rojo, y esto es lo que quería decir.</translation>
        </message>
        <message>
            <source>{turn} took {who} {way}, to see what there was.</source>
            <translation>El {turn} llevó a {who} {way}, a ver qué había.</translation>
        </message>
        <message>
            <source>{turn} took {who} {way}.</source>
            <translation>El {turn} llevó a {who} {way}.</translation>
        </message>
        <message>
            <source>{turn} was red, and by then one knew what it meant.</source>
            <translation>El {turn} era rojo, y ya se sabía qué quería decir.</translation>
        </message>
        <message>
            <source>{turn} was red, and it kept its word.</source>
            <translation>El {turn} era rojo, y cumplió su palabra.</translation>
        </message>
        <message>
            <source>{turn} was red, and went by unread.</source>
            <translation>El {turn} era rojo, y pasó sin leerse.</translation>
        </message>
        <message>
            <source>{turn} was the last at {origin}; next came {map}.</source>
            <translation>El {turn} fue el último en {origin}; luego vino {map}.</translation>
        </message>
        <message>
            <source>{until} of {turns} turns</source>
            <translation>{until} de {turns} turnos</translation>
        </message>
        <message>
            <source>{value} was asked for {square}, and {value} lay there.</source>
            <translation>Se pedía {value} por el {square}, y {value} había.</translation>
        </message>
        <message>
            <source>{value} was asked on Sunday, and {value} it was: {points}.</source>
            <translation>Se pedía {value} el domingo, y {value} fue: {points}.</translation>
        </message>
        <message>
            <source>{value} was more than I could throw on Sunday; it ended at {total}.</source>
            <translation>{value} fue más de lo que pude tirar el domingo; acabó en {total}.</translation>
        </message>
        <message>
            <source>{weekday}</source>
            <translation>el {weekday}</translation>
        </message>
        <message>
            <source>{weekday} {day}</source>
            <translation>{weekday} {day}</translation>
        </message>
        <message>
            <source>{what}, {place}</source>
            <translation>{what}, {place}</translation>
        </message>
        <message>
            <source>{who} aimed {card} at {adversary} and did not miss{roll}.</source>
            <translation>{who} apuntó con {card} a {adversary} y no falló{roll}.</translation>
        </message>
        <message>
            <source>{who} began well with {said} and ended badly{roll}.</source>
            <translation>{who} empezó bien con {said} y acabó mal{roll}.</translation>
        </message>
        <message>
            <source>{who} began {turn} by going back over {zone}.</source>
            <translation>{who} empezó el {turn} volviendo sobre {zone}.</translation>
        </message>
        <message>
            <source>{who} began {turn} by going {way}, and looked round there.</source>
            <translation>{who} empezó el {turn} yendo {way}, y allí echó un vistazo.</translation>
        </message>
        <message>
            <source>{who} began {turn} by going {way}.</source>
            <translation>{who} empezó el {turn} yendo {way}.</translation>
        </message>
        <message>
            <source>{who} began {turn} with a look at {zone}.</source>
            <translation>{who} empezó el {turn} con un vistazo en {zone}.</translation>
        </message>
        <message>
            <source>{who} began {turn} with {zone}, once more.</source>
            <translation>{who} empezó el {turn} con {zone}, una vez más.</translation>
        </message>
        <message>
            <source>{who} began {turn} with {zone}, too.</source>
            <translation>{who} también empezó el {turn} con {zone}.</translation>
        </message>
        <message>
            <source>{who} came away with {cards}.</source>
            <translation>{who} se fue de allí con {cards}.</translation>
        </message>
        <message>
            <source>{who} came away with {wounds}.</source>
            <translation>{who} se llevó {wounds}.</translation>
        </message>
        <message>
            <source>{who} came close, and not close enough{roll}.</source>
            <translation>{who} se quedó cerca, y no bastó{roll}.</translation>
        </message>
        <message>
            <source>{who} came out of it with {wounds}{roll}.</source>
            <translation>{who} salió de aquello con {wounds}{roll}.</translation>
        </message>
        <message>
            <source>{who} came through it{roll}.</source>
            <translation>{who} salió adelante{roll}.</translation>
        </message>
        <message>
            <source>{who} came with {cards}.</source>
            <translation>{who} venía con {cards}.</translation>
        </message>
        <message>
            <source>{who} carried {cards}.</source>
            <translation>{who} llevaba {cards}.</translation>
        </message>
        <message>
            <source>{who} chose {said}, and did it well{roll}.</source>
            <translation>{who} eligió {said}, y lo hizo bien{roll}.</translation>
        </message>
        <message>
            <source>{who} chose {said}, and was not up to it{roll}.</source>
            <translation>{who} eligió {said}, y no estuvo a la altura{roll}.</translation>
        </message>
        <message>
            <source>{who} could bear no more.</source>
            <translation>{who} no pudo más.</translation>
        </message>
        <message>
            <source>{who} could not stand up to it: {wounds}{roll}.</source>
            <translation>{who} no pudo hacerle frente: {wounds}{roll}.</translation>
        </message>
        <message>
            <source>{who} could not stand up to it{roll}.</source>
            <translation>{who} no pudo hacerle frente{roll}.</translation>
        </message>
        <message>
            <source>{who} did not hold, and took {wounds}{roll}.</source>
            <translation>{who} no aguantó, y sufrió {wounds}{roll}.</translation>
        </message>
        <message>
            <source>{who} did not hold{roll}.</source>
            <translation>{who} no aguantó{roll}.</translation>
        </message>
        <message>
            <source>{who} did not like the throw{roll}.</source>
            <translation>A {who} no le gustó la tirada{roll}.</translation>
        </message>
        <message>
            <source>{who} did not manage{roll}.</source>
            <translation>{who} no lo consiguió{roll}.</translation>
        </message>
        <message>
            <source>{who} did not move from {zone}.</source>
            <translation>{who} no se movió de {zone}.</translation>
        </message>
        <message>
            <source>{who} did not stay, and went {way}.</source>
            <translation>{who} no se quedó, y fue {way}.</translation>
        </message>
        <message>
            <source>{who} did nothing that turn.</source>
            <translation>{who} no hizo nada ese turno.</translation>
        </message>
        <message>
            <source>{who} did the plain thing: {said}</source>
            <translation>{who} hizo lo más sencillo: {said}</translation>
        </message>
        <message>
            <source>{who} gave back {card} and was rid of {wounds}.</source>
            <translation>{who} devolvió {card} y se libró de {wounds}.</translation>
        </message>
        <message>
            <source>{who} gave back {card} in time and was spared {kind}.</source>
            <translation>{who} devolvió {card} a tiempo y se ahorró {kind}.</translation>
        </message>
        <message>
            <source>{who} gave back {card}.</source>
            <translation>{who} devolvió {card}.</translation>
        </message>
        <message>
            <source>{who} gave no ground{roll}.</source>
            <translation>{who} no cedió{roll}.</translation>
        </message>
        <message>
            <source>{who} gave up {card} for it.</source>
            <translation>{who} entregó {card} a cambio.</translation>
        </message>
        <message>
            <source>{who} got away from it{roll}.</source>
            <translation>{who} se libró{roll}.</translation>
        </message>
        <message>
            <source>{who} got off without {kind}.</source>
            <translation>{who} se salvó de {kind}.</translation>
        </message>
        <message>
            <source>{who} got over {wounds}.</source>
            <translation>{who} superó {wounds}.</translation>
        </message>
        <message>
            <source>{who} got part of the way with {said}{roll}.</source>
            <translation>{who} llegó a medio camino con {said}{roll}.</translation>
        </message>
        <message>
            <source>{who} got through{roll}.</source>
            <translation>{who} lo superó{roll}.</translation>
        </message>
        <message>
            <source>{who} got {cards} for it.</source>
            <translation>{who} recibió a cambio {cards}.</translation>
        </message>
        <message>
            <source>{who} had a look at {zone} too.</source>
            <translation>{who} también echó un vistazo en {zone}.</translation>
        </message>
        <message>
            <source>{who} had a look at {zone}.</source>
            <translation>{who} miró en {zone}.</translation>
        </message>
        <message>
            <source>{who} had a look.</source>
            <translation>{who} miró.</translation>
        </message>
        <message>
            <source>{who} had a try at {said}. Nothing came of it{roll}.</source>
            <translation>{who} hizo la prueba con {said}. No salió nada{roll}.</translation>
        </message>
        <message>
            <source>{who} had another look at {zone}.</source>
            <translation>{who} volvió a mirar en {zone}.</translation>
        </message>
        <message>
            <source>{who} had brought {cards}.</source>
            <translation>{who} había traído {cards}.</translation>
        </message>
        <message>
            <source>{who} had no more trouble from {wounds}.</source>
            <translation>A {who} ya no le molestó más {wounds}.</translation>
        </message>
        <message>
            <source>{who} had no {stat} left to set against it, and took {wounds}.</source>
            <translation>A {who} no le quedaba {stat} que oponer, y sufrió {wounds}.</translation>
        </message>
        <message>
            <source>{who} had no {stat} left to set against it.</source>
            <translation>A {who} no le quedaba {stat} que oponer.</translation>
        </message>
        <message>
            <source>{who} had time for {zone}.</source>
            <translation>{who} tuvo tiempo para {zone}.</translation>
        </message>
        <message>
            <source>{who} had to let it happen{roll}.</source>
            <translation>{who} tuvo que dejar que pasara{roll}.</translation>
        </message>
        <message>
            <source>{who} had to part with {card}.</source>
            <translation>{who} tuvo que desprenderse de {card}.</translation>
        </message>
        <message>
            <source>{who} had {cards} now.</source>
            <translation>{who} tenía ahora {cards}.</translation>
        </message>
        <message>
            <source>{who} had {card} by then, and nothing was added.</source>
            <translation>{who} ya tenía {card}, y no se añadió nada.</translation>
        </message>
        <message>
            <source>{who} had {card}, and nothing left to use it with; {adversary} took no harm.</source>
            <translation>{who} tenía {card}, y ya nada con que usarla; {adversary} no sufrió daño.</translation>
        </message>
        <message>
            <source>{who} has the dice for {stat} in hand, and has not thrown them yet.</source>
            <translation>{who} tiene en la mano los dados de {stat}, y aún no los ha tirado.</translation>
        </message>
        <message>
            <source>{who} has thrown, and it is not said yet that the throw stays{roll}.</source>
            <translation>{who} ha tirado, y aún no está dicho que la tirada se quede{roll}.</translation>
        </message>
        <message>
            <source>{who} held{roll}.</source>
            <translation>{who} aguantó{roll}.</translation>
        </message>
        <message>
            <source>{who} hit {adversary} with {card}{roll}.</source>
            <translation>{who} le dio a {adversary} con {card}{roll}.</translation>
        </message>
        <message>
            <source>{who} kept still that turn.</source>
            <translation>{who} no se movió en todo el turno.</translation>
        </message>
        <message>
            <source>{who} let the turn go by.</source>
            <translation>{who} dejó pasar el turno.</translation>
        </message>
        <message>
            <source>{who} looked at {zone} as well.</source>
            <translation>{who} miró también en {zone}.</translation>
        </message>
        <message>
            <source>{who} looked round {zone}.</source>
            <translation>{who} echó un vistazo a {zone}.</translation>
        </message>
        <message>
            <source>{who} looked round.</source>
            <translation>{who} echó un vistazo.</translation>
        </message>
        <message>
            <source>{who} made a choice: {said}</source>
            <translation>{who} hizo su elección: {said}</translation>
        </message>
        <message>
            <source>{who} made use of {card}.</source>
            <translation>{who} se valió de {card}.</translation>
        </message>
        <message>
            <source>{who} managed a part of it, and the rest stayed undone{roll}.</source>
            <translation>{who} consiguió una parte, y el resto quedó por hacer{roll}.</translation>
        </message>
        <message>
            <source>{who} managed{roll}.</source>
            <translation>{who} lo consiguió{roll}.</translation>
        </message>
        <message>
            <source>{who} moved on {way} and looked about.</source>
            <translation>{who} siguió {way} y miró alrededor.</translation>
        </message>
        <message>
            <source>{who} moved on {way}.</source>
            <translation>{who} siguió adelante, {way}.</translation>
        </message>
        <message>
            <source>{who} moved on {way}. In {turn} there was time to look about.</source>
            <translation>{who} siguió {way}. En el {turn} hubo tiempo de mirar alrededor.</translation>
        </message>
        <message>
            <source>{who} nearly managed {said}{roll}.</source>
            <translation>A {who} casi le salió {said}{roll}.</translation>
        </message>
        <message>
            <source>{who} paid for it with {wounds}.</source>
            <translation>{who} lo pagó con {wounds}.</translation>
        </message>
        <message>
            <source>{who} put {card} to use.</source>
            <translation>{who} le dio uso a {card}.</translation>
        </message>
        <message>
            <source>{who} raised {card} against {adversary} and had no strength to go with it.</source>
            <translation>{who} alzó {card} contra {adversary}, y le faltaron fuerzas para más.</translation>
        </message>
        <message>
            <source>{who} raised {card} against {adversary}, and nothing came of it{roll}.</source>
            <translation>{who} alzó {card} contra {adversary}, y no sirvió de nada{roll}.</translation>
        </message>
        <message>
            <source>{who} sat that turn out.</source>
            <translation>{who} se quedó al margen ese turno.</translation>
        </message>
        <message>
            <source>{who} saw what there was at {zone}.</source>
            <translation>{who} vio lo que había en {zone}.</translation>
        </message>
        <message>
            <source>{who} set off {way}, and had a look there in {turn}.</source>
            <translation>{who} se puso en camino {way}, y en el {turn} miró allí.</translation>
        </message>
        <message>
            <source>{who} set off {way}, and looked round there.</source>
            <translation>{who} se puso en camino {way}, y allí echó un vistazo.</translation>
        </message>
        <message>
            <source>{who} set off {way}.</source>
            <translation>{who} se puso en camino {way}.</translation>
        </message>
        <message>
            <source>{who} settled for {said}.</source>
            <translation>{who} se quedó con {said}.</translation>
        </message>
        <message>
            <source>{who} settled on this: {said}</source>
            <translation>{who} se decidió por esto: {said}</translation>
        </message>
        <message>
            <source>{who} shook it off{roll}.</source>
            <translation>{who} se lo quitó de encima{roll}.</translation>
        </message>
        <message>
            <source>{who} spent that turn waiting.</source>
            <translation>{who} pasó ese turno esperando.</translation>
        </message>
        <message>
            <source>{who} spent {card} on it.</source>
            <translation>{who} gastó {card} en ello.</translation>
        </message>
        <message>
            <source>{who} stayed at {zone}.</source>
            <translation>{who} se quedó en {zone}.</translation>
        </message>
        <message>
            <source>{who} stood still at {zone} for a while.</source>
            <translation>{who} se quedó un rato sin moverse en {zone}.</translation>
        </message>
        <message>
            <source>{who} stood up to it{roll}.</source>
            <translation>{who} le hizo frente{roll}.</translation>
        </message>
        <message>
            <source>{who} stopped to see what there was at {zone}.</source>
            <translation>{who} se detuvo a ver qué había en {zone}.</translation>
        </message>
        <message>
            <source>{who} stopped to see what there was.</source>
            <translation>{who} se paró a ver qué había.</translation>
        </message>
        <message>
            <source>{who} thought it over. {said}</source>
            <translation>{who} se lo pensó. {said}</translation>
        </message>
        <message>
            <source>{who} took a good look at {zone}.</source>
            <translation>{who} miró bien {zone}.</translation>
        </message>
        <message>
            <source>{who} took a good look.</source>
            <translation>{who} miró bien.</translation>
        </message>
        <message>
            <source>{who} took it on, and nobody else did.</source>
            <translation>{who} se encargó de ello, y nadie más.</translation>
        </message>
        <message>
            <source>{who} took on {said} and had to leave it{roll}.</source>
            <translation>{who} se atrevió con {said} y tuvo que dejarlo{roll}.</translation>
        </message>
        <message>
            <source>{who} took {cards} along.</source>
            <translation>{who} se llevó {cards}.</translation>
        </message>
        <message>
            <source>{who} took {wounds}.</source>
            <translation>{who} sufrió {wounds}.</translation>
        </message>
        <message>
            <source>{who} took {wounds}{roll}.</source>
            <translation>{who} sufrió {wounds}{roll}.</translation>
        </message>
        <message>
            <source>{who} took {wound} along, journey or no journey{roll}.</source>
            <translation>{who} se llevó {wound} consigo, con viaje o sin él{roll}.</translation>
        </message>
        <message>
            <source>{who} took {zone} next.</source>
            <translation>{who} siguió con {zone}.</translation>
        </message>
        <message>
            <source>{who} tried {card} on {adversary}, and no harm was done{roll}.</source>
            <translation>{who} probó {card} con {adversary}, sin ningún daño{roll}.</translation>
        </message>
        <message>
            <source>{who} tried {said} and came through{roll}.</source>
            <translation>{who} probó con {said} y lo consiguió{roll}.</translation>
        </message>
        <message>
            <source>{who} tried {said}, and it came off{roll}.</source>
            <translation>{who} intentó {said}, y salió bien{roll}.</translation>
        </message>
        <message>
            <source>{who} tried {said}, and it would not go{roll}.</source>
            <translation>{who} probó con {said}, y no hubo manera{roll}.</translation>
        </message>
        <message>
            <source>{who} tried {said}.</source>
            <translation>{who} probó con {said}.</translation>
        </message>
        <message>
            <source>{who} tried {zone} once more.</source>
            <translation>{who} probó otra vez en {zone}.</translation>
        </message>
        <message>
            <source>{who} tried, and could not{roll}.</source>
            <translation>{who} lo intentó, y no pudo{roll}.</translation>
        </message>
        <message>
            <source>{who} used the beginning of {turn} to go {way}.</source>
            <translation>{who} usó el principio del {turn} para ir {way}.</translation>
        </message>
        <message>
            <source>{who} used the beginning of {turn} to look round {zone}.</source>
            <translation>{who} usó el principio del {turn} para mirar en {zone}.</translation>
        </message>
        <message>
            <source>{who} used the beginning of {turn} to see {zone} too.</source>
            <translation>{who} usó el principio del {turn} para ver también {zone}.</translation>
        </message>
        <message>
            <source>{who} used up {card}.</source>
            <translation>{who} gastó {card}.</translation>
        </message>
        <message>
            <source>{who} used {card} on {adversary}, and not in vain{roll}.</source>
            <translation>{who} usó {card} contra {adversary}, y no en vano{roll}.</translation>
        </message>
        <message>
            <source>{who} used {card}.</source>
            <translation>{who} usó {card}.</translation>
        </message>
        <message>
            <source>{who} used {turn} to go {way} and have a look.</source>
            <translation>{who} usó el {turn} para ir {way} y mirar.</translation>
        </message>
        <message>
            <source>{who} waited at {zone}.</source>
            <translation>{who} esperó en {zone}.</translation>
        </message>
        <message>
            <source>{who} wanted to see {zone} too.</source>
            <translation>{who} también quiso ver {zone}.</translation>
        </message>
        <message>
            <source>{who} was at {zone} now.</source>
            <translation>{who} estaba ahora en {zone}.</translation>
        </message>
        <message>
            <source>{who} was done with {wounds}.</source>
            <translation>{who} dejó atrás {wounds}.</translation>
        </message>
        <message>
            <source>{who} was equal to it{roll}.</source>
            <translation>{who} estuvo a la altura{roll}.</translation>
        </message>
        <message>
            <source>{who} was none the worse{roll}.</source>
            <translation>A {who} no le pasó nada{roll}.</translation>
        </message>
        <message>
            <source>{who} was not done with {zone}.</source>
            <translation>{who} no había acabado con {zone}.</translation>
        </message>
        <message>
            <source>{who} was not equal to it{roll}.</source>
            <translation>{who} no estuvo a la altura{roll}.</translation>
        </message>
        <message>
            <source>{who} was not up to it{roll}.</source>
            <translation>{who} no dio la talla{roll}.</translation>
        </message>
        <message>
            <source>{who} was ready for that{roll}.</source>
            <translation>{who} ya contaba con eso{roll}.</translation>
        </message>
        <message>
            <source>{who} was rid of {wounds}.</source>
            <translation>{who} se libró de {wounds}.</translation>
        </message>
        <message>
            <source>{who} was rid of {wound} before the journey was out{roll}.</source>
            <translation>{who} se libró de {wound} antes de acabar el viaje{roll}.</translation>
        </message>
        <message>
            <source>{who} was spared {kind}.</source>
            <translation>{who} se ahorró {kind}.</translation>
        </message>
        <message>
            <source>{who} was the richer by {cards}.</source>
            <translation>{who} tenía de más {cards}.</translation>
        </message>
        <message>
            <source>{who} was up to it{roll}.</source>
            <translation>{who} dio la talla{roll}.</translation>
        </message>
        <message>
            <source>{who} went back over {zone}.</source>
            <translation>{who} repasó {zone}.</translation>
        </message>
        <message>
            <source>{who} went for {adversary} with {card} and missed{roll}.</source>
            <translation>{who} fue a por {adversary} con {card} y falló{roll}.</translation>
        </message>
        <message>
            <source>{who} went for {adversary} with {card}, and it told{roll}.</source>
            <translation>{who} fue a por {adversary} con {card}, y se notó{roll}.</translation>
        </message>
        <message>
            <source>{who} went on with {cards} in hand.</source>
            <translation>{who} siguió con {cards} en la mano.</translation>
        </message>
        <message>
            <source>{who} went on {way} and saw what there was.</source>
            <translation>{who} continuó {way} y vio lo que había.</translation>
        </message>
        <message>
            <source>{who} went on {way}.</source>
            <translation>{who} continuó {way}.</translation>
        </message>
        <message>
            <source>{who} went on {way}. {turn} left time to look round.</source>
            <translation>{who} continuó {way}. El {turn} dio tiempo para mirar.</translation>
        </message>
        <message>
            <source>{who} went over {zone}.</source>
            <translation>{who} recorrió {zone}.</translation>
        </message>
        <message>
            <source>{who} went {way} and looked round.</source>
            <translation>{who} fue {way} y echó un vistazo.</translation>
        </message>
        <message>
            <source>{who} went {way} to see what there was.</source>
            <translation>{who} fue {way} a ver qué había.</translation>
        </message>
        <message>
            <source>{who} went {way}, and in {turn} looked round.</source>
            <translation>{who} fue {way}, y en el {turn} echó un vistazo.</translation>
        </message>
        <message>
            <source>{who} went {way}.</source>
            <translation>{who} fue {way}.</translation>
        </message>
        <message>
            <source>{who} went {way}; {turn} began with a look round.</source>
            <translation>{who} fue {way}; el {turn} empezó con un vistazo.</translation>
        </message>
        <message>
            <source>{who} would have none of it{roll}.</source>
            <translation>{who} no se dejó{roll}.</translation>
        </message>
        <message>
            <source>{who} would have tried {said}, but there was no {stat} to try it with.</source>
            <translation>{who} habría probado con {said}, pero no había {stat} con que probar.</translation>
        </message>
        <message>
            <source>{who}'s answer was {said}.</source>
            <translation>La respuesta de {who} fue {said}.</translation>
        </message>
        <message>
            <source>{who}'s choice was plain: {said}</source>
            <translation>{who} lo tuvo claro: {said}</translation>
        </message>
        <message>
            <source>{who}'s dice lie; a card may still change that{roll}.</source>
            <translation>Los dados de {who} han caído; una carta aún puede cambiarlo{roll}.</translation>
        </message>
        <message>
            <source>{who}'s throw was not one to let stand{roll}.</source>
            <translation>La tirada de {who} no era para dejarla así{roll}.</translation>
        </message>
        <message>
            <source>{who}'s {card} did its work on {adversary}{roll}.</source>
            <translation>{card}, en manos de {who}, cumplió con {adversary}{roll}.</translation>
        </message>
        <message>
            <source>{who}'s {card} finished it, and {adversary} was gone{roll}.</source>
            <translation>{who} acabó el asunto con {card}, y de {adversary} no quedó nada{roll}.</translation>
        </message>
        <message>
            <source>{who}'s {wound} did not heal on the way{roll}.</source>
            <translation>La herida de {who}, {wound}, no se curó por el camino{roll}.</translation>
        </message>
        <message>
            <source>{won} of {all} reckonings</source>
            <translation>{won} de {all} ajustes de cuentas</translation>
        </message>
        <message>
            <source>{won} of {all} reckonings, {points}</source>
            <translation>{won} de {all} ajustes de cuentas, {points}</translation>
        </message>
        <message>
            <source>{wound} did not outlast the journey, to {who}'s relief{roll}.</source>
            <translation>{wound} no duró lo que el viaje, para alivio de {who}{roll}.</translation>
        </message>
        <message>
            <source>{wound} stayed with {who}{roll}.</source>
            <translation>{wound} se quedó con {who}{roll}.</translation>
        </message>
        <message>
            <source>{year} is up on its nail.</source>
            <translation>{year} está en su clavo.</translation>
        </message>
        <message>
            <source>{zone} came first, and {who} looked round. The Clock had {turns} turns to give.</source>
            <translation>Lo primero fue {zone}, y {who} echó un vistazo. El reloj tenía {turns} turnos que dar.</translation>
        </message>
        <message>
            <source>{zone} came first. There were {turns} turns on the Clock.</source>
            <translation>Lo primero fue {zone}. Había {turns} turnos en el reloj.</translation>
        </message>
        <message>
            <source>{zone} had been seen before. The {turns} turns were new.</source>
            <translation>{zone} ya estaba visto. Los {turns} turnos eran nuevos.</translation>
        </message>
        <message>
            <source>{zone} had been seen before; the {turns} turns were new. {who} began with a look round.</source>
            <translation>{zone} ya estaba visto; los {turns} turnos eran nuevos. {who} empezó por echar un vistazo.</translation>
        </message>
        <message>
            <source>{zone} was marked.</source>
            <translation>Se marcó {zone}.</translation>
        </message>
        <message>
            <source>{zone} was no longer marked.</source>
            <translation>{zone} ya no tenía marca.</translation>
        </message>
        <message>
            <source>{zone} was open now.</source>
            <translation>Ahora se podía pasar a {zone}.</translation>
        </message>
        <message>
            <source>{zone} was shut, with a padlock on it.</source>
            <translation>{zone} quedó cerrado, con candado.</translation>
        </message>
        <message>
            <source>“{label}.”</source>
            <translation>«{label}».</translation>
        </message>
        <message>
            <source>“{label}”</source>
            <translation>«{label}»</translation>
        </message>
        <message>
            <source>“{part}” is no page: write pages like 1-3, 5.</source>
            <translation>«{part}» no es una página: escribe las páginas así: 1-3, 5.</translation>
        </message>
        <message>
            <source>“{title}” cost the author {wounds} Wounds, and is told without raising the voice.</source>
            <translation>«{title}» le costó a quien firma {wounds} heridas, y se cuenta sin levantar la voz.</translation>
        </message>
        <message>
            <source>“{title}” took {tries} throws, and the reader is spared none of them.</source>
            <translation>«{title}» necesitó {tries} tiradas, y al lector no se le ahorra ninguna.</translation>
        </message>
        <message>
            <source>“{title}” wanted {dice} dice in one hand, which is a question of build.</source>
            <translation>«{title}» pedía {dice} dados en una mano, lo cual es cuestión de constitución.</translation>
        </message>
        <message>
            <source>“{title}” was rated {ecl} by those who rate such things, and overcome by one who does not.</source>
            <translation>«{title}» tenía {ecl} según quienes miden tales cosas, y lo venció quien no las mide.</translation>
        </message>
        <message>
            <source>“{title}” was won by a single pip; the author calls it planning.</source>
            <translation>«{title}» se ganó por un solo punto; quien firma lo llama planificación.</translation>
        </message>
        <message>
            <source>“{title}” was won with exactly what was needed and not a pip more, which the author calls thrift.</source>
            <translation>«{title}» se ganó con lo justo y ni un punto más, a lo que quien firma llama ahorro.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>1 to 9</source>
            <translation>1 a 9</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Flechas</translation>
        </message>
        <message>
            <source>Ctrl+F6</source>
            <translation>Ctrl+F6</translation>
        </message>
        <message>
            <source>Ctrl+S</source>
            <translation>Ctrl+S</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>En todas partes</translation>
        </message>
        <message>
            <source>PgUp PgDn Home End</source>
            <translation>RePág AvPág Inicio Fin</translation>
        </message>
        <message>
            <source>Print and keep</source>
            <translation>Imprimir y guardar</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>do what the next button says</source>
            <translation>hacer lo que dice el botón grande</translation>
        </message>
        <message>
            <source>drop a plan, close a sheet</source>
            <translation>dejar un plan, cerrar una hoja</translation>
        </message>
        <message>
            <source>hold S</source>
            <translation>mantener S</translation>
        </message>
        <message>
            <source>keep as PDF</source>
            <translation>guardar como PDF</translation>
        </message>
        <message>
            <source>lines of sight</source>
            <translation>líneas de visión</translation>
        </message>
        <message>
            <source>next region</source>
            <translation>región siguiente</translation>
        </message>
        <message>
            <source>next thing in a region</source>
            <translation>lo siguiente en una región</translation>
        </message>
        <message>
            <source>options, cards, or typed dice</source>
            <translation>opciones, cartas o dados tecleados</translation>
        </message>
        <message>
            <source>point at a place, an option, a target</source>
            <translation>señalar un lugar, una opción, un blanco</translation>
        </message>
        <message>
            <source>roll; skip what moves, and then no more</source>
            <translation>tirar; o saltar lo que se mueve, y nada más</translation>
        </message>
        <message>
            <source>the pages as a list</source>
            <translation>las páginas como lista</translation>
        </message>
        <message>
            <source>turn the pages</source>
            <translation>pasar las páginas</translation>
        </message>
        <message>
            <source>whole page, full width, true size</source>
            <translation>página entera, todo el ancho, tamaño real</translation>
        </message>
    </context>
    <context>
        <name>KeysSheet</name>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
    </context>
    <context>
        <name>LogLine</name>
        <message>
            <source>Log  Ctrl+L</source>
            <translation>Registro  Ctrl+L</translation>
        </message>
        <message>
            <source>Opens the log</source>
            <translation>Abre el registro</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Solitarium</source>
            <translation>Solitarium</translation>
        </message>
        <message>
            <source>{title} - Solitarium</source>
            <translation>{title} - Solitarium</translation>
        </message>
    </context>
    <context>
        <name>MapView</name>
        <message>
            <source>Map</source>
            <translation>Mapa</translation>
        </message>
        <message>
            <source>Zone {letter}</source>
            <translation>Zona {letter}</translation>
        </message>
        <message numerus="yes">
            <source>{zone}, %n step(s)</source>
            <translation>
                <numerusform>{zone}, %n paso</numerusform>
                <numerusform>{zone}, %n pasos</numerusform>
            </translation>
        </message>
        <message>
            <source>{zone}, {title}</source>
            <translation>{zone}, {title}</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Partida</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Ayuda</translation>
        </message>
        <message>
            <source>&amp;Journal</source>
            <translation>&amp;Cuaderno</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Mapa</translation>
        </message>
        <message>
            <source>&amp;Turn</source>
            <translation>&amp;Turno</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <source>About Solitarium</source>
            <translation>Acerca de Solitarium</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Aventura Z is a game by Silvestre Pastor, published by Zacatrus; this program plays by its rules and contains nothing else of it.</source>
            <translation>Aventura Z es un juego de Silvestre Pastor publicado por Zacatrus; este programa sigue sus reglas y no contiene nada más de él.</translation>
        </message>
        <message>
            <source>Copy a picture of the board</source>
            <translation>Copiar una imagen del tablero</translation>
        </message>
        <message>
            <source>Free software under the MIT licence; made with Qt (LGPL), shapely, networkx, numpy, msgspec, pyqtgraph and platformdirs.</source>
            <translation>Software libre con licencia MIT, hecho con Qt (LGPL), shapely, networkx, numpy, msgspec, pyqtgraph y platformdirs.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Más grande</translation>
        </message>
        <message>
            <source>Odds: next setting</source>
            <translation>Probabilidades: siguiente ajuste</translation>
        </message>
        <message>
            <source>Odds: {odds} · Zoom {zoom} %</source>
            <translation>Probabilidades: {odds} · Tamaño {zoom} %</translation>
        </message>
        <message>
            <source>Open a save or a pack</source>
            <translation>Abrir una partida o un paquete</translation>
        </message>
        <message>
            <source>Open a save or a pack...</source>
            <translation>Abrir una partida o un paquete...</translation>
        </message>
        <message>
            <source>Print and keep...</source>
            <translation>Imprimir y guardar...</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Saves and packs (*.solsave *.solpack *.zip)</source>
            <translation>Partidas y paquetes (*.solsave *.solpack *.zip)</translation>
        </message>
        <message>
            <source>Show the hints again</source>
            <translation>Mostrar de nuevo las pistas</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Más pequeño</translation>
        </message>
        <message>
            <source>Solitarium plays adventures on paper for one or two. It is an independent program; its adventures, pictures and words are its own.</source>
            <translation>Solitarium sirve para jugar aventuras sobre papel, a solas o entre dos. Es un programa independiente; sus aventuras, dibujos y palabras son suyos.</translation>
        </message>
        <message>
            <source>Table rules</source>
            <translation>Reglas de la mesa</translation>
        </message>
        <message>
            <source>The Book of Adventure is a game by Christian Moe; this program plays by its rules. What its wares cost and do, its titles and its stories are not in those rules: they are this program's own.</source>
            <translation>El libro de la aventura es un juego de Christian Moe; este programa sigue sus reglas. Lo que cuestan y hacen sus mercancías, sus títulos y sus historias no están en esas reglas: son de este programa.</translation>
        </message>
        <message>
            <source>The calendar plays by the rules of a printed wall calendar with dice by Juhwa Lee, published by Sorry We Are French. Its town, its story, its values and what its months bring are this program's own.</source>
            <translation>El calendario sigue las reglas de un calendario de pared impreso con dados, de Juhwa Lee, publicado por Sorry We Are French. Su pueblo, su historia, sus valores y lo que traen sus meses son de este programa.</translation>
        </message>
        <message>
            <source>To the shelf</source>
            <translation>Al estante</translation>
        </message>
        <message>
            <source>Trash</source>
            <translation>Papelera</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Whole screen</source>
            <translation>Pantalla completa</translation>
        </message>
    </context>
    <context>
        <name>MonthBoard</name>
        <message>
            <source>Month page</source>
            <translation>Hoja del mes</translation>
        </message>
        <message>
            <source>The days of a month, a week in each row</source>
            <translation>Los días de un mes, una semana en cada fila</translation>
        </message>
    </context>
    <context>
        <name>MonthStory</name>
        <message>
            <source>{leaf} of {leaves}</source>
            <translation>{leaf} de {leaves}</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>A new game</source>
            <translation>Una partida nueva</translation>
        </message>
        <message>
            <source>Back to the introduction</source>
            <translation>Volver a la introducción</translation>
        </message>
        <message>
            <source>Back to the shelf</source>
            <translation>Volver al estante</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Empezar</translation>
        </message>
        <message>
            <source>Begin with {first} and {second}</source>
            <translation>Empezar: {first} y {second}</translation>
        </message>
        <message>
            <source>Begin with {name}</source>
            <translation>Empezar con {name}</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Laying the table</source>
            <translation>Poniendo la mesa</translation>
        </message>
        <message>
            <source>Opening the adventure</source>
            <translation>Abriendo la aventura</translation>
        </message>
        <message>
            <source>Print for the real table</source>
            <translation>Imprimir para la mesa de verdad</translation>
        </message>
        <message>
            <source>Table rules</source>
            <translation>Reglas de la mesa</translation>
        </message>
        <message numerus="yes">
            <source>Table rules: %n changed &gt;</source>
            <translation>
                <numerusform>Reglas de la mesa: %n cambiada &gt;</numerusform>
                <numerusform>Reglas de la mesa: %n cambiadas &gt;</numerusform>
            </translation>
        </message>
        <message>
            <source>Table rules: as printed &gt;</source>
            <translation>Reglas de la mesa: las impresas &gt;</translation>
        </message>
    </context>
    <context>
        <name>Over</name>
        <message>
            <source>Something in Solitarium broke. Your game was saved after your last choice. A report lies here, and nothing was sent anywhere:

{path}</source>
            <translation>Algo se ha roto en Solitarium. La partida se guardó tras tu última decisión. Aquí hay un informe, y no se ha enviado nada a ninguna parte:

{path}</translation>
        </message>
        <message>
            <source>That was our mistake</source>
            <translation>Ha sido un error nuestro</translation>
        </message>
    </context>
    <context>
        <name>Overlays</name>
        <message>
            <source>A note in pencil; Enter keeps it</source>
            <translation>Una nota a lápiz; Intro la guarda</translation>
        </message>
        <message>
            <source>Diary.txt</source>
            <translation>Diario.txt</translation>
        </message>
        <message>
            <source>Keep the diary</source>
            <translation>Guardar el diario</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <source>Rules and rulings</source>
            <translation>Reglas y aclaraciones</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Texto (*.txt)</translation>
        </message>
        <message>
            <source>The diary lies in {path}</source>
            <translation>El diario está en {path}</translation>
        </message>
        <message>
            <source>The diary was not written: {why}</source>
            <translation>El diario no se ha escrito: {why}</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>As a list  L</source>
            <translation>Como lista  L</translation>
        </message>
        <message>
            <source>As pages  L</source>
            <translation>Como páginas  L</translation>
        </message>
        <message>
            <source>Full width</source>
            <translation>Todo el ancho</translation>
        </message>
        <message>
            <source>How large the pages are shown  Z</source>
            <translation>A qué tamaño se ven las páginas  Z</translation>
        </message>
        <message>
            <source>The pages as they are printed</source>
            <translation>Las páginas como se imprimen</translation>
        </message>
        <message>
            <source>True size</source>
            <translation>Tamaño real</translation>
        </message>
        <message>
            <source>Whole page</source>
            <translation>Página entera</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} de {count}</translation>
        </message>
    </context>
    <context>
        <name>PaperText</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>PeopleColumn</name>
        <message>
            <source>One investigator</source>
            <translation>Un investigador</translation>
        </message>
        <message>
            <source>One player may play both.</source>
            <translation>Una sola persona puede llevar a los dos.</translation>
        </message>
        <message>
            <source>Two investigators</source>
            <translation>Dos investigadores</translation>
        </message>
    </context>
    <context>
        <name>PoolBuilder</name>
        <message>
            <source>Give away, one die each:</source>
            <translation>Regalar, un dado cada uno:</translation>
        </message>
        <message>
            <source>{part}: one less</source>
            <translation>{part}: uno menos</translation>
        </message>
        <message>
            <source>{part}: one more, {price}</source>
            <translation>{part}: uno más, {price}</translation>
        </message>
    </context>
    <context>
        <name>PoolTray</name>
        <message>
            <source>earlier</source>
            <translation>antes</translation>
        </message>
        <message>
            <source>needs</source>
            <translation>hacen falta</translation>
        </message>
        <message>
            <source>of {needs}</source>
            <translation>de {needs}</translation>
        </message>
    </context>
    <context>
        <name>PrintSheet</name>
        <message>
            <source>As a drawing, a picture, a web page or a book to read</source>
            <translation>Como dibujo, imagen, página web o libro para leer</translation>
        </message>
        <message>
            <source>Ctrl+S</source>
            <translation>Ctrl+S</translation>
        </message>
        <message>
            <source>Keep as PDF</source>
            <translation>Guardar como PDF</translation>
        </message>
        <message>
            <source>Keep as...</source>
            <translation>Guardar como...</translation>
        </message>
        <message>
            <source>Print and keep</source>
            <translation>Imprimir y guardar</translation>
        </message>
    </context>
    <context>
        <name>Printing</name>
        <message numerus="yes">
            <source>%n file(s) of this name are there already, such as {name}.</source>
            <translation>
                <numerusform>Ya hay %n archivo con ese nombre: {name}.</numerusform>
                <numerusform>Ya hay %n archivos con ese nombre, como {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n página</numerusform>
                <numerusform>%n páginas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n page(s) went to the printer.</source>
            <translation>
                <numerusform>%n página ha ido a la impresora.</numerusform>
                <numerusform>%n páginas han ido a la impresora.</numerusform>
            </translation>
        </message>
        <message>
            <source>A picture of the board lies on the clipboard.</source>
            <translation>En el portapapeles hay una imagen del tablero.</translation>
        </message>
        <message>
            <source>Another name</source>
            <translation>Otro nombre</translation>
        </message>
        <message>
            <source>As it fits</source>
            <translation>Según quepa</translation>
        </message>
        <message>
            <source>As large as one sheet allows; the ruler on it tells the scale.</source>
            <translation>Tan grande como permita una hoja; la regla impresa dice la escala.</translation>
        </message>
        <message>
            <source>At true size where that fits one sheet, else made smaller.</source>
            <translation>A tamaño real si cabe en una hoja; si no, más pequeño.</translation>
        </message>
        <message>
            <source>Back  Esc</source>
            <translation>Volver  Esc</translation>
        </message>
        <message>
            <source>Back to the shelf  Esc</source>
            <translation>Volver al estante  Esc</translation>
        </message>
        <message>
            <source>Back to the table  Esc</source>
            <translation>Volver a la mesa  Esc</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>It did not work: {why}</source>
            <translation>No ha sido posible: {why}</translation>
        </message>
        <message>
            <source>Keep as PDF</source>
            <translation>Guardar como PDF</translation>
        </message>
        <message>
            <source>Made to fit one sheet</source>
            <translation>Ajustado a una hoja</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Abrirlo</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Abrir la carpeta</translation>
        </message>
        <message>
            <source>Opening the story...</source>
            <translation>Abriendo la historia...</translation>
        </message>
        <message>
            <source>Page {number}</source>
            <translation>Página {number}</translation>
        </message>
        <message numerus="yes">
            <source>Poster, %n sheet(s) wide</source>
            <translation>
                <numerusform>Póster, %n hoja de ancho</numerusform>
                <numerusform>Póster, %n hojas de ancho</numerusform>
            </translation>
        </message>
        <message>
            <source>Print...</source>
            <translation>Imprimir...</translation>
        </message>
        <message>
            <source>Replace</source>
            <translation>Sustituir</translation>
        </message>
        <message>
            <source>Sent to the printer: {done} of {total}</source>
            <translation>Enviado a la impresora: {done} de {total}</translation>
        </message>
        <message>
            <source>Setting the pages...</source>
            <translation>Componiendo las páginas...</translation>
        </message>
        <message>
            <source>So many sheets wide, with an edge to be glued and marks to cut at.</source>
            <translation>De tantas hojas de ancho, con borde para pegar y marcas de corte.</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>Stopped; no file was written.</source>
            <translation>Parado; no se ha escrito ningún archivo.</translation>
        </message>
        <message>
            <source>Stopped; the printer was called off.</source>
            <translation>Parado; se ha anulado la impresión.</translation>
        </message>
        <message>
            <source>The pages are on their way</source>
            <translation>Las páginas están en camino</translation>
        </message>
        <message>
            <source>The pages as a list</source>
            <translation>Las páginas como lista</translation>
        </message>
        <message>
            <source>There is nothing here to print yet.</source>
            <translation>Aquí no hay nada que imprimir todavía.</translation>
        </message>
        <message>
            <source>These pages could not be set.</source>
            <translation>No se han podido componer estas páginas.</translation>
        </message>
        <message>
            <source>This computer knows no printer. As a PDF the pages can be printed elsewhere.</source>
            <translation>Este ordenador no conoce ninguna impresora. Como PDF, las páginas se pueden imprimir en otra parte.</translation>
        </message>
        <message>
            <source>True size, on several sheets</source>
            <translation>Tamaño real, en varias hojas</translation>
        </message>
        <message>
            <source>Two pages a side, in the order for folding; print on both sides.</source>
            <translation>Dos páginas por cara, en el orden para doblar; imprime por las dos caras.</translation>
        </message>
        <message>
            <source>What is larger than a sheet goes over several, to be glued together.</source>
            <translation>Lo que no cabe en una hoja ocupa varias, para pegarlas.</translation>
        </message>
        <message>
            <source>Which pages?</source>
            <translation>¿Qué páginas?</translation>
        </message>
        <message>
            <source>Without colours: everything can be told apart in greys too.</source>
            <translation>Sin colores: en grises también se distingue todo.</translation>
        </message>
        <message>
            <source>Written: {done} of {total}</source>
            <translation>Escrito: {done} de {total}</translation>
        </message>
        <message>
            <source>{pages} on {paper}</source>
            <translation>{pages} en {paper}</translation>
        </message>
        <message>
            <source>{pages} on {paper}, lying</source>
            <translation>{pages} en {paper}, apaisado</translation>
        </message>
        <message>
            <source>{pages} on {paper}, standing</source>
            <translation>{pages} en {paper}, vertical</translation>
        </message>
        <message numerus="yes">
            <source>“{title}” lies in %n file(s) in {folder}.</source>
            <translation>
                <numerusform>«{title}» está en %n archivo en {folder}.</numerusform>
                <numerusform>«{title}» está en %n archivos en {folder}.</numerusform>
            </translation>
        </message>
        <message>
            <source>“{title}” lies in {path}.</source>
            <translation>«{title}» está en {path}.</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>A Test needs 1 to 3 Successes, not {icons}.</source>
            <translation>Una prueba pide de 1 a 3 éxitos, no {icons}.</translation>
        </message>
        <message>
            <source>A brace stands alone in this text.</source>
            <translation>Hay una llave suelta en este texto.</translation>
        </message>
        <message>
            <source>A brace stands under “{key}”; nothing is filled in here.</source>
            <translation>En «{key}» hay una llave; aquí no se rellena nada.</translation>
        </message>
        <message>
            <source>A card has either a stat (a weapon) or a test.</source>
            <translation>Una carta tiene un stat (un arma) o un test.</translation>
        </message>
        <message>
            <source>A condition says exactly one thing; this one says {count} ({kinds}).</source>
            <translation>Una condición dice una sola cosa; esta dice {count} ({kinds}).</translation>
        </message>
        <message>
            <source>A counter effect needs either name or card, and either add or set.</source>
            <translation>Un efecto de cuenta necesita name o card, y add o set.</translation>
        </message>
        <message>
            <source>A die of its own decides between the two: same faces.</source>
            <translation>Entre las dos decide un dado aparte: mismas caras.</translation>
        </message>
        <message>
            <source>A folder has this name.</source>
            <translation>Una carpeta tiene ese nombre.</translation>
        </message>
        <message>
            <source>A layer cannot be read: {why}.</source>
            <translation>Una capa no se puede leer: {why}.</translation>
        </message>
        <message>
            <source>A link leads from “{zone}” to itself.</source>
            <translation>Un enlace lleva de «{zone}» a ella misma.</translation>
        </message>
        <message>
            <source>A map cannot last {turns} turns.</source>
            <translation>Un mapa no puede durar {turns} turnos.</translation>
        </message>
        <message>
            <source>A narrow gap between {zones} at {x}, {y}.</source>
            <translation>Un hueco estrecho entre {zones} en {x}, {y}.</translation>
        </message>
        <message>
            <source>A number of {digits} digits.</source>
            <translation>Un número de {digits} cifras.</translation>
        </message>
        <message>
            <source>A pack is a folder with a pack.toml, or a .solpack.</source>
            <translation>Un paquete es una carpeta con un pack.toml, o un .solpack.</translation>
        </message>
        <message>
            <source>A padlock at {x}, {y} lies in no zone.</source>
            <translation>Un candado en {x}, {y} no está en ninguna zona.</translation>
        </message>
        <message>
            <source>A passage has two points, not {count}.</source>
            <translation>Un paso tiene dos puntos, no {count}.</translation>
        </message>
        <message>
            <source>A position in the save is not the one that was written.</source>
            <translation>Una posición de la partida no es la que se escribió.</translation>
        </message>
        <message>
            <source>A random game became unsound at step {step} (seed {seed}): {what}.</source>
            <translation>Una partida al azar dejó de ser válida en el paso {step} (semilla {seed}): {what}.</translation>
        </message>
        <message>
            <source>A random game broke down at step {step} (seed {seed}): {detail}.</source>
            <translation>Una partida al azar se rompió en el paso {step} (semilla {seed}): {detail}.</translation>
        </message>
        <message>
            <source>A save of this name is there already.</source>
            <translation>Ya hay una partida con ese nombre.</translation>
        </message>
        <message>
            <source>A square with {found} symbols.</source>
            <translation>Una casilla con {found} símbolos.</translation>
        </message>
        <message>
            <source>A text on the map is longer than {limit} characters.</source>
            <translation>Un texto del mapa pasa de {limit} caracteres.</translation>
        </message>
        <message>
            <source>A told paragraph is made of three such pieces.</source>
            <translation>Un párrafo contado se hace con tres piezas así.</translation>
        </message>
        <message>
            <source>A wall ends in nothing at {x}, {y}.</source>
            <translation>Un muro acaba en nada en {x}, {y}.</translation>
        </message>
        <message>
            <source>A weapon deals wounds, but has no target.</source>
            <translation>Un arma que hiere, pero sin blanco.</translation>
        </message>
        <message>
            <source>A word of {length} characters; {most} are the most.</source>
            <translation>Una palabra de {length} caracteres; caben {most}.</translation>
        </message>
        <message>
            <source>A year is a folder with a year.json in it.</source>
            <translation>Un año es una carpeta con un year.json dentro.</translation>
        </message>
        <message>
            <source>A {kind} at {x}, {y} is only {width} wide; {median} is usual.</source>
            <translation>En {x}, {y} hay algo ({kind}) de solo {width} de ancho; lo usual es {median}.</translation>
        </message>
        <message>
            <source>A {kind} at {x}, {y} is too short.</source>
            <translation>En {x}, {y} hay algo demasiado corto ({kind}).</translation>
        </message>
        <message>
            <source>A {kind} at {x}, {y} leads from “{zone}” to nowhere.</source>
            <translation>En {x}, {y} hay algo ({kind}) que lleva de «{zone}» a ninguna parte.</translation>
        </message>
        <message>
            <source>A {kind} at {x}, {y} lies on a white line, which is open anyway.</source>
            <translation>En {x}, {y} hay algo ({kind}) sobre una línea blanca, que ya está abierta.</translation>
        </message>
        <message>
            <source>A {kind} at {x}, {y} lies on no wall and no border.</source>
            <translation>En {x}, {y} hay algo ({kind}) que no está en un muro ni en un borde.</translation>
        </message>
        <message>
            <source>Activating the card does nothing.</source>
            <translation>Activar la carta no hace nada.</translation>
        </message>
        <message>
            <source>Add a door or a link.</source>
            <translation>Añade una puerta o un enlace.</translation>
        </message>
        <message>
            <source>Add an unlock, travel or ending that can be reached there.</source>
            <translation>Añade ahí un unlock, travel o ending alcanzable.</translation>
        </message>
        <message>
            <source>Add at least one [[ending]].</source>
            <translation>Añade al menos un [[ending]].</translation>
        </message>
        <message>
            <source>Add it to [pack.counters], or to its card.</source>
            <translation>Añádela a [pack.counters], o a su carta.</translation>
        </message>
        <message>
            <source>Add it to art in pack.toml.</source>
            <translation>Añádela a art en pack.toml.</translation>
        </message>
        <message>
            <source>Add it to cards.toml, or correct the number.</source>
            <translation>Añádelo a cards.toml, o corrige el número.</translation>
        </message>
        <message>
            <source>Add it to flags in pack.toml.</source>
            <translation>Añádela a flags en pack.toml.</translation>
        </message>
        <message>
            <source>Add it to pack.toml, or correct the name.</source>
            <translation>Añádelo a pack.toml, o corrige el nombre.</translation>
        </message>
        <message>
            <source>Add it to the lists maps, languages or art, or remove it.</source>
            <translation>Añádelo a las listas maps, languages o art, o quítalo.</translation>
        </message>
        <message>
            <source>Add it, or take its name from the lists in pack.toml.</source>
            <translation>Añádelo, o quita su nombre de las listas de pack.toml.</translation>
        </message>
        <message>
            <source>Add target = "adversary".</source>
            <translation>Añade target = "adversary".</translation>
        </message>
        <message>
            <source>Add the card to cards.toml, or correct the number.</source>
            <translation>Añade la carta a cards.toml, o corrige el número.</translation>
        </message>
        <message>
            <source>Add them to pack.toml, or correct the name.</source>
            <translation>Añádelo a pack.toml, o corrige el nombre.</translation>
        </message>
        <message>
            <source>Add them; a wound may be without effects.</source>
            <translation>Añádelas; una herida puede no tener efectos.</translation>
        </message>
        <message>
            <source>Add this window.</source>
            <translation>Añade ese momento.</translation>
        </message>
        <message>
            <source>Add who = "each", or "choose".</source>
            <translation>Añade who = "each", o "choose".</translation>
        </message>
        <message>
            <source>Add {turn} to red of the clock.</source>
            <translation>Añade {turn} a red del reloj.</translation>
        </message>
        <message>
            <source>Adversary {card} may come, but no card within reach can wound it.</source>
            <translation>Puede venir el adversario {card}, pero ninguna carta al alcance puede herirlo.</translation>
        </message>
        <message>
            <source>All files together are larger than {most} bytes.</source>
            <translation>Todos los archivos juntos pasan de {most} bytes.</translation>
        </message>
        <message>
            <source>All seven are needed: O, Pp, Pm, C, H, Z and R.</source>
            <translation>Hacen falta las siete: O, Pp, Pm, C, H, Z y R.</translation>
        </message>
        <message>
            <source>All twelve are needed, each once.</source>
            <translation>Hacen falta los doce, cada uno una vez.</translation>
        </message>
        <message>
            <source>Allowed are: {allowed}.</source>
            <translation>Se permiten: {allowed}.</translation>
        </message>
        <message>
            <source>An EPUB holds a text, and this is a drawing.</source>
            <translation>Un EPUB contiene un texto, y esto es un dibujo.</translation>
        </message>
        <message>
            <source>An adversary rolls 1 to 8 dice and takes at least one wound, not {dice} and {wounds}.</source>
            <translation>Un adversario tira de 1 a 8 dados y aguanta al menos una herida, no {dice} y {wounds}.</translation>
        </message>
        <message>
            <source>An option cannot ask for a code and for a Test.</source>
            <translation>Una opción no puede pedir un código y una prueba.</translation>
        </message>
        <message>
            <source>An option without “to” needs an “id”.</source>
            <translation>Una opción sin «to» necesita un «id».</translation>
        </message>
        <message>
            <source>Another file has this name, and it was not printed here.</source>
            <translation>Otro archivo tiene ese nombre y no se imprimió aquí.</translation>
        </message>
        <message>
            <source>Another window has this save open (process {pid}).</source>
            <translation>Otra ventana tiene abierta esta partida (proceso {pid}).</translation>
        </message>
        <message>
            <source>Begin the file as {guide} says.</source>
            <translation>Empieza el archivo como dice {guide}.</translation>
        </message>
        <message>
            <source>Both name the same ones.</source>
            <translation>Ambos nombran los mismos.</translation>
        </message>
        <message>
            <source>Braces only hold places for figures.</source>
            <translation>Las llaves solo guardan sitios para cifras.</translation>
        </message>
        <message>
            <source>Call one of them something else.</source>
            <translation>Llama a uno de otra manera.</translation>
        </message>
        <message>
            <source>Call the file something else.</source>
            <translation>Llama al archivo de otra manera.</translation>
        </message>
        <message>
            <source>Choose a folder of your own.</source>
            <translation>Elige una carpeta tuya.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Elige otra carpeta.</translation>
        </message>
        <message>
            <source>Choose another name, or move that file away first.</source>
            <translation>Elige otro nombre o mueve antes ese archivo.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Elige otro nombre.</translation>
        </message>
        <message>
            <source>Choose orthogonal in the map's properties.</source>
            <translation>Elige orthogonal en las propiedades del mapa.</translation>
        </message>
        <message>
            <source>Close it there first.</source>
            <translation>Ciérrala allí primero.</translation>
        </message>
        <message>
            <source>Copy “dice” from {guide}.</source>
            <translation>Copia «dice» de {guide}.</translation>
        </message>
        <message>
            <source>Dates are written as 2026-01-31.</source>
            <translation>Las fechas se escriben así: 2026-01-31.</translation>
        </message>
        <message>
            <source>Delete it.</source>
            <translation>Bórralo.</translation>
        </message>
        <message>
            <source>Divide it between several entries.</source>
            <translation>Repártelo entre varias entradas.</translation>
        </message>
        <message>
            <source>Draw it, or correct the name.</source>
            <translation>Dibújala, o corrige el nombre.</translation>
        </message>
        <message>
            <source>Draw its border without crossings.</source>
            <translation>Dibuja su borde sin cruces.</translation>
        </message>
        <message>
            <source>Draw them on the object layer “zones”.</source>
            <translation>Dibújalas en la capa de objetos «zones».</translation>
        </message>
        <message>
            <source>Draw walls and zones with fewer points.</source>
            <translation>Dibuja muros y zonas con menos puntos.</translation>
        </message>
        <message>
            <source>Each face from 1 to 6 belongs to one Encounter.</source>
            <translation>Cada cara del 1 al 6 es de un encuentro.</translation>
        </message>
        <message>
            <source>Either squares or “generate” are needed, not both.</source>
            <translation>Hacen falta casillas o «generate», no las dos cosas.</translation>
        </message>
        <message>
            <source>End it with one of these: {known}.</source>
            <translation>Termínalo con uno de estos: {known}.</translation>
        </message>
        <message>
            <source>End the name with one of these: {known}.</source>
            <translation>Termina el nombre con uno de estos: {known}.</translation>
        </message>
        <message>
            <source>Entry {entry} cannot be read.</source>
            <translation>La entrada {entry} no se puede leer.</translation>
        </message>
        <message>
            <source>Entry {entry} is not the same when it is played again ({what}).</source>
            <translation>La entrada {entry} no es la misma al jugarla de nuevo ({what}).</translation>
        </message>
        <message>
            <source>Entry {entry} was changed after it was written.</source>
            <translation>La entrada {entry} se cambió después de escrita.</translation>
        </message>
        <message>
            <source>Every day of the year is needed, exactly once.</source>
            <translation>Hacen falta todos los días del año, cada uno una vez.</translation>
        </message>
        <message>
            <source>Fetch or pack it again.</source>
            <translation>Descárgalo o empaquétalo de nuevo.</translation>
        </message>
        <message>
            <source>From “{map}” alone, without anything gained elsewhere, no ending can be reached.</source>
            <translation>Solo desde «{map}», sin nada ganado en otra parte, no se alcanza ningún final.</translation>
        </message>
        <message>
            <source>From “{map}” no ending can be reached any more.</source>
            <translation>Desde «{map}» ya no se alcanza ningún final.</translation>
        </message>
        <message>
            <source>Give it a stat with rows, a test, or effects.</source>
            <translation>Dale un stat con filas, un test o efectos.</translation>
        </message>
        <message>
            <source>Give it a “to” or a “code”.</source>
            <translation>Dale un «to» o un «code».</translation>
        </message>
        <message>
            <source>Give it dice, armour, shield or disarms.</source>
            <translation>Dale dice, armour, shield o disarms.</translation>
        </message>
        <message>
            <source>Give it either “morning” or a “result”.</source>
            <translation>Ponle «morning» o un «result».</translation>
        </message>
        <message>
            <source>Give it the right ending.</source>
            <translation>Dale la terminación que le toca.</translation>
        </message>
        <message>
            <source>Give one of them another id.</source>
            <translation>Da a uno de ellos otro identificador.</translation>
        </message>
        <message>
            <source>Give one of them another name.</source>
            <translation>Da a una de las dos otro nombre.</translation>
        </message>
        <message>
            <source>Give one of them another number.</source>
            <translation>Da a uno de los dos otro número.</translation>
        </message>
        <message>
            <source>Give the card a number from 12 on.</source>
            <translation>Da a la carta un número desde el 12.</translation>
        </message>
        <message>
            <source>Here stands a {found}, but it should be: {expected}.</source>
            <translation>Aquí hay esto: {found}; debería ser: {expected}.</translation>
        </message>
        <message>
            <source>If this is meant, leave it.</source>
            <translation>Si es a propósito, déjalo.</translation>
        </message>
        <message>
            <source>It can be read but not played on.</source>
            <translation>Se puede leer, pero no seguir jugando.</translation>
        </message>
        <message>
            <source>It cannot be read: {detail}.</source>
            <translation>No se puede leer: {detail}.</translation>
        </message>
        <message>
            <source>It could not be written: {detail}.</source>
            <translation>No se pudo escribir: {detail}.</translation>
        </message>
        <message>
            <source>It is left untouched. Use the newer program.</source>
            <translation>No se ha tocado. Usa el programa más nuevo.</translation>
        </message>
        <message>
            <source>It is told in the language of the tables.</source>
            <translation>Se cuenta en el idioma de las tablas.</translation>
        </message>
        <message>
            <source>Its condition never holds.</source>
            <translation>Su condición no se cumple nunca.</translation>
        </message>
        <message>
            <source>Join several with all, any or not.</source>
            <translation>Une varias con all, any o not.</translation>
        </message>
        <message>
            <source>Keep everything in the pack's folder; tilesets are not needed.</source>
            <translation>Guárdalo todo en la carpeta del paquete; no hacen falta tilesets.</translation>
        </message>
        <message>
            <source>Keep one image layer.</source>
            <translation>Deja una sola capa de imagen.</translation>
        </message>
        <message>
            <source>Keep one of them.</source>
            <translation>Quédate con uno.</translation>
        </message>
        <message>
            <source>Keep only the files of the adventure in the folder.</source>
            <translation>Deja en la carpeta solo los archivos de la aventura.</translation>
        </message>
        <message>
            <source>Known here are: {allowed}.</source>
            <translation>Aquí se conocen: {allowed}.</translation>
        </message>
        <message>
            <source>Leave it out, or let the program pack the folder.</source>
            <translation>Quítalo, o deja que el programa empaquete la carpeta.</translation>
        </message>
        <message>
            <source>Let a choice stand between them.</source>
            <translation>Pon una elección en medio.</translation>
        </message>
        <message>
            <source>Let it snap to the wall.</source>
            <translation>Ajústalo al muro.</translation>
        </message>
        <message>
            <source>Let the borders snap together.</source>
            <translation>Ajusta los bordes entre sí.</translation>
        </message>
        <message>
            <source>Let the first lead to an entry that asks the second.</source>
            <translation>Que el primero lleve a una entrada que pida la segunda.</translation>
        </message>
        <message>
            <source>Let their borders snap together.</source>
            <translation>Ajusta sus bordes entre sí.</translation>
        </message>
        <message>
            <source>List it in pack.toml, or correct the name.</source>
            <translation>Anótalo en pack.toml, o corrige el nombre.</translation>
        </message>
        <message>
            <source>Look at this place for a missing quote, comma or bracket.</source>
            <translation>Mira si en este sitio falta una comilla, una coma o un corchete.</translation>
        </message>
        <message>
            <source>Look for a door, card or flag that nothing gives.</source>
            <translation>Busca una puerta, una carta o una señal que nada dé.</translation>
        </message>
        <message>
            <source>Make it first, or choose another.</source>
            <translation>Créala antes o elige otra.</translation>
        </message>
        <message>
            <source>Make room, or choose another disk.</source>
            <translation>Haz sitio o elige otro disco.</translation>
        </message>
        <message>
            <source>Make room; the save that was there still stands.</source>
            <translation>Haz sitio; la partida que había sigue ahí.</translation>
        </message>
        <message>
            <source>More than {limit} zones.</source>
            <translation>Más de {limit} zonas.</translation>
        </message>
        <message>
            <source>Move the map nearer to its corner.</source>
            <translation>Acerca el mapa a su esquina.</translation>
        </message>
        <message>
            <source>Name at least one under “attributes”.</source>
            <translation>Nombra al menos uno en «attributes».</translation>
        </message>
        <message>
            <source>Name at least one window.</source>
            <translation>Nombra al menos un momento.</translation>
        </message>
        <message>
            <source>Name it by its id, or as entry.option.</source>
            <translation>Nómbrala por su identificador, o como entrada.opción.</translation>
        </message>
        <message>
            <source>Name the file that is to be written in it.</source>
            <translation>Pon nombre al archivo que se escribirá en ella.</translation>
        </message>
        <message>
            <source>No Attribute helps in {letter}.</source>
            <translation>Ningún atributo ayuda en {letter}.</translation>
        </message>
        <message>
            <source>No Object card has the number {name}.</source>
            <translation>Ninguna carta de objeto tiene el número {name}.</translation>
        </message>
        <message>
            <source>No adversary has the number {name}.</source>
            <translation>Ningún adversario tiene el número {name}.</translation>
        </message>
        <message>
            <source>No figure stands for “{word}” here.</source>
            <translation>Aquí no hay cifra para «{word}».</translation>
        </message>
        <message>
            <source>No file of a pack may be called “{name}”.</source>
            <translation>Ningún archivo de un paquete puede llamarse «{name}».</translation>
        </message>
        <message>
            <source>No line always fits “{result}”.</source>
            <translation>Ninguna línea vale siempre para «{result}».</translation>
        </message>
        <message>
            <source>No number in a pack goes beyond {most}.</source>
            <translation>Ningún número de un paquete pasa de {most}.</translation>
        </message>
        <message>
            <source>No option is called “{name}”.</source>
            <translation>Ninguna opción se llama «{name}».</translation>
        </message>
        <message>
            <source>No other dice than the game's own can be played with.</source>
            <translation>Solo se puede jugar con los dados propios del juego.</translation>
        </message>
        <message>
            <source>No piece always fits under “{part}” ({outcome}).</source>
            <translation>Ninguna pieza encaja siempre en «{part}» ({outcome}).</translation>
        </message>
        <message>
            <source>No table is called {member}.</source>
            <translation>Ninguna tabla se llama {member}.</translation>
        </message>
        <message>
            <source>No way leads to the ending “{ending}”.</source>
            <translation>Ningún camino lleva al final «{ending}».</translation>
        </message>
        <message>
            <source>No way leads to the entry “{paragraph}”.</source>
            <translation>Ningún camino lleva a la entrada «{paragraph}».</translation>
        </message>
        <message>
            <source>No way leads to the map “{map}”.</source>
            <translation>Ningún camino lleva al mapa «{map}».</translation>
        </message>
        <message>
            <source>Nobody can ever pass this Test: at most {dice} dice for {stat}, {icons} Successes needed.</source>
            <translation>Nadie puede superar esta prueba: como mucho {dice} dados de {stat}, y pide {icons} éxitos.</translation>
        </message>
        <message>
            <source>Nobody reads an event, so its effect “{effect}” must say who is meant.</source>
            <translation>Un suceso no lo lee nadie, así que su efecto «{effect}» tiene que decir a quién se refiere.</translation>
        </message>
        <message>
            <source>Nothing else may lie in the folder of a pack or of a year.</source>
            <translation>En la carpeta de un paquete o de un año no puede haber nada más.</translation>
        </message>
        <message>
            <source>Nothing in pack.toml names this file.</source>
            <translation>Nada en pack.toml nombra este archivo.</translation>
        </message>
        <message>
            <source>Nothing in this year asks for “{key}”.</source>
            <translation>Nada en este año pide «{key}».</translation>
        </message>
        <message>
            <source>Nothing is written under “{key}”.</source>
            <translation>No hay nada escrito en «{key}».</translation>
        </message>
        <message>
            <source>Nothing leads to the entry “{paragraph}”.</source>
            <translation>Nada lleva a la entrada «{paragraph}».</translation>
        </message>
        <message>
            <source>Nothing may be written in this folder.</source>
            <translation>En esta carpeta no se puede escribir.</translation>
        </message>
        <message>
            <source>Nothing on “{map}” opens a map or ends the story.</source>
            <translation>Nada en «{map}» abre un mapa o acaba la historia.</translation>
        </message>
        <message>
            <source>Number {turn} cannot be red: events come when the Clock moves on.</source>
            <translation>El número {turn} no puede ser rojo: los sucesos llegan cuando el reloj avanza.</translation>
        </message>
        <message>
            <source>One is needed, or two that differ where “need” is “all”.</source>
            <translation>Hace falta uno, o dos distintos donde «need» es «all».</translation>
        </message>
        <message>
            <source>One setting cannot be read and was set back.</source>
            <translation>Un ajuste no se puede leer y se ha restablecido.</translation>
        </message>
        <message>
            <source>Only Pp and Pm share a face.</source>
            <translation>Solo Pp y Pm comparten una cara.</translation>
        </message>
        <message>
            <source>Only packs that you added yourself can be removed.</source>
            <translation>Solo se pueden quitar los paquetes que hayas añadido tú.</translation>
        </message>
        <message>
            <source>Only {found} lines always fit “{season}”.</source>
            <translation>Solo {found} líneas valen siempre para «{season}».</translation>
        </message>
        <message>
            <source>Pack it again with nothing before or behind it.</source>
            <translation>Empaquétalo de nuevo sin nada delante ni detrás.</translation>
        </message>
        <message>
            <source>Pack it again with the usual method, deflate.</source>
            <translation>Empaquétalo de nuevo con el método habitual, deflate.</translation>
        </message>
        <message>
            <source>Pack it again without a comment.</source>
            <translation>Empaquétalo de nuevo sin comentario.</translation>
        </message>
        <message>
            <source>Pack it again without a password.</source>
            <translation>Empaquétalo de nuevo sin contraseña.</translation>
        </message>
        <message>
            <source>Pack it again.</source>
            <translation>Empaquétalo de nuevo.</translation>
        </message>
        <message>
            <source>Pack only the files of the adventure.</source>
            <translation>Empaqueta solo los archivos de la aventura.</translation>
        </message>
        <message>
            <source>Pack the files themselves.</source>
            <translation>Empaqueta los archivos mismos.</translation>
        </message>
        <message>
            <source>Perhaps a newer program is needed.</source>
            <translation>Quizá haga falta un programa más nuevo.</translation>
        </message>
        <message>
            <source>Perhaps “{nearest}” is meant.</source>
            <translation>Quizá sea «{nearest}».</translation>
        </message>
        <message>
            <source>Pin it farther away.</source>
            <translation>Fíjalo más lejos.</translation>
        </message>
        <message>
            <source>Pin it on the layer “centres”.</source>
            <translation>Fíjalo en la capa «centres».</translation>
        </message>
        <message>
            <source>Players may come back here after a defeat: leave them a way.</source>
            <translation>Aquí se puede volver tras una derrota: deja un camino.</translation>
        </message>
        <message>
            <source>Players will argue: move a centre.</source>
            <translation>Los jugadores discutirán: mueve un centro.</translation>
        </message>
        <message>
            <source>Possible here are: {allowed}.</source>
            <translation>Aquí son posibles: {allowed}.</translation>
        </message>
        <message>
            <source>Pp and Pm stand on different faces.</source>
            <translation>Pp y Pm están en caras distintas.</translation>
        </message>
        <message>
            <source>Put it into art/ and list it in pack.toml.</source>
            <translation>Ponla en art/ y anótala en pack.toml.</translation>
        </message>
        <message>
            <source>Put the file itself into the folder.</source>
            <translation>Pon en la carpeta el archivo mismo.</translation>
        </message>
        <message>
            <source>Put the file itself into the pack.</source>
            <translation>Pon en el paquete el archivo mismo.</translation>
        </message>
        <message>
            <source>Reading the entry “{paragraph}” leads back to itself.</source>
            <translation>Leer la entrada «{paragraph}» lleva de nuevo a ella misma.</translation>
        </message>
        <message>
            <source>Rules begin in February at the earliest.</source>
            <translation>Las reglas empiezan en febrero como pronto.</translation>
        </message>
        <message>
            <source>Save it again as UTF-8.</source>
            <translation>Guárdalo de nuevo como UTF-8.</translation>
        </message>
        <message>
            <source>Save it again as one of these.</source>
            <translation>Guárdala de nuevo como una de estas.</translation>
        </message>
        <message>
            <source>Save it again with Tiled, as .tmj.</source>
            <translation>Guárdalo de nuevo con Tiled, como .tmj.</translation>
        </message>
        <message>
            <source>Save it again with Tiled, as .tmx.</source>
            <translation>Guárdalo de nuevo con Tiled, como .tmx.</translation>
        </message>
        <message>
            <source>Save it again with Tiled.</source>
            <translation>Guárdalo de nuevo con Tiled.</translation>
        </message>
        <message>
            <source>Save it smaller.</source>
            <translation>Guárdala más pequeña.</translation>
        </message>
        <message>
            <source>Saves of format {format} can no longer be raised to the present one.</source>
            <translation>Las partidas de formato {format} ya no se pueden pasar al actual.</translation>
        </message>
        <message>
            <source>Say it in the entry of the first zone.</source>
            <translation>Dilo en la entrada de la primera zona.</translation>
        </message>
        <message>
            <source>Set safeguard = true there, so that nobody is stranded.</source>
            <translation>Pon ahí safeguard = true, para que nadie quede atrapado.</translation>
        </message>
        <message>
            <source>Set the map property “format”.</source>
            <translation>Pon la propiedad «format» del mapa.</translation>
        </message>
        <message>
            <source>Set the map property “start” to a zone or letter.</source>
            <translation>Pon en la propiedad «start» del mapa una zona o una letra.</translation>
        </message>
        <message>
            <source>Set “type” in Tiled.</source>
            <translation>Pon «type» en Tiled.</translation>
        </message>
        <message>
            <source>Several zones could be the start “{start}”: {zones}.</source>
            <translation>Varias zonas podrían ser el inicio «{start}»: {zones}.</translation>
        </message>
        <message>
            <source>Something is wrong here ({code}).</source>
            <translation>Aquí hay algo mal ({code}).</translation>
        </message>
        <message>
            <source>Sundays are specials, all other days are leads.</source>
            <translation>Los domingos son «special», todos los demás días son «lead».</translation>
        </message>
        <message>
            <source>The Encounter {letter} is missing.</source>
            <translation>Falta el encuentro {letter}.</translation>
        </message>
        <message>
            <source>The adventure that this save was begun with is gone ({id}).</source>
            <translation>La aventura con la que empezó esta partida ya no está ({id}).</translation>
        </message>
        <message>
            <source>The background “{found}” must be a picture of art/.</source>
            <translation>El fondo «{found}» tiene que ser una imagen de art/.</translation>
        </message>
        <message>
            <source>The background “{picture}” is no picture of the pack.</source>
            <translation>El fondo «{picture}» no es una imagen del paquete.</translation>
        </message>
        <message>
            <source>The card can never be returned.</source>
            <translation>La carta no se puede devolver nunca.</translation>
        </message>
        <message>
            <source>The centre of “{zone}” lies close to a wall at {x}, {y}.</source>
            <translation>El centro de «{zone}» está muy cerca de un muro en {x}, {y}.</translation>
        </message>
        <message>
            <source>The centre of “{zone}” lies outside it ({x}, {y}).</source>
            <translation>El centro de «{zone}» queda fuera de ella ({x}, {y}).</translation>
        </message>
        <message>
            <source>The centre of “{zone}” was guessed at {x}, {y}.</source>
            <translation>El centro de «{zone}» se ha supuesto en {x}, {y}.</translation>
        </message>
        <message>
            <source>The comment of the zip is longer than {most} characters.</source>
            <translation>El comentario del zip pasa de {most} caracteres.</translation>
        </message>
        <message>
            <source>The condition has more than {most} parts, or is deeper than {deep}.</source>
            <translation>La condición tiene más de {most} partes, o más de {deep} niveles.</translation>
        </message>
        <message>
            <source>The counter does not start between its least and its most.</source>
            <translation>La cuenta no empieza entre su mínimo y su máximo.</translation>
        </message>
        <message>
            <source>The counter “{name}” is not declared.</source>
            <translation>La cuenta «{name}» no está declarada.</translation>
        </message>
        <message>
            <source>The disk is full, and nothing was written.</source>
            <translation>El disco está lleno y no se escribió nada.</translation>
        </message>
        <message>
            <source>The disk is full.</source>
            <translation>El disco está lleno.</translation>
        </message>
        <message>
            <source>The disk reports an error.</source>
            <translation>El disco da un error.</translation>
        </message>
        <message>
            <source>The effect “{effect}” can only happen in the window “{window}”.</source>
            <translation>El efecto «{effect}» solo puede darse en el momento «{window}».</translation>
        </message>
        <message>
            <source>The end of the save is missing.</source>
            <translation>Falta el final de la partida.</translation>
        </message>
        <message>
            <source>The event of turn {turn} has no red number.</source>
            <translation>El suceso del turno {turn} no tiene número rojo.</translation>
        </message>
        <message>
            <source>The face {face} of the type die stands for nothing.</source>
            <translation>La cara {face} del dado de tipo no significa nada.</translation>
        </message>
        <message>
            <source>The face {face} stands for {other} and for {letter}.</source>
            <translation>La cara {face} significa {other} y también {letter}.</translation>
        </message>
        <message>
            <source>The file holds half a sign.</source>
            <translation>El archivo contiene medio signo.</translation>
        </message>
        <message>
            <source>The file is larger than {most} bytes.</source>
            <translation>El archivo pasa de {most} bytes.</translation>
        </message>
        <message>
            <source>The file is nested deeper than {depth} levels.</source>
            <translation>El archivo anida más de {depth} niveles.</translation>
        </message>
        <message>
            <source>The file is nested deeper than {limit} levels.</source>
            <translation>El archivo anida más de {limit} niveles.</translation>
        </message>
        <message>
            <source>The file is nested deeper than {most} levels.</source>
            <translation>El archivo anida más de {most} niveles.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 (byte {byte}).</source>
            <translation>El archivo no es UTF-8 (byte {byte}).</translation>
        </message>
        <message>
            <source>The file is not UTF-8.</source>
            <translation>El archivo no es UTF-8.</translation>
        </message>
        <message>
            <source>The file is too large.</source>
            <translation>El archivo es demasiado grande.</translation>
        </message>
        <message>
            <source>The file unpacks to more than {most} times its size.</source>
            <translation>El archivo, descomprimido, ocupa más de {most} veces su tamaño.</translation>
        </message>
        <message>
            <source>The file {member} is missing.</source>
            <translation>Falta el archivo {member}.</translation>
        </message>
        <message>
            <source>The first begins at 0, each other one above the last.</source>
            <translation>El primero empieza en 0; cada uno de los demás, por encima del anterior.</translation>
        </message>
        <message>
            <source>The first line of the save cannot be read: {why}.</source>
            <translation>La primera línea de la partida no se puede leer: {why}.</translation>
        </message>
        <message>
            <source>The flag “{name}” is not declared.</source>
            <translation>La señal «{name}» no está declarada.</translation>
        </message>
        <message>
            <source>The format is “{found}”, not “{expected}”.</source>
            <translation>El formato es «{found}», no «{expected}».</translation>
        </message>
        <message>
            <source>The format is “{found}”; this program reads “{expected}”.</source>
            <translation>El formato es «{found}»; este programa lee «{expected}».</translation>
        </message>
        <message>
            <source>The game {game} is played without packs.</source>
            <translation>El juego {game} se juega sin paquetes.</translation>
        </message>
        <message>
            <source>The key “{key}” is missing.</source>
            <translation>Falta la clave «{key}».</translation>
        </message>
        <message>
            <source>The key “{key}” stands twice in one object.</source>
            <translation>La clave «{key}» está dos veces en un objeto.</translation>
        </message>
        <message>
            <source>The layer “{layer}” is not looked at.</source>
            <translation>La capa «{layer}» no se tiene en cuenta.</translation>
        </message>
        <message>
            <source>The letter {letter} belongs to “{other}” already.</source>
            <translation>La letra {letter} es ya de «{other}».</translation>
        </message>
        <message>
            <source>The letter {letter} of zone “{zone}” opens no entry.</source>
            <translation>La letra {letter} de la zona «{zone}» no abre ninguna entrada.</translation>
        </message>
        <message>
            <source>The line from “{from}” to “{to}” passes close to a wall's end at {x}, {y}.</source>
            <translation>La línea de «{from}» a «{to}» pasa muy cerca del extremo de un muro en {x}, {y}.</translation>
        </message>
        <message>
            <source>The line “{id}” cannot have a “{key}”.</source>
            <translation>La línea «{id}» no puede tener «{key}».</translation>
        </message>
        <message>
            <source>The line “{id}” has no place, or two.</source>
            <translation>La línea «{id}» no tiene lugar, o tiene dos.</translation>
        </message>
        <message>
            <source>The lines of the map cross in too many places to be untangled.</source>
            <translation>Las líneas del mapa se cruzan en demasiados sitios para desenredarlas.</translation>
        </message>
        <message>
            <source>The map has no zone “{name}”.</source>
            <translation>El mapa no tiene ninguna zona «{name}».</translation>
        </message>
        <message>
            <source>The map has no zones.</source>
            <translation>El mapa no tiene zonas.</translation>
        </message>
        <message>
            <source>The map has {bytes} bytes; {limit} are the most.</source>
            <translation>El mapa tiene {bytes} bytes; caben {limit}.</translation>
        </message>
        <message>
            <source>The map is not UTF-8 (byte {byte}).</source>
            <translation>El mapa no es UTF-8 (byte {byte}).</translation>
        </message>
        <message>
            <source>The map is {found}; only orthogonal maps can be played.</source>
            <translation>El mapa es {found}; solo se juegan mapas orthogonal.</translation>
        </message>
        <message>
            <source>The map may have no DOCTYPE and no entities.</source>
            <translation>El mapa no puede llevar DOCTYPE ni entidades.</translation>
        </message>
        <message>
            <source>The map “{map}” is drawn twice, as .tmj and as .tmx.</source>
            <translation>El mapa «{map}» está dibujado dos veces, como .tmj y como .tmx.</translation>
        </message>
        <message>
            <source>The map's format is “{found}”, not “{wanted}”.</source>
            <translation>El formato del mapa es «{found}», no «{wanted}».</translation>
        </message>
        <message>
            <source>The member “{member}” is a link or a device.</source>
            <translation>El archivo «{member}» es un enlace o un dispositivo.</translation>
        </message>
        <message>
            <source>The member “{member}” is encrypted.</source>
            <translation>El archivo «{member}» está cifrado.</translation>
        </message>
        <message>
            <source>The member “{member}” is packed in a way that is not read here (method {method}).</source>
            <translation>El archivo «{member}» está comprimido de un modo que aquí no se lee (método {method}).</translation>
        </message>
        <message>
            <source>The month {month} is missing.</source>
            <translation>Falta el mes {month}.</translation>
        </message>
        <message>
            <source>The name does not say what is to be made.</source>
            <translation>El nombre no dice qué hay que hacer.</translation>
        </message>
        <message>
            <source>The notes cannot be read: {why}.</source>
            <translation>Las notas no se pueden leer: {why}.</translation>
        </message>
        <message>
            <source>The number {number} belongs to an Object card and to an adversary.</source>
            <translation>El número {number} es de una carta de objeto y de un adversario.</translation>
        </message>
        <message>
            <source>The numbers 1 to 11 are the wounds'; {number} is taken.</source>
            <translation>Los números del 1 al 11 son de las heridas; el {number} está ocupado.</translation>
        </message>
        <message>
            <source>The numbers of players “{players}” cannot be.</source>
            <translation>Los números de jugadores «{players}» no son posibles.</translation>
        </message>
        <message>
            <source>The object cannot be read: {why}.</source>
            <translation>El objeto no se puede leer: {why}.</translation>
        </message>
        <message>
            <source>The old save still stands. Please report this.</source>
            <translation>La partida anterior sigue ahí. Por favor, avisa de esto.</translation>
        </message>
        <message>
            <source>The option leads nowhere.</source>
            <translation>La opción no lleva a ninguna parte.</translation>
        </message>
        <message>
            <source>The option says what failing does, but has no Test.</source>
            <translation>La opción dice qué pasa al fallar, pero no tiene prueba.</translation>
        </message>
        <message>
            <source>The option “{option}” can never be picked.</source>
            <translation>La opción «{option}» no se puede elegir nunca.</translation>
        </message>
        <message>
            <source>The pack has no text “{key}”.</source>
            <translation>El paquete no tiene el texto «{key}».</translation>
        </message>
        <message>
            <source>The picture has {width} x {height} pixels; {most} a side and 32 million in all are the most.</source>
            <translation>La imagen tiene {width} x {height} píxeles; caben {most} por lado y 32 millones en total.</translation>
        </message>
        <message>
            <source>The picture is {kind}, but its name ends otherwise.</source>
            <translation>La imagen es {kind}, pero su nombre acaba de otro modo.</translation>
        </message>
        <message>
            <source>The picture “{name}” is not listed.</source>
            <translation>La imagen «{name}» no está anotada.</translation>
        </message>
        <message>
            <source>The places here are {here}; in the original {there}.</source>
            <translation>Los sitios aquí son {here}; en el original, {there}.</translation>
        </message>
        <message>
            <source>The position breaks the rules: {what}.</source>
            <translation>La posición incumple las reglas: {what}.</translation>
        </message>
        <message>
            <source>The position cannot be read: {why}.</source>
            <translation>La posición no se puede leer: {why}.</translation>
        </message>
        <message>
            <source>The property “{property}” is “{found}”; it must be: {wanted}.</source>
            <translation>La propiedad «{property}» es «{found}»; tiene que ser: {wanted}.</translation>
        </message>
        <message>
            <source>The ranks under “{key}” do not rise.</source>
            <translation>Los rangos de «{key}» no van en aumento.</translation>
        </message>
        <message>
            <source>The red number {turn} has no event.</source>
            <translation>El número rojo {turn} no tiene suceso.</translation>
        </message>
        <message>
            <source>The red number {turn} is beyond the last turn, {turns}.</source>
            <translation>El número rojo {turn} pasa del último turno, {turns}.</translation>
        </message>
        <message>
            <source>The save belongs to the game “{game}”, which this program does not have.</source>
            <translation>La partida es del juego «{game}», que este programa no tiene.</translation>
        </message>
        <message>
            <source>The save can be read but not written.</source>
            <translation>La partida se puede leer, pero no escribir.</translation>
        </message>
        <message>
            <source>The save counts {entries} entries, the last seal at {sealed}: that cannot be.</source>
            <translation>La partida cuenta {entries} entradas y el último sello en {sealed}: no puede ser.</translation>
        </message>
        <message>
            <source>The save is too large.</source>
            <translation>La partida es demasiado grande.</translation>
        </message>
        <message>
            <source>The save of format {format} cannot be raised to the present one: {why}.</source>
            <translation>La partida de formato {format} no se puede pasar al actual: {why}.</translation>
        </message>
        <message>
            <source>The save was damaged and was recovered.</source>
            <translation>La partida estaba dañada y se ha recuperado.</translation>
        </message>
        <message>
            <source>The save was written by a newer program (format {format}; this one knows {known}).</source>
            <translation>La partida la escribió un programa más nuevo (formato {format}; este conoce {known}).</translation>
        </message>
        <message>
            <source>The settings cannot be read: {why}.</source>
            <translation>Los ajustes no se pueden leer: {why}.</translation>
        </message>
        <message>
            <source>The settings cannot be written: {why}.</source>
            <translation>Los ajustes no se pueden escribir: {why}.</translation>
        </message>
        <message>
            <source>The story begins on “{map}”, which has no safeguard symbol.</source>
            <translation>La historia empieza en «{map}», que no tiene el símbolo de salvaguarda.</translation>
        </message>
        <message>
            <source>The story has no ending.</source>
            <translation>La historia no tiene final.</translation>
        </message>
        <message>
            <source>The text has {length} characters; {most} are the most.</source>
            <translation>El texto tiene {length} caracteres; caben {most}.</translation>
        </message>
        <message>
            <source>The text holds the invisible sign {sign}.</source>
            <translation>El texto contiene el signo invisible {sign}.</translation>
        </message>
        <message>
            <source>The text may take the players to “{map}” in the middle of a combat.</source>
            <translation>El texto puede llevar a los jugadores a «{map}» en pleno combate.</translation>
        </message>
        <message>
            <source>The text names card {card}, which nobody can hold yet.</source>
            <translation>El texto nombra la carta {card}, que nadie puede tener todavía.</translation>
        </message>
        <message>
            <source>The text names “{name}”, which may not have been seen yet.</source>
            <translation>El texto nombra «{name}», que quizá no se haya visto aún.</translation>
        </message>
        <message>
            <source>The ware “{ware}” does nothing.</source>
            <translation>La mercancía «{ware}» no hace nada.</translation>
        </message>
        <message>
            <source>The zip has {count} members; {most} are the most.</source>
            <translation>El zip tiene {count} archivos; caben {most}.</translation>
        </message>
        <message>
            <source>The zip holds bytes that belong to none of its members.</source>
            <translation>El zip contiene bytes que no son de ninguno de sus archivos.</translation>
        </message>
        <message>
            <source>The zip is larger than {most} MiB.</source>
            <translation>El zip pasa de {most} MiB.</translation>
        </message>
        <message>
            <source>The zone “{zone}” crosses or touches itself at {x}, {y}: {why}.</source>
            <translation>La zona «{zone}» se cruza o se toca a sí misma en {x}, {y}: {why}.</translation>
        </message>
        <message>
            <source>The zone “{zone}” has two centres.</source>
            <translation>La zona «{zone}» tiene dos centros.</translation>
        </message>
        <message>
            <source>The zone “{zone}” is too small to be seen.</source>
            <translation>La zona «{zone}» es demasiado pequeña para verse.</translation>
        </message>
        <message>
            <source>The {kind} “{id}” is there twice.</source>
            <translation>«{id}» ({kind}) está dos veces.</translation>
        </message>
        <message>
            <source>There are action, investigation, return, skill, strength, willpower.</source>
            <translation>Hay action, investigation, return, skill, strength, willpower.</translation>
        </message>
        <message>
            <source>There are inventory.toml, encounters.toml and stories.toml, and translations such as stories.es.toml.</source>
            <translation>Hay inventory.toml, encounters.toml y stories.toml, y traducciones como stories.es.toml.</translation>
        </message>
        <message>
            <source>There are more than {most} files.</source>
            <translation>Hay más de {most} archivos.</translation>
        </message>
        <message>
            <source>There are no tables of the Book here.</source>
            <translation>Aquí no hay tablas del libro.</translation>
        </message>
        <message>
            <source>There are {found} ranks under “{key}”; seven are needed.</source>
            <translation>Hay {found} rangos en «{key}»; hacen falta siete.</translation>
        </message>
        <message>
            <source>There are {found} under “{key}”; six are needed.</source>
            <translation>Hay {found} en «{key}»; hacen falta seis.</translation>
        </message>
        <message>
            <source>There are {found} under “{part}”, {least} are the fewest.</source>
            <translation>Hay {found} en «{part}», lo mínimo son {least}.</translation>
        </message>
        <message>
            <source>There are {found} wares; from one to {most} can be sold.</source>
            <translation>Hay {found} mercancías; pueden venderse de una a {most}.</translation>
        </message>
        <message>
            <source>There is a second background, “{found}”.</source>
            <translation>Hay un segundo fondo, «{found}».</translation>
        </message>
        <message>
            <source>There is no ending “{name}”.</source>
            <translation>No hay ningún final «{name}».</translation>
        </message>
        <message>
            <source>There is no entry “{name}” on this map.</source>
            <translation>No hay ninguna entrada «{name}» en este mapa.</translation>
        </message>
        <message>
            <source>There is no folder “{folder}”.</source>
            <translation>No hay ninguna carpeta «{folder}».</translation>
        </message>
        <message>
            <source>There is no generator {found}; known are: {known}.</source>
            <translation>No hay ningún generador {found}; los que hay: {known}.</translation>
        </message>
        <message>
            <source>There is no investigator “{name}”.</source>
            <translation>No hay ningún investigador «{name}».</translation>
        </message>
        <message>
            <source>There is no key “{key}” here.</source>
            <translation>Aquí no hay ninguna clave «{key}».</translation>
        </message>
        <message>
            <source>There is no map “{name}”.</source>
            <translation>No hay ningún mapa «{name}».</translation>
        </message>
        <message>
            <source>There is no page to be printed.</source>
            <translation>No hay ninguna página que imprimir.</translation>
        </message>
        <message>
            <source>There is no rule “{id}”.</source>
            <translation>No hay ninguna regla «{id}».</translation>
        </message>
        <message>
            <source>There is no sign “{name}”.</source>
            <translation>No existe el signo «{name}».</translation>
        </message>
        <message>
            <source>There is no starting zone “{start}”.</source>
            <translation>No hay zona inicial «{start}».</translation>
        </message>
        <message>
            <source>There is no such file or folder.</source>
            <translation>No existe ese archivo o esa carpeta.</translation>
        </message>
        <message>
            <source>There is no such save.</source>
            <translation>No existe esa partida.</translation>
        </message>
        <message>
            <source>There is no wound {number}.</source>
            <translation>No hay ninguna herida {number}.</translation>
        </message>
        <message>
            <source>There is no year of the calendar here.</source>
            <translation>Aquí no hay ningún año del calendario.</translation>
        </message>
        <message>
            <source>There is no zone “{zone}”.</source>
            <translation>No hay ninguna zona «{zone}».</translation>
        </message>
        <message>
            <source>There must be the wounds 1 to 11; missing: {numbers}.</source>
            <translation>Tienen que estar las heridas del 1 al 11; faltan: {numbers}.</translation>
        </message>
        <message>
            <source>They are called inventory.toml, encounters.toml and stories.toml.</source>
            <translation>Se llaman inventory.toml, encounters.toml y stories.toml.</translation>
        </message>
        <message>
            <source>They begin afresh; the old file is kept aside.</source>
            <translation>Empiezan de nuevo; el archivo anterior queda guardado aparte.</translation>
        </message>
        <message>
            <source>This folder may not be read or written.</source>
            <translation>En esta carpeta no se puede leer o escribir.</translation>
        </message>
        <message>
            <source>This is a link, a device or a pipe.</source>
            <translation>Esto es un enlace, un dispositivo o una tubería.</translation>
        </message>
        <message>
            <source>This is a zip within the zip.</source>
            <translation>Esto es un zip dentro del zip.</translation>
        </message>
        <message>
            <source>This is neither a folder nor a zip.</source>
            <translation>Esto no es una carpeta ni un zip.</translation>
        </message>
        <message>
            <source>This is no JSON (line {line}, column {column}).</source>
            <translation>Esto no es JSON (línea {line}, columna {column}).</translation>
        </message>
        <message>
            <source>This is no PNG, JPEG or WebP picture.</source>
            <translation>Esto no es una imagen PNG, JPEG o WebP.</translation>
        </message>
        <message>
            <source>This is no TOML: {detail}.</source>
            <translation>Esto no es TOML: {detail}.</translation>
        </message>
        <message>
            <source>This is no XML (line {line}, column {column}).</source>
            <translation>Esto no es XML (línea {line}, columna {column}).</translation>
        </message>
        <message>
            <source>This is no map of Tiled: {why}.</source>
            <translation>Esto no es un mapa de Tiled: {why}.</translation>
        </message>
        <message>
            <source>This is no save of this program.</source>
            <translation>Esto no es una partida de este programa.</translation>
        </message>
        <message>
            <source>This is no zip, or a damaged one: {detail}.</source>
            <translation>Esto no es un zip, o está dañado: {detail}.</translation>
        </message>
        <message>
            <source>This never ends with “{outcome}”.</source>
            <translation>Esto nunca acaba en «{outcome}».</translation>
        </message>
        <message>
            <source>This rule holds from month {first} until month {last}.</source>
            <translation>Esta regla vale desde el mes {first} hasta el mes {last}.</translation>
        </message>
        <message>
            <source>This square cannot be “{flag}”.</source>
            <translation>Esta casilla no puede ser «{flag}».</translation>
        </message>
        <message>
            <source>Three zones share one border at {x}, {y}: {zones}.</source>
            <translation>Tres zonas comparten un borde en {x}, {y}: {zones}.</translation>
        </message>
        <message>
            <source>Two files have the name “{name}”, but for small and capital letters.</source>
            <translation>Dos archivos se llaman «{name}», salvo por las mayúsculas.</translation>
        </message>
        <message>
            <source>Two members of the zip share bytes, or its directory is wrong about one: {member}</source>
            <translation>Dos archivos del zip comparten bytes, o su índice se equivoca en uno: {member}</translation>
        </message>
        <message>
            <source>Two or three small letters, such as en or es.</source>
            <translation>Dos o tres letras minúsculas, como en o es.</translation>
        </message>
        <message>
            <source>Two walls lie on each other at {x}, {y}.</source>
            <translation>Dos muros están uno sobre otro en {x}, {y}.</translation>
        </message>
        <message>
            <source>Two zones are called “{zone}”.</source>
            <translation>Dos zonas se llaman «{zone}».</translation>
        </message>
        <message>
            <source>Up to {count} adversary tokens on this map; the box holds {most}.</source>
            <translation>Hasta {count} fichas de adversario en este mapa; la caja trae {most}.</translation>
        </message>
        <message>
            <source>Use 1 to {most}.</source>
            <translation>Usa de 1 a {most}.</translation>
        </message>
        <message>
            <source>Use 1, 2 or both, and list as many investigators.</source>
            <translation>Usa 1, 2 o ambos, y anota otros tantos investigadores.</translation>
        </message>
        <message>
            <source>Use 2 to 5.</source>
            <translation>Usa de 2 a 5.</translation>
        </message>
        <message>
            <source>Use a number above 0.</source>
            <translation>Usa un número mayor que 0.</translation>
        </message>
        <message>
            <source>Use letters, digits, “-” and “_”, at most 40, and no word of the format.</source>
            <translation>Usa letras, cifras, «-» y «_», 40 como mucho, y ninguna palabra del formato.</translation>
        </message>
        <message>
            <source>Use letters, digits, “-” and “_”.</source>
            <translation>Usa letras, cifras, «-» y «_».</translation>
        </message>
        <message>
            <source>Use one capital, A to Z.</source>
            <translation>Usa una mayúscula, de la A a la Z.</translation>
        </message>
        <message>
            <source>Use small letters, digits, “-”, “_” and “.”; at most 120 characters.</source>
            <translation>Usa minúsculas, cifras, «-», «_» y «.»; 120 caracteres como mucho.</translation>
        </message>
        <message>
            <source>Weapons, armour and shields are equipment; what disarms a Trap is an item.</source>
            <translation>Armas, armaduras y escudos son equipo; lo que desarma una trampa es un objeto.</translation>
        </message>
        <message>
            <source>What has this name is no file, but a device or a pipe.</source>
            <translation>Lo que tiene ese nombre no es un archivo, sino un dispositivo o una tubería.</translation>
        </message>
        <message>
            <source>What was written does not read as what was meant.</source>
            <translation>Lo escrito no se lee como lo que se quería escribir.</translation>
        </message>
        <message>
            <source>With at most {dice} dice for {stat}, {icons} Successes come once in 216 throws.</source>
            <translation>Con {dice} dados de {stat} como mucho, {icons} éxitos salen una vez de cada 216.</translation>
        </message>
        <message>
            <source>With fewer than {least} the same are read again too soon.</source>
            <translation>Con menos de {least} se vuelven a leer las mismas demasiado pronto.</translation>
        </message>
        <message>
            <source>Wounds have the numbers 1 to 11.</source>
            <translation>Las heridas llevan los números del 1 al 11.</translation>
        </message>
        <message>
            <source>Write an [[event]] for this turn.</source>
            <translation>Escribe un [[event]] para este turno.</translation>
        </message>
        <message>
            <source>Write an entry with this id, or take the letter from the zone.</source>
            <translation>Escribe una entrada con ese identificador, o quítale la letra a la zona.</translation>
        </message>
        <message>
            <source>Write it, or correct the name.</source>
            <translation>Escríbela, o corrige el nombre.</translation>
        </message>
        <message>
            <source>Write one that may stand as soon as it can happen.</source>
            <translation>Escribe una que pueda salir en cuanto eso pueda ocurrir.</translation>
        </message>
        <message>
            <source>Write one without “when” that names no figure which may be 0.</source>
            <translation>Escribe una sin «when» que no nombre cifras que puedan ser 0.</translation>
        </message>
        <message>
            <source>date or time</source>
            <translation>fecha u hora</translation>
        </message>
        <message>
            <source>list</source>
            <translation>lista</translation>
        </message>
        <message>
            <source>number with a point</source>
            <translation>número con decimales</translation>
        </message>
        <message>
            <source>table</source>
            <translation>tabla</translation>
        </message>
        <message>
            <source>text</source>
            <translation>texto</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>verdadero o falso</translation>
        </message>
        <message>
            <source>whole number</source>
            <translation>número entero</translation>
        </message>
        <message>
            <source>{count} cards; the box holds {most}.</source>
            <translation>{count} cartas; la caja trae {most}.</translation>
        </message>
        <message>
            <source>{count} further problems are not shown.</source>
            <translation>Otros {count} problemas no se muestran.</translation>
        </message>
        <message>
            <source>{count} padlocks on this map; the box holds {most}.</source>
            <translation>{count} candados en este mapa; la caja trae {most}.</translation>
        </message>
        <message>
            <source>{count} points; {limit} are the most.</source>
            <translation>{count} puntos; caben {limit}.</translation>
        </message>
        <message>
            <source>{count} texts are not translated; the first is “{first}”.</source>
            <translation>Hay {count} textos sin traducir; el primero es «{first}».</translation>
        </message>
        <message>
            <source>{count} walls; more than {limit} are slow.</source>
            <translation>{count} muros; con más de {limit} va lento.</translation>
        </message>
        <message>
            <source>{count} wounds; the box holds {most} markers.</source>
            <translation>{count} heridas; la caja trae {most} marcadores.</translation>
        </message>
        <message>
            <source>{count} zones; more than {limit} are slow.</source>
            <translation>{count} zonas; con más de {limit} va lento.</translation>
        </message>
        <message>
            <source>{day} does not belong to month {month} of this year.</source>
            <translation>{day} no pertenece al mes {month} de este año.</translation>
        </message>
        <message>
            <source>{day} has no square.</source>
            <translation>{day} no tiene casilla.</translation>
        </message>
        <message>
            <source>{day} must be a “{expected}”.</source>
            <translation>{day} tiene que ser «{expected}».</translation>
        </message>
        <message>
            <source>{dice} dice for {stat} can be reached; more than 8 are never rolled.</source>
            <translation>Se puede llegar a {dice} dados de {stat}; nunca se tiran más de 8.</translation>
        </message>
        <message>
            <source>{guide} lists the rules that a year may have.</source>
            <translation>{guide} enumera las reglas que puede tener un año.</translation>
        </message>
        <message>
            <source>{guide} lists them all.</source>
            <translation>{guide} los enumera todos.</translation>
        </message>
        <message>
            <source>{guide} lists those that are.</source>
            <translation>{guide} enumera los que sí lo son.</translation>
        </message>
        <message>
            <source>{guide} says where flags stand and which go together.</source>
            <translation>{guide} dice dónde van las marcas y cuáles van juntas.</translation>
        </message>
        <message>
            <source>{member} is no file of a year.</source>
            <translation>{member} no es un archivo de un año.</translation>
        </message>
        <message>
            <source>{object} has the type “{found}”; here it must be: {wanted}.</source>
            <translation>{object} es del tipo «{found}»; aquí tiene que ser: {wanted}.</translation>
        </message>
        <message>
            <source>{object} is a {found}; here it must be: {wanted}.</source>
            <translation>{object} es {found}; aquí tiene que ser: {wanted}.</translation>
        </message>
        <message>
            <source>{stat} is {value}; 2 to 5 play well.</source>
            <translation>{stat} es {value}; de 2 a 5 se juega bien.</translation>
        </message>
        <message>
            <source>{value} is farther away than {limit}.</source>
            <translation>{value} queda más lejos que {limit}.</translation>
        </message>
        <message>
            <source>{value} is no value for {stat}.</source>
            <translation>{value} no vale para {stat}.</translation>
        </message>
        <message>
            <source>{what} outside the pack: {source}.</source>
            <translation>{what} fuera del paquete: {source}.</translation>
        </message>
        <message>
            <source>“at_least” and “at_most” belong to a counter or the clock, and these need one of them.</source>
            <translation>«at_least» y «at_most» van con una cuenta o con el reloj, y estos necesitan uno de los dos.</translation>
        </message>
        <message>
            <source>“mimetype” must come first, unpacked, and say application/x-solitarium-pack.</source>
            <translation>«mimetype» tiene que ir primero, sin comprimir, y decir application/x-solitarium-pack.</translation>
        </message>
        <message>
            <source>“snap” cannot be {found}.</source>
            <translation>«snap» no puede ser {found}.</translation>
        </message>
        <message>
            <source>“{found}” is no code of a language.</source>
            <translation>«{found}» no es un código de idioma.</translation>
        </message>
        <message>
            <source>“{found}” is no date.</source>
            <translation>«{found}» no es una fecha.</translation>
        </message>
        <message>
            <source>“{id}” cannot be the id of a {kind}.</source>
            <translation>«{id}» no puede ser el identificador de {kind}.</translation>
        </message>
        <message>
            <source>“{key}” has no translation into “{language}”.</source>
            <translation>«{key}» no tiene traducción a «{language}».</translation>
        </message>
        <message>
            <source>“{key}” has {length} characters; {most} are the most.</source>
            <translation>«{key}» tiene {length} caracteres; el máximo es {most}.</translation>
        </message>
        <message>
            <source>“{key}” is nothing for this kind of ware ({kind}).</source>
            <translation>«{key}» no es para esta clase de mercancía ({kind}).</translation>
        </message>
        <message>
            <source>“{key}” is one line of at most {most} characters.</source>
            <translation>«{key}» es una línea de {most} caracteres como mucho.</translation>
        </message>
        <message>
            <source>“{key}” is {found}; it goes from {least} to {most}.</source>
            <translation>«{key}» es {found}; va de {least} a {most}.</translation>
        </message>
        <message>
            <source>“{key}” translates nothing.</source>
            <translation>«{key}» no traduce nada.</translation>
        </message>
        <message>
            <source>“{least}” is more than “{most}”.</source>
            <translation>«{least}» es más que «{most}».</translation>
        </message>
        <message>
            <source>“{letter}” is no letter.</source>
            <translation>«{letter}» no es una letra.</translation>
        </message>
        <message>
            <source>“{name}” cannot be the id of a zone.</source>
            <translation>«{name}» no puede ser el identificador de una zona.</translation>
        </message>
        <message>
            <source>“{name}” is the name of a device on Windows.</source>
            <translation>«{name}» es el nombre de un dispositivo en Windows.</translation>
        </message>
        <message>
            <source>“{number}” is no number for this file.</source>
            <translation>«{number}» no es un número para este archivo.</translation>
        </message>
        <message>
            <source>“{value}” is no number for a map.</source>
            <translation>«{value}» no es un número para un mapa.</translation>
        </message>
        <message>
            <source>“{word}” is none of the words allowed here.</source>
            <translation>«{word}» no es de las palabras permitidas aquí.</translation>
        </message>
        <message>
            <source>“{zone}” and “{other}” are neighbours but do not see each other.</source>
            <translation>«{zone}» y «{other}» son vecinas pero no se ven.</translation>
        </message>
        <message>
            <source>“{zone}” and “{other}” overlap at {x}, {y}.</source>
            <translation>«{zone}» y «{other}» se solapan en {x}, {y}.</translation>
        </message>
        <message>
            <source>“{zone}” and “{other}”: sight is not what the walls say.</source>
            <translation>«{zone}» y «{other}»: la visión no es la que dicen los muros.</translation>
        </message>
        <message>
            <source>“{zone}” cannot be reached from “{start}”.</source>
            <translation>A «{zone}» no se llega desde «{start}».</translation>
        </message>
        <message>
            <source>“{zone}” is a sliver at {x}, {y}.</source>
            <translation>«{zone}» es una astilla en {x}, {y}.</translation>
        </message>
        <message>
            <source>“{zone}” is red but has no letter, so it stops nobody.</source>
            <translation>«{zone}» es roja pero no tiene letra, así que no detiene a nadie.</translation>
        </message>
    </context>
    <context>
        <name>Question</name>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>A Padlock closes the way.</source>
            <translation>Un candado cierra el paso.</translation>
        </message>
        <message>
            <source>A die shows 1 to 6, not {face}.</source>
            <translation>Un dado muestra de 1 a 6, no {face}.</translation>
        </message>
        <message>
            <source>A wall stands between; the way round takes {steps} steps.</source>
            <translation>Hay un muro en medio; dando la vuelta son {steps} pasos.</translation>
        </message>
        <message>
            <source>A way is still open: {map}.</source>
            <translation>Queda un camino abierto: {map}.</translation>
        </message>
        <message>
            <source>It cannot be used here and now.</source>
            <translation>No se puede usar aquí y ahora.</translation>
        </message>
        <message>
            <source>Neither of you has a card to give.</source>
            <translation>Nadie tiene una carta que dar.</translation>
        </message>
        <message>
            <source>No way leads there yet.</source>
            <translation>Ningún camino lleva ahí todavía.</translation>
        </message>
        <message>
            <source>No way leads there.</source>
            <translation>Ningún camino lleva ahí.</translation>
        </message>
        <message>
            <source>Nobody may travel while an adversary is on the map.</source>
            <translation>Nadie puede viajar mientras haya un adversario en el mapa.</translation>
        </message>
        <message>
            <source>Nothing to do again</source>
            <translation>Nada que rehacer</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Nada que deshacer</translation>
        </message>
        <message>
            <source>One of these must be chosen.</source>
            <translation>Hay que elegir una de estas.</translation>
        </message>
        <message>
            <source>Something else is asked first; see the page.</source>
            <translation>Antes se pregunta otra cosa; mira la página.</translation>
        </message>
        <message>
            <source>Story mode cannot be switched off again.</source>
            <translation>El modo historia ya no se puede quitar.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>Eso no es posible ahora.</translation>
        </message>
        <message>
            <source>The adventure is over.</source>
            <translation>La aventura ha terminado.</translation>
        </message>
        <message>
            <source>The adversary</source>
            <translation>El adversario</translation>
        </message>
        <message>
            <source>The dice lie ready: roll first, then switch.</source>
            <translation>Los dados están listos: tira primero y cambia después.</translation>
        </message>
        <message>
            <source>The red letter here comes first: investigate {zone}.</source>
            <translation>Primero la letra roja de aquí: investiga {zone}.</translation>
        </message>
        <message>
            <source>The way leads through {zone}, whose red letter comes first.</source>
            <translation>El camino pasa por {zone}, y su letra roja es lo primero.</translation>
        </message>
        <message>
            <source>There are Actions left to spend.</source>
            <translation>Quedan acciones por gastar.</translation>
        </message>
        <message>
            <source>There is no letter here: nothing to investigate.</source>
            <translation>Aquí no hay letra: nada que investigar.</translation>
        </message>
        <message>
            <source>This has been done.</source>
            <translation>Esto ya está hecho.</translation>
        </message>
        <message>
            <source>This save is open to read only.</source>
            <translation>Esta partida está abierta solo para leer.</translation>
        </message>
        <message>
            <source>This table rule is fixed once the adventure has begun.</source>
            <translation>Esta regla de la mesa queda fija al empezar la aventura.</translation>
        </message>
        <message>
            <source>Undo stops here: a text has been read</source>
            <translation>No se deshace más: se ha leído un texto</translation>
        </message>
        <message>
            <source>Undo stops here: a wound was drawn</source>
            <translation>No se deshace más: se ha robado una herida</translation>
        </message>
        <message>
            <source>Undo stops here: an older Solitarium wrote what came before</source>
            <translation>No se deshace más: lo anterior lo escribió un Solitarium más antiguo</translation>
        </message>
        <message>
            <source>Undo stops here: the dice have been seen</source>
            <translation>No se deshace más: los dados se han visto</translation>
        </message>
        <message>
            <source>Undo stops here: the turn has ended</source>
            <translation>No se deshace más: el turno ha acabado</translation>
        </message>
        <message>
            <source>Undo stops here: you have travelled</source>
            <translation>No se deshace más: se ha viajado</translation>
        </message>
        <message>
            <source>You are alone.</source>
            <translation>No hay nadie más.</translation>
        </message>
        <message>
            <source>You are there already.</source>
            <translation>Ya estás ahí.</translation>
        </message>
        <message>
            <source>You have nothing for this yet.</source>
            <translation>Aún no tienes nada para esto.</translation>
        </message>
        <message>
            <source>{adversary} is not in sight: a Padlock is in the way.</source>
            <translation>{adversary} no está a la vista: un candado lo impide.</translation>
        </message>
        <message>
            <source>{adversary} is not in sight: a wall is in the way.</source>
            <translation>{adversary} no está a la vista: un muro lo impide.</translation>
        </message>
        <message>
            <source>{adversary} is not in sight: the line touches a door's frame.</source>
            <translation>{adversary} no está a la vista: la línea roza el marco de una puerta.</translation>
        </message>
        <message>
            <source>{adversary} is not in the same zone.</source>
            <translation>{adversary} no está en la misma zona.</translation>
        </message>
        <message>
            <source>{adversary} is {steps} steps away; this reaches {within}.</source>
            <translation>{adversary} está a {steps} pasos; esto alcanza {within}.</translation>
        </message>
        <message>
            <source>{card} cannot be returned.</source>
            <translation>{card} no se puede devolver.</translation>
        </message>
        <message>
            <source>{card} is not used by an Action.</source>
            <translation>{card} no se usa con una acción.</translation>
        </message>
        <message>
            <source>{card} needs an adversary to be aimed at.</source>
            <translation>{card} necesita un adversario al que apuntar.</translation>
        </message>
        <message>
            <source>{card} was used this turn.</source>
            <translation>{card} ya se ha usado este turno.</translation>
        </message>
        <message>
            <source>{card} would change nothing now.</source>
            <translation>{card} no cambiaría nada ahora.</translation>
        </message>
        <message>
            <source>{map} has been investigated; only a defeat leads back.</source>
            <translation>{map} ya está investigado; solo se vuelve tras una derrota.</translation>
        </message>
        <message>
            <source>{steps} steps away; one Action goes three.</source>
            <translation>A {steps} pasos; una acción da para tres.</translation>
        </message>
        <message>
            <source>{wanted} dice are asked for, and {given} were typed.</source>
            <translation>Se piden {wanted} dados y se han tecleado {given}.</translation>
        </message>
        <message>
            <source>{who} acts first this turn.</source>
            <translation>{who} va primero este turno.</translation>
        </message>
        <message>
            <source>{who} has no Action left this turn.</source>
            <translation>A {who} no le quedan acciones este turno.</translation>
        </message>
        <message>
            <source>{who} is in another zone; cards change hands in one.</source>
            <translation>{who} está en otra zona; las cartas solo cambian de manos en la misma.</translation>
        </message>
        <message>
            <source>{zone} comes first: its red letter must be investigated.</source>
            <translation>Primero {zone}: hay que investigar su letra roja.</translation>
        </message>
    </context>
    <context>
        <name>Reminder</name>
        <message>
            <source>Solitarium</source>
            <translation>Solitarium</translation>
        </message>
        <message>
            <source>The calendar</source>
            <translation>El calendario</translation>
        </message>
        <message>
            <source>Today is not played yet. It takes two minutes.</source>
            <translation>El día de hoy está sin jugar. Son dos minutos.</translation>
        </message>
    </context>
    <context>
        <name>RuleRows</name>
        <message>
            <source>It cannot be switched just now.</source>
            <translation>Ahora mismo no se puede cambiar.</translation>
        </message>
    </context>
    <context>
        <name>Ruled</name>
        <message>
            <source>Table rule “{name}”, here: {value}.</source>
            <translation>Regla de la mesa «{name}», aquí: {value}.</translation>
        </message>
        <message>
            <source>What the printed rules leave open:</source>
            <translation>Lo que las reglas impresas dejan abierto:</translation>
        </message>
    </context>
    <context>
        <name>RulesSheet</name>
        <message>
            <source>Back to the table</source>
            <translation>Volver a la mesa</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Table rules</source>
            <translation>Reglas de la mesa</translation>
        </message>
    </context>
    <context>
        <name>SaveMenus</name>
        <message>
            <source>Another title</source>
            <translation>Otro título</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Into the trash</source>
            <translation>A la papelera</translation>
        </message>
        <message>
            <source>Look at it</source>
            <translation>Verla</translation>
        </message>
        <message>
            <source>Move to version {version} of the adventure</source>
            <translation>Pasar a la versión {version} de la aventura</translation>
        </message>
        <message>
            <source>Print and keep...</source>
            <translation>Imprimir y guardar...</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Advice on the calendar's dice</source>
            <translation>Consejo sobre los dados del calendario</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Siempre</translation>
        </message>
        <message>
            <source>As fits the page</source>
            <translation>Según la página</translation>
        </message>
        <message>
            <source>As the program</source>
            <translation>Como el programa</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Al instante</translation>
        </message>
        <message>
            <source>At {hour}</source>
            <translation>A las {hour}</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Ágil</translation>
        </message>
        <message>
            <source>Dice of new games</source>
            <translation>Dados de las partidas nuevas</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Completo</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>Lamp</source>
            <translation>Lámpara</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Language of stories</source>
            <translation>Idioma de las historias</translation>
        </message>
        <message>
            <source>Late</source>
            <translation>Noche</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimiento</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Probabilidades</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>Pacing</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Real dice, typed in</source>
            <translation>Dados de verdad, tecleados</translation>
        </message>
        <message>
            <source>Reduced</source>
            <translation>Reducido</translation>
        </message>
        <message>
            <source>Remind me of the calendar</source>
            <translation>Recordarme el calendario</translation>
        </message>
        <message>
            <source>Size of the journal's text</source>
            <translation>Tamaño de letra del cuaderno</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Pausado</translation>
        </message>
        <message>
            <source>The program rolls</source>
            <translation>Tira el programa</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>When I ask</source>
            <translation>Cuando lo pido</translation>
        </message>
        <message>
            <source>When I point</source>
            <translation>Al señalar</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message>
            <source>Die: {fell}</source>
            <translation>Dado: {fell}</translation>
        </message>
        <message>
            <source>Die: {fell}, counts {counts}</source>
            <translation>Dado: {fell}, cuenta {counts}</translation>
        </message>
    </context>
    <context>
        <name>SheetBoard</name>
        <message>
            <source>Choose where you come from</source>
            <translation>Elige de dónde vienes</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Hoja</translation>
        </message>
        <message>
            <source>The graph paper with all Areas and Routes</source>
            <translation>El papel cuadriculado con todas las zonas y rutas</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problema</numerusform>
                <numerusform>%n problemas</numerusform>
            </translation>
        </message>
        <message>
            <source>2 minutes a day</source>
            <translation>2 minutos al día</translation>
        </message>
        <message>
            <source>A calendar: five dice and a square a day</source>
            <translation>Un calendario: cinco dados y una casilla al día</translation>
        </message>
        <message>
            <source>A journey on paper, and the book of it</source>
            <translation>Un viaje sobre papel, y el libro que sale de él</translation>
        </message>
        <message>
            <source>Adventures</source>
            <translation>Aventuras</translation>
        </message>
        <message>
            <source>Aventura Z: a story on drawn maps</source>
            <translation>Aventura Z: una historia sobre mapas dibujados</translation>
        </message>
        <message>
            <source>Begun earlier</source>
            <translation>Empezadas antes</translation>
        </message>
        <message>
            <source>Damaged. Look at what is kept.</source>
            <translation>Dañada. Mira lo que se conserva.</translation>
        </message>
        <message>
            <source>Finished.</source>
            <translation>Terminada.</translation>
        </message>
        <message>
            <source>For one</source>
            <translation>Para uno</translation>
        </message>
        <message>
            <source>For one or two</source>
            <translation>Para uno o dos</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Left out; the built-in table is used.</source>
            <translation>No se usa; vale la tabla incluida.</translation>
        </message>
        <message>
            <source>Look at them</source>
            <translation>Verlos</translation>
        </message>
        <message>
            <source>Made by a newer Solitarium; left untouched.</source>
            <translation>Hecha con un Solitarium más nuevo; no se ha tocado.</translation>
        </message>
        <message>
            <source>More about {title}</source>
            <translation>Más sobre {title}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nueva</translation>
        </message>
        <message>
            <source>No adventure here yet. Drop a pack on this window.</source>
            <translation>Aquí no hay aún ninguna aventura. Suelta un paquete en esta ventana.</translation>
        </message>
        <message>
            <source>One game for one evening, one table.</source>
            <translation>Una partida para una noche y una mesa.</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <source>Remove {title}</source>
            <translation>Quitar {title}</translation>
        </message>
        <message>
            <source>Shelf</source>
            <translation>Estante</translation>
        </message>
        <message>
            <source>Solitarium</source>
            <translation>Solitarium</translation>
        </message>
        <message>
            <source>Start here: {title}</source>
            <translation>Empieza aquí: {title}</translation>
        </message>
        <message>
            <source>Story: {language}</source>
            <translation>Historia: {language}</translation>
        </message>
        <message>
            <source>The Book of Adventure</source>
            <translation>El libro de la aventura</translation>
        </message>
        <message>
            <source>The Calendar</source>
            <translation>El calendario</translation>
        </message>
        <message>
            <source>The title; Enter keeps it</source>
            <translation>El título; Intro lo guarda</translation>
        </message>
        <message>
            <source>Three games for one evening, one table.</source>
            <translation>Tres juegos para una noche, una mesa.</translation>
        </message>
        <message>
            <source>Today: not played yet</source>
            <translation>Hoy: aún sin jugar</translation>
        </message>
        <message>
            <source>Today: played</source>
            <translation>Hoy: jugado</translation>
        </message>
        <message>
            <source>Two games for one evening, one table.</source>
            <translation>Dos juegos para una noche, una mesa.</translation>
        </message>
        <message>
            <source>Version {version} of this adventure has come; moving to it is up to you.</source>
            <translation>Ha llegado la versión {version} de esta aventura; pasar a ella es cosa tuya.</translation>
        </message>
        <message>
            <source>Waits for 1 January {year}</source>
            <translation>Espera al 1 de enero de {year}</translation>
        </message>
        <message>
            <source>With your own {names}</source>
            <translation>Con lo tuyo: {names}</translation>
        </message>
        <message>
            <source>Your own {names}</source>
            <translation>Lo tuyo: {names}</translation>
        </message>
        <message>
            <source>{least} to {most} minutes, for one</source>
            <translation>De {least} a {most} minutos, para uno</translation>
        </message>
        <message>
            <source>{least} to {most} minutes, for one or two</source>
            <translation>De {least} a {most} minutos, para uno o dos</translation>
        </message>
        <message>
            <source>{minutes} minutes, for one</source>
            <translation>{minutes} minutos, para uno</translation>
        </message>
        <message>
            <source>{score} points: {rank}.</source>
            <translation>{score} puntos: {rank}.</translation>
        </message>
        <message>
            <source>{score} years, {stars} of 5 stars.</source>
            <translation>{score} años, {stars} de 5 estrellas.</translation>
        </message>
    </context>
    <context>
        <name>ShelfFoot</name>
        <message>
            <source>Bring back {title}</source>
            <translation>Recuperar {title}</translation>
        </message>
        <message>
            <source>Language: {language}</source>
            <translation>Idioma: {language}</translation>
        </message>
        <message>
            <source>Theme: {theme}</source>
            <translation>Tema: {theme}</translation>
        </message>
        <message>
            <source>Trash: {count}</source>
            <translation>Papelera: {count}</translation>
        </message>
    </context>
    <context>
        <name>TableRules</name>
        <message>
            <source>A map seen again</source>
            <translation>Un mapa ya visto</translation>
        </message>
        <message>
            <source>A wound may push the Clock over a red number: its event happens all the same, or is lost.</source>
            <translation>Una herida puede empujar el reloj más allá de un número rojo: su suceso ocurre igual, o se pierde.</translation>
        </message>
        <message>
            <source>Adversaries' order and ways</source>
            <translation>Orden y caminos de los adversarios</translation>
        </message>
        <message>
            <source>As printed, one investigator spends both Actions and then the other does; alternating lets them interleave.</source>
            <translation>Según lo impreso, un investigador gasta sus dos acciones y después el otro; si se alternan, pueden entrelazarlas.</translation>
        </message>
        <message>
            <source>Counting Successes</source>
            <translation>Cuenta de éxitos</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>In the centre of the other zone, which is the same both ways, or anywhere in it.</source>
            <translation>En el centro de la otra zona, igual en los dos sentidos, o en cualquier punto de ella.</translation>
        </message>
        <message>
            <source>Lets undo go back across dice and texts. Once on it stays on, and the adventure is marked as revised.</source>
            <translation>Permite deshacer más allá de dados y textos. Una vez puesto no se quita, y la aventura queda marcada como revisada.</translation>
        </message>
        <message>
            <source>Maps after a defeat</source>
            <translation>Mapas tras una derrota</translation>
        </message>
        <message>
            <source>Order of two investigators</source>
            <translation>Orden de dos investigadores</translation>
        </message>
        <message>
            <source>Red letters</source>
            <translation>Letras rojas</translation>
        </message>
        <message>
            <source>Red turns passed over</source>
            <translation>Turnos rojos saltados</translation>
        </message>
        <message>
            <source>Several adversaries act in the order they appeared and take the first of equally short ways, or you decide both.</source>
            <translation>Varios adversarios actúan en el orden en que aparecieron y toman el primero de los caminos igual de cortos, o ambas cosas las decides tú.</translation>
        </message>
        <message>
            <source>Sight through doors</source>
            <translation>Visión por las puertas</translation>
        </message>
        <message>
            <source>Story mode</source>
            <translation>Modo historia</translation>
        </message>
        <message>
            <source>The line must pass the opening itself, or a wall with a door or window in it does not block at all between its two zones.</source>
            <translation>La línea tiene que pasar por la propia abertura, o bien un muro con puerta o ventana no tapa nada entre sus dos zonas.</translation>
        </message>
        <message>
            <source>The printed example finds two runs in 1, 1, 2, 3, 3, 3. Counted simply, it is one; no Test ever passes or fails by the difference.</source>
            <translation>El ejemplo impreso ve dos escaleras en 1, 1, 2, 3, 3, 3. Contando sin más es una; ninguna prueba se supera o se falla por la diferencia.</translation>
        </message>
        <message>
            <source>The program rolls, or tells you how many dice to roll on your own table and takes your word for what fell. It can be switched at any moment between rolls.</source>
            <translation>Tira el programa, o te dice cuántos dados tirar en tu mesa y se fía de lo que digas. Puede cambiarse en cualquier momento entre tiradas.</translation>
        </message>
        <message>
            <source>Where a line of sight ends</source>
            <translation>Dónde acaba la línea de visión</translation>
        </message>
        <message>
            <source>Whether a map is as new when you come back after a defeat, or remembers what was read.</source>
            <translation>Si al volver tras una derrota el mapa está como nuevo o recuerda lo leído.</translation>
        </message>
        <message>
            <source>Whether a red zone that one investigator has looked into still stops the other.</source>
            <translation>Si una zona roja en la que ya miró un investigador detiene todavía al otro.</translation>
        </message>
        <message>
            <source>Which maps may be travelled to again once you have been defeated.</source>
            <translation>A qué mapas se puede viajar de nuevo después de una derrota.</translation>
        </message>
        <message>
            <source>alternating freely</source>
            <translation>alternándose</translation>
        </message>
        <message>
            <source>anywhere along that wall</source>
            <translation>por todo ese muro</translation>
        </message>
        <message>
            <source>are lost</source>
            <translation>se pierden</translation>
        </message>
        <message>
            <source>as in the printed example</source>
            <translation>como el ejemplo impreso</translation>
        </message>
        <message>
            <source>as new</source>
            <translation>como nuevo</translation>
        </message>
        <message>
            <source>as you left it</source>
            <translation>como se dejó</translation>
        </message>
        <message>
            <source>at any point of the zone</source>
            <translation>en cualquier punto de la zona</translation>
        </message>
        <message>
            <source>at the zone's centre</source>
            <translation>en el centro de la zona</translation>
        </message>
        <message>
            <source>by a fixed order</source>
            <translation>por un orden fijo</translation>
        </message>
        <message>
            <source>every unlocked map</source>
            <translation>todos los desbloqueados</translation>
        </message>
        <message>
            <source>for each investigator</source>
            <translation>cada investigador</translation>
        </message>
        <message>
            <source>happen in order</source>
            <translation>ocurren por orden</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on, and marked</source>
            <translation>sí, y marcada</translation>
        </message>
        <message>
            <source>once for both</source>
            <translation>una vez por los dos</translation>
        </message>
        <message>
            <source>one after the other</source>
            <translation>uno tras otro</translation>
        </message>
        <message>
            <source>only the map that was lost</source>
            <translation>solo el de la derrota</translation>
        </message>
        <message>
            <source>real dice, typed in</source>
            <translation>dados de verdad, tecleados</translation>
        </message>
        <message>
            <source>simply: one run for three numbers</source>
            <translation>sin más: una escalera por tres números</translation>
        </message>
        <message>
            <source>the program rolls</source>
            <translation>tira el programa</translation>
        </message>
        <message>
            <source>through the opening</source>
            <translation>por la abertura</translation>
        </message>
        <message>
            <source>you decide</source>
            <translation>decides tú</translation>
        </message>
    </context>
    <context>
        <name>ThingsShelf</name>
        <message>
            <source>What the months brought</source>
            <translation>Lo que trajeron los meses</translation>
        </message>
    </context>
    <context>
        <name>TitlePageForm</name>
        <message>
            <source>Another</source>
            <translation>Otro</translation>
        </message>
        <message>
            <source>Another suggestion: {field}</source>
            <translation>Otra propuesta: {field}</translation>
        </message>
        <message>
            <source>That code cannot be read; the one before it stands again.</source>
            <translation>Ese código no se puede leer; vuelve a valer el de antes.</translation>
        </message>
    </context>
    <context>
        <name>TodaySlip</name>
        <message>
            <source>A line of your own</source>
            <translation>Una línea tuya</translation>
        </message>
        <message>
            <source>A line of your own (N)</source>
            <translation>Una línea tuya (N)</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Conservarlos</translation>
        </message>
        <message>
            <source>Let them lapse</source>
            <translation>Dejarlos pasar</translation>
        </message>
        <message>
            <source>Play them now</source>
            <translation>Jugarlos ahora</translation>
        </message>
        <message>
            <source>Yes, let them lapse</source>
            <translation>Sí, dejarlos pasar</translation>
        </message>
    </context>
    <context>
        <name>TownPage</name>
        <message>
            <source>Back  Esc</source>
            <translation>Volver  Esc</translation>
        </message>
    </context>
    <context>
        <name>TrayGround</name>
        <message>
            <source>earlier</source>
            <translation>antes</translation>
        </message>
        <message>
            <source>{place} held</source>
            <translation>{place} apartado</translation>
        </message>
        <message>
            <source>{place} stays</source>
            <translation>{place} se queda</translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problema</numerusform>
                <numerusform>%n problemas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) lost</source>
            <translation>
                <numerusform>%n paso perdido</numerusform>
                <numerusform>%n pasos perdidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>Y %n más.</numerusform>
                <numerusform>Y %n más.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the shelf</source>
            <translation>Volver al estante</translation>
        </message>
        <message>
            <source>Go on from there</source>
            <translation>Seguir desde ahí</translation>
        </message>
        <message numerus="yes">
            <source>Kept: %n step(s).</source>
            <translation>
                <numerusform>Se conserva: %n paso.</numerusform>
                <numerusform>Se conservan: %n pasos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lost: nothing.</source>
            <translation>No se ha perdido nada.</translation>
        </message>
        <message numerus="yes">
            <source>Lost: the last %n step(s).</source>
            <translation>
                <numerusform>Se ha perdido: el último paso.</numerusform>
                <numerusform>Se han perdido: los últimos %n pasos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Made by a newer Solitarium; left untouched.</source>
            <translation>Hecha con un Solitarium más nuevo; no se ha tocado.</translation>
        </message>
        <message>
            <source>Move to version {new}</source>
            <translation>Pasar a la versión {new}</translation>
        </message>
        <message>
            <source>Nothing is lost</source>
            <translation>No se ha perdido nada</translation>
        </message>
        <message>
            <source>Nothing of yours was changed.</source>
            <translation>No se ha cambiado nada tuyo.</translation>
        </message>
        <message>
            <source>Open in another window</source>
            <translation>Abierta en otra ventana</translation>
        </message>
        <message>
            <source>Open to read</source>
            <translation>Abrir para leer</translation>
        </message>
        <message>
            <source>Remove from the shelf</source>
            <translation>Quitar del estante</translation>
        </message>
        <message>
            <source>Stay with version {old}</source>
            <translation>Seguir con la versión {old}</translation>
        </message>
        <message>
            <source>The damaged file is kept beside the save, untouched.</source>
            <translation>El archivo dañado se guarda junto a la partida, sin tocar.</translation>
        </message>
        <message>
            <source>This game stays as it is</source>
            <translation>Esta partida queda como está</translation>
        </message>
        <message>
            <source>This game was begun with version {old}, of which a copy is kept: it can be played to its end with that. Moving to version {new} keeps everything that happened. Undo ends at the move, and the save is marked as moved.</source>
            <translation>Esta partida empezó con la versión {old}, de la que se guarda una copia: con ella puede jugarse hasta el final. Pasar a la versión {new} conserva todo lo ocurrido. Deshacer no llegará más atrás del cambio, y la partida quedará marcada.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Probar otra vez</translation>
        </message>
        <message>
            <source>Version {new} of {title}</source>
            <translation>Versión {new} de {title}</translation>
        </message>
        <message>
            <source>Where it stands now does not fit version {new}. Nothing was changed.</source>
            <translation>El punto en que está no encaja en la versión {new}. No se ha cambiado nada.</translation>
        </message>
        <message>
            <source>{name} cannot be read</source>
            <translation>{name} no se puede leer</translation>
        </message>
        <message>
            <source>{name}: that did not work</source>
            <translation>{name}: no ha funcionado</translation>
        </message>
        <message>
            <source>{title}: {count}</source>
            <translation>{title}: {count}</translation>
        </message>
    </context>
    <context>
        <name>Twin</name>
        <message>
            <source>Adversaries</source>
            <translation>Adversarios</translation>
        </message>
        <message>
            <source>Any other square</source>
            <translation>Cualquier otra casilla</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartas</translation>
        </message>
        <message>
            <source>Give {thing} away</source>
            <translation>Regalar {thing}</translation>
        </message>
        <message>
            <source>Investigators</source>
            <translation>Investigadores</translation>
        </message>
        <message>
            <source>Keep {thing} out of it</source>
            <translation>Dejar {thing} aparte</translation>
        </message>
        <message>
            <source>Leads to: {zones}</source>
            <translation>Lleva a: {zones}</translation>
        </message>
        <message>
            <source>Mental Wounds: {count} of {limit}. {wounds}</source>
            <translation>Heridas mentales: {count} de {limit}. {wounds}</translation>
        </message>
        <message>
            <source>Padlock</source>
            <translation>candado</translation>
        </message>
        <message>
            <source>Physical Wounds: {count} of {limit}. {wounds}</source>
            <translation>Heridas físicas: {count} de {limit}. {wounds}</translation>
        </message>
        <message>
            <source>Row {row}</source>
            <translation>Fila {row}</translation>
        </message>
        <message>
            <source>Sees: {zones}</source>
            <translation>Ve: {zones}</translation>
        </message>
        <message>
            <source>Take {thing}</source>
            <translation>Coger {thing}</translation>
        </message>
        <message>
            <source>The adventurer</source>
            <translation>El aventurero</translation>
        </message>
        <message>
            <source>The sheet</source>
            <translation>La hoja</translation>
        </message>
        <message>
            <source>The table as a list</source>
            <translation>La mesa como lista</translation>
        </message>
        <message>
            <source>What you may do</source>
            <translation>Lo que puedes hacer</translation>
        </message>
        <message>
            <source>With {attribute}</source>
            <translation>Con {attribute}</translation>
        </message>
        <message>
            <source>Wounds: {wounds} of {limit}</source>
            <translation>Heridas: {wounds} de {limit}</translation>
        </message>
        <message>
            <source>Zones of {map}</source>
            <translation>Zonas de {map}</translation>
        </message>
        <message>
            <source>red letter</source>
            <translation>letra roja</translation>
        </message>
        <message>
            <source>{adversary} in {zone}: {wounds} of {limit} wounds</source>
            <translation>{adversary} en {zone}: {wounds} de {limit} heridas</translation>
        </message>
        <message>
            <source>{number}, {card}: {text}</source>
            <translation>{number}, {card}: {text}</translation>
        </message>
        <message>
            <source>{source}: one less</source>
            <translation>{source}: uno menos</translation>
        </message>
        <message>
            <source>{source}: one more</source>
            <translation>{source}: uno más</translation>
        </message>
        <message>
            <source>{value} to {attribute}</source>
            <translation>{value} a {attribute}</translation>
        </message>
        <message>
            <source>{who} in {zone}, {actions}</source>
            <translation>{who} en {zone}, {actions}</translation>
        </message>
        <message>
            <source>{who}: {label}</source>
            <translation>{who}: {label}</translation>
        </message>
    </context>
    <context>
        <name>WhatColumn</name>
        <message>
            <source>All of it</source>
            <translation>Todo</translation>
        </message>
    </context>
    <context>
        <name>YearChart</name>
        <message>
            <source>full: kept</source>
            <translation>lleno: mes salvado</translation>
        </message>
        <message>
            <source>outline: lost</source>
            <translation>contorno: mes perdido</translation>
        </message>
    </context>
    <context>
        <name>YearPage</name>
        <message>
            <source>Close  Esc</source>
            <translation>Cerrar  Esc</translation>
        </message>
        <message>
            <source>Dread</source>
            <translation>Pavor</translation>
        </message>
        <message>
            <source>Print the year</source>
            <translation>Imprimir el año</translation>
        </message>
        <message>
            <source>Read the epilogue</source>
            <translation>Leer el epílogo</translation>
        </message>
        <message>
            <source>as a chart  T</source>
            <translation>como gráfico  T</translation>
        </message>
        <message>
            <source>as a table  T</source>
            <translation>como tabla  T</translation>
        </message>
        <message>
            <source>sum</source>
            <translation>suma</translation>
        </message>
    </context>
    <context>
        <name>YearTable</name>
        <message>
            <source>Dread</source>
            <translation>Pavor</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Mes</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>Reckonings</source>
            <translation>Ajustes de cuentas</translation>
        </message>
        <message>
            <source>Sum</source>
            <translation>Suma</translation>
        </message>
        <message>
            <source>The year's numbers</source>
            <translation>Las cifras del año</translation>
        </message>
    </context>
</TS>
