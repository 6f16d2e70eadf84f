import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { list, paragraphs, section } from '../kit/html.ts';
import { STORE_BRANCHES } from '../range/branches.ts';
import { type CreditsWords, creditsPage } from './credits.ts';
import type { ForeignPage } from './foreign-page.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { page, type Shop } from './page.ts';
import { type LocatorWords, storeBranchesPage } from './store-branches.ts';

const pagesOf = (shop: Shop, pages: ForeignPage[]): CmsDocument[] =>
  pages.map(({ identifier, title, description, sections }, index) => ({
    ...page(
      shop,
      index + 1,
      title,
      description,
      ...sections.map(([heading, ...texts]) =>
        section(heading, ...texts.map((text) => (typeof text === 'string' ? paragraphs(text) : list(text)))),
      ),
    ),
    identifier,
  }));

const GERMAN_LOCATOR: LocatorWords = {
  title: 'Filialen',
  description: (shop) => `Adressen, Öffnungszeiten und Telefonnummern von ${shop.name}.`,
  intro: [
    'Möbel ansehen, Probe sitzen und Fragen stellen: In diesen Häusern spricht jemand Deutsch. Die Adressen sind Muster wie der ganze Katalog.',
  ],
  address: 'Adresse',
  phone: 'Telefon',
  hours: ({ week, sunday }) =>
    `Geöffnet: Montag bis Samstag ${week.join(' bis ')}, Sonntag ${sunday.join(' bis ')} Uhr`,
  parking: 'Kundenparkplatz',
};

const ITALIAN_LOCATOR: LocatorWords = {
  title: 'Negozi',
  description: (shop) => `Indirizzi, orari e telefoni dei negozi di ${shop.name}.`,
  intro: [
    'Vieni a provare i mobili e a fare domande: in questi negozi c’è chi parla italiano. Gli indirizzi sono di prova, come tutto il catalogo.',
  ],
  address: 'Indirizzo',
  phone: 'Telefono',
  hours: ({ week, sunday }) => `Orario: dal lunedì al sabato ${week.join('–')}, domenica ${sunday.join('–')}`,
  parking: 'Parcheggio per i clienti',
};

const GERMAN_CREDITS: CreditsWords = {
  title: 'Bildnachweise',
  description: 'Wer die Modelle auf den Bildern des Musterkatalogs gemacht hat.',
  intro:
    'Die Bilder des Musterkatalogs sind am Computer aus freien Modellen entstanden. Die Modelle wurden neu angeordnet, eingefärbt und beleuchtet.',
  models: 'Modelle und ihre Urheber',
  licences: 'Lizenzen',
  untitled: 'Ohne Titel',
  by: 'von',
};

const ITALIAN_CREDITS: CreditsWords = {
  title: 'Crediti delle foto',
  description: 'Chi ha fatto i modelli che si vedono nelle foto del catalogo di prova.',
  intro:
    'Le foto del catalogo di prova sono immagini fatte al computer da modelli liberi. I modelli sono stati disposti, colorati e illuminati di nuovo.',
  models: 'Modelli e autori',
  licences: 'Licenze',
  untitled: 'Senza titolo',
  by: 'di',
};

export const germanPages = (shop: Shop): CmsDocument[] => [
  ...pagesOf(shop, GERMAN),
  creditsPage(shop, GERMAN_CREDITS),
  storeBranchesPage(shop, STORE_BRANCHES.foreign, GERMAN_LOCATOR),
];
export const italianPages = (shop: Shop): CmsDocument[] => [
  ...pagesOf(shop, ITALIAN),
  creditsPage(shop, ITALIAN_CREDITS),
  storeBranchesPage(shop, STORE_BRANCHES.foreign, ITALIAN_LOCATOR),
];
