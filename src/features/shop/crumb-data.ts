import type { Crumb } from '../../domain/catalogue/product';
import { absolute, href } from './links';

/** Breadcrumbs for search engines. */
export const crumbData = (crumbs: Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: absolute(href(crumb.path)),
  })),
});
