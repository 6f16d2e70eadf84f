import { renderToString as byReact } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { DRAWN } from './drawn.fixture';

// The build has these stand for React where first HTML is drawn.
vi.resetModules();
vi.doMock('react', () => import('./react'));
const { DRAWN: OWN } = await import('./drawn.fixture');
const { renderToString } = await import('./write');
const { createPortal, lazy, Suspense } = await import('./react');
afterAll(() => vi.doUnmock('react'));

/** Attributes of an element are in no order that a browser sees. */
const inOrder = (html: string): string =>
  html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)(\/?)>/g, (_, tag, attributes: string, end) => {
    const all = [...attributes.matchAll(/ [\w-]+="[^"]*"/g)].map(([one]) => one);
    return `<${tag}${all.sort().join('')}${end}>`;
  });

test.each(Object.keys(DRAWN))('%s: drawn as React draws it', (name) => {
  expect(inOrder(renderToString(OWN[name]))).toBe(inOrder(byReact(DRAWN[name])));
});

test('what the browser alone draws is refused', () => {
  expect(() => lazy()({})).toThrow(TypeError);
  expect(() => createPortal()).toThrow(TypeError);
  expect(Suspense).toBe(Symbol.for('react.suspense'));
});
