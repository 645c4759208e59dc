import type { KnownLanguage } from '../fact.ts'

/** Closed classes of words: what they say, by family and value. */
export type ClosedWords = Readonly<Record<string, string>>

/**
 * Duty, permission, quantity, frequency, bounds, rates and parts of the day in five languages. `*` stands for any ending, `#`
 * for a number, `~` for up to four words, and `>` for an infinitive that must follow. Longer phrases go first. `skip` lists
 * phrases that only look like something.
 */
export const CLOSED_WORDS: Readonly<Record<KnownLanguage, ClosedWords>> = {
  en: {
    skip: 'not limited to|do not hesitate|don’t hesitate|not hesitate|is not limited to|are not limited to|without limitation|one or more|more or less|not only|not just|not merely|not simply|pretty much|no doubt|not to mention|why not|no matter|whether or not|if not|at all|after all|above all|all right|as well|as well as|all in all|next to|last name|first name|at first|of course|as soon as|more or less|once more|for good|look forward|looking forward|kind regards|best regards|best wishes|all the best|well being|a little|so far|by far|at last|the day after|day before|at the same time|all the same|old age|in time|on time|open to',
    'modality:must': 'must|shall|have got to|has got to|bound to',
    'modality:need':
      'have to|has to|had to|having to|need to|needs to|needed to|obliged to|obligated to|required to|is required|are required|be required|was required|were required|requires you|require you|requires that|necessary|necessity|mandatory|compulsory|obligatory|obligation|essential|requirement',
    'modality:due': 'is due|are due|due on|due by|was due|falls due|payable',
    'modality:may':
      'may|might|possibly|perhaps|maybe|it is possible that|it’s possible that|potentially|allowed|permitted|permission|free to|authorised|authorized|are welcome to',
    'modality:right': 'entitled|the right to',
    'modality:can':
      'can|could|possible|possibility|able to|in a position to|ability to|know how to|knows how to|knew how to',
    'modality:should':
      'should|ought|recommended|recommend|recommends|advised|advise|advisable|had better|suggest|suggests|suggested',
    'modality:shouldnot': 'inadvisable|advise against|advises against|advised against',
    'modality:forbidden': 'forbidden|prohibited|banned|impossible|unable to|not an option|barred from|off limits',
    'modality:optional': 'optional|voluntary|unnecessary|need not|needn’t|no need|no obligation|no reason',
    'modality:sure':
      'certainly|definitely|surely|undoubtedly|guaranteed|inevitably|for sure|without doubt|without a doubt',
    'modality:likely': 'probably|likely|presumably',
    'please:please': 'please|kindly',
    'amount:all':
      'all|every|each|everyone|everybody|everything|entire|whole|without exception|either party|every single|every one',
    'amount:any': 'any|any of',
    'amount:most':
      'most|mostly|majority of|the bulk of|mainly|almost all|almost every|almost everyone|almost everybody|almost everything|nearly all|nearly every|nearly everyone|nearly everybody|nearly everything|virtually all|virtually every|virtually everyone|virtually everybody|virtually everything|practically all|practically every|practically everyone|practically everybody|practically everything|just about all|just about every|just about everyone|just about everybody|just about everything|almost the whole|almost the entire|nearly the whole|nearly the entire',
    'amount:many': 'many|numerous|plenty of|lots of|a lot of|much of',
    'amount:some':
      'some|a few|several|certain|someone|somebody|something|a number of|a couple of|a handful of|quite a few|various|some of|part of',
    'amount:few': 'few|hardly any|not many|scarcely any|little',
    'amount:one': 'one of the two|one of both|either one of the two|just one of the two',
    'amount:both': 'both',
    'often:always':
      'always|never fails to|never fail to|constantly|at all times|invariably|every time|without fail|continuously|all the time',
    'often:often': 'often|frequently|usually|normally|generally|regularly|typically|mostly',
    'often:sometimes': 'sometimes|occasionally|at times|from time to time|now and then',
    'often:rarely': 'rarely|seldom|hardly ever|infrequently',
    'bound:least':
      'at least|a minimum of|minimum of|no less than|not less than|no fewer than|not fewer than|# or over|no under|minimum #|# and over|or older|or more|starting at|not below|no lower than|minimum',
    'bound:most':
      'at most|a maximum of|maximum of|no more than|not more than|up to #|or less|or fewer|or under|a mere|not above|no higher than|no longer than|maximum|not exceeding|maximum #|limited|restricted to|no longer than|capped at|up to a maximum of',
    'bound:over':
      'upwards of|more than #|over #|above #|exceeding|exceed|exceeds|exceeded|greater than|longer than #|older than #|higher than #|in excess of|better than #|faster than #|heavier than #|larger than #|bigger than #|taller than #|deeper than #|wider than #|more than a|more than half|over half|go above',
    'bound:under':
      'less than #|fewer than #|under #|below #|younger than #|shorter than #|lower than #|slower than #|lighter than #|smaller than #|less than a|less than half|under half',
    'only:only':
      'only|solely|exclusively|merely|no one but|nobody but|nothing but|none but|none other than|no one except|nobody except|reserved for|restricted to|just #|nothing except',
    'only:just': 'just|but only|mere|alone|nothing more than',
    'bound:within': 'within|inside of #|in under #',
    'link:though': 'although|though|even though|even if|despite|in spite of|regardless of whether|notwithstanding',
    'link:if': 'if|provided|provided that|providing|as long as|so long as|on condition that',
    'link:cause': 'because|because of|due to|owing to|thanks to',
    'also:also': 'also|too|as well|even|likewise',
    'rate:hour': 'per hour|an hour|hourly|every hour|each hour',
    'rate:day': 'per day|a day|daily|every day|each day|a night|per night|every night',
    'rate:week': 'per week|a week|weekly|every week|each week',
    'rate:month': 'per month|a month|monthly|every month|each month',
    'rate:year': 'per year|a year|yearly|annually|annual|every year|each year|per annum',
    'rate:person': 'per person|each person|per head|a head|per capita',
    'part:morning': 'morning|mornings|forenoon',
    'part:afternoon': 'afternoon|afternoons',
    'part:evening': 'evening|evenings|tonight',
    'part:night': 'night|nights|overnight|last night',
    'day:-2': 'the day before yesterday',
    'day:-1': 'yesterday|last night|yesterday’s',
    'day:0': 'today|tonight|this morning|this afternoon|this evening|today’s',
    'day:1': 'tomorrow|tomorrow’s',
    'day:2': 'the day after tomorrow',
  },
  de: {
    skip: 'nicht beschränkt auf|zögern sie nicht|nicht zögern|nicht scheuen|scheuen sie sich nicht|ohne einschränkung|ein oder mehrere|einen oder mehrere|eine oder mehrere|nicht nur|nicht bloß|nicht allein|nicht lediglich|nicht wahr|vor allem|nach wie vor|alles gute|ohne weiteres|ohne zweifel|je nach|mehr oder weniger|mit freundlichen grüßen|zum besten|auf keinen fall zu|vor ort|gar nicht erst|alles in allem|nach hause|dem nach|nach möglichkeit|gut dass|sehr gut|bis zu ihrer|jeder zehnte|jeder fünfte|jede zweite|jeder zweite|jeder dritte|jede dritte|jeder vierte',
    'modality:must': 'hat zu >|haben zu >|ist ~ zu >|sind ~ zu >|ist unbedingt',
    'modality:need':
      'muss|musst|müssen|müsst|musste*|müssten|müsse|muß|erforderlich*|notwendig*|nötig*|verpflichtet|verpflichtend|verpflichtung|pflicht|obligatorisch*|zwingend|braucht ~ zu|brauchen ~ zu|brauchst ~ zu|wird verlangt',
    'modality:due': 'fällig*|zahlbar',
    'modality:may':
      'darf|darfst|dürfen|dürft|durfte*|dürfe|erlaubt*|gestattet*|zulässig*|berechtigt|erlaubnis|vielleicht|möglicherweise|eventuell|womöglich|könnte*|unter umständen|das recht',
    'modality:can':
      'möglich|möglichkeit|kann|kannst|können|könnt|konnte*|könne|könnest|in der lage|lässt sich|lassen sich',
    'modality:should': 'sollte*|soll|sollen|sollst|empfohlen|empfehl*|empfiehlt|ratsam|empfehlenswert*|es ist ratsam',
    'modality:shouldnot': 'abgeraten|abzuraten|rät davon ab|raten davon ab|rate davon ab',
    'modality:forbidden': 'verboten*|untersagt*|unzulässig*|unmöglich*|verbot|kommt nicht in frage',
    'modality:optional': 'freiwillig*|optional*|unnötig*|steht ihnen frei|steht frei',
    'modality:sure': 'sicherlich|bestimmt|gewiss|zweifellos|garantiert|auf jeden fall|mit sicherheit|ganz sicher',
    'modality:likely': 'wahrscheinlich*|vermutlich|voraussichtlich|wohl',
    'please:please': 'bitte|bitten|gebeten',
    'amount:all': 'alle|allen|aller|alles|jede|jeder|jedes|jedem|jeden|sämtliche*|ausnahmslos|ganze*|jegliche*',
    'amount:most':
      'meiste|meisten|meistem|meister|großteil|überwiegend|größtenteils|mehrheitlich|mehrheit|fast alle*|fast jede*|fast sämtliche*|beinahe alle*|beinahe jede*|beinahe sämtliche*|nahezu alle*|nahezu jede*|nahezu sämtliche*|annähernd alle*|annähernd jede*|annähernd sämtliche*|so gut wie alle*|so gut wie jede*|so gut wie sämtliche*',
    'amount:many': 'viele*|zahlreiche*|viel|eine menge|etliche*',
    'amount:some': 'einige*|manche*|mehrere*|ein paar|etwas|jemand*|gewisse*|einzelne*|teilweise|ein teil',
    'amount:few': 'wenige|wenigen|weniger|wenig|kaum ein*',
    'amount:one':
      'einer der beiden|eine der beiden|eines der beiden|einem der beiden|einen der beiden|einer von beiden|eine von beiden|eines von beiden|einem von beiden|einen von beiden',
    'amount:both': 'beide*|alle beide|die zwei',
    'often:always': 'immer|stets|jederzeit|ständig|jedes mal|ausnahmslos|durchgehend',
    'often:often': 'oft|häufig|meistens|meist|gewöhnlich|normalerweise|regelmäßig|in der regel',
    'often:sometimes': 'manchmal|gelegentlich|ab und zu|hin und wieder|bisweilen|mitunter|zeitweise',
    'often:rarely': 'selten',
    'bound:least':
      'mindestens|wenigstens|zumindest|nicht weniger als|nicht unter|minimal #|ein minimum von|oder mehr|und mehr|oder älter|ab # jahren|ab # euro|ab # €|ab # prozent',
    'bound:most':
      'höchstens|maximal|nicht mehr als|bis zu #|bis # euro|bis # €|bis # prozent|bis # personen|bis # kilo|bis # kg|bis zu einem|ein maximum von|oder weniger|nicht höher als|allenfalls|begrenzt*|beschränkt*|nicht länger als|nicht über #|längstens',
    'bound:over':
      'mehr als #|über #|oberhalb von|überschreit*|überstieg*|übersteig*|älter als #|länger als #|schneller als #|höher als #|größer als #|schwerer als #|breiter als #|mehr als ein*|mehr als die hälfte',
    'bound:under':
      'weniger als #|unter #|unterhalb von|unterschreit*|jünger als #|kürzer als #|langsamer als #|kleiner als #|leichter als #|niedriger als #|weniger als ein*|weniger als die hälfte',
    'only:only': 'nur|bloß|lediglich|ausschließlich|niemand außer|nichts als|einzig|vorbehalten|allein',
    'bound:within': 'innerhalb|binnen',
    'link:though': 'obwohl|obgleich|auch wenn|selbst wenn|trotz|obschon|wenngleich|ungeachtet',
    'link:if': 'sofern|falls|wenn|vorausgesetzt|solange|unter der bedingung',
    'link:cause': 'weil|wegen|aufgrund|dank|infolge',
    'also:also': 'auch|ebenfalls|sogar|ebenso',
    'rate:hour': 'pro stunde|je stunde|stündlich|in der stunde|die stunde|jede stunde',
    'rate:day': 'pro tag|je tag|täglich*|am tag|jeden tag|pro nacht|die nacht',
    'rate:week': 'pro woche|je woche|wöchentlich*|in der woche|jede woche|die woche',
    'rate:month': 'pro monat|je monat|monatlich*|im monat|jeden monat',
    'rate:year': 'pro jahr|je jahr|jährlich*|im jahr|jedes jahr',
    'rate:person': 'pro person|je person|pro kopf|pro nase',
    'part:morning': 'morgens|vormittag|vormittags|am morgen|vormittage|früh am',
    'part:afternoon': 'nachmittag|nachmittags|nachmittage',
    'part:evening': 'abend|abends|abende',
    'part:night': 'nacht|nachts|nächte',
    'day:-2': 'vorgestern',
    'day:-1': 'gestern|gestrige*',
    'day:0': 'heute|heutige*',
    'day:1': 'morgen',
    'day:2': 'übermorgen',
  },
  fr: {
    skip: 'à moins que|n’hésitez pas|n’hésite pas|ne pas hésiter|n’est-ce pas|pas mal de|pas mal d’|à but non lucratif|à moins qu’|à moins de|sans limitation|sans s’y limiter|non limité à|un ou plusieurs|une ou plusieurs|non seulement|pas seulement|pas uniquement|pas que|au plus bas|au plus haut|au plus grand|au plus petit|au plus profond|au plus offrant|au plus vite|au plus fort|sans doute|tout à fait|tout de suite|malgré tout|après tout|avant tout|bien sûr|bien cordialement|plus ou moins|de plus en plus|tout le monde peut|de plus|en plus|au fur et à mesure|pas encore fini|tous deux|tout court|par la suite|en cours|d’autre part|une autre|quelqu’un d’autre|n’importe|peu à peu|tant mieux|bon courage|bonne journée|mal de|fin de semaine',
    'modality:must':
      'doit >|dois >|doivent >|devez >|devons >|devra >|devront >|devrez >|devrons >|il faut|faut|faudra|fallait|il convient de|dois',
    'modality:need':
      'obligé*|obligatoire*|tenu de|tenue de|tenus de|nécessaire*|nécessité|besoin de|impératif|impérativement|obligation*|requis*|indispensable*',
    'modality:due': 'est dû|est due|sont dus|sont dues|exigible*|à payer',
    'modality:may':
      'peut-être|il est possible que|éventuellement|autorisé*|permis|permise|permises|permission|il se peut|se peut|pourrait|pourraient|peut|peuvent|pourra|pourront|pouvait|pouvaient|susceptible*|risque de',
    'modality:right': 'le droit de',
    'modality:can':
      'possible*|possibilité|sais >|sait >|savent >|savez >|savons >|peux|pouvez|pouvons|pourrez|pourrons|pourras|en mesure de|capable*|à même de',
    'modality:should':
      'devait >|devaient >|devrait|devraient|devriez|devrions|devrais|recommandé*|recommand*|conseillé*|conseill*|souhaitable*',
    'modality:shouldnot': 'déconseill*',
    'modality:forbidden': 'interdit*|interdiction|défense de|défendu de|prohibé*|impossible*',
    'modality:optional': 'facultati*|inutile*|optionnel*|pas la peine|dispensé*',
    'modality:sure': 'certainement|sûrement|assurément|à coup sûr|sans aucun doute|avec certitude',
    'modality:likely': 'probablement|vraisemblablement|probable*',
    'please:please': 's’il vous plaît|s’il te plaît|veuillez|merci de|prière de|nous vous prions',
    'amount:all':
      'tous|toutes|toute|tout|chaque|chacun|chacune|l’ensemble des|tout le monde|sans exception|l’intégralité',
    'amount:most':
      'la plupart|la majorité|la majeure partie|majoritairement|essentiellement|presque tous|presque toutes|presque tout|presque toute|presque chaque|presque l’ensemble des|quasiment tous|quasiment toutes|quasiment tout|quasiment toute|quasiment chaque',
    'amount:many': 'beaucoup|nombreu*|de nombreu*|bien des|bon nombre',
    'amount:some':
      'certains|certaines|quelques|plusieurs|quelqu’un|quelque chose|il y a des|une partie des|une partie de|divers|diverses|quelques-uns|quelques-unes',
    'amount:few': 'peu de|peu d’|rares|guère de|peu nombreu*',
    'amount:one': 'l’un des deux|l’une des deux|un des deux|une des deux',
    'amount:both': 'les deux|tous les deux|l’un et l’autre',
    'often:always': 'toujours|constamment|en permanence|à chaque fois|chaque fois|tout le temps|systématiquement',
    'often:often': 'souvent|fréquemment|généralement|d’habitude|habituellement|régulièrement|en général',
    'often:sometimes': 'parfois|quelquefois|de temps en temps|occasionnellement|par moments',
    'often:rarely': 'rarement',
    'bound:least': 'au moins|au minimum|pas moins de|minimum de|ou plus|un minimum de|et plus|minimum',
    'bound:most':
      'au plus|au maximum|tout au plus|pas plus de|jusqu’à #|maximum de|un maximum de|limité*|n’excède pas|sans dépasser|plafonné*|maximum',
    'bound:over':
      'plus de #|plus d’un|plus d’une|au-dessus de #|dépass*|excéd*|supérieur à|supérieure à|plus vite que #|plus grand que #|plus lourd que #|plus haut que #|plus que #|au-delà de #',
    'bound:under':
      'moins de #|moins d’un|moins d’une|au-dessous de #|en dessous de #|inférieur à|inférieure à|moins que #|sous les #',
    'only:only':
      'seul|seule|seuls|seules|seulement|uniquement|exclusivement|rien que|ne ~ que|n’ ~ que|ne ~ qu’|n’ ~ qu’|réservé*|personne d’autre que',
    'only:just': 'juste',
    'bound:within': 'dans les #|sous #|dans un délai de|en moins de #|d’ici #',
    'link:though': 'bien que|bien qu’|même si|même s’|quoique|malgré|en dépit de|en dépit du',
    'link:if': 'si|s’il|s’ils|à condition|pourvu que|pourvu qu’|tant que|dès lors que',
    'link:cause': 'parce que|parce qu’|à cause de|en raison de|en raison du|grâce à|grâce au',
    'also:also': 'aussi|également|même|de même',
    'rate:hour': 'par heure|à l’heure|de l’heure|chaque heure|toutes les heures',
    'rate:day': 'par jour|quotidien*|chaque jour|tous les jours|journalier*|la nuit|par nuit',
    'rate:week': 'par semaine|hebdomadaire*|chaque semaine|toutes les semaines',
    'rate:month': 'par mois|mensuel*|chaque mois|tous les mois|le mois',
    'rate:year': 'par an|annuel*|chaque année|tous les ans|l’an|par année',
    'rate:person': 'par personne|par tête|chacun',
    'part:morning': 'matin|matins|matinée*',
    'part:afternoon': 'après-midi',
    'part:evening': 'soir|soirs|soirée*',
    'part:night': 'nuit|nuits',
    'day:-2': 'avant-hier',
    'day:-1': 'hier|la veille',
    'day:0': "aujourd'hui|ce soir|ce matin|cet après-midi",
    'day:1': 'demain|le lendemain',
    'day:2': 'après-demain',
  },
  es: {
    skip: 'a menos que|no dudes en|no duden en|no hay duda de que|sin ánimo de lucro|nada menos que|nada más que|no haga caso|no hagan caso|no hagas caso|no hacer caso|sin limitación|sin limitarse a|entre otros|uno o más|una o más|uno o varios|una o varias|no solo|no sólo|no solamente|no únicamente|no tan solo|no tan sólo|sin embargo|sin duda alguna|no obstante|más o menos|además|sobre todo|de todas formas|de todos modos|ante todo|hasta que no|por lo menos no|un saludo|hasta luego|hasta pronto|más bien|en pro|bien pronto|tal y como|por favor no dude|no dude en|antes de nada|cada vez más|una vez más|así pues|más adelante|a través|y media|media hora',
    'modality:must': 'debe >|deben >|debes >|debéis >|debemos >|deberá*|debía >|debían >|debe ser|deben ser',
    'modality:need':
      'tiene que|tienen que|tienes que|tenéis que|tenemos que|tengo que|tendrá que|tendrán que|tendrás que|tendremos que|tenía que|ha de|han de|hemos de|has de|hay que|habrá que|había que|obligatori*|obligad*|obligación|necesari*|necesita >|necesitan >|necesitas >|preciso|imprescindible*|hace falta|hará falta|me falta >|falta >',
    'modality:due': 'vence|vencen|a pagar|pagader*',
    'modality:may':
      'puede|pueden|podrá|podrán|podría|podrían|pudo|pudieron|puede que|quizá|quizás|tal vez|acaso|es posible que|posiblemente|permitid*|permiso|permite|permiten|autorizad*|a lo mejor',
    'modality:right': 'derecho a',
    'modality:can':
      'sabe >|saben >|sabes >|sabemos >|posible|posibles|posibilidad|puedes|podéis|podemos|puedo|capaz|capaces|en condiciones de',
    'modality:should':
      'debería|deberían|deberías|deberíamos|aconsej*|recomend*|recomiend*|conviene|convendría|sería mejor',
    'modality:shouldnot': 'desaconsej*',
    'modality:forbidden': 'prohibid*|prohíbe*|prohib*|imposible*|vedad*',
    'modality:optional': 'optativ*|opcional*|voluntari*|innecesari*',
    'modality:sure': 'seguro que|ciertamente|con seguridad|sin duda|con toda seguridad|indudablemente',
    'modality:likely': 'probablemente|probable|seguramente',
    'please:please': 'por favor|rogamos|ruego|favor de|se ruega',
    'amount:all': 'todo|todos|toda|todas|cada|cualquier|cualquiera|totalidad|sin excepción|todo el mundo',
    'amount:most':
      'la mayoría|mayor parte|mayoritariamente|casi todos|casi todas|casi todo|casi toda|casi de todo|casi cada',
    'amount:many': 'muchos|muchas|mucho|mucha|numeros*|multitud|un montón',
    'amount:some':
      'parte de|una parte|algún|alguno|alguna|algunos|algunas|varios|varias|unos cuantos|unas cuantas|alguien|algo|ciertos|ciertas|unos pocos|unas pocas|una parte',
    'amount:few': 'pocos|pocas|poco|poca|escas*|apenas un*',
    'amount:one': 'uno de los dos|una de las dos|uno de ambos|una de ambas|alguno de los dos',
    'amount:both': 'ambos|ambas|los dos|las dos|uno y otro',
    'often:always': 'siempre|constantemente|en todo momento|cada vez|continuamente|todo el tiempo',
    'often:often': 'a menudo|frecuentemente|con frecuencia|normalmente|generalmente|habitualmente|suele*',
    'often:sometimes': 'a veces|de vez en cuando|ocasionalmente|en ocasiones|algunas veces|a ratos',
    'often:rarely': 'rara vez|raramente|pocas veces',
    'bound:least':
      'al menos|por lo menos|como mínimo|un mínimo de|mínimo de|no menos de|o más|mínimo #|cuando menos|mínimo',
    'bound:most':
      'como máximo|como mucho|a lo sumo|un máximo de|máximo de|no más de|no más que|hasta #|o menos|limitad*|máximo #|a lo más|máximo',
    'bound:over':
      'más de #|más de un|más de una|más de medi*|por encima de|super|supera|superan|superior a|superiores a|exced*|mayor de #|mayores de #|más de la mitad|pasa de #|pasan de #|pasar de #|pasó de #|pasaron de #|pase de #|rebas*',
    'bound:under':
      'menos de #|menos de un|menos de una|menos de medi*|por debajo de|inferior a|inferiores a|menor de #|menores de #|menos de la mitad',
    'only:only':
      'solo|sólo|solamente|únicamente|exclusivamente|tan solo|tan sólo|nada más que|nadie más que|nadie excepto|nadie salvo|únic*|reservad*|no ~ más que|no ~ sino',
    'bound:within': 'en un plazo de|dentro de #|en el plazo de',
    'link:though': 'aunque|a pesar de|pese a|aun cuando|incluso si|por más que',
    'link:if': 'si|siempre que|siempre y cuando|con tal de que|con tal que|a condición de que|en caso de que',
    'link:cause': 'porque|debido a|debido al|a causa de|a causa del|gracias a|ya que|puesto que',
    'also:also': 'también|incluso|asimismo',
    'rate:hour': 'por hora|a la hora|cada hora',
    'rate:day': 'por día|al día|diari*|cada día|todos los días|la noche|por noche',
    'rate:week': 'por semana|a la semana|semanal*|cada semana|todas las semanas',
    'rate:month': 'por mes|al mes|mensual*|cada mes|todos los meses',
    'rate:year': 'por año|al año|anual*|cada año|todos los años',
    'rate:person': 'por persona|por cabeza|por barba',
    'part:morning': 'por la mañana|de la mañana|esta mañana|mañanas|la mañana|madrugada',
    'part:afternoon': 'tarde|tardes',
    'part:evening': 'anochecer',
    'part:night': 'noche|noches',
    'day:-2': 'anteayer',
    'day:-1': 'ayer|anoche',
    'day:0': 'hoy',
    'day:1': 'mañana',
    'day:2': 'pasado mañana',
  },
  pt: {
    skip: 'a menos que|sem limitação|não hesite em|não hesite|não hesitem em|sem fins lucrativos|nada menos que|nada mais que|não se limitando a|não se limita a|não se limitam a|um ou mais|uma ou mais|não só|não apenas|não somente|não unicamente|sem dúvida alguma|no entanto|mais ou menos|além de|até logo|até breve|antes de mais|sobretudo|apesar de tudo|cada vez mais|uma vez mais|mais uma vez|bem como|bem vind*|tudo bem|por mais que|de novo|todo o mundo pode',
    'modality:must': 'deve >|devem >|deves >|devemos >|deverá|deverão|devia >|deviam >|deve ser|devem ser',
    'modality:need':
      'tem de|têm de|tem que|têm que|temos de|temos que|tens de|tens que|terá de|terão de|terá que|terão que|teve de|teremos de|teremos que|terás de|terei de|tínhamos de|tinha de|tinha que|tinham de|precisar >|precisará >|precisarão >|precisaremos >|precisa >|precisam >|precisamos >|precisas >|precisa de|precisam de|preciso|obrigatóri*|obrigado a|obrigada a|obrigados a|obrigadas a|obrigação|é necessário|será necessário|há que|imprescindíve*|é preciso',
    'modality:due': 'vence|vencem|a pagar|devid*',
    'modality:may':
      'pode|podem|poderá|poderão|poderia*|talvez|é possível que|possivelmente|permitid*|permissão|permite|autorizad*|autorização|porventura|quiçá',
    'modality:right': 'direito a|direito de',
    'modality:can':
      'sabe >|sabem >|sabes >|sabemos >|possível|possíveis|possibilidade|posso|podemos|podes|consegue|conseguem|capaz|capazes',
    'modality:should': 'deveria*|recomend*|aconselh*|convém|seria melhor',
    'modality:shouldnot': 'desaconselh*|desaconselhad*',
    'modality:forbidden': 'proibid*|proíbe*|proib*|impossível|vedad*|interdit*',
    'modality:optional': 'opcional|opcionais|facultativ*|desnecessári*|voluntári*|dispensad*',
    'modality:sure': 'certamente|com certeza|seguramente|sem dúvida|de certeza|indubitavelmente',
    'modality:likely': 'provavelmente|provável',
    'please:please': 'por favor|por gentileza|favor|queira|pedimos',
    'amount:all': 'todo|todos|toda|todas|tudo|cada|qualquer|totalidade|sem exceção|toda a gente|todo mundo',
    'amount:most':
      'a maioria|maior parte|maioritariamente|quase todos|quase todas|quase todo|quase toda|quase tudo|quase cada',
    'amount:many': 'muitos|muitas|muito|muita|numeros*',
    'amount:some':
      'algum|alguns|alguma|algumas|vários|várias|diversos|diversas|alguém|algo|certos|certas|uns poucos|parte dos|uma parte|parte dela|parte dele',
    'amount:few': 'poucos|poucas|pouco|pouca|escass*|raros|não ~ muitos',
    'amount:one': 'um dos dois|uma das duas|um de ambos|uma de ambas',
    'amount:both': 'ambos|ambas|os dois|as duas',
    'often:always': 'sempre|constantemente|a toda hora|a todo momento|continuamente|o tempo todo',
    'often:often': 'frequentemente|com frequência|muitas vezes|normalmente|geralmente|habitualmente|costuma*',
    'often:sometimes': 'às vezes|de vez em quando|ocasionalmente|por vezes|algumas vezes',
    'often:rarely': 'raramente|poucas vezes',
    'bound:least': 'pelo menos|ao menos|no mínimo|um mínimo de|mínimo de|não menos de|não menos que|ou mais|mínimo',
    'bound:most':
      'no máximo|um máximo de|máximo de|não mais de|não mais que|não mais do que|até #|ou menos|limitad*|quando muito|máximo',
    'bound:over':
      'mais de #|mais do que #|mais que #|mais de um|mais de uma|mais de meio|acima de|superior a|superiores a|exced*|ultrapass*|mais de metade|maiores de #|passa* dos #|passa de #|passam de #|passou de #|passaram de #|passar de #|passe de #|passavam de #|passa* os #',
    'bound:under':
      'menos de #|menos do que #|menos que #|menos de um|menos de uma|menos de meio|abaixo de|inferior a|inferiores a|menos de metade|menores de #',
    'only:only':
      'só|somente|apenas|unicamente|exclusivamente|nada mais que|ninguém mais que|ninguém exceto|ninguém além|ninguém senão|tão só|reservad*',
    'bound:within': 'dentro de #|no prazo de|num prazo de|em até #',
    'link:though': 'embora|ainda que|mesmo que|mesmo se|apesar de|apesar do|apesar da|se bem que',
    'link:if': 'desde que|contanto que|caso|na condição de|sob a condição de',
    'link:cause':
      'porque|por causa de|por causa da|por causa do|devido a|devido ao|devido à|graças a|já que|uma vez que',
    'also:also': 'também|inclusive|até mesmo',
    'rate:hour': 'por hora|à hora|cada hora|a hora',
    'rate:day': 'por dia|ao dia|diári*|cada dia|todos os dias|a noite|por noite',
    'rate:week': 'por semana|semanal|semanais|semanalmente|cada semana|todas as semanas',
    'rate:month': 'por mês|ao mês|mensal|mensais|mensalmente|cada mês|todos os meses',
    'rate:year': 'por ano|ao ano|anual|anuais|anualmente|cada ano|todos os anos',
    'rate:person': 'por pessoa|por cabeça',
    'part:morning': 'manhã|manhãs|madrugada',
    'part:afternoon': 'tarde|tardes',
    'part:evening': 'anoitecer',
    'part:night': 'noite|noites',
    'day:-2': 'anteontem',
    'day:-1': 'ontem',
    'day:0': 'hoje',
    'day:1': 'amanhã',
    'day:2': 'depois de amanhã',
  },
}
