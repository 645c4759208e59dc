import type { Passage } from './pair.ts'

/** Everyday texts as a model rewrites them; a held-out set until its failures were read: see README.md. */
export const DEVELOPMENT_5: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Hi all, just a heads up that the office will be closed on Friday 3 April because of the holiday. If you need to get in, ask Priya for the key before Thursday noon.',
    same: [
      'Hello everyone, please note that the office is closed for the holiday on Friday, April 3. Anyone who needs access should ask Priya for the key before noon on Thursday.',
      'Please be aware that we will not be open on Friday, 3 April, owing to the public holiday. Should you require access, kindly obtain the key from Priya before 12 pm on Thursday.',
    ],
    other: [
      [
        'date',
        'Hello everyone, please note that the office is closed for the holiday on Friday, April 3. Anyone who needs access should ask Priya for the key before noon on Wednesday.',
      ],
      [
        'direction',
        'Hello everyone, please note that the office is closed for the holiday on Friday, April 3. Anyone who needs access should ask Priya for the key after noon on Thursday.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: "We can't refund the ticket, but you can change the date once for free until 48 hours before departure.",
    same: [
      'The ticket is non-refundable; however, one free date change is permitted up to 48 hours before departure.',
      'Although the ticket cannot be refunded, you may change its date once at no charge until 48 hours before you depart.',
    ],
    other: [
      [
        'negation',
        'The ticket is refundable; in addition, one free date change is permitted up to 48 hours before departure.',
      ],
      [
        'number',
        'Although the ticket cannot be refunded, you may change its date twice at no charge until 48 hours before you depart.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Patients over 65 should take half a tablet in the morning, with food. Stop at once if a rash appears and call your doctor.',
    same: [
      'If you are older than 65, take half a tablet with food each morning. If you notice a rash, stop immediately and contact your doctor.',
      'Patients aged over 65 should take ½ tablet with a meal in the morning. Should a rash appear, stop at once and phone your doctor.',
    ],
    other: [
      [
        'comparison',
        'If you are younger than 65, take half a tablet with food each morning. If you notice a rash, stop immediately and contact your doctor.',
      ],
      [
        'number',
        'Patients aged over 65 should take one tablet with a meal in the morning. Should a rash appear, stop at once and phone your doctor.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'I was supposed to get my parcel last week but nobody knows where it is. Your hotline kept me waiting for 40 minutes.',
    same: [
      'My parcel was due last week, yet no one is able to tell me where it is. I also spent 40 minutes on hold with your hotline.',
      'I should have received my parcel last week, but no one knows its whereabouts, and I waited on your hotline for 40 minutes.',
    ],
    other: [
      [
        'direction',
        'I should receive my parcel next week, but no one knows its whereabouts, and I waited on your hotline for 40 minutes.',
      ],
      [
        'unit',
        'My parcel was due last week, yet no one is able to tell me where it is. I also spent 40 hours on hold with your hotline.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The committee did not approve the budget. Only two of the nine members voted for it, and Ms. Okafor abstained.',
    same: [
      'The committee rejected the budget: just two of its nine members voted in favour, while Ms. Okafor abstained.',
      'The budget was not approved by the committee, as only two out of nine members supported it; Ms. Okafor abstained from voting.',
    ],
    other: [
      [
        'negation',
        'The committee approved the budget, although only two of the nine members voted for it, and Ms. Okafor abstained.',
      ],
      [
        'name',
        'The committee rejected the budget: just two of its nine members voted in favour, while Mr. Okafor abstained.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'It might rain in the afternoon, so we may have to move the party inside. There is room for about 60 people.',
    same: [
      'As rain is possible in the afternoon, the party might need to be moved indoors, where there is space for around 60 people.',
      'Rain may fall this afternoon, so the party could have to move inside. The room holds roughly 60 people.',
    ],
    other: [
      [
        'modality',
        'It will rain in the afternoon, so we must move the party inside. There is room for about 60 people.',
      ],
      [
        'number',
        'As rain is possible in the afternoon, the party might need to be moved indoors, where there is space for around 16 people.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Sarah lent me her laptop, and I have to give it back to her by Monday. She never lends it to anyone else.',
    same: [
      'Sarah has lent me her laptop, which I must return to her by Monday. She does not lend it to anybody else.',
      'I borrowed a laptop from Sarah and need to return it by Monday; she never lends it to other people.',
    ],
    other: [
      [
        'role',
        'I have lent Sarah my laptop, which she must return to me by Monday. She never lends it to anyone else.',
      ],
      [
        'quantifier',
        'Sarah has lent me her laptop, which I must return to her by Monday. She often lends it to others.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Subject to the payment of the fee, the Licensee may use the Software on no more than three devices. The Licensee shall not sublicense it.',
    same: [
      'Once the fee has been paid, the Licensee may install the Software on up to three devices. The Licensee must not sublicense it.',
      'Provided that the fee is paid, the Licensee is permitted to use the Software on a maximum of three devices, but is not allowed to sublicense it.',
    ],
    other: [
      [
        'comparison',
        'Once the fee has been paid, the Licensee may install the Software on at least three devices. The Licensee must not sublicense it.',
      ],
      [
        'modality',
        'Provided that the fee is paid, the Licensee is permitted to use the Software on a maximum of three devices, and may sublicense it.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Our revenue rose from $1.2 million to $1.5 million, a quarter more than the year before. All regions grew except Asia.',
    same: [
      'Revenue grew by 25% year on year, from $1.2m to $1.5m, with growth in every region apart from Asia.',
      'We increased our revenue from 1.2 to 1.5 million dollars, 25 percent above the previous year. Every region but Asia grew.',
    ],
    other: [
      [
        'quantifier',
        'Revenue grew by 25% year on year, from $1.2m to $1.5m, with growth in some regions apart from Asia.',
      ],
      ['money', 'Revenue grew by 25% year on year, from $1.2m to $1.5bn, with growth in every region apart from Asia.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Leave the dough to rest for at least an hour. Never open the oven during the first 20 minutes, or the cake will sink.',
    same: [
      'Let the dough rest for one hour or more. Do not open the oven in the first 20 minutes; otherwise the cake will collapse.',
      'The dough needs to rest a minimum of 60 minutes. To keep the cake from sinking, keep the oven shut for the first twenty minutes.',
    ],
    other: [
      [
        'comparison',
        'Let the dough rest for at most an hour. Do not open the oven in the first 20 minutes; otherwise the cake will collapse.',
      ],
      [
        'negation',
        'Let the dough rest for one hour or more. Open the oven in the first 20 minutes; otherwise the cake will collapse.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Leider können wir Ihnen den Termin am 12. Mai nicht bestätigen. Frühestens in zwei Wochen ist wieder ein Platz frei, spätestens Ende Juni.',
    same: [
      'Wir bedauern, Ihnen den Termin am 12.5. nicht bestätigen zu können. Ein Platz wird frühestens in 14 Tagen und spätestens Ende Juni wieder frei.',
      'Den Termin am 12. Mai können wir Ihnen leider nicht zusagen; frühestens in zwei Wochen, spätestens aber Ende Juni haben wir wieder einen freien Platz.',
    ],
    other: [
      [
        'negation',
        'Gern können wir Ihnen den Termin am 12. Mai bestätigen. Frühestens in zwei Wochen ist wieder ein Platz frei, spätestens Ende Juni.',
      ],
      [
        'comparison',
        'Leider können wir Ihnen den Termin am 12. Mai nicht bestätigen. Spätestens in zwei Wochen ist wieder ein Platz frei.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Die Miete beträgt 850 Euro im Monat zuzüglich Nebenkosten. Haustiere sind nur mit Zustimmung des Vermieters erlaubt.',
    same: [
      'Monatlich werden 850 € Miete plus Nebenkosten fällig. Haustiere dürfen nur gehalten werden, wenn der Vermieter zustimmt.',
      'Für die Wohnung zahlen Sie 850 Euro Miete pro Monat, die Nebenkosten kommen hinzu. Nur mit Zustimmung des Vermieters ist die Haltung von Haustieren gestattet.',
    ],
    other: [
      [
        'unit',
        'Jährlich werden 850 € Miete plus Nebenkosten fällig. Haustiere dürfen nur gehalten werden, wenn der Vermieter zustimmt.',
      ],
      ['modality', 'Die Miete beträgt 850 Euro im Monat zuzüglich Nebenkosten. Haustiere sind verboten.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Ich habe Frau Berger schon dreimal angeschrieben, aber sie hat nie geantwortet. Könnten Sie sie bitte daran erinnern?',
    same: [
      'Obwohl ich Frau Berger bereits drei Mal geschrieben habe, habe ich nie eine Antwort erhalten. Würden Sie sie bitte erinnern?',
      'Drei Schreiben von mir an Frau Berger blieben ohne Antwort. Bitte erinnern Sie sie daran.',
    ],
    other: [
      [
        'number',
        'Obwohl ich Frau Berger bereits zweimal geschrieben habe, habe ich nie eine Antwort erhalten. Würden Sie sie bitte erinnern?',
      ],
      [
        'role',
        'Frau Berger hat mir schon dreimal geschrieben, aber ich habe nie geantwortet. Könnten Sie sie bitte daran erinnern?',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Das Gerät darf nicht in der Nähe von Wasser benutzt werden. Vor der Reinigung muss der Stecker gezogen werden.',
    same: [
      'Benutzen Sie das Gerät nicht in der Nähe von Wasser, und ziehen Sie vor der Reinigung den Stecker.',
      'In der Nähe von Wasser ist die Benutzung des Geräts verboten. Ziehen Sie den Stecker, bevor Sie es reinigen.',
    ],
    other: [
      [
        'direction',
        'Das Gerät darf nicht in der Nähe von Wasser benutzt werden. Nach der Reinigung muss der Stecker gezogen werden.',
      ],
      [
        'negation',
        'Das Gerät darf in der Nähe von Wasser benutzt werden. Vor der Reinigung muss der Stecker gezogen werden.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      "Je vous écris parce que je n'ai toujours pas reçu ma commande du 4 mars, alors que la livraison devait prendre cinq jours au maximum.",
    same: [
      "Je vous contacte car ma commande du 4 mars ne m'est toujours pas parvenue, alors que la livraison devait prendre au plus cinq jours.",
      "Ma commande passée le 4 mars n'est pas encore arrivée, bien que le délai de livraison annoncé fût de 5 jours maximum.",
    ],
    other: [
      [
        'negation',
        "Je vous écris parce que j'ai enfin reçu ma commande du 4 mars, alors que la livraison devait prendre cinq jours au maximum.",
      ],
      [
        'comparison',
        "Je vous contacte car ma commande du 4 mars ne m'est toujours pas parvenue, alors que la livraison devait prendre au moins cinq jours.",
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Le musée est ouvert tous les jours sauf le mardi. Les enfants de moins de 12 ans ne paient pas.',
    same: [
      'Le musée ouvre chaque jour, à l’exception du mardi, et l’entrée est gratuite pour les enfants de moins de 12 ans.',
      'À l’exception du mardi, le musée est ouvert tous les jours ; les moins de douze ans n’ont rien à payer.',
    ],
    other: [
      [
        'date',
        'Le musée ouvre chaque jour, à l’exception du lundi, et l’entrée est gratuite pour les enfants de moins de 12 ans.',
      ],
      ['comparison', 'Le musée est ouvert tous les jours sauf le mardi. Les enfants de plus de 12 ans ne paient pas.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'M. Delcourt doit signer le contrat avant vendredi, faute de quoi nous perdrons environ 30 % de la remise.',
    same: [
      'Si M. Delcourt ne signe pas le contrat avant vendredi, nous perdrons à peu près 30 % de la remise.',
      'Il faut que M. Delcourt signe le contrat avant vendredi ; sinon, près de 30 % de la remise seront perdus.',
    ],
    other: [
      [
        'modality',
        'M. Delcourt peut signer le contrat avant vendredi, faute de quoi nous perdrons environ 30 % de la remise.',
      ],
      [
        'direction',
        'M. Delcourt doit signer le contrat après vendredi, faute de quoi nous perdrons environ 30 % de la remise.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'No hace falta que traigas nada, pero si quieres puedes llegar media hora antes para ayudar a Lucía.',
    same: [
      'No es necesario que traigas nada; si quieres, puedes venir 30 minutos antes para ayudar a Lucía.',
      'No tienes que traer nada, aunque, si te apetece, puedes llegar media hora antes y ayudar a Lucía.',
    ],
    other: [
      ['modality', 'Tienes que traer algo, pero si quieres puedes llegar media hora antes para ayudar a Lucía.'],
      [
        'direction',
        'No es necesario que traigas nada; si quieres, puedes venir 30 minutos después para ayudar a Lucía.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Todos los empleados deben cambiar su contraseña cada 90 días. Quien no lo haga perderá el acceso.',
    same: [
      'Cada 90 días, todos los empleados tienen que cambiar su contraseña; quien no lo haga se quedará sin acceso.',
      'Es obligatorio que todos los empleados cambien la contraseña cada noventa días. De lo contrario, perderán el acceso.',
    ],
    other: [
      ['quantifier', 'Algunos empleados deben cambiar su contraseña cada 90 días. Quien no lo haga perderá el acceso.'],
      [
        'modality',
        'Todos los empleados pueden cambiar su contraseña cada 90 días. Quien no lo haga perderá el acceso.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'El vuelo sale a las 7 de la tarde y dura casi tres horas. Solo se permite una maleta por persona.',
    same: [
      'El vuelo, de casi tres horas, sale a las 19:00, y únicamente se admite una maleta por pasajero.',
      'La salida es a las 19 h y el vuelo dura cerca de 3 horas; se permite solo una maleta por persona.',
    ],
    other: [
      ['date', 'El vuelo, de casi tres horas, sale a las 7:00, y únicamente se admite una maleta por pasajero.'],
      [
        'quantifier',
        'El vuelo sale a las 7 de la tarde y dura casi tres horas. Se permite más de una maleta por persona.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Infelizmente não conseguimos entregar o relatório até sexta. Precisamos de mais três dias, no mínimo.',
    same: [
      'Lamentamos, mas não será possível entregar o relatório até sexta-feira: precisamos de pelo menos mais três dias.',
      'Infelizmente, o relatório não poderá ser entregue até sexta. São necessários, no mínimo, mais 3 dias.',
    ],
    other: [
      [
        'comparison',
        'Lamentamos, mas não será possível entregar o relatório até sexta-feira: precisamos de no máximo mais três dias.',
      ],
      ['negation', 'Felizmente conseguimos entregar o relatório até sexta. Precisamos de mais três dias, no mínimo.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'A garantia cobre peças e mão de obra durante 2 anos, mas não cobre danos causados por líquidos.',
    same: [
      'Durante dois anos, a garantia cobre peças e mão de obra; danos causados por líquidos não estão cobertos.',
      'Peças e mão de obra têm garantia de 24 meses, com exceção dos danos causados por líquidos.',
    ],
    other: [
      [
        'unit',
        'Durante dois meses, a garantia cobre peças e mão de obra; danos causados por líquidos não estão cobertos.',
      ],
      ['negation', 'A garantia cobre peças e mão de obra durante 2 anos e também cobre danos causados por líquidos.'],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before:
      "Please don't park in front of the gate between 8 am and 6 pm. Cars will be towed at the owner's expense, which costs at least €180.",
    same: [
      'Bitte parken Sie zwischen 8 und 18 Uhr nicht vor dem Tor. Fahrzeuge werden auf Kosten des Halters abgeschleppt; das kostet mindestens 180 €.',
      'Bitte lassen Sie das Tor von 8 bis 18 Uhr frei. Falsch geparkte Autos werden auf Kosten der Halter abgeschleppt (ab 180 Euro).',
    ],
    other: [
      [
        'comparison',
        'Bitte parken Sie zwischen 8 und 18 Uhr nicht vor dem Tor. Fahrzeuge werden auf Kosten des Halters abgeschleppt; das kostet höchstens 180 €.',
      ],
      [
        'negation',
        'Bitte parken Sie zwischen 8 und 18 Uhr vor dem Tor. Fahrzeuge werden auf Kosten des Halters abgeschleppt; das kostet mindestens 180 €.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    before:
      'Nous ne pourrons pas assister à la réunion de jeudi prochain, mais Julie vous enverra nos remarques la veille.',
    same: [
      'We will be unable to attend the meeting next Thursday, but Julie will send you our comments the day before.',
      "We won't be able to come to next Thursday's meeting; however, Julie will email you our remarks the previous day.",
    ],
    other: [
      [
        'negation',
        'We will be able to attend the meeting next Thursday, and Julie will send you our comments the day before.',
      ],
      [
        'direction',
        'We will be unable to attend the meeting last Thursday, but Julie will send you our comments the day before.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'pt',
    before:
      'Si no paga antes del 15 de octubre, tendremos que cancelar su reserva. Puede pagar con tarjeta o por transferencia.',
    same: [
      'Se não pagar antes de 15 de outubro, teremos de cancelar a sua reserva. Pode pagar com cartão ou por transferência.',
      'Caso o pagamento não seja feito antes do dia 15 de outubro, precisaremos cancelar sua reserva. É possível pagar com cartão ou transferência.',
    ],
    other: [
      [
        'negation',
        'Se pagar antes de 15 de outubro, teremos de cancelar a sua reserva. Pode pagar com cartão ou por transferência.',
      ],
      [
        'date',
        'Se não pagar antes de 5 de outubro, teremos de cancelar a sua reserva. Pode pagar com cartão ou por transferência.',
      ],
    ],
  },
]
