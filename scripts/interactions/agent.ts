import type { PLACES } from './places.ts';

/** What is waited for in the page. `id` names it in what the page says. */
export type Watch = { id: string } & (
  | { kind: 'button' }
  | { kind: 'count' }
  | { kind: 'answer' }
  | { kind: 'heading'; text: string; leaving: string | null }
  | { kind: 'list'; path: string; top: number }
  | { kind: 'product'; product: Shown }
);

/** What a product page shows of the chosen variant. */
export interface Shown {
  path: string;
  price: string;
  picture: string;
  stock: string;
}

/** What a page says when something waited for is seen. Times are those of the clock, ms. */
export interface Seen {
  id: string;
  at: number;
  /** Differs for every document. */
  document: number;
  /** It came back out of the browser's memory. */
  restored: boolean;
  x: number;
  y: number;
}

/** What a page tells of itself. */
export interface PageFigures {
  fcp: number | null;
  lcp: number | null;
  shift: number;
  events: { name: string; duration: number }[];
}

/** The agent's calls, for expressions that are evaluated in the page. */
export interface Agent {
  watch(watches: Watch[]): number;
  told(): PageFigures;
  shown(): Shown;
  forget(): void;
}

/**
 * Runs in every document before its own scripts: notes paints, shifts and events, and says through the binding
 * `interactionsSay` when what is waited for has been painted. `first` is what is waited for from the first document on.
 * Stands alone: it is sent to the browser as text.
 */
export function agent(places: typeof PLACES, first: Watch[]): void {
  if (window !== window.top) return;
  const KEY = 'interactions-watch';
  const NEAR_PX = 60;
  const told: PageFigures = { fcp: null, lcp: null, shift: 0, events: [] };
  const waiting = new Set<Watch>();
  let watches: Watch[] = [];
  let restored = false;
  const now = () => performance.timeOrigin + performance.now();

  const inView = (element: Element): boolean => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      right > 0 &&
      left < innerWidth &&
      element.checkVisibility({ visibilityProperty: true })
    );
  };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const firstIn = (selector: string): HTMLElement | null => all(selector).find(inView) ?? null;
  /** The picture the gallery stands at, also where the page is scrolled past it. */
  const pictured = (): string =>
    all(places.picture)
      .find((picture) => {
        const { left, width } = picture.getBoundingClientRect();
        return width > 0 && left >= 0 && left < innerWidth;
      })
      ?.getAttribute('src') ?? '';
  const textOf = (selector: string): string =>
    document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const shown = (): Shown => ({
    path: location.pathname,
    price: textOf(places.price),
    picture: pictured(),
    stock: textOf(places.stock),
  });

  const counted = (): Element | null =>
    all(places.count).find((badge) => /\d/.test(badge.textContent ?? '') && inView(badge)) ?? null;
  const headed = (text: string): Element | null =>
    all('h1').find((heading) => heading.textContent?.trim() === text && inView(heading)) ?? null;
  const showsProduct = (wanted: Shown): boolean => {
    if (location.pathname !== wanted.path) return false;
    const here = shown();
    return here.price === wanted.price && here.picture === wanted.picture && here.stock === wanted.stock;
  };

  /** The element that proves it, or null as long as it is not there. */
  const proof = (watch: Watch): Element | null => {
    if (watch.kind === 'button') return firstIn(places.add);
    if (watch.kind === 'count') return counted();
    if (watch.kind === 'answer') return counted() ?? firstIn(places.answer);
    if (watch.kind === 'heading') return location.pathname === watch.leaving ? null : headed(watch.text);
    if (watch.kind === 'product') return showsProduct(watch.product) ? document.body : null;
    return location.pathname === watch.path && Math.abs(scrollY - watch.top) < NEAR_PX ? firstIn(places.card) : null;
  };

  const read = (): Watch[] => {
    try {
      const kept = sessionStorage.getItem(KEY);
      return kept === null ? first : (JSON.parse(kept) as Watch[]);
    } catch {
      // A document without an origin keeps nothing, and nothing is waited for in it.
      return [];
    }
  };
  const say = (watch: Watch, element: Element, at: number) => {
    if (!watches.includes(watch)) return;
    watches = watches.filter((one) => one !== watch);
    sessionStorage.setItem(KEY, JSON.stringify(watches));
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen: Seen = {
      id: watch.id,
      at,
      document: performance.timeOrigin,
      restored,
      x: left + width / 2,
      y: top + height / 2,
    };
    (window as unknown as { interactionsSay(text: string): void }).interactionsSay(JSON.stringify(seen));
  };
  /** What is there now is on the screen after the next frame. */
  const afterFrame = (run: (time: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => run(now());
      port2.postMessage(null);
    });
  /** Looking costs a layout, so that nothing is looked for before the first paint. */
  const check = () => {
    if (told.fcp === null) return;
    for (const watch of watches) {
      if (waiting.has(watch)) continue;
      const element = proof(watch);
      if (!element) continue;
      waiting.add(watch);
      afterFrame((time) => say(watch, element, time));
    }
  };
  const painted = (fcp: number) => {
    told.fcp = fcp;
    for (const watch of watches) {
      const element = proof(watch);
      if (element) say(watch, element, performance.timeOrigin + fcp);
    }
  };

  const observe = <T extends PerformanceEntry>(type: string, each: (entry: T) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as T);
    }).observe({ type, buffered: true, ...more });
  observe('paint', (entry) => entry.name === 'first-contentful-paint' && painted(entry.startTime));
  observe('largest-contentful-paint', (entry) => {
    told.lcp = entry.startTime;
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    ({ value, hadRecentInput }) => {
      if (!hadRecentInput) told.shift += value;
    },
  );
  observe<PerformanceEntry & { interactionId?: number }>(
    'event',
    ({ name, duration, interactionId }) => interactionId && told.events.push({ name, duration }),
    { durationThreshold: 16 },
  );

  const start = () => {
    watches = read();
    check();
  };
  new MutationObserver(() => watches.length > 0 && check()).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of ['scroll', 'load', 'popstate']) addEventListener(type, () => watches.length > 0 && check(), true);
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    restored = true;
    start();
  });
  start();

  const calls: Agent = {
    watch(next) {
      sessionStorage.setItem(KEY, JSON.stringify(next));
      start();
      return performance.timeOrigin;
    },
    told: () => told,
    shown,
    forget() {
      told.events.length = 0;
    },
  };
  Object.assign(window, { interactions: calls });
}
