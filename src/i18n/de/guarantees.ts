import type { words as keys } from '../es-mx/guarantees';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Guarantees of your order': 'Garantien deiner Bestellung',
  'Guarantee: {kind}': 'Garantie: {kind}',
  'None of its own': 'Keine eigene',
  'Extended warranty of {count} months': 'Verlängerte Garantie für {count} Monate',
  'Page of {name}': 'Seite von {name}',
  'Nothing of this order is left': 'Von dieser Bestellung ist nichts übrig',
};
