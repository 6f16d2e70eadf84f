/** Small islands that share most of what they are made of: one piece of the bundle. */
export { default as Scan } from '../scan/scan.client';
export { default as Comparison } from './comparison.client';
export { default as KeptHere } from './kept-here.client';
export { default as ProductTools } from './product-tools.client';
export { default as ShareLink } from './share-link.client';
export { default as ViewedRow } from './viewed-row.client';
