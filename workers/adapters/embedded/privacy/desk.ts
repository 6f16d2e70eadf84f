import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { DeskPrivacy, NotedRequest, PrivacyWish, RequestGroup } from '../../../../src/commerce/privacy';
import { LOOK_MESSAGES } from '../../../../src/contract/desk-customers';
import { PRIVACY_MESSAGES } from '../../../../src/contract/privacy/messages';
import { emailKey } from '../../../../src/domain/customer/customer';
import {
  answerBy,
  askedAt,
  carryOutBy,
  isWhoAsks,
  REQUEST_CHECKS,
  type RequestStatus,
} from '../../../../src/domain/privacy/request';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { OWN_REALM, realmOf } from '../../../settings/backends';
import type { By } from '../audit/write';
import { readByEmail } from '../customers/read';
import { prepared, shopDatabase } from '../database';
import { readDeskCustomer } from '../desk-customers/read';
import { privacyRequest } from '../schema/shop';
import { closeAccount, closingOf } from './closing';
import { personalData } from './copies';
import { erasePersonal } from './erase-rows';
import type { Person } from './personal-rows';
import { eventIfChanged, keepNoted, type RequestRow, requestOfId, stepTold, toldRequest } from './requests';

const PAGE_REQUESTS = 20;

const STATUSES: Record<RequestGroup, RequestStatus[]> = {
  late: ['open', 'granted'],
  open: ['open'],
  granted: ['granted'],
  over: ['refused', 'done'],
};

const isErasable = ({ status, right }: Pick<RequestRow, 'status' | 'right'>): boolean =>
  status === 'granted' && right === 'cancellation';

const changed = () => refuse(409, PRIVACY_MESSAGES.changed);

