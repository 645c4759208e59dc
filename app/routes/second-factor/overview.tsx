import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { PasskeyList } from '#app/components/second-factor/passkey-list.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { PASSKEYS_MAX, RECOVERY_CODES_FEW } from '#app/domain/second-factor/second-factor.ts'
import type { Route } from './+types/overview'
import '#app/components/second-factor/security.css'

const HERE = '/dashboard/settings/security'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(secondFactorContext).stateOf(context.get(userContext))
}

export default function Security({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  return (
    <>
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <App {...loaderData} />
      {loaderData.onSince !== null && <Codes {...loaderData} />}
      <Passkeys {...loaderData} />
      <SecureAccount />
      <p className="soft small">{t('lost')}</p>
    </>
  )
}

/** Leads to the page that lists everything that opens the account. */
function SecureAccount() {
  const { t } = useTranslation('access')
  return (
    <section className="security-part" aria-labelledby="secure-heading">
      <div className="security-part-head">
        <h2 id="secure-heading">{t('title')}</h2>
      </div>
      <p>{t('linkText')}</p>
      <p className="row">
        <ButtonLink to={SECURE_PAGE} variant="secondary">
          {t('link')}
        </ButtonLink>
      </p>
    </section>
  )
}

function App({ onSince, pending }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation('second-factor')
  const { day } = formatsFor(useLook().locale)
  const on = onSince !== null
  return (
    <section className="security-part" aria-labelledby="app-heading">
      <div className="security-part-head">
        <h2 id="app-heading">{t('app.heading')}</h2>
        <Badge tone={on ? 'accent' : 'plain'}>{t(on ? 'on' : 'off')}</Badge>
      </div>
      <p>{t('app.what')}</p>
      {on && <p className="soft small numbers">{t('app.since', { date: day(onSince) })}</p>}
      <p className="row">
        {on ? (
          <ButtonLink to={`${HERE}/app/off`} variant="secondary">
            {t('app.turnOff')}
          </ButtonLink>
        ) : (
          <ButtonLink to={`${HERE}/app`} variant="secondary">
            {t(pending ? 'app.goOn' : 'app.setUp')}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}

function Codes({ codesLeft, codesKept }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation('second-factor')
  const few = codesLeft <= RECOVERY_CODES_FEW
  return (
    <section className="security-part" aria-labelledby="codes-heading">
      <div className="security-part-head">
        <h2 id="codes-heading">{t('codes.heading')}</h2>
        <Badge tone={few ? 'warn' : 'plain'}>{t('codes.left', { count: codesLeft })}</Badge>
      </div>
      <p>{t('codes.what')}</p>
      {!codesKept && <Callout kind="amber">{t('codes.notKept')}</Callout>}
      {codesKept && few && <Callout kind="amber">{t('codes.few')}</Callout>}
      <p className="row">
        <ButtonLink to={`${HERE}/codes`} variant="secondary">
          {t('codes.make')}
        </ButtonLink>
      </p>
    </section>
  )
}

function Passkeys({ passkeys }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation('second-factor')
  return (
    <section className="security-part" aria-labelledby="passkeys-heading">
      <div className="security-part-head">
        <h2 id="passkeys-heading">{t('passkey.heading')}</h2>
      </div>
      <p>{t('passkey.what')}</p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
      {passkeys.length < PASSKEYS_MAX && (
        <p className="row">
          <ButtonLink to={`${HERE}/passkeys/new`} variant="secondary">
            {t('passkey.add')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
