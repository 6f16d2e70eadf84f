'use client';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { type Toast, ToastQueue } from './toast-queue';

const queue = new ToastQueue((work, ms) => setTimeout(work, ms));

/** Shows a notification, bottom left, above the foot on phones. */
export const showToast = queue.show;

const NONE: Toast[] = [];
const hold = () => queue.hold(true);
const letGo = () => queue.hold(false);

function Actions({ toast }: { toast: Toast }) {
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
              queue.dismiss(toast.id);
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

/** The region notifications appear in; read out politely. One stays while it is pointed at or holds the focus. */
export function Toasts({ okLabel }: { okLabel: string }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.all, () => NONE);
  return (
    <div className="toasts" role="status" onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      {toasts.map((toast) => (
        <div key={toast.id} className={`toast toast-${toast.level}`}>
          {toast.image ? <img src={toast.image} alt="" width="56" height="56" /> : <Icon name={toast.level === 'success' ? 'check' : 'alert'} />}
          <span className="toast-text">
            <strong>{toast.message}</strong>
            {toast.detail}
          </span>
          <button type="button" className="icon-button" aria-label={okLabel} onClick={() => queue.dismiss(toast.id)}>
            <Icon name="close" size={18} />
          </button>
          {toast.actions && <Actions toast={toast} />}
        </div>
      ))}
    </div>
  );
}
