const GROWTH: KeyframeAnimationOptions = { duration: 160, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** An element with what is in it. */
function made(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.replaceChildren(...content);
  return element;
}

/** An element of the page once more: without what would name it, no island. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const script of copy.querySelectorAll('script')) script.remove();
  for (const one of [copy, ...copy.querySelectorAll('[id], [data-island]')])
    for (const name of ['id', 'data-island', 'data-props']) one.removeAttribute(name);
  return copy;
}

const copiesIn = (root: Document | Element, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].map((part) => copyOf(part));

/** Text that keeps the place of a line that no card knows. */
const emptyLine = (): HTMLElement => made('span', '', '\u00a0');

/** The breadcrumbs of the list with the product behind them; none on a page without breadcrumbs. */
function crumbsTo(name: string): HTMLElement {
  const nav = made('nav', '');
  const ways = copiesIn(document, 'main .crumbs > li');
  if (ways.length === 0) return nav;
  for (const here of ways.flatMap((way) => [...way.querySelectorAll('[aria-current]')]))
    here.removeAttribute('aria-current');
  const here = made('span', '', name);
  here.ariaCurrent = 'page';
  nav.appendChild(made('ol', 'crumbs', ...ways, made('li', '', here)));
  return nav;
}

function galleryOf(card: Element): HTMLElement {
  const [big = '', thumb = ''] = [0, 1].flatMap(() => copiesIn(card, '.picture'));
  const radio = document.createElement('input');
  Object.assign(radio, { type: 'radio', checked: true, disabled: true, hidden: true });
  const row = made('ul', 'shots', made('li', '', made('div', 'shot', big), made('div', 'thumb', thumb), radio));
  row.style.setProperty('--count', '1');
  return made('div', 'gallery', row, made('div', 'gallery-tags', ...copiesIn(card, '.tag')));
}

function headOf(card: Element, name: string): HTMLElement {
  const brand = emptyLine();
  brand.className = 'buy-brand';
  const facts = copiesIn(card, '.starred, .dots');
  return made(
    'div',
    'buy-head',
    brand,
    made('h1', '', name),
    made('div', 'buy-facts', ...(facts.length > 0 ? facts : [emptyLine()])),
  );
}

function priceOf(card: Element): HTMLElement {
  const prices = copiesIn(card, '.price');
  for (const price of prices) price.classList.replace('price-card', 'price-page');
  return made('div', 'buy-price', ...prices);
}

/** Lets the picture grow into its place from where the card shows it; not for those who asked for less motion. */
function grow(picture: Element | null, from: DOMRect | undefined): void {
  if (!from || !picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = picture.getBoundingClientRect();
  if (to.width === 0) return;
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const [transformOrigin, none] = ['0 0', 'none'];
  picture.animate(
    [
      { transformOrigin, transform },
      { transformOrigin, transform: none },
    ],
    GROWTH,
  );
}

/**
 * Draws the beginning of a product's page over the list, as far as its card knows it, under the shop's header, with the
 * classes and so in the places of the real one. No card knows the brand: its line is kept empty. Answers what was drawn.
 */
export function drawOpening(card: Element, name: string): Element {
  const from = card.querySelector('.picture')?.getBoundingClientRect();
  const product = made('div', 'product', galleryOf(card), made('section', 'buy', headOf(card, name), priceOf(card)));
  const parts = [
    made('div', '', ...copiesIn(document, 'body > .header')),
    made('div', 'wrap product-page', crumbsTo(name), product),
  ];
  // It takes the taps itself, or they would reach the list behind it.
  for (const part of parts) part.inert = true;
  const opening = made('div', 'opening', ...parts);
  opening.ariaHidden = 'true';
  document.body.appendChild(opening);
  grow(opening.querySelector('.shot > *'), from);
  return opening;
}
