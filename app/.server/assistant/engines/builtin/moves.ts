import type { Span } from '#app/domain/writing/sentences.ts'
import { baseOfParticiple, inflect } from './inflect.ts'
import type { Edit } from './protect.ts'
import type { Token } from './tagger.ts'
import type { WordNet } from './wordnet.ts'

const FUNCTION_WORDS =
  /^(?:the|a|an|this|that|these|those|my|our|your|his|her|its|their|it|he|she|we|they|you|there|some|many|most|all|each|every|no|one|both|several|few)$/i
const SUBJECT_OF: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they', me: 'I', us: 'we' }
const OBJECT_OF: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them', i: 'me', we: 'us' }
/** Words that may follow an agent, so that the agent is complete. */
const AFTER_AGENT =
  /^(?:[.,;!?]|if|when|before|after|because|while|until|unless|last|next|yesterday|today|tomorrow|every)$/i
/** "by" with these words states a time, a means or an amount, not an agent. */
const NO_AGENT =
  /\b(?:hand|mistake|accident|law|default|email|e-mail|mail|post|phone|chance|design|definition|then|now|end|time|date|year|month|week|day|night|morning|noon|deadline|car|train|bus|air|sea|way|means|number|name|percent|half|amount|margin|rate)s?\b/i

/** "The rest will be reviewed by a manager" → "A manager will review the rest", at the start of a sentence or clause. */
export function activeVoice(
  text: string,
  sentences: readonly Span[],
  tokens: readonly Token[],
  wordnet: WordNet,
): Edit[] {
  const edits: Edit[] = []
  const tokensOf = tokensBySentence(tokens)
  for (const sentence of sentences) {
    const inside = tokensOf(sentence)
    if (/["“”«»(:?]/.test(sentence.text)) continue
    const by = inside.findIndex((token) => token.text.toLowerCase() === 'by')
    if (by < 3) continue
    const edit = turnActive(text, sentence, inside, by, wordnet)
    if (edit !== undefined) edits.push(edit)
  }
  return edits
}

/** Gives the tokens inside a sentence, with sentences asked for in their order, so that each token is looked at once. */
function tokensBySentence(tokens: readonly Token[]): (sentence: Span) => Token[] {
  let next = 0
  return ({ start, end }) => {
    while ((tokens[next]?.start ?? start) < start) next += 1
    const first = next
    while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1
    return tokens.slice(first, next)
  }
}

function turnActive(
  text: string,
  sentence: Span,
  tokens: readonly Token[],
  by: number,
  wordnet: WordNet,
): Edit | undefined {
  const verb = tokens[by - 1]
  if (verb === undefined || !/^(?:VERB|ADJ)$/.test(verb.part)) return undefined
  const base = baseOfParticiple(verb.text, (candidate) => wordnet.has(candidate, 'verb'))
  if (base === undefined) return undefined
  let at = by - 2
  const auxiliaries: string[] = []
  while (
    at >= 0 &&
    /^(?:be|been|is|are|was|were|has|have|had|will|can|could|must|should|may|might|would)$/i.test(
      tokens[at]?.text ?? '',
    )
  ) {
    auxiliaries.unshift(tokens[at]?.text.toLowerCase() ?? '')
    at -= 1
  }
  const subject = clauseSubject(tokens, at)
  const agent = agentPhrase(tokens, by + 1)
  if (auxiliaries.length === 0 || subject === undefined || agent === undefined) return undefined
  const first = tokens[subject]
  const last = tokens[at]
  const agentFirst = tokens[by + 1]
  const agentLast = tokens[agent]
  if (first === undefined || last === undefined || agentFirst === undefined || agentLast === undefined) return undefined
  const agentText = text.slice(agentFirst.start, agentLast.end)
  const subjectText = text.slice(first.start, last.end)
  if (NO_AGENT.test(agentText) || /\d/.test(agentText)) return undefined
  const actor = SUBJECT_OF[agentText.toLowerCase()] ?? agentText
  const verbText = conjugate(auxiliaries, base, isPlural(actor, agentLast))
  if (verbText === undefined) return undefined
  const opens = first.start === sentence.start
  // A name at the start of the sentence keeps its capital; other words are only lowered if they are function words.
  const lowered =
    opens && FUNCTION_WORDS.test(first.text) ? subjectText.charAt(0).toLowerCase() + subjectText.slice(1) : subjectText
  if (opens && lowered === subjectText && first.part !== 'PROPN' && !plainOpener(first, wordnet)) return undefined
  const object =
    OBJECT_OF[lowered.toLowerCase()] ?? (opens && plainOpener(first, wordnet) ? lowerFirst(lowered) : lowered)
  const head = opens ? actor.charAt(0).toUpperCase() + actor.slice(1) : actor
  return {
    start: first.start,
    end: agentLast.end,
    after: `${head} ${verbText} ${object}`,
    reason: 'notes.reason.active',
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Whether a capitalised first word is an ordinary one ("Small claims"): the dictionary has it in lower case. */
function plainOpener(token: Token, wordnet: WordNet): boolean {
  if (FUNCTION_WORDS.test(token.text)) return true
  return /^(?:NOUN|ADJ)$/.test(token.part) && wordnet.frequency(token.text.toLowerCase()) > 3
}

/** The start of a short noun phrase that ends at `end` and begins a clause. */
function clauseSubject(tokens: readonly Token[], end: number): number | undefined {
  let at = end
  while (at >= 0 && end - at < 6 && /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/.test(tokens[at]?.part ?? '')) at -= 1
  if (at === end) return undefined
  const before = tokens[at]
  if (before === undefined) return 0
  const comma = before.text === ',' || (before.part === 'CCONJ' && tokens[at - 1]?.text === ',')
  return comma && /^(?:and|but|,)$/i.test(before.text) ? at + 1 : undefined
}

function agentPhrase(tokens: readonly Token[], start: number): number | undefined {
  const first = tokens[start]
  if (
    first === undefined ||
    !(FUNCTION_WORDS.test(first.text) || first.part === 'PROPN' || SUBJECT_OF[first.text.toLowerCase()] !== undefined)
  )
    return undefined
  let end = start
  while (end + 1 < tokens.length && /^(?:DET|ADJ|NOUN|PROPN)$/.test(tokens[end + 1]?.part ?? '') && end - start < 5)
    end += 1
  const last = tokens[end]
  if (last === undefined || !/^(?:NOUN|PROPN|PRON)$/.test(last.part)) return undefined
  const next = tokens[end + 1]
  return next === undefined || AFTER_AGENT.test(next.text) ? end : undefined
}

function isPlural(actor: string, last: Token): boolean {
  if (/^(?:he|she|it)$/i.test(actor)) return false
  if (/^(?:they|we|you|I)$/.test(actor)) return true
  return last.part === 'NOUN' && last.text !== last.lemma && /s$|men$|people$|children$/.test(last.text)
}

function conjugate(auxiliaries: readonly string[], base: string, plural: boolean): string | undefined {
  switch (auxiliaries.join(' ')) {
    case 'is':
    case 'are':
      return inflect(base, plural ? 'base' : 'third')
    case 'was':
    case 'were':
      return inflect(base, 'past')
    case 'has been':
    case 'have been':
      return `${plural ? 'have' : 'has'} ${inflect(base, 'participle')}`
    case 'had been':
      return `had ${inflect(base, 'participle')}`
    default: {
      const [modal, be] = auxiliaries
      return auxiliaries.length === 2 && be === 'be' && modal !== undefined && !/^(?:has|have|had)$/.test(modal)
        ? `${modal} ${base}`
        : undefined
    }
  }
}

const LEADING =
  /^(When|If|Because|Although|Since|While|Unless|After|Before|Once|As soon as) ([^,;:"“”()?!]+), ([^,;:"“”()?!]+)([.!])$/
const TRAILING = /^([^,;:"“”()?!]+?) (because|although|unless|as soon as|when|if) ([^,;:"“”()?!]+)([.!])$/

/** A longer sentence is no clause with a condition, and its patterns would take long. */
const MOVED_MAX = 400

/** "When X, Y." ↔ "Y when X.", in every second sentence at most, so that the rhythm of the text stays. */
export function reorderClauses(sentences: readonly Span[], tokens: readonly Token[]): Edit[] {
  const edits: Edit[] = []
  let lastMoved = -2
  const tokensOf = tokensBySentence(tokens)
  for (const [at, sentence] of sentences.entries()) {
    const inside = tokensOf(sentence)
    if (at - lastMoved < 2 || sentence.text.length > MOVED_MAX || !movable(sentence.text)) continue
    const after = moveLeading(sentence.text) ?? moveTrailing(sentence, inside)
    if (after === undefined) continue
    lastMoved = at
    edits.push({ start: sentence.start, end: sentence.end, after, reason: 'notes.reason.order' })
  }
  return edits
}

/** Words that open a clause; of several, one belongs to another, and a move would change which. */
const LINKS =
  /\b(?:when|whenever|if|because|although|though|since|while|unless|until|till|after|before|once|as soon as|as long as|provided|except|so that|whether|than|which|who|whose|that|and|or|but)\b/gi

/** Whether a sentence has one condition and one main clause, and nothing that the move could bring under the condition. */
function movable(sentence: string): boolean {
  return (sentence.match(LINKS) ?? []).length === 1 && !UNMOVED.test(sentence)
}
const UNMOVED = /\b(?:not|no|never|\w{2,10}n['’]t|only|even|just|must|shall|otherwise|instead|first|then)\b/i

function moveLeading(sentence: string): string | undefined {
  const match = LEADING.exec(sentence)
  if (match === null) return undefined
  const [, opener = '', condition = '', main = '', end = ''] = match
  const rest = main.replace(/^then /i, '')
  if (
    short(condition) ||
    short(rest) ||
    /^(?:it|they|he|she|this|that|these|those|so|please|do|and|or|but|which|who|where|whose|what)\b/i.test(rest)
  )
    return undefined
  // A second clause in the main part would seem to belong to the condition.
  if (
    /\b(?:and|or|but|because|if|when|which|who|that)\b.*\b(?:and|or|but|because|if|when|which|who|that)\b/i.test(rest)
  )
    return undefined
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)} ${lowerFirst(opener)} ${condition}${end}`
}

function moveTrailing(sentence: Span, tokens: readonly Token[]): string | undefined {
  const match = TRAILING.exec(sentence.text)
  if (match === null) return undefined
  const [, main = '', link = '', condition = '', end = ''] = match
  if (short(main) || short(condition)) return undefined
  if (!FUNCTION_WORDS.test(main.split(' ')[0] ?? '') && !main.startsWith('I ')) return undefined
  if (/\b(?:and|or|but|because|if|when|which|who|that|not|ask\w*|know|wonder\w*|see|only|even|just)\b/i.test(main))
    return undefined
  if (/^(?:it|they|he|she|this|that|these|those)\b/i.test(condition)) return undefined
  const verbFollows = tokens.some(
    (token) =>
      token.start >= sentence.start + main.length && token.end <= sentence.end && /^(?:VERB|AUX)$/.test(token.part),
  )
  if (!verbFollows) return undefined
  const opening = main.startsWith('I ') ? main : lowerFirst(main)
  return `${link.charAt(0).toUpperCase()}${link.slice(1)} ${condition}, ${opening}${end}`
}

const short = (clause: string) => clause.trim().split(/\s+/).length < 3
