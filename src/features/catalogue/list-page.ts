/** The client components of a list of products, which come together. */
export { default as OwnDoor } from '../fits/own-door.client';
export { default as AutoSubmit } from './auto-submit.client';
export { default as FilterFoot } from './filter-foot.client';
export { default as LoadMore } from './load-more.client';
