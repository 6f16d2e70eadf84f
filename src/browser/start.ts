import { followPriceGroup } from '../features/shop/group-prices/follow-price-group';
import { onLeavingMarkup, onNewMarkup } from '../ui/hooks/joined-markup';
import { pieceNamed } from './islands';
import { nextTask, type Priority } from './next-task';
import { endRootsIn, mount, takeProps } from './roots';
import { isTranslated } from './translated';

/** How far from the screen an island that waits to be seen is woken. */
const NEAR = '200px';

/** Islands that are loading, running or, where their piece did not come, left as the server wrote them. */
const begun = new WeakSet<HTMLElement>();

const pieceOf = ({ dataset }: HTMLElement) => pieceNamed(dataset.island ?? '');

/** Whether it runs now: in a page that is translated none does, nor one that has left the page while it was fetched. */
async function run(piece: NonNullable<ReturnType<typeof pieceOf>>, element: HTMLElement, priority: Priority) {
  const { default: component } = await piece.load();
  await nextTask(priority);
  if (isTranslated() || !element.isConnected) return false;
  await mount(element, component);
  return true;
}

/**
 * Starts an island in a task of its own. One that cannot be loaded stays as the server wrote it, which works without
 * it.
 */
async function wake(element: HTMLElement, priority: Priority): Promise<void> {
  const piece = pieceOf(element);
  if (!piece) return;
  if (begun.has(element)) return takeProps(element);
  begun.add(element);
  watch.unobserve(element);
  try {
    if (!(await run(piece, element, priority))) return;
  } catch (error) {
    console.warn('island not started', element.dataset.island, error);
    element.isAwake = false;
    return;
  }
  element.isAwake = true;
  element.dispatchEvent(new Event('shop:awake', { bubbles: true }));
}

const watch = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void wake(target as HTMLElement, 'background');
  },
  { rootMargin: NEAR },
);

/**
 * Wakes every island under `root`, or watches for it to be seen. Resolves when those that wake by themselves are
 * started.
 */
async function startIslands(root: Document | Element): Promise<void> {
  const waking: Promise<void>[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const piece = pieceOf(element);
    if (piece?.when === 'idle') waking.push(wake(element, 'background'));
    else if (begun.has(element)) takeProps(element);
    else if (piece) watch.observe(element);
  }
  await Promise.all(waking);
}

/**
 * Wakes what answers for an element that the shopper has touched before everything else, and right behind it what shows
 * what comes of that.
 */
function wakeTouched(touched: Element): void {
  const { live } = touched.closest<HTMLElement>('[data-live]')?.dataset ?? {};
  const element =
    document.querySelector<HTMLElement>(`[data-island="${live}"]`) ?? touched.closest<HTMLElement>('[data-island]');
  if (!element || begun.has(element)) return;
  void wake(element, 'user-blocking');
  const together = pieceOf(element)?.together;
  for (const other of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const piece = pieceOf(other);
    if (together && piece?.together === together && piece.when === 'idle') void wake(other, 'user-blocking');
  }
}

/**
 * Starts the islands of the page, and of markup that joins it; the document hears 'shop:live' when those that wake by
 * themselves run. `touched` is what the shopper has touched already.
 */
export async function startPage(touched: Element | null): Promise<void> {
  if (touched) wakeTouched(touched);
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) wakeTouched(target);
      },
      { capture: true, passive: true },
    );
  followPriceGroup();
  onLeavingMarkup(endRootsIn);
  onNewMarkup((root) => void startIslands(root));
  await startIslands(document);
  document.dispatchEvent(new Event('shop:live'));
}
