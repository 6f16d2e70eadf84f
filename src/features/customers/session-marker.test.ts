import { expect, test } from 'vitest';
import { readSessionMarker } from './session-marker';

test('who is signed in stays the same when their tokens are renewed', () => {
  expect(readSessionMarker('a=1; session-marker=1700000000.0a1b2c3d4e5f; b=2')).toBe('0a1b2c3d4e5f');
  expect(readSessionMarker('session-marker=1700000900.0a1b2c3d4e5f')).toBe('0a1b2c3d4e5f');
  expect(readSessionMarker('session-marker=1700000900.999999999999')).toBe('999999999999');
});

test.each(['', 'a=1', 'session-marker=', 'other-session-marker=1.a'])('nobody is signed in by %j', (cookies) => {
  expect(readSessionMarker(cookies)).toBeNull();
});
