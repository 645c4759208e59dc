import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  invalid_input: 'Bitte prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
  invalid_encoding: 'Der Text ist kein gültiges UTF-8. Es wurde nichts verarbeitet.',
  invalid_json: 'Der Inhalt ist kein JSON-Objekt.',
  login_required: 'Bitte melden Sie sich an, um fortzufahren.',
  forbidden: 'Sie dürfen diese Aktion nicht ausführen.',
  cross_origin:
    'Dieses Formular kam von einer anderen Website, deshalb wurde nichts geändert. Öffnen Sie die Seite hier und versuchen Sie es erneut.',
  not_found: 'Nicht gefunden.',
  method_not_allowed: 'Diese Methode ist hier nicht erlaubt.',
  payload_too_large:
    'Das war zu viel auf einmal: Die Grenze liegt bei {{limit}} KB. Es wurde nichts verarbeitet. Gehen Sie zurück, kürzen Sie den Text und senden Sie ihn erneut.',
  unsupported_media_type: 'Dieser Inhaltstyp wird hier nicht angenommen.',
  rate_limited: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  server_error: 'Serverfehler. Bitte versuchen Sie es später erneut.',
  busy: 'Der Server ist ausgelastet. Es wurde nichts geändert oder berechnet; bitte versuchen Sie es gleich noch einmal.',
  invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  second_factor_required: 'Geben Sie den Code Ihres zweiten Faktors ein, um die Anmeldung abzuschließen.',
  second_factor_wrong: 'Dieser Code ist falsch oder wurde schon benutzt. Warten Sie auf den nächsten.',
  second_factor_expired: 'Diese Anmeldung ist beendet. Beginnen Sie noch einmal mit Ihrem Passwort.',
  second_factor_exhausted: 'Es wurden zu viele Codes versucht. Beginnen Sie noch einmal mit Ihrem Passwort.',
  second_factor_unreadable:
    'Diese Website kann das Geheimnis Ihrer App nicht mehr lesen, deshalb gilt keiner ihrer Codes. Nehmen Sie einen Wiederherstellungscode oder einen Passkey und richten Sie die App dann neu ein.',
  passkey_refused: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  password_first:
    'Ihr Passwort wurde zurückgesetzt. Melden Sie sich einmal mit dem neuen Passwort an und prüfen Sie Ihr Konto. Danach geht es wieder.',
  factor_already_on:
    'Eine Authenticator-App ist schon eingeschaltet. Schalten Sie sie erst aus, um eine andere einzurichten.',
  factor_not_begun: 'Es gibt nichts mehr zu bestätigen. Beginnen Sie die Einrichtung noch einmal.',
  factor_code_wrong:
    'Das ist nicht der Code von jetzt. Prüfen Sie, ob die Uhr Ihres Telefons richtig geht, und geben Sie den nächsten Code ein.',
  passkey_not_added: 'Der Passkey wurde nicht hinzugefügt. Versuchen Sie es erneut.',
  passkey_exists: 'Dieser Passkey gehört schon zu einem Konto.',
  too_many_passkeys: 'Es gibt 20 Passkeys, mehr geht nicht. Entfernen Sie einen, um einen weiteren hinzuzufügen.',
  EMAIL_NOT_VERIFIED: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  account_suspended:
    'Dieses Konto ist gesperrt: Anmeldung, API-Schlüssel und Anfragen gehen nicht. Gelöscht wurde nichts.',
  registration_off:
    'Zurzeit lassen sich keine neuen Konten anlegen. Bestehende funktionieren; bitte versuchen Sie es später wieder.',
  mails_off:
    'Zurzeit werden keine Nachrichten gesendet, daher wurde nichts geändert. Bitte versuchen Sie es später wieder.',
  email_taken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich stattdessen an.',
  registration_password_needed: 'Geben Sie das Passwort ein, das beim Anlegen des Kontos gewählt wurde.',
  registration_password_wrong: 'Das ist nicht das Passwort, das beim Anlegen des Kontos gewählt wurde.',
  invalid_token: 'Der Bestätigungscode ist ungültig oder abgelaufen',
  already_verified: 'Diese E-Mail-Adresse ist bereits bestätigt.',
  current_password_incorrect: 'Das aktuelle Passwort ist falsch. Bitte versuchen Sie es erneut.',
  sign_in_again:
    'Dafür muss Ihre Anmeldung weniger als zehn Minuten zurückliegen. Melden Sie sich neu an und wiederholen Sie es.',
  confirmation_differs: 'Die E-Mail-Adresse ist nicht die Ihres Kontos.',
  reset_token_invalid: 'Das Passwort konnte nicht zurückgesetzt werden, der Link ist vielleicht abgelaufen',
  email_change_expired:
    'Der Bestätigungslink ist abgelaufen. Bitte fordern Sie die Änderung der E-Mail-Adresse neu an.',
  email_change_invalid:
    'Der Bestätigungslink ist ungültig. Vielleicht hat ihn eine neuere Nachricht ersetzt, oder die Änderung wurde abgebrochen.',
  email_change_unavailable:
    'Die neue E-Mail-Adresse ist nicht mehr verfügbar. Bitte versuchen Sie es mit einer anderen.',
  email_in_use: 'Diese E-Mail-Adresse wird bereits von einem anderen Konto verwendet.',
  email_unchanged: 'Die neue E-Mail-Adresse muss sich von der bisherigen unterscheiden.',
  google_not_configured: 'Die Anmeldung mit Google konnte nicht gestartet werden',
  google_unavailable: 'Google ist gerade nicht erreichbar',
  google_bad_response: 'Ungültige Antwort von Google OAuth',
  google_failed: 'Die Anmeldung mit Google ist fehlgeschlagen',
  google_code_missing: 'Kein Autorisierungscode erhalten',
  google_no_credential: 'Keine Anmeldedaten erhalten',
  google_email_unverified:
    'Google hat diese E-Mail-Adresse nicht bestätigt, deshalb öffnet sie hier kein Konto. Lassen Sie sie bei Google bestätigen oder registrieren Sie sich mit einem Passwort.',
  google_other_linked:
    'Das Konto ist bereits mit einem anderen Google-Konto verbunden. Melden Sie sich mit diesem oder auf anderem Weg an.',
  google_taken: 'Dieses Google-Konto ist mit einem anderen Penmark-Konto verbunden.',
  google_only_way: 'Google ist Ihr einziger Weg, sich anzumelden. Legen Sie zuerst ein Passwort fest.',
  api_key_invalid: 'Dieser API-Schlüssel ist unbekannt, abgelaufen oder widerrufen.',
  api_key_paused:
    'Dieser API-Schlüssel pausiert seit dem Zurücksetzen des Passworts, bis sein Inhaber das Konto geprüft hat.',
  api_plan_needed:
    'API-Schlüssel brauchen den Tarif Business oder höher. Der Schlüssel gilt wieder, sobald der Tarif die API enthält.',
  api_scope_missing: 'Dieser API-Schlüssel darf diesen Aufruf nicht machen: Ihm fehlt das Recht „{{scope}}“.',
  api_key_not_here:
    'API-Schlüssel können diesen Aufruf nicht machen. Melden Sie sich an und nehmen Sie das Token dieser Anmeldung.',
  too_many_keys: 'Es gibt schon so viele Schlüssel wie möglich. Widerrufen Sie zuerst einen.',
  key_replaced: 'Dieser Schlüssel wurde inzwischen ersetzt. Laden Sie die Seite neu.',
  self_invite: 'Ihre eigene Adresse können Sie nicht einladen: Sie sehen bereits alles.',
  duplicate_seat:
    'Für diese Adresse gibt es bereits eine offene Einladung oder einen Zugang. Entziehen Sie ihn zuerst oder senden Sie die Einladung erneut.',
  too_many_seats:
    'Es sind zehn Zugänge offen, das ist die Grenze. Entziehen Sie einen, bevor Sie weitere Prüfer einladen.',
  seat_closed:
    'Dieser Zugang wurde angenommen, ist abgelaufen oder entzogen; die Einladung kann nicht erneut gesendet werden.',
  invitation_invalid:
    'Dieser Einladungslink ist ungültig. Vielleicht hat ihn eine neuere Nachricht ersetzt; öffnen Sie die letzte.',
  invitation_used: 'Diese Einladung wurde bereits angenommen.',
  invitation_expired: 'Diese Einladung ist abgelaufen. Bitten Sie die einladende Person, sie erneut zu senden.',
  invitation_revoked: 'Diese Einladung wurde vom Arbeitsbereich zurückgezogen.',
  wrong_address: 'Diese Einladung gilt für eine andere Adresse. Melden Sie sich mit der eingeladenen Adresse an.',
  month_invalid: 'Der Monat muss als JJJJ-MM angegeben werden.',
  month_before_log: 'Das Journal begann erst nach diesem Monat; es gibt also nichts zu exportieren.',
  month_not_begun:
    'Von diesem Monat ist noch nichts veröffentlicht. Warten Sie, bis er begonnen hat und seine ersten Einträge veröffentlicht sind; das dauert einige Sekunden.',
  since_unpublished:
    'Das ist nicht die Größe eines Kontrollpunkts, der bis zu diesem Export veröffentlicht wurde. Nehmen Sie die des Kontrollpunkts, den Sie aufbewahrt haben.',
  not_published_yet:
    'Ihre Einträge sind noch von keinem veröffentlichten Kontrollpunkt erfasst. Bitte versuchen Sie es in einigen Sekunden erneut.',
  name_exists: 'In der Bibliothek gibt es diesen Namen schon.',
  built_in_conflict: 'Etwas Vorhandenes trägt diesen Namen schon.',
  library_limit: 'Ihr Tarif hat dafür keinen Platz mehr. Löschen Sie etwas, oder wechseln Sie den Tarif.',
  library_locked:
    'Das geht über Ihren Tarif hinaus. Es bleibt erhalten, lässt sich aber erst wieder nutzen oder ändern, wenn der Tarif Platz dafür hat.',
  item_changed:
    'Das wurde inzwischen an anderer Stelle gespeichert. Was Sie getippt haben, ist noch hier: Vergleichen Sie unter „Versionen“, oder speichern Sie noch einmal, damit es gilt.',
  library_full: 'Mehr Einträge dieser Art können wir nicht speichern. Löschen Sie einen, um einen weiteren anzulegen.',
  dictionary_full:
    'Ihr eigenes Wörterbuch ist voll. Entfernen Sie einen Eintrag in den Einstellungen, um einen anderen aufzunehmen.',
  bookmarks_full:
    'Sie haben 500 Lesezeichen, mehr gehen nicht. Löschen Sie eines, um ein weiteres Ergebnis zu behalten.',
  bookmark_receipt:
    'Der Beleg ist kein Eintrag Ihres Journals. Lassen Sie ihn weg, um das Ergebnis ohne ihn zu behalten.',
  style_unknown: 'Diesen Stil gibt es nicht',
  template_unknown: 'Diese Vorlage gibt es nicht',
  billing_not_configured:
    'Die Abrechnung ist auf dieser Website nicht eingerichtet. Tarife können hier zurzeit nicht gekauft werden.',
  billing_unavailable: 'Die Abrechnungsdaten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  checkout_failed: 'Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  portal_failed: 'Das Kundenportal konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  plan_not_sold: 'Dieser Tarif kann hier nicht gekauft werden. Wählen Sie Pro oder Business.',
  already_subscribed: 'Sie haben bereits ein Abonnement. Ändern Sie es im Kundenportal.',
  plan_set_by_operator: 'Der Betreiber dieser Website hat Ihren Tarif festgelegt, daher gibt es nichts zu kaufen.',
  already_on_plan: 'Sie haben diesen Tarif bereits.',
  change_not_offered: 'Ändern Sie zuerst den Tarif und dann den Abrechnungszeitraum.',
  no_billing_account: 'Es gibt noch kein Abonnement zum Verwalten.',
  text_blank: 'Bitte geben Sie einen Text ein',
  text_too_long: 'Der Text muss kürzer als 5000 Zeichen sein',
  style_locked: 'Dieser Stil erfordert den Pro-Tarif oder höher. Wechseln Sie den Tarif, um ihn zu nutzen.',
  template_locked: 'Diese Vorlage erfordert einen höheren Tarif. Wechseln Sie den Tarif, um sie zu nutzen.',
  custom_prompt_locked: 'Eigene Anweisungen erfordern den Pro-Tarif oder höher.',
  cap_reached:
    'Sie haben die Ausgabengrenze erreicht, die Sie für diesen Monat festgelegt haben. Ändern Sie sie unter Abrechnung, oder machen Sie am {{date}} weiter. Es wurde nichts berechnet.',
  cap_invalid: 'Geben Sie eine ganze Zahl ab 1 ein, die unter dem Limit Ihres Tarifs liegt.',
  limit_reached:
    'Sie haben alle {{limit}} Anfragen dieses Monats verbraucht. Das Kontingent erneuert sich am {{date}}. Es wurde nichts berechnet.',
  text_too_slow:
    'Es dauert zu lange, diesen Text zu lesen. Es wurde nichts berechnet; versuchen Sie es mit einem Teil davon.',
  text_allowance_used:
    'Ihre Texte haben die Rechenzeit von zehn Minuten aufgebraucht. Es wurde nichts berechnet; bald steht wieder neue zur Verfügung.',
  text_paused:
    'Mehrere Ihrer Texte brauchten zu lange, daher werden Texte einige Minuten lang abgelehnt. Es wurde nichts berechnet.',
  too_many_at_once: 'Es laufen bereits drei Anfragen. Warten Sie, bis eine fertig ist; es wurde nichts berechnet.',
  daily_cap_reached:
    'Ihr Konto hat verbraucht, was es an einem Tag verbrauchen darf. Nach Mitternacht (UTC) geht es weiter; es wurde nichts berechnet.',
  assistant_off: 'Der Assistent ist zurzeit abgeschaltet. Es wurde nichts berechnet; Ihr Text ist noch da.',
  spend_paused:
    'Der Assistent hat sein Budget für heute aufgebraucht und arbeitet nach Mitternacht (UTC) weiter. Es wurde nichts berechnet; Ihr Text ist noch da.',
  idempotency_key_invalid: 'Der Idempotency-Key muss aus 1 bis 200 sichtbaren ASCII-Zeichen bestehen.',
  idempotency_mismatch: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet. Es wurde nichts berechnet.',
  result_gone:
    'Diese Anfrage wurde bereits ausgeführt und einmal berechnet. Das Ergebnis wird nicht auf dem Server behalten; senden Sie den Text als neue Anfrage, um ihn erneut zu verarbeiten.',
  clock_refused:
    'Die Uhr des Servers wird gerade korrigiert. Es wurde nichts berechnet; bitte versuchen Sie es in einigen Minuten erneut.',
  ledger_read_only:
    'Die Nutzung kann gerade nicht aufgezeichnet werden; es wurde nichts gestartet, gespeichert oder berechnet. Bitte versuchen Sie es später erneut.',
  engine_unsupported: 'Diese Engine kann das mit diesem Text nicht. Es wurde nichts berechnet.',
  engine_unchanged:
    'Es wurde nichts gefunden, was sich sicher ändern lässt; Ihr Text bleibt, wie er ist. Es wurde nichts berechnet.',
  engine_unavailable: 'Die Verbindung zum Server ist leider gestört. Es wurde nichts berechnet; Ihr Text ist noch da.',
  engine_busy: 'Die Engine ist ausgelastet. Es wurde nichts berechnet; bitte versuchen Sie es gleich noch einmal.',
  engine_misconfigured:
    'Das verbundene Modell ist nicht richtig eingerichtet; der Betreiber muss handeln. Es wurde nichts berechnet; Ihr Text ist noch da.',
  engine_filtered: 'Das Modell hat die Antwort zu diesem Text verweigert. Es wurde nichts berechnet.',
  engine_wrong_language:
    'Das Modell hat in einer anderen Sprache als der gewünschten geantwortet. Es wurde nichts berechnet.',
  engine_too_long:
    'Der Text ist zu lang für dieses Modell. Versuchen Sie einen kürzeren Text oder schicken Sie ihn in Teilen. Es wurde nichts berechnet.',
  engine_timeout: 'Die Antwort kam nicht rechtzeitig. Es wurde nichts berechnet; Ihr Text ist noch da.',
  engine_stopped: 'Angehalten, bevor etwas geschrieben wurde. Es wurde nichts berechnet.',
} satisfies Translation<typeof english>
