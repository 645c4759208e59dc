import type { KnownLanguage } from '../fact.ts'
import type { ClosedWords } from './closed-words.ts'

/**
 * Words and phrases that can stand for a closed word but mean other things as well: "lets" for a permission, "except" for
 * "only". They explain why a closed word is gone and are never missed themselves. Written like `CLOSED_WORDS`.
 */
export const HINTS: Readonly<Record<KnownLanguage, ClosedWords>> = {
  en: {
    'while:while': 'as long as|so long as|while',
    'wait:wait': 'wait|waits|waiting',
    'modality:need':
      'have # days to|have # weeks to|have # months to|have # hours to|have # years to|have # minutes to|has # days to|has # weeks to|has # months to|has # hours to|has # years to|has # minutes to|have until|has until|must be|is to be|are to be|has got to be|have got to be|needed for|it is imperative|imperative|must-have|prerequisite|calls for|is called for|under an obligation|duty to|is a must|are bound to|expected to|is obliged|are obliged|obliges|oblige|obligates',
    'modality:due': 'need|needs|needed|want|wants|due|expects|expect|requires|require',
    'modality:may':
      'entitles|entitle|entitling|allows|allow|allowing|permits|permit|permitting|lets|let|have the right|has the right|a right to|at liberty|could well|conceivably|it could be|may well|authorises|authorizes|it may be|eligible|qualify for|qualifies for|able to choose|available to|at your disposal|welcome to|feel free',
    'modality:can': 'capable of|have the option|has the option|have the chance|manage to|manages to',
    'modality:should': 'would be wise|best to|supposed to|better to|preferably|urged to|encouraged to|urge|encourage',
    'modality:forbidden':
      'not allowed|disallowed|against the rules|not permitted|no entry for|under no circumstances|off-limits|prohibit*|forbid*|ban on|bars|unable to|not in a position|impossib*|inability',
    'modality:optional': 'not obliged|not required|free choice|no requirement|exempt from|exempt|waived|waive',
    'modality:sure': 'is certain to|are certain to|will definitely|bound to|no question',
    'modality:likely': 'in all likelihood|in all probability|chances are|odds are|expected|anticipated|forecast',
    'amount:all':
      'the lot|in full|across the board|no exceptions|100 %|anyone|anybody|anything|the whole|throughout|full|complete|entirety|whatever|whoever|overall',
    'amount:most':
      'more than half|over half|much of|greater part|larger part|better part|almost all|nearly all|the greater part|the larger part|more often than not',
    'amount:many': 'several|a great deal',
    'amount:some': 'a couple|a portion of|a bit of|a section of|a part of|partly|in part|partially|to some extent',
    'only:only':
      'sole|purely|nothing other than|no one other than|nobody other than|no-one but|no other|on condition that|provided that|provided|so long as|limited to|confined to|alone|outside|apart from|besides|except|exception|unless|other than|all we ask|all you need|all it takes|all that is|and no more|no more than that|limited|restricted',
    'bound:least':
      'or longer|or more|or over|or older|or above|no shorter than|at the very least|at a minimum|a good|not less|minimally|a floor of|from #|starting at #|and up|upwards',
    'bound:most':
      'at the most|tops|not beyond|max|not longer than|no later than|at the latest|up to|as many as|not go over|not go beyond|never more than|limit of|ceiling of|up to a|and under|and younger|and below|or younger|and less',
    'bound:over':
      'past #|upward of|beyond #|surpass*|top*|over the age of|above the age of|going over|north of|more often than',
    'bound:under': 'not quite #|short of #|beneath #|under the age of|below the age of|south of|not yet #|not reached',
    'bound:within': 'in # days|in # weeks|in # hours|inside',
    'often:always':
      'forever|on every occasion|each time|unfailingly|permanently|consistently|around the clock|whenever',
    'often:often': 'as a rule|for the most part|in most cases|mainly|commonly|tend to|tends to|time and again',
    'often:sometimes': 'once in a while|every now and then|every so often|at intervals|on occasion',
    'often:rarely': 'rare|infrequent|uncommon|almost never|scarcely ever|once in a blue moon',
  },
  de: {
    'while:while': 'solange|so lange',
    'wait:wait': 'warte|warten|wartet|abwarten',
    'modality:need':
      'haben # tage zeit|haben # wochen zeit|haben # monate zeit|haben # stunden zeit|haben # jahre zeit|haben # minuten zeit|hat # tage zeit|hat # wochen zeit|hat # monate zeit|hat # stunden zeit|hat # jahre zeit|hat # minuten zeit|haben sie # tage|haben sie # wochen|haben sie # monate|haben sie # stunden|haben sie # jahre|haben sie # minuten|vorgeschrieben*|unerlässlich*|unabdingbar*|unumgänglich*|hat # zu|gezwungen|genötigt|bedarf|gilt es|unverzichtbar*|verlangt|sind gehalten|ist gehalten|verpflichte*|müsste*|kommt nicht umhin',
    'modality:due': 'brauche*|braucht|benötig*|verlang*|sind fällig|erforder*|setzt voraus|gefordert|bestehen auf',
    'modality:may':
      'zugelassen*|steht frei|freigestellt|vermutlich kann|kann sein|mag sein|kann es sein|befugt|bewillig*|erlauben|erlaubt es|gestatten|evtl|denkbar|die erlaubnis|ein recht auf|anspruch auf|zur verfügung|gern',
    'modality:can': 'imstande|im stande|vermag|vermögen|fähig|gelegenheit',
    'modality:should': 'wäre gut|wäre besser|am besten|angeraten|rate*|raten|angezeigt|empfehlung',
    'modality:forbidden':
      'nicht erlaubt|nicht gestattet|tabu|verbiet*|untersag*|nicht zulässig|auf keinen fall|keinesfalls|unter keinen umständen|außerstande|nicht in der lage|unmöglich*',
    'modality:optional':
      'nicht erforderlich|nicht nötig|nicht notwendig|wahlweise|nach belieben|nicht verpflichtet|entbehrlich*|erübrig*|befreit von|keine pflicht',
    'amount:all':
      'gesamte*|komplett*|vollständig*|restlos|jedermann|jedwede*|vollzählig|insgesamt|durchweg|wer auch immer|allesamt|die ganze|jeweils',
    'amount:most':
      'mehr als die hälfte|über die hälfte|vieles|ein gutteil|fast alle*|nahezu alle*|mehrzahl|der größere teil|zum größten teil|die meisten|zumeist',
    'amount:many': 'mehrere*|etliche|großteil|eine reihe',
    'amount:some':
      'diverse*|verschiedene|teile der|teile des|einen teil|einem teil|zum teil|irgend*|eine reihe|etliche|eine handvoll',
    'only:only':
      'einzige*|nichts anderes als|niemand anderes|kein anderer|keine anderen|außer|ausgenommen|nur dann|beschränkt auf|vorausgesetzt|sofern|alleinige*|solange|es sei denn|abgesehen von|bis auf|genügt|reicht|nichts weiter|alles was|und nicht mehr|mehr nicht|eingeschränkt*|begrenzt*',
    'bound:least':
      'oder länger|oder mehr|oder älter|wenigstens noch|im mindesten|nicht weniger|minimum|mindest*|nicht kürzer als|keine # weniger|gut #|ab einem|ab einer|ab #',
    'bound:most':
      'maximum|nicht mehr|im höchstfall|nicht später als|maximale*|spätestens|bis #|keine # mehr|nie mehr als|obergrenze|nicht größer als|und jünger|und weniger|oder jünger|höchst*|tageshöchst*',
    'bound:over':
      'mehr als|höher als #|größer als #|schwerer als #|jenseits|hinausgeh*|über|ab einem alter|öfter als|häufiger als',
    'bound:under':
      'weniger als|kleiner als #|niedriger als #|leichter als #|unter einem|knapp #|noch keine #|noch nicht #',
    'bound:within': 'in # tagen|in # wochen|in # stunden|im laufe',
    'often:always':
      'zu jeder zeit|rund um die uhr|ununterbrochen|fortwährend|grundsätzlich|permanent|jedesmal|durchgängig|generell|pausenlos',
    'often:often':
      'meistenteils|vielfach|in den meisten fällen|üblicherweise|im allgemeinen|pflegt|des öfteren|für gewöhnlich|oftmals|zumeist',
    'often:sometimes': 'von zeit zu zeit|dann und wann|hie und da|vereinzelt',
    'often:rarely': 'seltene*|vereinzelt*|kaum je|fast nie|kaum einmal',
    'modality:likely': 'zu rechnen|zu erwarten|erwartet',
    'only:just': 'erst',
  },
  fr: {
    'while:while': 'tant que|tant qu’|aussi longtemps',
    'wait:wait': 'attend*',
    'modality:need':
      'avez # jours pour|avez # semaines pour|avez # mois pour|avez # heures pour|avez # ans pour|avez # minutes pour|a # jours pour|a # semaines pour|a # mois pour|a # heures pour|a # ans pour|a # minutes pour|ont # jours pour|ont # semaines pour|ont # mois pour|ont # heures pour|ont # ans pour|ont # minutes pour|dispose de # jours|dispose de # semaines|dispose de # mois|dispose de # heures|dispose de # ans|dispose de # minutes|disposez de # jours|disposez de # semaines|disposez de # mois|disposez de # heures|disposez de # ans|disposez de # minutes|contraint*|astreint*|il est impératif|il est indispensable|exig*|requier*|force est|se doit|vous incombe|il vous appartient|à charge de|devoir de|s’impose|dans l’obligation',
    'modality:due': 'besoin|faut que|voulons|demand*|nécessit*|il nous faut|il lui faut',
    'modality:must': 'devront|devra|doivent|doit|devez|devons|il faut que|est à|sont à',
    'modality:may':
      'permet|permettent|permettra|autoris*|habilité*|loisible|il se pourrait|se pourrait|il se peut que|il se peut qu’|peut-être que|il est permis|droit de|ont droit|a droit|libre de|libres de|qui sait|probablement pas sûr|possiblement|le cas échéant|à votre disposition|à disposition',
    'modality:can': 'pouvoir|arriver à|arrive à|parvien*|susceptible de|la possibilité|il est possible de',
    'modality:should':
      'il vaut mieux|vaut mieux|mieux vaut|préférable|invité* à|il serait bon|il est bon de|doit|devra|doivent|devront',
    'modality:forbidden':
      'pas permis|pas autorisé*|proscri*|proscrit*|en aucun cas|sous aucun prétexte|interdi*|hors de question|pas le droit|n’ont pas le droit|impossib*|incapacité',
    'modality:optional':
      'pas obligé*|pas obligatoire*|pas nécessaire*|n’est pas exigé|libre choix|au choix|nul besoin|pas besoin|superflu*|exempt*|exonéré*',
    'modality:sure': 'sans faute|certain que|sûr que|certaine que|il est certain',
    'modality:likely': 'sans doute|selon toute vraisemblance|il y a de fortes chances|a priori|prévu|attendu|devrait',
    'amount:all':
      'l’ensemble|totalité|en totalité|entier|entière|entiers|entières|quiconque|n’importe quel|n’importe qui|intégralité|intégralement|tous les|la totalité|entièrement|tout entier',
    'amount:most':
      'plus de la moitié|une grande partie|une bonne partie|presque tous|presque toutes|la plus grande partie|majorité|pour l’essentiel|le plus gros',
    'amount:many': 'plusieurs',
    'amount:some': 'une poignée|un certain nombre|une partie|quelque|maints|en partie|partiellement|d’aucuns',
    'only:only':
      'unique|uniques|unique*|sauf|hormis|excepté|en dehors de|pas d’autre*|aucun autre|aucune autre|nul autre|à condition|rien d’autre|que si|ne ~ si|à moins|simplement|ne ~ que si|seul* à|limité* à|sous réserve|il suffit|suffit|pas plus|pas un de plus',
    'bound:least':
      'ou plus|ou davantage|au bas mot|ou plus longtemps|a minima|ne ~ moins de|au bas mot|minimal*|plancher|dès #|à partir de #|et au-delà',
    'bound:most':
      'maximal*|plafond|pas au-delà|ne ~ plus de|ne dépass*|pas dépasser|ne pas excéder|d’ici|au plus tard|jamais plus de|dans la limite|sans excéder|sans jamais dépasser|max|jusqu’à un|jusqu’à une|et moins|ou moins',
    'bound:over':
      'plus de|au delà de|excède*|supérieur*|outrepass*|de plus que|passé #|passés #|âgé* de plus|plus souvent que',
    'bound:under': 'moins de|inférieur*|en deçà|au-dessous|sous la barre|en-dessous|pas encore #|n’ont pas #|n’a pas #',
    'bound:within': 'dans un délai|avant # jours|en # jours|en # heures|endéans|avant #',
    'often:always':
      'en tout temps|à tout moment|continuellement|sans cesse|sans arrêt|invariablement|en toutes circonstances|perpétuellement|jour et nuit',
    'often:often':
      'le plus souvent|la plupart du temps|bien souvent|couramment|d’ordinaire|fréquent*|dans la plupart des cas|normalement|en règle générale',
    'often:sometimes': 'de temps à autre|à l’occasion|il arrive|occasionnel*|par intermittence|certaines fois',
    'often:rarely': 'rares|rare|peu fréquent*|peu souvent|presque jamais|à peine|guère souvent|rares fois',
  },
  es: {
    'while:while': 'mientras|en tanto',
    'wait:wait': 'esper*|aguard*',
    'modality:need':
      'tiene # días para|tiene # semanas para|tiene # meses para|tiene # horas para|tiene # años para|tiene # minutos para|tienen # días para|tienen # semanas para|tienen # meses para|tienen # horas para|tienen # años para|tienen # minutos para|hay # días para|hay # semanas para|hay # meses para|hay # horas para|hay # años para|hay # minutos para|dispone de # días|dispone de # semanas|dispone de # meses|dispone de # horas|dispone de # años|dispone de # minutos|tienes # días para|tienes # semanas para|tienes # meses para|tienes # horas para|tienes # años para|tienes # minutos para|forzos*|exig*|requier*|requerid*|requisito*|imperativ*|obliga|obligan|hubo que|deber de|es preciso|es menester|indispensable*|tener que|tengan que|tenga que|tuvo que|tuvieron que|se debe|se deben|ineludible*|estar obligad*|deber|debido a|toca >|es de rigor',
    'modality:due': 'necesita|necesitan|necesito|necesitamos|queremos|pedimos|solicit*|deben|debe|exige',
    'modality:must': 'deben|debe|debes|debemos|debéis|deba|deban|debería* >|a ser|ha de|se exige',
    'modality:may':
      'cabe la posibilidad|facultad*|le da derecho|tiene derecho|tienen derecho|permitirá*|permitió|permitan|permita|dejan|deja >|dejar que|deja que|habilitad*|puede ser|podría ser|pueda|puedan|eventualmente|cabe >|quizas|autoriza*|lícito|libre de|con permiso|a su disposición|a disposición',
    'modality:can': 'poder|pudiera*|pueda|logra >|oportunidad',
    'modality:should':
      'sería bueno|es mejor|más vale|preferible|debiera*|es aconsejable|lo ideal|se aconseja|lo mejor es|deberá|deberán|debe de|deben de',
    'modality:forbidden':
      'no permitid*|prohibición|impid*|no se admite*|bajo ningún concepto|en ningún caso|de ninguna manera|está vetad*|vetad*|no se permite*|no está permitid*|no están permitid*|no se puede|no se pueden|imposib*|incapac*|no es posible',
    'modality:optional':
      'no es necesari*|no hace falta|no es obligatori*|no está* obligad*|libre elección|a voluntad|si lo desea|si quiere|exent*|facultativ*|sin obligación|sin necesidad|eximid*',
    'modality:sure': 'con certeza|de seguro|a ciencia cierta|por supuesto|es seguro|sin falta',
    'modality:likely':
      'lo más probable|es de esperar|posiblemente sí|con toda probabilidad|se espera|previsiblemente|se prevé',
    'amount:all':
      'íntegr*|enter*|complet*|por completo|cualesquiera|al completo|en su totalidad|quienquiera|los cien por cien|absolutamente|quien quiera|toda la|todo el|conjunto de',
    'amount:most':
      'más de la mitad|gran parte|buena parte|mayoría|buena parte|casi la totalidad|gran parte|casi todo|casi toda|la mayoría de los casos',
    'amount:many': 'varios|varias|gran parte',
    'amount:some': 'un par de|cierto número|un puñado|parcialmente|en parte|diversos|diversas|determinad*|unos|unas',
    'only:only':
      'exclusiv*|salvo|excepto|fuera de|aparte de|a excepción|siempre que|siempre y cuando|a condición|nadie más|ningún otro|ninguna otra|no ~ otro|mera*|no más que|limitad* a|a menos que|a no ser|con tal de|basta con|basta|nada más|y no más|ni uno más|no más',
    'bound:least':
      'o más|como poco|o mayores|cuanto menos|no inferior|un mínimo|mínim*|a partir de #|de # en adelante|siquiera|lo menos|desde #|a partir de',
    'bound:most':
      'no superior|tope|un máximo|máxim*|a más tardar|no exceder|sin exceder|sin pasar|sin superar|no super*|límite de|nunca más de|no pasar de|no rebas*|no exced*|antes de #|hasta un|y menores|o menores|y menos',
    'bound:over':
      'más de|más que|sobrepas*|mayores de|mayor de|supere*|pasen de|mayor que #|más allá de|superior*|con más frecuencia',
    'bound:under':
      'menos de|menores de|menor de|menor que #|por bajo de|no llega a|no llegan a|inferior*|aún no #|todavía no #|no han cumplido #|no ha cumplido #|no tengan #',
    'bound:within': 'en menos de #|antes de # días|en # días|en # horas|en # semanas|plazo de',
    'often:always':
      'en todo caso|a todas horas|invariablemente|permanentemente|sin excepción|sin cesar|sin falta|en todas las ocasiones|todas las veces|en cualquier momento',
    'often:often':
      'por lo general|muchas veces|por regla general|en general|la mayoría de las veces|casi siempre|con regularidad|comúnmente|acostumbr*|de ordinario|por lo común',
    'often:sometimes': 'de cuando en cuando|alguna vez|cada cierto tiempo|de tanto en tanto|puntualmente',
    'often:rarely': 'raros|raras|raro|poco frecuentes|casi nunca|apenas|pocas ocasiones|contadas veces',
  },
  pt: {
    'while:while': 'enquanto|desde que',
    'wait:wait': 'esper*|aguard*',
    'modality:need':
      'tem # dias para|tem # semanas para|tem # meses para|tem # horas para|tem # anos para|tem # minutos para|têm # dias para|têm # semanas para|têm # meses para|têm # horas para|têm # anos para|têm # minutos para|há # dias para|há # semanas para|há # meses para|há # horas para|há # anos para|há # minutos para|dispõe de # dias|dispõe de # semanas|dispõe de # meses|dispõe de # horas|dispõe de # anos|dispõe de # minutos|forçad*|exig*|requer*|requisito*|imperativ*|indispensáve*|teria de|tenha de|tenham de|ter de|ter que|obriga|obrigam|fundamental|impõe-se|é de rigor|faz falta|dever de|é obrigatório|indispensável',
    'modality:due': 'precisa|precisam|precisamos|queremos|pedimos|solicit*|necessit*|exige',
    'modality:must': 'devem|deve|deves|devemos|deva|devam|há de|hão de|hei de',
    'modality:may':
      'pode ser|poderia ser|facult*|tem direito|têm direito|dá direito|dá-lhe o direito|permitem|permitirá|permita|deixa >|deixam|eventualmente|possa|possam|é capaz de|se calhar|quem sabe|habilitad*|permitir|autoriza|cabe >|lícito|livre de|se permite|à sua disposição|à disposição',
    'modality:can': 'poder|puder*|oportunidade|dá para|hipótese de|capacidade',
    'modality:should':
      'devia|deviam|deveríamos|é melhor|mais vale|preferível|seria bom|é aconselhável|sugere*|sugerimos|o ideal|convinha|deve|devem|deverá|deverão|deveis',
    'modality:forbidden':
      'proibição|não é permitid*|não são permitid*|não se pode|impedid*|em caso algum|de modo nenhum|de forma alguma|em hipótese alguma|vetad*|não se permite*|não está autorizad*|de maneira nenhuma|impossib*|impossív*|incapac*|incapaz*',
    'modality:optional':
      'não é preciso|não é necessári*|não é obrigatóri*|não tem de|não têm de|livre escolha|se quiser|isent*|dispensa|dispensam|sem obrigação|sem necessidade|escusad*|não faz falta',
    'modality:sure': 'com toda a certeza|sem falta|é certo que|decerto|por certo',
    'modality:likely':
      'o mais provável|com toda a probabilidade|é de esperar|tudo indica|espera-se|prevê-se|prevista|previsto',
    'amount:all':
      'inteir*|complet*|por completo|na íntegra|integral*|quem quer|todas as|todos os|na totalidade|o conjunto|absolutamente|quaisquer|seja qual for',
    'amount:most':
      'mais de metade|mais da metade|grande parte|boa parte|maioria|grande parte|boa parte|quase tudo|quase a totalidade|a generalidade',
    'amount:many': 'vários|várias|diversas|diversos|grande parte',
    'amount:some':
      'um par de|um punhado|em parte|parcialmente|determinad*|certa quantidade|uns|umas|uma série de|parte do|parte da|parte das',
    'only:only':
      'exclusiv*|salvo|exceto|à exceção|com exceção|fora|além de|tão-só|tão somente|desde que|a não ser|ninguém mais|nenhum outro|nenhuma outra|único|única|únicos|únicas|unic*|mero|mera|senão|limitad* a|contanto que|com a condição|basta|mais nada|nada mais|e não mais|não mais',
    'bound:least':
      'ou mais|no mínimo|ou mais velhos|não inferior|um mínimo|mínim*|quando menos|a partir de #|no mínimo dos mínimos|de # em diante|nunca menos de|de # para cima|a partir de|desde #',
    'bound:most':
      'não superior|teto|um máximo|máxim*|o mais tardar|sem exceder|sem ultrapassar|sem passar|não ultrapass*|não exced*|limite de|nunca mais de|não passar de|o limite|no mais tardar|até um|e menos|ou menores|e menores',
    'bound:over':
      'mais de|mais do que|maior que #|maiores que #|maior do que|com mais de|superior*|super*|passem de|para além de #|maiores de|maior de|mais vezes do que',
    'bound:under':
      'menos de|menor que #|menores que #|menores de|menor de|inferior*|não chega a|não chegam a|aquém de|ainda não têm #|ainda não tem #|ainda não #|não completaram #',
    'bound:within': 'em menos de #|em # dias|em # horas|em # semanas|prazo de|dentro do prazo',
    'often:always':
      'a qualquer hora|em qualquer altura|invariavelmente|permanentemente|sem parar|de todas as vezes|todas as vezes|em todas as ocasiões|a cada vez',
    'often:often':
      'por norma|em regra|regra geral|em geral|na maioria das vezes|quase sempre|com regularidade|comummente|por hábito|amiúde|normal',
    'often:sometimes':
      'uma vez por outra|de quando em quando|uma vez ou outra|aqui e ali|pontualmente|volta e meia|de tempos a tempos',
    'often:rarely': 'raros|raras|raro|pouco frequentes|quase nunca|raras vezes|mal se|dificilmente',
  },
}
