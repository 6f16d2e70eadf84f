import type { DOMAttributes, MouseEvent, PointerEvent } from 'react';
import { CLOSE_UP, kept, type View, WHOLE, zoomedAt } from './zoom';

const STEP = 1.5;
const MOVE_PX = 60;
const SWIPE_PX = 50;
const TAP_PX = 8;
const TWO_TAPS_MS = 300;
const MIDDLE = { x: 0, y: 0 };
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type Press = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

interface Around {
  frame: () => HTMLElement | null;
  /** px of a side of the picture as a whole. */
  edge: () => number;
  show: (view: View, isDragged: boolean) => void;
  /** Shows the picture before or behind it. */
  turn: (by: 1 | -1) => void;
}

const middle = (points: readonly Press[]) => ({
  x: points.reduce((sum, { clientX }) => sum + clientX, 0) / points.length,
  y: points.reduce((sum, { clientY }) => sum + clientY, 0) / points.length,
});
const apart = ([a, b]: readonly Press[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/**
 * How a picture over the whole screen is looked at from near. What is larger is moved; of what is whole a swipe or an
 * arrow shows the next.
 */
export class PictureZoom {
  readonly isTouched = matchMedia('(pointer: coarse)').matches;
  private readonly around: Around;
  private view = WHOLE;
  private presses: Press[] = [];
  private from: Press | null = null;
  private hasMoved = false;
  private lastTap = 0;
  private pointer = 'mouse';

  constructor(around: Around) {
    this.around = around;
  }

  readonly pointers: DOMAttributes<HTMLElement> = {
    onPointerDown: (event) => {
      this.pointer = event.pointerType;
      this.presses = [...this.presses.filter(({ pointerId }) => pointerId !== event.pointerId), event].slice(-2);
      this.from = this.presses.length === 1 ? event : null;
      this.hasMoved = this.presses.length > 1;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => this.move(event),
    onPointerUp: (event) => this.lift(event),
    onPointerCancel: (event) => this.lift(event),
    onClick: (event) => this.tap(event),
  };

  /** Whether a key means something here. */
  key(name: string): boolean {
    const arrow = ARROWS[name];
    const { view } = this;
    if (name === '+' || name === '=') this.show(zoomedAt(view, view.scale * STEP, MIDDLE));
    else if (name === '-') this.show(zoomedAt(view, view.scale / STEP, MIDDLE));
    else if (name === '0') this.show(WHOLE);
    else if (arrow && view.scale > 1)
      this.show({ ...view, x: view.x + arrow[0] * MOVE_PX, y: view.y + arrow[1] * MOVE_PX });
    else if (arrow?.[0]) this.around.turn(arrow[0] < 0 ? 1 : -1);
    else return false;
    return true;
  }

  /** The picture is whole, and no finger on it. */
  reset(): void {
    this.presses = [];
    this.show(WHOLE);
  }

  private frame() {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.around.frame() ?? {};
    return { width, height };
  }

  private show(next: View, isDragged = false): void {
    this.view = kept(next, this.around.edge(), this.frame());
    this.around.show(this.view, isDragged);
  }

  private fromMiddle({ x, y }: { x: number; y: number }) {
    const { width, height } = this.frame();
    return { x: x - width / 2, y: y - height / 2 };
  }

  private move(event: PointerEvent): void {
    const before = this.presses;
    const { from, view } = this;
    if (!before.some(({ pointerId }) => pointerId === event.pointerId)) return;
    this.presses = before.map((one) => (one.pointerId === event.pointerId ? event : one));
    const [was, is] = [middle(before), middle(this.presses)];
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > TAP_PX) this.hasMoved = true;
    const zoomed =
      before.length > 1
        ? zoomedAt(view, (view.scale * apart(this.presses)) / Math.max(1, apart(before)), this.fromMiddle(was))
        : view;
    if (zoomed.scale > 1) this.show({ ...zoomed, x: zoomed.x + is.x - was.x, y: zoomed.y + is.y - was.y }, true);
    else if (before.length > 1) this.show(WHOLE);
  }

  private lift(event: PointerEvent): void {
    const { from } = this;
    this.presses = this.presses.filter(({ pointerId }) => pointerId !== event.pointerId);
    if (!from || event.type === 'pointercancel' || this.view.scale > 1) return;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    // the browser closes what is opened above a popover while the finger is still being lifted from it
    if (this.hasMoved && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y))
      setTimeout(() => this.around.turn(x < 0 ? 1 : -1));
  }

  /** The button around it closes; of the picture itself a click is a look from near, with a finger a second one. */
  private tap(event: MouseEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (this.hasMoved) return;
    const isSecond = event.timeStamp - this.lastTap < TWO_TAPS_MS;
    this.lastTap = isSecond ? 0 : event.timeStamp;
    if (this.pointer !== 'mouse' && !isSecond) return;
    const at = this.fromMiddle({ x: event.clientX, y: event.clientY });
    this.show(this.view.scale > 1 ? WHOLE : zoomedAt(this.view, CLOSE_UP, at));
  }
}
