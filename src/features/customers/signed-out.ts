const EVENT = 'shop:signed-out';

/** Tells that a session could not be renewed: whoever was signed in is so no longer. */
export const announceSignedOut = (): boolean => dispatchEvent(new Event(EVENT));

/** Calls back when a session has ended by itself. */
export const onSignedOut = (listener: () => void): void => addEventListener(EVENT, listener);
