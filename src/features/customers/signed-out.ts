const EVENT = 'shop:signed-out';

/** Tells that a session could not be renewed: its customer is signed out. */
export const announceSignedOut = (): boolean => dispatchEvent(new Event(EVENT));

/** Calls back when a session has ended by itself. */
export const onSignedOut = (listener: () => void): void => addEventListener(EVENT, listener);
