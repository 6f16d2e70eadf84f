import type { words as keys } from '../es-mx/desk-coupons';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Coupons: 'Gutscheine',
  'Coupons open': 'Gültig',
  'Coupons over': 'Beendet',
  'Coupons of this store are made in your own system.':
    'Gutscheine dieses Shops entstehen in deinem eigenen System; hier lassen sie sich weder ansehen noch ändern.',
  'Code begins with': 'Code beginnt mit',
  'Find coupons': 'Suchen',
  'New coupon': 'Neuer Gutschein',
  'No coupons like this': 'Solche Gutscheine gibt es nicht.',
  'More coupons': 'Weitere Gutscheine',
  'Used {count} times': { one: '{count}-mal eingelöst', other: '{count}-mal eingelöst' },
  'Coupon code': 'Code',
  'However its letters are typed, it is the same coupon.': 'Groß- und Kleinschreibung zählt nicht.',
  Percentage: 'Prozentsatz',
  '10 is 10% or $10, as you chose.': '10 ist 10 % oder 10 $, je nach Art.',
  'Coupon first day': 'Erster Tag',
  'Coupon last day': 'Letzter Tag',
  'It can be used all of that day.': 'An diesem Tag gilt er noch, bis Mitternacht in Mexiko-Stadt.',
  'Of the goods, with IVA.': 'Der Waren, mit IVA und vor dem Gutschein.',
  'Orders that may use it in all': 'Bestellungen, die ihn insgesamt nutzen dürfen',
  'Save coupon': 'Änderungen speichern',
  'Make coupon': 'Gutschein anlegen',
  'End it now': 'Jetzt beenden',
  'Nobody can use it from now on. Orders that used it keep it.':
    'Ab jetzt kann ihn niemand mehr nutzen. Bestellungen, die ihn genutzt haben, behalten ihn.',
  'Yes, end {code}': 'Ja, {code} beenden',
  'An import brought it: the next one sets it as its file says.':
    'Ein Import hat ihn gebracht: Der nächste setzt ihn, wie seine Datei es sagt.',
  'Nobody changed it here': 'Hier hat ihn niemand geändert.',
  'From {from} to {to}': 'Vom {from} bis {to}',
  'From {from} on': 'Ab {from}',
  'Until {to}': 'Bis {to}',
  'Without end': 'Ohne Ende',
  'From a purchase of {amount}': 'Ab {amount} Einkauf',
  'At most {count} orders': 'Höchstens {count} Bestellungen',
  'There is a coupon of this code already': 'Einen Gutschein mit diesem Code gibt es schon.',
  'There is no coupon of this code': 'Einen Gutschein mit diesem Code gibt es nicht.',
  '{who} changed this coupon meanwhile; look at it again':
    '{who} hat diesen Gutschein inzwischen geändert. Sieh ihn dir noch einmal an.',
  'The coupon is saved': 'Der Gutschein ist gespeichert.',
  'The coupon is over': 'Der Gutschein ist beendet.',
  'A percentage is a whole number from 1 to 100':
    'Prüfe den Rabatt: Ein Prozentsatz ist eine ganze Zahl von 1 bis 100.',
  'The last day lies before the first': 'Der letzte Tag liegt vor dem ersten.',
};
