/** Base, past and participle of irregular verbs, with alternatives after a slash. */
const VERBS = `
be was/were been|have had had|do did done|go went gone|say said said|make made made|get got got/gotten|know knew known|think thought thought
take took taken|see saw seen|come came come|give gave given|find found found|tell told told|feel felt felt|leave left left
put put put|mean meant meant|keep kept kept|let let let|begin began begun|show showed shown/showed|hear heard heard|run ran run
hold held held|bring brought brought|write wrote written|sit sat sat|stand stood stood|lose lost lost|pay paid paid
meet met met|set set set|lead led led|understand understood understood|speak spoke spoken|read read read|spend spent spent
grow grew grown|win won won|teach taught taught|buy bought bought|send sent sent|build built built|fall fell fallen
cut cut cut|sell sold sold|drive drove driven|break broke broken|choose chose chosen|eat ate eaten|draw drew drawn
fly flew flown|throw threw thrown|catch caught caught|wear wore worn|rise rose risen|sing sang sung|swim swam swum
drink drank drunk|ring rang rung|sink sank sunk|shrink shrank shrunk|stink stank stunk|spring sprang sprung|steal stole stolen
freeze froze frozen|forget forgot forgotten|get got got|hide hid hidden|bite bit bitten|ride rode ridden|shake shook shaken
wake woke woken|hurt hurt hurt|hit hit hit|cost cost cost|shut shut shut|quit quit quit|cast cast cast|spread spread spread
beat beat beaten|become became become|overcome overcame overcome|bear bore borne|bend bent bent|bind bound bound|bleed bled bled
blow blew blown|breed bred bred|burst burst burst|cling clung clung|creep crept crept|deal dealt dealt|dig dug dug
feed fed fed|fight fought fought|flee fled fled|fling flung flung|forbid forbade forbidden|forgive forgave forgiven
grind ground ground|hang hung hung|kneel knelt knelt|lay laid laid|lie lay lain|lend lent lent|light lit lit
mistake mistook mistaken|prove proved proven/proved|seek sought sought|sew sewed sewn|shine shone shone|shoot shot shot
sleep slept slept|slide slid slid|split split split|stick stuck stuck|sting stung stung|strike struck struck|swear swore sworn
sweep swept swept|swing swung swung|tear tore torn|weep wept wept|wind wound wound|withdraw withdrew withdrawn|arise arose arisen
undertake undertook undertaken|undergo underwent undergone|mislead misled misled|rebuild rebuilt rebuilt|rewrite rewrote rewritten
foresee foresaw foreseen|overtake overtook overtaken|withstand withstood withstood|uphold upheld upheld|spin spun spun
bid bid bid|bet bet bet|rid rid rid|shed shed shed|fit fit fit|wet wet wet|upset upset upset|input input input
swell swelled swollen/swelled|forecast forecast forecast|broadcast broadcast broadcast|thrust thrust thrust|speed sped sped|dream dreamt/dreamed dreamt/dreamed|learn learned/learnt learned/learnt
burn burned/burnt burned/burnt|spell spelled/spelt spelled/spelt|smell smelled/smelt smelled/smelt|lean leaned/leant leaned/leant
`

export type Irregular = { base: string; past: string[]; participle: string[] }

export const IRREGULAR_VERBS: readonly Irregular[] = VERBS.trim()
  .split(/[|\n]/)
  .map((line) => {
    const [base = '', past = '', participle = ''] = line.split(' ')
    return { base, past: past.split('/'), participle: participle.split('/') }
  })

/** Singular and plural of nouns without a regular ending. */
export const IRREGULAR_NOUNS: ReadonlyMap<string, string> = new Map(
  'man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|goose geese|wife wives|life lives|knife knives|leaf leaves|half halves|shelf shelves|thief thieves|wolf wolves|criterion criteria|phenomenon phenomena|analysis analyses|crisis crises|hypothesis hypotheses|basis bases|thesis theses|policeman policemen|businessman businessmen|fisherman fishermen|grandchild grandchildren|salesman salesmen|sportsman sportsmen'
    .split('|')
    .map((pair) => {
      const [singular = '', plural = ''] = pair.split(' ')
      return [singular, plural]
    }),
)

/** Verbs of more than one syllable that double their last consonant. */
export const DOUBLING = new Set(
  'admit begin commit compel control equip expel forbid forget occur permit prefer refer regret submit transfer upset omit'.split(
    ' ',
  ),
)
