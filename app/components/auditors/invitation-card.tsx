import { Form } from 'react-router'
import type { AuditedName } from '#app/.server/account/auditors/queries.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import { useTranslation } from '../ui/use-translation.ts'
import '#app/components/auditors/audit-frame.css'

/** Forms here post to the bare path, so that the token of a mail link leaves the address bar. */
const PATH = '/audit/invitation'

type Open = {
  token: string
  email: string
  days: number
  until: number
  workspace: AuditedName
  signedIn: { email: string; isInvited: boolean } | null
}

/** What accepting means, and the next step of the reader. */
export function OpenInvitation({ token, email, days, until, workspace, signedIn }: Open) {
  const { t } = useTranslation('auditors')
  const { day } = formatsFor(useLook().locale)
  const { name, owner } = workspace
  return (
    <AuthCard
      title={t('invitation.title')}
      intro={
        <span className="invitation-who">{t('invitation.intro', { owner: owner ?? '', email, workspace: name })}</span>
      }
    >
      <section aria-labelledby="points-heading" className="stack">
        <h2 id="points-heading">{t('invitation.points')}</h2>
        <ul className="invitation-points">
          <li>{t('invitation.sees')}</li>
          <li>{t('invitation.readOnly')}</li>
          <li>{t('invitation.recorded')}</li>
          <li>{t('invitation.lasts', { count: days })}</li>
        </ul>
        <p className="soft small">{t('invitation.until', { date: day(until) })}</p>
      </section>
      {signedIn === null ? (
        <SignInFirst token={token} email={email} />
      ) : signedIn.isInvited ? (
        <Step token={token} intent="accept">
          <Button wide>{t('invitation.accept')}</Button>
        </Step>
      ) : (
        <>
          <Callout kind="amber" title={t('invitation.wrongTitle')}>
            <p className="invitation-who">{t('invitation.wrong', { invited: email, email: signedIn.email })}</p>
          </Callout>
          <Step token={token} intent="switch">
            <Button wide>{t('invitation.switch', { invited: email })}</Button>
          </Step>
        </>
      )}
    </AuthCard>
  )
}

function Step({ token, intent, children }: { token: string; intent: 'accept' | 'switch'; children: React.ReactNode }) {
  return (
    <Form method="post" action={PATH} replace>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={token} />
      {children}
    </Form>
  )
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('auditors')
  const back = `${PATH}?${new URLSearchParams({ token })}`
  return (
    <>
      <p className="invitation-who">{t('invitation.signInText', { email })}</p>
      <ButtonLink to={withReturnPath('/login', back)} wide>
        {t('invitation.signIn')}
      </ButtonLink>
      <ButtonLink to={withReturnPath('/register', back)} variant="secondary" wide>
        {t('invitation.register')}
      </ButtonLink>
    </>
  )
}

/** Why there is nothing to accept, and the page to open instead. `mine` is the seat that the reader holds through it. */
export function ClosedInvitation({ code, mine }: { code: ErrorCode; mine: string | null }) {
  const { t } = useTranslation('auditors')
  const say = useMessage()
  return (
    <AuthCard title={t('invitation.closed')}>
      <Callout kind={mine === null ? 'amber' : 'info'}>{say(`errors:${code}`)}</Callout>
      {mine === null ? (
        <ButtonLink to="/" reloadDocument variant="secondary" wide>
          {t('invitation.home')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/audit" wide>
          {t('invitation.toSeats')}
        </ButtonLink>
      )}
    </AuthCard>
  )
}
