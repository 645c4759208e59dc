/**
 * Whole texts from which a reader acts: leaflets, notices, contracts, minutes, mails. `vital` are the passages that no summary may
 * lose in silence. Own work; each text is sound, so that an engine that corrects it does harm.
 */
export const HARM_TEXTS: readonly {
  language: 'en' | 'es' | 'fr' | 'de' | 'pt'
  text: string
  vital: readonly string[]
}[] = [
  {
    language: 'en',
    vital: [
      'Bring the vaccination card',
      'by Friday 15 August',
      'Children with a fever stay at home',
      'Can she already sleep',
    ],
    text: `Dear Ms Okonkwo,

thank you for your call on Tuesday. Your daughter's place in the nursery is free from 2 September. Bring the vaccination card on the first day. We need the signed form back by Friday 15 August, otherwise the place goes to the next family. Children with a fever stay at home. Can she already sleep without a dummy? The garden is lovely at the moment and the children are growing tomatoes. Their favourite is the small yellow one.

Kind regards,
Paula Whitfield`,
  },
  {
    language: 'en',
    vital: ['on broken skin', 'out of the reach of children', 'allergic to aspirin', 'see a doctor', 'seven days'],
    text: `Voltarix gel relieves pain in muscles and joints. It has a fresh smell. Apply a thin layer three times a day and rub it in gently. Wash your hands afterwards. Do not use it on broken skin. Keep out of the reach of children. People who are allergic to aspirin should choose another product. Stop treatment and see a doctor if a rash appears. The tube contains 100 g. Store below 25 degrees. Do not use it for longer than seven days. The gel was developed in Basel in 1974.`,
  },
  {
    language: 'en',
    vital: ['third working day', 'may not sublet', "three months' notice", 'If the tenant fails'],
    text: `The tenant pays the rent by the third working day of each month. The landlord keeps the roof and the outer walls in good repair. Pets are welcome. The tenant may not sublet without the written consent of the landlord. Either party may end this agreement with three months' notice. The deposit of £1,200 is returned within 30 days of the end of the tenancy. The house was built in 1931. Smoke alarms are tested twice a year by the tenant. Damage is reported at once. If the tenant fails to do so, he bears the cost of any further damage.`,
  },
  {
    language: 'en',
    vital: ['1 April', 'by the end of the month', 'not to raise the fee', 'look after the bees', '9 April'],
    text: `Minutes of the allotment committee, 12 March. Present: Hughes, Patel, Szabo. Mr Hughes welcomed everybody and said the winter had been mild. The water will be turned on on 1 April. Plot holders clear their paths by the end of the month. It was agreed not to raise the fee. Ms Patel asks the council about the fence. Nobody has volunteered for the summer fair. The tea was excellent. Who will look after the bees in July? The next meeting takes place on 9 April at 7 pm.`,
  },
  {
    language: 'en',
    vital: ['lock both braces', 'Face the ladder', 'not for standing', 'closed shoes'],
    text: `The ladder is made of aluminium and weighs 9 kg. Open it fully and lock both braces. One person at a time. Place it on firm, level ground. The steps are ribbed. Face the ladder when you climb. The top step is not for standing. Wear closed shoes. Damaged parts are replaced by the dealer. It comes in two colours.`,
  },
  {
    language: 'en',
    vital: ['prior to 5 March', 'must be collected'],
    text: `Due to the fact that the lift is being repaired, staff who are not able to use the stairs should inform reception prior to 5 March. A large number of parcels has arrived. Each and every parcel must be collected at the earliest opportunity. The canteen will make use of new plates. It is important to note that the fire door on level 2 is locked.`,
  },
  {
    language: 'de',
    vital: ['bis zum TÜV', 'nicht schneller als 80', '412 Euro', 'Winterreifen', 'nicht gefunden'],
    text: `Sehr geehrter Herr Yilmaz,

vielen Dank für Ihren Besuch am Montag. Ihr Auto ist ab Mittwoch, 14 Uhr, abholbereit. Die hinteren Bremsen müssen bis zum TÜV im November erneuert werden. Fahren Sie bis dahin nicht schneller als 80. Die Rechnung über 412 Euro begleichen Sie bitte bei der Abholung. Unser neuer Kollege kommt aus Bremen und kennt sich gut mit alten Autos aus. Sollen wir die Winterreifen gleich bestellen? Den Ersatzschlüssel haben wir nicht gefunden.

Mit freundlichen Grüßen
Autohaus Brandt`,
  },
  {
    language: 'de',
    vital: [
      'Nach sieben Tagen absetzen',
      'nicht geeignet',
      'Kühl und trocken lagern',
      'Vor Gebrauch schütteln',
      'Schwangerschaft',
    ],
    text: `Rinosan Nasenspray löst den Schnupfen schnell. Es riecht angenehm nach Minze. Erwachsene sprühen zweimal täglich in jedes Nasenloch. Nach sieben Tagen absetzen. Für Kinder unter sechs Jahren ist das Spray nicht geeignet. Kühl und trocken lagern. Vor Gebrauch schütteln. In der Schwangerschaft fragen Sie vorher Ihre Ärztin. Die Flasche fasst 15 Milliliter und ist aus Glas. Nach dem Öffnen nur vier Wochen haltbar. Die Firma sitzt seit 1962 in Ulm.`,
  },
  {
    language: 'de',
    vital: ['Widerspruch einlegen', 'unverzüglich mitzuteilen', 'zurückzahlen', 'zwei Monate vor Ablauf'],
    text: `Ihr Antrag auf Wohngeld wurde geprüft. Sie erhalten ab dem 1. März monatlich 214 Euro. Grundlage ist das Wohngeldgesetz. Sie können innerhalb eines Monats Widerspruch einlegen. Der Widerspruch ist schriftlich oder zur Niederschrift einzulegen. Änderungen Ihres Einkommens sind unverzüglich mitzuteilen. Wer falsche Angaben macht, muss das Geld zurückzahlen. Das Amt hat seit Januar neue Räume. Ein weiterer Antrag ist zwei Monate vor Ablauf zu stellen.`,
  },
  {
    language: 'de',
    vital: ['Ab 22 Uhr', 'gehören in den Keller', 'nicht geraucht', 'Notdienst', 'abzuschließen'],
    text: `Das Haus wurde 1988 gebaut. Ab 22 Uhr herrscht Ruhe. Fahrräder gehören in den Keller. Im Treppenhaus wird nicht geraucht. Die Mülltonnen stellt jeder Mieter am Montagabend an die Straße. Der Innenhof hat eine alte Linde. Bei Gasgeruch sofort die Fenster öffnen und den Notdienst rufen. Haustüren sind nachts abzuschließen. Besucher parken vor dem Haus.`,
  },
  {
    language: 'de',
    vital: ['14. Juni', '8 Uhr', 'bis zum 7. Juni', 'Handys bleiben zu Hause', 'Wer kann'],
    text: `Liebe Eltern,

der Wandertag findet am 14. Juni statt. Treffpunkt ist um 8 Uhr am Bahnhof. Die Kinder bringen festes Schuhwerk und eine Trinkflasche mit. Wegen der Zecken tragen alle lange Hosen. Der Unkostenbeitrag von 6 Euro ist aufgrund der Tatsache, dass wir Karten vorbestellen, bis zum 7. Juni zu zahlen. Handys bleiben zu Hause. Wir freuen uns sehr auf den Tag. Wer kann uns begleiten?

Herzliche Grüße
K. Sommer`,
  },
  {
    language: 'fr',
    vital: ['avant le 12 mai', '20 mai', 'Présentez-vous', 'ne sont pas admis', 'stationnement'],
    text: `Bonjour Madame Lefèvre,

Merci pour votre message de lundi. Votre dossier est presque complet. Il manque la copie de votre carte d’identité, à envoyer avant le 12 mai. L’entretien aura lieu le 20 mai à 10 heures dans nos nouveaux bureaux. Présentez-vous à l’accueil avec votre convocation. Les animaux ne sont pas admis. Le quartier est agréable et la cantine est très bonne. Avez-vous besoin d’une place de stationnement ?

Bien cordialement,
Hugo Marchand`,
  },
  {
    language: 'fr',
    vital: [
      'Ne pas dépasser',
      'Bien agiter',
      'À conserver au réfrigérateur',
      'contre-indiqué',
      'hors de la portée',
      'appelez le 15',
    ],
    text: `Le sirop Tussilène calme la toux sèche. Il a un goût de miel. Prendre une cuillère matin et soir. Ne pas dépasser cinq jours de traitement. Bien agiter le flacon avant l’emploi. À conserver au réfrigérateur après ouverture. Ce médicament est contre-indiqué chez la femme enceinte. Tenir hors de la portée des enfants. Le flacon contient 150 ml. En cas de gêne respiratoire, appelez le 15. Le laboratoire existe depuis 1920.`,
  },
  {
    language: 'fr',
    vital: ['le 5 de chaque mois', 'interdite', 'préavis de trois mois', 'sous deux mois'],
    text: `Le présent bail est conclu pour trois ans. Le locataire verse le loyer de 780 euros le 5 de chaque mois. Le bailleur prend en charge les grosses réparations. La sous-location est interdite sans accord écrit. Le locataire peut partir à tout moment avec un préavis de trois mois. L’immeuble date de 1954. Le dépôt de garantie est restitué sous deux mois. Les murs ont été repeints en blanc l’an dernier. L’assurance est à la charge du locataire.`,
  },
  {
    language: 'fr',
    vital: ['jamais dans l’eau', 'Débranchez', 'moins de huit ans', 'au maximum', 'brûlures'],
    text: `Cette bouilloire a une capacité de 1,7 litre. Ne la plongez jamais dans l’eau. Débranchez l’appareil avant de le nettoyer. Les enfants de moins de huit ans ne l’utilisent pas. Le couvercle est en verre. Remplir jusqu’au repère au maximum. La vapeur peut causer des brûlures. La garantie couvre deux ans. Elle existe en bleu et en rouge.`,
  },
  {
    language: 'es',
    vital: ['No podemos mudarnos', 'antes del jueves', 'gatos', '900 euros'],
    text: `Hola Ricardo:

Gracias por tu visita del sábado. El piso nos gusta mucho y la terraza es preciosa. No podemos mudarnos antes del 1 de octubre. Necesitamos saber si la calefacción está incluida. Mándame el contrato antes del jueves. ¿Se admiten gatos? La fianza de 900 euros la pagamos por transferencia. El barrio es muy tranquilo y tiene buenas panaderías.

Un abrazo,
Elena`,
  },
  {
    language: 'es',
    vital: ['No supere', 'Consérvese', 'fuera del alcance', 'No conduzca', 'contraindicado', 'consulte a su médico'],
    text: `Dolomax alivia el dolor de cabeza. Tiene sabor a limón. Tome un comprimido cada ocho horas con un vaso de agua. No supere los tres comprimidos al día. Consérvese en lugar seco. Mantener fuera del alcance de los niños. No conduzca si nota sueño. Está contraindicado en personas con úlcera. La caja contiene 20 comprimidos. Si el dolor continúa más de tres días, consulte a su médico. El envase es de cartón reciclado.`,
  },
  {
    language: 'es',
    vital: ['cinco primeros días', 'prohibido fumar', 'preaviso', 'treinta días'],
    text: `El presente contrato tiene una duración de un año. El arrendatario paga la renta de 650 euros en los cinco primeros días de cada mes. El propietario se hace cargo de las reparaciones de la caldera. Queda prohibido fumar en el interior. La vivienda tiene vistas al parque. El arrendatario puede irse con un mes de preaviso. La fianza se devuelve en el plazo de treinta días. El edificio se reformó en 2015. El agua y la luz corren a cargo del arrendatario.`,
  },
  {
    language: 'es',
    vital: ['Dúchese', 'con un adulto', 'No se admiten', 'salga del agua'],
    text: `La piscina abre el 15 de junio. El agua está a 26 grados. Dúchese antes de entrar. Los menores de doce años entran con un adulto. No se admiten envases de vidrio. El socorrista descansa de 14 a 16 horas. Los vestuarios se pintaron en abril. En caso de tormenta, salga del agua enseguida. El carné cuesta 30 euros.`,
  },
  {
    language: 'pt',
    vital: ['4 de agosto', 'Retire o carro', 'não haverá água', 'Não esqueça'],
    text: `Olá Beatriz,

Obrigado pelo e-mail de ontem. A obra começa no dia 4 de agosto e dura três semanas. Retire o carro da garagem até o domingo à noite. Durante esse tempo não haverá água quente de manhã. A chave fica com o porteiro. O pedreiro é muito simpático e trabalha bem. Você pode pagar a segunda parcela de 350 reais em setembro? Não esqueça de proteger os móveis.

Um abraço,
Rui`,
  },
  {
    language: 'pt',
    vital: ['Não usar durante', 'fora do alcance', 'abaixo de 25', 'procure um médico', 'Não beba'],
    text: `Gripalex combate os sintomas da gripe. Tem sabor de laranja. Dissolver uma saqueta em água morna. Tomar de oito em oito horas. Não usar durante a gravidez. Manter fora do alcance das crianças. Conservar abaixo de 25 graus. A embalagem tem dez saquetas. Se a febre continuar por mais de três dias, procure um médico. Não beba álcool durante o tratamento. A fábrica fica em Coimbra.`,
  },
  {
    language: 'pt',
    vital: ['até o dia 10', 'proibido sublocar', 'aviso de trinta dias', 'até 60 dias'],
    text: `Este contrato vale por doze meses. O inquilino paga o aluguel de 1.500 reais até o dia 10. O proprietário responde pelos reparos do telhado. É proibido sublocar o imóvel. O prédio tem um jardim bonito. O inquilino pode sair com aviso de trinta dias. A caução é devolvida em até 60 dias. As paredes foram pintadas de azul. Animais de pequeno porte são aceitos.`,
  },
  {
    language: 'pt',
    vital: ['20 a 22 de maio', 'não será aumentada', 'sexta-feira', 'Quem vai falar'],
    text: `Ata da reunião do condomínio de 8 de maio. Estiveram presentes Almeida, Costa e Nunes. O síndico abriu a reunião com bom humor. O elevador fica parado de 20 a 22 de maio. A taxa não será aumentada este ano. Os moradores retiram as bicicletas do corredor até sexta-feira. Ninguém quis cuidar do jardim. Quem vai falar com a prefeitura? O bolo estava ótimo.`,
  },
  {
    language: 'pt',
    vital: ['Não encha', 'Deixe a pressão sair', 'longe do fogão'],
    text: `A panela de pressão tem capacidade para seis litros. Lave todas as peças antes do primeiro uso. Não encha mais do que dois terços. A válvula é de silicone. Deixe a pressão sair antes de abrir. Crianças ficam longe do fogão. O cabo esquenta. A garantia vale por um ano. A cor pode desbotar com o tempo.`,
  },
]
