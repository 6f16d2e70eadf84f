import { fetchPictures, firstPicture, pictureReady } from './pictures-ahead';
import { placeOf, showPart } from './show-parts';
import { announceVariant } from './variant-changed';
import { type Exchange, VariantSource } from './variant-source';

interface Props {
  /** Path of the page of the variant that the server has shown. */
  own: string;
  /** Where the variants are fetched; null where they stand in the page. */
  from: string | null;
  /** Whether an answer holds only what one choice leads to, so that every variant that is chosen has one of its own. */
  isNear: boolean;
}

declare module '../../ui/island' {
  interface Islands {
    variants: Props;
  }
}

/** What a page holds is believed for so long; later the link is followed, and price and stock are those of that moment. */
const BELIEVED_MS = 10 * 60_000;
const GALLERY = 'gallery';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** A place from which is said what was chosen, to whoever hears the page. */
function voice(near: HTMLElement): HTMLElement {
  const status = document.createElement('p');
  status.className = 'sr';
  status.setAttribute('role', 'status');
  near.insertAdjacentElement('afterend', status);
  return status;
}

function showFirstPicture(): void {
  const gallery = placeOf(GALLERY);
  const first = gallery?.querySelector<HTMLInputElement>('input[type="radio"]');
  if (first) first.checked = true;
  gallery?.querySelector('.gallery-row')?.scrollTo({ left: 0, behavior: 'instant' });
}

/** The value that was chosen has the focus if another one of its group had it: links may have changed their places. */
function keepFocus(options: HTMLElement, change: () => void): void {
  const groupOf = (element: Element | null) => [...options.querySelectorAll('fieldset')].findIndex((group) => group.contains(element));
  const group = groupOf(document.activeElement);
  change();
  const chosen = options.querySelectorAll('fieldset')[group]?.querySelector<HTMLElement>('a[aria-current]');
  if (chosen && chosen !== document.activeElement) chosen.focus({ preventScroll: true });
}

/** Choosing a value of an option shows its variant in this document: picture, price, stock, address. What cannot be shown here is a link as before. */
export function start(options: HTMLElement, { own, from, isNear }: Props): void {
  const since = Date.now();
  const opened = location.pathname;
  const source = new VariantSource();
  const status = voice(options);
  let shown = own;
  let choice = 0;
  /** Shows the pictures of the variant on screen where they are not there yet. */
  let showPictures: (() => void) | null = null;

  const addressed = () => (location.pathname === opened ? own : location.pathname);
  const answerFor = (path: string): string | null => (isNear && from !== null ? `${path}${new URL(from, location.href).search}` : from);

  const exchangePictures = (was: string, will: string) => {
    const isOther = firstPicture(was) !== firstPicture(will);
    const show = () => {
      if (showPictures !== show) return;
      showPictures = null;
      showPart(GALLERY, was, will);
      if (isOther) showFirstPicture();
    };
    showPictures = show;
    if (isOther) void pictureReady(will).then(show);
    else show();
  };

  const exchange = ({ before, after }: Exchange, path: string) => {
    showPictures?.();
    for (const [name, markup] of Object.entries(after.parts)) {
      const was = before.parts[name] ?? '';
      if (name === GALLERY) exchangePictures(was, markup);
      else showPart(name, was, markup);
    }
    shown = path;
    status.textContent = after.said;
    for (const refusal of document.querySelectorAll('.product-page > .notices')) refusal.remove();
    announceVariant();
  };

  /** Shows the variant of this path under `address`, unless another is chosen meanwhile; false where it cannot be shown here. */
  const show = async (path: string, address: string): Promise<boolean> => {
    choice += 1;
    const mine = choice;
    const answer = answerFor(shown);
    if (answer !== null && !source.exchange(shown, path)) await source.ask(answer);
    if (mine !== choice) return true;
    const found = source.exchange(shown, path);
    if (!found) return false;
    keepFocus(options, () => exchange(found, path));
    if (location.pathname !== address) history.replaceState(history.state, '', address);
    const next = answerFor(path);
    if (next !== null) void source.ask(next);
    return true;
  };

  const follow = async ({ pathname, href }: HTMLAnchorElement) => {
    if (!(await show(pathname, pathname))) location.assign(href);
  };

  options.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain(event) || Date.now() - since > BELIEVED_MS) return;
    if (from === null && !source.exchange(shown, link.pathname)) return;
    event.preventDefault();
    void follow(link);
  });
  options.addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest('a');
    const gallery = link && source.exchange(shown, link.pathname)?.after.parts[GALLERY];
    if (gallery) void pictureReady(gallery);
  });
  addEventListener('popstate', () => {
    const path = addressed();
    if (path !== shown) void show(path, location.pathname).then((isShown) => isShown || location.reload());
  });
  const ahead = async () => {
    if (from !== null) await source.ask(from);
    await fetchPictures(source.all().flatMap(({ parts }) => parts[GALLERY] ?? []));
  };
  void ahead();
}
