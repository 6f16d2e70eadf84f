import { describe, expect, test } from 'vitest';
import { BRANCH } from './branch.fixture';
import { kilometresTo, nearestFirst, nearness } from './nearness';
import { pickupTime } from './opening';

/** A moment of Mexico City; 2026-11-23 is a Monday. */
const at = (day: number, clock: string): number => Date.parse(`2026-11-${day}T${clock}:00-06:00`);
const clockOf = (epoch: number | undefined) =>
  epoch === undefined ? null : new Date(epoch - 6 * 3_600_000).toISOString().slice(8, 16);

describe('when an order can be picked up', () => {
  test.each([
    ['while it is open, two hours later', 23, '11:00', '23T13:00', 0],
    ['before it opens, two hours after it does', 23, '07:00', '23T12:00', 0],
    ['just in time', 23, '18:00', '23T20:00', 0],
    ['at the next quarter of an hour', 23, '11:01', '23T13:15', 0],
    ['too late for today, tomorrow', 23, '18:01', '24T12:00', 1],
    ['after midnight of Mexico City by its day', 23, '23:30', '24T12:00', 1],
    ['on Saturday evening, on Monday: on Sunday it is closed', 28, '19:00', '30T12:00', 2],
  ])('SHIP-013 %s', (_, day, clock, from, inDays) => {
    const found = pickupTime({ hours: BRANCH.hours }, at(day, clock));
    expect([clockOf(found?.from), found?.inDays]).toEqual([from, inDays]);
  });

  test('of one that opens one day a week, a week later when it is too late', () => {
    expect(pickupTime({ hours: [{ day: 1, opens: '10:00', closes: '14:00' }] }, at(23, '13:00'))?.inDays).toBe(7);
  });

  test('is not known without hours, nor where it never opens long enough', () => {
    expect(pickupTime({ hours: [] }, at(23, '11:00'))).toBeNull();
    expect(pickupTime({ hours: [{ day: 1, opens: '10:00', closes: '11:00' }] }, at(23, '09:00'))).toBeNull();
  });
});

describe('at a branch with a clock of its own', () => {
  const told = (iso: string, branch: Parameters<typeof pickupTime>[0] = BRANCH) => {
    const found = pickupTime(branch, Date.parse(iso));
    return (
      found && [
        new Date(found.from).toISOString(),
        found.clock,
        new Date(found.noon).toISOString().slice(0, 10),
        found.inDays,
      ]
    );
  };

  test.each([
    // Tijuana is two hours behind Mexico City in winter, one in summer.
    ['in winter', '2026-11-23T16:00:00-08:00', ['2026-11-24T02:00:00.000Z', '18:00', '2026-11-23', 0]],
    ['in summer', '2026-07-20T16:00:00-07:00', ['2026-07-21T01:00:00.000Z', '18:00', '2026-07-20', 0]],
    [
      'before it opens, though it is open elsewhere',
      '2026-11-23T09:00:00-08:00',
      ['2026-11-23T20:00:00.000Z', '12:00', '2026-11-23', 0],
    ],
    [
      'on its own evening, when it is tomorrow in Mexico City',
      '2026-11-23T23:30:00-08:00',
      ['2026-11-24T20:00:00.000Z', '12:00', '2026-11-24', 1],
    ],
    [
      'on the night in which its clock is put back',
      '2026-10-31T19:00:00-07:00',
      ['2026-11-02T20:00:00.000Z', '12:00', '2026-11-02', 2],
    ],
  ])('%s', (_, now, want) => expect(told(now)).toEqual(want));

  test('further east it is later', () => {
    expect(told('2026-11-23T08:00:00-05:00', { ...BRANCH, timeZone: 'America/Cancun' })).toEqual([
      '2026-11-23T17:00:00.000Z',
      '12:00',
      '2026-11-23',
      0,
    ]);
  });
});

test('branches of another town are sorted and told by kilometres where both places are known, also across a state', () => {
  const at = (code: string, state: string, latitude: number, longitude: number) => ({
    ...BRANCH,
    code,
    state,
    city: code,
    zipCode: code,
    position: { latitude, longitude },
  });
  const roma = at('MEX-ROMA', 'Ciudad de México', 19.42, -99.16);
  const sameState = at('TEX', 'México', 19.51, -98.88);
  const toluca = {
    postcode: '50000',
    region: 'México',
    city: 'Toluca',
    position: { latitude: 19.29, longitude: -99.66 },
  };
  expect(nearestFirst([sameState, roma], toluca).map(({ code }) => code)).toEqual(['MEX-ROMA', 'TEX']);
  expect(Math.round(kilometresTo(roma, toluca) ?? 0)).toBe(54);
  expect(kilometresTo({ ...roma, position: null }, toluca)).toBeNull();
  expect(nearestFirst([roma, sameState], { ...toluca, position: null }).map(({ code }) => code)).toEqual([
    'TEX',
    'MEX-ROMA',
  ]);
});

test('branches are near by town, then by state', () => {
  const other = { ...BRANCH, code: 'MXL', city: 'Mexicali', zipCode: '21000' };
  const far = { ...BRANCH, code: 'MID', city: 'Mérida', state: 'Yucatán', zipCode: '97000' };
  const tijuana = { postcode: '22150', region: 'Baja California', city: 'tijuana' };
  expect(nearestFirst([far, other, BRANCH], tijuana).map(({ code }) => code)).toEqual(['TIJ-RIO', 'MXL', 'MID']);
  expect(nearestFirst([far, other, BRANCH], null).map(({ code }) => code)).toEqual(['MID', 'MXL', 'TIJ-RIO']);
  expect(nearness(BRANCH, { postcode: '22099', region: null, city: null })).toBe(0);
});
