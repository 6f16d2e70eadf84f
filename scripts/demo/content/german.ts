import { ADDRESS, ENVIO, GRATIS } from './facts.ts';
import type { ForeignPage } from './foreign-page.ts';
import { DE } from './shops.ts';

/** Content pages of the German store view. */
export const GERMAN: ForeignPage[] = [
  {
    identifier: 'formas-de-pago',
    title: 'Zahlungsarten',
    description:
      'Bar, mit Karte, per Überweisung oder an der Kasse: wie du deine Bestellung bezahlst und was die Zahlungsart kostet, nämlich nichts.',
    sections: [
      [
        'Bei Erhalt',
        'Du zahlst bar, wenn die Ware ankommt, oder in der Filiale, wenn du sie abholst. Halte den Betrag möglichst passend bereit und prüfe die Ware vorher.',
        'Bestellungen, die nur Geschenkkarten oder Dienstleistungen enthalten, können so nicht bezahlt werden: Es gibt nichts zu übergeben.',
      ],
      [
        'Kredit- oder Debitkarte',
        'Die Karte gibst du beim Zahlungsdienst ein, nicht bei uns. Der Betrag wird beim Bestellen reserviert und abgebucht, wenn die Ware verschickt wird oder in der Filiale bereitliegt. Wird bei den Raten, die du wählst, gleich abgebucht, sagen wir es und fragen dich vorher.',
        'Wo es zinsfreie Raten gibt, stehen sie beim Preis; du wählst sie beim Bezahlen. Der Preis ist derselbe.',
      ],
      [
        'Überweisung (SPEI)',
        'Für jede Bestellung gibt es eine eigene CLABE. Meist kommt das Geld in Minuten an; die Seite deiner Bestellung sagt, bis wann wir sie aufheben. Lässt deine Bank die Überweisung nicht durch, erhöhe in ihrer App dein Überweisungslimit (MTU).',
      ],
      [
        'Bar an der Kasse',
        'Du bekommst einen Barcode für die Kasse teilnehmender Geschäfte. Das Geschäft kann eine eigene Gebühr nehmen.',
      ],
      [
        'Was für deine Bestellung gilt',
        'Beim Bezahlen siehst du die möglichen Zahlungsarten. Fehlt eine, passt sie nicht zu den Artikeln oder zur Lieferung.',
      ],
      ['Keine Zusatzkosten', 'Du zahlst genau die Summe, die du bestätigst. Für die Zahlungsart berechnen wir nichts.'],
      [
        'Rechnung',
        'Eine mexikanische Steuerrechnung (CFDI) forderst du beim Bezahlen an oder danach auf der Seite deiner Bestellung: RFC, Name, Steuerregime, Verwendung und Postleitzahl.',
      ],
    ],
  },
  {
    identifier: 'garantias-y-devoluciones',
    title: 'Garantie und Rückgabe',
    description: 'Wie du die Garantie nutzt, etwas in fünf Werktagen zurückgibst und dein Geld zurückbekommst.',
    sections: [
      [
        'Garantie',
        'Jeder Artikel hat mindestens 90 Tage Garantie ab Lieferung; die Dauer steht auf seiner Seite. Was sie abdeckt und wo du sie geltend machst, steht im Garantieschein.',
        'Die Zeit einer Reparatur zählt nicht mit. Ist der Artikel danach nicht in Ordnung, tauschen wir ihn um oder erstatten das Geld. Den Transport zahlen wir.',
      ],
      [
        'Verlängerte Garantie',
        'Sie ist freiwillig, nie vorausgewählt und beginnt, wenn die des Herstellers endet. Der Preis steht dabei.',
      ],
      [
        'Rückgabe',
        'Innerhalb von fünf Werktagen nach der Lieferung kannst du ohne Begründung zurücktreten. Die Ware muss unbenutzt sein, mit Verpackung und Zubehör; die Rücksendung zahlst du.',
        'Ausgenommen sind schon benutzte Geschenkkarten und erbrachte Dienstleistungen.',
      ],
      [
        'Beschädigt angekommen',
        'Ist etwas beschädigt, unvollständig oder falsch, zahlen wir die Rücksendung, und du wählst zwischen Umtausch, Nachlass und Erstattung. Du hast zwei Monate Zeit; je früher, desto besser.',
      ],
      [
        'Dein Geld',
        'Es kommt auf dem Weg zurück, auf dem du bezahlt hast. Bei Karten siehst du es in 1 bis 3 Werktagen, bei Überweisung am selben Tag.',
      ],
      [
        'So geht es',
        `Schreib an ${DE.email} oder über das Kontaktformular, mit deiner Bestellnummer und bei Schäden mit einem Foto.`,
      ],
    ],
  },
  {
    identifier: 'preguntas-frecuentes',
    title: 'Häufige Fragen',
    description: 'Kurze Antworten zu Bestellung, Lieferung, Zahlung und Rückgabe.',
    sections: [
      ['Brauche ich ein Konto?', 'Nein. Name, E-Mail und Anschrift genügen.'],
      ['Sind die Preise mit Steuer?', 'Ja, alle. Der Steueranteil steht in der Zusammenfassung deiner Bestellung.'],
      [
        'Liefert ihr zu mir?',
        'Gib deine Postleitzahl ein: Du siehst, ob wir liefern, wann es ankommt und was es kostet.',
      ],
      ['Wie lange dauert die Lieferung?', 'Je nach Postleitzahl 2 bis 8 Werktage, Bestellware bis zu 60 Tage.'],
      ['Was kostet die Lieferung?', `${ENVIO}; ab ${GRATIS} nichts. Abholen in der Filiale ist immer kostenlos.`],
      [
        'Kann ich etwas zurückgeben?',
        'Ja, fünf Werktage lang nach der Lieferung, ohne Begründung. Mehr unter Garantie und Rückgabe.',
      ],
      ['Bleibt mein Warenkorb erhalten?', 'Ja, in diesem Browser, auch wenn du die Seite schließt.'],
      [
        'Und wenn ich beim Bestellen die Seite schließe?',
        'Nichts wird doppelt: Eine Bestellung gibt es genau einmal, auch bei zwei Klicks oder einer unterbrochenen Verbindung.',
      ],
      [
        'Wie erreiche ich euch?',
        `Schreib an ${DE.email} oder über das Kontaktformular. Wir antworten in zwei Werktagen.`,
      ],
    ],
  },
  {
    identifier: 'compra-segura',
    title: 'Sicher einkaufen',
    description: 'Wie wir deinen Einkauf schützen, woran du Betrug erkennst und was du tust, wenn etwas nicht stimmt.',
    sections: [
      [
        'Von unserer Seite',
        [
          'Die Verbindung ist verschlüsselt.',
          'Deine Karte gibst du beim Zahlungsdienst ein. Wir sehen und speichern ihre Nummer nicht.',
          'Preise und Bestand prüfen wir beim Bestellen noch einmal. Was sich geändert hat, siehst du, bevor du bestätigst.',
          'Eine Bestellung gibt es genau einmal, auch bei zwei Klicks.',
          'Dein Passwort liegt so vor, dass es niemand lesen kann. Statt eines Passworts geht auch ein Passkey.',
        ],
      ],
      [
        'Von deiner Seite',
        [
          'Prüfe die Adresse im Browser, bevor du etwas eingibst.',
          'Wir fragen nie nach Passwort, PIN oder Code: nicht am Telefon, nicht per E-Mail, nicht per Nachricht.',
          'Überweise nur an die CLABE auf der Seite deiner Bestellung.',
          'Hebe die E-Mail mit deiner Bestellnummer auf.',
        ],
      ],
      [
        'Wenn etwas nicht stimmt',
        `Schreib sofort an ${DE.email}. Eine Abbuchung, die du nicht kennst, meldest du zuerst deiner Bank.`,
      ],
    ],
  },
  {
    identifier: 'quienes-somos',
    title: 'Über uns',
    description: `Was ${DE.name} ist und worauf wir achten.`,
    sections: [
      [
        'Ein Laden wie ein Markt',
        'Ein Tianguis ist in Mexiko ein Straßenmarkt: alles liegt auf dem Tisch, der Preis steht dran, und jemand antwortet. So ist dieser Laden gemeint.',
        'Du siehst einen Musterkatalog: Die Marken sind erfunden, die Bilder stammen von freien Modellen.',
      ],
      [
        'Worauf wir achten',
        [
          'Der Preis, den du siehst, enthält die Steuer.',
          'Wir sagen, ob wir zu dir liefern, bevor du alles andere eingibst.',
          'Die Seite geht auf einem einfachen Telefon so gut wie auf einem neuen Rechner.',
        ],
      ],
    ],
  },
  {
    identifier: 'aviso-de-privacidad',
    title: 'Datenschutz',
    description:
      'Welche Daten wir verwenden, wozu, an wen sie gehen, was in deinem Browser bleibt und welche Rechte du hast.',
    sections: [
      [
        'Wer verantwortlich ist',
        `Wer ${DE.name} betreibt, mit Sitz in ${ADDRESS}. Es gilt das mexikanische Datenschutzgesetz (LFPDPPP), in Kraft seit dem 21. März 2025. Maßgeblich ist die spanische Fassung.`,
        'Dies ist ein Laden zur Vorführung: Vor der Eröffnung setzt der Verantwortliche hier seine Firma und seine Anschrift ein.',
      ],
      [
        'Welche Daten',
        [
          'Name, E-Mail und Telefon.',
          'Lieferanschrift mit Hinweisen oder die Filiale, in der du abholst.',
          'Steuerdaten, nur wenn du eine Rechnung willst: RFC, Name, Regime, Verwendung und Postleitzahl.',
          'Warenkorb, Bestellungen, Zahlungen und ihr Stand, Bewertungen und Nachrichten.',
          'Falls du ein Konto hast: dein Passwort (für niemanden lesbar) oder deinen Passkey.',
        ],
        'Besonders schutzwürdige Daten fragen wir nicht ab. Die Nummer deiner Karte sehen und speichern wir nicht.',
      ],
      [
        'Wozu wir sie brauchen',
        [
          'Um deine Bestellung auszuführen, abzurechnen und zu liefern und dir zu sagen, wie es um sie steht.',
          'Für Garantie, Rückgabe, Beschwerden und was du uns schreibst.',
          'Um Betrug zu verhindern und Gesetze einzuhalten.',
        ],
      ],
      [
        'Wozu nur, wenn du willst',
        [
          'Newsletter mit Angeboten: Du bestellst ihn, bestätigst ihn per E-Mail und verlässt ihn mit einem Klick.',
          'Nachricht, wenn ein vergriffener Artikel wieder da ist.',
          'Messen, woher Besuche kommen und was angesehen und gekauft wird. Was dabei bleibt, steht weiter unten.',
        ],
        'Ein Nein ändert nichts an deinem Einkauf. Ein Ja kannst du jederzeit kostenlos zurücknehmen.',
      ],
      [
        'Zahlungsdaten',
        'Finanzdaten verarbeiten wir nur mit deiner ausdrücklichen Zustimmung. Was du beim Bezahlen angibst, dient allein dieser Zahlung.',
      ],
      [
        'An wen sie gehen',
        [
          'An den Zusteller: Name, Anschrift und Telefon.',
          'An den Zahlungsdienst: Betrag und Bestellnummer.',
          'An Behörden, wenn das Gesetz es verlangt.',
        ],
        'Wir verkaufen und vermieten keine Daten. Für jede andere Weitergabe fragen wir dich vorher.',
      ],
      [
        'Wie lange',
        [
          'Bestellungen und Rechnungen: so lange, wie Steuer- und Handelsrecht es verlangen.',
          'Nachrichten an uns: ein Jahr.',
          'Bestandsnachrichten: bis 30 Tage nach der Nachricht, oder ein Jahr, wenn der Artikel nicht zurückkommt.',
          'Dein Konto: bis du es löschen lässt. Was aufbewahrt werden muss, wird gesperrt und danach gelöscht.',
        ],
      ],
      [
        'Was in deinem Browser bleibt',
        'Notwendig, ohne Frage: der Schlüssel deines Warenkorbs, deine Anmeldung und der Schlüssel der Formulare. Ohne sie kann niemand einkaufen.',
        'Auf deinem Gerät, damit es bequem ist: Postleitzahl, letzte Suchen, zuletzt Angesehenes, Favoriten und Vergleiche. Deine Postleitzahl fragen wir nur ab, um dir Datum und Kosten der Lieferung zu sagen.',
        'Nur nach deinem Ja:',
        [
          'Cookie „source“: über welchen Link oder welche Anzeige du kamst (utm-Angaben, gclid, fbclid). 30 Tage.',
          'Cookie „userID“: eine zufällige Kennung dieses Browsers und seit wann es sie gibt. Sie sagt nicht, wer du bist. 180 Tage.',
          'Im Warenkorb und in der Bestellung, die daraus wird: dieselbe Herkunft und Kennung. So lange wie der Warenkorb oder die Bestellung.',
          'Nutzt der Laden ein Messwerkzeug, wird es erst dann geladen und erfährt, was angesehen, in den Warenkorb gelegt und gekauft wurde.',
        ],
        'Deine Antwort selbst steht 180 Tage im Cookie „consent“; danach fragen wir noch einmal. Solange du nicht antwortest oder Nein sagst, bleibt davon nichts.',
      ],
      [
        'Ein Ja zurücknehmen',
        'Der Knopf „Ändern, was wir messen dürfen“ am Ende dieser Seite öffnet die Frage wieder. Mit „Nein, danke“ sind „source“ und „userID“ sofort gelöscht, und nichts wird mehr gemessen. Was schon bei einer Bestellung steht, löschen wir auf deine Bitte. Alles andere löschst du in den Einstellungen deines Browsers.',
      ],
      [
        'Deine Rechte',
        `Du kannst Auskunft, Berichtigung, Löschung und Widerspruch verlangen, die Nutzung einschränken und Zustimmungen zurücknehmen. Schreib an ${DE.email} oder über das Kontaktformular: deinen Namen, wie wir dir antworten, einen Ausweis und worum es geht.`,
        'Wir antworten binnen 20 Werktagen und setzen es in weiteren 15 um. Das kostet nichts.',
        'Eine Entscheidung, die dich betrifft und nur ein Automat traf, lässt du auf Wunsch von einem Menschen prüfen.',
        'Bist du mit der Antwort nicht zufrieden, wende dich binnen 15 Werktagen an die Secretaría Anticorrupción y Buen Gobierno.',
      ],
      ['Minderjährige', 'Der Laden ist für Personen ab 18 Jahren. Daten von Kindern gibt an, wer sie vertritt.'],
      ['Änderungen', 'Eine neue Fassung erscheint auf dieser Seite mit ihrem Datum. Stand: 23. November 2026.'],
    ],
  },
  {
    identifier: 'terminos-y-condiciones',
    title: 'Geschäftsbedingungen',
    description: `Die Regeln für deinen Einkauf bei ${DE.name}: Preise, Bestellung, Lieferung, Abholung, Zahlung, Widerruf, Garantie und Beschwerden.`,
    sections: [
      ['Wer verkauft', `${DE.name}, ${ADDRESS}. E-Mail: ${DE.email}. Maßgeblich ist die spanische Fassung.`],
      [
        'Preise',
        'Alle Preise sind in mexikanischen Pesos und enthalten die Steuer. Die Summe mit Lieferung siehst du, bevor du bestätigst; danach kommt nichts hinzu.',
        'Durchgestrichen ist der Preis, der wirklich galt. Stieg er in den letzten 30 Tagen, steht der davor. Ändert sich ein Preis in deinem Warenkorb, sagen wir es vor dem Bestellen.',
      ],
      [
        'Aktionen und Gutscheine',
        'Eine Aktion gilt, so lange ihre Seite es sagt, oder bis der Vorrat endet. Gutscheine gibst du im Warenkorb ein. Der Gutschein des Newsletters gibt 10 % und gilt 90 Tage, einmal pro Person.',
      ],
      [
        'Bestellung',
        'Vor dem Bestätigen kannst du alles prüfen und ändern. Der Vertrag gilt, sobald du deine Bestellnummer siehst; sie kommt auch per E-Mail.',
        'Eine bestätigte Bestellung ist reserviert. Ist das letzte Stück vergriffen, sagen wir es und berechnen nichts. Wird eine Vorauszahlung nicht rechtzeitig geleistet, verfällt die Bestellung.',
      ],
      [
        'Lieferung',
        `Sie kostet ${ENVIO} und ist ab ${GRATIS} frei, nach Abzug von Rabatten. Sie dauert je nach Postleitzahl 2 bis 8 Werktage, Bestellware bis zu 60 Tage. Das Datum siehst du vor dem Bestätigen.`,
        'Halten wir es nicht ein, kannst du warten oder mit voller Erstattung zurücktreten.',
      ],
      [
        'Abholung',
        'Sie ist kostenlos. Du siehst, welche Filiale den Artikel hat und ab wann. Bring Bestellnummer und Ausweis mit.',
      ],
      [
        'Zahlung',
        'Jede Bestellung zeigt, wie sie bezahlt werden kann. Eine Karte wird beim Bestellen geprüft und beim Versand belastet; vorher nur mit deiner eigenen Zustimmung. Zinsfreie Raten kosten dasselbe.',
      ],
      [
        'Widerruf',
        'Fünf Werktage ab Lieferung, ohne Begründung. Die Ware kommt unbenutzt zurück, und du bekommst dein Geld auf demselben Weg; die Rücksendung zahlst du.',
      ],
      [
        'Bewertungen',
        'Wir lesen sie, bevor sie erscheinen. „Verifizierter Kauf“ heißt, dass der Artikel in einer deiner Bestellungen steht.',
      ],
      [
        'Beschwerden und Recht',
        'Wir antworten in zwei Werktagen und lösen jede Beschwerde in höchstens 15 Tagen. Auch die Verbraucherbehörde PROFECO nimmt sie an: 55 5568 8722. Es gilt das Recht Mexikos; nichts hier schränkt deine Rechte als Verbraucher ein.',
      ],
      ['Vorführung', 'Dies ist ein Musterkatalog; die gezeigten Artikel werden nicht verkauft.'],
    ],
  },
];
