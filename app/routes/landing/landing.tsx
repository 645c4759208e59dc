import { data, redirect } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { markUpForVisitor, sampleFor } from '#app/.server/assistant/try-out/http/answers.ts'
import { visitorsTakeTurns } from '#app/.server/assistant/try-out/http/turns.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { legalContext } from '#app/.server/legal/context.ts'
import { shownCheckpointContext } from '#app/.server/operations/context.ts'
import { Closing, LandingFoot } from '#app/components/landing/closing.tsx'
import { Features } from '#app/components/landing/features.tsx'
import { Hero } from '#app/components/landing/hero.tsx'
import { LandingHeader } from '#app/components/landing/landing-header.tsx'
import { Languages } from '#app/components/landing/languages.tsx'
import { LedgerLines } from '#app/components/landing/ledger-lines.tsx'
import { Pricing } from '#app/components/landing/pricing.tsx'
import { PublicMeta } from '#app/components/landing/public-meta.tsx'
import { Questions } from '#app/components/landing/questions.tsx'
import { StructuredData } from '#app/components/landing/structured-data.tsx'
import { Trust } from '#app/components/landing/trust.tsx'
import type { Try } from '#app/components/landing/try-out.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { localeOfTag } from '#app/domain/preferences/language.ts'
import { TryOutSchema } from '#app/domain/try-out/try-out.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/landing'

/** The way of a text from the sheet: to an account, and from its first sign-in to the desk. */
const WITH_TEXT = `/register?${new URLSearchParams({ redirectTo: '/dashboard/assistant?carried=1' })}`

export const middleware: Route.MiddlewareFunction[] = [visitorsTakeTurns]

/** The page for visitors; signed-in users go to their dashboard. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(maybeUserContext) !== null) throw redirect('/dashboard')
  const { publicUrl, contact, claims } = context.get(siteContext)
  // The bare address follows each visitor's language, so search engines get a page of their own per language.
  const byLink = localeOfTag(url.searchParams.get('lang')) !== undefined
  const hasLegalPages = context.get(legalContext).isComplete
  const checkpoint = context.get(shownCheckpointContext)()
  return {
    ...{ origin: publicUrl, byLink, address: contact ?? null, claims, hasLegalPages, checkpoint },
    sample: sampleFor(context),
  }
}

/** The sheet of the hero: marks up its text, or goes back to it. Nothing of it is kept here. */
export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(maybeUserContext) !== null) throw redirect('/dashboard')
  const form = await request.formData()
  const parsed = TryOutSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) {
    const key = parsed.error.issues[0]?.message ?? 'assistant:text_invalid'
    return again(String(form.get('text') ?? ''), { key: key as MessageKey }, { status: 400 })
  }
  const { text } = parsed.data
  const intent = form.get('intent')
  if (intent === 'edit') return again(text)
  const end = await markUpForVisitor(context, text, request.signal)
  if (end.ok) {
    const hasTerms = context.get(legalContext).isComplete
    const account = { action: WITH_TEXT, madeAt: context.get(signInContext).formTime(), hasTerms }
    return data<Try>({ text, marked: end.value, account })
  }
  if ('words' in end) {
    const isClean = end.code === 'engine_unchanged'
    return again(text, isClean ? { key: 'landing:try.clean' } : { words: end.words }, { status: isClean ? 200 : 422 })
  }
  return again(
    text,
    { key: end.code === 'busy' ? 'errors:busy' : 'landing:try.used' },
    { status: ERROR_STATUS[end.code], headers: { 'retry-after': String(end.retryAfterSeconds) } },
  )
}

/** The sheet with the same text and what there is to say about it. */
function again(text: string, problem: (Try & { marked: null })['problem'] = null, init: ResponseInit = {}) {
  return data<Try>({ text, problem, marked: null }, init)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The page needs none of the router's scripts. */
export const handle = { hydrate: false }

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, byLink, sample, address, claims, hasLegalPages, checkpoint } = loaderData
  const { t } = useTranslation(['landing', 'common'])
  const { locale } = useLook()
  return (
    <>
      <PublicMeta title={t('title')} description={t('description')} place={{ origin, path: '/', byLink }} />
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero
          tried={actionData ?? { text: sample, problem: null, marked: null }}
          // The page is an index route, which React Router posts to under this name.
          action={`/?index${byLink ? `&lang=${locale}` : ''}#try`}
        />
        <Features />
        <LedgerLines checkpoint={checkpoint} />
        <Trust />
        <Pricing />
        <Languages />
        <Questions />
        <Closing address={address} claims={claims} />
      </main>
      <LandingFoot locale={locale} hasLegalPages={hasLegalPages} />
      <StructuredData origin={origin} address={address} />
    </>
  )
}
