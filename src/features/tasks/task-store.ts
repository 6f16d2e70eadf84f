import type { SyncTask } from './sync-task';
import type { TaskStore } from './task-queue';

const DATABASE = 'shop';
const TASKS = 'syncTasks';

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TASKS, { keyPath: 'task_id' });
  return settled(request);
}

/** Tasks of this page alone, where a browser keeps none. */
function inMemory(): TaskStore {
  const tasks = new Map<string, SyncTask>();
  return {
    all: async () => [...tasks.values()],
    put: async (task) => void tasks.set(task.task_id, task),
    remove: async (id) => void tasks.delete(id),
  };
}

function inDatabase(database: IDBDatabase): TaskStore {
  const tasks = (mode: IDBTransactionMode) => database.transaction(TASKS, mode).objectStore(TASKS);
  return {
    all: () => settled(tasks('readonly').getAll() as IDBRequest<SyncTask[]>),
    put: async (task) => void (await settled(tasks('readwrite').put(task))),
    remove: (id) => settled(tasks('readwrite').delete(id)),
  };
}

/** The tasks of this browser, of all its tabs and store views. */
export const taskStore = (): Promise<TaskStore> => open().then(inDatabase, inMemory);
