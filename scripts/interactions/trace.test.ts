import { expect, test } from 'vitest';
import { blockingTime, covered, readTrace, type TraceEvent } from './trace';

const URL = 'https://localhost:1/';
const TASK = 'ThreadControllerImpl::RunTask';
const MAIN = { pid: 7, tid: 1 };
const ms = (value: number) => value * 1000;
const event = (name: string, at: number, lasts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ...MAIN,
  ts: ms(at),
  dur: ms(lasts),
  ...more,
});
const mark = (name: string, at: number, data: object): TraceEvent => ({
  name,
  ph: 'R',
  ...MAIN,
  ts: ms(at),
  args: { data },
});

const VISIT: TraceEvent[] = [
  event(TASK, 0, 900),
  mark('navigationStart', 1000, { documentLoaderURL: 'about:blank', isOutermostMainFrame: true, navigationId: 'a' }),
  mark('navigationStart', 1000, { documentLoaderURL: URL, isOutermostMainFrame: true, navigationId: 'b' }),
  event(TASK, 1100, 200),
  event('UpdateLayoutTree', 1110, 60),
  event('Layout', 1180, 40),
  mark('firstContentfulPaint', 1350, { navigationId: 'b' }),
  event(TASK, 1340, 100),
  event('FunctionCall', 1400, 30),
  event(TASK, 1500, 120),
  event('EvaluateScript', 1505, 70),
  event('FunctionCall', 1510, 20),
  event('RunMicrotasks', 1580, 10),
  event('UpdateLayoutTree', 1600, 15),
  event(TASK, 1500, 400, { tid: 2 }),
];

test('a visit is read from its own navigation and main thread', () => {
  expect(readTrace(VISIT, URL)).toEqual({ blockingMs: 40 + 70, longestScriptMs: 80, firstLayoutMs: 100 });
});

test('a trace without the page or its paint is an error, not a page without work', () => {
  expect(() => readTrace(VISIT, 'https://localhost:1/other')).toThrow('no navigation');
  const without = (event: string) => VISIT.filter(({ name }) => name !== event);
  expect(() => readTrace(without('firstContentfulPaint'), URL)).toThrow('no first paint');
  expect(() => readTrace(without(TASK), URL)).toThrow('no tasks');
});

test('blocking is what is above 50 ms of a task, the part before the first paint left out', () => {
  expect(blockingTime([{ from: 0, to: ms(200) }], ms(100))).toBe(ms(50));
  expect(
    blockingTime(
      [
        { from: ms(300), to: ms(350) },
        { from: ms(400), to: ms(451) },
      ],
      0,
    ),
  ).toBe(ms(1));
});

test('what stands inside another is counted once, and only within the task', () => {
  expect(
    covered({ from: 0, to: 100 }, [
      { from: 10, to: 60 },
      { from: 20, to: 30 },
      { from: 50, to: 70 },
      { from: 90, to: 120 },
    ]),
  ).toBe(70);
});
