import type { ShippingRates } from '../../domain/shipping/shipping';
import type { MonthsView } from '../shop/months/months-line';
import type { windowTexts } from './cart-texts';

/** What the cart at the side begins with. */
export interface MiniCartProps {
  storePrefix: string;
  hrefs: { cart: string; checkout: string; offers: string };
  sign: string;
  /** Most units of a line. */
  max: number;
  /** What delivery costs, in centavos; null where only the retailer knows. */
  rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null;
  /** null where no months without interest are told. */
  months: MonthsView | null;
  mediaTemplate: string | null;
  /** What is said of the cart before it is opened. */
  texts: { failed: string; added: string; seeCart: string };
}

export interface MiniWindowProps extends Omit<MiniCartProps, 'texts'> {
  texts: ReturnType<typeof windowTexts>;
  isOpen: boolean;
  close: () => void;
}
