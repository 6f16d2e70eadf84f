import type { PayeeKind } from './payee-kind';

let kinds: readonly PayeeKind[] = [];

/**
 * Says what can be paid: the kinds that areas name. Said once, where the list of areas stands, since what acts on
 * payees stands below the areas and is imported by them.
 */
export function registerPayees(named: readonly PayeeKind[]): void {
  kinds = named;
}

/** Every kind of what can be paid. */
export const payeeKinds = (): readonly PayeeKind[] => kinds;
