import { normalise } from '#app/domain/text.ts'
import { compilePatterns, type Words } from './patterns.ts'
import { SPANISH_PATTERNS } from './spanish-patterns.ts'
import type { Token } from './token.ts'

const CONDITIONAL: Readonly<Record<string, string>> = {
  habr: 'hub',
  tendr: 'tuv',
  podr: 'pud',
  har: 'hic',
  querr: 'quis',
  vendr: 'vin',
  dir: 'dij',
  sabr: 'sup',
  pondr: 'pus',
  estar: 'estuv',
  ser: 'fu',
  ir: 'fu',
  saldr: 'sal',
  dar: 'd',
}
const ACCENTED = /[áéíóú]/

/** Our own Spanish rules; `knows` is the dictionary. */
export function createSpanishRules(knows: (word: string) => boolean) {
  const ends = (pattern: RegExp) => (token: Token) => pattern.test(token.lower)
  const plural = (word: string) =>
    [/z$/.test(word) ? `${word.slice(0, -1)}ces` : '', /[aeiouáéó]$/.test(word) ? `${word}s` : `${plain(word)}es`].find(
      (each) => each !== '' && knows(each),
    )
  const singular3 = (word: string) =>
    [word.replace(/aron$/, 'ó'), word.replace(/ieron$/, 'ió'), word.replace(/n$/, '')].find(
      (each) => each !== word && knows(each),
    )
  const isNoun = ({ lower }: Token) => NOUNS_F.has(lower) || NOUNS_M.has(lower)
  const isNounPlural = ({ lower }: Token) =>
    [...candidates(lower)].some((each) => NOUNS_F.has(each) || NOUNS_M.has(each))
  const inPlural =
    (list: ReadonlySet<string>) =>
    ({ lower }: Token) =>
      candidates(lower).some((each) => list.has(each))
  const within =
    (list: ReadonlySet<string>) =>
    ({ lower }: Token) =>
      list.has(lower)
  const adjective =
    (ending: RegExp) =>
    ({ lower }: Token) =>
      ending.test(lower) && ADJECTIVES.has(lower.replace(/[oa]s?$/, ''))
  const words: Words = {
    classes: {
      word: ends(/^\p{L}/u),
      name: (token) => /^\p{Lu}\p{Ll}/u.test(token.text) && token.start > 0,
      num: (token) =>
        /^\d+$/.test(token.text) ||
        /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cien)$/.test(token.lower),
      sub: ends(/^(?:yo|tú|él|ella|usted|ustedes|nosotros|nosotras|ellos|ellas|vosotros)$/),
      pp: ends(
        /^[a-zñ]{2,}(?:ado|ido|ído)$|^(?:hecho|dicho|visto|puesto|escrito|abierto|roto|vuelto|muerto|sido|ido|cubierto|resuelto)$/,
      ),
      inf: (token) =>
        /^[a-zñ]{2,}[aeií]r$/.test(token.lower) &&
        !/^(?:lugar|mujer|ayer|bar|mar|hogar|taller|placer|poder|deber|par|azúcar|calor|militar|familiar|popular|particular|regular|similar)$/.test(
          token.lower,
        ) &&
        knows(token.lower),
      ing: ends(/^[a-zñ]{2,}(?:ando|iendo|yendo)$/),
      v: ends(
        /^(?:no|es|está|hay|tiene|tienes|puede|puedo|vas|va|me|se|te|lo|han|ha|son|están|eres|quieres|hace|haces)$/,
      ),
      v2: (token) =>
        /^[a-zñ]{2,}[aeáé]s$/.test(token.lower) &&
        !isNounPlural(token) &&
        !/^(?:mas|más|tres|mes|además|ideas|cosas|padres|clientes|amigas|redes|clases|partes)$/.test(token.lower) &&
        knows(token.lower) &&
        knows(`${token.lower.slice(0, -1)}n`),
      v3: ends(
        /^(?:es|está|tiene|dice|dijo|fue|era|va|quiere|puede|sabe|hace|vive|trabaja|viene|llegó|habla|come|piensa|cree|necesita|llama|compró|estaba|tenía|habló|hizo|vino|salió|empezó)$/,
      ),
      n: (token) => isNoun(token) || isNounPlural(token),
      single: isNoun,
      plural: (token) => isNounPlural(token),
      splural: (token) => /[^s]s$/.test(token.lower) && token.lower.length > 4 && knows(token.lower),
      v3gen: (token) =>
        /[ae]$/.test(token.lower) &&
        token.lower.length > 3 &&
        knows(`${token.lower}n`) &&
        !isNoun(token) &&
        !LITTLE.has(token.lower),
      v3many: (token) =>
        /(?:aban|ían|aron|ieron|an|en)$/.test(token.lower) &&
        token.lower.length > 4 &&
        !isNoun(token) &&
        knows(token.lower) &&
        singular3(token.lower) !== undefined,
      femthing: ({ lower }) => NOUNS_F.has(lower) && !/^(?:vez|parte)$/.test(lower),
      fem: within(NOUNS_F),
      femponly: (token) =>
        inPlural(NOUNS_F)(token) && !inPlural(NOUNS_M)(token) && !/^(?:lunes|partes|cortes|ordenes)$/.test(token.lower),
      masc: within(NOUNS_M),
      femp: inPlural(NOUNS_F),
      mascp: inPlural(NOUNS_M),
      adj: ends(
        /^(?:importante|grande|difícil|fácil|interesante|barato|caro|rápido|alto|bajo|bonito|cómodo|seguro|antiguo|nuevo|joven|reciente)$/,
      ),
      adjo: adjective(/o$/),
      adja: adjective(/a$/),
      adjos: adjective(/os$/),
      adjas: adjective(/as$/),
      cond: (token) => subjunctiveOf(token.lower, knows) !== undefined,
      iword: ends(/^h?i(?!e)[a-zñáéíóú]{2,}$/),
      oword: ends(/^h?o[a-zñáéíóú]{2,}$/),
    },
    forms: {
      subjuntivo: ({ lower }) => subjunctiveOf(lower, knows),
      v3one: ({ lower }) => singular3(lower),
      plural3: ({ lower }) => `${lower}n`,
      plural: ({ lower }) => plural(lower),
      masc: ({ lower }) => lower.replace(/a$/, 'o'),
      fem: ({ lower }) => lower.replace(/o$/, 'a'),
      mascp: ({ lower }) => lower.replace(/as$/, 'os'),
      femp: ({ lower }) => lower.replace(/os$/, 'as'),
      // A question that is closed and was not opened.
      asks: ({ text }, list, at) => {
        if (/^[¿¡]$/.test(list[at - 1]?.text ?? '')) return undefined
        for (let place = at; place < Math.min(list.length, at + 40); place += 1) {
          const sign = list[place]?.text ?? ''
          if (sign === '?') return `¿${text}`
          if (/^[.!¿¡]$/.test(sign)) return undefined
        }
        return undefined
      },
    },
  }
  return compilePatterns(SPANISH_PATTERNS, words)
}

