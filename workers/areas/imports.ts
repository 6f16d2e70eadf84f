import { deskImports, skippedBy } from '../adapters/embedded/import/desk-imports';
import { finishImports } from '../adapters/embedded/import/finish';
import { abortAbandoned, dropGivenUp, purgeParts, purgeStaged, purgeVersions } from '../adapters/embedded/import/purge';
import { importHandlers } from '../api/import';
import { defineArea, eachStore } from './define-area';

export const imports = defineArea('imports', {
  ports: {},
  calls: importHandlers,
  retention: {
    abandoned: abortAbandoned,
    'given-up': dropGivenUp,
    stock_part: purgeParts,
    staged: purgeStaged,
    versions: purgeVersions,
  },
  // Imports that broke off between the catalogue and the shop.
  scheduled: { due: { finishBrokenImports: eachStore(finishImports) } },
  desk: {
    imports: {
      make: ({ env, store: { storeCode } }) => ({
        recent: () => deskImports(env, storeCode),
        skippedBy: (run) => skippedBy(env, storeCode, run),
      }),
      needs: { recent: 'see', skippedBy: 'see' },
    },
  },
});
