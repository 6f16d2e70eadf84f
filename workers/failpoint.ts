declare const __FAILPOINTS__: boolean;

/**
 * Where a crash is tried out: between two steps of a cart operation, of placing an order or of committing an import.
 */
const FAILPOINTS = [
  'cart.before-upstream',
  'cart.after-upstream',
  'cart.before-commit',
  'cart.after-commit',
  'merge.after-seal',
  'merge.before-taken',
  'merge.after-taken',
  'merge.after-transfer',
  'order.after-seal',
  'order.before-batch',
  'order.sent',
  'order.after-batch',
  'order.after-clear',
  'order.before-transfer',
  'order.after-transfer',
  'catalogue.announced',
  'import.before-switch',
  'import.after-switch',
  'import.after-apply',
  'postal.before-switch',
  'desk.after-step',
  'desk.after-items',
  'desk.after-write',
  'desk.agreed',
  'desk.after-agreed',
  'payment.before-start',
  'payment.after-start',
  'payment.before-operation',
  'payment.after-operation',
  'payment.before-finish',
  'erase.after-table',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

/** 'abort' ends the object, 'throw' fails like a bug, 'hang' never returns so that the process can be killed there. */
export type FailpointEffect = 'abort' | 'throw' | 'hang';

/** false unless the build says otherwise: the whole body then folds away. */
const ENABLED = typeof __FAILPOINTS__ !== 'undefined' && __FAILPOINTS__;

/** What the next visit of a point does, once; tests fill it. */
export const armed = new Map<Failpoint, FailpointEffect>();

/** Points that were reached and have no effect yet: until then they stay armed, so that a test knows when it is over. */
const striking = new Set<Failpoint>();

/**
 * A named place between two steps of work that no object does: it fails or hangs. Does nothing unless a test armed it;
 * compiled out of production.
 */
export async function workerFailpoint(name: Failpoint): Promise<void> {
  if (!ENABLED) return;
  const effect = armed.get(name);
  if (!effect) return;
  armed.delete(name);
  if (effect === 'hang') await new Promise<never>(() => undefined);
  throw new Error(`failpoint ${name}`);
}

/** A named place between two steps of an object. Does nothing unless a test armed it; compiled out of production. */
export async function failpoint(name: Failpoint, ctx: Pick<DurableObjectState, 'abort' | 'storage'>): Promise<void> {
  if (!ENABLED) return;
  const effect = armed.get(name);
  if (!effect || striking.has(name)) return;
  striking.add(name);
  // What was written so far is on disk when a real crash comes this late; abort() alone would throw it away.
  await ctx.storage.sync();
  striking.delete(name);
  armed.delete(name);
  if (effect === 'abort') ctx.abort(`failpoint ${name}`);
  if (effect === 'throw') throw new Error(`failpoint ${name}`);
  await new Promise<never>(() => undefined);
}
