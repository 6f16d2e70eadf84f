'use client';

import { useEffect } from 'react';
import { useApproach } from '../../ui/hooks/use-approach';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { useLatest } from '../../ui/hooks/use-latest';
import { type ToggleWords, useToggles } from '../../ui/hooks/use-toggles';
import { showToast } from '../../ui/show-toast';
import { isSignedIn } from '../favorites/account-kept';
import { useHearts } from '../favorites/use-hearts';
import { laterWords } from '../shop/later-words/later-words';
import { onToggled, type Toggled, type ToggleOutcome, toggleKept } from './toggle-kept';

interface Props {
  store: string;
  /** Page of each list. */
  pages: Record<Toggled, string>;
  words: Record<Toggled, ToggleWords>;
  /** What a change comes to, said where further words do not come: without a network. */
  kept: string;
}

/** What puts a product into a list. */
const SWITCHES = '[data-toggle], .tool';

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

/** Outcomes that change what this device shows. */
const CHANGES: ReadonlySet<unknown> = new Set<ToggleOutcome>(['added', 'removed', 'unsent']);

/** Says what came of a tap; where no further words come, `kept` of a change, and nothing of what stays as it was. */
async function tell(name: Toggled, outcome: ToggleOutcome, { href, kept }: { href: string; kept: string }) {
  const later = await laterWords().catch(() => null);
  if (!later) {
    if (CHANGES.has(outcome)) showToast({ level: 'info', message: kept });
    return;
  }
  const { [name]: words, failed, account } = later.kept;
  const { added, removed, full, see } = words;
  const actions = [{ label: see, href, kind: 'plain' as const }];
  if (outcome !== null && typeof outcome === 'object')
    showToast({
      level: 'warning',
      message: outcome.refused === account.noStockKey ? account.noStock : account.failed,
    });
  else if (outcome === null) showToast({ level: 'error', message: failed });
  else if (outcome === 'unsent') showToast({ level: 'warning', message: account.unsent });
  else if (outcome === 'full') showToast({ level: 'warning', message: full, actions });
  else if (outcome === 'removed') showToast({ level: 'success', message: removed });
  else showToast({ level: 'success', message: added, actions });
}

/** Reads the lists of whoever is signed in, and offers once what this device kept before they were. */
function useAccount(store: string, href: string): void {
  useEffect(() => {
    if (!isSignedIn()) return;
    const offer = async () => {
      const { offer: message, see } = (await laterWords()).kept.account;
      showToast({ level: 'info', message, actions: [{ label: see, href, kind: 'plain' }] });
    };
    import('../favorites/account-calls')
      .then(({ openAccount }) => openAccount(store, offer))
      .catch((error) => console.warn('lists of the account were not read', error));
  }, [store, href]);
}

/**
 * How many favourites this device keeps, beside the link to them. It also brings to life the hearts and the buttons to
 * compare of every card, and says what came of a tap on one.
 */
export default function KeepButtons({ store, pages, words, kept }: Props) {
  const lists = { favorites: useHearts(store, 'favorites'), compare: useHearts(store, 'compare') };
  const count = Object.keys(lists.favorites).length;
  useAttribute('html', 'data-comparing', Object.keys(lists.compare).length > 0 ? '' : null);
  useAccount(store, pages.favorites);
  // A line that is gone when the tap comes was there a moment ago.
  useApproach(SWITCHES, () => void laterWords().catch(() => undefined));
  useToggles<Toggled>({
    words,
    subjectOf: skuAt,
    isOn: (name, sku) => Object.hasOwn(lists[name], sku),
    press: (name, sku) => toggleKept(store, name, sku),
  });
  const toldOf = useLatest((name: Toggled, outcome: ToggleOutcome) => tell(name, outcome, { href: pages[name], kept }));
  useEffect(() => onToggled((name, outcome) => void toldOf.current(name, outcome)), [toldOf]);
  return count > 0 ? String(count) : null;
}
