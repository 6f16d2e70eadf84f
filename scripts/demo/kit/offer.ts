import type { ProductDocument, WarrantyDocument } from '../../../src/domain/catalogue/document.ts';
import { net, reachable } from './price.ts';

/** A reduced price with IVA and when it holds; without dates it always does. */
export interface Special {
  gross: number;
  from?: string;
  to?: string;
}

/** Source price fields of a gross price and its reduction. */
export function priceFields(gross: number, special: Special | undefined, taxClassId: number, rate: number) {
  return {
    price: net(gross, rate),
    special_price: special ? net(special.gross, rate) : null,
    special_from_date: special?.from ?? null,
    special_to_date: special?.to ?? null,
    tax_class_id: taxClassId,
  };
}

/** What an extended warranty costs, as a share of the product. */
const WARRANTY_SHARES: [months: number, share: number][] = [
  [12, 0.07],
  [24, 0.12],
];

export const warrantiesOf = (sku: string, gross: number, language: Language = SPANISH): WarrantyDocument[] =>
  WARRANTY_SHARES.map(([months, share]) => ({
    sku: `GAR-${sku}-${months}`,
    name: language.warranty(months),
    months,
    price: net(reachable(Math.max(99, Math.round((gross * share) / 10) * 10 - 1))),
  }));

const MONTHLY_RATE = 0.029;
/** Share of the interest that is given back when every instalment is paid on time: 40 % above 12 months. */
const PUNCTUAL_BONUS = 0.4;
const LONGEST_MONTHS = 18;

/** What a price comes to in equal instalments, each rounded up to the peso. */
const onCredit = (gross: number, months: number): number =>
  months * Math.ceil((gross * MONTHLY_RATE) / (1 - (1 + MONTHLY_RATE) ** -months));

/**
 * Credit prices in pesos with IVA: what 12 and 18 months come to, the interest in the longer one, and what it comes to
 * when paid on time.
 */
export function creditFields(
  gross: number,
): Pick<ProductDocument, 'credit_price_pago_puntual' | 'credit_fee' | 'price_twelve' | 'price_eighteen'> {
  const eighteen = onCredit(gross, LONGEST_MONTHS);
  const interest = eighteen - gross;
  return {
    credit_price_pago_puntual: Math.ceil(gross + interest * (1 - PUNCTUAL_BONUS)),
    credit_fee: interest,
    price_twelve: onCredit(gross, 12),
    price_eighteen: eighteen,
  };
}

/** What a house says of an offer in its language; `labels` turns Spanish labels of attributes into its own. */
export interface Language {
  warranty(months: number): string;
  tags: Partial<Record<TagName, string>>;
  labels: Record<string, string>;
}

const SPANISH: Language = { warranty: (months) => `Garantía extendida ${months} meses`, tags: {}, labels: {} };

export type TagName = 'hecho' | 'ultimas' | 'armado' | 'temporada' | 'nuevoModelo';

const TAGS: Record<TagName, { text: string; color: string; background: string }> = {
  hecho: { text: 'Hecho en México', color: '#17130f', background: '#f6f3ef' },
  ultimas: { text: 'Últimas piezas', color: '#17130f', background: '#e8a317' },
  armado: { text: 'Fácil de armar', color: '#17130f', background: '#f6f3ef' },
  temporada: { text: 'Oferta de temporada', color: '#ffffff', background: '#c4006b' },
  nuevoModelo: { text: 'Nuevo modelo', color: '#ffffff', background: '#17130f' },
};

/** At most two promotional tags, in the fields of the family. */
export function tagFields(names: TagName[], language: Language = SPANISH): Record<string, string> {
  const fields: Record<string, string> = {};
  names.slice(0, 2).forEach((name, index) => {
    const tag = TAGS[name];
    fields[`omni_tag_${index + 1}_text`] = language.tags[name] ?? tag.text;
    fields[`omni_tag_${index + 1}_color`] = tag.color;
    fields[`omni_tag_${index + 1}_background`] = tag.background;
  });
  return fields;
}
