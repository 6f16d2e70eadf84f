import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import type { Flash } from '../../commerce/flash';
import type { Held } from '../../commerce/mine';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { guest, testContext } from '../../features/shop/request-context.fixture';
import { markup } from '../../ui/markup';
import { NewsletterConfirmPage, NewsletterEndPage, NewsletterPage } from './newsletter';

const flash = (given: Partial<Flash>): Flash => ({ form: null, values: {}, errors: [], notices: [], ...given });

function page(
  Page: typeof NewsletterPage,
  given: Partial<Held> = {},
  links: object | null = {},
  query = new URLSearchParams(),
) {
  const base = testContext({}, { query, mine: () => guest(given) });
  return runInContext(
    { ...base, commerce: { ...base.commerce, newsletter: { links } } } as unknown as RequestContext,
    async () => drawn(markup(await Page())),
  );
}

test('the newsletter is asked for by an e-mail; a coupon is offered where the shop gives it', async () => {
  const html = await page(NewsletterPage);
  expect(html).toContain('action="/f/newsletter/alta" method="post"');
  expect(html).toContain('10%');
  expect(await page(NewsletterPage, {}, null)).not.toContain('10%');
});

test('what is wrong stands beside the field, what was done in the place of the form', async () => {
  const errors = [{ field: 'email', rule: 'email', message: 'Invalid email. Please provide valid e-mail address.' }];
  const wrong = await page(NewsletterPage, {
    takeFlash: async () => flash({ form: 'boletin-alta', values: { email: 'eva@' }, errors }),
  });
  expect(wrong).toContain('value="eva@"');
  expect(wrong).toContain('Escribe un correo válido');
  const done = await page(NewsletterPage, {
    takeFlash: async () =>
      flash({
        notices: [
          { id: 'other', level: 'success', message: 'Look in your mail: with the button of our message you confirm' },
        ],
      }),
  });
  expect(done).toContain('Revisa tu correo');
  expect(done).not.toContain('<form');
});

test.each([
  ['confirmar', NewsletterConfirmPage],
  ['baja', NewsletterEndPage],
])('the link of a message leads to one button: %s', async (action, Page) => {
  const html = await page(Page, {}, {}, new URLSearchParams({ clave: 'A'.repeat(32) }));
  expect(html).toContain(`action="/f/newsletter/${action}" method="post"`);
  expect(html).toContain(`name="clave" value="${'A'.repeat(32)}"`);
  expect(await page(Page)).not.toContain('<form');
});
