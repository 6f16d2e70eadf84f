import type { DeskChange } from '../../commerce/desk/orders';
import type { Translate } from '../../i18n';
import { deskTime, EVENT_TEXTS, SOURCE_TEXTS } from './words';

/** What happened to an order and who told it: 'Cancelado (Lupe, 10:36 22/11/2026)'. */
export const changesText = (t: Translate, changes: readonly DeskChange[]): string =>
  changes
    .map(
      ({ type, source, at, actor }) => `${t(EVENT_TEXTS[type])} (${actor ?? t(SOURCE_TEXTS[source])}, ${deskTime(at)})`,
    )
    .join('; ');
