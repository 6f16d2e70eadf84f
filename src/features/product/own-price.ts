import { type Centavos, formatMoney, formatShort, moneyParts } from '../../domain/money';
import { useGroupPrice } from '../shop/group-prices/group-price-store';

/** A price as a page that is the same for everybody has it, in centavos with tax. */
export interface PriceView {
  sku: string;
  gross: Centavos;
  regularGross: Centavos;
  /** What can still be chosen costs more. */
  isFrom: boolean;
  /** Price groups that pay another price. */
  groups?: number[];
}

/** What one unit costs whoever looks at the page: the price of their group, once it is known. */
export function useOwnPrice(price: PriceView, ownSign: string) {
  const group = useGroupPrice(price.groups && price.sku, price.groups);
  const { gross, regularGross, sign } = group ?? { ...price, sign: ownSign };
  return {
    gross,
    regularGross,
    isGroup: group !== null,
    parts: { sign, ...moneyParts(gross) },
    money: (amount: Centavos) => formatMoney(amount, sign),
    short: (amount: Centavos) => formatShort(amount, sign),
  };
}
