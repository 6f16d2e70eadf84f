import { PLACES } from './places.ts';
import type { Stage } from './stage.ts';

/** A control that is tapped early; what has come of it as expressions that are evaluated in the page. */
export interface EarlyTap {
  name: string;
  page: keyof Stage['pages'];
  selector: string;
  /**
   * True when what was tapped is done, and done once: a second time would undo it. `path`: of the address the control
   * leads to, '' where it leads nowhere.
   */
  done(path: string): string;
  /** What else may come of it: where a link leads, or what is said where a piece failed. */
  fallback(path: string): string;
  /** Whether it puts one thing into the cart, which is asked of the shop. */
  buys?: true;
}

const has = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;
const once = (selector: string) => `document.querySelectorAll(${JSON.stringify(selector)}).length === 1`;

export const EARLY_TAPS: EarlyTap[] = [
  { name: 'add', page: 'product', selector: PLACES.add, done: () => 'true', fallback: () => 'true', buys: true },
  { name: 'variant', page: 'product', selector: PLACES.option, done: isAt, fallback: isAt },
  {
    name: 'heart',
    page: 'category',
    selector: PLACES.heart,
    done: () => once(`${PLACES.heart}[aria-pressed="true"]`),
    fallback: () => has('.toasts[role="alert"]'),
  },
  { name: 'cart', page: 'category', selector: PLACES.cart, done: () => has('dialog[open]'), fallback: isAt },
  {
    name: 'search',
    page: 'category',
    selector: PLACES.search,
    done: () => "document.activeElement.id === 'buscar'",
    fallback: () => "location.hash === '#buscar'",
  },
  { name: 'menu', page: 'category', selector: PLACES.menu, done: () => has('[popover]:popover-open'), fallback: isAt },
];
