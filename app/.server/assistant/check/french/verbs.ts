/** Who a verb is about, in the order in which paradigms are written. */
const PERSONS = ['je', 'tu', 'il', 'nous', 'vous', 'ils'] as const
export type Person = (typeof PERSONS)[number]

/** Present forms in the order of the persons; what stands in brackets before a verb may lead it. */
const PARADIGMS = `
suis es est sommes êtes sont
ai as a avons avez ont
vais vas va allons allez vont
fais fais fait faisons faites font
dis dis dit disons dites disent
peux peux peut pouvons pouvez peuvent
veux veux veut voulons voulez veulent
dois dois doit devons devez doivent
sais sais sait savons savez savent
(re|de|con|par|inter|sou|pré|sur)viens viens vient venons venez viennent
(ob|main|con|sou|re|appar|dé|entre)tiens tiens tient tenons tenez tiennent
(ap|com|re|sur|entre)prends prends prend prenons prenez prennent
(per|pro|re|sou|ad|com|trans|o)mets mets met mettons mettez mettent
(re|pré|entre)vois vois voit voyons voyez voient
crois crois croit croyons croyez croient
bois bois boit buvons buvez boivent
(a|dé)perçois perçois perçoit percevons percevez perçoivent
reçois reçois reçoit recevons recevez reçoivent
déçois déçois déçoit décevons décevez déçoivent
(re|é)lis lis lit lisons lisez lisent
(d|ins|réins)écris écris écrit écrivons écrivez écrivent
(re)connais connais connaît connaissons connaissez connaissent
(ap|dis)parais parais paraît paraissons paraissez paraissent
(pour)suis suis suit suivons suivez suivent
(re|sur)vis vis vit vivons vivez vivent
(re)pars pars part partons partez partent
(res)sors sors sort sortons sortez sortent
(en)dors dors dort dormons dormez dorment
(des)sers sers sert servons servez servent
(res|con)sens sens sent sentons sentez sentent
rends rends rend rendons rendez rendent
attends attends attend attendons attendez attendent
entends entends entend entendons entendez entendent
prétends prétends prétend prétendons prétendez prétendent
vends vends vend vendons vendez vendent
perds perds perd perdons perdez perdent
réponds réponds répond répondons répondez répondent
descends descends descend descendons descendez descendent
défends défends défend défendons défendez défendent
dépends dépends dépend dépendons dépendez dépendent
(pro|tra|ré|intro|sé|ré)duis duis duit duisons duisez duisent
conduis conduis conduit conduisons conduisez conduisent
construis construis construit construisons construisez construisent
crains crains craint craignons craignez craignent
plains plains plaint plaignons plaignez plaignent
(par|re|ac|dis|con)cours cours court courons courez courent
tais tais tait taisons taisez taisent
plais plais plaît plaisons plaisez plaisent
`
const IMPERFECT = ['ais', 'ais', 'ait', 'ions', 'iez', 'aient']
const FUTURE = ['ai', 'as', 'a', 'ons', 'ez', 'ont']
const ER = ['e', 'es', 'e', 'ons', 'ez', 'ent']
const IR = ['s', 's', 't', 'ssons', 'ssez', 'ssent']

const paradigmsByForm = new Map<string, string[][]>()
for (const line of PARADIGMS.trim().split('\n')) {
  const lead = /^\(([^)]*)\)/.exec(line)
  const forms = line.slice(lead?.[0].length ?? 0).split(' ')
  for (const start of ['', ...(lead?.[1]?.split('|') ?? [])]) {
    const whole = forms.map((form) => start + form)
    for (const form of new Set(whole)) paradigmsByForm.set(form, [...(paradigmsByForm.get(form) ?? []), whole])
  }
}

/** The form of a verb that a person asks for; undefined if the word has it already, or is no verb that is known by its endings. */
export function createFrenchVerbs(knows: (word: string) => boolean) {
  const known = (stem: string, endings: readonly string[]) => endings.every((ending) => knows(stem + ending))

  /** The infinitive of a verb in "er" changes its stem: appelle, appeler. */
  const isErStem = (stem: string) =>
    knows(`${stem}er`) ||
    /(?:ouvr|couvr|offr|souffr|cueill)$/.test(stem) ||
    knows(`${stem.replace(/([lt])\1$/, '$1')}er`) ||
    knows(`${stem.replace(/[èé](?=[^aeiouéè]{1,2}$)/, 'e')}er`) ||
    knows(`${stem.replace(/è(?=[^aeiouéè]{1,2}$)/, 'é')}er`) ||
    knows(`${stem.replace(/i$/, 'y')}er`)

  function regular(word: string): string[][] {
    const found: string[][] = []
    const add = (pattern: RegExp, endings: readonly string[], test: (stem: string) => boolean) => {
      const stem = pattern.exec(word)?.[1]
      if (stem !== undefined && test(stem)) found.push(endings.map((ending) => stem + ending))
    }
    add(/^(.+)(?:ais|ait|ions|iez|aient)$/, IMPERFECT, (stem) => known(stem, ['ais', 'ait', 'aient']))
    add(/^(.+r)(?:ai|as|a|ons|ez|ont)$/, FUTURE, (stem) => known(stem, ['ai', 'as', 'a', 'ont', 'ez']))
    add(/^(.{2,}?)(?:e|es|ent)$/, ER, (stem) => known(stem, ['e', 'es', 'ent']) && isErStem(stem))
    add(/^(.+i)(?:s|t|ssent)$/, IR, (stem) => known(stem, ['s', 't', 'ssent', 'ssons']))
    return found
  }

  return {
    agreed(word: string, person: Person): string | undefined {
      const at = PERSONS.indexOf(person)
      const paradigms = [...(paradigmsByForm.get(word) ?? []), ...regular(word)]
      if (paradigms.some((forms) => forms[at] === word)) return undefined
      // "Vous pouvais" sounds like "vous pouvez".
      const sounding = person === 'vous' ? word.replace(/ai[st]$/, 'ez') : word
      if (sounding !== word && knows(sounding)) return sounding
      return paradigms.map((forms) => forms[at]).find((form) => form !== undefined && knows(form))
    },
  }
}
export type FrenchVerbs = ReturnType<typeof createFrenchVerbs>
