import type { Passage } from './pair.ts'

/** Written at the first end of the work and measured once; then read, because its figures asked for more work: see README.md. */
export const DEVELOPMENT_14: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'The pool is open to hotel guests only, from 7 am to 9 pm. Children under ten must be accompanied by an adult.',
    same: [
      'Use of the pool, which is open between 7:00 and 21:00, is restricted to guests of the hotel. Every child below the age of ten has to come with an adult.',
      'Only people staying at the hotel may use the pool (open 7 a.m. to 9 p.m.). If a child is younger than 10, an adult needs to be present.',
    ],
    other: [
      [
        'quantifier',
        'The pool, which is open between 7:00 and 21:00, can be used by hotel guests and by anyone else. Every child below the age of ten has to come with an adult.',
      ],
      [
        'number',
        'Only people staying at the hotel may use the pool (open 7 a.m. to 9 p.m.). If a child is younger than 12, an adult needs to be present.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'I ordered two lamps on 18 January but only one has arrived. If the other one is not here by Friday, I want my £64 back.',
    same: [
      'On January 18 I placed an order for two lamps, of which just one has been delivered. Should the second not arrive by Friday, please refund the £64.',
      'Of the two lamps that I ordered on 18 January, I have received only one. I ask for my sixty-four pounds back unless the other gets here by Friday.',
    ],
    other: [
      [
        'money',
        'On January 18 I placed an order for two lamps, of which just one has been delivered. Should the second not arrive by Friday, please refund the £46.',
      ],
      [
        'date',
        'Of the two lamps that I ordered on 18 June, I have received only one. I want my £64 back unless the other gets here by Friday.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Bewerbungen, die nach dem 31. März eingehen, können wir nicht berücksichtigen. Ein Anschreiben ist nicht nötig, ein Lebenslauf dagegen schon.',
    same: [
      'Bewerben Sie sich bitte bis spätestens 31. März; später eingehende Bewerbungen werden nicht berücksichtigt. Auf ein Anschreiben verzichten wir, einen Lebenslauf benötigen wir jedoch.',
      'Wir berücksichtigen ausschließlich Bewerbungen, die uns bis zum 31.3. erreichen. Sie müssen kein Anschreiben beilegen, wohl aber einen Lebenslauf.',
    ],
    other: [
      [
        'direction',
        'Bewerbungen, die vor dem 31. März eingehen, werden von uns nicht berücksichtigt. Ein Anschreiben ist nicht nötig, ein Lebenslauf jedoch schon.',
      ],
      [
        'modality',
        'Bewerben Sie sich bitte bis spätestens 31. März; später eingehende Bewerbungen werden nicht berücksichtigt. Ein Anschreiben ist ebenso erforderlich wie ein Lebenslauf.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'La mairie n’a accordé que trois permis de construire cette année, alors qu’elle en avait refusé aucun l’an dernier. Le maire reçoit tous les jeudis matin.',
    same: [
      'Cette année, la mairie a délivré seulement trois permis de construire ; l’an dernier, elle n’en avait refusé aucun. On peut voir le maire chaque jeudi matin.',
      'Trois permis de construire, pas plus, ont été accordés cette année par la mairie, qui les avait tous accordés l’an dernier. Le jeudi matin, le maire vous reçoit.',
    ],
    other: [
      [
        'date',
        'Cette année, la mairie a délivré seulement trois permis de construire ; l’an dernier, elle n’en avait refusé aucun. On peut voir le maire chaque mardi matin.',
      ],
      [
        'number',
        'Treize permis de construire, pas plus, ont été accordés cette année par la mairie, qui n’en avait refusé aucun l’an dernier. Le jeudi matin, le maire vous reçoit.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'No abra la caja sin guantes: el cristal puede estar roto. Si falta alguna pieza, avísenos en las 48 horas siguientes.',
    same: [
      'Póngase guantes antes de abrir la caja, pues es posible que el cristal esté roto. Tiene 48 horas para avisarnos si echa en falta alguna pieza.',
      'La caja debe abrirse con guantes, porque quizá el cristal se haya roto. Si no están todas las piezas, díganoslo en un plazo de dos días.',
    ],
    other: [
      [
        'negation',
        'Puede abrir la caja sin guantes, aunque es posible que el cristal esté roto. Tiene 48 horas para avisarnos si falta alguna pieza.',
      ],
      [
        'unit',
        'No abra la caja sin guantes, porque quizá el cristal se haya roto. Si falta alguna pieza, avísenos en los 48 días siguientes.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'A Rita vendeu a casa ao Tiago por 180 mil euros, menos do que tinha pedido. A escritura ficou marcada para 2 de maio, às 10 horas.',
    same: [
      'O Tiago comprou a casa à Rita por 180 000 €, um valor abaixo do que ela pedira. A escritura está marcada para as dez da manhã de 2 de maio.',
      'A casa da Rita foi vendida ao Tiago por cento e oitenta mil euros, um preço inferior ao pedido. No dia 2/5, às 10h00, assinam a escritura.',
    ],
    other: [
      [
        'role',
        'O Tiago vendeu a casa à Rita por 180 000 €, um valor abaixo do que tinha pedido. A escritura está marcada para as dez da manhã de 2 de maio.',
      ],
      [
        'date',
        'A casa da Rita foi vendida ao Tiago por cento e oitenta mil euros, um preço inferior ao pedido. No dia 2 de junho, às 10h00, assinam a escritura.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before:
      'Die Straße ist bis Ende August gesperrt. Anwohner dürfen sie benutzen, Lastwagen über 7,5 Tonnen dagegen nicht.',
    same: [
      'The road is closed until the end of August. Residents may use it, but lorries over 7.5 tonnes may not.',
      'Until the end of August, the road is open to residents only; lorries of more than 7.5 tonnes are banned.',
    ],
    other: [
      [
        'negation',
        'The road is closed until the end of August. Residents may use it, and so may lorries over 7.5 tonnes.',
      ],
      [
        'number',
        'Until the end of August, the road is closed. Residents may use it, but lorries of more than 3.5 tonnes may not.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    before: 'None of the eight candidates was convincing, so the post will be advertised again in September.',
    same: ['Aucun des huit candidats n’a convaincu ; le poste sera donc de nouveau mis au concours en septembre.'],
    other: [
      [
        'negation',
        'L’un des huit candidats a convaincu ; le poste ne sera donc pas de nouveau mis au concours en septembre.',
      ],
    ],
  },
]
