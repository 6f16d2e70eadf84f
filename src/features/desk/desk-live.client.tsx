'use client';

import { useEffect, useState } from 'react';
import { useTitleCount } from '../../ui/hooks/use-title-count';
import { sendUnasked } from '../shop/send-form';

interface Props {
  action: string;
  /** Address of all orders, the newest first. */
  orders: string;
  /** When the page was made; epoch ms. */
  since: number;
  texts: { one: string /** '{count} new orders' */; many: string };
}

declare module '../../ui/island' {
  interface Islands {
    'desk-live': Props;
  }
}

const EVERY_MS = 60_000;

/** How many orders came since; null where nobody answers that. */
async function newSince(action: string, since: number): Promise<number | null> {
  const sent = await sendUnasked(action, new URLSearchParams({ since: String(since) }));
  if (sent === 'challenge' || !sent.ok) return null;
  return Number(sent.done.notices[0]?.params?.count ?? 0);
}

/**
 * Counts the orders that came since the page was opened, in the tab's title too: whoever works in another tab sees it
 * there, so it is asked as often while the page is hidden.
 */
export default function DeskLive({ action, orders, since, texts }: Props) {
  const [count, setCount] = useState(0);
  useTitleCount(count);
  useEffect(() => {
    const ask = async () => {
      const found = await newSince(action, since);
      if (found !== null) setCount(found);
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [action, since]);
  return (
    <span role="status">
      {count > 0 && <a href={orders}>{count === 1 ? texts.one : texts.many.replace('{count}', String(count))}</a>}
    </span>
  );
}
