import type { CatalogueSide, Commerce } from '../../src/commerce/commerce';
import type { Desk } from '../../src/commerce/desk';
import { STORES } from '../../src/config/stores';
import type { AREAS, AreaName } from '../../src/contract/areas';
import type { EventOf } from '../../src/contract/events';
import type { AuditRecord } from '../../src/domain/audit';
import type { Operator, Role } from '../../src/domain/operator';
import type { StoreView } from '../../src/domain/store-view';
import type { MorningCount } from '../adapters/embedded/desk/morning-lines';
import type { PayeeKind } from '../adapters/embedded/payees/payee-kind';
import type { PersonalRows } from '../adapters/embedded/privacy/personal-rows';
import type { UpstreamConfig } from '../adapters/upstream/http';
import type { Handlers } from '../api/serving/handlers';
import type { UpstreamAdapters } from '../backends';
import type { Env } from '../env';
import type { FormHandlers } from '../forms/serving/sent-form';
import type { Guards } from '../guards/guards';
import type { Delivery } from '../outbox/event';

/** What a port is made of: a request, or a piece of scheduled work, in one store view. */
export interface PortAt {
  env: Env;
  store: StoreView;
  /** Epoch ms, one moment for the whole request. */
  now: number;
  /** Epoch ms by which everything that is only read has to be there. */
  deadline: number;
  /** What is read of the catalogue by the backend of the store view; the same object however often it is asked. */
  engine(): CatalogueSide;
}

/** The same where the backend of the store view is a retailer's API. */
export interface RetailerAt extends PortAt {
  retailer: UpstreamConfig;
  /** What speaks to it: read where there is a retailer, so that an area imports nothing of it. */
  adapters: UpstreamAdapters;
}

/** One port of the shop: who serves it, and what is counted of it. */
export interface PortDefinition<Port> {
  /** Made when a request first touches it. */
  embedded(at: PortAt): Port;
  /** Of a store view whose commerce is a retailer's: a port of its own, the embedded one, or none. */
  upstream: ((at: RetailerAt) => Port) | 'embedded' | (null extends Port ? null : never);
  /**
   * The same port for a shopper, with what is guessed or made through it counted; 'unlimited' where the request's own
   * limit is enough.
   */
  guard: ((port: NonNullable<Port>, guards: Guards) => NonNullable<Port>) | 'unlimited';
}

/** The ports of commerce by their names. */
export type Ports = { [Name in keyof Commerce]: PortDefinition<Commerce[Name]> };

/** A piece of work the shop does by itself; one that throws is logged, stands at the desk and is tried a minute later. */
export type Work = (env: Env, now: number) => Promise<unknown>;

/** Does a piece of work for each store view, one after the other; `now` in epoch ms. */
export const eachStore =
  (work: (env: Env, storeCode: string, now: number) => Promise<unknown>): Work =>
  async (env, now) => {
    for (const { storeCode } of STORES) await work(env, storeCode, now);
  };

/** Work by its name. `now` in epoch ms. */
export type ScheduledWork = Readonly<Record<string, Work>>;

/**
 * The steps of a scheduled run, one after the other: what broke off or is due, what pages show of it, what is published
 * of that, and the events that are written of all of it.
 */
export const STEPS = ['due', 'shown', 'published', 'written'] as const;
export type Step = (typeof STEPS)[number];

type Contract<Name extends AreaName> = (typeof AREAS)[Name];

type OwnForms<Name extends AreaName> =
  Contract<Name> extends { forms: infer Forms } ? { forms: FormHandlers<Forms> } : { forms?: never };

type OwnLetters<Name extends AreaName> =
  Contract<Name> extends { events: readonly string[] }
    ? { letters: { [Event in EventOf<Name>]: Delivery } }
    : { letters?: never };

type OwnMorning<Name extends AreaName> =
  Contract<Name> extends { morning: infer Lines }
    ? { morning: { readonly [Line in keyof Lines]: MorningCount } }
    : { morning?: never };

interface Common<Name extends AreaName> {
  /** What answers each call of the area's contract. */
  calls: Handlers<Name>;
  /** Deletes rows that were kept long enough, each statement by itself and bounded; the rest is for the next minute. */
  retention: ScheduledWork | 'nothing ages';
  /**
   * What it holds of people, table by table: what they are shown of it, and what becomes of it with their account. A
   * house test asks for every table with a column of a person.
   */
  personal?: readonly PersonalRows[];
  /** What it does each minute, by step. */
  scheduled?: { readonly [At in Step]?: ScheduledWork };
  /** What of it can be paid. */
  payees?: readonly PayeeKind[];
}

/** What a part of the desk is made of: a store view, and who asks. */
export interface DeskAt extends Pick<PortAt, 'env' | 'store' | 'now'> {
  operator: Operator;
}

/** The verbs of a part of the desk: what it holds beside them is nothing that somebody does. */
type Verbs<Part> = {
  [Verb in keyof Part]: Part[Verb] extends (...given: never[]) => Promise<unknown> ? Verb : never;
}[keyof Part];

type Given<Verb> = Verb extends (...given: infer All) => unknown ? All : never;
type Answered<Verb> = Verb extends (...given: never[]) => Promise<infer One> ? One : never;

/**
 * What operators see and do of an area, made when it is first touched. Every verb says the role that it needs, by what
 * it is given where it differs; what writes no record of who did it by itself says what is to be noted of an answer.
 */
export interface DeskPart<Part> {
  make(at: DeskAt): Part;
  needs: { readonly [Verb in Verbs<Part>]: Role | ((...given: Given<Part[Verb]>) => Role) };
  notes?: {
    readonly [Verb in Verbs<Part>]?: (
      answer: Answered<Part[Verb]>,
      ...given: Given<Part[Verb]>
    ) => AuditRecord | AuditRecord[] | null;
  };
}

/** The parts of the desk. */
export type DeskPorts = { [Name in keyof Desk]: DeskPart<Desk[Name]> };

/** What the Worker has of an area, whatever ports it has. */
export type Area<Name extends AreaName> = Common<Name> &
  OwnForms<Name> &
  OwnLetters<Name> &
  OwnMorning<Name> & { ports: Partial<Ports>; desk?: Partial<DeskPorts> };

type AreaWith<Name extends AreaName, Port extends keyof Commerce, AtDesk extends keyof Desk> = Common<Name> &
  OwnForms<Name> &
  OwnLetters<Name> &
  OwnMorning<Name> & {
    ports: { [One in Port]: PortDefinition<Commerce[One]> };
    desk?: { [One in AtDesk]: DeskPorts[One] };
  };

/** An area of the contract as a value: all that the Worker derives commerce, guards, letters and schedule from. */
export const defineArea = <
  Name extends AreaName,
  Port extends keyof Commerce = never,
  AtDesk extends keyof Desk = never,
>(
  _name: Name,
  area: AreaWith<Name, Port, AtDesk>,
): AreaWith<Name, Port, AtDesk> => area;
