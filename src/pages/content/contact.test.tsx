import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import type { Flash } from '../../commerce/flash';
import type { Held } from '../../commerce/mine';
import { runInContext } from '../../commerce/request-context';
import { guest, testContext } from '../../features/shop/request-context.fixture';
import { ROUTES } from '../routes';
import { ContactPage } from './contact';

const shown = (more: Partial<Held> = {}) =>
  runInContext(
    testContext(
      {},
      {
        path: '/contacto',
        query: new URLSearchParams(),
        mine: () => guest({ formKey: () => 'clave', ...more }),
      },
    ),
    async () => drawn(renderToStaticMarkup(await ContactPage())),
  );

test('ROUTE-016 /contact and /contacto show the contact form, which needs no script and has a key of its own', async () => {
  const html = await shown();
  expect(html).toMatch(/<form[^>]* action="\/f\/contacto"/);
  for (const name of ['subject', 'name', 'email', 'phone', 'order', 'message', 'key'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('href="/aviso-de-privacidad"');
  expect(html).toContain('<link rel="canonical" href="https://tianguis.example/contacto"/>');
  expect(ROUTES.filter(({ path }) => path === '/contact' || path === '/contacto').map(({ name }) => name)).toEqual([
    'contact',
    'contact-alias',
  ]);
});

test('a message that was sent is thanked for, and the form is not shown again', async () => {
  const flash: Flash = {
    form: null,
    values: {},
    errors: [],
    notices: [
      { id: 'other', level: 'success', message: 'We have your message and answer by e-mail within two working days' },
    ],
  };
  const html = await shown({ takeFlash: async () => flash });
  expect(html).toContain('Recibimos tu mensaje');
  expect(html).not.toContain('<form');
});
