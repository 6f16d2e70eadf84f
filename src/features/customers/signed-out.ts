const EVENT = 'shop:signed-out';

let hasEnded = false;

/** Tells that a session could not be renewed: its customer is signed out. */
export function announceSignedOut(): void {
  hasEnded = true;
  dispatchEvent(new Event(EVENT));
}

/**
 * Calls back when a session has ended by itself, also where that was before it was asked for. Answers what ends it.
 */
export function onSignedOut(listener: () => void): () => void {
  addEventListener(EVENT, listener);
  if (hasEnded) listener();
  return () => removeEventListener(EVENT, listener);
}
