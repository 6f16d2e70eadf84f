import type { DeviceListName } from '../../domain/device-list';
import { onNewMarkup } from '../../ui/new-markup';
import { showToast } from '../../ui/show-toast';
import { deviceList, keepOnDevice, letGoOnDevice, onKeptChange } from './device-lists';

type Toggled = Exclude<DeviceListName, 'recently-viewed'>;

/** What the link to the favourites tells every page (`data-kept`). */
export interface KeptSettings {
  store: string;
  /** Page of each list. */
  pages: Record<Toggled, string>;
  texts: Record<Toggled, { add: string; remove: string; added: string; removed: string; full: string; see: string }> & {
    failed: string;
  };
}

const SETTINGS = '[data-kept]';

/** The product a card leads to, by its own sku. */
function skuOfCard(card: Element): string | null {
  const path = card.querySelector<HTMLAnchorElement>('.card-name a')?.pathname ?? '';
  const sku = /\/p\/([^/]+)\//.exec(path)?.[1];
  return sku ? decodeURIComponent(sku) : null;
}

/**
 * A button without anything inside: styles draw its sign, and a list of fifty cards gets no more elements than it must.
 */
function button(name: Toggled, sku: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `card-keep card-${name}`;
  Object.assign(made.dataset, { keep: name, sku });
  return made;
}

/** Draws a heart and a button to compare on every card that has none. */
function drawOnCards(): void {
  for (const card of document.querySelectorAll('.cards > .card:not([data-kept-drawn])')) {
    const sku = skuOfCard(card);
    card.setAttribute('data-kept-drawn', '');
    if (sku === null) continue;
    for (const name of ['favorites', 'compare'] as const) card.appendChild(button(name, sku));
  }
}

/** Shows on every button whether its product is in the list, and on the link how many are. */
function show({ store, texts }: KeptSettings): void {
  const lists = { favorites: deviceList(store, 'favorites'), compare: deviceList(store, 'compare') };
  document.documentElement.toggleAttribute('data-comparing', Object.keys(lists.compare.items).length > 0);
  for (const one of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const { keep, sku = '' } = one.dataset;
    const name = keep as Toggled;
    const isIn = Object.hasOwn(lists[name].items, sku);
    const label = isIn ? texts[name].remove : texts[name].add;
    one.setAttribute('aria-pressed', String(isIn));
    const words = one.querySelector('span');
    const product = one.closest('.card')?.querySelector('.card-name')?.textContent;
    if (words) words.textContent = label;
    else one.setAttribute('aria-label', product ? `${label}: ${product}` : label);
  }
  for (const badge of document.querySelectorAll<HTMLElement>('[data-kept-count]')) {
    const count = Object.keys(lists.favorites.items).length;
    badge.textContent = count > 0 ? String(count) : '';
  }
}

function toggle(settings: KeptSettings, name: Toggled, sku: string): void {
  const { store, texts, pages } = settings;
  const words = texts[name];
  const see = [{ label: words.see, href: pages[name], kind: 'plain' as const }];
  const isIn = Object.hasOwn(deviceList(store, name).items, sku);
  const outcome = isIn ? 'removed' : keepOnDevice(store, name, sku);
  if (isIn) letGoOnDevice(store, name, sku);
  if (outcome === null) showToast({ level: 'error', message: texts.failed });
  else if (outcome === 'full') showToast({ level: 'warning', message: words.full, actions: see });
  else if (outcome === 'removed') showToast({ level: 'success', message: words.removed });
  else showToast({ level: 'success', message: words.added, actions: see });
}

/**
 * Starts the buttons that keep products on this device: those of the page, of its cards, and of markup that joins it.
 */
export function startKeepButtons(): void {
  const settings = JSON.parse(
    document.querySelector<HTMLElement>(SETTINGS)?.dataset.kept ?? 'null',
  ) as KeptSettings | null;
  if (!settings) return;
  const look = () => {
    drawOnCards();
    show(settings);
  };
  look();
  onNewMarkup(look);
  onKeptChange(() => show(settings));
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-keep]');
    if (!pressed?.dataset.sku) return;
    event.preventDefault();
    toggle(settings, pressed.dataset.keep as Toggled, pressed.dataset.sku);
  });
  const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  if (viewed) keepOnDevice(settings.store, 'recently-viewed', viewed);
}
