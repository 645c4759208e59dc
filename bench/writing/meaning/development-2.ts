import type { Passage } from './pair.ts'

/** A second sample for development, mostly harmless rewritings, written when the first one raised few false alarms any more. */
export const DEVELOPMENT_2: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before: 'Please arrive at least 15 minutes early. Latecomers will not be admitted, and tickets cannot be refunded.',
    same: [
      'Kindly be there a minimum of 15 minutes before the start. We do not admit latecomers, and refunds are impossible.',
      'You should arrive 15 minutes early or more. Nobody who comes late will be let in, and there are no refunds.',
    ],
    other: [
      [
        'negation',
        'Please arrive at least 15 minutes early. Latecomers will be admitted, and tickets cannot be refunded.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The heating broke down again last night. Could you send someone this week? It must be fixed before the cold sets in.',
    same: [
      'Last night the heating failed once more. Would it be possible to send somebody this week? It has to be repaired before it gets cold.',
      'Our heating stopped working again last night. Please send someone this week, because it needs to be fixed before the cold arrives.',
    ],
    other: [],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Every student has to hand in two essays by 30 November. Late work loses 10% per day, unless a doctor confirms an illness.',
    same: [
      'All students must submit two essays no later than November 30. Ten percent is deducted daily for late work, except when a doctor certifies an illness.',
      'Two essays are due from each student by 30 November. Work that is late loses 10 percent a day unless illness is confirmed by a doctor.',
    ],
    other: [
      [
        'quantifier',
        'Some students have to hand in two essays by 30 November. Late work loses 10% per day, unless a doctor confirms an illness.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'We regret to inform you that your application was unsuccessful. You can apply again after 12 months.',
    same: [
      'Unfortunately, your application was not successful. You may reapply after one year.',
      'We are sorry to say that we cannot offer you a place. A new application is possible after 12 months.',
    ],
    other: [
      [
        'comparison',
        'We are pleased to inform you that your application was successful. You can apply again after 12 months.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The supplier is responsible for any damage until the goods have been delivered. After delivery, the risk passes to the buyer.',
    same: [
      'Until delivery of the goods, the supplier bears responsibility for all damage; afterwards the buyer carries the risk.',
      'Any damage before the goods are delivered is the responsibility of the supplier. Once they have been delivered, the buyer bears the risk.',
    ],
    other: [
      [
        'role',
        'The buyer is responsible for any damage until the goods have been delivered. After delivery, the risk passes to the supplier.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'My flight was cancelled and I only got home at midnight. Nobody at the desk could tell me whether I will get my money back.',
    same: [
      "They cancelled my flight, so I didn't get home until midnight. No one at the desk was able to say if I would be refunded.",
      'Because my flight was called off, I got home only at 12 at night. Nobody at the counter knew whether my money would be returned.',
    ],
    other: [
      [
        'negation',
        'My flight was cancelled and I only got home at midnight. The desk told me that I will get my money back.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Most of our customers are satisfied, but a few complain about slow delivery. We aim to answer all messages within 24 hours.',
    same: [
      'The majority of our customers are happy; some, however, complain that delivery is slow. Our goal is to reply to every message within a day.',
      'Our customers are mostly satisfied, although a few of them find delivery slow. All messages should be answered within 24 hours.',
    ],
    other: [
      [
        'comparison',
        'Most of our customers are satisfied, but a few complain about fast delivery. We aim to answer all messages within 24 hours.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The old bridge will remain closed for another two months. Drivers should use the northern route instead.',
    same: [
      'For two more months the old bridge stays shut. Drivers are advised to take the northern route.',
      'The old bridge will not reopen for another two months, so drivers should take the route in the north.',
    ],
    other: [
      [
        'comparison',
        'The old bridge will remain closed for another two months. Drivers should use the southern route instead.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'I have never been late with the rent before, and I will pay the rest next Monday at the latest.',
    same: [
      "Until now I have always paid the rent on time. You'll get the rest by next Monday.",
      'This is the first time I am late with the rent; the remainder will be paid no later than next Monday.',
    ],
    other: [['negation', 'I have been late with the rent before, and I will pay the rest next Monday at the latest.']],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Keep the medicine out of the reach of children. Throw away any tablets that are left after 6 months.',
    same: [
      'Children must not be able to reach the medicine. Discard all remaining tablets after six months.',
      'Store the medicine where children cannot get it, and dispose of leftover tablets after half a year.',
    ],
    other: [],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The museum lent the painting to a gallery in Vienna, where more than 90,000 people have seen it so far.',
    same: [
      'The painting was lent by the museum to a gallery in Vienna. Over 90,000 people have seen it there so far.',
      'A gallery in Vienna borrowed the painting from the museum; so far, more than ninety thousand visitors have seen it.',
    ],
    other: [
      [
        'role',
        'A gallery in Vienna lent the painting to the museum, where more than 90,000 people have seen it so far.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'If the alarm rings, leave the building at once and do not use the lifts. Meet at the car park.',
    same: [
      'When the alarm sounds, you must leave the building immediately without using the lifts. The meeting point is the car park.',
      "Leave the building straight away if the alarm goes off; don't take the lifts. Gather in the car park.",
    ],
    other: [['negation', 'If the alarm rings, leave the building at once and use the lifts. Meet at the car park.']],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Prices are likely to go up again in spring. Experts warn that poor families will suffer most.',
    same: [
      'Experts warn that prices will probably rise again in spring and that poor families will be hit hardest.',
      'In spring, another increase in prices is likely, and according to experts poor families will suffer the most.',
    ],
    other: [
      ['comparison', 'Prices are likely to go down again in spring. Experts warn that poor families will suffer most.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Leider können wir Ihnen erst im März einen Termin anbieten. Bitte sagen Sie spätestens zwei Tage vorher ab, wenn Sie verhindert sind.',
    same: [
      'Bedauerlicherweise ist ein Termin erst im März möglich. Sollten Sie verhindert sein, sagen Sie bitte mindestens zwei Tage vorher ab.',
      'Vor März haben wir leider keinen Termin frei. Falls Sie nicht kommen können, geben Sie uns bitte spätestens 2 Tage vorher Bescheid.',
    ],
    other: [
      [
        'date',
        'Leider können wir Ihnen erst im Mai einen Termin anbieten. Bitte sagen Sie spätestens zwei Tage vorher ab, wenn Sie verhindert sind.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Der Aufzug ist seit gestern defekt. Niemand hat uns gesagt, wann er wieder läuft.',
    same: [
      'Seit gestern funktioniert der Aufzug nicht. Wann er wieder läuft, hat uns keiner gesagt.',
      'Der Aufzug ist seit gestern kaputt, und wir wissen nicht, wann er repariert wird.',
    ],
    other: [['negation', 'Der Aufzug ist seit gestern defekt. Man hat uns gesagt, wann er wieder läuft.']],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Die Teilnahme ist kostenlos, eine Anmeldung ist jedoch erforderlich. Kinder unter 6 Jahren haben freien Eintritt.',
    same: [
      'Man kann gratis teilnehmen, muss sich aber anmelden. Kinder, die jünger als 6 Jahre sind, zahlen keinen Eintritt.',
      'Für die Teilnahme wird nichts verlangt, allerdings ist eine Anmeldung nötig. Der Eintritt ist für Kinder unter sechs Jahren frei.',
    ],
    other: [
      [
        'modality',
        'Die Teilnahme ist kostenlos, eine Anmeldung ist nicht erforderlich. Kinder unter 6 Jahren haben freien Eintritt.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Ich möchte meinen Vertrag zum 31. Dezember kündigen. Bitte bestätigen Sie mir den Eingang schriftlich.',
    same: [
      'Hiermit kündige ich meinen Vertrag zum 31.12. Ich bitte um eine schriftliche Bestätigung des Eingangs.',
      'Zum 31. Dezember möchte ich den Vertrag beenden. Über eine schriftliche Eingangsbestätigung würde ich mich freuen.',
    ],
    other: [
      [
        'date',
        'Ich möchte meinen Vertrag zum 30. November kündigen. Bitte bestätigen Sie mir den Eingang schriftlich.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Wegen des starken Regens fällt das Konzert heute Abend aus. Gekaufte Karten behalten ihre Gültigkeit.',
    same: [
      'Das heutige Konzert am Abend findet wegen starken Regens nicht statt. Bereits gekaufte Karten bleiben gültig.',
      'Heute Abend gibt es wegen des heftigen Regens kein Konzert. Die Karten, die Sie gekauft haben, sind weiterhin gültig.',
    ],
    other: [
      ['comparison', 'Wegen des starken Regens fällt das Konzert heute Abend aus. Gekaufte Karten werden ungültig.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Der Bürgermeister lobte die Helfer. Mehr als 200 Menschen mussten ihre Häuser verlassen, verletzt wurde niemand.',
    same: [
      'Die Helfer wurden vom Bürgermeister gelobt. Über 200 Menschen mussten aus ihren Häusern, es gab aber keine Verletzten.',
      'Lob für die Helfer kam vom Bürgermeister. Mehr als zweihundert Personen mussten ihr Haus verlassen; niemand kam zu Schaden.',
    ],
    other: [
      [
        'role',
        'Die Helfer lobten den Bürgermeister. Mehr als 200 Menschen mussten ihre Häuser verlassen, verletzt wurde niemand.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Sie haben das Recht, die Ware binnen vierzehn Tagen ohne Angabe von Gründen zurückzugeben.',
    same: [
      'Innerhalb von 14 Tagen können Sie die Ware zurückgeben, ohne Gründe zu nennen.',
      'Die Ware darf binnen zwei Wochen ohne Begründung zurückgegeben werden.',
    ],
    other: [['number', 'Sie haben das Recht, die Ware binnen vierzig Tagen ohne Angabe von Gründen zurückzugeben.']],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Das Gerät darf nur von Fachleuten geöffnet werden. Vor der Reinigung immer den Stecker ziehen!',
    same: [
      'Nur Fachleute dürfen das Gerät öffnen. Ziehen Sie vor dem Reinigen stets den Stecker!',
      'Öffnen Sie das Gerät nicht selbst, das ist Fachleuten vorbehalten. Vor jeder Reinigung ist der Stecker zu ziehen.',
    ],
    other: [
      ['direction', 'Das Gerät darf nur von Fachleuten geöffnet werden. Nach der Reinigung immer den Stecker ziehen!'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Nous n’avons toujours pas reçu votre règlement. Sans réponse de votre part avant vendredi, nous devrons suspendre la ligne.',
    same: [
      'Votre règlement ne nous est pas encore parvenu. Si vous ne répondez pas avant vendredi, nous serons obligés de suspendre la ligne.',
      'À ce jour, votre paiement n’est pas arrivé. Faute de réponse d’ici vendredi, la ligne devra être suspendue.',
    ],
    other: [
      [
        'negation',
        'Nous avons bien reçu votre règlement. Sans réponse de votre part avant vendredi, nous devrons suspendre la ligne.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'La piscine rouvre lundi prochain après trois mois de travaux. Les enfants de moins de 8 ans doivent être accompagnés.',
    same: [
      'Après trois mois de travaux, la piscine sera de nouveau ouverte lundi prochain. Un adulte doit accompagner les enfants de moins de huit ans.',
      'Lundi prochain, réouverture de la piscine après 3 mois de travaux ; les moins de 8 ans ne peuvent pas entrer seuls.',
    ],
    other: [
      [
        'quantifier',
        'La piscine rouvre lundi prochain après trois mois de travaux. Les enfants de plus de 8 ans doivent être accompagnés.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Ma fille est malade depuis hier, elle n’ira donc pas à l’école aujourd’hui. Pourriez-vous lui garder les devoirs ?',
    same: [
      'Comme ma fille est malade depuis hier, elle sera absente de l’école aujourd’hui. Serait-il possible de lui garder les devoirs ?',
      'Depuis hier, ma fille est souffrante et ne viendra pas à l’école aujourd’hui. Merci de lui mettre les devoirs de côté.',
    ],
    other: [
      [
        'negation',
        'Ma fille est malade depuis hier, elle ira pourtant à l’école aujourd’hui. Pourriez-vous lui garder les devoirs ?',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Le directeur a reçu les délégués. Aucun accord n’a été trouvé, et la grève continue jusqu’à jeudi au moins.',
    same: [
      'Les délégués ont été reçus par le directeur. Faute d’accord, la grève se poursuit au moins jusqu’à jeudi.',
      'Le directeur a reçu les délégués, mais ils n’ont pas trouvé d’accord : la grève dure au moins jusqu’à jeudi.',
    ],
    other: [
      [
        'negation',
        'Le directeur a reçu les délégués. Un accord a été trouvé, et la grève continue jusqu’à jeudi au moins.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Il est interdit de fumer dans tout l’immeuble. Les vélos peuvent être rangés au sous-sol.',
    same: [
      'On ne fume nulle part dans l’immeuble. Le sous-sol est à votre disposition pour ranger les vélos.',
      'Vous ne pouvez pas fumer dans l’immeuble. Il est possible de ranger les vélos au sous-sol.',
    ],
    other: [['modality', 'Il est permis de fumer dans tout l’immeuble. Les vélos peuvent être rangés au sous-sol.']],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Le prix du pain a augmenté de 10 % en un an, soit deux fois plus que les salaires.',
    same: [
      'En douze mois, le pain est devenu 10 % plus cher, le double de la hausse des salaires.',
      'Le pain coûte 10 pour cent de plus qu’il y a un an ; les salaires ont augmenté deux fois moins.',
    ],
    other: [['comparison', 'Le prix du pain a baissé de 10 % en un an, soit deux fois plus que les salaires.']],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Lamentamos comunicarle que su maleta aún no ha aparecido. Le avisaremos en cuanto tengamos noticias.',
    same: [
      'Sentimos decirle que su maleta todavía no se ha encontrado. Cuando sepamos algo, se lo comunicaremos.',
      'Por desgracia, su maleta sigue sin aparecer. Tan pronto como haya noticias le avisaremos.',
    ],
    other: [
      ['negation', 'Nos alegra comunicarle que su maleta ya ha aparecido. Le avisaremos en cuanto tengamos noticias.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'El ayuntamiento prohíbe encender fuego en el monte hasta septiembre. Las multas pueden superar los 3.000 euros.',
    same: [
      'Hasta septiembre no se puede hacer fuego en el monte, según el ayuntamiento. Hay multas de más de 3.000 €.',
      'No está permitido encender fuego en el monte hasta septiembre; las multas pueden pasar de 3000 euros.',
    ],
    other: [
      [
        'direction',
        'El ayuntamiento prohíbe encender fuego en el monte desde septiembre. Las multas pueden superar los 3.000 euros.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Mi hermana mayor me prestó su coche la semana pasada. Todavía tengo que devolvérselo.',
    same: [
      'La semana pasada mi hermana mayor me dejó su coche y aún no se lo he devuelto.',
      'Tengo el coche de mi hermana mayor desde la semana pasada; me falta devolvérselo.',
    ],
    other: [['direction', 'Mi hermana mayor me prestará su coche la próxima semana. Todavía tengo que devolvérselo.']],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Ningún alumno suspendió el examen. La nota media fue de 7,5, más alta que el curso anterior.',
    same: [
      'Todos los alumnos aprobaron el examen. La media, un 7,5, superó la del curso anterior.',
      'No suspendió ningún alumno y la nota media, de 7,5, fue mejor que la del año anterior.',
    ],
    other: [
      ['comparison', 'Ningún alumno suspendió el examen. La nota media fue de 7,5, más baja que el curso anterior.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Guarde el producto en un lugar seco y fresco. Una vez abierto, debe consumirse en tres días.',
    same: [
      'Conserve el producto en un sitio fresco y seco. Después de abrirlo, consúmalo en un plazo de tres días.',
      'El producto se guarda en un lugar seco y fresco; tras abrirlo hay que consumirlo en 3 días.',
    ],
    other: [
      ['unit', 'Guarde el producto en un lugar seco y fresco. Una vez abierto, debe consumirse en tres semanas.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Informamos que a loja estará fechada no feriado. O atendimento volta ao normal na quinta-feira às 9h.',
    same: [
      'A loja não abrirá no feriado. Na quinta-feira, às 9 horas, voltamos ao atendimento normal.',
      'No feriado a nossa loja fica fechada; reabrimos na quinta-feira às 9:00.',
    ],
    other: [
      ['date', 'Informamos que a loja estará fechada no feriado. O atendimento volta ao normal na sexta-feira às 9h.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Quem chegar depois das 20h não poderá entrar. É proibido filmar durante a peça.',
    same: [
      'Não será permitida a entrada depois das 20 horas. Não se pode filmar durante a peça.',
      'A entrada só é permitida até as 20h, e filmar a peça não é permitido.',
    ],
    other: [['modality', 'Quem chegar depois das 20h poderá entrar. É proibido filmar durante a peça.']],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'A diretora elogiou os professores. Apenas dois deles tinham mais de 50 anos.',
    same: [
      'Os professores foram elogiados pela diretora. Só dois deles passavam dos 50 anos.',
      'A diretora elogiou os professores, dos quais somente 2 tinham mais de cinquenta anos.',
    ],
    other: [['role', 'Os professores elogiaram a diretora. Apenas dois deles tinham mais de 50 anos.']],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Ainda não recebi resposta ao meu e-mail. Se possível, gostaria de resolver isso antes do fim do mês.',
    same: [
      'Continuo sem resposta ao meu e-mail. Gostaria, se for possível, de resolver o assunto até o fim do mês.',
      'O meu e-mail ainda não foi respondido. Eu gostaria de tratar disso antes de o mês acabar, se puder ser.',
    ],
    other: [
      ['negation', 'Já recebi resposta ao meu e-mail. Se possível, gostaria de resolver isso antes do fim do mês.'],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before:
      'Unfortunately, nobody told us that the train was late, so we missed our connection and had to wait two hours.',
    same: [
      'Leider hat uns niemand gesagt, dass der Zug Verspätung hatte, also verpassten wir den Anschluss und mussten zwei Stunden warten.',
      'Leider wurde uns nicht mitgeteilt, dass der Zug zu spät kam. Wir haben den Anschluss verpasst und mussten 2 Stunden warten.',
    ],
    other: [
      [
        'negation',
        'Leider hat man uns gesagt, dass der Zug Verspätung hatte, also verpassten wir den Anschluss und mussten zwei Stunden warten.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before: 'Bitte beachten Sie, dass die Küche nur bis 21 Uhr geöffnet ist. Reservierungen sind nicht nötig.',
    same: [
      'Please note that the kitchen is only open until 9 pm. Reservations are not necessary.',
      'Please be aware that the kitchen closes at 9 pm. You do not need to book.',
    ],
    other: [['negation', 'Please note that the kitchen is only open until 9 pm. Reservations are necessary.']],
  },
  {
    from: 'en',
    to: 'fr',
    before: 'You may bring one guest free of charge. Dogs are not allowed, except guide dogs.',
    same: [
      'Vous pouvez amener un invité gratuitement. Les chiens ne sont pas admis, sauf les chiens guides.',
      'Vous avez le droit de venir avec un invité sans frais. Les chiens sont interdits, à l’exception des chiens guides.',
    ],
    other: [['negation', 'Vous pouvez amener un invité gratuitement. Les chiens sont admis, sauf les chiens guides.']],
  },
  {
    from: 'fr',
    to: 'en',
    before: 'Il ne faut surtout pas ouvrir les fenêtres. La plupart des voisins ne sont pas encore rentrés.',
    same: [
      'You must not open the windows under any circumstances. Most of the neighbours have not come back yet.',
      'The windows must on no account be opened. Most neighbours are not back yet.',
    ],
    other: [['negation', 'You should open the windows. Most of the neighbours have not come back yet.']],
  },
  {
    from: 'en',
    to: 'es',
    before: 'The offer is valid until the end of the month. Each customer can buy up to five units, while stocks last.',
    same: [
      'La oferta es válida hasta fin de mes. Cada cliente puede comprar hasta cinco unidades, hasta agotar existencias.',
      'La oferta vale hasta final de mes; cada cliente puede adquirir como máximo 5 unidades hasta fin de existencias.',
    ],
    other: [
      [
        'quantifier',
        'La oferta es válida hasta fin de mes. Cada cliente puede comprar al menos cinco unidades, hasta agotar existencias.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'en',
    before: 'Mi padre todavía trabaja, aunque ya tiene 70 años. No quiere jubilarse antes de los 75.',
    same: [
      'My father still works, although he is already 70 years old. He does not want to retire before 75.',
      'Even though he is 70, my father is still working. He does not want to retire until he is 75.',
    ],
    other: [
      [
        'negation',
        'My father no longer works, although he is already 70 years old. He does not want to retire before 75.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'en',
    before: 'Os moradores devem separar o lixo. Não deixe sacos na rua depois das 22h.',
    same: [
      'Residents must sort their rubbish. Do not leave bags in the street after 10 pm.',
      'Residents have to separate their waste. Bags must not be left on the street after 10 pm.',
    ],
    other: [['direction', 'Residents must sort their rubbish. Do not leave bags in the street before 10 pm.']],
  },
  {
    from: 'de',
    to: 'fr',
    before: 'Die meisten Gäste kamen pünktlich, nur wenige sagten ab. Das Fest war schöner als letztes Jahr.',
    same: [
      'La plupart des invités sont arrivés à l’heure, seuls quelques-uns ont annulé. La fête était plus belle que l’année dernière.',
    ],
    other: [
      [
        'direction',
        'La plupart des invités sont arrivés à l’heure, seuls quelques-uns ont annulé. La fête sera plus belle que l’année prochaine.',
      ],
    ],
  },
]
