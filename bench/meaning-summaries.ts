import type { Pair } from './meaning-pairs.ts'

/** Summaries, which leave out and tell in another order, but alter nothing. Marked as in `meaning-pairs.ts`. */
export const SUMMARIES: readonly Pair[] = [
  {
    language: 'de',
    before:
      'Die Bibliothek am Lindenplatz öffnet nach dem Umbau am 7. September 2026 wieder. Statt bisher 32 gibt es nun 80 Arbeitsplätze. Die Kosten von 4,6 Millionen Euro trug zu zwei Dritteln das Land. Samstags ist nicht geöffnet.',
    after: 'Am [[date|7. September 2026]] öffnet die umgebaute Bibliothek mit [[number|80]] Arbeitsplätzen.',
  },
  {
    language: 'de',
    before:
      'Der Umbau kostete 4,6 Millionen Euro. Am 7. September wird gefeiert, von 10 bis 18 Uhr. Erwartet werden 1.200 Gäste.',
    after: 'Gefeiert wird am [[date|7. September]].',
  },
  {
    language: 'de',
    before:
      'Im 3. Quartal stieg der Umsatz um 4,5 % auf 12,8 Mio. Euro. Die Zahl der Mitarbeiter sank von 340 auf 312. Der Vorstand rechnet für 2027 mit 14 Mio. Euro.',
    after:
      'Der Umsatz stieg im 3. Quartal auf [[money|12,8 Millionen €]]; [[number|2027]] sollen es [[money|14 Mio. Euro]] werden.',
  },
  {
    language: 'de',
    before:
      'Sehr geehrte Frau Aydın, die Lieferung kommt nicht vor dem 18. Dezember. Wir bieten Ihnen einen Nachlass von 15 % an oder erstatten 389,90 € vollständig.',
    after: 'Die Lieferung verzögert sich bis [[date|18. Dezember]]; angeboten werden [[percent|15 Prozent]] Nachlass.',
  },
  {
    language: 'de',
    before:
      'Die Brücke von 1934 wird ab dem 2. März saniert. Die Arbeiten dauern 18 Monate und kosten 9 Millionen Euro. Eine Spur bleibt frei.',
    after: 'Die Sanierung der Brücke beginnt am [[date|2. März]] und dauert [[number|18 Monate]].',
  },
  {
    language: 'de',
    before:
      'Die Studie begleitete 412 Kinder über sechs Jahre. 37 Prozent von ihnen lasen täglich. Bei 58 Kindern fehlten Angaben.',
    after: 'Von [[number|412]] begleiteten Kindern lasen [[percent|37 %]] jeden Tag.',
  },
  {
    language: 'de',
    before:
      'Am 21. Mai um 9:30 Uhr tagt der Ausschuss. Punkt 1 ist der Haushalt mit 2,4 Millionen Euro, Punkt 2 die Wahl der 5 Vertreter.',
    after: 'Der Ausschuss tagt am [[date|21.05.]] um [[time|9:30 Uhr]].',
  },
  {
    language: 'fr',
    before:
      'La médiathèque rouvrira le 7 septembre 2026 après dix-huit mois de travaux. Le chantier a coûté 4,6 millions d’euros, dont 60 % payés par la région. Elle compte 80 places au lieu de 32.',
    after: 'La médiathèque rouvre le [[date|7 septembre 2026]] avec [[number|80]] places.',
  },
  {
    language: 'fr',
    before:
      'Le train de 8h15 est supprimé jusqu’au 3 mai. Un car part à 8h05 et met 50 minutes. Le billet reste à 6,40 €.',
    after: 'Jusqu’au [[date|3 mai]], un car de [[time|8h05]] remplace le train.',
  },
  {
    language: 'fr',
    before:
      'En 2025, l’entreprise a vendu 3 200 vélos, soit 12 % de plus qu’en 2024. Le prix moyen a baissé à 740 euros. Vingt-cinq personnes ont été embauchées.',
    after: 'Les ventes ont progressé de [[percent|12 pour cent]] en [[number|2025]], à [[number|3 200]] vélos.',
  },
  {
    language: 'fr',
    before:
      'Le tribunal a condamné la société à 250 000 euros d’amende le 14 mars. Elle dispose de dix jours pour faire appel. Son avocate n’a rien déclaré.',
    after: 'La société doit payer [[money|250 000 €]] et peut faire appel sous [[number|10 jours]].',
  },
  {
    language: 'fr',
    before:
      'La 2e édition du festival a réuni 18 000 spectateurs du 4 au 9 juillet. Le budget était de 1,2 million d’euros. Deux concerts ont été annulés.',
    after: 'Le festival a attiré [[number|18 000]] spectateurs pour un budget de [[money|1,2 million d’euros]].',
  },
  {
    language: 'fr',
    before:
      'Le taux de chômage est passé de 7,4 % à 7,1 % au premier trimestre. L’industrie a créé 21 000 emplois, le bâtiment en a perdu 6 000.',
    after: 'Le chômage recule à [[percent|7,1 %]] et l’industrie crée [[number|21 000]] emplois.',
  },
  {
    language: 'es',
    before:
      'La biblioteca reabre el 7 de septiembre de 2026 tras una reforma de 4,6 millones de euros. Habrá 80 puestos en vez de 32. Los martes cierra a las 22:00.',
    after: 'La biblioteca reabre el [[date|7 de septiembre de 2026]] con [[number|80]] puestos.',
  },
  {
    language: 'es',
    before:
      'El ayuntamiento plantará 1.500 árboles antes del 31 de marzo. El plan cuesta 320.000 euros y durará dos años. No se tocará el parque central.',
    after: 'Se plantarán [[number|1500]] árboles por [[money|320.000 €]].',
  },
  {
    language: 'es',
    before:
      'En el tercer trimestre las ventas cayeron un 4,2 % hasta los 18 millones de euros. La plantilla pasó de 210 a 198 personas. El 15 de octubre habrá junta.',
    after: 'Las ventas bajaron un [[percent|4,2 por ciento]]; la junta es el [[date|15 de octubre]].',
  },
  {
    language: 'es',
    before:
      'El estudio siguió a 940 pacientes durante 12 semanas. El 63 % mejoró. Cuarenta y dos abandonaron y a nadie se le subió la dosis de 5 mg.',
    after: 'De [[number|940]] pacientes, mejoró el [[percent|63 %]] en [[number|12 semanas]].',
  },
  {
    language: 'es',
    before:
      'El vuelo de las 6:45 a Lisboa sale el 2 de enero con 164 pasajeros. Llegará 25 minutos tarde. El billete cuesta 89,90 euros.',
    after: 'El vuelo de las [[time|6:45]] llegará [[number|25 minutos]] tarde.',
  },
  {
    language: 'es',
    before:
      'Más de 3 millones de personas visitaron el museo en 2025, un 8 % más. La entrada subirá de 12 a 14 euros el 1 de febrero.',
    after: 'El museo recibió más de [[number|3 millones]] de visitantes y la entrada costará [[money|14 €]].',
  },
  {
    language: 'pt',
    before:
      'A biblioteca reabre em 7 de setembro de 2026 depois de uma obra de 4,6 milhões de euros. Terá 80 lugares em vez de 32. Não abre aos sábados.',
    after: 'A biblioteca reabre em [[date|7 de setembro de 2026]] com [[number|80]] lugares.',
  },
  {
    language: 'pt',
    before:
      'A prefeitura vai reformar 14 escolas até 30 de junho. O custo é de R$ 2,5 milhões. As aulas não param, e 3.200 alunos mudam de sala.',
    after: 'Até [[date|30 de junho]], [[number|14]] escolas serão reformadas.',
  },
  {
    language: 'pt',
    before:
      'As vendas subiram 6,5% no segundo trimestre, para 48 milhões de reais. A empresa contratou 120 pessoas e fechou duas lojas. Em 2027 abrirá 9.',
    after: 'As vendas subiram [[percent|6,5 por cento]], para [[money|R$ 48 milhões]].',
  },
  {
    language: 'pt',
    before:
      'A consulta é no dia 12 de maio às 15:20. Traga os exames dos últimos 6 meses e não coma nas 8 horas anteriores. A taxa é de 45 euros.',
    after: 'Consulta em [[date|12 de maio]] às [[time|15:20]]; taxa de [[money|45 €]].',
  },
  {
    language: 'pt',
    before:
      'O estudo ouviu 1.050 famílias em 26 cidades. Quarenta por cento gastam mais de R$ 600 por mês com comida. A margem de erro é de 3%.',
    after: 'De [[number|1.050]] famílias, [[percent|40%]] gastam mais de [[money|R$ 600]] por mês.',
  },
  {
    language: 'en',
    before:
      'The library reopens on 7 September 2026 after a rebuilding that cost €4.6 million. There are 80 desks instead of 32. It is not open on Saturdays.',
    after: 'The rebuilt library, with [[number|80]] desks, opens again on [[date|September 7, 2026]].',
  },
  {
    language: 'en',
    before:
      'The storm cut power to 60,000 homes on Tuesday. By noon 45,000 were back. Repairs cost $2.3 million, and 12 roads stay closed until Friday.',
    after: 'Of [[number|60,000]] homes without power, [[number|45,000]] were back by noon.',
  },
]
