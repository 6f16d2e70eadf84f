import { expect, test } from 'vitest';
import { clientNetwork, networkOf } from './client-address';

const from = (headers: Record<string, string>) => new Request('https://tienda.example/', { headers });

test('an IPv6 address counts as its /64, however it is written', () => {
  const network = '2806:2f0:9a1:4c::/64';
  for (const address of ['2806:2f0:9a1:4c::1', '2806:02F0:09A1:004C:ffff:1:2:3', '2806:2f0:9a1:4c:0:0:0:0'])
    expect(networkOf(address)).toBe(network);
  expect(networkOf('2806:2f0:9a1:4d::1')).toBe('2806:2f0:9a1:4d::/64');
  expect(networkOf('2806::1')).toBe('2806:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('an IPv4 address is itself, mapped into IPv6 too', () => {
  expect([networkOf('187.188.1.2'), networkOf('::ffff:187.188.1.2')]).toEqual(['187.188.1.2', '187.188.1.2']);
});

test('the address is what the platform says; a header of our own counts on this computer alone', () => {
  const request = from({
    'cf-connecting-ip': '187.188.1.2',
    'x-local-address': '10.0.0.1',
    'x-forwarded-for': '10.0.0.2',
  });
  expect(clientNetwork(request, { APP_ENV: 'production' })).toBe('187.188.1.2');
  expect(clientNetwork(request, { APP_ENV: 'preview' })).toBe('187.188.1.2');
  expect(clientNetwork(request, { APP_ENV: 'local' })).toBe('10.0.0.1');
  expect(clientNetwork(from({ 'x-forwarded-for': '10.0.0.2' }), { APP_ENV: 'production' })).toBeNull();
});
