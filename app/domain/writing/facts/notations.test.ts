import { describe, expect, test } from 'vitest'
import type { KnownLanguage } from './fact.ts'
import { alarms, checkMeaning } from './meaning.ts'

type Notations = { f: Record<KnownLanguage, string> } & Record<KnownLanguage, readonly string[]>

/** Amounts, times and numbers, each in the ways in which the five languages write it; `f` holds a sentence for each language. */
const SAME: Record<string, Notations> = {
  money1250: {
    f: {
      en: 'The repair costs X in total.',
      de: 'Die Reparatur kostet insgesamt X.',
      fr: 'La réparation coûte X au total.',
      es: 'La reparación cuesta X en total.',
      pt: 'O conserto custa X no total.',
    },
    en: ['€1,250', 'EUR 1,250', '1,250 euros', '€1,250.00', 'EUR1250', '1250 €', '€ 1,250'],
    de: ['1.250 €', '1250 Euro', '1.250,00 €', 'EUR 1.250', '1.250 EUR', '€ 1.250,-', '1.250,– €', '1 250 Euro'],
    fr: ['1 250 €', '1250 euros', '1 250,00 €', '1 250 EUR', '1.250 €'],
    es: ['1.250 €', '1250 euros', '1.250,00 euros', '1 250 €', 'EUR 1250'],
    pt: ['€ 1.250', '1250 euros', '1.250,00 €', '1.250 euros', 'EUR 1.250'],
  },
  money49: {
    f: {
      en: 'The ticket costs X per person.',
      de: 'Die Karte kostet X pro Person.',
      fr: 'Le billet coûte X par personne.',
      es: 'La entrada cuesta X por persona.',
      pt: 'O bilhete custa X por pessoa.',
    },
    en: ['$4.50', '4.50 dollars', 'US$4.50', 'USD 4.50', '$4.5', '4 dollars 50', 'four dollars fifty'],
    de: ['4,50 Dollar', '4,50 $', '4,50 US-Dollar', 'USD 4,50', '$ 4,50'],
    fr: ['4,50 $', '4,50 dollars', '4,5 dollars', '4 dollars 50'],
    es: ['4,50 $', '4,50 dólares', '4.50 dólares', 'US$ 4,50', '$4,50', '4 dólares con 50'],
    pt: ['US$ 4,50', '4,50 dólares', '$4,50', '4 dólares e 50'],
  },
  million: {
    f: {
      en: 'The city spent X on schools.',
      de: 'Die Stadt gab X für Schulen aus.',
      fr: 'La ville a dépensé X pour les écoles.',
      es: 'La ciudad gastó X en escuelas.',
      pt: 'A cidade gastou X em escolas.',
    },
    en: [
      '£2.5 million',
      '£2.5m',
      '2.5 million pounds',
      '£2,500,000',
      'two and a half million pounds',
      'GBP 2.5 million',
      '£2.5mn',
    ],
    de: [
      '2,5 Millionen Pfund',
      '2,5 Mio. Pfund',
      '2.500.000 Pfund',
      'zweieinhalb Millionen Pfund',
      '2,5 Mio. £',
      '2,5 Mio. GBP',
    ],
    fr: ['2,5 millions de livres', '2 500 000 livres', 'deux millions et demi de livres', '2,5 M£', '2,5 millions £'],
    es: ['2,5 millones de libras', '2.500.000 libras', 'dos millones y medio de libras', '2,5 M£'],
    pt: ['2,5 milhões de libras', '2.500.000 libras', 'dois milhões e meio de libras', '£ 2,5 milhões'],
  },
  percent: {
    f: {
      en: 'Prices rose by X last year.',
      de: 'Die Preise stiegen letztes Jahr um X.',
      fr: 'Les prix ont augmenté de X l’an dernier.',
      es: 'Los precios subieron X el año pasado.',
      pt: 'Os preços subiram X no ano passado.',
    },
    en: ['3.5%', '3.5 %', '3.5 percent', '3.5 per cent', 'three and a half percent'],
    de: ['3,5 %', '3,5 Prozent', 'dreieinhalb Prozent', '3,5%'],
    fr: ['3,5 %', '3,5 pour cent', '3,5%', 'trois et demi pour cent'],
    es: ['un 3,5 %', 'un 3,5 por ciento', '3,5%', 'un tres y medio por ciento'],
    pt: ['3,5%', '3,5 por cento', '3,5 %', 'três e meio por cento'],
  },
  dur90: {
    f: {
      en: 'The exam lasts X.',
      de: 'Die Prüfung dauert X.',
      fr: 'L’examen dure X.',
      es: 'El examen dura X.',
      pt: 'O exame dura X.',
    },
    en: [
      '90 minutes',
      '1.5 hours',
      'one and a half hours',
      'an hour and a half',
      '1½ hours',
      '90 min',
      '1 h 30 min',
      'one hour and thirty minutes',
      '1 hour 30 minutes',
      'ninety minutes',
      '1 h 30',
    ],
    de: [
      '90 Minuten',
      '1,5 Stunden',
      'anderthalb Stunden',
      'eineinhalb Stunden',
      '90 Min.',
      '1 Std. 30 Min.',
      '1½ Stunden',
      'eine Stunde und dreißig Minuten',
      'neunzig Minuten',
      '1,5 h',
      '90 min',
    ],
    fr: [
      '90 minutes',
      '1 h 30',
      'une heure et demie',
      'une heure trente',
      '1h30',
      'quatre-vingt-dix minutes',
      '1 heure 30',
      '1,5 heure',
      '90 min',
    ],
    es: [
      '90 minutos',
      'una hora y media',
      '1 h 30 min',
      'hora y media',
      '1,5 horas',
      'noventa minutos',
      '1 hora y 30 minutos',
    ],
    pt: [
      '90 minutos',
      'uma hora e meia',
      '1h30',
      '1 h 30 min',
      '1,5 hora',
      'noventa minutos',
      '1 hora e 30 minutos',
      '1h30min',
      'hora e meia',
    ],
  },
  weeks: {
    f: {
      en: 'Delivery takes X.',
      de: 'Die Lieferung dauert X.',
      fr: 'La livraison prend X.',
      es: 'La entrega tarda X.',
      pt: 'A entrega demora X.',
    },
    en: ['two weeks', '14 days', '2 weeks', 'a fortnight', 'fourteen days'],
    de: ['zwei Wochen', '14 Tage', '2 Wochen', 'vierzehn Tage'],
    fr: ['deux semaines', '14 jours', '2 semaines', 'quinze jours', 'une quinzaine de jours'],
    es: ['dos semanas', '14 días', '2 semanas', 'catorce días', 'quince días'],
    pt: ['duas semanas', '14 dias', '2 semanas', 'catorze dias', 'quatorze dias', 'quinze dias'],
  },
  months: {
    f: {
      en: 'The contract runs for X.',
      de: 'Der Vertrag läuft X.',
      fr: 'Le contrat dure X.',
      es: 'El contrato dura X.',
      pt: 'O contrato dura X.',
    },
    en: ['18 months', 'one and a half years', 'a year and a half', 'eighteen months', '1.5 years'],
    de: ['18 Monate', 'anderthalb Jahre', 'eineinhalb Jahre', 'achtzehn Monate', '1,5 Jahre'],
    fr: ['18 mois', 'un an et demi', 'dix-huit mois', 'une année et demie'],
    es: ['18 meses', 'un año y medio', 'dieciocho meses', 'año y medio'],
    pt: ['18 meses', 'um ano e meio', 'dezoito meses', 'ano e meio'],
  },
  weight: {
    f: {
      en: 'Each bag holds X of rice.',
      de: 'Jeder Sack enthält X Reis.',
      fr: 'Chaque sac contient X de riz.',
      es: 'Cada saco contiene X de arroz.',
      pt: 'Cada saco contém X de arroz.',
    },
    en: ['1.5 kg', '1,500 g', '1.5 kilograms', 'one and a half kilos', '1500 grams', '1.5kg', '1.5 kilos'],
    de: ['1,5 kg', '1500 g', 'anderthalb Kilo', 'eineinhalb Kilogramm', '1.500 Gramm', '1,5 Kilo'],
    fr: ['1,5 kg', '1 500 g', 'un kilo et demi', '1500 grammes', '1,5 kilo'],
    es: ['1,5 kg', '1500 g', 'un kilo y medio', '1.500 gramos', 'kilo y medio', '1,5 kilos'],
    pt: ['1,5 kg', '1500 g', 'um quilo e meio', '1.500 gramas', '1,5 quilo'],
  },
  length: {
    f: {
      en: 'The path is X long.',
      de: 'Der Weg ist X lang.',
      fr: 'Le chemin fait X de long.',
      es: 'El camino mide X de largo.',
      pt: 'O caminho tem X de comprimento.',
    },
    en: ['2.5 km', '2,500 m', '2.5 kilometres', 'two and a half kilometers', '2500 metres', '2.5 kms'],
    de: ['2,5 km', '2500 m', 'zweieinhalb Kilometer', '2.500 Meter'],
    fr: ['2,5 km', '2 500 m', 'deux kilomètres et demi', '2500 mètres'],
    es: ['2,5 km', '2500 m', 'dos kilómetros y medio', '2.500 metros'],
    pt: ['2,5 km', '2500 m', 'dois quilômetros e meio', '2.500 metros', 'dois quilómetros e meio'],
  },
  half: {
    f: {
      en: 'X of the members voted.',
      de: 'X der Mitglieder hat abgestimmt.',
      fr: 'X des membres a voté.',
      es: 'X de los miembros votó.',
      pt: 'X dos membros votou.',
    },
    en: ['Half', '50%', '50 percent', 'Fifty per cent', 'One half', 'One in two'],
    de: ['Die Hälfte', '50 %', '50 Prozent', 'Fünfzig Prozent'],
    fr: ['La moitié', '50 %', '50 pour cent', 'Un sur deux'],
    es: ['La mitad', 'El 50 %', 'El 50 por ciento', 'El cincuenta por ciento', 'Uno de cada dos'],
    pt: ['A metade', 'Metade', '50%', '50 por cento', 'Um em cada dois'],
  },
  tq: {
    f: {
      en: 'X of the flats are empty.',
      de: 'X der Wohnungen stehen leer.',
      fr: 'X des appartements sont vides.',
      es: 'X de los pisos están vacíos.',
      pt: 'X dos apartamentos estão vazios.',
    },
    en: ['Three quarters', '75%', '75 per cent', 'Three out of four', '3/4', '¾'],
    de: ['Drei Viertel', '75 %', '75 Prozent', 'Drei von vier', '3/4', 'Dreiviertel'],
    fr: ['Trois quarts', '75 %', 'Les trois quarts', '3/4', 'Trois sur quatre'],
    es: ['Tres cuartas partes', 'El 75 %', 'Tres de cada cuatro', '3/4', 'Las tres cuartas partes'],
    pt: ['Três quartos', '75%', 'Três em cada quatro', '3/4'],
  },
  third: {
    f: {
      en: 'X of the flats are empty.',
      de: 'X der Wohnungen steht leer.',
      fr: 'X des appartements sont vides.',
      es: 'X de los pisos están vacíos.',
      pt: 'X dos apartamentos estão vazios.',
    },
    en: ['A third', 'One third', 'One in three', '33%', '33 percent', '1/3'],
    de: ['Ein Drittel', '33 %', '33 Prozent', 'Eine von drei', '1/3'],
    fr: ['Un tiers', 'Le tiers', '33 %', 'Un sur trois', '1/3'],
    es: ['Un tercio', 'La tercera parte', 'El 33 %', 'Uno de cada tres', '1/3'],
    pt: ['Um terço', 'A terça parte', '33%', 'Um em cada três', '1/3'],
  },
  dozen: {
    f: {
      en: 'She bought X eggs.',
      de: 'Sie kaufte X Eier.',
      fr: 'Elle a acheté X œufs.',
      es: 'Compró X huevos.',
      pt: 'Ela comprou X ovos.',
    },
    en: ['12', 'twelve', 'a dozen', 'one dozen'],
    de: ['12', 'zwölf', 'ein Dutzend'],
    fr: ['12', 'douze'],
    es: ['12', 'doce', 'una docena de'],
    pt: ['12', 'doze', 'uma dúzia de'],
  },
  big: {
    f: {
      en: 'The town has X inhabitants.',
      de: 'Die Stadt hat X Einwohner.',
      fr: 'La ville compte X habitants.',
      es: 'La ciudad tiene X habitantes.',
      pt: 'A cidade tem X habitantes.',
    },
    en: ['12,500', '12500', '12.5 thousand', 'twelve thousand five hundred', 'twelve and a half thousand'],
    de: ['12.500', '12500', 'zwölftausendfünfhundert', '12 500'],
    fr: ['12 500', '12500', 'douze mille cinq cents', '12 500', '12.500'],
    es: ['12.500', '12500', 'doce mil quinientos', '12 500'],
    pt: ['12.500', '12500', 'doze mil e quinhentos', '12,5 mil', '12 500'],
  },
  range: {
    f: {
      en: 'The course takes X days.',
      de: 'Der Kurs dauert X Tage.',
      fr: 'Le cours dure X jours.',
      es: 'El curso dura X días.',
      pt: 'O curso dura X dias.',
    },
    en: ['3 to 5', '3-5', '3–5', 'three to five', 'between three and five', 'from 3 to 5'],
    de: ['3 bis 5', '3-5', 'drei bis fünf', '3–5', 'zwischen drei und fünf'],
    fr: ['3 à 5', '3-5', 'trois à cinq', 'de 3 à 5', 'entre trois et cinq'],
    es: ['de 3 a 5', '3-5', 'de tres a cinq'.replace('cinq', 'cinco'), 'entre tres y cinco', '3 a 5'],
    pt: ['de 3 a 5', '3-5', 'de três a cinco', 'entre três e cinco', '3 a 5'],
  },
  ord: {
    f: {
      en: 'Our office is on the X floor.',
      de: 'Unser Büro liegt im X Stock.',
      fr: 'Notre bureau est au X étage.',
      es: 'Nuestra oficina está en la X planta.',
      pt: 'O nosso escritório fica no X andar.',
    },
    en: ['third', '3rd'],
    de: ['dritten', '3.'],
    fr: ['troisième', '3e', '3ème', '3ᵉ'],
    es: ['tercera', '3.ª', '3ª'],
    pt: ['terceiro', '3º', '3.º'],
  },
  century: {
    f: {
      en: 'The church dates from the X century.',
      de: 'Die Kirche stammt aus dem X Jahrhundert.',
      fr: 'L’église date du X siècle.',
      es: 'La iglesia data del siglo X.',
      pt: 'A igreja data do século X.',
    },
    en: ['19th', 'nineteenth'],
    de: ['19.', 'neunzehnten'],
    fr: ['19e'],
    es: ['XIX'],
    pt: ['XIX'],
  },
  decade: {
    f: {
      en: 'They lived here in X.',
      de: 'Sie lebten hier in X.',
      fr: 'Ils vivaient ici dans X.',
      es: 'Vivían aquí en X.',
      pt: 'Viviam aqui n X.',
    },
    en: ['the 1990s', 'the nineties', 'the 90s', "the '90s"],
    de: ['den 1990er Jahren', 'den Neunzigern', 'den 90er-Jahren', 'den neunziger Jahren'],
    fr: ['les années 1990', 'les années 90', 'les années quatre-vingt-dix'],
    es: ['los años 90', 'la década de 1990', 'los años noventa'],
    pt: ['os anos 90', 'os anos noventa', 'a década de 1990', 'a década de 90'],
  },
  temp: {
    f: {
      en: 'Store it at X or less.',
      de: 'Bei X oder weniger lagern.',
      fr: 'À conserver à X ou moins.',
      es: 'Conservar a X o menos.',
      pt: 'Conservar a X ou menos.',
    },
    en: ['5 °C', '5°C', '5 degrees Celsius', '41 °F', 'five degrees', '5 degrees'],
    de: ['5 °C', '5 Grad', 'fünf Grad Celsius', '5°'],
    fr: ['5 °C', '5 degrés', '5°C', 'cinq degrés Celsius'],
    es: ['5 °C', '5 grados', 'cinco grados', '5 ºC'],
    pt: ['5 °C', '5 graus', 'cinco graus', '5ºC'],
  },
  speed: {
    f: {
      en: 'Do not drive faster than X here.',
      de: 'Fahren Sie hier nicht schneller als X.',
      fr: 'Ne roulez pas à plus de X ici.',
      es: 'No circule a más de X aquí.',
      pt: 'Não circule a mais de X aqui.',
    },
    en: ['50 km/h', '50 kph', '50 kilometres per hour', '50 kmh', '50 kilometers an hour', '31 mph'],
    de: ['50 km/h', '50 Stundenkilometer', '50 Kilometer pro Stunde'],
    fr: ['50 km/h', '50 kilomètres à l’heure', '50 kilomètres-heure', '50 km à l’heure'],
    es: ['50 km/h', '50 kilómetros por hora', '50 km por hora'],
    pt: ['50 km/h', '50 quilômetros por hora', '50 km por hora'],
  },
  phone: {
    f: {
      en: 'Call us on X.',
      de: 'Rufen Sie uns unter X an.',
      fr: 'Appelez-nous au X.',
      es: 'Llámenos al X.',
      pt: 'Ligue para X.',
    },
    en: ['+33 1 42 68 53 00', '+33 (0)1 42 68 53 00', '0033 1 42685300', '+33142685300'],
    de: ['+33 1 42 68 53 00', '+33 142685300'],
    fr: [
      '01 42 68 53 00',
      '01.42.68.53.00',
      '01-42-68-53-00',
      '0142685300',
      '+33 1 42 68 53 00',
      '+33 (0)1 42 68 53 00',
    ],
    es: ['+33 1 42 68 53 00'],
    pt: ['+33 1 42 68 53 00'],
  },
  phone2: {
    f: {
      en: 'Call us on X.',
      de: 'Rufen Sie uns unter X an.',
      fr: 'Appelez-nous au X.',
      es: 'Llámenos al X.',
      pt: 'Ligue para X.',
    },
    en: ['020 7946 0123', '+44 20 7946 0123', '(020) 7946 0123', '020-7946-0123'],
    de: ['020 7946 0123'],
    fr: ['+44 20 7946 0123'],
    es: ['+44 20 7946 0123'],
    pt: ['+44 20 7946 0123'],
  },
  phonees: {
    f: {
      en: 'Call us on X.',
      de: 'Rufen Sie uns unter X an.',
      fr: 'Appelez-nous au X.',
      es: 'Llámenos al X.',
      pt: 'Ligue para X.',
    },
    en: ['+34 912 345 678'],
    de: ['+34 912 345 678'],
    fr: ['+34 912 345 678'],
    es: ['912 345 678', '912345678', '+34 912 34 56 78', '912.345.678'],
    pt: ['+34 912 345 678'],
  },
  phonede: {
    f: {
      en: 'Call us on X.',
      de: 'Rufen Sie uns unter X an.',
      fr: 'Appelez-nous au X.',
      es: 'Llámenos al X.',
      pt: 'Ligue para X.',
    },
    en: ['+49 30 901820'],
    de: [
      '030 901820',
      '030/901820',
      '(030) 90 18 20',
      '030-901820',
      '+49 30 901820',
      '+49 (0)30 901820',
      '0049 30 901820',
      '030 90 18 20',
    ],
    fr: ['+49 30 901820'],
    es: ['+49 30 901820'],
    pt: ['+49 30 901820'],
  },
  perday: {
    f: {
      en: 'Take one tablet X.',
      de: 'Nehmen Sie X eine Tablette.',
      fr: 'Prenez un comprimé X.',
      es: 'Tome una pastilla X.',
      pt: 'Tome um comprimido X.',
    },
    en: [
      'twice a day',
      'two times a day',
      '2 times daily',
      'twice daily',
      'two times per day',
      'every twelve hours',
      'every 12 hours',
    ],
    de: [
      'zweimal täglich',
      'zweimal am Tag',
      '2-mal täglich',
      '2x täglich',
      '2 × täglich',
      'zwei Mal pro Tag',
      'alle zwölf Stunden',
    ],
    fr: ['deux fois par jour', '2 fois par jour', 'toutes les 12 heures', 'toutes les douze heures'],
    es: ['dos veces al día', '2 veces al día', 'dos veces por día', 'cada 12 horas', 'cada doce horas'],
    pt: [
      'duas vezes por dia',
      '2 vezes ao dia',
      'duas vezes ao dia',
      'a cada 12 horas',
      'de 12 em 12 horas',
      'de doze em doze horas',
    ],
  },
  peryear: {
    f: {
      en: 'The fee is £60 X.',
      de: 'Die Gebühr beträgt 60 £ X.',
      fr: 'La cotisation est de 60 £ X.',
      es: 'La cuota es de 60 £ X.',
      pt: 'A taxa é de 60 £ X.',
    },
    en: ['a year', 'per year', 'per annum', 'annually', 'yearly', 'each year', 'every year', 'p.a.'],
    de: ['im Jahr', 'pro Jahr', 'jährlich', 'je Jahr', 'p. a.', 'jedes Jahr'],
    fr: ['par an', 'l’an', 'chaque année', 'par année', '/an'],
    es: ['al año', 'por año', 'anuales', 'cada año', '/año'],
    pt: ['por ano', 'ao ano', 'anuais', 'a cada ano', '/ano'],
  },
  nineThirty: {
    f: {
      en: 'The talk starts at X in the hall.',
      de: 'Der Vortrag beginnt um X im Saal.',
      fr: 'La conférence commence à X dans la salle.',
      es: 'La charla empieza a las X en la sala.',
      pt: 'A palestra começa às X na sala.',
    },
    en: ['9:30 am', '9.30 am', '9:30 a.m.', '9:30', '09:30'],
    de: ['9:30 Uhr', '9.30 Uhr', '9 Uhr 30', '09:30'],
    fr: ['9 h 30', '9h30', '9:30', '9 heures 30'],
    es: ['9:30', '9:30 h', '9.30 h', '9:30 de la mañana', '9 y media de la mañana'],
    pt: ['9h30', '9:30', '09h30', '9h30min', '9h30 da manhã'],
  },
  sixthOfMay: {
    f: {
      en: 'We meet on X in the office.',
      de: 'Wir treffen uns am X im Büro.',
      fr: 'Nous nous réunirons le X au bureau.',
      es: 'Nos reuniremos el X en la oficina.',
      pt: 'Vamos reunir-nos na X no escritório.',
    },
    en: ['Monday, May 6', 'Monday 6 May', 'Monday the 6th of May', 'Mon 6 May', '6 May (Monday)'],
    de: ['Montag, dem 6. Mai,', 'Montag, 6.5.,', 'Montag, den 06.05.,', '6. Mai (Montag)', 'Mo., 6. Mai,'],
    fr: ['lundi 6 mai', 'lundi 06/05', 'lundi 6 mai,'],
    es: ['lunes 6 de mayo', 'lunes, 6 de mayo,', 'lunes 6/5', 'lunes 6-may'],
    pt: ['segunda-feira, 6 de maio,', 'segunda, dia 6 de maio,', 'segunda (6/5)', '2ª feira, 6/05,'],
  },
}
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const

