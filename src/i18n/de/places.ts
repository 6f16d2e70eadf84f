import type { places as keys } from '../es-mx/places';
import type { Dictionary } from '../translate';

export const places: Dictionary<keyof typeof keys> = {
  'Postal code not found': 'Diese Postleitzahl wurde nicht gefunden.',
  'Zip code without coverage': 'Zu dieser Postleitzahl liefern wir noch nicht.',
  'Could not load branch offices': 'Die Filialen ließen sich nicht laden',
  'There is no such branch': 'Diese Filiale gibt es nicht.',
  'Choose the branch where you pick it up': 'Wähle die Filiale, in der du abholst.',
  'This branch does not have everything in your cart': 'Diese Filiale hat nicht alles aus deinem Warenkorb.',
};
