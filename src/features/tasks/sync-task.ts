import { REFRESH_FAILED, REFRESH_REFUSED } from '../../contract/customers/messages';
import { isRecord } from '../../contract/is-record';
import { WRONG_FORMAT } from '../../contract/messages';
import { problemKey } from '../shop/problem-key';

/**
 * A request of a page that is kept until it has been sent. It holds no token: `{{token}}` and `{{cartId}}` in its
 * address stand for the cookies.
 */
export interface SyncTask {
  task_id: string;
  /** Marker of who was signed in when it was made, '' for a guest: it is sent for nobody else. */
  owner: string;
  /** Path below the shop, with its query. */
  url: string;
  payload: { method: string; headers: Record<string, string>; mode: RequestMode; body?: string };
  transmited: boolean;
  /** Epoch ms. */
  transmited_at: number | null;
  result: unknown;
  resultCode: number | null;
  code: number | null;
  meta: unknown;
  /** Whether whoever waits for the result has taken it. */
  acknowledged: boolean;
  /** Name of the event of the window that brings the task when it was sent, null for none. */
  callback_event: string | null;
  /** A refusal of it is told to nobody. */
  silent: boolean;
  is_result_cacheable: boolean;
  created_at: number;
  updated_at: number;
}

export type NewTask = Pick<SyncTask, 'task_id' | 'owner' | 'url' | 'payload'> &
  Partial<Pick<SyncTask, 'callback_event' | 'silent' | 'is_result_cacheable'>> & {
    /** What the callback needs to know; the answer's own takes its place when there is one. */
    meta?: unknown;
  };

/** What the queue says itself, as message keys. */
export const TASK_MESSAGES = {
  unauthorised: REFRESH_REFUSED,
  refreshFailed: REFRESH_FAILED,
  contentType: 'Error with response - bad content-type!',
  format: WRONG_FORMAT,
  network: 'Unexpected authorization error; check the network',
} as const;

export const newTask = (task: NewTask, now: number): SyncTask => ({
  callback_event: null,
  silent: false,
  is_result_cacheable: false,
  meta: null,
  ...task,
  transmited: false,
  transmited_at: null,
  result: null,
  resultCode: null,
  code: null,
  acknowledged: false,
  created_at: now,
  updated_at: now,
});

export const needsCart = ({ url }: Pick<SyncTask, 'url'>): boolean => url.includes('{{cartId}}');

/** The address with the store code, which names the store view where there are several. */
export function addressOf({ url }: Pick<SyncTask, 'url'>, storeCode: string | null): string {
  if (storeCode === null || /[?&]storeCode=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}storeCode=${encodeURIComponent(storeCode)}`;
}

export type TaskAnswer = Pick<SyncTask, 'result' | 'resultCode' | 'code'> & { meta?: unknown };

/** Reads the answer to a task: JSON with a code and a result; anything else is an error with its own message. */
export async function readTaskAnswer(response: Response): Promise<TaskAnswer> {
  const failed = (result: string): TaskAnswer => ({
    result,
    code: response.status,
    resultCode: response.ok ? 500 : response.status,
  });
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return failed(TASK_MESSAGES.contentType);
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || typeof body.code !== 'number' || !('result' in body)) return failed(TASK_MESSAGES.format);
  return { result: body.result, code: body.code, resultCode: body.code, ...('meta' in body && { meta: body.meta }) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a part of a refusal says: a text, or an object with a text; one that names a field says what to do there. */
function saidBy(part: unknown): string | null {
  if (isText(part)) return part;
  if (!isRecord(part)) return null;
  const message = [part.errorMessage, part.result, part.message].find(isText);
  return message === undefined ? null : problemKey({ field: String(part.field ?? ''), message });
}

/**
 * Message keys of what a refusal says to the shopper, each once; none when it says nothing, or that somebody behind the
 * shop was not reached.
 */
export function messagesOf(result: unknown): string[] {
  if (isRecord(result) && result.code === 'ENOTFOUND') return [];
  const said = (Array.isArray(result) ? result : [result]).map(saidBy);
  return [...new Set(said.filter((message) => message !== null))];
}
