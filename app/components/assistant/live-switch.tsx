import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveCheckProps } from './live-check.tsx'

/** Remembered for this device, as the choice of a theme is. */
const STORED = 'penmark.check'

/** Turns the check while one writes on and off. Its code is loaded once it is wanted. */
export function LiveSwitch({ text, area }: { text: string; area: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('assistant')
  const [isOn, setOn] = useState(false)
  const [Check, setCheck] = useState<ComponentType<LiveCheckProps> | null>(null)
  const store = (choice: 'on' | 'off') => {
    localStorage.setItem(STORED, choice)
    setOn(choice === 'on')
  }
  useEffect(() => {
    if (localStorage.getItem(STORED) === 'on') setOn(true)
  }, [])
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
        <Check
          text={text}
          area={area}
          agreed={() => localStorage.getItem(STORED) === 'on'}
          onAgree={() => store('on')}
          onRefuse={() => store('off')}
        />
      )}
    </div>
  )
}
