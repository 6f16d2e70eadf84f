import { browserForm } from './browser-form';
import { FIND_ORDER_FORM } from './order-forms';

export const findOrderForm = browserForm(FIND_ORDER_FORM);
