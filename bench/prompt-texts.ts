/** Texts that the prompts are tried on: invented, each with facts that a rewriting must keep. */
export const TEXTS: readonly { language: 'en' | 'de' | 'fr' | 'es' | 'pt'; text: string }[] = [
  {
    language: 'en',
    text: 'In order to utilize the new expense system, each and every employee need to submit there receipts prior to 31 March 2026. Due to the fact that the old system was very slow, alot of people was waiting for reimbursement for 45 days. Maria Jensen from the finance team have made a decision to automate the approval of claims under $250.',
  },
  {
    language: 'en',
    text: 'The harbour bridge between Norwick and Saltmere will be closed for repairs from 4 to 19 May 2026. During this time a ferry will run every 20 minutes from 6:00 to 22:30. Passengers with a monthly ticket do not pay. The city expects that about 12,000 cars a day will take the detour over the Grey Pass, which is 14 km longer. Questions are answered at bridge@norwick.example or on +44 20 7946 0123.',
  },
  {
    language: 'en',
    text: 'Photosynthesis is the process by which plants, algae and some bacteria turn light into chemical energy. It takes place in the chloroplasts, where chlorophyll absorbs mostly red and blue light. In the first stage water is split and oxygen is released. In the second stage, the Calvin cycle, carbon dioxide is fixed into sugar. A grown beech tree produces roughly 11,000 litres of oxygen on a sunny day. The efficiency is low: seldom more than 2 % of the light ends up in the plant.',
  },
  {
    language: 'en',
    text: 'Hi Tom, just checking in on the report. We said Friday, but I guess you was busy with the Halvorsen account. Could you send me the numbers for Q3 at least? I dont need the slides yet. If its easier, call me after 3 pm. Thanks, Priya',
  },
  {
    language: 'de',
    text: 'Die Bibliothek am Lindenplatz öffnet nach dem Umbau am 7. September 2026 wieder. Statt bisher 32 gibt es nun 80 Arbeitsplätze, dazu drei Räume für Gruppen, die man im Voraus buchen kann. Die Kosten von 4,6 Millionen Euro trug zu zwei Dritteln das Land. Aufgrund der Tatsache, dass viele Nutzer spät kommen, bleibt das Haus dienstags bis 22 Uhr offen. Samstags ist nicht geöffnet.',
  },
  {
    language: 'de',
    text: 'Sehr geehrte Frau Aydın, leider müssen wir Ihnen mitteilen, das die Lieferung 4711-B nicht vor dem 18. Dezember eintreffen wird. Der Hersteller hat uns erst gestern darüber in Kenntnis gesetzt. Wir bieten Ihnen einen Nachlass von 15 % an oder erstatten den Betrag von 389,90 € vollständig. Bitte geben Sie uns bis Freitag Bescheid.',
  },
  {
    language: 'fr',
    text: 'Le marché couvert de la rue des Tilleuls rouvrira le 12 juin 2026 après huit mois de travaux. Au total, 46 commerçants y tiendront un étal, contre 31 auparavant. La toiture, posée en 1904, a été entièrement refaite pour un coût de 2,3 millions d’euros. Le marché n’ouvrira pas le lundi. Selon la maire, Claire Fontenay, près de 5 000 visiteurs sont attendus chaque samedi.',
  },
  {
    language: 'fr',
    text: 'Bonjour Karim, je reviens vers toi au sujet du devis 2026-118. Le client demande une remise de 8 %, ce qui nous amènerait à 14 350 €. Je ne pense pas que ce soit une bonne idée, compte tenu du fait que les délais sont déjà très courts. Peux-tu me répondre avant jeudi à 17 h ? Merci, Lucie',
  },
  {
    language: 'es',
    text: 'Los arrecifes de coral cubren menos del 1 % del fondo marino, pero albergan cerca de una cuarta parte de las especies marinas conocidas. Cuando el agua se calienta demasiado, los pólipos expulsan las algas que los alimentan y el arrecife se vuelve blanco. Si el calor dura más de 8 semanas, el coral muere. En 2016 murió casi el 30 % de los corales de aguas poco profundas de la Gran Barrera. Las medidas locales no bastan, aunque ayudan a la recuperación.',
  },
  {
    language: 'es',
    text: 'Estimado señor Ibáñez: le escribo para informarle de que la reunión del 3 de octubre se traslada al 10 de octubre a las 9:30 en la sala 204. Debido al hecho de que la directora no podrá asistir, la presentará Nuria Campos. No es necesario imprimir los documentos; los encontrará en https://intranet.example/actas. Un saludo, Rosa Vidal',
  },
  {
    language: 'pt',
    text: 'A nova linha de ônibus 27 começa a circular em 2 de agosto de 2026 entre o terminal Jardim Azul e o hospital municipal. Serão 18 veículos elétricos, que percorrem os 23 km em cerca de 50 minutos. A passagem custa R$ 4,80 e não é cobrada de estudantes. Segundo a prefeitura, a linha deve transportar 9.000 pessoas por dia. Aos domingos os ônibus não circulam depois das 20 h.',
  },
  {
    language: 'pt',
    text: 'Olá, Beatriz. Sobre o pedido 5530: o fornecedor confirmou que as 120 cadeiras chegam no dia 14 de novembro, e não no dia 7. Devido ao fato de que a inauguração é no dia 15, sugiro alugar 60 cadeiras por precaução. O custo seria de R$ 1.350,00. Você pode me responder até quarta-feira? Abraço, Tiago Moreira',
  },
]
