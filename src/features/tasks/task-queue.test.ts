import { beforeEach, describe, expect, test } from 'vitest';
import { messagesOf, type NewTask, type SyncTask, TASK_MESSAGES } from './sync-task';
import { TaskQueue } from './task-queue';
import { TokenLock } from './token-lock';
import { wordsFor } from './words';

const ok = (result: unknown = true, meta?: unknown) => Response.json({ code: 200, resultCode: 200, result, meta });
const failing = (code: number, result: unknown) => () =>
  Response.json({ code, resultCode: code, result }, { status: code });
const task = (more: Partial<NewTask> = {}): NewTask => ({
  task_id: 't1',
  owner: '',
  url: '/api/x?token={{token}}',
  payload: { method: 'GET', headers: {}, mode: 'same-origin' },
  ...more,
});

let answers: (() => Response)[];
let sent: string[];
let told: SyncTask[];
let notified: (readonly string[])[];
let logged: string[];
let waits: number[];
let refreshes: (number | null)[];
let world: {
  isOnline: boolean;
  isSignedIn: boolean;
  user: string;
  hasCart: boolean;
  signedOut: number;
  created: number;
  now: number;
};
let database: Map<string, SyncTask>;

beforeEach(() => {
  [answers, sent, told, notified, logged, waits, refreshes] = [[], [], [], [], [], [], []];
  world = { isOnline: true, isSignedIn: false, user: 'm1', hasCart: true, signedOut: 0, created: 0, now: 5_000 };
  database = new Map();
});

const lost = () => {
  throw new TypeError('no connection');
};

/** A tab of a browser, whose tasks all tabs share. */
function tab(settings: { attempts?: number; autoRefresh?: boolean; storeCode?: string } = {}) {
  const wait = async (ms: number) => void waits.push(ms);
  const lock = new TokenLock({ refresh: async () => refreshes.shift() ?? null, wait });
  const queue = new TaskQueue({
    store: {
      all: async () => [...database.values()],
      put: async (one) => void database.set(one.task_id, one),
      remove: async (id) => void database.delete(id),
    },
    lock,
    fetch: async (url) => {
      sent.push(url);
      return (answers.shift() ?? (() => ok()))();
    },
    exclusively: (work) => {
      held = held.then(work);
      return held;
    },
    isOnline: () => world.isOnline,
    user: () => (world.isSignedIn ? world.user : ''),
    hasCart: () => world.hasCart,
    createCart: async () => {
      world.created += 1;
      world.hasCart = true;
    },
    signOut: async () => {
      world.signedOut += 1;
      world.isSignedIn = false;
    },
    notify: (messages) => notified.push(messages),
    tell: (_, one) => told.push({ ...one }) > 0,
    log: (line) => logged.push(line),
    now: () => world.now,
    attempts: settings.attempts ?? 1,
    autoRefresh: settings.autoRefresh ?? true,
    storeCode: settings.storeCode ?? null,
  });
  return { queue, lock };
}
let held = Promise.resolve();

async function run(one: NewTask, settings?: Parameters<typeof tab>[0]) {
  const { queue, lock } = tab(settings);
  const { isOnline } = world;
  world.isOnline = false;
  await queue.queue(one);
  await queue.process();
  world.isOnline = isOnline;
  await queue.process();
  return { queue, lock };
}

test('API-050 OFFLINE-001 OFFLINE-002 OFFLINE-006 OFFLINE-007 a task is stored untransmitted, sent in turn and told with its result', async () => {
  world.isOnline = false;
  const { queue } = await run(task({ callback_event: 'done', meta: { mine: 1 } }));
  expect(database.get('t1')).toMatchObject({
    transmited: false,
    transmited_at: null,
    result: null,
    resultCode: null,
    created_at: 5_000,
    updated_at: 5_000,
    silent: false,
  });
  await queue.queue(task({ task_id: 't2', url: '/api/y' }));
  world.isOnline = true;
  answers = [() => ok({ qty: 3 })];
  await queue.process();
  expect(sent).toEqual(['/api/x?token={{token}}', '/api/y']);
  expect(told).toMatchObject([
    {
      task_id: 't1',
      transmited: true,
      transmited_at: 5_000,
      result: { qty: 3 },
      resultCode: 200,
      code: 200,
      meta: { mine: 1 },
      acknowledged: false,
    },
  ]);
});

test('OFFLINE-006 tasks go in the order they were made, whatever the order they are stored in', async () => {
  world.isOnline = false;
  const { queue } = tab();
  for (const id of ['m', 'z', 'a']) {
    world.now += 1_000;
    await queue.queue(task({ task_id: id, url: `/${id}` }));
  }
  database = new Map([...database].sort(([one], [other]) => (one < other ? -1 : 1)));
  expect([...database.values()].map(({ task_id, created_at }) => [task_id, created_at])).toEqual([
    ['a', 8_000],
    ['m', 6_000],
    ['z', 7_000],
  ]);
  world.isOnline = true;
  await queue.process();
  expect(sent).toEqual(['/m', '/z', '/a']);
});

