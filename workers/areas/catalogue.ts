import { repriceDue } from '../adapters/embedded/reprice-due';
import { publishChanged } from '../adapters/embedded/served/publish';
import { catchUpRevision } from '../adapters/embedded/served/revision';
import { catalogueHandlers } from '../api/catalogue';
import { defineArea, eachStore } from './define-area';
import { readOfEngine } from './engine';

export const catalogue = defineArea('catalogue', {
  ports: { catalogue: readOfEngine('catalogue'), productFeed: readOfEngine('productFeed') },
  calls: catalogueHandlers,
  // Versions that are not served any more go with the imports that made them.
  retention: 'nothing ages',
  scheduled: {
    shown: { reprice: repriceDue, catchUpRevisions: eachStore(catchUpRevision) },
    // What fails for one store view is tried again in a minute.
    published: { publishCatalogues: eachStore(publishChanged) },
  },
});
