import type { Passage } from './pair.ts'

/**
 * Rewordings of the kinds that people and models make: synonyms, passive and active, merged and split sentences, moved
 * clauses, digits and words, other units, forms of dates, titles, pronouns, contractions, reported speech, lists in prose.
 * Written without a look at the rules; each rewording says the same.
 */
export const DEVELOPMENT_16: readonly Passage[] = [
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Please be advised that your appointment with Dr Hannah Whitlow has been moved to Tuesday 14 May at 3.30 pm. If you are unable to attend, please let us know at least two days beforehand.',
    same: [
      "Your appointment with Dr. Whitlow is now on Tuesday, May 14, at 3:30 p.m. If you can't make it, tell us no later than two days before.",
      'We have rescheduled your appointment with Dr Hannah Whitlow. It will take place on 14 May (Tuesday) at half past three in the afternoon. Should you be unable to come, kindly inform us 2 days in advance or earlier.',
      'Dr Whitlow will now see you on Tuesday, 14 May at 15:30. Give us a minimum of two days’ notice if you cannot come.',
    ],
    other: [
      [
        'comparison',
        'Your appointment with Dr. Whitlow is now on Tuesday, May 14, at 3:30 p.m. If you can’t make it, tell us at most two days before.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'The committee rejected the proposal because it would have cost more than £40,000 and nobody could say who was going to pay for it.',
    same: [
      'The proposal was turned down by the committee: it would have cost over £40,000, and no one could say who would pay.',
      "Because the proposal would have cost upwards of 40,000 pounds and it wasn't clear to anybody who would foot the bill, the committee rejected it.",
      'The committee did not accept the proposal, as its cost would have exceeded £40k and there was no answer to the question of who would fund it.',
    ],
    other: [
      [
        'negation',
        'The proposal was accepted by the committee: it would have cost over £40,000, and no one could say who would pay.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'I would be very grateful if you could send me the signed contract by the end of the week. Without it we cannot start the work.',
    same: [
      "Please send me the signed contract by the end of the week. We can't begin work without it.",
      'Could you get the signed contract to me before the week is out? We can only start once we have it.',
      'Send the signed contract by Friday evening at the end of the week, please; until then the work cannot begin.',
    ],
    other: [['negation', 'Please send me the signed contract by the end of the week. We can begin work without it.']],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Maria told her manager that she had finished the report and that she would send it the next morning. He thanked her and asked for two more charts.',
    same: [
      'Maria said to her manager that the report was finished and would be sent the following morning. He thanked her and asked for another two charts.',
      'Maria informed her boss she had completed the report and would send it the morning after. The manager thanked her and requested 2 additional charts.',
      'Having finished the report, Maria told her manager she would send it the next morning. After thanking her, he asked if she could add two charts.',
    ],
    other: [
      [
        'role',
        'Her manager told Maria that he had finished the report and that he would send it the next morning. She thanked him and asked for two more charts.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'You will need:\n- 250 g of flour\n- three eggs\n- half a litre of milk\n- a pinch of salt\n\nLet the batter rest for thirty minutes before you fry the first pancake.',
    same: [
      'You need 250 grams of flour, 3 eggs, 500 ml of milk and a pinch of salt. The batter should rest for half an hour before the first pancake is fried.',
      'For this you will need 0.25 kg flour, three eggs, 0.5 l milk and a pinch of salt. Before frying the first pancake, leave the batter to rest for 30 min.',
    ],
    other: [
      [
        'number',
        'You need 250 grams of flour, 3 eggs, 500 ml of milk and a pinch of salt. The batter should rest for three hours before the first pancake is fried.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Employees who have worked here for longer than five years are entitled to six additional days of leave, provided that they apply before 31 October.',
    same: [
      'Staff with more than five years of service are entitled to six extra days of leave if they apply before 31 October.',
      'Anyone who has been employed here for over 5 years can claim 6 extra days off, as long as the request is made before October 31st.',
      'If they apply before 31 October, employees with over five years with us have a right to an additional six days of leave.',
    ],
    other: [
      [
        'comparison',
        'Staff with less than five years of service are entitled to six extra days of leave if they apply before 31 October.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'The bridge, which was built in 1932, was closed last spring after engineers found cracks in two of its pillars. Repairs are expected to take around eighteen months.',
    same: [
      'Built in 1932, the bridge has been closed since last spring, when cracks were found in two of its pillars. The repairs will probably take about a year and a half.',
      'After engineers discovered cracks in two pillars, the 1932 bridge was shut last spring. It is expected that repairing it will take roughly 18 months.',
      'Engineers found cracks in two pillars of the bridge (built 1932), so it was closed last spring. Repair work should last some eighteen months.',
    ],
    other: [
      [
        'date',
        'Built in 1932, the bridge has been closed since last autumn, when cracks were found in two of its pillars. The repairs will probably take about a year and a half.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      "We're sorry, but we don't ship to addresses outside the EU. Orders over 50 euros are free of shipping costs; smaller orders cost 4.90 euros.",
    same: [
      'Unfortunately we only ship within the EU. Shipping is free for orders above €50; below that it costs €4.90.',
      'We regret that we do not deliver outside the European Union. There is no shipping charge on orders of more than EUR 50. For smaller ones we charge EUR 4.90.',
      'We are afraid we cannot ship to places that are not in the EU. If your order exceeds €50, shipping costs nothing; if it is smaller, it is €4.90.',
    ],
    other: [
      ['negation', 'We also ship outside the EU. Shipping is free for orders above €50; below that it costs €4.90.'],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Most of the guests had already left when the fire alarm went off, and no one was hurt. The police do not believe that the fire was started on purpose.',
    same: [
      'When the fire alarm sounded, most guests had left already. Nobody was injured. Police do not think the fire was deliberate.',
      'The fire alarm went off after the majority of the guests had gone, and there were no injuries. According to the police, the fire was probably not started deliberately.',
      'By the time the alarm rang, most guests were gone and nobody got hurt; the police believe that the fire was an accident.',
    ],
    other: [
      [
        'quantifier',
        'When the fire alarm sounded, all guests had left already. Nobody was injured. Police do not think the fire was deliberate.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Ms Okonkwo will take over the project from Mr Brandt on 1 March. Until then, Mr Brandt remains responsible for the budget, and every invoice above $5,000 has to be approved by him.',
    same: [
      'From 1 March, Ms. Okonkwo will be in charge of the project instead of Mr. Brandt. Up to that date he is still responsible for the budget and must approve each invoice of more than $5,000.',
      'On March 1, Mr Brandt will hand the project over to Ms Okonkwo. He stays responsible for the budget until that day and all invoices over $5,000 need his approval.',
      'Mr Brandt is to be succeeded by Ms Okonkwo as project lead on 1 March; he keeps responsibility for the budget until then and has to sign off any invoice exceeding 5,000 dollars.',
    ],
    other: [
      [
        'role',
        'On March 1, Ms Okonkwo will hand the project over to Mr Brandt. He stays responsible for the budget until that day and all invoices over $5,000 need his approval.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Do not open the cover while the machine is running. Wait until the red light goes out, then pull the lever towards you.',
    same: [
      'Never open the cover while the machine is running. Pull the lever towards you only after the red light has gone out.',
      'Keep the cover closed as long as the machine is on. Once the red light is off, pull the lever toward you.',
      'The cover must not be opened when the machine is running. When the red light has gone out, the lever can be pulled towards you.',
    ],
    other: [
      [
        'direction',
        'Never open the cover while the machine is running. Pull the lever towards you only before the red light has gone out.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'About a third of the respondents said they would rather work from home three days a week, whereas only 12 percent wanted to be in the office every day.',
    same: [
      'Roughly one in three respondents would prefer to work at home three days per week; just 12% want to come to the office daily.',
      'Some 33 % of those asked said that they preferred working from home on 3 days of the week. By contrast, no more than twelve per cent wanted to be in the office every day.',
      'While around a third of the people surveyed would prefer three days a week at home, only 12 % would like to be in the office each day.',
    ],
    other: [
      [
        'number',
        'Roughly two in three respondents would prefer to work at home three days per week; just 12% want to come to the office daily.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Thank you for your message. I am out of the office until Monday, 8 July, and will have limited access to my emails. In urgent cases please call my colleague Jonas on 020 7946 0123.',
    same: [
      "Thanks for your message. I'm away until Monday, July 8, and can only read my emails now and then. If it's urgent, please ring my colleague Jonas on 020 7946 0123.",
      'Many thanks for writing. I will be back in the office on Monday 8 July; until then I will only have limited access to email. For anything urgent, my colleague Jonas can be reached at 020 7946 0123.',
    ],
    other: [
      [
        'reference',
        "Thanks for your message. I'm away until Monday, July 8, and can only read my emails now and then. If it's urgent, please ring my colleague Jonas on 020 7946 0132.",
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'The tenant may keep a small pet if the landlord agrees in writing. Smoking is not allowed anywhere in the building, including the balconies.',
    same: [
      'A small pet is permitted with the written consent of the landlord. Smoking is prohibited in the whole building, balconies included.',
      'With written permission from the landlord, the tenant is allowed to have a small pet. There is no smoking in any part of the building, not even on the balconies.',
      'If the landlord gives written consent, the tenant can keep a small pet; nobody may smoke in the building or on its balconies.',
    ],
    other: [
      [
        'modality',
        'The tenant must keep a small pet if the landlord agrees in writing. Smoking is not allowed anywhere in the building, including the balconies.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'Our turnover rose from 2.4 million to 3.1 million euros last year, even though we opened fewer shops than planned.',
    same: [
      'Although fewer shops were opened than we had planned, our turnover grew last year from €2.4 million to €3.1 million.',
      'Last year turnover increased from EUR 2.4m to EUR 3.1m despite our opening fewer shops than planned.',
      'We did not open as many shops as we had planned last year; turnover nevertheless went up from 2,400,000 to 3,100,000 euros.',
    ],
    other: [
      [
        'direction',
        'Although fewer shops were opened than we had planned, our turnover fell last year from €3.1 million to €2.4 million.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'The minister said that the tunnel would not open before 2027. She added that the delay had nothing to do with money.',
    same: [
      'According to the minister, the tunnel will open in 2027 at the earliest. The delay, she added, is not about money.',
      "The tunnel won't be opened until 2027, the minister said, adding that money was not the reason for the delay.",
      'The minister stated: the tunnel will not open earlier than 2027, and the delay is unrelated to money.',
    ],
    other: [
      [
        'direction',
        'According to the minister, the tunnel will open in 2027 at the latest. The delay, she added, is not about money.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'He walked eight kilometres to school every day, often in the dark, and hardly ever complained. His younger sister took the bus.',
    same: [
      'Every day he walked 8 km to school, frequently in darkness, and he rarely complained; his little sister went by bus.',
      'He went to school on foot each day, a walk of five miles that he often did in the dark, almost never complaining. His younger sister went by bus.',
    ],
    other: [
      [
        'quantifier',
        'Every day he walked 8 km to school, frequently in darkness, and he always complained; his little sister went by bus.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'en' },
    before:
      'If the goods arrive damaged, you must report this within 48 hours and enclose a photo. We will then either replace the item or refund the full price, whichever you prefer.',
    same: [
      'Damage to goods on arrival must be reported within two days, together with a photo. You can then choose between a replacement and a full refund.',
      'Should the goods be damaged when they arrive, you have to tell us within 48 hours and include a picture. We then replace the item or give you all your money back, as you wish.',
      'Report goods that arrive damaged within 48h, with a photo. After that, you decide whether we replace the item or pay the entire price back.',
    ],
    other: [
      [
        'modality',
        'Damage to goods on arrival may be reported within two days, together with a photo. You can then choose between a replacement and a full refund.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Sehr geehrte Frau Lindner, Ihr Termin bei Herrn Dr. Vogt wurde auf Mittwoch, den 12. Juni, um 14.15 Uhr verlegt. Bitte sagen Sie spätestens 24 Stunden vorher ab, falls Sie nicht kommen können.',
    same: [
      'Sehr geehrte Frau Lindner, wir haben Ihren Termin bei Dr. Vogt verschoben: Er findet nun am Mittwoch, 12.06., um Viertel nach zwei statt. Wenn Sie verhindert sind, sagen Sie bitte mindestens einen Tag vorher ab.',
      'Liebe Frau Lindner, Dr. Vogt empfängt Sie jetzt am Mittwoch, dem 12. Juni, um 14:15 Uhr. Sollten Sie nicht kommen können, bitten wir um eine Absage bis spätestens 24 Stunden vor dem Termin.',
    ],
    other: [
      [
        'date',
        'Liebe Frau Lindner, Dr. Vogt empfängt Sie jetzt am Donnerstag, dem 13. Juni, um 14:15 Uhr. Sollten Sie nicht kommen können, bitten wir um eine Absage bis spätestens 24 Stunden vor dem Termin.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Die Miete beträgt 850 Euro im Monat und ist jeweils bis zum dritten Werktag zu zahlen. Haustiere sind nur mit Zustimmung der Vermieterin erlaubt.',
    same: [
      'Die monatliche Miete von 850 € muss bis zum 3. Werktag gezahlt werden. Ohne Zustimmung der Vermieterin darf man keine Haustiere halten.',
      'Monatlich sind 850 Euro Miete fällig, und zwar bis spätestens zum dritten Werktag. Wer ein Haustier halten möchte, braucht dafür die Zustimmung der Vermieterin.',
      'Für die Wohnung zahlen Sie pro Monat 850 EUR Miete, zahlbar bis zum dritten Werktag des Monats. Die Haltung von Haustieren ist nur gestattet, wenn die Vermieterin zustimmt.',
    ],
    other: [
      [
        'negation',
        'Die monatliche Miete von 850 € muss bis zum 3. Werktag gezahlt werden. Auch ohne Zustimmung der Vermieterin darf man Haustiere halten.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Niemand weiß, warum die Anlage am Montagabend ausgefallen ist. Der Hersteller hat versprochen, innerhalb von zehn Tagen einen Bericht vorzulegen.',
    same: [
      'Warum die Anlage am Abend des Montags ausfiel, ist unbekannt. Binnen zehn Tagen will der Hersteller einen Bericht vorlegen.',
      'Es weiß keiner, aus welchem Grund die Anlage Montagabend ausgefallen ist. Ein Bericht des Herstellers ist innerhalb von 10 Tagen versprochen.',
      'Die Ursache für den Ausfall der Anlage am Montagabend kennt niemand. Der Hersteller sagte zu, in spätestens zehn Tagen einen Bericht zu liefern.',
    ],
    other: [
      [
        'number',
        'Warum die Anlage am Abend des Montags ausfiel, ist unbekannt. Binnen zwölf Tagen will der Hersteller einen Bericht vorlegen.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Nehmen Sie höchstens drei Tabletten täglich ein, am besten nach dem Essen. Kinder unter zwölf Jahren dürfen das Mittel nicht bekommen.',
    same: [
      'Nicht mehr als 3 Tabletten pro Tag einnehmen, vorzugsweise nach einer Mahlzeit. Für Kinder unter 12 Jahren ist das Mittel nicht geeignet.',
      'Die Tageshöchstdosis beträgt drei Tabletten; nehmen Sie sie am besten nach dem Essen. Geben Sie das Mittel keinem Kind unter zwölf Jahren.',
      'Pro Tag dürfen maximal drei Tabletten eingenommen werden, idealerweise nach dem Essen. Kindern, die noch keine zwölf Jahre alt sind, darf das Mittel nicht gegeben werden.',
    ],
    other: [
      [
        'comparison',
        'Mindestens 3 Tabletten pro Tag einnehmen, vorzugsweise nach einer Mahlzeit. Für Kinder unter 12 Jahren ist das Mittel nicht geeignet.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Da die Nachfrage stark gestiegen ist, werden wir ab September zwei weitere Busse einsetzen. Die Fahrpreise bleiben unverändert.',
    same: [
      'Weil die Nachfrage kräftig zugenommen hat, fahren ab September zwei zusätzliche Busse. An den Fahrpreisen ändert sich nichts.',
      'Wegen der stark gestiegenen Nachfrage setzen wir von September an 2 weitere Busse ein; die Preise ändern sich nicht.',
      'Die Nachfrage ist deutlich gewachsen. Deshalb werden ab September zwei Busse mehr eingesetzt, ohne dass die Fahrpreise steigen.',
    ],
    other: [
      [
        'direction',
        'Weil die Nachfrage kräftig zurückgegangen ist, fahren ab September zwei zusätzliche Busse. An den Fahrpreisen ändert sich nichts.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Frau Professor Kessler bat ihren Assistenten, die Ergebnisse noch einmal zu prüfen, bevor sie den Artikel einreicht. Er fand keinen einzigen Fehler.',
    same: [
      'Prof. Kessler bat ihren Assistenten um eine erneute Prüfung der Ergebnisse, ehe sie den Artikel einreicht. Fehler fand er keine.',
      'Vor dem Einreichen des Artikels ließ Professorin Kessler die Ergebnisse von ihrem Assistenten nochmals überprüfen; dieser entdeckte nicht einen Fehler.',
    ],
    other: [
      [
        'negation',
        'Prof. Kessler bat ihren Assistenten um eine erneute Prüfung der Ergebnisse, ehe sie den Artikel einreicht. Er fand einen einzigen Fehler.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Leider können wir Ihre Bestellung nicht wie geplant am 5. November liefern, weil ein Bauteil fehlt. Als Entschädigung erhalten Sie 15 Prozent Rabatt auf Ihren nächsten Einkauf.',
    same: [
      'Weil ein Bauteil fehlt, ist die für den 5.11. geplante Lieferung Ihrer Bestellung leider nicht möglich. Zum Ausgleich bekommen Sie beim nächsten Einkauf 15 % Nachlass.',
      'Uns fehlt ein Bauteil, sodass wir Ihre Bestellung bedauerlicherweise nicht zum geplanten Termin am 5. November ausliefern können. Dafür gewähren wir Ihnen auf den nächsten Kauf fünfzehn Prozent Rabatt.',
    ],
    other: [
      [
        'direction',
        'Weil ein Bauteil fehlt, ist die für den 5.11. geplante Lieferung Ihrer Bestellung leider nicht möglich. Zum Ausgleich bekommen Sie auf den letzten Einkauf 15 % Nachlass.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Die Bibliothek ist werktags von 9 bis 19 Uhr geöffnet, samstags nur bis 13 Uhr. An Sonn- und Feiertagen bleibt sie geschlossen.',
    same: [
      'Öffnungszeiten der Bibliothek: montags bis freitags 9–19 Uhr, samstags 9–13 Uhr; sonntags und an Feiertagen geschlossen.',
      'An Werktagen hat die Bibliothek von 9.00 bis 19.00 Uhr offen, am Samstag schließt sie bereits um 13.00 Uhr. Sonntags und feiertags ist sie zu.',
    ],
    other: [
      [
        'number',
        'An Werktagen hat die Bibliothek von 9.00 bis 19.00 Uhr offen, am Samstag schließt sie bereits um 15.00 Uhr. Sonntags und feiertags ist sie zu.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'de' },
    before:
      'Der Verein hat rund 400 Mitglieder, davon ist knapp die Hälfte jünger als 30. Wer mitmachen will, muss mindestens 16 sein und einen Jahresbeitrag von 60 Euro zahlen.',
    same: [
      'Etwa 400 Mitglieder zählt der Verein, fast die Hälfte von ihnen ist unter 30. Mitmachen kann, wer wenigstens 16 Jahre alt ist und 60 € im Jahr zahlt.',
      'Von den ungefähr 400 Mitgliedern des Vereins sind beinahe 50 % unter dreißig. Das Mindestalter liegt bei 16 Jahren, der Beitrag bei 60 Euro pro Jahr.',
    ],
    other: [
      [
        'comparison',
        'Etwa 400 Mitglieder zählt der Verein, fast die Hälfte von ihnen ist über 30. Mitmachen kann, wer wenigstens 16 Jahre alt ist und 60 € im Jahr zahlt.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Madame Girard, votre commande n° 48213 a été expédiée hier et devrait vous parvenir d’ici trois jours ouvrables. Si le colis n’arrive pas, appelez-nous au 01 42 68 53 00.',
    same: [
      'Mme Girard, nous avons expédié hier votre commande nº 48213 ; vous devriez la recevoir sous 3 jours ouvrés. En cas de non-réception, contactez-nous au 01 42 68 53 00.',
      'Chère Madame Girard, la commande 48213 est partie hier : elle devrait arriver dans les trois jours ouvrables. Si vous ne la recevez pas, vous pouvez nous joindre au 01.42.68.53.00.',
    ],
    other: [
      [
        'reference',
        'Mme Girard, nous avons expédié hier votre commande nº 48231 ; vous devriez la recevoir sous 3 jours ouvrés. En cas de non-réception, contactez-nous au 01 42 68 53 00.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Le maire a annoncé que la piscine resterait fermée jusqu’en avril, les travaux ayant pris plus de deux mois de retard. Aucun abonnement ne sera remboursé, mais tous seront prolongés.',
    same: [
      'Selon le maire, la piscine restera fermée jusqu’en avril parce que les travaux ont plus de deux mois de retard. Les abonnements ne seront pas remboursés ; ils seront tous prolongés.',
      'La piscine ne rouvrira pas avant avril, a annoncé le maire : le chantier accuse un retard supérieur à 2 mois. On ne remboursera aucun abonnement, mais chacun sera prolongé.',
    ],
    other: [
      [
        'negation',
        'Selon le maire, la piscine restera fermée jusqu’en avril parce que les travaux ont plus de deux mois de retard. Les abonnements seront remboursés ; ils seront tous prolongés.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Il est interdit de stationner devant l’entrée entre 7 h et 9 h 30. Les véhicules en infraction seront enlevés aux frais de leur propriétaire.',
    same: [
      'Le stationnement devant l’entrée est interdit de 7 heures à 9 heures 30. Tout véhicule en infraction sera enlevé et son propriétaire en paiera les frais.',
      'Vous ne devez pas vous garer devant l’entrée entre 7h00 et 9h30 ; sinon, votre véhicule sera enlevé à vos frais.',
      'Défense de se garer devant l’entrée entre sept heures et neuf heures et demie. Les voitures en infraction seront mises en fourrière aux frais du propriétaire.',
    ],
    other: [
      [
        'modality',
        'Le stationnement devant l’entrée est autorisé de 7 heures à 9 heures 30. Tout véhicule en infraction sera enlevé et son propriétaire en paiera les frais.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Nous vous prions de bien vouloir nous retourner le formulaire signé avant le 15 février. À défaut, votre dossier ne pourra pas être traité.',
    same: [
      'Merci de nous renvoyer le formulaire signé avant le 15 février, faute de quoi nous ne pourrons pas traiter votre dossier.',
      'Renvoyez-nous le formulaire signé au plus tard le 14 février. Sans lui, il sera impossible de traiter votre dossier.',
      'Veuillez nous retourner, signé, le formulaire avant le 15/02. Sinon, nous serons dans l’impossibilité de traiter votre dossier.',
    ],
    other: [
      [
        'direction',
        'Merci de nous renvoyer le formulaire signé après le 15 février, faute de quoi nous ne pourrons pas traiter votre dossier.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'L’entreprise emploie près de 1 200 personnes, dont un quart à temps partiel. L’an dernier, elle en a embauché 150 de plus que l’année précédente.',
    same: [
      'Environ 1 200 salariés travaillent dans l’entreprise, dont 25 % à temps partiel. L’année dernière, 150 personnes de plus que l’année d’avant ont été embauchées.',
      'Près de mille deux cents personnes, un quart d’entre elles à temps partiel, sont employées par l’entreprise. Elle en a recruté l’an passé 150 de plus que l’année précédente.',
    ],
    other: [
      [
        'comparison',
        'Environ 1 200 salariés travaillent dans l’entreprise, dont 25 % à temps partiel. L’année dernière, 150 personnes de moins que l’année d’avant ont été embauchées.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Julien a prêté sa voiture à Claire pour le week-end ; elle la lui rendra lundi soir. Elle n’a pas le droit de la prêter à quelqu’un d’autre.',
    same: [
      'Pour le week-end, Claire a la voiture que Julien lui a prêtée, et elle la lui rendra lundi soir. Il lui est interdit de la prêter à d’autres.',
      'Claire, à qui Julien a prêté sa voiture pour le week-end, la rendra lundi dans la soirée. Elle ne peut la prêter à personne d’autre.',
    ],
    other: [
      [
        'role',
        'Claire a prêté sa voiture à Julien pour le week-end ; il la lui rendra lundi soir. Il n’a pas le droit de la prêter à quelqu’un d’autre.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'Le médecin lui a recommandé de marcher une demi-heure par jour, de boire davantage d’eau et de ne plus fumer. Elle devra revenir dans six semaines.',
    same: [
      'Le médecin lui a conseillé trente minutes de marche par jour, plus d’eau et l’arrêt du tabac. Elle doit revenir dans six semaines.',
      'Marcher 30 minutes chaque jour, boire plus d’eau, arrêter de fumer : voilà ce que le médecin lui a recommandé. Il faudra qu’elle revienne dans 6 semaines.',
    ],
    other: [
      [
        'number',
        'Le médecin lui a conseillé trente minutes de marche par jour, plus d’eau et l’arrêt du tabac. Elle doit revenir dans seize semaines.',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'fr' },
    before:
      'On ne peut entrer dans la salle qu’avec un billet valable. Les enfants de moins de six ans entrent gratuitement s’ils sont accompagnés.',
    same: [
      'L’entrée dans la salle n’est possible qu’avec un billet valable. Elle est gratuite pour les enfants de moins de 6 ans accompagnés.',
      'Seules les personnes munies d’un billet valable peuvent entrer dans la salle. Pour les moins de six ans, accompagnés, l’entrée est gratuite.',
      'Il faut un billet valable pour entrer dans la salle ; les enfants accompagnés qui n’ont pas encore six ans ne paient pas.',
    ],
    other: [
      [
        'comparison',
        'L’entrée dans la salle n’est possible qu’avec un billet valable. Elle est gratuite pour les enfants de plus de 6 ans accompagnés.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Estimada señora Robles: le informamos de que su pedido n.º 7719 llegará el jueves 4 de abril entre las 10 y las 12 h. Si no va a estar en casa, díganoslo antes del miércoles.',
    same: [
      'Sra. Robles: su pedido 7719 se entregará el jueves, 4 de abril, de 10:00 a 12:00. Avísenos antes del miércoles si no estará en casa.',
      'Hola, señora Robles. Entregaremos su pedido nº 7719 el 4 de abril (jueves), entre las diez y las doce de la mañana. En caso de que no vaya a estar, avise antes del miércoles, por favor.',
    ],
    other: [
      [
        'date',
        'Sra. Robles: su pedido 7719 se entregará el martes, 4 de abril, de 10:00 a 12:00. Avísenos antes del miércoles si no estará en casa.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'El ayuntamiento ha decidido no subir los impuestos este año, aunque los gastos han aumentado un 8 %. La oposición votó en contra.',
    same: [
      'Este año el ayuntamiento no subirá los impuestos pese a que los gastos han crecido un 8 por ciento. La oposición votó en contra de la decisión.',
      'Aunque los gastos han subido un ocho por ciento, el ayuntamiento mantendrá los impuestos este año. Votó en contra la oposición.',
      'A pesar de un aumento de los gastos del 8 %, el ayuntamiento ha decidido que este año no se subirán los impuestos; la oposición se opuso.',
    ],
    other: [
      [
        'negation',
        'Este año el ayuntamiento subirá los impuestos pese a que los gastos han crecido un 8 por ciento. La oposición votó en contra de la decisión.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Para inscribirse hay que ser mayor de edad y pagar una cuota de 25 euros. El plazo termina el 30 de septiembre; después no se admitirá ninguna solicitud.',
    same: [
      'Pueden inscribirse los mayores de 18 años que paguen una cuota de 25 €. El plazo finaliza el 30 de septiembre y no se aceptarán solicitudes posteriores.',
      'La inscripción, solo para mayores de edad, cuesta 25 euros y está abierta hasta el 30/9. Pasada esa fecha no se admitirán solicitudes.',
      'Es necesario ser mayor de edad y abonar veinticinco euros para poder inscribirse. Las solicitudes se admiten hasta el 30 de septiembre, ni un día más.',
    ],
    other: [
      [
        'money',
        'Pueden inscribirse los mayores de 18 años que paguen una cuota de 35 €. El plazo finaliza el 30 de septiembre y no se aceptarán solicitudes posteriores.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Nadie resultó herido en el accidente, que se produjo hacia las seis de la tarde a unos 20 kilómetros de Burgos. La carretera estuvo cortada casi tres horas.',
    same: [
      'El accidente ocurrió sobre las 18 h a unos veinte kilómetros de Burgos y no hubo heridos. La carretera permaneció cerrada cerca de tres horas.',
      'No hubo ningún herido en el accidente, ocurrido alrededor de las 6 de la tarde a unos 20 km de Burgos. Durante casi 3 horas la carretera estuvo cortada.',
    ],
    other: [
      [
        'name',
        'El accidente ocurrió sobre las 18 h a unos veinte kilómetros de Huesca y no hubo heridos. La carretera permaneció cerrada cerca de tres horas.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'Laura le dijo a Andrés que no podía acompañarlo al médico porque tenía que trabajar. Él contestó que no importaba y que iría solo.',
    same: [
      'Laura le comentó a Andrés que le era imposible acompañarlo al médico, ya que trabajaba. Él respondió que daba igual y que iría sin compañía.',
      'Como tenía que trabajar, Laura no podía acompañar a Andrés al médico, y así se lo dijo. Andrés le contestó que no pasaba nada, que iría solo.',
    ],
    other: [
      [
        'role',
        'Andrés le dijo a Laura que no podía acompañarla al médico porque tenía que trabajar. Ella contestó que no importaba y que iría sola.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'No abra el paquete si el precinto está roto. En ese caso, devuélvalo en un plazo de catorce días y le reembolsaremos el importe íntegro.',
    same: [
      'Si el precinto está roto, no abra el paquete: devuélvalo en 14 días y le devolveremos todo el dinero.',
      'El paquete no debe abrirse cuando el precinto esté roto. Devuélvalo en ese caso en el plazo de dos semanas y recibirá el reembolso completo.',
    ],
    other: [
      [
        'negation',
        'Si el precinto no está roto, no abra el paquete: devuélvalo en 14 días y le devolveremos todo el dinero.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'es' },
    before:
      'La mayoría de los alumnos aprobó el examen a la primera, pero algunos tendrán que repetirlo en junio. La profesora está satisfecha con los resultados.',
    same: [
      'Casi todos los alumnos, la mayoría, aprobaron el examen al primer intento; unos pocos deberán repetirlo en junio. Los resultados satisfacen a la profesora.',
      'El examen lo aprobó a la primera la mayor parte del alumnado. Algunos, sin embargo, deberán presentarse de nuevo en junio. La profesora se muestra contenta con los resultados.',
    ],
    other: [
      [
        'quantifier',
        'El examen lo aprobó a la primera una minoría del alumnado. Algunos, sin embargo, deberán presentarse de nuevo en junio. La profesora se muestra contenta con los resultados.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'Prezado senhor Tavares, a reunião marcada para segunda-feira, dia 9, foi adiada para quarta-feira, dia 11, às 15h30. A sala continua a mesma.',
    same: [
      'Sr. Tavares, adiamos a reunião de segunda (dia 9) para quarta (dia 11), às 15h30, na mesma sala.',
      'Caro Sr. Tavares: a reunião de segunda-feira, 9, passou para quarta-feira, 11, às três e meia da tarde. Não houve mudança de sala.',
    ],
    other: [
      ['number', 'Sr. Tavares, adiamos a reunião de segunda (dia 9) para quarta (dia 11), às 13h30, na mesma sala.'],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'É proibido fumar em todo o prédio, inclusive nas escadas. Quem desrespeitar a regra pagará uma multa de até R$ 500.',
    same: [
      'Não se pode fumar em nenhuma parte do prédio, nem mesmo nas escadas. O descumprimento da regra acarreta multa de no máximo R$ 500,00.',
      'Fumar é proibido no prédio inteiro, escadas incluídas, sob pena de multa de até 500 reais.',
    ],
    other: [
      ['modality', 'Fumar é permitido no prédio inteiro, escadas incluídas, sem pena de multa de até 500 reais.'],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'Tome um comprimido de oito em oito horas, sempre depois das refeições. Não dirija nem opere máquinas nas primeiras duas horas.',
    same: [
      'Tome 1 comprimido a cada 8 horas, sempre após as refeições. Nas primeiras 2 horas, não dirija e não opere máquinas.',
      'A dose é de um comprimido a cada oito horas, sempre depois de comer. Evite dirigir e operar máquinas durante as duas primeiras horas.',
    ],
    other: [
      [
        'direction',
        'Tome 1 comprimido a cada 8 horas, sempre antes das refeições. Nas primeiras 2 horas, não dirija e não opere máquinas.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'A empresa vai abrir três lojas novas no Nordeste até o fim do ano e contratar pelo menos 60 pessoas. Nenhuma loja será fechada.',
    same: [
      'Até o final do ano, a empresa abrirá 3 novas lojas no Nordeste e contratará no mínimo 60 pessoas. Não haverá fechamento de lojas.',
      'Três novas lojas serão abertas no Nordeste até o fim do ano, com a contratação de 60 pessoas ou mais. A empresa não fechará loja alguma.',
    ],
    other: [
      [
        'comparison',
        'Até o final do ano, a empresa abrirá 3 novas lojas no Nordeste e contratará no máximo 60 pessoas. Não haverá fechamento de lojas.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'Só podem votar os sócios que pagaram a quota de 2025. O voto por procuração não é admitido, e cada sócio tem direito a um único voto.',
    same: [
      'Apenas os sócios com a quota de 2025 paga podem votar. Não se admite voto por procuração, e cada sócio tem só um voto.',
      'O direito de voto cabe somente aos sócios que tenham pago a quota de 2025. Não é possível votar por procuração; cada um dispõe de um voto.',
    ],
    other: [
      [
        'quantifier',
        'Todos os sócios podem votar, mesmo sem a quota de 2025 paga. Não se admite voto por procuração, e cada sócio tem só um voto.',
      ],
    ],
  },
  {
    ...{ from: 'pt', to: 'pt' },
    before:
      'O Rafael devolveu o livro à Beatriz na semana passada, mas ela ainda não o leu. Diz que vai começar assim que tiver tempo.',
    same: [
      'Na semana passada, o Rafael devolveu o livro à Beatriz. Ela ainda não o leu e diz que começará quando tiver tempo.',
      'O livro foi devolvido à Beatriz pelo Rafael na semana passada; no entanto, ela ainda não o leu. Segundo ela, vai começar logo que arranje tempo.',
    ],
    other: [
      [
        'role',
        'A Beatriz devolveu o livro ao Rafael na semana passada, mas ele ainda não o leu. Diz que vai começar assim que tiver tempo.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'de' },
    before:
      'Ms Fletcher will not be able to attend the meeting on 3 June. Please send her the minutes no later than two days afterwards.',
    same: [
      'Frau Fletcher kann am 3. Juni nicht an der Sitzung teilnehmen. Bitte schicken Sie ihr das Protokoll spätestens zwei Tage danach.',
      'Frau Fletcher ist am 03.06. bei der Besprechung verhindert. Lassen Sie ihr das Protokoll bitte innerhalb von zwei Tagen danach zukommen.',
    ],
    other: [
      [
        'direction',
        'Frau Fletcher kann am 3. Juni nicht an der Sitzung teilnehmen. Bitte schicken Sie ihr das Protokoll spätestens zwei Tage davor.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'fr' },
    before:
      'Only residents may use the car park. Visitors have to leave their cars on the street, where parking costs £2.50 an hour.',
    same: [
      'Seuls les résidents peuvent utiliser le parking. Les visiteurs doivent laisser leur voiture dans la rue, où le stationnement coûte 2,50 £ de l’heure.',
      'Le parking est réservé aux résidents. Les visiteurs sont tenus de se garer dans la rue, au tarif de 2,50 livres par heure.',
    ],
    other: [
      [
        'quantifier',
        'Les résidents aussi peuvent utiliser le parking. Les visiteurs doivent laisser leur voiture dans la rue, où le stationnement coûte 2,50 £ de l’heure.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'es' },
    before:
      "We haven't received your payment for invoice 2024-118 yet. If you have already paid, please ignore this letter; otherwise pay the $320 by Friday.",
    same: [
      'Todavía no hemos recibido el pago de la factura 2024-118. Si ya ha pagado, no haga caso de esta carta; de lo contrario, abone los 320 dólares antes del viernes o ese mismo día.',
      'Aún no nos ha llegado el pago de su factura 2024-118. Ignore esta carta si ya lo ha efectuado; si no, pague los 320 $ a más tardar el viernes.',
    ],
    other: [
      [
        'negation',
        'Ya hemos recibido el pago de la factura 2024-118. Si ya ha pagado, ignore esta carta; de lo contrario, abone los 320 dólares antes del viernes.',
      ],
    ],
  },
  {
    ...{ from: 'en', to: 'pt' },
    before:
      'The flight leaves at 6.45 pm from gate 22. Each passenger may take one bag weighing up to 8 kg on board free of charge.',
    same: [
      'O voo parte às 18h45 do portão 22. Cada passageiro pode levar a bordo, gratuitamente, uma bagagem de até 8 kg.',
      'O avião sai às 18:45 do portão 22. Por passageiro, é permitida a bordo uma mala de no máximo 8 quilos, sem custo.',
    ],
    other: [
      [
        'unit',
        'O voo parte às 18h45 do portão 22. Cada passageiro pode levar a bordo, gratuitamente, uma bagagem de até 8 libras.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'en' },
    before:
      'Bis auf Weiteres ist der Aufzug außer Betrieb. Wer keine Treppen steigen kann, wendet sich bitte an die Hausverwaltung (Tel. 0221 4711-20).',
    same: [
      'The lift is out of order until further notice. Anyone who cannot climb stairs should contact the property management (tel. 0221 4711-20).',
      'Until further notice, the elevator is not working. If you are unable to use the stairs, please get in touch with the building management on 0221 4711-20.',
    ],
    other: [
      [
        'negation',
        'The lift is out of order until further notice. Anyone who can climb stairs should contact the property management (tel. 0221 4711-20).',
      ],
    ],
  },
  {
    ...{ from: 'fr', to: 'en' },
    before:
      'Le conseil a voté à l’unanimité la fermeture de la déchetterie le dimanche. Cette mesure entrera en vigueur le 1er janvier prochain.',
    same: [
      'The council voted unanimously to close the recycling centre on Sundays. The measure will come into force on 1 January next.',
      'It was unanimously decided by the council that the recycling centre will be closed on Sundays, starting next January 1.',
    ],
    other: [
      [
        'date',
        'The council voted unanimously to close the recycling centre on Saturdays. The measure will come into force on 1 January next.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'en' },
    before:
      'Ninguno de los dos testigos vio al conductor, pero ambos recordaban que el coche era rojo y que iba muy deprisa.',
    same: [
      'Neither of the two witnesses saw the driver, but both remembered that the car was red and going very fast.',
      "The two witnesses didn't see the driver; both of them remembered, however, a red car that was travelling at great speed.",
    ],
    other: [
      ['negation', 'Both witnesses saw the driver, and both remembered that the car was red and going very fast.'],
    ],
  },
  {
    ...{ from: 'pt', to: 'en' },
    before:
      'Se chover, o concerto passa para o ginásio; os bilhetes continuam válidos. A entrada é livre para menores de 12 anos.',
    same: [
      'If it rains, the concert will move to the gym; tickets remain valid. Admission is free for children under 12.',
      'In case of rain the concert will be held in the gymnasium, and all tickets stay valid. Children younger than twelve get in for free.',
    ],
    other: [
      [
        'negation',
        'If it does not rain, the concert will move to the gym; tickets remain valid. Admission is free for children under 12.',
      ],
    ],
  },
  {
    ...{ from: 'de', to: 'fr' },
    before:
      'Alle Mitarbeiter müssen bis Ende März an einer Schulung teilnehmen. Die Teilnahme gilt als Arbeitszeit und ist kostenlos.',
    same: [
      'Tous les employés doivent suivre une formation d’ici la fin mars. La participation, gratuite, compte comme temps de travail.',
      'Chaque collaborateur est tenu de participer à une formation avant fin mars. Elle est considérée comme du temps de travail et ne coûte rien.',
    ],
    other: [
      [
        'modality',
        'Tous les employés peuvent suivre une formation d’ici la fin mars. La participation, gratuite, compte comme temps de travail.',
      ],
    ],
  },
  {
    ...{ from: 'es', to: 'pt' },
    before:
      'El museo abre todos los días menos el lunes, de diez a siete. La última entrada se vende media hora antes del cierre.',
    same: [
      'O museu abre todos os dias, exceto segunda-feira, das 10h às 19h. O último ingresso é vendido meia hora antes do fechamento.',
      'Fechado às segundas; nos outros dias, o museu abre das dez às dezenove horas. A venda de ingressos termina 30 minutos antes de fechar.',
    ],
    other: [
      [
        'date',
        'O museu abre todos os dias, exceto terça-feira, das 10h às 19h. O último ingresso é vendido meia hora antes do fechamento.',
      ],
    ],
  },
]
