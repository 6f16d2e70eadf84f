import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { townPosition } from '../../config/town-positions';
import { testContext } from '../shop/request-context.fixture';
import { whereaboutsAt } from './whereabouts-at';

const at = (place: object | null) => {
  const commerce = { postal: { postalCode: async () => place } } as unknown as RequestContext['commerce'];
  return runInContext(testContext({}, { commerce }), () => whereaboutsAt('97000'));
};

test('a postal code is in its municipio, in its city where that is the only one known, and nowhere where neither is', async () => {
  const [merida, valladolid] = [townPosition('Yucatán', 'Mérida'), townPosition('Yucatán', 'Valladolid')];
  expect(merida).not.toEqual(valladolid);
  const place = { code: '97000', state: 'Yucatán' };
  expect(await at({ ...place, municipality: 'Mérida', city: 'Valladolid' })).toMatchObject({
    city: 'Valladolid',
    position: merida,
  });
  expect(await at({ ...place, municipality: 'Tekom', city: 'Valladolid' })).toMatchObject({ position: valladolid });
  expect(await at({ ...place, municipality: 'Tekom', city: null })).toEqual({
    postcode: '97000',
    region: 'Yucatán',
    city: 'Tekom',
    position: null,
  });
  expect(await at(null)).toBeNull();
});
