import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  forgot: {
    title: 'Passwort vergessen?',
    intro: 'Nennen Sie Ihre Adresse, dann senden wir Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
    submit: 'Link senden',
    toLogin: 'Zurück zur Anmeldung',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sent: 'Falls Ihre E-Mail-Adresse registriert ist, erhalten Sie einen Link zum Zurücksetzen des Passworts.',
    sentHint:
      'Der Link gilt einmalig und eine Stunde lang. Sehen Sie auch im Spam-Ordner nach; eine neuere Nachricht ersetzt ihn.',
    again: 'An eine andere Adresse senden',
    link: 'Passwort vergessen?',
  },
  reset: {
    title: 'Neues Passwort setzen',
    intro: 'Alle Geräte werden abgemeldet, danach melden Sie sich mit dem neuen Passwort an.',
    password: 'Neues Passwort',
    confirm: 'Neues Passwort bestätigen',
    submit: 'Neues Passwort setzen',
    doneTitle: 'Passwort zurückgesetzt',
    done: 'Ihr neues Passwort ist gesetzt. Gleich öffnet sich die Anmeldung.',
    toLogin: 'Zur Anmeldung',
    newLink: 'Neuen Link anfordern',
  },
  password: {
    title: 'Passwort',
    intro:
      'Eine Änderung meldet alle anderen Geräte ab, und API-Token gelten nicht mehr. Dieses Gerät bleibt angemeldet.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    confirm: 'Neues Passwort bestätigen',
    submit: 'Passwort ändern',
    done: 'Das Passwort wurde geändert',
    noneTitle: 'Ihr Konto hat kein Passwort',
    none: 'Sie melden sich auf andere Weise an, deshalb gibt es kein Passwort zu ändern. Wenn Sie möchten, setzen Sie hier eines: Dann können Sie sich auch mit E-Mail-Adresse und Passwort anmelden.',
    set: 'Passwort setzen',
    setDone: 'Das Passwort ist gesetzt. Sie können sich jetzt damit anmelden.',
    staleTitle: 'Melden Sie sich zuerst neu an',
    stale: 'Um ein Passwort zu setzen, muss Ihre Anmeldung weniger als zehn Minuten zurückliegen.',
    signOut: 'Abmelden und neu anmelden',
  },
  email: {
    title: 'E-Mail-Adresse',
    now: 'Ihre Adresse ist {{email}}.',
    intro:
      'Eine Änderung braucht beide Postfächer: erst einen Link an die bisherige Adresse, dann einen an die neue. Danach melden Sie sich mit der neuen Adresse an.',
    field: 'Neue E-Mail-Adresse',
    password: 'Aktuelles Passwort',
    passwordHint: 'Damit niemand sonst die Adresse an einem offenen Gerät ändert.',
    submit: 'E-Mail-Adresse ändern',
    unchanged: 'Es gibt nichts zu speichern',
    sent: 'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um die Änderung zu genehmigen.',
    resent: 'Ein neuer Link ist unterwegs an {{email}}.',
    cancelled: 'Die Änderung wurde abgebrochen. Ihre Adresse bleibt, wie sie ist.',
    pendingTitle: 'Eine Änderung steht aus',
    waitingApproval:
      'Sie möchten zu {{next}} wechseln. Öffnen Sie zur Genehmigung bis {{date}} (UTC) den Link, den wir an {{email}} gesendet haben.',
    waitingConfirmation:
      'Der Wechsel zu {{next}} ist genehmigt. Öffnen Sie bis {{date}} (UTC) den Link, den wir an diese Adresse gesendet haben.',
    resend: 'Link erneut senden',
    cancel: 'Änderung abbrechen',
    notSent:
      'Die Änderung ist vorgemerkt, aber die Nachricht konnte nicht gesendet werden. Senden Sie den Link erneut.',
    stale: 'Um die Adresse zu ändern, muss Ihre Anmeldung weniger als zehn Minuten zurückliegen.',
  },
  emailLink: {
    title: 'Änderung der E-Mail-Adresse',
    linkTitle: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
    link: 'Nur noch ein Schritt: Bestätigen Sie, dass sich die E-Mail-Adresse Ihres Kontos ändern soll.',
    linkAsks:
      'Das Penmark-Konto von {{email}} soll die Adresse {{newEmail}} bekommen. Bestätigen Sie das nur, wenn das Konto Ihres ist: Wer sein Passwort kennt, kann sich danach mit dieser Adresse anmelden.',
    submit: 'Änderung bestätigen',
    working: 'Die Änderung wird bestätigt …',
    approvedTitle: 'Änderung genehmigt',
    approved:
      'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um die Änderung abzuschließen; bis dahin ändert sich nichts.',
    approvedNoMail:
      'Die Änderung ist genehmigt, aber die Nachricht an die neue Adresse konnte nicht gesendet werden. Melden Sie sich an und senden Sie sie in den Kontoeinstellungen erneut.',
    changedTitle: 'E-Mail-Adresse geändert',
    changed: 'Ihr Konto gehört jetzt zu {{email}}. Melden Sie sich damit an.',
    changedBefore: 'Diese Änderung ist bereits abgeschlossen. Melden Sie sich mit der neuen Adresse an.',
    failedTitle: 'Die Adresse wurde nicht geändert',
    noToken: 'Der Bestätigungslink ist ungültig: Es fehlt der Code.',
    toLogin: 'Zur Anmeldung',
  },
  problem: {
    currentRequired: 'Bitte geben Sie Ihr aktuelles Passwort ein',
    newDiffer: 'Die neuen Passwörter stimmen nicht überein',
    emailRequired: 'Bitte geben Sie die E-Mail-Adresse ein',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    forgotFailed: 'Die Nachricht zum Zurücksetzen konnte nicht gesendet werden',
    verificationFailed: 'Die Bestätigung ist fehlgeschlagen',
    verificationError: 'Bei der Bestätigung ist ein Fehler aufgetreten',
  },
  api: {
    forgot: 'Falls Ihre E-Mail-Adresse registriert ist, erhalten Sie einen Link zum Zurücksetzen des Passworts.',
    reset: 'Das Passwort wurde zurückgesetzt',
    changed: 'Das Passwort wurde geändert',
    emailRequested: 'Ein Link wurde an Ihre bisherige E-Mail-Adresse gesendet',
    emailApproved: 'Die Änderung ist genehmigt. Ein Bestätigungslink ging an die neue Adresse.',
    emailChanged: 'Die E-Mail-Adresse wurde geändert. Bitte melden Sie sich mit der neuen Adresse an.',
  },
} satisfies Translation<typeof english>
