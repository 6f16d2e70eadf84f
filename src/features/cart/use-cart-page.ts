import { useEffect, useRef, useState } from 'react';
import type { CartView } from '../../contract/cart/view';
import type { Notice } from '../../domain/cart/cart';
import { useListen } from '../../ui/hooks/use-listen';
import { showToast } from '../../ui/show-toast';
import type { CartPageProps, NoticeInWords } from './cart-page-props';
import { useJoinedPlace } from './delivery/use-joined-place';
import { say } from './say';
import type { CartChange, Outcome } from './store/cart-store';
import type { Line } from './store/kept-cart';
import { theCart } from './store/the-cart';
import { useCart } from './store/use-cart';
import { useLateAnswers } from './use-late-answers';

/** Query parameter of the page that says what was taken out and offers it back. */
const REMOVED = 'quitado';

/** What was taken out last. `line` is what comes back, where it was taken out here. */
interface Removed {
  itemId: number;
  name: string;
  line?: Line;
}

/**
 * Writes into the address what the page shows once it is no more the one that was opened: loaded again it shows the
 * same. `removed` is what the shop knows as taken out: before that, a page that is loaded again has the line.
 */
function useAddress(isAsOpened: boolean, removed: number | null): void {
  useEffect(() => {
    if (isAsOpened) return;
    const query = removed === null ? '' : `?${REMOVED}=${removed}`;
    if (location.search !== query) history.replaceState(history.state, '', location.pathname + query);
  }, [isAsOpened, removed]);
}

/** What the page of the cart shows and does: a view of the browser's cart. */
export function useCartPage({ cart: given, opened, messages, texts }: CartPageProps) {
  const { cart, shown } = useCart(given);
  const [last, setLast] = useState(given);
  if (cart && cart !== last) setLast(cart);
  const [taken, setTaken] = useState<Removed | null>(null);
  const [asked, setAsked] = useState(opened.asked);
  const [answered, setAnswered] = useState<NoticeInWords[] | null>(null);

  const isAsOpened = answered === null && cart?.id === given?.id && cart?.version === given?.version;
  const isConfirmed = (itemId: number) => cart?.lines.some((line) => line.itemId === itemId) ?? false;
  const isShown = ({ itemId }: Pick<Removed, 'itemId'>) => shown.lines.some(({ line }) => line.itemId === itemId);
  const earlier = isAsOpened ? (cart?.removed.find(({ itemId }) => itemId === opened.removed) ?? null) : null;
  const removed: Removed | null = taken ?? earlier;

  const inWords = ({ level, message, params }: Pick<Notice, 'level' | 'message' | 'params'>): NoticeInWords => ({
    level,
    text: say(messages, message, params, texts.failed),
  });
  const hear = (outcome: Outcome) => {
    if (outcome === null) showToast({ level: 'warning', message: texts.failed });
    else if (outcome?.ok) setAnswered(outcome.done.notices.filter(({ level }) => level !== 'success').map(inWords));
    else if (outcome) showToast({ level: 'error', message: inWords({ level: 'error', ...outcome.notice }).text });
  };
  const change = (wanted: CartChange) => theCart().change(wanted).then(hear);
  useJoinedPlace(cart, hear);

  const undo = useRef<HTMLButtonElement>(null);
  const takenId = taken?.itemId;
  useEffect(() => {
    // The link that had the focus went with its line.
    if (takenId !== undefined && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [takenId]);
  const isQuestionAsOpened = opened.asked === null || opened.asked === asked;
  const isGone = taken !== null && shown.isConfirmed && !isConfirmed(taken.itemId);
  useAddress(isAsOpened && isQuestionAsOpened, isGone ? taken.itemId : null);
  useLateAnswers({
    words: ({ message, params }, otherwise) => say(messages, message, params, otherwise),
    failed: texts.failed,
  });
  useListen('window', 'pageshow', ({ persisted }) => {
    if (persisted)
      void theCart()
        .load({ keep: false })
        .catch(() => undefined);
  });

  return {
    /** The cart that was confirmed last: of somebody else, with none of its lines shown, until theirs who signed in is read. */
    cart: cart ?? last,
    isRead: cart !== null,
    shown,
    told: answered ?? (isAsOpened ? opened.told : []),
    /** Line that was added just before the page was opened. */
    added: isAsOpened ? (shown.lines.find(({ line }) => line.itemId === opened.added)?.line ?? null) : null,
    removed: removed && !isShown(removed) ? removed : null,
    /** The button that takes it back. */
    undo,
    /** Line that is asked about before it goes. */
    asked,
    keep: () => setAsked(null),
    /** How many are wanted of a line; none is asked about first. */
    set: (itemId: number, qty: number) => {
      if (qty > 0) void change({ kind: 'set', itemId, qty });
      else setAsked(itemId);
    },
    remove: (itemId: number) => {
      const line = [...(cart?.lines ?? []), ...shown.lines.map((one) => one.line)].find((one) => one.itemId === itemId);
      setAsked(null);
      if (line) setTaken({ itemId, name: line.name, line });
      void change({ kind: 'remove', itemId });
    },
    restore: (line: Line) => {
      setTaken(null);
      void change({ kind: 'restore', itemId: line.itemId, line });
    },
    /** An answer of the shop to what is no change of a line. */
    take: (answer: CartView | null, notices: readonly Notice[], askedAt: number) => {
      if (answer) theCart().take(answer, askedAt);
      setAnswered(notices.map(inWords));
    },
    isAsOpened,
  };
}

export type CartPageView = ReturnType<typeof useCartPage>;
