/**
 * One line a term: its forms, divided by commas, then what it means in plain words. "~": also an everyday word, so that it is
 * explained in legal texts only.
 */
export const FRENCH = `
nonobstant: malgré
susmentionné, susvisé, précité: nommé plus haut
ci-après: plus loin dans ce document
ci-dessus: plus haut dans ce document
ci-joint: joint à cette lettre
aux termes de: comme le dit ce texte
en vertu de: parce que ce texte le permet ou l'exige
conformément à: comme le dit ce texte
sous réserve de: seulement si cette condition le permet
à défaut: si cela n'est pas fait
le cas échéant: si le cas se présente
sans préjudice de: sans toucher aux autres droits
de plein droit: automatiquement, sans rien demander à un juge
mise en demeure: lettre officielle qui ordonne de faire ce qui est dû
~préavis: délai entre l'annonce de la fin et la fin
~résiliation, résilier: mettre fin à un contrat
~résolution: annulation d'un contrat parce qu'il n'est pas respecté
rétractation: droit de revenir sur un achat dans un court délai
reconduction tacite, tacite reconduction: le contrat continue seul si personne ne l'arrête
avenant: changement écrit ajouté à un contrat
~clause: partie d'un contrat
clause résolutoire: clause qui met fin au contrat en cas de faute
clause pénale: somme fixée d'avance pour une faute
arrhes: somme versée que l'on perd si l'on renonce
~acompte: première partie du prix, qui engage
~caution: personne ou somme qui garantit une dette
dépôt de garantie: argent donné comme sûreté et rendu à la fin si tout va bien
bail: contrat de location
bailleur: celui qui loue son bien
~locataire, preneur: celui qui prend en location
sous-location: louer à un autre ce que l'on loue soi-même
état des lieux: description du logement à l'entrée ou à la sortie
charges locatives: frais que le locataire paie en plus du loyer
quittance: papier qui prouve un paiement
~expulsion: obliger quelqu'un à quitter un logement
~loyer: prix de la location
usufruit: droit d'utiliser le bien d'un autre
nue-propriété: propriété sans le droit d'usage
copropriété: immeuble qui appartient à plusieurs
syndic: celui qui gère un immeuble en copropriété
hypothèque: un bien immobilier garantit un prêt
servitude: droit d'un voisin sur un terrain, par exemple d'y passer
notaire: officier qui rédige et garde des actes officiels
acte authentique: document rédigé par un officier public
acte sous seing privé: document signé entre personnes, sans officier
huissier, commissaire de justice: officier qui remet des actes et fait exécuter les jugements
~saisie: prise d'un bien ou d'un compte pour payer une dette
créancier: celui à qui l'on doit de l'argent
débiteur: celui qui doit de l'argent
créance: somme que quelqu'un doit payer
exigible: qui doit être payé maintenant
~échéance: date où il faut payer ou finir
échelonnement: paiement en plusieurs fois
~moratoire: délai accordé pour payer
intérêts de retard, pénalités de retard: somme due parce que l'on paie trop tard
amortissement: remboursement ou perte de valeur par parts
~taux: pourcentage appliqué, par exemple à un prêt
redressement judiciaire: un tribunal aide une entreprise en difficulté à continuer
liquidation judiciaire: un tribunal ferme une entreprise et vend ses biens
~faillite: situation de celui qui ne peut plus payer
~responsabilité: obligation de répondre d'un dommage
~solidaire, solidairement: chacun peut devoir payer le tout
dommages et intérêts, dommages-intérêts: argent qui répare un dommage
~préjudice: dommage subi
indemnité, indemniser: somme qui compense une perte
force majeure: événement que personne ne pouvait éviter
~négligence: manque de soin
faute grave: faute qui permet de rompre tout de suite le contrat
faute lourde: faute faite pour nuire
vice caché: défaut que l'on ne pouvait pas voir à l'achat
~garantie: promesse de réparer ou de remplacer
mainlevée: fin d'une saisie ou d'une garantie
~prescription: après ce délai on ne peut plus agir en justice
forclusion: perte d'un droit parce que le délai est passé
~juridiction: tribunal ou domaine où il décide
~compétent: qui a le droit de décider
tribunal compétent: tribunal qui a le droit de décider
droit applicable: loi selon laquelle on lit le contrat
~arbitrage: un juge privé décide à la place du tribunal
médiation: une personne neutre aide à trouver un accord
conciliation: recherche d'un accord avant le procès
~litige, contentieux: conflit porté ou à porter devant un juge
assignation: acte qui appelle quelqu'un devant un tribunal
~demandeur: celui qui fait le procès
défendeur: celui contre qui le procès est fait
~référé: procédure rapide devant un juge
~ordonnance: décision d'un juge
~jugement: décision d'un tribunal
~appel, interjeter appel: demander à une cour plus haute de juger à nouveau
pourvoi en cassation: demander de vérifier seulement l'application du droit
~recours: moyen de contester une décision
recours gracieux: demande à l'administration de revoir sa propre décision
~mandat: pouvoir d'agir pour quelqu'un
mandataire: celui qui agit pour un autre
procuration: écrit qui donne le pouvoir d'agir
attestation sur l'honneur: déclaration écrite dont on répond
certifié conforme: reconnu identique à l'original
~cession, céder: donner ou vendre un droit à un autre
cessionnaire: celui qui reçoit le droit
ayant droit: personne qui a un droit grâce à une autre
filiale: société contrôlée par une autre
société mère: société qui en contrôle une autre
~associé, actionnaire: celui qui possède une part d'une société
~statuts: règles d'une société ou d'une association
~employeur: celui qui donne le travail
~salarié: celui qui travaille contre un salaire
période d'essai: début du contrat où chacun peut partir facilement
licenciement: fin du contrat décidée par l'employeur
démission: fin du contrat décidée par le salarié
rupture conventionnelle: fin du contrat décidée ensemble
solde de tout compte: dernier paiement à la fin du travail
convention collective: accord sur le travail pour toute une branche
salaire brut: salaire avant les retenues
salaire net: salaire après les retenues
cotisations: sommes versées pour les assurances sociales
non-concurrence: promesse de ne pas travailler pour un concurrent
~confidentialité: obligation de garder le secret
données personnelles, données à caractère personnel: tout ce qui concerne une personne reconnaissable
responsable du traitement: celui qui décide pourquoi on utilise des données
sous-traitant: celui qui travaille pour le compte d'un autre
~consentement: accord donné librement
droit d'auteur: droit sur une œuvre
~redevance: somme payée pour utiliser quelque chose
~franchise: part du dommage que l'assuré paie
~prime: prix d'une assurance
souscripteur: celui qui signe le contrat d'assurance
~sinistre: dommage déclaré à l'assurance
ayant cause: celui qui a reçu un droit d'un autre
testament: écrit qui dit à qui vont les biens après la mort
légataire: celui qui reçoit par testament
héritier: celui qui hérite
réserve héréditaire: part que les enfants reçoivent toujours
~succession: biens laissés par une personne morte
pension alimentaire: argent versé pour faire vivre un enfant ou un ancien conjoint
~tutelle: protection d'une personne qui ne peut décider seule
~conjoint: mari ou femme
nul et non avenu: sans aucun effet
~caduc: qui n'a plus d'effet
opposable: que l'on peut faire valoir contre quelqu'un
irrévocable: que l'on ne peut pas reprendre
dûment: comme il faut
prorata, au prorata: selon la part ou la durée
à titre gracieux, à titre gratuit: sans payer
à titre onéreux: contre paiement
`
