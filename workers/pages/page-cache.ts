import { ANSWER_MS, within } from '../http/deadline';
import { SingleFlight } from './single-flight';

/**
 * How long a shared page lives at the edge (design: fresh, then stale while it is renewed, then stale only if renewing
 * fails).
 */
export const FRESH_MS = 60_000;
export const STALE_WHILE_REVALIDATE_MS = 10 * 60_000;
export const STALE_IF_ERROR_MS = 24 * 60 * 60_000;

/**
 * After this long an older copy of the page is served instead of a rendering; without a copy the rendering is waited
 * for as long as any answer.
 */
export const STALE_AFTER_MS = 3_000;

export interface StoredPage {
  status: number;
  /** '' for none. */
  body: string;
  headers: [string, string][];
}

/** A page to keep; one without these is shown and forgotten (a missing or moved page). */
export interface RenderedPage extends StoredPage {
  /** Epoch ms after which the page is not true any more, or null. */
  until: number | null;
  /** Version of the catalogue it was made of: it is kept under this one and no other. */
  version: string;
}

export const isToKeep = (page: RenderedPage | StoredPage): page is RenderedPage => 'version' in page;

export type CacheState = 'hit' | 'stale' | 'stale-if-error' | 'miss';

export interface Served {
  response: Response;
  state: CacheState;
}

/**
 * How a document comes: with the styles of its first screen in it, or for a browser that has the shop's sheet. Each
 * form is kept (ADR 0024).
 */
export const PAGE_FORMS = ['inline', 'linked'] as const;
export type PageForm = (typeof PAGE_FORMS)[number];

export interface SharedPage {
  /** Canonical address, query included: all the renderer is told of the request. */
  url: URL;
  /** Form it is asked in. */
  form: PageForm;
  /** Version of the catalogue it is to show. */
  version: string;
  /** Epoch ms at which it was asked for. */
  askedAt: number;
  /**
   * Throws where whoever asks may not have a page rendered; not asked of those who get a copy, or wait for a rendering
   * that goes on already.
   */
  admit(): Promise<void>;
  /** Told to whoever renders it elsewhere, and never part of the page. */
  rendererHeaders?(): Promise<[string, string][]>;
  /** Renders it here, for any form. Throws when it cannot be rendered. */
  render(): Promise<RenderedPage | StoredPage>;
  /** What was rendered, in a form. */
  inForm<Page extends StoredPage>(page: Page, form: PageForm): Page;
}

type WaitUntil = (work: Promise<unknown>) => void;

/** Where shared pages are kept. */
export interface PageCache {
  serve(page: SharedPage, waitUntil: WaitUntil): Promise<Served>;
}

/** How long a page is fresh, and for how long after that it is served while it is renewed. */
export interface PageLife {
  freshMs: number;
  staleMs: number;
}

/** How long one request may take to renew a page before another one tries. */
const RENEWAL_MS = 10_000;

const PAGE_LIFE: PageLife = { freshMs: FRESH_MS, staleMs: STALE_WHILE_REVALIDATE_MS };

/** Beside a kept page: what is noted of it, and what it is sent with. One header each, for every one of them costs. */
const KEPT = 'x-page-kept';
const SENT = 'x-page-headers';

interface Note {
  /** Epoch ms. */
  storedAt: number;
  /** Epoch ms after which the page is not true any more. */
  until: number;
  version: string;
}

/** Times first, for a version may hold anything; a page that is true for ever has none. */
const written = (version: string, storedAt: number, until: number | null): string =>
  `${storedAt},${until ?? ''},${encodeURIComponent(version)}`;

function noted(text: string): Note {
  const [storedAt, until, version = ''] = text.split(',');
  return {
    storedAt: Number(storedAt),
    until: until ? Number(until) : Number.POSITIVE_INFINITY,
    version: decodeURIComponent(version),
  };
}

interface Entry {
  response: Response;
  /** What it is sent with, as text. */
  sent: string;
  ageMs: number;
  current: boolean;
}

export const responseOf = (page: StoredPage): Response =>
  new Response(page.body || null, { status: page.status, headers: page.headers });

/** Headers that kept pages are sent with, by their text: pages of a kind have the same. */
const knownHeaders = new Map<string, Headers>();
const MOST_SENT = 100;

function sentHeaders(text: string): Headers {
  const known = knownHeaders.get(text);
  if (known) return known;
  if (knownHeaders.size >= MOST_SENT) knownHeaders.clear();
  const headers = new Headers(JSON.parse(text) as StoredPage['headers']);
  knownHeaders.set(text, headers);
  return headers;
}

