import type { words as keys } from '../es-mx/customers';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Look in the mail of your new address: with the button of our message you confirm it':
    'Controlla la nuova casella: confermi l’indirizzo con il pulsante del nostro messaggio',
  'Your account has its new e-mail': 'Il tuo account ha il nuovo indirizzo e-mail',
  'Your account has its e-mail of before again. Now choose a new password.':
    'Il tuo account ha di nuovo l’indirizzo di prima. Ora scegli una nuova password.',
  'Customer service changes it for you.': 'Lo cambia per te il servizio clienti.',
  'Change the e-mail': 'Cambia e-mail',
  'We write to the new one. It counts once you confirm it there.':
    'Scriviamo a quella nuova. Vale appena la confermi lì.',
  'New e-mail': 'Nuova e-mail',
  'Send me the confirmation': 'Inviami la conferma',
  'To change it, sign out and in again first: so we know that it is you.':
    'Per cambiarla, esci e accedi di nuovo: così sappiamo che sei tu.',
  'Confirm your new e-mail': 'Conferma la tua nuova e-mail',
  'From now on you sign in with it, and our letters go there. Your other devices are signed out.':
    'D’ora in poi accedi con questa e ti scriviamo lì. Gli altri tuoi dispositivi vengono disconnessi.',
  'Sign in with the e-mail you have used until now, and confirm the new one here.':
    'Accedi con l’e-mail che hai usato finora e conferma qui quella nuova.',
  'Confirm this e-mail': 'Conferma questa e-mail',
  'Take your account back': 'Riprenditi il tuo account',
  'Your account gets its e-mail of before again, every device is signed out, and you choose a new password.':
    'Il tuo account riprende l’indirizzo di prima, tutti i dispositivi vengono disconnessi e scegli una nuova password.',
  'Take my account back': 'Riprendi il mio account',
  'You asked to sign in at {shop} with this e-mail from now on. Confirm it with this button.':
    'Hai chiesto di accedere a {shop} con questa e-mail d’ora in poi. Confermala con questo pulsante.',
  'If it was not you, you need do nothing: the account keeps its e-mail.':
    'Se non sei stato tu, non devi fare nulla: l’account mantiene la sua e-mail.',
  'The e-mail of your account was changed': 'L’e-mail del tuo account è cambiata',
  'Since {moment} (Mexico City) your account at {shop} has the e-mail {email}. Your other devices were signed out.':
    'Dal {moment} (Città del Messico) il tuo account su {shop} ha l’e-mail {email}. Gli altri tuoi dispositivi sono stati disconnessi.',
  'If it was you, there is nothing more to do. If not, take your account back: the link works for {hours} hours.':
    'Se sei stato tu, non c’è altro da fare. Altrimenti riprenditi l’account: il link vale {hours} ore.',
  'Your account is yours again': 'Il tuo account è di nuovo tuo',
  'Your account at {shop} has this e-mail again, and all devices were signed out. The password of before no longer works.':
    'Il tuo account su {shop} ha di nuovo questa e-mail e tutti i dispositivi sono stati disconnessi. La password di prima non vale più.',
  'That device is signed out': 'Quel dispositivo è stato disconnesso',
  'Your other devices are signed out': 'Gli altri tuoi dispositivi sono stati disconnessi',
  '{browser} on {system}': '{browser} su {system}',
  'Another device': 'Altro dispositivo',
  'You are using it now': 'Lo stai usando adesso',
  'Last used on {moment}': 'Ultimo uso: {moment}',
  '{device} (this device)': '{device} (questo dispositivo)',
  'Sign out there': 'Disconnetti',
  'Your devices': 'I tuoi dispositivi',
  'You are signed in here. If you do not know one of them, sign it out and change your password.':
    'Qui hai la sessione aperta. Se non ne riconosci uno, disconnettilo e cambia la password.',
  'Sign out all other devices': 'Disconnetti tutti gli altri',
  'Reset password feature does not work while offline!': 'Senza rete non si può cambiare la password.',
  'Incorrect password': 'La password è sbagliata',
  'Invalid username/password': 'Utente o password non validi',
  'The code is wrong': 'Il codice è sbagliato',
  'Incorrect date': 'La data è sbagliata',
  'The number of attempts was exceeded': 'I tentativi sono finiti',
  'Error while sending reset password e-mail': 'Non siamo riusciti a inviare l’e-mail per cambiare la password',
  'Provided email does not exist': 'Questa e-mail non esiste. Controlla come è scritta.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'L’e-mail e la password non corrispondono. Controllale; dopo diversi tentativi bisogna aspettare 15 minuti.',
  'The password reset deadline has expired, or the token does not match; resubmit the request':
    'Il link per cambiare la password è scaduto o non è valido. Richiedilo di nuovo.',
  'The SMS was not sent': 'L’SMS non è stato inviato',
  'A customer with this email already exists': 'C’è già un cliente con questa e-mail',
  "You're logged out": 'Hai chiuso la sessione',
  'Signing in is not available in this shop at the moment': 'Al momento non si può accedere in questo negozio',
  'Please confirm that you are a person to go on': 'Conferma di essere una persona per continuare',
  'Many accounts were made from your network. Please wait a while before you make another one.':
    'Dalla tua rete sono stati creati molti conti. Aspetta un po’ prima di crearne un altro.',
  'Many sign-ins failed from your network. Please wait a while before you try again.':
    'Dalla tua rete molti accessi non sono riusciti. Aspetta un po’ prima di riprovare.',
  'If this e-mail has an account, a message with a link is on its way':
    'Se questa e-mail ha un conto, ti abbiamo mandato un messaggio con un link. Guarda anche nella posta indesiderata.',
  'Many links were asked for from your network. Please wait a while before you ask for another one.':
    'Dalla tua rete sono stati chiesti molti link. Aspetta un po’ prima di chiederne un altro.',
  'Password has successfully been changed': 'La tua password è stata cambiata',
  'The password was not changed: {reason}': 'La password non è stata cambiata: {reason}',
  'Did you forget your password?': 'Hai dimenticato la password?',
  'Type the e-mail of your account. We send you a link to choose a new password.':
    'Scrivi l’e-mail del tuo conto: ti mandiamo un link per scegliere una nuova password.',
  'Send me a link': 'Mandami il link',
  'New password': 'Nuova password',
  'The new password again': 'Ripeti la nuova password',
  'Your current password': 'La tua password attuale',
  'Change the password': 'Cambia la password',
  'Save the password': 'Salva la password',
  'Your other devices are signed out.': 'Gli altri tuoi dispositivi verranno disconnessi.',
  Password: 'Password',
  'The password again': 'Ripeti la password',
  'At least 8 characters, with a capital letter and a number.': 'Almeno 8 caratteri, con una maiuscola e un numero.',
  Show: 'Mostra',
  Hide: 'Nascondi',
  'Show the password': 'Mostra la password',
  'Hide the password': 'Nascondi la password',
  'Sign in': 'Accedi',
  'Create account': 'Crea un account',
  'Log out': 'Esci',
  'Log out on all devices': 'Esci da tutti i dispositivi',
  'My account': 'Il mio account',
  'Hello, {name}': 'Ciao, {name}',
  'You are signed in': 'Hai effettuato l’accesso',
  'New here? An account keeps your cart and your orders on all your devices.':
    'Prima volta qui? Con un account il carrello e gli ordini ti seguono su tutti i dispositivi.',
  'Buy without an account': 'Compra senza account',
  'Do you have an account already?': 'Hai già un account?',
  "Mother's surname": 'Cognome materno',
  'An e-mail of the shop itself is not allowed':
    'Usa la tua e-mail personale: quelle del negozio non possono avere un account.',
  'More about you (optional)': 'Di più su di te (facoltativo)',
  'It helps us to serve you. Later a branch or customer service changes it.':
    'Ci aiuta ad assisterti. In seguito lo cambiano un negozio o il servizio clienti.',
  'I would rather not say': 'Nessuna risposta',
  'I accept the': 'Accetto i',
  'We use your data for your account and your orders.': 'Usiamo i tuoi dati per il tuo account e i tuoi ordini.',
  Name: 'Nome',
  'You signed in': 'Hai effettuato l’accesso',
  'Your account is ready': 'Il tuo account è pronto',
  'You have lost nothing: type your password once more, and the rest is sent again.':
    'Non hai perso nulla: scrivi di nuovo la password, il resto viene inviato di nuovo.',
  'Your orders': 'I tuoi ordini',
  'No orders yet. When you buy, you see here how they are going.':
    'Non hai ancora ordini. Quando compri, qui vedi a che punto sono.',
  'Signing in to this account is paused until {until} (Mexico City)':
    'Per sicurezza l’accesso a questo account è sospeso fino alle {until} (Città del Messico).',
  'This device may sign in again: type your password':
    'Fatto: questo dispositivo può accedere di nuovo. Scrivi e-mail e password.',
  'Get in at once with a link by e-mail': 'È il tuo account? Entra subito con un link via e-mail',
  'Get in at once with a new password': 'È il tuo account? Entra subito con una nuova password',
  'Get in with a link': 'Entra con un link',
  'Unlock this device': 'Sblocca questo dispositivo',
  'This device may sign in at once then, with your password.':
    'Così questo dispositivo non deve più aspettare: entri subito con la tua password.',
  'I do not remember it: choose another password': 'Non me la ricordo: scegli un’altra password',
  'Type the e-mail of your account. Open the link we send you on this device, and sign in with your password.':
    'Scrivi l’e-mail del tuo account. Apri su questo dispositivo il link che ti mandiamo ed entra con la tua password.',
  'The message with the link cannot be sent at the moment': 'Al momento non possiamo inviare l’e-mail con il link',
  'The link has expired or was used already. Ask for another one.':
    'Il link è scaduto o è già stato usato. Chiedine un altro.',
};
