import { mineAs } from '../../commerce/request-context';
import { may, type Role } from '../../domain/operator';

/** Whether the operator's role lets them do what asks for this one. */
export const mayDo = (needed: Role): boolean => may(mineAs('service').operator, needed);
