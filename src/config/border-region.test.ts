import { expect, test } from 'vitest';
import municipalities from './border-municipalities.json' with { type: 'json' };
import { borderRateIn, borderRegionOf, mayBeBorder, openRegistrations } from './border-region';
import { STATES } from './states';

test('45 municipios of the north and 23 of the south are the border, each under a state that there is', () => {
  expect([municipalities.norte, municipalities.sur].map((region) => Object.keys(region).length)).toEqual([45, 23]);
  for (const [region, all] of Object.entries({ norte: municipalities.norte, sur: municipalities.sur })) {
    for (const [inegi, name] of Object.entries(all)) {
      const state = STATES.find((one) => one.inegi === inegi.slice(0, 2));
      const code = `${state?.prefixes[0]}000`;
      expect([mayBeBorder(code), borderRegionOf(code, name)], name).toEqual([true, region]);
    }
  }
});

test.each([
  ['22010', 'Tijuana', 'norte'],
  ['22010', 'TIJUANA ', 'norte'],
  ['22910', 'San Quintin', 'norte'],
  ['77000', 'Othón P. Blanco', 'sur'],
  ['32000', 'Juárez', 'norte'],
  ['31000', 'Chihuahua', null],
  ['27000', 'Torreón', null],
  ['67250', 'Juárez', null],
  ['77500', 'Benito Juárez', null],
  ['44100', 'Tijuana', null],
  ['22010', '', null],
  ['220100', 'Tijuana', null],
  ['x'.repeat(10_000), 'Tijuana', null],
])(
  '%s in %s is of region %s: a municipio goes by its state, whatever others have its name',
  (code, municipality, region) => {
    expect(borderRegionOf(code, municipality)).toBe(region);
  },
);

const registration = { region: 'norte', taxClassIds: [2], from: '2026-01-01', until: '2026-12-31' } as const;
const at = (iso: string) => openRegistrations([registration], Date.parse(iso)).length === 1;

test('a registration holds from the first moment of its first day in Mexico City to the last of its last', () => {
  expect([
    at('2026-01-01T05:59:59.999Z'),
    at('2026-01-01T06:00:00Z'),
    at('2027-01-01T05:59:59.999Z'),
    at('2027-01-01T06:00:00Z'),
  ]).toEqual([false, true, true, false]);
  const early = [{ ...registration, region: 'sur' as const, from: '2019-06-01', until: undefined }];
  expect(openRegistrations(early, Date.parse('2020-12-01T12:00:00Z'))).toEqual([]);
  expect(openRegistrations(early, Date.parse('2036-12-01T12:00:00Z'))).toEqual(early);
});

test('a registration of one region grants nothing in the other, and none grants nothing', () => {
  expect(borderRateIn('norte', [registration])).toEqual({ rate: 8, insteadOf: 16, taxClassIds: [2] });
  expect([borderRateIn('sur', [registration]), borderRateIn(null, [registration]), borderRateIn('norte', [])]).toEqual([
    null,
    null,
    null,
  ]);
});
