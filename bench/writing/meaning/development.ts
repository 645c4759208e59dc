import type { Passage } from './pair.ts'

/** The passages that the rules were made with; what they show says nothing about unseen texts. See README.md. */
export const DEVELOPMENT: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before: 'Take 5 mg twice a day. Do not take more than 4 tablets in 24 hours. Store below 25 °C.',
    same: [
      'Take 5 milligrams two times a day. Take no more than four tablets in 24 hours. Keep below 25 °C.',
      'The dose is 5 mg twice daily; never take more than 4 tablets within 24 hours. Store at less than 25 degrees Celsius.',
    ],
    other: [
      ['unit', 'Take 5 g twice a day. Do not take more than 4 tablets in 24 hours. Store below 25 °C.'],
      ['number', 'Take 5 mg three times a day. Do not take more than 4 tablets in 24 hours. Store below 25 °C.'],
      ['quantifier', 'Take 5 mg twice a day. Do not take less than 4 tablets in 24 hours. Store below 25 °C.'],
      ['unit', 'Take 5 mg twice a day. Do not take more than 4 tablets in 24 hours. Store below 25 °F.'],
      ['quantifier', 'Take 5 mg twice a day. Do not take more than 4 tablets in 24 hours. Store above 25 °C.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Marta owes Peter $200. The membership costs €90 per month.',
    same: [
      'Peter is owed $200 by Marta. Membership is 90 euros a month.',
      'Marta owes $200 to Peter, and membership costs €90 monthly.',
    ],
    other: [
      ['role', 'Peter has owed Marta $200. The membership costs €90 per month.'],
      ['unit', 'Marta owes Peter $200. The membership costs €90 per year.'],
      ['money', 'Marta owes Peter £200. The membership costs €90 per month.'],
      ['number', 'Marta owes Peter $2,000. The membership costs €90 per month.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Ms. Tanaka, your order #55-1029 is ready. It should reach you within 15 days.',
    same: ['Your order #55-1029 is ready, Ms. Tanaka; it should be with you within fifteen days.'],
    other: [
      ['name', 'Mr. Tanaka, your order #55-1029 is ready. It should reach you within 15 days.'],
      ['reference', 'Ms. Tanaka, your order #55-1092 is ready. It should reach you within 15 days.'],
      ['reference', 'Ms. Tanaka, your order is ready. It should reach you within 15 days.'],
      ['number', 'Ms. Tanaka, your order #55-1029 is ready. It should reach you within 25 days.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Employees may work from home. Some teams must meet at least 10 times a year. Only managers can approve travel.',
    same: [
      'Employees are permitted to work from home. A few teams have to meet a minimum of 10 times a year. Travel can be approved by managers only.',
      'Working from home is allowed. Some teams are required to meet 10 or more times per year. Just managers may approve travel.',
    ],
    other: [
      [
        'modality',
        'Employees must work from home. Some teams must meet at least 10 times a year. Only managers can approve travel.',
      ],
      [
        'quantifier',
        'Employees may work from home. All teams must meet at least 10 times a year. Only managers can approve travel.',
      ],
      [
        'quantifier',
        'Employees may work from home. Some teams must meet at most 10 times a year. Only managers can approve travel.',
      ],
      [
        'quantifier',
        'Employees may work from home. Some teams must meet at least 10 times a year. Managers can approve travel.',
      ],
      [
        'modality',
        'Employees may work from home. Some teams should meet at least 10 times a year. Only managers can approve travel.',
      ],
      [
        'modality',
        'Employees may not work from home. Some teams must meet at least 10 times a year. Only managers can approve travel.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The shop is closed until Monday. We moved in three years ago, and the EU paid a quarter of the costs.',
    same: [
      'The shop is not open until Monday. Three years ago we moved in; the European Union covered 25% of the costs.',
      'Until Monday the shop stays closed. We have been here for three years. The EU funded 25 percent of the costs.',
    ],
    other: [
      [
        'comparison',
        'The shop is open until Monday. We moved in three years ago, and the EU paid a quarter of the costs.',
      ],
      [
        'direction',
        'The shop is closed from Monday. We moved in three years ago, and the EU paid a quarter of the costs.',
      ],
      [
        'direction',
        'The shop is closed until Monday. We will move in in three years, and the EU paid a quarter of the costs.',
      ],
      ['number', 'The shop is closed until Monday. We moved in three years ago, and the EU paid half of the costs.'],
      ['name', 'The shop is closed until Monday. We moved in three years ago, and the UN paid a quarter of the costs.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: "I do not like tea, but I like coffee. The lease runs for one year and isn't renewable.",
    same: [
      'I like coffee but I do not like tea. The lease has a term of 12 months and is not renewable.',
      "Tea is something I don't like; coffee I do like. The one-year lease can't be renewed.",
    ],
    other: [
      ['negation', "I like tea, but I do not like coffee. The lease runs for one year and isn't renewable."],
      ['negation', 'I do not like tea, but I like coffee. The lease runs for one year and is renewable.'],
      ['unit', "I do not like tea, but I like coffee. The lease runs for one month and isn't renewable."],
      ['number', "I do not like tea, but I like coffee. The lease runs for ten years and isn't renewable."],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The committee rejected the proposal by Mrs Byrne. It will publish more details next month.',
    same: [
      "Mrs Byrne's proposal was turned down by the committee, which will publish further details next month.",
      'The committee did not accept the proposal by Mrs Byrne; more details will be published in the coming month.',
    ],
    other: [
      ['comparison', 'The committee accepted the proposal by Mrs Byrne. It will publish more details next month.'],
      ['direction', 'The committee rejected the proposal by Mrs Byrne. It published more details last month.'],
      ['quantifier', 'The committee rejected the proposal by Mrs Byrne. It will publish fewer details next month.'],
      ['name', 'The committee rejected the proposal by Mr Byrne. It will publish more details next month.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The dog bit the postman at 7.30 am. His employer paid all the bills, which came to 1.1 million yen.',
    same: [
      'The postman was bitten by the dog at half past seven in the morning. All the bills, 1,100,000 yen, were paid by his employer.',
      'At 07:30 the dog bit the postman, whose employer paid every bill, a total of 1.1 million yen.',
    ],
    other: [
      ['role', 'The postman bit the dog at 7.30 am. His employer paid all the bills, which came to 1.1 million yen.'],
      ['date', 'The dog bit the postman at 7.30 pm. His employer paid all the bills, which came to 1.1 million yen.'],
      [
        'quantifier',
        'The dog bit the postman at 7.30 am. His employer paid most of the bills, which came to 1.1 million yen.',
      ],
      ['money', 'The dog bit the postman at 7.30 am. His employer paid all the bills, which came to 1.1 billion yen.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The path is 3 metres wide and 5 miles long; about 200 people walk it every day, usually before noon.',
    same: [
      'Roughly 200 people walk the path, which is 3 m wide and 5 miles long, each day, mostly before midday.',
      'The path has a width of three meters and a length of five miles. Around 200 people walk it daily, usually before 12 noon.',
    ],
    other: [
      ['unit', 'The path is 3 feet wide and 5 miles long; about 200 people walk it every day, usually before noon.'],
      [
        'unit',
        'The path is 3 metres wide and 5 kilometres long; about 200 people walk it every day, usually before noon.',
      ],
      [
        'number',
        'The path is 3 metres wide and 5 miles long; about 2,000 people walk it every day, usually before noon.',
      ],
      [
        'direction',
        'The path is 3 metres wide and 5 miles long; about 200 people walk it every day, usually after noon.',
      ],
      ['unit', 'The path is 3 metres wide and 5 miles long; about 200 people walk it every week, usually before noon.'],
      [
        'added',
        'The path is 3 metres wide and 5 miles long; about 200 people and 30 dogs walk it every day, usually before noon.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Sarah lent Omar her bike. He always brings it back on time, and everyone trusts him.',
    same: [
      'Omar borrowed the bike from Sarah. He always returns it on time and is trusted by everybody.',
      'Sarah lent her bike to Omar, who never fails to bring it back on time. Everyone trusts him.',
    ],
    other: [
      ['role', 'Omar lent Sarah his bike. He always brings it back on time, and everyone trusts him.'],
      ['quantifier', 'Sarah lent Omar her bike. He sometimes brings it back on time, and everyone trusts him.'],
      ['negation', 'Sarah lent Omar her bike. He always brings it back on time, and nobody trusts him.'],
      ['negation', 'Sarah lent Omar her bike. He never brings it back on time, and everyone trusts him.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The company will probably increase prices in the first half of 2027. Customers should not worry.',
    same: [
      'Prices will likely be raised by the company in the first half of 2027. There is no reason for customers to worry.',
      'It is likely that the company raises its prices in H1 2027; customers need not worry.',
    ],
    other: [
      ['comparison', 'The company will probably cut prices in the first half of 2027. Customers should not worry.'],
      ['modality', 'The company will certainly increase prices in the first half of 2027. Customers should not worry.'],
      ['number', 'The company will probably increase prices in the second half of 2027. Customers should not worry.'],
      ['negation', 'The company will probably increase prices in the first half of 2027. Customers should worry.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Without written consent, neither party may share the data. The server has 16 GB of memory and a 2 TB disk.',
    same: [
      'Neither party is allowed to share the data unless there is written consent. The server comes with 16 gigabytes of memory and a disk of 2 TB.',
      'The data may not be shared by either party without written consent. Memory: 16 GB; disk: 2 terabytes.',
    ],
    other: [
      [
        'negation',
        'With written consent, neither party may share the data. The server has 16 GB of memory and a 2 TB disk.',
      ],
      [
        'negation',
        'Without written consent, either party may share the data. The server has 16 GB of memory and a 2 TB disk.',
      ],
      [
        'unit',
        'Without written consent, neither party may share the data. The server has 16 MB of memory and a 2 TB disk.',
      ],
      [
        'number',
        'Without written consent, neither party may share the data. The server has 16 GB of memory and a 20 TB disk.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Vergessen Sie nicht, 40 Liter Wasser mitzunehmen. Das Hotel hat keine Zimmer mehr frei.',
    same: [
      'Denken Sie daran, 40 l Wasser mitzunehmen. Das Hotel ist ausgebucht.',
      'Bitte nicht vergessen: 40 Liter Wasser mitnehmen. Im Hotel sind alle Zimmer belegt.',
    ],
    other: [
      ['unit', 'Vergessen Sie nicht, 40 Gallonen Wasser mitzunehmen. Das Hotel hat keine Zimmer mehr frei.'],
      ['negation', 'Vergessen Sie nicht, 40 Liter Wasser mitzunehmen. Das Hotel hat noch Zimmer frei.'],
      ['number', 'Vergessen Sie nicht, 14 Liter Wasser mitzunehmen. Das Hotel hat keine Zimmer mehr frei.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Die Mieterin hat den Hausmeister informiert. Vielen Dank für Ihre Nachricht vom letzten Montag.',
    same: [
      'Der Hausmeister wurde von der Mieterin informiert. Danke für Ihre Nachricht vom vergangenen Montag.',
      'Den Hausmeister hat die Mieterin informiert. Für Ihre Nachricht vom letzten Montag danken wir Ihnen.',
    ],
    other: [
      ['role', 'Der Hausmeister hat die Mieterin informiert. Vielen Dank für Ihre Nachricht vom letzten Montag.'],
      ['direction', 'Die Mieterin hat den Hausmeister informiert. Vielen Dank für Ihre Nachricht vom nächsten Montag.'],
      [
        'negation',
        'Die Mieterin hat den Hausmeister nicht informiert. Vielen Dank für Ihre Nachricht vom letzten Montag.',
      ],
      ['date', 'Die Mieterin hat den Hausmeister informiert. Vielen Dank für Ihre Nachricht vom letzten Mittwoch.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Alle Bewerber sollten ein Foto beilegen. Der Strom wird im Januar teurer, das Gas bleibt gleich.',
    same: [
      'Jeder Bewerber sollte ein Foto beilegen. Im Januar steigt der Strompreis, Gas kostet gleich viel.',
      'Es wird allen Bewerbern empfohlen, ein Foto beizulegen. Strom kostet ab Januar mehr, Gas bleibt gleich teuer.',
    ],
    other: [
      ['modality', 'Alle Bewerber müssen ein Foto beilegen. Der Strom wird im Januar teurer, das Gas bleibt gleich.'],
      [
        'comparison',
        'Alle Bewerber sollten ein Foto beilegen. Der Strom wird im Januar billiger, das Gas bleibt gleich.',
      ],
      [
        'quantifier',
        'Manche Bewerber sollten ein Foto beilegen. Der Strom wird im Januar teurer, das Gas bleibt gleich.',
      ],
      ['date', 'Alle Bewerber sollten ein Foto beilegen. Der Strom wird im Juni teurer, das Gas bleibt gleich.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Bis zum 1. Mai dürfen Hunde nicht an den Strand. Erst danach gilt die Regel nur noch von 10 bis 18 Uhr.',
    same: [
      'Hunden ist der Strand bis 1. Mai verboten. Danach gilt die Regel bloß noch zwischen 10 und 18 Uhr.',
      'Hunde sind bis zum 01.05. am Strand nicht erlaubt; erst danach gilt die Regel nur noch von 10:00 bis 18:00 Uhr.',
    ],
    other: [
      [
        'direction',
        'Ab dem 1. Mai dürfen Hunde nicht an den Strand. Erst danach gilt die Regel nur noch von 10 bis 18 Uhr.',
      ],
      ['negation', 'Bis zum 1. Mai dürfen Hunde an den Strand. Erst danach gilt die Regel nur noch von 10 bis 18 Uhr.'],
      [
        'date',
        'Bis zum 1. Mai dürfen Hunde nicht an den Strand. Erst danach gilt die Regel nur noch von 10 bis 20 Uhr.',
      ],
      ['direction', 'Bis zum 1. Mai dürfen Hunde nicht an den Strand. Davor galt die Regel nur von 10 bis 18 Uhr.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Herr Yilmaz schuldet Frau Berg zweihundertfünfzig Euro. Er kann in Raten zahlen, muss es aber nicht.',
    same: [
      'Herr Yilmaz schuldet Frau Berg 250 €. Ratenzahlung ist möglich, aber nicht nötig.',
      'Frau Berg bekommt von Herrn Yilmaz 250 Euro. Er darf in Raten zahlen, muss aber nicht.',
    ],
    other: [
      [
        'role',
        'Frau Berg schuldet Herrn Yilmaz zweihundertfünfzig Euro. Sie kann in Raten zahlen, muss es aber nicht.',
      ],
      [
        'money',
        'Herr Yilmaz schuldet Frau Berg zweihundertfünfzehn Euro. Er kann in Raten zahlen, muss es aber nicht.',
      ],
      ['modality', 'Herr Yilmaz schuldet Frau Berg zweihundertfünfzig Euro. Er muss in Raten zahlen.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Die zweite Rate ist in drei Tagen fällig. Vor drei Wochen haben wir Sie bereits erinnert. Tel. 030 901820.',
    same: [
      'In 3 Tagen wird die 2. Rate fällig. Bereits vor drei Wochen haben wir Sie erinnert. Telefon: 030 / 90 18 20.',
    ],
    other: [
      [
        'number',
        'Die dritte Rate ist in drei Tagen fällig. Vor drei Wochen haben wir Sie bereits erinnert. Tel. 030 901820.',
      ],
      [
        'direction',
        'Die zweite Rate war vor drei Tagen fällig. Vor drei Wochen haben wir Sie bereits erinnert. Tel. 030 901820.',
      ],
      [
        'reference',
        'Die zweite Rate ist in drei Tagen fällig. Vor drei Wochen haben wir Sie bereits erinnert. Tel. 030 901802.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'N’oubliez pas d’apporter une pièce d’identité. La mairie est fermée le mercredi après-midi.',
    same: [
      'Pensez à apporter une pièce d’identité. Le mercredi après-midi, la mairie n’est pas ouverte.',
      'Veuillez apporter une pièce d’identité, sans l’oublier. Mairie fermée le mercredi après-midi.',
    ],
    other: [
      ['negation', 'Il est inutile d’apporter une pièce d’identité. La mairie est fermée le mercredi après-midi.'],
      ['comparison', 'N’oubliez pas d’apporter une pièce d’identité. La mairie est ouverte le mercredi après-midi.'],
      ['date', 'N’oubliez pas d’apporter une pièce d’identité. La mairie est fermée le mardi après-midi.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Le bailleur informe le locataire de toute hausse. Le loyer ne peut augmenter que de 2 % par an.',
    same: [
      'Le locataire est informé de toute hausse par le bailleur. Le loyer peut augmenter de 2 % par an seulement.',
      'Le bailleur informe le locataire de chaque hausse ; l’augmentation annuelle du loyer est limitée à 2 pour cent.',
    ],
    other: [
      ['role', 'Le locataire informe le bailleur de toute hausse. Le loyer ne peut augmenter que de 2 % par an.'],
      ['comparison', 'Le bailleur informe le locataire de toute hausse. Le loyer ne peut baisser que de 2 % par an.'],
      ['number', 'Le bailleur informe le locataire de toute hausse. Le loyer ne peut augmenter que de 12 % par an.'],
      ['unit', 'Le bailleur informe le locataire de toute hausse. Le loyer ne peut augmenter que de 2 % par mois.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'La plupart des trains circuleront demain. Le prochain départ est à 17 h 05, avec moins de retard qu’hier.',
    same: ['La majorité des trains circuleront demain. Prochain départ à 17:05, avec un retard moindre qu’hier.'],
    other: [
      [
        'quantifier',
        'Tous les trains circuleront demain. Le prochain départ est à 17 h 05, avec moins de retard qu’hier.',
      ],
      [
        'direction',
        'La plupart des trains circuleront demain. Le dernier départ est à 17 h 05, avec moins de retard qu’hier.',
      ],
      [
        'comparison',
        'La plupart des trains circuleront demain. Le prochain départ est à 17 h 05, avec plus de retard qu’hier.',
      ],
      [
        'date',
        'La plupart des trains circuleront demain. Le prochain départ est à 17 h 50, avec moins de retard qu’hier.',
      ],
      [
        'direction',
        'La plupart des trains ont circulé hier. Le prochain départ est à 17 h 05, avec moins de retard qu’avant-hier.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'M. Girard n’a rien signé. Chaque copropriétaire dispose d’une voix, et trois quarts suffisent.',
    same: [
      'Monsieur Girard n’a signé aucun document. Chaque copropriétaire a une voix ; 75 % suffisent.',
      'Rien n’a été signé par M. Girard. Tous les copropriétaires ont une voix et les trois quarts suffisent.',
    ],
    other: [
      ['negation', 'M. Girard a tout signé. Chaque copropriétaire dispose d’une voix, et trois quarts suffisent.'],
      ['name', 'Mme Girard n’a rien signé. Chaque copropriétaire dispose d’une voix, et trois quarts suffisent.'],
      ['number', 'M. Girard n’a rien signé. Chaque copropriétaire dispose d’une voix, et deux tiers suffisent.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Vous n’êtes pas obligé de répondre. Il pourrait neiger la semaine prochaine au-dessus de 800 m.',
    same: [
      'Vous n’avez pas besoin de répondre. La semaine prochaine, il se peut qu’il neige au-dessus de 800 mètres.',
      'Répondre n’est pas obligatoire. De la neige est possible la semaine prochaine à plus de 800 m.',
    ],
    other: [
      ['modality', 'Vous ne devez pas répondre. Il pourrait neiger la semaine prochaine au-dessus de 800 m.'],
      ['negation', 'Vous êtes obligé de répondre. Il pourrait neiger la semaine prochaine au-dessus de 800 m.'],
      ['modality', 'Vous n’êtes pas obligé de répondre. Il neigera la semaine prochaine au-dessus de 800 m.'],
      [
        'quantifier',
        'Vous n’êtes pas obligé de répondre. Il pourrait neiger la semaine prochaine en dessous de 800 m.',
      ],
      ['unit', 'Vous n’êtes pas obligé de répondre. Il pourrait neiger la semaine prochaine au-dessus de 800 km.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'No olvides traer 3/4 de litro de aceite. Nos vemos a las 10 de la mañana; este mercado es más barato.',
    same: [
      'Recuerda traer tres cuartos de litro de aceite. Nos vemos a las 10:00; este mercado cuesta menos.',
      'Acuérdate de traer 750 ml de aceite. Quedamos a las diez de la mañana, este mercado es más barato.',
    ],
    other: [
      [
        'comparison',
        'No olvides traer 3/4 de litro de aceite. Nos vemos a las 10 de la mañana; este mercado es más caro.',
      ],
      ['date', 'No olvides traer 3/4 de litro de aceite. Nos vemos a las 10 de la noche; este mercado es más barato.'],
      [
        'number',
        'No olvides traer 1/4 de litro de aceite. Nos vemos a las 10 de la mañana; este mercado es más barato.',
      ],
      ['negation', 'Olvida traer 3/4 de litro de aceite. Nos vemos a las 10 de la mañana; este mercado es más barato.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'El perro de Lucía mordió al cartero. Nadie puede aparcar aquí hasta el próximo domingo.',
    same: [
      'El cartero fue mordido por el perro de Lucía. Está prohibido aparcar aquí hasta el domingo que viene.',
      'Al cartero lo mordió el perro de Lucía. Hasta el próximo domingo no puede aparcar nadie aquí.',
    ],
    other: [
      ['role', 'El cartero mordió al perro de Lucía. Nadie puede aparcar aquí hasta el próximo domingo.'],
      ['negation', 'El perro de Lucía mordió al cartero. Todos pueden aparcar aquí hasta el próximo domingo.'],
      ['direction', 'El perro de Lucía mordió al cartero. Nadie puede aparcar aquí desde el próximo domingo.'],
      ['direction', 'El perro de Lucía mordió al cartero. Nadie pudo aparcar aquí hasta el pasado domingo.'],
      ['name', 'El perro de Lorena mordió al cartero. Nadie puede aparcar aquí hasta el próximo domingo.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'La Sra. Prado debe doscientos cincuenta euros desde hace un año. Ambas partes tendrán que firmar.',
    same: [
      'Hace 12 meses que la señora Prado debe 250 €. Las dos partes deberán firmar.',
      'Desde hace un año, la Sra. Prado debe 250 euros; ambas partes están obligadas a firmar.',
    ],
    other: [
      ['name', 'El Sr. Prado debe doscientos cincuenta euros desde hace un año. Ambas partes tendrán que firmar.'],
      ['money', 'La Sra. Prado debe quinientos cincuenta euros desde hace un año. Ambas partes tendrán que firmar.'],
      ['modality', 'La Sra. Prado debe doscientos cincuenta euros desde hace un año. Ambas partes podrán firmar.'],
      [
        'quantifier',
        'La Sra. Prado debe doscientos cincuenta euros desde hace un año. Ninguna de las partes tendrá que firmar.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Pocos vecinos han votado en contra. El agua estará cortada como máximo dos horas, siempre por la tarde.',
    same: ['Han votado en contra pocos vecinos. El corte de agua durará como mucho dos horas, siempre de tarde.'],
    other: [
      [
        'quantifier',
        'Muchos vecinos han votado en contra. El agua estará cortada como máximo dos horas, siempre por la tarde.',
      ],
      [
        'comparison',
        'Pocos vecinos han votado a favor. El agua estará cortada como máximo dos horas, siempre por la tarde.',
      ],
      [
        'quantifier',
        'Pocos vecinos han votado en contra. El agua estará cortada como mínimo dos horas, siempre por la tarde.',
      ],
      [
        'date',
        'Pocos vecinos han votado en contra. El agua estará cortada como máximo dos horas, siempre por la mañana.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'O médico ligou para o paciente ontem. Você não precisa pagar nada antes da consulta.',
    same: [
      'Ontem o médico ligou para o paciente. Não é necessário pagar nada antes da consulta.',
      'O paciente recebeu ontem uma ligação do médico. Antes da consulta não é preciso pagar nada.',
    ],
    other: [
      ['role', 'O paciente ligou para o médico ontem. Você não precisa pagar nada antes da consulta.'],
      ['negation', 'O médico ligou para o paciente ontem. Você precisa pagar antes da consulta.'],
      ['direction', 'O médico ligou para o paciente ontem. Você não precisa pagar nada depois da consulta.'],
      ['direction', 'O médico vai ligar para o paciente amanhã. Você não precisa pagar nada antes da consulta.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'Poucos clientes reclamaram. A partir do próximo mês, a entrega custará menos de 10 euros e será mais rápida.',
    same: [
      'Reclamaram poucos clientes. A partir do mês que vem, a entrega custará menos de 10 € e será mais rápida.',
      'Não foram muitos os clientes que reclamaram. No próximo mês a entrega passa a custar menos de dez euros e fica mais rápida.',
    ],
    other: [
      [
        'quantifier',
        'Muitos clientes reclamaram. A partir do próximo mês, a entrega custará menos de 10 euros e será mais rápida.',
      ],
      [
        'quantifier',
        'Poucos clientes reclamaram. A partir do próximo mês, a entrega custará mais de 10 euros e será mais rápida.',
      ],
      [
        'comparison',
        'Poucos clientes reclamaram. A partir do próximo mês, a entrega custará menos de 10 euros e será mais lenta.',
      ],
      [
        'direction',
        'Poucos clientes reclamaram. Até o próximo mês, a entrega custará menos de 10 euros e será mais rápida.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'O Sr. Moura talvez venda a loja de 120 m². Ambos os filhos devem concordar, e a taxa é de vinte por cento.',
    same: [
      'É possível que o senhor Moura venda a loja de 120 metros quadrados. Os dois filhos têm de concordar; a taxa é de 20%.',
    ],
    other: [
      [
        'name',
        'A Sra. Moura talvez venda a loja de 120 m². Ambos os filhos devem concordar, e a taxa é de vinte por cento.',
      ],
      [
        'comparison',
        'O Sr. Moura talvez compre a loja de 120 m². Ambos os filhos devem concordar, e a taxa é de vinte por cento.',
      ],
      [
        'modality',
        'O Sr. Moura vai vender a loja de 120 m². Ambos os filhos devem concordar, e a taxa é de vinte por cento.',
      ],
      [
        'unit',
        'O Sr. Moura talvez venda a loja de 120 hectares. Ambos os filhos devem concordar, e a taxa é de vinte por cento.',
      ],
      [
        'number',
        'O Sr. Moura talvez venda a loja de 120 m². Ambos os filhos devem concordar, e a taxa é de trinta por cento.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'es',
    before: 'I did not pay for the repair, because the technician never came. The warranty ends next year.',
    same: ['No pagué la reparación porque el técnico nunca vino. La garantía termina el próximo año.'],
    other: [
      ['negation', 'Pagué la reparación, aunque el técnico nunca vino. La garantía termina el próximo año.'],
      ['negation', 'No pagué la reparación porque el técnico vino. La garantía termina el próximo año.'],
      ['direction', 'No pagué la reparación porque el técnico nunca vino. La garantía terminó el año pasado.'],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before: 'Anna called Ben twice last night. All passengers must wear a seat belt; only staff may enter.',
    same: [
      'Anna rief Ben gestern Nacht zweimal an. Alle Fahrgäste müssen einen Sicherheitsgurt tragen; Zutritt nur für Personal.',
    ],
    other: [
      [
        'role',
        'Ben rief Anna gestern Nacht zweimal an. Alle Fahrgäste müssen einen Sicherheitsgurt tragen; nur das Personal darf eintreten.',
      ],
      [
        'quantifier',
        'Anna rief Ben gestern Nacht zweimal an. Einige Fahrgäste müssen einen Sicherheitsgurt tragen; nur das Personal darf eintreten.',
      ],
      [
        'modality',
        'Anna rief Ben gestern Nacht zweimal an. Alle Fahrgäste dürfen einen Sicherheitsgurt tragen; nur das Personal darf eintreten.',
      ],
      [
        'number',
        'Anna rief Ben gestern Nacht dreimal an. Alle Fahrgäste müssen einen Sicherheitsgurt tragen; nur das Personal darf eintreten.',
      ],
      [
        'quantifier',
        'Anna rief Ben gestern Nacht zweimal an. Alle Fahrgäste müssen einen Sicherheitsgurt tragen; auch das Personal darf eintreten.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    before: 'You do not have to attend. The room is 12 feet long, and it costs more than $80 a night.',
    same: ['Vous n’êtes pas obligé d’assister. La pièce mesure 12 pieds de long et coûte plus de 80 $ la nuit.'],
    other: [
      ['negation', 'Vous êtes obligé d’assister. La pièce mesure 12 pieds de long et coûte plus de 80 $ la nuit.'],
      ['unit', 'Vous n’êtes pas obligé d’assister. La pièce mesure 12 mètres de long et coûte plus de 80 $ la nuit.'],
      [
        'quantifier',
        'Vous n’êtes pas obligé d’assister. La pièce mesure 12 pieds de long et coûte moins de 80 $ la nuit.',
      ],
      ['modality', 'Vous ne devez pas assister. La pièce mesure 12 pieds de long et coûte plus de 80 $ la nuit.'],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before:
      'Der Kurs findet nicht statt, wenn sich weniger als acht Personen anmelden. Das Museum ist montags geschlossen.',
    same: ['The course will not take place if fewer than eight people sign up. The museum is not open on Mondays.'],
    other: [
      ['negation', 'The course will take place if fewer than eight people sign up. The museum is closed on Mondays.'],
      [
        'comparison',
        'The course will not take place if fewer than eight people sign up. The museum is open on Mondays.',
      ],
      [
        'quantifier',
        'The course will not take place if more than eight people sign up. The museum is closed on Mondays.',
      ],
      ['date', 'The course will not take place if fewer than eight people sign up. The museum is closed on Sundays.'],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    before: 'Mme Roux ne travaille que le matin. Il faut toujours fermer la porte avant de partir.',
    same: ['Ms Roux only works in the morning. The door must always be closed before leaving.'],
    other: [
      ['quantifier', 'Ms Roux works in the morning. The door must always be closed before leaving.'],
      ['name', 'Mr Roux only works in the morning. The door must always be closed before leaving.'],
      ['comparison', 'Ms Roux only works in the morning. The door must always be open before leaving.'],
      ['direction', 'Ms Roux only works in the morning. The door must always be closed after leaving.'],
    ],
  },
  {
    from: 'pt',
    to: 'es',
    before: 'Nem todos os sócios aprovaram as contas. O aumento foi de 5%, maior do que no ano passado.',
    same: ['No todos los socios aprobaron las cuentas. El aumento fue del 5 %, mayor que el año pasado.'],
    other: [
      ['negation', 'Todos los socios aprobaron las cuentas. El aumento fue del 5 %, mayor que el año pasado.'],
      ['comparison', 'No todos los socios aprobaron las cuentas. El aumento fue del 5 %, menor que el año pasado.'],
      ['comparison', 'No todos los socios rechazaron las cuentas. El aumento fue del 5 %, mayor que el año pasado.'],
    ],
  },
]
