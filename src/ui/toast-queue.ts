/** NOTIF-002: how long a notification stays, unless it has no time-out. */
export const TOAST_LIFE_MS = 5000;

/** A link leads on, as a button; something to run is a quiet one beside the message. */
export type ToastAction = { label: string; href: string; kind: 'plain' | 'buy' } | { label: string; run: () => void };

export interface Toast {
  id: number;
  level: 'success' | 'warning' | 'error' | 'info';
  message: string;
  /** What it is about: the name of a product. */
  detail?: string;
  image?: string | null;
  actions?: ToastAction[];
  timeToLive?: number;
  hasNoTimeout?: boolean;
  /** true where it says that there is no network: the last one that does stands alone. */
  isOffline?: boolean;
}

type Listener = () => void;

const waitsForSomebody = ({ actions, hasNoTimeout }: Omit<Toast, 'id'>): boolean => !!actions && !hasNoTimeout;

/**
 * The notifications on screen. A message equal to the last one shown is ignored while that one stands; each leaves
 * after its time. One that offers something to do stays until it is dismissed, the next such one comes, or it was
 * pointed at or held the focus and has been left for its time.
 */
export class ToastQueue {
  private toasts: Toast[] = [];
  private readonly listeners = new Set<Listener>();
  private lastId = 0;
  private held = false;

  private readonly wait: (work: () => void, ms: number) => void;

  /** `wait` runs work after a time: setTimeout in the browser. */
  constructor(wait: (work: () => void, ms: number) => void) {
    this.wait = wait;
  }

  readonly all = (): Toast[] => this.toasts;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows a notification; what it answers takes it away. */
  readonly show = (toast: Omit<Toast, 'id'>): (() => void) => {
    const last = this.toasts.at(-1);
    if (last?.message === toast.message && !toast.actions) return () => this.dismiss(last.id);
    const shown = { ...toast, id: ++this.lastId };
    const isReplaced = (one: Toast) => (toast.actions && waitsForSomebody(one)) || (toast.isOffline && one.isOffline);
    this.change([...this.toasts.filter((one) => !isReplaced(one)), shown]);
    if (!toast.hasNoTimeout && !toast.actions) this.leaveInTime(shown);
    return () => this.dismiss(shown.id);
  };

  /** Whether someone points at the notifications or is in them: until they are let go, none leaves. */
  readonly hold = (isHeld: boolean): void => {
    this.held = isHeld;
    if (!isHeld) this.toasts.filter(waitsForSomebody).forEach(this.leaveInTime);
  };

  private readonly leaveInTime = (toast: Toast): void =>
    this.wait(() => (this.held ? this.leaveInTime(toast) : this.dismiss(toast.id)), toast.timeToLive ?? TOAST_LIFE_MS);

  /** Takes one away. The focus or pointer that held it is gone with it, so the others leave in their time again. */
  readonly dismiss = (id: number): void => {
    this.held = false;
    this.change(this.toasts.filter((toast) => toast.id !== id));
  };

  private change(toasts: Toast[]) {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
