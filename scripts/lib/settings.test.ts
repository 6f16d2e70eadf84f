import { expect, test } from 'vitest';
import { checkSettings, settingProblems } from './settings';

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
  ['STORE_VIEWS', 'viu,nada', 'there is no store view "nada"'],
  ['MAIL_FROM', 'Tienda hola@tienda.example', 'MAIL_FROM: "Tienda hola@tienda.example" is no sender'],
  ['BACKENDS', '{"viu":{"backend":"upstream","url":"api.x"}}', 'BACKENDS: viu.url: '],
])('%s %s is named with what is wrong', (name, text, start) => {
  expect(settingProblems({ [name]: text })).toEqual([expect.stringContaining(start)]);
});

test('who opens or deploys the shop is stopped, and told all of it', () => {
  expect(() => checkSettings({})).not.toThrow();
  expect(() => checkSettings({ PAYMENTS: '[', WEBHOOK_URL: '[' })).toThrow(
    /PAYMENTS is not JSON[\s\S]*WEBHOOK_URL is not JSON/,
  );
});
