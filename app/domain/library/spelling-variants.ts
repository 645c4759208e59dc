/**
 * Words that American and British English spell differently, in lower case, as one map for each direction. If a spelling is
 * used in both variants ("organize", "dialogue", "license"), only the map from the other spelling has the pair.
 */
type Variants = { gbToUs: ReadonlyMap<string, string>; usToGb: ReadonlyMap<string, string> }

const OUR =
  'ardour armour behaviour candour clamour colour demeanour endeavour favour fervour flavour harbour honour humour labour misdemeanour neighbour odour parlour rancour rigour rumour saviour savour splendour succour tumour valour vapour vigour'
const OUR_ENDINGS = ' s ed ing ful less able ably ite ites ist hood hoods ly y'
const RE = 'calibre centre fibre litre lustre meagre mitre sabre sombre spectre theatre'
const ISE =
  'agon apolog author capital categor character civil colon criminal critic crystall custom digit dramat econom emphas energ equal familiar final fossil general global harmon hospital ideal immun initial item legal local max mechan memor mobil modern monopol national neutral normal optim organ patron penal personal popular priorit privat random rational real recogn revolution special stabil standard steril subsid summar symbol sympath synchron synthes token trivial urban util vandal verbal victim visual'
const ISE_ENDINGS = 'e es ed ing ation ations er ers able'
const YSE = 'anal catal dial electrol paral'
const DOUBLED =
  'cancel channel counsel dial duel enamel equal fuel funnel initial jewel label level libel marshal marvel model panel pencil quarrel rival shovel signal snorkel spiral stencil swivel total towel travel tunnel unravel'
/** British, American: each correct in one variant only. */
const PAIRS =
  'aeroplane airplane|aeroplanes airplanes|aluminium aluminum|anaemia anemia|anaemic anemic|anaesthetic anesthetic|archaeology archeology|cosy cozy|defence defense|defences defenses|diarrhoea diarrhea|enrol enroll|enrols enrolls|enrolment enrollment|foetus fetus|fulfil fulfill|fulfils fulfills|fulfilment fulfillment|grey gray|greyer grayer|greyish grayish|haemoglobin hemoglobin|instalment installment|instalments installments|jewellery jewelry|manoeuvre maneuver|manoeuvres maneuvers|mould mold|moulds molds|mouldy moldy|moustache mustache|moustaches mustaches|oestrogen estrogen|offence offense|offences offenses|orthopaedic orthopedic|paediatric pediatric|paediatrician pediatrician|plough plow|ploughs plows|ploughed plowed|pretence pretense|pyjamas pajamas|sceptic skeptic|sceptical skeptical|sceptics skeptics|scepticism skepticism|skilful skillful|skilfully skillfully|smoulder smolder|sulphur sulfur|tranquillity tranquility|wilful willful|wilfully willfully|woollen woolen'
/** British spellings that are wrong only in American English: Britain uses the American word too, or for something else. */
const GB_ONLY =
  'ageing aging|artefact artifact|artefacts artifacts|catalogue catalog|catalogues catalogs|cheque check|cheques checks|encyclopaedia encyclopedia|kerb curb|kerbs curbs|licence license|licences licenses|practise practice|practised practiced|practises practices|practising practicing|programme program|programmes programs|storey story|storeys stories|tyre tire|tyres tires|metre meter|metres meters'

function build(): Variants {
  const gbToUs = new Map<string, string>()
  const usToGb = new Map<string, string>()
  const both = (gb: string, us: string) => {
    gbToUs.set(gb, us)
    usToGb.set(us, gb)
  }
  for (const gb of OUR.split(' ')) {
    for (const ending of OUR_ENDINGS.split(' ')) both(`${gb}${ending}`, `${gb.slice(0, -3)}or${ending}`)
  }
  for (const gb of RE.split(' ')) {
    const us = `${gb.slice(0, -2)}er`
    both(gb, us)
    both(`${gb}s`, `${us}s`)
  }
  both('centred', 'centered')
  both('centring', 'centering')
  for (const stem of ISE.split(' ')) {
    for (const ending of ISE_ENDINGS.split(' ')) gbToUs.set(`${stem}is${ending}`, `${stem}iz${ending}`)
  }
  for (const stem of YSE.split(' ')) {
    for (const ending of ['e', 'ed', 'ing', 'er']) both(`${stem}ys${ending}`, `${stem}yz${ending}`)
  }
  for (const stem of DOUBLED.split(' ')) {
    for (const ending of ['ed', 'ing', 'er', 'ers']) both(`${stem}l${ending}`, `${stem}${ending}`)
  }
  for (const pair of PAIRS.split('|')) {
    const [gb = '', us = ''] = pair.split(' ')
    both(gb, us)
  }
  for (const pair of GB_ONLY.split('|')) {
    const [gb = '', us = ''] = pair.split(' ')
    gbToUs.set(gb, us)
  }
  return { gbToUs, usToGb }
}

let built: Variants | undefined

/** The other variant's spelling of a word, in lower case; undefined if the word fits or is unknown. */
export function otherSpelling(word: string, wanted: 'en-US' | 'en-GB'): string | undefined {
  built ??= build()
  return (wanted === 'en-US' ? built.gbToUs : built.usToGb).get(word)
}
