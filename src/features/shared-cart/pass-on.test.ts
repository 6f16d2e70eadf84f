import { expect, test, vi } from 'vitest';
import { passOn } from './pass-on';

const LINK = { title: 'Carrito compartido', url: 'https://tianguis.example/shared-cart/abc' };
const refusing = (name: string) => async () => {
  throw new DOMException('no', name);
};

test('the system’s sheet comes first, and whoever closes it has nothing copied', async () => {
  const copy = vi.fn(async () => undefined);
  expect(await passOn(LINK, { share: async () => undefined, copy })).toBe('shared');
  expect(await passOn(LINK, { share: refusing('AbortError'), copy })).toBe('left');
  expect(copy).not.toHaveBeenCalled();
});

test('without a sheet, or where it may not open, the link is copied', async () => {
  const copy = vi.fn(async () => undefined);
  expect([await passOn(LINK, { copy }), await passOn(LINK, { share: refusing('NotAllowedError'), copy })]).toEqual([
    'copied',
    'copied',
  ]);
  expect(copy).toHaveBeenCalledWith(LINK.url);
});

test('a clipboard that refuses is told', async () => {
  expect(await passOn(LINK, { copy: refusing('NotAllowedError') })).toBe('failed');
});
