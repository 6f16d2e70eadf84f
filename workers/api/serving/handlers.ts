import type { Hono } from 'hono/tiny';
import type { z } from 'zod';
import type { AREAS, AreaName } from '../../../src/contract/areas';
import type { CallDefinition } from '../../../src/contract/call';
import type { AppEnv } from '../../http/shop-request';
import { type ApiCall, bind } from './bind';
import type { Answer } from './reply';

type Handler<Call> =
  Call extends CallDefinition<infer Params, infer Query, infer Body, infer Outcome, infer Who>
    ? (call: ApiCall<z.output<Params>, z.output<Query>, z.output<Body>, Who>) => Answer<z.input<Outcome>>
    : never;

/** One handler for each of these calls, under the call's id; one missing or one too many does not compile. */
export type HandlersOf<Calls> = { [Id in keyof Calls]: Handler<Calls[Id]> };

/** One handler for each call of an area. */
export type Handlers<Name extends AreaName> = HandlersOf<(typeof AREAS)[Name]['calls']>;

interface Served {
  call: CallDefinition;
  handle: Handler<CallDefinition>;
  /** Which segments of its path are parameters: 0010 for /import/:store/stock. */
  parameters: string;
}

const parametersOf = ({ path }: CallDefinition): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

/**
 * Hono serves the first path that fits, so a written segment comes before a parameter in its place:
 * /import/:store/stock before /import/:run/:entity.
 */
const writtenFirst = (one: Served, other: Served): number =>
  one.parameters === other.parameters ? 0 : one.parameters < other.parameters ? -1 : 1;

/** Serves calls by their handlers. */
export function serveCalls(
  app: Hono<AppEnv>,
  areas: { calls: Record<string, CallDefinition>; handlers: object }[],
): void {
  const served = areas.flatMap(({ calls, handlers }) =>
    Object.entries(calls).map(([id, call]): Served => {
      // The types of the records have seen to it that each handler stands under the id of its own call.
      const handle = (handlers as Record<string, Handler<CallDefinition>>)[id];
      if (!handle) throw new Error(`the call ${id} has no handler`);
      return { call, handle, parameters: parametersOf(call) };
    }),
  );
  for (const { call, handle } of served.sort(writtenFirst)) bind(app, call, handle);
}
