import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import type { Branch } from '../../domain/branch/branch';
import { ok, refuse } from '../../domain/result';
import { testContext } from '../../features/shop/request-context.fixture';
import { BranchesPage } from './branches';

const branch = (code: string, more: Partial<Branch> = {}): Branch => ({
  code,
  name: `Sucursal ${code}`,
  streetAddress: 'Calle 59',
  exteriorNumber: '512',
  neighbourhood: 'Centro',
  city: 'Mérida',
  state: 'Yucatán',
  region_id: 1,
  region_code: 'YUC',
  zipCode: '97000',
  phoneNumber: '9995550112',
  hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '20:30' })),
  position: { latitude: 20.97, longitude: -89.62 },
  ...more,
});
const FAR = branch('LEJOS', {
  city: 'Tijuana',
  state: 'Baja California',
  zipCode: '22010',
  phoneNumber: '',
  position: null,
  hours: [],
});
const MERIDA = { code: '97000', state: 'Yucatán', city: 'Mérida', municipality: 'Mérida' };

async function shown(all: unknown, query = '') {
  const failures: string[] = [];
  let until = Number.POSITIVE_INFINITY;
  const commerce = {
    branches: { all: async () => all },
    postal: { postalCode: async (code: string) => (code === '97000' ? MERIDA : null) },
    content: { page: async () => null },
  };
  const context = testContext(
    {},
    {
      path: '/sucursales',
      query: new URLSearchParams(query),
      now: Date.parse('2026-11-20T18:00:00-06:00'),
      commerce: commerce as unknown as RequestContext['commerce'],
      noteFailure: (part) => failures.push(part),
      noteUntil: (moment) => {
        until = Math.min(until, moment ?? until);
      },
    },
  );
  const html = await runInContext(context, async () => drawn(renderToStaticMarkup(await BranchesPage())));
  return { html, failures, until };
}

test('ROUTE-015 the locator says of each branch where it is, whether it is open, how to call and find it, and what is picked up there', async () => {
  const { html, until } = await shown(ok([branch('MID'), FAR]));
  for (const part of [
    'Abierta ahora, hasta las 20:30',
    'href="tel:+529995550112"',
    'query=20.97%2C-89.62',
    'Calle 59 512, Centro, 97000 Mérida, Yucatán',
    'Pregunta por su horario',
  ])
    expect(html).toContain(part);
  expect(new Date(until).toISOString()).toBe('2026-11-21T02:30:00.000Z');
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'Store',
    telephone: '+529995550112',
    address: { postalCode: '97000', addressRegion: 'Yucatán' },
    geo: { latitude: 20.97 },
    url: 'https://tianguis.example/sucursales#MID',
  });
  expect(data['@graph'][0].openingHoursSpecification[5]).toMatchObject({
    dayOfWeek: 'https://schema.org/Saturday',
    opens: '10:00',
    closes: '20:30',
  });
});

test('by a postal code the nearest comes first; one that there is not is said beside its field', async () => {
  const near = (await shown(ok([FAR, branch('MID')]), 'cp=97000')).html;
  expect(near.indexOf('Sucursal MID')).toBeLessThan(near.indexOf('Sucursal LEJOS'));
  expect(near).toContain('En tu ciudad');
  expect((await shown(ok([FAR]), 'cp=99999')).html).toContain('No encontramos ese código postal.');
});

test('branches that cannot be read are said to be so, and the page without them is not kept', async () => {
  const { html, failures } = await shown(refuse(503, 'Could not load branch offices'));
  expect(html).toContain('No pudimos cargar las sucursales');
  expect(failures).toEqual(['branches']);
});
