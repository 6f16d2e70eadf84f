import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { paragraphs, section, table } from '../kit/html.ts';
import { europeanSize, northAmericanSize } from '../kit/shoe-sizes.ts';
import { block, type Shop } from './page.ts';

/** What has a table of sizes; the identifiers of its blocks. */
export const SIZE_GUIDES = { shoes: 'guia-de-calzado', beds: 'guia-de-colchones', helmets: 'guia-de-cascos' } as const;
export type SizeGuideName = keyof typeof SIZE_GUIDES;

/** Mexican sizes of shoes: the length of the foot in centimetres. */
const SHOES = { women: [23, 24, 25, 26], men: [25, 26, 27, 28, 29] } as const;

interface Guide {
  title: string;
  content: string;
}

type Guides = Record<SizeGuideName, Guide>;

/** The rows of shoe sizes: what each is called here, its foot, and what it is called elsewhere. */
const shoes = (whose: keyof typeof SHOES): string[][] =>
  SHOES[whose].map((foot) => [`${foot}`, `${foot} cm`, `${northAmericanSize(foot, whose)}`, `${europeanSize(foot)}`]);

const SPANISH: Guides = {
  shoes: {
    title: 'Guía de tallas de calzado',
    content: [
      paragraphs(
        'La talla mexicana es el largo de tu pie en centímetros: 24 es un pie de 24 cm. Mídelo de pie, del talón al dedo más largo.',
      ),
      section('Dama', table(['México', 'Tu pie', 'EE. UU.', 'Europa'], shoes('women'))),
      section('Caballero', table(['México', 'Tu pie', 'EE. UU.', 'Europa'], shoes('men'))),
      paragraphs(
        'Entre dos tallas, escoge la más grande. Las tallas de Estados Unidos y Europa son aproximadas: manda la medida de tu pie.',
      ),
    ].join('\n'),
  },
  beds: {
    title: 'Guía de medidas de colchón',
    content: [
      table(
        ['Tamaño', 'Colchón', 'Para'],
        [
          ['Individual', '100 × 190 cm', 'Una persona'],
          ['Matrimonial', '135 × 190 cm', 'Una o dos personas'],
          ['Queen size', '150 × 190 cm', 'Dos personas'],
          ['King size', '200 × 190 cm', 'Dos, con mucho espacio'],
        ],
      ),
      paragraphs(
        'La base o la cama mide unos centímetros más que su colchón: la medida exacta está en las características.',
        'Deja unos 60 cm libres a cada lado para pasar y tender la cama.',
      ),
    ].join('\n'),
  },
  helmets: {
    title: 'Guía de tallas de casco',
    content: [
      paragraphs('Mide el contorno de tu cabeza con una cinta, dos centímetros y medio arriba de las cejas.'),
      table(
        ['Talla', 'Contorno'],
        [
          ['Chico', '55 a 56 cm'],
          ['Mediano', '57 a 58 cm'],
          ['Grande', '59 a 60 cm'],
        ],
      ),
      paragraphs('Bien puesto aprieta parejo y no gira al mover la cabeza. Entre dos tallas, escoge la más chica.'),
    ].join('\n'),
  },
};

