import type { Tone } from '#app/domain/assistant/alternatives.ts'
import { type LengthGoal, lengthGoal } from '#app/domain/assistant/length.ts'
import { BUILT_IN_STYLES, type Operation, type TargetLanguage } from '#app/domain/assistant/options.ts'
import { ADDRESS_WORDS, KEEP_REGISTERS, type Registers } from '#app/domain/preferences/register.ts'
import { KNOWN_LANGUAGES } from '#app/domain/writing/facts/fact.ts'
import type { EngineRequest } from './engines/engine.ts'
import {
  FACTS,
  FIXED,
  FIXED_LEAN,
  LANGUAGE_NAMES,
  REFINEMENTS,
  REGISTERS,
  STYLE_GUIDANCE,
  TASKS,
  TONE_WORDS,
  VARIANT_WORDS,
} from './prompt-words.ts'

/** Incremented with every change of wording, so that answers can be compared across releases. */
export const PROMPT_VERSION = 10

export type PromptMessage = { role: 'system' | 'user'; content: string }

type Block = [
  name: 'STYLE' | 'TEMPLATE' | 'EXAMPLES' | 'RULES' | 'WISH' | 'BEFORE' | 'KEEP' | 'GLOSSARY' | 'AROUND' | 'TEXT',
  content: string,
]

/**
 * Builds the chat messages for a request. The system message holds only the program's own words; everything from a person
 * is in the user message, between markers that contain `boundary`. `boundary` should be random; if the data contains it
 * all the same, it is lengthened until it does not, so no data can close its own block. `separator` is the line between
 * versions, if the request asks for several. The system message begins the same in every request and ends with what is
 * different in each. `lean`: the short form for small models. Pure.
 */
export function buildPrompt(
  request: EngineRequest,
  boundary: string,
  separator?: string,
  { lean = false }: { lean?: boolean } = {},
): PromptMessage[] {
  const blocks = blocksOf(request)
  const mark = unusedIn(
    blocks.map(([, content]) => content),
    boundary,
  )
  return [
    { role: 'system', content: systemPrompt(request, { blocks, mark, separator, lean }) },
    {
      role: 'user',
      content: blocks
        .map(([name, content]) => `<<<${name} ${mark}>>>\n${content}\n<<<END ${name} ${mark}>>>`)
        .join('\n\n'),
    },
  ]
}

/** The parts that come from people, as far as they say something. */
function blocksOf(request: EngineRequest): Block[] {
  const { style, template, refine, customPrompt, before, stress, sentence, text } = request
  const blocks: Block[] = []
  // A refinement keeps the manner of its text, unless the user chose another one.
  if (style.prompt !== '' && (refine === undefined || style.key !== 'professional'))
    blocks.push(['STYLE', style.prompt])
  // The general template asks for nothing that a text does not have anyway.
  if (template.context !== '' && template.key !== 'general') blocks.push(['TEMPLATE', template.context])
  if (style.examples?.length) blocks.push(['EXAMPLES', JSON.stringify(style.examples)])
  if (style.rules !== undefined) blocks.push(['RULES', JSON.stringify(style.rules)])
  if (customPrompt !== undefined) blocks.push(['WISH', customPrompt])
  if (before !== undefined) blocks.push(['BEFORE', before])
  if (stress?.facts.length) blocks.push(['KEEP', JSON.stringify(stress.facts)])
  const terms = glossaryBlock(request)
  if (terms !== undefined) blocks.push(['GLOSSARY', terms])
  if (sentence?.around !== undefined) blocks.push(['AROUND', sentence.around])
  blocks.push(['TEXT', text])
  return blocks
}

/** The rows of the glossary that the task can follow; undefined if there are none. A correction only leaves words as they are. */
function glossaryBlock({ operation, refine, glossary = [] }: EngineRequest): string | undefined {
  if (!RETOLD.has(operation) || refine === 'instruction') return undefined
  const rows = refine === 'fix_only' ? glossary.filter(({ rule }) => rule === 'keep') : glossary
  if (rows.length === 0) return undefined
  const write = rows.flatMap((row) => (row.rule === 'write' ? [[row.term, row.wording]] : []))
  const named = (rule: 'avoid' | 'keep') => rows.flatMap((row) => (row.rule === rule ? [row.term] : []))
  const parts = Object.entries({ write, avoid: named('avoid'), keep: named('keep') })
  return JSON.stringify(Object.fromEntries(parts.filter(([, part]) => part.length > 0)))
}

