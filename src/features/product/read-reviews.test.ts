import { expect, test, vi } from 'vitest';
import type { ReviewDocument } from '../../commerce/catalogue';
import { runInContext } from '../../commerce/request-context';
import { ok, type Result, refuse } from '../../domain/result';
import { testContext } from '../shop/request-context.fixture';
import { readReviews } from './read-reviews';

function reading(read: Result<ReviewDocument[]>) {
  const noteFailure = vi.fn();
  return { noteFailure, reviews: runInContext(testContext({}, { noteFailure }), () => readReviews(read)) };
}

test('a review is plain text with a moment; one that says nothing is left out', async () => {
  const items = [
    {
      id: 4,
      title: 'Muy <b>cómodo</b>',
      detail: 'Pasó por la puerta.\u0007',
      nickname: 'Lety',
      created_at: '2026-05-02 12:00:00',
      rating: 4,
      verified: true,
    },
    { id: 5, title: 'Nada', detail: '  ', nickname: 'X', created_at: 'ayer' },
    { id: 6, detail: 'Bien', created_at: 'ayer', rating: 9, verified: 'sí' },
  ];
  const { reviews } = reading(ok(items));
  expect(await reviews).toEqual([
    {
      id: '4',
      title: 'Muy cómodo',
      detail: 'Pasó por la puerta.',
      nickname: 'Lety',
      rating: 4,
      isVerified: true,
      at: Date.UTC(2026, 4, 2, 12),
    },
    { id: '6', title: '', detail: 'Bien', nickname: '', rating: null, isVerified: false, at: null },
  ]);
});

test('a product is worth showing when its reviews cannot be read, but not worth keeping', async () => {
  const { reviews, noteFailure } = reading(refuse(503, 'later'));
  expect(await reviews).toEqual([]);
  expect(noteFailure).toHaveBeenCalledTimes(1);
});
