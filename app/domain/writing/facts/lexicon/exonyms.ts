/** Cities by their names in the five languages, without marks; a word that is anything else in one of them is left out. */
const CITY_NAMES = `
london londres|paris|rome roma rom|lisbon lisboa lissabon lisbonne|madrid|barcelona barcelone|seville sevilla sevilha|berlin berlim|munich munchen munique|cologne koln colonia|hamburg hambourg hamburgo|frankfurt francfort|nuremberg nurnberg|vienna wien vienne viena|zurich zurique|geneva geneve genf ginebra genebra|basel bale basilea basileia|bern berne berna|brussels brussel bruxelles bruselas bruxelas|antwerp antwerpen anvers amberes antuerpia|amsterdam|rotterdam|milan milano mailand milao|florence florenz firenze florencia|venice venedig venise venecia veneza|naples neapel napoli napoles|turin torino turim|athens athen athenes atenas|prague prag praga|warsaw warschau varsovie varsovia|moscow moskau moscou moscu moscovo|kiev kyiv kiew|budapest budapeste|bucharest bukarest bucarest bucareste|belgrade belgrad belgrado|copenhagen kopenhagen copenhague|stockholm estocolmo|oslo|helsinki helsinque|dublin|edinburgh edinburg edimbourg edimburgo|glasgow|manchester|liverpool|leeds|bristol|birmingham|oxford|cambridge|strasbourg strassburg estrasburgo|marseille marsella marselha|lyon|bordeaux burdeos|toulouse|nantes|lille|oporto porto|coimbra|braga|faro|valencia valence|bilbao|zaragoza saragosse saragossa|malaga|granada grenade|salamanca|oviedo|gijon|girona gerona|alicante|murcia|toledo|vigo|leipzig|dresden dresde dresda|stuttgart|dusseldorf|bremen breme|hannover hanover hanovre|kassel|mainz mayence maguncia|freiburg|heidelberg|salzburg salzbourg salzburgo|innsbruck|graz|linz|tokyo tokio toquio|beijing peking pekin pequim|shanghai xangai|singapore singapur singapour singapura|delhi|mumbai bombay|cairo kairo|jerusalem|istanbul estambul istambul|toronto|montreal|vancouver|boston|chicago|seattle|houston|dallas|miami|washington|sydney|melbourne|lima|bogota|quito|montevideo|caracas|havana havanna|recife|curitiba|brasilia|fortaleza
`
/** Given names that are translated for kings, popes and saints. */
const PERSON_NAMES = `
john juan jean joao johann hans giovanni|william guillermo guillaume wilhelm guilherme|henry enrique henri heinrich henrique|james santiago jacques jakob tiago jaime jacob|peter pedro pierre petrus|paul pablo paulo|charles carlos karl carl|louis luis ludwig luiz|philip felipe philippe philipp filipe|elizabeth elisabeth isabel isabelle|joan juana jeanne johanna joana|mary maria marie|joseph jose josef|george jorge georges georg|francis francisco francois franz franziskus|stephen esteban etienne stefan stephan estevao|matthew mateo matthieu matthaus mateus|luke lucas luc lukas|frederick federico friedrich frederic frederico|benedict benito benoit benedikt bento|anthony antonio antoine anton|catherine catalina katharina catarina|michael miguel michel miguel|andrew andres andre andreas
`
const grouped = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split('|')
      .flatMap((group) => group.split(' ').map((name, _, all) => [name, all[0] ?? ''] as const)),
  )

export const CITIES = grouped(CITY_NAMES)
export const SAME_PERSON = grouped(PERSON_NAMES)
