import { imagePath } from '../../../../src/contract/documents/product/media';
import type { Row } from './mapping.ts';
import { listOf } from './values.ts';

/** Magento's word for no picture. */
const NONE = 'no_selection';
const ADDRESS = /^(?:https?:)?\/\//i;
/** Between addresses stands whatever a hand put there; a comma inside of one is its own. */
const BETWEEN = /[\s,;|]+(?=(?:https?:)?\/\/)/i;

/** Pictures of a cell: addresses, with their blanks as addresses have them, or paths between separators. */
export const picturesOf = (cell: string | undefined, separator: string): string[] =>
  ADDRESS.test(cell ?? '')
    ? (cell ?? '').split(BETWEEN).map((one) =>
        one
          .trim()
          .replace(/[,;|]+$/, '')
          .replace(/\s/g, '%20')
          .replace(/^\/\//, 'https://'),
      )
    : listOf(cell, separator);

/** Pictures of a row that are no address and no path the shop can ask for. */
export const unreadPictures = (row: Row, separator: string): string[] =>
  [row.image, row.images, row.variant_image]
    .flatMap((cell) => picturesOf(cell, separator))
    .filter((one) => imagePath(one) === null && !one.includes(NONE));
