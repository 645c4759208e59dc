import type { Passage } from './pair.ts'

/** Everyday texts as a model rewrites or translates them, written when the failures of `development-17.ts` had been mended. */
export const DEVELOPMENT_18: readonly Passage[] = [
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Just a reminder that the office will be closed next Monday for the bank holiday. If anything urgent comes up, call Sam; nobody else will be on duty.',
    same: [
      'Please remember: because of the bank holiday, our office is not open next Monday. In urgent cases contact Sam by phone, as he is the only one on duty.',
      "Reminder: next Monday is a bank holiday, so the office stays shut. Sam is the only person on duty – ring him if it's urgent.",
    ],
    other: [
      [
        'negation',
        'Just a reminder that the office will not be closed next Monday for the bank holiday. If anything urgent comes up, call Sam; nobody else will be on duty.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'I have read your draft twice and I like it a lot. My only concern is the third chapter, which is too long and repeats what you said earlier.',
    same: [
      "I've read through your draft two times and really like it. The one thing that worries me is chapter three: it is overlong and says again what has been said before.",
      'Having read your draft twice, I can say that I like it very much; only chapter 3 concerns me, since it is too long and repetitive.',
    ],
    other: [
      [
        'number',
        'I have read your draft twice and I like it a lot. My only concern is the fourth chapter, which is too long and repeats what you said earlier.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'To cancel your subscription, write to us at least one month before it ends. Otherwise it is renewed automatically for another year at the current price.',
    same: [
      'If you want to cancel, please write to us no later than a month before the subscription ends; if you do not, it will renew automatically for twelve more months at the price then current.',
      'Your subscription renews automatically for one more year at the current price unless you cancel in writing at least 1 month before it runs out.',
    ],
    other: [
      [
        'direction',
        'To cancel your subscription, write to us at least one month after it ends. Otherwise it is renewed automatically for another year at the current price.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'The new road will cut the journey from Alder to Brock by half, but it runs through a forest in which rare owls breed, so many residents oppose it.',
    same: [
      'The new road would halve travel time from Alder to Brock. However, as it passes through a forest where rare owls breed, many residents are against it.',
      'Many residents object to the new road: although it will shorten the trip from Alder to Brock by 50%, it goes through a forest where rare owls nest.',
    ],
    other: [
      [
        'quantifier',
        'The new road would halve travel time from Alder to Brock. However, as it passes through a forest where rare owls breed, all residents are against it.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'My flight was delayed by more than four hours and I missed my connection. I would like to claim the compensation to which I am entitled.',
    same: [
      'Because my flight left over four hours late, I missed the connecting one. I hereby claim the compensation due to me.',
      "My plane was more than 4 hours late, so I didn't catch my connection; I am therefore asking for the compensation I am entitled to.",
    ],
    other: [
      [
        'comparison',
        'My flight was delayed by less than four hours and I missed my connection. I would like to claim the compensation to which I am entitled.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Keep out of reach of children. Do not use after the expiry date printed on the box, and never share it with anyone else.',
    same: [
      'Store where children cannot reach it. The product must not be used once the expiry date on the box has passed and should never be shared with others.',
      'Keep this away from children, do not use it beyond the expiry date on the box and share it with no one.',
    ],
    other: [
      [
        'direction',
        'Keep out of reach of children. Do not use before the expiry date printed on the box, and never share it with anyone else.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Zur Erinnerung: Am kommenden Freitag schließt das Büro schon um 14 Uhr. Wer danach noch etwas braucht, meldet sich bitte bei Frau Albers.',
    same: [
      'Bitte denken Sie daran, dass das Büro nächsten Freitag nur bis 14:00 Uhr geöffnet ist. Danach wenden Sie sich bitte an Frau Albers.',
      'Wir erinnern daran, dass unser Büro am kommenden Freitag bereits um zwei Uhr nachmittags zumacht. Für alles Weitere ist danach Frau Albers da.',
    ],
    other: [
      [
        'name',
        'Zur Erinnerung: Am kommenden Freitag schließt das Büro schon um 14 Uhr. Wer danach noch etwas braucht, meldet sich bitte bei Frau Albrecht.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Um Ihr Abonnement zu kündigen, schreiben Sie uns mindestens einen Monat vor Ablauf. Andernfalls verlängert es sich automatisch um ein weiteres Jahr.',
    same: [
      'Kündigungen müssen spätestens einen Monat vor Ablauf schriftlich bei uns eingehen, sonst verlängert sich das Abonnement automatisch um zwölf Monate.',
      'Ihr Abonnement verlängert sich automatisch um ein Jahr, wenn Sie es nicht mindestens 1 Monat vor dem Ende schriftlich kündigen.',
    ],
    other: [
      [
        'number',
        'Um Ihr Abonnement zu kündigen, schreiben Sie uns mindestens drei Monate vor Ablauf. Andernfalls verlängert es sich automatisch um ein weiteres Jahr.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Das Ergebnis überraschte niemanden: Fast drei Viertel der Befragten sind gegen das Gesetz, und kaum jemand hält es für gerecht.',
    same: [
      'Niemand war von dem Ergebnis überrascht. Knapp 75 Prozent der Befragten lehnen das Gesetz ab; gerecht finden es nur sehr wenige.',
      'Wie erwartet sind beinahe drei Viertel der Befragten gegen das Gesetz, und fast niemand findet es gerecht.',
    ],
    other: [
      [
        'negation',
        'Das Ergebnis überraschte viele: Fast drei Viertel der Befragten sind für das Gesetz, und kaum jemand hält es für gerecht.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Mein Bruder kann am Samstag nicht beim Umzug helfen, weil er arbeiten muss. Er hat aber versprochen, am Sonntagmorgen zu kommen.',
    same: [
      'Am Samstag muss mein Bruder arbeiten und kann deshalb beim Umzug nicht helfen, doch am Sonntagmorgen kommt er, das hat er versprochen.',
      'Da mein Bruder samstags arbeiten muss, fällt er als Helfer beim Umzug aus. Für Sonntag früh hat er sein Kommen versprochen.',
    ],
    other: [
      [
        'modality',
        'Mein Bruder kann am Samstag beim Umzug helfen, weil er nicht arbeiten muss. Er hat aber versprochen, am Sonntagmorgen zu kommen.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Pour résilier votre abonnement, écrivez-nous au moins un mois avant son terme. Sinon, il est reconduit automatiquement pour une année supplémentaire.',
    same: [
      'Toute résiliation doit nous parvenir par écrit un mois au plus tard avant la fin de l’abonnement ; à défaut, celui-ci est renouvelé d’office pour douze mois.',
      'Si vous ne nous écrivez pas au moins un mois avant la fin de votre abonnement, celui-ci sera automatiquement prolongé d’un an.',
    ],
    other: [
      [
        'comparison',
        'Pour résilier votre abonnement, écrivez-nous au plus un mois avant son terme. Sinon, il est reconduit automatiquement pour une année supplémentaire.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'La réunion de mardi est annulée parce que deux participants sur cinq sont malades. Une nouvelle date vous sera communiquée avant la fin du mois.',
    same: [
      'Deux des cinq participants étant malades, la réunion de mardi n’aura pas lieu. Nous vous indiquerons une nouvelle date d’ici la fin du mois.',
      'Mardi, la réunion n’aura finalement pas lieu : deux participants sur cinq sont souffrants. Vous recevrez une autre date avant la fin du mois.',
    ],
    other: [
      [
        'number',
        'La réunion de mardi est annulée parce que trois participants sur cinq sont malades. Une nouvelle date vous sera communiquée avant la fin du mois.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Il ne reste plus que trois places pour l’excursion du 18 mai. Les enfants paient moitié prix, et les chiens ne sont pas acceptés.',
    same: [
      'Plus que 3 places disponibles pour l’excursion du 18 mai ! Demi-tarif pour les enfants ; chiens non admis.',
      'Pour l’excursion du 18 mai, seules trois places restent libres. Les enfants bénéficient d’une réduction de 50 %. Nous n’acceptons pas les chiens.',
    ],
    other: [
      [
        'negation',
        'Il ne reste plus que trois places pour l’excursion du 18 mai. Les enfants paient moitié prix, et les chiens sont acceptés.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Para darse de baja, escríbanos al menos un mes antes de que termine el contrato. De lo contrario, se renovará automáticamente por un año más.',
    same: [
      'Si desea darse de baja, debe escribirnos como mínimo un mes antes del fin del contrato; si no, se prorrogará automáticamente otros doce meses.',
      'El contrato se renueva de forma automática por otro año, a menos que nos escriba con un mes o más de antelación para darse de baja.',
    ],
    other: [
      [
        'number',
        'Para darse de baja, escríbanos al menos dos meses antes de que termine el contrato. De lo contrario, se renovará automáticamente por un año más.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'No hace falta que reserve, pero le recomendamos llegar antes de las nueve: los fines de semana solemos llenarnos enseguida.',
    same: [
      'No es necesario reservar. Sin embargo, aconsejamos venir antes de las 9, porque los fines de semana el local suele llenarse pronto.',
      'Puede venir sin reserva, aunque es recomendable que llegue antes de las nueve, ya que los fines de semana nos llenamos muy rápido.',
    ],
    other: [
      [
        'direction',
        'No hace falta que reserve, pero le recomendamos llegar después de las nueve: los fines de semana solemos llenarnos enseguida.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Mi vuelo salió con más de cuatro horas de retraso y perdí el enlace. Solicito la indemnización a la que tengo derecho.',
    same: [
      'Debido a que mi vuelo se retrasó más de 4 horas, perdí la conexión, por lo que reclamo la indemnización que me corresponde.',
      'Perdí el enlace porque el avión salió más de cuatro horas tarde. Por eso pido la compensación a la que tengo derecho.',
    ],
    other: [
      [
        'comparison',
        'Mi vuelo salió con menos de cuatro horas de retraso y perdí el enlace. Solicito la indemnización a la que tengo derecho.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'Para cancelar a assinatura, escreva-nos pelo menos um mês antes do fim. Caso contrário, ela será renovada automaticamente por mais um ano.',
    same: [
      'Quem quiser cancelar a assinatura deve nos escrever no mínimo um mês antes do término; senão, ela se renova automaticamente por mais doze meses.',
      'A assinatura é renovada automaticamente por um ano, a não ser que você nos escreva com ao menos 1 mês de antecedência para cancelá-la.',
    ],
    other: [
      [
        'comparison',
        'Para cancelar a assinatura, escreva-nos no máximo um mês antes do fim. Caso contrário, ela será renovada automaticamente por mais um ano.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'Meu irmão não pode ajudar na mudança de sábado porque tem de trabalhar, mas prometeu vir no domingo de manhã.',
    same: [
      'Como tem de trabalhar, meu irmão não poderá ajudar na mudança no sábado. Ele prometeu, porém, vir domingo pela manhã.',
      'No sábado, meu irmão trabalha e por isso não consegue ajudar na mudança; prometeu que vem no domingo de manhã.',
    ],
    other: [
      [
        'date',
        'Meu irmão não pode ajudar na mudança de sexta porque tem de trabalhar, mas prometeu vir no domingo de manhã.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'fr' },
    before:
      'Nobody under 16 may use the gym without an adult. Towels are provided free of charge, but please bring your own lock.',
    same: [
      'Les moins de 16 ans ne peuvent pas utiliser la salle de sport sans un adulte. Les serviettes sont fournies gratuitement, mais apportez votre propre cadenas.',
      'L’accès à la salle de sport est interdit aux personnes de moins de seize ans non accompagnées d’un adulte. Serviettes gratuites ; prière d’apporter votre cadenas.',
    ],
    other: [
      [
        'number',
        'Les moins de 18 ans ne peuvent pas utiliser la salle de sport sans un adulte. Les serviettes sont fournies gratuitement, mais apportez votre propre cadenas.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'es' },
    before:
      'Wegen Krankheit fällt der Kurs am Dienstag aus. Die Gebühr von 18 Euro wird Ihnen innerhalb einer Woche erstattet.',
    same: [
      'Por enfermedad, el curso del martes se cancela. La tasa de 18 euros se le reembolsará en el plazo de una semana.',
      'El martes no habrá curso por motivos de salud; le devolveremos los 18 € en una semana.',
    ],
    other: [
      [
        'money',
        'Por enfermedad, el curso del martes se cancela. La tasa de 80 euros se le reembolsará en el plazo de una semana.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'es' },
    before: 'O restaurante não aceita cartões. Há um caixa eletrônico a menos de cem metros, do outro lado da praça.',
    same: [
      'El restaurante no acepta tarjetas. Hay un cajero a menos de 100 metros, al otro lado de la plaza.',
      'En el restaurante no se puede pagar con tarjeta; a menos de cien metros, cruzando la plaza, hay un cajero automático.',
    ],
    other: [
      ['negation', 'El restaurante acepta tarjetas. Hay un cajero a menos de 100 metros, al otro lado de la plaza.'],
    ],
  },
]
