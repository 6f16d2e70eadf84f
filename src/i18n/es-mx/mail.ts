/** Messages by mail. The keys of every locale are these. */
export const words = {
  'It is ready on {day} from {time}.': 'Está listo el {day} desde las {time}.',
  'Your card holds {amount}. We charge them when we send your order.':
    'Apartamos {amount} en tu tarjeta. Los cobramos cuando enviemos tu pedido.',
  'Your card holds {amount}. We charge them when your order is ready.':
    'Apartamos {amount} en tu tarjeta. Los cobramos cuando tu pedido esté listo.',
  'We hold {amount} for your order {number}': 'Apartamos {amount} para tu pedido {number}',
  'Delivery address': 'Se entrega a',
  'Call the branch at {phone}.': 'Llama a la sucursal al {phone}.',
  'Do you need help? Call {phone}.': '¿Necesitas ayuda? Llama al {phone}.',
  'Do you need help?': '¿Necesitas ayuda?',
  'You pay {amount} at the branch.': 'Pagas {amount} en la sucursal.',
  'Your order {number} is ready': 'Tu pedido {number} está listo',
  'We will write to you when {name} is back': 'Te avisaremos cuando llegue {name}',
  '{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.':
    '{name} está agotado por ahora. En cuanto haya, te mandamos un solo correo y ningún otro.',
  'You did not ask for this, or you need it no more?': '¿No lo pediste tú, o ya no lo necesitas?',
  '{name} is back': 'Ya llegó: {name}',
  'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.':
    'Nos pediste que te avisáramos: {name} ya está disponible. No podemos apartarlo y quizá haya pocas piezas.',
  'This was the only message about it.': 'Este fue el único correo sobre este producto.',
  'Choose a new password': 'Elige una contraseña nueva',
  'Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.':
    'Alguien pidió cambiar la contraseña de tu cuenta en {shop}. Si fuiste tú, elige una nueva con este botón.',
  'The link works once and for {minutes} minutes; if you ask for another one, only the newest works.':
    'El enlace sirve una sola vez y durante {minutes} minutos; si pides otro, solo sirve el más nuevo.',
  'If it was not you, you need do nothing: your password stays as it is.':
    'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.',
  'Welcome to {shop}': 'Te damos la bienvenida a {shop}',
  'Your account is ready. It shows how your orders are going, and your cart follows you to all your devices.':
    'Tu cuenta está lista. En ella ves cómo van tus pedidos, y tu carrito te sigue en todos tus dispositivos.',
  'Go to my account': 'Ir a mi cuenta',
  'If you did not make this account, choose a new password with this link: only who reads this e-mail can use it.':
    'Si no creaste tú esta cuenta, elige una contraseña nueva con este enlace: solo quien lee este correo puede usarlo.',
  'Your password was changed': 'Se cambió tu contraseña',
  'The password of your account at {shop} was changed on {moment} (Mexico City). Your other devices were signed out.':
    'La contraseña de tu cuenta en {shop} se cambió el {moment} (hora del centro). En tus otros dispositivos se cerró la sesión.',
  'It was not me': 'No fui yo',
  'If it was you, there is nothing more to do. If not, ask for a link at once and choose another password.':
    'Si fuiste tú, no hay nada más que hacer. Si no, pide un enlace cuanto antes y elige otra contraseña.',
  'Your order {number} waits for your payment': 'Tu pedido {number} espera tu pago',
  'See the order': 'Ver el pedido',
  'We received your order {number}': 'Recibimos tu pedido {number}',
  'Thank you for buying at {shop}. This is your order.': 'Gracias por comprar en {shop}. Este es tu pedido.',
  'You pay': 'Pagas',
  'You pay {amount} when you receive it.': 'Pagas {amount} al recibirlo.',
  'Payment reference': 'Referencia de pago',
  Where: 'Dónde',
  'Give this reference at the till and pay the exact amount. The page of the order has it as a barcode.':
    'Da esta referencia en caja y paga el monto exacto. En la página del pedido está como código de barras.',
  'We prepare it once {amount} are paid. You pay on the page of the order.':
    'Lo preparamos en cuanto estén pagados {amount}. Se paga en la página del pedido.',
  'We send back the {amount} that came for it.': 'Te devolvemos los {amount} que llegaron por él.',
  'Your order {number} is paid': 'Tu pedido {number} está pagado',
  'We received your payment of {amount}. Nothing is missing.': 'Recibimos tu pago de {amount}. No falta nada.',
  'You have nothing to pay.': 'No tienes nada que pagar.',
  'Nothing is left to pay of your order {number}': 'Ya no hay nada que pagar por tu pedido {number}',
  'We are preparing it, and write to you when it is ready.': 'Lo estamos preparando y te escribimos cuando esté listo.',
  'We are preparing it, and write to you when it is on its way.':
    'Lo estamos preparando y te escribimos cuando vaya en camino.',
  '{missing} of your order {number} are missing': 'Faltan {missing} de tu pedido {number}',
  'We send back {amount} of your order {number}': 'Te devolvemos {amount} de tu pedido {number}',
  'We write to you when it is done.': 'Te escribimos cuando esté hecho.',
  'Your payment of order {number} came too late': 'El pago de tu pedido {number} llegó tarde',
  'Your payment came when the time for it was over, and the products had gone back to the shop. We send back {amount}.':
    'Tu pago llegó cuando el plazo ya había terminado y los productos habían vuelto a la tienda. Te devolvemos {amount}.',
  'Your payment came when the order was canceled already. We send back {amount}.':
    'Tu pago llegó cuando el pedido ya estaba cancelado. Te devolvemos {amount}.',
  'How to pay your order {number}': 'Cómo pagar tu pedido {number}',
  'You changed how your order is paid: it is not paid by card any more.':
    'Cambiaste la forma de pago de tu pedido: ya no se paga con tarjeta.',
  'Your order {number} is to be paid again': 'Hay que volver a pagar tu pedido {number}',
  'The payment of your order counts no longer. {missing} are missing before we send it.':
    'El pago de tu pedido ya no cuenta. Faltan {missing} para poder enviarlo.',
  'Your order {number} has expired': 'Tu pedido {number} venció',
  'Your order {number} was canceled': 'Tu pedido {number} se canceló',
  'Part of your order {number} was canceled': 'Se canceló una parte de tu pedido {number}',
  'We took off what you did not want. This is what you still get.':
    'Quitamos lo que ya no querías. Esto es lo que sí te llega.',
  'It costs now': 'Ahora cuesta',
  'We do not charge the {amount} that your bank holds for us: it lets go of them.':
    'No cobramos los {amount} apartados en tu tarjeta: tu banco los libera.',
  'Your order {number} is on its way': 'Tu pedido {number} va en camino',
  'Your order left the shop on {day}.': 'Tu pedido salió de la tienda el {day}.',
  'Have {amount} ready: you pay when you receive it.': 'Ten listos {amount}: pagas al recibirlo.',
  'We sent you {amount} of your order {number} back': 'Te devolvimos {amount} de tu pedido {number}',
  'It went to the card you paid with. Your bank may take some days to show it.':
    'Lo enviamos a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.',
  'It went to {account}. Your bank may take some days to show it.':
    'Lo enviamos a {account}. Tu banco puede tardar en mostrarlo.',
  'You got it at a branch.': 'Lo recibiste en una sucursal.',
  'Your bank may take some days to show it.': 'Tu banco puede tardar unos días en mostrarlo.',
  'It came back to us': 'Nos regresó',
  'In all': 'En total',
  'Another {amount} follow.': 'Faltan {amount} por devolverte.',
  'It was sent already': 'Ya se envió.',
  'No customer has this e-mail': 'Ningún cliente tiene este correo',
  'It cannot be sent again: what it held was erased': 'No se puede enviar otra vez: lo que llevaba se borró.',
  'Sign in to your account again': 'Vuelve a entrar a tu cuenta',
  'Several sign-ins to your account at {shop} failed, so we paused it for a few minutes. Open this link on the device where you want to sign in, and type your password there.':
    'Fallaron varios inicios de sesión de tu cuenta en {shop} y la pausamos unos minutos. Abre este enlace en el dispositivo donde quieres entrar y escribe ahí tu contraseña.',
  'If you did not ask for it, you need do nothing: nobody got in, and your password stays as it is.':
    'Si no lo pediste tú, no tienes que hacer nada: nadie entró y tu contraseña sigue igual.',
  'See your order {number}': 'Mira tu pedido {number}',
  'Somebody asked to see your order {number} at {shop}. If it was you, open this link on the device where you want to see it.':
    'Alguien pidió ver tu pedido {number} en {shop}. Si fuiste tú, abre este enlace en el dispositivo donde lo quieres ver.',
  'The link works once and for {minutes} minutes.': 'El enlace sirve una sola vez y durante {minutes} minutos.',
  'If it was not you, you need do nothing: without the link nobody sees your order.':
    'Si no fuiste tú, no tienes que hacer nada: sin el enlace nadie ve tu pedido.',
  'Your order {number} has not left yet': 'Tu pedido {number} todavía no sale',
  'Your order {number} is not ready yet': 'Tu pedido {number} todavía no está listo',
  'We told you too early that it was on its way: we still prepare it, and write to you when it leaves.':
    'Te avisamos antes de tiempo que iba en camino: todavía lo estamos preparando y te escribimos en cuanto salga.',
  'We told you too early that it was ready: we still look it out, and write to you when you can come for it.':
    'Te avisamos antes de tiempo que estaba listo: todavía lo estamos preparando y te escribimos cuando puedas pasar por él.',
  'Your order {number} still waits for you': 'Tu pedido {number} todavía te espera',
  'Your order {number} is still on its way': 'Tu pedido {number} todavía va en camino',
  'We told you too early that you had picked it up: it still waits for you at its branch.':
    'Te avisamos antes de tiempo que lo habías recogido: todavía te espera en su sucursal.',
  'We told you too early that it was handed over: it is still on its way.':
    'Te avisamos antes de tiempo que lo habíamos entregado: todavía va en camino.',
  'What you paid stays with your order: you need do nothing.':
    'Lo que pagaste sigue en tu pedido: no tienes que hacer nada.',
  'The address of your order {number}': 'Cambiamos la dirección de tu pedido {number}',
  'Who picks up your order {number}': 'Cambiamos quién recoge tu pedido {number}',
  'We corrected where your order goes. If you did not ask for it, write to us.':
    'Corregimos a dónde va tu pedido. Si no lo pediste, escríbenos.',
  'We corrected who picks up your order. If you did not ask for it, write to us.':
    'Corregimos quién recoge tu pedido. Si no lo pediste, escríbenos.',
  'Receives it': 'Recibe',
  'Another day for your order {number}': 'Nueva fecha para tu pedido {number}',
  'Another time for your order {number}': 'Nueva hora para tu pedido {number}',
  'What we promised of your order has changed. We are sorry if that is not what you expected.':
    'Cambió lo que te prometimos de tu pedido. Perdona si no es lo que esperabas.',
} as const;

declare module '../dictionaries' {
  interface Words {
    mail: typeof words;
  }
}
