import { useSyncExternalStore } from 'react';
import { drawIn } from './draw-in';
import { Icon } from './icon';
import { showToast, toastQueue } from './show-toast';
import { besideFocus } from './toast-focus';
import type { Toast } from './toast-queue';

interface Props {
  okLabel: string;
  /** Said while there is no network. */
  offline: string;
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

function Toasts({ okLabel, dismiss }: Pick<Props, 'okLabel'> & { dismiss: Dismiss }) {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.all, () => NONE);
  return toasts.map((toast) => (
    <div key={toast.id} data-toast={toast.id} className={`toast toast-${toast.level}`}>
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
  ));
}

/** Without a network a notification says so until it is back. */
function watchNetwork(message: string): void {
  const isSaid = (toast: Toast) => toast.message === message;
  addEventListener('offline', () => showToast({ level: 'warning', message, hasNoTimeout: true }));
  addEventListener('online', () => {
    for (const { id } of toastQueue.all().filter(isSaid)) toastQueue.dismiss(id);
  });
}

/**
 * The region notifications appear in; read out politely. One stays while it is pointed at or holds the focus; Escape
 * takes away the one that holds it.
 */
export function start(region: HTMLElement, props: Props): void {
  watchNetwork(props.offline);
  const giveFocusBack = besideFocus(region);
  const dismiss = ({ id }: Pick<Toast, 'id'>) => {
    giveFocusBack();
    toastQueue.dismiss(id);
  };
  region.addEventListener('keydown', ({ key, target }) => {
    const toast = (target as Element).closest<HTMLElement>('[data-toast]');
    if (key === 'Escape' && toast) dismiss({ id: Number(toast.dataset.toast) });
  });
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, () => toastQueue.hold(true));
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, () => toastQueue.hold(false));
  drawIn(region)(<Toasts okLabel={props.okLabel} dismiss={dismiss} />);
}
