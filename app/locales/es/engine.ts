import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  notes: {
    summaryKept: 'Frases conservadas: {{kept}} de {{total}}.',
    summaryTrimmed_one: 'Se acortó una frase quitando un inciso.',
    summaryTrimmed_other: 'Se acortaron {{count}} frases quitando incisos.',
    summaryExtractive: 'El motor integrado elige tus propias frases; no escribe otras nuevas.',
    summaryTooShort: 'El texto es demasiado corto para resumirlo.',
    fiveLanguages: 'El motor integrado hace esto en inglés, español, francés, alemán y portugués.',
    summaryAllMatters:
      'Cada frase tiene una fecha, un deber, una advertencia, una negación o una pregunta, así que no se puede quitar nada. No se ha usado ningún crédito.',
    summaryLeftOut: 'Omitido para no alargar: {{list}}',
    summaryLonger:
      'El resumen es más largo de lo pedido, para conservar cada obligación, advertencia, fecha y pregunta.',
    summaryMissed_one: 'Se omitió otra frase con una fecha, una obligación, una negación o una pregunta.',
    summaryMissed_other: 'Se omitieron otras {{count}} frases con fechas, obligaciones, negaciones o preguntas.',
    lengthNotMet: 'No fue posible ajustarse del todo a la longitud elegida sin partir una frase.',
    rephraseEdits_one: 'Un cambio; aparece junto al texto.',
    rephraseEdits_other: 'Los cambios aparecen junto al texto.',
    rephraseChecked_one: 'Uno de ellos corrige un error, como hace la revisión gratuita.',
    rephraseChecked_other: 'Algunos de ellos corrigen errores, como hace la revisión gratuita.',
    rephraseFewRules:
      'En este idioma las reglas solo acortan frases hechas y quitan lo que se dice dos veces. Todo lo demás queda como lo escribiste.',
    rephraseRules:
      'Los cambios siguen reglas y un diccionario. Los nombres, números, citas, enlaces y código quedan como los escribiste.',
    rephraseShort: 'La longitud corta quita además los incisos prescindibles.',
    rephraseLong: 'La longitud larga también reordena frases; el motor integrado no añade contenido.',
    sentenceMoves_one: 'Se reordenó una frase.',
    sentenceMoves_other: 'Se reordenaron {{count}} frases.',
    unchanged:
      'No encontramos ningún cambio seguro. Según las reglas, tu texto ya es claro. No se ha usado ningún crédito.',
    styleByRules:
      'Las reglas no pueden escribir en este estilo, así que tu texto se corrigió y se aclaró. Un modelo de IA puede seguir el estilo.',
    explainCorrected_one: 'Se corrigió un error antes de explicar el texto.',
    explainCorrected_other: 'Se corrigieron {{count}} errores antes de explicar el texto.',
    explainCut: 'Solo se muestran los primeros {{kept}} de {{total}} pasos; elige una longitud mayor para ver más.',
    explainSenses: 'Las definiciones vienen del diccionario WordNet y pueden no corresponder al sentido correcto.',
    explainNoRareWords: 'Ninguna palabra es tan poco común como para necesitar definición.',
    explainLegal: 'Los términos jurídicos se explican de forma general. No es asesoramiento jurídico.',
    explainNothing: 'No hay ninguna palabra legal, formal o poco común que explicar. No se ha usado ningún crédito.',
    expandOutline:
      'El motor integrado hace un esquema y plantea las preguntas que tu texto deja abiertas. Un modelo de IA puede escribir un texto más largo.',
    expandNothing: 'Las reglas no encontraron ninguna pregunta abierta en tu texto. No se ha usado ningún crédito.',
    researchOffline:
      'No se usaron fuentes: no se ha consultado internet. El informe muestra qué comprobar en tu texto y cómo.',
    researchQuestion:
      'Tus instrucciones se usaron como pregunta. Estos son los pasajes más cercanos; puede que no la respondan.',
    analyzeEnglish: 'La medida del tono usa una lista de palabras y puede pasar por alto la ironía y el contexto.',
    analyzePartly:
      'En este idioma, el análisis abarca recuentos, longitud de las frases, tiempo de lectura, términos clave y errores. El tono y la legibilidad solo se analizan en inglés.',
    analyzeCounts: 'Para este texto, el análisis se limita a recuentos y cifras.',
    notShorter: 'No se encontró una redacción más corta. No se ha usado ningún crédito.',
    tooLittle: 'Este texto es demasiado corto. No se ha usado ningún crédito.',
    noWords: 'En este texto no hay palabras con las que trabajar.',
    code: 'Esto parece código de programación. El motor integrado trabaja con prosa y no toca el código.',
    languageUnknown: 'No se pudo reconocer el idioma del texto. Unas palabras más suelen bastar.',
    englishOnly: 'El motor integrado solo hace esto en inglés. Un modelo de IA puede trabajar en otros idiomas.',
    chooseEnglish: 'Algunas frases están en inglés. Elige el inglés como idioma del texto para trabajar con ellas.',
    notProse: 'El diccionario conoce demasiado pocas de estas palabras para dar un resultado fiable.',
    shortText: 'El texto es corto, así que el idioma puede haberse detectado mal.',
    customPromptIgnored: 'El motor integrado no puede seguir instrucciones personalizadas, así que no usó las tuyas.',
    refineNotOffered: 'Este cambio necesita un modelo de IA.',
    styleOnlyRephrase: 'Los estilos solo se aplican al reformular; este resultado no usa ninguno.',
    templateIgnored: 'Las plantillas orientan a un modelo de IA. El motor integrado no ha usado esta.',
    fixClean: 'No se encontraron errores. Las reglas conocen muchos, pero no todos. No se ha usado ningún crédito.',
    fixOnly: 'Solo se corrigieron errores. Tus palabras y tu estilo se conservan. No se ha usado ningún crédito.',
    fixOffered_one: 'Queda una sugerencia por decidir. No está marcada.',
    fixOffered_other: 'Quedan {{count}} sugerencias por decidir. No están marcadas.',
    fixMore: 'Solo se muestran las primeras {{max}} sugerencias. Sin mostrar: {{more}}.',
    fixNoDictionary: 'Aquí no hay un diccionario de este idioma, así que no se revisó la ortografía.',
    fixLanguages:
      'La revisión lee prosa en inglés, español, portugués, francés y alemán, y aquí no reconoció ninguno de ellos.',
    onlyCorrected:
      'Las reglas no encontraron nada que reformular, solo errores: estas son las correcciones de la revisión gratuita.',
    oneVersion: 'El motor integrado encuentra siempre la misma redacción, así que hay una sola versión.',
    styleUnchecked: 'No se pudo comprobar si la respuesta cumple las reglas del estilo.',
    maskMissing: 'Pasajes ocultos que no volvieron y faltan en el resultado: {{list}}.',
    glossaryAvoid: 'Tu glosario no permite estas palabras, y ninguna regla dice qué escribir en su lugar: {{list}}',
    reason: {
      glossary: 'Como pide tu glosario',
      spelling: 'Ortografía',
      grammar: 'Gramática',
      agreement: 'Gramática: faltaba concordancia',
      confused: 'Palabras que se confunden con facilidad',
      wordy: 'Menos palabras, mismo sentido',
      plain: 'Una palabra más sencilla',
      filler: 'Relleno que no aporta nada',
      aside: 'Se quitó un inciso',
      active: 'Voz activa en lugar de pasiva',
      order: 'Oraciones reordenadas',
      contraction: 'Contracción, como en la conversación',
      noContraction: 'Escrito sin contraer',
      formal: 'Expresión más formal',
      casual: 'Expresión más cotidiana',
      tidy: 'Espacios',
      punctuation: 'Puntuación',
    },
    capability: {
      rephrase:
        'Corrige cinco idiomas como la revisión gratuita y reformula mediante reglas: el inglés entero, los demás en frases hechas.',
      summarize: 'Inglés, español, francés, alemán y portugués. Elige las frases más importantes.',
      expand: 'Solo en inglés. Un esquema y las preguntas que el texto deja abiertas; no escribe contenido nuevo.',
      explain:
        'Inglés, español, francés, alemán y portugués: palabras legales y formales. En inglés, también frases largas y palabras poco comunes.',
      translate: 'Traducir requiere un modelo de IA.',
      research: 'Solo en inglés y sin conexión. Enumera qué comprobar en tu texto.',
      analyze:
        'Completo en inglés; recuentos, tiempo de lectura, términos clave y errores en español, francés, alemán y portugués.',
    },
  },
  /** Notes of the connected engine. */
  openai: {
    removed: 'Se ha quitado de la respuesta del modelo de IA, porque no era parte del texto: {{list}}',
    web_page:
      'La dirección del servidor del modelo de IA responde con una página web, así que la URL base parece incorrecta; suele terminar en /v1.',
    only_thought: 'El modelo de IA agotó dos veces la longitud permitida pensando, antes de escribir nada.',
    language_retried:
      'El modelo de IA respondió primero en otro idioma. Esta es su segunda respuesta, sin coste adicional.',
    wrong_language: 'La respuesta parece estar en {{found}} y no en {{wanted}}.',
    meaning_retried:
      'La primera respuesta del modelo de IA cambió o perdió datos. Esta es la segunda, sin coste adicional.',
    rules_retried:
      'La primera respuesta del modelo de IA incumplía las reglas de tu estilo. Esta es la segunda, sin coste adicional.',
    first_kept: 'Pedimos una segunda respuesta sin coste, pero no era mejor. Esta es la primera.',
    meaning_differs: 'Revisa estas partes de tu texto, que la respuesta puede haber cambiado o perdido: {{list}}',
    rules_broken_one: '{{count}} pasaje no cumple una regla de tu estilo.',
    rules_broken_other: '{{count}} pasajes no cumplen las reglas de tu estilo.',
    in_pieces: 'Tu texto era largo y se procesó en {{count}} partes.',
    no_words: 'La respuesta del modelo de IA no contenía palabras. No se ha usado ningún crédito.',
    unchanged: 'El modelo de IA no encontró nada que mejorar.',
    no_sources:
      'No se usaron fuentes. El modelo de IA respondió con lo que aprendió, sin buscar en la web. Comprueba los datos.',
    cut_at_length: 'La respuesta llegó a su límite de longitud. Elige una longitud mayor para obtener más.',
    end_unmarked:
      'El servidor del modelo de IA terminó sin indicar que había acabado, así que el texto puede estar incompleto.',
    stopped: 'Detenido. Conservas lo escrito hasta ahora.',
  },
} satisfies Translation<typeof english>
