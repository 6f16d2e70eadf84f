'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useApproach } from '../../ui/hooks/use-approach';
import { useClickOn } from '../../ui/hooks/use-click-on';
import { showToast } from '../../ui/show-toast';
import type { MiniCartProps, MiniWindowProps } from './mini-cart-props';
import { say } from './say';
import { theCart } from './store/the-cart';

declare module '../../ui/island' {
  interface Islands {
    'mini-cart': MiniCartProps;
  }
}

const LINKS = 'a[data-cart]';

const load = async (): Promise<ComponentType<MiniWindowProps>> => (await import('./mini-window')).MiniWindow;

/** Tells of answers that nobody waits for: to changes of an earlier page, or that waited for the network. */
function useLateAnswers({ messages, texts, hrefs }: MiniCartProps): void {
  useEffect(
    () =>
      theCart().onLateAnswer(({ change }, answer) => {
        const notice = answer.ok ? answer.done.notices[0] : answer.notice;
        if (answer.ok && change.kind !== 'add') return;
        showToast({
          level: answer.ok ? 'success' : 'error',
          message: say(messages, notice?.message ?? '', notice?.params, texts.failed),
          ...(change.kind === 'add' && { detail: change.label.name, image: change.label.image }),
          ...(answer.ok && { actions: [{ label: texts.seeCart, href: hrefs.cart, kind: 'plain' }] }),
        });
      }),
    [messages, texts, hrefs],
  );
}

/**
 * The cart at the side, of links marked data-cart. It comes when it is first wanted; where it does not, the links lead
 * to the cart's page.
 */
export default function MiniCart(props: MiniCartProps) {
  const [Window, setWindow] = useState<ComponentType<MiniWindowProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  useLateAnswers(props);

  const leave = () => location.assign(props.hrefs.cart);
  const open = () => {
    const store = theCart();
    setOpen(true);
    load().then((loaded) => setWindow(() => loaded), leave);
    store.load({ keep: store.confirmed() === null }).catch(() => {
      if (!store.confirmed() && store.pending().length === 0) leave();
    });
  };
  useApproach(LINKS, () => void load().catch(() => undefined));
  useClickOn(LINKS, open);
  return Window && <Window {...props} isOpen={isOpen} close={() => setOpen(false)} />;
}
