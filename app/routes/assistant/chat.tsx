import { randomUUID } from 'node:crypto'
import { useRef } from 'react'
import { assistantContext } from '#app/.server/assistant/context.ts'
import { offeredOperations } from '#app/.server/assistant/http/answers.ts'
import { chatAction } from '#app/.server/assistant/http/chat-action.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { ChatAgain } from '#app/components/assistant/chat-again.tsx'
import { ChatStart } from '#app/components/assistant/chat-start.tsx'
import { useKeptThread } from '#app/components/assistant/use-kept-thread.ts'
import { VersionSheet } from '#app/components/assistant/version-sheet.tsx'
import { BookmarkForm } from '#app/components/bookmarks/bookmark-button.tsx'
import { useKeptStep } from '#app/components/history/use-kept-step.ts'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrSay } from '#app/components/offline/send-or-keep.ts'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { Moment } from '#app/components/ui/moment.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { EMPTY_VALUES } from '#app/domain/assistant/form-values.ts'
import { offeredRefinements } from '#app/domain/assistant/refine.ts'
import type { Route } from './+types/chat'
import '#app/components/assistant/chat.css'

export function loader({ context }: Route.LoaderArgs) {
  const { engine, warm } = context.get(assistantContext)
  const locale = localeOf(context)
  const t = translatorFor(locale)
  const usage = context.get(usageContext).of(context.get(userContext))
  warm(locale)
  return {
    title: `${t('chat:title')} · Penmark`,
    usage,
    operations: offeredOperations(context),
    offered: offeredRefinements(usage.plan, engine.refines),
    fixesFree: engine.name === 'builtin',
    idempotencyKey: randomUUID(),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return chatAction(request, context)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The thread is part of the page and stays there if no answer comes. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrSay(sending)
}

export default function Chat({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { t, i18n } = useTranslation(['chat', 'assistant'])
  const { usage, operations, offered, idempotencyKey } = loaderData
  const { answer, kept } = answered(outcome)
  const latest = useRef(answer)
  if (answer !== undefined || kept === null) latest.current = answer
  const actionData = latest.current
  const number = (value: number) => value.toLocaleString(i18n.language)
  const date = formatsFor(useLook().locale).dayOfMonth(usage.resetsAt)
  const price =
    usage.remaining > 0
      ? t('cost', { remaining: number(usage.remaining), limit: number(usage.limit), date })
      : t('none_left', { date })
  const cost = loaderData.fixesFree ? `${price} · ${t('fix_free')}` : price
  const values = actionData?.values ?? { ...EMPTY_VALUES, instruction: '' }
  const { back, forget } = useKeptThread(actionData?.thread ?? null, actionData !== undefined)
  const thread = actionData?.thread ?? back?.thread ?? null
  const common = { values, errors: actionData?.errors ?? [], idempotencyKey, cost }
  const refused = actionData?.refused ?? null
  useKeptStep(actionData?.fresh ? actionData.thread : null)
  return (
    <>
      <title>{loaderData.title}</title>
      {thread === null ? (
        <>
          <h1 className="visually-hidden">{t('title')}</h1>
          <KeptNote kept={kept} />
          {actionData?.lost && <Callout kind="amber" title={t('thread_lost')} />}
          {refused !== null && (
            <Callout kind="amber" title={refused.message} live>
              {refused.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Callout>
          )}
          <ChatStart {...common} {...{ operations, usage }} isExternal={!loaderData.fixesFree} />
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{t('title')}</h1>
          <KeptNote kept={kept} />
          <BookmarkForm />
          <VersionSheet
            {...common}
            {...{ thread, offered, refused }}
            comparison={actionData?.thread === thread ? actionData.comparison : null}
            key={`${thread.folded} ${thread.turns.length}`}
          >
            {back !== null && (
              <p role="status">
                {t('restored')} <Moment at={back.at} />
              </p>
            )}
            <ChatAgain forget={forget} />
          </VersionSheet>
        </>
      )}
    </>
  )
}
