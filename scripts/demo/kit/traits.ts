import type { AttributeDocument, ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { attribute } from './attributes.ts';

/** Something a name says in figures, by which lists of its kind are filtered. */
interface Trait {
  id: number;
  code: string;
  /** Spanish, German and Italian where they sell such things. */
  label: Partial<Record<Tongue, string>>;
  said: Partial<Record<Tongue, RegExp>>;
  /** What is so named tells it in its text where its name does not. */
  toldOf?: RegExp;
  /** A value in words. */
  value: Partial<Record<Tongue, (figure: string) => string>>;
}

export type Tongue = 'es' | 'de' | 'it';

const FIGURES: Record<string, string> = {
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
};
const NUMBER = '(\\d+(?:[.,]\\d+)?)';
const figureOf = (text: string): string => FIGURES[text.toLowerCase()] ?? text.replace(',', '.');

const spanish = (id: number, code: string, label: string, said: RegExp, value: (figure: string) => string): Trait => ({
  id,
  code,
  label: { es: label },
  said: { es: said },
  value: { es: value },
});

const unit = (word: string) => (figure: string) => `${figure} ${word}`;
const counted = (one: string, many: string) => (figure: string) => `${figure} ${figure === '1' ? one : many}`;
const before = (words: string) => new RegExp(`${NUMBER} (?:${words})\\b`, 'i');
const IN_WORDS = `(\\d+|${Object.keys(FIGURES).join('|')})`;

export const TRAITS: readonly Trait[] = [
  {
    ...spanish(301, 'plazas', 'Plazas', new RegExp(`${IN_WORDS} Plazas\\b`, 'i'), counted('plaza', 'plazas')),
    toldOf: /^(?:Sofá|Love Seat) /,
  },
  {
    ...spanish(302, 'pulgadas', 'Pulgadas', before('Pulgadas'), unit('pulgadas')),
    label: { es: 'Pulgadas', de: 'Zoll', it: 'Pollici' },
    said: { es: before('Pulgadas'), de: before('Zoll'), it: before('pollici') },
    value: { es: unit('pulgadas'), de: unit('Zoll'), it: unit('pollici') },
  },
  spanish(303, 'pies', 'Pies cúbicos', before('Pies'), unit('pies')),
  spanish(304, 'litros', 'Litros', before('Litros'), unit('litros')),
  spanish(305, 'kilos', 'Kilos', before('kg'), unit('kg')),
  spanish(306, 'rodada', 'Rodada', new RegExp(`Rodada ${NUMBER}`, 'i'), (figure) => `Rodada ${figure}`),
  spanish(307, 'cilindrada', 'Cilindrada', before('cc'), unit('cc')),
  spanish(308, 'lugares', 'Lugares', /(\d+) (?:Sillas|Lugares)\b/i, counted('lugar', 'lugares')),
  spanish(
    309,
    'quemadores',
    'Quemadores',
    new RegExp(`${IN_WORDS} Quemadores`, 'i'),
    counted('quemador', 'quemadores'),
  ),
  spanish(310, 'puertas', 'Puertas', new RegExp(`${IN_WORDS} Puertas?\\b`, 'i'), counted('puerta', 'puertas')),
  spanish(311, 'cajones', 'Cajones', new RegExp(`${IN_WORDS} Cajones`, 'i'), counted('cajón', 'cajones')),
  spanish(312, 'watts', 'Potencia', before('W'), unit('W')),
  spanish(313, 'numero', 'Número', /Balón .*Número (\d+)/i, (figure) => `Número ${figure}`),
  spanish(314, 'memoria', 'Memoria RAM', before('GB de RAM'), unit('GB de RAM')),
];

/** The figure a name says of a trait; null where it says none. */
export function said({ said: patterns }: Trait, name: string, tongue: Tongue): string | null {
  const [, found] = patterns[tongue]?.exec(name) ?? [];
  return found === undefined ? null : figureOf(found);
}

/** The figure a product says of a trait, in its name or else its text; null where it says none. */
export const figureSaid = (
  trait: Trait,
  { name, description }: Pick<ProductDocument, 'name' | 'description'>,
  tongue: Tongue,
): string | null =>
  said(trait, name, tongue) ?? (trait.toldOf?.test(name) ? said(trait, description ?? '', tongue) : null);

const byFigure = (a: string, b: string): number => Number(a) - Number(b);

/** Products with the traits they say as attributes; those that variants differ in are attributes already. */
export const withTraits = (products: readonly ProductDocument[], tongue: Tongue): ProductDocument[] =>
  products.map((product) => {
    const own = TRAITS.flatMap((trait): [string, string][] => {
      const figure = figureSaid(trait, product, tongue);
      return figure === null || `${trait.code}_options` in product ? [] : [[trait.code, figure]];
    });
    return { ...product, ...Object.fromEntries(own) };
  });

/** The attributes of the traits that these products have, their values as they grow. */
export const traitAttributes = (products: readonly ProductDocument[], tongue: Tongue): AttributeDocument[] =>
  TRAITS.flatMap((trait) => {
    const { id, code, label, value } = trait;
    const ofVariants = products.flatMap(
      (product) => (product[`${code}_options`] as (string | number)[] | undefined) ?? [],
    );
    const figures = [
      ...new Set([...products.flatMap((product) => product[code] ?? []), ...ofVariants].map(String)),
    ].sort(byFigure);
    const name = value[tongue];
    if (figures.length === 0 || !name) return [];
    return [
      attribute(
        id,
        code,
        label[tongue] ?? code,
        { input: 'select', filterable: true },
        figures.map((figure) => ({ value: figure, label: name(figure) })),
      ),
    ];
  });
