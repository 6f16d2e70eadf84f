import { SHIPPING_RATES } from '../../../src/config/shipping.ts';
import { formatMoney } from '../../../src/domain/money.ts';

/** What delivery costs, and from which sum it is free. */
export const ENVIO = formatMoney(SHIPPING_RATES.gross, '$');
export const GRATIS = formatMoney(SHIPPING_RATES.freeFromGross ?? SHIPPING_RATES.gross, '$');
/** Of the company behind the demo. */
export const ADDRESS = 'Av. de los Portales 218, Centro, 44100 Guadalajara, Jalisco';
