import { useEffect, useRef, useState } from 'react';
import { fetchPopular, fetchSuggestions, hasNothing, type Suggested, suggestionSize } from './suggestions';

const TYPING_PAUSE_MS = 180;

/**
 * What the shop offers for a text, asked for when typing pauses; null before the first answer. Where that is nothing,
 * what others search for stands in its place. A question ends when the
 * text changes or nobody looks any more.
 */
export function useSuggestions(address: string, text: string, isAsking: boolean) {
  const [found, setFound] = useState<Suggested | null>(null);
  const [popular, setPopular] = useState<string[]>([]);
  const hasPopular = useRef(false);
  useEffect(() => {
    if (!isAsking) return;
    const asking = new AbortController();
    const { signal } = asking;
    const askPopular = async () => {
      if (hasPopular.current) return;
      hasPopular.current = true;
      setPopular(await fetchPopular(address, signal));
    };
    const timer = setTimeout(async () => {
      if (text.trim() === '') await askPopular();
      const answer = await fetchSuggestions(address, text, suggestionSize(innerWidth), signal);
      if (!answer || signal.aborted) return;
      setFound(answer);
      if (text.trim() !== '' && hasNothing(answer) && !answer.offline) await askPopular();
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, text, isAsking]);
  return { found, popular };
}
