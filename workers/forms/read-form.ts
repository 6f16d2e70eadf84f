import type { FormDefinition } from '../../src/contract/form';
import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';
import { mediaType, readText } from '../http/body';
import type { Upload } from './upload';

const MAX_FORM_BYTES = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

export interface ReadForm {
  sent: Record<string, string>;
  file: Upload | null;
}

/** The fields of a posted form; of a name that comes twice the first counts. 400 for anything that is no form, 413 above 64 KiB. */
export async function readForm(request: Request, _form: FormDefinition): Promise<Result<ReadForm>> {
  if (mediaType(request) !== FORM_TYPE) return refuse(400, MESSAGES.formType);
  const text = await readText(request, MAX_FORM_BYTES);
  if (!text.ok) return text;
  const sent: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text.value)) sent[name] ??= value;
  return ok({ sent, file: null });
}
