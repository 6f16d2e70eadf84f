import type { Crumb } from '../../domain/catalogue/product';
import { href } from './links';

/** Breadcrumbs for search engines, with addresses relative to the page. */
export const crumbData = (crumbs: Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.name, item: href(crumb.path) })),
});
