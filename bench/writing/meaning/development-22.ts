import type { Passage } from './pair.ts'

/** One or two sentences each by three further hands: health and safety, contracts and office, news and everyday life. */
export const DEVELOPMENT_22: readonly Passage[] = [
  {
    ...{ from: 'de', to: 'fr' },
    before: 'Höchstens acht Personen dürfen sich gleichzeitig in der Sauna aufhalten.',
    same: ["Il est interdit d'être plus de huit en même temps dans le sauna."],
    other: [],
  },
  {
    ...{ from: 'es', to: 'en' },
    before: 'El taller permanecerá cerrado del 1 al 15 de agosto por obras de mantenimiento.',
    same: ['Owing to maintenance work, the workshop will not be open from August 1st to 15th.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'de' },
    before: 'El equipo visitante marcó dos goles en los últimos cinco minutos y acabó empatando.',
    same: ['In den letzten fünf Minuten traf die Gastmannschaft zweimal und spielte am Ende unentschieden.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Sift the flour into a large bowl. Add the butter and rub it in with your fingertips until the mixture looks like breadcrumbs.',
    same: [
      'Once the flour has been sifted into a large bowl, put in the butter and work it through with your fingertips until you have something resembling breadcrumbs.',
    ],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "L'infirmière scolaire a prévenu les parents dès que la fièvre de l'enfant a dépassé 39 °C.",
    same: [
      "Aussitôt que l'enfant a eu plus de 39 degrés de fièvre, les parents ont été avertis par l'infirmière scolaire.",
    ],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'en' },
    before: "Coupez le courant avant d'ouvrir le capot de la machine.",
    same: [],
    other: [['unsorted', 'Open the machine cover first, and then switch off the power.']],
  },
  {
    ...{ from: 'pt', to: 'de' },
    before: 'Se o alarme tocar, saiam do edifício pelas escadas e reúnam-se no estacionamento.',
    same: [
      'Verlassen Sie das Gebäude über die Treppe, wenn der Alarm ertönt, und versammeln Sie sich auf dem Parkplatz.',
    ],
    other: [],
  },
  {
    ...{ from: 'de', to: 'es' },
    before: 'Die rote Piste ist heute besser präpariert als die blaue.',
    same: [],
    other: [['unsorted', 'Hoy la pista azul está mejor preparada que la roja.']],
  },
  {
    ...{ from: 'en', to: 'fr' },
    before: 'Wash the cut with soap and water, then cover it with a clean dressing.',
    same: [],
    other: [['unsorted', "Nettoyez la coupure à l'eau et au savon, puis séchez-la avec une compresse propre."]],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Only trained staff are allowed to operate the forklift.',
    same: ['No one is permitted to operate the forklift unless they are a trained member of staff.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'en' },
    before: 'A escola oferece o almoço gratuitamente aos alunos com bolsa de estudo.',
    same: [],
    other: [['unsorted', 'Lunch is provided free of charge by the school to the children of its staff.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'All the money raised at the school fair will go towards new books for the library.',
    same: [],
    other: [['unsorted', 'All the money raised at the school fair will go towards new shelves for the library.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Der Ausflug findet auch bei Regen statt, sofern mindestens zehn Personen angemeldet sind.',
    same: [],
    other: [
      [
        'unsorted',
        'Sind zehn oder mehr Personen angemeldet, machen wir den Ausflug, allerdings nur, wenn es nicht regnet.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Alle Beschäftigten müssen vor dem Betreten der Halle Gehörschutz anlegen.',
    same: ['Bevor sie die Halle betreten, sind sämtliche Beschäftigten verpflichtet, einen Gehörschutz aufzusetzen.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'en' },
    before: 'Der Schiedsrichter unterbrach das Spiel, weil Zuschauer Flaschen auf das Feld geworfen hatten.',
    same: [],
    other: [['unsorted', 'Spectators threw bottles onto the pitch because the referee had interrupted the game.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'On Tuesday, 4 March 2025, a dozen runners from Leeds finished the race in under three hours.',
    same: ['Twelve runners from Leeds completed the race in less than 180 minutes on Tuesday, March 4th, 2025.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Den Teig zugedeckt 45 Minuten an einem warmen Ort gehen lassen und danach kräftig durchkneten.',
    same: [],
    other: [
      [
        'unsorted',
        'Decken Sie den Teig ab, lassen Sie ihn eine Viertelstunde lang an einem warmen Ort gehen und kneten Sie ihn anschließend kräftig durch.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Die Salbe darf nicht auf offene Wunden aufgetragen werden.',
    same: [],
    other: [['unsorted', 'Auf offenen Wunden kann die Salbe bedenkenlos angewendet werden.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Das Rückspiel am 8. Mai gewann Freiburg mit 3:1, obwohl die Mannschaft zur Pause noch zurückgelegen hatte.',
    same: ['Trotz eines Rückstands zur Halbzeit siegte Freiburg im Rückspiel am 08.05. mit drei zu eins.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Faites cuire les haricots à l'eau bouillante pendant un quart d'heure, puis égouttez-les.",
    same: ["Laissez cuire les haricots quinze minutes dans l'eau bouillante avant de les égoutter."],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The cheaper of the two inhalers lasts longer than the expensive one.',
    same: ['Of the two inhalers, the dearer one does not last as long as the cheaper one.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Ein halbes Kilo Kartoffeln schälen, in Scheiben schneiden und in Salzwasser zehn Minuten kochen.',
    same: [
      '500 g Kartoffeln werden geschält, in Scheiben geschnitten und 10 Minuten lang in gesalzenem Wasser gekocht.',
    ],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Coloque duas colheres de sopa de fermento na massa e misture devagar.',
    same: [],
    other: [['unsorted', 'Coloque duas colheres de chá de fermento na massa e misture devagar.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Visitors to the workshop must wear safety glasses at all times.',
    same: [],
    other: [['unsorted', 'Anyone visiting the workshop is free to wear safety glasses the whole time they are there.']],
  },
  {
    ...{ from: 'fr', to: 'pt' },
    before: "Plus de la moitié des élèves viennent à l'école à vélo, surtout au printemps.",
    same: ['Mais de 50% dos alunos vão para a escola de bicicleta, sobretudo na primavera.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A piscina coberta é mais funda do que a piscina ao ar livre, mas tem menos raias.',
    same: [],
    other: [['unsorted', 'A piscina coberta não só é mais rasa do que a descoberta, como também tem menos raias.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The final was postponed because two players had caught the flu, not because of the storm.',
    same: [],
    other: [
      [
        'unsorted',
        'It was the storm, rather than two players coming down with the flu, that led to the final being put off.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Ce médicament ne diminue pas la capacité à conduire, même à forte dose.',
    same: [],
    other: [['unsorted', "La capacité à conduire est diminuée par ce médicament lorsqu'il est pris à forte dose."]],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Prenez ce comprimé le soir, une demi-heure avant de vous coucher, avec un grand verre d'eau.",
    same: [],
    other: [
      ['unsorted', "Ce comprimé se prend le soir avec un grand verre d'eau, une heure et demie avant le coucher."],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Primero se sofríe la cebolla y, cuando esté dorada, se añade el arroz.',
    same: [],
    other: [['unsorted', 'Sofría en primer lugar el arroz; una vez dorado, incorpore la cebolla.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The coastal route takes longer than the motorway but costs less in tolls.',
    same: [],
    other: [
      ['unsorted', 'You pay less in tolls on the coastal route than on the motorway, and you get there faster too.'],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Agite o frasco antes de usar e descarte o que sobrar após trinta dias.',
    same: ['Antes do uso, o frasco deve ser agitado; passados 30 dias, jogue fora o restante.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Les passagers peuvent laisser leurs bagages dans le car pendant la visite du château.',
    same: [],
    other: [
      [
        'unsorted',
        "Pendant que l'on visite le château, les passagers sont tenus de laisser leurs bagages dans le car.",
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Nenhum funcionário pode subir no telhado sem cinto de segurança.',
    same: ['Para subir no telhado, todo funcionário é obrigado a usar cinto de segurança.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Malgré la chaleur, aucun des douze coureurs n'a abandonné la course.",
    same: ["Il faisait chaud, et pourtant pas un seul des 12 coureurs n'a abandonné la course."],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Les gants usagés doivent être jetés dans le bac jaune à la fin du service.',
    same: [],
    other: [['unsorted', 'Les masques usagés doivent être jetés dans le bac jaune à la fin du service.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'If you feel dizzy, stop the exercise and sit down.',
    same: ['Break off the exercise and take a seat if you become dizzy.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'de' },
    before: 'Les enfants de moins de six ans ne doivent pas prendre ce sirop.',
    same: ['Kinder, die noch keine sechs Jahre alt sind, dürfen diesen Sirup nicht einnehmen.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'You cannot get a refund unless you cancel at least 48 hours before departure.',
    same: ['A refund is available only if you cancel 48 hours or more ahead of departure.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Le vol de 14 h 30 pour Lisbonne partira avec deux heures de retard à cause du brouillard.',
    same: ["En raison du brouillard, l'avion pour Lisbonne prévu à 14 h 30 ne décollera qu'à 16 h 30."],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O médico receitou o antibiótico à mãe, e não ao bebê, por causa da infecção no peito.',
    same: [],
    other: [
      ['unsorted', 'Por causa da infecção no peito, o médico passou o antibiótico para o bebê, e não para a mãe.'],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Suba la dosis poco a poco hasta que desaparezcan los temblores.',
    same: [],
    other: [['unsorted', 'Vaya reduciendo la dosis de forma gradual hasta que los temblores desaparezcan.']],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A professora devolveu as provas na quinta-feira, dois dias antes do prazo.',
    same: ['As provas foram devolvidas pela professora na quinta, com dois dias de antecedência em relação ao prazo.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El partido se suspendió a los setenta minutos por falta de luz en el estadio.',
    same: [],
    other: [['unsorted', 'A los 70 minutos hubo que suspender el partido debido a una pelea en el estadio.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Dissolve one sachet in 200 ml of water and drink the solution straight away.',
    same: [],
    other: [
      [
        'unsorted',
        'Stir the contents of a single sachet into 20 ml of water until dissolved, then drink it immediately.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'de' },
    before: 'You do not need to fast before this blood test, but please drink plenty of water.',
    same: [],
    other: [
      ['unsorted', 'Vor dieser Blutuntersuchung müssen Sie nüchtern bleiben, trinken Sie aber bitte reichlich Wasser.'],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Bata tres huevos con 150 gramos de azúcar. Después, agregue la harina sin dejar de remover.',
    same: ['Tras batir 3 huevos con 150 g de azúcar, eche la harina mientras sigue removiendo sin parar.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Nehmen Sie die Kapseln nüchtern ein, und zwar eine halbe Stunde vor dem Frühstück.',
    same: ['Die Kapseln sind auf leeren Magen einzunehmen, 30 Minuten bevor Sie frühstücken.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O uso de capacete é obrigatório em toda a área da obra.',
    same: [],
    other: [['unsorted', 'Em toda a área da obra, recomenda-se que se use capacete.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Il est interdit d'utiliser l'ascenseur en cas d'incendie.",
    same: ["Si un incendie se déclare, nul n'a le droit de prendre l'ascenseur."],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The foreman told the crew to tighten the bolts on the scaffold before the inspector arrived.',
    same: [],
    other: [
      ['unsorted', 'The foreman told the crew to loosen the bolts on the scaffold before the inspector arrived.'],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Do not take a second tablet unless the pain returns within six hours.',
    same: [],
    other: [['unsorted', 'If the pain comes back within six hours, do not take another tablet.']],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El autobús escolar pasa cada media hora desde las siete de la mañana hasta las cinco de la tarde.',
    same: ['Entre las 7:00 y las 17:00 hay un autobús escolar cada 30 minutos.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'fr' },
    before: 'A seleção de andebol de Portugal joga contra a Suécia no sábado, em Braga.',
    same: [],
    other: [['unsorted', "Samedi, à Braga, l'équipe du Portugal de handball affrontera la Suisse."]],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The clinic will be closed from Monday 3 June and reopens on Thursday 6 June.',
    same: [],
    other: [['unsorted', 'Starting on Monday 3 June the clinic is shut; its doors open again on Friday 7 June.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Die Lehrerin bat die Eltern, die Kinder am Freitag schon um zwölf Uhr nach Hause zu bringen.',
    same: [],
    other: [
      [
        'unsorted',
        'Die Lehrerin wurde von den Eltern gebeten, die Kinder am Freitag bereits um 12 Uhr nach Hause zu bringen.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Para entrar en la cámara frigorífica es obligatorio llevar guantes y chaqueta térmica.',
    same: ['Nadie puede entrar en la cámara frigorífica si no lleva puestos una chaqueta térmica y guantes.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A turma só vai ao zoológico se todos os pais assinarem a autorização.',
    same: [],
    other: [['unsorted', 'Mesmo que algum dos pais não assine a autorização, a turma irá ao zoológico.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Adults take two 500 mg tablets every six hours, up to a maximum of four grams in any 24-hour period.',
    same: [
      'The adult dose is 1 g (two tablets of 500 mg each) at six-hour intervals, never exceeding 4,000 mg within 24 hours.',
    ],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Not one of the pupils who took the swimming test failed it.',
    same: ['All the pupils who did the swimming test passed it.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Der Zug nach Salzburg fährt heute ausnahmsweise von Gleis 7 statt von Gleis 4 ab.',
    same: [],
    other: [['unsorted', 'Der Zug nach Innsbruck fährt heute ausnahmsweise von Gleis 7 statt von Gleis 4 ab.']],
  },
  {
    ...{ from: 'es', to: 'pt' },
    before: 'Mantenga las ventanas abiertas mientras aplica el producto en el baño.',
    same: [],
    other: [['unsorted', 'Durante a aplicação do produto no banheiro, mantenha as janelas fechadas.']],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El plazo para inscribirse en el campamento de verano termina el 15 de mayo a medianoche.',
    same: [],
    other: [['unsorted', 'El plazo para inscribirse en el campamento de verano termina el 15 de marzo a medianoche.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Rinse the lentils before you soak them overnight in cold water.',
    same: [],
    other: [['unsorted', 'Leave the lentils in cold water overnight, and rinse them once they have soaked.']],
  },
  {
    ...{ from: 'es', to: 'fr' },
    before: 'La doctora Ruiz operó a mi hermano de la rodilla a las nueve y media de la mañana.',
    same: ['Mon frère a été opéré du genou par la docteure Ruiz à 9 h 30.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The referee sent off the goalkeeper in the 90th minute for handling the ball outside the area.',
    same: ['In the ninetieth minute, the goalkeeper was dismissed by the referee for handball outside the area.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El entrenador felicitó a la portera por haber parado dos penaltis.',
    same: ['La portera fue felicitada por el entrenador porque había detenido dos penas máximas.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'pt' },
    before: 'Bake the cake for 40 minutes at 180 degrees Celsius without opening the oven door.',
    same: ['Asse o bolo a 180 °C durante quarenta minutos e não abra a porta do forno nesse tempo.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Como o voo foi cancelado, a companhia pagou o hotel e o jantar de todos os passageiros.',
    same: ['A companhia custeou hotel e jantar para todos os passageiros, já que o voo tinha sido cancelado.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'No deje el medicamento al alcance de los niños ni lo guarde por encima de los 25 grados.',
    same: ['Mantenga el medicamento fuera del alcance de los niños y consérvelo a 25 °C como máximo.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The coach leaves the hotel at 6.45 p.m. and reaches the airport an hour and a half later.',
    same: ['Setting off from the hotel at 18:45, the coach arrives at the airport 90 minutes afterwards.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Because the freezer had been left open overnight, the school kitchen had to throw away all the fish.',
    same: [
      'All the fish had to be thrown out by the school kitchen, since someone had left the freezer open overnight.',
    ],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'At least three adults must go with each class on the museum trip.',
    same: [],
    other: [['unsorted', 'On the museum trip, each class must be accompanied by no more than three adults.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Weil der Impfstoff zu spät geliefert wurde, mussten fast alle Termine von Montag auf Mittwoch verschoben werden.',
    same: [
      'Die Lieferung des Impfstoffs kam zu spät. Deshalb war es nötig, nahezu sämtliche Montagstermine auf den Mittwoch zu verlegen.',
    ],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'A maratona do Porto foi ganha por uma enfermeira de 29 anos que nunca tinha corrido mais de trinta quilómetros.',
    same: ['Uma enfermeira de vinte e nove anos, que nunca correra mais de 30 km, venceu a maratona do Porto.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The nurse reported the pharmacist to the hospital board after the mix-up.',
    same: [],
    other: [['unsorted', 'After the mix-up, the nurse was reported to the hospital board by the pharmacist.']],
  },
  {
    ...{ from: 'en', to: 'es' },
    before: 'Our school exchange this year takes thirty pupils to Granada for two weeks.',
    same: [],
    other: [
      [
        'unsorted',
        'Este año, treinta alumnos pasarán dos semanas en Valencia gracias al intercambio de nuestro colegio.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Las personas con alergia al huevo solo pueden vacunarse en el hospital.',
    same: [],
    other: [['unsorted', 'Las personas con alergia al huevo también pueden vacunarse en el hospital.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "La plupart des élèves de sixième savent déjà nager vingt-cinq mètres sans s'arrêter.",
    same: [],
    other: [['unsorted', 'En sixième, quelques élèves seulement sont déjà capables de nager 25 mètres sans pause.']],
  },
  {
    ...{ from: 'pt', to: 'es' },
    before: 'Não conduza nas 24 horas seguintes à anestesia, mesmo que se sinta bem.',
    same: [
      'Aunque se encuentre bien, no debe ponerse al volante durante las veinticuatro horas posteriores a la anestesia.',
    ],
    other: [],
  },
  {
    ...{ from: 'en', to: 'fr' },
    before: 'You should keep a copy of the receipt for your own records.',
    same: [],
    other: [['unsorted', 'Vous êtes tenu de conserver une copie du reçu pour vos propres archives.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: "The tenant pays a deposit of three months' rent, which the landlord keeps in a separate account.",
    same: [],
    other: [
      [
        'unsorted',
        "A deposit equal to two months' rent is paid by the tenant and kept by the landlord in a separate account.",
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Todavía no hemos recibido el pago de la factura 1187, que venció la semana pasada.',
    same: [],
    other: [['unsorted', 'La factura 1187 venció la semana pasada y ya hemos recibido el pago correspondiente.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Das Paket ist 1,20 Meter lang und wurde gestern um halb fünf nachmittags abgeholt.',
    same: ['Gestern um 16:30 Uhr hat man das Paket abgeholt; es hat eine Länge von 120 cm.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'de' },
    before: 'The repair took longer than planned, so we gave the customer a 15% discount.',
    same: [
      'Da die Reparatur mehr Zeit als vorgesehen in Anspruch nahm, haben wir dem Kunden 15 Prozent Rabatt gewährt.',
    ],
    other: [],
  },
  {
    ...{ from: 'en', to: 'de' },
    before: 'The apartment has a floor area of 75 square metres and comes with two parking spaces.',
    same: [],
    other: [['unsorted', 'Die Wohnung hat eine Fläche von 57 Quadratmetern; zwei Stellplätze gehören dazu.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Kündigungen, die uns per E-Mail erreichen, werden von uns nicht anerkannt.',
    same: ['Wir erkennen keine Kündigung an, die bei uns per E-Mail eingeht.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Le locataire n'est pas autorisé à sous-louer l'appartement sans l'accord écrit du propriétaire.",
    same: ["Sans autorisation écrite du propriétaire, il est interdit au locataire de sous-louer l'appartement."],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Unless you object in writing within two weeks, the new terms will apply to your account.',
    same: ['The new terms will apply to your account if you do not object in writing within 14 days.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'La factura asciende a 1.250 euros, IVA incluido, y debe pagarse en un plazo de 30 días.',
    same: ['Hay que abonar en un plazo de treinta días la factura, cuyo importe es de 1250 € con el IVA incluido.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Mitarbeiter dürfen an zwei Tagen pro Woche von zu Hause aus arbeiten.',
    same: [],
    other: [['unsorted', 'Mitarbeiter müssen an zwei Tagen pro Woche von zu Hause aus arbeiten.']],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A loja abre às 9h30 e fecha às 19h, de segunda a sexta-feira.',
    same: ['De segunda a sexta, o horário da loja é das nove e meia da manhã às sete da noite.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Le taux d'intérêt du prêt est fixé à 3,2 % pour toute la durée du contrat.",
    same: [],
    other: [['unsorted', "Le taux d'intérêt du prêt est fixé à 2,3 % pour toute la durée du contrat."]],
  },
  {
    ...{ from: 'fr', to: 'en' },
    before: 'Le paiement doit nous parvenir au plus tard le 10 du mois suivant.',
    same: [],
    other: [['unsorted', 'We must receive payment no earlier than the 10th of the following month.']],
  },
  {
    ...{ from: 'es', to: 'en' },
    before: 'Si no hay quórum, la votación se aplazará hasta la siguiente junta.',
    same: ['The vote will be postponed until the next meeting unless there is a quorum.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Le service client est ouvert de 8 h à 20 h tous les jours sauf le dimanche, où il est fermé.',
    same: [
      'Fermé le dimanche, le service client ouvre les autres jours à huit heures du matin et ferme à huit heures du soir.',
    ],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The premium plan costs twice as much as the basic plan, which is $12 a month.',
    same: ['The basic plan costs $12 per month, and the price of the premium plan is double that.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'pt' },
    before: 'Please do not reply to this e-mail, as the mailbox is not monitored.',
    same: ['Como a caixa de correio não é monitorada, pedimos que não responda a este e-mail.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The bank will refund the fee to the account holder within ten working days.',
    same: [],
    other: [['unsorted', 'The bank will refund the fee to the merchant within ten working days.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Customers who do not pay on time will be charged a late fee of $25.',
    same: ["A late fee of 25 dollars will be charged to customers whose payment isn't made on time."],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Frau Lehmann vertritt Herrn Özdemir, der vom 3. bis 14. Juni im Urlaub ist.',
    same: ['Vom 3. bis 14. Juni hat Herr Özdemir Urlaub und wird von Frau Lehmann vertreten.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'We have received your complaint and forwarded it to the technical department. You will hear from us within 48 hours.',
    same: [
      'Your complaint has reached us and has been passed on to the technical department; we will get back to you in 48 hours at the latest.',
    ],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Employees are not permitted to share their passwords with anyone.',
    same: ['No employee is allowed to give his or her password to anybody.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Le prestataire informera le client de tout retard dès qu'il en aura connaissance.",
    same: [],
    other: [['unsorted', "Dès qu'il en aura connaissance, le client signalera tout retard au prestataire."]],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Ningún empleado puede entrar en el almacén sin llevar puesto el casco.',
    same: ['Para entrar en el almacén, todos los empleados deben llevar el casco puesto.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: "Invoices received after the 25th will be processed in the following month's payment run.",
    same: [],
    other: [
      [
        'unsorted',
        'Any invoice that reaches us after the 15th is handled in the payment run of the month that follows.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El contrato de alquiler termina el 30 de junio de 2026 y no se renueva automáticamente.',
    same: [],
    other: [['unsorted', 'El contrato de alquiler no se prorroga de forma automática y vence el 30 de julio de 2026.']],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El banco le enviará la nueva tarjeta a su domicilio en un plazo de cinco días.',
    same: [],
    other: [['unsorted', 'El banco le enviará la nueva clave a su domicilio en un plazo de cinco días.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Der Vermieter hat die Miete zum 1. April um 40 Euro gesenkt, weil der Aufzug seit Wochen ausfällt.',
    same: [],
    other: [
      [
        'unsorted',
        'Seit Wochen ist der Aufzug außer Betrieb, deshalb hat der Vermieter die Miete zum 1. April um 40 Euro erhöht.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Maria finished the report after Tom had sent her the sales figures.',
    same: ['First Tom sent Maria the sales figures; after that, she completed the report.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El inquilino deberá avisar con dos meses de antelación si quiere dejar el piso.',
    same: ['Si el inquilino desea abandonar el piso, está obligado a comunicarlo dos meses antes.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Die Schlüsselübergabe findet am Freitag um 10 Uhr in der Filiale Hamburg statt.',
    same: [],
    other: [['unsorted', 'Die Schlüsselübergabe findet am Freitag um 10 Uhr in der Filiale Hannover statt.']],
  },
  {
    ...{ from: 'fr', to: 'de' },
    before: 'Toute réclamation doit être adressée par écrit au service des sinistres dans les dix jours.',
    same: ['Jede Beschwerde ist innerhalb von zehn Tagen schriftlich an die Schadenabteilung zu richten.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'fr' },
    before: 'Solo los administradores pueden borrar archivos de la carpeta compartida del proyecto.',
    same: ["Personne d'autre que les administrateurs ne peut supprimer de fichiers du dossier partagé du projet."],
    other: [],
  },
  {
    ...{ from: 'es', to: 'de' },
    before: 'El nuevo proveedor entrega más rápido que el anterior, pero cobra lo mismo por el transporte.',
    same: [],
    other: [
      [
        'unsorted',
        'Der neue Lieferant verlangt für den Transport genauso viel wie der bisherige, liefert aber langsamer.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Este trimestre hemos atendido más reclamaciones que en el anterior, con el mismo personal.',
    same: [],
    other: [
      [
        'unsorted',
        'Con el mismo personal, el número de reclamaciones atendidas este trimestre ha sido inferior al del anterior.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'es' },
    before: "Mme Perrin a transmis le devis à M. Garnier, qui l'a approuvé le jour même.",
    same: ['El presupuesto fue remitido por la señora Perrin al señor Garnier, y este lo aprobó ese mismo día.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'pt' },
    before: 'Die Lieferung erfolgt frühestens am 2. Mai, weil noch ein Bauteil fehlt.',
    same: ['Como ainda falta um componente, a entrega não será feita antes de 2 de maio.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O condomínio vendeu as duas vagas de garagem no ano passado por 60 mil reais.',
    same: [],
    other: [['unsorted', 'No ano passado, as duas vagas de garagem foram compradas pelo condomínio por 60 mil reais.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Le remboursement est accordé à condition que l'article soit retourné dans son emballage d'origine.",
    same: [],
    other: [
      ['unsorted', "Même si l'article n'est pas retourné dans son emballage d'origine, le remboursement est accordé."],
    ],
  },
  {
    ...{ from: 'pt', to: 'fr' },
    before: 'O inquilino anterior deixou o apartamento no dia 31/08 sem pagar a última conta de luz.',
    same: [
      "Le précédent locataire a quitté l'appartement le 31 août sans avoir réglé la dernière facture d'électricité.",
    ],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Erst wenn die Geschäftsleitung das Budget freigegeben hat, wird die Stelle ausgeschrieben.',
    same: [],
    other: [['unsorted', 'Die Stelle wird ausgeschrieben, noch bevor die Geschäftsleitung das Budget freigibt.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The insurer rejected the claim because the form had been filed too late.',
    same: ['As the form had been submitted too late, the claim was turned down by the insurer.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'es' },
    before: 'Peter Lang will chair the kick-off meeting, and Susan Hill will take the minutes.',
    same: [],
    other: [['unsorted', 'La reunión de lanzamiento la presidirá Peter Lang, y Sandra Hill levantará acta.']],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O relatório, que tem 48 páginas, foi enviado pela Beatriz à equipe de auditoria na quarta-feira.',
    same: ['Na quarta-feira, a Beatriz mandou o relatório à equipe de auditoria. Ele tem 48 páginas.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The warranty does not cover damage caused by improper storage.',
    same: [],
    other: [['unsorted', 'Damage resulting from improper storage falls under the warranty.']],
  },
  {
    ...{ from: 'pt', to: 'en' },
    before: 'O bônus será pago mesmo que a meta de vendas não seja atingida.',
    same: [],
    other: [['unsorted', 'The bonus will be paid only if the sales target is met.']],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El soporte técnico respondió a las 18:15, tres cuartos de hora después de recibir el mensaje.',
    same: ['El soporte técnico recibió el mensaje y, 45 minutos después, a las seis y cuarto de la tarde, contestó.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Höchstens fünf Anbieter werden zur zweiten Verhandlungsrunde eingeladen, teilte der Einkauf mit.',
    same: [],
    other: [
      [
        'unsorted',
        'Der Einkauf teilte mit, dass zur zweiten Verhandlungsrunde mindestens fünf Anbieter eingeladen werden.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A reunião foi adiada porque o diretor perdeu o voo de Lisboa.',
    same: ['O diretor perdeu o voo de Lisboa e, por esse motivo, a reunião foi adiada.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O contrato pode ser rescindido por qualquer das partes com aviso prévio de 60 dias.',
    same: [
      'Qualquer uma das partes pode rescindir o contrato, desde que avise a outra com sessenta dias de antecedência.',
    ],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Não aceitamos devoluções depois de 14 dias a contar da data da compra.',
    same: ['Passadas duas semanas da data da compra, nenhuma devolução é aceita por nós.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'La réunion du 12 septembre est reportée au 19 septembre, à la même heure.',
    same: ['Prévue le 12 septembre, la réunion aura finalement lieu une semaine plus tard, le 19, à la même heure.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Verifique os dados bancários antes de confirmar a transferência ao fornecedor.',
    same: [],
    other: [['unsorted', 'Verifique os dados bancários depois de confirmar a transferência ao fornecedor.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Julien a d'abord relu le contrat, puis Claire l'a signé vendredi.",
    same: ['Vendredi, Claire a signé le contrat, que Julien avait relu auparavant.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The parcel weighs 2.5 kg and was handed to the courier on Monday morning.',
    same: ['The courier was given the parcel, which has a weight of 2,500 grams, on Monday morning.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'en' },
    before:
      'Die Probezeit beträgt sechs Monate; in dieser Zeit kann das Arbeitsverhältnis mit einer Frist von zwei Wochen gekündigt werden.',
    same: ["During the six-month probationary period, the employment may be terminated with two weeks' notice."],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "La livraison a pris du retard en raison d'une grève des transporteurs.",
    same: [],
    other: [['unsorted', "C'est à cause d'une erreur d'adresse que la livraison a été retardée."]],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O fornecedor deve entregar a documentação técnica junto com o equipamento.',
    same: [],
    other: [['unsorted', 'O fornecedor pode entregar a documentação técnica junto com o equipamento.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Contractors must wear a visitor badge at all times while they are on the premises.',
    same: [],
    other: [['unsorted', 'Contractors should wear a visitor badge at all times while they are on the premises.']],
  },
  {
    ...{ from: 'fr', to: 'pt' },
    before: "L'entreprise prend en charge les frais de logement du salarié pendant la formation.",
    same: [],
    other: [['unsorted', 'Durante a formação, a empresa paga as despesas de alimentação do trabalhador.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Le client a accepté l'offre révisée que nous lui avions envoyée mardi dernier.",
    same: [],
    other: [['unsorted', "Le client a refusé l'offre révisée que nous lui avions envoyée mardi dernier."]],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Please send us the signed contract before you transfer the first instalment.',
    same: [],
    other: [['unsorted', 'Please transfer the first instalment, and only then send us the signed contract.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Die Versicherung zahlt nur, wenn der Schaden innerhalb von sieben Tagen gemeldet wird.',
    same: ['Voraussetzung für eine Zahlung der Versicherung ist, dass der Schaden binnen einer Woche gemeldet wird.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The new premium is lower than the one you paid last year, although your cover stays the same.',
    same: [],
    other: [['unsorted', 'Your cover is unchanged, but the new premium is higher than the one you paid last year.']],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Apenas os clientes com plano anual recebem o desconto de 10% na renovação.',
    same: [],
    other: [
      ['unsorted', 'Na renovação, todos os clientes, inclusive os que não têm plano anual, recebem o desconto de 10%.'],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A seguradora deve à oficina 900 reais pelo conserto do carro.',
    same: [],
    other: [['unsorted', 'Pelo conserto do carro, a oficina deve 900 reais à seguradora.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The landlord must return the deposit within 30 days of the end of the tenancy.',
    same: ['Within thirty days after the tenancy ends, the deposit has to be given back by the landlord.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Most of the support tickets opened last week were resolved within a day.',
    same: [],
    other: [['unsorted', 'All of the support tickets opened last week were resolved within a day.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Der Mieter muss die Nebenkosten bis zum 15. Januar 2025 nachzahlen.',
    same: ['Spätestens am 15.01.2025 hat der Mieter die Nachzahlung der Nebenkosten zu leisten.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'es' },
    before: 'Der Kunde hat der Verlängerung des Vertrags bisher nicht zugestimmt.',
    same: [],
    other: [['unsorted', 'El cliente ya ha dado su consentimiento a la prórroga del contrato.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Karen asked the supplier to confirm the delivery date by Thursday.',
    same: [],
    other: [['unsorted', 'Karen was asked by the supplier to confirm the delivery date by Thursday.']],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'La directora financiera presentará el presupuesto en la reunión de Valencia el próximo martes.',
    same: [],
    other: [
      ['unsorted', 'La directora financiera presentará el presupuesto en la reunión de Sevilla el próximo martes.'],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The meeting starts at 2:30 p.m. on 4 March 2025 and will last an hour and a half.',
    same: ['On March 4, 2025, the meeting begins at 14:30; it will take 90 minutes.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'fr' },
    before: 'Das Konto wurde gesperrt, weil das Passwort dreimal falsch eingegeben wurde.',
    same: [],
    other: [['unsorted', "Le compte a été bloqué parce qu'une facture n'avait pas été payée."]],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The meeting was moved to room 4 because the projector in room 2 is broken.',
    same: [],
    other: [['unsorted', 'Since room 2 is too small for the group, the meeting has been moved to room 4.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'You may cancel the subscription free of charge only if you have not yet downloaded the software.',
    same: [],
    other: [
      ['unsorted', 'Even if you have already downloaded the software, you may cancel the subscription free of charge.'],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Lucía le pidió a Andrés que revisara el informe porque ella no tenía tiempo.',
    same: ['Como no tenía tiempo, Lucía solicitó a Andrés que revisara el informe.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'At least half of the team must be present for a decision to be valid.',
    same: ['A decision is valid only if no less than 50 percent of the team is present.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "L'assurance couvre les dégâts des eaux jusqu'à 10 000 euros par sinistre.",
    same: [
      "Pour chaque sinistre, les dégâts des eaux sont pris en charge par l'assurance à hauteur de dix mille euros au maximum.",
    ],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El lavavajillas funciona bien, pero hace tanto ruido que por la noche no lo ponemos.',
    same: ['Aunque el lavavajillas va bien, de noche no lo encendemos por lo ruidoso que es.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'The allotment society raised £1,450 at its spring plant sale, which will pay for a new water tank by the gate.',
    same: [],
    other: [
      [
        'unsorted',
        "A new water tank by the gate will be paid for with the £1,540 that the allotment society's spring plant sale brought in.",
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The shop will only exchange the jacket if you bring in the receipt within 14 days.',
    same: ['Unless you bring in the receipt within two weeks, the shop will not exchange the jacket.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'de' },
    before: 'The flea market starts at half past seven on Sunday, and stallholders can set up from six.',
    same: [],
    other: [['unsorted', 'Am Sonntag beginnt der Flohmarkt um halb sieben; aufbauen können die Händler ab sechs.']],
  },
  {
    ...{ from: 'pt', to: 'es' },
    before: 'O queijo da Dona Rosa ganhou o primeiro prémio da feira, à frente de outros 27 concorrentes.',
    same: [
      'En la feria, el primer premio fue para el queso de doña Rosa, que superó a otros veintisiete concursantes.',
    ],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Solo los empadronados en el municipio pueden pedir plaza en la guardería.',
    same: ['Los empadronados en el municipio pueden solicitar plaza en la guardería; los demás, no.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Dos 60 filhotes de tartaruga soltos na praia, apenas 15 alcançaram o mar sem ajuda.',
    same: [],
    other: [
      ['unsorted', 'Só um terço dos 60 filhotes de tartaruga que foram soltos na praia chegou ao mar sem ajuda.'],
    ],
  },
  {
    ...{ from: 'pt', to: 'en' },
    before: 'A estrada da serra ficou cortada por causa de um deslizamento de terras provocado pela chuva.',
    same: [],
    other: [['unsorted', 'The mountain road was cut off by a landslide that an earthquake had set off.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Le nouveau sentier botanique fait 800 mètres et compte une vingtaine de panneaux sur les plantes locales.',
    same: [],
    other: [
      [
        'unsorted',
        'Une vingtaine de panneaux consacrés aux plantes locales jalonnent le nouveau sentier botanique, long de 8 kilomètres.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Because the bridge is being painted, the number 12 bus will skip the Riverside stop until Friday, 3 May.',
    same: [
      'Painting work on the bridge means that bus number 12 will not call at the Riverside stop until Friday, May 3rd.',
    ],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'La cosecha de cerezas fue escasa porque heló en abril, explicó la cooperativa del valle.',
    same: [],
    other: [
      [
        'unsorted',
        'Según explicó la cooperativa del valle, se recogieron pocas cerezas por culpa del granizo de abril.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      "Ce sac à dos est léger et pratique, mais la fermeture éclair de la poche avant s'est cassée au bout d'un mois.",
    same: [
      'Après un mois, le zip de la poche avant a cassé. Cela dit, ce sac à dos ne pèse pas lourd et il est pratique.',
    ],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'en' },
    before: "Le vétérinaire n'a constaté aucune trace de morsure sur le chevreuil trouvé près du lac.",
    same: [],
    other: [
      ['unsorted', 'Bite marks were found by the vet on the roe deer that had been discovered close to the lake.'],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El taller de cerámica empieza el 2 de septiembre y dura seis semanas, a razón de dos horas por semana.',
    same: ['El taller de cerámica arranca el 02/09. Se prolonga durante 6 semanas, con 120 minutos semanales.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'es' },
    before: 'Mon frère a vendu sa vieille caravane à la fille de notre voisine pour 2 500 euros.',
    same: ['La hija de nuestra vecina le compró a mi hermano su vieja caravana por dos mil quinientos euros.'],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'de' },
    before: 'Le chiot a pris 400 grammes en dix jours et mange maintenant trois fois par jour.',
    same: [],
    other: [['unsorted', 'Vier Kilo hat der Welpe in zehn Tagen zugenommen; jetzt frisst er dreimal täglich.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      "L'exposition de champignons se tiendra à la salle des fêtes de Beaulieu, et l'entrée sera gratuite pour les enfants.",
    same: [],
    other: [
      [
        'unsorted',
        "L'exposition de champignons se tiendra à la salle des fêtes de Beaumont, et l'entrée sera gratuite pour les enfants.",
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'en' },
    before: 'Um Viertel vor neun fiel im ganzen Ortsteil der Strom aus, zwei Stunden später war er wieder da.',
    same: ['The whole district lost power at 8:45, and the electricity was back two hours later.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: "Mrs Patel left a bag of outgrown children's clothes for the refugee centre on our porch.",
    same: [],
    other: [
      [
        'unsorted',
        "On our porch there was a bag of children's clothes that had been outgrown; Mrs Patel had left it there for the theatre group.",
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Der Pegel der Elbe ist seit gestern Abend weiter gestiegen, teilte die Feuerwehr in Pirna mit.',
    same: [],
    other: [
      [
        'unsorted',
        'Wie die Feuerwehr in Pirna bekannt gab, ist der Wasserstand der Elbe seit gestern Abend weiter gesunken.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O desconto vale somente para quem compra o ingresso pela internet até domingo.',
    same: [],
    other: [['unsorted', 'O desconto vale também para quem compra o ingresso pela internet até domingo.']],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El ayuntamiento no descarta cerrar al tráfico la calle Mayor durante las fiestas de agosto.',
    same: [],
    other: [['unsorted', 'El ayuntamiento descarta cerrar al tráfico la calle Mayor durante las fiestas de agosto.']],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Unsere Nachbarin hat die alte Kommode abgeschliffen und ihrem Enkel zum Einzug geschenkt.',
    same: [],
    other: [
      [
        'unsorted',
        'Zum Einzug bekam der Enkel unserer Nachbarin von ihr die alte Kommode geliehen, die sie vorher abgeschliffen hatte.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'es' },
    before: 'Erst haben wir das Zelt aufgebaut, dann ist Opa mit den Kindern Holz sammeln gegangen.',
    same: [],
    other: [['unsorted', 'El abuelo se fue con los niños a recoger leña y después montamos la tienda.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'At most forty people fit in the reading room, so the library is asking visitors to book.',
    same: ['Because the reading room holds no more than 40 people, visitors are being asked by the library to book.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Residents of Mill Lane were told about the burst pipe the same evening, but nobody had warned them not to drink the tap water.',
    same: [],
    other: [
      [
        'unsorted',
        'The people of Mill Lane heard about the burst pipe that very evening, and they had been warned not to drink the water from the tap.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Parents may not park in front of the school gate between 7.45 and 8.15 in the morning.',
    same: ['From 7:45 to 8:15 am, parking in front of the school gate is forbidden for parents.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The older of the two telescopes is heavier than the newer one, yet it costs less.',
    same: ['Of the two telescopes, the older is the cheaper, even though it weighs more than the newer one.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Este año han anidado en el campanario más cigüeñas que el año pasado, según los voluntarios.',
    same: [],
    other: [['unsorted', 'Según los voluntarios, el año pasado anidaron en el campanario más cigüeñas que este.']],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'Tous les élèves de CM2 ont rendu leur autorisation de sortie, la maîtresse peut donc réserver le car.',
    same: [],
    other: [
      [
        'unsorted',
        'La maîtresse peut réserver le car, puisque la plupart des élèves de CM2 ont remis leur autorisation de sortie.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Grandma gave Leo the accordion that she had inherited from her uncle.',
    same: ['The accordion that Leo was given by Grandma had come to her as an inheritance from her uncle.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Mamá, el vuelo de Lucía llega a las cinco y cuarto de la tarde; ¿puedes ir tú a recogerla?',
    same: [],
    other: [['unsorted', 'Mamá, ¿te encargas tú de ir a buscar a Lucía? Su avión aterriza a las 16:45.']],
  },
  {
    ...{ from: 'es', to: 'en' },
    before: 'No todos los vecinos están a favor del nuevo carril bici, pero la mayoría sí.',
    same: ['Most of the residents are in favour of the new bike lane, though not all of them are.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'pt' },
    before: 'The astronomy club meets fortnightly, on Wednesdays, and newcomers do not need their own telescope.',
    same: [
      'O clube de astronomia reúne-se de duas em duas semanas, às quartas-feiras; os recém-chegados não precisam de telescópio próprio.',
    ],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Todos os moradores do prédio, menos o senhor Alves, assinaram o pedido para consertar o elevador.',
    same: ['O senhor Alves foi o único morador do prédio que não assinou o pedido de conserto do elevador.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'When the choir arrived on Thursday evening, the caretaker had already switched on the heating in the hall.',
    same: [
      'The heating in the hall had been turned on by the caretaker before the choir got there on Thursday evening.',
    ],
    other: [],
  },
  {
    ...{ from: 'es', to: 'de' },
    before: 'El museo abre los lunes festivos, pero cierra los martes siguientes.',
    same: ['Ist ein Montag Feiertag, hat das Museum geöffnet; am Dienstag danach bleibt es jedoch geschlossen.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'fr' },
    before:
      'Der Imker hat das Bienenvolk, das im Kirchturm saß, eingefangen, ohne ein einziges Mal gestochen zu werden.',
    same: [
      "L'apiculteur a capturé la colonie d'abeilles installée dans le clocher de l'église et n'a pas reçu la moindre piqûre.",
    ],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'La réunion du comité des fêtes est reportée au lundi 9 juin à 18 h 30, dans la petite salle de la mairie.',
    same: [
      'Repoussée, la réunion du comité des fêtes aura lieu dans la petite salle de la mairie le lundi 09/06, à six heures et demie du soir.',
    ],
    other: [],
  },
  {
    ...{ from: 'es', to: 'pt' },
    before: 'La entrenadora acusó al árbitro de haber insultado a una jugadora al final del partido.',
    same: [],
    other: [['unsorted', 'O árbitro acusou a treinadora de ter insultado uma jogadora no fim da partida.']],
  },
  {
    ...{ from: 'pt', to: 'de' },
    before: 'Se a febre não baixar até amanhã, vamos com o pequeno ao médico.',
    same: ['Wir gehen mit dem Kleinen zum Arzt, falls das Fieber bis morgen nicht sinkt.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'Quem leva crianças à visita da gruta tem de trazer capacete próprio para elas.',
    same: [],
    other: [
      ['unsorted', 'Nas visitas à gruta, quem vai com crianças não precisa de trazer capacete próprio para elas.'],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Le maire a remercié les pompiers d'avoir prévenu les campeurs avant la crue.",
    same: [],
    other: [
      [
        'unsorted',
        'Les campeurs ont eu droit aux remerciements du maire pour avoir averti les pompiers avant la crue.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O carregador chegou dentro do prazo, mas não é compatível com o meu telemóvel; vou devolvê-lo.',
    same: ['Vou devolver o carregador. Foi entregue a tempo, só que é incompatível com o meu telemóvel.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El vecino del tercero nos regaló una docena de huevos de sus gallinas.',
    same: ['Recibimos doce huevos de regalo: son de las gallinas del vecino del tercero, que fue quien nos los dio.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Dogs must be kept on a lead in the nature reserve between March and July, when ground-nesting birds are breeding.',
    same: [],
    other: [
      [
        'unsorted',
        'Because ground-nesting birds breed from March to July, owners are advised to keep dogs on a lead in the nature reserve during that period.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O jogo de sábado foi adiado por causa do nevoeiro e realiza-se agora na quarta-feira, às 21h.',
    same: [
      'Devido ao nevoeiro, adiou-se a partida de sábado, que passa a disputar-se na quarta-feira às nove da noite.',
    ],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Die Bücherei bleibt am 3. Oktober geschlossen; ausgeliehene Bücher können trotzdem in den Rückgabekasten geworfen werden.',
    same: ['Am 03.10. hat die Bücherei zu. Trotzdem lassen sich ausgeliehene Bücher in den Rückgabekasten einwerfen.'],
    other: [],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'Los socios pueden traer invitados a la piscina, siempre que avisen con un día de antelación.',
    same: [],
    other: [
      [
        'unsorted',
        'A los socios se les permite traer invitados a la piscina, aunque no hayan avisado con un día de antelación.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Si vous ne récupérez pas le colis avant samedi, nous le renverrons à l'expéditeur.",
    same: ["À moins que vous ne veniez chercher le colis avant samedi, il sera retourné par nos soins à l'expéditeur."],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Personne ne doit nourrir les canards de l'étang, car le pain les rend malades.",
    same: ["Comme le pain rend malades les canards de l'étang, il est interdit à quiconque de leur donner à manger."],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: 'La tempête a arraché le toit du gymnase, si bien que le tournoi de judo a été annulé.',
    same: ['On a annulé le tournoi de judo parce que le toit du gymnase avait été arraché par la tempête.'],
    other: [],
  },
  {
    ...{ from: 'de', to: 'fr' },
    before: 'Der Kinderchor singt am Freitag in Straßburg und am Samstag in Colmar.',
    same: [],
    other: [['unsorted', "Le chœur d'enfants chante vendredi à Colmar et samedi à Strasbourg."]],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Der neue Wasserkocher ist zwar teurer als der alte, braucht aber nur halb so viel Zeit.',
    same: ['Für den neuen Wasserkocher zahlt man mehr als für den alten, dafür ist er doppelt so schnell.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The parish council approved the skate park plan by seven votes to four at 8.30 pm on Tuesday.',
    same: [
      'At 20:30 on Tuesday, the plan for the skate park was passed by the parish council, with 7 votes for and 4 against.',
    ],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Das Sommerfest findet nur dann im Garten statt, wenn es bis Mittag aufhört zu regnen.',
    same: [],
    other: [['unsorted', 'Selbst wenn es bis Mittag nicht aufhört zu regnen, wird das Sommerfest im Garten gefeiert.']],
  },
  {
    ...{ from: 'en', to: 'fr' },
    before: 'Visitors must leave their bags in the lockers by the entrance; cameras are allowed inside.',
    same: [
      "À l'intérieur, les appareils photo sont autorisés, mais les visiteurs sont tenus de laisser leurs sacs dans les casiers près de l'entrée.",
    ],
    other: [],
  },
  {
    ...{ from: 'en', to: 'es' },
    before: 'The number of swifts in the old town has doubled since the nesting boxes were put up.',
    same: [],
    other: [
      [
        'unsorted',
        'Desde que se colocaron las cajas nido, el número de vencejos del casco antiguo se ha reducido a la mitad.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Keiner der drei Wölfe, die bei Lübben gesichtet wurden, trug einen Sender.',
    same: ['Bei Lübben hat man drei Wölfe gesichtet, und alle drei waren ohne Sender.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'At least twelve members have signed up for the coach trip to Whitby in June.',
    same: [],
    other: [['unsorted', 'At most twelve members have signed up for the coach trip to Whitby in June.']],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A vizinha pediu ao meu irmão que lhe regasse as plantas enquanto ela estivesse de férias.',
    same: ['O meu irmão recebeu um pedido da vizinha: regar as plantas dela durante as férias desta.'],
    other: [],
  },
  {
    ...{ from: 'pt', to: 'fr' },
    before: 'O café da esquina é tão caro como o da estação, mas o bolo é muito melhor.',
    same: [],
    other: [['unsorted', 'Le café du coin est plus cher que celui de la gare, mais le gâteau y est bien meilleur.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The open-air concert will go ahead unless the wind picks up to more than 60 km/h.',
    same: [],
    other: [['unsorted', 'The open-air concert will go ahead even if the wind picks up to more than 60 km/h.']],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A Joana esqueceu-se do guarda-chuva em casa da avó e vai lá buscá-lo amanhã.',
    same: [],
    other: [['unsorted', 'Amanhã a Joana vai a casa da avó buscar o casaco que lá deixou esquecido.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The fish market will move from Harbour Street to the old tram depot while the quay is being repaired.',
    same: [],
    other: [
      [
        'unsorted',
        'While repairs to the quay are under way, the fish market will be relocated from the old tram depot to Harbour Street.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Der Verein muss die Turnhalle bis spätestens 22 Uhr verlassen, weil danach gereinigt wird.',
    same: [
      'Da die Turnhalle danach gereinigt wird, ist der Verein verpflichtet, sie spätestens um zehn Uhr abends zu verlassen.',
    ],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Nachdem Herr Kranz die Katze vom Baum geholt hatte, brachte er sie ihrer Besitzerin zurück.',
    same: [
      'Die Katze wurde von Herrn Kranz erst vom Baum heruntergeholt und dann wieder zu ihrer Besitzerin gebracht.',
    ],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before: 'Die Sperrmüllabfuhr kommt diesmal schon am Dienstag, dem 14. Mai, statt wie üblich am Donnerstag.',
    same: [],
    other: [
      [
        'unsorted',
        'Anders als sonst wird der Sperrmüll diesmal nicht am Donnerstag, sondern bereits am Dienstag, dem 7. Mai, abgeholt.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'We fed the cat before we noticed that the back door had been left open all afternoon.',
    same: [],
    other: [
      ['unsorted', 'It was only after noticing that the back door had stood open all afternoon that we fed the cat.'],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'A câmara decidiu alargar o horário do mercado municipal durante o mês de dezembro.',
    same: [],
    other: [['unsorted', 'A câmara decidiu encurtar o horário do mercado municipal durante o mês de dezembro.']],
  },
  {
    ...{ from: 'es', to: 'es' },
    before: 'El hongo desapareció del bosque por la sequía después de que la científica lo descubriera.',
    same: ['Primero la científica descubrió el hongo; más tarde, la sequía hizo que desapareciera del bosque.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The new vacuum cleaner is lighter than my old one but noticeably louder, especially on carpet.',
    same: [],
    other: [
      [
        'unsorted',
        'Compared with my old vacuum cleaner, the new one weighs less and is noticeably quieter, above all on carpet.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The otter swam 1.5 kilometres upstream in half an hour, according to the transmitter on its tail.',
    same: [
      'According to the transmitter attached to its tail, it took the otter 30 minutes to swim 1,500 metres against the current.',
    ],
    other: [],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Mieter dürfen ihre Fahrräder im Keller abstellen, wenn sie dafür den Aufkleber der Hausverwaltung benutzen.',
    same: [],
    other: [
      [
        'unsorted',
        'Versehen mit dem Aufkleber der Hausverwaltung, müssen die Fahrräder der Mieter im Keller abgestellt werden.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before: 'O rio tem no máximo dois metros de profundidade nesse trecho, por isso os barcos grandes não passam.',
    same: ['Como nesse trecho a profundidade do rio não ultrapassa os 2 m, os barcos grandes não conseguem passar.'],
    other: [],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'The swimming pool was closed on Saturday because two lifeguards had called in sick.',
    same: [],
    other: [['unsorted', 'Two lifeguards had called in sick on Saturday because the swimming pool was closed.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'My sister lent Tom her tent for the weekend, so now he owes her a favour.',
    same: [],
    other: [['unsorted', "Having borrowed Tom's tent for the weekend, my sister now owes him a favour."]],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: "Hi Jo, I can't make it to dinner tonight as my train is stuck in Crewe, but please keep me some cake!",
    same: [
      "Jo, hi! My train is stuck at Crewe, which is why I won't be at dinner this evening. Do save me some cake, please!",
    ],
    other: [],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before: "Il faut laisser sécher la première couche pendant deux heures, puis poncer avant d'appliquer la seconde.",
    same: [],
    other: [
      [
        'unsorted',
        "Il faut attendre deux heures que la première couche sèche, appliquer alors la seconde et ne poncer qu'ensuite.",
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before: 'Not one of the six hikers was injured in the rockfall near the dam.',
    same: ['All six hikers came through the rockfall near the dam without injury.'],
    other: [],
  },
]
