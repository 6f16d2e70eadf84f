import { expect, test } from 'vitest';
import { CARRIERS } from '../../config/carriers';
import { DISPATCH_MESSAGES, dispatchNote, dispatchOf, readGuideLines, sendingOf } from './dispatch';

const read = (carrier: string, guide: string) => {
  const found = dispatchOf(CARRIERS, carrier, guide);
  return found.ok ? found.value.guide : found.problem.message;
};

test.each([
  ['dhl', ' 12 3456 7890 ', '1234567890'],
  ['estafeta', '8055241528464720099314', '8055241528464720099314'],
  ['estafeta', '12345', DISPATCH_MESSAGES.guideWrong],
  ['fedex', '7712 3456 7890', '771234567890'],
  ['fedex', 'ABC', DISPATCH_MESSAGES.guideWrong],
  ['redpack', 'rp12345678', 'RP12345678'],
  ['correos', 'mn123456789mx', 'MN123456789MX'],
  ['paquetexpress', '', DISPATCH_MESSAGES.guideMissing],
  ['own', '', null],
  ['own', 'camioneta-2', 'CAMIONETA-2'],
  ['own', '<b>', DISPATCH_MESSAGES.guideWrong],
  ['estampilla', '1234567890', DISPATCH_MESSAGES.carrierUnknown],
])('%s knows a parcel by «%s»: %s', (carrier, typed, want) => expect(read(carrier, typed)).toBe(want));

test('a dispatch leads to where its carrier shows the parcel, and is one line of the history', () => {
  const found = dispatchOf(CARRIERS, 'dhl', '1234567890');
  if (!found.ok) throw new Error(found.problem.message);
  expect(found.value.url).toBe('https://www.dhl.com/mx-es/home/tracking.html?tracking-id=1234567890&submit=1');
  expect(dispatchNote(found.value)).toBe('DHL 1234567890');
});

test('an order may be sent without a word of its carrier, and corrected only with one', () => {
  expect(sendingOf(CARRIERS, 'send', { carrier: '', guide: '' })).toEqual({ ok: true, value: { type: 'send' } });
  for (const [type, typed] of [
    ['correct-guide', { carrier: '', guide: '' }],
    ['send', { carrier: '', guide: '1234567890' }],
  ] as const)
    expect(sendingOf(CARRIERS, type, typed)).toMatchObject({ ok: false, problem: { status: 422 } });
});

test('a pasted column is read line by line, whatever stands between, numbers with or without their zeros', () => {
  expect(readGuideLines('000000012\t1234567890\r\n\n 13, 80 55\n14 MN123456789MX\nx;1\n15')).toEqual([
    { line: 1, number: '000000012', guide: '1234567890' },
    { line: 3, number: '000000013', guide: '80 55' },
    { line: 4, number: '000000014', guide: 'MN123456789MX' },
    { line: 5, number: 'x', guide: '1' },
    { line: 6, number: '000000015', guide: '' },
  ]);
});
