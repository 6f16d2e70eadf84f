import { afterEach, expect, test, vi } from 'vitest';
import { failure, success } from '../../contract/envelope';
import type { Problem } from '../../domain/result';
import { OFFLINE } from '../shop/offline';
import { askShop } from './ask-shop';

const answering = (answer: object) => vi.stubGlobal('fetch', async () => Response.json(answer));
const refused = (problem: Problem) => answering(failure(problem));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the shop gives what the browser needs', async () => {
  answering(success({ challenge: 'x' }));
  expect(await askShop('/api/user/passkey/sign-in-options')).toEqual({ ok: true, options: { challenge: 'x' } });
});

test('a refusal brings what its words leave open, and the field that is wrong', async () => {
  refused({ status: 429, message: 'paused', detail: { retryAfter: 60, until: '14:35', unlock: true } });
  expect(await askShop('/api')).toMatchObject({
    ok: false,
    message: 'paused',
    params: { until: '14:35' },
    field: null,
  });
  refused({ status: 422, message: 'invalid', fields: [{ field: 'password', rule: 'value', message: 'not right' }] });
  expect(await askShop('/api')).toMatchObject({ ok: false, message: 'not right', field: 'password' });
});

test('without an answer there is no connection', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no connection')));
  expect(await askShop('/api')).toMatchObject({ ok: false, message: OFFLINE });
});
