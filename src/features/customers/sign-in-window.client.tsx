import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BACK, BACK_MAX } from '../../contract/customers/pages';
import { WINDOW } from '../../contract/customers/window';
import { endPart, type JoinedPart, showPart, windowPartAt } from '../../ui/hooks/joined-part';
import { refreshPage } from '../../ui/hooks/refresh-page';
import { useClickOn } from '../../ui/hooks/use-click-on';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/show-toast';
import { endsIn, TAP_WAITS_MS } from '../../ui/time-limit';
import { Window } from '../../ui/window';
import { announceCart } from '../cart/cart-changed';
import { theCart } from '../cart/store/the-cart';
import type { FormDone } from '../shop/form-answer';
import { onFormDone } from '../shop/form-done';
import { lookAtPriceGroup } from '../shop/group-prices/follow-price-group';
import { isPageOfOne } from '../shop/page-of-one';
import type { WindowProps } from '../shop/window-props';

const CLASS = 'account-window';

/** The address that a window over this page is shown, which leads back to this page. */
function windowed(page: string): string {
  const url = new URL(page, location.href);
  const { pathname, search } = location;
  url.searchParams.set(WINDOW, '1');
  url.searchParams.set(BACK, pathname.length + search.length > BACK_MAX ? pathname : pathname + search);
  return url.href;
}

/** What a page shows of somebody who is signed in now. */
function showSignedIn({ notices }: FormDone): void {
  for (const { level, message } of notices) showToast({ level, message });
  const cartIsTheirs = theCart().lookAtUser();
  announceCart();
  lookAtPriceGroup();
  // A page of one shopper shows who is signed in; one that is the same for everyone stays as it is.
  if (isPageOfOne()) void refreshPage(cartIsTheirs);
}

/**
 * Pages of signing in and up as a window over this one, which stays as it is: what was typed, chosen or scrolled to is
 * there afterwards. From one to the other inside the window.
 */
export default function SignInWindow({ page, limit, offline, onClose, onFail }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<JoinedPart | null>(null);
  const [problem, setProblem] = useState('');

  const show = async (address: string, until: AbortSignal): Promise<boolean> => {
    const found = await windowPartAt(windowed(address), until);
    if (!found) return false;
    flushSync(() => {
      setShown(found);
      setProblem('');
    });
    if (place.current) showPart(place.current, found);
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page it is opened with, once
  useEffect(() => {
    void show(page, limit).then((isShown) => isShown || onFail());
    return onFormDone((done) => {
      dialog.current?.close();
      showSignedIn(done);
    });
  }, []);
  useClickOn<HTMLAnchorElement>(`.${CLASS} a[data-window-link]`, async ({ href }) => {
    if (await show(href, endsIn(TAP_WAITS_MS))) return;
    if (navigator.onLine) location.assign(href);
    else setProblem(offline);
  });

  if (!shown) return null;
  const close = () => {
    if (place.current) endPart(place.current);
    onClose();
  };
  return (
    <Window ref={dialog} title={shown.title} closeLabel={shown.closeLabel} className={CLASS} onClose={close}>
      {problem && <Notice level="error">{problem}</Notice>}
      <div ref={place} />
    </Window>
  );
}