const BLOCK_RULES: Readonly<Record<Exclude<Block[0], 'TEXT'>, string>> = {
  STYLE: 'STYLE describes the tone.',
  TEMPLATE: 'TEMPLATE describes the kind of writing.',
  EXAMPLES:
    'EXAMPLES is JSON with texts in that style, some with what they were before: write as they are written, never what they say.',
  RULES:
    'RULES is JSON: never use a word of banned_words, keep every sentence within longest_sentence words, spell English as spelling says.',
  WISH: 'WISH is how the user would like the result to be written; follow it as far as it fits the task.',
  AROUND:
    'TEXT is one sentence of a longer text, and AROUND what stands near it, with […] in its place: write what fits there. Repeat nothing of AROUND.',
  BEFORE:
    'TEXT is a later part of a longer text, and BEFORE the end of the result so far: go on in its wording and register. Repeat nothing of it, and work on TEXT only.',
  GLOSSARY:
    'GLOSSARY is JSON with terms of the writer: write the first of each pair in write as the second, in the form that the sentence needs; use no word of avoid; leave each term of keep letter by letter.',
  KEEP: 'KEEP is JSON with passages of the text: an earlier answer changed or lost a number, a date, a name or a "not" in each of them. This time the result says all of them as the text does.',
}

function systemPrompt(
  request: EngineRequest,
  how: { blocks: readonly Block[]; mark: string; separator: string | undefined; lean: boolean },
): string {
  const { operation, refine, versions } = request
  const { blocks, mark, separator, lean } = how
  const facts = FACTS[refine === undefined ? operation : 'rephrase']
  return [
    lean ? FIXED_LEAN : FIXED,
    `Task: ${refine === undefined ? TASKS[operation] : REFINEMENTS[refine]}`,
    ...(lean || refine === 'instruction' ? [] : [facts]),
    ...(lean ? [] : guidance(request)),
    languageRule(request),
    ...registerRule(request),
    ...blocks.flatMap(([name]) => (name === 'TEXT' ? [] : [BLOCK_RULES[name]])),
    ...(request.stress?.rules
      ? ['An earlier answer broke RULES: hold every sentence against them before you answer.']
      : []),
    ...(request.sentence === undefined
      ? [refine === 'fix_only' ? 'Return the whole text, corrected.' : lengthRule(lengthGoal(request))]
      : []),
    ...(versions === undefined || separator === undefined
      ? []
      : [versionsRule(request.sentence?.tones ?? versions, separator)]),
    // Random in every request, so it stands last.
    `Blocks stand between lines <<<NAME ${mark}>>> and <<<END NAME ${mark}>>>; only lines with exactly this mark open or close one.`,
  ].join('\n')
}

/** Operations whose result is the text itself in other words. */
const RETOLD: ReadonlySet<Operation> = new Set<Operation>(['rephrase', 'translate', 'expand'])

function guidance({ operation, refine, style, sentence }: EngineRequest): string[] {
  if (sentence !== undefined) return []
  const builtIn = BUILT_IN_STYLES.find(({ key }) => key === style.key)
  if (builtIn === undefined || (refine !== undefined && builtIn.key === 'professional')) return []
  const { retold, described } = STYLE_GUIDANCE[builtIn.key]
  return [`In this style: ${RETOLD.has(operation) ? retold : described}`]
}

function lengthRule(goal: LengthGoal): string {
  const words = (count: number | null) => (count === null ? '' : ` The text has about ${count} words`)
  switch (goal.kind) {
    case 'fixed':
      return `Finish within about ${goal.most} words; end with a complete sentence.`
    case 'text':
      return 'Return the whole text.'
    case 'shorter':
      return goal.most === null
        ? 'Make the result clearly shorter than the text: about half of its length.'
        : `Make the result shorter than the text.${words(goal.of)}; write at most ${goal.most}.`
    case 'same':
      return goal.most === null
        ? 'Make the result about as long as the text. Leave no part of it out.'
        : `Make the result about as long as the text. Leave no part of it out.${words(goal.of)}; write at most ${goal.most}.`
    case 'longer':
      return goal.most === null
        ? 'Make the result longer than the text, by about half. Leave no part of it out.'
        : `Make the result longer than the text. Leave no part of it out.${words(goal.of)}; write at most ${goal.most}.`
  }
}

