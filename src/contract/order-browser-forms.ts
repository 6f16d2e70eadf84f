import { browserForm } from './browser-form';
import { FIND_ORDER } from './order-forms';

export const findOrderForm = browserForm(FIND_ORDER);
