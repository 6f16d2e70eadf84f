import { mediaType } from '../http/body';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 64 * 1024;

/** A request, and its fields where they were taken in. */
export interface HeldRequest {
  /** Without its body where that was taken in. */
  raw: Request;
  /** Fields of a form without a file, null for anything else. */
  fields: URLSearchParams | null;
}

/**
 * Takes in a form that says it is small, before it is counted: should a challenge stand in its way, its fields are sent
 * again with the challenge.
 */
export async function holdForm(raw: Request): Promise<HeldRequest> {
  const length = Number(raw.headers.get('content-length') ?? 0);
  if (mediaType(raw) !== FORM_TYPE || length === 0 || length > MAX_FORM_BYTES) return { raw, fields: null };
  const text = await raw.text();
  return { raw: new Request(raw.url, { method: raw.method, headers: raw.headers }), fields: new URLSearchParams(text) };
}