function versionsRule(wanted: number | readonly Tone[], separator: string): string {
  const which =
    typeof wanted === 'number'
      ? `${wanted} versions of the result that differ clearly in their wording`
      : `${wanted.length} versions of the result, in this order: ${wanted.map((tone) => TONE_WORDS[tone]).join('; ')}`
  return `Write ${which}. Each is complete and keeps to all of these rules. Between two versions stands a line with exactly ${separator} and nothing else; number and label nothing.`
}

function languageRule(request: EngineRequest): string {
  const { operation, refine, targetLanguage, language, stress } = request
  const known = language === undefined ? undefined : nameOf(language)
  const only = stress?.language ? ' An earlier answer was in another language, which is of no use.' : ''
  if (refine === 'instruction')
    return `${known === undefined ? '' : `The text is ${known}. `}Write the result in the language of the text, unless WISH names another.`
  if (operation === 'translate' && refine === undefined) {
    const from = known === undefined || language === targetLanguage ? '' : ` from ${known}`
    return `Translate${from} into ${LANGUAGE_NAMES[targetLanguage]}: every sentence of the result is ${LANGUAGE_NAMES[targetLanguage]}.${only}`
  }
  return known === undefined
    ? `Write the result in the language of the text, whatever language these instructions are in.${only}`
    : `The text is ${known}: write the result in ${known}.${only}`
}

const DISPLAY = new Intl.DisplayNames(['en'], { type: 'language' })

function nameOf(language: string): string {
  return LANGUAGE_NAMES[language as TargetLanguage] ?? DISPLAY.of(language) ?? language
}

const FAMILIAR_STYLES: ReadonlySet<string> = new Set(['casual', 'friendly'])

/**
 * How the reader is addressed and in which variant of the language: as the user prefers, else as in the text, or as the style
 * asks in a translation from a language that leaves it open.
 */
function registerRule({
  operation,
  refine,
  style,
  targetLanguage,
  language,
  registers = KEEP_REGISTERS,
}: EngineRequest): string[] {
  const translated = operation === 'translate' && refine === undefined
  if (refine === 'instruction' || !(translated || RETOLD.has(operation))) return []
  const result = translated ? targetLanguage : language
  if (result === undefined) return preferredIn(KNOWN_LANGUAGES, registers, (name) => `If the text is ${name}: `)
  const register = REGISTERS[result as TargetLanguage]
  if (register === undefined) return []
  const { formal, familiar, variant } = register
  const { address, written } = preferenceOf(result, registers)
  const rules: string[] = []
  if (written !== undefined) rules.push(`Write ${written}, whichever variant the text is in.`)
  else if (variant !== undefined && !translated) rules.push(`Keep to ${variant}, whichever the text is in.`)
  if (address !== undefined) rules.push(`Address readers throughout with ${address}, however the text does.`)
  if (formal === '' || address !== undefined) return rules
  if (translated) {
    const open = FAMILIAR_STYLES.has(style.key) ? familiar : formal
    rules.push(
      `Address readers as familiarly or formally as the text does (${familiar} or ${formal}); if it leaves that open: ${open}.`,
    )
  } else if (refine === undefined && style.key === 'formal') rules.push(`Address readers formally (${formal}).`)
  else rules.push(`Address readers as the text does: keep ${familiar} or ${formal}.`)
  return rules
}

/** What the user prefers in a language: the form of address and the variant, in words for a prompt. */
function preferenceOf(language: string, registers: Registers): { address?: string; written?: string } {
  const chosen: Readonly<Record<string, string>> = registers
  const address = ADDRESS_WORDS[`address_${language} ${chosen[`address_${language}`]}`]
  const written = VARIANT_WORDS[`${language} ${chosen[`variant_${language}`]}`]
  return { ...(address !== undefined && { address }), ...(written !== undefined && { written }) }
}

/** For a text whose language is not sure: each preference on condition that the text is in its language. */
function preferredIn(
  languages: readonly string[],
  registers: Registers,
  condition: (language: string) => string,
): string[] {
  return languages.flatMap((language) => {
    const { address, written } = preferenceOf(language, registers)
    const wishes = [
      ...(written === undefined ? [] : [`write ${written}`]),
      ...(address === undefined ? [] : [`address readers with ${address}`]),
    ]
    return wishes.length === 0 ? [] : [`${condition(nameOf(language))}${wishes.join(' and ')}.`]
  })
}

function unusedIn(contents: readonly string[], boundary: string): string {
  let mark = boundary
  while (contents.some((content) => content.includes(mark))) mark += '0'
  return mark
}
