const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const SUBJECTS = set('i you he she it we they')
export const POSSESSIVES = set('my your his her its our their')
export const DETERMINERS = set(
  'the a an this that these those my your his her its our their some any every each no another',
)
export const BE = set("am is are was were 'm 're isn't aren't wasn't weren't")
export const MODALS = set(
  "will would can could should must may might shall won't wouldn't can't cannot couldn't shouldn't mustn't mightn't i'll you'll he'll she'll it'll we'll they'll",
)
export const DO = set("do does did don't doesn't didn't")
export const HAVE = set("have has had haven't hasn't hadn't i've you've we've they've having")
export const PREPOSITIONS = set(
  'of in on at to for with from by about into onto over under after before between among through during against without within towards toward across behind beside near since until till upon via per like than as except despite around along above below off out up down',
)
const CONJUNCTIONS = set(
  'and but or so because if when while although though since unless until that which who whom whose where whereas whether as before after once than what why how nor yet however therefore moreover then also',
)
const OTHER_CLOSED =
  'not never no yes please very too just only even still already also there here now then who whom whose which what where when why how me him us them myself yourself himself herself itself ourselves themselves mine yours hers ours theirs all both either neither one two three four five six seven eight nine ten such same other others own much many more most less least few fewer several lot lots else ever almost quite rather perhaps maybe often always usually sometimes today tomorrow yesterday tonight etc ok okay oh hi hello dear thanks thank everyone everybody someone somebody anyone anybody nobody nothing something anything everything none am is are was were be been being has had does did having'

/** Words of grammar, which have no reading as noun or verb here even if a dictionary gives them a rare one. */
export const CLOSED: ReadonlySet<string> = new Set([
  ...[SUBJECTS, POSSESSIVES, DETERMINERS, BE, MODALS, DO, PREPOSITIONS, CONJUNCTIONS].flatMap((each) => [...each]),
  ...OTHER_CLOSED.split(' ').filter((word) => !['thank', 'have'].includes(word)),
])

export const UNCOUNTABLE = set(
  'information advice furniture equipment homework luggage knowledge feedback software baggage garbage traffic machinery hardware news progress research evidence money music weather work housework happiness health water air sand rice bread cheese milk sugar salt coffee tea oil gas electricity energy time space help luck patience permission stuff staff travel pollution poverty violence wealth wisdom mathematics physics economics politics scenery rubbish trash jewelry jewellery cash mail correspondence support love hate courage confidence peace freedom justice safety security experience education training employment unemployment leisure fun access consent content data media people police cattle public rest way lot kind sort type bit deal plenty',
)
/** End in s, yet agree like a singular. */
export const SINGULAR_IN_S = set(
  'news physics politics economics mathematics athletics gymnastics electronics ethics series species status campus virus bus gas class glass business process access success progress stress address boss loss mess pass press crisis basis analysis emphasis thesis focus bonus lens christmas diabetes measles canvas atlas chaos cosmos blues',
)
/** Have no singular of their own. */
export const PLURAL_ONLY = set(
  'people folk folks police cattle clothes scissors trousers jeans glasses goods thanks earnings savings outskirts surroundings belongings congratulations premises jeans shorts pants tights pyjamas headphones odds dice remains taxis skis mores',
)
export const NUMBERS = set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
)
export const DAYS = set('monday tuesday wednesday thursday friday saturday sunday')
export const MONTHS = set('january february march april may june july august september october november december')
/** Adverbs that stand between a subject and its verb. */
export const MIDDLE_ADVERBS = set(
  'always never often usually sometimes really also still just only already probably certainly generally normally rarely seldom hardly even ever now then actually definitely currently not both all simply clearly',
)
/** Adjectives that are common; many nouns can stand like one, few can be nothing else. */
export const PEOPLE = set(
  'person man woman boy girl child student teacher doctor engineer manager employee customer client colleague friend brother sister mother father son daughter boss neighbour neighbor patient worker user candidate applicant visitor guest tourist lawyer nurse driver player member leader director accountant assistant developer designer parent husband wife uncle aunt cousin people men women children students teachers doctors engineers managers employees customers clients colleagues friends brothers sisters mothers fathers sons daughters bosses neighbours neighbors patients workers users candidates applicants visitors guests tourists lawyers nurses drivers players members leaders directors parents citizens residents voters readers viewers passengers kids everyone everybody someone somebody anyone anybody nobody',
)

/** Plurals that learners form of what cannot be counted. Each is corrected to its singular, so what goes with it is singular, too. */
export const UNCOUNTED_PLURALS: ReadonlySet<string> = new Set(
  'advices informations equipments furnitures homeworks luggages knowledges feedbacks softwares hardwares baggages machineries sceneries electricities clothings'.split(
    ' ',
  ),
)
