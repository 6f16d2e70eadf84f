import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { category } from '../../domain/catalogue/documents.fixture';
import { treeOf } from '../../domain/catalogue/tree';
import { MENU_ID } from './category-menu';
import { CategoryNav } from './category-nav';
import { testContext } from './request-context.fixture';

const nav = (names: string[], hasOffers = true) => {
  const categories = treeOf(names.map((name, index) => category(10 + index, 2, { name, slug: `c-${index}`, position: index })));
  return runInContext(testContext({}, { path: '/' }), () => renderToStaticMarkup(<CategoryNav categories={categories} hasOffers={hasOffers} />));
};
const linked = (html: string) => html.match(/href="\/c\//g)?.length ?? 0;

test('the offers are led to only while there are any', () => {
  expect(nav(['Salas'])).toContain('#ofertas');
  expect(nav(['Salas'], false)).not.toContain('#ofertas');
});

test('a row that does not hold all categories leads to the menu of all of them', () => {
  expect(nav(['Salas', 'Mesas'])).not.toContain(MENU_ID);
  const many = nav(Array.from({ length: 12 }, (_, index) => `Tipo ${index}`));
  expect([linked(many), many.includes(`popoverTarget="${MENU_ID}"`) || many.includes(`popovertarget="${MENU_ID}"`)]).toEqual([9, true]);
  const long = Array.from({ length: 9 }, (_, index) => `Electrodomésticos de cocina ${index}`);
  expect(nav(long, false)).toContain('Todas las categorías');
});
