import type { CataloguePort, SearchQuery, SearchResult, Suggestions, UrlMatch } from '../../src/commerce/catalogue';
import { ok, type Result } from '../../src/domain/result';

export const NOTHING_FOUND: SearchResult = {
  items: [],
  total: 0,
  start: 0,
  perPage: 50,
  aggregations: {},
  attributeMetadata: [],
};

/** What api and forms ask of a catalogue; what only pages ask is not here. */
export class FakeCatalogue implements Pick<CataloguePort, 'query' | 'resolveUrl' | 'redirect' | 'version' | 'suggest'> {
  queries: SearchQuery[] = [];
  found: (query: SearchQuery) => Promise<Result<SearchResult>> = async () => ok(NOTHING_FOUND);
  urls: Record<string, UrlMatch> = {};
  redirects: Record<string, string> = {};
  suggested: { text: string; size: number }[] = [];
  suggestions: Suggestions = { products: [], categories: [] };

  async query(query: SearchQuery) {
    this.queries.push(query);
    return this.found(query);
  }

  async resolveUrl(path: string) {
    return this.urls[path] ?? null;
  }

  async redirect(path: string) {
    return this.redirects[path] ?? null;
  }

  async version() {
    return 'v7';
  }

  async suggest(text: string, size: number) {
    this.suggested.push({ text, size });
    return this.suggestions;
  }
}
