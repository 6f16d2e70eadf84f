import { type Centavos, fromDecimal, toCentavos } from '../money';
import type { ProductDocument } from './document';
import type { CreditOffer, Tag } from './product';

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

/** Credit offers, shortest term first: price_twelve and price_eighteen are what is paid in all over 12 and 18 months. */
export function creditOf(doc: ProductDocument): CreditOffer[] {
  const terms = [
    { months: 12, total: doc.price_twelve },
    { months: 18, total: doc.price_eighteen },
  ];
  return terms.flatMap(({ months, total }) => (total && total > 0 ? [{ months, instalment: instalmentOf(fromDecimal(total), months) }] : []));
}
