import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './problems';

const schema = z.object({
  name: z.string().min(1).max(3),
  qty: z.number().min(1).max(5),
  offset: z.number().min(-2),
  list: z.array(z.string()).min(1).max(2),
  either: z.union([z.string(), z.number()]),
  code: z.string().regex(/^\d+$/),
  own: z.string('Say a word'),
  pair: z.object({ a: z.string() }),
});
const good = { name: 'Ana', qty: 1, offset: 0, list: ['x'], either: 1, code: '1', own: 'x', pair: { a: 'x' } };
const problems = (more: object) =>
  fieldProblems(schema.safeParse({ ...good, ...more }, { reportInput: true }).error ?? new z.ZodError([]));

test.each<[what: string, more: object, field: string, rule: string, message: string]>([
  ['missing', { name: undefined }, 'name', 'required', 'Field is required'],
  ['null', { name: null }, 'name', 'required', 'Field is required'],
  ['missing with words of its own', { own: undefined }, 'own', 'required', 'Say a word'],
  ['an empty text', { name: '' }, 'name', 'required', 'Field is required'],
  [
    'a text that is too long',
    { name: 'Anas' },
    'name',
    'text',
    'The text is too long or has characters that are not allowed',
  ],
  ['an empty list', { list: [] }, 'list', 'required', 'Field is required'],
  [
    'a list that is too long',
    { list: ['a', 'b', 'c'] },
    'list',
    'text',
    'The text is too long or has characters that are not allowed',
  ],
  ['a number above its greatest', { qty: 6 }, 'qty', 'max', 'Number is too large'],
  ['a number below one', { qty: 0 }, 'qty', 'positive', 'Must be greater than 0'],
  ['a number below its least', { offset: -3 }, 'offset', 'min', 'Invalid value'],
  ['another type', { qty: 'x' }, 'qty', 'type', 'Invalid value'],
  ['none of two types', { either: true }, 'either', 'type', 'Invalid value'],
  ['another form', { code: 'x' }, 'code', 'value', 'Invalid value'],
  ['inside another field', { pair: { a: 7 } }, 'pair.a', 'type', 'Invalid value'],
])('%s', (_what, more, field, rule, message) => {
  expect(problems(more)).toEqual([{ field, rule, message }]);
});

test('one problem a field, the first; checks of our own say their rule', () => {
  const twice = z.string().min(3).regex(/^\d+$/);
  expect(
    fieldProblems(z.object({ a: twice }).safeParse({ a: 'x' }, { reportInput: true }).error ?? new z.ZodError([])),
  ).toEqual([{ field: 'a', rule: 'required', message: 'Field is required' }]);
  const own = (params?: object) =>
    z.object({ a: z.string().refine(() => false, { error: 'No', ...(params ? { params } : {}) }) });
  const of = (one: z.ZodType) =>
    fieldProblems(one.safeParse({ a: 'x' }, { reportInput: true }).error ?? new z.ZodError([]));
  expect(of(own({ rule: 'phone' }))).toEqual([{ field: 'a', rule: 'phone', message: 'No' }]);
  expect(of(own())).toEqual([{ field: 'a', rule: 'value', message: 'No' }]);
});
