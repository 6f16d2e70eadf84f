import type { OrderEvent } from '../../domain/order/events';
import { DESK_EVENTS, type DeskEvent } from '../desk-pages/forms';

/** What calls name an event: they were published with `credited`, which the shop itself calls `adjusted`. */
type NameOf<Type> = Type extends 'adjusted' ? 'credited' : Type;
export type EventName = NameOf<OrderEvent['type']>;

export const eventName = (type: OrderEvent['type']): EventName => (type === 'adjusted' ? 'credited' : type);

/** What an operator may record of an order, as calls name it. */
export const DESK_EVENT_NAMES = DESK_EVENTS.map((type) => (type === 'adjusted' ? 'credited' : type));

export const deskEventOf = (name: NameOf<DeskEvent>): DeskEvent => (name === 'credited' ? 'adjusted' : name);
