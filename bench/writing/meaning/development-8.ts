import type { Passage } from './pair.ts'

/** Free rewritings, written when the rules had been mended with `development-7.ts`; their failures were read afterwards. */
export const DEVELOPMENT_8: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before:
      'Our shop doesn’t take cash any more. You can pay by card or phone, and orders over £50 are delivered free within three days.',
    same: [
      'We have stopped accepting cash: please pay by card or with your phone. If you spend more than £50, we deliver at no charge in three days or less.',
      'Cash is no longer accepted in our shop; card and phone payments are. Delivery takes up to three days and costs nothing for orders above fifty pounds.',
    ],
    other: [
      [
        'negation',
        'Cash is accepted again in our shop, and so are card and phone payments. Delivery takes up to three days and costs nothing for orders above £50.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The board rejected the merger by 7 votes to 2, although the chairwoman, Ellen Marsh, had spoken in favour of it.',
    same: [
      'Despite the support of its chairwoman, Ellen Marsh, the merger was voted down by the board, seven to two.',
      'With only two of nine members voting for the merger, the board turned it down, even though Ellen Marsh, who chairs it, had argued for it.',
    ],
    other: [
      [
        'negation',
        'Despite the support of its chairwoman, Ellen Marsh, the merger was approved by the board, seven to two.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Sorry for the late reply. I won’t be able to join the call tomorrow morning, but Raj will be there and knows everything about the budget.',
    same: [
      'Apologies for only answering now. Tomorrow morning’s call will have to take place without me; Raj, who is fully up to speed on the budget, will attend.',
      'I am sorry that it took me so long to reply. While I cannot take part in tomorrow morning’s call, Raj can, and he knows all there is to know about the budget.',
    ],
    other: [
      [
        'date',
        'Apologies for only answering now. Today’s call will have to take place without me; Raj, who is fully up to speed on the budget, will attend.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Nobody was hurt in the fire, which started in the kitchen shortly after 3 am and destroyed half of the roof.',
    same: [
      'The fire broke out in the kitchen just after three in the morning. Half the roof was destroyed, but there were no injuries.',
      'Everyone escaped unharmed when, a little past 3 a.m., a fire that began in the kitchen ruined 50 % of the roof.',
    ],
    other: [
      [
        'number',
        'The fire broke out in the kitchen just after three in the morning. A third of the roof was destroyed, but there were no injuries.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'You don’t have to book in advance, but groups of ten or more should let us know at least a week ahead.',
    same: [
      'Advance booking is not required. However, if there are ten of you or more, please tell us a minimum of seven days beforehand.',
      'There’s no need to reserve. We would just ask parties of 10+ to give us one week’s notice or more.',
    ],
    other: [
      [
        'modality',
        'Advance booking is required. Groups of ten or more should tell us a minimum of seven days beforehand.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The contract runs for two years and renews automatically unless either party cancels it in writing three months before it ends.',
    same: [
      'With a term of two years, the agreement is extended automatically if neither side gives written notice three months prior to its end.',
      'It is a two-year contract. To stop it from renewing by itself, one of the parties has to cancel in writing a quarter of a year before the end.',
    ],
    other: [
      [
        'number',
        'With a term of two years, the agreement is extended automatically if neither side gives written notice two months prior to its end.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Leider können wir Ihnen keine Auskunft geben, bevor Sie sich ausgewiesen haben. Bitte legen Sie eine Kopie Ihres Ausweises bei.',
    same: [
      'Auskünfte dürfen wir bedauerlicherweise erst erteilen, wenn Sie sich ausgewiesen haben. Fügen Sie deshalb bitte eine Ausweiskopie bei.',
      'Bitte schicken Sie eine Kopie Ihres Ausweises mit, denn ohne Nachweis Ihrer Identität ist uns eine Auskunft leider nicht möglich.',
    ],
    other: [
      [
        'negation',
        'Auskünfte können wir Ihnen gern erteilen, auch bevor Sie sich ausgewiesen haben. Fügen Sie bitte eine Kopie Ihres Ausweises bei.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Die Miete steigt zum 1. Juli von 640 auf 690 Euro. Wer damit nicht einverstanden ist, kann bis Ende Mai widersprechen.',
    same: [
      'Ab dem 1.7. kostet die Wohnung statt 640 nun 690 € Miete. Widerspruch ist bis zum 31. Mai möglich.',
      'Zum 1. Juli erhöhen wir die Miete von 640 € auf 690 €. Falls Sie nicht zustimmen, haben Sie bis Ende Mai Zeit, Widerspruch einzulegen.',
    ],
    other: [
      ['money', 'Ab dem 1.7. kostet die Wohnung statt 640 nun 960 € Miete. Widerspruch ist bis Ende Mai möglich.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Kinder unter sechs Jahren zahlen nichts, alle anderen den halben Preis. Im Becken darf nur mit Badekappe geschwommen werden.',
    same: [
      'Für Kinder, die noch keine sechs sind, ist der Eintritt frei; der Rest zahlt die Hälfte. Ohne Badekappe ist das Schwimmen im Becken verboten.',
      'Unter 6 Jahren ist der Besuch kostenlos, sonst gilt der halbe Preis. Wer im Becken schwimmt, muss eine Badekappe tragen.',
    ],
    other: [
      [
        'comparison',
        'Über 6 Jahren ist der Besuch kostenlos, sonst gilt der halbe Preis. Wer im Becken schwimmt, muss eine Badekappe tragen.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Der Zug nach Ulm hat voraussichtlich 25 Minuten Verspätung. Der Anschluss in Stuttgart wird deshalb nicht erreicht.',
    same: [
      'Mit einer Verspätung von etwa fünfundzwanzig Minuten ist beim Zug nach Ulm zu rechnen; der Anschlusszug in Stuttgart wird daher verpasst.',
      'Weil der Zug Richtung Ulm rund 25 Minuten später kommt, klappt das Umsteigen in Stuttgart nicht.',
    ],
    other: [
      [
        'negation',
        'Mit einer Verspätung von etwa 25 Minuten ist beim Zug nach Ulm zu rechnen; der Anschluss in Stuttgart wird trotzdem erreicht.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Ich habe das Buch schon zweimal gelesen und würde es jedem empfehlen, der sich für Geschichte interessiert.',
    same: [
      'Zwei Mal habe ich dieses Buch bereits gelesen, und allen, die Geschichte mögen, lege ich es ans Herz.',
      'Wer Interesse an Geschichte hat, dem kann ich das Buch nur empfehlen – ich selbst habe es schon zum zweiten Mal gelesen.',
    ],
    other: [
      ['number', 'Fünf Mal habe ich dieses Buch bereits gelesen, und allen, die Geschichte mögen, empfehle ich es.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'No hace falta que traigas nada, solo ganas de bailar. La fiesta empieza a las nueve y media y termina cuando se vaya el último.',
    same: [
      'Ven con ganas de bailar y nada más: no tienes que traer nada. Empezamos a las 21:30 y acabamos cuando el último se marche.',
      'La fiesta comienza a las nueve y media de la noche y durará hasta que se vaya el último invitado. Basta con que traigas ganas de bailar.',
    ],
    other: [
      [
        'date',
        'Ven con ganas de bailar y nada más: no tienes que traer nada. Empezamos a las 22:30 y acabamos cuando el último se marche.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'El médico me ha prohibido el café durante dos meses. Puedo tomar té, pero no más de tres tazas al día.',
    same: [
      'Durante dos meses no puedo beber café por orden del médico. El té me está permitido, hasta un máximo de 3 tazas diarias.',
      'Según el médico, tengo que estar dos meses sin café; tres tazas de té al día son lo máximo que me deja tomar.',
    ],
    other: [
      [
        'comparison',
        'Durante dos meses no puedo beber café por orden del médico. El té me está permitido, con un mínimo de 3 tazas diarias.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'Casi todos los vecinos firmaron la carta, pero el alcalde todavía no ha contestado. La reunión será el martes 12 de mayo.',
    same: [
      'El alcalde sigue sin contestar la carta, que firmó la gran mayoría de los vecinos. Nos reuniremos el martes, 12 de mayo.',
      'La carta lleva la firma de casi todo el vecindario; aún no hay respuesta del alcalde. El martes 12/5 se celebrará la reunión.',
    ],
    other: [
      [
        'quantifier',
        'El alcalde sigue sin contestar la carta, que firmaron algunos vecinos. Nos reuniremos el martes, 12 de mayo.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Il n’est pas nécessaire de réserver, sauf le samedi soir. Les chiens ne sont pas admis en salle, mais ils le sont en terrasse.',
    same: [
      'La réservation n’est obligatoire que le samedi soir. Les chiens peuvent rester en terrasse, pas en salle.',
      'Hormis le samedi soir, on peut venir sans réserver. Nous acceptons les chiens sur la terrasse, mais pas à l’intérieur.',
    ],
    other: [
      [
        'date',
        'La réservation n’est obligatoire que le vendredi soir. Les chiens peuvent rester en terrasse, pas en salle.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Mon père a vendu sa maison à un couple de Lyon pour 310 000 euros. Il regrette de ne pas avoir attendu un an de plus.',
    same: [
      'La maison de mon père a été achetée 310 000 € par un couple lyonnais. Il aurait préféré attendre une année supplémentaire.',
      'C’est à un couple de Lyon que mon père a cédé sa maison, pour trois cent dix mille euros ; il s’en veut de ne pas avoir patienté douze mois de plus.',
    ],
    other: [
      [
        'money',
        'La maison de mon père a été achetée 301 000 € par un couple lyonnais. Il aurait préféré attendre une année supplémentaire.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Tous les salariés doivent suivre la formation avant le 15 novembre. Ceux qui l’ont déjà faite en 2023 en sont dispensés.',
    same: [
      'La formation est obligatoire pour l’ensemble du personnel et doit être terminée avant le 15 novembre, sauf pour qui l’a suivie en 2023.',
      'Chaque salarié est tenu de se former d’ici le 14 novembre. Si vous avez suivi cette formation en 2023, vous n’avez pas à la refaire.',
    ],
    other: [
      [
        'quantifier',
        'Certains salariés doivent suivre la formation avant le 15 novembre. Ceux qui l’ont déjà faite en 2023 n’ont pas à la refaire.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'A biblioteca empresta no máximo cinco livros de cada vez. Quem não os devolver a tempo paga 20 cêntimos por dia.',
    same: [
      'Não pode levar mais de cinco livros da biblioteca ao mesmo tempo. Por cada dia de atraso na devolução, cobra-se 0,20 €.',
      'O limite de empréstimo da biblioteca é de 5 livros. Se não forem devolvidos no prazo, são vinte cêntimos diários.',
    ],
    other: [
      [
        'money',
        'Não pode levar mais de cinco livros da biblioteca ao mesmo tempo. Por cada dia de atraso na devolução, cobram-se 20 euros.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'A reunião de amanhã foi adiada para a próxima quinta-feira, porque a Dra. Lima está doente. Não é preciso confirmar de novo.',
    same: [
      'Como a Dra. Lima está doente, a reunião que seria amanhã passa para quinta-feira da semana que vem. Não precisam de voltar a confirmar.',
      'Devido à doença da Dra. Lima, só na próxima quinta-feira teremos a reunião marcada para amanhã. Está dispensada nova confirmação.',
    ],
    other: [
      [
        'name',
        'Como a Dra. Leite está doente, a reunião que seria amanhã passa para quinta-feira da semana que vem. Não precisam de voltar a confirmar.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Nem todos os candidatos passaram no exame: dos 80, apenas 52 tiveram nota positiva.',
    same: [
      'O exame teve 80 candidatos, mas só cinquenta e dois conseguiram nota positiva, ou seja, alguns reprovaram.',
      'Apenas 52 dos oitenta candidatos passaram no exame com nota positiva; os outros não.',
    ],
    other: [
      [
        'number',
        'O exame teve 80 candidatos, mas só quarenta e dois conseguiram nota positiva, ou seja, alguns reprovaram.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before:
      'Bitte werfen Sie keine Speisereste in die Toilette. Die Putzkraft kommt jeden zweiten Mittwoch gegen 9 Uhr.',
    same: [
      'Please do not throw leftover food into the toilet. The cleaner comes every other Wednesday at around 9 am.',
      'Food scraps must not go down the toilet. Every second Wednesday, at about nine o’clock in the morning, the cleaner comes by.',
    ],
    other: [
      [
        'date',
        'Please do not throw leftover food into the toilet. The cleaner comes every second Thursday at around 9 am.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'es',
    before:
      'You must be at least 18 to enter. Bags larger than 40 cm are not allowed, and you may be asked to show identification.',
    same: [
      'Para entrar hay que tener 18 años como mínimo. No se admiten bolsos de más de 40 cm y es posible que le pidan un documento de identidad.',
      'Prohibida la entrada a menores de 18 años y con bolsos de más de cuarenta centímetros. Pueden pedirle que se identifique.',
    ],
    other: [
      [
        'number',
        'Para entrar hay que tener 16 años como mínimo. No se admiten bolsos de más de 40 cm y es posible que le pidan un documento de identidad.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    before: 'Je ne suis pas d’accord avec votre facture du 3 juin : je n’ai commandé que deux chaises, et non quatre.',
    same: [
      'I disagree with your invoice of 3 June: I ordered only two chairs, not four.',
      'I dispute your invoice dated June 3rd, since I did not order four chairs but just two.',
    ],
    other: [['number', 'I disagree with your invoice of 3 June: I ordered only two chairs, not five.']],
  },
  {
    from: 'es',
    to: 'de',
    before:
      'El curso no empieza hasta octubre y dura diez semanas. Quien falte más de dos veces no recibirá el certificado.',
    same: [
      'Der Kurs beginnt erst im Oktober und dauert zehn Wochen. Wer öfter als zweimal fehlt, bekommt kein Zertifikat.',
      'Erst im Oktober fängt der zehnwöchige Kurs an. Ein Zertifikat erhält nur, wer höchstens zweimal fehlt.',
    ],
    other: [
      [
        'negation',
        'Der Kurs beginnt erst im Oktober und dauert zehn Wochen. Wer öfter als zweimal fehlt, bekommt trotzdem ein Zertifikat.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'en',
    before: 'Se a encomenda não chegar até sexta-feira, devolvemos-lhe o dinheiro. Só pedimos que nos envie o recibo.',
    same: [
      'If the order does not arrive by Friday, we will give you your money back. All we ask is that you send us the receipt.',
      'Should your order fail to arrive by Friday, we will refund you; just send us the receipt.',
    ],
    other: [
      [
        'date',
        'If the order does not arrive by Monday, we will give you your money back. We only ask that you send us the receipt.',
      ],
    ],
  },
]
