'use client';

import { useEffect } from 'react';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { useLatest } from '../../ui/hooks/use-latest';
import { type ToggleWords, useToggles } from '../../ui/hooks/use-toggles';
import { showToast } from '../../ui/show-toast';
import { isSignedIn } from '../favorites/account-kept';
import { useHearts } from '../favorites/use-hearts';
import { onToggled, type Toggled, type ToggleOutcome, toggleKept } from './toggle-kept';

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
  /** Of lists of the account: why a product is not taken, and the offer to take over what this device keeps. */
  account: { noStock: string; noStockKey: string; failed: string; offer: string; see: string };
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

function tell(
  outcome: ToggleOutcome,
  { added, removed, full, see }: Words,
  href: string,
  { failed, account }: Pick<Props, 'failed' | 'account'>,
): void {
  const actions = [{ label: see, href, kind: 'plain' as const }];
  if (outcome !== null && typeof outcome === 'object')
    showToast({
      level: 'warning',
      message: outcome.refused === account.noStockKey ? account.noStock : account.failed,
    });
  else if (outcome === null) showToast({ level: 'error', message: failed });
  else if (outcome === 'full') showToast({ level: 'warning', message: full, actions });
  else if (outcome === 'removed') showToast({ level: 'success', message: removed });
  else showToast({ level: 'success', message: added, actions });
}

/** Reads the lists of whoever is signed in, and offers once what this device kept before they were. */
function useAccount(store: string, href: string, { offer, see }: Props['account']): void {
  useEffect(() => {
    if (!isSignedIn()) return;
    import('../favorites/account-calls')
      .then(({ openAccount }) => openAccount(store))
      .then((isOffered) => {
        if (isOffered) showToast({ level: 'info', message: offer, actions: [{ label: see, href, kind: 'plain' }] });
      })
      .catch((error) => console.warn('lists of the account were not read', error));
  }, [store, href, offer, see]);
}

/**
 * How many favourites this device keeps, beside the link to them. It also brings to life the hearts and the buttons to
 * compare of every card, and says what came of a tap on one.
 */
export default function KeepButtons({ store, pages, words, failed, account }: Props) {
  const lists = { favorites: useHearts(store, 'favorites'), compare: useHearts(store, 'compare') };
  const count = Object.keys(lists.favorites).length;
  useAttribute('html', 'data-comparing', Object.keys(lists.compare).length > 0 ? '' : null);
  useAccount(store, pages.favorites, account);
  useToggles<Toggled>({
    words,
    subjectOf: skuAt,
    isOn: (name, sku) => Object.hasOwn(lists[name], sku),
    press: (name, sku) => toggleKept(store, name, sku),
  });
  const toldOf = useLatest((name: Toggled, outcome: ToggleOutcome) =>
    tell(outcome, words[name], pages[name], { failed, account }),
  );
  useEffect(() => onToggled((name, outcome) => toldOf.current(name, outcome)), [toldOf]);
  return count > 0 ? String(count) : null;
}
