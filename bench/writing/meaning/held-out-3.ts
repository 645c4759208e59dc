import type { Passage } from './pair.ts'

/** Free rewritings, written before the rules were mended and not looked at since: see README.md. */
export const HELD_OUT_3: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Members who joined after June 2024 do not have to pay the entrance fee. Everyone else must transfer £35 before the next meeting.',
    same: [
      'The entrance fee is waived for anybody who became a member after June 2024; all others are required to transfer thirty-five pounds ahead of the next meeting.',
      'If you joined later than June 2024, there is no entrance fee to pay. The rest of the members need to send us £35.00 by the time we next meet.',
    ],
    other: [
      [
        'modality',
        'Anybody who became a member after June 2024 has to pay the entrance fee; all others are required to transfer £35 ahead of the next meeting.',
      ],
      [
        'direction',
        'If you joined before June 2024, you do not have to pay the entrance fee. All others need to send us £35 before the next meeting.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Dr Osei examined Mrs Lindqvist on 4 February and found nothing unusual. She should come back in six months, or sooner if the pain returns.',
    same: [
      'On February 4, Mrs Lindqvist was seen by Dr Osei, who discovered nothing out of the ordinary. A further visit is advisable in half a year, earlier should the pain come back.',
      'Mrs Lindqvist’s examination by Dr Osei on 4 Feb. showed no abnormality. It is recommended that she return after 6 months or, if she is in pain again, before that.',
    ],
    other: [
      [
        'role',
        'On February 4, Mrs Lindqvist examined Dr Osei and found nothing out of the ordinary. Another visit is advisable in six months, earlier should the pain come back.',
      ],
      [
        'number',
        'Mrs Lindqvist’s examination by Dr Osei on 4 Feb. showed no abnormality. It is recommended that she return after 16 months or, if she is in pain again, before that.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'You may park in the yard for up to two hours. Vehicles left longer will be towed away, and we accept no liability for damage.',
    same: [
      'Parking in the yard is permitted for a maximum of two hours. We will have any vehicle that stays longer towed, and are not liable if it gets damaged.',
      'The yard can be used for parking, but no longer than 2 hours; after that, cars are towed away. Damage is not our responsibility.',
    ],
    other: [
      [
        'comparison',
        'Parking in the yard is permitted for at least two hours. We will have any vehicle that stays longer towed, and are not liable if it gets damaged.',
      ],
      [
        'negation',
        'You can park in the yard for no more than two hours; after that, cars are towed away. We accept liability for damage.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Invoice 2024-0917 over $2,400 was paid twice by mistake. Could you please refund the second payment within ten working days?',
    same: [
      'By mistake we paid invoice 2024-0917 (USD 2,400) two times. Please return the second payment to us in no more than ten working days.',
      'There was an error: the $2400 of invoice 2024-0917 went out twice. We would be grateful to get the second payment back in 10 working days at the latest.',
    ],
    other: [
      [
        'reference',
        'By mistake we paid invoice 2024-0971 ($2,400) two times. Please return the second payment to us within ten working days.',
      ],
      [
        'money',
        'There was an error: the €2,400 of invoice 2024-0917 went out twice. We would be grateful to get the second payment back within 10 working days.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Hunde sind im Museum nicht erlaubt, Blindenhunde jedoch schon. Taschen, die größer als 30 cm sind, müssen an der Garderobe abgegeben werden.',
    same: [
      'Ins Museum dürfen keine Hunde, ausgenommen Blindenhunde. Wer eine Tasche von mehr als dreißig Zentimetern hat, gibt sie bitte zwingend an der Garderobe ab.',
      'Für Hunde – außer Blindenhunde – gilt im Museum ein Verbot. An der Garderobe sind alle Taschen über 0,3 m abzugeben.',
    ],
    other: [
      [
        'unit',
        'Ins Museum dürfen keine Hunde, ausgenommen Blindenhunde. Wer eine Tasche von mehr als 30 mm hat, muss sie an der Garderobe abgeben.',
      ],
      [
        'comparison',
        'Für Hunde – außer Blindenhunde – gilt im Museum ein Verbot. An der Garderobe müssen Taschen abgegeben werden, die kleiner als 30 cm sind.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Am Dienstag fällt der Unterricht ab der dritten Stunde aus, weil alle Lehrkräfte an einer Konferenz teilnehmen. Die Busse fahren trotzdem erst um 13.15 Uhr.',
    same: [
      'Weil sämtliche Lehrerinnen und Lehrer zu einer Konferenz müssen, findet am Dienstag von der 3. Stunde an kein Unterricht statt. Trotzdem kommen die Busse nicht vor Viertel nach eins.',
      'Ab Stunde drei ist am Dienstag frei: Das ganze Kollegium ist auf einer Konferenz. Achtung, die Busse fahren dennoch nicht früher als 13:15 Uhr.',
    ],
    other: [
      [
        'date',
        'Weil sämtliche Lehrkräfte zu einer Konferenz müssen, findet am Donnerstag von der 3. Stunde an kein Unterricht statt. Trotzdem kommen die Busse erst um Viertel nach eins.',
      ],
      [
        'number',
        'Am Dienstag ist ab der zweiten Stunde frei, weil alle Lehrkräfte an einer Konferenz teilnehmen. Die Busse fahren dennoch erst um 13:15 Uhr.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'El paquete llegará entre el 5 y el 8 de junio. Si no hay nadie en casa, el repartidor puede dejarlo en la tienda de la esquina.',
    same: [
      'La entrega está prevista del 5 al 8 de junio. En caso de que no esté usted en casa, se permite que el repartidor deje el paquete en la tienda de la esquina.',
      'Recibirá el paquete no antes del 5 ni después del 8 de junio; de estar la casa vacía, el repartidor tiene permiso para entregarlo en la tienda de la esquina.',
    ],
    other: [
      [
        'date',
        'La entrega está prevista del 5 al 8 de julio. En caso de que no haya nadie en casa, el repartidor puede dejar el paquete en la tienda de la esquina.',
      ],
      [
        'modality',
        'Recibirá el paquete entre el 5 y el 8 de junio; si no hay nadie en casa, el repartidor está obligado a dejarlo en la tienda de la esquina.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'Solo los socios pueden votar en la asamblea. Hace falta que asista como mínimo la mitad para que las decisiones sean válidas.',
    same: [
      'En la asamblea únicamente votan los socios. Las decisiones valen si está presente al menos el 50 % de ellos.',
      'Quien no sea socio no puede votar en la asamblea, y sin una asistencia de la mitad o más las decisiones no tienen validez.',
    ],
    other: [
      [
        'quantifier',
        'En la asamblea pueden votar los socios y también los invitados. Las decisiones valen si está presente al menos la mitad.',
      ],
      [
        'comparison',
        'Solo los socios pueden votar en la asamblea. Las decisiones son válidas si asiste como máximo la mitad.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Madame Petit a prêté 3 000 euros à son neveu en mars. Il doit tout rembourser avant la fin de l’année, sans intérêts.',
    same: [
      'En mars, le neveu de Madame Petit a reçu d’elle un prêt de trois mille euros. Il est tenu d’en rembourser la totalité d’ici la fin de l’année, et aucun intérêt n’est dû.',
      'C’est en mars que 3000 € ont été prêtés par Mme Petit à son neveu, qui n’aura pas d’intérêts à payer mais devra rendre toute la somme avant que l’année se termine.',
    ],
    other: [
      [
        'role',
        'En mars, le neveu de Madame Petit a prêté trois mille euros à sa tante. Elle est tenue de tout rembourser avant la fin de l’année, sans intérêts.',
      ],
      [
        'negation',
        'En mars, 3000 € ont été prêtés par Madame Petit à son neveu, qui doit tout rembourser avant la fin de l’année, avec des intérêts.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'As inscrições abrem na segunda-feira e fecham a 20 de setembro. Não aceitamos pedidos enviados por correio eletrónico.',
    same: [
      'Pode inscrever-se de segunda-feira até 20 de setembro. Pedidos que cheguem por e-mail são recusados.',
      'O prazo de inscrição começa na segunda-feira e termina no dia 20/9. Os pedidos por correio eletrónico não serão aceites.',
    ],
    other: [
      [
        'negation',
        'Pode inscrever-se de segunda-feira até 20 de setembro. Pedidos que cheguem por e-mail são aceites.',
      ],
      [
        'date',
        'O prazo de inscrição começa na quarta-feira e termina no dia 20/9. Os pedidos por correio eletrónico não serão aceites.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'Todos os funcionários receberam um aumento de 3 %, mas nenhum diretor o recebeu. O sindicato queria pelo menos 5 %.',
    same: [
      'Os salários de todos os empregados subiram três por cento; os dos diretores, não. Para o sindicato, o aumento deveria ser de, no mínimo, 5 %.',
      'Nenhum diretor foi aumentado, ao contrário dos funcionários, que receberam todos mais 3 por cento. O que o sindicato pretendia era um mínimo de cinco por cento.',
    ],
    other: [
      [
        'number',
        'Os salários de todos os empregados subiram treze por cento; os dos diretores, não. O sindicato queria, no mínimo, 5 %.',
      ],
      [
        'quantifier',
        'Todos os funcionários receberam um aumento de 3 %, e alguns diretores também o receberam. O sindicato queria pelo menos 5 %.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before:
      'Die Wohnung darf nur mit schriftlicher Zustimmung des Vermieters untervermietet werden. Die Kündigungsfrist beträgt drei Monate.',
    same: [
      'Subletting the flat is allowed only with the landlord’s written consent. The notice period is three months.',
      'Without the written consent of the landlord, the apartment must not be sublet. To end the lease, 3 months’ notice is required.',
    ],
    other: [
      [
        'negation',
        'Subletting the flat is allowed without the landlord’s written consent. The notice period is three months.',
      ],
      [
        'number',
        'Without the written consent of the landlord, the apartment must not be sublet. To end the lease, 2 months’ notice is required.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    before: 'The museum is closed on Mondays, and most rooms cannot be visited this summer. Tickets cost at most €9.',
    same: [
      'Le musée est fermé le lundi, et la plupart des salles ne se visitent pas cet été. Un billet coûte 9 € au maximum.',
      'Le lundi, le musée n’ouvre pas. Cet été, la majorité des salles sont inaccessibles ; le prix d’un billet ne dépasse pas neuf euros.',
    ],
    other: [
      [
        'negation',
        'Le musée est ouvert le lundi, mais la plupart des salles ne se visitent pas cet été. Un billet coûte 9 € au maximum.',
      ],
      [
        'comparison',
        'Le musée est fermé le lundi, et la plupart des salles ne se visitent pas cet été. Un billet coûte au moins 9 €.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'pt',
    before:
      'Last week Ana told Miguel that the shipment of 600 kg had been delayed until 12 March. He must inform the customer today.',
    same: [
      'Na semana passada, a Ana disse ao Miguel que a remessa de 600 kg estava atrasada até 12 de março. Ele tem de informar o cliente hoje.',
      'O Miguel soube pela Ana, na semana passada, que o envio de seiscentos quilos só sairia a 12/3. Hoje é obrigado a avisar o cliente.',
    ],
    other: [
      [
        'direction',
        'Na próxima semana, a Ana dirá ao Miguel que a remessa de 600 kg está atrasada até 12 de março. Ele tem de informar o cliente hoje.',
      ],
      [
        'unit',
        'Na semana passada, a Ana disse ao Miguel que a remessa de 600 g estava atrasada até 12 de março. Ele tem de informar o cliente hoje.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'de',
    before:
      'Vous ne devez pas signer avant d’avoir lu toutes les pages. Un tiers des clients regrettent de ne pas l’avoir fait.',
    same: [
      'Sie dürfen nicht unterschreiben, bevor Sie alle Seiten gelesen haben. Ein Drittel der Kunden bereut, das nicht getan zu haben.',
      'Unterschreiben Sie erst, wenn Sie jede Seite gelesen haben. Jeder dritte Kunde bereut, es nicht gemacht zu haben.',
    ],
    other: [
      [
        'quantifier',
        'Sie dürfen nicht unterschreiben, bevor Sie einige Seiten gelesen haben. Ein Drittel der Kunden bereut, das nicht getan zu haben.',
      ],
      [
        'number',
        'Sie dürfen nicht unterschreiben, bevor Sie alle Seiten gelesen haben. Ein Viertel der Kunden bereut, das nicht getan zu haben.',
      ],
    ],
  },
]
