const EVENT = 'shop:markup';

/** Tells that markup of the server was put into the page under `root`, so that the islands in it are started. */
export const announceMarkup = (root: Element): boolean => root.dispatchEvent(new Event(EVENT, { bubbles: true }));

/** Calls back with the element that new markup was put under. Answers what ends it. */
export function onNewMarkup(listener: (root: Element) => void): () => void {
  const heard = (event: Event) => listener(event.target as Element);
  document.addEventListener(EVENT, heard);
  return () => document.removeEventListener(EVENT, heard);
}
