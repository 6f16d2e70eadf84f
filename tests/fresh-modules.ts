import { vi } from 'vitest';

/** Test files share a process: each begins with modules evaluated anew. */
vi.resetModules();
