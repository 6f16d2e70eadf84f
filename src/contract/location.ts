import { z } from 'zod';
import { once } from '../domain/once';
import { isPostalCode, RULES } from '../domain/validation';
import { defineCall } from './call';
import { rule, TOKEN_MAX, text, whenMissing } from './fields';

const cp = once(() => z.string(whenMissing(RULES.required)).refine(isPostalCode, rule('postalCode')));
const storeCode = once(() => text(TOKEN_MAX).nullish());
const REFUSALS = [400, 404, 413, 503];

const common = { method: 'post', area: 'places', sharing: 'public' } as const;

export const locationStates = defineCall({
  ...common,
  id: 'locationStates',
  path: '/location/states',
  access: 'anyone',
  limit: 'read',
  summary:
    'The states of Mexico with their municipios: all of them where the directory of the postal service was imported, else those of the codes the shop has',
  body: () => z.object({ storeCode: storeCode() }),
  result: () => z.array(z.object({ estado: z.string(), municipios: z.array(z.string()) })),
  refusals: [400, 413, 503],
});

export const locationColonies = defineCall({
  ...common,
  id: 'locationColonies',
  path: '/location/colonies',
  access: 'anyone',
  limit: 'read',
  summary: 'The colonias of a postal code: a list of one',
  body: () => z.object({ cp: cp(), storeCode: storeCode() }),
  result: () =>
    z.array(z.object({ cp: z.string(), estado: z.string(), municipio: z.string(), colonias: z.array(z.string()) })),
  refusals: REFUSALS,
});

export const locationCoverage = defineCall({
  ...common,
  id: 'locationCoverage',
  path: '/location/coverage',
  access: 'anyone',
  limit: 'read',
  summary: 'The colonias of a postal code that are delivered to; none where it is not covered',
  body: () => z.object({ cp: cp(), op: z.literal('table'), storeCode: storeCode() }),
  result: () => z.array(z.object({ colonia: z.string() })),
  refusals: REFUSALS,
});
