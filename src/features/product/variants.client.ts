import { isPlainClick } from '../../ui/plain-click';
import { showToast } from '../../ui/show-toast';
import { fetchPictures, firstPicture, pictureReady } from './pictures-ahead';
import { placeOf, showPart } from './show-parts';
import { announceVariant, awaitVariant } from './variant-changed';
import { type Exchange, VariantSource } from './variant-source';
import { VARIANTS_PARAM } from './variants-param';

interface Props {
  /** Path of the page of the variant that the server has shown. */
  own: string;
  /** Where the variants are fetched; null where they stand in the page. */
  from: string | null;
  /** Whether an answer holds only what one choice leads to, so that every variant that is chosen has one of its own. */
  isNear: boolean;
  /** Said when a choice has changed another one too: there is no variant with both. */
  changed: string;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    variants: Props;
  }
}

/**
 * For so long after its opening a page shows the variants it holds; later the link is followed, for price and stock of
 * that moment.
 */
const HELD_MS = 10 * 60_000;
const GALLERY = 'gallery';

/** What names a variant in an address: the path, and in the query what is left to choose. */
const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => `${pathname}${search}`;
const hereNow = (): string => pathOf(location);

/** Puts a status for screen readers behind an element. */
function addStatus(near: HTMLElement): HTMLElement {
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

/**
 * Makes a change and, where a value of an option had the focus, gives it to the value of that group that is chosen now:
 * links may have changed places.
 */
function keepFocus(options: HTMLElement, change: () => void): void {
  const groupOf = (element: Element | null) =>
    [...options.querySelectorAll('fieldset')].findIndex((group) => group.contains(element));
  const group = groupOf(document.activeElement);
  change();
  const chosen = options.querySelectorAll('fieldset')[group]?.querySelector<HTMLElement>('a[aria-current]');
  if (chosen && chosen !== document.activeElement) chosen.focus({ preventScroll: true });
}

/** What is chosen of each option. */
const chosenOf = (options: HTMLElement): (string | undefined)[] =>
  [...options.querySelectorAll('fieldset')].map(
    (group) => group.querySelector('a[aria-current]')?.textContent ?? undefined,
  );

/**
 * Choosing a value of an option shows its variant in this document: picture, price, stock, address. What cannot be
 * shown here is a link as before.
 */
export function start(options: HTMLElement, { own, from, isNear, changed }: Props): void {
  const since = Date.now();
  const opened = hereNow();
  const source = new VariantSource();
  const status = addStatus(options);
  let shown = own;
  let choice = 0;
  /** Shows the pictures of the chosen variant that are still loading; null when none are. */
  let showPictures: (() => void) | null = null;

  /** Path of the variant that the address names. */
  const addressed = () => (hereNow() === opened ? own : hereNow());
  /** Where the variants that can follow this one are fetched; null where the page has them. */
  const answerFor = (path: string): string | null =>
    isNear && from !== null ? `${path}${path.includes('?') ? '&' : '?'}${VARIANTS_PARAM}=1` : from;

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

  /**
   * Shows the variant of this path under `address`, unless another is chosen meanwhile; false where it cannot be shown
   * here.
   */
  const show = async (path: string, address: string): Promise<boolean> => {
    choice += 1;
    const mine = choice;
    const answer = answerFor(shown);
    if (answer !== null && !source.exchange(shown, path)) await source.ask(answer);
    if (mine !== choice) return true;
    const found = source.exchange(shown, path);
    if (!found) return false;
    keepFocus(options, () => exchange(found, path));
    if (hereNow() !== address) history.replaceState(history.state, '', address);
    const next = answerFor(path);
    if (next !== null) void source.ask(next);
    return true;
  };

  const follow = async (link: HTMLAnchorElement): Promise<boolean> => {
    const before = chosenOf(options);
    const asked = [...options.querySelectorAll('fieldset')].findIndex((group) => group.contains(link));
    const isShown = await show(pathOf(link), pathOf(link));
    if (!isShown) location.assign(link.href);
    else if (chosenOf(options).some((value, group) => group !== asked && value !== before[group]))
      showToast({ level: 'warning', message: changed });
    return isShown;
  };

  options.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || !isPlainClick(event) || Date.now() - since > HELD_MS) return;
    if (from === null && !source.exchange(shown, pathOf(link))) return;
    event.preventDefault();
    awaitVariant(follow(link));
  });
  options.addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest('a');
    const gallery = link && source.exchange(shown, pathOf(link))?.after.parts[GALLERY];
    if (gallery) void pictureReady(gallery);
  });
  addEventListener('popstate', () => {
    const path = addressed();
    if (path !== shown) void show(path, hereNow()).then((isShown) => isShown || location.reload());
  });
  const ahead = async () => {
    if (from !== null) await source.ask(from);
    await fetchPictures(source.all().flatMap(({ parts }) => parts[GALLERY] ?? []));
  };
  void ahead();
}
