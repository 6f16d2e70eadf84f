import { expect, test, vi } from 'vitest';
import { once } from './once';

test('what is made once is made when it is first asked for, undefined included', () => {
  const make = vi.fn(() => undefined);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