const plain = (word: string) =>
  /(?:ón|és|án|ín)$/.test(word) ? normalise(normalise(word, 'NFD').replace(/\u0301/g, ''), 'NFC') : word

/** The possible singulars of a plural. */
function candidates(word: string): string[] {
  if (!word.endsWith('s')) return []
  const stem = word.slice(0, -2)
  const accented = stem.replace(/([aeio])n$/, (_, vowel: string) => `${{ a: 'á', e: 'é', i: 'í', o: 'ó' }[vowel]}n`)
  return [word.slice(0, -1), ...(word.endsWith('es') ? [stem, accented, `${word.slice(0, -3)}z`] : [])]
}

function subjunctiveOf(conditional: string, knows: (word: string) => boolean): string | undefined {
  const parts = /^([a-zñ]+r)(ía|ías|íamos|ían)$/.exec(conditional)
  if (parts === null || ACCENTED.test(parts[1] ?? '')) return undefined
  const [, stem = '', ending = ''] = parts
  const tail = { ía: 'a', ías: 'as', íamos: 'amos', ían: 'an' }[ending] ?? 'a'
  const strong = CONDITIONAL[stem]
  const bases =
    strong !== undefined
      ? [`${strong}iera`, `${strong}era`]
      : /ar$/.test(stem)
        ? [`${stem}a`]
        : [`${stem.slice(0, -2)}iera`, `${stem.slice(0, -2)}yera`]
  const found = bases.find(knows)
  if (found === undefined) return undefined
  if (ending !== 'íamos') return found.slice(0, -1) + tail
  return `${found.slice(0, -1).replace(/ar$/, 'ár').replace(/er$/, 'ér')}amos`
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const NOUNS_F = list(
  'semana casa cosa persona ciudad empresa carta tienda vez mañana tarde noche hora fecha reunión situación información solución habitación respuesta pregunta factura oferta idea vida familia madre hermana hija amiga mujer gente calle puerta mesa silla ventana cocina comida cena película música historia escuela universidad clase lengua palabra página foto cuenta tarjeta compra venta ayuda razón opinión experiencia entrega caja llamada dirección playa montaña parte forma manera atención calidad cantidad tierra luz sal leche carne fruta verdura ropa camisa falda chaqueta salud enfermedad medicina cabeza mano cara voz red aplicación herramienta versión lista nota ley política economía sociedad cultura educación investigación tecnología energía naturaleza oportunidad posibilidad necesidad responsabilidad actividad decisión organización profesora directora abuela tía prima novia vecina jefa clienta alumna estudianta moto bicicleta excursión estación parada canción fiesta boda bolsa escalera entrada cama flor piedra bufanda taza botella cuchara sopa naranja manzana iglesia plaza carretera lluvia nieve nube estrella luna sangre boca nariz oreja pierna rodilla espalda tarea obra duda clave pantalla máquina pieza multa deuda firma bebida sonrisa mirada',
)
const NOUNS_M = list(
  'problema tema sistema programa día mes año libro trabajo coche amigo hermano hijo padre hombre niño cliente jefe director profesor alumno producto servicio pedido precio dinero tiempo lugar país pueblo barrio edificio hotel restaurante baño cuarto piso suelo jardín parque camino viaje avión tren autobús billete documento informe correo mensaje teléfono ordenador móvil número idioma ejercicio examen curso proyecto plan equipo partido juego deporte arte cuadro cine teatro mercado supermercado banco hospital médico abogado ingeniero abuelo tío primo novio vecino perro gato árbol mar río sol cielo agua pan queso vino café té azúcar plato vaso zapato vestido pantalón color momento minuto segundo siglo mundo cambio error fallo éxito motivo caso ejemplo mapa clima planeta poema idiomas gobierno presidente fin objetivo resultado paquete retraso contrato sueldo derecho futuro pasado verano invierno otoño fin regalo ascensor concierto invitado conductor abrigo sombrero pájaro pescado arroz premio salario empleo negocio acuerdo aviso alquiler pasillo muro barco lago viento frío grupo periódico texto capítulo título dibujo espejo reloj anillo bosque puente',
)
const LITTLE = list(
  'para sobre entre cada nada desde donde cuando siempre ahora mientras contra casa este esta fuera cerca vuelta grande importante diferente bastante durante mediante ante tarde parte gente noche dentro adelante blanca nueva buena mala pequeña larga alta baja toda otra misma sola cara rica bella sana clara rara mixta',
)
const ADJECTIVES = list(
  'buen mal pequeñ bonit nuev viej car barat rápid lent alt baj cort larg blanc negr roj amarill cansad content enferm list cerrad abiert limpi rot perfect list simpátic antipátic tranquil segur peligros famos hermos guap fe gord delgad fri llen vací suci incluid rotund estrech anch modern antigu cómod incómod necesari complicad aburrid divertid maravillos delicios ruidos equivocad correct incorrect ocupad disponibl pequen satisfech',
)
