import type { Passage } from './pair.ts'

/** A held-out set until its failures were read: see README.md. */
export const DEVELOPMENT_6: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Thanks for applying. We received more than 300 applications, and we will not be inviting you to an interview this time. You are welcome to apply again in six months.',
    same: [
      'Thank you for your application. As we received over 300 of them, we are unable to invite you to an interview on this occasion, but you may apply again in half a year.',
      'We appreciate your application. Having received more than 300 applications, we have decided not to interview you this time. Feel free to reapply after six months.',
    ],
    other: [
      [
        'negation',
        'Thanks for applying. We received more than 300 applications, and we will be inviting you to an interview this time. You are welcome to apply again in six months.',
      ],
      [
        'comparison',
        'Thank you for your application. As we received fewer than 300 of them, we are unable to invite you to an interview on this occasion, but you may apply again in half a year.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The landlord has to return the deposit within 30 days of the end of the lease. He may keep part of it if there is damage, but only with an itemised list.',
    same: [
      'The deposit must be returned by the landlord no later than 30 days after the lease ends. In case of damage he can retain some of it, provided that he supplies an itemised list.',
      'Within 30 days of the lease ending, the landlord is required to give back the deposit; part of it may be withheld for damage, though only if an itemised list is provided.',
    ],
    other: [
      [
        'modality',
        'The landlord may return the deposit within 30 days of the end of the lease. He may keep part of it if there is damage, but only with an itemised list.',
      ],
      [
        'quantifier',
        'The landlord has to return the deposit within 30 days of the end of the lease. He may keep all of it if there is damage, but only with an itemised list.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Most of our members live in the north, and hardly anyone comes by car. Parking is therefore not a problem before 9 am.',
    same: [
      'Since the majority of our members live in the north and almost nobody drives here, parking is no problem before 9 am.',
      'Because most members are from the north and few of them travel by car, there are no parking problems until 9 a.m.',
    ],
    other: [
      [
        'quantifier',
        'Since few of our members live in the north and almost nobody drives here, parking is no problem before 9 am.',
      ],
      [
        'direction',
        'Most of our members live in the north, and hardly anyone comes by car. Parking is therefore not a problem after 9 am.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Grandma gave Leo 20 euros, but he didn’t spend a cent of it. He put everything in the bank the next day.',
    same: [
      'Leo got 20 euros from Grandma and did not spend any of it; the following day he put it all in the bank.',
      'Grandma gave €20 to Leo, who spent none of it and took all of it to the bank the day after.',
    ],
    other: [
      [
        'money',
        'Leo got 20 dollars from Grandma and did not spend any of it; the following day he put it all in the bank.',
      ],
      [
        'negation',
        'Grandma gave Leo 20 euros, and he spent every cent of it. He put nothing in the bank the next day.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Store the vaccine at 2 to 8 °C. Do not freeze it, and throw it away if it has been out of the fridge for longer than four hours.',
    same: [
      'The vaccine must be stored between 2 and 8 °C and must not be frozen. Discard it if it has been unrefrigerated for over four hours.',
      'Keep the vaccine at 2–8 °C, never freeze it, and dispose of it after more than 4 hours outside the fridge.',
    ],
    other: [
      [
        'number',
        'The vaccine must be stored between 2 and 18 °C and must not be frozen. Discard it if it has been unrefrigerated for over four hours.',
      ],
      [
        'negation',
        'Store the vaccine at 2 to 8 °C. Freeze it, and throw it away if it has been out of the fridge for longer than four hours.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'As far as I know, Dr. Meyer has never refused a patient. She sees everybody, even those who cannot pay.',
    same: [
      'To my knowledge, Dr. Meyer has not turned away a single patient; she treats everyone, including people who are unable to pay.',
      'As far as I am aware, no patient has ever been refused by Dr. Meyer, who sees everybody, even if they can’t pay.',
    ],
    other: [
      [
        'quantifier',
        'As far as I know, Dr. Meyer has never refused a patient. She sees some people, even those who cannot pay.',
      ],
      [
        'negation',
        'As far as I know, Dr. Meyer has often refused a patient. She sees everybody, even those who cannot pay.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Please send two copies of the form by 15 June at the latest. Late forms will not be accepted unless you have told us before.',
    same: [
      'Two copies of the form must reach us no later than 15 June. We will reject late forms unless you have informed us beforehand.',
      'Kindly submit the form in duplicate by June 15; late submissions are only accepted if you let us know in advance.',
    ],
    other: [
      [
        'date',
        'Two copies of the form must reach us no later than 25 June. We will reject late forms unless you have informed us beforehand.',
      ],
      [
        'negation',
        'Please send two copies of the form by 15 June at the latest. Late forms will be accepted unless you have told us before.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Wir haben Ihre Kündigung erhalten. Ihr Vertrag endet am 31. Dezember; bis dahin müssen Sie die Beiträge weiter bezahlen.',
    same: [
      'Ihre Kündigung ist bei uns eingegangen. Der Vertrag läuft am 31.12. aus, bis dahin sind die Beiträge weiterhin zu zahlen.',
      'Vielen Dank, Ihre Kündigung liegt uns vor. Bitte zahlen Sie die Beiträge noch bis zum Vertragsende am 31. Dezember.',
    ],
    other: [
      [
        'modality',
        'Wir haben Ihre Kündigung erhalten. Ihr Vertrag endet am 31. Dezember; bis dahin müssen Sie die Beiträge nicht mehr bezahlen.',
      ],
      [
        'date',
        'Ihre Kündigung ist bei uns eingegangen. Der Vertrag läuft am 31.10. aus, bis dahin sind die Beiträge weiterhin zu zahlen.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Kinder unter 14 Jahren dürfen nur in Begleitung eines Erwachsenen ins Becken. Für Gegenstände in den Schränken haften wir nicht.',
    same: [
      'Ins Becken dürfen Kinder unter 14 nur, wenn ein Erwachsener sie begleitet. Wir übernehmen keine Haftung für Gegenstände in den Schränken.',
      'Wer jünger als 14 Jahre ist, darf das Becken ausschließlich in Begleitung Erwachsener benutzen. Die Haftung für Gegenstände in den Schränken ist ausgeschlossen.',
    ],
    other: [
      [
        'comparison',
        'Kinder über 14 Jahren dürfen nur in Begleitung eines Erwachsenen ins Becken. Für Gegenstände in den Schränken haften wir nicht.',
      ],
      [
        'negation',
        'Ins Becken dürfen Kinder unter 14 nur, wenn ein Erwachsener sie begleitet. Wir übernehmen die Haftung für Gegenstände in den Schränken.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Fast alle Züge hatten gestern Verspätung, im Schnitt 25 Minuten. Vermutlich wird es morgen auch nicht besser.',
    same: [
      'Gestern waren beinahe sämtliche Züge verspätet, durchschnittlich um 25 Minuten. Auch morgen wird es wohl nicht besser.',
      'Nahezu jeder Zug kam gestern zu spät, im Durchschnitt 25 Minuten; morgen dürfte es kaum besser werden.',
    ],
    other: [
      [
        'quantifier',
        'Einige Züge hatten gestern Verspätung, im Schnitt 25 Minuten. Vermutlich wird es morgen auch nicht besser.',
      ],
      [
        'date',
        'Fast alle Züge hatten vorgestern Verspätung, im Schnitt 25 Minuten. Vermutlich wird es morgen auch nicht besser.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Vous pouvez annuler gratuitement jusqu’à la veille du départ. Après, la moitié du prix ne sera pas remboursée.',
    same: [
      'L’annulation est gratuite jusqu’à la veille du départ ; passé ce délai, 50 % du prix ne seront pas remboursés.',
      'Il est possible d’annuler sans frais jusqu’au jour précédant le départ. Ensuite, nous ne rembourserons que la moitié du prix.',
    ],
    other: [
      [
        'direction',
        'Vous pouvez annuler gratuitement jusqu’à la veille du départ. Avant, la moitié du prix ne sera pas remboursée.',
      ],
      [
        'number',
        'Vous pouvez annuler gratuitement jusqu’à la veille du départ. Après, un tiers du prix ne sera pas remboursé.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Aucun élève n’a le droit de quitter l’école avant 16 h sans l’accord écrit de ses parents.',
    same: [
      'Il est interdit aux élèves de quitter l’école avant 16 heures sans autorisation écrite de leurs parents.',
      'Les élèves ne peuvent quitter l’école avant 16 h que si leurs parents ont donné leur accord par écrit.',
    ],
    other: [
      ['negation', 'Chaque élève a le droit de quitter l’école avant 16 h sans l’accord écrit de ses parents.'],
      [
        'date',
        'Il est interdit aux élèves de quitter l’école avant 17 heures sans autorisation écrite de leurs parents.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Pedro le debe a Ana 200 euros desde el año pasado y dice que no puede devolvérselos hasta marzo.',
    same: [
      'Desde el año pasado, Pedro le debe 200 € a Ana y, según dice, no podrá devolvérselos antes de marzo.',
      'Pedro tiene una deuda de 200 euros con Ana desde el año pasado; asegura que hasta marzo no puede pagársela.',
    ],
    other: [
      ['role', 'Ana le debe a Pedro 200 euros desde el año pasado y dice que no puede devolvérselos hasta marzo.'],
      [
        'direction',
        'Pedro le deberá a Ana 200 euros desde el año próximo y dice que no puede devolvérselos hasta marzo.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'La tienda abre de lunes a sábado de 9 a 14 h. Los domingos solo atendemos con cita previa.',
    same: [
      'Abrimos de 9:00 a 14:00 de lunes a sábado; los domingos atendemos únicamente con cita previa.',
      'El horario de la tienda es de 9 a 14 h, de lunes a sábado. El domingo es necesario pedir cita.',
    ],
    other: [
      ['date', 'Abrimos de 9:00 a 14:00 de lunes a viernes; los domingos atendemos únicamente con cita previa.'],
      ['quantifier', 'La tienda abre de lunes a sábado de 9 a 14 h. Los domingos atendemos también con cita previa.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'É proibido fumar em todo o prédio. Quem desrespeitar a regra paga uma multa de até 500 reais.',
    same: [
      'Não é permitido fumar em nenhuma parte do prédio; quem violar a regra paga multa de até R$ 500.',
      'Fumar é proibido em todo o edifício, e quem não respeitar a regra está sujeito a multa de no máximo 500 reais.',
    ],
    other: [
      ['modality', 'É permitido fumar em todo o prédio. Quem desrespeitar a regra paga uma multa de até 500 reais.'],
      [
        'comparison',
        'É proibido fumar em todo o prédio. Quem desrespeitar a regra paga uma multa de pelo menos 500 reais.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before:
      'Sie brauchen keinen Reisepass, ein Personalausweis genügt. Das Visum kostet 40 Euro und gilt höchstens 90 Tage.',
    same: [
      "You don't need a passport; an identity card is enough. The visa costs 40 euros and is valid for a maximum of 90 days.",
      'A passport is not required, since an ID card is sufficient. The visa costs €40 and is valid for up to 90 days.',
    ],
    other: [
      [
        'modality',
        'You need a passport; an identity card is not enough. The visa costs 40 euros and is valid for a maximum of 90 days.',
      ],
      [
        'comparison',
        "You don't need a passport; an identity card is enough. The visa costs 40 euros and is valid for at least 90 days.",
      ],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    before:
      'Only qualified staff may open the cabinet. Always switch off the power first, and wait at least five minutes.',
    same: [
      'Seul le personnel qualifié peut ouvrir l’armoire. Coupez toujours le courant au préalable et attendez au moins cinq minutes.',
      'L’armoire ne doit être ouverte que par du personnel qualifié. Coupez d’abord toujours l’alimentation et patientez au minimum 5 minutes.',
    ],
    other: [
      [
        'quantifier',
        'Le personnel peut ouvrir l’armoire. Coupez toujours le courant au préalable et attendez au moins cinq minutes.',
      ],
      [
        'unit',
        'Seul le personnel qualifié peut ouvrir l’armoire. Coupez toujours le courant au préalable et attendez au moins cinq secondes.',
      ],
    ],
  },
]
