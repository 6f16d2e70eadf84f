import { beforeEach, expect, test, vi } from 'vitest';
import { runningShop } from '../shop/running';
import { targetOf } from './target';

vi.mock('../shop/running', () => ({ runningShop: vi.fn() }));

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('SHOP_URL', undefined);
  vi.mocked(runningShop).mockReturnValue({ pid: 1, url: 'http://localhost:18951' });
});

const asked = (url?: string): string => targetOf({ url, store: 'viu', token: 'x' }, '').url;

test('without an address the shop that is open on this machine is asked, on its own port', () => {
  expect(asked()).toBe('http://localhost:18951');
});

test('an address that is given goes before it, and 8787 is for when none is open', () => {
  expect(asked('https://tienda.example')).toBe('https://tienda.example');
  vi.stubEnv('SHOP_URL', 'https://otra.example');
  expect(asked()).toBe('https://otra.example');
  vi.stubEnv('SHOP_URL', undefined);
  vi.mocked(runningShop).mockReturnValue(null);
  expect(asked()).toBe('http://localhost:8787');
});
