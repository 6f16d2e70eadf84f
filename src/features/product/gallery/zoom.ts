/** How a picture is shown in its frame: so many times as large, moved by px from the middle. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** What two taps, or a click, show. */
export const CLOSE_UP = 2.5;
const MOST = 4;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) + 0;

/** A view moved so that the picture, a square of `edge` px, fills the frame wherever it is larger than it. */
export function kept({ scale, x, y }: View, edge: number, frame: { width: number; height: number }): View {
  const held = Math.min(MOST, Math.max(1, scale));
  const room = (of: number): number => Math.max(0, (edge * held - of) / 2);
  return { scale: held, x: within(x, room(frame.width)), y: within(y, room(frame.height)) };
}

/** The view at another scale in which the point `at`, from the middle of the frame, stays where it is. */
export function zoomedAt(view: View, scale: number, at: Point): View {
  const held = Math.min(MOST, Math.max(1, scale));
  const by = held / view.scale;
  return { scale: held, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}
