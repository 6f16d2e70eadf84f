import { expect, test } from 'vitest';
import { Breaker } from './breaker';

const START = 1_800_000_000_000;

function filled(failures: number, successes: number): Breaker {
  const breaker = new Breaker();
  for (let call = 0; call < successes; call += 1) breaker.note(false, START);
  for (let call = 0; call < failures; call += 1) breaker.note(true, START);
  return breaker;
}

test('the circuit opens at half of twenty calls, not before', () => {
  expect(filled(10, 10).allows(START)).toBe(false);
  expect(filled(9, 11).allows(START)).toBe(true);
  expect(filled(19, 0).allows(START)).toBe(true);
});

test('failures older than the window are forgotten', () => {
  const breaker = filled(19, 0);
  breaker.note(true, START + 30_000);
  expect(breaker.allows(START + 30_000)).toBe(true);
});

test('after ten seconds one call may try; its success closes the circuit, its failure opens it for ten more', () => {
  const breaker = filled(20, 0);
  expect(breaker.allows(START + 9_999)).toBe(false);
  expect(breaker.allows(START + 10_000)).toBe(true);
  expect(breaker.allows(START + 10_000)).toBe(false);
  breaker.note(true, START + 10_100);
  expect(breaker.allows(START + 20_099)).toBe(false);
  expect(breaker.allows(START + 20_100)).toBe(true);
  breaker.note(false, START + 20_200);
  expect(breaker.allows(START + 20_200)).toBe(true);
});

test('a try that never tells how it went is followed by another after a pause', () => {
  const breaker = filled(20, 0);
  expect(breaker.allows(START + 10_000)).toBe(true);
  expect(breaker.allows(START + 19_999)).toBe(false);
  expect(breaker.allows(START + 20_000)).toBe(true);
});
