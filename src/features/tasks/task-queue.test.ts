import { beforeEach, expect, test } from 'vitest';
import { messagesOf, TASK_MESSAGES } from './sync-task';
import { failing, lost, ok, resetScene, run, scene, tab, task } from './task-queue.fixture';

beforeEach(resetScene);

test('API-050 OFFLINE-001 OFFLINE-002 OFFLINE-006 OFFLINE-007 a task is stored untransmitted, sent in turn and told with its result', async () => {
  scene.world.isOnline = false;
  const { queue } = await run(task({ callback_event: 'done', meta: { mine: 1 } }));
  expect(scene.database.get('t1')).toMatchObject({
    transmited: false,
    transmited_at: null,
    result: null,
    resultCode: null,
    created_at: 5_000,
    updated_at: 5_000,
    silent: false,
  });
  await queue.queue(task({ task_id: 't2', url: '/api/y' }));
  scene.world.isOnline = true;
  scene.answers = [() => ok({ qty: 3 })];
  await queue.process();
  expect(scene.sent).toEqual(['/api/x?token={{token}}', '/api/y']);
  expect(scene.told).toMatchObject([
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

test('API-050 a task is sent with its method, headers, mode and body, and told with what the answer says besides its result', async () => {
  const payload = {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    mode: 'same-origin',
    body: '{"qty":3}',
  } as const;
  scene.answers = [() => ok({ qty: 3 }, { kept: 1 })];
  await run(task({ callback_event: 'done', payload, meta: { mine: 1 } }));
  expect(scene.payloads).toEqual([payload]);
  expect(scene.told).toMatchObject([{ result: { qty: 3 }, code: 200, meta: { kept: 1 } }]);
});

test('OFFLINE-006 tasks go in the order they were made, whatever the order they are stored in', async () => {
  scene.world.isOnline = false;
  const { queue } = tab();
  for (const id of ['m', 'z', 'a']) {
    scene.world.now += 1_000;
    await queue.queue(task({ task_id: id, url: `/${id}` }));
  }
  scene.database = new Map([...scene.database].sort(([one], [other]) => (one < other ? -1 : 1)));
  expect([...scene.database.values()].map(({ task_id, created_at }) => [task_id, created_at])).toEqual([
    ['a', 8_000],
    ['m', 6_000],
    ['z', 7_000],
  ]);
  scene.world.isOnline = true;
  await queue.process();
  expect(scene.sent).toEqual(['/m', '/z', '/a']);
});

test('OFFLINE-006 tasks of one moment go in the order they were made', async () => {
  scene.world.isOnline = false;
  const { queue } = tab();
  for (const id of ['b', 'a']) await queue.queue(task({ task_id: id, url: `/${id}` }));
  scene.database = new Map([...scene.database].reverse());
  scene.world.isOnline = true;
  await queue.process();
  expect(scene.sent).toEqual(['/b', '/a']);
});

test('OFFLINE-009 a cacheable result is kept, any other task leaves', async () => {
  await run(task({ is_result_cacheable: true }));
  await run(task({ task_id: 't2' }));
  expect([...scene.database.values()]).toMatchObject([{ task_id: 't1', transmited: true, result: true }]);
});

test('OFFLINE-010 clearing takes what was not sent, and leaves what is kept', async () => {
  const { queue } = await run(task({ is_result_cacheable: true }));
  scene.world.isOnline = false;
  await queue.queue(task({ task_id: 't2' }));
  await queue.clear();
  expect([...scene.database.keys()]).toEqual(['t1']);
});

test('OFFLINE-008 a result that is kept comes to the pages of the next ten minutes, and to nobody else', async () => {
  Object.assign(scene.world, { isSignedIn: true });
  await run(task({ task_id: 'stock:B', owner: 'm1', is_result_cacheable: true, callback_event: 'stock' }));
  const next = tab().queue;
  scene.told = [];
  scene.world.now += 600_000;
  await next.recall('other');
  expect(scene.told).toEqual([]);
  await next.recall('stock');
  expect(scene.told).toMatchObject([{ task_id: 'stock:B', result: true }]);
  Object.assign(scene.world, { user: 'm2' });
  await next.recall('stock');
  expect(scene.told).toHaveLength(1);
  Object.assign(scene.world, { user: 'm1', now: scene.world.now + 1 });
  await next.recall('stock');
  expect([scene.told.length, scene.database.size]).toEqual([1, 0]);
});

test.each([
  ['signs out', ''],
  ['makes way for somebody else', 'm2'],
])(
  'what a customer has not sent is cleared from the queue when they %s, and what was kept of them; a guest’s stays',
  async (_, user) => {
    Object.assign(scene.world, { isSignedIn: true });
    await run(task({ task_id: 'kept', owner: 'm1', is_result_cacheable: true }));
    scene.world.isOnline = false;
    const { queue } = tab();
    await queue.queue(task({ task_id: 'unsent', owner: 'm1' }));
    await queue.queue(task({ task_id: 'guest' }));
    expect([...scene.database.keys()]).toEqual(['kept', 'unsent', 'guest']);
    Object.assign(scene.world, { isSignedIn: user !== '', user });
    await queue.clearOthers();
    expect([...scene.database.keys()]).toEqual(['guest']);
  },
);

test('OFFLINE-012 the store code is added where there are several store views, once', async () => {
  for (const url of ['/api/x', '/api/x?sku=A', '/api/x?storeCode=de']) await run(task({ url }), { storeCode: 'viu' });
  expect(scene.sent).toEqual(['/api/x?storeCode=viu', '/api/x?sku=A&storeCode=viu', '/api/x?storeCode=de']);
});

test('OFFLINE-013 OFFLINE-014 a task that needs a cart is not run without one: that is logged, and the cart made anew', async () => {
  scene.world.hasCart = false;
  const url = '/api/stock/check?sku=A&cartId={{cartId}}';
  const { queue } = await run({ ...task(), url });
  expect([scene.sent, scene.world.created]).toEqual([[url], 1]);
  expect(scene.logged).toEqual([
    `Error executing sync task ${url} the required cartId argument is null. Re-creating shopping cart synchro.`,
  ]);
  await queue.process();
  expect(scene.sent).toEqual([url]);
});

test('OFFLINE-016 one attempt is made at a time, as many as are configured otherwise; what nobody answers stays', async () => {
  scene.answers = [lost, lost, lost];
  await run(task({ callback_event: 'done' }));
  expect([scene.sent.length, scene.told, [...scene.database.values()]]).toMatchObject([1, [], [{ transmited: false }]]);
  scene.database.clear();
  await run(task({ callback_event: 'done' }), { attempts: 3 });
  expect([scene.sent.length, scene.told.length, scene.database.size]).toEqual([4, 1, 0]);
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
  scene.answers = [answer];
  await run(task({ callback_event: 'done' }));
  expect([scene.notified, scene.told[0]?.resultCode, scene.told[0]?.result, scene.database.size]).toEqual([
    [[message]],
    500,
    message,
    0,
  ]);
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
  scene.answers = [failing(500, result)];
  await run(task());
  expect([messagesOf(result), scene.notified]).toEqual([said, said.length === 0 ? [] : [said]]);
});

test.each([{ message: 'm' }, { errorMessage: 'getaddrinfo ENOTFOUND' }, { result: 'r' }])(
  'STOCK-010 OFFLINE-017 ENOTFOUND with %j says nothing',
  async (more) => {
    scene.answers = [failing(500, { code: 'ENOTFOUND', ...more })];
    await run(task({ callback_event: 'done' }));
    expect([scene.notified, scene.told[0]?.resultCode]).toEqual([[], 500]);
  },
);

test('OFFLINE-017 a silent task says nothing', async () => {
  scene.answers = [failing(500, 'x')];
  await run(task({ silent: true, callback_event: 'done' }));
  expect([scene.notified, scene.told[0]?.resultCode]).toEqual([[], 500]);
});

test('a task is sent for who made it, a guest’s for who signs in next, and for nobody else', async () => {
  Object.assign(scene.world, { isOnline: false, isSignedIn: false });
  const { queue } = tab();
  await queue.queue(task({ task_id: 'guest', url: '/guest' }));
  await queue.queue(task({ task_id: 'ana', url: '/ana', owner: 'm1', callback_event: 'done' }));
  Object.assign(scene.world, { isOnline: true, isSignedIn: true, user: 'm2' });
  scene.answers = [lost];
  await queue.process();
  expect([scene.sent, [...scene.database.values()].map(({ task_id, owner }) => [task_id, owner])]).toEqual([
    ['/guest'],
    [
      ['guest', 'm2'],
      ['ana', 'm1'],
    ],
  ]);
  scene.world.user = 'm3';
  await queue.process();
  expect([scene.sent, scene.database.size, scene.told, scene.notified]).toEqual([['/guest'], 0, [], []]);
});

test('two tabs send a task once', async () => {
  scene.world.isOnline = false;
  const { queue } = await run(task());
  scene.world.isOnline = true;
  await Promise.all([queue.process(), tab().queue.process(), tab().queue.process()]);
  expect(scene.sent).toHaveLength(1);
});
