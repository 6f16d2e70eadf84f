import { partAt } from '../branches/branch-window.client';
import { nearKept } from '../branches/near-kept';
import { devicePlace, onPlaceChange } from '../place/device-place';
import { onVariantChange } from './variant-changed';

declare module '../../ui/enhanced' {
  interface Enhanced {
    'pickup-near': Record<string, never>;
  }
}

/** "Today from 13:15" is asked for again when a page is looked at after so long. */
const HOLDS_MS = 5 * 60 * 1000;

/** The first branch of a list, which is the nearest, that has everything and is worth going to. */
const nearestOf = (list: HTMLElement): HTMLElement | null =>
  list.querySelector<HTMLElement>('.branch-list > [data-has]:has([data-near="reach"])');

function line(name: 'strong' | 'p', parts: readonly (Element | null)[]): HTMLElement {
  const element = document.createElement(name);
  element.textContent = parts.flatMap((part) => part?.textContent || []).join(' · ');
  return element;
}

/** What a page of branches says of one, as short as it is beside a product. */
function told(row: HTMLElement): Node[] {
  const of = (selector: string) => row.querySelector(selector);
  const ways = of('.branch-ways');
  return [
    line('strong', [of('.branch-ready') ?? of('.branch-has')]),
    line('p', [of('h2'), of('[data-near]')]),
    line('p', [of('.branch-open, .branch-closed')]),
    ...(ways ? [document.importNode(ways, true)] : []),
  ];
}

/**
 * Shows where and when what is chosen can be picked up: asks the page of branches, once this browser knows its postal
 * code.
 */
export function startPickupNear(box: HTMLElement): void {
  const status = box.querySelector('[role="status"]');
  const link = box.querySelector<HTMLAnchorElement>(':scope > a');
  if (!status || !link) return;
  let asked: string | null = null;
  let askedAt = 0;

  const address = (): string | null => (devicePlace() && box.dataset.open === undefined ? nearKept(link.href) : null);
  const follow = async () => {
    const wanted = address();
    if (!box.isConnected || (wanted === asked && Date.now() - askedAt < HOLDS_MS)) return;
    // What is said of another variant or place is true no longer.
    if (wanted !== asked) status.replaceChildren();
    asked = wanted;
    askedAt = Date.now();
    const part = wanted === null ? null : await partAt(wanted);
    if (asked !== wanted) return;
    const nearest = part && nearestOf(part);
    status.replaceChildren(...(nearest ? told(nearest) : []));
  };

  onPlaceChange(follow);
  onVariantChange(follow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && follow());
  void follow();
}
