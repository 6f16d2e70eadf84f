import { vi } from 'vitest';

/** What vitest knows of a module it has evaluated, as far as it is asked here. */
interface Evaluated {
  evaluated: boolean;
  exports?: unknown;
  promise?: unknown;
}
declare const __vitest_worker__: { evaluatedModules: { idToModuleMap: Map<string, Evaluated> } };

/**
 * Packages that come bundled, and rooms whose modules import nothing of other rooms, are replaced by no test and keep
 * nothing of what they were asked.
 */
const SAME_FOR_ALL =
  /\/(?:node_modules\/\.vite|src\/(?:config|contract|domain|i18n\/(?:es-mx|de|it))|workers\/adapters\/embedded\/schema)\//;
const IS_OF_A_TEST = /\.(?:test|fixture)(?:\.tsx?)?$/;

/** Whether a module, by its path, is evaluated once for all test files of a process. */
export const isSameForAll = (path: string): boolean => SAME_FOR_ALL.test(path) && !IS_OF_A_TEST.test(path);

/** Test files share a process: each begins with modules evaluated anew, but for those that are the same for all. */
export function resetModules(): void {
  const kept = [...__vitest_worker__.evaluatedModules.idToModuleMap]
    .filter(([id, { evaluated }]) => evaluated && isSameForAll(id))
    .map(([, module]) => ({ module, as: { ...module } }));
  vi.resetModules();
  for (const { module, as } of kept)
    Object.assign(module, { evaluated: as.evaluated, exports: as.exports, promise: as.promise });
}
