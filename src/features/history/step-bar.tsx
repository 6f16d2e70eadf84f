import { isEnded, STEP_CLASSES, type StepClass, stepClass } from '../../domain/order/step-class';
import { texts } from '../shop/texts';
import { statusLabel } from './status';

interface StepBarProps {
  status: string;
  isPickup: boolean;
  /** Whether money is held or being looked at, though it is not here yet. */
  isHeld?: boolean;
  /** Whether it is paid when it is handed over: then nothing says that it is paid by now. */
  isPaidLater?: boolean;
}

/** How far an order is, as four steps; what is over says that alone. */
export function StepBar({ status, isPickup, isHeld = false, isPaidLater = false }: StepBarProps) {
  const t = texts();
  const reached: StepClass = status === 'pending' && isHeld ? 'payment-preview' : stepClass(status);
  if (isEnded(status))
    return (
      <p className="order-steps-end">
        <strong>{statusLabel(status, isPickup)}</strong>
      </p>
    );
  const at = STEP_CLASSES.indexOf(reached);
  const steps: [number, string][] = [
    [0, t('Step received')],
    [2, isPaidLater ? t('Step confirmed') : t('Step payment confirmed')],
    [3, isPickup ? t('Order status ready') : t('Order status sent')],
    [4, isPickup ? t('Step picked up') : t('Order status complete')],
  ];
  return (
    <ol className={`order-steps ${reached}`} aria-label={t('How your order is going')}>
      {steps.map(([from, label]) => (
        <li
          key={from}
          className={at >= from ? 'is-reached' : undefined}
          aria-current={steps.findLast(([one]) => at >= one)?.[0] === from ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
