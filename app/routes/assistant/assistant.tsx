import { randomUUID } from 'node:crypto'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { AssistantForm } from '#app/components/assistant/assistant-form.tsx'
import { RefineForm } from '#app/components/assistant/refine-row.tsx'
import { BookmarkForm } from '#app/components/bookmarks/bookmark-button.tsx'
import { KeepText } from '#app/components/history/keep-text.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { offeredRefinements } from '#app/domain/assistant/refine.ts'
import { ownChoices, valuesFromAddress } from '#app/.server/library/http/prefill.ts'
import type { Route } from './+types/assistant'
import { offeredOperations } from './assist-answer.ts'
import { assistantStart } from './assistant-start.ts'
import { assistantStep } from './assistant-step.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { engine, env, database, clock } = context.get(penmarkContext)
  const { account } = context.get(userContext)
  const t = translatorFor(localeOf(context))
  const prompt = url.searchParams.get('prompt')
  if (prompt !== null && /^\w{1,64}$/.test(prompt)) throw redirect(`/dashboard/prompts/${prompt}/use`)
  engine.warm()
  const start = assistantStart(context)
  const engineNote =
    engine.name === 'builtin'
      ? t('assistant:engine.builtin')
      : t('assistant:engine.openai', { model: env.openai.model })
  const usage = usageOf(database.reader, account, clock.now())
  return {
    title: `${t('assistant:title')} · Penmark`,
    usage,
    refinements: offeredRefinements(usage.plan, engine.refines),
    operations: offeredOperations(context),
    engineNote,
    own: ownChoices(context),
    values: valuesFromAddress(context, start.values, url),
    start,
    offer: { versions: engine.name !== 'builtin', leaves: engine.name !== 'builtin' },
    idempotencyKey: randomUUID(),
  }
}

/** The form posted without a script: the same request as the stream's, answered as a page with the text still in it. */
export function action({ request, context }: Route.ActionArgs) {
  return assistantStep(request, context)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Assistant({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const [usage, setUsage] = useState(loaderData.usage)
  useEffect(() => setUsage(loaderData.usage), [loaderData.usage])
  // Clear begins a new round; nothing else may throw away what was typed, a link to a part of the page least of all.
  const [round, setRound] = useState(0)
  const posted = round === 0 ? actionData : undefined
  // The link that cleared the form went with it.
  useEffect(() => {
    if (round > 0) document.getElementById('text')?.focus()
  }, [round])
  const number = (value: number) => value.toLocaleString(i18n.language)
  return (
    <>
      <title>{loaderData.title}</title>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            <Badge>{t('usage_badge', { used: number(usage.used), limit: number(usage.limit) })}</Badge>
            <ButtonLink variant="quiet" size="small" to="/dashboard/assistant/chat">
              {message('chat:open')}
            </ButtonLink>
          </>
        }
      />
      <KeepText round={round} />
      <AssistantForm
        key={round}
        onUsage={setUsage}
        onClear={() => setRound(round + 1)}
        values={
          posted?.values ??
          (round === 0 ? loaderData.values : { ...loaderData.start.values, operation: loaderData.values.operation })
        }
        idempotencyKey={loaderData.idempotencyKey}
        operations={loaderData.operations}
        usage={usage}
        own={loaderData.own}
        offer={loaderData.offer}
        styles={loaderData.start.styles}
        failed={loaderData.start.failed || loaderData.own === null}
        engineNote={loaderData.engineNote}
        refinements={loaderData.refinements}
        answer={posted?.answer ?? null}
        posted={posted?.posted ?? null}
        errors={posted?.errors ?? []}
      />
      <BookmarkForm />
      <RefineForm idempotencyKey={loaderData.idempotencyKey} />
    </>
  )
}
