import { afterEach, expect, test, vi } from 'vitest';
import { cardGatewayOf, paymentMethodsOf } from './payments';

const at = (url: string, pages?: string) => JSON.stringify({ viu: { card: { url, ...(pages ? { pages } : {}) } } });
const TOKEN = { GATEWAY_TOKEN: 'clave' };

afterEach(() => vi.restoreAllMocks());

test('a card is offered where its gateway is set, and nowhere else', () => {
  const env = {
    APP_ENV: 'production',
    PAYMENTS: at('https://api.pasarela.example/v1/', 'https://pagos.pasarela.example/x'),
    ...TOKEN,
  } as const;
  expect(cardGatewayOf(env, 'viu')).toEqual({
    url: 'https://api.pasarela.example/v1',
    pages: 'https://pagos.pasarela.example',
    token: 'clave',
  });
  expect(paymentMethodsOf(env, 'viu').map(({ code }) => code)).toEqual(['card', 'cashondelivery']);
  expect(paymentMethodsOf(env, 'mavi').map(({ code }) => code)).toEqual(['cashondelivery']);
});

test('the card is what a cart begins with where one is taken, else the door; months that are not held are charged at once', () => {
  const months = [
    { months: 6, from: 600, hold: false },
    { months: 3, from: 300.5 },
  ];
  const env = {
    APP_ENV: 'production',
    PAYMENTS: JSON.stringify({ viu: { card: { url: 'https://pasarela.example', months } } }),
    ...TOKEN,
  } as const;
  const proposed = (store: string) =>
    paymentMethodsOf(env, store).flatMap((method) => (method.default ? method.code : []));
  expect([proposed('viu'), proposed('mavi')]).toEqual([['card'], ['cashondelivery']]);
  expect(paymentMethodsOf(env, 'viu')[0]).toMatchObject({
    months: [
      { months: 3, from: 30_050 },
      { months: 6, from: 60_000, isChargedAtOnce: true },
    ],
  });
});

test('a gateway of this computer, one without https or without its token is none when deployed, and each is told once', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(JSON.parse(line).event));
  for (const APP_ENV of ['production', 'preview'] as const) {
    for (const url of [
      'http://localhost:4000',
      'https://localhost',
      'https://pagos.localhost',
      'http://127.0.0.1:1',
      'http://pagos.example',
    ]) {
      expect(cardGatewayOf({ APP_ENV, PAYMENTS: at(url), ...TOKEN }, 'viu')).toBeNull();
    }
    expect(paymentMethodsOf({ APP_ENV, PAYMENTS: at('https://pagos.example') }, 'viu').map(({ code }) => code)).toEqual(
      ['cashondelivery'],
    );
  }
  expect(lines).toEqual(['payments.local-gateway', 'payments.no-gateway-token']);
  expect(cardGatewayOf({ APP_ENV: 'local', PAYMENTS: at('http://localhost:4000'), ...TOKEN }, 'viu')).toMatchObject({
    url: 'http://localhost:4000',
  });
});
