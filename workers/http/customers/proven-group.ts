import type { UnboundRequest } from './unbound-request';

/** Guests' group. */
const NONE = 0;

/**
 * The price group a request proves: by its session, or by the group token of a customer of this store view; that of
 * guests without either.
 */
export async function provenGroup(
  request: Pick<UnboundRequest, 'principal' | 'userTokens' | 'customerSessions'>,
  groupToken: string | null | undefined,
): Promise<number> {
  const { principal, userTokens, customerSessions } = request;
  if (principal?.kind === 'customer') return principal.groupId;
  const member = groupToken && userTokens ? await userTokens.readGroup(groupToken) : null;
  return member && customerSessions.customerOf(member.account) !== null ? member.groupId : NONE;
}
