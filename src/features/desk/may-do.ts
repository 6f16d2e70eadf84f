import { mineAs } from '../../commerce/request-context';
import { may, type Role } from '../../domain/operator';
import { type ManyAction, roleOfMany } from '../../domain/order/desk-action';

/** Whether the operator's role lets them do what asks for this one. */
export const mayDo = (needed: Role): boolean => may(mineAs('service').operator, needed);

export const mayDoToMany = (action: ManyAction): boolean => mayDo(roleOfMany(action));
