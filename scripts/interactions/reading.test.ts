import { expect, test } from 'vitest';
import { readings } from './reading';

test('what a step found stays when it breaks off, and the rest has the reason', async () => {
  const found = await readings('ours', ['seen', 'settled'], async (find) => {
    find('seen', 12);
    throw new Error('not seen in 10 s\nat somewhere');
  });
  expect(found).toEqual([
    { figure: 'seen', form: 'ours', value: 12 },
    { figure: 'settled', form: 'ours', value: null, note: 'not seen in 10 s' },
  ]);
});
