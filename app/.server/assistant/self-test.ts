import { type AssistRequest, AssistRequestSchema } from '#app/domain/assistant/request.ts'
import { engineRequest } from './engine-request.ts'
import type { Engine } from './engines/engine.ts'

/** One of the twelve texts: what is asked, and what a useful answer has and has not. */
type Trial = { name: string; ask: Record<string, string>; has: readonly RegExp[]; hasNot: readonly RegExp[] }

const MAIL =
  'Hi Tom, just checking in on the report. We said Friday, but I guess you was busy with the Halvorsen account. Could you send me the numbers for Q3? I dont need the slides yet. Call me after 3 pm. Thanks, Priya'
const NOTICE =
  'The harbour bridge between Norwick and Saltmere will be closed for repairs from 4 to 19 May 2026. A ferry will run every 20 minutes. Passengers with a monthly ticket do not pay.'
const GERMAN =
  'Sehr geehrte Frau Aydın, leider müssen wir Ihnen mitteilen, das die Lieferung 4711 nicht vor dem 18. Dezember eintrifft. Wir bieten Ihnen einen Nachlass von 15 % an. Bitte geben Sie uns bis Freitag Bescheid.'
const FRENCH =
  'Bonjour Karim, le client demande une remise de 8 %. Je ne pense pas que ce soit une bonne idée, car les délais sont très courts. Peux-tu me répondre avant jeudi à 17 h ? Merci, Lucie'
const CLAUSE =
  'Notwithstanding the foregoing, the Supplier may terminate this Agreement on 30 days’ written notice if the Customer fails to pay an undisputed invoice.'
const TALK = [/^(?:sure|certainly|absolutely|of course|here)\b/i, /let me know/i]

const TRIALS: readonly Trial[] = [
  {
    name: 'rephrase',
    ask: { text: MAIL, style: 'formal' },
    has: [/Halvorsen/, /Q3/, /Priya/, /Friday/],
    hasNot: [...TALK, /you was/],
  },
  {
    name: 'rephrase',
    ask: { text: NOTICE },
    has: [/Norwick/, /Saltmere/, /19 May|May 19/, /\b20\b|twenty/i, /not|free|without/i],
    hasNot: TALK,
  },
  {
    name: 'rephrase',
    ask: { text: GERMAN },
    has: [/4711/, /18\. ?Dezember/, /15 ?%/, /nicht|erst|kein/, /Sie/],
    hasNot: [...TALK, /\bdu\b/i],
  },
  {
    name: 'fix',
    ask: { text: "Thanks for you're help! The libary open tomorow.", mode: 'fix' },
    has: [/your help/, /library/, /opens/, /tomorrow/],
    hasNot: [...TALK, /welcome/i],
  },
  {
    name: 'fix',
    ask: { text: 'Take 5 mg twice a day. Side effects is rare but can includes nausea.', mode: 'fix' },
    has: [/5 mg/, /are rare/, /can include /],
    hasNot: TALK,
  },
  {
    name: 'translate',
    ask: { text: NOTICE, operation: 'translate', target_language: 'de' },
    has: [/Norwick/, /2026/, /Mai/, /\b20\b|zwanzig/i, /nicht|kein|kostenlos|frei/i, /\b(?:der|die|das|und)\b/],
    hasNot: TALK,
  },
  {
    name: 'translate',
    ask: { text: GERMAN, operation: 'translate', target_language: 'en' },
    has: [/4711/, /December/, /15 ?%/, /not|until/i, /Friday/],
    hasNot: [...TALK, /\bund\b/],
  },
  {
    name: 'translate',
    ask: { text: FRENCH, operation: 'translate', target_language: 'es' },
    has: [/Karim/, /8 ?%/, /\bno\b/, /jueves/, /Lucie/],
    hasNot: [...TALK, /\bvous\b/],
  },
  {
    name: 'summarize',
    ask: { text: `${MAIL}\n\n${NOTICE}`, operation: 'summarize', length: 'small' },
    has: [/Q3|numbers|figures/, /bridge/],
    hasNot: TALK,
  },
  {
    name: 'summarize',
    ask: { text: `${GERMAN}\n\n${GERMAN.replace('4711', '4712')}`, operation: 'summarize', length: 'small' },
    has: [/Dezember/, /15 ?%/, /\b(?:der|die|das|und)\b/],
    hasNot: TALK,
  },
  {
    name: 'explain',
    ask: { text: CLAUSE, operation: 'explain' },
    has: [/30/, /notwithstanding|despite|even (?:if|though)|regardless/i, /cancel|end|terminate/i],
    hasNot: TALK,
  },
  {
    name: 'expand',
    ask: { text: NOTICE, operation: 'expand' },
    has: [/Norwick/, /Saltmere/, /ferry/],
    hasNot: [...TALK, /\$\d/],
  },
]

/** How many of the marks of one operation a model reached. */
export type Score = { operation: string; reached: number; of: number; seconds: number }

/**
 * Tries a connected engine on twelve texts and counts what can be counted: answers that came, facts that stayed, mistakes that
 * went, remarks around the text. It says what a model can be used for, not how well it writes.
 */
export async function selfTest(engine: Engine, onStep: (done: number, of: number) => void): Promise<Score[]> {
  const scores = new Map<string, Score>()
  for (const [index, { name, ask, has, hasNot }] of TRIALS.entries()) {
    const request: AssistRequest = AssistRequestSchema.parse(ask)
    const style = { key: request.style, prompt: '', examples: [], rules: undefined }
    const choices = { style, template: { key: 'general', context: '' } }
    const startedAt = performance.now()
    const outcome = await engine.run(engineRequest(request, choices, 'self-test', undefined), {
      signal: new AbortController().signal,
    })
    const answer = outcome.ok ? outcome.text : ''
    const reached = outcome.ok
      ? 1 + has.filter((mark) => mark.test(answer)).length + hasNot.filter((mark) => !mark.test(answer)).length
      : 0
    const score = scores.get(name) ?? { operation: name, reached: 0, of: 0, seconds: 0 }
    scores.set(name, {
      operation: name,
      reached: score.reached + reached,
      of: score.of + 1 + has.length + hasNot.length,
      seconds: score.seconds + (performance.now() - startedAt) / 1000,
    })
    onStep(index + 1, TRIALS.length)
  }
  return [...scores.values()]
}
