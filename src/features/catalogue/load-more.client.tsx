'use client';

import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '../../ui/button';
import { islandProps, parsed } from '../../ui/hooks/joined-markup';
import { holdPlace, joinItems } from '../../ui/hooks/more-items';
import { Pager, type PagerProps } from '../../ui/pager';
import { isPlainClick } from '../../ui/plain-click';
import { fetchNextPage } from './fetch-next-page';

interface Props {
  /** id of the list that the next products join. */
  listId: string;
  /** Parameter of the address that says how many of them are shown, so that coming back or sharing shows as many. */
  countParam: string;
  total: number;
  seen: number;
  /** Where the next products are; null when all were seen. */
  next: string | null;
  pager: PagerProps;
  texts: { progress: string; seen: string; more: string; busy: string };
}

declare module '../../ui/island' {
  interface Islands {
    'load-more': Props;
  }
}

/**
 * Below a list of several pages: how far it was seen, "Ver más", whose products join the list in place, and the pages.
 * What it says then is what the page of the next products says of itself.
 */
export default function LoadMore(given: Props) {
  const [{ listId, countParam, total, seen, next, pager, texts }, setShown] = useState(given);
  const [isBusy, setBusy] = useState(false);

  async function load(address: string): Promise<void> {
    setBusy(true);
    const letGo = holdPlace();
    try {
      const page = parsed(await fetchNextPage(address));
      const told = islandProps(page, 'load-more');
      const here = new URL(location.href);
      here.searchParams.set(countParam, String(joinItems(listId, page)));
      history.replaceState(history.state, '', here);
      setShown((shown) => told ?? { ...shown, next: null });
      setBusy(false);
    } catch {
      location.assign(address);
    } finally {
      letGo();
    }
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (!isBusy) void load(event.currentTarget.href);
  };
  return (
    <>
      <div className="progress">
        <progress max={total} value={seen} aria-label={texts.progress} />
        <p>{texts.seen}</p>
      </div>
      {next !== null && (
        <ButtonLink kind="plain" href={next} onClick={follow} aria-busy={isBusy} data-live>
          {isBusy ? texts.busy : texts.more}
        </ButtonLink>
      )}
      <Pager {...pager} />
    </>
  );
}
