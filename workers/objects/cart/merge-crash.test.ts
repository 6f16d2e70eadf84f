import { abortAllDurableObjects, runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { add, value } from '../../../tests/cart/port';
import { patiently } from '../../../tests/patiently';
import { sampledOf } from '../../../tests/sample';
import type { Env } from '../../env';
import { armed, type Failpoint, type FailpointEffect } from '../../failpoint';
import { CartObject } from './cart-object';
import { fill, linesOf, visitorAndAna } from './visitor-and-ana.fixture';

const env: Env = testEnv;
const { here, visitor, visitorAsAna, anas, signIn, stubOf } = visitorAndAna(env);

describe('a crash between two steps of a merge', () => {
  const POINTS: Failpoint[] = [
    'merge.after-seal',
    'merge.before-taken',
    'merge.after-taken',
    'cart.after-upstream',
    'cart.before-commit',
    'cart.after-commit',
    'merge.after-transfer',
  ];
  const EFFECTS: FailpointEffect[] = ['abort', 'throw', 'hang'];

  async function crash(point: Failpoint, effect: FailpointEffect): Promise<void> {
    armed.set(point, effect);
    const heard = signIn().catch(() => undefined);
    if (effect === 'hang') {
      await patiently(() => expect(armed.has(point)).toBe(false));
      await abortAllDurableObjects();
    }
    await heard;
    expect(armed.has(point)).toBe(false);
  }

  const opened = async () => {
    await fill(anas(true), add('MESA', 2), { kind: 'coupon', code: 'CIEN' });
    await fill(visitor(true), add('MESA'), add('LAMPARA'));
  };
  const MERGED = [
    ['MESA', 3],
    ['LAMPARA', 1],
  ];

  for (const [turn, point] of POINTS.entries()) {
    for (const effect of sampledOf(EFFECTS, 2, turn)) {
      test(`at ${point} by ${effect} is finished by the next sign-in, once`, async () => {
        await opened();
        await crash(point, effect);
        expect(value(await signIn()).state).toBe('taken');
        expect(await linesOf(anas())).toEqual(MERGED);
        expect(value(await anas().read()).cart.coupon).toBe('CIEN');
        expect(value(await visitor().read()).cart.version).toBe(0);
      });

      test(`at ${point} by ${effect} is finished by the alarms when nobody asks`, async () => {
        await opened();
        await crash(point, effect);
        await runDurableObjectAlarm(stubOf(here.token));
        await runDurableObjectAlarm(stubOf(here.own));
        expect(await linesOf(anas())).toEqual(MERGED);
        expect(value(await anas().read()).cart.coupon).toBe('CIEN');
        expect(await linesOf(visitorAsAna())).toEqual(MERGED);
      });
    }
  }

  test('a customer’s cart that cannot be reached loses nothing: the visitor’s keeps its lines until it can', async () => {
    await opened();
    vi.spyOn(CartObject.prototype, 'merge').mockRejectedValueOnce(new Error('away'));
    expect(value(await signIn())).toEqual({ state: 'waits' });
    await runDurableObjectAlarm(stubOf(here.token));
    expect(await linesOf(anas())).toEqual(MERGED);
  });
});
