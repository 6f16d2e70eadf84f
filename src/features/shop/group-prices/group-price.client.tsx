'use client';

import { type Centavos, formatMoney } from '../../../domain/money';
import { useGroupPrice } from './group-price-store';

interface Props {
  sku: string;
  /** What everybody pays, in centavos with tax. */
  gross: Centavos;
  /** Price groups that pay another price. */
  groups: number[];
  sign: string;
}

declare module '../../../ui/island' {
  interface Islands {
    'group-price': Props;
  }
}

/** An amount that whoever is signed in may pay otherwise. */
export default function GroupPrice({ sku, gross, groups, sign }: Props) {
  const own = useGroupPrice(sku, groups);
  return formatMoney(own?.gross ?? gross, own?.sign ?? sign);
}
