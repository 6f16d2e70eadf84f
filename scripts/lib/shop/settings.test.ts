import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../../workers/settings';
import { at } from '../paths.mjs';
import { checkSettings, SECRETS, settingProblems, takenFrom } from './settings';

const SPEI = { bank: '646', plaza: '180', account: '01', bankName: 'STP', beneficiary: 'VIU' };

test('settings that the Worker reads are no problem, nor are those that are not there', () => {
  expect(
    settingProblems({
      PAYMENTS: JSON.stringify({ viu: { spei: SPEI } }),
      EXTERNAL_CHECKOUT: '{"mavi":null}',
      WEBHOOK_URL: '',
    }),
  ).toEqual([]);
});

test.each<[string, string, string]>([
  ['PAYMENTS', '{viu:{}}', 'PAYMENTS is not JSON: expected {"store code": '],
  ['PAYMENTS', JSON.stringify({ viu: { spei: { ...SPEI, bank: '64' } } }), 'PAYMENTS: viu.spei.bank: '],
  ['PAYMENTS', JSON.stringify({ viuu: { spei: SPEI } }), 'PAYMENTS: there is no store view "viuu"; known are viu, '],
  ['WEBHOOK_URL', '{"viu":"ftp://x.example"}', 'WEBHOOK_URL: viu: '],
  ['UNPAID_ORDERS', '{"viu":{"perPhone":-1}}', 'UNPAID_ORDERS: viu.perPhone: '],
  ['BORDER_TAX', '{"viu":[{"region":"oeste","taxClassIds":[2],"from":"2026-01-01"}]}', 'BORDER_TAX: viu.0.region: '],
  ['EXTERNAL_CHECKOUT', '{"mavi":"pago.mavi.example"}', 'EXTERNAL_CHECKOUT: mavi: '],
  ['STORE_SETTINGS', '{"viu":{"flags":{"allowOutOfStock":true}}}', 'STORE_SETTINGS: viu.flags: '],
  ['STORE_SETTINGS', '{"viu":{"priceRanges":[500,200]}}', 'STORE_SETTINGS: viu.priceRanges: has to rise'],
  ['STORE_SETTINGS', '{"mavii":{}}', 'STORE_SETTINGS: there is no store view "mavii"'],
  ['STORE_VIEWS', 'viu,nada', 'STORE_VIEWS: there is no store view "nada"'],
  ['LIVE_SEARCH', 'nada', 'LIVE_SEARCH: there is no store view "nada"'],
  ['SOCIAL_LOGIN', '[]', 'SOCIAL_LOGIN: Invalid input'],
  ['MAIL_FROM', 'Tienda hola@tienda.example', 'MAIL_FROM: "Tienda hola@tienda.example" is no sender'],
  ['BACKENDS', '{"viu":{"backend":"upstream","url":"api.x"}}', 'BACKENDS: viu.url: '],
  ['SOCIAL_LOGIN', '{"viu":[{"id":"g"}]}', 'SOCIAL_LOGIN: viu.0.name: '],
  ['SOCIAL_LOGIN_SECRETS', '{"g":""}', 'SOCIAL_LOGIN_SECRETS: g: '],
  ['CONTACT_PHONES', '{"viu":{}}', 'CONTACT_PHONES: viu.phoneNumber: '],
  ['WEBHOOK_KEY', '{"viu":""}', 'WEBHOOK_KEY: viu: '],
  ['LIMITS_TIMES', 'mil', 'LIMITS_TIMES: "mil" is no number above zero'],
  ['MEDIA_TEMPLATE', 'https://img.example/a.jpg', 'MEDIA_TEMPLATE: "https://img.example/a.jpg" is no address with'],
  ['CORS_ORIGINS', 'https://a.example/x', 'CORS_ORIGINS: "https://a.example/x" is no list of origins'],
  ['PUBLIC_ORIGIN', 'http://tienda.example', 'PUBLIC_ORIGIN: "http://tienda.example" is no https address'],
  ['ACCESS_TEAM', 'https://team.example', 'ACCESS_TEAM: "https://team.example" is no host name'],
  ['SECURITY_CONTACT', 'hola', 'SECURITY_CONTACT: "hola" is no mailto: or https: address'],
  ['SESSION_KEYS', 'corta', 'SESSION_KEYS: each key needs 32 characters'],
])('%s %s is named with what is wrong', (name, text, start) => {
  expect(settingProblems({ [name]: text })).toEqual([expect.stringContaining(start)]);
});

test('who opens or deploys the shop is stopped, and told all of it', () => {
  expect(() => checkSettings({})).not.toThrow();
  expect(() => checkSettings({ PAYMENTS: '[', WEBHOOK_URL: '[' })).toThrow(
    /PAYMENTS is not JSON[\s\S]*WEBHOOK_URL is not JSON/,
  );
});

test('the local shop takes what is set for it from its environment, and nothing else', () => {
  expect(takenFrom({ PAYMENTS: '{}', MAIL_URL: '', SERVICE_TOKEN: 'otra', PATH: '/bin' })).toEqual({ PAYMENTS: '{}' });
});

test('wrangler.toml sets nothing that is no setting, and no secret', () => {
  const vars = [...readFileSync(at('wrangler.toml'), 'utf8').matchAll(/^(?:vars = .*|[A-Z_]+ = .*)$/gm)].flatMap(
    ([line]) => [...line.matchAll(/\b([A-Z][A-Z_]+) =/g)].map(([, name]) => name),
  );
  const names = new Set<string | undefined>(SETTINGS.map(({ name }) => name));
  expect(vars.length).toBeGreaterThan(2);
  expect(vars.filter((name) => !names.has(name) || SECRETS.includes(name ?? ''))).toEqual([]);
});
