import { useEffect } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';
import { showToast } from '../../ui/show-toast';
import { say } from './say';
import { theCart } from './store/the-cart';

interface Words {
  /** Why a change may be refused, and what an add comes to: message key → text, read when there is something to tell. */
  messages: () => Record<string, string>;
  failed: string;
  /** The way to what was added; left out where one is there. */
  seeCart?: { label: string; href: string };
}

/** Tells of answers that nobody waits for: to changes of an earlier page, or that waited for the network. */
export function useLateAnswers(words: Words): void {
  const latest = useLatest(words);
  useEffect(
    () =>
      theCart().onLateAnswer(({ change }, answer) => {
        const { messages, failed, seeCart } = latest.current;
        const isAdded = answer.ok && change.kind === 'add';
        const notice = answer.ok ? answer.done.notices[0] : { level: 'error' as const, ...answer.notice };
        // What is done to a line is seen there.
        if (answer.ok && !isAdded && (change.kind !== 'destination' || !notice)) return;
        showToast({
          level: isAdded ? 'success' : (notice?.level ?? 'error'),
          message: say(messages(), notice?.message ?? '', notice?.params, failed),
          ...(change.kind === 'add' && { detail: change.label.name, image: change.label.image }),
          ...(isAdded && seeCart && { actions: [{ ...seeCart, kind: 'plain' }] }),
        });
      }),
    [latest],
  );
}
