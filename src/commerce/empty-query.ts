import type { Entity } from '../domain/catalogue/document';
import type { SearchListing, SearchQuery } from './catalogue';

/** A query for the first fifty documents of an entity, whole, in their usual order. */
export const emptyQuery = (entity: Entity): SearchQuery => ({
  entity,
  text: '',
  filters: [],
  availableFilters: [],
  sort: [],
  size: 50,
  from: 0,
  includeFields: null,
  excludeFields: null,
  groupId: 0,
});

/** What is said of a search that found just what was typed. */
export const NOTHING_SAID = {
  corrected: null,
  leftOut: null,
  instead: null,
  unsold: null,
  isNamed: false,
  lacking: [],
  soldOut: [],
  fitting: null,
  near: [],
} satisfies Partial<SearchListing>;
