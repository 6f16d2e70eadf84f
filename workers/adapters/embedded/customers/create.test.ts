import { expect, test } from 'vitest';
import { env, NOON } from '../testing/catalogue';
import { writeCustomer } from './create';

/** The shop's database, whose first write goes through without an answer. */
function answerLost(): D1Database {
  let isLost = false;
  return new Proxy(env.SHOP, {
    get(db, name) {
      if (name !== 'batch') return (db[name as keyof D1Database] as () => unknown).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements);
        if (isLost) return results;
        isLost = true;
        throw new Error('D1_ERROR: Network connection lost.');
      };
    },
  });
}

const written = (hash: string) => ({
  customer: {
    ...{ email: 'perdida@correo.mx', password: '', firstName: 'Ana', lastName: 'Pech' },
    ...{ attributes: [], addresses: [] },
  },
  ...{ hash, storeCode: 'viu', now: NOON },
});

test('an account whose write was not answered is made once, and answered; the e-mail is taken for anybody else', async () => {
  const made = await writeCustomer({ SHOP: answerLost() }, written('one'));
  expect(made).toMatchObject({ email: 'perdida@correo.mx', firstName: 'Ana' });
  expect(await writeCustomer(env, written('other'))).toBeNull();
});
