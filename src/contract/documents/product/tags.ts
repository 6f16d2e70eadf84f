import { once } from '../../../domain/once';
import { cleanLine } from '../clean';
import { read } from '../lenient';
import { parseColour, readableOn } from './colour';

const MAX_TAG_LENGTH = 40;

const textIfAny = once(() => read((value) => (typeof value === 'string' ? value : undefined)));

/** The fields of the two promotional tags as a source has them: texts, anything else counts as nothing. */
export const tagShape = once(() => ({
  omni_tag_1_text: textIfAny(),
  omni_tag_1_color: textIfAny(),
  omni_tag_1_background: textIfAny(),
  omni_tag_2_text: textIfAny(),
  omni_tag_2_color: textIfAny(),
  omni_tag_2_background: textIfAny(),
}));

/**
 * The fields of the two promotional tags: plain text, colours as #rrggbb, the text readable on its background; without
 * a background no colours.
 */
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