const GERMAN: Guides = {
  shoes: {
    title: 'Größentabelle für Schuhe',
    content: [
      paragraphs(
        'Die mexikanische Größe ist die Länge deines Fußes in Zentimetern: 24 ist ein Fuß von 24 cm. Miss ihn im Stehen, von der Ferse bis zum längsten Zeh.',
      ),
      section('Damen', table(['Mexiko', 'Fuß', 'USA', 'Europa'], shoes('women'))),
      section('Herren', table(['Mexiko', 'Fuß', 'USA', 'Europa'], shoes('men'))),
      paragraphs(
        'Liegst du zwischen zwei Größen, nimm die größere. Die Größen der USA und Europas sind ungefähr: Es zählt die Länge deines Fußes.',
      ),
    ].join('\n'),
  },
  beds: {
    title: 'Maße der Matratzen',
    content: [
      table(
        ['Größe', 'Matratze', 'Für'],
        [
          ['Einzelbett', '100 × 190 cm', 'eine Person'],
          ['Doppelbett', '135 × 190 cm', 'eine oder zwei Personen'],
          ['Queen', '150 × 190 cm', 'zwei Personen'],
          ['King', '200 × 190 cm', 'zwei mit viel Platz'],
        ],
      ),
      paragraphs(
        'Ein Bett ist einige Zentimeter größer als seine Matratze: Das genaue Maß steht bei den Eigenschaften.',
        'Lass auf jeder Seite etwa 60 cm frei, um vorbeizukommen und das Bett zu machen.',
      ),
    ].join('\n'),
  },
  helmets: {
    title: 'Größentabelle für Helme',
    content: [
      paragraphs('Miss deinen Kopfumfang mit einem Maßband, zweieinhalb Zentimeter über den Augenbrauen.'),
      table(
        ['Größe', 'Kopfumfang'],
        [
          ['Klein', '55 bis 56 cm'],
          ['Mittel', '57 bis 58 cm'],
          ['Groß', '59 bis 60 cm'],
        ],
      ),
      paragraphs(
        'Richtig aufgesetzt drückt er überall gleich und dreht sich nicht mit. Liegst du zwischen zwei Größen, nimm die kleinere.',
      ),
    ].join('\n'),
  },
};

const ITALIAN: Guides = {
  shoes: {
    title: 'Guida alle taglie di scarpe',
    content: [
      paragraphs(
        'La taglia messicana è la lunghezza del piede in centimetri: 24 è un piede di 24 cm. Misuralo in piedi, dal tallone al dito più lungo.',
      ),
      section('Donna', table(['Messico', 'Piede', 'USA', 'Europa'], shoes('women'))),
      section('Uomo', table(['Messico', 'Piede', 'USA', 'Europa'], shoes('men'))),
      paragraphs(
        'Tra due taglie, scegli la più grande. Le taglie USA ed europee sono indicative: conta la misura del tuo piede.',
      ),
    ].join('\n'),
  },
  beds: {
    title: 'Guida alle misure dei materassi',
    content: [
      table(
        ['Misura', 'Materasso', 'Per'],
        [
          ['Singolo', '100 × 190 cm', 'una persona'],
          ['Matrimoniale', '135 × 190 cm', 'una o due persone'],
          ['Queen', '150 × 190 cm', 'due persone'],
          ['King', '200 × 190 cm', 'due, con molto spazio'],
        ],
      ),
      paragraphs(
        'Il letto misura qualche centimetro più del suo materasso: la misura esatta è nelle caratteristiche.',
        'Lascia circa 60 cm liberi per lato, per passare e rifare il letto.',
      ),
    ].join('\n'),
  },
  helmets: {
    title: 'Guida alle taglie dei caschi',
    content: [
      paragraphs('Misura la circonferenza della testa con un metro, due centimetri e mezzo sopra le sopracciglia.'),
      table(
        ['Taglia', 'Circonferenza'],
        [
          ['Piccolo', 'da 55 a 56 cm'],
          ['Medio', 'da 57 a 58 cm'],
          ['Grande', 'da 59 a 60 cm'],
        ],
      ),
      paragraphs('Ben indossato preme in modo uniforme e non gira. Tra due taglie, scegli la più piccola.'),
    ].join('\n'),
  },
};

const NAMES: readonly SizeGuideName[] = ['shoes', 'beds', 'helmets'];
const FIRST_ID = 121;

/** The tables of sizes of a store view, in its language. */
export function sizeGuideBlocks(shop: Shop): CmsDocument[] {
  const guides = shop.prefix === '/de' ? GERMAN : shop.prefix === '/it' ? ITALIAN : SPANISH;
  return NAMES.map((name, index) =>
    block(shop, FIRST_ID + index, SIZE_GUIDES[name], guides[name].title, guides[name].content),
  );
}