/** The kept page as it is sent; its headers may be added to. */
const forShopper = ({ response: { status, body }, sent }: Entry): Response =>
  new Response(body, { status, headers: sentHeaders(sent) });

/**
 * The page cache over the Cache API, for a laptop, tests and wherever the platform's own cache is not in front: it
 * keeps age, version and end of truth beside the page and does stale-while-revalidate and stale-if-error itself.
 */
export function localPageCache(
  cache: Pick<Cache, 'match' | 'put' | 'delete'>,
  build: string,
  clock: () => number = Date.now,
  life: PageLife = PAGE_LIFE,
): PageCache {
  /** When renewing a page began, by page: after a while another request may try, the one that began may never end. */
  const renewing = new Map<string, number>();
  const renderings = new SingleFlight<RenderedPage | StoredPage>(clock);

  const keyOf = (form: PageForm, page: string) => `https://pages.internal/${build}/${form}/${page}`;

  async function find(key: string, version: string): Promise<Entry | null> {
    const response = await cache.match(key);
    const sent = response?.headers.get(SENT);
    if (!response || !sent) return null;
    const note = noted(response.headers.get(KEPT) ?? '');
    const now = clock();
    const ageMs = now - note.storedAt;
    if (ageMs > STALE_IF_ERROR_MS) return null;
    return { response, sent, ageMs, current: note.version === version && now < note.until };
  }

  async function keep(key: string, page: RenderedPage): Promise<void> {
    const headers = {
      [KEPT]: written(page.version, clock(), page.until),
      [SENT]: JSON.stringify(page.headers),
      'cache-control': `max-age=${STALE_IF_ERROR_MS / 1000}`,
    };
    await cache.put(key, new Response(page.body, { status: page.status, headers }));
  }

  /**
   * Puts what is rendered into the place of what was found. A page with a part left out is true no longer than it was
   * made: it does not take the place of a whole one of the same version.
   */
  const renewal = (
    { version, admit, render, inForm }: SharedPage,
    entry: Entry | null,
    page: string,
    waitUntil: WaitUntil,
  ) => {
    const flight = `${version} ${page}`;
    const isLess = (made: RenderedPage) => entry?.current === true && made.until !== null && made.until <= clock();
    const make = async () => {
      const made = await render();
      if (!isToKeep(made)) await Promise.all(PAGE_FORMS.map((one) => cache.delete(keyOf(one, page))));
      else if (!isLess(made)) await Promise.all(PAGE_FORMS.map((one) => keep(keyOf(one, page), inForm(made, one))));
      return made;
    };
    return {
      isLess,
      began: () => renderings.began(flight),
      async renew() {
        if (renderings.began(flight) === null) await admit();
        return renderings.share(flight, make, waitUntil);
      },
    };
  };

  /** What was found is served while it is renewed. */
  function stale(shared: SharedPage, entry: Entry, page: string, waitUntil: WaitUntil): Served {
    if (clock() - (renewing.get(page) ?? 0) > RENEWAL_MS) {
      renewing.set(page, clock());
      waitUntil(
        renewal(shared, entry, page, waitUntil)
          .renew()
          .catch(() => undefined)
          .finally(() => renewing.delete(page)),
      );
    }
    return { response: forShopper(entry), state: 'stale' };
  }

  /** The page as it is made now; what was found is served where that takes too long or fails. */
  async function made(shared: SharedPage, entry: Entry | null, page: string, waitUntil: WaitUntil): Promise<Served> {
    const { askedAt, form, inForm } = shared;
    const { isLess, began, renew } = renewal(shared, entry, page, waitUntil);
    try {
      const patience = entry ? (began() ?? askedAt) + STALE_AFTER_MS : askedAt + ANSWER_MS;
      const rendered = await within(patience - clock(), renew());
      if (entry && isToKeep(rendered) && isLess(rendered))
        return { response: forShopper(entry), state: 'stale-if-error' };
      return { response: responseOf(inForm(rendered, form)), state: 'miss' };
    } catch (error) {
      if (entry) return { response: forShopper(entry), state: 'stale-if-error' };
      throw error;
    }
  }

  return {
    async serve(shared, waitUntil) {
      const { host, pathname, search } = shared.url;
      // The host is part of a page: its canonical address has it.
      const page = `${host}${pathname}${search}`;
      const entry = await find(keyOf(shared.form, page), shared.version);
      if (entry?.current && entry.ageMs < life.freshMs) return { response: forShopper(entry), state: 'hit' };
      if (entry?.current && entry.ageMs < life.freshMs + life.staleMs) return stale(shared, entry, page, waitUntil);
      return made(shared, entry, page, waitUntil);
    },
  };
}
