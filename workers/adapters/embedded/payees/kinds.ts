import { orderPayees } from '../orders/payee';
import type { PayeeKind } from './payee-kind';

/** Every kind of what can be paid; an area adds its own. */
export const PAYEE_KINDS: readonly PayeeKind[] = [orderPayees];
