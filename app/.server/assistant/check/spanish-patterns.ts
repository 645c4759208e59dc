import type { PatternGroup } from './patterns.ts'

/** Confused words, accents that make another word, agreement, prepositions, marks. */
export const SPANISH_PATTERNS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'es.confused',
    lines: `
[haber>a ver] si|qué|cómo|cuándo|cuánto|dónde|quién|que
# [a ver>haber] {pp}
otra|una|cada|esta|alguna|primera|última|rara|segunda [ves>vez] ^que
¿ [porque>por qué]
[avía|avian|avían>había|habían|habían]
[ermano|ermana|ermanos|ermanas>hermano|hermana|hermanos|hermanas]
[eramos>éramos]
^una|la|las|esta|otra|cada [ola>hola] a|,|{name}
[asta>hasta] luego|pronto|mañana|el|la|que|las|los|ahora
? {word} [por que>porque] el|la|los|las|no|mi|me|se|hay|está|es|tengo|quiero|necesito|ayer|hoy|él|ella|yo
cómo|qué [estas>estás]
#|que|pero|y|porque|si|cuando los|las|mis|tus|sus|nuestros|nuestras|estos|estas|muchos|muchas|algunos|varios {splural} no|se|me|le|lo|nos|ya|también? [{v3gen}>~plural3]
^{prep} ellos|ellas|ustedes no|se|me|le|lo|nos|ya|también? [{v3gen}>~plural3]
{sub}|puede|debe|podría|debería|tiene|de|por|tras|después [a ver>haber] {pp}
[aver>haber] {pp}
[aver>a ver/haber] ^{pp}
[ay|ahí>hay] {num}|un|una|unos|unas|que|muchos|muchas|mucho|mucha|varios|varias|algún|alguna|algo|alguien|nadie|mucha|poca|pocos|tiempo|gente|problemas|demasiado|más|otro|otra|dos|tres
no|también|siempre|ya|todavía|donde|allí|aquí [ay|ahí>hay]
por|de|hasta|desde|está|están|estaba|vive|estoy|ve|quédate|deja [hay>ahí] .|y|mismo|está|abajo|arriba
[hay>ahí] está|están|estaba|vienen|viene|tienes|va
[ahy|hai>hay]
[valla>vaya] a|al|usted|con|bien|donde|por
que [valla>vaya]
^las|unas|estas|esas|de|en|con|y|sus|mis|otras|dos|tres [vallas>vayas] a|al|con|tan|muy|solo|sola|,|.
[vallan|vallamos|valláis>vayan|vayamos|vayáis]
^se [halla>haya] {pp}
? se [halla>haya] {pp}
que|no|quien|cuando [halla>haya] {pp}|un|una|más|algún|problemas
[haiga|haigan>haya|hayan]
[echo>hecho] de
he|has|ha|hemos|han|había|habían|haber|haya|está|estaba|fue|sido|bien|mal|estar [echo|echa|echos|echas>hecho|hecha|hechos|hechas]
te|lo|la|los|se|me [hecho>echo] de
[tuvo>tubo] de
[tubo|tubieron|tube|tubimos|tubiste>tuvo|tuvieron|tuve|tuvimos|tuviste] ^de
[estubo|estube|estubieron|estubimos>estuvo|estuve|estuvieron|estuvimos]
[hiba|hibas|hiban|hibamos|ivamos|iva|ivan|ibamos>iba|ibas|iban|íbamos|íbamos|iba|iban|íbamos]
[asta>hasta] que|el|la|las|los|mañana|ahora|luego|pronto|aquí|hoy|luego
[abeses|aveces|haveces>a veces]
[osea|ósea>o sea]
[porsupuesto>por supuesto]
[derepente>de repente]
[enserio>en serio]
^un|el|del|su|mi|este [sobretodo>sobre todo] ^de|negro
[talvez>tal vez]
[apesar>a pesar]
[atravez|atraves>a través]
a [travez|traves>través]
[almenos>al menos]
[nose>no sé]
[através>a través]
[a parte>aparte] de
[así mismo>asimismo] ,
[sino>si no] {sub}|te|me|se|le|nos|puede|puedes|puedo|quieres|tienes|hay|es|está|llega|llegas|viene|vienes|fuera|hubiera|pago|pagas
no {word} {word}? {word}? , [si no>sino] {word}
, [si no>sino] que|también
#|¿|¡ [porque|porqué|por que>por qué] {v}? {word}? {word}? {word}? {word}? {word}? {word}? {word}? {word}? ?
sé|sabe|saber|entiendo|explica|explicar|pregunta|preguntar|dime|razón|explíqueme|saben|entender|explicarme [porque|porqué>por qué]
[porqué>porque] {sub}|no|el|la|es|me|se|estoy|tengo|hay|está|los|las|mi
el [porque|por qué>porqué]
[a>ha] {pp} ^{n}
él|ella|usted|no|se|me|lo|le|nos|que|ya|nunca|gobierno|empresa|{name} [a>ha] {pp}|sido|estado|hecho|dicho|visto
{sub}|no|se|me|lo|le|nos|que|ya|nunca|los|las|también [e>he] {pp}|sido|estado|hecho|dicho|visto
voy|vas|va|vamos|van|fui|fue|iba|empezó|empieza|ir|vaya|gracias|junto|debido|frente|respecto|ayuda|volver|vuelve|volví|llamar|llamé|escribo|dirijo [ha>a]
[ha>a] el|la|los|las|mi|su|un|una|veces|pesar|través|partir|causa|{inf}
[he>e] {iword}
{word} [asia>hacia] {word}
[has>haz] tu|clic|la|el|lo|una|un
[as>has] {pp}
[cojer|recojer|escojer|protejer|elejir|dirijir|exijir>coger|recoger|escoger|proteger|elegir|dirigir|exigir]
[aún>aun] así|cuando
[aun>aún] no|más|queda|estoy|está|tengo|falta|sigue|hay
[mas>más] de|que|tarde|información|importante|tiempo|grande|alto|rápido|barato|caro|cerca|o|bien|fácil|gente|dinero|{adj}
lo|la|el|los|las|mucho|un|poco|cada|vez|una|algo|nada|qué|que|no|además|día|es|son|muy|años [mas>más]
`,
  },
  {
    family: 'confused',
    rule: 'es.accent',
    lines: `
no|ya|lo|yo|que|nunca|sólo|solo|también|tampoco [se>sé] si|que|cómo|qué|cuándo|dónde|quién|nada|por|cuánto|exactamente|hacer|hablar
yo|lo [se>sé] .|,|muy|todo
[sé>se] {v3}|me|le|lo|la|los|las|nos|puede|llama|trata|encuentra|ha|está|hizo|fue|debe|necesita|vende|pueden
para|de|a|por|sin|hacia|contra|en|sobre [mi>mí] misma|mismo|porque|pero|cuando|fue|era|nada|gusta|sería|también
para|de|a|por|sin|con|hacia|contra [mi>mí] .|,|y|es|me|no|eso|gustaría
a|para [mi>mí] me|no|también|sí
[mí>mi] {n}
[tí>ti]
[tu>tú] eres|tienes|puedes|sabes|quieres|estás|vas|haces|debes|y|mismo|también|no|me|lo|crees|has|dices|vienes|piensas
[tú>tu] {n}
y|que|como|con|eres [tu>tú] .
a|con|para|de|por|sin|ante|entre|según|hacia|sobre [el>él] y|me|se|le|no|nos|es|era|fue|también|porque|cuando|pero
a|con|para|de|por|sin|ante|entre|según|hacia|sobre [el>él] mismo .|,|y|que|a|en
# a [el>él] le|no|me|se|también
[el>él] {v3only}|es|está|tiene|dice|dijo|no|me|se|fue|era|va|quiere|puede|sabe|hace|vive|trabaja|y ^{n}|que
con|para|de|a|por|sin|en|y [el>él] .|,|y {v3}|es|me
[él>el] {mascnoun}
un|taza|tomar|el|de [te>té] .|verde|con|negro|caliente|y
[si>sí] , {word}
que|digo|dijo|claro|por [si>sí] .
[sí>si] {sub}|quieres|puedes|tienes|no|es|hay|fuera|hubiera|tuviera|me|te|se|necesita|necesitas|tengo|puedo
[que>qué] tal ^vez
[que>qué] hora|bonito|bonita|bueno|pena|suerte|horror|lástima|bien ^{v}
¿|¡ por|para|de|con|en? [que|como|cuando|donde|quien|cual|cuanto|cuanta|cuantos|cuantas|cuales|adonde>qué|cómo|cuándo|dónde|quién|cuál|cuánto|cuánta|cuántos|cuántas|cuáles|adónde]
sé|sabe|sabes|saber|pregunta|preguntar|dime|dígame|decirme|explicar|explica|explicarme|entiendo|indicarme|indique|recuerdo|imaginas|informarme [cuando|donde|quien|cual|cuanto|cuantos>cuándo|dónde|quién|cuál|cuánto|cuántos]
ver|veo|vi|ves|ve|sé|sabe|saber|sabía|explica|explicar|explicó|mostrar|muestra|imagina|imaginar|aprender|decir|entender|recuerdo [como>cómo] {inf}|se|me|te|lo|la|le|funciona|está|era|fue|es|son|hacer|puedo|puede|podemos
saber|sé|sabe|sabes|sabía|supe|decidir|decidí|preguntó|pregunté|ver|dime|averiguar|descubrir|pensar|sobre|de [donde|adonde>dónde|adónde] {inf}|está|están|vive|viven|es|voy|vas|va|vamos|queda|se|ir|comer|comprar
saber|sé|sabe|sabes|sabía|sabemos|saben|decidir|explicar|explica|nunca sé|averiguar [que|con que|de que|en que|por que>qué|con qué|de qué|en qué|por qué] {inf}
[como>cómo] estás|está|están|te|se llama|llamas
[este>esté] {ing}|bien|listo|lista|disponible|seguro|segura|contento
que|cuando|donde|no|usted [este>esté] {ing}|bien|listo|disponible|seguro|en|de|a|muy
{sub}|me|no|que|muy|todavía|aún|hoy|ya|siempre [esta>está] {ing}|muy|bien|mal|en|aquí|cerca|lejos|listo|cerrado|abierto|lleno|seguro|disponible|a|de|todo|cansado|cansada|{pp} ^{n}
{n}|{name} [esta>está] {ing}|muy|bien|en|aquí|cerca|lejos|listo|lista|cerrado|cerrada|abierto|abierta|lleno|llena|disponible|a|situado|situada|roto|rota|incluido|sucio|sucia|limpio|limpia|{pp}
{n}|{sub}|no|que [estan>están]
[éste|ésta|éstos|éstas|ése|ésa>este|esta|estos|estas|ese|esa] {n}
`,
  },
  {
    family: 'agreement',
    rule: 'es.agreement',
    lines: `
[habían|hubieron|habrán|habrían|hayan|hubieran>había|hubo|habrá|habría|haya|hubiera] {num}|muchos|muchas|varios|varias|pocos|pocas|unos|unas|demasiados|problemas|personas|más|dos|tres|algunos|algunas|tantos|tantas
[hacen>hace] {num}|muchos|dos|tres|cinco|diez|unos|varios|pocos|algunos años|meses|días|semanas|horas|minutos
la gente|familia|policía no|se|me|lo? [son|están|tienen|quieren|piensan|dicen|hacen|van|pueden|creen|viven|trabajan|saben|necesitan|deben|compran|usan|hablan|fueron|estaban|vinieron|llegaron>es|está|tiene|quiere|piensa|dice|hace|va|puede|cree|vive|trabaja|sabe|necesita|debe|compra|usa|habla|fue|estaba|vino|llegó]
todo el mundo [son|están|tienen|quieren|piensan|dicen|hacen|van|pueden|creen|saben>es|está|tiene|quiere|piensa|dice|hace|va|puede|cree|sabe]
#|que|pero|y|porque|si|cuando los dos|tres|cuatro [es|está|tiene|quiere|puede|hace|va|fue|era|vive|trabaja>son|están|tienen|quieren|pueden|hacen|van|fueron|eran|viven|trabajan]
#|que|pero|y|porque|si|cuando los|las|mis|tus|sus|nuestros|nuestras|estos|estas|esos|muchos|muchas|algunos|varios {plural} {plural}? no|se|me|le|lo|nos|ya|también? [es|está|tiene|quiere|puede|hace|va|debe|fue|era|estaba|había|ha|tenía|necesita|dice|viene|llega|sale|cuesta|parece|gusta|será|llegó>son|están|tienen|quieren|pueden|hacen|van|deben|fueron|eran|estaban|habían|han|tenían|necesitan|dicen|vienen|llegan|salen|cuestan|parecen|gustan|serán|llegaron]
#|que|pero|porque|si el|la|mi|tu|su|este|esta|ese|esa|un|una|cada {single} no|se|me|le|lo|nos|ya? [son|están|tienen|quieren|pueden|hacen|van|deben|fueron|eran|estaban|han|tenían>es|está|tiene|quiere|puede|hace|va|debe|fue|era|estaba|ha|tenía] ^los|las|mis|sus|tus|unos|unas|{plural}
^{prep} ellos|ellas|ustedes no|se|me|lo|le|nos|ya? [es|está|tiene|quiere|puede|hace|va|debe|fue|era|estaba|ha|tenía|sabe|dice|vive|trabaja>son|están|tienen|quieren|pueden|hacen|van|deben|fueron|eran|estaban|han|tenían|saben|dicen|viven|trabajan]
^{prep} nosotros|nosotras no|nos|lo|ya? [es|son|están|tienen|quieren|pueden|hacen|van|fueron|han|tengo|soy|voy|está|va>somos|somos|estamos|tenemos|queremos|podemos|hacemos|vamos|fuimos|hemos|tenemos|somos|vamos|estamos|vamos]
^y|o|ni|como|según yo no|me|lo|le|te|ya? [es|está|tiene|quiere|puede|hace|va|fue|ha|sabe|eres|tienes|estás>soy|estoy|tengo|quiero|puedo|hago|voy|fui|he|sé|soy|tengo|estoy]
tú no|me|lo|te|ya? [es|está|tiene|quiere|puede|hace|va|fue|ha|sabe|debe>eres|estás|tienes|quieres|puedes|haces|vas|fuiste|has|sabes|debes]
me|te|le|nos|les [gusta>gustan] mucho? los|las|estos|estas|mis|sus
me|te|le|nos|les [gustan>gusta] mucho? el|la|{inf}|este|esta
me|te|le|nos|les [duele>duelen] los|las
tú|ayer|te|lo|ya [dijistes|hicistes|fuistes|vinistes|comistes|vistes|pusistes|llegastes|comprastes|hablastes|tuvistes|estuvistes|pudistes|supistes>dijiste|hiciste|fuiste|viniste|comiste|viste|pusiste|llegaste|compraste|hablaste|tuviste|estuviste|pudiste|supiste]
[dijistes|hicistes|fuistes|vinistes|comistes|llegastes|comprastes|hablastes|tuvistes|estuvistes>dijiste|hiciste|fuiste|viniste|comiste|llegaste|compraste|hablaste|tuviste|estuviste]
la gente no|se|me|lo|le? [{v3many}>~v3one]
#|y|que|pero|, todos|todas|muchos|muchas|algunos|algunas|ambos|ambas no|se|me|lo|le? [es|está|tiene|quiere|puede|hace|va|debe|fue|era|estaba|ha|tenía|dice|sabe>son|están|tienen|quieren|pueden|hacen|van|deben|fueron|eran|estaban|han|tenían|dicen|saben]
# [habían|hubieron|habrán>había|hubo|habrá] {plural} ^{pp}
la|una|esta|esa|mi|tu|su|otra|cada|nuestra|misma|única|primera|mucha|toda {femthing} [{adjo}|pasado|próximo|último>~fem] ^{masc}|{mascp}
el|un|este|ese|otro|primer|mismo|único|cada|nuestro {mascthing} [{adja}>~masc] ^{fem}
las|unas|estas|esas|mis|tus|sus|muchas|otras|nuestras|varias|algunas {femponly} [{adjos}>~femp]
los|unos|estos|esos|muchos|otros|nuestros|algunos {masconly} [{adjas}>~mascp] ^{femp}
los|las|unos|unas|mis|tus|sus|muchos|muchas|varios|varias|algunos|algunas|estos|estas|otros|otras|nuestros|nuestras|dos|tres|cuatro|cinco {plural} [{adjsingle}>~adjplural] ^{single}|y|e|en|de
[muchos|pocos|otros|unos|algunos|nuestros|estos|esos|tantos|demasiados|todos {femponly}>muchas|pocas|otras|unas|algunas|nuestras|estas|esas|tantas|demasiadas|todas =1]
[muchas|pocas|otras|unas|algunas|nuestras|estas|esas|tantas|demasiadas {masconly}>muchos|pocos|otros|unos|algunos|nuestros|estos|esos|tantos|demasiados =1]
[muchos|pocos|otros|algunos|tantos|demasiados>muchas|pocas|otras|algunas|tantas|demasiadas] {femponly}
[muchas|pocas|otras|algunas|tantas|demasiadas>muchos|pocos|otros|algunos|tantos|demasiados] {masconly}
[todo>toda] mi|tu|su|la|una|esta|esa|nuestra {fem}
[toda>todo] mi|tu|su|el|un|este|ese|nuestro {masc}
[todos>todas] las|mis|tus|sus|estas|esas|nuestras {femponly}
[todas>todos] los|mis|tus|sus|estos|esos|nuestros {masconly}
[uno>una] {fem}
[uno>un] {masc}
cada|solo|es|ni [uno>una] de las
[primer|tercer|nuestro|otro|mucho|tanto|cuánto|poco>primera|tercera|nuestra|otra|mucha|tanta|cuánta|poca] {fem}
[primera|tercera|nuestra|otra|mucha|tanta|cuánta|poca>primer|tercer|nuestro|otro|mucho|tanto|cuánto|poco] {masc}
un|una|mi|tu|su|el|la|este|esta|ese|esa [grande>gran] {single}
[sus>su] {onesingle} ^{plural}
{sub} y {sub} [es|está|tiene|va|fue|era|estaba|quiere|puede|vive|trabaja>son|están|tienen|van|fueron|eran|estaban|quieren|pueden|viven|trabajan]
[un {fem}>una =1]
[una {masc}>un =1]
[el {fem}>la =1]
[la {masc}>el =1]
[los {femponly}>las =1]
[las {mascp}>los =1]
[este|ese {fem}>esta|esa =1]
[esta|esa {masc}>este|ese =1]
el|un|este {masc} es|está|fue|era? muy|bastante|tan? [{adja}>~masc]
la|una|esta {femthing} es|está|fue|era? muy|bastante|tan? [{adjo}>~fem]
las|unas|estas {femp} son|están|fueron|eran? muy? [{adjos}>~femp]
los|unos|estos {mascp} son|están|fueron|eran? muy? [{adjas}>~mascp]
los|las|unos|unas|mis|tus|sus|dos|tres|cuatro|cinco|muchos|muchas|varios|varias|algunos|algunas|estos|estas|pocos|seis|diez [{single}>~plural] ^{v3}
[la agua|aula|águila|área|alma|arma|hacha>el =1]
[una poco>un poco]
[mucho {femp}>muchas =1]
[mucho {mascp}>muchos =1]
[mucho {fem}>mucha =1]
`,
  },
  {
    family: 'tense',
    rule: 'es.si',
    lines: `
^y|o|preguntó|pregunté|pregunta|preguntar|preguntaba|preguntaron|preguntarle|sé|sabe|sabía|saber|saben|sabemos|duda|dudo|ver|decidir si|s' {sub}|no|me|te|se|lo|la|le|nos|yo? [{cond}>~subjuntivo]
espero|quiero|necesito|ojalá|deseo|esperamos que {sub}|me|te|lo|se|no|todo|usted? [es|está|tiene|puede|viene|va|hace|sabe|estás|puedes|tienes|vienes>sea|esté|tenga|pueda|venga|vaya|haga|sepa|estés|puedas|tengas|vengas]
cuando {sub}|me|te|lo|se|usted? [llegarás|vendrás|tendrás|podrás|llegará|vendrá|tendrá>llegues|vengas|tengas|puedas|llegue|venga|tenga]
`,
  },
  {
    family: 'preposition',
    rule: 'es.preposition',
    lines: `
pienso|piensa|creo|cree|opino|opina|dijo|dice|digo|considero|parece|espero|temo|resulta|imagino|comentó|creemos|pensamos [de que>que]
estoy|está|estamos|están|estar muy|completamente|bastante? seguro|segura|seguros|convencido|convencida [que>de que]
me|se|te doy|di|dio|dimos|da|das cuenta [que>de que]
a pesar [que>de que]
?antes|después [que>de que] ^nada|tú|yo|él|ella|nadie|todo
[en base a>con base en/basándose en]
?[de acuerdo a>de acuerdo con]
[bajo el punto de vista>desde el punto de vista]
[en relación a>en relación con]
[con respeto a>con respecto a]
depende [en|sobre>de] ^que
consiste [de|a>en]
convertirse|convierte|convierten|convirtió|convirtieron|convertido|convertirme [a>en] un|una|el|la|uno|una|los|las
famoso|famosa|famosos|famosas|conocido|conocida|conocidos|conocidas [para>por] su|sus
jugar|juega|juego|juegas|jugamos|juegan|jugaba|jugué|jugó|jugando [el>al] fútbol|golf|tenis|baloncesto|béisbol|voleibol|ajedrez|balonmano
jugar|juega|juego|juegan|jugaba|jugó|jugando a [el>al] fútbol
{person} [quien|quienes>que] no|se|me|te|lo|la|le|nos|es|está|tiene|fue|era|{v3}|{v3gen}|{v3many}
interesado|interesada|interesados|interesadas [a|por>en] {inf}
voy|vas|va|vamos|ir [en>a] {name}
soñé|soñar|soñaba [de|sobre>con]
casado|casada|casarse|casó [a>con]
enamorado|enamorada|enamoró [con>de]
pensar|pienso|piensa|pensando [de|sobre>en] ti|mí|el|la|ella|ellos|mi|eso|tú
vi|veo|conozco|conocí|visité|ayudo|ayudé|llamé|busco|invité|esperar|llamar|visitar|ayudar|conocer|ver [mi>a mi] madre|padre|hermano|hermana|amigo|amiga|jefe|abuela|abuelo|hijo|hija|novia|novio
voy|vas|va|vamos|van [{inf}>a =]
empezar|empezó|empecé|empieza|comenzar|comenzó|aprender|aprendí|ayudar|volver|volvió|enseñar [{inf}>a =]
tengo|tienes|tiene|tenemos [de>que] {inf}
acabo|acaba|trato|trata|tratar|olvidé|termino|terminé [{inf}>de =]
gracias [para>por] 
[a el>al] ^le|se|no|me|y|.|,|también|que
[de {elsmall}>del] ^y|se|no|.|,|que|también
[mas sin embargo>sin embargo]
[hace {num} años atrás>hace =1 años]
[subir arriba>subir]
[bajar abajo>bajar]
[salir afuera|fuera>salir]
[entrar adentro|dentro>entrar]
[vuelvo a repetir>repito]
[más mejor|peor|mayor|menor>=1]
[muy mucho>mucho]
[y {iword}>e =1]
[o {oword}>u =1]
`,
  },
  {
    family: 'punctuation',
    rule: 'es.punctuation',
    lines: `
# [qué|cómo|cuándo|dónde|quién|cuál|cuánto|cuántos|puede|puedes|podría|podrías|tienes|tiene|sabes|sabe|quieres|quiere|hay|está|es|cuánta>~asks] ^#
`,
  },
]
