import type { DeskCustomers } from '../../../../src/commerce/desk/customers';
import { LOOK_MESSAGES } from '../../../../src/contract/desk-customers';
import { mayLook } from '../../../../src/domain/customer/look';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import type { CustomerSessions } from '../../../http/sessions/customer-sessions';
import { withRetry } from '../../../http/transient';
import { backendOf } from '../../../settings/backends';
import { auditStatement, type By, noteAudit, wasDone } from '../audit/write';
import { findCustomers } from './find';
import { readDeskCustomer } from './read';

const gone = refuse(404, LOOK_MESSAGES.noCustomer);

/** The one form of an id under which a customer stands on record, however it was written; null for what is none. */
const kept = (id: string): string | null => (/^0*[1-9]\d{0,14}$/.test(id) ? id.replace(/^0+/, '') : null);

/** Writes another price group in the place of the one that was seen; the column takes no null, so another one fails it. */
async function writeGroup(
  env: Env,
  by: By,
  id: string,
  groupId: number,
  seen: number,
  key: string,
): Promise<Result<null>> {
  if (await wasDone(env, key)) return ok(null);
  const record = { action: 'price-group', subject: 'customer', subjectId: id, key } as const;
  try {
    await withRetry(() =>
      env.SHOP.batch([
        env.SHOP.prepare(
          'UPDATE customer SET group_id = CASE WHEN group_id = ?2 THEN ?3 END, updated_at = ?4 WHERE id = CAST(?1 AS INTEGER)',
        ).bind(id, seen, groupId, by.at),
        auditStatement(env.SHOP, by, { ...record, before: { groupId: seen }, after: { groupId } }),
      ]),
    );
    await workerFailpoint('desk.after-write');
    return ok(null);
  } catch (error) {
    if (await wasDone(env, key)) return ok(null);
    if (!String(error).includes('customer.group_id')) throw error;
    const now = await readDeskCustomer(env, by, id);
    return refuse(409, LOOK_MESSAGES.groupChanged, { detail: { groupId: now?.opened?.groupId ?? '' } });
  }
}

/** The sessions of customers, as far as a price group is told to them. */
type Accounts = Pick<CustomerSessions, 'accountOf' | 'noteGroup'>;

/** Customers at the desk: of our own engine, or a retailer's, who are found there. */
export function embeddedDeskCustomers(env: Env, by: By, accounts: Accounts): DeskCustomers {
  const isOurs = backendOf(env, by.store).backend === 'embedded';
  const read: DeskCustomers['read'] = async (given) => {
    const id = kept(given);
    return isOurs && id !== null ? readDeskCustomer(env, by, id) : null;
  };
  return {
    isOurs,
    find: async (typed) => (isOurs ? findCustomers(env, by.store, typed) : []),
    read,
    async open(given, { reason, checks }, key) {
      const customer = await read(given);
      if (!customer) return gone;
      if (!mayLook(reason, checks)) return refuse(422, LOOK_MESSAGES.askMore);
      await noteAudit(env, by, {
        action: 'look-at-customer',
        subject: 'customer',
        subjectId: customer.id,
        before: null,
        after: { look: reason, checks: checks.join(', ') },
        key: `look ${key}`,
      });
      await workerFailpoint('desk.after-write');
      return ok(null);
    },
    async setGroup(given, groupId, seen, key) {
      const customer = await read(given);
      if (!customer) return gone;
      const { id } = customer;
      const written = await writeGroup(env, by, id, groupId, seen, `group ${key}`);
      if (!written.ok) return written;
      const noted = await accounts.noteGroup(accounts.accountOf(id), groupId);
      return noted.ok ? ok(null) : noted;
    },
  };
}
