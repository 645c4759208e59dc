import type { Passage } from './pair.ts'

/** Written after the last change of the rules, measured once, and not looked at pair by pair: see README.md. */
export const HELD_OUT_2: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Our cleaner comes twice a week, on Tuesdays and Fridays. She doesn’t do windows, and she needs to be paid in cash.',
    same: [
      'The cleaner visits on Tuesdays and Fridays, i.e. two times a week; windows are not included, and payment must be in cash.',
      'We have a cleaner who comes every Tuesday and Friday. Windows are not part of her job, and she has to be paid cash.',
    ],
    other: [
      [
        'number',
        'Our cleaner comes once a week, on Tuesdays and Fridays. She doesn’t do windows, and she needs to be paid in cash.',
      ],
      [
        'negation',
        'The cleaner visits on Tuesdays and Fridays, i.e. two times a week; windows are included, and payment must be in cash.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Students who miss more than three classes cannot sit the final exam. A doctor’s note is the only accepted excuse.',
    same: [
      'Anyone missing over three classes is not allowed to take the final exam. The sole excuse we accept is a doctor’s note.',
      'If students are absent from more than three classes, they may not take the final exam, unless they bring a doctor’s note; no other excuse is accepted.',
    ],
    other: [
      [
        'comparison',
        'Students who miss fewer than three classes cannot sit the final exam. A doctor’s note is the only accepted excuse.',
      ],
      [
        'modality',
        'Students who miss more than three classes can sit the final exam. A doctor’s note is the only accepted excuse.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Nearly half of the trees we planted in 2019 have died. The city says it might replace some of them next spring.',
    same: [
      'Almost half of the trees planted by us in 2019 are dead. According to the city, some may be replaced next spring.',
      'Of the trees that we planted in 2019, nearly 50% did not survive; the city may possibly replace a few next spring.',
    ],
    other: [
      [
        'quantifier',
        'Nearly half of the trees we planted in 2019 have died. The city says it might replace all of them next spring.',
      ],
      [
        'modality',
        'Nearly half of the trees we planted in 2019 have died. The city says it must replace some of them next spring.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Nobody told Karim that the meeting had been moved from 2 to 4 pm, so he waited alone for two hours.',
    same: [
      'Karim was not informed that the meeting had been rescheduled from 2 pm to 4 pm and waited by himself for two hours.',
      'As no one had let Karim know about the meeting’s move from 2 to 4 p.m., he spent two hours waiting on his own.',
    ],
    other: [
      [
        'negation',
        'Somebody told Karim that the meeting had been moved from 2 to 4 pm, so he waited alone for two hours.',
      ],
      [
        'date',
        'Karim was not informed that the meeting had been rescheduled from 2 pm to 5 pm and waited by himself for two hours.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'You must not use the lift in case of fire. Walk to the nearest exit and never go back for your belongings.',
    same: [
      'In case of fire, do not use the lift. Go to the nearest exit on foot, and do not return for your things.',
      'If there is a fire, using the lift is forbidden: walk to the closest exit and under no circumstances go back to fetch your belongings.',
    ],
    other: [
      [
        'negation',
        'You must use the lift in case of fire. Walk to the nearest exit and never go back for your belongings.',
      ],
      ['negation', 'In case of fire, do not use the lift. Go to the nearest exit on foot, and return for your things.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Der Aufzug ist seit Montag außer Betrieb und wird erst nächste Woche repariert. Bitte nehmen Sie solange die Treppe.',
    same: [
      'Seit Montag funktioniert der Aufzug nicht; die Reparatur findet erst kommende Woche statt. Bis dahin benutzen Sie bitte die Treppe.',
      'Der Aufzug fährt seit Montag nicht und kann erst in der nächsten Woche repariert werden. Wir bitten Sie, bis dahin die Treppe zu nehmen.',
    ],
    other: [
      [
        'direction',
        'Der Aufzug ist seit Montag außer Betrieb und wurde schon letzte Woche repariert. Bitte nehmen Sie solange die Treppe.',
      ],
      [
        'date',
        'Seit Mittwoch funktioniert der Aufzug nicht; die Reparatur findet erst kommende Woche statt. Bis dahin benutzen Sie bitte die Treppe.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Bewerben können sich alle, die mindestens 18 Jahre alt sind. Ein Führerschein ist von Vorteil, aber keine Voraussetzung.',
    same: [
      'Alle ab 18 Jahren können sich bewerben. Ein Führerschein ist nicht erforderlich, aber von Vorteil.',
      'Wer 18 Jahre oder älter ist, kann sich bewerben. Einen Führerschein setzen wir nicht voraus, er wäre aber von Vorteil.',
    ],
    other: [
      ['modality', 'Bewerben können sich alle, die mindestens 18 Jahre alt sind. Ein Führerschein ist Voraussetzung.'],
      [
        'comparison',
        'Bewerben können sich alle, die höchstens 18 Jahre alt sind. Ein Führerschein ist von Vorteil, aber keine Voraussetzung.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Je n’ai pas pu ouvrir la pièce jointe. Pourriez-vous me la renvoyer avant demain midi, de préférence en PDF ?',
    same: [
      'Il m’a été impossible d’ouvrir la pièce jointe ; merci de me la renvoyer avant demain midi, de préférence en PDF.',
      'La pièce jointe ne s’ouvre pas. Auriez-vous l’amabilité de me la renvoyer d’ici demain midi, si possible au format PDF ?',
    ],
    other: [
      [
        'negation',
        'J’ai pu ouvrir la pièce jointe. Pourriez-vous me la renvoyer avant demain midi, de préférence en PDF ?',
      ],
      [
        'direction',
        'Je n’ai pas pu ouvrir la pièce jointe. Pourriez-vous me la renvoyer après demain midi, de préférence en PDF ?',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'Casi ningún vecino sabía que el agua se cortaría el jueves. Al menos veinte familias se quedaron sin agua toda la mañana.',
    same: [
      'Muy pocos vecinos sabían que el jueves cortarían el agua, y no menos de 20 familias pasaron toda la mañana sin ella.',
      'Casi nadie en el vecindario estaba al tanto del corte de agua del jueves; como mínimo veinte familias estuvieron sin agua toda la mañana.',
    ],
    other: [
      [
        'quantifier',
        'Casi todos los vecinos sabían que el agua se cortaría el jueves. Al menos veinte familias se quedaron sin agua toda la mañana.',
      ],
      [
        'comparison',
        'Casi ningún vecino sabía que el agua se cortaría el jueves. Como máximo veinte familias se quedaron sin agua toda la mañana.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'O médico pediu que o Rui não comesse nada durante 12 horas antes do exame. Água, ele pode beber.',
    same: [
      'O médico disse ao Rui para não comer nada nas 12 horas anteriores ao exame; beber água é permitido.',
      'Nas doze horas antes do exame, o Rui não deve comer, mas pode beber água, segundo o médico.',
    ],
    other: [
      [
        'direction',
        'O médico pediu que o Rui não comesse nada durante 12 horas depois do exame. Água, ele pode beber.',
      ],
      [
        'modality',
        'O médico pediu que o Rui não comesse nada durante 12 horas antes do exame. Água, ele não pode beber.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'es',
    before: 'You don’t have to book, but tables of six or more must be reserved at least one day ahead.',
    same: [
      'No es necesario reservar, pero las mesas para seis o más personas deben reservarse con al menos un día de antelación.',
      'No hace falta reserva; sin embargo, las mesas de 6 personas o más tienen que reservarse como mínimo un día antes.',
    ],
    other: [
      [
        'modality',
        'Es necesario reservar, y las mesas para seis o más personas deben reservarse con al menos un día de antelación.',
      ],
      [
        'number',
        'No es necesario reservar, pero las mesas para dieciséis o más personas deben reservarse con al menos un día de antelación.',
      ],
    ],
  },
]
