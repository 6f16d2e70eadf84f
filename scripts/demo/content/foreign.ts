import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
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

const DE: ForeignPage[] = [
  {
    identifier: 'formas-de-pago',
    title: 'Zahlungsarten',
    description: 'So können Sie bezahlen.',
    sections: [
      ['Nachnahme', 'Sie zahlen bar, wenn die Ware ankommt. Bitte halten Sie den Betrag möglichst passend bereit und prüfen Sie die Ware vorher.'],
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
      ['Ihre Rechte', 'Sie können Auskunft, Berichtigung und Löschung verlangen; schreiben Sie uns.'],
    ],
  },
  {
    identifier: 'terminos-y-condiciones',
    title: 'Geschäftsbedingungen',
    description: 'Die Regeln für Ihren Einkauf.',
    sections: [
      ['Preise', 'Alle Preise sind in mexikanischen Pesos und enthalten die Steuer. Versandkosten sehen Sie vor dem Bestätigen.'],
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
      ['Pagamento alla consegna', 'Paghi in contanti quando ricevi la merce. Controlla il prodotto prima di pagare e tieni pronto l’importo.'],
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
      ['I tuoi diritti', 'Puoi chiedere accesso, rettifica e cancellazione scrivendoci.'],
    ],
  },
  {
    identifier: 'terminos-y-condiciones',
    title: 'Condizioni di vendita',
    description: 'Le regole dei tuoi acquisti.',
    sections: [
      ['Prezzi', 'I prezzi sono in pesos messicani e comprendono le imposte. Le spese di spedizione si vedono prima di confermare.'],
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
