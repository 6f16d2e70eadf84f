import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const refreshPage = vi.fn(async () => undefined);
vi.mock('../../ui/hooks/refresh-page', () => ({ refreshPage }));

const page = Object.assign(new EventTarget(), { visibilityState: 'visible', createElement: vi.fn() });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Looks on a page that is seen, its sends answered so. */
async function started(answer: () => Promise<Response>): Promise<{ sends: () => number; end: () => void }> {
  const send = vi.fn(answer);
  vi.stubGlobal('fetch', send);
  const [{ keepLooking }, { lookAt }] = await Promise.all([import('./keep-looking'), import('./look-again.client')]);
  const end = keepLooking(() => lookAt('/f/payments/revisar', '100000007'));
  return { sends: () => send.mock.calls.length, end };
}

const challenge = () => Response.json({ code: 429, result: 'x', meta: { challenge: true } }, { status: 429 });

test('a challenge in its way leads nobody away: the button is left', async () => {
  const { sends } = await started(async () => challenge());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sends()).toBe(1);
  expect(page.createElement).not.toHaveBeenCalled();
  expect(refreshPage).not.toHaveBeenCalled();
});

test('a page that is left and seen again while it looks does not look twice at once', async () => {
  const { sends } = await started(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1_500);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sends()).toBe(1);
});

test('it looks six times where nothing answers, and then no more', async () => {
  const { sends } = await started(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sends()).toBe(6);
});

test('what is no more on the page looks no more', async () => {
  const { sends, end } = await started(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(1_600);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sends()).toBe(1);
});
