import { expect, test } from 'vitest';
import { OriginUnknown, publicOrigin } from './public-origin';

type Variables = Parameters<typeof publicOrigin>[0];

const originOf = (env: object, address = 'https://visita.example/x?y=1'): string | null => {
  try {
    return publicOrigin(env as Variables, new URL(address));
  } catch (error) {
    expect(error).toBeInstanceOf(OriginUnknown);
    return null;
  }
};

test.each(['production', 'prod', 'Local', 'PREVIEW', '', undefined])(
  'with APP_ENV %s the address is the configured one alone',
  (APP_ENV) => {
    for (const more of [{}, { PREVIEW_HOST_SUFFIX: 'visita.example' }, { PUBLIC_ORIGIN: '' }])
      expect(originOf({ APP_ENV, ...more })).toBeNull();
    expect(originOf({ APP_ENV, PUBLIC_ORIGIN: 'https://tienda.example/' })).toBe('https://tienda.example');
  },
);

test.each(['http://tienda.example', 'http://localhost', 'tienda.example', 'javascript:0'])(
  '%s is no address of a deployment',
  (PUBLIC_ORIGIN) => {
    for (const APP_ENV of ['production', 'preview'])
      expect(originOf({ APP_ENV, PUBLIC_ORIGIN, PREVIEW_HOST_SUFFIX: 'visita.example' })).toBeNull();
  },
);

test('on a laptop the address is the one that was asked, whatever the deployment is under', () => {
  expect(originOf({ APP_ENV: 'local', PUBLIC_ORIGIN: 'https://tienda.example' }, 'http://192.168.1.4:8787/c')).toBe(
    'http://192.168.1.4:8787',
  );
});

const SUFFIX = 'equipo.workers.dev';
test.each([
  ['https://pr-7-tianguis.equipo.workers.dev', SUFFIX],
  ['https://PR-7.Equipo.Workers.Dev', 'EQUIPO.workers.DEV '],
  ['https://pr-7.equipo.workers.dev', '.equipo.workers.dev'],
  ['https://pr-7.equipo.workers.dev:8443', SUFFIX],
  ['http://localhost:4000', 'localhost'],
])('a preview asked as %s is there, its hosts ending in "%s"', (address, PREVIEW_HOST_SUFFIX) => {
  expect(originOf({ APP_ENV: 'preview', PREVIEW_HOST_SUFFIX }, `${address}/p`)).toBe(new URL(address).origin);
});

test.each([
  ['https://otro-equipo.workers.dev', SUFFIX],
  ['https://equipo.workers.dev.ajena.example', SUFFIX],
  ['https://equipo.workers.dev@ajena.example', SUFFIX],
  ['https://ajena.example/equipo.workers.dev', SUFFIX],
  ['https://ajena.example:443', SUFFIX],
  ['https://pr-7.equipo.workers.dev.', SUFFIX],
  ['https://pr-7.equipo-workers.dev', SUFFIX],
  ['https://pr-7.equipo.workers.dev', ''],
  ['https://pr-7.equipo.workers.dev', ' '],
  ['https://pr-7.equipo.workers.dev', '.'],
  ['https://pr-7.equipo.workers.dev', undefined],
])('a preview asked as %s is not taken there, its hosts ending in "%s"', (address, PREVIEW_HOST_SUFFIX) => {
  expect(originOf({ APP_ENV: 'preview', PREVIEW_HOST_SUFFIX }, address)).toBeNull();
});

test('a preview with an address of its own has that one', () => {
  expect(
    originOf(
      { APP_ENV: 'preview', PUBLIC_ORIGIN: 'https://previa.example', PREVIEW_HOST_SUFFIX: SUFFIX },
      'https://ajena.example',
    ),
  ).toBe('https://previa.example');
});
