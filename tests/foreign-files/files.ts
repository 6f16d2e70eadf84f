import { sampledOf } from '../sample';
import { cutFiles } from './cuts';
import { documentFiles } from './documents';
import type { ForeignFile } from './expected';
import { magentoFiles } from './magento';
import { plainFiles } from './plain';
import { shopifyFiles } from './shopify';
import { tiendanubeFiles } from './tiendanube';
import { wooFiles } from './woo';

/** Files that went wrong on their way or were written by hand, of every system, each with what has to become of it. */
export const FOREIGN_FILES: ForeignFile[] = [
  ...shopifyFiles,
  ...wooFiles,
  ...magentoFiles,
  ...tiendanubeFiles,
  ...plainFiles,
  ...documentFiles,
  ...sampledOf(cutFiles, 3),
];
