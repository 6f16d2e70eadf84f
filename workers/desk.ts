import type { Desk } from '../src/commerce/desk';
import type { AuditRecord } from '../src/domain/audit';
import { lazily } from '../src/domain/lazily';
import { may, type Operator, OperatorRefused, type Role } from '../src/domain/operator';
import type { StoreView } from '../src/domain/store-view';
import { noteAudit } from './adapters/embedded/audit/write';
import { AREAS, together } from './areas';
import type { DeskAt, DeskPart, DeskPorts } from './areas/define-area';
import type { Env } from './env';

/** What each area has at the desk: a port that none has does not compile. */
const PORTS: DeskPorts = together(Object.values(AREAS).flatMap((area) => (area.desk ? [area.desk] : [])));

const NAMES = Object.keys(PORTS) as (keyof Desk)[];

type Verb = (...given: unknown[]) => Promise<unknown>;
type Needs = Record<PropertyKey, Role | ((...given: unknown[]) => Role) | undefined>;
type Notes = Record<
  PropertyKey,
  ((answer: unknown, ...given: unknown[]) => AuditRecord | AuditRecord[] | null) | undefined
>;

/**
 * A part of the desk as this operator has it: a verb that their role does not allow throws OperatorRefused and does
 * nothing, and what was done and says so is noted under their name.
 */
function permitted<Part extends object>(part: DeskPart<Part>, at: DeskAt): Part {
  // Each verb is given what it was asked with, whatever that is.
  const needs = part.needs as Needs;
  const notes = (part.notes ?? {}) as Notes;
  return new Proxy(part.make(at), {
    get(made, name) {
      const value: unknown = Reflect.get(made, name);
      const need = needs[name];
      if (need === undefined || typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        const role = typeof need === 'function' ? need(...given) : need;
        if (!may(at.operator, role)) throw new OperatorRefused(role);
        const answer = await (value as Verb).apply(made, given);
        const noted = [notes[name]?.(answer, ...given) ?? []].flat();
        await noteAudit(at.env, { operator: at.operator, store: at.store.storeCode, at: at.now }, ...noted);
        return answer;
      };
    },
  });
}

const desk = lazily<Desk, DeskAt>(NAMES, <Name extends keyof Desk>(name: Name, at: DeskAt) =>
  permitted<Desk[Name]>(PORTS[name], at),
);

/**
 * The desk of a store view, for this operator alone; a part of it is made when it is first touched. `now` in epoch ms.
 */
export const deskFor = (env: Env, store: StoreView, now: number, operator: Operator): Desk =>
  desk({ env, store, now, operator });
