import type { CatalogueSide } from '../../src/commerce/commerce';
import { until } from '../http/deadline';
import type { PortAt, PortDefinition } from './define-area';

type Read = Exclude<keyof CatalogueSide, 'probe'>;

/** A port that only reads, of the backend's own catalogue: what it is asked has to be answered by the deadline. */
export function readOfEngine<Name extends Read>(name: Name): PortDefinition<CatalogueSide[Name]> {
  const made = ({ engine, deadline }: PortAt): CatalogueSide[Name] => until(deadline, engine()[name]);
  return { embedded: made, upstream: made, guard: 'unlimited' };
}
