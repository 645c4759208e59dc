import type { Passage } from './pair.ts'

/** Free rewritings, written when the rules had been mended with `development-10.ts`; their failures were read afterwards. */
export const DEVELOPMENT_11: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before: 'The ladder must not be used by more than one person at a time. Check it for damage every six months.',
    same: [
      'Only one person may be on the ladder at any time, and it has to be inspected for damage twice a year.',
      'Never let two people use the ladder at once. Every half year, make sure that it is not damaged.',
    ],
    other: [
      [
        'number',
        'Only two people may be on the ladder at any time, and it has to be inspected for damage every six months.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'I haven’t received my salary for September yet, although it was due on the 25th. Could you look into this before the weekend?',
    same: [
      'My September salary was supposed to arrive on the 25th, but it still hasn’t. Please check what happened by Friday if you can.',
      'The salary for September, which should have been paid on the 25th, has not reached me so far. I would be glad if you could look into it before the weekend.',
    ],
    other: [
      [
        'date',
        'The salary for October, which should have been paid on the 25th, has not reached me so far. I would be glad if you could look into it before the weekend.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Mr Adeyemi will not be replaced when he retires in July. His three assistants will share his tasks.',
    same: [
      'When Mr Adeyemi retires in July, no successor will be hired; instead, the work will be divided among his three assistants.',
      'Nobody is going to take Mr Adeyemi’s place after his retirement this July. What he does now will be done by his 3 assistants together.',
    ],
    other: [
      [
        'negation',
        'When Mr Adeyemi retires in July, a successor will be hired, and the work will be divided among his three assistants.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Sales fell by 12 % in the first quarter but recovered in the second. We still expect a small profit for the whole year.',
    same: [
      'After a drop of twelve percent in Q1, sales picked up again in Q2. For the year as a whole, we continue to forecast a modest profit.',
      'The first quarter saw sales go down 12 percent; in the second quarter they improved. A small profit is still expected for the full year.',
    ],
    other: [
      [
        'comparison',
        'After a drop of 12 % in the first quarter, sales picked up again in the second. For the year as a whole, we still expect a small loss.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Vergessen Sie nicht, den Strom abzuschalten, bevor Sie das Gerät öffnen. Kinder dürfen es nie ohne Aufsicht benutzen.',
    same: [
      'Denken Sie daran, vor dem Öffnen des Geräts den Strom abzuschalten. Ohne Aufsicht ist Kindern die Benutzung streng verboten.',
      'Schalten Sie unbedingt den Strom ab, ehe Sie das Gerät aufmachen. Nur unter Aufsicht dürfen es Kinder benutzen.',
    ],
    other: [
      [
        'direction',
        'Denken Sie daran, nach dem Öffnen des Geräts den Strom abzuschalten. Ohne Aufsicht ist Kindern die Benutzung streng verboten.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Das Angebot gilt bis zum 20. Dezember und nur, solange der Vorrat reicht. Pro Haushalt werden höchstens zwei Stück abgegeben.',
    same: [
      'Bis 20.12. können Sie das Angebot nutzen, vorausgesetzt, wir haben noch Ware. Ein Haushalt bekommt nicht mehr als zwei Stück.',
      'Wir verkaufen jedem Haushalt maximal 2 Stück, und zwar nur bis zum 20. Dezember oder bis alles weg ist.',
    ],
    other: [
      [
        'comparison',
        'Bis 20.12. können Sie das Angebot nutzen, solange der Vorrat reicht. Ein Haushalt muss mindestens zwei Stück abnehmen.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Frau Dr. Seidel hat mir geraten, vorerst keinen Sport zu treiben. In drei Wochen soll ich wieder zu ihr kommen.',
    same: [
      'Auf Sport soll ich laut Frau Dr. Seidel zunächst verzichten; nach Ablauf von drei Wochen möchte sie mich wiedersehen.',
      'Frau Dr. Seidel empfiehlt mir eine Sportpause. Mein nächster Termin bei ihr ist in 21 Tagen.',
    ],
    other: [
      [
        'number',
        'Auf Sport soll ich laut Frau Dr. Seidel zunächst verzichten; nach Ablauf von drei Monaten möchte sie mich wiedersehen.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Si el niño tiene más de 39 grados de fiebre, no espere: llame enseguida al médico. Nunca le dé aspirina.',
    same: [
      'Llame al médico de inmediato en cuanto la fiebre del niño supere los 39 °C. La aspirina está totalmente prohibida.',
      'Con fiebre por encima de 39 grados hay que avisar al médico sin esperar. Al niño no debe dársele aspirina en ningún caso.',
    ],
    other: [
      [
        'comparison',
        'Llame al médico de inmediato si la fiebre del niño baja de los 39 °C. La aspirina está totalmente prohibida.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'La tienda devolverá el dinero solo si el producto está sin usar y se entrega con el recibo antes de 14 días.',
    same: [
      'Para que la tienda devuelva el dinero, hay que entregar el producto sin estrenar, junto con el recibo, en menos de dos semanas.',
      'No se devuelve el dinero si el producto está usado, si falta el recibo o si han pasado 14 días.',
    ],
    other: [
      [
        'number',
        'Para que la tienda devuelva el dinero, hay que entregar el producto sin usar, junto con el recibo, en menos de cuatro semanas.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Mes voisins du dessus font du bruit presque toutes les nuits. Je leur ai parlé deux fois, sans succès.',
    same: [
      'Presque chaque nuit, les voisins qui habitent au-dessus de chez moi sont bruyants. Leur parler, ce que j’ai fait à deux reprises, n’a rien changé.',
      'Il est rare que mes voisins du dessus ne fassent pas de bruit la nuit. J’ai essayé de leur parler par deux fois, mais cela n’a servi à rien.',
    ],
    other: [
      [
        'number',
        'Presque chaque nuit, les voisins qui habitent au-dessus de chez moi font du bruit. Je leur ai parlé dix fois, sans succès.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'La garantie ne couvre pas les pièces d’usure. Elle est valable deux ans à compter de la date d’achat.',
    same: [
      'Les pièces d’usure sont exclues de la garantie, dont la durée est de deux ans à partir de l’achat.',
      'Valable vingt-quatre mois à compter du jour de l’achat, la garantie s’applique à tout sauf aux pièces d’usure.',
    ],
    other: [
      [
        'negation',
        'Les pièces d’usure sont comprises dans la garantie, dont la durée est de deux ans à partir de l’achat.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'O Pedro não quis vender a quinta, apesar de lhe terem oferecido mais de meio milhão de euros.',
    same: [
      'Embora a oferta fosse superior a 500 000 euros, o Pedro recusou-se a vender a quinta.',
      'Ofereceram ao Pedro mais de meio milhão de euros pela quinta, mas ele não a vendeu.',
    ],
    other: [['negation', 'Como a oferta era superior a 500 000 euros, o Pedro aceitou vender a quinta.']],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'Pode trazer o seu cão, desde que ele use trela. Entre julho e setembro não são admitidos animais na praia.',
    same: [
      'O seu cão é bem-vindo se vier com trela. De julho a setembro, os animais estão proibidos na praia.',
      'Os cães só podem vir de trela. Na praia não se aceitam animais nos meses de julho, agosto e setembro.',
    ],
    other: [
      ['date', 'O seu cão é bem-vindo se vier com trela. De junho a setembro, os animais estão proibidos na praia.'],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before: 'Everyone except Laura has already paid. Please remind her that the deadline is next Friday.',
    same: [
      'Außer Laura haben schon alle bezahlt. Bitte erinnern Sie sie daran, dass die Frist nächsten Freitag abläuft.',
      'Nur Laura hat noch nicht gezahlt. Erinnern Sie sie bitte an die Frist am kommenden Freitag.',
    ],
    other: [
      [
        'date',
        'Außer Laura haben schon alle bezahlt. Bitte erinnern Sie sie daran, dass die Frist nächsten Donnerstag abläuft.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    before: 'Il est déconseillé de se baigner ici, car il n’y a pas de surveillance après 18 h.',
    same: [
      'Swimming here is not recommended, as there is no lifeguard after 6 pm.',
      'We advise against swimming here: from six in the evening on, nobody is watching.',
    ],
    other: [['date', 'Swimming here is not recommended, as there is no lifeguard after 8 pm.']],
  },
  {
    from: 'es',
    to: 'fr',
    before: 'Aún no hemos decidido nada. Cuando sepamos más, como muy tarde en febrero, les escribiremos.',
    same: [
      'Nous n’avons encore rien décidé. Dès que nous en saurons plus, au plus tard en février, nous vous écrirons.',
      'Aucune décision n’est prise pour l’instant. Nous vous écrirons quand nous en saurons davantage, d’ici février.',
    ],
    other: [
      [
        'date',
        'Nous n’avons encore rien décidé. Dès que nous en saurons plus, au plus tard en janvier, nous vous écrirons.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'es',
    before:
      'Die Hälfte der Zimmer hat einen Balkon, aber keines liegt zur Straße. Haustiere kosten 12 € pro Nacht extra.',
    same: [
      'La mitad de las habitaciones tiene balcón, pero ninguna da a la calle. Por cada mascota se cobran 12 € más por noche.',
      'Una de cada dos habitaciones tiene balcón; todas dan al interior. Las mascotas pagan un suplemento de doce euros por noche.',
    ],
    other: [
      [
        'unit',
        'La mitad de las habitaciones tiene balcón, pero ninguna da a la calle. Por cada mascota se cobran 12 € más por semana.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'en',
    before: 'Não precisa de imprimir o bilhete: basta mostrá-lo no telemóvel. As crianças até 5 anos não pagam.',
    same: [
      'You don’t need to print the ticket; showing it on your phone is enough. Children up to the age of 5 travel free.',
      'There is no need for a printed ticket, you can just show it on your phone. No charge for children of five and under.',
    ],
    other: [
      [
        'modality',
        'You must not print the ticket; show it on your phone instead. Children up to the age of 5 travel free.',
      ],
    ],
  },
]
