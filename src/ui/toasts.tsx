import { Island } from './island';

/** The region notifications appear in; read out politely. */
export const ToastRegion = (texts: { okLabel: string; offline: string }) => <Island of="toasts" props={texts} />;
