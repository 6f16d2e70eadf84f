import { serviceHandlers } from '../api/service';
import { defineArea, type PortAt } from './define-area';

const probe = ({ engine }: PortAt) => engine().probe;

export const service = defineArea('service', {
  ports: { probe: { embedded: probe, upstream: probe, guard: 'unlimited' } },
  calls: serviceHandlers,
  retention: 'nothing ages',
});
