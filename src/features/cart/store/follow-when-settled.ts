import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../ui/plain-click';
import { theCart } from './the-cart';

/** Longest wait for the shop before a page is opened that shows the cart as the shop has it. */
const PATIENCE_MS = 3_000;

/** A link to such a page waits for the changes that are on their way. */
export function followWhenSettled(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget;
  const store = theCart();
  if (!isPlainClick(event.nativeEvent) || store.pending().every(({ state }) => state === 'unsent')) return;
  event.preventDefault();
  void store.settled(PATIENCE_MS).then(() => location.assign(href));
}
