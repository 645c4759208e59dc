import { useTranslation } from './use-translation.ts'
import './skip-link.css'

/** The first stop of the tab key; it skips the navigation and leads to the element with id `content`. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#content">
      {t('skip')}
    </a>
  )
}
