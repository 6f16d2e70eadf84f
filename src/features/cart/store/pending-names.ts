import { tasksWait } from '../../tasks/noted';

/** What of localStorage is used to find entries. */
type Names = Pick<Storage, 'key' | 'length'>;

/** Begins the name of a change that was not answered, behind the code of its store view. */
export const PENDING = 'shop/cart/pending/';

/** The names of all pending changes, of every store view; none where storage is forbidden. */
export function pendingNames(storage: Names | null): string[] {
  try {
    const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
    return names.filter((name) => name.includes(`-${PENDING}`));
  } catch {
    return [];
  }
}

/** Whether something of an earlier page waits in this browser to be sent. */
export function changesWait(): boolean {
  try {
    return tasksWait() || pendingNames(localStorage).length > 0;
  } catch {
    return false;
  }
}
