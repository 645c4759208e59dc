import type { Passage } from './pair.ts'

/** Written after the last change of the rules and measured once: see README.md. */
export const HELD_OUT_4: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Your parcel could not be delivered today because nobody was at home. We will try again tomorrow between 2 and 4 pm.',
    same: [
      'We were unable to deliver your parcel today, as there was no one at home. Tomorrow, from 2 pm to 4 pm, we will make another attempt.',
      'Since no one was in, today’s delivery of your parcel failed. A second attempt will be made tomorrow between two and four in the afternoon.',
    ],
    other: [
      [
        'date',
        'We were unable to deliver your parcel today, as there was no one at home. Tomorrow, from 12 pm to 4 pm, we will make another attempt.',
      ],
      [
        'negation',
        'Your parcel was delivered today because somebody was at home. We will come again tomorrow between 2 and 4 pm.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Staff may work from home up to three days a week, provided that their manager agrees. New staff may not do so during the first six months.',
    same: [
      'With their manager’s consent, employees are allowed to work from home for a maximum of three days per week; in their first six months, however, new employees are not.',
      'If the manager agrees, staff can spend as many as three days a week working from home. This is not possible for new staff in the first half-year.',
    ],
    other: [
      [
        'comparison',
        'With their manager’s consent, employees are allowed to work from home for a minimum of three days per week; in their first six months, however, new employees are not.',
      ],
      [
        'number',
        'If the manager agrees, staff can spend as many as three days a week working from home. This is not possible for new staff in the first three months.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Das Schwimmbad öffnet am 2. Mai wieder. Der Eintritt kostet 4,50 Euro, Rentner zahlen die Hälfte und Kinder gar nichts.',
    same: [
      'Ab dem 2. Mai ist das Schwimmbad wieder geöffnet. Man zahlt 4,50 € Eintritt, als Rentner nur die Hälfte; für Kinder ist er frei.',
      'Am 2.5. wird das Schwimmbad erneut aufgemacht. Während Kinder kostenlos schwimmen und Rentner den halben Preis bezahlen, beträgt der Eintritt sonst 4,50 Euro.',
    ],
    other: [
      [
        'date',
        'Ab dem 12. Mai ist das Schwimmbad wieder geöffnet. Man zahlt 4,50 € Eintritt, als Rentner nur die Hälfte; für Kinder ist er frei.',
      ],
      [
        'money',
        'Am 2.5. wird das Schwimmbad erneut aufgemacht. Während Kinder kostenlos schwimmen und Rentner den halben Preis bezahlen, beträgt der Eintritt sonst 5,40 Euro.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Les inscriptions au tournoi sont ouvertes jusqu’au 12 juin. Une équipe doit compter au moins cinq joueurs, dont une femme.',
    same: [
      'On peut s’inscrire au tournoi jusqu’au 12 juin. Chaque équipe se compose d’au minimum cinq joueurs, et l’un d’eux doit être une femme.',
      'Inscrivez votre équipe au tournoi avant le 13 juin : il lui faut cinq joueurs ou plus, parmi lesquels une femme.',
    ],
    other: [
      [
        'comparison',
        'On peut s’inscrire au tournoi jusqu’au 12 juin. Chaque équipe se compose d’au maximum cinq joueurs, et l’un d’eux doit être une femme.',
      ],
      [
        'date',
        'Inscrivez votre équipe au tournoi avant le 13 juillet : il lui faut cinq joueurs ou plus, parmi lesquels une femme.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'El juez condenó a la empresa a pagar 9.000 euros a la señora Rivas. La empresa no piensa recurrir la sentencia.',
    same: [
      'La empresa fue condenada por el juez a pagarle 9000 € a la señora Rivas y no va a recurrir la sentencia.',
      'Por decisión del juez, la señora Rivas recibirá de la empresa nueve mil euros. No habrá recurso contra la sentencia por parte de la empresa.',
    ],
    other: [
      [
        'role',
        'El juez condenó a la señora Rivas a pagar 9.000 euros a la empresa. La señora Rivas no piensa recurrir la sentencia.',
      ],
      [
        'negation',
        'La empresa fue condenada por el juez a pagarle 9000 € a la señora Rivas y va a recurrir la sentencia.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'As obras começam na próxima segunda-feira e duram cerca de dez dias. Durante esse tempo, ninguém pode estacionar na rua.',
    same: [
      'Na segunda-feira que vem têm início as obras, que vão durar uns dez dias. Nesse período é proibido estacionar na rua.',
      'As obras arrancam na próxima segunda-feira; prevê-se que durem 10 dias. Até terminarem, não é possível estacionar na rua.',
    ],
    other: [
      [
        'direction',
        'As obras começaram na passada segunda-feira e duram cerca de dez dias. Durante esse tempo, ninguém pode estacionar na rua.',
      ],
      [
        'modality',
        'Na segunda-feira que vem têm início as obras, que vão durar uns dez dias. Nesse período é permitido estacionar na rua.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before:
      'All passengers must leave the train at the next station. The replacement bus leaves at 5.20 pm and does not stop in Altdorf.',
    same: [
      'Alle Fahrgäste müssen den Zug an der nächsten Station verlassen. Der Ersatzbus fährt um 17.20 Uhr ab und hält nicht in Altdorf.',
      'Bitte steigen Sie alle an der nächsten Station aus. Um 17:20 Uhr fährt ein Ersatzbus, allerdings ohne Halt in Altdorf.',
    ],
    other: [
      [
        'negation',
        'Alle Fahrgäste müssen den Zug an der nächsten Station verlassen. Der Ersatzbus fährt um 17.20 Uhr ab und hält auch in Altdorf.',
      ],
      [
        'date',
        'Bitte steigen Sie alle an der nächsten Station aus. Um 15:20 Uhr fährt ein Ersatzbus, allerdings ohne Halt in Altdorf.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'es',
    before: 'Metade das vagas já está ocupada, por isso recomendamos que se inscreva antes do fim do mês.',
    same: ['La mitad de las plazas ya está ocupada, por lo que le recomendamos inscribirse antes de que acabe el mes.'],
    other: [
      [
        'number',
        'Una cuarta parte de las plazas ya está ocupada, por lo que le recomendamos inscribirse antes de fin de mes.',
      ],
    ],
  },
]
