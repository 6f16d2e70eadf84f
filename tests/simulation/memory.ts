import { vi } from 'vitest';
import { openMemory } from './platform/memory-platform';

vi.mock('../../workers/objects/cart/context', async () => ({
  cartContext: (await import('./platform/memory-context')).memoryContext,
}));

/** Opens carts in this process, whose clock is that of the tests. */
export const openInMemory = openMemory((now) => vi.setSystemTime(now));
