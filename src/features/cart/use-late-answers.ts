import { useEffect } from 'react';
import type { Notice } from '../../domain/cart/cart';
import { useLatest } from '../../ui/hooks/use-latest';
import { showToast } from '../../ui/show-toast';
import { theCart } from './store/the-cart';

interface Words {
  /** Says why a change was refused, and what an add comes to. */
  words: (notice: Pick<Notice, 'message' | 'params'>, otherwise: string) => string | Promise<string>;
  failed: string;
  /** Of an add, where its words do not come. */
  added?: string;
  /** The way to what was added; left out where one is there. */
  seeCart?: { label: string; href: string };
}

/** Tells of answers that nobody waits for: to changes of an earlier page, or that waited for the network. */
export function useLateAnswers(words: Words): void {
  const latest = useLatest(words);
  useEffect(
    () =>
      theCart().onLateAnswer(async ({ change }, answer) => {
        const { words, failed, added = failed, seeCart } = latest.current;
        const isAdded = answer.ok && change.kind === 'add';
        const notice = answer.ok ? answer.done.notices[0] : { level: 'error' as const, ...answer.notice };
        // What is done to a line is seen there.
        if (answer.ok && !isAdded && (change.kind !== 'destination' || !notice)) return;
        showToast({
          level: isAdded ? 'success' : (notice?.level ?? 'error'),
          message: notice ? await words(notice, isAdded ? added : failed) : failed,
          ...(change.kind === 'add' && { detail: change.label.name, image: change.label.image }),
          ...(isAdded && seeCart && { actions: [{ ...seeCart, kind: 'plain' }] }),
        });
      }),
    [latest],
  );
}
