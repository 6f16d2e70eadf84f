import type { Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { payeeKinds } from './kinds';
import type { Owed, PayeeKind } from './payee-kind';

/** The kind of a payee that was written down. Throws where its area is registered no longer. */
export function kindOf({ kind }: Pick<Payee, 'kind'>): PayeeKind {
  const found = payeeKinds().find((one) => one.kind === kind);
  if (!found) throw new Error(`nobody has registered the payees of kind ${kind}`);
  return found;
}

/** What a payee owes and is owed now; null where there is none. */
export const owedBy = (env: Env, payee: Payee): Promise<Owed | null> => kindOf(payee).owed(env, payee.id);

/** The nine digits that stand for a payee in a CLABE and in a reference at the till. */
export const digitsOf = (payee: Payee): string => `${kindOf(payee).leading}${payee.id}`;

/** The payee these nine digits stand for, whether there is one or not; null where no kind has such digits. */
export function payeeOfDigits(digits: string): Payee | null {
  const [kind] = payeeKinds()
    .filter(({ leading }) => digits.startsWith(leading))
    .sort((a, b) => b.leading.length - a.leading.length);
  return kind ? { kind: kind.kind, id: digits.slice(kind.leading.length) } : null;
}
