import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../../tests/drawn';
import { runInContext } from '../../../commerce/request-context';
import { category } from '../../../domain/catalogue/documents.fixture';
import { treeOf } from '../../../domain/catalogue/tree';
import { testContext } from '../request-context.fixture';
import { CategoryNav } from './category-nav';
import { DepartmentList } from './department-list';
import { departmentsOf } from './departments';

const nav = (names: string[], hasOffers = true, path = '/') => {
  const categories = treeOf(
    names.map((name, index) => category(10 + index, 2, { name, slug: `c-${index}`, position: index })),
  );
  return runInContext(testContext({}, { path }), () =>
    drawn(renderToStaticMarkup(<CategoryNav categories={categories} hasOffers={hasOffers} />)),
  );
};
const linked = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);

test('all departments come first and the offers last, the offers only while there are any', () => {
  expect(linked(nav(['Salas', 'Mesas']))).toEqual(['/categorias', '/c/c-0', '/c/c-1', '/ofertas']);
  expect(linked(nav(['Salas'], false))).toEqual(['/categorias', '/c/c-0']);
});

test('of many departments the first are named beside the way to all of them', () => {
  const many = linked(nav(Array.from({ length: 18 }, (_, index) => `Tipo ${index}`)));
  expect([many[0], many.length, many.at(-1)]).toEqual(['/categorias', 12, '/ofertas']);
});

test('the bar says where one is', () => {
  expect(nav(['Salas'], true, '/ofertas')).toMatch(/href="\/ofertas" aria-current="page"/);
  expect(nav(['Salas'], true, '/c/c-0')).toMatch(/href="\/c\/c-0" aria-current="page"/);
});

test('the list of departments shows three levels, each department led to by itself and by what is in it', () => {
  const tree = treeOf([
    category(10, 2, { name: 'Salas', slug: 'salas' }),
    category(11, 10, { name: 'Sofás', slug: 'sofas', level: 3 }),
    category(12, 11, { name: 'De piel', slug: 'de-piel', level: 4 }),
    category(20, 2, { name: 'Mascotas', slug: 'mascotas' }),
  ]);
  const html = runInContext(testContext({}, { path: '/' }), () =>
    renderToStaticMarkup(<DepartmentList departments={departmentsOf(tree)} />),
  );
  expect(linked(html)).toEqual(['/c/salas', '/c/salas', '/c/sofas', '/c/de-piel', '/c/mascotas']);
  expect(html).toContain('Ver todo en Salas');
});
