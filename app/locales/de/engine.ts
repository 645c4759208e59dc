import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  notes: {
    summaryKept: 'Übernommene Sätze: {{kept}} von {{total}}.',
    summaryTrimmed_one: 'Ein Satz wurde um einen Einschub gekürzt.',
    summaryTrimmed_other: '{{count}} Sätze wurden um Einschübe gekürzt.',
    summaryExtractive: 'Die integrierte Engine wählt aus Ihren eigenen Sätzen aus; sie schreibt keine neuen.',
    summaryTooShort: 'Der Text ist zu kurz zum Zusammenfassen.',
    fiveLanguages: 'Die integrierte Engine kann das auf Englisch, Spanisch, Französisch, Deutsch und Portugiesisch.',
    summaryAllMatters:
      'In jedem Satz steht ein Datum, eine Pflicht, eine Warnung, eine Verneinung oder eine Frage, daher lässt sich nichts weglassen. Es wurde kein Credit verbraucht.',
    summaryLeftOut: 'Der Kürze halber weggelassen: {{list}}',
    summaryLonger:
      'Die Zusammenfassung ist länger als gewählt, damit jede Pflicht, jede Warnung, jedes Datum und jede Frage erhalten bleibt.',
    summaryMissed_one:
      'Ein weiterer Satz mit einem Datum, einer Pflicht, einer Verneinung oder einer Frage wurde weggelassen.',
    summaryMissed_other: '{{count}} weitere Sätze mit Daten, Pflichten, Verneinungen oder Fragen wurden weggelassen.',
    lengthNotMet: 'Die gewählte Länge ließ sich nicht genau einhalten, ohne einen Satz zu zerteilen.',
    rephraseEdits_one: 'Eine Änderung; sie steht neben dem Text.',
    rephraseEdits_other: 'Die Änderungen stehen neben dem Text.',
    rephraseChecked_one: 'Eine davon korrigiert einen Fehler, wie es die kostenlose Prüfung tut.',
    rephraseChecked_other: 'Einige davon korrigieren Fehler, wie es die kostenlose Prüfung tut.',
    rephraseFewRules:
      'In dieser Sprache kürzen die Regeln nur feste Wendungen und streichen, was doppelt gesagt ist. Alles andere bleibt, wie Sie es geschrieben haben.',
    rephraseRules:
      'Die Änderungen folgen Regeln und einem Wörterbuch. Namen, Zahlen, Zitate, Links und Code bleiben, wie Sie sie geschrieben haben.',
    rephraseShort: 'Bei kurzer Länge fallen auch Einschübe weg, auf die der Satz verzichten kann.',
    rephraseLong: 'Bei großer Länge werden auch Sätze umgestellt; die integrierte Engine fügt keinen Inhalt hinzu.',
    sentenceMoves_one: 'Ein Satz wurde umgestellt.',
    sentenceMoves_other: '{{count}} Sätze wurden umgestellt.',
    unchanged:
      'Wir haben keine sichere Umformulierung gefunden. Nach den Regeln ist Ihr Text bereits klar. Es wurde kein Credit verbraucht.',
    styleByRules:
      'In diesem Stil lässt sich nach Regeln nicht schreiben. Ihr Text wurde korrigiert und klarer gemacht. Ein KI-Modell kann dem Stil folgen.',
    explainCorrected_one: 'Vor dem Erklären wurde ein Fehler korrigiert.',
    explainCorrected_other: 'Vor dem Erklären wurden {{count}} Fehler korrigiert.',
    explainCut:
      'Gezeigt werden nur die ersten {{kept}} von {{total}} Schritten; wählen Sie eine größere Länge für mehr.',
    explainSenses: 'Die Definitionen stammen aus dem Wörterbuch WordNet und können die falsche Bedeutung treffen.',
    explainNoRareWords: 'Kein Wort ist so selten, dass es eine Definition bräuchte.',
    explainLegal: 'Rechtsbegriffe sind allgemein erklärt. Das ist keine Rechtsberatung.',
    explainNothing: 'Kein rechtliches, förmliches oder seltenes Wort zu erklären. Es wurde kein Credit verbraucht.',
    expandOutline:
      'Die integrierte Engine erstellt eine Gliederung und stellt die Fragen, die Ihr Text offen lässt. Ein KI-Modell kann einen längeren Text schreiben.',
    expandNothing: 'Die Regeln haben in Ihrem Text keine offene Frage gefunden. Es wurde kein Credit verbraucht.',
    researchOffline:
      'Es wurden keine Quellen verwendet: Im Internet wurde nichts nachgeschlagen. Die Übersicht zeigt, was in Ihrem Text zu prüfen ist und wie.',
    researchQuestion:
      'Ihre Anweisungen wurden als Frage verwendet. Das sind die nächstliegenden Textstellen; vielleicht beantworten sie sie nicht.',
    analyzeEnglish: 'Der Ton wird mit einer Wortliste gemessen; Ironie und Zusammenhang können unerkannt bleiben.',
    analyzePartly:
      'In dieser Sprache umfasst die Analyse Zählungen, Satzlänge, Lesezeit, Schlüsselbegriffe und Fehler. Ton und Lesbarkeit gibt es nur für Englisch.',
    analyzeCounts: 'Für diesen Text beschränkt sich die Analyse auf Zählungen und Kennzahlen.',
    notShorter: 'Es wurde keine kürzere Formulierung gefunden. Es wurde kein Credit verbraucht.',
    tooLittle: 'Dieser Text ist zu kurz. Es wurde kein Credit verbraucht.',
    noWords: 'In diesem Text stehen keine Wörter, mit denen sich arbeiten lässt.',
    code: 'Das sieht nach Programmcode aus. Die integrierte Engine verarbeitet Fließtext und lässt Code unverändert.',
    languageUnknown: 'Die Sprache des Textes ließ sich nicht erkennen. Oft helfen ein paar Wörter mehr.',
    englishOnly: 'Die integrierte Engine kann das nur auf Englisch. Ein KI-Modell beherrscht weitere Sprachen.',
    chooseEnglish: 'Einige Sätze sind auf Englisch. Wählen Sie Englisch als Sprache des Textes, um sie zu verarbeiten.',
    notProse: 'Das Wörterbuch kennt zu wenige dieser Wörter für ein verlässliches Ergebnis.',
    shortText: 'Der Text ist kurz; seine Sprache könnte falsch erkannt worden sein.',
    customPromptIgnored: 'Die integrierte Engine kann eigenen Anweisungen nicht folgen und hat Ihre nicht verwendet.',
    refineNotOffered: 'Diese Änderung braucht ein KI-Modell.',
    styleOnlyRephrase: 'Stile wirken nur beim Umformulieren; dieses Ergebnis verwendet keinen.',
    templateIgnored: 'Vorlagen leiten ein KI-Modell an. Die integrierte Engine hat diese nicht verwendet.',
    fixClean: 'Keine Fehler gefunden. Die Regeln kennen viele, aber nicht alle. Es wurde kein Credit verbraucht.',
    fixOnly: 'Nur Fehler wurden korrigiert. Wortlaut und Stil bleiben. Es wurde kein Credit verbraucht.',
    fixOffered_one: 'Über einen weiteren Fund entscheiden Sie. Er ist nicht ausgewählt.',
    fixOffered_other: 'Über {{count}} weitere Funde entscheiden Sie. Sie sind nicht ausgewählt.',
    fixMore: 'Nur die ersten {{max}} Funde stehen hier. Nicht gezeigt: {{more}}.',
    fixNoDictionary:
      'Für diese Sprache ist hier kein Wörterbuch installiert, daher wurde die Rechtschreibung nicht geprüft.',
    fixLanguages:
      'Die Prüfung liest englische, spanische, portugiesische, französische und deutsche Texte und hat hier keine davon erkannt.',
    onlyCorrected:
      'Die Regeln haben nichts zum Umformulieren gefunden, nur Fehler: Das sind die Korrekturen der kostenlosen Prüfung.',
    oneVersion: 'Die integrierte Engine findet immer denselben Wortlaut, daher gibt es nur eine Version.',
    styleUnchecked: 'Die Antwort konnte nicht mit den Regeln des Stils verglichen werden.',
    maskMissing: 'Verborgene Stellen, die nicht zurückkamen und im Ergebnis fehlen: {{list}}.',
    glossaryAvoid:
      'Ihr Glossar lässt diese Wörter nicht zu, und keine Regel sagt, was stattdessen stehen soll: {{list}}',
    reason: {
      glossary: 'Wie Ihr Glossar es verlangt',
      spelling: 'Rechtschreibung',
      grammar: 'Grammatik',
      agreement: 'Grammatik: Die Wörter passten nicht zusammen',
      confused: 'Leicht zu verwechselnde Wörter',
      wordy: 'Weniger Wörter, gleicher Sinn',
      plain: 'Ein einfacheres Wort',
      filler: 'Füllwort ohne Aussage',
      aside: 'Ein Einschub wurde weggelassen',
      active: 'Aktiv statt Passiv',
      order: 'Satzteile umgestellt',
      contraction: 'Zusammengezogen wie im Gespräch',
      noContraction: 'Ausgeschrieben',
      formal: 'Förmlichere Wendung',
      casual: 'Alltäglichere Wendung',
      tidy: 'Leerzeichen',
      punctuation: 'Zeichensetzung',
    },
    capability: {
      rephrase:
        'Korrigiert fünf Sprachen wie die kostenlose Prüfung und formuliert nach Regeln um: Englisch ganz, die anderen in festen Wendungen.',
      summarize: 'Englisch, Spanisch, Französisch, Deutsch und Portugiesisch. Wählt die wichtigsten Sätze aus.',
      expand: 'Nur Englisch. Eine Gliederung und die Fragen, die der Text offen lässt; schreibt keinen neuen Inhalt.',
      explain:
        'Englisch, Spanisch, Französisch, Deutsch und Portugiesisch: rechtliche und förmliche Wörter. Im Englischen auch lange Sätze und seltene Wörter.',
      translate: 'Übersetzen braucht ein KI-Modell.',
      research: 'Nur Englisch und ohne Internet. Listet auf, was in Ihrem Text zu prüfen ist.',
      analyze:
        'Vollständig für Englisch; Zählungen, Lesezeit, Schlüsselbegriffe und Fehler für Spanisch, Französisch, Deutsch und Portugiesisch.',
    },
  },
  /** Notes of the connected engine. */
  openai: {
    removed: 'Aus der Antwort des KI-Modells weggelassen, weil es nicht zum Text gehörte: {{list}}',
    web_page:
      'Die Adresse des Modellservers antwortet mit einer Webseite, die Basis-URL scheint also falsch zu sein; meist endet sie auf /v1.',
    only_thought: 'Das KI-Modell hat die erlaubte Länge zweimal mit Nachdenken verbraucht, bevor es etwas schrieb.',
    language_retried:
      'Das KI-Modell hat zuerst in einer anderen Sprache geantwortet. Das ist seine zweite Antwort, ohne weitere Kosten.',
    wrong_language: 'Die Antwort scheint in einer anderen Sprache zu sein ({{found}} statt {{wanted}}).',
    meaning_retried:
      'Die erste Antwort des KI-Modells hat Angaben geändert oder verloren. Das ist die zweite, ohne weitere Kosten.',
    rules_retried:
      'Die erste Antwort des KI-Modells hat Regeln Ihres Stils verletzt. Das ist die zweite, ohne weitere Kosten.',
    first_kept: 'Wir haben kostenlos eine zweite Antwort angefordert, aber sie war nicht besser. Das ist die erste.',
    meaning_differs:
      'Prüfen Sie diese Stellen Ihres Textes, die in der Antwort geändert oder verloren sein können: {{list}}',
    rules_broken_one: '{{count}} Stelle verletzt eine Regel Ihres Stils.',
    rules_broken_other: '{{count}} Stellen verletzen Regeln Ihres Stils.',
    in_pieces: 'Ihr Text war lang und wurde in {{count}} Teilen verarbeitet.',
    no_words: 'Die Antwort des KI-Modells enthielt keine Wörter. Es wurde kein Credit verbraucht.',
    unchanged: 'Das KI-Modell hat nichts zu verbessern gefunden.',
    no_sources:
      'Es wurden keine Quellen verwendet. Das KI-Modell hat aus dem geantwortet, was es gelernt hat, ohne Websuche. Prüfen Sie die Fakten.',
    cut_at_length: 'Die Antwort hat ihre maximale Länge erreicht. Wählen Sie eine größere Länge für mehr.',
    end_unmarked: 'Der Modellserver endete, ohne den Abschluss zu melden; der Text ist möglicherweise unvollständig.',
    stopped: 'Angehalten. Was bis dahin geschrieben wurde, behalten Sie.',
  },
} satisfies Translation<typeof english>
