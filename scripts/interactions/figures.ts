import type { Form } from './forms.ts';
import { median } from './median.ts';
import type { Reading } from './reading.ts';

/** What a figure may be at most (or at least), alone or beside another form of the same page. */
export type Limit = { most: number } | { least: number } | { times: number; of: Form } | { above: number; of: Form };

export interface Figure {
  id: string;
  title: string;
  digits?: number;
  limit?: Limit;
}

const whole = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The limit in figures, once that of the other form is known; null when it is not. */
function bound(limit: Limit, of: (form: Form) => number | null): { kind: 'most' | 'least'; value: number } | null {
  if ('most' in limit) return { kind: 'most', value: limit.most };
  if ('least' in limit) return { kind: 'least', value: limit.least };
  const other = of(limit.of);
  if (other === null) return null;
  return { kind: 'most', value: 'times' in limit ? other * limit.times : other + limit.above };
}

/** A row of the table: title, ours, without script, with all styles inside, what is wanted, whether it holds. */
export function rowOf({ id, title, digits, limit }: Figure, readings: Reading[]): string[] {
  const of = (form: Form) => readings.filter((one) => one.figure === id && one.form === form);
  const middle = (form: Form): number | null => median(of(form).flatMap(({ value }) => value ?? []));
  const cell = (form: Form): string => {
    const all = of(form);
    if (all.length === 0) return '';
    const failed = all.filter(({ value }) => value === null);
    const value = middle(form);
    const notes = [...new Set(all.flatMap(({ note }) => note ?? []))];
    const told = failed.length > 0 && value !== null ? [`${failed.length} of ${all.length} failed`, ...notes] : notes;
    const text = value === null ? 'failed' : whole(value, digits);
    return told.length > 0 ? `${text} (${told.join('; ').replaceAll('|', '/')})` : text;
  };
  const most = limit ? bound(limit, middle) : null;
  const ours = middle('ours');
  const complete = of('ours').every(({ value }) => value !== null);
  const holds = most && ours !== null && complete && (most.kind === 'most' ? ours <= most.value : ours >= most.value);
  const wanted = most ? `${most.kind === 'most' ? '≤' : '≥'} ${whole(most.value, digits)}` : '';
  return [title, cell('ours'), cell('bare'), cell('styled'), wanted, limit ? (holds ? '✓' : '✗') : ''];
}
