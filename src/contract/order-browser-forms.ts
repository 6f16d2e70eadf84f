import { fieldCheck } from './browser-form';
import { FIND_ORDER_FORM } from './order-forms';

/** Checks of the forms about an order, by form. */
export const ORDER_CHECKS = { 'encontrar-pedido': fieldCheck(FIND_ORDER_FORM) };
