import { formatShort } from '../../domain/money';
import { fill } from '../../i18n/fill';
import type { DeliverySaid } from './delivery-truth';

interface FreeShippingProps {
  said: DeliverySaid;
  sign: string;
  /** `missing` with {amount}. */
  texts: { missing: string; freeShipping: string };
}

/** What is missing until delivery is free, or that it is; nothing where neither is true. */
export function FreeShipping({ said: { isFree, missing }, sign, texts }: FreeShippingProps) {
  if (!isFree && missing === null) return null;
  return (
    <p className="free-shipping">
      {missing === null ? texts.freeShipping : fill(texts.missing, { amount: formatShort(missing, sign) })}
    </p>
  );
}
