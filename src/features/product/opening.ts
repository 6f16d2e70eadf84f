import { isPlainClick } from '../../ui/plain-click';

/** When the next page has not come by then, the list is shown again. */
const LONGEST_MS = 15_000;
const GROWTH: KeyframeAnimationOptions = { duration: 160, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** The beginning of a product page, to be filled from a card. No card knows the brand: its line is kept empty. */
const BEGINNING = `<div class="wrap product-page"><nav></nav><div class="product"><div class="gallery"><ul class="gallery-row" style="--count:1"><li><div class="gallery-big"></div><div class="gallery-thumb"></div><input type="radio" checked disabled hidden></li></ul><div class="gallery-tags"></div></div><section class="buy"><div class="buy-head"><span class="buy-brand">&nbsp;</span><h1></h1><div class="buy-facts"><span>&nbsp;</span></div></div><div class="buy-price"></div></section></div></div>`;

/** Place in the beginning → part of the card that is copied there. */
const PARTS = [
  ['.gallery-big', '.picture'],
  ['.gallery-thumb', '.picture'],
  ['.gallery-tags', '.tag'],
  ['.buy-facts', '.starred'],
  ['.buy-price', '.price'],
] as const;

function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('[id], [data-island]')]) {
    one.removeAttribute('id');
    one.removeAttribute('data-island');
  }
  return copy;
}

/** The breadcrumbs of this page with the product behind them; none on a page without breadcrumbs. */
function crumbs(name: string): Element[] {
  const here = document.querySelector('.crumbs');
  if (!here) return [];
  const copy = copyOf(here);
  for (const current of copy.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current');
  const last = document.createElement('span');
  last.ariaCurrent = 'page';
  last.textContent = name;
  copy.appendChild(document.createElement('li')).appendChild(last);
  return [copy];
}

/** The page of a card's product as far as the card knows it, under the shop's header. */
function beginning(card: Element, name: string): HTMLElement {
  const page = document.createElement('div');
  page.className = 'opening';
  page.ariaHidden = 'true';
  page.innerHTML = BEGINNING;
  const header = document.querySelector('.header');
  for (const heading of page.querySelectorAll('h1')) heading.textContent = name;
  for (const trail of page.querySelectorAll('nav')) trail.replaceChildren(...crumbs(name));
  for (const [place, part] of PARTS) {
    const found = [...card.querySelectorAll(part)].map(copyOf);
    if (found.length > 0) page.querySelector(place)?.replaceChildren(...found);
  }
  page.querySelector('.price')?.classList.replace('price-card', 'price-page');
  page.querySelector('.dots')?.remove();
  if (header) page.insertBefore(copyOf(header), page.firstChild).toggleAttribute('inert', true);
  return page;
}

/** Lets the card's picture grow to where the product's is. */
function grow(from: Element | null, to: Element | null): void {
  if (!from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [before, after] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (after.width === 0) return;
  const transform = `translate(${before.x - after.x}px, ${before.y - after.y}px) scale(${before.width / after.width})`;
  to.animate(
    [
      { transformOrigin: '0 0', transform },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    GROWTH,
  );
}

/**
 * Answers a tap on a product at once: until its page is there, the page begins with what the card knows of it. The list
 * stands behind it as it was, and is shown again when nothing opens, or when one comes back to it. `label` is said
 * before the name ('Abriendo').
 */
export function answerTaps(main: HTMLElement, label: string): void {
  const said = document.createElement('p');
  said.className = 'sr';
  said.role = 'status';
  main.insertAdjacentElement('afterend', said);
  let page: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    if (!page) return;
    clearTimeout(timer);
    page.remove();
    page = null;
    said.textContent = '';
    main.ariaBusy = null;
  };

  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('.card-name a');
    const card = link?.closest('.card');
    if (!link || !card || link.target) return;
    close();
    const name = link.textContent.trim();
    page = beginning(card, name);
    document.body.appendChild(page);
    grow(card.querySelector('.picture'), page.querySelector('.picture'));
    main.ariaBusy = 'true';
    said.textContent = `${label} ${name}`;
    timer = setTimeout(close, LONGEST_MS);
  };

  addEventListener('click', open);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener('pagehide', close);
  window.navigation?.addEventListener('navigateerror', close);
}
