import { expect, test } from 'vitest';
import { testAddress } from './address.fixture';
import {
  addressText,
  correctionNote,
  costsOtherwise,
  isCorrectionTo,
  isSameAddress,
  withReceiver,
} from './corrected-address';

const HAD = testAddress();
const moved = testAddress({ streetAddress: 'Calle 59', exteriorNumber: '12' });

test('the history of a correction names both addresses, and is told apart from that of another', () => {
  const note = correctionNote(HAD, moved);
  expect(note).toBe(`${addressText(HAD)} → ${addressText(moved)}`);
  expect([isCorrectionTo(note, moved), isCorrectionTo(note, HAD), isCorrectionTo(null, moved)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isCorrectionTo(correctionNote(null, moved), moved)).toBe(true);
  expect([isSameAddress({ shippingAddress: HAD }, { ...HAD }), isSameAddress({ shippingAddress: HAD }, moved)]).toEqual(
    [true, false],
  );
});

test('of what is picked up the receiver changes and the place stays', () => {
  const receiver = { firstName: 'Luis', lastName: 'Canul', phoneNumber: '9991112233' };
  expect(withReceiver(HAD, receiver)).toEqual({ ...HAD, ...receiver });
});

test.each([
  ['the same', null, null, null],
  ['a border region in which nothing is reduced', null, 'sur', null],
  ['a border region in which a reduced rate is charged', null, 'norte', 'tax'],
  ['out of such a region', 'norte', null, 'tax'],
  ['within it', 'norte', 'norte', null],
] as const)('%s', (_, had, now, wanted) => {
  const place = (borderRegion: 'norte' | 'sur' | null) => ({ covered: true, borderRegion });
  expect(costsOtherwise(place(had), place(now), ['norte'])).toBe(wanted);
  expect(costsOtherwise(place(had), { ...place(now), covered: false }, ['norte'])).toBe('uncovered');
});
