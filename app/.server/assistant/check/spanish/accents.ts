import type { PatternGroup } from '../patterns.ts'

const pairsOf = (list: string) => list.split(' ').map((pair) => pair.split(':'))
const side = (pairs: readonly string[][], at: 0 | 1) => pairs.map((pair) => pair[at]).join('|')

/** Without their mark these are rare words or rare verb forms, which is why the dictionary knows them. */
const UNMARKED = pairsOf(
  'arboles:árboles montanas:montañas linea:línea lineas:líneas genero:género generos:géneros serian:serían suenos:sueños ademas:además ojala:ojalá jamas:jamás numero:número numeros:números medico:médico medicos:médicos titulo:título titulos:títulos articulo:artículo articulos:artículos capitulo:capítulo capitulos:capítulos maquina:máquina maquinas:máquinas pagina:página paginas:páginas estomago:estómago lampara:lámpara lamparas:lámparas lagrima:lágrima lagrimas:lágrimas ultimo:último ultima:última ultimos:últimos ultimas:últimas japones:japonés mio:mío mia:mía',
)
/** The word before tells them from a verb or from another noun. */
const AFTER_DETERMINER = pairsOf(
  'publico:público practica:práctica practicas:prácticas fabrica:fábrica fabricas:fábricas ingles:inglés rio:río frio:frío bebe:bebé papa:papá mama:mamá termino:término limite:límite credito:crédito deposito:depósito transito:tránsito calculo:cálculo circulo:círculo',
)

