import { useState } from 'react'
import { postForm, usePasskeys } from '#app/components/sign-in/passkey-button.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { PASSKEY_NAME_MAX } from '#app/domain/second-factor/second-factor.ts'
import { useTranslation } from '../ui/use-translation.ts'
import '#app/components/settings/settings-list.css'

type Problem = { message: string; field: string | null }

/** Asks for a name and the password, then the authenticator for a passkey. An authenticator answers to scripts only. */
export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation(['second-factor', 'settings'])
  const say = useMessage()
  const able = usePasskeys()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const refused = (answer: { detail: string | null; field: string | null }): Problem => ({
    message: answer.detail ?? say('errors:passkey_not_added'),
    field: answer.field,
  })

  async function add(form: HTMLFormElement): Promise<Problem | null> {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const address = '/dashboard/settings/security/passkeys/add'
    const begun = await postForm(address, { ...fields, step: 'begin' })
    if (!begun.ok) return refused(begun)
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = begun.body.options as Parameters<typeof startRegistration>[0]['optionsJSON']
    let credential: Awaited<ReturnType<typeof startRegistration>>
    try {
      credential = await startRegistration({ optionsJSON })
    } catch (error) {
      const known = error instanceof Error && error.name === 'InvalidStateError'
      return { message: known ? t('passkey.known') : t('passkey.notMade'), field: null }
    }
    const { name = '' } = fields
    const added = await postForm(address, { step: 'add', name, credential: JSON.stringify(credential) })
    if (!added.ok) return refused(added)
    window.location.assign(String(added.body.location))
    return null
  }

  async function press(form: HTMLFormElement) {
    setBusy(true)
    setProblem(null)
    const failure = await add(form).catch((): Problem => refused({ detail: null, field: null }))
    setProblem(failure)
    // Without a problem the next page is on its way.
    if (failure !== null) setBusy(false)
  }

  if (!able) return <p className="needs-script">{t('passkey.unable')}</p>
  return (
    <form
      method="post"
      className="stack settings-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void press(event.currentTarget)
      }}
    >
      <ErrorSummary
        errors={
          problem === null
            ? []
            : [{ message: problem.message, ...(problem.field === null ? {} : { field: problem.field }) }]
        }
      />
      <TextField
        name="name"
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        error={problem?.field === 'name' ? problem.message : null}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
      />
      {hasPassword && (
        <TextField
          name="password"
          type="password"
          label={t('settings:confirm.password')}
          hint={t('settings:confirm.passwordHint')}
          error={problem?.field === 'password' ? problem.message : null}
          autoComplete="current-password"
          required
        />
      )}
      <div>
        <Button busy={busy}>{t('passkey.add')}</Button>
      </div>
      {busy && <Callout live>{t('passkey.waiting')}</Callout>}
    </form>
  )
}