test('OFFLINE-006 tasks of one moment go in the order they were made', async () => {
  world.isOnline = false;
  const { queue } = tab();
  for (const id of ['b', 'a']) await queue.queue(task({ task_id: id, url: `/${id}` }));
  database = new Map([...database].reverse());
  world.isOnline = true;
  await queue.process();
  expect(sent).toEqual(['/b', '/a']);
});

test('OFFLINE-009 a cacheable result is kept, any other task leaves', async () => {
  await run(task({ is_result_cacheable: true }));
  await run(task({ task_id: 't2' }));
  expect([...database.values()]).toMatchObject([{ task_id: 't1', transmited: true, result: true }]);
});

test('OFFLINE-010 clearing takes what was not sent, and leaves what is kept', async () => {
  const { queue } = await run(task({ is_result_cacheable: true }));
  world.isOnline = false;
  await queue.queue(task({ task_id: 't2' }));
  await queue.clear();
  expect([...database.keys()]).toEqual(['t1']);
});

test('OFFLINE-008 a result that is kept comes to the pages of the next ten minutes, and to nobody else', async () => {
  Object.assign(world, { isSignedIn: true });
  await run(task({ task_id: 'stock:B', owner: 'm1', is_result_cacheable: true, callback_event: 'stock' }));
  const next = tab().queue;
  told = [];
  world.now += 600_000;
  await next.recall('other');
  expect(told).toEqual([]);
  await next.recall('stock');
  expect(told).toMatchObject([{ task_id: 'stock:B', result: true }]);
  Object.assign(world, { user: 'm2' });
  await next.recall('stock');
  expect(told).toHaveLength(1);
  Object.assign(world, { user: 'm1', now: world.now + 1 });
  await next.recall('stock');
  expect([told.length, database.size]).toEqual([1, 0]);
});

test.each([
  ['signs out', ''],
  ['makes way for somebody else', 'm2'],
])(
  'what a customer has not sent is cleared from the queue when they %s, and what was kept of them; a guest’s stays',
  async (_, user) => {
    Object.assign(world, { isSignedIn: true });
    await run(task({ task_id: 'kept', owner: 'm1', is_result_cacheable: true }));
    world.isOnline = false;
    const { queue } = tab();
    await queue.queue(task({ task_id: 'unsent', owner: 'm1' }));
    await queue.queue(task({ task_id: 'guest' }));
    expect([...database.keys()]).toEqual(['kept', 'unsent', 'guest']);
    Object.assign(world, { isSignedIn: user !== '', user });
    await queue.clearOthers();
    expect([...database.keys()]).toEqual(['guest']);
  },
);

test('OFFLINE-012 the store code is added where there are several store views, once', async () => {
  for (const url of ['/api/x', '/api/x?sku=A', '/api/x?storeCode=de']) await run(task({ url }), { storeCode: 'viu' });
  expect(sent).toEqual(['/api/x?storeCode=viu', '/api/x?sku=A&storeCode=viu', '/api/x?storeCode=de']);
});

test('OFFLINE-013 OFFLINE-014 a task that needs a cart is not run without one: that is logged, and the cart made anew', async () => {
  world.hasCart = false;
  const url = '/api/stock/check?sku=A&cartId={{cartId}}';
  const { queue } = await run({ ...task(), url });
  expect([sent, world.created]).toEqual([[url], 1]);
  expect(logged).toEqual([
    `Error executing sync task ${url} the required cartId argument is null. Re-creating shopping cart synchro.`,
  ]);
  await queue.process();
  expect(sent).toEqual([url]);
});

test('OFFLINE-016 one attempt is made at a time, as many as are configured otherwise; what nobody answers stays', async () => {
  answers = [lost, lost, lost];
  await run(task({ callback_event: 'done' }));
  expect([sent.length, told, [...database.values()]]).toMatchObject([1, [], [{ transmited: false }]]);
  database.clear();
  await run(task({ callback_event: 'done' }), { attempts: 3 });
  expect([sent.length, told.length, database.size]).toEqual([4, 1, 0]);
});

test.each([
  [
    'K3 NOTIF-019 a page',
    () => new Response('<p>hola</p>', { headers: { 'content-type': 'text/html' } }),
    TASK_MESSAGES.contentType,
  ],
  ['NOTIF-020 JSON without a code', () => Response.json({ result: 1 }), TASK_MESSAGES.format],
  [
    'NOTIF-020 JSON that breaks off',
    () => new Response('{"code":200,', { headers: { 'content-type': 'application/json' } }),
    TASK_MESSAGES.format,
  ],
])('OFFLINE-015 %s is an error, and no result', async (_, answer, message) => {
  answers = [answer];
  await run(task({ callback_event: 'done' }));
  expect([notified, told[0]?.resultCode, told[0]?.result, database.size]).toEqual([[[message]], 500, message, 0]);
});

