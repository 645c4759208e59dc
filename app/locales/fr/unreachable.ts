import type { unreachable as english } from '../en/unreachable.ts'
import type { Translation } from '../translation.ts'

export const unreachable = {
  title: 'Penmark est injoignable',
  text: 'Vous êtes peut-être hors ligne, ou notre serveur est indisponible un instant. Les pages ouvertes gardent ce que vous avez saisi. Cette page s’ouvrira d’elle-même quand vous serez de nouveau en ligne.',
  waiting_one: '{{count}} modification est enregistrée sur cet appareil et partira quand la connexion reviendra.',
  waiting_other:
    '{{count}} modifications sont enregistrées sur cet appareil et partiront quand la connexion reviendra.',
  again: 'Réessayer',
} satisfies Translation<typeof english>
