import type { DeskChange } from '../../commerce/desk-orders';
import type { Translate } from '../../i18n';
import { deskTime, EVENT_TEXTS, SOURCE_TEXTS } from './words';

/** What happened to an order and who told it: 'Cancelado (Operación, 10:36 22/11/2026)'. */
export const changesText = (t: Translate, changes: readonly DeskChange[]): string =>
  changes
    .map(({ type, source, at }) => `${t(EVENT_TEXTS[type])} (${t(SOURCE_TEXTS[source])}, ${deskTime(at)})`)
    .join('; ');
