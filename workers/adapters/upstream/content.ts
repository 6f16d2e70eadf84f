import type { ContentPort } from '../../../src/commerce/content';
import { emptyQuery } from '../../../src/commerce/empty-query';
import type { CmsDocument } from '../../../src/domain/catalogue/document';
import type { StoreView } from '../../../src/domain/store-view';
import { log } from '../../http/log';
import type { UpstreamConfig } from './http';
import { needed, searchUpstream } from './search';

/** Most pages or blocks of one call (spec 0 §9). */
const MAX_DOCUMENTS = 500;

/** Active pages and blocks from a retailer's API, each once, in the order of the identifiers. */
export function upstreamContent(config: UpstreamConfig, store: StoreView): ContentPort {
  const read = async (entity: 'cms_page' | 'cms_block', identifiers: string[]): Promise<CmsDocument[]> => {
    const wanted = [...new Set(identifiers)].slice(0, MAX_DOCUMENTS);
    if (wanted.length === 0) return [];
    const query = {
      ...emptyQuery(entity),
      filters: [{ attribute: 'identifier', scope: 'default' as const, value: { in: wanted } }],
      size: MAX_DOCUMENTS,
    };
    const found = needed(await searchUpstream(config, store, query)).items as CmsDocument[];
    const active = new Map(
      found.filter((document) => document.active).map((document) => [document.identifier, document]),
    );
    return wanted.flatMap((identifier) => active.get(identifier) ?? []);
  };
  return {
    async page(identifier) {
      const [page] = await read('cms_page', [identifier]);
      if (!page) log('warn', 'CMS query returned empty result');
      return page ?? null;
    },
    blocks: (identifiers) => read('cms_block', identifiers),
  };
}
