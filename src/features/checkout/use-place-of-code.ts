import { useRef, useState } from 'react';
import { isPostalCode } from '../../domain/validation/postal-code';
import { keepTyped } from '../place/keep-typed';
import { lookUpPlace, type Place } from '../shop/delivery/look-up-place';

interface Answered {
  place: Place | null;
  /** What is wrong with the postal code that was asked about. */
  problem: 'notFound' | 'failed' | null;
  isBusy: boolean;
}

interface PlaceOfCode extends Answered {
  /** Asks about what stands in the field now, as soon as it is whole. */
  ask: (typed: string) => void;
}

/**
 * The place of a postal code that is typed, and kept for every page of this browser. `initial`: the place that the page
 * shows already; `onPlace` is called with every further answer.
 */
export function usePlaceOfCode(
  storePrefix: string,
  initial: Place | null,
  onPlace: (place: Place | null) => void,
): PlaceOfCode {
  const [answered, setAnswered] = useState<Answered>({ place: initial, problem: null, isBusy: false });
  /** The code that was asked about last. */
  const asked = useRef(initial?.code ?? '');

  const ask = async (typed: string) => {
    const code = typed.trim();
    if (!isPostalCode(code) || asked.current === code) return;
    asked.current = code;
    setAnswered(({ place }) => ({ place, problem: null, isBusy: true }));
    try {
      const place = await lookUpPlace(storePrefix, code);
      if (asked.current !== code) return;
      setAnswered({ place, problem: place ? null : 'notFound', isBusy: false });
      onPlace(place);
      if (place) keepTyped(place);
    } catch {
      if (asked.current !== code) return;
      asked.current = '';
      setAnswered(({ place }) => ({ place, problem: 'failed', isBusy: false }));
    }
  };
  return { ...answered, ask: (typed) => void ask(typed) };
}
