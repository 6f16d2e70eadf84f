import type { words as keys } from '../es-mx/newsletter';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Newsletter: 'Newsletter',
  'Look in your mail: with the button of our message you confirm':
    'Controlla la posta: conferma l’iscrizione con il pulsante del nostro messaggio',
  'You are subscribed': 'Ora ricevi la newsletter',
  'You are subscribed. Your coupon for 10 % off: {coupon}':
    'Ora ricevi la newsletter. Il tuo buono sconto del 10 %: {coupon}',
  'You will get no more newsletters': 'Non riceverai più la newsletter',
  'This link is no longer good. Subscribe again and we send you a new one.':
    'Questo link non è più valido. Iscriviti di nuovo e te ne mandiamo un altro.',
  'Many subscriptions were asked for from your network. Please wait a while before you ask for another one.':
    'Dalla tua rete sono state chieste molte iscrizioni. Aspetta un po’ prima di chiederne un’altra.',
  'Offers and news by e-mail, and a coupon for 10 % off once you confirm.':
    'Offerte e novità via e-mail, e un buono sconto del 10 % appena confermi.',
  'Offers and news by e-mail.': 'Offerte e novità via e-mail.',
  'You can end it any time with one link.': 'Puoi smettere quando vuoi con un link.',
  'Confirm my subscription': 'Conferma la mia iscrizione',
  'Send me no more newsletters': 'Non voglio più la newsletter',
  'Subscribe again': 'Iscriviti di nuovo',
  Subscribe: 'Iscriviti',
  'Confirm your subscription': 'Conferma la tua iscrizione',
  'You asked for the newsletter of {shop}. Confirm it with this button, and your coupon for 10 % off is yours.':
    'Hai chiesto la newsletter di {shop}. Confermala con questo pulsante e il tuo buono sconto del 10 % è tuo.',
  'The link works for 7 days.': 'Il link vale 7 giorni.',
  'If it was not you, you need do nothing: without the button you get no newsletter.':
    'Se non sei stato tu, non devi fare nulla: senza la tua conferma non arriva nessuna newsletter.',
  'Your coupon for 10 % off': 'Il tuo buono sconto del 10 %',
  'You are subscribed. Type this coupon in your cart.':
    'Ora ricevi la newsletter. Inserisci questo codice nel carrello.',
  'Go to the shop': 'Vai al negozio',
  'It counts once, within 90 days.': 'Vale una volta sola, per 90 giorni.',
  'End your newsletter': 'Smetti di ricevere la newsletter',
  'Somebody asked to end the newsletter of {shop} for this e-mail. Confirm it with this button.':
    'Qualcuno ha chiesto di non ricevere più la newsletter di {shop} a questa e-mail. Confermalo con questo pulsante.',
  'If it was not you, you need do nothing.': 'Se non sei stato tu, non devi fare nulla.',
  'You get the newsletter': 'Ricevi la newsletter',
  'You do not get the newsletter': 'Non ricevi la newsletter',
  'It goes to {email}.': 'Arriva a {email}.',
  'I do not want it any more': 'Non la voglio più',
  'Your coupon': 'Il tuo coupon',
};
