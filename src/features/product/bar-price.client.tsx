'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { moneyParts, toCentavos } from '../../domain/money';
import { Price } from '../../ui/price';
import { onPriceChange } from './chosen-price';

/** The price beside the button of a phone: as it was rendered, and from the first choice on what one unit costs with it. */
export function BarPrice({ sign, children }: { sign: string; children: ReactNode }) {
  const [gross, setGross] = useState<number | null>(null);
  useEffect(() => onPriceChange(setGross), []);
  if (gross === null) return children;
  return <Price sign={sign} {...moneyParts(toCentavos(gross))} size="bar" />;
}
