import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { wordsOf } from '../shop/general-message';
import { testContext } from '../shop/request-context.fixture';
import { LockedOffer } from './locked-offer';

function offered(message: string, unlocks: object | null): string {
  const base = testContext();
  const context = { ...base, commerce: { ...base.commerce, customers: { unlocks } } } as unknown as RequestContext;
  const state = {
    notices: [{ id: 'other' as const, level: 'error' as const, message }],
    value: () => undefined,
    error: () => null,
  };
  return runInContext(context, () => renderToStaticMarkup(<LockedOffer state={state} />));
}

test('what helps stands beside a locked form alone: a link of ours, or a new password where a retailer writes to its customers', () => {
  expect(offered(CUSTOMER_MESSAGES.locked, {})).toMatch(
    /^<p data-after="[^"]+"><a data-window-link="" href="\/desbloquear">¿Es tu cuenta\?/,
  );
  expect(offered(CUSTOMER_MESSAGES.locked, null)).toContain('href="/customer/account/forgot-password"');
  expect(offered(CUSTOMER_MESSAGES.signInFailed, {})).toMatch(/^<p data-after="[^"]+" hidden="">/);
});

test('the browser fills in until when', () => {
  const words = { [CUSTOMER_MESSAGES.locked]: 'En pausa hasta las {until}' };
  expect(wordsOf(words, CUSTOMER_MESSAGES.locked, { until: '14:35' })).toBe('En pausa hasta las 14:35');
});
