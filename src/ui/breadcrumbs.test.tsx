import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';

test('CAT-006 every ancestor is a link by its name, the place itself is none', () => {
  const crumbs = [
    { name: 'Inicio', href: '/' },
    { name: 'Muebles', href: '/c/muebles-20' },
    { name: 'Salas', href: '/c/salas-21' },
  ];
  const html = renderToStaticMarkup(<Breadcrumbs label="Estás en" crumbs={crumbs} />);
  expect(html.match(/<(a|span)\b.*?<\/\1>/g)).toEqual([
    '<a href="/">Inicio</a>',
    '<a href="/c/muebles-20">Muebles</a>',
    '<span aria-current="page">Salas</span>',
  ]);
});
