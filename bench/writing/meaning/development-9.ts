import type { Passage } from './pair.ts'

/** Free rewritings, written when the rules had been mended with `development-8.ts`; their failures were read afterwards. */
export const DEVELOPMENT_9: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Dear Ms Novak, thank you for your order of 12 March. Unfortunately the blue model is out of stock and will not be available again before June. Would you accept the green one instead?',
    same: [
      'Dear Ms Novak, many thanks for the order you placed on March 12. We are sorry to say that the blue model has sold out and that we do not expect it back until June. Could we send you the green one in its place?',
      'Dear Ms Novak, we have received your order dated 12 March, for which we thank you. Regrettably, we have none of the blue model left, and it won’t be in again till June at the earliest. Would the green model be an option for you?',
    ],
    other: [
      [
        'date',
        'Dear Ms Novak, many thanks for the order you placed on March 21. We are sorry to say that the blue model has sold out and that we do not expect it back until June. Could we send you the green one in its place?',
      ],
      [
        'direction',
        'Dear Ms Novak, we have received your order dated 12 March. Regrettably, the blue model is out of stock, but it will be available again before June. Would the green model be an option for you?',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Please do not share your password with anyone, including our staff. We will never ask you for it by email or phone.',
    same: [
      'Your password should not be given to anyone, not even to people who work for us. We never request it, neither by email nor over the phone.',
      'Keep your password to yourself: nobody else should know it, and that includes our employees. You will never receive an email or a call from us asking for it.',
    ],
    other: [
      [
        'negation',
        'Your password should not be given to anyone but people who work for us. We may ask you for it by email or over the phone.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The study followed 1,200 adults for five years. Those who walked at least 30 minutes a day were a third less likely to develop diabetes.',
    same: [
      'For five years, researchers followed twelve hundred adults. Walking half an hour or more per day cut the risk of diabetes by one third.',
      'Over a period of five years, 1200 adults took part in the study. Diabetes was 33 % less likely in people who walked for 30 minutes or more every day.',
    ],
    other: [
      [
        'comparison',
        'For five years, researchers followed 1,200 adults. Walking at least 30 minutes per day made diabetes a third more likely.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'We might have to close the garden next week if the storm arrives. Please check our website before you leave home.',
    same: [
      'Should the storm come, it is possible that the garden will need to close next week. Before setting off, please look at our website.',
      'If the storm hits, we may be forced to shut the garden next week, so please visit our website prior to leaving home.',
    ],
    other: [
      [
        'modality',
        'If the storm arrives, we will certainly close the garden next week. Please check our website before you leave home.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'My landlord raised the rent by 8 % although the heating has been broken since November. I do not intend to pay more until it is repaired.',
    same: [
      'Even though the heating has not worked since November, my landlord has put the rent up by eight percent. Until the repair is done, I am not going to pay any more.',
      'The heating broke in November and still isn’t fixed, yet my rent was increased by 8 percent. I refuse to pay the higher amount as long as it has not been repaired.',
    ],
    other: [
      [
        'role',
        'I raised the rent of my landlord by 8 % although the heating has been broken since November. I do not intend to pay more until it is repaired.',
      ],
      [
        'comparison',
        'Even though the heating has been broken since November, my landlord has lowered the rent by 8 %. Until the repair is done, I am not going to pay any more.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Sehr geehrter Herr Vogt, Ihr Antrag vom 9. Januar wurde abgelehnt, weil zwei Unterlagen fehlten. Sie können innerhalb eines Monats Widerspruch einlegen.',
    same: [
      'Sehr geehrter Herr Vogt, leider mussten wir Ihren Antrag vom 9.1. ablehnen, da er nicht vollständig war: Es fehlten zwei Unterlagen. Gegen diese Entscheidung ist binnen eines Monats Widerspruch möglich.',
      'Sehr geehrter Herr Vogt, da zwei Dokumente nicht vorlagen, haben wir Ihrem am 9. Januar gestellten Antrag nicht stattgegeben. Ihnen steht es frei, dem innerhalb von einem Monat zu widersprechen.',
    ],
    other: [
      [
        'negation',
        'Sehr geehrter Herr Vogt, Ihr Antrag vom 9. Januar wurde angenommen, obwohl zwei Unterlagen fehlten. Sie können innerhalb eines Monats Widerspruch einlegen.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Rauchen ist auf dem gesamten Gelände untersagt. Wer dagegen verstößt, muss mit einer Strafe von mindestens 50 Euro rechnen.',
    same: [
      'Auf dem ganzen Gelände herrscht Rauchverbot. Verstöße kosten 50 Euro oder mehr.',
      'Es darf nirgendwo auf dem Gelände geraucht werden. Bei einem Verstoß wird eine Strafe fällig, die nicht unter 50 € liegt.',
    ],
    other: [['comparison', 'Auf dem ganzen Gelände darf nicht geraucht werden. Verstöße kosten höchstens 50 Euro.']],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Wir treffen uns jeden ersten Montag im Monat um 19 Uhr. Neue Mitglieder sind immer willkommen, Anmelden muss man sich nicht.',
    same: [
      'Unser Treffen findet immer am ersten Montag des Monats statt, und zwar um sieben Uhr abends. Wer neu ist, darf jederzeit dazukommen; eine Anmeldung ist nicht erforderlich.',
      'An jedem ersten Montag im Monat kommen wir abends um 19:00 Uhr zusammen. Ohne Anmeldung kann jeder Neue mitmachen.',
    ],
    other: [
      [
        'date',
        'Unser Treffen findet immer am ersten Dienstag des Monats statt, und zwar um 19 Uhr. Wer neu ist, darf jederzeit dazukommen; eine Anmeldung ist nicht erforderlich.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Nur wenige Besucher wussten, dass das Schloss erst nach dem Krieg gebaut wurde. Die meisten hielten es für mittelalterlich.',
    same: [
      'Dass man das Schloss erst nach dem Krieg errichtet hatte, war kaum einem Besucher bekannt. Die Mehrheit glaubte, es stamme aus dem Mittelalter.',
      'Das Schloss wurde nicht vor Kriegsende gebaut, doch das wusste nur eine kleine Zahl der Besucher; die meisten dachten, es sei mittelalterlich.',
    ],
    other: [
      [
        'quantifier',
        'Dass man das Schloss erst nach dem Krieg errichtet hatte, war allen Besuchern bekannt. Keiner glaubte, es stamme aus dem Mittelalter.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'Estimada señora Gil: su seguro cubre hasta 6.000 euros por siniestro, pero no los daños causados por el agua.',
    same: [
      'Estimada señora Gil: por cada siniestro, su seguro paga como máximo 6000 €. Los daños por agua no están incluidos.',
      'Estimada Sra. Gil: quedan excluidos de su seguro los daños que cause el agua; los demás se cubren hasta un límite de 6.000 euros por siniestro.',
    ],
    other: [
      [
        'negation',
        'Estimada señora Gil: por cada siniestro, su seguro paga como máximo 6000 €. Los daños por agua están incluidos.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'Si no recibo una respuesta antes del 30 de abril, tendré que acudir a un abogado. Ya les he escrito tres veces.',
    same: [
      'De no tener respuesta para el 29 de abril, me veré obligada a recurrir a un abogado, pues les he escrito ya en tres ocasiones.',
      'Les he escrito ya tres veces. Si antes del 30/4 siguen sin contestarme, no me quedará más remedio que ir a un abogado.',
    ],
    other: [
      [
        'number',
        'Les he escrito ya trece veces. Si antes del 30/4 siguen sin contestarme, tendré que ir a un abogado.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'El autobús no para en la plaza los domingos. Los demás días pasa cada veinte minutos, desde las seis de la mañana hasta medianoche.',
    same: [
      'Los domingos la plaza se queda sin parada de autobús; el resto de la semana hay uno cada 20 minutos entre las 6:00 y las 24:00.',
      'De lunes a sábado el autobús pasa por la plaza cada veinte minutos, de seis de la mañana a doce de la noche. El domingo no hay parada allí.',
    ],
    other: [
      [
        'number',
        'Los domingos el autobús no para en la plaza; el resto de la semana pasa cada doce minutos desde las seis de la mañana hasta medianoche.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Monsieur Leroy, nous vous rappelons que votre abonnement expire le 30 juin. Sans réponse de votre part, il sera renouvelé pour un an.',
    same: [
      'Monsieur Leroy, votre abonnement arrive à échéance le 30 juin. Si vous ne répondez pas, nous le renouvellerons pour une durée d’un an.',
      'M. Leroy, pour rappel, c’est le 30/06 que se termine votre abonnement. À défaut de réponse, il est reconduit pour douze mois.',
    ],
    other: [
      [
        'number',
        'Monsieur Leroy, votre abonnement arrive à échéance le 30 juin. Si vous ne répondez pas, nous le renouvellerons pour une durée de deux ans.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Personne n’a été blessé, mais plus de la moitié des voitures ont été endommagées par la grêle.',
    same: [
      'La grêle a abîmé plus d’une voiture sur deux ; en revanche, il n’y a eu aucun blessé.',
      'Si la grêle a causé des dégâts à plus de 50 % des voitures, elle n’a fait aucun blessé.',
    ],
    other: [['comparison', 'La grêle a abîmé moins de la moitié des voitures, et il n’y a eu aucun blessé.']],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Vous pouvez annuler gratuitement jusqu’à 24 heures avant l’arrivée. Passé ce délai, la première nuit est due.',
    same: [
      'L’annulation est gratuite si elle a lieu au moins vingt-quatre heures avant l’arrivée ; ensuite, il faut payer la première nuit.',
      'Il est possible d’annuler sans frais, au plus tard 24 h avant votre arrivée. Après cela, vous devrez régler la première nuit.',
    ],
    other: [
      [
        'direction',
        'L’annulation est gratuite si elle a lieu dans les 24 heures après l’arrivée ; ensuite, il faut payer la première nuit.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'Caro Sr. Matos, o seu pedido só pode ser tratado depois de recebermos o pagamento de 85 euros. Por favor, indique a referência na transferência.',
    same: [
      'Caro Sr. Matos, não podemos tratar do seu pedido antes de nos chegar o pagamento de 85 €. Ao transferir, não se esqueça de mencionar a referência.',
      'Caro Sr. Matos, assim que recebermos os oitenta e cinco euros, mas não antes, trataremos do seu pedido. Pedimos que a transferência mencione a referência.',
    ],
    other: [
      [
        'direction',
        'Caro Sr. Matos, o seu pedido só pode ser tratado antes de recebermos o pagamento de 85 €. Por favor, mencione a referência na transferência.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'A maior parte dos alunos prefere aulas de manhã; apenas um em cada cinco gosta de estudar à noite.',
    same: [
      'Aulas de manhã são a preferência da maioria dos alunos, e só 20 % gostam de estudar à noite.',
      'Só um quinto dos estudantes gosta de estudar de noite: a maioria prefere ter aulas de manhã.',
    ],
    other: [['quantifier', 'Aulas de manhã são a preferência de alguns alunos, e só 20 % gostam de estudar à noite.']],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'Não é permitido pescar no lago entre março e maio. Fora desses meses, é necessária uma licença, que custa 15 euros por ano.',
    same: [
      'De março a maio, a pesca no lago é proibida. No resto do ano é preciso ter licença, com um custo anual de 15 €.',
      'No lago não se pode pescar nos meses de março a maio. Nos outros meses exige-se uma licença (quinze euros anuais).',
    ],
    other: [
      [
        'modality',
        'De março a maio, a pesca no lago é proibida. No resto do ano a licença é facultativa e custa 15 € por ano.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before:
      'You needn’t come to the office; I can send you the documents by post. They should reach you within two working days.',
    same: [
      'Sie müssen nicht ins Büro kommen; ich kann Ihnen die Unterlagen per Post schicken. Sie dürften innerhalb von zwei Werktagen bei Ihnen sein.',
      'Ein Besuch im Büro ist nicht nötig: Die Dokumente kann ich Ihnen mit der Post senden. In zwei Werktagen sollten Sie sie haben.',
    ],
    other: [
      [
        'modality',
        'Sie dürfen nicht ins Büro kommen; ich kann Ihnen die Unterlagen per Post schicken. Sie sollten innerhalb von zwei Werktagen bei Ihnen sein.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    before:
      'Half of the members were absent, so the vote was postponed until 4 April. No decision can be taken without a majority.',
    same: [
      'La moitié des membres étant absents, le vote a été reporté au 4 avril. Aucune décision ne peut être prise sans majorité.',
      'Comme un membre sur deux manquait, on a reporté le vote au 4 avril. Il faut une majorité pour prendre une décision.',
    ],
    other: [
      [
        'number',
        'Un tiers des membres étant absents, le vote a été reporté au 4 avril. Aucune décision ne peut être prise sans majorité.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'es',
    before:
      'Bitte nehmen Sie die Tropfen nicht auf nüchternen Magen. Morgens genügen zehn Tropfen, abends dürfen es fünfzehn sein.',
    same: [
      'No tome las gotas en ayunas, por favor. Por la mañana bastan diez gotas; por la noche pueden ser quince.',
      'Por favor, tome las gotas solo después de comer. Son suficientes 10 gotas por la mañana y hasta 15 por la noche.',
    ],
    other: [
      [
        'number',
        'No tome las gotas en ayunas, por favor. Por la mañana bastan diez gotas; por la noche pueden ser cincuenta.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'pt',
    before: 'Le magasin sera fermé du 24 au 26 décembre. Les commandes passées avant le 20 seront livrées à temps.',
    same: [
      'A loja estará fechada de 24 a 26 de dezembro. As encomendas feitas antes do dia 20 serão entregues a tempo.',
      'De 24 a 26/12 não abrimos a loja. Se encomendar até ao dia 19, receberá tudo a tempo.',
    ],
    other: [
      [
        'negation',
        'A loja estará aberta de 24 a 26 de dezembro. As encomendas feitas antes do dia 20 serão entregues a tempo.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'fr',
    before:
      'Mi abuela nunca aprendió a conducir, pero a los 75 años todavía iba en bicicleta al mercado todos los sábados.',
    same: [
      'Ma grand-mère n’a jamais appris à conduire, mais à 75 ans elle allait encore au marché à vélo chaque samedi.',
      'Sans avoir jamais appris à conduire, ma grand-mère se rendait encore tous les samedis au marché à bicyclette, à soixante-quinze ans.',
    ],
    other: [
      [
        'number',
        'Ma grand-mère n’a jamais appris à conduire, mais à 65 ans elle allait encore au marché à vélo chaque samedi.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'de',
    before: 'O seu voo foi cancelado. Tem direito a um reembolso total ou a um lugar no voo seguinte, às 18h40.',
    same: [
      'Ihr Flug wurde gestrichen. Sie haben Anspruch auf volle Erstattung oder auf einen Platz im nächsten Flug um 18.40 Uhr.',
      'Ihr Flug fällt aus. Wir erstatten Ihnen den ganzen Preis, oder Sie nehmen den nächsten Flug um 18:40 Uhr; beides steht Ihnen zu.',
    ],
    other: [
      [
        'date',
        'Ihr Flug wurde gestrichen. Sie haben Anspruch auf volle Erstattung oder auf einen Platz im nächsten Flug um 19.40 Uhr.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'pt',
    before: 'No está permitido entrar con comida, excepto agua. Los bolsos se revisan a la entrada.',
    same: [
      'Não é permitido entrar com comida; só água. As malas são revistadas à entrada.',
      'Exceto água, é proibido levar comida para dentro. À entrada revistamos as malas.',
    ],
    other: [['negation', 'É permitido entrar com comida e com água. As malas são revistadas à entrada.']],
  },
]
