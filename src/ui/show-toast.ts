import { ToastQueue } from './toast-queue';

/** The notifications of this page. */
export const toastQueue = new ToastQueue((work, ms) => setTimeout(work, ms));

/** Shows a notification, bottom left, above the foot on phones. */
export const showToast = toastQueue.show;
