import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, LATEST_MS } from './after-frame';

const page = new EventTarget();
let draw: () => void = () => undefined;
const cancelled = vi.fn();
const FRAME = 7;

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => {
    draw = drawn;
    return FRAME;
  });
  cancelled.mockClear();
  vi.stubGlobal('cancelAnimationFrame', cancelled);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('resolves behind the frame and listens to the page no longer', async () => {
  const done = vi.fn();
  const waiting = afterFrame().then(done);
  expect(getEventListeners(page, 'pagehide')).toHaveLength(1);
  draw();
  expect(done).not.toHaveBeenCalled();
  await waiting;
  expect(getEventListeners(page, 'pagehide')).toHaveLength(0);
});

test('resolves at once where the page is left', async () => {
  const waiting = afterFrame();
  page.dispatchEvent(new Event('pagehide'));
  await waiting;
  expect(getEventListeners(page, 'pagehide')).toHaveLength(0);
});

test('resolves where no frame is drawn for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const done = vi.fn();
  const waiting = afterFrame().then(done);
  await vi.advanceTimersByTimeAsync(LATEST_MS - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(getEventListeners(page, 'pagehide')).toHaveLength(0);
  expect(cancelled).toHaveBeenCalledWith(FRAME);
});
