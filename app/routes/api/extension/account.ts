import { nameOf } from '#app/.server/account/extension/connections.ts'
import { offeredOperations } from '#app/.server/assistant/http/answers.ts'
import { assistantStart } from '#app/.server/assistant/http/start-values.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads } from '#app/.server/http/call.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import { styleOpen, templateOpen } from '#app/domain/assistant/plan-rules.ts'
import type { ExtensionAccount } from '#app/domain/extension/account.ts'

const account = call({
  /** `GET /api/extension/account`: all that the panel of an extension shows, in one answer. */
  GET: reads(({ context, say }) => {
    const user = context.get(userContext)
    const library = context.get(libraryContext)
    const usage = context.get(usageContext).of(user)
    const { values } = assistantStart(context)
    const { plan } = usage
    const locale = localeOf(context)
    const languages = new Intl.DisplayNames(locale, { type: 'language' })
    const own = (kind: 'style' | 'template') =>
      library.list(user, kind).map(({ id, content: { name }, locked }) => ({
        ...{ key: id, label: name, phrase: say(`assistant:slot.own_${kind}`, { name }), locked },
      }))
    const around = (slot: 'style' | 'template' | 'target') => say(`assistant:slot.around.${slot}`, { choice: '|' })
    const answer: ExtensionAccount = {
      user: { name: nameOf(user.email), email: user.email },
      locale,
      credits: {
        used: usage.used,
        limit: usage.limit,
        left: usage.remaining,
        resets_at: new Date(usage.resetsAt).toISOString(),
      },
      plan,
      operations: offeredOperations(context)
        .filter(({ offered }) => offered)
        .map(({ operation }) => ({ key: operation, label: say(`assistant:operation.${operation}`) })),
      styles: [
        ...BUILT_IN_STYLES.map(({ key }) => ({
          ...{ key, label: say(`assistant:style.${key}`), phrase: say(`assistant:slot.style.${key}`) },
          locked: !styleOpen(plan, key),
        })),
        ...own('style'),
      ],
      templates: [
        ...BUILT_IN_TEMPLATES.map(({ key }) => ({
          ...{ key, label: say(`assistant:template.${key}`), phrase: say(`assistant:slot.template.${key}`) },
          locked: !templateOpen(plan, key),
        })),
        ...own('template'),
      ],
      prompts: library
        .list(user, 'prompt')
        .filter(({ locked }) => !locked)
        .map(({ id, content }) => ({ id, name: content.name, text: content.content })),
      languages: TARGET_LANGUAGES.map((code) => ({ code, label: languages.of(code) ?? code })),
      around: { style: around('style'), template: around('template'), target: around('target') },
      defaults: {
        operation: values.operation,
        style: values.style,
        template: values.template,
        target_language: values.target_language,
      },
    }
    return Response.json(answer)
  }),
})

export const loader = account
export const action = account
