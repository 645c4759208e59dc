import type { PatternGroup } from '../patterns.ts'

/** Words of one sound, which writers set for one another, told apart by their neighbours. */
export const COMMON_SLIPS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'fr.confused',
    lines: `
^les|des|ces|aux|nos|vos|grands [prés>près] de|d'|du|des
[sa>ça] commence|finit|semble|change|reste|aide|risque|vaut|passe|existe|m'a|avait|était|n'est|faisait|faudra|ira|irait|ferait|fera ^mère
# [sa>ça] m'|t'|n'|ne|me|te|vous|nous|lui|l' {word}
[es-ce>est-ce]
je vous|te|t'|lui|leur|les|l'|le|la [est|et|es|ait>ai] {pp}
j' [aurai>aurais] voulu|souhaité|préféré|aimé
# [ils>il] faut|fallait|faudra|faudrait|pleut
# [ils>il] y a|avait|aura
[moi même>moi-même]
[toi même>toi-même]
[lui même>lui-même]
^qu'|que|quand|si|et [elle même>elle-même] .|,
[nous mêmes>nous-mêmes]
[vous mêmes|même>vous-mêmes]
[eux mêmes>eux-mêmes]
^on|nous|vous|qu'|que|c' {plural} [on>ont] {pp}
il|n' y [as|à>a] ^quelque
le|la|l'|mon|ma|ton|ta|son|sa|notre|votre|un|une|ce|cette {sing} [as>a] {pp}|été|eu|fait|dit|pris|mis|toujours|déjà|bien|pas
le|la|l'|mon|ma|ton|ta|son|sa|notre|votre|un|une|ce|cette {sing} [à>a] {epp}|été|eu
^tu|t' [as>a] eu|été {word}
me|te|nous|vous|se|ça|cela|bruit|fumée [gène|gènes|gènent|gèner>gêne|gênes|gênent|gêner]
est|sont|était|étaient|habite|habitons|situé|située|se [a>à] {num}|deux|cinq|dix|côté|droite|gauche|quelques|pied
? {word} [a>à] {num}|deux|trois|cinq|dix|vingt minutes|heures|mètres|kilomètres|km|pas
peut|peux|peuvent|pouvez|pouvons|doit|dois|doivent|devez|veut|veux|veulent|va|vais|vas|vont|allez|allons|faut|pour|sans me|te|se|s'|m'|t'|lui|y [{epp}>~inf]
pouvez|devez|voulez|allez vous [{epp}>~inf]
pouvons|devons|voulons|allons nous [{epp}>~inf]
pouvez|voulez|devez|pouvons|devons|peux|peut|peuvent|faut|va|vais|vas|allez|vont|pour me|te|se|nous|vous|le|la|les|lui|leur|l'|m'|t'|s' les|le|la|lui|leur|en|y? [{erez}>~inf]
{inf} me|te|se|le|la|les|lui|leur [{erez}>~inf]
nous [{ontwrong}>~ons]
ai|as|a|avons|avez|ont|avait [pus|dus|sus|eus>pu|dû|su|eu] {inf}|du|de|un|une|le|la
nous sommes bien|tous|déjà|enfin|pas|vite [{epp}>~plur]
la|cette|ma|ta|sa|une|votre|notre {femnoun} est|était|sera pas|bien|déjà? [{erinf}>~ppf]
n' [{erinf}>~ez] pas|surtout|jamais
merci de|d' me|m'|nous|ne [{epp}>~inf]
[quand>quant] à moi|toi|lui|elle|nous|vous|eux|mon|ma|mes|notre|votre|leur
?# [quand>quant] à|au|aux la|le|l'|les|cette|ce|{n}
savoir|sais|sait|demande|demander|demandé|vérifier|voir [ci>si] vous|tu|il|elle|je|on|c'|le|la|les|nous
on [c'est>s'est] pas|plus|{pp}|vus|vu|dit|mis
il|elle|on|qui|ça [à>a] besoin|envie|peur|faim|soif|froid|chaud|raison|tort|un|une|des|du|pas|deux|trois
dis-moi|sais|sait|savoir|voir|tout|demande|regarde [se>ce] que|qu'|qui
[se>ce] soir|matin|mois|jour|week-end|moment|genre|point|sujet|problème|produit|livre|projet|film
bien|pas [sur>sûr] .|,|que|qu'
bien|très|trop|mal|si [voire>voir] .
le|la|les|l'|pour|à|venir|peux|peut|pouvez|faut|va|vais|vas [voire>voir] ^même
`,
  },
  {
    family: 'agreement',
    rule: 'fr.agreement',
    lines: `
leurs|mes|tes|ses|nos|vos|plusieurs|quelques|des|deux|trois|quatre|cinq [{countable}>~plural] .|,|et|qui|que|pour|dans|de|d'|à|sur|ou
# la|le|votre|notre|mon|ma|ton|ta|son|sa|cette|ce|l' {sing} [seras|serai|auras|aurai|vas|peux|veux|dois|viens|pourras|devras|feras|iras|devrais|pourrais|serais|aurais|as>sera|sera|aura|aura|va|peut|veut|doit|vient|pourra|devra|fera|ira|devrait|pourrait|serait|aurait|a] ^-
chacun|chacune|quelqu'un ne|n'|me|m'|se|s'|y|en|le|la|les|l'? [{er2}>~je]
tout le monde ne|n'|me|m'|se|s'|y|en|le|la|les|l'? [{er6}>~il]
`,
  },
]
