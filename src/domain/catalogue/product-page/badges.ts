import { type Centavos, fromDecimal, toCentavos } from '../../money';
import type { ChildDocument, ProductDocument } from '../document';
import type { CreditOffer, Tag } from '../product';

const HEX_COLOR = /^#[0-9a-f]{6}$/i;
/** White on near black: readable whatever the tag says, for a tag without colours of its own. */
const TAG_COLOR = '#ffffff';
const TAG_BACKGROUND = '#1f2937';

/** '#rrggbb' in lower case, or null for anything else. */
export const hexColor = (value: string | null | undefined): string | null => {
  const trimmed = value?.trim() ?? '';
  return HEX_COLOR.test(trimmed) ? trimmed.toLowerCase() : null;
};

/** Promotional tags with a text; both colours fall back together, because half a pair may be unreadable. */
export function tagsOf(doc: ProductDocument): Tag[] {
  const given = [
    { text: doc.omni_tag_1_text, color: doc.omni_tag_1_color, background: doc.omni_tag_1_background },
    { text: doc.omni_tag_2_text, color: doc.omni_tag_2_color, background: doc.omni_tag_2_background },
  ];
  return given.flatMap((tag) => {
    const text = tag.text?.trim();
    if (!text) return [];
    const color = hexColor(tag.color);
    const background = hexColor(tag.background);
    return [color && background ? { text, color, background } : { text, color: TAG_COLOR, background: TAG_BACKGROUND }];
  });
}

/** Rounded up to the centavo, so that the instalments together are never less than the price. */
const instalmentOf = (total: Centavos, months: number): Centavos => toCentavos(Math.ceil(total / months));

const TERMS = [
  { months: 12, field: 'price_twelve' },
  { months: 18, field: 'price_eighteen' },
] as const;

/**
 * Credit offers, shortest term first: price_twelve and price_eighteen are what is paid in all over 12 and 18 months, a
 * variant's own before the product's. One that comes to less than the price paid at once was meant for another price
 * and is left out.
 */
export function creditOf(doc: ProductDocument, price: Centavos, variant: ChildDocument | null = null): CreditOffer[] {
  return TERMS.flatMap(({ months, field }) => {
    const own = Number(variant?.[field]);
    const given = own > 0 ? own : doc[field];
    const total = given && given > 0 ? fromDecimal(given) : 0;
    return total > 0 && total >= price ? [{ months, instalment: instalmentOf(toCentavos(total), months) }] : [];
  });
}
