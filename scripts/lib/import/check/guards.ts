import type { ImportEntity } from '../../../../src/contract/documents/import-order.ts';
import { LEAST_LEFT_SHARE, lackOf, losesProducts } from '../../../../src/domain/catalogue/import-rules';
import { reasonText } from '../../../../src/features/desk/imports/reasons.ts';
import type { Check } from './check.ts';

/** What an import is stopped for unless it is told to go on. */
export const GUARDS = ['skipped', 'fewer', 'untaxed', 'repeated', 'broken', 'unlimited'] as const;
export type Guard = (typeof GUARDS)[number];

/** Options that let an import go on in spite of a guard, for parseArgs. */
export const ALLOW_OPTIONS = Object.fromEntries(
  GUARDS.map((guard) => [`allow-${guard}`, { type: 'boolean' as const }]),
);

const MOST_SKIPPED_SHARE = 0.05;
const MOST_NAMED = 3;
const whole = new Intl.NumberFormat('es-MX');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const WAY_ON: Record<Guard, string> = {
  skipped: 'Si está bien así, agrega --allow-skipped',
  fewer: 'Si está bien así, agrega --allow-fewer',
  untaxed: 'Agrega la regla de impuesto o, si de verdad van sin IVA, --allow-untaxed',
  repeated: 'Quita uno de los archivos o agrega --allow-repeated',
  unlimited:
    'Pídelo con sus existencias; si se vende sin contar piezas o las das después con --stock, agrega --allow-unlimited',
  broken: 'Pide el archivo de nuevo o, si basta con lo que se puede leer, agrega --allow-broken',
};

/** What a shop serves now, as far as it told. */
export interface Served {
  /** The import that is served; 0 before the first. */
  version: number;
  products: number;
  categories: number;
}

const ENTITY_WORDS: Record<ImportEntity, string> = {
  attribute: 'atributos',
  taxrule: 'reglas de impuesto',
  category: 'categorías',
  product: 'productos',
  cms_page: 'páginas',
  cms_block: 'bloques',
  cms_hierarchy: 'nodos de páginas',
  review: 'opiniones',
  redirect: 'redirecciones',
  postal_code: 'códigos postales',
  coupon: 'cupones',
};

export const wordOf = (entity: ImportEntity): string => ENTITY_WORDS[entity];

function skippedTooMany({ counts }: Check): string[] {
  return [...counts].flatMap(([entity, { read, accepted }]) => {
    const share = read > 0 ? (read - accepted) / read : 0;
    if (share <= MOST_SKIPPED_SHARE) return [];
    return `se omitirían ${whole.format(read - accepted)} de ${whole.format(read)} ${wordOf(entity)} (${percent(share)}; el límite es ${percent(MOST_SKIPPED_SHARE)})`;
  });
}

function tooFew({ counts }: Check, served: Served | null): string[] {
  const products = counts.get('product')?.accepted;
  if (!served || products === undefined || !losesProducts(served.products, products)) return [];
  return [
    `la tienda vende ${whole.format(served.products)} productos y quedarían ${whole.format(products)} (menos de ${percent(LEAST_LEFT_SHARE)})`,
  ];
}

const untaxed = ({ facts }: Check): string[] =>
  facts.untaxed.map(({ taxClass, products, examples }) => {
    const what =
      taxClass === null
        ? 'no dicen su clase de impuesto (tax_class_id)'
        : `son de la clase de impuesto ${taxClass}, que no tiene tasa para MX`;
    return `${whole.format(products)} productos o variantes ${what} y se venderían sin IVA, como ${examples.join(', ')}`;
  });

const repeated = (check: Check): string[] =>
  check.repeated.map(
    ({ entity, kept, dropped, count, examples }) =>
      `${dropped} repite ${whole.format(count)} ${wordOf(entity)} de ${kept} (${examples.slice(0, MOST_NAMED).join(', ')}); se quedarían los de ${kept}`,
  );

const broken = (check: Check): string[] =>
  check.broken.map(
    ({ file, reason, count }) =>
      `${file} está dañado: ${reasonText(reason)}${count > 1 ? ` (${whole.format(count)} documentos)` : ''}`,
  );

/** Why an import should not be done, by guard, each in words. `served` is what the shop has now. */
export function findings(check: Check, served: Served | null): Map<Guard, string[]> {
  const all: [Guard, string[]][] = [
    ['broken', broken(check)],
    ['skipped', skippedTooMany(check)],
    ['repeated', repeated(check)],
    ['fewer', tooFew(check, served)],
    ['untaxed', untaxed(check)],
    ['unlimited', check.unlimited],
  ];
  return new Map(all.filter(([, reasons]) => reasons.length > 0));
}

const PARTS = ['attribute', 'taxrule', 'cms_page', 'cms_block', 'cms_hierarchy', 'review'] as const;
const BESIDE = ['redirect', 'postal_code', 'coupon'] as const;

/** Why the shop could serve nothing of it, whatever is allowed; `emptied` counts empty lists that take something away. */
export function lacking({ counts }: Check, emptied: number): string[] {
  const held = (kinds: readonly ImportEntity[]): number =>
    kinds.reduce((sum, kind) => sum + (counts.get(kind)?.accepted ?? 0), 0);
  const lack = lackOf({
    products: held(['product']),
    categories: held(['category']),
    parts: held(PARTS),
    staged: held(BESIDE) + emptied,
  });
  return lack ? [reasonText(lack)] : [];
}

/** The findings nobody allowed, as lines that say which word lets the import go on. */
export const refusals = (found: ReadonlyMap<Guard, string[]>, allowed: ReadonlySet<Guard>): string[] =>
  [...found].flatMap(([guard, reasons]) =>
    allowed.has(guard) ? [] : reasons.map((reason) => `${reason}. ${WAY_ON[guard]}`),
  );
