import type { AREAS, AreaName } from './areas';

/** What an area writes letters of: the types of its events in the outbox. */
export type EventOf<Name extends AreaName> = (typeof AREAS)[Name] extends { events: readonly (infer Event)[] }
  ? Event & string
  : never;

/** Every type of event in the outbox; the letter of one is of the same name. */
export type OutboxType = { [Name in AreaName]: EventOf<Name> }[AreaName];
