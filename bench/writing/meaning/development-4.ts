import type { Passage } from './pair.ts'

/** A held-out set until its failures were read: see README.md. */
export const DEVELOPMENT_4: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before: 'Guests must check out by 11 am. Rooms that are left later cost an extra $30.',
    same: [
      'Check-out is until 11:00; guests who leave their rooms later pay $30 extra.',
      'You have to check out by 11 a.m. A later departure costs an additional 30 dollars.',
    ],
    other: [
      ['modality', 'Guests may check out by 11 am. Rooms that are left later cost an extra $30.'],
      ['date', 'Guests must check out by 10 am. Rooms that are left later cost an extra $30.'],
      ['comparison', 'Guests must check out by 11 am. Rooms that are left earlier cost an extra $30.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The nurse weighed the baby yesterday: 3.4 kg, slightly less than expected.',
    same: [
      'Yesterday the baby was weighed by the nurse. At 3.4 kilograms it was a little lighter than expected.',
      'The baby, weighed by the nurse yesterday, had 3.4 kg, which is slightly below what was expected.',
    ],
    other: [
      ['unit', 'The nurse weighed the baby yesterday: 3.4 lb, slightly less than expected.'],
      ['comparison', 'The nurse weighed the baby yesterday: 3.4 kg, slightly more than expected.'],
      ['number', 'The nurse weighed the baby yesterday: 4.3 kg, slightly less than expected.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Nobody has claimed the umbrella yet. If it is not collected within two weeks, we will give it away.',
    same: [
      'So far no one has claimed the umbrella. We will give it away unless it is collected within 14 days.',
      'The umbrella has not been claimed yet; if nobody picks it up within two weeks, it will be given away.',
    ],
    other: [
      ['negation', 'Somebody has claimed the umbrella. If it is not collected within two weeks, we will give it away.'],
      ['unit', 'Nobody has claimed the umbrella yet. If it is not collected within two months, we will give it away.'],
      ['negation', 'Nobody has claimed the umbrella yet. If it is collected within two weeks, we will give it away.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Mr Hughes sued the builder because some of the windows were broken. The case INV-30417 is still pending.',
    same: [
      'The builder was sued by Mr Hughes because some windows were broken. Case INV-30417 is pending.',
      'Because several windows were broken, Mr Hughes sued the builder; the case INV-30417 has not been decided yet.',
    ],
    other: [
      [
        'role',
        'The builder sued Mr Hughes because some of the windows were broken. The case INV-30417 is still pending.',
      ],
      [
        'quantifier',
        'Mr Hughes sued the builder because all of the windows were broken. The case INV-30417 is still pending.',
      ],
      [
        'name',
        'Mrs Hughes sued the builder because some of the windows were broken. The case INV-30417 is still pending.',
      ],
      [
        'reference',
        'Mr Hughes sued the builder because some of the windows were broken. The case INV-30471 is still pending.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Wash the jumper at no more than 30 °C and never put it in the dryer.',
    same: [
      'The jumper can be washed at up to 30 °C; do not put it in the dryer.',
      'Wash the jumper at 30 degrees Celsius at most. It must not go in the dryer.',
    ],
    other: [
      ['quantifier', 'Wash the jumper at no less than 30 °C and never put it in the dryer.'],
      ['negation', 'Wash the jumper at no more than 30 °C and always put it in the dryer.'],
      ['unit', 'Wash the jumper at no more than 30 °F and never put it in the dryer.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Three quarters of the staff work part-time, usually in the morning. The office opens on the first Monday of each month.',
    same: [
      '75% of staff work part-time, mostly in the mornings. The office is open on the first Monday of every month.',
      'Part-time work is what three quarters of the employees do, usually in the morning. On the first Monday of each month the office opens.',
    ],
    other: [
      [
        'number',
        'Two thirds of the staff work part-time, usually in the morning. The office opens on the first Monday of each month.',
      ],
      [
        'date',
        'Three quarters of the staff work part-time, usually in the evening. The office opens on the first Monday of each month.',
      ],
      [
        'number',
        'Three quarters of the staff work part-time, usually in the morning. The office opens on the third Monday of each month.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'We would be glad to welcome you again next summer. Bookings before 31 March are 15% cheaper.',
    same: [
      'It would be a pleasure to have you back next summer. If you book before March 31, you pay 15 percent less.',
      'We hope to see you again next summer; bookings made before 31 March cost 15% less.',
    ],
    other: [
      ['direction', 'We were glad to welcome you last summer. Bookings before 31 March are 15% cheaper.'],
      ['direction', 'We would be glad to welcome you again next summer. Bookings after 31 March are 15% cheaper.'],
      [
        'comparison',
        'We would be glad to welcome you again next summer. Bookings before 31 March are 15% more expensive.',
      ],
      ['number', 'We would be glad to welcome you again next summer. Bookings before 31 March are 50% cheaper.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The tenant need not repaint the walls, but the floor must be left clean.',
    same: [
      'There is no need for the tenant to repaint the walls; the floor, however, has to be left clean.',
      'Repainting the walls is not required of the tenant, but the floor must be clean.',
    ],
    other: [
      ['modality', 'The tenant must not repaint the walls, but the floor must be left clean.'],
      ['modality', 'The tenant must repaint the walls, but the floor must be left clean.'],
      ['role', 'The landlord need not repaint the walls, but the floor must be left clean.'],
      ['comparison', 'The tenant need not repaint the walls, but the floor must be left dirty.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Der Zug nach Bremen fährt heute zehn Minuten später ab. Fahrgäste können auch den Bus nehmen.',
    same: [
      'Heute fährt der Zug nach Bremen 10 Minuten später. Die Fahrgäste dürfen auch mit dem Bus fahren.',
      'Der Zug nach Bremen hat heute zehn Minuten Verspätung; auch der Bus kann genommen werden.',
    ],
    other: [
      ['comparison', 'Der Zug nach Bremen fährt heute zehn Minuten früher ab. Fahrgäste können auch den Bus nehmen.'],
      ['modality', 'Der Zug nach Bremen fährt heute zehn Minuten später ab. Fahrgäste müssen den Bus nehmen.'],
      ['number', 'Der Zug nach Bremen fährt heute zwanzig Minuten später ab. Fahrgäste können auch den Bus nehmen.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Wir haben noch keine Antwort von der Versicherung. Sie zahlt höchstens die Hälfte der Kosten.',
    same: [
      'Von der Versicherung haben wir bisher keine Antwort bekommen. Maximal 50 Prozent der Kosten werden übernommen.',
      'Die Versicherung hat uns noch nicht geantwortet; mehr als die Hälfte der Kosten zahlt sie nicht.',
    ],
    other: [
      ['negation', 'Wir haben schon eine Antwort von der Versicherung. Sie zahlt höchstens die Hälfte der Kosten.'],
      ['quantifier', 'Wir haben noch keine Antwort von der Versicherung. Sie zahlt mindestens die Hälfte der Kosten.'],
      ['number', 'Wir haben noch keine Antwort von der Versicherung. Sie zahlt höchstens ein Drittel der Kosten.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Alle Nachbarn haben den Hausverwalter verklagt. Der Prozess beginnt am 4. Februar um 9 Uhr.',
    same: [
      'Der Hausverwalter wurde von allen Nachbarn verklagt. Prozessbeginn ist am 04.02. um 9:00 Uhr.',
      'Sämtliche Nachbarn haben den Hausverwalter verklagt; am 4. Februar um 9 Uhr beginnt der Prozess.',
    ],
    other: [
      ['quantifier', 'Einige Nachbarn haben den Hausverwalter verklagt. Der Prozess beginnt am 4. Februar um 9 Uhr.'],
      ['role', 'Der Hausverwalter hat alle Nachbarn verklagt. Der Prozess beginnt am 4. Februar um 9 Uhr.'],
      ['comparison', 'Alle Nachbarn haben den Hausverwalter verklagt. Der Prozess endet am 4. Februar um 9 Uhr.'],
      ['date', 'Alle Nachbarn haben den Hausverwalter verklagt. Der Prozess beginnt am 14. Februar um 9 Uhr.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Sie dürfen das Paket nur gegen Vorlage eines Ausweises abholen. Die Frist endet in sieben Tagen.',
    same: [
      'Die Abholung des Pakets ist nur gegen Vorlage eines Ausweises möglich. In einer Woche endet die Frist.',
      'Das Paket kann ausschließlich mit Ausweis abgeholt werden; die Frist läuft in sieben Tagen ab.',
    ],
    other: [
      [
        'quantifier',
        'Sie dürfen das Paket auch ohne Vorlage eines Ausweises abholen. Die Frist endet in sieben Tagen.',
      ],
      [
        'direction',
        'Sie dürfen das Paket nur gegen Vorlage eines Ausweises abholen. Die Frist endete vor sieben Tagen.',
      ],
      ['unit', 'Sie dürfen das Paket nur gegen Vorlage eines Ausweises abholen. Die Frist endet in sieben Wochen.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Rufen Sie uns bitte unter 0421 / 77 81 93 an, falls Sie Fragen haben. Wir sind immer mittwochs erreichbar.',
    same: [
      'Bei Fragen erreichen Sie uns unter der Nummer 0421 778193, und zwar stets mittwochs.',
      'Falls Sie Fragen haben, rufen Sie uns unter 0421/778193 an. Mittwochs sind wir immer erreichbar.',
    ],
    other: [
      [
        'reference',
        'Rufen Sie uns bitte unter 0421 / 77 81 39 an, falls Sie Fragen haben. Wir sind immer mittwochs erreichbar.',
      ],
      [
        'quantifier',
        'Rufen Sie uns bitte unter 0421 / 77 81 93 an, falls Sie Fragen haben. Wir sind selten mittwochs erreichbar.',
      ],
      [
        'date',
        'Rufen Sie uns bitte unter 0421 / 77 81 93 an, falls Sie Fragen haben. Wir sind immer montags erreichbar.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'La bibliothèque ne prête pas les dictionnaires. Chaque lecteur peut emprunter jusqu’à six livres.',
    same: [
      'Les dictionnaires ne sont pas prêtés par la bibliothèque. Tout lecteur peut emprunter six livres au maximum.',
      'On ne peut pas emprunter les dictionnaires à la bibliothèque ; chaque lecteur a droit à 6 livres au plus.',
    ],
    other: [
      ['negation', 'La bibliothèque prête les dictionnaires. Chaque lecteur peut emprunter jusqu’à six livres.'],
      ['number', 'La bibliothèque ne prête pas les dictionnaires. Chaque lecteur peut emprunter jusqu’à dix livres.'],
      [
        'quantifier',
        'La bibliothèque ne prête pas les dictionnaires. Chaque lecteur peut emprunter au moins six livres.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Le patron a promis une prime à Mme Diallo avant la fin de l’année. Elle gagne 1 900 € par mois.',
    same: [
      'Avant la fin de l’année, le patron a promis une prime à Madame Diallo, qui gagne 1 900 euros par mois.',
      'Mme Diallo, dont le salaire mensuel est de 1 900 €, s’est vu promettre une prime par le patron avant la fin de l’année.',
    ],
    other: [
      ['name', 'Le patron a promis une prime à M. Diallo avant la fin de l’année. Il gagne 1 900 € par mois.'],
      ['unit', 'Le patron a promis une prime à Mme Diallo avant la fin de l’année. Elle gagne 1 900 € par semaine.'],
      ['direction', 'Le patron a promis une prime à Mme Diallo après la fin de l’année. Elle gagne 1 900 € par mois.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Le chat a suivi le chien dans le jardin. Il fera plus chaud demain que ce week-end.',
    same: [
      'Le chien a été suivi par le chat dans le jardin. Demain, il fera plus chaud que ce week-end.',
      'Dans le jardin, le chat a suivi le chien. Les températures seront plus élevées demain que ce week-end.',
    ],
    other: [
      ['role', 'Le chien a suivi le chat dans le jardin. Il fera plus chaud demain que ce week-end.'],
      ['comparison', 'Le chat a suivi le chien dans le jardin. Il fera plus froid demain que ce week-end.'],
      ['comparison', 'Le chat a suivi le chien dans le jardin. Il fera moins chaud demain que ce week-end.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Vous pouvez payer en deux fois sans frais. Le premier versement est dû le 12 mars.',
    same: [
      'Le paiement en deux fois est possible, sans frais ; le premier versement est dû le 12/03.',
      'Il est possible de régler en 2 fois sans frais. Vous devez effectuer le premier versement le 12 mars.',
    ],
    other: [
      ['modality', 'Vous devez payer en deux fois sans frais. Le premier versement est dû le 12 mars.'],
      ['negation', 'Vous pouvez payer en deux fois avec frais. Le premier versement est dû le 12 mars.'],
      ['number', 'Vous pouvez payer en deux fois sans frais. Le second versement est dû le 12 mars.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'La mayoría de los médicos recomienda caminar media hora al día. Nunca salga sin gorra.',
    same: [
      'Casi todos los médicos aconsejan caminar treinta minutos diarios. No salga nunca sin gorra.',
      'Caminar 30 minutos al día es lo que recomienda la mayoría de los médicos. No salga sin gorra.',
    ],
    other: [
      ['quantifier', 'Algunos médicos recomiendan caminar media hora al día. Nunca salga sin gorra.'],
      ['unit', 'La mayoría de los médicos recomienda caminar media hora a la semana. Nunca salga sin gorra.'],
      ['negation', 'La mayoría de los médicos recomienda caminar media hora al día. Nunca salga con gorra.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'El juez condenó al empresario a pagar 15.000 euros. La sentencia todavía no es firme.',
    same: [
      'El empresario fue condenado por el juez a pagar 15.000 €. La sentencia aún no es firme.',
      'A pagar 15 mil euros condenó el juez al empresario; la sentencia no es firme todavía.',
    ],
    other: [
      ['role', 'El empresario condenó al juez a pagar 15.000 euros. La sentencia todavía no es firme.'],
      ['negation', 'El juez condenó al empresario a pagar 15.000 euros. La sentencia ya es firme.'],
      ['money', 'El juez condenó al empresario a pagar 15.000 dólares. La sentencia todavía no es firme.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Si no recibe el pedido 4471-B antes del jueves, llámenos. Los gastos de envío son más bajos desde enero.',
    same: [
      'Llámenos en caso de no recibir el pedido 4471-B antes del jueves. Desde enero los gastos de envío son menores.',
      'Si antes del jueves no ha recibido el pedido 4471-B, llámenos; desde enero el envío cuesta menos.',
    ],
    other: [
      [
        'negation',
        'Si recibe el pedido 4471-B antes del jueves, llámenos. Los gastos de envío son más bajos desde enero.',
      ],
      [
        'reference',
        'Si no recibe el pedido 4417-B antes del jueves, llámenos. Los gastos de envío son más bajos desde enero.',
      ],
      [
        'comparison',
        'Si no recibe el pedido 4471-B antes del jueves, llámenos. Los gastos de envío son más altos desde enero.',
      ],
      [
        'date',
        'Si no recibe el pedido 4471-B antes del martes, llámenos. Los gastos de envío son más bajos desde enero.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'O hotel aceita cães de até 10 kg. A piscina fica fechada de outubro a abril.',
    same: [
      'No hotel são aceitos cães com no máximo 10 quilos. De outubro a abril a piscina não abre.',
      'Cães de até dez quilos são aceitos pelo hotel; a piscina está fechada de outubro a abril.',
    ],
    other: [
      ['comparison', 'O hotel recusa cães de até 10 kg. A piscina fica fechada de outubro a abril.'],
      ['unit', 'O hotel aceita cães de até 10 g. A piscina fica fechada de outubro a abril.'],
      ['comparison', 'O hotel aceita cães de até 10 kg. A piscina fica aberta de outubro a abril.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'A gerente substituiu o contador no mês passado. Os salários serão pagos no quinto dia útil.',
    same: [
      'No mês passado, o contador foi substituído pela gerente. O pagamento dos salários será no quinto dia útil.',
      'A gerente substituiu o contador no mês passado; os salários serão pagos no 5º dia útil.',
    ],
    other: [
      ['role', 'O contador substituiu a gerente no mês passado. Os salários serão pagos no quinto dia útil.'],
      ['direction', 'A gerente vai substituir o contador no próximo mês. Os salários serão pagos no quinto dia útil.'],
      ['number', 'A gerente substituiu o contador no mês passado. Os salários serão pagos no sexto dia útil.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Você pode trocar o produto em até 30 dias, mas não é preciso guardar a caixa.',
    same: [
      'A troca do produto é possível em até 30 dias, e não é necessário guardar a caixa.',
      'O produto pode ser trocado em até trinta dias; você não precisa guardar a caixa.',
    ],
    other: [
      ['modality', 'Você deve trocar o produto em até 30 dias, mas não é preciso guardar a caixa.'],
      ['negation', 'Você pode trocar o produto em até 30 dias, mas é preciso guardar a caixa.'],
      ['number', 'Você pode trocar o produto em até 13 dias, mas não é preciso guardar a caixa.'],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before: 'The lift is out of order, and only residents may use the stairs at night.',
    same: ['Der Aufzug ist außer Betrieb, und nur Bewohner dürfen nachts die Treppe benutzen.'],
    other: [
      ['quantifier', 'Der Aufzug ist außer Betrieb, und alle dürfen nachts die Treppe benutzen.'],
      ['modality', 'Der Aufzug ist außer Betrieb, und nur Bewohner müssen nachts die Treppe benutzen.'],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    before: 'I cannot come before 6 pm. Please do not start the meeting without me.',
    same: ['Je ne peux pas venir avant 18 heures. Merci de ne pas commencer la réunion sans moi.'],
    other: [
      ['negation', 'Je peux venir avant 18 heures. Merci de ne pas commencer la réunion sans moi.'],
      ['negation', 'Je ne peux pas venir avant 18 heures. Merci de commencer la réunion sans moi.'],
      ['direction', 'Je ne peux pas venir après 18 heures. Merci de ne pas commencer la réunion sans moi.'],
    ],
  },
  {
    from: 'fr',
    to: 'es',
    before: 'Le paiement doit être effectué au plus tard le 3 mai. Passé ce délai, aucune réduction n’est accordée.',
    same: ['El pago debe efectuarse a más tardar el 3 de mayo. Después de ese plazo no se concede ningún descuento.'],
    other: [
      ['negation', 'El pago debe efectuarse a más tardar el 3 de mayo. Después de ese plazo se concede un descuento.'],
      [
        'modality',
        'El pago puede efectuarse a más tardar el 3 de mayo. Después de ese plazo no se concede ningún descuento.',
      ],
      [
        'date',
        'El pago debe efectuarse a más tardar el 13 de mayo. Después de ese plazo no se concede ningún descuento.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'de',
    before: 'Todos los vuelos salen con al menos una hora de retraso. El próximo no despega hasta las 22:15.',
    same: ['Alle Flüge starten mit mindestens einer Stunde Verspätung. Der nächste hebt erst um 22:15 Uhr ab.'],
    other: [
      [
        'quantifier',
        'Einige Flüge starten mit mindestens einer Stunde Verspätung. Der nächste hebt erst um 22:15 Uhr ab.',
      ],
      [
        'quantifier',
        'Alle Flüge starten mit höchstens einer Stunde Verspätung. Der nächste hebt erst um 22:15 Uhr ab.',
      ],
      ['direction', 'Alle Flüge starten mit mindestens einer Stunde Verspätung. Der letzte hebt erst um 22:15 Uhr ab.'],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before: 'Seit letztem Jahr steigen die Mieten langsamer. Trotzdem findet kaum jemand eine günstige Wohnung.',
    same: ['Since last year, rents have been rising more slowly. Even so, hardly anyone finds a cheap flat.'],
    other: [
      ['comparison', 'Since last year, rents have been rising faster. Even so, hardly anyone finds a cheap flat.'],
      [
        'comparison',
        'Since last year, rents have been falling more slowly. Even so, hardly anyone finds a cheap flat.',
      ],
      [
        'comparison',
        'Since last year, rents have been rising more slowly. Even so, hardly anyone finds an expensive flat.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'fr',
    before: 'Ela não trabalha aos sábados, só de vez em quando. O salário dela aumentou 200 euros por mês.',
    same: [
      'Elle ne travaille pas le samedi, seulement de temps en temps. Son salaire a augmenté de 200 euros par mois.',
    ],
    other: [
      [
        'negation',
        'Elle travaille le samedi, seulement de temps en temps. Son salaire a augmenté de 200 euros par mois.',
      ],
      [
        'unit',
        'Elle ne travaille pas le samedi, seulement de temps en temps. Son salaire a augmenté de 200 euros par an.',
      ],
      [
        'comparison',
        'Elle ne travaille pas le samedi, seulement de temps en temps. Son salaire a baissé de 200 euros par mois.',
      ],
    ],
  },
]
