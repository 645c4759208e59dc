import type { Passage } from './pair.ts'

/** Free rewritings, written before the rules were mended for them; their failures were read afterwards: see README.md. */
export const DEVELOPMENT_7: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'The boiler in flat 12 has to be inspected every year before 1 October. If the tenant refuses access, we are allowed to enter with 48 hours’ notice.',
    same: [
      'Each year, no later than 30 September, an engineer must check the boiler of flat 12. Should the tenant not let us in, we may go in anyway after giving two days’ warning.',
      'We are obliged to have the boiler at flat twelve examined annually ahead of 1 October; where the tenant denies us entry, giving forty-eight hours’ notice entitles us to go in.',
    ],
    other: [
      [
        'direction',
        'Each year, after 1 October, an engineer must check the boiler of flat 12. Should the tenant not let us in, we may go in anyway after giving 48 hours’ warning.',
      ],
      [
        'modality',
        'We have to get the boiler at flat twelve examined annually before 1 October; where the tenant denies us entry, we are not permitted to go in, even with forty-eight hours’ notice.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Hi Tom, just a quick one: Priya can’t make it on Thursday, so we’ve moved the demo to Friday at 2:30 pm. Only the sales people need to come.',
    same: [
      'Dear Tom, as Priya is unavailable on Thursday, the demonstration will now take place on Friday at half past two in the afternoon. Nobody but the sales team has to attend.',
      'Tom – the demo is now on Friday, 14:30, because Thursday doesn’t work for Priya. No need for anyone outside sales to turn up.',
    ],
    other: [
      [
        'date',
        'Dear Tom, as Priya is unavailable on Thursday, the demonstration will now take place on Monday at half past two in the afternoon. Nobody but the sales team has to attend.',
      ],
      [
        'name',
        'Tom – the demo is now on Friday, 14:30, because Thursday doesn’t work for Petra. No need for anyone outside sales to turn up.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Every new employee gets at least 25 days of leave. Unused days are lost at the end of March unless the manager agrees in writing to carry them over.',
    same: [
      'All new staff are entitled to a minimum of 25 days off. If the manager does not give written consent to a carry-over, whatever is left expires when March ends.',
      'No new starter receives fewer than twenty-five days’ holiday. Days that have not been taken lapse on 31 March, except where the manager has approved a transfer in writing.',
    ],
    other: [
      [
        'comparison',
        'All new staff are entitled to a maximum of 25 days off. If the manager does not give written consent to a carry-over, whatever is left expires when March ends.',
      ],
      [
        'quantifier',
        'Some new starters receive at least twenty-five days’ holiday. Days that have not been taken lapse at the end of March, except where the manager has approved a transfer in writing.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Die Praxis bleibt vom 3. bis zum 14. August geschlossen. In dringenden Fällen wenden Sie sich bitte an Dr. Albrecht, der Sie nicht ohne Termin behandelt.',
    same: [
      'Vom 3.8. bis 14.8. haben wir nicht geöffnet. Wenn es eilt, hilft Ihnen Dr. Albrecht weiter; einen Termin müssen Sie dort aber vorher ausmachen, sonst werden Sie nicht behandelt.',
      'Unsere Praxis ist zwischen dem 3. und dem 14. August zu. Dringende Fälle übernimmt Herr Dr. Albrecht – allerdings nur nach Vereinbarung.',
    ],
    other: [
      [
        'date',
        'Vom 3.8. bis 24.8. haben wir nicht geöffnet. Wenn es eilt, hilft Ihnen Dr. Albrecht weiter; einen Termin müssen Sie dort aber vorher ausmachen, sonst werden Sie nicht behandelt.',
      ],
      [
        'negation',
        'Unsere Praxis ist vom 3. bis zum 14. August zu. Dringende Fälle übernimmt Herr Dr. Albrecht, der Sie auch ohne Termin behandelt.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Der Käufer muss den Restbetrag von 1.250 € spätestens 14 Tage nach der Lieferung überweisen. Andernfalls darf der Verkäufer vom Vertrag zurücktreten.',
    same: [
      'Binnen zwei Wochen nach Lieferung ist der Käufer verpflichtet, die restlichen 1250 Euro zu überweisen. Tut er das nicht, ist der Verkäufer zum Rücktritt vom Vertrag berechtigt.',
      'Innerhalb von vierzehn Tagen, nachdem geliefert wurde, hat der Käufer den noch offenen Betrag in Höhe von EUR 1.250,00 zu zahlen; sonst kann der Verkäufer den Vertrag auflösen.',
    ],
    other: [
      [
        'role',
        'Binnen 14 Tagen nach Lieferung muss der Verkäufer dem Käufer den Restbetrag von 1250 Euro überweisen. Tut er das nicht, darf der Käufer vom Vertrag zurücktreten.',
      ],
      [
        'modality',
        'Innerhalb von vierzehn Tagen nach der Lieferung kann der Käufer den Restbetrag von 1.250 € überweisen, muss es aber nicht; sonst darf der Verkäufer vom Vertrag zurücktreten.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'El comedor escolar abre a las 13:00 y todos los niños deben lavarse las manos antes de entrar. No se permite traer comida de casa.',
    same: [
      'Cada niño tiene que lavarse las manos antes de pasar al comedor del colegio, que abre a la una de la tarde. Está prohibido traer comida de casa.',
      'A la una abre el comedor de la escuela. Es obligatorio que todos los alumnos entren con las manos recién lavadas, y la comida de casa no está permitida.',
    ],
    other: [
      [
        'quantifier',
        'Algunos niños tienen que lavarse las manos antes de pasar al comedor del colegio, que abre a la una de la tarde. Está prohibido traer comida de casa.',
      ],
      [
        'negation',
        'A la una abre el comedor de la escuela. Es obligatorio que todos los niños se laven las manos antes de entrar, y se permite traer comida de casa.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'La empresa redujo sus gastos un 15 % el año pasado y despidió a 40 trabajadores. El sindicato rechazó la oferta de la dirección.',
    same: [
      'El año pasado los gastos de la compañía bajaron un quince por ciento y cuarenta empleados fueron despedidos. La propuesta de la dirección no fue aceptada por el sindicato.',
      'Cuarenta trabajadores perdieron su puesto el año pasado en la empresa, que recortó un 15 % sus gastos. El sindicato dijo que no a lo que ofrecía la dirección.',
    ],
    other: [
      [
        'negation',
        'El año pasado los gastos de la compañía bajaron un quince por ciento y cuarenta empleados fueron despedidos. La propuesta de la dirección fue aceptada por el sindicato.',
      ],
      [
        'number',
        'Catorce trabajadores perdieron su puesto el año pasado en la empresa, que recortó un 15 % sus gastos. El sindicato dijo que no a lo que ofrecía la dirección.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Prenez un comprimé de 500 mg toutes les six heures, sans dépasser quatre comprimés par jour. Ne donnez jamais ce médicament à un enfant de moins de 12 ans.',
    same: [
      'La dose est d’un comprimé de 500 mg toutes les 6 heures, avec un maximum de 4 comprimés par jour. Ce médicament est interdit aux enfants de moins de douze ans.',
      'Toutes les six heures, avalez un comprimé (0,5 g) ; au-delà de quatre par jour, c’est trop. Les moins de 12 ans ne doivent en aucun cas prendre ce médicament.',
    ],
    other: [
      [
        'unit',
        'La dose est d’un comprimé de 500 g toutes les 6 heures, avec un maximum de 4 comprimés par jour. Ce médicament est interdit aux enfants de moins de douze ans.',
      ],
      [
        'comparison',
        'Toutes les six heures, avalez un comprimé de 500 mg, sans dépasser quatre par jour. Les plus de 12 ans ne doivent en aucun cas prendre ce médicament.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Le conseil municipal a voté la fermeture de la piscine jusqu’au printemps prochain. La plupart des habitants n’étaient pas d’accord avec cette décision.',
    same: [
      'La piscine restera fermée jusqu’au printemps prochain : ainsi en a décidé le conseil municipal. La majorité des habitants s’y opposaient.',
      'C’est le conseil municipal qui a voté pour que la piscine ferme jusqu’au printemps qui vient, une décision que désapprouvaient la plupart des gens du lieu.',
    ],
    other: [
      [
        'quantifier',
        'La piscine restera fermée jusqu’au printemps prochain : ainsi en a décidé le conseil municipal. Quelques habitants s’y opposaient.',
      ],
      [
        'direction',
        'C’est le conseil municipal qui avait voté pour que la piscine ferme jusqu’au printemps dernier. La plupart des habitants n’étaient pas d’accord avec cette décision.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'Os hóspedes devem deixar o quarto até às 11 h do dia da partida. Quem sair mais tarde paga uma taxa de 30 euros.',
    same: [
      'No dia em que partem, os hóspedes têm de sair do quarto o mais tardar às onze horas. Uma saída mais tardia custa trinta euros.',
      'O quarto tem de ficar livre às 11:00, no máximo, no dia da partida; depois dessa hora cobramos € 30 a quem ainda lá estiver.',
    ],
    other: [
      [
        'money',
        'No dia em que partem, os hóspedes têm de sair do quarto o mais tardar às onze horas. Uma saída mais tardia custa treze euros.',
      ],
      [
        'modality',
        'No dia da partida, os hóspedes podem ficar no quarto depois das 11 h, se quiserem. Quem sair mais tarde paga uma taxa de 30 euros.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before:
      'Please do not send the contract back before Ms Keller has signed it. We need all three copies by Wednesday, 6 May.',
    same: [
      'Bitte schicken Sie den Vertrag erst zurück, wenn Frau Keller ihn unterschrieben hat. Alle drei Ausfertigungen brauchen wir bis Mittwoch, den 6. Mai.',
      'Solange Frau Keller nicht unterschrieben hat, senden Sie den Vertrag bitte nicht zurück. Bis Mittwoch (6.5.) müssen sämtliche drei Exemplare bei uns sein.',
    ],
    other: [
      [
        'negation',
        'Bitte schicken Sie den Vertrag zurück, bevor Frau Keller ihn unterschrieben hat. Alle drei Ausfertigungen brauchen wir bis Mittwoch, den 6. Mai.',
      ],
      [
        'number',
        'Solange Frau Keller nicht unterschrieben hat, senden Sie den Vertrag bitte nicht zurück. Bis Mittwoch (6.5.) müssen alle vier Exemplare bei uns sein.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'en',
    before:
      'Ningún pasajero puede subir al tren sin billete. Los menores de cuatro años viajan gratis si van acompañados de un adulto.',
    same: [
      'No passenger may board the train without a ticket. Children under four travel free of charge when an adult is with them.',
      'Everyone needs a ticket to get on the train. If they are accompanied by an adult, children younger than 4 ride for free.',
    ],
    other: [
      [
        'negation',
        'Every passenger may board the train without a ticket. Children under four travel free of charge when an adult is with them.',
      ],
      [
        'comparison',
        'No passenger may board the train without a ticket. Children over four travel free of charge when an adult is with them.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'es',
    before:
      'Le loyer passera de 780 à 820 euros à partir du 1er janvier 2027. Vous pouvez refuser cette hausse par lettre recommandée.',
    same: [
      'Desde el 1 de enero de 2027 el alquiler subirá de 780 a 820 €. Tiene derecho a rechazar este aumento por carta certificada.',
      'El alquiler, que ahora es de 780 euros, será de 820 euros a partir del 1/1/2027. Si no acepta la subida, puede decirlo por carta certificada.',
    ],
    other: [
      [
        'money',
        'Desde el 1 de enero de 2027 el alquiler subirá de 780 a 880 €. Tiene derecho a rechazar este aumento por carta certificada.',
      ],
      [
        'modality',
        'Desde el 1 de enero de 2027 el alquiler subirá de 780 a 820 euros. No puede rechazar este aumento por carta certificada.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'pt',
    before:
      'Mein Bruder hat mir 2019 das Auto verkauft, nicht geschenkt. Ich habe 4500 Euro dafür bezahlt, in drei Raten.',
    same: [
      'O meu irmão vendeu-me o carro em 2019; não mo ofereceu. Paguei por ele 4500 euros, em três prestações.',
      'Em 2019 comprei o carro ao meu irmão – não foi um presente. Custou-me 4.500 €, que paguei em 3 prestações.',
    ],
    other: [
      [
        'date',
        'O meu irmão vendeu-me o carro em 2009; não mo ofereceu. Paguei por ele 4500 euros, em três prestações.',
      ],
      [
        'money',
        'Em 2019 comprei o carro ao meu irmão – não foi um presente. Custou-me 5.400 €, que paguei em 3 prestações.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'fr',
    before:
      'A Marta emprestou a bicicleta ao Rui na semana passada. Ele ainda não a devolveu e talvez só a devolva no domingo.',
    same: [
      'La semaine dernière, Marta a prêté son vélo à Rui. Il ne l’a pas encore rendu, et peut-être ne le rendra-t-il que dimanche.',
      'Rui a emprunté le vélo de Marta la semaine dernière ; il l’a toujours et il se peut qu’il ne le rende que dimanche.',
    ],
    other: [
      [
        'role',
        'La semaine dernière, Rui a prêté son vélo à Marta. Elle ne l’a pas encore rendu, et peut-être ne le rendra-t-elle que dimanche.',
      ],
      [
        'modality',
        'La semaine dernière, Marta a prêté son vélo à Rui. Il ne l’a pas encore rendu, et il ne le rendra certainement que dimanche.',
      ],
    ],
  },
]
