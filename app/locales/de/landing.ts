import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark: ein zweites Augenpaar für alles, was Sie schreiben',
  description:
    'Penmark formuliert Texte um, fasst sie zusammen, baut sie aus, erklärt und übersetzt sie, recherchiert und analysiert. Jede Änderung ist markiert und begründet.',
  nav: {
    features: 'Funktionen',
    pricing: 'Preise',
    questions: 'Fragen',
    contact: 'Kontakt',
    label: 'Auf dieser Seite',
  },
  hero: {
    heading: 'Ein zweites Augenpaar für alles, was Sie schreiben',
    intro: 'Jede Änderung nennt ihren Grund. Kein Name, kein Datum, kein Betrag ändert sich unbemerkt.',
  },
  /** The sheet on which a visitor tries the product. */
  try: {
    letter:
      'Liebe Kolleginnen und Kollegen, aufgrund der Tatsache, dass die Frühjahrsmesse dieses Jahr spät endet, sind zwei Leser verreist. Wir hat die Durchsicht deshalb auf Donnerstag, den 12. März, um 14:00 Uhr verlegt. Der Raum bleibt der selbe. Zum jetzigen Zeitpunkt fehlen noch drei Beiträge. Bitte schicken Sie Ihre Notizen bis Montag.',
    label: 'Ihr Text',
    note: 'Das geht auf uns. Nichts wird aufbewahrt.',
    limit: 'Bis zu {{max}} Zeichen',
    submit: 'Anstreichen',
    changes_one: '{{count, number}} Änderung',
    changes_other: '{{count, number}} Änderungen',
    kept_one: '{{count, number}} Angabe unverändert',
    kept_other: '{{count, number}} Angaben unverändert',
    edit: 'Text ändern',
    keep: 'Weiter: {{count, number}} im Monat, kostenlos',
    comesAlong: 'Ihr Text kommt mit.',
    clean: 'Nach unseren Regeln ist nichts zu ändern. Versuchen Sie einen anderen Text.',
    tooLong:
      'Das sind mehr als {{max, number}} Zeichen. Kürzen Sie den Text, oder legen Sie für längere ein kostenloses Konto an.',
    used_one: 'Frei ist {{count, number}} Versuch in der Stunde. Mit einem kostenlosen Konto geht es weiter.',
    used_other: 'Frei sind {{count, number}} Versuche in der Stunde. Mit einem kostenlosen Konto geht es weiter.',
  },
  features: {
    heading: 'Sieben Aktionen',
    rephrase: {
      name: 'Umformulieren',
      text: 'Dasselbe, besser gesagt.',
    },
    summarize: {
      name: 'Zusammenfassen',
      text: 'Das Wesentliche.',
    },
    expand: {
      name: 'Ausbauen',
      text: 'Eine kurze Notiz, ausgeführt.',
    },
    explain: {
      name: 'Erklären',
      text: 'Schwierige Wörter verständlich gemacht.',
    },
    translate: { name: 'Übersetzen', text: 'In elf Sprachen.' },
    research: {
      name: 'Recherchieren',
      text: 'Fragen, denen nachzugehen sich lohnt.',
    },
    analyze: {
      name: 'Analysieren',
      text: 'Ton und Lesbarkeit.',
    },
    note: 'Beispiele der integrierten Engine. Ein KI-Modell kann alle sieben.',
    withModel: 'Mit einem KI-Modell',
  },
  ledger: {
    heading: 'Über jeden Credit wird Buch geführt',
    intro: 'Nur eine brauchbare Antwort verbraucht einen.',
    now: 'Unser Journal, jetzt',
    signed: 'signiert',
    root: 'Wurzel-Hash',
    sample: 'Musterbeleg prüfen',
  },
  trust: {
    label: 'Vertraulich und nachprüfbar',
    private: { name: 'Vertraulich', text: 'Wir bewahren nur auf, was Sie speichern.' },
    untracked: { name: 'Ohne Tracking', text: 'Keine Werbung, keine Besucherzählung, keine fremden Skripte.' },
    sealed: { name: 'Verschlüsselt', text: 'Was Sie speichern, ist mit dem Schlüssel Ihres Kontos versiegelt.' },
    verified: { name: 'Nachprüfbar', text: 'Auch wir können keinen Beleg unbemerkt ändern.' },
  },
  pricing: {
    heading: 'Preise',
    interval: 'Abrechnungszeitraum',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    saveUpTo: 'bis zu {{percent}} sparen',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    free: 'Kostenlos',
    byContract: 'Individueller Preis',
    save: 'Sie sparen {{amount}} im Jahr',
    popular: 'Empfohlen',
    requests_one: '{{count, number}} Anfrage im Monat',
    requests_other: '{{count, number}} Anfragen im Monat',
    requestsFrom_one: 'ab {{count, number}} Anfrage im Monat',
    requestsFrom_other: 'ab {{count, number}} Anfragen im Monat',
    prompts_one: '{{count, number}} gespeicherter Prompt',
    prompts_other: '{{count, number}} gespeicherte Prompts',
    styles_one: '{{count, number}} eigener Stil',
    styles_other: '{{count, number}} eigene Stile',
    templates_one: '{{count, number}} eigene Vorlage',
    templates_other: '{{count, number}} eigene Vorlagen',
    unlimited: 'Unbegrenzt viele Prompts, Stile und Vorlagen',
    unlimitedPrompts: 'Unbegrenzt viele Prompts',
    unlimitedStyles: 'Unbegrenzt viele Stile',
    unlimitedTemplates: 'Unbegrenzt viele Vorlagen',
    builtInOne: 'Stil „Professionell“ und Vorlage „Allgemeiner Assistent“',
    builtInStyles: 'Alle integrierten Stile',
    builtInAll: 'Alle integrierten Stile und Vorlagen',
    everythingIn: 'Alles aus dem Tarif {{plan}}',
    support: 'Bevorzugter Support',
    team: 'API-Zugang (Stapel und Teams geplant)',
    enterprise: 'Eigene Anbindungen, feste Ansprechpartner, SLA, Schulungen',
    start: 'Kostenlos beginnen',
    choose: '{{plan}} wählen',
    guarantee_one: '{{count, number}} Tag Geld-zurück-Garantie.',
    guarantee_other: '{{count, number}} Tage Geld-zurück-Garantie.',
  },
  languages: {
    heading: 'Sprachen',
    interface: 'Verfügbar auf',
    targets: 'Zielsprachen',
  },
  faq: {
    heading: 'Fragen',
    stored: {
      question: 'Bewahren Sie meinen Text auf?',
      answer:
        'Nein. Ihr Text wird gelesen, angestrichen und vergessen. Eine Antwort wartet 15 Minuten versiegelt, falls die Verbindung abbricht. Wir bewahren nur auf, was Sie speichern: Lesezeichen, Stile, Vorlagen und Prompts.',
    },
    credit: {
      question: 'Was ist ein Credit?',
      answer:
        'Eine brauchbare Antwort. Prüfen, Analysieren und Vergleichen sind kostenlos, und eine fehlgeschlagene Anfrage verbraucht keinen Credit. Die Credits erneuern sich am Ersten jedes Monats (UTC).',
    },
    languages: {
      question: 'In welchen Sprachen kann ich schreiben?',
      answer:
        'Die Prüfung liest Deutsch, Englisch, Spanisch, Französisch und Portugiesisch. Mit einem KI-Modell geht jede Aktion in jeder Sprache.',
    },
    facts: {
      question: 'Können sich meine Angaben ändern?',
      answer:
        'Nach jedem Umformulieren werden Namen, Daten, Beträge und Verneinungen verglichen. Was sich geändert hat, steht zuerst da und lässt sich wiederherstellen.',
    },
    model: {
      question: 'Geht mein Text an eine KI-Firma?',
      answer:
        'Mit der integrierten Engine nicht. Hat der Betreiber dieser Website ein KI-Modell verbunden, können Sie vor dem Senden Namen und Nummern verbergen und sehen, was abgeschickt wurde.',
    },
    cancel: {
      question: 'Kann ich jederzeit kündigen?',
      answer:
        'Ja, unter Abrechnung. Ihr Tarif bleibt bis zum Ende des bezahlten Zeitraums. Für bezahlte Tarife gilt eine Geld-zurück-Garantie.',
    },
    script: {
      question: 'Geht es ohne JavaScript?',
      answer:
        'Ja. Jede Seite ist ein einfaches Formular, auch auf dem Telefon. JavaScript bringt Striche beim Tippen und Tastenkürzel dazu.',
    },
    delete: {
      question: 'Wie lösche ich mein Konto?',
      answer:
        'In den Einstellungen. Ihre Texte und persönlichen Daten werden endgültig gelöscht. Im Journal bleiben nur Zahlen.',
    },
  },
  contact: {
    write: 'Schreiben Sie uns',
    guarantee: 'Geld zurückverlangen',
    address: 'Oder per E-Mail an {{address}}',
    hours: 'Wir sind erreichbar: {{hours}} ({{zone}}).',
    chat: 'Mit uns chatten',
  },
  call: {
    heading: 'Haben Sie einen Absatz, der Sie stört?',
    users_one: 'Über {{count, number}} Mensch schreibt mit Penmark',
    users_other: 'Über {{count, number}} Menschen schreiben mit Penmark',
    sites_one: 'Funktioniert auf über {{count, number}} Website',
    sites_other: 'Funktioniert auf über {{count, number}} Websites',
    editors_one: 'In {{count, number}} Editor erprobt',
    editors_other: 'In {{count, number}} Editoren erprobt',
  },
  footer: { pages: 'Weitere Seiten', verify: 'Export prüfen', label: 'Sprachen dieser Seite' },
} satisfies Translation<typeof english>
