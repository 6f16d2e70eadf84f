import { CLOSE_UP, kept, type View, WHOLE, zoomedAt } from './zoom';

interface Props {
  /** How it is made larger, said below it: with a finger, and with a mouse or keys. */
  touch: string;
  mouse: string;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'picture-zoom': Props;
  }
}

const STEP = 1.5;
const MOVE_PX = 60;
const SWIPE_PX = 50;
const TAP_PX = 8;
const TWO_TAPS_MS = 300;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const middle = (points: readonly PointerEvent[]) => ({
  x: points.reduce((sum, { clientX }) => sum + clientX, 0) / points.length,
  y: points.reduce((sum, { clientY }) => sum + clientY, 0) / points.length,
});
const apart = ([a, b]: readonly PointerEvent[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** The picture over the whole screen before or behind this one. */
const neighbour = (whole: HTMLElement, by: 1 | -1): HTMLElement | null => {
  const all = [...(whole.closest('.gallery')?.querySelectorAll<HTMLElement>('.gallery-whole') ?? [])];
  return all[all.indexOf(whole) + by] ?? null;
};

/** Makes a picture the one that is shown in the page, without which nothing of it can be. */
function choose(whole: HTMLElement): void {
  const radio = whole.closest('li')?.querySelector<HTMLInputElement>('input[type="radio"]');
  if (radio) radio.checked = true;
}

/** Shows in the page the picture that was looked at last, and gives its button the focus. */
function goBack(whole: HTMLElement): void {
  choose(whole);
  const slide = whole.closest('li');
  const row = slide?.closest<HTMLElement>('.gallery-row');
  if (slide && row && slide.clientWidth > 0) row.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
  slide?.querySelector<HTMLElement>('.gallery-open')?.focus({ preventScroll: true });
}

/**
 * A picture over the whole screen, larger still: by two fingers or two taps, by a click where there is a mouse, by +
 * and −. What is larger is moved; of what is whole a swipe or an arrow shows the next.
 */
export function start(whole: HTMLElement, { touch, mouse }: Props): void {
  const button = whole.querySelector('button');
  const picture = whole.querySelector<HTMLElement>('.picture');
  if (!button || !picture) return;
  const hint = document.createElement('p');
  hint.className = 'gallery-hint';
  hint.textContent = matchMedia('(pointer: coarse)').matches ? touch : mouse;
  whole.appendChild(hint);
  whole.dataset.zoom = '';

  let view = WHOLE;
  let fingers: PointerEvent[] = [];
  let from: PointerEvent | null = null;
  let hasMoved = false;
  let lastTap = 0;
  let pointer = 'mouse';

  const frame = () => ({ width: whole.clientWidth, height: whole.clientHeight });
  const show = (next: View, isDragged = false) => {
    view = kept(next, picture.clientWidth, frame());
    picture.dataset.dragged = String(isDragged);
    picture.style.transform = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    whole.dataset.zoom = view.scale === 1 ? '' : 'in';
  };
  const fromMiddle = ({ x, y }: { x: number; y: number }) => ({
    x: x - whole.clientWidth / 2,
    y: y - whole.clientHeight / 2,
  });
  const toggle = (at: { x: number; y: number }) =>
    show(view.scale > 1 ? WHOLE : zoomedAt(view, CLOSE_UP, fromMiddle(at)));
  const turn = (by: 1 | -1) => {
    const next = neighbour(whole, by);
    if (!next) return;
    choose(next);
    next.showPopover();
    next.querySelector('button')?.focus();
  };

  picture.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType;
    fingers = [...fingers.filter(({ pointerId }) => pointerId !== event.pointerId), event].slice(-2);
    from = fingers.length === 1 ? event : null;
    hasMoved = fingers.length > 1;
    picture.setPointerCapture(event.pointerId);
  });
  picture.addEventListener('pointermove', (event) => {
    const before = fingers;
    if (!before.some(({ pointerId }) => pointerId === event.pointerId)) return;
    fingers = before.map((one) => (one.pointerId === event.pointerId ? event : one));
    const [was, is] = [middle(before), middle(fingers)];
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > TAP_PX) hasMoved = true;
    const zoomed =
      before.length > 1
        ? zoomedAt(view, (view.scale * apart(fingers)) / Math.max(1, apart(before)), fromMiddle(was))
        : view;
    if (zoomed.scale > 1) show({ ...zoomed, x: zoomed.x + is.x - was.x, y: zoomed.y + is.y - was.y }, true);
    else if (before.length > 1) show(WHOLE);
  });
  const lift = (event: PointerEvent) => {
    fingers = fingers.filter(({ pointerId }) => pointerId !== event.pointerId);
    if (!from || event.type === 'pointercancel' || view.scale > 1) return;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    // the browser closes what is opened above a popover while the finger is still being lifted from it
    if (hasMoved && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) setTimeout(() => turn(x < 0 ? 1 : -1));
  };
  picture.addEventListener('pointerup', lift);
  picture.addEventListener('pointercancel', lift);
  // of a finger that moves the browser would make a fling, and take the next tap for one that stops it
  picture.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
  // the button closes; of the picture itself a click is a look from near, with a finger a second one
  picture.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (hasMoved) return;
    const isSecond = event.timeStamp - lastTap < TWO_TAPS_MS;
    lastTap = isSecond ? 0 : event.timeStamp;
    if (pointer === 'mouse' || isSecond) toggle({ x: event.clientX, y: event.clientY });
  });
  whole.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') show(zoomedAt(view, view.scale * STEP, { x: 0, y: 0 }));
    else if (event.key === '-') show(zoomedAt(view, view.scale / STEP, { x: 0, y: 0 }));
    else if (event.key === '0') show(WHOLE);
    else if (arrow && view.scale > 1) show({ ...view, x: view.x + arrow[0] * MOVE_PX, y: view.y + arrow[1] * MOVE_PX });
    else if (arrow?.[0]) turn(arrow[0] < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  });
  whole.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return button.focus();
    fingers = [];
    show(WHOLE);
    if (!document.querySelector('.gallery-whole:popover-open')) goBack(whole);
  });
  if (whole.matches(':popover-open')) button.focus();
}
