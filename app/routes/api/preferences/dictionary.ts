import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads, refusedCall, writes } from '#app/.server/http/call.ts'
import { dictionariesContext } from '#app/.server/preferences/context.ts'
import { NewPersonalEntrySchema, PERSONAL_MAX, PersonalEntrySchema } from '#app/domain/check/personal.ts'

const dictionary = call({
  /** `GET /api/dictionary`: the words that the check knows by the user, and the rules that it ignores. */
  GET: reads(({ context }) =>
    Response.json({ ...context.get(dictionariesContext).of(context.get(userContext)), limits: PERSONAL_MAX }),
  ),

  /** `POST`: adds a word or a rule. Sent twice, it changes nothing more. */
  POST: writes({
    body: NewPersonalEntrySchema,
    handle({ context, value, say }) {
      const dictionaries = context.get(dictionariesContext)
      const user = context.get(userContext)
      const outcome = dictionaries.add(user, value)
      return outcome.ok
        ? Response.json({ ...dictionaries.of(user), message: say('settings:dictionary.added') })
        : refusedCall(context, outcome)
    },
  }),

  /** `DELETE` with the same body: removes it. The word stands in the body, since addresses are logged. */
  DELETE: writes({
    body: PersonalEntrySchema,
    handle({ context, value, say }) {
      const dictionaries = context.get(dictionariesContext)
      const user = context.get(userContext)
      const outcome = dictionaries.remove(user, value)
      return outcome.ok
        ? Response.json({ ...dictionaries.of(user), message: say('settings:dictionary.removed') })
        : refusedCall(context, outcome)
    },
  }),
})

export const loader = dictionary
export const action = dictionary
