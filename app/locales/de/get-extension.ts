import type { getExtension as english } from '../en/get-extension.ts'
import type { Translation } from '../translation.ts'

export const getExtension = {
  title: 'Penmark für Ihren Browser',
  intro: 'Dieselben Aktionen wie in der App, in dem Text, den Sie auf anderen Websites schreiben.',
  here: 'Die Erweiterung ist in diesem Browser.',
  connect: 'Ansehen, was Ihr Konto öffnet',
  does: 'Auf jeder Seite',
  does1: 'Wählen Sie Text auf einer Seite und eine Aktion, und sehen Sie jede Änderung, bevor Sie sie nutzen.',
  does2:
    'In Textfeldern und den meisten Editoren ersetzen Sie den Text an Ort und Stelle, fügen das Ergebnis darunter ein oder stellen das Original wieder her. Sonst kopieren Sie es.',
  does3: 'In Google Docs und Office im Browser wählen, verarbeiten und kopieren Sie.',
  worksOn: 'Ansehen, in welchen Editoren sie funktioniert',
  quiet: 'Ihre Privatsphäre',
  quiet1: 'Sie liest nichts auf einer Seite, bevor Sie sie dort öffnen.',
  quiet2: 'Sie liest nie Passwörter, Kartennummern oder Einmalcodes.',
  quiet3: 'Zugriff auf eine Website verlangt sie erst, wenn Sie dort die Leiste einschalten.',
  get: 'Erweiterung laden',
  stores: 'In den Stores der Browser gibt es sie noch nicht. Sie können sie aus einer Datei laden.',
  absent: 'Auf diesem Server liegen die Dateien noch nicht. Der Betreiber kann sie hinzufügen.',
  download: 'Für {{browser}} herunterladen',
  size: '{{name}}, {{kilobytes, number}} kB',
  hash: 'SHA-256',
  browser: { chromium: 'Chrome, Edge und Brave', firefox: 'Firefox' },
  chromium1: 'Entpacken Sie die Datei in einen Ordner, der an seinem Ort bleibt.',
  chromium2: 'Öffnen Sie {{address}} und schalten Sie den Entwicklermodus ein.',
  chromium3: 'Wählen Sie „Entpackte Erweiterung laden“ und dann den Ordner.',
  firefox1: 'Öffnen Sie {{address}}.',
  firefox2: 'Wählen Sie „Temporäres Add-on laden“ und dann die Datei.',
  firefox3: 'Firefox entfernt sie beim Schließen. Nur signierte Erweiterungen bleiben.',
  afterwards: 'Öffnen Sie danach Penmark in der Leiste des Browsers und verbinden Sie Ihr Konto.',
  link: 'Browser-Erweiterung',
} satisfies Translation<typeof english>
