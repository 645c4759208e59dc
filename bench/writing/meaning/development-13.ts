import type { Passage } from './pair.ts'

/** Who did what to whom, and denials in translations; written when the rules had been mended with `development-12.ts`, then read. */
export const DEVELOPMENT_13: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before: 'Ms Okoye phoned Mr Brandt on Monday and told him that Acme had bought the company.',
    same: [
      'On Monday, Mr Brandt got a phone call from Ms Okoye, who told him about the purchase of the company by Acme.',
      'Mr Brandt was phoned by Ms Okoye on Monday; she told him the company had been sold to Acme.',
    ],
    other: [['role', 'Mr Brandt phoned Ms Okoye on Monday and told her that Acme had bought the company.']],
  },
  {
    from: 'en',
    to: 'en',
    before: 'When Peter visited his sister in Oslo, she introduced him to Ingrid, whom he married two years later.',
    same: [
      'Peter met Ingrid through his sister when he visited her in Oslo, and two years later he married her.',
      'Ingrid, who was introduced to Peter by his sister during his visit to Oslo, became his wife after two years.',
    ],
    other: [
      ['name', 'Peter met Astrid through his sister when he visited her in Oslo, and two years later he married her.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The council gave the contract to Miller & Sons, not to Hartley. Miller & Sons must begin work within 30 days.',
    same: [
      'It was Miller & Sons and not Hartley who received the contract from the council; they are required to start within 30 days.',
      'The contract was awarded by the council to Miller & Sons rather than to Hartley. Work has to begin in no more than 30 days.',
    ],
    other: [
      ['negation', 'The council gave the contract to Hartley, not to Miller & Sons. Work must begin within 30 days.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Anna hat Jonas das Fahrrad geliehen, weil seines gestohlen worden war. Er hat es ihr am Sonntag zurückgebracht.',
    same: [
      'Jonas, dem man das Rad gestohlen hatte, bekam von Anna ihr Fahrrad geliehen und gab es ihr am Sonntag zurück.',
      'Weil man Jonas das Fahrrad gestohlen hatte, lieh ihm Anna ihres. Am Sonntag hat sie es von ihm zurückbekommen.',
    ],
    other: [
      [
        'role',
        'Jonas hat Anna das Fahrrad geliehen, weil ihres gestohlen worden war. Sie hat es ihm am Sonntag zurückgebracht.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Der Hausmeister hat die Mieter nicht informiert. Deshalb wusste niemand, dass das Wasser am Montag abgestellt wird.',
    same: [
      'Die Mieter wurden vom Hausmeister nicht informiert, sodass keiner von der Abschaltung des Wassers am Montag wusste.',
      'Dass am Montag das Wasser abgestellt wird, war niemandem bekannt, weil der Hausmeister den Mietern nichts gesagt hatte.',
    ],
    other: [
      [
        'negation',
        'Die Mieter wurden vom Hausmeister informiert, sodass alle von der Abschaltung des Wassers am Montag wussten.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Claire a invité Thomas à dîner vendredi, mais il ne peut venir que samedi.',
    same: [
      'Thomas a été invité à dîner vendredi par Claire ; il n’est cependant libre que samedi.',
      'Claire voulait dîner avec Thomas vendredi, or seul le samedi lui convient.',
    ],
    other: [['role', 'Thomas a invité Claire à dîner vendredi, mais elle ne peut venir que samedi.']],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Lucía no le ha contado nada a Diego. Él cree que la empresa todavía no ha decidido.',
    same: [
      'Diego no sabe nada por Lucía y piensa que la empresa aún está sin decidir.',
      'A Diego no le ha dicho nada Lucía; por eso él supone que la decisión de la empresa sigue pendiente.',
    ],
    other: [['negation', 'Lucía se lo ha contado todo a Diego. Él cree que la empresa todavía no ha decidido.']],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'O Nuno pediu à Sofia que não falasse do assunto, e ela prometeu guardar segredo até dezembro.',
    same: [
      'A pedido do Nuno, a Sofia não vai falar do assunto: prometeu-lhe segredo até dezembro.',
      'A Sofia prometeu ao Nuno, que lho tinha pedido, não dizer nada sobre o assunto antes de dezembro.',
    ],
    other: [['date', 'A pedido do Nuno, a Sofia não vai falar do assunto: prometeu-lhe segredo até novembro.']],
  },
  {
    from: 'en',
    to: 'de',
    before: 'Nobody told me that the meeting had been moved, so I missed it. I was not angry, though.',
    same: [
      'Niemand hat mir gesagt, dass die Sitzung verlegt wurde, deshalb habe ich sie verpasst. Wütend war ich aber nicht.',
      'Da mir keiner Bescheid gab, dass die Sitzung verlegt worden war, war ich nicht dabei. Geärgert habe ich mich trotzdem nicht.',
    ],
    other: [
      [
        'negation',
        'Man hat mir gesagt, dass die Sitzung verlegt wurde, deshalb habe ich sie verpasst. Wütend war ich aber nicht.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'es',
    before: 'Emma lent Oliver her car because his had broken down. He never gave it back.',
    same: [
      'Emma le prestó su coche a Oliver porque el de él se había averiado. Nunca se lo devolvió.',
      'Oliver usó el coche que le prestó Emma, ya que el suyo estaba averiado, y no se lo ha devuelto jamás.',
    ],
    other: [['role', 'Oliver le prestó su coche a Emma porque el de ella se había averiado. Nunca se lo devolvió.']],
  },
  {
    from: 'fr',
    to: 'en',
    before: 'Il n’y avait personne à l’accueil, et aucun des guichets n’était ouvert.',
    same: [
      'There was nobody at reception, and none of the counters was open.',
      'Reception was unattended and all the counters were closed.',
    ],
    other: [['negation', 'There was someone at reception, and all of the counters were open.']],
  },
  {
    from: 'de',
    to: 'fr',
    before: 'Ohne Ihre Zustimmung geben wir keine Daten weiter. Sie können sie jederzeit widerrufen.',
    same: [
      'Sans votre accord, nous ne transmettons aucune donnée. Vous pouvez le retirer à tout moment.',
      'Nous ne transmettons vos données qu’avec votre accord, que vous pouvez retirer à tout moment.',
    ],
    other: [['negation', 'Nous transmettons vos données sans votre accord. Vous pouvez le retirer à tout moment.']],
  },
]
