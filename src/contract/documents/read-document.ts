import type { z } from 'zod';
import type { Result } from '../../domain/result';
import { cleanRecord } from './clean';
import { refusal } from './refusal';

/** Reads documents of a kind that are kept whole or refused. */
export const readerOf =
  <T>(kind: string, schema: () => z.ZodType<T>) =>
  (raw: Record<string, unknown>): Result<T> => {
    const parsed = schema().safeParse(cleanRecord(raw));
    return parsed.success ? { ok: true, value: parsed.data } : refusal(kind, parsed.error);
  };
