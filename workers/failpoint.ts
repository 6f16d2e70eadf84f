declare const __FAILPOINTS__: boolean;

/** Where a crash is tried out: between two steps of a cart operation or of placing an order. */
const FAILPOINTS = [
  'cart.before-upstream',
  'cart.after-upstream',
  'cart.before-commit',
  'cart.after-commit',
  'order.after-seal',
  'order.before-batch',
  'order.after-batch',
  'order.after-clear',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

/** 'abort' ends the object, 'throw' fails like a bug, 'hang' never returns so that the process can be killed there. */
export type FailpointEffect = 'abort' | 'throw' | 'hang';

/** false unless the build says otherwise: the whole body then folds away. */
const ENABLED = typeof __FAILPOINTS__ !== 'undefined' && __FAILPOINTS__;

const armed = new Map<string, FailpointEffect>();

/** Makes the next visit of this point fail once. */
export function armFailpoint(name: Failpoint, effect: FailpointEffect): void {
  armed.set(name, effect);
}

/** Whether this point still waits to be visited. */
export const isArmed = (name: Failpoint): boolean => armed.has(name);

/** A named place between two steps. Does nothing unless a test armed it; compiled out of production. */
export async function failpoint(name: Failpoint, ctx: Pick<DurableObjectState, 'abort' | 'storage'>): Promise<void> {
  if (!ENABLED) return;
  const effect = armed.get(name);
  if (!effect) return;
  armed.delete(name);
  // What was written so far is on disk when a real crash comes this late; abort() alone would throw it away.
  await ctx.storage.sync();
  if (effect === 'abort') ctx.abort(`failpoint ${name}`);
  if (effect === 'throw') throw new Error(`failpoint ${name}`);
  await new Promise<never>(() => undefined);
}
