import type { places as keys } from '../es-mx/places';
import type { Dictionary } from '../translate';

export const places: Dictionary<keyof typeof keys> = {
  'Postal code not found': 'Diese Postleitzahl wurde nicht gefunden.',
  'Zip code without coverage': 'Zu dieser Postleitzahl liefern wir noch nicht.',
  'Could not load branch offices': 'Die Filialen ließen sich nicht laden',
};
