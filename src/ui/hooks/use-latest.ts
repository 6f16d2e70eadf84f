import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A reference to the value of the last commit, for listeners that are added once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
