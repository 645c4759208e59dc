import type { Passage } from './pair.ts'

/** A held-out set until its failures were read: see README.md. */
export const DEVELOPMENT_3: readonly Passage[] = [
  {
    from: 'en',
    to: 'en',
    before: 'Residents may use the laundry room until 10 pm, but they must clean the machines afterwards.',
    same: [
      'Residents are allowed to use the laundry room until 22:00; afterwards they have to clean the machines.',
      'The laundry room can be used by residents until 10 p.m., and the machines have to be cleaned afterwards.',
    ],
    other: [
      ['modality', 'Residents must use the laundry room until 10 pm, and they may clean the machines afterwards.'],
      [
        'modality',
        'Residents may use the laundry room until 10 pm, but they do not have to clean the machines afterwards.',
      ],
      ['direction', 'Residents may use the laundry room from 10 pm, but they must clean the machines afterwards.'],
      ['negation', 'Residents may not use the laundry room until 10 pm, but they must clean the machines afterwards.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Give the child 2.5 ml of syrup every 6 hours, at most four times a day. Never exceed the dose.',
    same: [
      'The child should get 2.5 ml of syrup every six hours, no more than 4 times per day. Do not exceed the dose.',
      'Every 6 hours, give your child 2.5 millilitres of the syrup, up to four times daily, and never go above the dose.',
    ],
    other: [
      ['unit', 'Give the child 2.5 l of syrup every 6 hours, at most four times a day. Never exceed the dose.'],
      ['quantifier', 'Give the child 2.5 ml of syrup every 6 hours, at least four times a day. Never exceed the dose.'],
      ['number', 'Give the child 2.5 ml of syrup every 8 hours, at most four times a day. Never exceed the dose.'],
      ['unit', 'Give the child 2.5 ml of syrup every 6 hours, at most four times a week. Never exceed the dose.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Ms. Okafor hired Daniel Reyes last spring, and since then all invoices have been paid before the due date.',
    same: [
      'Daniel Reyes was hired by Ms. Okafor last spring; every invoice has since been paid before it was due.',
      'Last spring Ms. Okafor hired Daniel Reyes. Since then, all of the invoices have been settled ahead of the due date.',
    ],
    other: [
      [
        'role',
        'Daniel Reyes hired Ms. Okafor last spring, and since then all invoices have been paid before the due date.',
      ],
      [
        'name',
        'Mr. Okafor hired Daniel Reyes last spring, and since then all invoices have been paid before the due date.',
      ],
      [
        'quantifier',
        'Ms. Okafor hired Daniel Reyes last spring, and since then some invoices have been paid before the due date.',
      ],
      [
        'direction',
        'Ms. Okafor hired Daniel Reyes last spring, and since then all invoices have been paid after the due date.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Your parcel AB-7731-90 left our warehouse yesterday and should arrive within three working days.',
    same: [
      'Parcel AB-7731-90 was dispatched from our warehouse yesterday; it should reach you within 3 working days.',
      'We sent your parcel AB-7731-90 from our warehouse yesterday. Expect it within three business days.',
    ],
    other: [
      ['reference', 'Your parcel AB-7737-90 left our warehouse yesterday and should arrive within three working days.'],
      ['number', 'Your parcel AB-7731-90 left our warehouse yesterday and should arrive within thirteen working days.'],
      ['unit', 'Your parcel AB-7731-90 left our warehouse yesterday and should arrive within three weeks.'],
      [
        'direction',
        'Your parcel AB-7731-90 leaves our warehouse tomorrow and should arrive within three working days.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'The landlord shall return the deposit of £1,450 to the tenant no later than 14 days after the keys are handed over.',
    same: [
      'The landlord must pay the £1,450 deposit back to the tenant at the latest 14 days after the handover of the keys.',
      'Within two weeks after the keys are handed over, the landlord has to return the deposit of 1,450 pounds to the tenant.',
    ],
    other: [
      [
        'role',
        'The tenant shall return the deposit of £1,450 to the landlord no later than 14 days after the keys are handed over.',
      ],
      [
        'money',
        'The landlord shall return the deposit of €1,450 to the tenant no later than 14 days after the keys are handed over.',
      ],
      [
        'direction',
        'The landlord shall return the deposit of £1,450 to the tenant no later than 14 days before the keys are handed over.',
      ],
      [
        'modality',
        'The landlord may return the deposit of £1,450 to the tenant no later than 14 days after the keys are handed over.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Half of the members voted for the plan, which is cheaper than the old one. Nobody left the room.',
    same: [
      '50 percent of the members voted in favour of the plan, which costs less than the old one. No one left the room.',
      'One half of the members backed the plan; it is cheaper than the old one. Not a single person left the room.',
    ],
    other: [
      ['number', 'A third of the members voted for the plan, which is cheaper than the old one. Nobody left the room.'],
      [
        'comparison',
        'Half of the members voted for the plan, which is more expensive than the old one. Nobody left the room.',
      ],
      [
        'negation',
        'Half of the members voted for the plan, which is cheaper than the old one. Everybody left the room.',
      ],
      [
        'comparison',
        'Half of the members voted against the plan, which is cheaper than the old one. Nobody left the room.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Only registered nurses can give this injection. It may cause headaches in some patients.',
    same: [
      'This injection can only be given by registered nurses. In some patients it might cause headaches.',
      'No one but registered nurses can give this injection. Some patients may get headaches.',
    ],
    other: [
      ['quantifier', 'Registered nurses can give this injection. It may cause headaches in some patients.'],
      ['modality', 'Only registered nurses can give this injection. It will cause headaches in some patients.'],
      ['quantifier', 'Only registered nurses can give this injection. It may cause headaches in most patients.'],
      ['negation', 'Only registered nurses can give this injection. It does not cause headaches in any patients.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before:
      'Hi Jo, please remember to call the bank on +44 161 496 0123 before Thursday, the account is still blocked.',
    same: [
      "Hi Jo, please don't forget to ring the bank on +44 161 496 0123 before Thursday. The account is still blocked.",
      'Jo, could you please call the bank (+44 161 496 0123) before Thursday? The account has still not been unblocked.',
    ],
    other: [
      [
        'reference',
        'Hi Jo, please remember to call the bank on +44 161 496 0132 before Thursday, the account is still blocked.',
      ],
      [
        'direction',
        'Hi Jo, please remember to call the bank on +44 161 496 0123 after Thursday, the account is still blocked.',
      ],
      [
        'date',
        'Hi Jo, please remember to call the bank on +44 161 496 0123 before Tuesday, the account is still blocked.',
      ],
      [
        'negation',
        'Hi Jo, please remember to call the bank on +44 161 496 0123 before Thursday, the account is no longer blocked.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Unemployment fell to 4.2% in the second quarter, the lowest rate since 2008, although wages hardly rose.',
    same: [
      'In the second quarter, unemployment dropped to 4.2 percent, its lowest level since 2008, even though wages barely increased.',
      'Although pay scarcely went up, the jobless rate declined to 4.2% in Q2, the lowest since 2008.',
    ],
    other: [
      [
        'comparison',
        'Unemployment rose to 4.2% in the second quarter, the lowest rate since 2008, although wages hardly rose.',
      ],
      [
        'comparison',
        'Unemployment fell to 4.2% in the second quarter, the highest rate since 2008, although wages hardly rose.',
      ],
      [
        'number',
        'Unemployment fell to 4.2% in the third quarter, the lowest rate since 2008, although wages hardly rose.',
      ],
      [
        'number',
        'Unemployment fell to 2.4% in the second quarter, the lowest rate since 2008, although wages hardly rose.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'You do not need to print the ticket. Visitors under 12 must be accompanied by an adult.',
    same: [
      "There's no need to print the ticket. Visitors under twelve have to be accompanied by an adult.",
      'Printing the ticket is not necessary. An adult must accompany visitors below 12.',
    ],
    other: [
      ['modality', 'You must not print the ticket. Visitors under 12 must be accompanied by an adult.'],
      ['negation', 'You need to print the ticket. Visitors under 12 must be accompanied by an adult.'],
      ['quantifier', 'You do not need to print the ticket. Visitors over 12 must be accompanied by an adult.'],
      ['modality', 'You do not need to print the ticket. Visitors under 12 can be accompanied by an adult.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'The tank holds 60 gallons, and the pump works at 230 V. Fill it twice a month.',
    same: [
      'The tank has a capacity of 60 gallons; the pump runs on 230 volts. It needs filling two times per month.',
      'The pump needs 230 V. The tank, which takes 60 gallons, has to be filled twice every month.',
    ],
    other: [
      ['unit', 'The tank holds 60 litres, and the pump works at 230 V. Fill it twice a month.'],
      ['unit', 'The tank holds 60 gallons, and the pump works at 230 kV. Fill it twice a month.'],
      ['unit', 'The tank holds 60 gallons, and the pump works at 230 V. Fill it twice a year.'],
      ['added', 'The tank holds 60 gallons, and the pump works at 230 V and 15 A. Fill it twice a month.'],
    ],
  },
  {
    from: 'en',
    to: 'en',
    before: 'Priya told Marcus that she would accept the offer if the company paid for the move to Leeds.',
    same: [
      'Priya told Marcus she would take the offer if the company paid for the move to Leeds.',
      'Marcus was told by Priya that she would accept the offer provided that the company paid for her move to Leeds.',
    ],
    other: [
      ['role', 'Marcus told Priya that he would accept the offer if the company paid for the move to Leeds.'],
      ['comparison', 'Priya told Marcus that she would reject the offer if the company paid for the move to Leeds.'],
      ['name', 'Priya told Marcus that she would accept the offer if the company paid for the move to Lyon.'],
      ['direction', 'Priya told Marcus that she would accept the offer if the company paid for the move from Leeds.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Sie müssen den Antrag spätestens am 15. Juni einreichen, sonst verfällt Ihr Anspruch auf 300 Euro im Monat.',
    same: [
      'Der Antrag ist spätestens am 15.06. einzureichen, andernfalls verfällt Ihr Anspruch auf 300 € monatlich.',
      'Bitte reichen Sie den Antrag bis spätestens 15. Juni ein, sonst verfällt Ihr Anspruch auf 300 Euro pro Monat.',
    ],
    other: [
      [
        'modality',
        'Sie können den Antrag spätestens am 15. Juni einreichen, sonst verfällt Ihr Anspruch auf 300 Euro im Monat.',
      ],
      [
        'direction',
        'Sie müssen den Antrag frühestens am 15. Juni einreichen, sonst verfällt Ihr Anspruch auf 300 Euro im Monat.',
      ],
      [
        'unit',
        'Sie müssen den Antrag spätestens am 15. Juni einreichen, sonst verfällt Ihr Anspruch auf 300 Euro im Jahr.',
      ],
      [
        'date',
        'Sie müssen den Antrag spätestens am 15. Juli einreichen, sonst verfällt Ihr Anspruch auf 300 Euro im Monat.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Frau Hoffmann hat den Vertrag nicht unterschrieben, weil einige Angaben fehlten.',
    same: [
      'Weil einige Angaben fehlten, wurde der Vertrag von Frau Hoffmann nicht unterzeichnet.',
      'Da manche Angaben fehlten, unterschrieb Frau Hoffmann den Vertrag nicht.',
    ],
    other: [
      ['negation', 'Frau Hoffmann hat den Vertrag unterschrieben, weil einige Angaben fehlten.'],
      ['name', 'Herr Hoffmann hat den Vertrag nicht unterschrieben, weil einige Angaben fehlten.'],
      ['quantifier', 'Frau Hoffmann hat den Vertrag nicht unterschrieben, weil alle Angaben fehlten.'],
      ['name', 'Frau Hartmann hat den Vertrag nicht unterschrieben, weil einige Angaben fehlten.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Das Freibad ist ab nächster Woche geschlossen. Die Tageskarte kostet höchstens 4,50 Euro.',
    same: [
      'Ab der kommenden Woche ist das Freibad nicht mehr geöffnet. Die Tageskarte kostet maximal 4,50 €.',
      'Nächste Woche schließt das Freibad. Für die Tageskarte zahlt man nicht mehr als 4,50 Euro.',
    ],
    other: [
      ['direction', 'Das Freibad ist seit letzter Woche geschlossen. Die Tageskarte kostet höchstens 4,50 Euro.'],
      ['negation', 'Das Freibad ist ab nächster Woche geöffnet. Die Tageskarte kostet höchstens 4,50 Euro.'],
      ['quantifier', 'Das Freibad ist ab nächster Woche geschlossen. Die Tageskarte kostet mindestens 4,50 Euro.'],
      ['money', 'Das Freibad ist ab nächster Woche geschlossen. Die Tageskarte kostet höchstens 4,50 Franken.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Der Arzt rief die Patientin gestern an und verschrieb ihr 20 mg täglich. Sie darf keinen Alkohol trinken.',
    same: [
      'Gestern rief der Arzt die Patientin an und verschrieb ihr 20 Milligramm pro Tag. Alkohol ist ihr verboten.',
      'Die Patientin wurde gestern vom Arzt angerufen; er verschrieb ihr 20 mg am Tag. Alkohol darf sie nicht trinken.',
    ],
    other: [
      [
        'role',
        'Die Patientin rief den Arzt gestern an und er verschrieb ihr 20 mg täglich. Sie darf keinen Alkohol trinken.',
      ],
      [
        'unit',
        'Der Arzt rief die Patientin gestern an und verschrieb ihr 20 g täglich. Sie darf keinen Alkohol trinken.',
      ],
      [
        'negation',
        'Der Arzt rief die Patientin gestern an und verschrieb ihr 20 mg täglich. Sie darf Alkohol trinken.',
      ],
      [
        'unit',
        'Der Arzt rief die Patientin gestern an und verschrieb ihr 20 mg wöchentlich. Sie darf keinen Alkohol trinken.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Zwei Drittel der Befragten wollen weniger Fleisch essen. Nur jeder Zehnte kauft immer Bio.',
    same: [
      'Weniger Fleisch essen wollen 2/3 der Befragten. Bloß jeder Zehnte kauft stets Bio.',
      'Zwei von drei Befragten möchten weniger Fleisch essen, nur jeder Zehnte greift immer zu Bio.',
    ],
    other: [
      ['comparison', 'Zwei Drittel der Befragten wollen mehr Fleisch essen. Nur jeder Zehnte kauft immer Bio.'],
      ['number', 'Ein Drittel der Befragten will weniger Fleisch essen. Nur jeder Zehnte kauft immer Bio.'],
      ['quantifier', 'Zwei Drittel der Befragten wollen weniger Fleisch essen. Nur jeder Zehnte kauft manchmal Bio.'],
      ['number', 'Zwei Drittel der Befragten wollen weniger Fleisch essen. Nur jeder Fünfte kauft immer Bio.'],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before:
      'Ihre Rechnung RE-2025-00418 über 1.280,00 € ist noch offen. Bitte überweisen Sie auf DE02 1203 0000 0000 2020 51.',
    same: [
      'Die Rechnung RE-2025-00418 in Höhe von 1.280 Euro ist noch nicht bezahlt. Bitte zahlen Sie auf das Konto DE02120300000000202051.',
      'Noch offen ist Ihre Rechnung RE-2025-00418 (1280 €). Wir bitten um Überweisung auf DE02 1203 0000 0000 2020 51.',
    ],
    other: [
      [
        'reference',
        'Ihre Rechnung RE-2025-00481 über 1.280,00 € ist noch offen. Bitte überweisen Sie auf DE02 1203 0000 0000 2020 51.',
      ],
      [
        'reference',
        'Ihre Rechnung RE-2025-00418 über 1.280,00 € ist noch offen. Bitte überweisen Sie auf DE02 1203 0000 0000 2020 57.',
      ],
      [
        'money',
        'Ihre Rechnung RE-2025-00418 über 12.800,00 € ist noch offen. Bitte überweisen Sie auf DE02 1203 0000 0000 2020 51.',
      ],
      [
        'negation',
        'Ihre Rechnung RE-2025-00418 über 1.280,00 € ist bereits bezahlt. Bitte überweisen Sie auf DE02 1203 0000 0000 2020 51.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'de',
    before: 'Mindestens drei Zeugen sahen, wie der Radfahrer den Fußgänger überholte, bevor die Ampel grün wurde.',
    same: [
      'Nicht weniger als drei Zeugen sahen, dass der Radfahrer den Fußgänger überholte, bevor es grün wurde.',
      'Bevor die Ampel grün wurde, überholte der Radfahrer den Fußgänger; das sahen mindestens 3 Zeugen.',
    ],
    other: [
      ['role', 'Mindestens drei Zeugen sahen, wie der Fußgänger den Radfahrer überholte, bevor die Ampel grün wurde.'],
      [
        'direction',
        'Mindestens drei Zeugen sahen, wie der Radfahrer den Fußgänger überholte, nachdem die Ampel grün wurde.',
      ],
      [
        'quantifier',
        'Höchstens drei Zeugen sahen, wie der Radfahrer den Fußgänger überholte, bevor die Ampel grün wurde.',
      ],
      [
        'negation',
        'Mindestens drei Zeugen sahen nicht, wie der Radfahrer den Fußgänger überholte, bevor die Ampel grün wurde.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Vous devez rendre les clés avant le 30 septembre et vous ne pouvez pas sous-louer l’appartement.',
    same: [
      'Il faut rendre les clés avant le 30 septembre et la sous-location de l’appartement est interdite.',
      'Les clés doivent être rendues avant le 30/09 ; vous n’avez pas le droit de sous-louer l’appartement.',
    ],
    other: [
      ['modality', 'Vous pouvez rendre les clés avant le 30 septembre et vous ne pouvez pas sous-louer l’appartement.'],
      ['negation', 'Vous devez rendre les clés avant le 30 septembre et vous pouvez sous-louer l’appartement.'],
      ['direction', 'Vous devez rendre les clés après le 30 septembre et vous ne pouvez pas sous-louer l’appartement.'],
      ['date', 'Vous devez rendre les clés avant le 30 novembre et vous ne pouvez pas sous-louer l’appartement.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Mme Lefèvre a prêté 500 € à son frère le mois dernier. Il rembourse au moins 50 € par semaine.',
    same: [
      'Le mois dernier, Mme Lefèvre a prêté 500 euros à son frère, qui rembourse au minimum 50 euros par semaine.',
      '500 € ont été prêtés par Madame Lefèvre à son frère le mois dernier ; il en rembourse au moins 50 € chaque semaine.',
    ],
    other: [
      ['name', 'M. Lefèvre a prêté 500 € à son frère le mois dernier. Il rembourse au moins 50 € par semaine.'],
      ['direction', 'Mme Lefèvre prêtera 500 € à son frère le mois prochain. Il rembourse au moins 50 € par semaine.'],
      ['quantifier', 'Mme Lefèvre a prêté 500 € à son frère le mois dernier. Il rembourse au plus 50 € par semaine.'],
      ['unit', 'Mme Lefèvre a prêté 500 € à son frère le mois dernier. Il rembourse au moins 50 € par mois.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Certains élèves n’ont jamais visité le musée. La visite dure une heure et demie.',
    same: [
      'Quelques élèves n’ont jamais visité le musée. La visite dure 90 minutes.',
      'Il y a des élèves qui n’ont jamais visité le musée ; la visite dure 1 h 30.',
    ],
    other: [
      ['quantifier', 'Tous les élèves n’ont jamais visité le musée. La visite dure une heure et demie.'],
      ['negation', 'Certains élèves ont déjà visité le musée. La visite dure une heure et demie.'],
      ['number', 'Certains élèves n’ont jamais visité le musée. La visite dure deux heures et demie.'],
      ['quantifier', 'Certains élèves ont toujours visité le musée. La visite dure une heure et demie.'],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Le maire a félicité les pompiers. La nouvelle caserne coûtera plus cher que prévu : 3,2 millions d’euros.',
    same: [
      'Les pompiers ont été félicités par le maire. La nouvelle caserne sera plus chère que prévu, à 3,2 millions d’euros.',
      'Le maire a félicité les pompiers ; avec 3 200 000 €, la nouvelle caserne coûtera davantage que prévu.',
    ],
    other: [
      [
        'role',
        'Les pompiers ont félicité le maire. La nouvelle caserne coûtera plus cher que prévu : 3,2 millions d’euros.',
      ],
      [
        'comparison',
        'Le maire a félicité les pompiers. La nouvelle caserne coûtera moins cher que prévu : 3,2 millions d’euros.',
      ],
      [
        'money',
        'Le maire a félicité les pompiers. La nouvelle caserne coûtera plus cher que prévu : 3,2 milliards d’euros.',
      ],
      [
        'comparison',
        'Le maire a critiqué les pompiers. La nouvelle caserne coûtera plus cher que prévu : 3,2 millions d’euros.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before:
      'Seuls les adhérents peuvent réserver un court. Le club ouvre à 8 h et il ne reste plus de places le samedi.',
    same: [
      'La réservation d’un court est possible uniquement pour les adhérents. Le club ouvre à 8 heures et le samedi est complet.',
      'Il n’y a que les adhérents qui peuvent réserver un court ; le club ouvre à 8 h et il n’y a plus de place le samedi.',
    ],
    other: [
      [
        'quantifier',
        'Les adhérents peuvent réserver un court. Le club ouvre à 8 h et il ne reste plus de places le samedi.',
      ],
      [
        'negation',
        'Seuls les adhérents peuvent réserver un court. Le club ouvre à 8 h et il reste des places le samedi.',
      ],
      [
        'date',
        'Seuls les adhérents peuvent réserver un court. Le club ouvre à 8 h et il ne reste plus de places le dimanche.',
      ],
      [
        'comparison',
        'Seuls les adhérents peuvent réserver un court. Le club ferme à 8 h et il ne reste plus de places le samedi.',
      ],
    ],
  },
  {
    from: 'fr',
    to: 'fr',
    before: 'Prenez deux comprimés avec de l’eau, trois fois par jour. Ce médicament peut provoquer des vertiges.',
    same: [
      'Il convient de prendre 2 comprimés avec de l’eau trois fois par jour. Des vertiges sont possibles avec ce médicament.',
      'Trois fois par jour, prenez 2 comprimés avec de l’eau. Il se peut que ce médicament provoque des vertiges.',
    ],
    other: [
      [
        'number',
        'Prenez douze comprimés avec de l’eau, trois fois par jour. Ce médicament peut provoquer des vertiges.',
      ],
      ['negation', 'Prenez deux comprimés sans eau, trois fois par jour. Ce médicament peut provoquer des vertiges.'],
      [
        'negation',
        'Prenez deux comprimés avec de l’eau, trois fois par jour. Ce médicament ne peut pas provoquer de vertiges.',
      ],
      [
        'modality',
        'Prenez deux comprimés avec de l’eau, trois fois par jour. Ce médicament provoque toujours des vertiges.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Los socios deben pagar la cuota antes del día 5. Quienes no paguen no podrán usar la piscina.',
    same: [
      'La cuota tiene que ser pagada por los socios antes del día 5. El que no pague no podrá usar la piscina.',
      'Antes del día 5, los socios han de pagar la cuota; los que no paguen no podrán utilizar la piscina.',
    ],
    other: [
      ['modality', 'Los socios pueden pagar la cuota antes del día 5. Quienes no paguen no podrán usar la piscina.'],
      ['direction', 'Los socios deben pagar la cuota después del día 5. Quienes no paguen no podrán usar la piscina.'],
      ['negation', 'Los socios deben pagar la cuota antes del día 5. Quienes no paguen podrán usar la piscina.'],
      ['number', 'Los socios deben pagar la cuota antes del día 15. Quienes no paguen no podrán usar la piscina.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'El señor Ibáñez compró la finca el año pasado por 240.000 euros. Casi todos los árboles estaban secos.',
    same: [
      'La finca la compró el Sr. Ibáñez el año pasado por 240.000 €. Casi todos los árboles estaban secos.',
      'El año pasado, la finca fue comprada por el señor Ibáñez por 240 mil euros; estaban secos casi todos los árboles.',
    ],
    other: [
      [
        'comparison',
        'El señor Ibáñez vendió la finca el año pasado por 240.000 euros. Casi todos los árboles estaban secos.',
      ],
      [
        'direction',
        'El señor Ibáñez comprará la finca el próximo año por 240.000 euros. Casi todos los árboles estaban secos.',
      ],
      [
        'name',
        'La señora Ibáñez compró la finca el año pasado por 240.000 euros. Casi todos los árboles estaban secos.',
      ],
      ['quantifier', 'El señor Ibáñez compró la finca el año pasado por 240.000 euros. Algunos árboles estaban secos.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before:
      'La profesora acusó al director de no haber contestado ninguna carta. El juicio empieza a las nueve de la mañana.',
    same: [
      'El director fue acusado por la profesora de no haber contestado ninguna carta. El juicio empieza a las 9:00.',
      'La profesora acusó al director de no contestar ni una carta. El juicio comienza a las 9 de la mañana.',
    ],
    other: [
      [
        'role',
        'El director acusó a la profesora de no haber contestado ninguna carta. El juicio empieza a las nueve de la mañana.',
      ],
      [
        'negation',
        'La profesora acusó al director de haber contestado las cartas. El juicio empieza a las nueve de la mañana.',
      ],
      [
        'date',
        'La profesora acusó al director de no haber contestado ninguna carta. El juicio empieza a las nueve de la noche.',
      ],
      [
        'comparison',
        'La profesora acusó al director de no haber contestado ninguna carta. El juicio termina a las nueve de la mañana.',
      ],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Añada 250 g de harina y más de medio litro de leche. No deje de remover hasta que hierva.',
    same: [
      'Agregue 250 gramos de harina y más de 500 ml de leche. Siga removiendo hasta que hierva.',
      'Ponga 250 g de harina y más de medio litro de leche, y remueva sin parar hasta que hierva.',
    ],
    other: [
      ['unit', 'Añada 250 kg de harina y más de medio litro de leche. No deje de remover hasta que hierva.'],
      ['quantifier', 'Añada 250 g de harina y menos de medio litro de leche. No deje de remover hasta que hierva.'],
      ['number', 'Añada 250 g de harina y más de un cuarto de litro de leche. No deje de remover hasta que hierva.'],
      ['negation', 'Añada 250 g de harina y más de medio litro de leche. Deje de remover hasta que hierva.'],
    ],
  },
  {
    from: 'es',
    to: 'es',
    before: 'Quizá llueva mañana, así que solo tres corredores han confirmado. El primer premio es de 1.200 dólares.',
    same: [
      'Es posible que mañana llueva; por eso únicamente han confirmado 3 corredores. El primer premio es de 1.200 dólares.',
      'Puede que llueva mañana y solamente tres corredores han confirmado. El 1.er premio asciende a 1200 dólares.',
    ],
    other: [
      [
        'modality',
        'Seguro que llueve mañana, así que solo tres corredores han confirmado. El primer premio es de 1.200 dólares.',
      ],
      [
        'number',
        'Quizá llueva mañana, así que solo tres corredores han confirmado. El segundo premio es de 1.200 dólares.',
      ],
      [
        'money',
        'Quizá llueva mañana, así que solo tres corredores han confirmado. El primer premio es de 1.200 pesos.',
      ],
      [
        'number',
        'Quizá llueva mañana, así que solo trece corredores han confirmado. El primer premio es de 1.200 dólares.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before:
      'O inquilino deve avisar o proprietário com pelo menos 60 dias de antecedência. O aluguel é de R$ 1.800 por mês.',
    same: [
      'O inquilino tem de avisar o proprietário com no mínimo 60 dias de antecedência. O aluguel é de 1.800 reais mensais.',
      'O proprietário deve ser avisado pelo inquilino com ao menos 60 dias de antecedência; o aluguel custa R$ 1.800 ao mês.',
    ],
    other: [
      [
        'role',
        'O proprietário deve avisar o inquilino com pelo menos 60 dias de antecedência. O aluguel é de R$ 1.800 por mês.',
      ],
      [
        'modality',
        'O inquilino pode avisar o proprietário com pelo menos 60 dias de antecedência. O aluguel é de R$ 1.800 por mês.',
      ],
      [
        'quantifier',
        'O inquilino deve avisar o proprietário com no máximo 60 dias de antecedência. O aluguel é de R$ 1.800 por mês.',
      ],
      [
        'unit',
        'O inquilino deve avisar o proprietário com pelo menos 60 dias de antecedência. O aluguel é de R$ 1.800 por ano.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'A Sra. Tavares nunca recebeu a encomenda 8830-21. O prazo terminou há duas semanas.',
    same: [
      'A senhora Tavares não recebeu a encomenda 8830-21. O prazo acabou há 14 dias.',
      'A encomenda 8830-21 nunca foi recebida pela Sra. Tavares; o prazo terminou duas semanas atrás.',
    ],
    other: [
      ['negation', 'A Sra. Tavares já recebeu a encomenda 8830-21. O prazo terminou há duas semanas.'],
      ['reference', 'A Sra. Tavares nunca recebeu a encomenda 8830-12. O prazo terminou há duas semanas.'],
      ['direction', 'A Sra. Tavares nunca recebeu a encomenda 8830-21. O prazo termina daqui a duas semanas.'],
      ['name', 'O Sr. Tavares nunca recebeu a encomenda 8830-21. O prazo terminou há duas semanas.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Todos os alunos podem entrar depois das 18h. A temperatura máxima foi de 31 °C, menos do que ontem.',
    same: [
      'Qualquer aluno pode entrar depois das 18:00. A temperatura máxima chegou a 31 °C, inferior à de ontem.',
      'Depois das 18 horas, todos os alunos têm permissão para entrar. A máxima foi de 31 graus Celsius, menos que ontem.',
    ],
    other: [
      [
        'quantifier',
        'Poucos alunos podem entrar depois das 18h. A temperatura máxima foi de 31 °C, menos do que ontem.',
      ],
      [
        'comparison',
        'Todos os alunos podem entrar depois das 18h. A temperatura máxima foi de 31 °C, mais do que ontem.',
      ],
      [
        'comparison',
        'Todos os alunos podem entrar depois das 18h. A temperatura mínima foi de 31 °C, menos do que ontem.',
      ],
      [
        'direction',
        'Todos os alunos podem entrar antes das 18h. A temperatura máxima foi de 31 °C, menos do que ontem.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'Não se esqueça de trancar a porta. A alarme custou 349 euros e a garantia vale por um ano.',
    same: [
      'Lembre-se de trancar a porta. O alarme custou 349 € e a garantia vale por 12 meses.',
      'Trancar a porta não pode ser esquecido. O alarme ficou em 349 euros, com garantia de um ano.',
    ],
    other: [
      ['negation', 'Não é preciso trancar a porta. O alarme custou 349 euros e a garantia vale por um ano.'],
      ['negation', 'Não se lembre de trancar a porta. O alarme custou 349 euros e a garantia vale por um ano.'],
      ['unit', 'Não se esqueça de trancar a porta. O alarme custou 349 euros e a garantia vale por um mês.'],
      ['number', 'Não se esqueça de trancar a porta. O alarme custou 394 euros e a garantia vale por um ano.'],
    ],
  },
  {
    from: 'pt',
    to: 'pt',
    before: 'O ministro criticou os sindicatos. As exportações aumentaram um quarto, sem apoio do governo.',
    same: [
      'Os sindicatos foram criticados pelo ministro. As exportações cresceram 25%, sem o apoio do governo.',
      'O ministro criticou os sindicatos; sem apoio governamental, as exportações subiram um quarto.',
    ],
    other: [
      ['role', 'Os sindicatos criticaram o ministro. As exportações aumentaram um quarto, sem apoio do governo.'],
      ['comparison', 'O ministro criticou os sindicatos. As exportações diminuíram um quarto, sem apoio do governo.'],
      ['negation', 'O ministro criticou os sindicatos. As exportações aumentaram um quarto, com apoio do governo.'],
      ['number', 'O ministro criticou os sindicatos. As exportações aumentaram três quartos, sem apoio do governo.'],
    ],
  },
  {
    from: 'en',
    to: 'de',
    before: 'I have not received the invoice yet. You must send it before Friday, otherwise we cannot pay the $2,300.',
    same: [
      'Ich habe die Rechnung noch nicht erhalten. Sie müssen sie vor Freitag schicken, sonst können wir die 2.300 Dollar nicht zahlen.',
    ],
    other: [
      [
        'negation',
        'Ich habe die Rechnung schon erhalten. Sie müssen sie vor Freitag schicken, sonst können wir die 2.300 Dollar nicht zahlen.',
      ],
      [
        'modality',
        'Ich habe die Rechnung noch nicht erhalten. Sie dürfen sie vor Freitag schicken, sonst können wir die 2.300 Dollar nicht zahlen.',
      ],
      [
        'direction',
        'Ich habe die Rechnung noch nicht erhalten. Sie müssen sie nach Freitag schicken, sonst können wir die 2.300 Dollar nicht zahlen.',
      ],
      [
        'money',
        'Ich habe die Rechnung noch nicht erhalten. Sie müssen sie vor Freitag schicken, sonst können wir die 2.300 Euro nicht zahlen.',
      ],
    ],
  },
  {
    from: 'en',
    to: 'fr',
    before: 'At least 40 guests have confirmed. Nobody under 16 may take part without a parent.',
    same: ['Au moins 40 invités ont confirmé. Personne de moins de 16 ans ne peut participer sans un parent.'],
    other: [
      ['quantifier', 'Au plus 40 invités ont confirmé. Personne de moins de 16 ans ne peut participer sans un parent.'],
      ['negation', 'Au moins 40 invités ont confirmé. Tous les moins de 16 ans peuvent participer sans un parent.'],
      ['negation', 'Au moins 40 invités ont confirmé. Personne de moins de 16 ans ne peut participer avec un parent.'],
      ['quantifier', 'Au moins 40 invités ont confirmé. Personne de plus de 16 ans ne peut participer sans un parent.'],
    ],
  },
  {
    from: 'en',
    to: 'es',
    before:
      'Dr. Alvarez saw some patients last week, but he did not change their treatment. Each visit costs 35 dollars.',
    same: [
      'El Dr. Álvarez vio a algunos pacientes la semana pasada, pero no cambió su tratamiento. Cada visita cuesta 35 dólares.',
    ],
    other: [
      [
        'negation',
        'El Dr. Álvarez vio a algunos pacientes la semana pasada y cambió su tratamiento. Cada visita cuesta 35 dólares.',
      ],
      [
        'quantifier',
        'El Dr. Álvarez vio a todos los pacientes la semana pasada, pero no cambió su tratamiento. Cada visita cuesta 35 dólares.',
      ],
      [
        'direction',
        'El Dr. Álvarez verá a algunos pacientes la próxima semana, pero no cambió su tratamiento. Cada visita cuesta 35 dólares.',
      ],
      [
        'money',
        'El Dr. Álvarez vio a algunos pacientes la semana pasada, pero no cambió su tratamiento. Cada visita cuesta 35 euros.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before: 'Die Probezeit dauert höchstens sechs Monate. Danach kann der Vertrag nur schriftlich gekündigt werden.',
    same: [
      'The probation period lasts at most six months. After that, the contract can only be terminated in writing.',
      'Probation is no longer than 6 months; afterwards the contract may be ended in writing only.',
    ],
    other: [
      [
        'quantifier',
        'The probation period lasts at least six months. After that, the contract can only be terminated in writing.',
      ],
      [
        'quantifier',
        'The probation period lasts at most six months. After that, the contract can be terminated in writing.',
      ],
      [
        'unit',
        'The probation period lasts at most six weeks. After that, the contract can only be terminated in writing.',
      ],
      [
        'modality',
        'The probation period lasts at most six months. After that, the contract must be terminated in writing.',
      ],
    ],
  },
  {
    from: 'de',
    to: 'en',
    before: 'Ich komme leider nicht zum Treffen am Montag. Können wir es auf nächste Woche verschieben?',
    same: ['Unfortunately I am not coming to the meeting on Monday. Could we move it to next week?'],
    other: [
      ['negation', 'Unfortunately I am coming to the meeting on Monday. Could we move it to next week?'],
      ['date', 'Unfortunately I am not coming to the meeting on Wednesday. Could we move it to next week?'],
      ['direction', 'Unfortunately I am not coming to the meeting on Monday. Could we move it to last week?'],
    ],
  },
  {
    from: 'fr',
    to: 'en',
    before:
      'Le colis n’est jamais arrivé et personne ne m’a rappelé. J’exige un remboursement de 89,90 € sous dix jours.',
    same: ['The parcel never arrived and nobody called me back. I demand a refund of €89.90 within ten days.'],
    other: [
      ['negation', 'The parcel arrived and nobody called me back. I demand a refund of €89.90 within ten days.'],
      ['negation', 'The parcel never arrived and someone called me back. I demand a refund of €89.90 within ten days.'],
      ['number', 'The parcel never arrived and nobody called me back. I demand a refund of €89.90 within two days.'],
      ['money', 'The parcel never arrived and nobody called me back. I demand a refund of $89.90 within ten days.'],
    ],
  },
  {
    from: 'fr',
    to: 'de',
    before: 'Tous les employés doivent porter un casque. La vitesse est limitée à 30 km/h.',
    same: ['Alle Beschäftigten müssen einen Helm tragen. Die Geschwindigkeit ist auf 30 km/h begrenzt.'],
    other: [
      ['quantifier', 'Einige Beschäftigte müssen einen Helm tragen. Die Geschwindigkeit ist auf 30 km/h begrenzt.'],
      ['modality', 'Alle Beschäftigten können einen Helm tragen. Die Geschwindigkeit ist auf 30 km/h begrenzt.'],
      ['unit', 'Alle Beschäftigten müssen einen Helm tragen. Die Geschwindigkeit ist auf 30 m/s begrenzt.'],
    ],
  },
  {
    from: 'es',
    to: 'en',
    before: 'No hay que pagar nada por adelantado. El hotel está a menos de 2 km de la playa y abre en mayo.',
    same: ['You do not have to pay anything in advance. The hotel is less than 2 km from the beach and opens in May.'],
    other: [
      ['negation', 'You have to pay in advance. The hotel is less than 2 km from the beach and opens in May.'],
      [
        'quantifier',
        'You do not have to pay anything in advance. The hotel is more than 2 km from the beach and opens in May.',
      ],
      [
        'unit',
        'You do not have to pay anything in advance. The hotel is less than 2 miles from the beach and opens in May.',
      ],
      [
        'comparison',
        'You do not have to pay anything in advance. The hotel is less than 2 km from the beach and closes in May.',
      ],
    ],
  },
  {
    from: 'pt',
    to: 'en',
    before: 'A reunião foi adiada para a próxima terça-feira. Ninguém pode faltar, e só o Paulo vai falar.',
    same: ['The meeting was postponed to next Tuesday. Nobody may miss it, and only Paulo will speak.'],
    other: [
      ['direction', 'The meeting was postponed to last Tuesday. Nobody may miss it, and only Paulo will speak.'],
      ['date', 'The meeting was postponed to next Thursday. Nobody may miss it, and only Paulo will speak.'],
      ['negation', 'The meeting was postponed to next Tuesday. Everybody may miss it, and only Paulo will speak.'],
      ['quantifier', 'The meeting was postponed to next Tuesday. Nobody may miss it, and Paulo will also speak.'],
    ],
  },
  {
    from: 'es',
    to: 'pt',
    before: 'Carmen le vendió el coche a Julián hace tres meses, pero él todavía no lo ha pagado.',
    same: ['Carmen vendeu o carro a Julián há três meses, mas ele ainda não o pagou.'],
    other: [
      ['role', 'Julián vendeu o carro a Carmen há três meses, mas ele ainda não o pagou.'],
      ['negation', 'Carmen vendeu o carro a Julián há três meses, e ele já o pagou.'],
      ['unit', 'Carmen vendeu o carro a Julián há três anos, mas ele ainda não o pagou.'],
      ['comparison', 'Carmen comprou o carro a Julián há três meses, mas ele ainda não o pagou.'],
    ],
  },
]
