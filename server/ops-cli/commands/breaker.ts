import { z } from 'zod'
import { BREAKER_NAMES } from '#app/domain/operations/breakers.ts'
import { read, write } from '../command.ts'
import { duration } from '../fields.ts'
import { Refused } from '../refused.ts'

const WHAT = { takes: BREAKER_NAMES.join('|') } as const
const name = z.enum(BREAKER_NAMES, { error: `there is no breaker of this name, only ${BREAKER_NAMES.join(', ')}` })

const EFFECT = {
  assistant: 'new requests of the assistant are refused; running ones end as usual',
  registration: 'no account is opened, neither by form nor by Google',
  mails: 'no mail leaves, alarms excepted; customers who ask for one are told',
} as const

export const breakerShow = read({
  name: 'breaker show',
  help: 'what is switched off, since when and until when',
  input: z.object({ target: z.undefined() }),
  run({ breakers }) {
    const off = breakers.list()
    return {
      value: { off: off.map((each) => ({ ...each, since: time(each.since), until: each.until && time(each.until) })) },
      lines: BREAKER_NAMES.map((each) => {
        const found = off.find((one) => one.name === each)
        const state =
          found === undefined ? 'on' : `OFF since ${time(found.since)} by ${found.operator}, ${endOf(found.until)}`
        return `${each.padEnd(14)}${state}`
      }),
    }
  },
})

export const breakerOff = write({
  name: 'breaker off',
  help: 'switches a part of the product off for everybody, with words for customers',
  target: { ...WHAT, ask: `breaker off what? One of ${BREAKER_NAMES.join(', ')}` },
  options: { for: { takes: '30m|2h|1d', help: 'it switches itself on afterwards; else an operator does' } },
  input: z.object({ target: name, for: duration('for').optional() }),
  subject: () => ({}),
  prepare({ breakers, clock }, { target, for: length }, act) {
    const until = length === undefined ? null : clock.now() + length
    return {
      lines: [`${target} is switched off ${endOf(until)}: ${EFFECT[target]}.`],
      async apply(record) {
        const done = {
          value: { name: target, off: true, until: until === null ? null : time(until) },
          lines: [`${target} is off, ${endOf(until)}: ${EFFECT[target]}.`],
        }
        breakers.turnOff({ name: target, operator: act.operator, until }, () => record(done))
        return done
      },
    }
  },
})

export const breakerOn = write({
  name: 'breaker on',
  help: 'switches it on again',
  target: { ...WHAT, ask: `breaker on what? One of ${BREAKER_NAMES.join(', ')}` },
  input: z.object({ target: name }),
  subject: () => ({}),
  prepare({ breakers }, { target }) {
    if (breakers.refusal(target) === undefined) throw new Refused(`${target} is not switched off`)
    return {
      lines: [`${target} is switched on.`],
      async apply(record) {
        const done = { value: { name: target, off: false }, lines: [`${target} is on.`] }
        breakers.turnOn(target, () => record(done))
        return done
      },
    }
  },
})

function time(at: number): string {
  return new Date(at).toISOString()
}

function endOf(until: number | null): string {
  return until === null ? 'until an operator switches it on' : `until ${time(until)}`
}
