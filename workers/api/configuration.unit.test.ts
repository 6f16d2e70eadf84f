import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeShop, requestOf } from '../../tests/fakes/commerce';
import { client } from './api.fixture';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('places and configuration', () => {
  test('API-085 ACCT-018 a postal code gives state, municipio and colonias', async () => {
    const { get } = client();
    expect((await get('/api/postal-code/97000')).body.result).toEqual({
      code: '97000',
      state: 'Yucatán',
      region_id: 31,
      region_code: 'YUC',
      municipality: 'Mérida',
      city: 'Mérida',
      neighbourhoods: ['Centro'],
      covered: true,
      delivery_days: { from: 2, to: 8 },
      border_region: null,
    });
    expect((await get('/api/postal-code/00000')).status).toBe(404);
    expect((await get('/api/postal-code/970')).body.result).toMatchObject([
      { field: 'code', message: 'Postal code must have 5 numbers' },
    ]);
  });

  test('API-106 LOAN-007 the states come with their municipios', async () => {
    const { post } = client();
    expect((await post('/api/location/states', { storeCode: 'viu' })).body.result).toEqual([
      { estado: 'Yucatán', municipios: ['Mérida', 'Progreso'] },
    ]);
    expect((await post('/api/location/states', {})).status).toBe(200);
  });

  test('API-107 LOAN-007 colonias of a postal code are those of the first result', async () => {
    const { post } = client();
    const asked = (cp: unknown) => post('/api/location/colonies', { cp });
    expect((await asked('97000')).body.result).toEqual([
      { cp: '97000', estado: 'Yucatán', municipio: 'Mérida', colonias: ['Centro'] },
    ]);
    expect((await asked('00000')).body).toMatchObject({ code: 404, result: 'Postal code not found' });
    expect((await asked('970')).body).toMatchObject({
      code: 422,
      result: [{ field: 'cp', rule: 'postalCode', message: 'Postal code must have 5 numbers' }],
    });
    expect((await asked(undefined)).body.result).toMatchObject([{ field: 'cp', message: 'Field is required' }]);
  });

  test('API-086 API-108 coverage of a postal code lists its colonias, none where nobody delivers', async () => {
    const { post } = client();
    const asked = (cp: string, op: string | undefined = 'table') => post('/api/location/coverage', { cp, op });
    expect((await asked('97000')).body.result).toEqual([{ colonia: 'Centro' }]);
    expect((await asked('97999')).body.result).toEqual([]);
    expect((await asked('00000')).status).toBe(404);
    expect((await asked('97000', 'map')).body.result).toMatchObject([{ field: 'op' }]);
  });

  test('API-035 SHIP-004 a delivery estimate names carrier, prices, error and code', async () => {
    const { get } = client(new FakeShop(), { cartToken: 'A'.repeat(32) });
    expect((await get('/api/shipping/estimate?postCode=97000&guest=true&country=MX')).body.result).toEqual([
      {
        carrier_code: 'tablerate',
        price: 196,
        price_incl_tax: 227.36,
        error_message: '',
        code: 'tablerate',
        delivery_days: { from: 2, to: 8 },
      },
      {
        carrier_code: 'flatrate',
        price: null,
        price_incl_tax: null,
        error_message: 'Zip code without coverage',
        code: 'flatrate_error',
        delivery_days: null,
      },
    ]);
    expect((await client().get('/api/shipping/estimate?postCode=97000')).status).toBe(404);
  });

  test('API-047 live search is on unless it is configured for other store views', async () => {
    const isLive = async (env?: Record<string, string>) =>
      (await client(new FakeShop(), env ? { env } : {}).get('/api/config/live-search?storeCode=viu')).body.result;
    expect([await isLive(), await isLive({ LIVE_SEARCH: 'mavi, viu' }), await isLive({ LIVE_SEARCH: 'mavi' })]).toEqual(
      [{ isLiveSearch: true }, { isLiveSearch: true }, { isLiveSearch: false }],
    );
  });

  test('the contact phone of a store view comes from configuration, 404 without one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const phone = {
      phoneNumber: '9991234567',
      phoneNumber1: '',
      phoneNumberFormatted: '999 123 4567',
      phoneNumberFormatted1: '',
      wa: '529991234567',
    };
    const get = (env: Record<string, string>) =>
      client(new FakeShop(), { env }).get('/api/config/contact-phone?storeCode=viu');
    for (const phoneNumber of ['9991234567', '01 999 123 4567'])
      expect((await get({ CONTACT_PHONES: JSON.stringify({ viu: { ...phone, phoneNumber } }) })).body.result).toEqual(
        phone,
      );
    expect([(await get({})).status, (await get({ CONTACT_PHONES: 'nada' })).status]).toEqual([404, 404]);
  });

  test('API-046 the timer of a store view is answered with the clock it is counted by, and null before and after', async () => {
    const timer = { name: 'Buen Fin', startsAt: '2026-11-13T00:00:00-06:00', endsAt: '2026-11-16T23:59:59-06:00' };
    const at = async (moment: string, set: typeof timer | null = timer) => {
      const now = Date.parse(moment);
      return (await client(new FakeShop(), { now, settings: { timer: set } }).get('/api/config/timer')).body;
    };
    expect(await at('2026-11-16T23:59:57.500-06:00')).toEqual({
      code: 200,
      resultCode: 200,
      result: {
        now: '2026-11-17T05:59:57.500Z',
        timer: {
          name: 'Buen Fin',
          starts_at: '2026-11-13T06:00:00.000Z',
          ends_at: '2026-11-17T05:59:59.000Z',
          seconds_left: 2,
        },
      },
    });
    const timers = await Promise.all(
      ['2026-11-12T23:59:59.999-06:00', '2026-11-13T00:00:00-06:00', '2026-11-16T23:59:59-06:00'].map((moment) =>
        at(moment),
      ),
    );
    expect(
      timers.map(({ result }) => (result as { timer: { seconds_left: number } | null }).timer?.seconds_left ?? null),
    ).toEqual([null, 345_599, null]);
    expect(await at('2026-11-14T00:00:00Z', null)).toMatchObject({ result: { timer: null } });
  });

  test('API-044 the client manifest names the scripts every page starts with, and those of its parts, each once', async () => {
    expect((await client().get('/api/config/client-manifest')).body.result).toEqual({
      publicPath: '/',
      all: ['assets/entry-1.js', 'assets/shared-2.js', 'assets/variants-3.js'],
      initial: ['assets/entry-1.js', 'assets/shared-2.js'],
      async: ['assets/variants-3.js'],
    });
  });

  test('health names the catalogue that is served, 503 without one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await client().get('/api/health')).body.result).toEqual({ status: 'ok', catalogue: 'v7' });
    const { request: asked } = requestOf(new FakeShop());
    asked.commerce.probe = () => Promise.reject(new Error('down'));
    const { apiApp } = await import('.');
    expect((await apiApp().request('/api/health', {}, { REQUEST: asked })).status).toBe(503);
  });
});

describe('service calls', () => {
  test('the import does not exist without a service token, and wants exactly that token', async () => {
    const post = (env: Record<string, string>, authorization?: string) =>
      client(new FakeShop(), { env }).post(
        '/api/import/nadie/begin',
        undefined,
        authorization ? { authorization } : {},
      );
    expect((await post({}, 'Bearer secreto')).body).toEqual({ code: 404, resultCode: 404, result: 'Not found' });
    const statuses = [];
    for (const given of [undefined, 'Bearer secret', 'Bearer secretos', 'Basic secreto'])
      statuses.push((await post({ SERVICE_TOKEN: 'secreto' }, given)).status);
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect((await post({ SERVICE_TOKEN: 'secreto' }, 'Bearer secreto')).body).toEqual({
      code: 404,
      resultCode: 404,
      result: 'Not found',
    });
  });
});
