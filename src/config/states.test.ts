import { expect, test } from 'vitest';
import { canBePostalCode, STATES, stateByRegionId, stateOfPostalCode } from './states';

test.each([
  ['97000', 'Yucatán', 'YUC', 2350],
  ['44100', 'Jalisco', 'JAL', 2334],
  ['06000', 'Ciudad de México', 'CMX', 2326],
  ['16999', 'Ciudad de México', 'CMX', 2326],
  ['20000', 'Aguascalientes', 'AGU', 2320],
  ['57999', 'México', 'MEX', 2330],
  ['99999', 'Zacatecas', 'ZAC', 2351],
])('%s stands in %s', (code, name, regionCode, regionId) => {
  expect(stateOfPostalCode(code)).toMatchObject({ name, regionCode, regionId });
});

test.each(['00100', '17000', '9700', '970000', '97a00', ''])('%s stands in no state', (code) => {
  expect(stateOfPostalCode(code)).toBeNull();
});

test.each([
  ['99998', true],
  ['73999', true],
  ['01000', true],
  ['44100', true],
  ['99999', false],
  ['01999', false],
  ['44000', false],
  ['13800', false],
  ['00100', false],
  ['9999', false],
])('whether %s can have been given out: %s', (code, possible) => {
  expect(canBePostalCode(code)).toBe(possible);
});

test('32 states share no region and no beginning, and every region id finds its state', () => {
  expect(STATES).toHaveLength(32);
  const prefixes = STATES.flatMap((one) => one.prefixes);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const one of STATES) expect(stateByRegionId(one.regionId)).toBe(one);
  expect(stateByRegionId(1)).toBeNull();
});