/** What the lock complains of after `before` became `after`. */
function complaints(before: string, after: string, from: KnownLanguage, to: KnownLanguage): string[] {
  const operation = from === to ? 'rephrase' : 'translate'
  const raised = alarms(checkMeaning({ before, after, operation, from, to }), operation)
  return [
    ...raised.facts.map(({ fact, outcome }) => `${outcome} ${fact.text}`),
    ...raised.added.map(({ text }) => `added ${text}`),
  ]
}

describe.each(Object.entries(SAME))('one fact in the ways in which it is written: %s', (_, notations) => {
  const sentence = (language: KnownLanguage, written = '') => notations.f[language].replace('X', written)

  test.each(LANGUAGES)(
    'every notation of %s is read as every other one, there and in the next language',
    (language) => {
      const own = notations[language]
      const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en'
      const wrong: string[] = []
      for (const [place, written] of own.entries()) {
        const other = own[(place + 1) % own.length]
        const across = notations[next][place % notations[next].length]
        for (const [to, as] of [
          [language, other],
          [language, own[0]],
          [next, across],
          [next, notations[next].at(-1)],
        ] as const) {
          const raised = complaints(sentence(language, written), sentence(to, as), language, to)
          if (written !== as && raised.length > 0) wrong.push(`${written} → ${as}: ${raised.join(', ')}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('another amount in another notation', () => {
  test.each([
    ['en', 'The exam lasts 90 minutes.', 'en', 'The exam lasts 1 hour 20 minutes.'],
    ['en', 'The exam lasts an hour and a half.', 'de', 'Die Prüfung dauert eine Stunde und vierzig Minuten.'],
    ['fr', 'L’examen dure une heure trente.', 'fr', 'L’examen dure une heure quarante.'],
    ['en', 'The ticket costs $4.50 per person.', 'en', 'The ticket costs 4 dollars 60 per person.'],
    ['en', 'The city spent two and a half million pounds.', 'en', 'The city spent £3.5 million.'],
    ['es', 'El examen dura hora y media.', 'es', 'El examen dura 100 minutos.'],
    ['en', 'Take one tablet twice a day.', 'en', 'Take one tablet every six hours.'],
    ['en', 'Take one tablet twice a day.', 'pt', 'Tome um comprimido de 8 em 8 horas.'],
    ['en', 'Call us on +33 1 42 68 53 00.', 'fr', 'Appelez-nous au 01.42.68.53.01.'],
    ['de', 'Rufen Sie uns unter 030 901820 an.', 'de', 'Rufen Sie uns unter +49 31 901820 an.'],
    ['de', 'Der Vortrag beginnt um 9 Uhr 30 im Saal.', 'de', 'Der Vortrag beginnt um 9.20 Uhr im Saal.'],
    ['es', 'La charla empieza a las 9.30 h en la sala.', 'es', 'La charla empieza a las 10:30 en la sala.'],
    ['de', 'Wir treffen uns am Mo., 6. Mai.', 'de', 'Wir treffen uns am Dienstag, 6. Mai.'],
    ['pt', 'Adiamos de segunda (dia 9) para quarta.', 'pt', 'Adiamos de segunda (dia 9) para quinta.'],
    ['de', 'Geöffnet werktags von 9 bis 19 Uhr.', 'de', 'Geöffnet montags bis samstags von 9 bis 19 Uhr.'],
    ['fr', 'Le tiers des appartements est vide.', 'fr', 'Le quart des appartements est vide.'],
  ] as const)('%s: %s', (from, before, to, after) => {
    expect(complaints(before, after, from, to)).not.toEqual([])
  })
})
