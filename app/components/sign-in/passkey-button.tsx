import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'

const nothing = () => () => {}

/** Whether this browser can work with passkeys; no, where scripts do not run. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(
    nothing,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  )
}

/** An answer of ours in JSON, or why there is none. */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ ok: true; body: Record<string, unknown> } | { ok: false; detail: string | null; field: string | null }> {
  const body = new URLSearchParams(fields)
  const answer = await fetch(address, { method: 'POST', body }).catch(() => null)
  const said = (await answer?.json().catch(() => null)) as Record<string, unknown> | null | undefined
  if (answer?.ok && said) return { ok: true, body: said }
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { ok: false, detail: text(said?.detail), field: text(said?.field) }
}

/** Signs in with a passkey, or takes the second step with one. Shown only where a script and the browser can do it. */
export function PasskeyButton({ use, wayBack }: { use: 'sign-in' | 'second-factor'; wayBack: string | null }) {
  const { t } = useTranslation('second-factor')
  const say = useMessage()
  const able = usePasskeys()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!able) return null

  async function press() {
    const address =
      wayBack === null ? '/login/passkey' : `/login/passkey?${new URLSearchParams({ redirectTo: wayBack })}`
    const asked = await postForm(address, { step: 'ask', use })
    if (!asked.ok) return asked.detail ?? say('errors:passkey_refused')
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = asked.body.options as Parameters<typeof startAuthentication>[0]['optionsJSON']
    // Refused by its owner, timed out or unknown: browsers do not say which, on purpose.
    const credential = await startAuthentication({ optionsJSON }).catch(() => null)
    if (credential === null) return t('passkey.notUsed')
    const answered = await postForm(address, { step: 'answer', use, credential: JSON.stringify(credential) })
    if (!answered.ok) return answered.detail ?? say('errors:passkey_refused')
    // A new document: nothing of the visitor's pages stays.
    window.location.assign(String(answered.body.location))
    return null
  }

  async function begin() {
    setBusy(true)
    setProblem(null)
    const said = await press().catch(() => say('errors:passkey_refused'))
    setProblem(said)
    // Where nothing is wrong the next page is on its way.
    if (said !== null) setBusy(false)
  }

  return (
    <div className="stack">
      {problem !== null && (
        <Callout kind="error" live>
          {problem}
        </Callout>
      )}
      <Button type="button" variant="secondary" wide busy={busy} onClick={() => void begin()}>
        {t(use === 'sign-in' ? 'passkey.signIn' : 'passkey.use')}
      </Button>
    </div>
  )
}
