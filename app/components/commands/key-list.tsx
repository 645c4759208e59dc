import { useId } from 'react'
import { useTranslation } from '../ui/use-translation.ts'
import { KeyCaps } from './key-caps.tsx'

/** Every key and what it does, by the part of the product in which it acts. Alternatives stand apart. */
const PLACES = [
  {
    place: 'everywhere',
    lines: [
      { does: 'bar', keys: [['ctrl', 'K']] },
      { does: 'keys', keys: [['?']] },
      { does: 'close', keys: [['esc']] },
      // Sonner listens to it.
      { does: 'notices', keys: [['Alt', 'T']] },
    ],
  },
  {
    place: 'desk',
    lines: [
      { does: 'process', keys: [['ctrl', 'enter']] },
      { does: 'reword', keys: [['ctrl', '.']] },
    ],
  },
  {
    place: 'proof',
    lines: [
      { does: 'walk', keys: [['J'], ['K']] },
      { does: 'decide', keys: [['A'], ['X']] },
      { does: 'toggle', keys: [['space']] },
      { does: 'accept_all', keys: [['shift', 'A']] },
      { does: 'views', keys: [['1'], ['2'], ['3']] },
      { does: 'versions', keys: [['arrows']] },
      { does: 'copy', keys: [['ctrl', 'C']] },
    ],
  },
] as const

/** The sheet of keys. */
export function KeyList() {
  const { t } = useTranslation('commands')
  const id = useId()
  return (
    <div className="key-list">
      {PLACES.map(({ place, lines }) => (
        <section key={place} aria-labelledby={`${id}-${place}`}>
          <h3 id={`${id}-${place}`}>{t(`keys.place.${place}`)}</h3>
          <dl>
            {lines.map(({ does, keys }) => (
              <div key={does}>
                <dt>{t(`keys.does.${does}`)}</dt>
                <dd>
                  {keys.map((alternative) => (
                    <KeyCaps key={alternative.join(' ')} keys={alternative} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="soft small">{t('keys.note')}</p>
    </div>
  )
}
