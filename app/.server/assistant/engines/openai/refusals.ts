/** A refusal of a model in words, in one language: how it begins, and what it says within its first sentences. */
type Refusal = { starts: readonly string[]; says: RegExp }

const REFUSALS: readonly Refusal[] = [
  {
    starts: [
      "i'm sorry",
      "i'm so sorry",
      "i'm really sorry",
      'i must respectfully',
      'i respectfully decline',
      'it is not appropriate',
      "it's not appropriate",
      "i'm very sorry",
      'i am sorry',
      'i apologize',
      'i apologise',
      'sorry',
      'my apologies',
      'unfortunately',
      'as an ai',
      'as a language model',
      "i can't",
      'i cannot',
      'i can not',
      "i'm unable",
      'i am unable',
      "i'm not able",
      'i am not able',
      "i won't",
      'i must decline',
      'i have to decline',
      "i'm not comfortable",
      "i don't feel comfortable",
      "i'm afraid i can",
    ],
    says: /(?:can't|cannot|can not|unable to|not able to|won't|decline|not (?:be )?appropriate|not comfortable|don't feel comfortable|against my)[^.!?]{0,120}\b(?:assist|help|fulfil|comply|provide|process|complete|rewrite|rephrase|translate|summari|generate|create|engage|continue|support|respond|this|that|content|request)/i,
  },
  {
    starts: [
      'lo siento',
      'lo lamento',
      'lamento',
      'disculpa',
      'perdón',
      'como modelo',
      'como ia',
      'como asistente',
      'no puedo',
    ],
    says: /no (?:puedo|me es posible|estoy en condiciones)[^.!?]{0,120}(?:ayud|asist|cumplir|solicitud|petición|contenido|proporcion|proces|traduc|reescrib|eso|esto)/i,
  },
  {
    starts: [
      'je suis désolé',
      'je suis vraiment désolé',
      'désolé',
      'je regrette',
      'en tant qu',
      'je ne peux',
      'je ne puis',
      "je m'excuse",
    ],
    says: /ne (?:peux|puis|suis pas en mesure)[^.!?]{0,120}(?:aid|assist|demande|contenu|répond|trad|fourni|trait|reformul|cela)/i,
  },
  {
    starts: [
      'es tut mir',
      'tut mir leid',
      'entschuldigung',
      'leider',
      'als ki',
      'als sprachmodell',
      'ich kann',
      'dabei kann ich',
      'das kann ich',
    ],
    says: /das kann ich[^.!?]{0,30}nicht|kann[^.!?]{0,120}(?:nicht|keine?n?)[^.!?]{0,80}(?:helf|behilflich|anfrage|unterstütz|inhalt|erfüll|bearbeit|übersetz|nachkomm)|(?:bei|anfrage|damit)[^.!?]{0,80}kann ich[^.!?]{0,40}nicht|kann[^.!?]{0,60}(?:anfrage|inhalt)[^.!?]{0,30}nicht/i,
  },
  {
    starts: ['mi dispiace', 'spiacente', 'non posso', 'come ia', 'come modello', 'purtroppo'],
    says: /non (?:posso|sono in grado)[^.!?]{0,120}(?:aiut|assist|richiesta|contenut|fornir|tradur)/i,
  },
  {
    starts: [
      'desculpe',
      'me desculpe',
      'sinto muito',
      'lamento',
      'infelizmente',
      'como modelo',
      'como um modelo',
      'não posso',
      'peço desculpa',
    ],
    says: /não (?:posso|consigo|me é possível)[^.!?]{0,120}(?:ajud|auxili|atender|solicita|pedido|conteúdo|fornec|traduz|isso)/i,
  },
  {
    starts: ['извините', 'простите', 'к сожалению', 'я не могу', 'как ии', 'прошу прощения', 'мне жаль'],
    says: /не (?:могу|в состоянии)[^.!?]{0,120}(?:помо|запрос|выполн|предостав|перевес)/i,
  },
  { starts: ['申し訳', 'すみません', 'ごめんなさい'], says: /(?:できません|いたしかねます|対応でき|お手伝い)/ },
  { starts: ['죄송', '미안'], says: /(?:도와|도움|요청|제공|처리|번역)[^.!?]{0,40}(?:수 없|어렵)/ },
  {
    starts: ['抱歉', '对不起', '很抱歉', '非常抱歉', '我无法', '我不能'],
    says: /(?:无法|不能|没办法)[^。！？]{0,40}(?:帮|协助|请求|提供|满足|完成|处理|内容|回答|翻译)/,
  },
  {
    starts: ['عذر', 'آسف', 'أعتذر', 'أنا آسف', 'للأسف', 'لا أستطيع', 'لا يمكنني'],
    says: /(?:لا أستطيع|لا يمكنني|لست قادر)[^.!؟]{0,80}(?:مساعد|طلب|توفير|تلبية|ترجم)/,
  },
]

/** The longest refusal in words; a longer answer does something. */
const LONGEST = 500
/** What only a model says of itself. */
const OF_A_MODEL =
  /\b(?:as an ai|language model|sprachmodell|modelo de (?:lenguaje|linguagem)|modèle de langage|content policy|guidelines)\b|языковая модель|言語モデル|语言模型/i
/** Words with which a text of a person regrets or cannot do something; an answer that says the same retells it. */
const REGRET =
  /sorry|apolog|regret|unable|unfortunately|can['’]?t|cannot|can not|won['’]t|lo siento|lament|no pued|no pod|disculp|désolé|regret|ne peu|ne pouv|excus|leid|leider|entschuld|kann|können|dispiac|purtroppo|non poss|non può|sinto muito|infelizmente|não poss|não pod|não consig|desculp|извин|сожален|не мо[гж]|申し訳|すみません|できません|죄송|없습니다|抱歉|对不起|无法|不能|عذر|آسف|أعتذر|للأسف|لا يمكن|لا أستطيع/i

const folded = (text: string) =>
  text
    .trimStart()
    .replaceAll('’', "'")
    .replace(/^[*_"“¡]{1,3}/, '')
    .toLowerCase()

/** Whether the start of an answer is, or may become, the start of a refusal. */
export function mayRefuse(start: string): boolean {
  if (start.length > LONGEST) return false
  const text = folded(start.slice(0, 60))
  return REFUSALS.some(({ starts }) => starts.some((one) => text.startsWith(one) || one.startsWith(text)))
}

/** Whether a whole answer refuses the task in words instead of doing it. `input` is the text that it should have worked on. */
export function isRefusal(answer: string, input: string): boolean {
  const text = answer.trim()
  if (text.length > LONGEST) return false
  const opening = folded(text.slice(0, 60))
  const plain = text.replaceAll('’', "'")
  const refuses = REFUSALS.some(({ starts, says }) => starts.some((one) => opening.startsWith(one)) && says.test(plain))
  if (!refuses) return false
  if (OF_A_MODEL.test(plain) && !OF_A_MODEL.test(input)) return true
  return !REGRET.test(input) && sharedWords(text, input) < 2
}

const COMMON = new Set([
  'please',
  'would',
  'could',
  'there',
  'their',
  'about',
  'which',
  'other',
  'request',
  'content',
  'assist',
  'cannot',
])

function sharedWords(answer: string, input: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,30}/gu))
  const own = words(input)
  let shared = 0
  for (const word of words(answer)) if (own.has(word) && !COMMON.has(word)) shared += 1
  return shared
}
