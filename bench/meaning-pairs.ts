/**
 * Rewritings as a careful editor makes them; none of them alters a fact. Each fact of the rewriting stands between
 * double brackets with its kind, so that one can be altered without asking the code under test for the places of facts.
 */
export type Pair = { language: 'en' | 'es' | 'pt' | 'fr' | 'de'; before: string; after: string }

export const PAIRS: readonly Pair[] = [
  {
    language: 'en',
    before: 'The meeting with Laura Chen is on 14 May at 3 pm, and we need 25 chairs.',
    after: 'We meet [[name|Laura Chen]] on [[date|May 14]] at [[time|15:00]] and require [[number|25]] chairs.',
  },
  {
    language: 'en',
    before: 'We paid $12,400 for the server, which is 8% less than last year. It does not include support.',
    after:
      'The server cost us [[money|12,400 dollars]], [[percent|8 %]] below last year; support is [[negation|not]] included.',
  },
  {
    language: 'en',
    before: 'Please send the report to anna.lee@example.org by 2026-03-31 and never share the password.',
    after:
      'Kindly e-mail the report to [[email|anna.lee@example.org]] by [[date|March 31, 2026]], and [[negation|never]] disclose the password.',
  },
  {
    language: 'en',
    before:
      'Hello {{first_name}}, your order #4471 of 3 items ships on Friday. Track it at https://shop.example.com/t/4471.',
    after:
      'Dear [[placeholder|{{first_name}}]], order #4471 ([[number|three]] items) leaves on [[date|Friday]]; follow it at [[url|https://shop.example.com/t/4471]].',
  },
  {
    language: 'en',
    before: 'Prof. Weber said “the results are preliminary” when asked about the 120 patients.',
    after:
      'Asked about the [[number|120]] patients, [[name|Weber]] called them cautious: “[[quote|the results are preliminary]]”.',
  },
  {
    language: 'en',
    before: "The new battery doesn't last longer than 9 hours, although NASA measured twelve hours in 2019.",
    after:
      'Although [[name|NASA]] measured [[number|12 hours]] in [[number|2019]], the new battery does [[negation|not]] exceed [[number|9 hours]].',
  },
  {
    language: 'en',
    before: 'Revenue rose from 1.2 million to 1.5 million euros in the third quarter of 2025.',
    after:
      'In the third quarter of [[number|2025]], revenue climbed from [[number|1.2 million]] to [[money|1.5 million euros]].',
  },
  {
    language: 'en',
    before: 'Nobody under 18 may enter; the ticket costs £7.50 and the show starts at 20:15.',
    after:
      '[[negation|No]] visitor below [[number|18]] is admitted. Tickets are [[money|£7.50]]; it begins at [[time|8:15 pm]].',
  },
  {
    language: 'en',
    before: 'We cannot refund orders after 30 days, and we will not make exceptions for GitHub Sponsors.',
    after:
      'Refunds are [[negation|not]] possible after [[number|30 days]]; there are [[negation|no]] exceptions for [[name|GitHub]] Sponsors.',
  },
  {
    language: 'en',
    before: 'In Madrid, Carlos Ruiz opened a shop of 85 square meters with 6 employees on 1 June 2021.',
    after:
      '[[name|Carlos Ruiz]] opened an 85-square-meter shop in [[name|Madrid]] on [[date|1 June 2021]], with [[number|six]] staff.',
  },
  {
    language: 'en',
    before: 'The dose is 2.5 mg twice a day for 14 days. Do not take it with alcohol.',
    after:
      'Take [[number|2.5]] mg two times daily for [[number|14 days]]. It must [[negation|not]] be combined with alcohol.',
  },
  {
    language: 'en',
    before: 'Use `npm test` before you push; version 4.2 of %s is not supported on Windows.',
    after:
      'Run [[code|`npm test`]] before pushing. Version [[number|4.2]] of [[placeholder|%s]] does [[negation|not]] work on [[name|Windows]].',
  },
  {
    language: 'en',
    before: 'Our office at 12 Baker Street closes at 6 pm on weekdays and at noon on Saturdays.',
    after:
      'On weekdays our office, [[number|12]] [[name|Baker Street]], closes at [[time|18:00]]; on [[date|Saturday]] at noon.',
  },
  {
    language: 'en',
    before: 'The bridge is 1,280 meters long and was built in 1937; about 112,000 cars cross it daily.',
    after:
      'Built in [[number|1937]], the bridge measures [[number|1280 meters]] and carries about [[number|112,000]] cars a day.',
  },
  {
    language: 'en',
    before: 'I have not seen Maria since March 2020, and she never answered my 3 letters.',
    after:
      'I have [[negation|not]] met [[name|Maria]] since [[date|March 2020]]; my [[number|three]] letters were [[negation|never]] answered.',
  },
  {
    language: 'en',
    before: 'It is not allowed to park here between 7:00 and 9:30. Fines start at $65.',
    after: 'Parking is prohibited from [[time|7:00]] to [[time|9:30]]. Fines begin at [[money|$65]].',
  },
  {
    language: 'en',
    before: 'Ask @support or write to help@penmark.example if 2 of the 10 lights stay red for 45 seconds.',
    after:
      'If [[number|two]] of the [[number|ten]] lights remain red for [[number|45 seconds]], contact [[mention|@support]] or [[email|help@penmark.example]].',
  },
  {
    language: 'en',
    before: 'The loan of €250,000 runs for 20 years at 3.75 percent, without any fee.',
    after:
      'At [[percent|3.75 %]], the [[money|250,000 €]] loan has a term of [[number|20 years]] and comes [[negation|without]] fees.',
  },
  {
    language: 'en',
    before: 'Only 40 of 300 samples were contaminated, so the lab in Basel did not stop the tests.',
    after:
      'Since just [[number|40]] out of [[number|300]] samples were contaminated, the [[name|Basel]] laboratory did [[negation|not]] halt testing.',
  },
  {
    language: 'en',
    before: 'We never ship on Sundays. Orders over 50 kg need two drivers and cost $90 more.',
    after:
      'We [[negation|never]] deliver on [[date|Sunday]]. Orders above [[number|50 kg]] require [[number|2]] drivers and an extra [[money|90 dollars]].',
  },
  {
    language: 'de',
    before: 'Am 3. Oktober 2024 kamen 1.200 Besucher, aber der Eintritt kostete nicht mehr als 8,50 €.',
    after:
      'Es kamen [[number|1200]] Besucher am [[date|03.10.2024]]; mehr als [[money|8,50 Euro]] kostete der Eintritt [[negation|nicht]].',
  },
  {
    language: 'de',
    before: 'Herr Schneider braucht zwanzig Minuten und kommt nie vor 14 Uhr.',
    after:
      '[[number|20 Minuten]] benötigt Herr [[name|Schneider]], und vor [[time|14:00]] erscheint er [[negation|niemals]].',
  },
  {
    language: 'de',
    before: 'Bitte überweisen Sie 349,90 EUR bis zum 15. April an {{empfaenger}}, ohne Skonto.',
    after:
      'Wir bitten um Zahlung von [[money|349,90 €]] an [[placeholder|{{empfaenger}}]] bis [[date|15. April]], [[negation|ohne]] Abzug.',
  },
  {
    language: 'de',
    before: 'Die Anlage liefert 5 Millionen Liter, das sind 12 Prozent mehr; sie darf nicht überhitzen.',
    after:
      '[[percent|12 %]] mehr, also [[number|5 Millionen]] Liter, liefert die Anlage. Überhitzen darf sie [[negation|nicht]].',
  },
  {
    language: 'de',
    before: 'Frau Dr. Keller schrieb: „Wir haben keine Zeit“, und verließ am Montag um 9:15 Uhr das Haus.',
    after:
      'Am [[date|Montag]] um [[time|9:15 Uhr]] ging Frau Dr. [[name|Keller]]; sie schrieb „[[quote|Wir haben keine Zeit]]“.',
  },
  {
    language: 'de',
    before: 'Der Vertrag läuft 36 Monate und kann nicht vor dem 31.12.2027 gekündigt werden.',
    after:
      'Eine Kündigung ist vor dem [[date|31. Dezember 2027]] [[negation|nicht]] möglich; die Laufzeit beträgt [[number|36 Monate]].',
  },
  {
    language: 'de',
    before: 'Siehe https://example.de/faq oder rufen Sie die 7 Kollegen in Köln an; niemand wartet länger als 3 Tage.',
    after:
      'Auf [[url|https://example.de/faq]] oder bei unseren [[number|sieben]] Kollegen: [[negation|niemand]] wartet mehr als [[number|3 Tage]].',
  },
  {
    language: 'de',
    before: 'Die 45 Teilnehmer fuhren 128 km von Ulm nach München und machten keine Pause.',
    after:
      'Von Ulm nach München legten die [[number|45]] Teilnehmer [[number|128 Kilometer]] zurück und hielten [[negation|kein]] einziges Mal.',
  },
  {
    language: 'es',
    before: 'El 12 de marzo de 2025 pagamos 3.400 euros y no recibimos ninguna factura.',
    after: '[[negation|No nos llegó ninguna]] factura por los [[money|3400 €]] que abonamos el [[date|12/03/2025]].',
  },
  {
    language: 'es',
    before: 'María López dirige un equipo de quince personas en Sevilla y nunca trabaja los lunes.',
    after:
      'En [[name|Sevilla]], [[name|María López]] dirige a [[number|15]] personas y [[negation|nunca]] trabaja en [[date|lunes]].',
  },
  {
    language: 'es',
    before: 'El precio subió un 7,5 % hasta 89 €; sin embargo, las ventas no bajaron.',
    after:
      'Aunque el precio creció un [[percent|7,5 por ciento]], hasta [[money|89 euros]], las ventas [[negation|no]] cayeron.',
  },
  {
    language: 'es',
    before: 'Escriba a ventas@ejemplo.es antes de las 18:30 y adjunte 2 copias sin firmar.',
    after:
      'Adjunte [[number|dos]] copias [[negation|sin]] firma y escriba a [[email|ventas@ejemplo.es]] antes de las [[time|18:30]].',
  },
  {
    language: 'es',
    before: 'El tren de 420 plazas tarda 6 horas y no para en Toledo desde 2018.',
    after:
      'Desde [[number|2018]] el tren, con [[number|420]] plazas y [[number|6 horas]] de viaje, [[negation|no]] se detiene en [[name|Toledo]].',
  },
  {
    language: 'pt',
    before: 'Em 5 de junho de 2023, Pedro Alves vendeu 30 cadeiras por R$ 4.500 e não deu desconto.',
    after:
      '[[name|Pedro Alves]] vendeu [[number|trinta]] cadeiras por [[money|R$ 4.500]] em [[date|05/06/2023]]; [[negation|não]] concedeu desconto.',
  },
  {
    language: 'pt',
    before: 'O curso dura 8 semanas, custa 25 % menos e nunca começa antes das 9h30.',
    after:
      'Com [[number|oito semanas]] e [[percent|25 por cento]] mais barato, o curso [[negation|nunca]] inicia antes das [[time|9:30]].',
  },
  {
    language: 'pt',
    before: 'Consulte https://exemplo.pt/ajuda; ninguém precisa de mais de 15 minutos.',
    after: '[[negation|Ninguém]] leva mais de [[number|15 minutos]]: consulte [[url|https://exemplo.pt/ajuda]].',
  },
  {
    language: 'pt',
    before: 'A ponte tem 2 km e 14 pilares, mas não suporta 40 toneladas.',
    after:
      'Com [[number|14]] pilares e [[number|2 quilômetros]], a ponte [[negation|não]] aguenta [[number|quarenta]] toneladas.',
  },
  {
    language: 'fr',
    before: 'Le 9 juillet 2024, Claire Martin a reçu 2 500 € et n’a pas signé le contrat.',
    after:
      '[[name|Claire Martin]] a perçu [[money|2500 euros]] le [[date|09/07/2024]] et n’a [[negation|pas]] signé de contrat.',
  },
  {
    language: 'fr',
    before: 'La réunion dure trente minutes, commence à 10h45 et ne concerne que 4 équipes.',
    after:
      'À [[time|10:45]] commence une réunion de [[number|30 minutes]] qui ne touche que [[number|quatre]] équipes.',
  },
  {
    language: 'fr',
    before: 'Le loyer augmente de 3,2 % en janvier, sans préavis, et aucun locataire n’est exempté.',
    after:
      '[[negation|Sans]] préavis, le loyer monte de [[percent|3,2 pour cent]] en [[date|janvier]] ; [[negation|aucun]] locataire n’y échappe.',
  },
  {
    language: 'fr',
    before: 'Bonjour {prenom}, vos 6 articles arrivent lundi à Lyon. Écrivez à aide@exemple.fr.',
    after:
      'Cher [[placeholder|{prenom}]], [[number|six]] articles seront livrés à [[name|Lyon]] [[date|lundi]] ; contact : [[email|aide@exemple.fr]].',
  },
]
