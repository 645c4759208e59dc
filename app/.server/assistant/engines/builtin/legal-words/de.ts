/**
 * One line a term: its forms, divided by commas, then what it means in plain words. "~": also an everyday word, so that it is
 * explained in legal texts only.
 */
export const GERMAN = `
unbeschadet: ohne dass sich an der anderen Regel etwas ändert
vorbehaltlich: nur wenn nichts dagegensteht, was genannt ist
gemäß: so, wie es dort steht
nachstehend, nachfolgend: weiter unten in diesem Schreiben
vorstehend, vorgenannt, obengenannt: weiter oben genannt
hiermit: durch dieses Schreiben
hierzu: zu dieser Sache
diesbezüglich: was diese Sache angeht
unverzüglich: ohne schuldhaftes Zögern, also so schnell wie möglich
~umgehend: sofort
fristgerecht, fristgemäß: innerhalb der gesetzten Zeit
fristlos: sofort, ohne Frist
Frist: die Zeit, bis zu der etwas getan sein muss
Kündigung, kündigen: das einseitige Beenden eines Vertrags
Kündigungsfrist: die Zeit zwischen Kündigung und Ende des Vertrags
ordentliche Kündigung: Kündigung mit der üblichen Frist
außerordentliche Kündigung: sofortige Kündigung aus wichtigem Grund
Abmahnung: die Aufforderung, ein falsches Verhalten zu lassen, mit Androhung von Folgen
Aufhebungsvertrag: beide Seiten beenden den Vertrag gemeinsam
Widerruf, widerrufen: eine Erklärung zurücknehmen
Widerrufsrecht: das Recht, einen Vertrag kurz nach Abschluss ohne Grund zurückzunehmen
~Widerspruch: die Erklärung, dass man mit einer Entscheidung nicht einverstanden ist
~Einspruch: der Angriff auf einen Bescheid oder ein Urteil in derselben Instanz
~Berufung: die Prüfung eines Urteils durch ein höheres Gericht
~Revision: die Prüfung eines Urteils nur auf Rechtsfehler
Rechtsmittel: ein Weg, eine Entscheidung überprüfen zu lassen
Rechtsbehelfsbelehrung: der Hinweis, wie und bis wann man sich gegen einen Bescheid wehren kann
~Bescheid: die schriftliche Entscheidung einer Behörde
Verwaltungsakt: die verbindliche Entscheidung einer Behörde im Einzelfall
rechtskräftig: nicht mehr anfechtbar und damit endgültig
~rechtswirksam, wirksam: rechtlich gültig
~nichtig: von Anfang an ohne rechtliche Wirkung
~unwirksam: ohne rechtliche Wirkung
salvatorische Klausel: ist ein Teil ungültig, gilt der Rest weiter
Allgemeine Geschäftsbedingungen, AGB: vorformulierte Bedingungen, die für viele Verträge gelten
Gerichtsstand: der Ort des Gerichts, das zuständig ist
~Haftung, haften: für einen Schaden einstehen müssen
gesamtschuldnerisch, Gesamtschuldner: jeder kann auf den ganzen Betrag in Anspruch genommen werden
Haftungsausschluss: die Regel, dass jemand für einen Schaden nicht einsteht
Fahrlässigkeit, fahrlässig: die nötige Sorgfalt fehlt
grobe Fahrlässigkeit, grob fahrlässig: die nötige Sorgfalt fehlt in besonders schwerem Maß
~Vorsatz, vorsätzlich: mit Wissen und Willen
höhere Gewalt: ein Ereignis, das niemand verhindern konnte, etwa eine Flut
Gewährleistung: die gesetzliche Pflicht des Verkäufers, für Mängel einzustehen
~Garantie: ein freiwilliges Versprechen, für eine Eigenschaft einzustehen
~Mangel: ein Fehler der Sache gegenüber dem, was vereinbart ist
Nacherfüllung: Reparatur oder Ersatz durch den Verkäufer
~Minderung: das Herabsetzen des Preises wegen eines Mangels
~Rücktritt: ein Vertrag wird rückgängig gemacht
Schadensersatz, Schadenersatz: Geld zum Ausgleich eines Schadens
Schmerzensgeld: Geld zum Ausgleich für Schmerzen und Leid
Vertragsstrafe: eine Summe, die bei einem Bruch des Vertrags fällig wird
~Verzug: etwas Fälliges ist trotz Mahnung oder Termin nicht geleistet
Verzugszinsen: Zinsen für eine verspätete Zahlung
Mahnung: die Aufforderung, eine fällige Schuld zu bezahlen
Mahnbescheid: die Zahlungsaufforderung durch ein Gericht
~Vollstreckung, Zwangsvollstreckung: der Staat setzt einen Anspruch mit Zwang durch
Pfändung: das Wegnehmen von Sachen oder Geld zugunsten eines Gläubigers
Gerichtsvollzieher: der Beamte, der Urteile durchsetzt
Gläubiger: wem Geld geschuldet wird
Schuldner: wer Geld schuldet
Bürgschaft, Bürge: jemand zahlt, wenn der Schuldner nicht zahlt
Hypothek, Grundschuld: ein Haus oder Grundstück als Sicherheit für einen Kredit
Grundbuch: das Verzeichnis, wem welches Grundstück gehört
Insolvenz: jemand kann seine Schulden nicht mehr bezahlen
Tilgung: das Zurückzahlen eines Kredits
~fällig, Fälligkeit: jetzt zu bezahlen
Stundung: ein Aufschub der Zahlung
Verjährung, verjährt: ein Anspruch kann nach langer Zeit nicht mehr durchgesetzt werden
~Abtretung, abtreten: eine Forderung auf jemand anderen übertragen
~Forderung: was man von jemandem verlangen kann
~Anspruch: das Recht, etwas zu verlangen
~Verbindlichkeit: eine Schuld oder Pflicht
~Mieter: wer eine Wohnung mietet
~Vermieter: wer eine Wohnung vermietet
Kaution: Geld als Sicherheit, das man am Ende zurückbekommt
Nebenkosten, Betriebskosten: laufende Kosten neben der Miete, etwa Wasser und Müll
Untervermietung: etwas Gemietetes weitervermieten
Eigenbedarf: der Vermieter braucht die Wohnung selbst
Räumung: eine Wohnung verlassen und leer übergeben
Schönheitsreparaturen: Streichen und kleine Arbeiten in der Wohnung
~Arbeitgeber: wer jemanden beschäftigt
~Arbeitnehmer: wer gegen Lohn für jemanden arbeitet
Probezeit: die erste Zeit, in der beide Seiten leicht kündigen können
Bruttolohn, Bruttogehalt: Lohn vor Abzug von Steuern und Beiträgen
Nettolohn, Nettogehalt: was nach Abzug von Steuern und Beiträgen bleibt
Abfindung: Geld für den Verlust der Arbeit
Betriebsrat: die gewählte Vertretung der Beschäftigten
Tarifvertrag: der Vertrag über Lohn und Arbeit zwischen Gewerkschaft und Arbeitgebern
Wettbewerbsverbot: das Verbot, der Firma Konkurrenz zu machen
Sozialversicherung: die Pflichtversicherungen für Krankheit, Rente, Pflege, Arbeit und Unfall
Versicherungsnehmer: wer den Versicherungsvertrag hat
Selbstbeteiligung, Selbstbehalt: der Teil des Schadens, den man selbst zahlt
Obliegenheit: was man tun muss, um seinen Anspruch nicht zu verlieren
Karenzzeit: die Wartezeit, bevor eine Leistung beginnt
Vollmacht, bevollmächtigt: das Recht, für jemanden zu handeln
Prokura: die weite Vollmacht eines Angestellten für seine Firma
Notar: ein Amtsträger, der Verträge und Unterschriften beurkundet
notariell beurkundet: vor einem Notar unterschrieben
beglaubigt, Beglaubigung: amtlich als echt bestätigt
eidesstattlich, Eidesstattliche Versicherung: eine Erklärung, deren Falschheit strafbar ist
Kläger: wer vor Gericht klagt
Beklagter: wer verklagt wird
~Klage: der Antrag an ein Gericht, über einen Streit zu entscheiden
~Vergleich: eine Einigung, die einen Streit beendet
einstweilige Verfügung: eine vorläufige, schnelle Anordnung eines Gerichts
~Urteil: die Entscheidung eines Gerichts
Schiedsgericht: ein privates Gericht, auf das sich beide geeinigt haben
~Testament: der letzte Wille
Erblasser: wer gestorben ist und etwas hinterlässt
Pflichtteil: der Anteil am Erbe, den nahe Verwandte immer bekommen
Nießbrauch: das Recht, eine fremde Sache zu nutzen
Vormund: wer für ein Kind rechtlich sorgt
Sorgerecht: das Recht und die Pflicht, für ein Kind zu sorgen
~Unterhalt: Geld zum Leben für Kinder oder frühere Partner
Ehegatte: Mann oder Frau in einer Ehe
Gesellschafter: wer an einer Firma beteiligt ist
verbundenes Unternehmen: eine Firma, die zur selben Gruppe gehört
Stammkapital: das Geld, das die Gesellschafter in die Firma einbringen
Geschäftsführer: wer eine GmbH leitet und vertritt
Nutzungsrecht: die Erlaubnis, ein Werk zu gebrauchen
Urheberrecht: das Recht an einem eigenen Werk
Verschwiegenheit, Geheimhaltung: die Pflicht, etwas nicht weiterzusagen
personenbezogene Daten: alles, was über einen erkennbaren Menschen etwas sagt
~Einwilligung: die Zustimmung vorher
~Genehmigung: die Zustimmung, oft durch eine Behörde oder nachträglich
~Verantwortlicher: wer entscheidet, wozu Daten verwendet werden
Auftragsverarbeiter: wer Daten für jemand anderen verarbeitet
~stillschweigend: ohne dass jemand etwas sagt
~billigend: so, dass man es in Kauf nimmt
~zumutbar: was man von jemandem verlangen darf
~Ermessen: der Spielraum, selbst zu entscheiden
Sorgfaltspflicht: die Pflicht, aufzupassen
Zuwiderhandlung: ein Verstoß gegen eine Regel
anhängig: bei Gericht, aber noch nicht entschieden
~obliegt: ist die Aufgabe von
in Kraft treten: von da an gelten
außer Kraft: nicht mehr gültig
entgeltlich: gegen Bezahlung
unentgeltlich: ohne Bezahlung
anteilig: nach dem Anteil
zuzüglich: dazu kommt noch
abzüglich: davon geht noch ab
`
