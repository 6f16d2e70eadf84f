import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Position } from '../../domain/branch/nearness';
import { endsIn, TAP_WAITS_MS } from '../../ui/time-limit';
import { devicePlace, onPlaceChange } from '../place/device-place';
import { type BranchRow, nearestTo } from './branch-row';
import type { BranchesShown } from './branches-shown';
import { keepCode } from './near-kept';

interface Options {
  /** Said of a branch with {km}. */
  away: string;
  /** Whether the address of the page follows what is shown. */
  namesIt: boolean;
}

/** What the form of a page of branches is drawn with. */
export interface NearState {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  type: (code: string) => void;
  send: (event: FormEvent) => void;
  locate: () => void;
  /** Whether the browser did not say where it is. */
  isLost: boolean;
}

/**
 * The branches of a page, near the postal code that is typed or that this browser keeps, or by how far they are from
 * where it is, which stays in the browser. What is shown near another place is what the page says there: `at`.
 */
export function useBranches<Shown extends BranchesShown>(
  start: Shown,
  at: (address: string, limit: AbortSignal) => Promise<Shown | null>,
  { away, namesIt }: Options,
): { shown: Shown; rows: readonly BranchRow[]; near: NearState } {
  const [shown, setShown] = useState(start);
  const [typed, setTyped] = useState(start.code);
  const [here, setHere] = useState<Position | null>(null);
  const [isLost, setLost] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(start.code);

  const addressOf = (code: string): string => {
    const url = new URL(start.action, location.href);
    if (start.sku !== undefined) url.searchParams.set('sku', start.sku);
    url.searchParams.set('cp', code);
    return url.href;
  };
  /** Shows the branches near a postal code; false where they are not to be had in time. */
  const show = async (code: string): Promise<boolean> => {
    asked.current = code;
    const fresh = await at(addressOf(code), endsIn(TAP_WAITS_MS));
    if (!fresh || asked.current !== code) return fresh !== null;
    flushSync(() => {
      setShown(fresh);
      setHere(null);
    });
    if (namesIt) history.replaceState(history.state, '', addressOf(code));
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this ran counts as well, once
  useLayoutEffect(() => {
    setTyped(field.current?.value ?? start.code);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown at the start is asked once
  useEffect(() => {
    const follow = () => {
      const kept = devicePlace();
      if (!kept || kept.code === asked.current) return;
      setTyped(kept.code);
      void show(kept.code);
    };
    // A page that was asked near another place is left as it was asked.
    if (!start.isAsked) follow();
    return onPlaceChange(follow);
  }, []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    const isShown = await show(code);
    if (!isShown) return location.assign(addressOf(code));
    await keepCode(code);
  };
  const locate = () => {
    const lose = () => setLost(true);
    if (!navigator.geolocation) return lose();
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
      setLost(false);
      setHere({ latitude, longitude });
    }, lose);
  };
  return {
    shown,
    rows: here ? nearestTo(shown.rows, here, away) : shown.rows,
    near: { field, typed, type: setTyped, send: (event) => void send(event), locate, isLost },
  };
}
