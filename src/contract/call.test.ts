import { expect, test, vi } from 'vitest';
import { defineCall } from './call';
import { sku } from './fields';

test('a call makes its schemas when they are asked for, each once', () => {
  const query = vi.fn(sku);
  const result = vi.fn(sku);
  const call = defineCall({
    id: 'ask',
    method: 'get',
    path: '/ask',
    access: 'anyone',
    limit: 'read',
    area: 'service',
    summary: '',
    query,
    result,
  });
  expect(query).not.toHaveBeenCalled();
  expect([call.query(), call.query()]).toEqual([sku(), sku()]);
  expect(query).toHaveBeenCalledOnce();
  expect(result).not.toHaveBeenCalled();
});
