import type { z } from 'zod';

/**
 * Reads a variable that holds JSON by store view; each text is parsed once, no text is no setting. Throws with the
 * variable's name and what is wrong; `example` says what it looks like.
 */
export function jsonSetting<T extends Record<string, unknown>>(
  name: string,
  schema: z.ZodType<T>,
  example: string,
): (text: string | undefined) => Partial<T> {
  const read = new Map<string, T>();
  function parse(text: string): T {
    let raw: unknown;
    try {
      raw = JSON.parse(text);
    } catch {
      throw new Error(`${name} is not JSON: expected ${example}`);
    }
    const result = schema.safeParse(raw);
    if (!result.success)
      throw new Error(
        `${name}: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
      );
    read.set(text, result.data);
    return result.data;
  }
  return (text) => (text ? (read.get(text) ?? parse(text)) : {});
}
