const NAME = 'shop/sync-tasks';

/** Notes whether tasks wait to be sent, so that a page looks into the queue only then. */
export function noteTasks(areWaiting: boolean): void {
  try {
    if (areWaiting) localStorage.setItem(NAME, '1');
    else localStorage.removeItem(NAME);
  } catch {
    // Without storage the tasks are those of this page, which has the queue already.
  }
}

/** Whether tasks wait to be sent. */
export function tasksWait(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