/** Requests about personal data at the desk of a store view. */
export function embeddedDeskPrivacy(env: Env, { operator, store, at }: By): DeskPrivacy {
  const isOurs = realmOf(env, store) === OWN_REALM;

  /**
   * Whose request is noted; a customer's by the account that their operator has open. An e-mail that was only said shows
   * nobody's account.
   */
  async function whose(
    who: NotedRequest['who'],
  ): Promise<Result<Pick<PrivacyWish, 'name' | 'email'> & Pick<RequestRow, 'realm' | 'customerId'>>> {
    if (!('customerId' in who)) {
      if (!isOurs || !(await readByEmail(env, emailKey(who.email))))
        return ok({ ...who, realm: null, customerId: null });
      const message = PRIVACY_MESSAGES.hasAccount;
      return refuse(409, message, { fields: [{ field: 'email', rule: 'value', message }] });
    }
    const customer = isOurs ? await readDeskCustomer(env, { operator, store, at }, who.customerId) : null;
    if (!customer) return refuse(404, LOOK_MESSAGES.noCustomer);
    if (!customer.opened) return refuse(409, PRIVACY_MESSAGES.closedData);
    const { name, email } = customer.opened;
    return ok({ name, email, realm: OWN_REALM, customerId: customer.id });
  }

  async function kept(id: number): Promise<RequestRow | null> {
    const row = await requestOfId(env, id);
    return row?.store === store && row.status !== 'unconfirmed' ? row : null;
  }

  /**
   * Whose rows a request is about: of who asked signed in theirs, of anybody else those of the e-mail they showed, with
   * its account. Of an e-mail that was only said those under it that are of no account.
   */
  async function personOf({ realm, customerId, emailKey: key, notedBy }: RequestRow): Promise<Person> {
    if (realm !== null && customerId !== null) return { realm, customerId, emailKey: null };
    // A closed account is under no e-mail any more, and is its owner's to take back until it is erased.
    const isShown = isOurs && notedBy === null;
    const account = isShown ? ((await readByEmail(env, key)) ?? (await closingOf(env, { emailKey: key }))) : null;
    return { realm: realmOf(env, store), customerId: account?.customerId ?? null, emailKey: key };
  }

  /** Moves a request on from where it was seen, with the event that tells it; 404 and 409 otherwise. */
  async function step(
    id: number,
    seen: number,
    from: RequestStatus[],
    event: Parameters<typeof eventIfChanged>[1],
    set: (row: RequestRow) => Result<Partial<RequestRow>>,
  ): Promise<Result<null>> {
    const row = await kept(id);
    if (!row) return refuse(404, PRIVACY_MESSAGES.unknown);
    if (row.version !== seen || !from.includes(row.status)) return changed();
    const values = set(row);
    if (!values.ok) return values;
    const move = shopDatabase(env)
      .update(privacyRequest)
      .set({ ...values.value, version: seen + 1 })
      .where(and(eq(privacyRequest.id, id), eq(privacyRequest.version, seen)));
    // Not tried again: the second try could not tell its own step from another's.
    const [moved] = await env.SHOP.batch([
      prepared(env.SHOP, move),
      eventIfChanged(env, event, String(id), { store, now: at, secret: stepTold({ ...row, ...values.value }) }),
    ]);
    return moved?.meta.changes === 1 ? ok(null) : changed();
  }

  return {
    isOurs,

    async list(group, after) {
      const { dueAt, id } = privacyRequest;
      const isOver = group === 'over';
      const behind = isOver
        ? after && lt(id, after.id)
        : after && or(gt(dueAt, after.dueAt), and(eq(dueAt, after.dueAt), gt(id, after.id)));
      const rows = await withRetry(() =>
        shopDatabase(env)
          .select()
          .from(privacyRequest)
          .where(
            and(
              eq(privacyRequest.store, store),
              inArray(privacyRequest.status, STATUSES[group]),
              group === 'late' ? lt(dueAt, at) : undefined,
              behind ?? undefined,
            ),
          )
          .orderBy(...(isOver ? [desc(id)] : [asc(dueAt), asc(id)]))
          .limit(PAGE_REQUESTS + 1),
      );
      const shown = rows.slice(0, PAGE_REQUESTS);
      const last = rows.length > PAGE_REQUESTS ? shown.at(-1) : undefined;
      return { requests: shown.map(toldRequest), next: last ? { dueAt: last.dueAt ?? 0, id: last.id } : null };
    },

    async find(id) {
      const row = await kept(id);
      if (!row) return null;
      const { realm, customerId, emailKey } = await personOf(row);
      const account = realm === OWN_REALM ? customerId : null;
      const closing = account === null ? null : await closingOf(env, { customerId: account });
      // What was closed goes by itself, and what stands under the e-mail too once it was asked for under it.
      const isUnderWay = closing !== null && (emailKey === null || closing.isEmailShown);
      return {
        ...{
          ...toldRequest(row),
          isByEmail: row.customerId === null,
          checks: REQUEST_CHECKS.filter((check) => row.checks?.split(', ').includes(check)),
          account,
          isErasable: isErasable(row) && !isUnderWay,
        },
        ...{ eraseAt: closing?.eraseAt ?? null, erasedAt: closing?.erasedAt ?? null },
      };
    },

    async note(noted, key) {
      const { right, detail, checks, day } = noted;
      if (!isWhoAsks(checks)) return refuse(422, PRIVACY_MESSAGES.notChecked);
      const receivedAt = askedAt(day, at);
      if (receivedAt === null) {
        const message = PRIVACY_MESSAGES.wrongDay;
        return refuse(422, message, { fields: [{ field: 'day', rule: 'value', message }] });
      }
      const who = await whose(noted.who);
      if (!who.ok) return who;
      const { name, email, ...account } = who.value;
      const keyHash = await digest(JSON.stringify([store, key, operator.id, noted]));
      const asked = { wish: { right, detail, name, email }, keyHash, store, now: at };
      const beside = { ...account, receivedAt, notedBy: operator.name, checks: checks.join(', ') };
      return ok(await keepNoted(env, asked, beside));
    },

    answer: (id, seen, isGranted, answer) =>
      step(id, seen, ['open'], 'privacy-answered', () =>
        ok({
          answer,
          answeredAt: at,
          status: isGranted ? 'granted' : 'refused',
          dueAt: isGranted ? carryOutBy(at) : null,
        }),
      ),

    makeLonger: (id, seen, why) =>
      step(id, seen, ['open', 'granted'], 'privacy-longer', (row) => {
        const { status, receivedAt, answeredAt, answerExtension, carryExtension } = row;
        const isAnswer = status === 'open';
        if ((isAnswer ? answerExtension : carryExtension) !== null) return refuse(409, PRIVACY_MESSAGES.onceLonger);
        return ok(
          isAnswer
            ? { answerExtension: why, dueAt: answerBy(receivedAt ?? at, true) }
            : { carryExtension: why, dueAt: carryOutBy(answeredAt ?? at, true) },
        );
      }),

    carryOut: (id, seen) =>
      step(id, seen, ['granted'], 'privacy-carried-out', () => ok({ status: 'done', carriedAt: at, dueAt: null })),

    async data(id) {
      const row = await kept(id);
      if (!row) return refuse(404, PRIVACY_MESSAGES.unknown);
      return ok(await personalData(env, await personOf(row), store, at));
    },

    async erase(id, seen) {
      const row = await kept(id);
      if (!row) return refuse(404, PRIVACY_MESSAGES.unknown);
      if (row.version !== seen || !isErasable(row)) return changed();
      const person = await personOf(row);
      const account = person.realm === OWN_REALM ? person.customerId : null;
      if (account !== null && (await closingOf(env, { customerId: account }))?.erasedAt == null) {
        const isEmailShown = person.emailKey !== null;
        await closeAccount(env, { customerId: account, store, actor: operator.name, isEmailShown }, at);
        return ok('closing');
      }
      await erasePersonal(env, person);
      return ok('erased');
    },
  };
}
