import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  notes: {
    summaryKept: 'Phrases conservées : {{kept}} sur {{total}}.',
    summaryTrimmed_one: 'Une phrase a été raccourcie d’une incise.',
    summaryTrimmed_other: '{{count}} phrases ont été raccourcies de leurs incises.',
    summaryExtractive: 'Le moteur intégré choisit parmi vos propres phrases ; il n’en écrit pas de nouvelles.',
    summaryTooShort: 'Le texte est trop court pour être résumé.',
    fiveLanguages: 'Le moteur intégré fait cela en anglais, espagnol, français, allemand et portugais.',
    summaryAllMatters:
      'Chaque phrase contient une date, un devoir, un avertissement, une négation ou une question : rien ne peut être retranché. Aucun crédit n’a été utilisé.',
    summaryLeftOut: 'Laissé de côté pour rester court : {{list}}',
    summaryLonger:
      'Le résumé est plus long que demandé, afin de garder chaque obligation, avertissement, date et question.',
    summaryMissed_one:
      'Une autre phrase avec une date, une obligation, une négation ou une question a été laissée de côté.',
    summaryMissed_other:
      '{{count}} autres phrases avec des dates, des obligations, des négations ou des questions ont été laissées de côté.',
    lengthNotMet: 'La longueur choisie n’a pas pu être respectée exactement sans couper une phrase.',
    rephraseEdits_one: 'Une modification ; elle figure à côté du texte.',
    rephraseEdits_other: 'Les modifications figurent à côté du texte.',
    rephraseChecked_one: 'L’une d’elles corrige une faute, comme le fait la vérification gratuite.',
    rephraseChecked_other: 'Certaines d’entre elles corrigent des fautes, comme le fait la vérification gratuite.',
    rephraseFewRules:
      'Dans cette langue, les règles ne font que raccourcir des tournures figées et retirer ce qui est dit deux fois. Le reste est tel que vous l’avez écrit.',
    rephraseRules:
      'Les modifications suivent des règles et un dictionnaire. Noms, nombres, citations, liens et code restent tels que vous les avez écrits.',
    rephraseShort: 'Avec la longueur « Courte », les incises dont la phrase peut se passer sont aussi retirées.',
    rephraseLong:
      'Avec la longueur « Longue », des phrases sont aussi réorganisées ; le moteur intégré n’ajoute aucun contenu.',
    sentenceMoves_one: 'Une phrase a été réorganisée.',
    sentenceMoves_other: '{{count}} phrases ont été réorganisées.',
    unchanged:
      'Nous n’avons trouvé aucune reformulation sûre. Selon les règles, votre texte est déjà clair. Aucun crédit n’a été utilisé.',
    styleByRules:
      'Les règles ne permettent pas d’écrire dans ce style : votre texte a été corrigé et clarifié. Un modèle d’IA peut suivre ce style.',
    explainCorrected_one: 'Une faute a été corrigée avant l’explication.',
    explainCorrected_other: '{{count}} fautes ont été corrigées avant l’explication.',
    explainCut:
      'Seules les {{kept}} premières étapes sur {{total}} sont affichées ; choisissez une longueur plus grande pour en voir davantage.',
    explainSenses:
      'Les définitions viennent du dictionnaire WordNet et peuvent ne pas correspondre au bon sens du mot.',
    explainNoRareWords: 'Aucun mot n’est assez rare pour demander une définition.',
    explainLegal: 'Les termes juridiques sont expliqués de façon générale. Ce n’est pas un conseil juridique.',
    explainNothing: 'Aucun mot juridique, soutenu ou rare à expliquer. Aucun crédit n’a été utilisé.',
    expandOutline:
      'Le moteur intégré fait un plan et pose les questions que votre texte laisse ouvertes. Un modèle d’IA peut écrire un texte plus long.',
    expandNothing: 'Les règles n’ont trouvé aucune question ouverte dans votre texte. Aucun crédit n’a été utilisé.',
    researchOffline:
      'Aucune source n’a été utilisée : rien n’a été cherché sur Internet. La fiche indique ce qu’il faut vérifier dans votre texte et comment.',
    researchQuestion:
      'Vos consignes ont servi de question. Voici les passages les plus proches, sans garantie de réponse.',
    analyzeEnglish: 'La mesure du ton repose sur une liste de mots et peut passer à côté de l’ironie et du contexte.',
    analyzePartly:
      'Dans cette langue, l’analyse porte sur les décomptes, la longueur des phrases, le temps de lecture, les termes clés et les fautes. Le ton et la lisibilité ne sont analysés qu’en anglais.',
    analyzeCounts: 'Pour ce texte, l’analyse se limite aux décomptes et aux chiffres.',
    notShorter: 'Aucune formulation plus courte n’a été trouvée. Aucun crédit n’a été utilisé.',
    tooLittle: 'Ce texte est trop court. Aucun crédit n’a été utilisé.',
    noWords: 'Ce texte ne contient pas de mots à traiter.',
    code: 'Cela ressemble à du code informatique. Le moteur intégré traite la prose et ne touche pas au code.',
    languageUnknown: 'La langue du texte n’a pas pu être reconnue. Quelques mots de plus suffisent souvent.',
    englishOnly: 'Le moteur intégré ne fait cela qu’en anglais. Un modèle d’IA peut travailler dans d’autres langues.',
    chooseEnglish: 'Certaines phrases sont en anglais. Choisissez l’anglais comme langue du texte pour les traiter.',
    notProse: 'Le dictionnaire connaît trop peu de ces mots pour donner un résultat fiable.',
    shortText: 'Le texte est court ; sa langue a pu être mal reconnue.',
    customPromptIgnored: 'Le moteur intégré ne suit pas de consignes personnalisées : il n’a pas utilisé les vôtres.',
    refineNotOffered: 'Cette modification demande un modèle d’IA.',
    styleOnlyRephrase: 'Les styles ne concernent que la reformulation ; ce résultat n’en applique aucun.',
    templateIgnored: 'Les modèles de texte guident l’IA. Le moteur intégré n’a pas utilisé celui-ci.',
    fixClean:
      'Aucune faute trouvée. Les règles en connaissent beaucoup, mais pas toutes. Aucun crédit n’a été utilisé.',
    fixOnly: 'Seules les fautes ont été corrigées. Vos mots et votre style restent. Aucun crédit n’a été utilisé.',
    fixOffered_one: 'Un autre point est à votre appréciation. Il n’est pas coché.',
    fixOffered_other: '{{count}} autres points sont à votre appréciation. Ils ne sont pas cochés.',
    fixMore: 'Seuls les {{max}} premiers points sont affichés. Non affichés : {{more}}.',
    fixNoDictionary: 'Aucun dictionnaire de cette langue n’est installé ici ; l’orthographe n’a donc pas été vérifiée.',
    fixLanguages:
      'La vérification lit la prose en anglais, espagnol, portugais, français et allemand, et n’en a reconnu aucune ici.',
    onlyCorrected:
      'Les règles n’ont rien trouvé à reformuler, seulement des fautes : voici les corrections de la vérification gratuite.',
    oneVersion: 'Le moteur intégré trouve toujours la même formulation, il n’y a donc qu’une version.',
    styleUnchecked: 'Impossible de vérifier si la réponse respecte les règles du style.',
    maskMissing: 'Passages masqués qui ne sont pas revenus et manquent au résultat : {{list}}.',
    glossaryAvoid: 'Votre glossaire n’admet pas ces mots, et aucune règle ne dit quoi écrire à la place : {{list}}',
    reason: {
      glossary: 'Selon votre glossaire',
      spelling: 'Orthographe',
      grammar: 'Grammaire',
      agreement: 'Grammaire : l’accord manquait',
      confused: 'Mots faciles à confondre',
      wordy: 'Moins de mots, même sens',
      plain: 'Un mot plus simple',
      filler: 'Mot de remplissage',
      aside: 'Une incise a été retirée',
      active: 'Voix active au lieu de passive',
      order: 'Propositions réorganisées',
      contraction: 'Contraction, comme à l’oral',
      noContraction: 'Écrit en toutes lettres',
      formal: 'Tournure plus soutenue',
      casual: 'Tournure plus courante',
      tidy: 'Espaces',
      punctuation: 'Ponctuation',
    },
    capability: {
      rephrase:
        'Corrige cinq langues comme la vérification gratuite et reformule selon des règles : l’anglais entièrement, les autres dans les tournures figées.',
      summarize: 'Anglais, espagnol, français, allemand et portugais. Choisit les phrases les plus importantes.',
      expand:
        'En anglais seulement. Un plan et les questions que le texte laisse ouvertes ; n’écrit pas de nouveau contenu.',
      explain:
        'Anglais, espagnol, français, allemand et portugais : mots juridiques et soutenus. En anglais, aussi phrases longues et mots rares.',
      translate: 'Traduire demande un modèle d’IA.',
      research: 'En anglais seulement et hors ligne. Indique ce qu’il faut vérifier dans votre texte.',
      analyze:
        'Complète en anglais ; décomptes, temps de lecture, termes clés et fautes en espagnol, français, allemand et portugais.',
    },
  },
  /** Notes of the connected engine. */
  openai: {
    removed: 'Retiré de la réponse du modèle d’IA, car cela ne faisait pas partie du texte : {{list}}',
    web_page:
      'L’adresse du serveur du modèle d’IA répond par une page web : l’URL de base semble fausse ; elle se termine d’ordinaire par /v1.',
    only_thought: 'Le modèle d’IA a épuisé deux fois la longueur permise à réfléchir, avant d’écrire quoi que ce soit.',
    language_retried:
      'Le modèle d’IA a d’abord répondu dans une autre langue. Voici sa seconde réponse, sans frais supplémentaires.',
    wrong_language: 'La réponse semble être en {{found}} et non en {{wanted}}.',
    meaning_retried:
      'La première réponse du modèle d’IA a changé ou perdu des faits. Voici la seconde, sans frais supplémentaires.',
    rules_retried:
      'La première réponse du modèle d’IA enfreignait les règles de votre style. Voici la seconde, sans frais supplémentaires.',
    first_kept:
      'Nous avons demandé une seconde réponse sans frais, mais elle n’était pas meilleure. Voici la première.',
    meaning_differs: 'Vérifiez ces passages de votre texte, que la réponse a pu changer ou perdre : {{list}}',
    rules_broken_one: '{{count}} passage ne respecte pas une règle de votre style.',
    rules_broken_other: '{{count}} passages ne respectent pas les règles de votre style.',
    in_pieces: 'Votre texte était long : il a été traité en {{count}} parties.',
    no_words: 'La réponse du modèle d’IA ne contenait aucun mot. Aucun crédit n’a été utilisé.',
    unchanged: 'Le modèle d’IA n’a rien trouvé à améliorer.',
    no_sources:
      'Aucune source n’a été utilisée. Le modèle d’IA a répondu d’après ce qu’il a appris, sans recherche sur le web. Vérifiez les faits.',
    cut_at_length:
      'La réponse a atteint sa limite de longueur. Choisissez une longueur supérieure pour en obtenir davantage.',
    end_unmarked:
      'Le serveur du modèle d’IA s’est arrêté sans indiquer qu’il avait terminé ; le texte est peut-être incomplet.',
    stopped: 'Arrêté. Vous gardez ce qui a été écrit.',
  },
} satisfies Translation<typeof english>
