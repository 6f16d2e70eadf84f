import { beforeEach, expect, test, vi } from 'vitest';
import { isoDay } from '../../../src/domain/mexico-city';
import { env } from '../../api/live-request.fixture';
import { cookieOf, send, TOKEN } from '../desk-forms.fixture';

let cookie = '';
beforeEach(async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  await env.SHOP.prepare('DELETE FROM privacy_request').run();
  cookie = cookieOf(await send('entrar', { token: TOKEN, name: 'Ana de atención' }));
});

const fields = {
  right: 'access',
  name: 'Eva Uc',
  email: ' eva@example.mx ',
  detail: 'Todo lo que tengan de mí',
  day: isoDay(Date.now()),
  saidName: 'si',
  saidOrder: 'si',
  key: 'n'.repeat(32),
};
const noted = async () =>
  (await env.SHOP.prepare('SELECT id, email, status, noted_by AS who, checks FROM privacy_request').all()).results;

test('an operator notes a request by its form, once however often it is sent, and is led to it', async () => {
  const first = await send('privacidad-anotar', fields, { cookie });
  expect(first.location).toMatch(/^\/operacion\/privacidad\/ARCO-\d{6}$/);
  expect((await send('privacidad-anotar', fields, { cookie })).location).toBe(first.location);
  expect(await noted()).toMatchObject([
    { email: 'eva@example.mx', status: 'open', who: 'Ana de atención', checks: 'name, order' },
  ]);
  expect((await send('privacidad-anotar', fields)).location).toMatch(/^\/operacion\/entrar/);
});

test('what is missing leads back to the form with what was typed, and nothing is noted', async () => {
  for (const bad of [{ email: 'eva' }, { right: '' }, { detail: '' }, { day: '' }, { saidOrder: '' }]) {
    const refused = await send('privacidad-anotar', { ...fields, ...bad }, { cookie });
    expect(refused.location).toBe('/operacion/privacidad?anotar=si');
  }
  const { name: _name, email: _email, ...ofCustomer } = fields;
  const refused = await send('privacidad-cliente', { ...ofCustomer, id: '7' }, { cookie });
  expect(refused.location).toBe('/operacion/clientes?cliente=7');
  expect(await noted()).toEqual([]);
});
