import { KNOWN_LANGUAGES, type KnownLanguage } from '../facts/fact.ts'
import { words } from '../sentences.ts'

/** The most frequent words of each language that mean little by themselves and never are the topic of a text. */
const FUNCTION_WORDS: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: set(
    'the of and a to in is was he for it with as his on be at by i this had not are but from or have an they which one you were all her she there would their we him been has when who will no more if out so what up its about into than them can only other time some could these two may then do first any my now such like our over man me even most made after also did many off before must well back through years where much your way down should because each just those people how too little us very make still see own work long get here between both being under never',
  ),
  es: set(
    'de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa estos mucho quienes nada muchos cual poco ella estar estas algunas algo nosotros son fue ser es era está tiene han ha hace puede cada así si mi tu te fueron sido había',
  ),
  pt: set(
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe deles essas esses pelas este fosse dele tu te vocês vos lhes meus minhas teu tua nosso nossa são porque cada pode ainda assim onde sobre',
  ),
  fr: set(
    'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec on son aux ou comme mais nous elle ses leur cette deux été être était aussi même fait ces sans peut tout où sous leurs après ont très avant encore vous je tu ils elles y donc si lui dont entre quand bien ni car chez cet mon ma mes ton ta tes notre nos votre vos moi toi eux avait ainsi depuis alors tous toute toutes fut sera soit cela rien peu trop quelque quelques chaque d l n s c j m t qu',
  ),
  de: set(
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ich hatte kann gegen vom können schon wenn habe seine ihre dann unter wir soll eines jahr zwei jahren diese dieser wieder keine uhr seiner worden will zwischen immer ihr was beim ihm du dich mich uns euch sowie ihren seit muss doch jetzt waren drei jedoch damit ohne dort hier alle etwas ihrer selbst sehr weil',
  ),
}

/** True for a word that means little by itself in this language. */
export function isFunctionWord(word: string, language: KnownLanguage): boolean {
  return FUNCTION_WORDS[language].has(word.toLowerCase().replaceAll('’', "'"))
}

/**
 * Guesses the language by the frequent words of a text, if one language clearly leads; null otherwise, which includes other
 * languages and texts without sentences.
 */
export function guessLanguage(text: string): KnownLanguage | null {
  const list = words(text.slice(0, 5_000)).flatMap((word) => word.toLowerCase().split(/['’]/))
  if (list.length === 0) return null
  const shares = KNOWN_LANGUAGES.map((language) => ({
    language,
    share: list.filter((word) => FUNCTION_WORDS[language].has(word)).length / list.length,
  })).sort((one, other) => other.share - one.share)
  const [best, next] = shares
  if (best === undefined || next === undefined || best.share < 0.15) return null
  return best.share - next.share >= 0.05 ? best.language : null
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
