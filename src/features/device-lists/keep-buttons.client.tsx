'use client';

import { useEffect } from 'react';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { useLatest } from '../../ui/hooks/use-latest';
import { type ToggleWords, useToggles } from '../../ui/hooks/use-toggles';
import { showToast } from '../../ui/show-toast';
import { onToggled, type Toggled, type ToggleOutcome, toggleKept } from './toggle-kept';
import { useDeviceList } from './use-device-list';

interface Words extends ToggleWords {
  added: string;
  removed: string;
  full: string;
  see: string;
}

interface Props {
  store: string;
  /** Page of each list. */
  pages: Record<Toggled, string>;
  words: Record<Toggled, Words>;
  failed: string;
}

declare module '../../ui/island' {
  interface Islands {
    'keep-buttons': Props;
  }
}

/** The product that an address leads to, by its own sku. */
function skuAt(address: string): string | null {
  const sku = /\/p\/([^/]+)\//.exec(address)?.[1];
  return sku ? decodeURIComponent(sku) : null;
}

function tell(outcome: ToggleOutcome, { added, removed, full, see }: Words, href: string, failed: string): void {
  const actions = [{ label: see, href, kind: 'plain' as const }];
  if (outcome === null) showToast({ level: 'error', message: failed });
  else if (outcome === 'full') showToast({ level: 'warning', message: full, actions });
  else if (outcome === 'removed') showToast({ level: 'success', message: removed });
  else showToast({ level: 'success', message: added, actions });
}

/**
 * How many favourites this device keeps, beside the link to them. It also brings to life the hearts and the buttons to
 * compare of every card, and says what came of a tap on one.
 */
export default function KeepButtons({ store, pages, words, failed }: Props) {
  const lists = { favorites: useDeviceList(store, 'favorites'), compare: useDeviceList(store, 'compare') };
  const count = Object.keys(lists.favorites.items).length;
  useAttribute('html', 'data-comparing', Object.keys(lists.compare.items).length > 0 ? '' : null);
  useToggles<Toggled>({
    words,
    subjectOf: skuAt,
    isOn: (name, sku) => Object.hasOwn(lists[name].items, sku),
    press: (name, sku) => toggleKept(store, name, sku),
  });
  const toldOf = useLatest((name: Toggled, outcome: ToggleOutcome) => tell(outcome, words[name], pages[name], failed));
  useEffect(() => onToggled((name, outcome) => toldOf.current(name, outcome)), [toldOf]);
  return count > 0 ? String(count) : null;
}
