import type { Passage } from './pair.ts'

/** Free rewritings, written when the rules had been mended with `development-9.ts`; their failures were read afterwards. */
export const DEVELOPMENT_10: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Guests arriving after 10 pm must tell reception in advance, otherwise their room may be given to someone else.',
    same: [
      'If you plan to get here later than 10 pm, you have to let reception know beforehand; if not, we might give your room to another guest.',
      'Late arrivals (after ten in the evening) need to be announced to reception ahead of time. Otherwise it is possible that another person gets the room.',
    ],
    other: [
      [
        'direction',
        'If you plan to get here before 10 pm, you have to let reception know beforehand; if not, we might give your room to another guest.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'We have never had a complaint about this product, and over 90 % of the people who bought it would buy it again.',
    same: [
      'There has not been a single complaint about this product so far. More than nine out of ten customers would purchase it a second time.',
      'No one has ever complained about this product; in fact, upwards of 90 percent of its buyers say they would choose it again.',
    ],
    other: [
      [
        'negation',
        'There have been several complaints about this product so far. More than 90 % of its buyers would purchase it again.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'I’m writing to cancel my gym membership as of 31 August. I moved to Leeds in May and can’t use the gym any longer.',
    same: [
      'Please cancel my membership of the gym with effect from August 31. Since May I have been living in Leeds, so I am no longer able to use it.',
      'I wish to end my gym membership on 31 August, because I have moved to Leeds (in May) and using your gym is now impossible for me.',
    ],
    other: [
      [
        'date',
        'Please cancel my membership of the gym with effect from August 31. Since March I have been living in Leeds, so I am no longer able to use it.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Both proposals were discussed, but neither was accepted. The committee will meet again on the first Tuesday of May.',
    same: [
      'The committee talked about the two proposals and rejected both. Its next meeting is on the first Tuesday in May.',
      'Neither of the two proposals found approval when they were discussed. On the first Tuesday of May, the committee meets once more.',
    ],
    other: [
      [
        'negation',
        'The committee talked about the two proposals and accepted both. Its next meeting is on the first Tuesday in May.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Das Paket darf nur persönlich übergeben werden. Falls niemand zu Hause ist, wird es sieben Tage lang in der Filiale aufbewahrt.',
    same: [
      'Eine Übergabe des Pakets ist ausschließlich persönlich möglich. Trifft der Bote keinen an, liegt es eine Woche in der Filiale bereit.',
      'Wir müssen das Paket persönlich übergeben. Wenn keiner zu Hause ist, können Sie es binnen sieben Tagen in der Filiale abholen.',
    ],
    other: [
      [
        'number',
        'Eine Übergabe des Pakets ist ausschließlich persönlich möglich. Trifft der Bote keinen an, liegt es zwei Wochen in der Filiale bereit.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Liebe Nachbarn, am Samstag feiern wir ab 18 Uhr im Garten. Spätestens um Mitternacht ist Schluss, und laute Musik wird es nicht geben.',
    same: [
      'Liebe Nachbarn, unser Gartenfest beginnt am Samstag um sechs Uhr abends. Länger als bis Mitternacht feiern wir nicht, und auf laute Musik verzichten wir.',
      'Liebe Nachbarschaft, wir feiern am Samstagabend von 18:00 Uhr bis höchstens 24 Uhr im Garten, und zwar ohne laute Musik.',
    ],
    other: [
      [
        'date',
        'Liebe Nachbarn, unser Gartenfest beginnt am Sonntag um sechs Uhr abends. Länger als bis Mitternacht feiern wir nicht, und auf laute Musik verzichten wir.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Mehr als die Hälfte der Befragten gab an, selten oder nie Fleisch zu essen. 2015 war es erst ein Fünftel.',
    same: [
      'Über 50 Prozent der Befragten essen nach eigener Aussage kaum oder gar kein Fleisch. Im Jahr 2015 sagten das nur 20 Prozent.',
      'Selten oder nie Fleisch zu essen – das trifft auf mehr als jeden zweiten Befragten zu, während es 2015 bloß jeder fünfte war.',
    ],
    other: [
      [
        'number',
        'Über die Hälfte der Befragten isst nach eigener Aussage kaum oder gar kein Fleisch. Im Jahr 2015 sagte das nur ein Drittel.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'Le agradecemos su interés, pero el puesto ya está ocupado. Guardaremos su currículum durante un año, salvo que usted nos pida lo contrario.',
    same: [
      'Gracias por interesarse por el puesto, que por desgracia ya no está libre. A menos que usted no quiera, conservaremos su currículum un año.',
      'Agradecemos su interés. Lamentablemente, el puesto se ha cubierto. Su currículum permanecerá con nosotros doce meses si no nos dice otra cosa.',
    ],
    other: [
      [
        'number',
        'Gracias por interesarse por el puesto, que por desgracia ya no está libre. A menos que usted no quiera, conservaremos su currículum diez años.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'Mi vecino casi nunca paga la comunidad a tiempo. Este año debe ya 450 euros y no quiere hablar con el administrador.',
    same: [
      'Rara vez paga mi vecino la comunidad dentro del plazo: en lo que va de año acumula una deuda de 450 €, y se niega a hablar con el administrador.',
      'Mi vecino suele pagar tarde la comunidad. Ya debe cuatrocientos cincuenta euros este año y rechaza cualquier conversación con el administrador.',
    ],
    other: [
      [
        'money',
        'Rara vez paga mi vecino la comunidad dentro del plazo: en lo que va de año acumula una deuda de 540 €, y se niega a hablar con el administrador.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Chère Madame, je ne pourrai pas venir au rendez-vous du 17 mai à 15 h. Serait-il possible de le déplacer à la semaine suivante ?',
    same: [
      'Madame, il m’est malheureusement impossible de venir le 17 mai à 15 heures. Pourrions-nous repousser notre rendez-vous d’une semaine ?',
      'Chère Madame, j’ai un empêchement le 17/05 à trois heures de l’après-midi. Pouvez-vous me proposer un autre rendez-vous la semaine d’après ?',
    ],
    other: [
      [
        'date',
        'Madame, il m’est malheureusement impossible de venir le 17 mai à 16 heures. Pourrions-nous repousser notre rendez-vous d’une semaine ?',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Aucun bagage ne doit rester dans le couloir. Les portes ferment deux minutes avant le départ du train.',
    same: [
      'Il est interdit de laisser des bagages dans le couloir. Deux minutes avant que le train parte, nous fermons les portes.',
      'Veuillez ne pas laisser de bagages dans le couloir. La fermeture des portes a lieu 2 min avant le départ.',
    ],
    other: [
      [
        'direction',
        'Il est interdit de laisser des bagages dans le couloir. Deux minutes après le départ du train, nous fermons les portes.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'O elevador está avariado desde ontem e só será reparado na sexta-feira. Até lá, os moradores terão de usar as escadas.',
    same: [
      'Desde ontem que o elevador não funciona. A reparação só acontece na sexta-feira, pelo que até esse dia é preciso subir pelas escadas.',
      'O elevador avariou ontem. Não será reparado antes de sexta-feira, e os moradores são obrigados a usar as escadas até então.',
    ],
    other: [
      [
        'date',
        'Desde ontem que o elevador não funciona. A reparação só acontece na quarta-feira, pelo que até esse dia é preciso subir pelas escadas.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'Com menos de três inscritos, o curso não se realiza. Nesse caso, devolvemos o valor pago no prazo de cinco dias úteis.',
    same: [
      'O curso só tem lugar se houver, no mínimo, três inscritos. Caso contrário, receberá de volta o que pagou em cinco dias úteis, no máximo.',
      'São precisas pelo menos três inscrições para que o curso se faça; se não as houver, o reembolso é feito em até 5 dias úteis.',
    ],
    other: [
      [
        'comparison',
        'Com mais de três inscritos, o curso não se realiza. Nesse caso, devolvemos o valor pago no prazo de cinco dias úteis.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'pt',
    before:
      'Please return the keys by Monday noon. If you lose them, you will have to pay €120, since all the locks must be changed.',
    same: [
      'Devolva as chaves até segunda-feira ao meio-dia, por favor. Se as perder, terá de pagar 120 €, porque é preciso mudar todas as fechaduras.',
      'As chaves devem ser devolvidas até ao meio-dia de segunda-feira. A sua perda custa cento e vinte euros, dado que se trocam todas as fechaduras.',
    ],
    other: [
      [
        'money',
        'Devolva as chaves até segunda-feira ao meio-dia, por favor. Se as perder, terá de pagar 210 €, porque é preciso mudar todas as fechaduras.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'fr',
    before:
      'Wir haben den Vertrag nicht unterschrieben, weil zwei Punkte noch unklar sind. Bitte rufen Sie mich vor Donnerstag an.',
    same: [
      'Nous n’avons pas signé le contrat, car deux points restent à éclaircir. Merci de m’appeler avant jeudi.',
      'Comme deux points ne sont pas encore clairs, le contrat n’a pas été signé. Appelez-moi avant jeudi, s’il vous plaît.',
    ],
    other: [
      [
        'negation',
        'Nous avons signé le contrat, bien que deux points restent à éclaircir. Merci de m’appeler avant jeudi.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    before: 'Le vaccin est obligatoire pour tous les enfants nés après le 1er janvier 2018. Il ne coûte rien.',
    same: [
      'The vaccine is compulsory for all children born after 1 January 2018. It is free of charge.',
      'Every child born after January 1, 2018 must have the vaccine, which costs nothing.',
    ],
    other: [
      ['modality', 'The vaccine is recommended for all children born after 1 January 2018. It is free of charge.'],
    ],
  },
  {
    from: 'es',
    to: 'en',
    before: 'Solo dos de los quince barcos volvieron al puerto. Nadie sabe qué pasó con los demás.',
    same: [
      'Only two of the fifteen ships returned to port. No one knows what happened to the others.',
      'Of the 15 ships, just two came back to port; what became of the rest is unknown.',
    ],
    other: [['number', 'Only two of the fifty ships returned to port. No one knows what happened to the others.']],
  },
  {
    from: 'pt',
    to: 'es',
    before:
      'Quase metade dos participantes desistiu antes do fim. Os que ficaram receberam um prémio de 200 euros cada um.',
    same: [
      'Casi la mitad de los participantes abandonó antes del final. Los que se quedaron recibieron cada uno un premio de 200 euros.',
      'Cerca del 50 % de los participantes lo dejó antes de terminar; a los que siguieron se les dio un premio de doscientos euros por persona.',
    ],
    other: [
      [
        'quantifier',
        'Casi la mitad de los participantes abandonó antes del final. Algunos de los que se quedaron recibieron un premio de 200 euros.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'es',
    before:
      'Do not connect the device before the software has been installed. The installation takes about a quarter of an hour.',
    same: [
      'No conecte el aparato hasta que se haya instalado el programa. La instalación dura unos quince minutos.',
      'Conecte el aparato solo después de instalar el programa, lo que lleva alrededor de un cuarto de hora.',
    ],
    other: [['negation', 'Conecte el aparato antes de instalar el programa. La instalación dura unos quince minutos.']],
  },
  {
    from: 'de',
    to: 'en',
    before:
      'Ich möchte mein Zimmer lieber nicht mit jemandem teilen. Wenn es sein muss, dann höchstens für drei Nächte.',
    same: [
      'I would rather not share my room with anyone. If I have to, then for three nights at most.',
      'If possible, I’d prefer a room to myself. Should sharing be necessary, then for no more than three nights.',
    ],
    other: [
      ['comparison', 'I would rather not share my room with anyone. If I have to, then for at least three nights.'],
    ],
  },
]
