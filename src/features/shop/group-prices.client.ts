import { type Centavos, formatMoney, moneyParts, toCentavos } from '../../domain/money';
import { discountOf } from '../../domain/price';
import { askGroupPrices, type GroupPrice, groupPrice } from './group-price-store';

const short = (amount: Centavos, sign: string): string => formatMoney(amount, sign).replace(/\.00$/, '');

function span(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * What stands there already: the server's own of another variant may have joined what was added here, and takes its
 * place.
 */
function onlyOne(place: Element, selector: string): Element | null {
  const [first = null, ...others] = place.querySelectorAll(selector);
  for (const other of others) other.remove();
  return first;
}

/** Writes the struck-through price behind the one that counts, or takes it away; answers what was added. */
function writeRegular(price: Element, place: HTMLElement, { gross, regularGross, sign }: GroupPrice): Element | null {
  const shown = onlyOne(price, '.price-was');
  if (regularGross <= gross || price.classList.contains('price-bar')) {
    shown?.remove();
    return null;
  }
  const was = shown ?? document.createElement('s');
  was.className = 'price-was';
  was.replaceChildren(span('sr', `${place.dataset.was} `), short(regularGross, sign));
  if (shown) return null;
  price.appendChild(document.createTextNode(' '));
  return price.appendChild(was);
}

/** The same elements as src/ui/price.tsx, so that nothing moves but what is longer or shorter. */
function writePrice(price: Element, place: HTMLElement, shown: GroupPrice): Element | null {
  const now = price.querySelector<HTMLElement>('.price-now');
  const heard = price.querySelector(':scope > .sr');
  if (!now || !heard) return null;
  const { units, cents } = moneyParts(shown.gross);
  now.dataset.cents = cents;
  now.textContent = `${shown.sign}${units}`;
  heard.textContent = `${shown.sign}${units}.${cents}`;
  return writeRegular(price, place, shown);
}

/**
 * Changes, adds or takes away the tag that says what is saved, and answers one that was added. `text` null for none.
 */
function writeTag(
  place: Element,
  selector: string,
  text: string | null,
  add: (text: string) => Element,
): Element | null {
  const tag = onlyOne(place, selector);
  if (text !== null && !tag) return add(text);
  if (text === null) tag?.remove();
  else if (tag) tag.textContent = text;
  return null;
}

function writeSaving(place: HTMLElement, { gross, regularGross, sign }: GroupPrice): Element | null {
  const saved = toCentavos(regularGross - gross);
  if (place.classList.contains('card')) {
    const discount = discountOf(regularGross, gross);
    return writeTag(place, '.tag-buy', discount > 0 ? `${discount}%` : null, (text) =>
      place.insertBefore(span('tag tag-buy', text), place.querySelector('.tag, .card-name')),
    );
  }
  const { saved: words } = place.dataset;
  if (!words) return null;
  return writeTag(place, '.tag', saved > 0 ? words.replace('{amount}', short(saved, sign)) : null, (text) =>
    place.appendChild(span('tag tag-wash', text)),
  );
}

/** What the choices of a product add to. */
function rebase({ gross }: GroupPrice): void {
  const total = document.querySelector<HTMLElement>('[data-island="choices-total"]');
  if (!total) return;
  total.dataset.props = JSON.stringify({ ...JSON.parse(total.dataset.props ?? '{}'), base: gross });
  if (total.hasChildNodes()) total.dispatchEvent(new Event('input'));
}

interface Written {
  /** What may not grow: the price of a card, whose neighbours stretch it, else the place itself. */
  box: HTMLElement;
  height: number;
  added: Element[];
}

function write(place: HTMLElement, shown: GroupPrice): Element[] {
  const price = place.querySelector('.price');
  const added = [writeSaving(place, shown), price && writePrice(price, place, shown)];
  if (!price && place.childElementCount === 0) place.textContent = formatMoney(shown.gross, shown.sign);
  const ticked = place.closest('label')?.querySelector<HTMLElement>('[data-amount]');
  if (ticked) ticked.dataset.amount = String(shown.gross);
  if (place.classList.contains('buy-price')) rebase(shown);
  return added.filter((element) => element !== null);
}

/**
 * Writes all of them; heights are read before and after, once for all. What is said beside a price goes where it would
 * push down what somebody reads.
 */
function writeAll(places: readonly HTMLElement[]): void {
  const boxes = places.map((place) =>
    place.classList.contains('card') ? (place.querySelector<HTMLElement>('.price') ?? place) : place,
  );
  const heights = boxes.map((box) => box.offsetHeight);
  const written = places.flatMap((place, index): Written[] => {
    const [shown, box] = [groupPrice(place.dataset.sku), boxes[index]];
    return shown && box ? [{ box, height: heights[index] ?? 0, added: write(place, shown) }] : [];
  });
  const grown = written.filter(({ box, height, added }) => added.length > 0 && box.offsetHeight > height);
  for (const { added } of grown) added[0]?.remove();
  for (const { added } of grown.filter(({ box, height }) => box.offsetHeight > height))
    for (const element of added) element.remove();
}

const placesOf = (group: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-groups~="${group}"][data-sku]`),
];

/** Variants that one choice leads to: the last part of the addresses of a product's options. */
const nextVariants = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-part="options"] a[href^="/"]')].flatMap(
    ({ pathname }) => pathname.split('/p/')[1]?.split('/')[2] ?? [],
  );

/**
 * Writes the prices of a group into every place of the page that has one: one call for all skus it does not know yet.
 */
export async function showGroupPrices(group: string): Promise<void> {
  const places = placesOf(group);
  const isProduct = places.some((place) => place.classList.contains('buy-price'));
  const wanted = [
    ...places.map(({ dataset }) => dataset.sku ?? ''),
    ...(isProduct ? nextVariants().map(decodeURIComponent) : []),
  ];
  await askGroupPrices(wanted);
  writeAll(placesOf(group));
}
