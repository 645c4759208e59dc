import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnId } from '../history/use-own-id.ts'
import type { LiveCheckProps } from './live-check.tsx'

/** Remembered for one user on this device: another one has not agreed. */
const stored = (user: string | null) => `penmark.check.${user}`

/** Turns the check while one writes on and off. Its code is loaded once it is wanted. */
export function LiveSwitch({ text, area }: { text: string; area: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('assistant')
  const [isOn, setOn] = useState(false)
  const [Check, setCheck] = useState<ComponentType<LiveCheckProps> | null>(null)
  const user = useOwnId()
  const [isAgreed, setAgreed] = useState(false)
  const store = (choice: 'on' | 'off') => {
    setOn(choice === 'on')
    setAgreed(choice === 'on')
    inStore(() => localStorage.setItem(stored(user), choice))
  }
  useEffect(() => {
    const isOn = inStore(() => localStorage.getItem(stored(user))) === 'on'
    setOn(isOn)
    setAgreed(isOn)
  }, [user])
  useEffect(() => {
    if (!isOn) return
    import('./live-check.tsx').then(
      ({ LiveCheck }) => setCheck(() => LiveCheck),
      () => setOn(false),
    )
  }, [isOn])
  return (
    <div className="live needs-script small">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => (target.checked ? setOn(true) : store('off'))}
        />{' '}
        {t('live')}
      </label>
      {isOn && Check !== null && (
        <Check text={text} area={area} isAgreed={isAgreed} onAgree={() => store('on')} onRefuse={() => store('off')} />
      )}
    </div>
  )
}

/** A browser may refuse the store, as some do in private windows. Then the choice lasts as long as the page. */
function inStore<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
