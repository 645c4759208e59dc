import type { Passage } from './pair.ts'

/** The same kinds as in `development-16.ts`, written when its failures had been mended and before this set was tried. */
export const DEVELOPMENT_17: readonly Passage[] = [
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Visitors must sign in at the front desk and wear their badge at all times. Photography is not permitted without prior written approval.',
    same: [
      'All visitors are required to register at reception and always wear a badge. You may take photographs only with written approval obtained in advance.',
      'Please sign in at reception and keep your badge on throughout your visit. No photos without written permission beforehand.',
    ],
    other: [
      [
        'modality',
        'Visitors may sign in at the front desk and wear their badge at all times. Photography is not permitted without prior written approval.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Sales in the north fell by 7% in the first half of the year, while in the south they grew by almost a tenth. We expect no further decline before the end of December.',
    same: [
      'In the first six months of the year, northern sales dropped 7 percent; southern sales rose by nearly 10%. No further decrease is expected before the end of December.',
      'Northern sales were down 7 per cent in the first half, whereas those in the south went up by nearly a tenth. Until the end of December we do not anticipate any further fall.',
    ],
    other: [
      [
        'direction',
        'Sales in the north grew by 7% in the first half of the year, while in the south they fell by almost a tenth. We expect no further decline before the end of December.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'I could not reach Mr Hale yesterday, so I left a message asking him to call you back before noon today.',
    same: [
      "Since I wasn't able to get hold of Mr. Hale yesterday, I left him a message to ring you back by midday today.",
      'Yesterday I failed to reach Mr Hale. I therefore left word that he should call you back today before 12 noon.',
    ],
    other: [
      [
        'date',
        'I could not reach Mr Hale yesterday, so I left a message asking him to call you back before noon tomorrow.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Rinse the filter under warm water once a month. Never use detergent, and let it dry completely before putting it back.',
    same: [
      'The filter should be rinsed monthly with warm water. Do not use any detergent; make sure it is fully dry before you reinsert it.',
      'Every month, rinse the filter under warm water (no detergent!). Only put it back once it is completely dry.',
    ],
    other: [
      [
        'unit',
        'Rinse the filter under warm water once a week. Never use detergent, and let it dry completely before putting it back.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'The landlord may enter the flat only after giving at least 24 hours’ notice, except in an emergency. He has to repair the heating at his own expense.',
    same: [
      'Except in emergencies, the landlord can enter the flat only with a minimum of one day’s notice. Repairs to the heating must be paid for by him.',
      'Unless there is an emergency, the landlord is not allowed to enter the flat without giving notice of 24 hours or more. The cost of repairing the heating is his.',
    ],
    other: [
      [
        'comparison',
        'The landlord may enter the flat only after giving at most 24 hours’ notice, except in an emergency. He has to repair the heating at his own expense.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Neither the pilot nor the passengers were hurt when the small plane landed in a field near Oakham on Sunday afternoon.',
    same: [
      'On Sunday afternoon, a small plane came down in a field close to Oakham. The pilot and the passengers were unharmed.',
      'No one on board was injured, neither pilot nor passengers, when the light aircraft landed in a field near Oakham on Sunday afternoon.',
    ],
    other: [
      [
        'negation',
        'Both the pilot and the passengers were hurt when the small plane landed in a field near Oakham on Sunday afternoon.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'You have until 5 pm on 30 June to accept this offer. After that it lapses, and we will offer the place to the next person on the list.',
    same: [
      'This offer must be accepted by 5:00 p.m. on June 30. Afterwards it will no longer be valid and the place goes to the next person on the list.',
      'Please accept the offer no later than 30 June, 17:00; if you do not, it expires and whoever is next on the list will be offered the place.',
    ],
    other: [
      [
        'date',
        'You have until 5 pm on 20 June to accept this offer. After that it lapses, and we will offer the place to the next person on the list.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Although Dana is only nineteen, she has already published two novels and is working on a third one. Critics compare her to much older writers.',
    same: [
      'Dana is just 19 but already has two published novels, and a third is under way. Critics have compared her with far older authors.',
      'At only 19 years of age, Dana has two published novels behind her and is writing her third. She is compared by critics to writers who are much older.',
    ],
    other: [
      [
        'number',
        'Dana is just 19 but already has three published novels, and a fourth is under way. Critics have compared her with far older authors.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Besucher müssen sich am Empfang anmelden und ihren Ausweis immer sichtbar tragen. Fotografieren ist ohne vorherige schriftliche Genehmigung nicht erlaubt.',
    same: [
      'Alle Besucher sind verpflichtet, sich am Empfang anzumelden und den Ausweis stets sichtbar zu tragen. Fotografiert werden darf nur mit vorher erteilter schriftlicher Genehmigung.',
      'Bitte melden Sie sich am Empfang an und tragen Sie Ihren Ausweis jederzeit sichtbar. Keine Fotos ohne vorherige schriftliche Erlaubnis!',
    ],
    other: [
      [
        'negation',
        'Besucher müssen sich am Empfang anmelden und ihren Ausweis immer sichtbar tragen. Fotografieren ist auch ohne vorherige schriftliche Genehmigung erlaubt.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Der Strompreis steigt zum 1. Januar um 3,5 Cent je Kilowattstunde. Kunden, die damit nicht einverstanden sind, können ihren Vertrag bis Ende des Jahres kündigen.',
    same: [
      'Ab dem 1.1. kostet Strom 3,5 ct/kWh mehr. Wer das nicht akzeptiert, kann bis Jahresende kündigen.',
      'Zum ersten Januar wird der Strom um 3,5 Cent pro kWh teurer. Sind Kunden damit nicht einverstanden, haben sie das Recht, den Vertrag bis zum Ende des Jahres zu kündigen.',
    ],
    other: [
      [
        'direction',
        'Der Strompreis sinkt zum 1. Januar um 3,5 Cent je Kilowattstunde. Kunden, die damit nicht einverstanden sind, können ihren Vertrag bis Ende des Jahres kündigen.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Herr Maurer hat Frau Yilmaz gestern mitgeteilt, dass er das Angebot nicht annehmen wird, weil es ihm zu teuer ist.',
    same: [
      'Gestern ließ Herr Maurer Frau Yilmaz wissen, er werde das Angebot nicht annehmen, da es zu teuer sei.',
      'Frau Yilmaz erfuhr gestern von Herrn Maurer, dass er das Angebot ablehnt. Es sei ihm zu teuer.',
    ],
    other: [
      [
        'role',
        'Frau Yilmaz hat Herrn Maurer gestern mitgeteilt, dass sie das Angebot nicht annehmen wird, weil es ihr zu teuer ist.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Bewahren Sie das Gerät trocken und bei weniger als 25 °C auf. Öffnen Sie niemals das Gehäuse; Reparaturen darf nur der Kundendienst ausführen.',
    same: [
      'Das Gerät ist trocken und unter 25 Grad zu lagern. Das Gehäuse darf nie geöffnet werden, und repariert wird es ausschließlich vom Kundendienst.',
      'Lagern Sie das Gerät an einem trockenen Ort unterhalb von 25 °C. Das Gehäuse nicht öffnen! Nur der Kundendienst darf Reparaturen vornehmen.',
    ],
    other: [
      [
        'comparison',
        'Bewahren Sie das Gerät trocken und bei mehr als 25 °C auf. Öffnen Sie niemals das Gehäuse; Reparaturen darf nur der Kundendienst ausführen.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Die Wanderung ist 14 Kilometer lang und dauert etwa viereinhalb Stunden. Hunde sind willkommen, sofern sie an der Leine bleiben.',
    same: [
      'Für die 14 km lange Wanderung braucht man rund 4,5 Stunden. Hunde dürfen mit, wenn sie angeleint sind.',
      'Die Strecke misst 14 km, die Gehzeit beträgt ungefähr viereinhalb Stunden. Gern können Sie Ihren Hund mitbringen, er muss aber an der Leine bleiben.',
    ],
    other: [
      [
        'number',
        'Für die 14 km lange Wanderung braucht man rund 5,5 Stunden. Hunde dürfen mit, wenn sie angeleint sind.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Ich habe die Unterlagen noch nicht bekommen. Können Sie sie mir bitte bis übermorgen noch einmal schicken?',
    same: [
      'Die Unterlagen sind bei mir noch nicht eingetroffen. Schicken Sie sie mir bitte bis übermorgen erneut?',
      'Bisher sind die Unterlagen nicht angekommen; könnten Sie sie mir bis übermorgen nochmals zusenden?',
    ],
    other: [
      [
        'negation',
        'Ich habe die Unterlagen schon bekommen. Können Sie sie mir bitte bis übermorgen noch einmal schicken?',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Les visiteurs doivent se présenter à l’accueil et porter leur badge en permanence. Il est interdit de photographier sans autorisation écrite préalable.',
    same: [
      'Tout visiteur est tenu de se présenter à l’accueil et de porter toujours son badge. Les photos ne sont permises qu’avec une autorisation écrite obtenue au préalable.',
      'Veuillez vous présenter à l’accueil et garder votre badge sur vous à tout moment. On ne peut pas photographier sans autorisation écrite préalable.',
    ],
    other: [
      [
        'modality',
        'Les visiteurs peuvent se présenter à l’accueil et porter leur badge en permanence. Il est interdit de photographier sans autorisation écrite préalable.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Le loyer passera de 720 à 745 euros à compter du 1er juillet. Les charges, elles, n’augmenteront pas.',
    same: [
      'À partir du 1er juillet, le loyer sera de 745 € au lieu de 720 €, mais les charges resteront les mêmes.',
      'Dès le premier juillet, le loyer augmente : 745 € contre 720 € auparavant. En revanche, pas de hausse des charges.',
    ],
    other: [
      [
        'negation',
        'Le loyer passera de 720 à 745 euros à compter du 1er juillet. Les charges, elles, augmenteront aussi.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Je n’ai pas pu joindre Monsieur Lacombe hier ; je lui ai donc laissé un message pour qu’il vous rappelle aujourd’hui avant midi.',
    same: [
      'N’ayant pas réussi à joindre M. Lacombe hier, je lui ai laissé un message lui demandant de vous rappeler aujourd’hui avant 12 h.',
      'Hier, M. Lacombe était injoignable : j’ai laissé un message pour qu’il vous rappelle aujourd’hui, avant midi.',
    ],
    other: [
      [
        'name',
        'Je n’ai pas pu joindre Monsieur Lacoste hier ; je lui ai donc laissé un message pour qu’il vous rappelle aujourd’hui avant midi.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Ne donnez pas ce sirop aux enfants de moins de deux ans. Au-delà de cet âge, la dose est de 5 ml trois fois par jour, pendant cinq jours au plus.',
    same: [
      'Ce sirop ne convient pas aux enfants qui ont moins de 2 ans. Après cet âge, donnez 5 ml 3 fois par jour pendant 5 jours maximum.',
      'Chez l’enfant de moins de deux ans, ce sirop est contre-indiqué. Ensuite, on donne 5 ml trois fois par jour, sans dépasser cinq jours.',
    ],
    other: [
      [
        'number',
        'Ce sirop ne convient pas aux enfants qui ont moins de 2 ans. Après cet âge, donnez 5 ml 2 fois par jour pendant 5 jours maximum.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Presque tous les habitants ont voté contre le projet, bien que la mairie ait promis de réduire les impôts locaux de 4 %.',
    same: [
      'La quasi-totalité des habitants a voté contre le projet malgré la promesse de la mairie de baisser les impôts locaux de 4 pour cent.',
      'La mairie avait beau avoir promis une réduction de 4 % des impôts locaux, les habitants ont presque tous voté contre le projet.',
    ],
    other: [
      [
        'quantifier',
        'Quelques habitants ont voté contre le projet, bien que la mairie ait promis de réduire les impôts locaux de 4 %.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Los visitantes deben registrarse en recepción y llevar siempre la tarjeta a la vista. No se permite hacer fotos sin permiso previo por escrito.',
    same: [
      'Todo visitante tiene que registrarse en recepción y llevar la tarjeta visible en todo momento. Solo se pueden hacer fotos con un permiso escrito previo.',
      'Regístrese en recepción y lleve la tarjeta siempre a la vista. Está prohibido fotografiar sin autorización previa por escrito.',
    ],
    other: [
      [
        'negation',
        'Los visitantes deben registrarse en recepción y llevar siempre la tarjeta a la vista. Se permite hacer fotos sin permiso previo por escrito.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'El tren de las 7:40 no circulará mañana por obras en la vía. Los viajeros podrán coger un autobús gratuito que sale a las ocho menos cuarto.',
    same: [
      'Mañana, debido a unas obras en la vía, el tren de las 7.40 h queda suspendido. Habrá un autobús gratuito a las 7:45 a disposición de los viajeros.',
      'Por obras en la vía, mañana no habrá tren a las 7:40. En su lugar, los viajeros pueden tomar sin coste un autobús a las 7:45.',
    ],
    other: [
      [
        'date',
        'El tren de las 7:40 no circulará mañana por obras en la vía. Los viajeros podrán coger un autobús gratuito que sale a las ocho y cuarto.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Marcos no quiso firmar el contrato hasta que su abogada lo hubo leído entero. Ella le recomendó cambiar dos cláusulas.',
    same: [
      'Marcos solo quiso firmar el contrato después de que su abogada lo leyera entero; esta le aconsejó cambiar dos cláusulas.',
      'Antes de firmar el contrato, Marcos quiso que su abogada lo leyese completo. La abogada le recomendó que cambiara 2 cláusulas.',
    ],
    other: [
      [
        'number',
        'Marcos no quiso firmar el contrato hasta que su abogada lo hubo leído entero. Ella le recomendó cambiar doce cláusulas.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Guarde el producto en un lugar seco, a menos de 30 grados y fuera del alcance de los niños. Deséchelo seis meses después de abrirlo.',
    same: [
      'Consérvese en lugar seco, por debajo de 30 °C, donde los niños no puedan alcanzarlo. Una vez abierto, deseche el producto a los seis meses.',
      'El producto debe guardarse en un sitio seco, a una temperatura inferior a 30 ºC y lejos de los niños. Pasados seis meses desde su apertura, tírelo.',
    ],
    other: [
      [
        'number',
        'Guarde el producto en un lugar seco, a menos de 30 grados y fuera del alcance de los niños. Deséchelo dieciséis meses después de abrirlo.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'Os visitantes devem identificar-se na recepção e usar o crachá o tempo todo. Não é permitido fotografar sem autorização prévia por escrito.',
    same: [
      'Todo visitante precisa se identificar na recepção e usar sempre o crachá. Fotografias só com autorização escrita prévia.',
      'Identifique-se na recepção e mantenha o crachá visível durante toda a visita. É proibido tirar fotos sem autorização prévia por escrito.',
    ],
    other: [
      [
        'modality',
        'Os visitantes podem identificar-se na recepção e usar o crachá o tempo todo. Não é permitido fotografar sem autorização prévia por escrito.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'O pagamento vence no dia 10 de cada mês. Em caso de atraso, cobramos uma multa de 2% e juros de 1% ao mês.',
    same: [
      'Você deve pagar até o dia 10 de cada mês. Se atrasar, há multa de 2 por cento e juros mensais de 1%.',
      'O vencimento é todo dia 10. Pagamentos atrasados têm multa de 2 % mais juros de 1 % por mês.',
    ],
    other: [
      [
        'unit',
        'O pagamento vence no dia 10 de cada mês. Em caso de atraso, cobramos uma multa de 2% e juros de 1% ao ano.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'Nenhum dos três candidatos conseguiu mais de 40% dos votos; por isso haverá segundo turno no dia 28 de outubro.',
    same: [
      'Como nenhum dos 3 candidatos passou de 40 por cento dos votos, haverá segundo turno em 28 de outubro.',
      'Haverá um segundo turno em 28/10, já que os três candidatos ficaram abaixo ou no máximo nos 40% dos votos.',
    ],
    other: [
      [
        'comparison',
        'Todos os três candidatos conseguiram mais de 40% dos votos; por isso haverá segundo turno no dia 28 de outubro.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'de' },
    before: 'Do not take this medicine if you are pregnant. If symptoms last longer than ten days, see a doctor.',
    same: [
      'Nehmen Sie dieses Arzneimittel nicht ein, wenn Sie schwanger sind. Halten die Beschwerden länger als zehn Tage an, suchen Sie einen Arzt auf.',
      'In der Schwangerschaft darf dieses Mittel nicht eingenommen werden. Gehen Sie zum Arzt, falls die Symptome mehr als 10 Tage andauern.',
    ],
    other: [
      [
        'negation',
        'Nehmen Sie dieses Arzneimittel ein, wenn Sie schwanger sind. Halten die Beschwerden länger als zehn Tage an, suchen Sie einen Arzt auf.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'es' },
    before:
      'All bags must be checked in at least 45 minutes before departure. Late passengers will not be allowed to board.',
    same: [
      'Todo el equipaje debe facturarse como mínimo 45 minutos antes de la salida. No se permitirá embarcar a los pasajeros que lleguen tarde.',
      'Hay que facturar las maletas con al menos tres cuartos de hora de antelación. Quien llegue tarde no podrá embarcar.',
    ],
    other: [
      [
        'comparison',
        'Todo el equipaje debe facturarse como máximo 45 minutos antes de la salida. No se permitirá embarcar a los pasajeros que lleguen tarde.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'en' },
    before: 'Le guichet est fermé entre midi et 14 heures. En dehors de ces heures, vous pouvez aussi nous écrire.',
    same: [
      'The counter is closed between noon and 2 p.m. Outside these hours you can also write to us.',
      'Between 12 and 2 pm the counter is not open. At any other time, writing to us is possible as well.',
    ],
    other: [['date', 'The counter is closed between noon and 4 p.m. Outside these hours you can also write to us.']],
  },
  {
    ...{ from: 'de', to: 'en' },
    before:
      'Das Paket wird erst verschickt, wenn der volle Betrag eingegangen ist. Ratenzahlung bieten wir leider nicht an.',
    same: [
      'The parcel will only be shipped once the full amount has been received. Unfortunately, we do not offer payment in instalments.',
      'We do not send the parcel until we have received the full amount. Paying in instalments is unfortunately not possible.',
    ],
    other: [
      [
        'direction',
        'The parcel will be shipped before the full amount has been received. Unfortunately, we do not offer payment in instalments.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'en' },
    before:
      'Só aceitamos devoluções dentro de 30 dias e com a nota fiscal. Produtos em promoção não podem ser trocados.',
    same: [
      'We only accept returns within 30 days and with the receipt. Sale items cannot be exchanged.',
      'Returns are accepted only if made within thirty days with a receipt. Discounted products are not exchangeable.',
    ],
    other: [
      ['negation', 'We only accept returns within 30 days and with the receipt. Sale items can be exchanged as well.'],
    ],
  },
]
