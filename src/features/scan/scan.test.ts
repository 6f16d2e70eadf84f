import { expect, test, vi } from 'vitest';
import { cameraProblem, type ScanWays, scan } from './scan';
import { scannedSku } from './scanned-sku';

const named = (name: string) => Object.assign(new Error('x'), { name });

test.each([
  ['NotAllowedError', 'Camera error: no permission'],
  ['SecurityError', 'Camera error: no permission'],
  ['NotFoundError', 'Camera error: no device'],
  ['OverconstrainedError', 'Camera error: no device'],
  ['NotReadableError', 'Camera error: in use'],
  ['AbortError', 'Camera error: in use'],
  ['TypeError', 'Camera error: browser unsupported'],
])('a camera that fails with %s says %s', (name, message) => expect(cameraProblem(named(name))).toBe(message));

const ways = (more: Partial<ScanWays> = {}) => {
  const close = vi.fn();
  return {
    open: async () => undefined,
    detect: async () => ['SILLA'],
    take: async (text: string) => scannedSku(text),
    next: async () => false,
    close,
    ...more,
  };
};

test.each<[string, Partial<ScanWays>, unknown]>([
  ['a code of the shop', {}, { code: 'SILLA' }],
  ['a code nobody sells', { take: async () => null }, { message: 'QR scan failed' }],
  [
    'a shop that does not answer',
    { take: async () => Promise.reject(new Error('503')) },
    { message: 'QR scan failed' },
  ],
  ['a reader that breaks', { detect: async () => Promise.reject(new Error('x')) }, { message: 'QR scan failed' }],
  ['a code of something else', { detect: async () => ['https://otra.example/oferta'] }, { message: 'QR scan failed' }],
  ['nothing before it is given up', { detect: async () => [] }, null],
  [
    'a camera that is in use',
    { open: async () => Promise.reject(named('NotReadableError')) },
    { message: 'Camera error: in use' },
  ],
])('of %s', async (_, more, wanted) => {
  const given = ways(more);
  expect(await scan(given)).toEqual(wanted);
  expect(given.close).toHaveBeenCalledTimes(1);
});

test('a browser that reads no codes opens nothing', async () => {
  const given = ways({ open: undefined });
  expect(await scan(given)).toEqual({ message: 'Camera error: browser unsupported' });
  expect(given.close).not.toHaveBeenCalled();
});

test.each([
  ['SILLA-01', 'SILLA-01'],
  ['  SILLA-01\n', 'SILLA-01'],
  ['100% lana', '100% lana'],
  ['https://tianguis.example/p/SILLA/silla-1', 'SILLA'],
  ['HTTPS://tianguis.example/de/p/SILLA/silla-1/SILLA-AZ', 'SILLA-AZ'],
  ['https://tianguis.example/p/A%2FB/x', 'A/B'],
  ['https://tianguis.example/', null],
  ['https://', null],
  ['x'.repeat(129), null],
  ['a\u0000b', null],
  ['', null],
])('the code %j is the sku %j', (text, sku) => expect(scannedSku(text)).toBe(sku));
