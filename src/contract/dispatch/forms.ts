import { CARRIER_MAX } from '../desk-pages/forms';
import { defineForm } from '../form';
import { type FormFields, line, lines } from '../form-fields';

/** Where many orders are sent at once, by the guide numbers of one carrier. */
export const GUIDES_PAGE = '/operacion/guias';

/** Orders of one sending: each takes some time, and all of them have to be done within one request. */
export const MOST_GUIDES = 50;
const GUIDES_MAX = 5000;

/** What is pasted of a spreadsheet has tabs between its columns. */
const pasted = lines(GUIDES_MAX);

export const GUIDES = {
  carrier: line(CARRIER_MAX),
  guides: { ...pasted, test: (value: string) => pasted.test(value.replaceAll('\t', ' ')) },
} satisfies FormFields;

export const DISPATCH_FORMS = {
  'operacion-guias': defineForm({
    id: 'operacion-guias',
    path: '/operacion/guias',
    limit: 'form',
    page: GUIDES_PAGE,
    access: 'service',
    fields: GUIDES,
  }),
};
