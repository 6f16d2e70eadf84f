import {
  addressOf,
  messagesOf,
  type NewTask,
  needsCart,
  newTask,
  readTaskAnswer,
  type SyncTask,
  TASK_MESSAGES,
  type TaskAnswer,
} from './sync-task';
import type { TokenLock } from './token-lock';

export interface TaskStore {
  all(): Promise<SyncTask[]>;
  put(task: SyncTask): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Surroundings {
  store: TaskStore;
  lock: TokenLock;
  /** Sends a request; throws when nobody answers. */
  fetch(url: string, init: SyncTask['payload']): Promise<Response>;
  /** Runs work while no other tab runs any. */
  exclusively(work: () => Promise<void>): Promise<void>;
  isOnline(): boolean;
  /** Marker of who is signed in, '' for nobody. */
  user(): string;
  hasCart(): boolean;
  /** Has the shop make the cart anew. */
  createCart(): Promise<void>;
  /** Ends the session without a word and asks the shopper to sign in. */
  signOut(): Promise<void>;
  /** Shows message keys in one notification. */
  notify(messages: readonly string[]): void;
  /** Hands a task that was sent to whoever waits for it; true when somebody has taken it. */
  tell(event: string, task: SyncTask): boolean;
  log(line: string): void;
  now(): number;
  /** Attempts a task is given before it is left for the next time. */
  attempts: number;
  autoRefresh: boolean;
  /** null where there is one store view only. */
  storeCode: string | null;
}

/** How long a result that is kept is brought to further pages. */
const KEPT_MS = 10 * 60_000;

/**
 * Requests that survive their page: written down, sent in turn when there is a network, each by one tab, and told about
 * when they are answered. A request that nobody answers stays for the next time.
 */
export class TaskQueue {
  private readonly around: Surroundings;
  private running: Promise<void> | null = null;
  /** Epoch ms of the task queued last. */
  private queuedAt = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Writes a task down; it is sent as soon as it can be. */
  readonly queue = async (task: NewTask): Promise<void> => {
    // Whatever the clock says, what was queued later stands later.
    this.queuedAt = Math.max(this.around.now(), this.queuedAt + 1);
    await this.around.store.put(newTask(task, this.queuedAt));
    void this.process();
  };

  readonly remove = (id: string): Promise<void> => this.around.store.remove(id);

  /** Takes away every task that was not sent. */
  readonly clear = async (): Promise<void> => {
    for (const task of await this.unsent()) await this.around.store.remove(task.task_id);
  };

  /** Takes away what others than whoever is signed in have left, sent or not. A guest's tasks stay. */
  readonly clearOthers = async (): Promise<void> => {
    for (const task of await this.around.store.all())
      if (!this.isOfUser(task)) await this.around.store.remove(task.task_id);
  };

  /**
   * Brings results of an event that were kept to a page that was not there when they came. What is older than ten
   * minutes leaves.
   */
  readonly recall = async (event: string): Promise<void> => {
    const now = this.around.now();
    for (const task of await this.around.store.all()) {
      if (!task.transmited || task.callback_event !== event || !this.isOfUser(task)) continue;
      if (now - (task.transmited_at ?? 0) > KEPT_MS) await this.around.store.remove(task.task_id);
      else this.around.tell(event, task);
    }
  };

  /** Sends what was not sent, in turn. */
  readonly process = async (): Promise<void> => {
    const mine = (this.running ?? Promise.resolve()).then(() =>
      this.around.isOnline() ? this.around.exclusively(this.sendAll) : undefined,
    );
    this.running = mine.catch(() => undefined);
    await mine;
  };

  private readonly isOfUser = ({ owner }: SyncTask): boolean => owner === '' || owner === this.around.user();

  private readonly isSignedIn = (): boolean => this.around.user() !== '';

  /** What a guest has left becomes that of who has signed in since. */
  private async claim(): Promise<void> {
    const owner = this.around.user();
    if (owner === '') return;
    for (const task of await this.unsent()) if (task.owner === '') await this.around.store.put({ ...task, owner });
  }

  private async unsent(): Promise<SyncTask[]> {
    const tasks = await this.around.store.all();
    return tasks.filter(({ transmited }) => !transmited).sort((a, b) => a.created_at - b.created_at);
  }

  private readonly sendAll = async (): Promise<void> => {
    await this.claim();
    for (const task of await this.unsent()) if (!(await this.run(task))) return;
    // Those that lacked a cart have one now.
    const lacking = (await this.unsent()).filter(needsCart);
    if (this.around.hasCart()) for (const task of lacking) if (!(await this.run(task))) return;
  };

  /** Runs one task, and forgets that of somebody who is signed in no longer; false when there is nobody to send to. */
  private async run(task: SyncTask): Promise<boolean> {
    const { lock } = this.around;
    const { isSignedIn } = this;
    if (!this.isOfUser(task)) {
      await this.around.store.remove(task.task_id);
      return true;
    }
    // Signed out when the renewal failed: whoever is signed in has signed in since.
    if (lock.value < 0 && isSignedIn()) lock.reset();
    if (lock.value < 0) {
      await this.finish(task, { result: TASK_MESSAGES.unauthorised, code: 401, resultCode: 401 });
      return true;
    }
    if (needsCart(task) && !this.around.hasCart()) {
      this.around.log(
        `Error executing sync task ${task.url} the required cartId argument is null. Re-creating shopping cart synchro.`,
      );
      await this.around.createCart();
      return true;
    }
    // An answer may take the marker of a session that has ended away with it.
    const wasSignedIn = isSignedIn();
    const answer = await this.send(task);
    if (!answer) return false;
    const isRefreshable = answer.resultCode === 401 && wasSignedIn && this.around.autoRefresh;
    return isRefreshable ? this.renewFor(task) : this.finish(task, answer);
  }

  private async send(task: SyncTask): Promise<TaskAnswer | null> {
    const { attempts, storeCode } = this.around;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        return await readTaskAnswer(await this.around.fetch(addressOf(task, storeCode), task.payload));
      } catch {
        // Nobody answered: it may be tried again, or stays as it is.
      }
    }
    return null;
  }

  /** A user token was refused: with a fresh one the task is sent once more. One that is refused too was none. */
  private async renewFor(task: SyncTask): Promise<boolean> {
    const again: { answer: TaskAnswer | null } = { answer: null };
    const renewal = await this.around.lock.renew(async () => {
      again.answer = await this.send(task);
      return again.answer?.resultCode !== 401;
    });
    if (renewal === 'renewed') return again.answer ? this.finish(task, again.answer) : false;
    if (renewal === 'unreached') {
      this.around.notify([TASK_MESSAGES.network]);
      return false;
    }
    await this.finish({ ...task, silent: true }, { result: TASK_MESSAGES.unauthorised, code: 401, resultCode: 401 });
    await this.clear();
    this.around.notify([TASK_MESSAGES.refreshFailed]);
    await this.around.signOut();
    return false;
  }

  private async finish(task: SyncTask, answer: TaskAnswer): Promise<boolean> {
    const now = this.around.now();
    const done: SyncTask = {
      ...task,
      ...answer,
      meta: answer.meta ?? task.meta,
      transmited: true,
      transmited_at: now,
      updated_at: now,
    };
    const said = done.resultCode === 200 || done.silent ? [] : messagesOf(done.result);
    if (said.length > 0) this.around.notify(said);
    if (done.callback_event) done.acknowledged = this.around.tell(done.callback_event, done);
    if (done.is_result_cacheable && done.resultCode === 200) await this.around.store.put(done);
    else await this.around.store.remove(done.task_id);
    return true;
  }
}
