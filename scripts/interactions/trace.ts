/** What we read of an event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: {
    data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean; navigationId?: string; frame?: string };
  };
}

/** How a page came to be on the main thread of its renderer, ms. */
export interface MainThread {
  /** Parts of tasks above 50 ms after the first paint: what keeps a tap waiting. */
  blockingMs: number;
  /** The longest that scripts ran in one task. */
  longestScriptMs: number;
  /** Styles and layout before the first paint. */
  firstLayoutMs: number;
}

interface Span {
  from: number;
  to: number;
}

const LONG_US = 50_000;
const US_PER_MS = 1000;
const TASK = 'ThreadControllerImpl::RunTask';
const COMPLETE = 'X';
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireIdleCallback',
  'FireAnimationFrame',
  'EventDispatch',
]);
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout']);

/** What has to be recorded for it. */
export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'v8', 'blink.user_timing'];

const spanOf = ({ ts, dur = 0 }: TraceEvent): Span => ({ from: ts, to: ts + dur });
const lengthOf = ({ from, to }: Span): number => to - from;

/** How much of a span these cover, what stands inside another counted once. */
export function covered(within: Span, spans: Span[]): number {
  let total = 0;
  let reached = within.from;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const start = Math.max(from, reached);
    const end = Math.min(to, within.to);
    if (end <= start) continue;
    total += end - start;
    reached = end;
  }
  return total;
}

/** Blocking time of tasks after the first paint: of each what is above 50 ms. Microseconds. */
export const blockingTime = (tasks: Span[], painted: number): number =>
  tasks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, painted) - LONG_US), 0);

/** Reads the trace of one visit. Throws when the page's navigation or its first paint is not in it. */
export function readTrace(events: TraceEvent[], url: string): MainThread {
  const navigation = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL === url && args.data.isOutermostMainFrame,
  );
  if (!navigation) throw new Error('the trace holds no navigation to the page');
  const onThread = events.filter(
    ({ pid, tid, ts }) => pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts,
  );
  const paint = onThread.find(
    ({ name, args }) =>
      name === 'firstContentfulPaint' && args?.data?.navigationId === navigation.args?.data?.navigationId,
  );
  if (!paint) throw new Error('the trace holds no first paint of the page');
  const complete = onThread.filter(({ ph }) => ph === COMPLETE);
  const tasks = complete.filter(({ name }) => name === TASK).map(spanOf);
  if (tasks.length === 0) throw new Error('the trace holds no tasks of the page');
  const scripts = complete.filter(({ name }) => SCRIPT.has(name)).map(spanOf);
  const scriptIn = (task: Span): number =>
    covered(
      task,
      scripts.filter(({ from, to }) => from < task.to && to > task.from),
    );
  const layouts = complete.filter(({ name, ts }) => LAYOUT.has(name) && ts < paint.ts).map(spanOf);
  return {
    blockingMs: blockingTime(tasks, paint.ts) / US_PER_MS,
    longestScriptMs: Math.max(0, ...tasks.map(scriptIn)) / US_PER_MS,
    firstLayoutMs: layouts.reduce((sum, one) => sum + lengthOf(one), 0) / US_PER_MS,
  };
}
