import { createElement, type FunctionComponent, type ReactNode, useInsertionEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { prefixOf } from '../ui/island-places';
import { keepDone } from './drawn-anew';

interface Telling {
  /** Called before any component looks at what stands in the page. */
  giveBack: () => void;
  tell: () => void;
  children?: ReactNode;
}

/** Tells when what the root draws stands in the page: before the browser paints it. */
function Committed({ giveBack, tell, children }: Telling) {
  useInsertionEffect(giveBack, [giveBack]);
  useLayoutEffect(tell, [tell]);
  return children;
}

/**
 * The islands whose handlers run, the innermost last, for what they throw: React reports that to the window alone, as the
 * browser does with what scripts of others throw.
 */
const handling: ((error: unknown) => void)[] = [];
const HANDLED = ['click', 'submit', 'input', 'change', 'keydown', 'pointerdown', 'pointerup', 'focusin', 'focusout'];

addEventListener('error', ({ error }) => handling.at(-1)?.(error));

/**
 * Starts a root whose listeners stand on the element, behind the first of these and before the last. What listens further
 * up, and what the browser reports of its own, is none of the island's.
 */
function watchHandlers(element: HTMLElement, fail: (error: unknown) => void, startRoot: () => void): void {
  const begin = () => {
    handling.push(fail);
    // An event that somebody stops does not come back up.
    setTimeout(() => handling.splice(0));
  };
  const end = () => {
    const last = handling.lastIndexOf(fail);
    if (last >= 0) handling.splice(last);
  };
  for (const type of HANDLED) element.addEventListener(type, begin, true);
  startRoot();
  for (const type of HANDLED) element.addEventListener(type, end);
}

interface Mounted {
  /** Draws it anew with the props its element has now. */
  drawAgain: () => void;
  end: () => void;
}

/**
 * Runs what is asked of a root once it stands in the page, and at once from then on: React answers whatever comes before
 * that by drawing all of it anew.
 */
function onceStanding() {
  let waiting: (() => void)[] | null = [];
  return {
    whenStanding: (work: () => void) => void (waiting ? waiting.push(work) : work()),
    stands: () => {
      const works = waiting ?? [];
      waiting = null;
      // A root cannot be ended while it is drawn.
      queueMicrotask(() => {
        for (const work of works) work();
      });
    },
  };
}

/** The roots that stand in the page, by their elements. */
const mounted = new Map<HTMLElement, Mounted>();

/** HTML of the server that joined the page may have given an island that runs other props. */
export const takeProps = (element: HTMLElement): void => mounted.get(element)?.drawAgain();

/** Ends the roots of what is about to leave the page: their listeners and effects go with them. */
export function endRootsIn(place: Element): void {
  for (const [element, { end }] of mounted) if (place.contains(element)) end();
}

/** Props of an island, as its element carries them. */
const propsOf = ({ dataset }: HTMLElement): object => JSON.parse(dataset.props ?? '{}');

/**
 * Gives an element of the server to a client component: hydrates what the server drew of it, or draws it where the
 * place is empty. Resolves before the first paint of it. A component that throws, whenever it does, leaves the HTML the
 * server had drawn, whose forms and links work.
 */
export function mount(element: HTMLElement, component: FunctionComponent<never>): Promise<void> {
  const written = element.innerHTML;
  // Props were checked where the server wrote them.
  const Component = component as FunctionComponent<object>;
  const name = element.dataset.island ?? '';
  return new Promise((resolve, reject) => {
    let root: Root | null = null;
    let hasFailed = false;
    const fail = (error: unknown) => {
      if (hasFailed) return;
      hasFailed = true;
      mounted.delete(element);
      console.warn('island failed', name, error);
      queueMicrotask(() => {
        const giveBackAgain = keepDone(element);
        root?.unmount();
        element.innerHTML = written;
        giveBackAgain();
        element.isAwake = false;
        reject(error);
      });
    };
    const options = {
      identifierPrefix: prefixOf(name, element.dataset.ids),
      onUncaughtError: fail,
      // Told to the window, it would count as what a handler threw that runs at the time.
      onRecoverableError: (error: unknown) => console.error('island drawn anew', name, error),
    };
    const { whenStanding, stands } = onceStanding();
    const tell = () => {
      stands();
      element.dispatchEvent(new Event('shop:hydrated', { bubbles: true }));
      resolve();
    };
    // Where something of others stands in between, React draws all of it anew.
    const giveBack = keepDone(element);
    const node = () => createElement(Committed, { giveBack, tell }, createElement(Component, propsOf(element)));
    watchHandlers(element, fail, () => {
      if (element.hasChildNodes()) root = hydrateRoot(element, node(), options);
      else {
        root = createRoot(element, options);
        root.render(node());
      }
    });
    let drawn = element.dataset.props;
    const drawAgain = () => {
      if (hasFailed || drawn === element.dataset.props) return;
      drawn = element.dataset.props;
      root?.render(node());
    };
    mounted.set(element, {
      drawAgain: () => whenStanding(drawAgain),
      end: () => {
        mounted.delete(element);
        whenStanding(() => root?.unmount());
      },
    });
  });
}
