/** A refusal is a value with a code; an exception is a defect (architecture, "Style"). */
export type Refusal<Code extends string> = { ok: false; code: Code }

export function refuse<const Code extends string>(code: Code): Refusal<Code> {
  return { ok: false, code }
}
