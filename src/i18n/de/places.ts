import type { places as keys } from '../es-mx/places';
import type { Dictionary } from '../translate';

export const places: Dictionary<keyof typeof keys> = {
  'Pick it up at a branch': 'In der Filiale abholen',
  'There is no branch to pick it up at yet.': 'Es gibt noch keine Filiale zum Abholen.',
  'Choose the branch in the checkout': 'Filiale an der Kasse wählen',
  'Your postal code': 'Deine Postleitzahl',
  'See the nearest': 'Nächste Filialen zeigen',
  'Use my location': 'Meinen Standort verwenden',
  'Your browser did not say where you are.': 'Dein Browser hat deinen Standort nicht verraten. Gib deine Postleitzahl ein.',
  '{km} km away': '{km} km entfernt',
  'In stock here': 'Hier vorrätig',
  'Not enough of it here': 'Hier nicht genug vorrätig',
  'Not in stock here': 'Hier nicht vorrätig',
  'In your town': 'In deiner Stadt',
  'In your state': 'In deinem Bundesstaat',
  'Ask for its hours': 'Frag nach den Öffnungszeiten',
  'Pick it up free: see the branches': 'Kostenlos abholen: Filialen ansehen',
  'Postal code not found': 'Diese Postleitzahl wurde nicht gefunden.',
  'Zip code without coverage': 'Zu dieser Postleitzahl liefern wir noch nicht.',
  'Could not load branch offices': 'Die Filialen ließen sich nicht laden',
  'There is no such branch': 'Diese Filiale gibt es nicht.',
  'Choose the branch where you pick it up': 'Wähle die Filiale, in der du abholst.',
  'This branch does not have everything in your cart': 'Diese Filiale hat nicht alles aus deinem Warenkorb.',
};
