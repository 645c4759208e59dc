import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { usePressedForm } from '#app/components/ui/use-pressed-form.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

/** How long the page that failed stays (specification 9). */
export const LEAVE_AFTER_SECONDS = 3

/** What the way back from Google can look like. */
export type CallbackState =
  | { step: 'waiting'; code: string; state: string }
  /** The answer is for a program, which reads it from the address. */
  | { step: 'program' }
  | { step: 'done'; email: string; next: string }
  | { step: 'failed'; problem: MessageKey; error?: string; next: string }

/** A button, which JavaScript presses by itself; it posts to the path alone, so that the code leaves the address bar. */
export function Waiting({ code, state }: { code: string; state: string }) {
  const { t } = useTranslation('google')
  const form = usePressedForm()
  const busy = useNavigation().state !== 'idle'
  return (
    <AuthCard title={t('callback.waitingTitle')} intro={t('callback.waiting')}>
      <Form method="post" action="/auth/callback" replace ref={form}>
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="state" value={state} />
        <Button wide busy={busy} busyLabel={t('callback.working')}>
          {t('callback.submit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

export function Program() {
  const { t } = useTranslation('google')
  return (
    <AuthCard title={t('callback.programTitle')}>
      <p>{t('callback.program')}</p>
    </AuthCard>
  )
}

export function Done({ email, next }: { email: string; next: string }) {
  const { t } = useTranslation('google')
  return (
    <AuthCard title={t('callback.doneTitle')}>
      <Callout live>{t('callback.done', { email })}</Callout>
      <ButtonLink to={next} wide>
        {t('callback.next')}
      </ButtonLink>
    </AuthCard>
  )
}

export function Failed({ problem, error, next }: { problem: MessageKey; error?: string; next: string }) {
  const { t } = useTranslation('google')
  const say = useMessage()
  return (
    <AuthCard title={t('callback.failedTitle')}>
      <Callout kind="error" live title={say(problem, error === undefined ? {} : { error })}>
        {t('callback.failedHint')}
      </Callout>
      <ButtonLink to={next} wide>
        {t(next === '/login' ? 'callback.toLogin' : 'callback.toSettings')}
      </ButtonLink>
    </AuthCard>
  )
}
