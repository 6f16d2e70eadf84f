import { expect, test } from 'vitest';
import { freshState, UPGRADES } from './state';

test('a cart that was stored by the first version keeps its notices, and its call counts as the client’s', () => {
  const { pendingNotices: _notices, answeredTotal: _total, ...rest } = freshState({ storeCode: 'viu', token: 'a' }, 0);
  const notice = { id: 'other', level: 'warning', message: 'El precio cambió' };
  const call = { route: 'add', key: 'k', hash: 'h' };
  const stored = {
    ...rest,
    untold: [notice],
    pending: { call, reason: 'add', next: rest.content, itemId: 1, notices: [] },
  };
  const upgraded = UPGRADES.reduce<unknown>((older, upgrade) => upgrade(older), stored);
  expect(upgraded).toEqual({
    ...rest,
    answeredTotal: rest.content.totals.grandTotal,
    pendingNotices: [notice],
    pending: { ...stored.pending, call: { ...call, minted: false } },
  });
});
