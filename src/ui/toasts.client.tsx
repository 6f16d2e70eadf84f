'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBesideFocus } from './hooks/use-beside-focus';
import { useListen } from './hooks/use-listen';
import { useToldAt } from './hooks/use-told-at';
import { Icon } from './icon';
import { showToast, toastQueue } from './show-toast';
import type { Toast } from './toast-queue';

interface Props {
  okLabel: string;
  /** Said while there is no network. */
  offline: string;
  /** What is said of what led here, by the fragment of the address: a page that is everybody's cannot say it itself. */
  said: Record<string, string>;
}

declare module './island' {
  interface Islands {
    toasts: Props;
  }
}

const NONE: Toast[] = [];

type Dismiss = (toast: Toast) => void;

function Actions({ toast, dismiss }: { toast: Toast; dismiss: Dismiss }) {
  return (
    <span className="toast-actions">
      {toast.actions?.map((action) =>
        'href' in action ? (
          <a key={action.label} className={`btn btn-${action.kind}`} href={action.href}>
            {action.label}
          </a>
        ) : (
          <button
            key={action.label}
            type="button"
            className="line-link"
            onClick={() => {
              dismiss(toast);
              action.run();
            }}
          >
            {action.label}
          </button>
        ),
      )}
    </span>
  );
}

function Notification({ toast, okLabel, dismiss }: { toast: Toast; okLabel: string; dismiss: Dismiss }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it
    <div
      className={`toast toast-${toast.level}`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss(toast);
      }}
    >
      {toast.image ? (
        <img src={toast.image} alt="" width="56" height="56" />
      ) : (
        <Icon name={toast.level === 'success' ? 'check' : 'alert'} />
      )}
      <span className="toast-text">
        <strong>{toast.message}</strong>
        {toast.detail}
      </span>
      {toast.actions && <Actions toast={toast} dismiss={dismiss} />}
      <button type="button" className="icon-button" aria-label={okLabel} onClick={() => dismiss(toast)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** Without a network a notification says so until it is back, unless one says more: what waits for it. */
function useNetworkNotice(message: string): void {
  useListen('window', 'offline', () => {
    if (toastQueue.all().some(({ isOffline }) => isOffline)) return;
    showToast({ level: 'warning', message, hasNoTimeout: true, isOffline: true });
  });
  useListen('window', 'online', () => {
    for (const toast of toastQueue.all()) if (toast.message === message) toastQueue.dismiss(toast.id);
  });
}

/** Says what led here, once. */
function useSaid(said: Props['said']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that the page was opened with
  useEffect(() => {
    const message = said[location.hash];
    if (!message) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    showToast({ level: 'success', message });
  }, []);
}

/**
 * The region notifications appear in; read out politely. One stays while it is pointed at or holds the focus; Escape
 * takes away the one that holds it.
 */
export default function Toasts({ okLabel, offline, said }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.all, () => NONE);
  useToldAt(region, toasts.length > 0);
  const giveFocusBack = useBesideFocus(region);
  useNetworkNotice(offline);
  useSaid(said);
  const dismiss = ({ id }: Toast) => {
    giveFocusBack();
    toastQueue.dismiss(id);
  };
  return (
    <div
      ref={region}
      className="toasts"
      role="status"
      onPointerEnter={() => toastQueue.hold(true)}
      onPointerLeave={() => toastQueue.hold(false)}
      onFocus={() => toastQueue.hold(true)}
      onBlur={() => toastQueue.hold(false)}
    >
      {toasts.map((toast) => (
        <Notification key={toast.id} toast={toast} okLabel={okLabel} dismiss={dismiss} />
      ))}
    </div>
  );
}
