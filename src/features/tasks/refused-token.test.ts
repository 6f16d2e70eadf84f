import { beforeEach, describe, expect, test } from 'vitest';
import { TASK_MESSAGES } from './sync-task';
import { failing, lost, ok, resetScene, run, scene, tab, task } from './task-queue.fixture';

beforeEach(resetScene);

describe('a user token that is refused', () => {
  const refused = failing(401, 'no');
  beforeEach(() => {
    scene.world.isSignedIn = true;
  });

  test('K7 of a guest is told', async () => {
    scene.world.isSignedIn = false;
    scene.answers = [refused];
    await run(task({ callback_event: 'done' }));
    expect([scene.notified, scene.told[0]?.resultCode, scene.refreshes.length]).toEqual([[['no']], 401, 0]);
  });

  test('AUTH-030 AUTH-034 K11 is renewed and the task sent once more, as often as that happens', async () => {
    const { queue, lock } = tab();
    expect(lock.value).toBe(0);
    for (const id of ['t1', 't2', 't3', 't4']) {
      scene.answers = [refused, () => ok('done')];
      scene.refreshes = [200];
      await queue.queue(task({ task_id: id, callback_event: 'done' }));
      await queue.process();
      expect([scene.told.at(-1)?.result, lock.value, scene.notified]).toEqual(['done', 0, []]);
    }
  });

  test('AUTH-034 K13 without renewing it is told like any other', async () => {
    scene.answers = [refused];
    scene.refreshes = [200];
    await run(task({ callback_event: 'done' }), { autoRefresh: false });
    expect([scene.told[0]?.resultCode, scene.refreshes.length]).toEqual([401, 1]);
  });

  test('AUTH-032 three definitive refusals end the session: signed out, unsent tasks gone, later ones ended with 401', async () => {
    const { queue, lock } = tab();
    scene.world.isOnline = false;
    await queue.queue(task({ callback_event: 'done' }));
    await queue.queue(task({ task_id: 't2', url: '/api/y' }));
    scene.world.isOnline = true;
    scene.answers = [refused];
    scene.refreshes = [401, 403, 401, 200];
    await queue.process();
    expect([lock.value, scene.world.signedOut, scene.database.size, scene.sent.length, scene.waits]).toEqual([
      -1,
      1,
      0,
      1,
      [1_000, 1_000],
    ]);
    expect(scene.notified).toEqual([[TASK_MESSAGES.refreshFailed]]);
    await queue.queue(task({ task_id: 't3', callback_event: 'done' }));
    await queue.process();
    expect([
      scene.sent.length,
      scene.told.at(-1)?.resultCode,
      scene.told.at(-1)?.result,
      scene.notified.at(-1),
    ]).toEqual([1, 401, TASK_MESSAGES.unauthorised, [TASK_MESSAGES.unauthorised]]);
    scene.world.isSignedIn = true;
    await queue.queue(task({ task_id: 't4' }));
    await queue.process();
    expect([scene.sent.length, lock.value]).toEqual([2, 0]);
  });

  test('AUTH-035 AUTH-036 and refused again with its new tokens three times ends the session, and no text of the shop is shown', async () => {
    const { queue, lock } = tab();
    scene.world.isOnline = false;
    await queue.queue(task({ callback_event: 'done' }));
    await queue.queue(task({ task_id: 't2', url: '/api/y' }));
    scene.world.isOnline = true;
    scene.answers = [refused, refused, refused, refused];
    scene.refreshes = [200, 200, 200, 200];
    await queue.process();
    expect([lock.value, scene.world.signedOut, scene.database.size, scene.sent.length, scene.waits]).toEqual([
      -1,
      1,
      0,
      4,
      [1_000, 1_000],
    ]);
    expect([scene.notified, scene.told[0]?.resultCode]).toEqual([[[TASK_MESSAGES.refreshFailed]], 401]);
  });

  test.each<[string, (() => Response)[], (number | null)[]]>([
    ['a later one is taken', [refused, refused, () => ok('done')], [200, 200]],
    [
      'tokens and what renews them are refused less than three times',
      [refused, refused, () => ok('done')],
      [401, 200, 200],
    ],
  ])('and refused again with new tokens stays signed in where %s', async (_, answered, renewed) => {
    [scene.answers, scene.refreshes] = [answered, renewed];
    const { lock } = await run(task({ callback_event: 'done' }));
    expect([scene.told[0]?.result, lock.value, scene.world.signedOut, scene.notified]).toEqual(['done', 0, 0, []]);
  });

  test('and takes the marker of its session with it is told in the words of a session that is over', async () => {
    scene.answers = [
      () => {
        scene.world.isSignedIn = false;
        return refused();
      },
    ];
    scene.refreshes = [401, 401, 401];
    await run(task());
    expect([scene.notified, scene.world.signedOut]).toEqual([[[TASK_MESSAGES.refreshFailed]], 1]);
  });

  test.each<[string, () => Response]>([
    ['nobody', lost],
    ['a busy shop', failing(503, 'The service is busy, please try again')],
    ['a refusal of another kind', failing(403, 'no')],
  ])('and, sent again, is answered by %s stays signed in', async (_, answer) => {
    scene.answers = [refused, answer];
    scene.refreshes = [200];
    const { lock } = await run(task());
    expect([lock.value, scene.world.signedOut, scene.refreshes]).toEqual([0, 0, []]);
  });

  test.each([null, 500, 503])(
    'a renewal that ends in %s ends no session: the task stays, and the shopper is told',
    async (status) => {
      scene.answers = [refused];
      scene.refreshes = [status];
      const { lock } = await run(task());
      expect([lock.value, scene.world.signedOut, scene.database.size, scene.notified]).toEqual([
        0,
        0,
        1,
        [[TASK_MESSAGES.network]],
      ]);
    },
  );
});