test.each<[unknown, string[]]>([
  ['x', ['x']],
  [{ result: 'r' }, ['r']],
  [{ message: 'm' }, ['m']],
  [{ errorMessage: 'e', code: 404 }, ['e']],
  [
    [
      { field: 'sku', rule: 'required', message: 'Field is required' },
      { field: 'telephone', rule: 'phone', message: 'Phone must have 10 numbers' },
      { field: 'billing.telephone', rule: 'phone', message: 'Phone must have 10 numbers' },
      { field: 'zipCode', rule: 'required', message: 'Field is required' },
    ],
    ['Field is required', 'Phone must have 10 numbers', 'Write your postal code'],
  ],
  [
    [{ keyword: 'format', dataPath: '.email', params: {}, message: 'should match format "email"' }],
    ['should match format "email"'],
  ],
  [[], []],
  [{}, []],
  ['', []],
  [true, []],
])('K5 K15 OFFLINE-017 a refusal with %j says %j', async (result, said) => {
  answers = [failing(500, result)];
  await run(task());
  expect([messagesOf(result), notified]).toEqual([said, said.length === 0 ? [] : [said]]);
});

test.each([{ message: 'm' }, { errorMessage: 'getaddrinfo ENOTFOUND' }, { result: 'r' }])(
  'STOCK-010 OFFLINE-017 ENOTFOUND with %j says nothing',
  async (more) => {
    answers = [failing(500, { code: 'ENOTFOUND', ...more })];
    await run(task({ callback_event: 'done' }));
    expect([notified, told[0]?.resultCode]).toEqual([[], 500]);
  },
);

test('OFFLINE-017 a silent task says nothing', async () => {
  answers = [failing(500, 'x')];
  await run(task({ silent: true, callback_event: 'done' }));
  expect([notified, told[0]?.resultCode]).toEqual([[], 500]);
});

test('a task is sent for who made it, a guest’s for who signs in next, and for nobody else', async () => {
  Object.assign(world, { isOnline: false, isSignedIn: false });
  const { queue } = tab();
  await queue.queue(task({ task_id: 'guest', url: '/guest' }));
  await queue.queue(task({ task_id: 'ana', url: '/ana', owner: 'm1', callback_event: 'done' }));
  Object.assign(world, { isOnline: true, isSignedIn: true, user: 'm2' });
  answers = [lost];
  await queue.process();
  expect([sent, [...database.values()].map(({ task_id, owner }) => [task_id, owner])]).toEqual([
    ['/guest'],
    [
      ['guest', 'm2'],
      ['ana', 'm1'],
    ],
  ]);
  world.user = 'm3';
  await queue.process();
  expect([sent, database.size, told, notified]).toEqual([['/guest'], 0, [], []]);
});

test('two tabs send a task once', async () => {
  world.isOnline = false;
  const { queue } = await run(task());
  world.isOnline = true;
  await Promise.all([queue.process(), tab().queue.process(), tab().queue.process()]);
  expect(sent).toHaveLength(1);
});

