/**
 * Whether a click means to open something here: the main button, without a key that asks for a new tab, a window or a
 * download.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
