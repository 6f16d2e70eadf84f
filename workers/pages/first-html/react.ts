import type { FunctionComponent } from 'react';

// What client components ask of React as they draw first HTML: the build has this module stand for it (first-html.ts).
// Nothing is drawn twice there, so a state is what it begins with and what is remembered is made.

export const Fragment = Symbol.for('react.fragment');
export const Suspense = Symbol.for('react.suspense');

const ELEMENT = Symbol.for('react.transitional.element');

export const isValidElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof === ELEMENT;

const never = (): void => undefined;

export const useState = <State>(first: State | (() => State)): [State, () => void] => [
  typeof first === 'function' ? (first as () => State)() : first,
  never,
];

export const useRef = <Value>(current: Value): { current: Value } => ({ current });

export const useMemo = <Value>(make: () => Value): Value => make();

export const useCallback = <Callback>(callback: Callback): Callback => callback;

export const useEffect = never;
export const useLayoutEffect = never;
export const useImperativeHandle = never;

export const useSyncExternalStore = <Snapshot>(_: unknown, __: unknown, server: () => Snapshot): Snapshot => server();

/** What is read when it is first drawn is drawn in the browser alone. Throws a TypeError where it is drawn. */
export const lazy = (): FunctionComponent => () => {
  throw new TypeError('what is read later is in no first HTML');
};

/** Of a window or a place in the document, which are the browser's. Throws a TypeError. */
export const createPortal = (): never => {
  throw new TypeError('a portal is in no first HTML');
};

/** Asked for by listeners alone. */
export const flushSync = never;
