import { island } from './island';

/** The region notifications appear in; read out politely. */
export const Toasts = ({ okLabel }: { okLabel: string }) => <div className="toasts" role="status" {...island('toasts', { okLabel })} />;
