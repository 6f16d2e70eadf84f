/** Whether a point of the screen lies outside a dialog, on its backdrop. */
export function isOutside(
  dialog: HTMLDialogElement,
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
