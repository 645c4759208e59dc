import type { PatternGroup } from './patterns.ts'

/** Confused words, capitals, commas, agreement of pronoun and verb, cases after prepositions. They need no dictionary. */
export const GERMAN_PATTERNS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'de.confused',
    lines: `
? ^{noun} , [das>dass] ich|du|er|wir|man|es|die|der|mein|meine|unser|unsere|alle|diese|dieser|dieses|viele|ein|eine|jeder|ihr|ihre|keine|dein|deine|morgen|heute
hoffe|glaube|denke|weiß|meine|finde|mitteilen|mitgeteilt|erfahren|gehört|gelesen|gemerkt|bemerkt|bestätigen|bestätigt|erklärt|geschrieben|schreibt|versprochen|verspreche|vermute|befürchte|erwarte|erwarten|hoffen|hofft|meint|merke|sehe|stimmt|dafür|daran|darauf|darüber|davon|bitte|bitten|schlage|sodass|heißt|zeigt|zeigen|sage|sagt|sagte|glaubt|denkt|weiss|dachte|wissen|froh|sicher|schade|leid|klar|bedeutet|wichtig|schön|traurig|freue|wünsche|gehört|gesehen|gesagt|so ,? [das>dass] {sub}|wir|man|die|der|mein|meine|unser|alle|ein|eine|alles|ihr|ihre
[daß>dass]
, [dass>das] {v3} {word}?
[dass>das] ist|sind|war|wäre|heißt|wird|kann|macht|geht|finde|habe|hat|waren ^,
das|dieses|ein|jedes|mein|unser {noun} , [dass>das]
[seid>seit] {num}|einem|einer|dem|der|langem|gestern|heute|wann|letzter|letztem|vielen|mehreren|jahren|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|kurzem|ich|wir|anfang
#|und|dass|wenn|ob|weil|wo|wie ihr [seit>seid]
[seit>seid] ihr
wenn|dass|ob|weil ihr {word}? {word}? {word}? [seit>seid]
[wieder>wider] erwarten|willen
[wider>wieder] da|zurück|einmal|mal|gesund|zu|kommen|hier
[wiederspiegeln|wiederspiegelt|wiedersprechen|wiederspruch|wiederspricht|wiederstand|wiederrufen|wiederlegen>widerspiegeln|widerspiegelt|widersprechen|Widerspruch|widerspricht|Widerstand|widerrufen|widerlegen]
? , [den>denn] {sub}|es|das|die|man|mein|wir|alles
# [wen>wenn] {sub}|es|das|die|man|mein|wir|der
? , [wen>wenn] {sub}|es|das|die|man|mein|wir|der
ich|er|sie|es|das|wetter|essen|hotel|film|zimmer|service|gestern [wahr>war]
nicht|ist|das|sehr|sind [war>wahr] .
[währe|währen|währst>wäre|wären|wärst] ^der|des|dem
[fiel|fiehl>viel] zu|mehr|besser|spaß|geld|zeit|arbeit|glück|erfolg
sehr|so|zu|nicht|ganz|wie [fiel>viel] ^{word}
mir|uns|ihm|es|er|sie [viel>fiel] auf|ein|aus
ein|der|mein|alter [man>Mann] .|hat|ist
[biss>bis] {day}|{month}|{num}|{year}|zum|zur|morgen|heute|bald|dann|jetzt|später|nächste|nächsten|ende|anfang|mitte|spätestens|dahin|hierher|auf
[würd>würde] ^'|’
[wider>wieder] {wieder}
dank|danke für [ihre|ihren|ihr>Ihre|Ihren|Ihr] schnelle|schnellen|freundliche|nette|lieben|große? antwort|nachricht|hilfe|anfrage|mühe|rückmeldung|e-mail|mail|bemühungen|unterstützung|verständnis|bestellung|schreiben|einladung|interesse|zeit|geduld|brief|anruf
bitte [sie>Sie]
? könnten|können|würden|haben|möchten [sie>Sie] mir|uns|bitte
[mann>man] kann|muss|soll|sollte|darf|hat|ist|sieht|weiß|könnte|nicht|sich
#|wenn|dass|weil|wie|kann|muss|soll|sollte|darf [Mann|mann>man] {v3}|sich|nicht|das|es
[ihm>im] {month}|{name}|internet|büro|urlaub|sommer|winter|haus|hotel|auto|jahr|moment|park|garten|restaurant|zimmer|anhang|kino
mit|von|bei|zu|nach|gebe|habe|hilft|hilf|geholfen|sage|gesagt|gefällt [im>ihm] .|geht|ein|das
wohne|wohnt|lebe|lebt|arbeite|arbeitet|war|bin|ist [ihn>in] {name}|der|dem|einem|einer|diesem|dieser|meinem|meiner|unserem
[standart|standarts>Standard|Standards]
[einzigste|einzigster|einzigsten|einzigstes>einzige|einziger|einzigen|einziges]
[optimalste|optimalsten|maximalste>optimale|optimalen|maximale]
[vorraus|vorraussichtlich|vorrausgesetzt|vorraussetzung|vorraussetzungen>voraus|voraussichtlich|vorausgesetzt|Voraussetzung|Voraussetzungen]
ich|er|sie|nicht|niemand|jeder|man|wer [weis|weiss>weiß]
[ausversehen>aus Versehen]
[garnicht>gar nicht]
[garkein|garkeine|garkeinen>gar kein|gar keine|gar keinen]
[garnichts>gar nichts]
[vorallem>vor allem]
[aufjedenfall>auf jeden Fall]
[aufgrunddessen>aufgrund dessen]
[desweiteren>des Weiteren]
[desöfteren>des Öfteren]
[nachwievor>nach wie vor]
[zumindestens>zumindest]
[soviel>so viel] wie|geld|zeit|mehr|arbeit|zu ^ich
[soweit>so weit] wie|weg|entfernt
[solange>so lange] wie|gewartet|dauert|warten
[irgend jemand>irgendjemand]
[irgend etwas>irgendetwas]
[irgend wann>irgendwann]
[irgend wie>irgendwie]
[irgend wo>irgendwo]
[irgend ein>irgendein]
[statt finden>stattfinden]
[teil nehmen>teilnehmen]
[statt gefunden>stattgefunden]
[teil genommen>teilgenommen]
[zurück kommen>zurückkommen]
[kennen gelernt>kennengelernt]
[kennen zu lernen>kennenzulernen]
[weiter hin>weiterhin]
[nähmlich|nehmlich>nämlich]
[ziehmlich>ziemlich]
[entgültig>endgültig]
[entlich|entdlich>endlich]
[seperat|seperate>separat|separate]
[villeicht|vieleicht|veilleicht>vielleicht]
[warscheinlich|wahrscheindlich>wahrscheinlich]
[intressant|interresant|interressant|intressante>interessant|interessant|interessant|interessante]
[agressiv|agression>aggressiv|Aggression]
[addresse|adrese>Adresse]
[terasse>Terrasse]
[packet|packete>Paket|Pakete]
[rythmus>Rhythmus]
[resource|resourcen>Ressource|Ressourcen]
[komplet>komplett]
[noch nichtmal>noch nicht einmal]
[nichtmal>nicht mal]
[eben so>ebenso] wie|gut|viel
[mit hilfe>mithilfe] von|der|des
[in folge>infolge] von|der|des
[auf grund>aufgrund] von|der|des
[ein mal>einmal]
[manch mal>manchmal]
[bis her>bisher]
^{noun} , [nach dem>nachdem] {sub}|ich|wir|man
^{noun} , [in dem>indem] {sub}|ich|wir|man
[ob wohl>obwohl]
[trotz dem>trotzdem] .|,|{sub}|bin|habe
[in zwischen>inzwischen]
`,
  },
  {
    family: 'comparison',
    rule: 'de.comparison',
    lines: `
{comparative}|anders|lieber|mehr|weniger|besser [wie>als] ^viel|lange|oft|gut
{comparative}|mehr|weniger|besser {adj}? {noun}? [als wie>als]
[als wie>als]
so|genauso|ebenso|doppelt {adj}|gut|groß|schnell|viel|schön|alt|teuer|hoch|lange|oft [als>wie]
`,
  },
  {
    family: 'punctuation',
    rule: 'de.comma',
    lines: `
glaube|denke|hoffe|finde|weiß|hoffen|glauben|denken|vermute|wünsche|sagt|sagte|gesagt|freut|freue|möchte|schade|sicher|froh [dass>, =] {sub}|der|die|das|mein|meine|wir|ihr|unser|unsere|{name}|alles|alle
{word} ^und|oder|aber|sondern|als|denn|vor|nur|auch|gerade|besonders|vielleicht|eben|schon|nicht|so|,|doch|außer|ohne|bis|kurz|erst|immer|selbst [weil|obwohl|damit|sodass>, =] {sub}|der|die|das|ich|wir|man|es|mein|meine|unser|unsere|ein|eine|ihr|ihre|dieser|diese|sich|{name} ^,
`,
  },
  {
    family: 'capital',
    rule: 'de.capital',
    lines: `
am|jeden|letzten|nächsten|diesen|bis|ab|vom|zum|seit|kommenden|vergangenen|den [montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag>Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag]
im|seit|bis|ab|ende|anfang|mitte [januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember>Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember]
heute|gestern|morgen|vorgestern|übermorgen [abend|morgen|mittag|nachmittag|nacht|vormittag>Abend|Morgen|Mittag|Nachmittag|Nacht|Vormittag]
am [abend|morgen|mittag|nachmittag|wochenende|anfang|ende|vormittag>Abend|Morgen|Mittag|Nachmittag|Wochenende|Anfang|Ende|Vormittag]
beim|zum|vom|am|das [{inflower}>~upper] ^und|oder,|zu
etwas|nichts|viel|wenig|alles|allerlei|mehr [{neuter}>~upper] ^und|als
vielen|herzlichen|besten [dank>Dank]
mit freundlichen|besten|herzlichen|lieben|schönen|vielen [grüßen|grüssen>Grüßen]
viele|liebe|beste|schöne|herzliche [grüße|grüsse>Grüße]
sehr geehrte|geehrter|geehrten [damen|herr|frau|herren>Damen|Herr|Frau|Herren]
damen und [herren>Herren]
im|in [deutschland|berlin|münchen|hamburg|österreich|europa|englisch|deutsch|internet>Deutschland|Berlin|München|Hamburg|Österreich|Europa|Englisch|Deutsch|Internet]
im [allgemeinen|folgenden|wesentlichen|großen|übrigen|voraus>Allgemeinen|Folgenden|Wesentlichen|Großen|Übrigen|Voraus]
der|die|das|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|dein|deine|sein|seine|unser|unsere|unserem|unserer|kein|keine|keinen|diese|dieser|dieses|ihre|ihr|ihrem|ihrer|zwei|drei|vier|viele|den|dem|des|im|am|zum|zur|beim|ins|vom|alle|jede|jeden|jeder|großes|gute|guten|neue|neuen|kleine|großen|ohne|für|mit|viel [{nounlower}>~upper]
[{adjupper}>~lower] {NounUpper}
{sub} [{verbupper}>~lower]
`,
  },
  {
    family: 'agreement',
    rule: 'de.agreement',
    lines: `
ich [hat|haben|habt|ist|sind|bist|wird|kann|könnt|muss|musst|will|willst|geht|kommt|macht|arbeitet|wohnt|möchtest|weißt|denkt|findet|brauchst|braucht|hast|werdet|gehst|kannst|hattest|glaubt|schreibt|freut>habe|habe|habe|bin|bin|bin|werde|kann|kann|muss|muss|will|will|gehe|komme|mache|arbeite|wohne|möchte|weiß|denke|finde|brauche|brauche|habe|werde|gehe|kann|hatte|glaube|schreibe|freue]
du [hat|habe|haben|ist|bin|sind|wird|werde|kann|können|muss|will|geht|kommt|macht|arbeitet|wohnt|möchte|weiß|denkt|braucht|gehe|mache>hast|hast|hast|bist|bist|bist|wirst|wirst|kannst|kannst|musst|willst|gehst|kommst|machst|arbeitest|wohnst|möchtest|weißt|denkst|brauchst|gehst|machst]
#|dass|weil|und|wenn|ob er|man|jeder|niemand|jemand [haben|habe|sind|bin|werden|können|müssen|wollen|gehen|kommen|machen|arbeiten|wohnen|möchten|wissen|waren|hatten|wurden|sollen|dürfen|brauchen|gehe|mache|bist|hast>hat|hat|ist|ist|wird|kann|muss|will|geht|kommt|macht|arbeitet|wohnt|möchte|weiß|war|hatte|wurde|soll|darf|braucht|geht|macht|ist|hat] ^{inf}
wir [hat|habe|habt|ist|bin|seid|wird|werde|kann|muss|will|geht|kommt|macht|arbeitet|wohnt|möchte|weiß|war|hatte|wurde|soll|braucht|freut>haben|haben|haben|sind|sind|sind|werden|werden|können|müssen|wollen|gehen|kommen|machen|arbeiten|wohnen|möchten|wissen|waren|hatten|wurden|sollen|brauchen|freuen]
^zu|bei|mit|von|nach|an|auf|für|seit|aus|gegenüber|in|ohne|neben|hinter|vor|über|unter|wie|als ihr [haben|hat|sind|ist|werden|können|müssen|wollen|gehen|kommen|machen|sollen>habt|habt|seid|seid|werdet|könnt|müsst|wollt|geht|kommt|macht|sollt] ^sie
#|dass|weil|wenn|ob|und die|meine|unsere|diese|viele|alle|einige|mehrere|zwei|drei|deine|ihre {pluralnoun} [hat|ist|wird|kann|muss|will|geht|kommt|macht|war|hatte|wurde|soll|arbeitet|kostet|braucht|findet|gibt|steht|liegt>haben|sind|werden|können|müssen|wollen|gehen|kommen|machen|waren|hatten|wurden|sollen|arbeiten|kosten|brauchen|finden|geben|stehen|liegen] ^ich|er|sie|man|es|jeder|niemand|der|die|das
wir [{verbet}|{verbt}>~wir]
ich [{verbet}|{verbt}|{verben}>~ich]
# er|man [{verben}>~er]
die leute|kinder|eltern|menschen|kollegen|kunden|freunde|mitarbeiter|studenten|schüler [hat|ist|wird|kann|muss|will|geht|kommt|macht|war|hatte|wurde>haben|sind|werden|können|müssen|wollen|gehen|kommen|machen|waren|hatten|wurden]
#|dass|weil|wenn der|das|mein|unser|dieser|dieses|ein|kein {singlenoun} [haben|sind|werden|können|müssen|wollen|waren|hatten|wurden>hat|ist|wird|kann|muss|will|war|hatte|wurde] ^{sub}
`,
  },
  {
    family: 'preposition',
    rule: 'de.case',
    lines: `
? wegen|trotz|während|aufgrund [dem>des]
? wegen|trotz|während|aufgrund [einem>eines]
? wegen|trotz|während|aufgrund [meinem|unserem|diesem|ihrem|seinem>meines|unseres|dieses|ihres|seines]
wegen|trotz|während|aufgrund [den>der]
zu [sein>seinem] {noun}
mit|von|bei|nach|seit|aus|zu|gegenüber [die|das|eine|einen|mein|meine|meinen|unser|unsere|unseren|dein|deine|seine|seinen|diese|diesen|dieses>~dative]
mit|von|bei|aus|zu|außer [ich|du|er|wir|mich|dich|ihn>mir|dir|ihm|uns|mir|dir|ihm]
für|ohne|durch|gegen|um [der|dem|einem|einer|meinem|meiner|unserem|unserer|deinem|seinem|diesem|dieser>~accusative]
für|ohne|durch|gegen [ich|du|er|wir|mir|dir|ihm>mich|dich|ihn|uns|mich|dich|ihn] ^{noun}
interessiere|interessiert|interessieren mich|sich|uns|dich? sehr? [an|in|über>für]
warte|wartet|warten|gewartet [für>auf]
freue|freuen|freut mich|uns|sich|dich sehr|schon? [für|zu|über>auf] ihre antwort|das wiedersehen|den urlaub
denke|denken|denkt|gedacht [über|von>an] dich|ihn|mich|sie
abhängig|hängt [auf>von]
[in|an>am] {day}
[am {month}>im =1]
[in {month}>im =1]
[an wochenende>am Wochenende]
[nach hause>nach Hause]
[zu hause>zu Hause]
[meines erachtens nach>meines Erachtens]
[das selbe>dasselbe]
[die selbe>dieselbe]
[der selbe>derselbe]
[die selben>dieselben]
[dem selben>demselben]
weder {word} {word}? [oder|und>noch]
entweder {word} {word}? [und>oder]
[trotzdem dass>obwohl]
wenn {sub}|ich|er|sie|wir|es|du {word}? {word}? {word}? {word}? [würde haben|sein>hätte]
[habe|hat|haben gewesen|gegangen|gekommen|geblieben|gefahren|geflogen|passiert|geworden>bin|ist|sind =1]
`,
  },
]