describe('a user token that is refused', () => {
  const refused = failing(401, 'no');
  beforeEach(() => {
    world.isSignedIn = true;
  });

  test('K7 of a guest is told', async () => {
    world.isSignedIn = false;
    answers = [refused];
    await run(task({ callback_event: 'done' }));
    expect([notified, told[0]?.resultCode, refreshes.length]).toEqual([[['no']], 401, 0]);
  });

  test('AUTH-030 AUTH-034 K11 is renewed and the task sent once more, as often as that happens', async () => {
    expect(tab().lock.value).toBe(0);
    for (const id of ['t1', 't2', 't3', 't4']) {
      answers = [refused, () => ok('done')];
      refreshes = [200];
      const { lock } = await run(task({ task_id: id, callback_event: 'done' }));
      expect([told.at(-1)?.result, lock.value, notified]).toEqual(['done', 0, []]);
    }
  });

  test('AUTH-034 K13 without renewing it is told like any other', async () => {
    answers = [refused];
    refreshes = [200];
    await run(task({ callback_event: 'done' }), { autoRefresh: false });
    expect([told[0]?.resultCode, refreshes.length]).toEqual([401, 1]);
  });

  test('AUTH-032 three definitive refusals end the session: signed out, unsent tasks gone, later ones ended with 401', async () => {
    const { queue, lock } = tab();
    world.isOnline = false;
    await queue.queue(task({ callback_event: 'done' }));
    await queue.queue(task({ task_id: 't2', url: '/api/y' }));
    world.isOnline = true;
    answers = [refused];
    refreshes = [401, 403, 401, 200];
    await queue.process();
    expect([lock.value, world.signedOut, database.size, sent.length, waits]).toEqual([-1, 1, 0, 1, [1_000, 1_000]]);
    expect(notified).toEqual([[TASK_MESSAGES.refreshFailed]]);
    await queue.queue(task({ task_id: 't3', callback_event: 'done' }));
    await queue.process();
    expect([sent.length, told.at(-1)?.resultCode, told.at(-1)?.result, notified.at(-1)]).toEqual([
      1,
      401,
      TASK_MESSAGES.unauthorised,
      [TASK_MESSAGES.unauthorised],
    ]);
    world.isSignedIn = true;
    await queue.queue(task({ task_id: 't4' }));
    await queue.process();
    expect([sent.length, lock.value]).toEqual([2, 0]);
  });

  test('AUTH-035 AUTH-036 and refused again with its new tokens three times ends the session, and no text of the shop is shown', async () => {
    const { queue, lock } = tab();
    world.isOnline = false;
    await queue.queue(task({ callback_event: 'done' }));
    await queue.queue(task({ task_id: 't2', url: '/api/y' }));
    world.isOnline = true;
    answers = [refused, refused, refused, refused];
    refreshes = [200, 200, 200, 200];
    await queue.process();
    expect([lock.value, world.signedOut, database.size, sent.length, waits]).toEqual([-1, 1, 0, 4, [1_000, 1_000]]);
    expect([notified, told[0]?.resultCode]).toEqual([[[TASK_MESSAGES.refreshFailed]], 401]);
  });

  test.each<[string, (() => Response)[], (number | null)[]]>([
    ['a later one is taken', [refused, refused, () => ok('done')], [200, 200]],
    [
      'tokens and what renews them are refused less than three times',
      [refused, refused, () => ok('done')],
      [401, 200, 200],
    ],
  ])('and refused again with new tokens stays signed in where %s', async (_, answered, renewed) => {
    [answers, refreshes] = [answered, renewed];
    const { lock } = await run(task({ callback_event: 'done' }));
    expect([told[0]?.result, lock.value, world.signedOut, notified]).toEqual(['done', 0, 0, []]);
  });

  test('and takes the marker of its session with it is told in the words of a session that is over', async () => {
    answers = [
      () => {
        world.isSignedIn = false;
        return refused();
      },
    ];
    refreshes = [401, 401, 401];
    await run(task());
    expect([notified, world.signedOut]).toEqual([[[TASK_MESSAGES.refreshFailed]], 1]);
  });

  test.each<[string, () => Response]>([
    ['nobody', lost],
    ['a busy shop', failing(503, 'The service is busy, please try again')],
    ['a refusal of another kind', failing(403, 'no')],
  ])('and, sent again, is answered by %s stays signed in', async (_, answer) => {
    answers = [refused, answer];
    refreshes = [200];
    const { lock } = await run(task());
    expect([lock.value, world.signedOut, refreshes]).toEqual([0, 0, []]);
  });

  test.each([null, 500, 503])(
    'a renewal that ends in %s ends no session: the task stays, and the shopper is told',
    async (status) => {
      answers = [refused];
      refreshes = [status];
      const { lock } = await run(task());
      expect([lock.value, world.signedOut, database.size, notified]).toEqual([0, 0, 1, [[TASK_MESSAGES.network]]]);
    },
  );
});

test('the queue speaks the language of the page, and shows no foreign text', async () => {
  expect(await wordsFor([TASK_MESSAGES.contentType], 'es-MX')).toBe('La respuesta del servidor no se pudo leer.');
  expect(
    new Set(await Promise.all(['es-MX', 'de-DE', 'it-IT'].map((locale) => wordsFor([TASK_MESSAGES.network], locale))))
      .size,
  ).toBe(3);
  expect(await wordsFor(['SQLSTATE[42S02]'], 'es-MX')).toBe('No se pudo completar. Inténtalo de nuevo en un momento.');
});

test.each([
  [['The requested qty is not available'], 'La cantidad solicitada no está disponible'],
  [
    ['Write your postal code', 'Phone must have 10 numbers'],
    'Escribe tu código postal. Escribe los 10 dígitos, con lada.',
  ],
  [
    ['Phone must have 10 numbers', 'SQLSTATE[42S02]', 'SQLSTATE[42S03]'],
    'Escribe los 10 dígitos, con lada. No se pudo completar. Inténtalo de nuevo en un momento.',
  ],
  [['Only {max} left'], 'No se pudo completar. Inténtalo de nuevo en un momento.'],
])('the queue says %j as %j', async (messages, said) => {
  expect(await wordsFor(messages, 'es-MX')).toBe(said);
});
