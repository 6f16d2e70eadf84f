import { SHIPPING_RATES } from '../../../src/config/shipping.ts';
import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import { list, paragraphs, section } from '../kit/html.ts';
import { STORE_BRANCHES } from '../range/branches.ts';
import { type CreditsWords, creditsPage } from './credits.ts';
import { page, type Shop } from './page.ts';
import { type LocatorWords, storeBranchesPage } from './store-branches.ts';

/** A content page in another language; its address stays the one the shop links to. */
interface ForeignPage {
  identifier: string;
  title: string;
  description: string;
  sections: [heading: string, ...texts: string[]][];
}

const ENVIO = formatMoney(SHIPPING_RATES.gross, '$');
const GRATIS = formatMoney(SHIPPING_RATES.freeFromGross ?? SHIPPING_RATES.gross, '$');

const DE: ForeignPage[] = [
  {
    identifier: 'formas-de-pago',
    title: 'Zahlungsarten',
    description: 'So können Sie bezahlen.',
    sections: [
      [
        'Bei Erhalt',
        'Sie zahlen bar, wenn die Ware ankommt, oder in der Filiale, wenn Sie sie abholen. Bitte halten Sie den Betrag möglichst passend bereit und prüfen Sie die Ware vorher.',
      ],
      ['Karte', 'Die Karte geben Sie beim Zahlungsdienst ein, nicht bei uns. Der Betrag wird beim Bestellen reserviert und beim Versand abgebucht.'],
      [
        'Überweisung und Kasse',
        'Für jede Bestellung gibt es eine eigene CLABE oder einen Barcode für die Kasse. Beim Bezahlen sehen Sie, was für Ihre Bestellung möglich ist.',
      ],
      ['Keine Zusatzkosten', 'Sie zahlen genau die Summe, die Sie bestätigen. Für die Zahlungsart berechnen wir nichts.'],
    ],
  },
  {
    identifier: 'garantias-y-devoluciones',
    title: 'Garantie und Rückgabe',
    description: 'Was die Garantie abdeckt und wie Sie etwas zurückgeben.',
    sections: [
      ['Garantie', 'Alle Artikel haben die auf ihrer Seite genannte Garantie. Die Zeit einer Reparatur zählt nicht mit.'],
      ['Rückgabe', 'Innerhalb von fünf Werktagen nach der Lieferung können Sie ohne Begründung zurücktreten. Die Ware muss unbenutzt sein.'],
      ['Beschädigt angekommen', 'Dann tragen wir die Rücksendung, und Sie wählen zwischen Umtausch und Erstattung.'],
    ],
  },
  {
    identifier: 'preguntas-frecuentes',
    title: 'Häufige Fragen',
    description: 'Kurze Antworten zu Bestellung, Lieferung und Zahlung.',
    sections: [
      ['Brauche ich ein Konto?', 'Nein. Name, E-Mail und Anschrift genügen.'],
      ['Sind die Preise mit Steuer?', 'Ja, alle. Der Steueranteil steht in der Zusammenfassung Ihrer Bestellung.'],
      ['Wie lange dauert die Lieferung?', 'Je nach Postleitzahl zwei bis acht Werktage.'],
    ],
  },
  {
    identifier: 'aviso-de-privacidad',
    title: 'Datenschutz',
    description: 'Welche Daten wir verwenden und wozu.',
    sections: [
      ['Welche Daten', 'Name, E-Mail, Telefon und Anschrift für die Lieferung; Steuerdaten nur, wenn Sie eine Rechnung wünschen.'],
      ['Wozu', 'Allein, um Ihre Bestellung auszuführen und Ihnen zu antworten. Wir verkaufen keine Daten.'],
      ['An wen sie gehen', 'An den Zusteller, den Zahlungsdienst und an Behörden, wenn das Gesetz es verlangt. Kartennummern sehen wir nicht.'],
      ['Wie lange', 'Bestellungen so lange, wie Steuer- und Handelsrecht es verlangen; Nachrichten an uns ein Jahr.'],
      [
        'Ihre Rechte',
        'Sie können Auskunft, Berichtigung, Löschung und Widerspruch verlangen; schreiben Sie uns. Wir antworten binnen 20 Werktagen. Beschweren können Sie sich bei der Secretaría Anticorrupción y Buen Gobierno. Maßgeblich ist die spanische Fassung.',
      ],
    ],
  },
  {
    identifier: 'terminos-y-condiciones',
    title: 'Geschäftsbedingungen',
    description: 'Die Regeln für Ihren Einkauf.',
    sections: [
      ['Preise', 'Alle Preise sind in mexikanischen Pesos und enthalten die Steuer.'],
      [
        'Versand',
        `Der Versand kostet ${ENVIO} und ist ab ${GRATIS} frei. Er dauert zwei bis acht Werktage, Bestellware bis zu 60 Tage. Abholen in der Filiale ist kostenlos.`,
      ],
      [
        'Widerruf und Beschwerden',
        'Fünf Werktage ab Lieferung, ohne Begründung. Beschwerden nimmt auch die Verbraucherbehörde PROFECO entgegen: 55 5568 8722.',
      ],
      ['Vorrat', 'Eine bestätigte Bestellung ist reserviert. Ist das letzte Stück vergriffen, sagen wir es und berechnen nichts.'],
      ['Vorführung', 'Dies ist ein Musterkatalog; die gezeigten Artikel werden nicht verkauft.'],
    ],
  },
];

