import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { testContext } from '../shop/request-context.fixture';
import { MailedTo } from './mailed-to';

/** What the page of an order with this e-mail says of its letters. */
function mailedTo(emailAddress: string, isFound: boolean): string {
  const asked = testContext({});
  Object.assign(asked.commerce, { orderLetters: { sendAgain: () => undefined } });
  const placed = { number: '000000042', personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress } };
  return runInContext(asked, () => renderToStaticMarkup(<MailedTo order={placed} isFound={isFound} />));
}

test('where its letters go is told, whole to who ordered alone; a guest whose e-mail has a slip reads what to do', () => {
  expect(mailedTo('ana@gmail.com', false)).toBe('<p>Los correos de este pedido van a ana@gmail.com.</p>');
  const wrong = mailedTo('ana@gmial.com', false);
  expect(wrong).toContain('van a ana@gmial.com.');
  expect(wrong).toContain('¿Quisiste decir ana@gmail.com? Entonces nuestros correos no te llegan.');
  expect(wrong).toContain('000000042">Escríbenos</a>');
  expect(mailedTo('ana@gmial.com', true)).toBe('<p>Los correos de este pedido van a a•••@gmial.com.</p>');
});
