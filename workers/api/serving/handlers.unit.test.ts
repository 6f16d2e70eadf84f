import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../src/contract/call';
import { ok } from '../../../src/domain/result';
import { FakeShop, requestOf } from '../../../tests/fakes/commerce';
import { honoApp } from '../../http/hono-app';
import { type HandlersOf, serveCalls } from './handlers';

const plain = {
  method: 'get',
  access: 'anyone',
  limit: 'read',
  area: 'service',
  summary: '',
  result: () => z.string(),
} as const;
const calls = {
  any: defineCall({
    ...plain,
    id: 'any',
    path: '/import/:run/:entity',
    params: () => z.object({ run: z.string(), entity: z.string() }),
  }),
  begin: defineCall({ ...plain, id: 'begin', path: '/import/:store/begin' }),
  help: defineCall({ ...plain, id: 'help', path: '/import/help/begin' }),
};
const handlers: HandlersOf<typeof calls> = {
  any: ({ params }) => ok({ result: `any ${params.entity}` }),
  begin: () => ok({ result: 'begin' }),
  help: () => ok({ result: 'help' }),
};

test('a written segment of a path is served before a parameter in its place, whichever call is defined first', async () => {
  const app = honoApp();
  serveCalls(app, [{ calls, handlers }]);
  const ask = async (path: string) =>
    ((await (await app.request(path, {}, { REQUEST: requestOf(new FakeShop()).request })).json()) as { result: string })
      .result;
  expect([await ask('/import/1/stock'), await ask('/import/1/begin'), await ask('/import/help/begin')]).toEqual([
    'any stock',
    'begin',
    'help',
  ]);
});

test('a record without one of its calls, with one too many or with a wrong answer does not compile', () => {
  const { any, begin, help } = handlers;
  // @ts-expect-error the call help has no handler
  const missing: HandlersOf<typeof calls> = { any, begin };
  // @ts-expect-error there is no call named other
  const added: HandlersOf<typeof calls> = { any, begin, help, other: help };
  // @ts-expect-error the call help answers with text
  const wrong: HandlersOf<typeof calls> = { any, begin, help: () => ok({ result: 1 }) };
  expect([missing, added, wrong]).toHaveLength(3);
});