const IT: ForeignPage[] = [
  {
    identifier: 'formas-de-pago',
    title: 'Metodi di pagamento',
    description: 'Come puoi pagare.',
    sections: [
      [
        'Alla consegna',
        'Paghi in contanti quando ricevi la merce, o in negozio quando la ritiri. Controlla il prodotto prima di pagare e tieni pronto l’importo.',
      ],
      ['Carta', 'La carta la inserisci presso chi elabora il pagamento, non da noi. L’importo è riservato quando ordini e addebitato quando spediamo.'],
      ['Bonifico e cassa', 'Ogni ordine ha una sua CLABE o un codice a barre per la cassa. Al pagamento vedi che cosa è possibile per il tuo ordine.'],
      ['Nessun costo in più', 'Paghi esattamente la somma che confermi, senza commissioni.'],
    ],
  },
  {
    identifier: 'garantias-y-devoluciones',
    title: 'Garanzia e resi',
    description: 'Che cosa copre la garanzia e come restituire un prodotto.',
    sections: [
      ['Garanzia', 'Ogni articolo ha la garanzia indicata nella sua pagina. Il tempo di una riparazione non conta.'],
      ['Resi', 'Entro cinque giorni lavorativi dalla consegna puoi ripensarci senza dare spiegazioni. Il prodotto deve essere intatto.'],
      ['Arrivato danneggiato', 'La spedizione del reso la paghiamo noi e scegli tra cambio e rimborso.'],
    ],
  },
  {
    identifier: 'preguntas-frecuentes',
    title: 'Domande frequenti',
    description: 'Risposte brevi su ordini, consegne e pagamenti.',
    sections: [
      ['Serve un account?', 'No. Bastano nome, posta elettronica e indirizzo.'],
      ['I prezzi comprendono le imposte?', 'Sì, tutti. Il dettaglio è nel riepilogo dell’ordine.'],
      ['Quanto tempo ci vuole?', 'Da due a otto giorni lavorativi secondo il codice postale.'],
    ],
  },
  {
    identifier: 'aviso-de-privacidad',
    title: 'Informativa sulla privacy',
    description: 'Quali dati usiamo e perché.',
    sections: [
      ['Quali dati', 'Nome, posta elettronica, telefono e indirizzo per la consegna; dati fiscali solo se chiedi la fattura.'],
      ['Perché', 'Soltanto per eseguire il tuo ordine e risponderti. Non vendiamo dati.'],
      ['A chi vanno', 'A chi consegna, a chi elabora il pagamento e alle autorità quando lo chiede la legge. Il numero della carta non lo vediamo.'],
      ['Per quanto tempo', 'Gli ordini per il tempo che chiedono le leggi fiscali e commerciali; i messaggi per un anno.'],
      [
        'I tuoi diritti',
        'Puoi chiedere accesso, rettifica, cancellazione e opposizione scrivendoci. Rispondiamo entro 20 giorni lavorativi. Puoi rivolgerti alla Secretaría Anticorrupción y Buen Gobierno. Vale il testo in spagnolo.',
      ],
    ],
  },
  {
    identifier: 'terminos-y-condiciones',
    title: 'Condizioni di vendita',
    description: 'Le regole dei tuoi acquisti.',
    sections: [
      ['Prezzi', 'I prezzi sono in pesos messicani e comprendono le imposte.'],
      [
        'Spedizione',
        `La spedizione costa ${ENVIO} ed è gratis da ${GRATIS}. Ci vogliono da due a otto giorni lavorativi, fino a 60 giorni per ciò che è su ordinazione. Il ritiro in negozio è gratis.`,
      ],
      [
        'Recesso e reclami',
        'Cinque giorni lavorativi dalla consegna, senza spiegazioni. I reclami li riceve anche l’autorità dei consumatori PROFECO: 55 5568 8722.',
      ],
      ['Disponibilità', 'Un ordine confermato è riservato. Se l’ultimo pezzo è finito te lo diciamo e non addebitiamo nulla.'],
      ['Dimostrazione', 'Questo è un catalogo di prova; gli articoli mostrati non sono in vendita.'],
    ],
  },
];

