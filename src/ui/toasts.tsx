import { island } from './island';

/** The region notifications appear in; read out politely. */
export const Toasts = (texts: { okLabel: string; offline: string }) => (
  <div className="toasts" role="status" {...island('toasts', texts)} />
);
