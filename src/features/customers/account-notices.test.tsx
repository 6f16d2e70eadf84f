import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import type { Notice } from '../../domain/cart/cart';
import { testContext } from '../shop/request-context.fixture';
import { AccountNotices } from './account-notices';

const shown = (...notices: Notice[]): string =>
  runInContext(testContext(), () =>
    renderToStaticMarkup(<AccountNotices state={{ notices, value: () => undefined, error: () => null }} />),
  );

test('a refused sign-in has the focus, without script too; what went well takes none', () => {
  const refused: Notice = { id: 'other', level: 'error', message: CUSTOMER_MESSAGES.refreshRefused };
  const done: Notice = { id: 'other', level: 'success', message: CUSTOMER_MESSAGES.signedOut };
  expect(shown(refused, { ...refused, message: CUSTOMER_MESSAGES.emailTaken }).match(/autofocus/gi)).toHaveLength(1);
  expect(shown(refused)).toMatch(/role="alert" tabindex="-1" autofocus/i);
  expect(shown(done)).not.toMatch(/autofocus|tabindex/i);
});
