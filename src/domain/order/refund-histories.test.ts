import { expect, test } from 'vitest';
import { sampled, seedOf } from '../../../tests/sample';
import { playRefunds, REACHED } from '../../../tests/simulation/refund-faults';
import { drawsOf } from '../../../tests/simulation/seed';

const HISTORIES = sampled(1_500, 100_000);

test(`of ${HISTORIES.toLocaleString('en')} random orders that a wallet, a card held or charged, and transfers paid each gets back its share of what goes, to the centavo, and never more than came by it; units, coupon and months are conserved`, () => {
  const draws = drawsOf(seedOf(29));
  const times = new Map<string, number>();
  for (let history = 0; history < HISTORIES; history += 1) {
    const { fault, reached } = playRefunds(draws);
    if (fault) expect.fail(`history ${history}: ${fault}`);
    for (const name of reached) times.set(name, (times.get(name) ?? 0) + 1);
  }
  for (const name of REACHED) expect(times.get(name), name).toBeGreaterThan(HISTORIES / 200);
});
