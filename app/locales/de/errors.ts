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
    'Das ist zu viel auf einmal (höchstens {{limit}} KB). Es wurde nichts verarbeitet. Gehen Sie zurück, kürzen Sie den Text und versuchen Sie es erneut.',
  unsupported_media_type: 'Dieser Inhaltstyp wird hier nicht angenommen.',
  rate_limited: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  server_error: 'Serverfehler. Bitte versuchen Sie es später erneut.',
  busy: 'Der Server ist ausgelastet. Es wurde nichts geändert und kein Credit verbraucht. Bitte versuchen Sie es gleich noch einmal.',
  not_primary:
    'Ihre Anfrage kam an, während einer unserer Server einen anderen ablöst. Möglicherweise wurde sie nicht gespeichert; bitte versuchen Sie es in einigen Sekunden erneut.',
  storage_unavailable:
    'Der Server kann gerade nichts speichern. Es wurde nichts geändert und kein Credit verbraucht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  second_factor_required: 'Geben Sie Ihren Code ein, um die Anmeldung abzuschließen.',
  second_factor_wrong: 'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten.',
  second_factor_expired: 'Diese Anmeldung ist abgelaufen. Beginnen Sie noch einmal mit Ihrem Passwort.',
  second_factor_exhausted: 'Es wurden zu viele Codes versucht. Beginnen Sie noch einmal mit Ihrem Passwort.',
  second_factor_unreadable:
    'Wir können den Schlüssel Ihrer App nicht mehr lesen, deshalb gelten ihre Codes nicht. Nehmen Sie einen Wiederherstellungscode oder einen Passkey und richten Sie die App dann neu ein.',
  passkey_refused: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  password_first:
    'Ihr Passwort wurde zurückgesetzt. Melden Sie sich mit dem neuen an und prüfen Sie Ihr Konto. Danach geht es wieder.',
  factor_already_on:
    'Eine Authenticator-App ist schon eingeschaltet. Schalten Sie sie erst aus, um eine andere einzurichten.',
  factor_not_begun: 'Es gibt nichts mehr zu bestätigen. Beginnen Sie die Einrichtung noch einmal.',
  factor_code_wrong:
    'Dieser Code gilt gerade nicht. Prüfen Sie die Uhrzeit Ihres Telefons und geben Sie den nächsten Code ein.',
  passkey_not_added: 'Der Passkey wurde nicht hinzugefügt. Versuchen Sie es erneut.',
  passkey_exists: 'Dieser Passkey gehört schon zu einem Konto.',
  too_many_passkeys:
    'Sie haben das Limit von 20 Passkeys erreicht. Entfernen Sie einen, um einen weiteren hinzuzufügen.',
  EMAIL_NOT_VERIFIED: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  account_suspended:
    'Dieses Konto ist gesperrt. Anmeldung, API-Schlüssel und Anfragen funktionieren nicht. Gelöscht wurde nichts.',
  registration_off:
    'Zurzeit lassen sich keine Konten anlegen. Bestehende funktionieren. Bitte versuchen Sie es später erneut.',
  mails_off:
    'Zurzeit können wir keine E-Mails senden, daher wurde nichts geändert. Bitte versuchen Sie es später erneut.',
  email_taken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich stattdessen an.',
  registration_password_needed: 'Geben Sie das Passwort ein, das beim Anlegen des Kontos gewählt wurde.',
  registration_password_wrong: 'Das ist nicht das Passwort, das beim Anlegen des Kontos gewählt wurde.',
  invalid_token: 'Der Bestätigungscode ist ungültig oder abgelaufen',
  already_verified: 'Diese E-Mail-Adresse ist bereits bestätigt.',
  current_password_incorrect: 'Das aktuelle Passwort ist falsch. Bitte versuchen Sie es erneut.',
  sign_in_again: 'Zum Schutz Ihres Kontos melden Sie sich bitte neu an und wiederholen Sie diesen Schritt.',
  confirmation_differs: 'Das ist nicht die E-Mail-Adresse Ihres Kontos.',
  reset_token_invalid: 'Das Passwort konnte nicht zurückgesetzt werden, der Link ist vielleicht abgelaufen',
  email_change_expired:
    'Der Bestätigungslink ist abgelaufen. Bitte fordern Sie die Änderung der E-Mail-Adresse neu an.',
  email_change_invalid:
    'Der Bestätigungslink ist ungültig. Vielleicht hat ihn eine neuere E-Mail ersetzt, oder die Änderung wurde abgebrochen.',
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
    'Google hat diese E-Mail-Adresse nicht bestätigt, deshalb können Sie sich hier nicht damit anmelden. Bestätigen Sie sie bei Google oder legen Sie ein Konto mit Passwort an.',
  google_other_linked:
    'Das Konto ist bereits mit einem anderen Google-Konto verbunden. Melden Sie sich mit diesem oder auf anderem Weg an.',
  google_taken: 'Dieses Google-Konto ist mit einem anderen Penmark-Konto verbunden.',
  google_only_way: 'Google ist Ihr einziger Weg, sich anzumelden. Setzen Sie zuerst ein Passwort.',
  api_key_invalid: 'Dieser API-Schlüssel ist unbekannt, abgelaufen oder widerrufen.',
  api_key_paused:
    'Dieser API-Schlüssel pausiert, bis sein Inhaber das Konto geprüft hat, weil das Passwort zurückgesetzt wurde.',
  api_plan_needed:
    'API-Schlüssel gibt es ab dem Tarif Business. Der Schlüssel gilt wieder, wenn der Tarif die API enthält.',
  api_scope_missing: 'Dieser API-Schlüssel darf diesen Aufruf nicht ausführen, weil ihm das Recht „{{scope}}“ fehlt.',
  extension_code_invalid: 'Diese Verbindung ist abgelaufen. Öffnen Sie die Erweiterung und verbinden Sie sie erneut.',
  extension_not_here: 'Die Erweiterung kann das nicht. Melden Sie sich auf unserer Website an.',
  api_key_not_here:
    'API-Schlüssel gelten für diesen Aufruf nicht. Melden Sie sich an und nehmen Sie das Token dieser Anmeldung.',
  too_many_keys: 'Sie haben das Limit für API-Schlüssel erreicht. Widerrufen Sie zuerst einen.',
  key_replaced: 'Dieser Schlüssel wurde ersetzt. Laden Sie die Seite neu.',
  self_invite: 'Sie können sich nicht selbst einladen. Sie sehen bereits alles.',
  duplicate_seat:
    'Für diese Adresse gibt es bereits eine offene Einladung oder einen Zugang. Entziehen Sie ihn zuerst oder senden Sie die Einladung erneut.',
  too_many_seats:
    'Sie haben das Limit von zehn Personen mit Zugang erreicht. Entziehen Sie einen Zugang, bevor Sie weitere einladen.',
  seat_closed:
    'Dieser Zugang wurde angenommen, ist abgelaufen oder entzogen; die Einladung kann nicht erneut gesendet werden.',
  invitation_invalid:
    'Dieser Einladungslink ist ungültig. Vielleicht hat ihn eine neuere E-Mail ersetzt; öffnen Sie die letzte.',
  invitation_used: 'Diese Einladung wurde bereits angenommen.',
  invitation_expired: 'Diese Einladung ist abgelaufen. Bitten Sie die einladende Person, sie erneut zu senden.',
  invitation_revoked: 'Diese Einladung wurde vom Arbeitsbereich zurückgezogen.',
  wrong_address: 'Diese Einladung gilt für eine andere Adresse. Melden Sie sich mit der eingeladenen Adresse an.',
  month_invalid: 'Der Monat muss als JJJJ-MM angegeben werden.',
  month_before_log: 'Das Journal begann erst nach diesem Monat; es gibt also nichts zu exportieren.',
  month_before_account: 'Dieses Konto wurde erst nach diesem Monat angelegt; es gibt also nichts zu exportieren.',
  month_without_statement: 'Ein Monatsauszug umfasst einen abgeschlossenen Monat. Wählen Sie einen solchen.',
  workbook_too_large:
    'Dieser Zeitraum ist zu groß für eine Arbeitsmappe. Wählen Sie einen einzelnen Monat oder die Tabellen als .csv.',
  month_not_begun:
    'Von diesem Monat ist noch nichts veröffentlicht. Die ersten Einträge folgen einige Sekunden nach seinem Beginn.',
  since_unpublished:
    'Das ist nicht die Größe eines Kontrollpunkts, der bis zu diesem Export veröffentlicht wurde. Nehmen Sie den, den Sie aufbewahrt haben.',
  not_published_yet:
    'Ihre Einträge sind noch von keinem veröffentlichten Kontrollpunkt erfasst. Bitte versuchen Sie es in einigen Sekunden erneut.',
  provenance_not_kept: 'Zu dieser Anfrage wurde nichts aufbewahrt, deshalb lässt sie sich nicht teilen.',
  too_many_links: 'Sie haben das Limit für offene Links erreicht. Widerrufen Sie zuerst einen.',
  name_exists: 'In Ihrer Bibliothek gibt es diesen Namen schon. Wählen Sie einen anderen.',
  built_in_conflict: 'Ein integrierter Eintrag heißt schon so. Wählen Sie einen anderen Namen.',
  library_limit: 'Sie haben das Limit Ihres Tarifs erreicht. Löschen Sie einen Eintrag oder wechseln Sie den Tarif.',
  library_locked:
    'Das geht über Ihren Tarif hinaus. Es ist gespeichert, lässt sich aber erst nach einem Tarifwechsel nutzen oder ändern.',
  item_changed:
    'Das wurde inzwischen an anderer Stelle gespeichert. Ihre Version ist noch hier. Vergleichen Sie unter „Versionen“, oder speichern Sie erneut, um die andere zu ersetzen.',
  library_full: 'Sie haben das Limit für Einträge dieser Art erreicht. Löschen Sie einen, um einen weiteren anzulegen.',
  glossary_full: 'Ihr Glossar ist voll. Entfernen Sie einen Begriff, um einen anderen aufzunehmen.',
  glossary_exists: 'Ihr Glossar enthält diesen Begriff schon. Ändern Sie ihn dort.',
  glossary_conflict: 'Ein anderer Begriff Ihres Glossars verlangt das Gegenteil. Ändern Sie zuerst diesen.',
  dictionary_full:
    'Ihr eigenes Wörterbuch ist voll. Entfernen Sie einen Eintrag in den Einstellungen, um einen anderen aufzunehmen.',
  bookmarks_full: 'Sie haben 500 Lesezeichen erreicht. Löschen Sie eines, um ein weiteres anzulegen.',
  bookmark_receipt: 'Dieser Beleg gehört nicht Ihnen. Lassen Sie ihn weg, um das Ergebnis ohne Beleg zu speichern.',
  style_unknown: 'Diesen Stil gibt es nicht',
  template_unknown: 'Diese Vorlage gibt es nicht',
  billing_not_configured:
    'Die Abrechnung ist auf dieser Website nicht eingerichtet. Tarife können hier nicht gekauft werden.',
  billing_unavailable: 'Die Abrechnungsdaten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  checkout_failed: 'Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  portal_failed: 'Das Kundenportal konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  plan_not_sold: 'Dieser Tarif kann hier nicht gekauft werden. Wählen Sie Pro oder Business.',
  already_subscribed: 'Sie haben bereits ein Abonnement. Ändern Sie es im Kundenportal.',
  plan_set_by_operator: 'Der Betreiber dieser Website legt Ihren Tarif fest, deshalb können Sie keinen kaufen.',
  already_on_plan: 'Sie haben diesen Tarif bereits.',
  change_not_offered: 'Ändern Sie zuerst den Tarif und dann den Abrechnungszeitraum.',
  no_billing_account: 'Sie haben noch kein Abonnement.',
  text_blank: 'Bitte geben Sie einen Text ein',
  text_too_long: 'Der Text muss kürzer als 5.000 Zeichen sein',
  style_locked: 'Dieser Stil erfordert den Tarif Pro oder höher. Wechseln Sie den Tarif, um ihn zu nutzen.',
  template_locked: 'Diese Vorlage erfordert einen höheren Tarif. Wechseln Sie den Tarif, um sie zu nutzen.',
  custom_prompt_locked: 'Eigene Anweisungen erfordern den Tarif Pro oder höher.',
  cap_reached:
    'Sie haben Ihre Monatsobergrenze erreicht. Erhöhen Sie sie unter Abrechnung oder machen Sie am {{date}} weiter. Es wurde kein Credit verbraucht.',
  cap_invalid: 'Geben Sie eine ganze Zahl ab 1 ein, die unter dem Limit Ihres Tarifs liegt.',
  limit_reached:
    'Sie haben alle {{limit}} Anfragen dieses Monats verbraucht. Sie erneuern sich am {{date}}. Es wurde kein Credit verbraucht.',
  text_too_slow:
    'Dieser Text braucht zu lange. Es wurde kein Credit verbraucht. Versuchen Sie es mit einem Teil davon.',
  text_allowance_used:
    'Ihre Texte haben die Rechenzeit für zehn Minuten aufgebraucht. Es wurde kein Credit verbraucht. Bitte versuchen Sie es bald wieder.',
  text_paused:
    'Mehrere Ihrer Texte brauchten zu lange, daher nehmen wir einige Minuten keine an. Es wurde kein Credit verbraucht.',
  too_many_at_once:
    'Es laufen bereits drei Anfragen. Warten Sie, bis eine fertig ist. Es wurde kein Credit verbraucht.',
  daily_cap_reached:
    'Ihr Konto hat sein Tageslimit erreicht. Es erneuert sich nach Mitternacht (UTC). Es wurde kein Credit verbraucht.',
  assistant_off: 'Der Assistent ist zurzeit ausgeschaltet. Ihr Text ist noch da, und es wurde kein Credit verbraucht.',
  spend_paused:
    'Der Assistent hat sein Budget für heute aufgebraucht und arbeitet nach Mitternacht (UTC) weiter. Ihr Text ist noch da, und es wurde kein Credit verbraucht.',
  idempotency_key_invalid: 'Der Idempotency-Key muss aus 1 bis 200 sichtbaren ASCII-Zeichen bestehen.',
  idempotency_mismatch:
    'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet. Es wurde kein Credit verbraucht.',
  result_gone:
    'Diese Anfrage wurde bereits beantwortet und hat einen Credit verbraucht. Wir bewahren eine Antwort nur 15 Minuten auf: Senden Sie den Text als neue Anfrage, um ihn erneut zu verarbeiten.',
  clock_refused:
    'Die Uhr des Servers wird gerade korrigiert. Es wurde kein Credit verbraucht. Bitte versuchen Sie es in einigen Minuten erneut.',
  ledger_read_only:
    'Wir können den Verbrauch gerade nicht aufzeichnen, deshalb wurde nichts gestartet oder gespeichert. Es wurde kein Credit verbraucht. Bitte versuchen Sie es später erneut.',
  engine_unsupported: 'Diese Engine kann das mit diesem Text nicht. Es wurde kein Credit verbraucht.',
  engine_unchanged:
    'Wir haben nichts gefunden, was sich sicher ändern lässt. Ihr Text bleibt, wie er ist. Es wurde kein Credit verbraucht.',
  engine_unavailable:
    'Die Verbindung zum Server ist leider gestört. Ihr Text ist noch da, und es wurde kein Credit verbraucht.',
  engine_busy:
    'Die Engine ist ausgelastet. Es wurde kein Credit verbraucht. Bitte versuchen Sie es gleich noch einmal.',
  engine_starting:
    'Die Engine startet noch. Ihr Text ist noch da, und es wurde kein Credit verbraucht. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  engine_misconfigured:
    'Das KI-Modell ist nicht richtig eingerichtet; der Betreiber dieser Website muss das beheben. Ihr Text ist noch da, und es wurde kein Credit verbraucht.',
  engine_filtered: 'Das KI-Modell hat es abgelehnt, diesen Text zu verarbeiten. Es wurde kein Credit verbraucht.',
  engine_wrong_language: 'Das KI-Modell hat in einer anderen Sprache geantwortet. Es wurde kein Credit verbraucht.',
  engine_too_long:
    'Ihr Text ist zu lang für dieses KI-Modell. Kürzen Sie ihn oder senden Sie ihn in Teilen. Es wurde kein Credit verbraucht.',
  engine_timeout:
    'Die Antwort hat zu lange gedauert. Ihr Text ist noch da, und es wurde kein Credit verbraucht. Versuchen Sie es erneut.',
  engine_stopped: 'Angehalten, bevor etwas geschrieben wurde. Es wurde kein Credit verbraucht.',
} satisfies Translation<typeof english>
