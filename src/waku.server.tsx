import adapter from 'waku/adapters/cloudflare';
import { createPages } from 'waku/router/server';
import { STORES } from './config/stores';
import { PAGES } from './pages';
import { Document } from './pages/document';
import { ROUTES } from './pages/routes';
import { withWrittenDocuments } from './pages/written-documents';

const NOT_FOUND = 'page-not-found';

/**
 * Every route of the table under every store view's prefix, so that a path means the same to the browser and to the
 * server.
 */
const pages = createPages(async ({ createPage, createRoot }) => {
  createRoot({ render: 'dynamic', component: Document });
  createPage({ render: 'dynamic', path: '/404', component: PAGES[NOT_FOUND] });
  for (const { prefix } of STORES) {
    for (const route of ROUTES) {
      // Waku types a page's props by its literal path; the table's own types hold instead.
      const path = `${prefix}${route.path === '/' && prefix ? '' : route.path}`;
      createPage({ render: 'dynamic', path: path as '/', component: PAGES[route.name] });
    }
  }
  return [];
});

export default adapter(withWrittenDocuments(pages));
