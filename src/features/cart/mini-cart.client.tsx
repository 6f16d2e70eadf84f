'use client';

import { type ComponentType, useRef, useState } from 'react';
import type { Notice } from '../../domain/cart/cart';
import { useApproach } from '../../ui/hooks/use-approach';
import { useClickOn } from '../../ui/hooks/use-click-on';
import { showToast } from '../../ui/show-toast';
import { endsIn, inTime, TAP_WAITS_MS } from '../../ui/time-limit';
import { laterWords } from '../shop/later-words/later-words';
import { cartSays } from './cart-says';
import { useJoinedPlace } from './delivery/use-joined-place';
import type { MiniCartProps, MiniWindowProps } from './mini-cart-props';
import { theCart } from './store/the-cart';
import { useCart } from './store/use-cart';
import { useLateAnswers } from './use-late-answers';

declare module '../../ui/island' {
  interface Islands {
    'mini-cart': MiniCartProps;
  }
}

const LINKS = 'a[data-cart]';

const load = () => Promise.all([import('./mini-window'), laterWords()]);

const tell = async (notice: Pick<Notice, 'level' | 'message' | 'params'>, failed: string) =>
  showToast({ level: notice.level, message: await cartSays(notice, failed) });

/**
 * The cart at the side, of links marked data-cart. It comes when it is first wanted; where it does not, or not in time,
 * the links lead to the cart's page.
 */
export default function MiniCart(props: MiniCartProps) {
  const [shown, setShown] = useState<{
    Window: ComponentType<MiniWindowProps>;
    texts: MiniWindowProps['texts'];
  } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { texts, hrefs } = props;
  useLateAnswers({
    words: cartSays,
    failed: texts.failed,
    added: texts.added,
    seeCart: { label: texts.seeCart, href: hrefs.cart },
  });

  useJoinedPlace(useCart().cart, (outcome) => {
    if (outcome === null) showToast({ level: 'warning', message: texts.failed });
    else if (outcome?.ok) for (const notice of outcome.done.notices) void tell(notice, texts.failed);
    else if (outcome) void tell({ level: 'error', ...outcome.notice }, texts.failed);
  });

  const isWanted = useRef(false);
  const want = (isOpened: boolean) => {
    isWanted.current = isOpened;
    setOpen(isOpened);
  };
  const leave = () => isWanted.current && location.assign(hrefs.cart);
  const open = () => {
    const store = theCart();
    const limit = endsIn(TAP_WAITS_MS);
    want(true);
    inTime(limit, load()).then(
      ([{ MiniWindow }, words]) => setShown({ Window: MiniWindow, texts: words.cartWindow }),
      leave,
    );
    inTime(limit, store.load({ keep: store.confirmed() === null })).catch(() => {
      if (!store.confirmed() && store.pending().length === 0) leave();
    });
  };
  useApproach(LINKS, () => void load().catch(() => undefined));
  useClickOn(LINKS, open);
  return shown && <shown.Window {...props} texts={shown.texts} isOpen={isOpen} close={() => want(false)} />;
}
