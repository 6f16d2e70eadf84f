'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { around } from '../../ui/hooks/copied-parts';
import { InBody } from '../../ui/hooks/in-body';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { useHearClick } from '../../ui/hooks/use-click-on';
import { useFollowedLink } from '../../ui/hooks/use-followed-link';
import { useNoPage } from '../../ui/hooks/use-no-page';
import { usePatience } from '../../ui/hooks/use-patience';
import { useSpeculationRules } from '../../ui/hooks/use-speculation-rules';
import { showToast } from '../../ui/show-toast';
import { type Opened, Opening, openedOf } from '../product/opening';
import { RULES_ID } from './rules-id';

interface Props {
  /** 'Abriendo', said before the name of what opens. */
  opening: string;
  /** What is said when a page does not come. */
  slow: string;
}

declare module '../../ui/island' {
  interface Islands {
    'next-page': Props;
  }
}

/** From here on it is said that the next page is long in coming. */
const LONG_MS = 10_000;
/** When the next page has not come by then, the list is shown again. */
const LONGEST_MS = 15_000;

/**
 * What a page does for the one that is opened from it. A tap on a product is answered at once: until its page is there,
 * the page begins with what the card knows of it. The list stands behind it as it was, and is shown again when nothing
 * opens, or when one comes back to it.
 */
export default function NextPage({ opening, slow }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const patience = usePatience(LONGEST_MS);
  const close = () => {
    patience.stay();
    // At once: a page that is left stands still from then on.
    flushSync(() => setOpened(null));
  };
  useHearClick<HTMLAnchorElement>('.card-name a', (link) => {
    const card = around(link, '.card');
    if (!card || link.target) return;
    setOpened(openedOf(card, link.textContent.trim()));
    patience.later(close);
  });
  useNoPage(close);
  useAttribute('main', 'aria-busy', opened && 'true');
  useFollowedLink(LONG_MS, () => showToast({ level: 'warning', message: slow }));
  useSpeculationRules(RULES_ID);
  return (
    opened && (
      <>
        {`${opening} ${opened.name}`}
        <InBody>
          <Opening opened={opened} />
        </InBody>
      </>
    )
  );
}
