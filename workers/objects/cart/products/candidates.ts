import { MESSAGES } from '../../../../src/contract/messages';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { membersOf } from '../../../../src/domain/catalogue/members';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { candidateOf, type Shelf } from './candidate';
import type { Candidate, Wanted } from './wanted';

/** A candidate with how many units of it one unit of the wanted product brings. */
export interface Share extends Candidate {
  units: number;
}

const unknownProduct = () => refuse(404, MESSAGES.productUnknown, { fields: [{ field: 'sku', rule: 'exists', message: MESSAGES.productUnknown }] });

/** What adding a product puts into the cart: the product itself, or the members of a grouped one, marked with the group's sku. */
export function candidatesOf(doc: ProductDocument | null, wanted: Wanted, shelf: Shelf): Result<Share[]> {
  if (!doc) return unknownProduct();
  if (doc.type_id !== 'grouped') {
    const candidate = candidateOf(doc, wanted, shelf);
    return candidate.ok ? ok([{ ...candidate.value, units: 1 }]) : candidate;
  }
  const members = membersOf(doc, shelf).members.filter(({ qty }) => qty > 0);
  const shares: Share[] = [];
  for (const { doc: member, qty } of members) {
    const candidate = candidateOf(member, { ...wanted, sku: member.sku, parentSku: null, productOption: null, warrantySku: null }, shelf);
    if (!candidate.ok) return candidate;
    shares.push({ ...candidate.value, line: { ...candidate.value.line, parentSku: doc.sku }, units: qty });
  }
  return shares.length > 0 ? ok(shares) : unknownProduct();
}
