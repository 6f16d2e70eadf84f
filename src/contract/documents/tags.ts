import { cleanLine } from './clean';
import { parseColour, readableOn } from './colour';

const MAX_TAG_LENGTH = 40;

/** The fields of the two promotional tags: plain text, colours as #rrggbb, the text readable on its background; without a background no colours. */
export function tagFields(product: Record<string, unknown>): Record<string, string | null> {
  const fields = [1, 2].flatMap((tag): [string, string | null][] => {
    const text = product[`omni_tag_${tag}_text`];
    if (typeof text !== 'string' || cleanLine(text) === '') return [];
    const background = parseColour(product[`omni_tag_${tag}_background`]);
    const color = background && readableOn(background, parseColour(product[`omni_tag_${tag}_color`]));
    return [
      [`omni_tag_${tag}_text`, cleanLine(text, MAX_TAG_LENGTH)],
      [`omni_tag_${tag}_color`, color],
      [`omni_tag_${tag}_background`, background],
    ];
  });
  return Object.fromEntries(fields);
}
