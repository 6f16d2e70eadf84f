'use client';

import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { BACK, ENDED, SIGN_IN_PAGE, SIGN_UP_PAGE } from '../../contract/customers/pages';
import { OPENS_WINDOW } from '../../contract/customers/window';
import { useClickOn } from '../../ui/hooks/use-click-on';
import { endsIn, inTime, TAP_WAITS_MS } from '../../ui/time-limit';
import { nearKept } from '../branches/near-kept';
import { readSessionMarker } from '../customers/session-marker';
import { onSignedOut } from '../customers/signed-out';
import { goOrStay } from './go-or-stay';
import type { WindowProps } from './window-props';

interface Props {
  storePrefix: string;
  /** Said where there is no network to open anything. */
  offline: string;
}

declare module '../../ui/island' {
  interface Islands {
    windows: Props;
  }
}

/** A piece of the bundle that holds a window. */
type Piece = () => Promise<{ default: ComponentType<WindowProps> }>;

const signIn: Piece = () => import('../customers/sign-in-window.client');
const place: Piece = () => import('../place/place-window.client');
const home: Piece = () => import('../fits/home-pieces.client');
const branches: Piece = () => import('../branches/branch-window.client');

interface Opened extends Pick<WindowProps, 'page' | 'limit'> {
  Content: ComponentType<WindowProps>;
  instead: string;
}

/** The page that a form of the window led back to, because it had to be sent as a page of its own and was refused. */
function pageToOpenAgain(): string | null {
  const page = [SIGN_IN_PAGE, SIGN_UP_PAGE].find((one) => location.hash === OPENS_WINDOW + one);
  if (!page) return null;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return readSessionMarker(document.cookie) ? null : page;
}

/**
 * The windows over a page, one at a time: of signing in, when a shopper who is not signed in taps on the account or a
 * session has ended by itself; of the postal code; of the branches; of the measures of a home. Each comes in a piece of
 * its own. Where one cannot be had, or not in time, the page it is about is gone to.
 */
export default function Windows({ storePrefix, offline }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isBusy = useRef(false);
  const opener = useRef<HTMLElement>(null);

  const close = () => {
    isBusy.current = false;
    setOpened(null);
    opener.current?.focus();
  };
  const fail = (instead: string) => {
    close();
    goOrStay(instead, offline);
  };
  const open = async (load: Piece, page: string, link: HTMLAnchorElement | null = null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    opener.current = link;
    const instead = link?.href ?? page;
    // Without a network neither the window nor its form would come.
    if (!navigator.onLine) return fail(instead);
    const limit = endsIn(TAP_WAITS_MS);
    try {
      const { default: Content } = await inTime(limit, load());
      setOpened({ Content, page, instead, limit });
    } catch (error) {
      console.warn('window not opened', error);
      fail(instead);
    }
  };

  useClickOn<HTMLAnchorElement>('a[data-account]', (link) => {
    if (readSessionMarker(document.cookie)) return false;
    return open(signIn, `${storePrefix}${SIGN_IN_PAGE}`, link);
  });
  useClickOn<HTMLAnchorElement>('a[data-place-link]', (link) => open(place, link.href, link));
  useClickOn<HTMLAnchorElement>('a[data-home-fit]', (link) => open(home, link.href, link));
  useClickOn<HTMLAnchorElement>('a[data-branches]', (link) => open(branches, nearKept(link.href), link));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins
  useLayoutEffect(() => {
    const again = pageToOpenAgain();
    if (again) void open(signIn, `${storePrefix}${again}`);
    return onSignedOut(
      () =>
        void open(
          signIn,
          `${storePrefix}${SIGN_IN_PAGE}?${new URLSearchParams({ [ENDED]: '1', [BACK]: location.pathname })}`,
        ),
    );
  }, []);

  if (!opened) return null;
  const { Content, instead, ...shown } = opened;
  return <Content {...shown} offline={offline} onClose={close} onFail={() => fail(instead)} />;
}
