import { accessSync, constants } from 'node:fs';

/** `npm test` names a folder of its own, which it empties even when a run is broken off. */
const SHARED_MEMORY = process.env.TEST_STATE ?? '/dev/shm';

/** The folder of the memory file system, null where there is none: tests keep their data there to spare the disk. */
export function memoryFolder(): string | null {
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
    return SHARED_MEMORY;
  } catch {
    return null;
  }
}
