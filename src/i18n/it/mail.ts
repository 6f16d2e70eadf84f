import type { words as keys } from '../es-mx/mail';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'It is ready on {day} from {time}.': 'Sarà pronto {day} dalle {time}.',
  'Your card holds {amount}. We charge them when we send your order.':
    'Sulla tua carta sono bloccati {amount}. Li addebitiamo solo quando spediamo il tuo ordine.',
  'Your card holds {amount}. We charge them when your order is ready.':
    'Sulla tua carta sono bloccati {amount}. Li addebitiamo solo quando il tuo ordine è pronto.',
  'We hold {amount} for your order {number}': 'Abbiamo bloccato {amount} per il tuo ordine {number}',
  'Delivery address': 'Consegna a',
  'Call the branch at {phone}.': 'Chiama il negozio al {phone}.',
  'Do you need help? Call {phone}.': 'Ti serve aiuto? Chiama {phone}.',
  'Do you need help?': 'Ti serve aiuto?',
  'You pay {amount} at the branch.': 'Paghi {amount} in negozio.',
  'Your order {number} is ready': 'Il tuo ordine {number} è pronto',
  'We will write to you when {name} is back': 'Ti scriveremo quando {name} sarà di nuovo disponibile',
  '{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.':
    '{name}: al momento non disponibile. Appena torna ti mandiamo un solo messaggio, nessun altro.',
  'You did not ask for this, or you need it no more?': 'Non hai chiesto tu questo avviso o non ti serve più?',
  '{name} is back': '{name} è di nuovo disponibile',
  'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.':
    'Ci hai chiesto di avvisarti: {name} è di nuovo in vendita. Non possiamo tenerlo da parte e i pezzi potrebbero essere pochi.',
  'This was the only message about it.': 'Questo è stato l’unico messaggio al riguardo.',
  'Choose a new password': 'Scegli una nuova password',
  'Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.':
    'Qualcuno ha chiesto di cambiare la password del tuo account su {shop}. Se sei stato tu, scegline una nuova con questo pulsante.',
  'The link works once and for {minutes} minutes; if you ask for another one, only the newest works.':
    'Il link vale una volta sola e per {minutes} minuti; se ne chiedi un altro, vale solo il più recente.',
  'If it was not you, you need do nothing: your password stays as it is.':
    'Se non sei stato tu, non devi fare nulla: la tua password resta com’è.',
  'Welcome to {shop}': 'Ti diamo il benvenuto su {shop}',
  'Your account is ready. It shows how your orders are going, and your cart follows you to all your devices.':
    'Il tuo account è pronto. Qui vedi a che punto sono i tuoi ordini, e il tuo carrello ti segue su tutti i dispositivi.',
  'Go to my account': 'Vai al mio account',
  'If you did not make this account, choose a new password with this link: only who reads this e-mail can use it.':
    'Se non hai creato tu questo account, scegli una nuova password con questo link: può usarlo solo chi legge questa e-mail.',
  'Your password was changed': 'La tua password è stata cambiata',
  'The password of your account at {shop} was changed on {moment} (Mexico City). Your other devices were signed out.':
    'La password del tuo account su {shop} è stata cambiata il {moment} (Città del Messico). Gli altri tuoi dispositivi sono stati disconnessi.',
  'It was not me': 'Non l’ho fatto io',
  'If it was you, there is nothing more to do. If not, ask for a link at once and choose another password.':
    'Se sei stato tu, non c’è altro da fare. Altrimenti chiedi subito un link e scegli un’altra password.',
  'Your order {number} waits for your payment': 'Il tuo ordine {number} attende il pagamento',
  'See the order': 'Vedi l’ordine',
  'We received your order {number}': 'Abbiamo ricevuto il tuo ordine {number}',
  'Thank you for buying at {shop}. This is your order.': 'Grazie per l’acquisto da {shop}. Questo è il tuo ordine.',
  'You pay': 'Paghi',
  'You pay {amount} when you receive it.': 'Paghi {amount} alla consegna.',
  'Payment reference': 'Riferimento di pagamento',
  Where: 'Dove',
  'Give this reference at the till and pay the exact amount. The page of the order has it as a barcode.':
    'Comunica questo riferimento alla cassa e paga l’importo esatto. Nella pagina dell’ordine trovi il codice a barre.',
  'We prepare it once {amount} are paid. You pay on the page of the order.':
    'Lo prepariamo appena riceviamo il pagamento di {amount}. Puoi pagare dalla pagina dell’ordine.',
  'We send back the {amount} that came for it.': 'Ti rimborsiamo i {amount} ricevuti per questo ordine.',
  'Your order {number} is paid': 'Il tuo ordine {number} è pagato',
  'We received your payment of {amount}. Nothing is missing.':
    'Abbiamo ricevuto il tuo pagamento di {amount}. Non manca nulla.',
  'You have nothing to pay.': 'Non devi pagare nulla.',
  'Nothing is left to pay of your order {number}': 'Per il tuo ordine {number} non c’è più nulla da pagare',
  'We are preparing it, and write to you when it is ready.': 'Lo stiamo preparando e ti scriviamo quando è pronto.',
  'We are preparing it, and write to you when it is on its way.':
    'Lo stiamo preparando e ti scriviamo quando è in viaggio.',
  '{missing} of your order {number} are missing': 'Mancano {missing} per il tuo ordine {number}',
  'We send back {amount} of your order {number}': 'Ti rimborsiamo {amount} per il tuo ordine {number}',
  'We write to you when it is done.': 'Ti scriviamo quando è fatto.',
  'Your payment of order {number} came too late': 'Il pagamento del tuo ordine {number} è arrivato in ritardo',
  'Your payment came when the time for it was over, and the products had gone back to the shop. We send back {amount}.':
    'Il tuo pagamento è arrivato a termine scaduto, quando i prodotti erano già tornati in vendita. Ti rimborsiamo {amount}.',
  'Your payment came when the order was canceled already. We send back {amount}.':
    'Il tuo pagamento è arrivato quando l’ordine era già stato annullato. Ti rimborsiamo {amount}.',
  'How to pay your order {number}': 'Come pagare il tuo ordine {number}',
  'You changed how your order is paid: it is not paid by card any more.':
    'Hai cambiato il modo di pagare il tuo ordine: non si paga più con la carta.',
  'Your order {number} is to be paid again': 'Il tuo ordine {number} va pagato di nuovo',
  'The payment of your order counts no longer. {missing} are missing before we send it.':
    'Il pagamento del tuo ordine non vale più. Mancano {missing} prima della spedizione.',
  'Your order {number} has expired': 'Il tuo ordine {number} è scaduto',
  'Your order {number} was canceled': 'Il tuo ordine {number} è stato annullato',
  'Part of your order {number} was canceled': 'Una parte del tuo ordine {number} è stata annullata',
  'We took off what you did not want. This is what you still get.':
    'Abbiamo tolto quello che non volevi più. Questo ti arriva ancora.',
  'It costs now': 'Ora costa',
  'We do not charge the {amount} that your bank holds for us: it lets go of them.':
    'Non addebitiamo i {amount} bloccati sulla tua carta: la tua banca li sblocca.',
  'Your order {number} is on its way': 'Il tuo ordine {number} è in viaggio',
  'Your order left the shop on {day}.': 'Abbiamo spedito il tuo ordine {day}.',
  'Have {amount} ready: you pay when you receive it.': 'Tieni pronti {amount}: paghi alla consegna.',
  'We sent you {amount} of your order {number} back': 'Ti abbiamo rimborsato {amount} dell’ordine {number}',
  'It went to the card you paid with. Your bank may take some days to show it.':
    'L’importo è andato sulla carta con cui hai pagato. La tua banca può impiegare qualche giorno a mostrarlo.',
  'It went to {account}. Your bank may take some days to show it.':
    'Bonifico inviato a: {account}. La tua banca può impiegare un po’ a mostrarlo.',
  'You got it at a branch.': 'Lo hai ricevuto in negozio.',
  'Your bank may take some days to show it.': 'La tua banca può impiegare qualche giorno a mostrarlo.',
  'It came back to us': 'Ci è tornato indietro',
  'In all': 'In tutto',
  'Another {amount} follow.': 'Seguono altri {amount}.',
  'It was sent already': 'È già stato inviato.',
  'No customer has this e-mail': 'Nessun cliente ha questa e-mail',
  'It cannot be sent again: what it held was erased': 'Non si può inviare di nuovo: il contenuto è stato cancellato.',
  'Sign in to your account again': 'Accedi di nuovo al tuo account',
  'Several sign-ins to your account at {shop} failed, so we paused it for a few minutes. Open this link on the device where you want to sign in, and type your password there.':
    'Diversi accessi al tuo account su {shop} non sono riusciti, perciò lo abbiamo sospeso per qualche minuto. Apri questo link sul dispositivo con cui vuoi entrare e scrivi lì la tua password.',
  'If you did not ask for it, you need do nothing: nobody got in, and your password stays as it is.':
    'Se non l’hai chiesto tu, non devi fare nulla: nessuno è entrato e la tua password resta com’è.',
  'See your order {number}': 'Vedi il tuo ordine {number}',
  'Somebody asked to see your order {number} at {shop}. If it was you, open this link on the device where you want to see it.':
    'Qualcuno ha chiesto di vedere il tuo ordine {number} su {shop}. Se sei stato tu, apri questo link sul dispositivo su cui vuoi vederlo.',
  'The link works once and for {minutes} minutes.': 'Il link vale una volta sola e per {minutes} minuti.',
  'If it was not you, you need do nothing: without the link nobody sees your order.':
    'Se non sei stato tu, non devi fare nulla: senza il link nessuno vede il tuo ordine.',
  'Your order {number} has not left yet': 'Il tuo ordine {number} non è ancora partito',
  'Your order {number} is not ready yet': 'Il tuo ordine {number} non è ancora pronto',
  'We told you too early that it was on its way: we still prepare it, and write to you when it leaves.':
    'Ti abbiamo avvisato troppo presto che era in viaggio: lo stiamo ancora preparando e ti scriviamo quando parte.',
  'We told you too early that it was ready: we still look it out, and write to you when you can come for it.':
    'Ti abbiamo avvisato troppo presto che era pronto: lo stiamo ancora preparando e ti scriviamo quando puoi ritirarlo.',
  'Your order {number} still waits for you': 'Il tuo ordine {number} ti aspetta ancora',
  'Your order {number} is still on its way': 'Il tuo ordine {number} è ancora in viaggio',
  'We told you too early that you had picked it up: it still waits for you at its branch.':
    'Ti abbiamo avvisato troppo presto che l’avevi ritirato: ti aspetta ancora nel suo negozio.',
  'We told you too early that it was handed over: it is still on its way.':
    'Ti abbiamo avvisato troppo presto che era stato consegnato: è ancora in viaggio.',
  'What you paid stays with your order: you need do nothing.':
    'Quanto hai pagato resta sul tuo ordine: non devi fare nulla.',
  'The address of your order {number}': 'Abbiamo cambiato l’indirizzo dell’ordine {number}',
  'Who picks up your order {number}': 'Abbiamo cambiato chi ritira l’ordine {number}',
  'We corrected where your order goes. If you did not ask for it, write to us.':
    'Abbiamo corretto dove va il tuo ordine. Se non l’hai chiesto tu, scrivici.',
  'We corrected who picks up your order. If you did not ask for it, write to us.':
    'Abbiamo corretto chi ritira il tuo ordine. Se non l’hai chiesto tu, scrivici.',
  'Receives it': 'Lo riceve',
  'Another day for your order {number}': 'Un altro giorno per il tuo ordine {number}',
  'Another time for your order {number}': 'Un altro orario per il tuo ordine {number}',
  'What we promised of your order has changed. We are sorry if that is not what you expected.':
    'Quello che ti avevamo promesso per il tuo ordine è cambiato. Scusaci se non è ciò che ti aspettavi.',
};