const pagesOf = (shop: Shop, pages: ForeignPage[]): CmsDocument[] =>
  pages.map(({ identifier, title, description, sections }, index) => ({
    ...page(
      shop,
      index + 1,
      title,
      description,
      ...sections.map(([heading, ...texts]) => section(heading, texts.length > 1 ? list(texts) : paragraphs(...texts))),
    ),
    identifier,
  }));

const GERMAN_LOCATOR: LocatorWords = {
  title: 'Filialen',
  description: (shop) => `Adressen, Öffnungszeiten und Telefonnummern von ${shop.name}.`,
  intro: ['Möbel ansehen, Probe sitzen und Fragen stellen: In diesen Häusern spricht jemand Deutsch. Die Adressen sind Muster wie der ganze Katalog.'],
  address: 'Adresse',
  phone: 'Telefon',
  hours: ({ week, sunday }) => `Geöffnet: Montag bis Samstag ${week.join(' bis ')}, Sonntag ${sunday.join(' bis ')} Uhr`,
  parking: 'Kundenparkplatz',
};

const ITALIAN_LOCATOR: LocatorWords = {
  title: 'Negozi',
  description: (shop) => `Indirizzi, orari e telefoni dei negozi di ${shop.name}.`,
  intro: ['Vieni a provare i mobili e a fare domande: in questi negozi c’è chi parla italiano. Gli indirizzi sono di prova, come tutto il catalogo.'],
  address: 'Indirizzo',
  phone: 'Telefono',
  hours: ({ week, sunday }) => `Orario: dal lunedì al sabato ${week.join('–')}, domenica ${sunday.join('–')}`,
  parking: 'Parcheggio per i clienti',
};

const GERMAN_CREDITS: CreditsWords = {
  title: 'Bildnachweise',
  description: 'Wer die Modelle auf den Bildern des Musterkatalogs gemacht hat.',
  intro: 'Die Bilder des Musterkatalogs sind am Computer aus freien Modellen entstanden. Die Modelle wurden neu angeordnet, eingefärbt und beleuchtet.',
  models: 'Modelle und ihre Urheber',
  licences: 'Lizenzen',
  untitled: 'Ohne Titel',
  by: 'von',
};

const ITALIAN_CREDITS: CreditsWords = {
  title: 'Crediti delle foto',
  description: 'Chi ha fatto i modelli che si vedono nelle foto del catalogo di prova.',
  intro: 'Le foto del catalogo di prova sono immagini fatte al computer da modelli liberi. I modelli sono stati disposti, colorati e illuminati di nuovo.',
  models: 'Modelli e autori',
  licences: 'Licenze',
  untitled: 'Senza titolo',
  by: 'di',
};

export const germanPages = (shop: Shop): CmsDocument[] => [
  ...pagesOf(shop, DE),
  creditsPage(shop, GERMAN_CREDITS),
  storeBranchesPage(shop, STORE_BRANCHES.foreign, GERMAN_LOCATOR),
];
export const italianPages = (shop: Shop): CmsDocument[] => [
  ...pagesOf(shop, IT),
  creditsPage(shop, ITALIAN_CREDITS),
  storeBranchesPage(shop, STORE_BRANCHES.foreign, ITALIAN_LOCATOR),
];