/** Words that lost their mark, and verbs of the past that became another person without it. */
export const ACCENT_PATTERNS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'es.accent',
    lines: `
{num}|uno|y|los|muchos|varios|pocos|unos|algunos|estos|últimos|primeros|próximos [anos>años]
{num}|un|este|ese|el|cada|próximo|pasado|todo [ano>año]
de [anos>años]
^la|una [sera>será]
en|habla|hablan|hablar|hablo|hablas|hablamos|aprender|estudio|estudiar|estudia|y [ingles>inglés] ^de
[estas>estás] {ing}
una|la|mi|su|nuestra|este|esta [bebe>bebé] ^{word}|agua|leche|mucho
no [se>sé] .
yo|también [se>sé] que|mucho|poco|nada|todo|sobre
que|y|pero|#|cuando|donde|porque [el>él] {wrote}
me [llamo>llamó] la atención
muy [chevere>chévere]
[cuidad|cuidades>ciudad|ciudades]
^{plural} [seria>sería] a|en|algo|perfecto|perfecta|muy|increíble|maravilloso|ideal|bueno|divertido|tan|que|para|como|mi|si|fantástico|estupendo|agradable|interesante
mi|me|se|que|también|no|lo|esto|eso|ideal|perfecta [seria>sería] ^y|,|.
[sera>será] un|una|el|la|muy|mejor|más|en|posible|necesario
{sub}|{name}|pero|y|también|siempre|ya|que|se|me [esta>está] {pp}|en|muy|loco|loca|soltero|soltera|enfermo|enferma|contento|contenta|feliz|triste|enojado|enojada|casado|casada|preocupado|preocupada|al|siendo|ahora ^{n}
{plural} no|se|ya|también|me|le|nos? [habia|tenia|hacia|seria|podia|debia|queria|decia|venia|estaria|sabia>habían|tenían|hacían|serían|podían|debían|querían|decían|venían|estarían|sabían]
si|que|#|y|cuando|pero|porque|como [tu>tú] {v2}
^yo|me|te|se|lo [${side(UNMARKED, 0)}>${side(UNMARKED, 1)}]
el|un|al|del|mi|su|este|mucho|hace|hacía|nuestro [${side(AFTER_DETERMINER, 0)}>${side(AFTER_DETERMINER, 1)}] ^{v3}|que
la|una|mi|tu|su|nuestra|esta [practica|fabrica>práctica|fábrica] ^{v3}|que
?la|una [mama>mamá]
mi|tu|su [papa|mama>papá|mamá] ^izquierda|derecha
acuerdo|acuerdas|acuerda [donde|cuando|quien|cual>dónde|cuándo|quién|cuál]
{word} [mas>más] ^no|sí|nunca|tampoco|también|eso|aun
# [mas>más] {adj}|de|tarde|información|allá
no|ya|lo|yo|nunca|tampoco [se>sé] cuál|cuáles|cuánta|cuántos|cuántas|adónde|ni|dónde
^la|una|que [tenia>tenía]
no|lo|yo|ya|nadie|nunca|que|se [sabia>sabía] que|si|qué|cómo|cuándo|dónde|nada|lo|la|el|muy|.|,|de
^{plural} [seria>sería] mejor|un|una|bueno|posible|genial|bonito|bueno|necesario|importante|lo|el|la|más|muy|fácil|difícil
[hacia>hacía] frío|calor|falta|años|meses|mucho|buen|mal|viento|sol|dos|tres|tiempo
[hecha|hecho|hechan>echa|echo|echan] agua|humo|chispas|gasolina
[hechar|hechado|hechando|hecharon|hecharle|hechale>echar|echado|echando|echaron|echarle|échale]
? por [si haya>si hay]
primera|última|segunda|tercera|cada|rara|otra|alguna [ves>vez]
?^razón|motivo|causa|motivos|razones [por que>porque] {v3many}|{v3gen}
#|que|y|cuando el|la|mi|tu|su|nuestro|nuestra|un|una {single} [{pres1}>~past3] ayer|anoche|anteayer
se [{pres1}>~past3] ^{word}|que
se [{pres1}>~past3] a|al|con|de|en|el|la|los|las|un|una|muy|mucho|todo|bien|mal|por|para|hace|ayer|cuando|que
^para|con|a|por|de|en|sin|ante|entre él|ella|usted|nadie|alguien no|se|me|nos|le|lo|la|les|te? [{pres1}>~past3]
#|que|y|cuando el|la|mi|tu|su|nuestro|nuestra|este|esta|un|una {single} no? se|nos|le|les [{pres1}>~past3]
?#|que|y|cuando el|la|mi|tu|su|nuestro|nuestra|este|esta|un|una {single} no? [{pres1verb}>~past3] a|al|el|la|los|las|un|una|que|con|de|en|por|muy|mucho|tanto
? {name} no|me|nos|le? [{pres1verb}>~past3] a|al|el|la|los|las|un|una|que|con|en|por|muy|mucho|tanto
ayer|anoche|anteayer no|me|te|le|les|lo|la|los|las|se|ya? [{subj1}>~past1] ^{n}
?^que yo|ya me|te|le|les|lo|la|los|las|no? [{subj1}>~past1] el|la|los|las|un|una|mi|con|a|al|en|todo|por|tres|dos|su
primer|segundo|tercer|último|mismo|nuevo|siguiente|medio|mi|por|al|del [ano>año] ^{v3}
? [anos>años]
? [tenia>tenía] ^intestinal
? [futbol|beisbol>fútbol|béisbol]
#|que|y|pero|cuando|porque|como|donde|aunque [el>él] es|era|fue|tiene|tenía|está|estaba|ha|había|va|iba|hace|hizo|dice|dijo|puede|podía|quiere|quería|vive|vivía|sabe|sabía|nació|murió|ganó|trabaja|trabajaba|estudia|juega|toca|canta|escribe|me|se|le|te|nos
de|con|para|por|sin|sobre|en [el>él] ,
qué [paso>pasó]
? lo que [paso>pasó]
? no|se|que|él|ella|siempre|me|le|nos [hacia>hacía] ^el|la|los|las|un|una|mí|ti|él|ella|abajo|arriba|atrás|adelante|allí|allá|donde
para|a|de|por|en|sin [mi>mí] ,|me|es|porque
eso|ahora|claro [si>sí] que
que [si>sí] ,
? # [si>sí] , ^según|por|en|como|al
? sé|sabe|sabía|saber|pregunta|preguntó|entiendo|explica [quien|donde|cuanto|cual>quién|dónde|cuánto|cuál]
no sé|sabe|sabía|sabemos [que>qué] hacer|decir|pensar|comer|poner|significa|pasa|pasó
[primero|tercero>primer|tercer] día|año|mes|lugar|momento|amor|trabajo|viaje|libro|hijo|piso|semestre|grado|nivel|paso|capítulo|premio|partido|disco|álbum
no [esta|estan>está|están] en|de|aquí|bien|mal|muy|disponible|claro|lista|listo|abierto|cerrado|incluido|permitido
ya|todavía|aún|siempre|ahora|hoy|también [esta|estan>está|están] {pp}|{adjo}|{adja}|{adjos}|{adjas}|muy|bien|mal|libre|aquí|todo|disponible|.
`,
  },
  {
    family: 'agreement',
    rule: 'es.agreement',
    lines: `
[mi|tu|su>mis|tus|sus] {plural}
#|que|y|cuando|porque los|las|mis|tus|sus|nuestros|nuestras|estos|estas {splural} no|ya|me|te|se|le|lo|nos|todavía|también? [a|ha>han] {pp}
me|te|le|nos|les [duelen|gustan|faltan|encantan>duele|gusta|falta|encanta] un|una|mi|su
{plural} que me|te|le|nos|les [gusta|encanta|interesa|falta|sirve|duele|queda>gustan|encantan|interesan|faltan|sirven|duelen|quedan]
{plural} que a todos|todas|mí|ti|él|ella|usted|mucha? me|te|le|nos|les [gusta|encanta|interesa|falta|sirve|duele|queda>gustan|encantan|interesan|faltan|sirven|duelen|quedan]
^{prep} nosotros|nosotras no|nos|lo|ya|también|siempre? [{v3gen}>~four]
^y|o|ni|que|como|según|excepto yo no|lo|la|te|le|ya|también|siempre? [{v3gen}>~one]
`,
  },
]
