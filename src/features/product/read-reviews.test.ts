import { expect, test, vi } from 'vitest';
import type { SearchQuery, SearchResult } from '../../commerce/catalogue';
import { runInContext } from '../../commerce/request-context';
import { ok, type Result, refuse } from '../../domain/result';
import { testContext } from '../shop/request-context.fixture';
import { readReviews } from './read-reviews';

const NOTHING: SearchResult = { items: [], total: 0, start: 0, perPage: 50, aggregations: {}, attributeMetadata: [] };

function reading(answer: () => Promise<Result<SearchResult>>) {
  const asked: SearchQuery[] = [];
  const query = (one: SearchQuery) => {
    asked.push(one);
    return answer();
  };
  const noteFailure = vi.fn();
  return { asked, noteFailure, reviews: runInContext(testContext({ query }, { noteFailure }), () => readReviews(1001)) };
}

test('API-070 the approved reviews of a product are asked for, fifty at most, newest first', async () => {
  const { asked, reviews } = reading(async () => ok(NOTHING));
  expect(await reviews).toEqual([]);
  expect(asked).toMatchObject([
    {
      entity: 'review',
      filters: [
        { attribute: 'product_id', value: { eq: 1001 } },
        { attribute: 'review_status', value: { eq: 1 } },
      ],
      sort: [{ field: 'created_at', direction: 'desc' }],
      size: 50,
    },
  ]);
});

test('a review is plain text with a moment; one that says nothing is left out', async () => {
  const items = [
    { id: 4, title: 'Muy <b>cómodo</b>', detail: 'Pasó por la puerta.\u0007', nickname: 'Lety', created_at: '2026-05-02 12:00:00' },
    { id: 5, title: 'Nada', detail: '  ', nickname: 'X', created_at: 'ayer' },
    { id: 6, detail: 'Bien', created_at: 'ayer' },
  ];
  const { reviews } = reading(async () => ok({ ...NOTHING, items }));
  expect(await reviews).toEqual([
    { id: '4', title: 'Muy cómodo', detail: 'Pasó por la puerta.', nickname: 'Lety', at: Date.UTC(2026, 4, 2, 12) },
    { id: '6', title: '', detail: 'Bien', nickname: '', at: null },
  ]);
});

test.each([async () => refuse(503, 'later'), () => Promise.reject(new Error('down'))])(
  'a product is worth showing when its reviews cannot be read, but not worth keeping',
  async (answer) => {
    const { reviews, noteFailure } = reading(answer);
    expect(await reviews).toEqual([]);
    expect(noteFailure).toHaveBeenCalledTimes(1);
  },
);
