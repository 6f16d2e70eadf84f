/** Small islands that share most of what they are made of: one piece of the bundle. */
export { default as FavoritesHere } from '../favorites/favorites-here.client';
export { default as ShareList } from '../favorites/share-list.client';
export { default as Scan } from '../scan/scan.client';
export { default as Comparison } from './comparison.client';
export { default as KeptHere } from './kept-here.client';
