import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../../commerce/request-context';
import { STORES, storeByCode } from '../../../config/stores';
import { PlainHeader } from '../../../ui/header';
import { testContext } from '../request-context.fixture';
import { mark } from './mark';

const header = (code: string) => {
  const store = storeByCode(STORES, code);
  if (!store) throw new Error(code);
  return runInContext({ ...testContext(), store }, () => renderToStaticMarkup(<PlainHeader {...mark()} />));
};
const read = (html: string) => html.replace(/<[^>]+>/g, '');

test.each([
  ['muebles_america', 'Muebles América en Tianguis'],
  ['mavi', 'Mavi en Tianguis'],
  ['viu', 'Tianguis'],
  ['de', 'Tianguis'],
])('the mark of %s reads «%s», as it is announced', (code, name) => {
  expect(read(header(code))).toBe(name);
  expect(header(code)).toContain(`aria-label="${name},`);
});
