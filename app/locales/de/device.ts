import type { device as english } from '../en/device.ts'
import type { Translation } from '../translation.ts'

export const device = {
  switch: 'Auf diesem Gerät · kostenlos',
  hint: 'Das KI-Modell Ihres Browsers antwortet. Ihr Text wird weder an uns noch an andere gesendet.',
  fetching: 'Ihr Browser lädt sein KI-Modell: {{percent}} %',
  no_model:
    'Ihr Browser hat kein KI-Modell für diese Aktion, sie wird also abgelehnt. Schalten Sie dies aus, um unseren Server zu verwenden.',
  unsent: 'Es wurde nichts gesendet und kein Credit verbraucht.',
  month_one: 'Dazu ein Text auf diesem Gerät, kostenlos. Er zählt hier nicht, weil nichts gesendet wurde.',
  month_other: 'Dazu {{count}} Texte auf diesem Gerät, kostenlos. Sie zählen hier nicht, weil nichts gesendet wurde.',
  refused: {
    no_model: 'Ihr Browser hat kein KI-Modell für diese Aktion.',
    language_unknown: 'Ihr Browser konnte die Sprache Ihres Textes nicht erkennen. Wählen Sie sie unter „Mehr“.',
    language_unsupported: 'Das KI-Modell Ihres Browsers beherrscht diese Sprache nicht.',
    too_long: 'Der Text ist zu lang für das KI-Modell Ihres Browsers.',
    empty: 'Das KI-Modell Ihres Browsers gab keine Antwort.',
    failed: 'Das KI-Modell Ihres Browsers ist gescheitert.',
  },
} satisfies Translation<typeof english>
