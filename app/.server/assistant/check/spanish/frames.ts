import type { PatternGroup } from '../patterns.ts'

const PLACES =
  'casa|escuela|playa|clase|universidad|iglesia|tienda|biblioteca|cine|trabajo|parque|ciudad|restaurante|centro|concierto|fiesta|hospital|oficina|montaña|aeropuerto|gimnasio|museo'
const WENT =
  'fui|fuimos|voy|va|vamos|van|ir|iba|íbamos|iban|llegué|llegó|llegamos|llegaron|llegar|viajé|viajó|viajamos|viajar|regresé|regresó|regresamos|volví|volvió|volvimos|volver|caminé|caminamos'
const STATES =
  'cansado|cansada|enfermo|enferma|enojado|enojada|ocupado|ocupada|preocupado|preocupada|emocionado|emocionada|sentado|sentada|contento|contenta|acostumbrado|acostumbrada'
const MODAL =
  'quiero|quieres|quiere|queremos|quieren|quería|puedo|puedes|puede|podemos|pueden|podía|podría|debo|debe|debes|debemos|deben|debería|necesito|necesita|necesitamos|prefiero|prefiere|espero|deseo|deseamos|suele|suelo|solía|logré|intenté|intento|decidí|decidió|pude|pudo|pudimos'

