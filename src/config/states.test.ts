import { expect, test } from 'vitest';
import { STATES, stateByRegionId, stateOfPostalCode } from './states';

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

test('32 states share no region and no beginning, and every region id finds its state', () => {
  expect(STATES).toHaveLength(32);
  const prefixes = STATES.flatMap((one) => one.prefixes);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const one of STATES) expect(stateByRegionId(one.regionId)).toBe(one);
  expect(stateByRegionId(1)).toBeNull();
});
