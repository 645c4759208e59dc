import { KNOWN_LANGUAGES, type KnownLanguage } from '../fact.ts'

/**
 * Things of one kind that exclude each other: a red car is no blue one, and who pays by card does not pay in cash. A row holds one of
 * them in English, German, French, Spanish and Portuguese; `*` stands for any ending. Words that name a thing of the kind more
 * loosely ("vehicle"), or that mean much else ("bank"), are left out.
 */
const ROWS: Readonly<Record<string, string>> = {
  colour: `
    red / rot|rote* / rouge|rouges / roj* / vermelh*
    blue / blau|blaue* / bleu|bleue|bleus|bleues / azul|azules / azul|azuis
    green / grün|grüne* / vert|verte|verts|vertes / verde|verdes / verde|verdes
    yellow / gelb|gelbe* / jaune|jaunes / amarill* / amarel*
    black / schwarz|schwarze* / noir|noire|noirs|noires / negro|negra|negros|negras / preto|preta|pretos|pretas
    white / weiße|weißen|weißer|weißes / blanc|blanche|blancs|blanches / blanco|blanca|blancos|blancas / branc*
    brown / braun|braune* / brun|brune|bruns|brunes|marron / marrón|marrones / marrom|marrons|castanh*
    orange / orange|orangefarben* / orange / naranja / laranja
    pink / rosa|pink / rose / rosa|rosad* / rosa|cor-de-rosa
    purple|violet / lila|violett* / violet|violette|violets / morad*|violeta / rox*|violeta
    grey|gray / grau|graue* / gris|grise|grises / gris|grises / cinza|cinzent*`,
  stuff: `
    wood|wooden / holz|hölzern* / bois / madera / madeira
    metal|metallic / metall|metallisch* / métal|métallique* / metal|metálic* / metal|metálic*
    plastic|plastics / plastik|kunststoff* / plastique|plastiques / plástic* / plástic*
    glass / glas|gläsern* / verre / vidrio|cristal / vidro
    stone / steinern* / pierre / piedra / pedra
    leather / leder|ledern* / cuir / cuero / couro
    cotton / baumwolle* / coton / algodón / algodão
    wool|woollen|woolen / wolle|wollen* / laine / lana / lã
    silk / seide|seiden* / soie / seda / seda
    cardboard / pappe|karton / carton / cartón / papelão|cartão
    gold|golden / gold|golden* / doré* / dorad* / dourad*
    silver / silber|silbern* / argenté* / platead* / prat|pratead*
    steel / stahl / acier / acero / aço
    copper / kupfer / cuivre / cobre / cobre
    concrete / beton / béton / hormigón / concreto|betão`,
  drink: `
    coffee / kaffee / café / café / café
    tea / tee / thé / té / chá
    beer|beers / bier|biere / bière|bières / cerveza|cervezas / cerveja|cervejas
    wine|wines / wein|weine / vin|vins / vino|vinos / vinho|vinhos
    milk / milch / lait / leche / leite
    juice|juices / saft|säfte / jus / zumo|jugo / suco|sumo
    lemonade / limonade / limonade / limonada / limonada
    champagne / champagner / champagne / champán / champanhe
    whisky|whiskey / whisky / whisky / whisky / uísque
    vodka / wodka / vodka / vodka / vodca`,
  fruit: `
    apple|apples / apfel|äpfel* / pomme|pommes / manzana|manzanas / maçã|maçãs
    pear|pears / birne|birnen / poire|poires / peras / pêra|peras
    banana|bananas / banane|bananen / banane|bananes / plátano|plátanos|banana|bananas / banana|bananas
    cherry|cherries / kirsche|kirschen / cerise|cerises / cereza|cerezas / cereja|cerejas
    lemon|lemons / zitrone|zitronen / citron|citrons / limón|limones / limão|limões
    strawberry|strawberries / erdbeere|erdbeeren / fraise|fraises / fresa|fresas / morango|morangos
    grape|grapes / traube|trauben / raisin|raisins / uva|uvas / uva|uvas
    peach|peaches / pfirsich* / pêches / melocotón|melocotones / pêssego|pêssegos
    potato|potatoes / kartoffel* / patate|patates / patata|patatas|papas / batata|batatas
    tomato|tomatoes / tomate|tomaten / tomate|tomates / tomate|tomates / tomate|tomates
    onion|onions / zwiebel|zwiebeln / oignon|oignons / cebolla|cebollas / cebola|cebolas
    carrot|carrots / karotte*|möhre|möhren / carotte|carottes / zanahoria|zanahorias / cenoura|cenouras
    cucumber|cucumbers / gurke|gurken / concombre|concombres / pepino|pepinos / pepino|pepinos
    cabbage / kohl / choux / repollo / repolho
    garlic / knoblauch / ail / ajo / alho
    mushroom|mushrooms / pilz|pilze / champignon|champignons / champiñón|champiñones / cogumelo|cogumelos`,
  meat: `
    beef / rindfleisch / bœuf|boeuf / ternera / carne bovina
    pork / schweinefleisch / porc / cerdo / carne de porco
    chicken / hähnchen*|hühnchen* / poulet / pollo / frango
    lamb / lammfleisch / agneau / cordero / cordeiro
    turkey / pute|putenfleisch / dinde / pavo / peru assado
    ham / schinken / jambon / jamón / presunto
    sausage|sausages / wurst|würste* / saucisse|saucisses / salchicha|salchichas / salsicha|salsichas`,
  meal: `
    breakfast|breakfasts / frühstück* / petit déjeuner|petit-déjeuner / desayun* / café da manhã|pequeno-almoço
    lunch|lunches|lunchtime / mittagessen / déjeuner / almuerzo|almorz* / almoço|almoç*
    dinner|dinners|supper / abendessen|abendbrot / dîner|dîners|souper / cena|cenar|cenó / jantar|jantares|jantou`,
  fate: `
    postpone|postpones|postponed|put off|rescheduled / verschoben*|verschieb*|vertagt* / reporté*|reporter|reporte|ajourné* / aplaz*|aplazó|pospone*|pospuest*|pospuso / adia|adiad*|adiou|adiar
    cancel|cancels|cancelled|canceled|called off|scrapped / abgesagt*|absag*|sagt ab|storniert*|gestrichen* / annulé*|annuler|annule / cancel* / cancel*|desmarc*
    brought forward|bring forward|moved up / vorverlegt*|vorgezogen* / avancé* / adelant*|anticip* / antecip*`,
  step: `
    submit|submits|submitted|filed|received / eingereicht*|eingegangen*|erhalten|gestellt / déposé*|soumis*|reçu|reçue|reçus|reçues / presentad*|presentó|recibid*|recibió / apresentad*|apresentou|recebid*|recebeu|submetid*
    approve|approves|approved|granted|approval / genehmig*|bewillig*|stattgegeben / approuvé*|accordé*|approuve|approbation / aprob*|aprueb*|concedid*|concedió / aprov*|concedid*|concedeu|deferid*
    reject|rejects|rejected|turned down|refused|rejection / abgelehnt*|ablehn*|lehnt ab|lehnte ab|zurückgewiesen* / rejeté*|refusé*|rejette|rejet / rechaz*|denegad*|denegó / rejeit*|recusad*|recusou|indeferid*
    under review|processed|reviewed / bearbeitet*|geprüft* / examiné*|traité* / tramitad*|revisad* / processad*|analisad*
    withdrew|withdrawn / zurückgezogen*|zurückgenommen* / retiré* / retirad*|retiró / retirad*|retirou`,
  transfer: `
    lend|lends|lent|lending|on loan|borrow|borrows|borrowed / leiht|lieh|leihen|verleiht|verliehen|geliehen*|ausgeliehen / prête|prêtent|prêté*|prêter|emprunt* / presta|prestó|prestad*|prestar|pidió prestad* / empresta|emprestou|emprestad*|emprestar
    sell|sells|sold|selling|bought|buys / verkauf*|verkauft*|kauft|kaufte*|gekauft* / vend|vendent|vendu*|vendre|achet*|achèt* / vende|vendió|vendid*|vender|compr* / vende|vendeu|vendid*|vender|compr*
    donate|donates|donated|as a gift|as a present / schenkt*|schenken|geschenkt*|verschenk*|gespendet* / offert|offerte|offerts|offertes|en cadeau|fait don / regal*|donó|donad*|donar / doou|doad*|doar|presenteou|de presente`,
  severity: `
    slight|slightly|minor|mildly / leicht|leichte*|geringfügig* / léger|légère|légers|légères|légèrement / leve|levemente|ligeramente / leve|levemente|ligeiramente
    moderate|moderately / mittelschwer*|mäßig* / modéré* / moderad* / moderad*
    serious|seriously|severe|severely|critically / schwer|schwere*|ernst|ernsthaft*|lebensgefährlich* / grave|graves|gravement|grièvement|sérieusement / grave|graves|gravemente|severamente / grave|graves|gravemente|seriamente
    fatal|fatally|deadly / tödlich* / mortel*|mortellement / mortal|mortales|mortalmente|fatal / mortal|mortais|mortalmente|fatal`,
  appliance: `
    fridge|refrigerator|refrigerated / kühlschrank* / réfrigérateur*|frigo / nevera|frigorífico|refrigerador / geladeira|frigorífico|refrigerador
    freezer / gefrierschrank|gefrierfach|tiefkühl*|gefriertruhe / congélateur* / congelador / congelador|freezer
    oven|ovens / backofen|ofen / four / horno / forno
    microwave / mikrowelle* / micro-ondes|four à micro-ondes / microondas / micro-ondas
    dishwasher / spülmaschine|geschirrspüler / lave-vaisselle / lavavajillas|lavaplatos / lava-louças|máquina de lavar louça|máquina da loiça
    washing machine / waschmaschine* / lave-linge|machine à laver / lavadora / máquina de lavar roupa|máquina da roupa`,
  spoon: `
    tablespoon|tablespoons|tbsp / esslöffel|el / cuillère à soupe|cuillères à soupe|cuillerée à soupe|cuillerées à soupe / cucharada|cucharadas / colher de sopa|colheres de sopa
    teaspoon|teaspoons|tsp / teelöffel|tl / cuillère à café|cuillères à café|cuillerée à café|cuillerées à café / cucharadita|cucharaditas / colher de chá|colheres de chá`,
  gear: `
    glove|gloves / handschuh*|schutzhandschuh* / gant|gants / guante|guantes / luva|luvas
    mask|masks / maske|masken|schutzmaske* / masque|masques / mascarilla|mascarillas|máscara|máscaras / máscara|máscaras
    helmet|helmets|hard hat|hard hats / helm|helme|schutzhelm* / casque|casques / casco|cascos / capacete|capacetes
    goggles|safety glasses / schutzbrille* / lunettes de protection / gafas de protección|gafas protectoras / óculos de proteção
    apron|aprons / schürze|schürzen / tablier|tabliers / delantal|delantales / avental|aventais
    towel|towels / handtuch|handtücher / serviette|serviettes / toalla|toallas / toalha|toalhas
    seat belt|seat belts|seatbelt / sicherheitsgurt*|anschnallgurt* / ceinture de sécurité / cinturón de seguridad / cinto de segurança`,
  furniture: `
    table|tables|desk|desks / tisch|tische|tischen|schreibtisch* / table|tables|bureau / mesa|mesas|escritorio / mesa|mesas|secretária
    chair|chairs / stuhl|stühle|stühlen / chaise|chaises / silla|sillas / cadeira|cadeiras
    bed|beds / bett|betten / lit|lits / cama|camas / cama|camas
    sofa|sofas|couch / sofa|sofas|couch / canapé|canapés / sofá|sofás / sofá|sofás
    shelf|shelves|bookcase / regal|regale / étagère|étagères / estante|estantes|estantería|estanterías / prateleira|prateleiras|estante|estantes
    wardrobe|cupboard|closet / schrank|schränke / armoire|placard / armario|armarios / armário|armários
    lamp|lamps / lampe|lampen / lampe|lampes / lámpara|lámparas / lâmpada|candeeiro`,
  weekpart: `
    weekday|weekdays|working day|working days|workday|workdays / werktag*|wochentag* / jour ouvré|jours ouvrés|jours ouvrables|en semaine|jours de semaine / día laborable|días laborables|día hábil|días hábiles|entre semana / dia útil|dias úteis|durante a semana|dias de semana
    weekend|weekends / wochenende* / week-end|week-ends|fins de semaine / fin de semana|fines de semana / fim de semana|fins de semana|fim-de-semana`,
  season: `
    spring|springtime / frühling*|frühjahr* / printemps / primavera / primavera
    summer|summers / sommer* / été|étés / verano|veranos / verão|verões
    autumn / herbst* / automne / otoño / outono
    winter|winters / winter|winters / hiver|hivers / invierno|inviernos / inverno|invernos`,
  room: `
    kitchen|kitchens / küche|küchen / cuisine|cuisines / cocina|cocinas / cozinha|cozinhas
    bathroom|bathrooms / badezimmer*|bad / salle de bain|salle de bains / cuarto de baño|baño / banheiro|casa de banho
    bedroom|bedrooms / schlafzimmer* / chambre à coucher / dormitorio|dormitorios / quarto de dormir
    living room|lounge|sitting room / wohnzimmer* / salon|séjour / salón|sala de estar / sala de estar
    garage|garages / garage|garagen / garage|garages / garaje|garajes / garagem|garagens
    cellar|basement / keller / cave|sous-sol / sótano / cave|porão
    attic|loft / dachboden / grenier / desván|ático / sótão
    balcony|balconies / balkon* / balcon|balcons / balcón|balcones / varanda|varandas
    garden|gardens / garten|gärten / jardin|jardins / jardín|jardines / jardim|jardins
    corridor|hallway / flur|korridor / couloir / pasillo / corredor`,
  animal: `
    dog|dogs / hund|hunde|hunden|hundes / chien|chiens|chienne / perro|perros|perra / cachorro|cachorros|cão|cães
    cat|cats / katze|katzen|kater / chat|chats|chatte / gato|gatos|gata|gatas / gato|gatos|gata|gatas
    horse|horses / pferd|pferde* / cheval|chevaux / caballo|caballos / cavalo|cavalos
    cow|cows / kuh|kühe* / vache|vaches / vaca|vacas / vaca|vacas
    pig|pigs / schwein|schweine|schweinen / cochon|cochons / cerdos / porco|porcos
    sheep / schaf|schafe* / mouton|moutons / oveja|ovejas / ovelha|ovelhas
    goat|goats / ziege|ziegen / chèvre|chèvres / cabra|cabras / cabra|cabras
    bird|birds / vogel|vögel* / oiseau|oiseaux / pájaro|pájaros|ave|aves / pássaro|pássaros
    fish|fishes / fisch|fische* / poisson|poissons / pez|peces|pescado / peixe|peixes
    lion|lions / löwe|löwen / lion|lions / león|leones / leão|leões
    tiger|tigers / tiger* / tigre|tigres / tigre|tigres / tigre|tigres
    bear|bears / bär|bären / ours / osos / urso|ursos
    monkey|monkeys / affe|affen / singe|singes / mono|monos / macaco|macacos
    rabbit|rabbits / kaninchen|hase|hasen / lapin|lapins / conejo|conejos / coelho|coelhos
    mouse|mice / maus|mäuse* / souris / ratón|ratones / rato|ratos
    elephant|elephants / elefant* / éléphant|éléphants / elefante|elefantes / elefante|elefantes
    wolf|wolves / wolf|wölfe* / loup|loups / lobo|lobos / lobo|lobos
    snake|snakes / schlange|schlangen / serpent|serpents / serpiente|serpientes / cobra|cobras
    duck|ducks / ente|enten / canard|canards / pato|patos / pato|patos`,
  body: `
    arm|arms / arm|arme|armen / bras / brazo|brazos / braço|braços
    leg|legs / bein|beine|beinen / jambe|jambes / pierna|piernas / perna|pernas
    knee|knees / knie|knien / genou|genoux / rodilla|rodillas / joelho|joelhos
    shoulder|shoulders / schulter|schultern / épaule|épaules / hombro|hombros / ombro|ombros
    hand|hands / hand|hände|händen / main|mains / mano|manos / mão|mãos
    foot|feet / fuß|füße|füßen / pied|pieds / pie|pies / pé|pés
    finger|fingers / finger|fingern / doigt|doigts / dedo|dedos / dedo|dedos
    eye|eyes / auge|augen / œil|yeux|oeil / ojo|ojos / olho|olhos
    ear|ears / ohr|ohren / oreille|oreilles / oreja|orejas|oído|oídos / orelha|orelhas|ouvido|ouvidos
    nose / nase / nez / nariz / nariz
    mouth / mund / bouche / boca / boca
    tooth|teeth / zahn|zähne* / dent|dents / diente|dientes / dente|dentes
    neck|throat / hals|nacken / cou|gorge / cuello|garganta / pescoço|garganta
    heart|hearts / herz|herzen / cœur|coeur / corazón / coração
    lung|lungs / lunge|lungen / poumon|poumons / pulmón|pulmones / pulmão|pulmões
    liver / leber / foie / hígado / fígado
    kidney|kidneys / niere|nieren / rein|reins / riñón|riñones / rim|rins
    stomach / magen / estomac / estómago / estômago
    head|heads / kopf|köpfe / tête|têtes / cabeza|cabezas / cabeça|cabeças`,
  vehicle: `
    car|cars|automobile / auto|autos|wagen|pkw / voiture|voitures / coche|coches|automóvil / carro|carros|automóvel
    bus|buses|coach / bus|busse|bussen / autobus|bus|autocar / autobús|autobuses|autocar / ônibus|autocarro
    train|trains|rail / zug|züge|zügen|bahn / train|trains / tren|trenes / trem|trens|comboio|comboios
    plane|planes|aircraft|airplane|flight / flugzeug*|flug / avion|avions|vol / avión|aviones|vuelo / avião|aviões|voo
    ship|ships|boat|boats|ferry / schiff|schiffe*|boot|boote|fähre / bateau|bateaux|navire|ferry / barco|barcos|buque|ferry / barco|barcos|navio|navios
    bicycle|bicycles|bike|bikes / fahrrad|fahrräder*|rad / vélo|vélos|bicyclette / bicicleta|bicicletas|bici / bicicleta|bicicletas
    truck|trucks|lorry|lorries / lastwagen|lkw / camion|camions / camión|camiones / caminhão|caminhões|camião
    motorcycle|motorcycles|motorbike / motorrad|motorräder* / moto|motos / moto|motos|motocicleta / moto|motos|motocicleta
    tram|trams / straßenbahn|tram / tramway|tram / tranvía / elétrico|bonde
    taxi|taxis|cab / taxi|taxis / taxi|taxis / taxi|taxis / táxi|táxis`,
  kin: `
    father|fathers|mother|mothers|dad|mum|mom|parent|parents / vater|väter|mutter|mütter|eltern|elternteil / père|pères|mère|mères|parents / padre|padres|madre|madres / pai|pais|mãe|mães
    son|sons|daughter|daughters / sohn|söhne|tochter|töchter / fils|fille|filles / hijo|hijos|hija|hijas / filho|filhos|filha|filhas
    brother|brothers|sister|sisters|sibling|siblings / bruder|brüder|schwester|schwestern|geschwister / frère|frères|sœur|sœurs / hermano|hermanos|hermana|hermanas / irmão|irmãos|irmã|irmãs
    husband|wife|spouse / ehemann|ehefrau|gatte|gattin / mari|épouse|époux / marido|esposa|esposo|cónyuge / marido|esposa|cônjuge
    uncle|aunt|uncles|aunts / onkel|tante|tanten / oncle|tante|oncles|tantes / tío|tía|tíos|tías / tio|tia|tios|tias
    cousin|cousins / cousin|cousine|vetter / cousin|cousine|cousins / primo|prima|primos / primo|prima|primos
    nephew|niece|nephews|nieces / neffe|nichte|neffen|nichten / neveu|nièce|neveux / sobrino|sobrina|sobrinos / sobrinho|sobrinha|sobrinhos
    grandfather|grandmother|grandparents|grandpa|grandma / großvater|großmutter|großeltern|opa|oma / grand-père|grand-mère|grands-parents / abuelo|abuela|abuelos / avô|avó|avós`,
  trade: `
    doctor|doctors|physician / arzt|ärztin|ärzte|ärzten / médecin|médecins / médico|médica|médicos / médico|médica|médicos
    nurse|nurses / krankenschwester*|pfleger|pflegerin / infirmier|infirmière|infirmiers|infirmières / enfermer* / enfermeir*
    dentist|dentists / zahnarzt|zahnärztin|zahnärzte / dentiste|dentistes / dentista|dentistas / dentista|dentistas
    pharmacist|pharmacists / apotheker* / pharmacien* / farmacéutic* / farmacêutic*
    teacher|teachers / lehrer*|lehrkraft / enseignant*|instituteur*|institutrice / profesor|profesora|profesores|maestr* / professor|professora|professores
    pupil|pupils|student|students / schüler*|student|studentin|studenten / élève|élèves|étudiant* / alumn*|estudiante|estudiantes / alun*|estudante|estudantes
    lawyer|lawyers|attorney|solicitor / anwalt|anwältin|rechtsanwalt|rechtsanwältin / avocat|avocate|avocats / abogad* / advogad*
    judge|judges / richter* / juge|juges / juez|jueza|jueces / juiz|juíza|juízes
    policeman|policewoman|police officer|police officers / polizist* / policier|policière|policiers / policía / policial|polícia
    firefighter|firefighters|fireman / feuerwehrmann|feuerwehrleute / pompier|pompiers / bombero|bomberos / bombeiro|bombeiros
    engineer|engineers / ingenieur* / ingénieur* / ingenier* / engenheir*
    pilot|pilots / pilot|pilotin|piloten / pilote|pilotes / piloto|pilotos / piloto|pilotos
    cook|cooks|chef|chefs / koch|köchin / cuisinier|cuisinière / cocinero|cocinera|cocineros / cozinheir*
    waiter|waitress|waiters / kellner* / serveur|serveuse / camarer* / garçom|garçonete|empregado de mesa
    farmer|farmers / bauer|bauern|landwirt* / agriculteur*|agricultrice / agricultor* / agricultor*
    baker|bakers / bäcker|bäckerin / boulanger|boulangère / panader* / padeiro|padeira
    journalist|journalists|reporter|reporters / journalist*|reporter* / journaliste|journalistes / periodista|periodistas / jornalista|jornalistas
    soldier|soldiers / soldat|soldaten|soldatin / soldat|soldats / soldado|soldados / soldado|soldados
    singer|singers / sänger* / chanteur|chanteuse|chanteurs / cantante|cantantes / cantor|cantora|cantores
    actor|actress|actors / schauspieler* / acteur|actrice|acteurs / actor|actriz|actores / ator|atriz|atores
    plumber|plumbers / klempner*|installateur* / plombier|plombiers / fontaner* / encanador*|canalizador*
    electrician|electricians / elektriker* / électricien* / electricista|electricistas / eletricista|eletricistas
    mayor|mayors / bürgermeister* / maire|maires / alcalde|alcaldesa|alcaldes / prefeit*|presidente da câmara
    minister|ministers / minister|ministerin|ministers / ministre|ministres / ministr* / ministro|ministra|ministros
    president|presidents / präsident* / président|présidente|présidents / presidente|presidenta|presidentes / presidente|presidentes`,
  sport: `
    football|soccer / fußball / football / fútbol / futebol
    tennis / tennis / tennis / tenis / tênis
    basketball / basketball / basket|basketball / baloncesto / basquete|basquetebol
    volleyball / volleyball / volley|volleyball / voleibol / vôlei|voleibol
    handball / handball / handball / balonmano / handebol|andebol
    hockey / hockey|eishockey / hockey / hockey / hóquei
    rugby / rugby / rugby / rugby / rugby|râguebi
    golf / golf / golf / golf / golfe
    baseball / baseball / baseball / béisbol / beisebol
    boxing / boxen / boxe / boxeo / boxe
    chess / schach / échecs / ajedrez / xadrez`,
  instrument: `
    guitar|guitars / gitarre|gitarren / guitare|guitares / guitarra|guitarras / guitarra|violão
    piano|pianos / klavier|klaviere / piano|pianos / piano|pianos / piano|pianos
    violin|violins / geige|geigen|violine / violon|violons / violín|violines / violino|violinos
    flute|flutes / flöte|flöten / flûte|flûtes / flauta|flautas / flauta|flautas
    trumpet|trumpets / trompete|trompeten / trompette|trompettes / trompeta|trompetas / trompete|trompetes
    saxophone / saxophon / saxophone / saxofón / saxofone
    drum|drums / schlagzeug|trommel|trommeln / batterie|tambour / batería|tambor / bateria|tambor
    cello / cello / violoncelle / violonchelo / violoncelo
    harp / harfe / harpe / arpa / harpa
    accordion / akkordeon / accordéon / acordeón / acordeão`,
  clothes: `
    shirt|shirts / hemd|hemden / chemise|chemises / camisa|camisas / camisa|camisas
    trousers|pants|jeans / hose|hosen / pantalon|pantalons / pantalón|pantalones / calça|calças
    jacket|jackets / jacke|jacken / veste|vestes / chaqueta|chaquetas / jaqueta|jaquetas|casaco
    coat|coats / mantel|mäntel / manteau|manteaux / abrigo|abrigos / casacão|sobretudo
    skirt|skirts / röcke / jupe|jupes / falda|faldas / saia|saias
    dress|dresses / kleid|kleider / robe|robes / vestido|vestidos / vestido|vestidos
    shoe|shoes / schuh|schuhe|schuhen / chaussure|chaussures / zapato|zapatos / sapato|sapatos
    boot|boots / stiefel|stiefeln / botte|bottes / bota|botas / bota|botas
    hat|hats / hut|hüte / chapeau|chapeaux / sombrero|sombreros / chapéu|chapéus
    glove|gloves / handschuh* / gant|gants / guante|guantes / luva|luvas
    sock|socks / socke|socken / chaussette|chaussettes / calcetín|calcetines / peúga|peúgas
    sweater|jumper|pullover / pullover / pull / jersey|suéter / suéter|camisola`,
  pay: `
    cash|in cash / bar|bargeld / espèces|liquide / efectivo / dinheiro vivo|em dinheiro|numerário
    credit card|credit cards|debit card|debit cards|by card|card|cards / karte|karten|kreditkarte|ec-karte / carte bancaire|par carte|carte de crédit / tarjeta / cartão
    cheque|check / scheck|schecks / chèque|chèques / cheque|cheques / cheque|cheques
    bank transfer|wire transfer|by transfer / überweisung|banküberweisung / virement|virements / transferencia|transferencias / transferência|transferências
    direct debit / lastschrift / prélèvement / domiciliación / débito direto`,
  channel: `
    phone|telephone|by phone|phone call / telefon|telefonisch|anruf / téléphone|téléphonique / teléfono|telefónic* / telefone|telefônic*|telefónic*
    email|e-mail|emails|e-mails / e-mail|mail|email|e-mails / courriel|mail|e-mail|mél / correo electrónico|email / e-mail|email|correio eletrónico
    by post|by mail|by letter|registered post / brief|per post|postalisch / courrier|lettre|par la poste / por correo postal|carta / carta|por correio
    fax / fax / fax|télécopie / fax / fax
    in person|personally / persönlich / en personne / en persona|personalmente / pessoalmente|em pessoa`,
  paper: `
    passport|passports / reisepass|pass|pässe / passeport|passeports / pasaporte|pasaportes / passaporte|passaportes
    identity card|id card / personalausweis* / carte d'identité / documento de identidad|dni / bilhete de identidade|cartão de cidadão
    driving licence|driver's license|driving license / führerschein* / permis de conduire / permiso de conducir|carnet de conducir / carta de condução|carteira de motorista
    invoice|invoices / rechnung|rechnungen / facture|factures / factura|facturas / fatura|faturas
    receipt|receipts / quittung|beleg|belege|kassenbon / reçu|reçus|ticket de caisse / recibo|recibos / recibo|recibos
    contract|contracts / vertrag|verträge|vertrags / contrat|contrats / contrato|contratos / contrato|contratos`,
  place: `
    school|schools / schule|schulen / école|écoles / escuela|escuelas|colegio / escola|escolas
    hospital|hospitals|clinic / krankenhaus*|klinik|spital / hôpital|hôpitaux|clinique / hospital|hospitales|clínica / hospital|hospitais|clínica
    church|churches / kirche|kirchen / église|églises / iglesia|iglesias / igreja|igrejas
    railway station|train station|station / bahnhof*|bahnhöfe / gare|gares / estación|estaciones / estação|estações
    airport|airports / flughafen*|flughäfen / aéroport|aéroports / aeropuerto|aeropuertos / aeroporto|aeroportos
    hotel|hotels / hotel|hotels / hôtel|hôtels / hotel|hoteles / hotel|hotéis
    restaurant|restaurants / restaurant|restaurants / restaurant|restaurants / restaurante|restaurantes / restaurante|restaurantes
    library|libraries / bibliothek|bibliotheken|bücherei / bibliothèque|bibliothèques / biblioteca|bibliotecas / biblioteca|bibliotecas
    museum|museums / museum|museen / musée|musées / museo|museos / museu|museus
    theatre|theater|theatres|theaters / theater|theaters / théâtre|théâtres / teatro|teatros / teatro|teatros
    cinema|cinemas|movie theater / kino|kinos / cinéma|cinémas / cine|cines / cinema|cinemas
    pharmacy|pharmacies / apotheke|apotheken / pharmacie|pharmacies / farmacia|farmacias / farmácia|farmácias
    supermarket|supermarkets / supermarkt|supermärkte / supermarché|supermarchés / supermercado|supermercados / supermercado|supermercados
    prison|prisons|jail / gefängnis* / prison|prisons / prisión|cárcel / prisão|cadeia
    factory|factories / fabrik|fabriken / usine|usines / fábrica|fábricas / fábrica|fábricas
    university|universities / universität*|hochschule / université|universités / universidad|universidades / universidade|universidades`,
  land: `
    river|rivers / fluss|flüsse*|flusses / rivière|rivières|fleuve|fleuves / río|ríos / rio|rios
    lake|lakes / see|seen / lac|lacs / lago|lagos / lago|lagos
    ocean|oceans / ozean*|meer / océan|océans|mer / océano|océanos|mar / oceano|oceanos|mar
    mountain|mountains / berg|berge|bergen / montagne|montagnes / montaña|montañas / montanha|montanhas
    island|islands / insel|inseln / île|îles / isla|islas / ilha|ilhas
    forest|forests / wald|wälder* / forêt|forêts / bosque|bosques / floresta|florestas
    desert|deserts / wüste|wüsten / désert|déserts / desierto|desiertos / deserto|desertos
    beach|beaches / strand|strände / plage|plages / playa|playas / praia|praias`,
  weather: `
    rain|rains|rainy / regen|regnet*|regnerisch* / pluie|pluies|pluvieux / lluvia|lluvias|lluvios* / chuva|chuvas|chuvos*
    snow|snows|snowfall / schnee|schneit*|schneefall / neige|neiges / nieve|nieves|nevad* / neve|neves|nevasca
    hail / hagel / grêle / granizo / granizo
    fog|foggy / nebel|neblig* / brouillard / niebla / nevoeiro|neblina`,
  sky: `
    sun|sunlit / sonne / soleil / sol / sol
    moon|moonlit / mond / lune / luna / lua
    star|stars / stern|sterne / étoile|étoiles / estrella|estrellas / estrela|estrelas`,
  illness: `
    cancer / krebs / cancer / cáncer / câncer|cancro
    flu|influenza / grippe / grippe / gripe / gripe
    diabetes / diabetes / diabète / diabetes / diabetes
    asthma / asthma / asthme / asma / asma
    pneumonia / lungenentzündung / pneumonie / neumonía / pneumonia
    malaria / malaria / paludisme / malaria|paludismo / malária
    stroke|strokes / schlaganfall* / accident vasculaire|avc / ictus|derrame cerebral / avc|derrame cerebral
    heart attack|heart attacks / herzinfarkt* / infarctus|crise cardiaque / infarto|ataque al corazón / enfarte|infarto|ataque cardíaco`,
  faith: `
    christian|christians / christlich*|christ|christen / chrétien* / cristian* / cristã|cristão|cristãos|cristãs
    muslim|muslims|islamic / muslimisch*|muslim*|moslem* / musulman* / musulmán|musulmana|musulmanes / muçulman*
    jewish|jew|jews / jüdisch*|jude|juden / juif|juive|juifs|juives / judío|judía|judíos|judías / judeu|judia|judeus|judaic*
    buddhist|buddhists / buddhist* / bouddhiste|bouddhistes / budista|budistas / budista|budistas
    hindu|hindus / hindu|hindus|hinduistisch* / hindou|hindous|hindoue / hindú|hindúes / hindu|hindus
    catholic|catholics / katholi* / catholique|catholiques / católic* / católic*
    protestant|protestants / protestant*|evangelisch* / protestant* / protestante|protestantes / protestante|protestantes`,
  nation: `
    german|germans|germany / deutsche*|deutschland* / allemand*|allemagne / alemán|alemana|alemanes|alemanas|alemania / alemão|alemã|alemães|alemãs|alemanha
    french|france|frenchman / französisch*|franzose*|frankreich* / français*|france / francés|francesa|franceses|francesas|francia / francês|francesa|franceses|francesas|frança
    spanish|spaniard|spaniards|spain / spanisch*|spanier*|spanien* / espagnol*|espagne / español|española|españoles|españolas|españa / espanhol|espanhola|espanhóis|espanholas|espanha
    portuguese|portugal / portugiesisch*|portugiese*|portugal* / portugais*|portugal / portugués|portuguesa|portugueses|portugal / português|portuguesa|portugueses|portugal
    italian|italians|italy / italienisch*|italiener*|italien* / italien|italienne*|italiens|italie / italiano|italiana|italianos|italianas|italia / italiano|italiana|italianos|italianas|itália
    british|britain|briton|britons / britisch*|brite|briten|großbritannien* / britannique*|grande-bretagne / británic*|gran bretaña / britânic*|grã-bretanha
    irish|ireland / irisch*|ire|iren|irland* / irlandais*|irlande / irlandés|irlandesa|irlandeses|irlanda / irlandês|irlandesa|irlandeses|irlanda
    scottish|scotland / schottisch*|schottland* / écossais*|écosse / escocés|escocesa|escocia / escocês|escocesa|escócia
    dutch|netherlands / niederländisch*|holländisch*|niederlande* / néerlandais*|hollandais*|pays-bas / neerlandés|holandés|holandesa|países bajos|holanda / holandês|holandesa|países baixos|holanda
    belgian|belgians|belgium / belgisch*|belgier*|belgien* / belge|belges|belgique / belga|belgas|bélgica / belga|belgas|bélgica
    swiss|switzerland / schweizer*|schweiz / suisse|suisses / suizo|suiza|suizos|suizas / suíço|suíça|suíços|suíças
    austrian|austrians|austria / österreich* / autrichien*|autriche / austríac*|austria / austríac*|áustria
    polish|poland / polnisch*|polen|pole / polonais*|pologne / polac*|polonia / polonês|polonesa|polac*|polónia|polônia
    czech|czechs / tschechisch*|tscheche*|tschechien* / tchèque* / checo|checa|checos|chequia / tcheco|tcheca|checo|checa|chéquia|tchéquia
    russian|russians|russia / russisch*|russe|russen|russland* / russe|russes|russie / ruso|rusa|rusos|rusas|rusia / russo|russa|russos|russas|rússia
    ukrainian|ukrainians|ukraine / ukrainisch*|ukrainer*|ukraine / ukrainien*|ukraine / ucrani* / ucrani*|ucrânia
    swedish|swede|swedes|sweden / schwedisch*|schwede*|schweden* / suédois*|suède / suec*|suecia / suec*|suécia
    norwegian|norwegians|norway / norwegisch*|norweger*|norwegen* / norvégien*|norvège / norueg*|noruega / norueg*|noruega
    danish|dane|danes|denmark / dänisch*|däne|dänen|dänemark* / danois*|danemark / danés|danesa|daneses|dinamarca / dinamarquês|dinamarquesa|dinamarca
    finnish|finn|finns|finland / finnisch*|finne|finnen|finnland* / finlandais*|finnois*|finlande / finlandés|finlandesa|finlandia / finlandês|finlandesa|finlândia
    greek|greeks|greece / griechisch*|grieche*|griechenland* / grec|grecque*|grecs|grèce / griego|griega|griegos|grecia / grego|grega|gregos|grécia
    turkish|turk|turks / türkisch*|türke*|türkei / turc|turque|turcs|turques|turquie / turco|turca|turcos|turquía / turco|turca|turcos|turquia
    hungarian|hungarians|hungary / ungarisch*|ungar|ungarn / hongrois*|hongrie / húngar*|hungría / húngar*|hungria
    romanian|romanians|romania / rumänisch*|rumäne*|rumänien* / roumain*|roumanie / ruman*|rumanía / romen*|roménia|romênia
    american|americans|united states / amerikanisch*|amerikaner*|vereinigte staaten|vereinigten staaten / américain*|états-unis / estadounidense*|norteamerican*|estados unidos|ee / american*|estados unidos|eua
    canadian|canadians|canada / kanadisch*|kanadier*|kanada* / canadien*|canada / canadiense*|canadá / canadense*|canadiano*|canadá
    mexican|mexicans|mexico / mexikanisch*|mexikaner*|mexiko* / mexicain*|mexique / mexican*|méxico / mexican*|méxico
    brazilian|brazilians|brazil / brasilianisch*|brasilianer*|brasilien* / brésilien*|brésil / brasileñ*|brasil / brasileir*|brasil
    argentinian|argentine|argentines|argentina / argentinisch*|argentinier*|argentinien* / argentin*|argentine / argentin* / argentin*
    chilean|chileans|chile / chilenisch*|chilene*|chile / chilien*|chili / chilen*|chile / chilen*|chile
    chinese|china / chinesisch*|chinese*|china|chinas / chinois*|chine / chino|china|chinos|chinas / chinês|chinesa|chineses|china
    japanese|japan / japanisch*|japaner*|japan|japans / japonais*|japon / japonés|japonesa|japoneses|japón / japonês|japonesa|japoneses|japão
    korean|koreans|korea / koreanisch*|koreaner*|südkorea* / coréen*|corée / corean*|corea / corean*|coreia
    indian|indians|india / indisch*|inder|indien* / indien|indienne*|indiens|inde / indio|india|indios / indian*|índia
    australian|australians|australia / australisch*|australier*|australien* / australien|australienne*|australie / australian* / australian*|austrália
    egyptian|egyptians|egypt / ägyptisch*|ägypter*|ägypten* / égyptien*|égypte / egipci*|egipto / egípci*|egito|egipto
    moroccan|moroccans|morocco / marokkanisch*|marokkaner*|marokko* / marocain*|maroc / marroquí*|marruecos / marroquin*|marrocos
    israeli|israelis|israel / israelisch*|israeli*|israel|israels / israélien*|israël / israelí*|israel / israelens*|israelit*|israel
    iranian|iranians|iran / iranisch*|iraner*|iran|irans / iranien*|iran / iraní*|irán / iranian*|irão|irã
    iraqi|iraqis|iraq / irakisch*|iraker*|irak|iraks / irakien*|irak / iraquí*|irak / iraquian*|iraque
    syrian|syrians|syria / syrisch*|syrer*|syrien* / syrien*|syrie / siri|sirio|siria|sirios / síri*
    afghan|afghans|afghanistan / afghanisch*|afghane*|afghanistan* / afghan*|afghanistan / afgan* / afegã*|afegan*
    pakistani|pakistanis|pakistan / pakistanisch*|pakistaner*|pakistan* / pakistanais*|pakistan / paquistan* / paquistan*
    vietnamese|vietnam / vietnamesisch*|vietnamese*|vietnam* / vietnamien*|vietnam / vietnam* / vietnam*
    african|africans|africa / afrikanisch*|afrikaner*|afrika* / africain*|afrique / african*|áfrica / african*|áfrica
    european|europeans|europe / europäisch*|europäer*|europa* / européen*|europe / europe|europeo|europea|europeos|europa / europeu|europeia|europeus|europa
    asian|asians|asia / asiatisch*|asiate*|asien* / asiatique*|asie / asiátic*|asia / asiátic*|ásia`,
}

/** The families of things of one kind. */
export const SORT_FAMILIES: ReadonlySet<string> = new Set(Object.keys(ROWS).map((name) => `a ${name}`))

/** The words of each thing of a kind in a language, by the family of the kind and a value that all languages share. */
export function sortsOf(language: KnownLanguage): { family: string; value: string; words: string }[] {
  const column = KNOWN_LANGUAGES.indexOf(language)
  return Object.entries(ROWS).flatMap(([name, table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split(' / ').map((cell) => cell.trim()))
      .map((cells) => ({
        family: `a ${name}`,
        value: (cells[0] ?? '').split('|')[0] ?? '',
        words: cells[ORDER[column] ?? 0] ?? '',
      })),
  )
}

/** In which column of a row each of the known languages stands. */
const ORDER = KNOWN_LANGUAGES.map((language) => ['en', 'de', 'fr', 'es', 'pt'].indexOf(language))
