import { CARRIER_MAX, CHOSEN_MAX } from '../desk-pages/forms';
import { defineForm } from '../form';
import { type FormFields, line, lines, optional } from '../form-fields';

/** Where many orders are sent at once, by the guide numbers of one carrier. */
export const GUIDES_PAGE = '/operacion/guias';

/** Orders of one sending: each takes some time, and all of them have to be done within one request. */
export const MOST_GUIDES = 50;
const GUIDES_MAX = 5000;

/** What is pasted of a spreadsheet has tabs between its columns. */
const pasted = lines(GUIDES_MAX);

/** Parameters of the page that asks before they are sent. */
export const GUIDES_CARRIER = 'paqueteria';
export const GUIDES_PASTED = 'guias';
/** Lines that were not sent, and why each was not, in the same order. */
export const GUIDES_LEFT = 'quedan';
export const GUIDES_WHY = 'motivos';

export const GUIDES = {
  carrier: line(CARRIER_MAX),
  guides: { ...pasted, test: (value: string) => pasted.test(value.replaceAll('\t', ' ')) },
  /** The orders as the page that asked showed them; left out, what happened to them since is not asked. */
  seen: optional(line(CHOSEN_MAX)),
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
