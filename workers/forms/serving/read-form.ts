import type { FileField, FormDefinition } from '../../../src/contract/form';
import { MESSAGES } from '../../../src/contract/messages';
import { ok, type Problem, type Result, refuse } from '../../../src/domain/result';
import { drain, mediaType, readText } from '../../http/body';
import { TooLong } from '../../http/limited-stream';
import { boundaryOf, Malformed, MultipartReader, type PartHead } from '../../http/multipart';
import { type Upload, uploadOf } from './upload';

const KIB = 1024;
const MIB = KIB * KIB;
const MAX_FORM_BYTES = 64 * KIB;
const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 16 * KIB;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = 'multipart/form-data';

export interface ReadForm {
  sent: Record<string, string>;
  file: Upload | null;
  /** Why the file that was sent is not taken; null where it is, or none was sent. */
  fileProblem: Problem | null;
  /** Takes in what was not read of the body, so that the client hears the answer. */
  finish(): Promise<void>;
}

/** The problem of a file that is bigger than its form takes. */
const fileTooBig = ({ name: field, maxBytes }: FileField): Problem =>
  refuse(413, MESSAGES.tooBig, {
    fields: [
      {
        ...{ field, rule: 'value', message: MESSAGES.fileTooBig },
        params: { size: maxBytes / MIB },
      },
    ],
  }).problem;

/** Why a file failed while it came, as its field says it where it was too big; null while it did not fail. */
export function problemOfFile(failure: unknown, file: FileField | null): Problem | null {
  return file && failure instanceof TooLong ? fileTooBig(file) : problemOfBody(failure);
}

/** The problem of a body that could not be read; null for an error of another kind. */
export function problemOfBody(error: unknown): Problem | null {
  if (error instanceof TooLong) return refuse(413, MESSAGES.tooBig).problem;
  return error instanceof Malformed ? refuse(400, MESSAGES.formMalformed).problem : null;
}

async function urlencoded(request: Request): Promise<Result<ReadForm>> {
  if (mediaType(request) !== FORM_TYPE) return refuse(400, MESSAGES.formType);
  const text = await readText(request, MAX_FORM_BYTES);
  if (!text.ok) return text;
  return ok(sentOf(new URLSearchParams(text.value)));
}

function sentOf(fields: URLSearchParams): ReadForm {
  const sent: Record<string, string> = Object.create(null);
  for (const [name, value] of fields) sent[name] ??= value;
  return { sent, file: null, fileProblem: null, finish: async () => undefined };
}

async function fieldText(reader: MultipartReader, left: number): Promise<{ text: string; bytes: number }> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of reader.chunks(Math.min(MAX_FIELD_BYTES, left))) {
    bytes += chunk.length;
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), bytes };
}

/**
 * Reads the fields up to the file or the end, whichever comes first. A file field nobody chose a file for comes empty
 * and without a name.
 */
async function fieldsOf(
  reader: MultipartReader,
  file: FileField,
): Promise<{ sent: Record<string, string>; head: PartHead | null }> {
  const sent: Record<string, string> = Object.create(null);
  let left = MAX_FORM_BYTES;
  let count = 0;
  for (let head = await reader.first(); head !== null; head = await reader.next()) {
    count += 1;
    if (count > MAX_FIELDS) throw new TooLong(`more than ${MAX_FIELDS} fields`);
    if (head.filename) {
      if (head.name !== file.name) throw new Malformed('a file the form does not ask for');
      return { sent, head };
    }
    const { text, bytes } = await fieldText(reader, left);
    left -= bytes;
    if (head.filename === null) sent[head.name] ??= text;
  }
  return { sent, head: null };
}

/** Why a file is not taken by what is known before it comes: its kind, and how long the form says it is. */
function problemOfHead({ headers }: Request, { type }: PartHead, file: FileField): Problem | null {
  if (!file.types.includes(type))
    return refuse(422, MESSAGES.invalid, {
      fields: [{ field: file.name, rule: 'value', message: MESSAGES.fileType }],
    }).problem;
  return Number(headers.get('content-length') ?? 0) > file.maxBytes + 2 * MAX_FORM_BYTES ? fileTooBig(file) : null;
}

async function multipart(request: Request, file: FileField): Promise<Result<ReadForm>> {
  const boundary = boundaryOf(request);
  if (mediaType(request) !== MULTIPART_TYPE || boundary === null || !request.body)
    return refuse(400, MESSAGES.formMalformed);
  const body = (request.body as ReadableStream<Uint8Array>).getReader();
  const finish = () => drain(body);
  try {
    const reader = new MultipartReader(body, boundary);
    const { sent, head } = await fieldsOf(reader, file);
    const fileProblem = head && problemOfHead(request, head, file);
    return ok({ sent, file: head && !fileProblem ? uploadOf(reader, head, file) : null, fileProblem, finish });
  } catch (error) {
    await finish();
    const problem = problemOfBody(error);
    if (problem) return { ok: false, problem };
    throw error;
  }
}

/**
 * The fields of a posted form; of a name that comes twice the first counts. 400 for anything that is no form, 413 above
 * 64 KiB of fields. A form with a file comes as multipart/form-data, its file last, and is read up to the file; one whose
 * file is not taken says so beside what else was sent. `taken` are fields that were read of the body already.
 */
export async function readForm(
  request: Request,
  { file }: FormDefinition,
  taken: URLSearchParams | null = null,
): Promise<Result<ReadForm>> {
  if (file) return multipart(request, file);
  return taken ? ok(sentOf(taken)) : urlencoded(request);
}
