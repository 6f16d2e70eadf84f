import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';
import { mediaType, readText } from '../http/body';

const MAX_FORM_BYTES = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The fields of a posted form; of a name that comes twice the first counts. 400 for anything that is no form, 413 above 64 KiB. */
export async function readForm(request: Request): Promise<Result<Record<string, string>>> {
  if (mediaType(request) !== FORM_TYPE) return refuse(400, MESSAGES.formType);
  const text = await readText(request, MAX_FORM_BYTES);
  if (!text.ok) return text;
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text.value)) values[name] ??= value;
  return ok(values);
}
