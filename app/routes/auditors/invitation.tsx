import { data, redirect } from 'react-router'
import { auditorsContext } from '#app/.server/account/auditors/context.ts'
import type { Invitation } from '#app/.server/account/auditors/queries.ts'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { createSessionCookie } from '#app/.server/auth/session.ts'
import { requestContext, siteContext, toastsContext } from '#app/.server/http/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ClosedInvitation, OpenInvitation } from '#app/components/auditors/invitation-card.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import type { Route } from './+types/invitation'

/** The address carries a token that no other site may learn, as on the page of a verification mail. */
const PRIVATE = { 'referrer-policy': 'no-referrer, same-origin' }

const CLOSED = {
  active: 'invitation_used',
  ended: 'invitation_used',
  lapsed: 'invitation_expired',
  revoked: 'invitation_revoked',
} as const

const tokenOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')

/** Shows what the button will do. Opening the page changes nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenOf(url.searchParams.get('token'))
  const invitation = context.get(auditorsContext).invitation(token)
  const user = context.get(maybeUserContext)
  if (invitation === undefined) return closed('invitation_invalid', null)
  if (invitation.state !== 'invited') {
    return closed(CLOSED[invitation.state], invitation.acceptedBy === user?.userId ? invitation.seatId : null)
  }
  const signedIn =
    user === null
      ? null
      : { email: user.email, isInvited: canonicalEmail(user.email) === canonicalEmail(invitation.email) }
  return data({ open: { ...publicPart(invitation), token, signedIn }, closed: null }, { headers: PRIVATE })
}

function publicPart({ email, days, until, workspace }: Invitation) {
  return { email, days, until, workspace }
}

function closed(code: keyof typeof ERROR_STATUS, mine: string | null) {
  return data({ open: null, closed: { code, mine } }, { status: ERROR_STATUS[code], headers: PRIVATE })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const token = tokenOf(form.get('token'))
  const user = context.get(maybeUserContext)
  const signIn = `/login?${new URLSearchParams({ redirectTo: `/audit/invitation?${new URLSearchParams({ token })}` })}`
  if (form.get('intent') === 'switch') {
    const cookie = createSessionCookie(context.get(siteContext).secure)
    context.get(signInContext).logout(cookie.tokenOf(request))
    throw redirect(signIn, { status: 303, headers: { 'set-cookie': cookie.clear() } })
  }
  if (user === null) throw redirect(signIn, 303)
  const address = context.get(requestContext).clientAddress
  const outcome = await context.get(auditorsContext).accept(user, { token, address })
  if (!outcome.ok) {
    const headers = new Headers(PRIVATE)
    if ('retryAfterSeconds' in outcome) headers.set('retry-after', String(outcome.retryAfterSeconds))
    return data({ code: outcome.code }, { status: ERROR_STATUS[outcome.code], headers })
  }
  return redirectWithToast(context.get(toastsContext), `/audit/${outcome.seatId}`, {
    kind: 'success',
    key: 'auditors:invitation.accepted',
    values: { workspace: outcome.workspace },
  })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) all.set(name, value)
  return all
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  const refused = actionData === undefined ? loaderData.closed : { code: actionData.code, mine: null }
  const open = refused === null ? loaderData.open : null
  return (
    <PublicFrame>
      <title>{`${t(open === null ? 'invitation.closed' : 'invitation.title')} · Penmark`}</title>
      {open !== null ? (
        <OpenInvitation {...open} />
      ) : (
        <ClosedInvitation code={refused?.code ?? 'invitation_invalid'} mine={refused?.mine ?? null} />
      )}
    </PublicFrame>
  )
}
