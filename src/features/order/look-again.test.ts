import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const refreshPage = vi.fn(async () => undefined);
vi.mock('../../ui/hooks/refresh-page', () => ({ refreshPage }));

/** As much of a form as is asked here. */
class FormStub {
  action = '/f/payments/revisar';
  isConnected = true;
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible', createElement: vi.fn() });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('HTMLFormElement', FormStub);
  vi.stubGlobal(
    'FormData',
    class {
      [Symbol.iterator] = () => [].values();
    },
  );
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Starts the form of a page that is seen, its sends answered so. */
async function started(answer: () => Promise<Response>): Promise<() => number> {
  const send = vi.fn(answer);
  vi.stubGlobal('fetch', send);
  const { start } = await import('./look-again.client');
  start(new FormStub() as unknown as HTMLElement);
  return () => send.mock.calls.length;
}

const challenge = () => Response.json({ code: 429, result: 'x', meta: { challenge: true } }, { status: 429 });

test('a challenge in its way leads nobody away: the button is left', async () => {
  const sends = await started(async () => challenge());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sends()).toBe(1);
  expect(page.createElement).not.toHaveBeenCalled();
  expect(refreshPage).not.toHaveBeenCalled();
});

test('a page that is left and seen again while it looks does not look twice at once', async () => {
  const sends = await started(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1_500);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sends()).toBe(1);
});

test('it looks six times where nothing answers, and then no more', async () => {
  const sends = await started(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sends()).toBe(6);
});
