import { MESSAGES } from '../../../../src/contract/messages';
import { type Problem, refuse } from '../../../../src/domain/result';
import { RULES } from '../../../../src/domain/validation';
import { decodeNumbers, passwordNumber } from './coding';
import { text } from './text';

let known: Set<number> | null = null;

/**
 * The refusal of a new password that is one of the ten thousand most used ones, capitals aside; null for any other.
 * `field` is where it was typed.
 */
export async function refuseCommon(password: string, field: string): Promise<{ ok: false; problem: Problem } | null> {
  known ??= decodeNumbers(await text());
  if (!known.has(await passwordNumber(password))) return null;
  return refuse(422, MESSAGES.invalid, { fields: [{ field, rule: 'passwordCommon', message: RULES.passwordCommon }] });
}
