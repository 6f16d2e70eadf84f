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
  morning: {
    imports: `SELECT count(*) FROM (SELECT begun.began_at, ended.outcome FROM import_version AS begun LEFT JOIN import_end AS ended ON ended.version = begun.version
      WHERE begun.store = ?1 ORDER BY begun.version DESC LIMIT 1) WHERE outcome = 'dropped' OR (outcome IS NULL AND began_at < ?6)`,
  },
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
