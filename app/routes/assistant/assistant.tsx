import { randomUUID } from 'node:crypto'
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { checkContext } from '#app/.server/assistant/check/context.ts'
import { assistantContext } from '#app/.server/assistant/context.ts'
import { offeredOperations } from '#app/.server/assistant/http/answers.ts'
import { assistantAction } from '#app/.server/assistant/http/form-actions.ts'
import { assistantStart } from '#app/.server/assistant/http/start-values.ts'
import { carriedTextsContext } from '#app/.server/auth/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { ownChoices, valuesFromAddress } from '#app/.server/library/http/prefill.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { AssistantForm } from '#app/components/assistant/assistant-form.tsx'
import { RefineForm } from '#app/components/assistant/refine-row.tsx'
import { BookmarkForm } from '#app/components/bookmarks/bookmark-button.tsx'
import { KeepText } from '#app/components/history/keep-text.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { offeredRefinements } from '#app/domain/assistant/refine.ts'
import type { Route } from './+types/assistant'

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { engine, builtInToo, warm, isStarting } = context.get(assistantContext)
  const t = translatorFor(localeOf(context))
  const prompt = url.searchParams.get('prompt')
  if (prompt !== null && /^\w{1,64}$/.test(prompt)) throw redirect(`/dashboard/prompts/${prompt}/use`)
  warm(localeOf(context))
  const start = assistantStart(context)
  const engineNote =
    engine.name === 'builtin' ? t('assistant:engine.builtin') : t('assistant:engine.openai', { model: engine.model })
  const { neighbour } = context.get(checkContext)
  // Corrections by a connected model do not use the check.
  const checkNote =
    engine.name === 'builtin' && neighbour !== null ? ` ${t('assistant:engine.neighbour', { host: neighbour })}` : ''
  const startNote = isStarting() ? ` ${t('assistant:engine.starting')}` : ''
  const usage = context.get(usageContext).of(context.get(userContext))
  return {
    title: `${t('assistant:title')} · Penmark`,
    usage,
    refinements: offeredRefinements(usage.plan, engine.refines),
    operations: offeredOperations(context),
    engineNote: engineNote + checkNote + startNote,
    own: ownChoices(context),
    values: {
      ...valuesFromAddress(context, start.values, url),
      // The text that a visitor began with on the landing page. Its cookie ends by itself, so a reload shows it again.
      ...(url.searchParams.has('carried') ? { text: context.get(carriedTextsContext).textOf(request) ?? '' } : {}),
      ...(url.searchParams.has('sample') ? { text: t('dashboard:sample.text') } : {}),
    },
    start,
    offer: { versions: engine.name !== 'builtin', isExternal: engine.name !== 'builtin', builtInToo },
    idempotencyKey: randomUUID(),
  }
}

/** The form posted without a script: the same request as the stream's, answered as a page that keeps the text. */
export function action({ request, context }: Route.ActionArgs) {
  return assistantAction(request, context)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Assistant({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('assistant')
  const [usage, setUsage] = useState(loaderData.usage)
  useEffect(() => setUsage(loaderData.usage), [loaderData.usage])
  // Only Clear starts a new round: nothing else may discard the typed text, not even a link to a part of the page.
  const [round, setRound] = useState(0)
  const [cleared, setCleared] = useState<typeof actionData>(undefined)
  // A button of a finding answers with the page as it now is, also in a later round.
  const isPress = actionData?.press != null && actionData !== cleared
  const posted = round === 0 || isPress ? actionData : undefined
  // The Clear link is gone with the old form, so the focus moves to the new one.
  useEffect(() => {
    if (round > 0) document.getElementById('text')?.focus()
  }, [round])
  return (
    <>
      <title>{loaderData.title}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      <AssistantForm
        key={isPress ? actionData.press : round}
        onUsage={setUsage}
        onClear={() => {
          setCleared(actionData)
          setRound(round + 1)
        }}
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
        analysis={posted?.analysis ?? null}
        hiding={actionData === cleared ? null : (actionData?.hiding ?? null)}
      >
        <KeepText round={round} />
      </AssistantForm>
      <BookmarkForm />
      <RefineForm idempotencyKey={loaderData.idempotencyKey} />
    </>
  )
}