/** What a learner's clause often lacks or has in the wrong form. */
export const SPANISH_FRAMES: readonly PatternGroup[] = [
  {
    family: 'agreement',
    rule: 'es.agreement',
    lines: `
los|las|mis|tus|sus|nuestros|nuestras|estos|estas|algunos|algunas {plural} no|se|me|te|le|lo? [{fut3}>~plural3]
^{prep} tú también|siempre|nunca|ya [es|está|tiene|quiere|puede|hace|va|fue|ha|sabe|debe>eres|estás|tienes|quieres|puedes|haces|vas|fuiste|has|sabes|debes]
{femp} fueron|son|están|estaban|eran|quedaron|quedan muy|ya|todas? [{ppsingle}>~femplural] .|,|por|en|y|a|con|de
^{femp} fueron|son|están|estaban|eran|quedaron|quedan muy|ya|todos? [{ppsingle}>~mascplural] .|,|por|en|y|a|con|de
ella es|está|era|fue|estaba|parece|parecía muy|tan|bastante|más|siempre|también? [{adjo}>~fem] .|,|y|pero|porque|con|que|en|de|cuando
ellas son|están|eran|fueron|estaban muy|tan|bastante|más? [{adjo}|{adja}>~femplural] .|,|y|pero|porque|con|que|en|de|cuando
ellas son|están|eran|fueron|estaban muy|tan|bastante|más? [{adjos}>~femp] .|,|y|pero|porque|con|que|en|de|cuando
ellos|{mascp} son|están|eran|fueron|estaban muy|tan|bastante|más? [{adjo}|{adja}>~mascplural] .|,|y|pero|porque|con|que|en|de|cuando
son|somos|eran|éramos|están|estamos|estaban|estábamos|fueron muy|tan|bastante|más [{adjo}>~mascplural] .|,|y|pero|porque|con|que|en|cuando
son|somos|eran|éramos|están|estamos|estaban|estábamos|fueron muy|tan|bastante|más [{adja}>~femplural] .|,|y|pero|porque|con|que|en|cuando
son|somos|eran|éramos|están|estamos|estaban|estábamos|fueron muy|tan|bastante|más|siempre? [{adjsingle}|feliz>~adjplural] .|,|y|pero|porque|con|que|en|cuando|juntos
ellos|ellas|nosotros|nosotras|ustedes son|somos|están|estamos|eran muy|tan|más|bastante? [{adjsingle}|feliz>~adjplural]
mi|tu|su|el|un|nuestro {mascthing} de {n} [favorita|preferida>favorito|preferido]
mi|tu|su|la|una|nuestra {femthing} de {n} [favorito|preferido>favorita|preferida]
mi|tu|su|el|nuestro {mascthing} [favorita|preferida>favorito|preferido]
mi|tu|su|la|nuestra {femthing} [favorito|preferido>favorita|preferida]
mis|tus|sus|nuestras|las|dos|tres|muchas {femponly} [favorito|favoritos|favorita|preferido>favoritas|favoritas|favoritas|preferidas]
mis|tus|sus|nuestros|los|dos|tres|muchos {masconly} [favorito|favoritas|favorita|preferido>favoritos|favoritos|favoritos|preferidos]
pelo|cabello [{adja}>~masc]
ojos [{adjo}|{adja}>~mascplural]
tengo|tiene|tenemos|tienen|hay|con|es|era|fue|sin una [{femthing} {adjo}>=0 =1~fem] .|,|y|que|en|para|de|con
tengo|tiene|tenemos|tienen|hay|con|es|era|fue|sin un [{mascthing} {adja}>=0 =1~masc] .|,|y|que|en|para|de|con
una|la|esta|otra muy? [{adjo} {femthing}>=0~fem =1] ^{masc}
un|el|otro muy? [{adja} {mascthing}>=0~masc =1] ^{fem}
unas|las|estas|muchas|sus|mis [{adjos} {femponly}>=0~femp =1]
unos|los|estos|muchos|sus|mis [{adjas} {masconly}>=0~mascp =1]
las|unas|muchas|estas {femponly} más|muy|tan [{adjos}>~femp]
los|unos|muchos|estos {masconly} más|muy|tan [{adjas}>~mascp]
la|una|mi|tu|su|esta {femthing} más|muy|tan [{adjo}>~fem]
el|un|mi|tu|su|este {mascthing} más|muy|tan [{adja}>~masc]
tengo|tiene|tenemos|tienen|tuve|tenía|hay|con|por|de|en [dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez {onesingle}>=0 =1~plural]
[bueno|malo|primero|tercero|alguno|ninguno>buen|mal|primer|tercer|algún|ningún] {mascthing}
`,
  },
  {
    family: 'verb_form',
    rule: 'es.verb_form',
    lines: `
pido|pide|piden|pedimos|pidió|ruego|rogamos|quiero|queremos|quieren|espero|esperamos|necesito|necesitamos|recomiendo|recomendamos|aconsejo|exijo|exigimos|prefiero que no|me|te|se|le|lo|nos|les|los|las|la? [{indic}>~subj]
le|les|te|os pido|pedimos|ruego|rogamos|recomiendo|aconsejo que {sub}|usted|ustedes|todos no|me|se|nos|lo|la? [{indic}>~subj]
es necesario|importante|mejor|posible|preciso que {sub}|todos|ustedes? no|me|se|nos|lo|la? [{indic}>~subj]
espero|quiero|necesito|puedo|debo|prefiero|deseo|queremos|esperamos [a>] {infclitic}
voy|vas|va|vamos|van|iba|iban a [{v3gen}>~inf]
${MODAL} [{v3gen}|{pres1verb}>~inf] ^que
me|te|le|nos|les gusta|gustaba|gustaría|encanta|encantaba|gustó [{gerund}|{v3gen}|{pres1verb}>~inf]
de|para|por|sin|a|hasta|al [{gerund}>~inf]
después|antes de [{v3gen}|{pres1verb}>~inf]
?para [{pres1verb}>~inf] el|los|las|un|una|mi|mis|tu|su|sus
tengo|tienes|tiene|tenemos|tienen|tenía|tuve|tuvimos|hay|había que [{v3gen}|{pres1verb}>~inf]
[soy|eres|es|somos|son|era|eran {gerund}>estoy|estás|está|estamos|están|estaba|estaban =1]
`,
  },
  {
    family: 'confused',
    rule: 'es.accent',
    lines: `
el|un|del|al|este|ese|otro|algún|ningún|primer|nuestro|gran|cada|los|unos|estos|nuestros|otros [{unmarkedmasc}>~marked]
una|unas|esta|estas|otra|otras|alguna|nuestra|primera|gran|mucha|muchas|toda [{unmarkedfem}>~marked]
mi|tu|su|mis|tus|sus [{unmarked}>~marked]
? la|las|de|en|por|con|sin|y [{unmarked}>~marked] .|,|de|del|que|y|es|era
? {fem} [{unmarkedfem}>~marked] .|,|y|de|del
? {masc} [{unmarkedmasc}>~marked] .|,|y|de|del
`,
  },
  {
    family: 'confused',
    rule: 'es.ser_estar',
    lines: `
# [esta|estan>está|están] cerca|lejos|bien|mal|aquí|allí|muy|{ing}|abierto|cerrado|roto|lleno
[estoy|estaba un|una {person}>soy|era =1 =2]
[estoy|estás|está|estamos|están|estaba|estaban de {name}>soy|eres|es|somos|son|era|eran =1 =2] ^{n}|vuelta|vacaciones|acuerdo
[soy|somos ${STATES}>estoy|estamos =1]
[soy muy|tan|bastante ${STATES}>estoy =1 =2]
? mi|tu|su|la|el casa|universidad|escuela|ciudad|familia|pueblo|hotel|apartamento|hermano|hermana|madre|padre|amigo|amiga [es|son>está|están] en
? [soy|eres|es|somos|son en {name}|casa|clase>estoy|estás|está|estamos|están =1 =2]
`,
  },
  {
    family: 'preposition',
    rule: 'es.preposition',
    lines: `
${WENT} [en>a] la|mi|tu|su|el|nuestra|los|las ${PLACES}
${WENT} [a la {masconly1}>al =2]
${WENT} [al {femonly1}>a la =1]
[del {femonly1}>de la =1] ^{masc}|y
? trabajé|trabajó|trabajamos|hablé|hablamos|hablaron|estudié|estudiamos|viví|vivió|vivimos|esperé|esperamos|jugué|jugamos|jugaron|dormí|caminé|caminamos|estuve|estuvimos|bailamos|nadamos|he|ha|hemos [para>por/durante] {num}|muchas|muchos|varias|varios|unas|unos|una|un horas|días|meses|años|semanas|minutos|hora|semana|mes|año
creo|pienso|opino|digo|piensa|cree|pensé|creía [es|está|son|soy|tiene|tengo|fue|era|hay|están|va|voy|puede|puedo|fueron|eran|estaba>que =] ^que
conozco|conocí|veo|vi|visité|ayudo|ayudé|llamé|amo|extraño|invité|abracé|besé|cuido|busco [mi|mis|tu|sus|su {person}>a =0 =1]
conozco|conocí|vi|visité|ayudé|llamé|extraño|invité [el {person}>al =1]
?[en lunes|martes|miércoles|jueves|viernes|sábado|domingo>el =1]
[en los lunes|martes|miércoles|jueves|viernes|sábados|domingos>los =2]
[por ejemplo de>por ejemplo]
[mucho>muy] {adjo}|{adja}|{adjos}|{adjas}|{adjsingle}|feliz|felices|tarde|temprano|bien|mal|lejos|cerca ^que|mejor
`,
  },
  {
    family: 'confused',
    rule: 'es.confused',
    lines: `
[my>mi] {n}
, [por que>porque] el|la|los|las|no|me|se|hay|está|es|tengo|necesito
? digan|dígame|díganme|dime|digas|indique|indíqueme|indiquen|explique|saber|sabemos|averiguar [que>qué] {n} {v3many}|{v3gen}|{pres1}
[mi>me] gusta|gustan|gustaba|gustaría|encanta|llamo|parece|siento|levanto|acuesto|ducho|voy|encantan|dijo|dio|hace
[yo>me] gusta|gustan|encanta|encantan
[el>él] y yo
yo y [el>él]
[su>sus] {plural} ^de
?[esto>este] {mascthing}
?[esto>esta] {femthing}
?[eso>ese] {mascthing}
?[eso>esa] {femthing}
`,
  },
]
