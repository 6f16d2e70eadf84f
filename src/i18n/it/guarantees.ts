import type { words as keys } from '../es-mx/guarantees';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Guarantees of your order': 'Garanzie del tuo ordine',
  'Guarantee: {kind}': 'Garanzia: {kind}',
  'None of its own': 'Nessuna propria',
  'Extended warranty of {count} months': 'Garanzia estesa di {count} mesi',
  'Page of {name}': 'Pagina di {name}',
  'Nothing of this order is left': 'Di questo ordine non resta nulla',
};
