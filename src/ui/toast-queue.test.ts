import { expect, test } from 'vitest';
import { TOAST_LIFE_MS, ToastQueue } from './toast-queue';

function queueWithClock() {
  const due: { work: () => void; ms: number }[] = [];
  const queue = new ToastQueue((work, ms) => due.push({ work, ms }));
  const pass = (ms: number) => {
    for (const timer of due) timer.ms -= ms;
    for (const timer of due.splice(0)) {
      if (timer.ms > 0) due.push(timer);
      else timer.work();
    }
  };
  return { queue, pass, messages: () => queue.all().map((toast) => toast.message) };
}

test('NOTIF-002 a notification leaves after 5000 ms, one without time-out stays', () => {
  const { queue, pass, messages } = queueWithClock();
  queue.show({ level: 'success', message: 'agregado' });
  queue.show({ level: 'error', message: 'sin conexión', hasNoTimeout: true });
  pass(TOAST_LIFE_MS - 1);
  expect(messages()).toEqual(['agregado', 'sin conexión']);
  pass(1);
  expect(messages()).toEqual(['sin conexión']);
  expect(TOAST_LIFE_MS).toBe(5000);
});

test('NOTIF-001 a notification may bring its own time to live', () => {
  const { queue, pass, messages } = queueWithClock();
  queue.show({ level: 'info', message: 'breve', timeToLive: 100 });
  pass(100);
  expect(messages()).toEqual([]);
});

test('NOTIF-003 a message equal to the last one is ignored, another one or an older one is not', () => {
  const { queue, messages } = queueWithClock();
  for (const message of ['a', 'a', 'b', 'a']) queue.show({ level: 'info', message });
  expect(messages()).toEqual(['a', 'b', 'a']);
});

test('the OK action takes a notification away and tells whoever shows it', () => {
  const { queue, messages } = queueWithClock();
  let told = 0;
  const stop = queue.subscribe(() => told++);
  queue.show({ level: 'info', message: 'a' });
  queue.dismiss(queue.all()[0]?.id ?? -1);
  expect(messages()).toEqual([]);
  expect(told).toBe(2);
  stop();
  queue.show({ level: 'info', message: 'b' });
  expect(told).toBe(2);
});

test('a notification someone points at stays, and leaves a whole time after it was let go', () => {
  const { queue, pass, messages } = queueWithClock();
  queue.show({ level: 'success', message: 'agregado' });
  queue.hold(true);
  pass(TOAST_LIFE_MS);
  expect(messages()).toEqual(['agregado']);
  queue.hold(false);
  pass(TOAST_LIFE_MS);
  expect(messages()).toEqual([]);
});

test('whoever has shown a notification may take it away, and none but that', () => {
  const { queue, messages } = queueWithClock();
  queue.show({ level: 'info', message: 'a' });
  const [first, again] = [1, 2].map(() => queue.show({ level: 'warning', message: 'b', hasNoTimeout: true }));
  queue.show({ level: 'info', message: 'c' });
  again?.();
  first?.();
  expect(messages()).toEqual(['a', 'c']);
});

const OFFER = { level: 'success' as const, actions: [{ label: 'Deshacer', run: () => undefined }] };

test('a notification with something to do stays until it was held and has been left for its time', () => {
  const { queue, pass, messages } = queueWithClock();
  queue.show({ ...OFFER, message: 'agregado' });
  pass(100 * TOAST_LIFE_MS);
  expect(messages()).toEqual(['agregado']);
  queue.hold(true);
  queue.hold(false);
  pass(TOAST_LIFE_MS - 1);
  expect(messages()).toEqual(['agregado']);
  pass(1);
  expect(messages()).toEqual([]);
});

test('the next notification with something to do takes the place of the one before, in the same words too', () => {
  const { queue, messages } = queueWithClock();
  queue.show({ level: 'error', message: 'sin conexión', hasNoTimeout: true });
  queue.show({ ...OFFER, message: 'agregado' });
  const [before] = queue.all().slice(-1);
  queue.show({ ...OFFER, message: 'agregado' });
  expect(messages()).toEqual(['sin conexión', 'agregado']);
  expect(queue.all().at(-1)?.id).not.toBe(before?.id);
});

test('that there is no network is said once: by what waits for it, with its name', () => {
  const { queue, messages } = queueWithClock();
  queue.show({ level: 'success', message: 'agregado' });
  queue.show({ level: 'warning', message: 'sin conexión', hasNoTimeout: true, isOffline: true });
  queue.show({ level: 'warning', message: 'la silla espera', hasNoTimeout: true, isOffline: true });
  expect(messages()).toEqual(['agregado', 'la silla espera']);
});
