import { text as german } from '../../../src/i18n/de-text';
import { text as desk } from '../../../src/i18n/desk-text';
import { text as italian } from '../../../src/i18n/it-text';
import { text as sentences } from '../../../workers/adapters/embedded/search/examples/text';
import { text as names } from '../../../workers/adapters/embedded/search/vocabulary/text';
import { text as openApi } from '../../../workers/api/docs/openapi-text';
import { text as docsPage } from '../../../workers/api/docs/page-text';
import { text as passwords } from '../../../workers/services/customers/common-passwords/text';

/** Texts that the Worker seldom needs and that are the same for everybody, by the modules whose one export they are. */
export const TEXTS: Readonly<Record<string, () => Promise<string>>> = {
  'workers/services/customers/common-passwords/text.ts': passwords,
  'workers/adapters/embedded/search/vocabulary/text.ts': names,
  'workers/adapters/embedded/search/examples/text.ts': sentences,
  'workers/api/docs/openapi-text.ts': openApi,
  'workers/api/docs/page-text.ts': docsPage,
  'src/i18n/de-text.ts': german,
  'src/i18n/it-text.ts': italian,
  'src/i18n/desk-text.ts': desk,
};
