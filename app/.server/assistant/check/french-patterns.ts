import type { PatternGroup } from './patterns.ts'

const HAVE = 'ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aurais|aurait|auraient|aura|aurai|aie|ait'

/** Confused words, agreement of pronoun and verb, participles, elision, fixed phrases. */
export const FRENCH_PATTERNS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'fr.confused',
    lines: `
^il|elle|on|y|qui|n'|l'|m'|t'|s'|nous|vous|lui|leur|cela|ça|{name}|{word} [a>à] partir|cause|côté|propos|travers|peine|condition|nouveau|demain|bientôt|présent|pied|gauche|droite|midi|minuit|temps|jour|domicile|distance|savoir
# [a>à] partir|cause|côté|propos|travers|condition|nouveau|demain|bientôt|présent|midi|gauche|droite|mon|cette|ce|la|l'|chaque
grâce|jusqu'|quant|face|suite|due|dû|rapport|commence|commencé|commencer|continue|continué|réussi|appris|aide|aider|arrive|arriver|pense|penser|pensez|cherche|cherché|répondre|répondu|réponse|participer|participé|habite|vais|vas|va|allons|allez|vont|aller|allé|allée|allés|suis|es|sommes|êtes|été|né|née|arrivé|arrivée|retourné|parler|parlé|écrit|écrire|demandé|demander|dit|donné|donner|prêt|prête|joint|téléphoner|rapidement|merci|bienvenue|envoyé|rendez-vous [a>à] ^{pp}|été|un|une|eu|fait|dit|pu|dû|vu|lu|su|mis|pris
? {n} [a>à] {inf}
quelque|beaucoup|rien|chose|reste|difficile|facile|travail|machine|salle [a>à] {inf}
#|,|que|mais il|elle|on|y|cela [à>a] {pp}|été|eu|fait|un|une|le|la|les|du|des|beaucoup|besoin|toujours|déjà|deux|trois|quatre|cinq|plusieurs|raison|tort|peur|froid|chaud|faim
{name}|client|directeur|mère|père|chef|équipe|entreprise|société|gouvernement|professeur [à>a] {pp}|été|eu|fait|dit|pris|mis
m'|t'|l'|s'|n'|nous|vous|lui|leur|ne [à>a] {pp}|été|eu|fait|dit|pris|mis|pas
le|au jour|moment|ville|endroit|pays|maison|lieu|restaurant|cas|hôtel|entreprise|année|époque|rue|magasin [ou>où] {sub}|le|la|l'|j'|les|nous
jour|moment|ville|endroit|pays|maison|lieu|restaurant|cas|hôtel|entreprise|époque|mesure|rue|magasin|là|d'|partout|sais|savoir|sait|savez [ou>où] {sub}|le|la|l'|j'|les|se|est|sont|ça
# [ou>où] est|sont|vas-tu|habitez-vous|es-tu|êtes-vous|se
? {sub}|{n}|café|thé|oui|blanc|noir|un|deux [où>ou] {n}|non|deux|trois|noir|plusieurs
^le|la|les|à|au|aux|du|des|l' [vôtre|nôtre>votre|notre] {word}
? {n} [a>à] {name}
dis-moi|dites-moi|montre|demande|demander [ou>où] {sub}|est|sont|se
[sa>ça] va|fait|me|te|se|ne|n'|m'|t'|s'|marche|suffit|sera|serait|dépend|peut|veut|c'|vous|nous|y|devient|arrive|coûte|prend ^mère
comme|avec|pour|que|et|tout|de|aime|pense|dit|fait|pas|cela [sa>ça] .
[ça>sa] mère|voiture|maison|sœur|femme|fille|famille|vie|chambre|chemise|place|copine|main|tête|propre
ils|elles|qui|gens|enfants|parents|clients|amis|employés|étudiants|collègues|voisins [on>ont] {pp}|été|eu|des|les|un|une|fait|dit|pris|tous|pas|besoin|peur|faim|déjà|aussi|beaucoup|toujours|trop|bien
#|et|mais|que|qu'|si|quand [ont>on] a|va|est|peut|doit|ne|n'|m'|se|y|fait|dit|sait|veut|pourrait|avait|était|aura|sera
ils|elles|gens|enfants|parents|clients|amis|produits|résultats|chambres|magasins|places [son>sont] ^{nf}
avec|dans|de|à|pour|par|sur|sans|chez|perdu|vendu [sont>son] {single}
[ces|ses>c'est] un|une|le|la|pas|très|bien|trop|vrai|facile|difficile|important|pour|l'|parce|que|qui|possible|dommage
il|elle|on|cela|ça|ne|tout|qui|homme|femme [c' est>s'est] {pp}
# le|la|mon|ma|ce|cette|un|une|notre {single} [c' est>s'est] {epp}|{eppf} ^que
# [tes>t'es] où|pas|qui|en|là|sûr|encore|trop|déjà
[son>sont] déjà|pas|très|trop|toujours|encore|dans|là|ici|tous|toutes|aussi|bien|au|aux|en
ai|as|a|avons|avez|ont|aurais|aurait|auriez|auraient|avait [du>dû] {inf}
il|elle [c' était>s'était] {pp}
# le|la|mon|ma|ton|son|sa|ce|cette|un|une|notre {single} [c' était>s'était] {pp}
^c'|ce|il|elle|qu'|voilà|tout|n'|cela|ça|on|qui|lui|moi|toi [est ce que|qu'>est-ce =2]
il y [à>a] ^quelque
pas|plus|jamais|{erinf}|{infplain} [a>à] mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|cette|ce|ces|la|l'|leur|leurs|le|un|une
# la|cette|ma|notre|votre {femnoun} de? {word}? [et>est] {eppf} .|car|par|depuis|pour|à|en|dans|jusqu'|chaque|aujourd'hui|avec
# le|ce|mon|notre|votre|l' {single} de? {word}? [et>est] {epp} car|par|depuis|jusqu'|aujourd'hui
vous [pris>prie] d'|de agréer|croire|recevoir|accepter|bien|m'|me|nous|trouver
j' [étai>étais]
moi qui [est|a|fait|va|doit|peut>suis|ai|fais|vais|dois|peux]
? # {n} [et>est] très|trop|pas|toujours|déjà {pp}|{adjs}
[tout les>tous les] {n}
[tout mes|tes|ses|nos|vos|ces>tous =1] {n}
c'|ce [es>est]
il|elle|on|qui [es>est]
[quelque>quelques] jours|minutes|heures|semaines|mois|années|instants|personnes|amis|problèmes|questions|exemples|mots|secondes
# en [faite>fait]
[prè>près] de
[plus tôt>plutôt] que {inf}
#|et|mais|que|parce|si|car|,|quand [s' est>c'est] un|une|le|la|pas|très|bien|trop|vrai|facile|difficile|important|pour|l'|possible|dommage|mon|ma|ce
il|elle|c'|qui|on|n'|ce [et>est] ^{sub}
^entre tout|ça|cela [et>est] ^{sub}
{adj}|bon|beau|grand|petit [est>et] {adj}
je|tu|j' ne|n'|le|la|les|y|en? [peut|peu>peux]
il|elle|on|ça|cela|qui|se [peux|peu>peut] ^de
un|très|trop|si|assez|à|d'|aussi [peut|peux>peu]
{sub} [leurs>leur] {v}|ai|as|a|avons|avez|ont|dit|donne
[leur>leurs] {plural}
que|qu'|pense|crois|dit|dis|sais [quelle>qu'elle] a|est|avait|sera|va|ne|n'|peut|veut|fait|était|aura
[quel|quelle>qu'il|qu'elle] est|a|va parti|malade|venu
[qu' elle>quelle] heure|chance|surprise
[comme même>quand même]
[malgré que>bien que] ^il|ils|elle|elles|on|un|une|aucun|aucune
[malgré qu'>bien qu']
[en faîte>en fait]
[d' avantage>davantage] ^de|en
[entrain de>en train de]
[entrain d'>en train d']
{be} [sensé|sensés|sensée>censé|censés|censée] {inf}|être|avoir
[voir>voire] même|pire|impossible
prêt|prête|prêts [de>à] {inf}
[prêt>près] de|du|d' {n}|chez|la|l'|ici
[tout>tous] les|mes|tes|ses|nos|vos|ces|leurs|deux ^{fp}
[toute|tous>toutes] les|mes|ces|nos|vos {fp}
[toute>toutes] les|mes|ces|nos|vos|leurs
^nous|vous|ils|elles|les|font|ont|sont|savons|avons|sommes|savez|avez|faites|met [tous>tout] le|ce|cela|mon|ça|votre|notre|l'
[tous>toute] la|ma|cette
# [mes>mais] je|il|elle|nous|vous|on|ils|c'|j'|ce|pas|aussi|la
,|. [mes>mais] je|il|elle|nous|vous|on|ils|c'|j'|pas
il|on|elle [ni>n'y] a|avait|aura
il|elle|on|qui|vous|médecin|ami|chef [ma|ta>m'a|t'a] dit|fait|donné|demandé|envoyé|répondu|aidé|vendu|montré|appelé|proposé|conseillé
il|elle|on|qui|tu [la>l'a] {pp}|fait|dit|vu|mis|pris
il|elle|on [là>l'a] {pp}|fait|dit|vu
{sub} [la>là] .|depuis|où
[que j' ai besoin>dont j'ai besoin]
[que j' avais besoin>dont j'avais besoin]
[ce qui faut>ce qu'il faut]
[que nous avons besoin>dont nous avons besoin]
[que vous avez besoin>dont vous avez besoin]
[que il>qu'il]
[que elle>qu'elle]
[que ils>qu'ils]
[si il>s'il]
[si ils>s'ils]
[au jour d' aujourd'hui>aujourd'hui]
[quelque fois>quelquefois]
[quelques soient|soit>quels que soient]
[parmis>parmi]
[malgrés>malgré]
[biensur|biensûr>bien sûr]
[plus meilleur|meilleure|meilleurs>=1]
[plus pire>pire]
[plus mieux>mieux]
[plus bon>meilleur]
[plus bien>mieux]
[aussi tôt>aussitôt] que
[plutôt>plus tôt] que prévu
bien|suis|être [sur>sûr] .|que|de
[dans>d'en] parler
[sans>s'en] va|vont|aller|sortir|occupe
[cent>sans] {inf}
[dès>des] {plural}
[des>dès] que|le|demain|maintenant|aujourd'hui|lundi|réception
[près>prêt] à {inf}
[pallier à>pallier]
[vis à vis>vis-à-vis]
merci [pour>de] votre|vous|m'|me ^aide|réponse|message|accueil|patience|travail
[grace>grâce] à|au|aux
[ca>ça]
[a t-il>a-t-il]
[y a t-il>y a-t-il]
[ils ce>ils se]
[il|elle|on ce>=0 se] {v}|{pp}|trouve|passe|fait|sent
[se>ce] {ms}|matin|soir|jour|livre|produit|problème|mois|que|qui|n'|type|genre|projet|message|film|restaurant
[ce>se] passe|trouve|rendre|rend|trouvent|passent|déroule|lever|reposer|sentir ^{n}
ils|elles [ce>se] {v}|sont|étaient
[cet>cette] {fn}
[cette>cet] {mv}
[on>ont] été|eu
`,
  },
  {
    family: 'tense',
    rule: 'fr.si',
    lines: `
^demandé|demande|demander|demandait|demandais|sais|sait|savoir|savait|savais|ignore|dire|voir|doute si|s'|si' {sub}|j' [{cond}>~imparfait]
^demandé|demande|demander|demandait|demandais|sais|sait|savoir|savait|savais|ignore|dire|voir|doute si|s' {sub}|j' ne|n'|le|la|les|y|en|me|te|se|vous|nous [{cond}>~imparfait]
`,
  },
  {
    family: 'agreement',
    rule: 'fr.agreement',
    lines: `
je|j' ne|n'|le|la|les|lui|vous|te|t'|y|en|me|m'|l'? [écrit|finit|choisit|réussit|veut|peut|fait|doit|sait|prend|met|vient|voit|croit|part|sort|va|avait|était|serait|aurait|voudrait|pourrait|ferait|devrait|allait|faisait|connait|reçoit|perd|attend|comprend|apprend|viens|vas|vais>écris|finis|choisis|réussis|veux|peux|fais|dois|sais|prends|mets|viens|vois|crois|pars|sors|vais|avais|étais|serais|aurais|voudrais|pourrais|ferais|devrais|allais|faisais|connais|reçois|perds|attends|comprends|apprends|viens|vais|vais]
j' [a|as|est|es|avez>ai|ai|ai|ai|ai] {pp}|pas|été|un|une|besoin|vu|fait|le|la|les|des|envie
je [est|es|ai>suis|suis|suis]
tu ne|n'|le|la|les|y|en|me|m'|l'? [a|est|va|veut|peut|fait|doit|sait|prend|met|vient|voit|avait|était|serait|aurait|pourrait|voudrait|devrait|ai|suis|sera|aura|ira|fera>as|es|vas|veux|peux|fais|dois|sais|prends|mets|viens|vois|avais|étais|serais|aurais|pourrais|voudrais|devrais|as|es|seras|auras|iras|feras]
il|elle|on|cela|ça|qui ne|n'|le|la|les|y|en|me|m'|l'|se|s'|vous|nous|lui? [veux|peux|fais|dois|sais|prends|mets|viens|vois|vas|vais|avais|étais|serais|aurais|voudrais|pourrais|devrais|allais|faisais|ai|as|es|suis>veut|peut|fait|doit|sait|prend|met|vient|voit|va|va|avait|était|serait|aurait|voudrait|pourrait|devrait|allait|faisait|a|a|est|est]
il|elle|on [ont|sont|vont|font|peuvent|doivent|veulent|étaient|avaient|seront|auront>a|est|va|fait|peut|doit|veut|était|avait|sera|aura]
ils|elles ne|n'|le|la|les|y|en|me|m'|l'|se|s'|vous|nous|lui? [a|est|va|peut|doit|fait|veut|sait|vient|prend|met|était|avait|serait|aurait|sera|aura|dit|pourrait|devrait|faisait|allait>ont|sont|vont|peuvent|doivent|font|veulent|savent|viennent|prennent|mettent|étaient|avaient|seraient|auraient|seront|auront|disent|pourraient|devraient|faisaient|allaient]
#|si|quand|,|et|mais|que|hier|où nous ne|n'? [somme|ont|a|est|sont|va|avez|êtes|peut|peuvent|faisont|allez>sommes|avons|avons|sommes|sommes|allons|avons|sommes|pouvons|pouvons|faisons|allons] ^été
#|si|quand|,|et|mais vous ne|n'? [avons|ont|a|sommes|sont|est|peut|pouvons|faisez|disez|va|allons>avez|avez|avez|êtes|êtes|êtes|pouvez|pouvez|faites|dites|allez|allez] ^été
#|que|et|mais|si|car les|des|ces|mes|tes|ses|nos|vos|leurs {plural} {plural}? [est|a|va|peut|doit|était|avait|sera|aura|serait|aurait|veut|vient|prend|dit>sont|ont|vont|peuvent|doivent|étaient|avaient|seront|auront|seraient|auraient|veulent|viennent|prennent|disent]
#|que|mais|si|car le|la|l'|un|une|mon|ma|ce|cette|notre|votre {single} [sont|ont|vont|peuvent|doivent|étaient|avaient|seront|auront>est|a|va|peut|doit|était|avait|sera|aura] ^{sub}
^par|de|pour|à|avec|que tout le monde [sont|ont|vont|peuvent|doivent|étaient|avaient|savent|veulent>est|a|va|peut|doit|était|avait|sait|veut]
la plupart des {plural} [est|a|va|peut|doit>sont|ont|vont|peuvent|doivent]
tu [{er1}>~tu]
ils [{er1}>~ils]
il|elle|on [{er6}>~il]
je [{er2}>~je]
#|que|et|mais|si|car les|mes|ses|nos|vos|ces {plural} [{er1v}>~ils]
`,
  },
  {
    family: 'verb_form',
    rule: 'fr.verb_form',
    lines: `
# la|cette|ma|notre|votre|l'|une {femnoun} que|qu' {sub} n'? ${HAVE} pas|déjà|bien? [{erinf}|{epp}>~ppf] .|est|et|à|a|sur|dans|hier|en|avec|par|chez|pour
# les|ces|mes|nos|vos {femplural} que|qu' {sub} n'? ${HAVE} pas|déjà|bien? [{erinf}|{epp}>~ppfp] .|sont|et|à|sur|dans|hier|en|avec|par|chez|pour
${HAVE} [fais|dis|mets|prends|vois>fait|dit|mis|pris|vu] ^{sub}
^# ${HAVE} pas|déjà|bien|tout|toujours|aussi|jamais|beaucoup|encore|rien|peu? [{erinf}>~pp] ^quelqu'un
suis|es|est|sommes|êtes|sont|était|étaient|été|sera|seront|être pas|déjà|bien|toujours? [{erinf}>~pp]
vais|vas|va|allons|allez|vont|peux|peut|pouvons|pouvez|peuvent|veux|veut|voulons|voulez|veulent|dois|doit|devons|devez|doivent|faut|pour|sans|voudrais|voudrait|pourriez|pourrait|aimerais|aimerait|souhaite|souhaitons|espère|préfère|pourrais|viens|faire|afin pas|plus|jamais|bien? [{epp}>~inf] ^{n}
de|pour|à|sans|d' me|m'|te|t'|se|s'|vous|nous|lui|leur|y|en [{epp}>~inf] ^et|ou
? de|pour|à|sans le|la|les|l' [{epp}>~inf] .|le|la|les|avant|dans|pour|à|au
laisse|laissez|laisser|laissé|faites [{epp}>~inf]
{asking} [{epp}|{eppf}>~inf]
{asking} me|m'|nous|vous|le|la|les|l'|lui|leur|y|en [{epp}>~inf]
veuillez|veuillez-nous ne|pas|me|m'|nous|le|la|les|l'? [{epp}>~inf]
de|à|d' [{epp}>~inf] le|la|les|un|une|mon|ma|mes|votre|vos|vous|ce|cette|ces|des|du|leur|nos|notre
pour|de|à|sans|peux|peut|vais|va|dois|doit|veux|veut|faut [{erez}>~inf]
#|si|que|quand|,|et|mais vous [{erinf}|{epp}>~ez] ^{inf}
#|si|que|quand|,|mais vous me|m'|nous|l' [{erinf}|{epp}>~ez]
elle est|était|sera|s'est|serait [{epp}|venu|parti|devenu|sorti|descendu|revenu|mort>~fem]
ils sont|étaient|seront [{epp}|venu|parti|devenu|sorti|descendu|revenu|mort>~plur]
elles sont|étaient|seront [{epp}|venu|parti|devenu|sorti|descendu|revenu|mort>~femplur]
nous sommes|étions [{epp}|venu|parti|sorti|revenu>~plur]
`,
  },
  {
    family: 'number',
    rule: 'fr.number',
    lines: `
des|ces|mes|tes|ses|nos|vos|plusieurs|quelques|certains|certaines|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|mille|différents|nombreux|nombreuses|toutes [{sing}>~plural]
aux [{sing}>~plural]
#|tous|toutes les [{sing}>~plural]
{erinf}|{infplain}|{epp}|avec|dans|pour|sur|par|sans|chez|contre|entre|sous|vers|selon|après|avant les [{sing}>~plural] ^{sing}
deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|quelques|plusieurs|{num} [an>ans]
? sont les [{sing}>~plural]
les|des|ces|mes|ses|nos|vos|deux|trois {plural} [{adjs}>~plural]
beaucoup|trop|moins|combien|tant de [{count}>~plural]
? beaucoup|trop|plus|moins|peu|tant de [{sing}>~plural]
ils|elles|gens|enfants|{plural} sont|étaient|seront très|trop|pas|assez|aussi|plus? [{adjs}|gentil|sympathique|calme>~plural]
chaque [{plural}>~single]
un|une [{plurals}>~single]
`,
  },
  {
    family: 'article',
    rule: 'fr.elision',
    lines: `
[je|le|la|de|que|ne|me|te|se {vowel}>=0~elide]
[jusque|lorsque|puisque {vowel}>=0~elide]
[de le>du] ^{inf}|{v}|lui|leur|y|faire|voir|dire|être|avoir|prendre|mettre|lire|rendre|savoir|finir|revoir|comprendre|recevoir|vendre|suivre|croire|boire|écrire|connaître|convaincre|traduire|attendre|perdre|battre|choisir|réussir|remplir|nourrir|ouvrir|offrir|servir|tenir|obtenir|maintenir|en|vous|nous|te|me|se
[de les>des] ^{inf}
[à le>au] ^{inf}|lui|leur|y|faire|voir|dire|être|avoir|prendre|mettre|lire|rendre|savoir|finir|revoir|comprendre|recevoir|vendre|suivre|croire|boire|écrire|connaître|convaincre|traduire|attendre|perdre|battre|choisir|réussir|remplir|nourrir|ouvrir|offrir|servir|tenir|obtenir|maintenir|en|vous|nous|te|me|se
[à les>aux] ^{inf}|lui|leur|y|faire|voir|dire|être|avoir|prendre|mettre|lire|rendre|savoir|finir|revoir|comprendre|recevoir|vendre|suivre|croire|boire|écrire|connaître|convaincre|traduire|attendre|perdre|battre|choisir|réussir|remplir|nourrir|ouvrir|offrir|servir|tenir|obtenir|maintenir|en|vous|nous|te|me|se
[beaucoup des>beaucoup de] ^{sub}
[pas des>pas de] {plural}
[pas du|un>pas de] problème|temps|argent|travail|lait|pain|sucre
`,
  },
  {
    family: 'apostrophe',
    rule: 'fr.apostrophe',
    lines: `
[c est>c'est]
[c était>c'était]
[j ai>j'ai]
[j avais>j'avais]
[d accord>d'accord]
[n est>n'est]
[n ai>n'ai]
[l on>l'on]
[quelqu un>quelqu'un]
[aujourd hui>aujourd'hui]
[qu il>qu'il]
[jai>j'ai]
[cest>c'est]
[jaime>j'aime]
[daccord>d'accord]
[quil>qu'il]
[aujourdhui>aujourd'hui]
`,
  },
  {
    family: 'negation',
    rule: 'fr.negation',
    lines: `
?#|et|mais|que|car je|tu|il|elle|on|nous|vous|ils|elles [sais|sait|peux|peut|veux|veut|suis|est|fais|fait|vais|va|comprends|aime|crois|pense|connais|vois|dois|avons|avez|sont|ont pas>ne =0 pas]
? #|et|mais|que [j' ai pas>je n'ai pas]
? #|et|mais [c' est pas>ce n'est pas]
`,
  },
  {
    family: 'capital',
    rule: 'fr.capital',
    lines: `
^#|. [{capital}>~lower]
`,
  },
]
