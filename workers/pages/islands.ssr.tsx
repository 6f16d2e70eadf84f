import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The client components that the server draws too, by their files. A bundle of its own: it shares no state with the
 * Worker. What stands in a window that is opened later is drawn in the browser alone.
 */
const FOUND = import.meta.glob<ComponentType<object>>(
  ['../../src/{features,ui}/**/*.client.tsx', '!../../src/features/**/*-window.client.tsx'],
  { eager: true, import: 'default' },
);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.client.tsx'.length);

const COMPONENTS = new Map(Object.entries(FOUND).map(([path, component]) => [nameOf(path), component]));

/** The first HTML of an island, as the browser will hydrate it. Throws what the component throws. */
export function drawIsland(name: string, props: object, identifierPrefix: string): string {
  const Component = COMPONENTS.get(name);
  if (!Component) throw new Error(`there is no ${name}.client.tsx`);
  return renderToString(createElement(Component, props), { identifierPrefix });
}
