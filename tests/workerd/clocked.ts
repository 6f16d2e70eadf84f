const CLOCK_PATH = '/__reloj';

const CLOCK_MODULE = 'reloj.js';
const CLOCKED_MAIN = 'con-reloj.js';

/** Runs before anything else of the Worker, so that whatever keeps `Date.now` keeps this one. */
const CLOCK = `
const Real = Date;
let told = null;
const now = () => (told === null ? Real.now() : told.runs ? told.at + Real.now() - told.since : told.at);
globalThis.Date = new Proxy(Real, {
  construct: (target, given) => (given.length === 0 ? new target(now()) : new target(...given)),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
export const tell = (at, runs) => { told = { at, runs, since: Real.now() }; };
`;

const mainOf = (main: string): string => `
import { tell } from './${CLOCK_MODULE}';
import worker from './${main}';
export * from './${main}';
export default {
  ...worker,
  fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '${CLOCK_PATH}') return worker.fetch(request, env, ctx);
    tell(Number(searchParams.get('at')), searchParams.has('runs'));
    return new Response(null, { status: 204 });
  },
};
`;

/**
 * The built modules with a clock that a test sets, for what a whole shop says at one moment: Worker and objects are one
 * isolate and have one clock. The shop itself has no such way in.
 */
export const withClock = (main: string, modules: Record<string, string>) => ({
  main: CLOCKED_MAIN,
  modules: { [CLOCKED_MAIN]: mainOf(main), [CLOCK_MODULE]: CLOCK, ...modules },
});

/** Sets a shop's clock (epoch ms): it stands still at that moment, or goes on from it. */
export async function setClock(url: string, at: number, { runs = false } = {}): Promise<void> {
  const { status } = await fetch(`${url}${CLOCK_PATH}?at=${at}${runs ? '&runs=1' : ''}`);
  if (status !== 204) throw new Error(`the clock was not set: ${status}`);
}
