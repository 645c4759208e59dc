import type { status as english } from '../en/status.ts'
import type { Translation } from '../translation.ts'

export const status = {
  title: 'État',
  intro: 'Lu sur le serveur en marche :',
  allWork: 'Tout fonctionne',
  someOff: 'Une partie est arrêtée',
  builtIn: 'Moteur intégré',
  model: 'Modèle d’IA : {{model}}',
  events_one: '{{count, number}} écriture',
  events_other: '{{count, number}} écritures',
  allSigned: 'toutes signées',
  unsigned_one: '{{count, number}} attend sa signature',
  unsigned_other: '{{count, number}} attendent leur signature',
  signed: 'dernière signature {{ago}}',
  since: 'Démarré {{ago}}.',
  drill: 'Dernier exercice de restauration : {{ago}}.',
  noDrill: 'Aucun exercice de restauration n’est encore consigné.',
  checkpoint: 'Voir la dernière signature',
  part: {
    assistant: 'Assistant',
    ledger: 'Registre',
    registration: 'Nouveaux comptes',
    mails: 'E-mails',
    payments: 'Paiements',
  },
  state: { works: 'Fonctionne', off: 'Arrêté', absent: 'Non configuré' },
} satisfies Translation<typeof english>
