import type { words as keys } from '../es-mx/newsletter';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Newsletter: 'Newsletter',
  'Look in your mail: with the button of our message you confirm':
    'Sieh in dein Postfach: In unserer Nachricht bestätigst du deine Anmeldung mit einem Klick',
  'You are subscribed': 'Du bekommst den Newsletter',
  'You are subscribed. Your coupon for 10 % off: {coupon}':
    'Du bekommst den Newsletter. Dein Gutschein über 10 %: {coupon}',
  'You will get no more newsletters': 'Du bekommst keinen Newsletter mehr',
  'This link is no longer good. Subscribe again and we send you a new one.':
    'Dieser Link gilt nicht mehr. Melde dich noch einmal an, dann schicken wir dir einen neuen.',
  'Many subscriptions were asked for from your network. Please wait a while before you ask for another one.':
    'Aus deinem Netz wurden viele Anmeldungen verschickt. Warte eine Weile vor der nächsten.',
  'Offers and news by e-mail, and a coupon for 10 % off once you confirm.':
    'Angebote und Neuigkeiten per E-Mail, und ein Gutschein über 10 %, sobald du bestätigst.',
  'Offers and news by e-mail.': 'Angebote und Neuigkeiten per E-Mail.',
  'You can end it any time with one link.': 'Du kannst ihn jederzeit mit einem Link abbestellen.',
  'Confirm my subscription': 'Meine Anmeldung bestätigen',
  'Send me no more newsletters': 'Ich möchte keinen Newsletter mehr',
  'Subscribe again': 'Wieder anmelden',
  Subscribe: 'Anmelden',
  'Confirm your subscription': 'Bestätige deine Anmeldung',
  'You asked for the newsletter of {shop}. Confirm it with this button, and your coupon for 10 % off is yours.':
    'Du hast den Newsletter von {shop} bestellt. Bestätige deine Anmeldung mit diesem Knopf, dann bekommst du deinen Gutschein über 10 %.',
  'The link works for 7 days.': 'Der Link ist 7 Tage gültig.',
  'If it was not you, you need do nothing: without the button you get no newsletter.':
    'Wenn du das nicht warst, brauchst du nichts zu tun: Ohne Bestätigung kommt kein Newsletter.',
  'Your coupon for 10 % off': 'Dein Gutschein über 10 %',
  'You are subscribed. Type this coupon in your cart.':
    'Du bekommst den Newsletter. Gib diesen Gutschein im Warenkorb ein.',
  'Go to the shop': 'Zum Shop',
  'It counts once, within 90 days.': 'Er gilt einmalig innerhalb von 90 Tagen.',
  'End your newsletter': 'Newsletter abbestellen',
  'Somebody asked to end the newsletter of {shop} for this e-mail. Confirm it with this button.':
    'Jemand möchte den Newsletter von {shop} für diese E-Mail-Adresse abbestellen. Bestätige das mit diesem Knopf.',
  'If it was not you, you need do nothing.': 'Wenn du das nicht warst, brauchst du nichts zu tun.',
  'You get the newsletter': 'Du bekommst den Newsletter',
  'You do not get the newsletter': 'Du bekommst den Newsletter nicht',
  'It goes to {email}.': 'Er geht an {email}.',
  'I do not want it any more': 'Ich möchte ihn nicht mehr',
  'Your coupon': 'Dein Gutschein',
};
