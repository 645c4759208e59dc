/** Marks with which models put their thinking before the answer, although the prompt does not ask for it. */
const PAIRS: readonly { start: string; end: string }[] = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'reflection', 'analysis', 'scratchpad'].map((name) => ({
    start: `<${name}>`,
    end: `</${name}>`,
  })),
  { start: '[THINK]', end: '[/THINK]' },
  // Harmony, in which each channel is a message of its own.
  { start: '<|channel|>analysis<|message|>', end: '<|end|>' },
  { start: '<|channel|>commentary<|message|>', end: '<|end|>' },
]
/** What may stand before the answer itself. */
const LEADS = [
  '<|start|>assistant',
  '<|channel|>final<|message|>',
  '<|message|>',
  '<|im_start|>assistant\n',
  '<|im_start|>assistant',
  '<answer>',
]

/**
 * Drops thoughts at the start of an answer, and the white space around them. A thought is read once and not kept, however
 * long it is and in however many pieces it comes.
 */
export function createThoughtFilter(input: string) {
  const pairs = PAIRS.filter(({ start }) => !input.trimStart().startsWith(start))
  let inside: string | undefined
  let past = false
  let sawThought = false
  let held = ''
  return {
    /** The text that is surely part of the answer. */
    push(piece: string): string {
      if (past) return piece
      held += piece
      for (;;) {
        if (inside !== undefined) {
          const end = held.indexOf(inside)
          if (end === -1) {
            held = held.slice(1 - inside.length)
            return ''
          }
          held = held.slice(end + inside.length)
          inside = undefined
        }
        held = held.trimStart()
        const pair = pairs.find(({ start }) => held.startsWith(start))
        if (pair !== undefined) {
          held = held.slice(pair.start.length)
          inside = pair.end
          sawThought = true
          continue
        }
        const lead = LEADS.find((one) => held.startsWith(one) && !input.includes(one))
        if (lead === undefined) break
        held = held.slice(lead.length)
      }
      const unsure = [...pairs.map(({ start }) => start), ...LEADS].some((one) => one.startsWith(held))
      if (unsure) return ''
      past = true
      const text = held
      held = ''
      return text
    },
    /** Whether text is held back. */
    open: () => !past,
    sawThought: () => sawThought,
    end(): string {
      const rest = inside === undefined ? held : ''
      held = ''
      past = true
      return rest
    },
  }
}

/** Closing marks of a thought whose opening the template of a server has swallowed: all before one is thinking. */
const STRAY = ['</think>', '</thinking>', '</thought>', '</reasoning>', '[/THINK]', '<|channel|>final<|message|>']
/** Marks with which a model ends its turn; what follows one is not meant for anybody. */
const ENDS = [
  ...[
    '<|im_end|>',
    '<|im_start|>',
    '<|eot_id|>',
    '<|endoftext|>',
    '<|end_of_text|>',
    '<|end|>',
    '<|return|>',
    '<|eom_id|>',
  ],
  ...[
    '</s>',
    '<end_of_turn>',
    '<|end_of_turn|>',
    '<|start_header_id|>',
    '<｜end▁of▁sentence｜>',
    '[/INST]',
    '</answer>',
  ],
]
const LONGEST_MARK = Math.max(...[...STRAY, ...ENDS].map(({ length }) => length))

export type MarkFilter = {
  /** The text up to a mark. `again`: what came before was thinking, and the answer begins with this text. */
  push(piece: string): { text: string; again: boolean }
  end(): string
  sawThought(): boolean
}

/** Finds marks in the middle of an answer; those that the input itself contains are the writer's own. */
export function createMarkFilter(input: string): MarkFilter {
  const strays = STRAY.filter((mark) => !input.includes(mark) && !input.includes(mark.replace('/', '')))
  const ends = ENDS.filter((mark) => !input.includes(mark))
  const known = [...strays, ...ends]
  let pending = ''
  let over = false
  let sawThought = false
  return {
    push(piece) {
      if (over) return { text: '', again: false }
      pending += piece
      let again = false
      for (;;) {
        const found = firstOf(pending, known)
        if (found === undefined) break
        if (strays.includes(found.mark)) {
          again = true
          sawThought = true
          pending = pending.slice(found.at + found.mark.length)
          continue
        }
        over = true
        const text = pending.slice(0, found.at)
        pending = ''
        return { text, again }
      }
      // The start of a mark is held back.
      const tail = pending.slice(-LONGEST_MARK)
      const open = Math.max(tail.lastIndexOf('<'), tail.lastIndexOf('['))
      const partly = open !== -1 && known.some((mark) => mark.startsWith(tail.slice(open)))
      const cut = partly ? pending.length - tail.length + open : pending.length
      const text = pending.slice(0, cut)
      pending = pending.slice(cut)
      return { text, again }
    },
    end() {
      const rest = pending
      pending = ''
      return rest
    },
    sawThought: () => sawThought,
  }
}

function firstOf(text: string, marks: readonly string[]): { at: number; mark: string } | undefined {
  let first: { at: number; mark: string } | undefined
  for (const mark of marks) {
    const at = text.indexOf(mark)
    if (at !== -1 && (first === undefined || at < first.at)) first = { at, mark }
  }
  return first
}
