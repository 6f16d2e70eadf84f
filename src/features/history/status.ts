import { STATUS_LABELS, toldStatus } from '../../domain/order/step-class';
import { STATUS_TEXTS, statusText } from '../order/status-texts';
import { texts } from '../shop/texts';

const isOurs = (status: string): status is keyof typeof STATUS_TEXTS => Object.hasOwn(STATUS_TEXTS, status);

/** What the status of an order is called, ours or a retailer's; '' for one that nobody knows. */
export function statusLabel(status: string, isPickup: boolean): string {
  const t = texts();
  if (isOurs(status)) return t(statusText(status, isPickup));
  const told = toldStatus(status);
  return told ? t(STATUS_LABELS[told]) : '';
}
