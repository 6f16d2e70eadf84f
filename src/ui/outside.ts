/** Whether a point is on a dialog's backdrop, not on its own padding. */
export function outside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
