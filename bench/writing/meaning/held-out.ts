import type { Passage } from './pair.ts'

/** Written last and measured once; nothing was changed after it: see README.md. */
export const HELD_OUT: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'The swimming lesson lasts 45 minutes. Parents may watch from the café, but they must not enter the pool area.',
    same: [
      'The lesson takes three quarters of an hour. Parents can watch from the café; entering the pool area is not allowed.',
      'A swimming lesson is 45 minutes long. From the café parents are allowed to watch, but the pool area is off limits for them.',
    ],
    other: [
      [
        'number',
        'The swimming lesson lasts 54 minutes. Parents may watch from the café, but they must not enter the pool area.',
      ],
      [
        'modality',
        'The swimming lesson lasts 45 minutes. Parents must watch from the café, but they must not enter the pool area.',
      ],
      [
        'modality',
        'The swimming lesson lasts 45 minutes. Parents may watch from the café, but they need not enter the pool area.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Our supplier raised the price from €4.20 to €4.80 per litre last April. Only one competitor is cheaper.',
    same: [
      'Last April, the price per litre was raised by our supplier from 4.20 to 4.80 euros. There is only one cheaper competitor.',
      'The price went up from €4.20 to €4.80 a litre last April, and just one competitor charges less.',
    ],
    other: [
      [
        'comparison',
        'Our supplier lowered the price from €4.20 to €4.80 per litre last April. Only one competitor is cheaper.',
      ],
      [
        'direction',
        'Our supplier will raise the price from €4.20 to €4.80 per litre next April. Only one competitor is cheaper.',
      ],
      [
        'money',
        'Our supplier raised the price from £4.20 to £4.80 per litre last April. Only one competitor is cheaper.',
      ],
      [
        'comparison',
        'Our supplier raised the price from €4.20 to €4.80 per litre last April. Only one competitor is more expensive.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Dr. Lindqvist examined Mrs. Abara and found nothing unusual. She should come back in six weeks.',
    same: [
      'Mrs. Abara was examined by Dr. Lindqvist, who found nothing unusual. She ought to return in six weeks.',
      'Dr. Lindqvist examined Mrs. Abara but did not find anything unusual; a second visit is recommended in 6 weeks.',
    ],
    other: [
      ['role', 'Mrs. Abara examined Dr. Lindqvist and found nothing unusual. She should come back in six weeks.'],
      ['negation', 'Dr. Lindqvist examined Mrs. Abara and found something unusual. She should come back in six weeks.'],
      ['unit', 'Dr. Lindqvist examined Mrs. Abara and found nothing unusual. She should come back in six months.'],
      ['name', 'Dr. Lindqvist examined Mr. Abara and found nothing unusual. He should come back in six weeks.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Please do not reply to this message. Call 0800 555 0142 if you did not request the code.',
    same: [
      "Don't reply to this message, please. If you have not requested the code, ring 0800 555 0142.",
      'This message cannot be answered. If it was not you who requested the code, please call 0800 5550142.',
    ],
    other: [
      ['negation', 'Please reply to this message. Call 0800 555 0142 if you did not request the code.'],
      ['reference', 'Please do not reply to this message. Call 0800 555 0124 if you did not request the code.'],
      ['negation', 'Please do not reply to this message. Call 0800 555 0142 if you requested the code.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Few visitors stay longer than an hour. The garden behind the house is always open, even in winter.',
    same: [
      'Not many visitors stay for more than an hour. Even in winter, the garden behind the house is open at all times.',
      'The garden behind the house never closes, not even in winter. Only a few visitors stay longer than one hour.',
    ],
    other: [
      [
        'quantifier',
        'Many visitors stay longer than an hour. The garden behind the house is always open, even in winter.',
      ],
      [
        'quantifier',
        'Few visitors stay longer than an hour. The garden behind the house is sometimes open, even in winter.',
      ],
      [
        'comparison',
        'Few visitors stay longer than an hour. The garden behind the house is always closed, even in winter.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The board approved the budget by 9 votes to 4. Ms Ferreira thanked Mr Cole for his work.',
    same: [
      'By 9 votes to 4, the budget was approved by the board. Mr Cole was thanked by Ms Ferreira for his work.',
      'The budget was passed by the board with nine votes to four, and Ms Ferreira thanked Mr Cole for the work he had done.',
    ],
    other: [
      ['comparison', 'The board rejected the budget by 9 votes to 4. Ms Ferreira thanked Mr Cole for his work.'],
      ['role', 'The board approved the budget by 9 votes to 4. Mr Cole thanked Ms Ferreira for her work.'],
      ['number', 'The board approved the budget by 8 votes to 4. Ms Ferreira thanked Mr Cole for his work.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'You can return unused items until the end of June. Opened boxes are excluded from the refund.',
    same: [
      'Items that have not been used may be returned until the end of June. Opened boxes are not refunded.',
      'Until the end of June, unused items can be sent back; there is no refund for boxes that were opened.',
    ],
    other: [
      ['modality', 'You must return unused items until the end of June. Opened boxes are excluded from the refund.'],
      ['date', 'You can return unused items until the end of July. Opened boxes are excluded from the refund.'],
      ['comparison', 'You can return unused items until the end of June. Opened boxes are included in the refund.'],
      ['direction', 'You can return unused items from the end of June. Opened boxes are excluded from the refund.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'It is 12 miles to the coast, so we should reach it before dark. Nobody has a torch.',
    same: [
      'The coast is 12 miles away and we should get there before it is dark. None of us has a torch.',
      'We should reach the coast, 12 miles from here, before dark. No one has got a torch.',
    ],
    other: [
      ['unit', 'It is 12 kilometres to the coast, so we should reach it before dark. Nobody has a torch.'],
      ['direction', 'It is 12 miles to the coast, so we should reach it after dark. Nobody has a torch.'],
      ['negation', 'It is 12 miles to the coast, so we should reach it before dark. Everybody has a torch.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Der Schlüssel darf nicht nachgemacht werden. Bei Verlust zahlt der Mieter mindestens 80 Euro an den Vermieter.',
    same: [
      'Es ist nicht erlaubt, den Schlüssel nachzumachen. Geht er verloren, zahlt der Mieter dem Vermieter mindestens 80 €.',
      'Das Nachmachen des Schlüssels ist verboten; bei Verlust muss der Mieter wenigstens 80 Euro an den Vermieter zahlen.',
    ],
    other: [
      [
        'negation',
        'Der Schlüssel darf nachgemacht werden. Bei Verlust zahlt der Mieter mindestens 80 Euro an den Vermieter.',
      ],
      [
        'role',
        'Der Schlüssel darf nicht nachgemacht werden. Bei Verlust zahlt der Vermieter mindestens 80 Euro an den Mieter.',
      ],
      [
        'quantifier',
        'Der Schlüssel darf nicht nachgemacht werden. Bei Verlust zahlt der Mieter höchstens 80 Euro an den Vermieter.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Letzten Winter waren die meisten Wege gesperrt. Dieses Jahr sind nur zwei Strecken länger als 5 km.',
    same: [
      'Im letzten Winter war der Großteil der Wege gesperrt. In diesem Jahr sind lediglich zwei Strecken länger als 5 Kilometer.',
      'Die meisten Wege waren im vergangenen Winter gesperrt, und dieses Jahr sind bloß 2 Strecken länger als 5 km.',
    ],
    other: [
      [
        'direction',
        'Nächsten Winter sind die meisten Wege gesperrt. Dieses Jahr sind nur zwei Strecken länger als 5 km.',
      ],
      ['quantifier', 'Letzten Winter waren alle Wege gesperrt. Dieses Jahr sind nur zwei Strecken länger als 5 km.'],
      ['unit', 'Letzten Winter waren die meisten Wege gesperrt. Dieses Jahr sind nur zwei Strecken länger als 5 m.'],
      [
        'comparison',
        'Letzten Winter waren die meisten Wege gesperrt. Dieses Jahr sind nur zwei Strecken kürzer als 5 km.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Frau Kowalski hat ihrem Bruder das Fahrrad verkauft. Er hat es nie bezahlt.',
    same: [
      'Das Fahrrad hat Frau Kowalski ihrem Bruder verkauft, der es nie bezahlt hat.',
      'Frau Kowalski verkaufte ihrem Bruder das Fahrrad, aber bezahlt hat er es niemals.',
    ],
    other: [
      ['negation', 'Frau Kowalski hat ihrem Bruder das Fahrrad verkauft. Er hat es sofort bezahlt.'],
      ['name', 'Herr Kowalski hat seinem Bruder das Fahrrad verkauft. Er hat es nie bezahlt.'],
      ['comparison', 'Frau Kowalski hat von ihrem Bruder das Fahrrad gekauft. Er hat es nie bezahlt.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Schicken Sie die Unterlagen zum Aktenzeichen 7 C 214/25 bitte vor dem 1. August. Kopien genügen.',
    same: [
      'Bitte senden Sie die Unterlagen zum Aktenzeichen 7 C 214/25 vor dem 01.08.; Kopien reichen aus.',
      'Wir bitten Sie, uns die Unterlagen zum Aktenzeichen 7 C 214/25 noch vor dem 1. August zu schicken. Es genügen Kopien.',
    ],
    other: [
      [
        'direction',
        'Schicken Sie die Unterlagen zum Aktenzeichen 7 C 214/25 bitte nach dem 1. August. Kopien genügen.',
      ],
      ['date', 'Schicken Sie die Unterlagen zum Aktenzeichen 7 C 214/25 bitte vor dem 11. August. Kopien genügen.'],
      [
        'negation',
        'Schicken Sie die Unterlagen zum Aktenzeichen 7 C 214/25 bitte vor dem 1. August. Kopien genügen nicht.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Le syndic peut couper l’eau une heure au maximum. Aucun habitant ne doit utiliser l’ascenseur pendant les travaux.',
    same: [
      'L’eau peut être coupée par le syndic pendant une heure au plus. Pendant les travaux, l’ascenseur est interdit à tous les habitants.',
      'Le syndic a le droit de couper l’eau pendant 60 minutes au maximum ; les habitants ne doivent pas utiliser l’ascenseur durant les travaux.',
    ],
    other: [
      [
        'quantifier',
        'Le syndic peut couper l’eau une heure au minimum. Aucun habitant ne doit utiliser l’ascenseur pendant les travaux.',
      ],
      [
        'modality',
        'Le syndic doit couper l’eau une heure au maximum. Aucun habitant ne doit utiliser l’ascenseur pendant les travaux.',
      ],
      [
        'negation',
        'Le syndic peut couper l’eau une heure au maximum. Chaque habitant doit utiliser l’ascenseur pendant les travaux.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'La caissière a reconnu le voleur. Il a pris environ 2 000 €, mais n’a blessé personne.',
    same: [
      'Le voleur a été reconnu par la caissière. Il a emporté environ 2 000 euros sans blesser personne.',
      'La caissière a reconnu le voleur, qui a pris à peu près 2 000 € et n’a fait aucun blessé.',
    ],
    other: [
      ['role', 'Le voleur a reconnu la caissière. Il a pris environ 2 000 €, mais n’a blessé personne.'],
      ['money', 'La caissière a reconnu le voleur. Il a pris environ 20 000 €, mais n’a blessé personne.'],
      ['negation', 'La caissière a reconnu le voleur. Il a pris environ 2 000 €, et a blessé une personne.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Le cours de yoga commence à 18 h 30 et coûte 9 € de moins que l’an dernier. Pensez à réserver.',
    same: [
      'Le cours de yoga débute à 18:30 ; il coûte 9 euros de moins que l’année dernière. N’oubliez pas de réserver.',
      'À 18 h 30 commence le cours de yoga, qui est 9 € moins cher que l’an dernier. Veuillez réserver.',
    ],
    other: [
      ['date', 'Le cours de yoga commence à 19 h 30 et coûte 9 € de moins que l’an dernier. Pensez à réserver.'],
      ['comparison', 'Le cours de yoga commence à 18 h 30 et coûte 9 € de plus que l’an dernier. Pensez à réserver.'],
      ['comparison', 'Le cours de yoga finit à 18 h 30 et coûte 9 € de moins que l’an dernier. Pensez à réserver.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'El banco devolvió al cliente 320 euros hace dos semanas. Las demás reclamaciones fueron rechazadas.',
    same: [
      'Hace dos semanas el banco devolvió 320 € al cliente. Rechazó las demás reclamaciones.',
      'Al cliente le devolvió el banco 320 euros hace 14 días; las otras reclamaciones fueron rechazadas.',
    ],
    other: [
      ['role', 'El cliente devolvió al banco 320 euros hace dos semanas. Las demás reclamaciones fueron rechazadas.'],
      [
        'comparison',
        'El banco devolvió al cliente 320 euros hace dos semanas. Las demás reclamaciones fueron aceptadas.',
      ],
      [
        'direction',
        'El banco devolverá al cliente 320 euros dentro de dos semanas. Las demás reclamaciones fueron rechazadas.',
      ],
      ['number', 'El banco devolvió al cliente 230 euros hace dos semanas. Las demás reclamaciones fueron rechazadas.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'No se puede entrar con comida. Los menores de 14 años deben ir siempre con un adulto.',
    same: [
      'Está prohibido entrar con comida. Los menores de catorce años tienen que ir siempre acompañados de un adulto.',
      'No está permitida la entrada con comida, y los menores de 14 años han de ir en todo momento con un adulto.',
    ],
    other: [
      ['negation', 'Se puede entrar con comida. Los menores de 14 años deben ir siempre con un adulto.'],
      ['quantifier', 'No se puede entrar con comida. Los mayores de 14 años deben ir siempre con un adulto.'],
      ['modality', 'No se puede entrar con comida. Los menores de 14 años pueden ir siempre con un adulto.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'El primer plazo vence el 10 de octubre. Ningún pago se aceptará en efectivo.',
    same: [
      'El primer plazo termina el 10 de octubre. No se aceptarán pagos en efectivo.',
      'El 10/10 vence el primer plazo; no se acepta ningún pago en efectivo.',
    ],
    other: [
      ['number', 'El tercer plazo vence el 10 de octubre. Ningún pago se aceptará en efectivo.'],
      ['negation', 'El primer plazo vence el 10 de octubre. Todos los pagos se aceptarán en efectivo.'],
      ['date', 'El primer plazo vence el 10 de noviembre. Ningún pago se aceptará en efectivo.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'O síndico avisou os moradores: a água vai faltar na próxima segunda-feira, das 8h às 12h.',
    same: [
      'Os moradores foram avisados pelo síndico de que vai faltar água na próxima segunda-feira, das 8 às 12 horas.',
      'Segundo o aviso do síndico aos moradores, na próxima segunda-feira não haverá água entre as 8h e as 12h.',
    ],
    other: [
      ['role', 'Os moradores avisaram o síndico: a água vai faltar na próxima segunda-feira, das 8h às 12h.'],
      ['date', 'O síndico avisou os moradores: a água vai faltar na próxima quarta-feira, das 8h às 12h.'],
      ['direction', 'O síndico avisou os moradores: a água faltou na última segunda-feira, das 8h às 12h.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Metade dos ingressos já foi vendida. Estudantes pagam menos, e a entrada é sempre pela porta da esquerda.',
    same: [
      '50% dos ingressos já foram vendidos. Os estudantes pagam menos e entra-se sempre pela porta da esquerda.',
      'Já se vendeu metade dos ingressos; para estudantes custa menos, e a porta de entrada é sempre a da esquerda.',
    ],
    other: [
      [
        'number',
        'Um terço dos ingressos já foi vendido. Estudantes pagam menos, e a entrada é sempre pela porta da esquerda.',
      ],
      [
        'comparison',
        'Metade dos ingressos já foi vendida. Estudantes pagam mais, e a entrada é sempre pela porta da esquerda.',
      ],
      [
        'comparison',
        'Metade dos ingressos já foi vendida. Estudantes pagam menos, e a entrada é sempre pela porta da direita.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before: 'All bags must be checked. Liquids over 100 ml are not permitted in the cabin.',
    same: ['Alle Taschen müssen kontrolliert werden. Flüssigkeiten über 100 ml sind in der Kabine nicht erlaubt.'],
    other: [
      [
        'quantifier',
        'Einige Taschen müssen kontrolliert werden. Flüssigkeiten über 100 ml sind in der Kabine nicht erlaubt.',
      ],
      ['negation', 'Alle Taschen müssen kontrolliert werden. Flüssigkeiten über 100 ml sind in der Kabine erlaubt.'],
      ['unit', 'Alle Taschen müssen kontrolliert werden. Flüssigkeiten über 100 l sind in der Kabine nicht erlaubt.'],
      [
        'quantifier',
        'Alle Taschen müssen kontrolliert werden. Flüssigkeiten unter 100 ml sind in der Kabine nicht erlaubt.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'pt',
    before: 'Mrs. Bell never signed the contract. She may still cancel it within 14 days.',
    same: ['A Sra. Bell nunca assinou o contrato. Ela ainda pode cancelá-lo no prazo de 14 dias.'],
    other: [
      ['negation', 'A Sra. Bell assinou o contrato. Ela ainda pode cancelá-lo no prazo de 14 dias.'],
      ['name', 'O Sr. Bell nunca assinou o contrato. Ele ainda pode cancelá-lo no prazo de 14 dias.'],
      ['modality', 'A Sra. Bell nunca assinou o contrato. Ela ainda deve cancelá-lo no prazo de 14 dias.'],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    before: 'La route est fermée depuis hier. Il reste au moins 30 cm de neige.',
    same: ['The road has been closed since yesterday. There are still at least 30 cm of snow.'],
    other: [
      ['comparison', 'The road has been open since yesterday. There are still at least 30 cm of snow.'],
      ['quantifier', 'The road has been closed since yesterday. There are still at most 30 cm of snow.'],
      ['unit', 'The road has been closed since yesterday. There are still at least 30 m of snow.'],
    ],
  },
  {
    from: 'de',
    to: 'es',
    before: 'Ich habe niemanden angerufen, weil mein Handy aus war. Morgen um 10 Uhr bin ich wieder erreichbar.',
    same: ['No llamé a nadie porque mi móvil estaba apagado. Mañana a las 10:00 vuelvo a estar disponible.'],
    other: [
      ['negation', 'Llamé a todos porque mi móvil estaba apagado. Mañana a las 10:00 vuelvo a estar disponible.'],
      ['direction', 'No llamé a nadie porque mi móvil estaba apagado. Ayer a las 10:00 volví a estar disponible.'],
      ['date', 'No llamé a nadie porque mi móvil estaba apagado. Mañana a las 12:00 vuelvo a estar disponible.'],
    ],
  },
  {
    from: 'es',
    to: 'fr',
    before:
      'Los clientes no están obligados a dejar propina. Casi siempre hay que reservar con dos días de antelación.',
    same: [
      'Les clients ne sont pas obligés de laisser un pourboire. Il faut presque toujours réserver deux jours à l’avance.',
    ],
    other: [
      [
        'negation',
        'Les clients sont obligés de laisser un pourboire. Il faut presque toujours réserver deux jours à l’avance.',
      ],
      [
        'number',
        'Les clients ne sont pas obligés de laisser un pourboire. Il faut presque toujours réserver dix jours à l’avance.',
      ],
      [
        'modality',
        'Les clients ne doivent pas laisser de pourboire. Il faut presque toujours réserver deux jours à l’avance.',
      ],
    ],
  },
]
