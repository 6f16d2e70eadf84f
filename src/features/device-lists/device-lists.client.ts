import { start as scan } from '../scan/scan.client';
import { start as shareCart } from '../shared-cart/share-cart.client';
import { start as comparison } from './comparison.client';
import { start as keptHere } from './kept-here.client';
import { start as shareLink } from './share-link.client';
import { start as viewedRow } from './viewed-row.client';

/** Small islands that share most of what they are made of: one piece of the bundle. */
export const islands = {
  comparison: { start: comparison },
  keptHere: { start: keptHere },
  scan: { start: scan },
  shareCart: { start: shareCart },
  shareLink: { start: shareLink },
  viewedRow: { start: viewedRow },
};
