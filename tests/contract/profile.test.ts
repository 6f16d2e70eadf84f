import { beforeAll, describe, expect, test } from 'vitest';
import type { Fault } from '../peers/family/faults';
import { get, post, remove } from './client';
import { customer, me } from './customer';
import { FACES, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const address = (number: string, more: object = {}) => ({
  firstname: 'Ana',
  lastname: 'Pech',
  street: [`Calle 60, ${number}`, 'Centro'],
  city: 'Mérida',
  region: { region: 'Yucatán', region_id: 0, region_code: 'YUC' },
  region_id: 0,
  country_id: 'MX',
  postcode: '97000',
  telephone: '9991234567',
  ...more,
});

interface Kept {
  id: number | string;
  street: string[];
  default_shipping: boolean;
  default_billing: boolean;
}

describe.each(FACES)('addresses with %s', (name) => {
  const book = async (at: ReturnType<typeof face>, token: string) =>
    ((await me(at, token)).result as { addresses: Kept[] }).addresses;

  test('API-087 API-088 ACCT-002 an address is written, changed and taken away by the token in the path', async () => {
    const at = face(name);
    const { token } = await customer(at);
    const path = `user/address/${token}`;
    const first = await post(at, path, { body: { address: address('1') } });
    expect(first.status).toBe(200);
    // The first is the usual one for everything.
    expect(first.result).toMatchObject({
      default_shipping: true,
      default_billing: true,
      street: ['Calle 60, 1', 'Centro'],
    });
    const second = await post(at, path, { body: { address: address('2', { default_shipping: true }) } });
    expect((await book(at, token)).map((one) => [one.street[0], one.default_shipping, one.default_billing])).toEqual([
      ['Calle 60, 1', false, true],
      ['Calle 60, 2', true, false],
    ]);
    const { id } = first.result as Kept;
    const other = (second.result as Kept).id;
    expect((await post(at, path, { body: { address: { ...address('9'), id } } })).status).toBe(200);
    expect((await book(at, token)).map((one) => one.street[0])).toEqual(['Calle 60, 9', 'Calle 60, 2']);
    const usual = await remove(at, `user/address/${other}`, { token });
    expect([usual.status, usual.result]).toEqual([409, 'Choose which address takes its place']);
    expect((await remove(at, `user/address/${other}`, { token, query: { next: String(id) } })).status).toBe(200);
    expect(await book(at, token)).toMatchObject([{ id, default_shipping: true, default_billing: true }]);
    expect((await remove(at, `user/address/${id}`, { token })).status).toBe(200);
    expect(await book(at, token)).toEqual([]);
  });

  test('addresses stand in the order they were added, one that is written anew in its old place', async () => {
    const at = face(name);
    const { token } = await customer(at);
    const streets = Array.from({ length: 8 }, (_, index) => `Calle 60, ${(index * 5) % 8}`);
    for (const street of streets)
      expect(
        (
          await post(at, `user/address/${token}`, {
            body: { address: { ...address('0'), street: [street, 'Centro'] } },
          })
        ).status,
      ).toBe(200);
    const before = await book(at, token);
    expect(before.map((one) => one.street[0])).toEqual(streets);
    const { id } = before[7] as Kept;
    await post(at, `user/address/${token}`, { body: { address: { ...address('nueva'), id } } });
    expect((await book(at, token)).map((one) => one.street[0])).toEqual(streets.with(7, 'Calle 60, nueva'));
  });

  test('an address of somebody else is none, whether it is written or taken away', async () => {
    const at = face(name);
    const [ana, eva] = [await customer(at), await customer(at)];
    const hers = (await post(at, `user/address/${eva.token}`, { body: { address: address('7') } })).result as Kept;
    const written = await post(at, `user/address/${ana.token}`, {
      body: { address: { ...address('8'), id: hers.id } },
    });
    const unknown = await post(at, `user/address/${ana.token}`, { body: { address: { ...address('8'), id: 999 } } });
    expect([written.status, written.text]).toEqual([404, unknown.text]);
    expect((await remove(at, `user/address/${hers.id}`, { token: ana.token })).status).toBe(404);
    expect((await remove(at, `user/address/${hers.id}`, { token: eva.token })).status).toBe(200);
    expect(await book(at, ana.token)).toEqual([]);
  });

  test('API-058 ACCT-025 a profile is sent whole: names change, addresses of before stay', async () => {
    const at = face(name);
    const { email, token } = await customer(at);
    await post(at, `user/address/${token}`, { body: { address: address('1') } });
    const changed = await post(at, 'user/me', {
      token,
      body: { customer: { email, firstname: 'Ana María', lastname: 'Pech', addresses: [address('2')] } },
    });
    expect(changed.status).toBe(200);
    expect(changed.meta.message).toBe('Account data has successfully been updated');
    const { result } = await me(at, token);
    expect(result).toMatchObject({ firstname: 'Ana María', email });
    expect((await book(at, token)).map((one) => one.street[0])).toEqual(['Calle 60, 1', 'Calle 60, 2']);
  });
});

test('a retailer that shows somebody else’s profile after a change is not believed, and nothing of it is told', async () => {
  const at = face('family');
  const [ana, eva] = [await customer(at), await customer(at)];
  await tell(at, { customers: { profileOf: eva.email } });
  const answer = await post(at, `user/address/${ana.token}`, { body: { address: address('1') } });
  expect(answer.status).toBe(503);
  expect(answer.text).not.toContain(eva.email);
});

test('an address whose answer was lost is written once where the profile shows it', async () => {
  const at = face('family');
  const { token } = await customer(at);
  await tell(at, { faults: [{ call: 'user/address/', mode: 'lose' }] });
  const saved = await post(at, `user/address/${token}`, { body: { address: address('5') } });
  expect(saved.status).toBe(200);
  expect((await get(at, 'user/me', { token })).text).toContain('Calle 60, 5');
});

test('ACCT-013 the credit account a retailer gives its customer is an attribute of their profile', async () => {
  const at = face('family');
  const { token } = await customer(at);
  const { groupToken: _, ...told } = (await me(at, token)).result as Record<string, unknown>;
  const custom_attributes = [{ attribute_code: 'numero_de_cuenta', value: 'C00000042' }];
  const answer = { status: 200, body: { code: 200, result: { ...told, custom_attributes } } };
  await tell(at, { faults: [{ call: 'user/me', mode: 'say', answer }] });
  expect((await me(at, token)).result).toMatchObject({ custom_attributes });
});

test('API-049 a retailer sends its customer the code itself: an empty object where it says 404 or 500, false where it does not answer', async () => {
  const at = face('family');
  const { token } = await customer(at);
  const ask = async (fault?: Fault) => {
    await tell(at, { faults: fault ? [{ times: 9, ...fault }] : [] });
    const { status, result, meta } = await post(at, 'send_sms', { token });
    return [status, result, meta.degraded];
  };
  expect(await ask()).toEqual([200, { sent: true }, undefined]);
  for (const code of [404, 500]) expect(await ask({ call: 'send_sms', mode: 'refuse', code })).toEqual([200, {}, true]);
  for (const mode of ['lose', 'html'] as const)
    expect(await ask({ call: 'send_sms', mode })).toEqual([200, false, true]);
  expect((await keptBy(at)).calls.filter((path) => path === 'send_sms')).toHaveLength(5);
});
