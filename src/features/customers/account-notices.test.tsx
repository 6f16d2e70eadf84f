import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import type { Notice } from '../../domain/cart/cart';
import { testContext } from '../shop/request-context.fixture';
import { AccountNotices } from './account-notices';

const markupOf = (notices: Notice[], takesFocus: boolean): string =>
  runInContext(testContext(), () =>
    renderToStaticMarkup(
      <AccountNotices state={{ notices, value: () => undefined, error: () => null }} takesFocus={takesFocus} />,
    ),
  );
const shown = (...notices: Notice[]): string => markupOf(notices, false);

test('a refused sign-in has the focus, without script too; what went well takes none', () => {
  const refused: Notice = { id: 'other', level: 'error', message: CUSTOMER_MESSAGES.refreshRefused };
  const done: Notice = { id: 'other', level: 'success', message: CUSTOMER_MESSAGES.signedOut };
  expect(shown(refused, { ...refused, message: CUSTOMER_MESSAGES.emailTaken }).match(/autofocus/gi)).toHaveLength(1);
  expect(shown(refused)).toMatch(/role="alert" tabindex="-1" autofocus/i);
  expect(shown(done)).not.toMatch(/autofocus|tabindex/i);
});

test('at the desk whoever sent a form by keys goes on from what it did, or from what was refused', () => {
  const done: Notice = { id: 'other', level: 'success', message: CUSTOMER_MESSAGES.signedOut };
  const refused: Notice = { id: 'other', level: 'error', message: CUSTOMER_MESSAGES.refreshRefused };
  expect(markupOf([done], true)).toMatch(/role="status" tabindex="-1" autofocus/i);
  const both = markupOf([done, refused], true);
  expect(both.match(/autofocus/gi)).toHaveLength(1);
  expect(both).toMatch(/role="alert" tabindex="-1" autofocus/i);
});
