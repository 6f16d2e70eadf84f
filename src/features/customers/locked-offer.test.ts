import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { testContext } from '../shop/request-context.fixture';
import { lockedOffer } from './locked-offer';

function offered(message: string, unlocks: object | null) {
  const base = testContext();
  const context = { ...base, commerce: { ...base.commerce, customers: { unlocks } } } as unknown as RequestContext;
  const state = {
    notices: [{ id: 'other' as const, level: 'error' as const, message }],
    value: () => undefined,
    error: () => null,
  };
  return runInContext(context, () => lockedOffer(state));
}

test('what helps stands beside a locked form alone: a link of ours, or a new password where a retailer writes to its customers', () => {
  expect(offered(CUSTOMER_MESSAGES.locked, {})).toMatchObject({
    href: '/desbloquear',
    text: expect.stringMatching(/^¿Es tu cuenta\?/),
    isOpen: true,
  });
  expect(offered(CUSTOMER_MESSAGES.locked, null).href).toBe('/customer/account/forgot-password');
  expect(offered(CUSTOMER_MESSAGES.signInFailed, {}).isOpen).toBe(false);
});
