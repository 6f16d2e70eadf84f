import { z } from 'zod';
import { once } from '../domain/once';
import type { Access } from './access';
import type { Limit } from './limit';

/** Who may make a call from another origin: everyone without credentials, or the configured allow-list. */
export type Sharing = 'public' | 'listed';

/**
 * A call of the API, defined once: what it takes is validated by it, what it answers is typed by it, and the OpenAPI
 * document is generated from it.
 */
export interface CallDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path below /api, with `:name` for parameters. */
  path: string;
  /** Heading it stands under in the documents. */
  area: string;
  summary: string;
  /** Schemas are made when they are first asked for, once: a start builds none. */
  params(): Params;
  query(): Query;
  /** null: the call has no JSON body; one that comes is ignored. */
  body: (() => Body) | null;
  /** What `result` holds, or the whole answer when there is no envelope. */
  result(): Answer;
  /** Which part of `result` stands under which status; null where all of it is 200. */
  answers: Record<200 | 202, () => z.ZodType> | null;
  envelope: boolean;
  /** true when the answer is application/x-ndjson: `result` is what stands on one line. */
  lines: boolean;
  /** Media types of a body that is taken as it comes, without a schema. */
  rawBody: string[];
  /**
   * Header that signs the raw body, and what the body holds once the signature is found right; null where nobody signs.
   */
  signed: { header: string; body(): z.ZodType } | null;
  /** true where body or answer are documents of a catalogue. */
  documents: boolean;
  sharing: Sharing;
  /** Whom it answers; its handler is given a principal of these kinds only. */
  access: Who;
  /** What a request for it is counted as, before anything of it is read. */
  limit: Limit;
  /** true for calls that take an Idempotency-Key. */
  keyed: boolean;
  /** Statuses of refusals beyond 422, which every call may answer. */
  refusals: number[];
  maxBodyBytes: number;
}

const KIB = 1024;
const MAX_BODY_BYTES = 1024 * KIB;

const nothing = once(() => z.object({}));
export type Nothing = ReturnType<typeof nothing>;

type Optional =
  | 'params'
  | 'query'
  | 'body'
  | 'answers'
  | 'envelope'
  | 'lines'
  | 'rawBody'
  | 'signed'
  | 'documents'
  | 'sharing'
  | 'keyed'
  | 'refusals'
  | 'maxBodyBytes';

type Given<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Who extends Access,
> = Omit<CallDefinition<Params, Query, Body, Answer, Who>, Optional> &
  Partial<Pick<CallDefinition<Params, Query, Body, Answer, Who>, Optional>>;

/** Fills in what most calls have in common. Schemas are given as functions, which the call asks once. */
export function defineCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = z.ZodNever,
  Who extends Access = 'anyone',
>(call: Given<Params, Query, Body, Answer, Who>): CallDefinition<Params, Query, Body, Answer, Who>;
// A call that gives no schema of its parameters is one of `Nothing`: so its type says above, and so it is made here.
export function defineCall(call: Given<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access>): CallDefinition {
  return {
    answers: null,
    envelope: true,
    lines: false,
    rawBody: [],
    signed: null,
    documents: false,
    sharing: 'listed',
    keyed: false,
    refusals: [],
    maxBodyBytes: MAX_BODY_BYTES,
    ...call,
    params: once(call.params ?? nothing),
    query: once(call.query ?? nothing),
    body: call.body ? once(call.body) : null,
    result: once(call.result),
  };
}
