import type { Entity } from '../domain/catalogue/document';
import type { SearchQuery } from './catalogue';

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
