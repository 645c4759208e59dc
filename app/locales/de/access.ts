import type { access as english } from '../en/access.ts'
import type { Translation } from '../translation.ts'

export const access = {
  title: 'Konto absichern',
  intro: 'Alles, was Ihr Konto öffnet. Markieren Sie, was Sie nicht kennen, und beenden Sie es.',
  afterReset:
    'Ihr Passwort wurde zurückgesetzt, alle Geräte und API-Token wurden abgemeldet. Passkeys, Google und neue API-Schlüssel pausieren, bis Sie hier fertig sind.',
  afterChange:
    'Ihr Passwort wurde geändert, alle anderen Geräte und API-Token wurden abgemeldet. Alles Folgende öffnet Ihr Konto noch.',
  young:
    'Passkeys und API-Schlüssel der letzten 30 Tage sind schon markiert. Entfernen Sie das Häkchen bei dem, was Ihnen gehört, und prüfen Sie auch den Rest.',
  kind: {
    session: 'Sitzungen und Geräte',
    passkey: 'Passkeys',
    app: 'Authenticator-App',
    google: 'Google-Konto',
    api_key: 'API-Schlüssel',
    seat: 'Prüferzugang',
  },
  app: 'Authenticator-App',
  current: 'Dieses Gerät',
  paused: 'Pausiert, bis Sie hier fertig sind',
  made: 'Hinzugefügt am {{date}}',
  signedIn: 'Angemeldet am {{date}}',
  madeWith: 'Hinzugefügt am {{date}} mit {{device}}',
  used: 'Zuletzt verwendet am',
  usedWith: 'mit {{device}}',
  unused: 'Nie verwendet',
  onlyWay: 'Nur damit können Sie sich anmelden. Setzen Sie zuerst ein Passwort.',
  stale: 'Melden Sie sich neu an, um Zugänge zu beenden.',
  submit: 'Alles Markierte beenden',
  submitHint: 'Was Sie nicht markieren, gilt weiter, und pausierte Zugänge gelten wieder.',
  nothing: 'Sie haben nichts beendet, alles gilt weiter.',
  ended_one: 'Sie haben einen Zugang zu Ihrem Konto beendet.',
  ended_other: 'Sie haben {{count}} Zugänge zu Ihrem Konto beendet.',
  link: 'Konto absichern',
  linkText: 'War jemand anderes in Ihrem Konto? Sehen Sie alles, was es öffnet, und beenden Sie, was Sie nicht kennen.',
  left: 'Noch mit Ihrem Konto verbunden:',
  leftHint: 'Passkeys, Google und neue API-Schlüssel pausieren, bis Sie sich angemeldet und sie geprüft haben.',
} satisfies Translation<typeof english>
