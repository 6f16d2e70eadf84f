/** What people may know and ask about their own data. The keys of every locale are these. */
export const words = {
  'See my data': 'Ver mis datos',
  'Correct my data': 'Corregir mis datos',
  'Erase my data': 'Borrar mis datos',
  'Oppose a use of my data': 'Oponerme a que usen mis datos',
  'It waits for its e-mail to be confirmed': 'Falta confirmar el correo',
  'We look at it': 'La estamos revisando',
  'Granted: we carry it out': 'Procede: la estamos cumpliendo',
  'It does not proceed': 'No procede',
  'Carried out': 'Cumplida',
  'Personal data': 'Datos personales',
  'Your data and privacy': 'Tus datos y privacidad',
  'Ask about your data': 'Pregunta por tus datos',
  'See your data, correct them, have them erased, or oppose a use of them.':
    'Ve tus datos, corrígelos, pide que se borren u oponte a que se usen.',
  'You may see your data, correct them, have them erased, or oppose a use of them. We answer within 20 business days and carry out what is granted within 15 more. It costs nothing.':
    'Puedes ver tus datos, corregirlos, pedir que se borren u oponerte a que se usen: son tus derechos ARCO. Te respondemos en máximo 20 días hábiles y, si procede, la cumplimos en 15 más. No cuesta nada.',
  'If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Si no te respondemos, o no estás de acuerdo, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
  'What you ask for': 'Qué pides',
  'The one the shop knows. We send a link there, so that nobody asks in your name.':
    'El que conoce la tienda. Ahí te mandamos un enlace, para que nadie pida en tu nombre.',
  'Which data, and what for': 'Qué datos, y para qué',
  'To correct something, write what is wrong and what is right.':
    'Para corregir algo, escribe qué está mal y cómo es correcto.',
  'We use what you write to answer your request, and for nothing else.':
    'Usamos lo que escribes para atender tu solicitud, y para nada más.',
  'Send the request': 'Enviar la solicitud',
  'Request {folio}': 'Solicitud {folio}',
  'How it stands': 'Cómo va',
  Received: 'Recibida',
  Answered: 'Respondida',
  'Answered at the latest': 'Respuesta a más tardar',
  'Carried out at the latest': 'Se cumple a más tardar',
  'Time is over': 'Plazo vencido',
  'We are late, and you can complain': 'Nos retrasamos, y puedes inconformarte',
  'Why it takes longer': 'Por qué tarda más',
  'You made it by telephone or in person, and we noted what you said:':
    'Nos la pediste por teléfono o en persona, y anotamos lo que dijiste:',
  'If it was not you, or it says something else, write to us.':
    'Si no fuiste tú, o no dice lo que pediste, escríbenos.',
  'Say how you know who asks: two things they said, or a document':
    'Marca cómo comprobaste quién la pide: dos datos que dijo, o una identificación.',
  'The day has not come yet, or is more than a year ago': 'Ese día todavía no llega, o fue hace más de un año.',
  'Open their data first': 'Abre primero sus datos.',
  'This e-mail has an account: open its data under customers, and note it there':
    'Ese correo tiene una cuenta: abre sus datos en Clientes y anótala ahí.',
  'What was said': 'Lo que se dijo',
  'What was written': 'Lo que se escribió',
  'The answer': 'La respuesta',
  'What you agreed to': 'Lo que aceptaste',
  'Privacy notice, version {version}, since {moment}.': 'Aviso de privacidad, versión {version}, desde el {moment}.',
  'Privacy notice: version {version} is in force.': 'Aviso de privacidad: está vigente la versión {version}.',
  'Advertising is apart from it: nobody gets any without having said yes, and one press ends it.':
    'La publicidad va aparte: nadie la recibe sin haber dicho que sí, y se quita con un toque.',
  '{moment}: yes to the newsletter (text {version})': '{moment}: sí al boletín (texto {version})',
  '{moment}: no more newsletter (text {version})': '{moment}: ya no al boletín (texto {version})',
  'A copy of your data': 'Una copia de tus datos',
  'Everything we keep of you, to read and for other programs. We make one a day, and keep it for a week.':
    'Todo lo que guardamos de ti, para leer y para otros programas. Hacemos una al día y la guardamos una semana.',
  'What {shop} keeps of you itself is not in here: ask it there.':
    'Lo que {shop} guarda de ti por su cuenta no está aquí: pídelo allá.',
  'Made on {moment}': 'Hecha el {moment}',
  'Save it to read': 'Guardar para leer',
  'Save it as JSON': 'Guardar como JSON',
  'Ask for a copy': 'Pedir una copia',
  'Ask for a new copy': 'Pedir una copia nueva',
  'What we keep of you': 'Lo que guardamos de ti',
  'Close the account': 'Cerrar la cuenta',
  'Close my account': 'Cerrar mi cuenta',
  'I want to close my account': 'Quiero cerrar mi cuenta',
  'I understood what happens': 'Entendí qué pasa',
  'Nobody can sign in any more, on any device, from that moment on.':
    'Desde ese momento nadie puede iniciar sesión, en ningún dispositivo.',
  'For {hours} hours you can take the account back by the link of our message.':
    'Durante {hours} horas puedes recuperarla con el enlace de nuestro mensaje.',
  'Then your data go: addresses, favourites, coupons, ways to sign in. Your reviews stay without your name.':
    'Después se borran tus datos: direcciones, favoritos, cupones, formas de entrar. Tus opiniones se quedan sin tu nombre.',
  'What is left in your wallet cannot be spent any more: use it first, or write to us.':
    'Lo que quede en tu monedero ya no se puede usar: gástalo antes, o escríbenos.',
  'Orders and invoices stay blocked as long as the law asks for, and nobody uses them for anything else.':
    'Pedidos y facturas se quedan bloqueados el tiempo que pide la ley, y nadie los usa para otra cosa.',
  'Open orders, returns and refunds go on. You see an order by its number and this e-mail.':
    'Los pedidos, devoluciones y reembolsos abiertos siguen su curso. Puedes ver un pedido con su número y este correo.',
  '{shop} keeps your account itself. Ask for your data to be erased with the form above, and it is told.':
    '{shop} lleva tu cuenta por su cuenta. Pide aquí arriba que se borren tus datos y se le avisa.',
  'Ask about data without an account': 'Preguntar por datos sin cuenta',
  'Look in your mail: with the button of our message you confirm that the request is yours':
    'Mira tu correo: con el botón de nuestro mensaje confirmas que la solicitud es tuya.',
  'We have your request. Its folio and its dates stand in the message we sent you.':
    'Recibimos tu solicitud. Su folio y sus fechas están en el mensaje que te mandamos.',
  'Many requests were sent from your network. Please wait a while before you send another one.':
    'Se enviaron muchas solicitudes desde tu red. Espera un rato antes de enviar otra.',
  'You have several requests that wait for an answer. We write to you about each of them.':
    'Tienes varias solicitudes por responder. Te escribimos de cada una.',
  'There is no such request': 'No existe esa solicitud.',
  'The request changed meanwhile: look at it again': 'La solicitud cambió mientras tanto: mírala otra vez.',
  'Write the answer, as the person reads it': 'Escribe la respuesta, como la leerá la persona',
  'It is noted, and the person is told': 'Quedó anotado y se le avisa a la persona.',
  'The time was made longer already, which is possible once': 'El plazo ya se amplió, y solo se puede una vez.',
  'We prepare your copy and write to you when it is ready': 'Preparamos tu copia y te escribimos cuando esté lista.',
  'There is no copy yet. Ask for one first.': 'Todavía no hay copia. Primero pide una.',
  'Your account is closed. We wrote to you what happens next.': 'Tu cuenta está cerrada. Te escribimos qué sigue.',
  'Say that you understood what happens': 'Marca que entendiste qué pasa',
  'The account is closed now and is erased when its time to come back is over':
    'La cuenta quedó cerrada y se borra cuando pase el tiempo para recuperarla.',
  'What stood here of this person is erased, but what the law keeps':
    'Se borró lo que había aquí de esta persona, menos lo que pide la ley.',
  'Confirm your request about your data': 'Confirma tu solicitud sobre tus datos',
  'From then on our time to answer runs: 20 business days.':
    'Desde ahí corre nuestro plazo para responderte: 20 días hábiles.',
  'Confirm my request': 'Confirmar mi solicitud',
  'You asked {shop}: {right}. Confirm with this button that it was you; from then on our time to answer runs.':
    'Le pediste a {shop}: “{right}”. Confirma con este botón que fuiste tú; desde ahí corre nuestro plazo para responderte.',
  'The link works for {days} days.': 'El enlace sirve {days} días.',
  'If it was not you, you need do nothing: nobody is told anything.':
    'Si no fuiste tú, no hagas nada: no le diremos nada a nadie.',
  'Folio of the request': 'Folio de la solicitud',
  'See the request': 'Ver la solicitud',
  'We have your request about your data': 'Recibimos tu solicitud sobre tus datos',
  'We answer within 20 business days. It costs nothing. If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Te respondemos en máximo 20 días hábiles. No cuesta nada. Si no te respondemos, o no estás de acuerdo, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
  'We need more time for your request': 'Necesitamos más tiempo para tu solicitud',
  'The law lets us do so once. The new date stands below.': 'La ley lo permite una vez. Abajo está la fecha nueva.',
  'The answer to your request about your data': 'La respuesta a tu solicitud sobre tus datos',
  'Your request is granted': 'Tu solicitud procede',
  'If you do not agree, you have 15 business days to go to the Secretaría Anticorrupción y Buen Gobierno.':
    'Si no estás de acuerdo, tienes 15 días hábiles para acudir a la Secretaría Anticorrupción y Buen Gobierno.',
  'We carry it out within 15 business days and write to you when it is done.':
    'La cumplimos en máximo 15 días hábiles y te escribimos cuando esté hecha.',
  'Your request about your data is carried out': 'Cumplimos tu solicitud sobre tus datos',
  'What you asked for is done.': 'Ya hicimos lo que pediste.',
  'The copy of your data is ready': 'La copia de tus datos está lista',
  'You find it in your account until {day}. A while after you signed in we ask for your password first.':
    'La encuentras en tu cuenta hasta el {day}. Si hace rato que iniciaste sesión, primero te pedimos tu contraseña.',
  'Go to my data': 'Ir a mis datos',
  'If it was not you, change your password: somebody is signed in to your account.':
    'Si no fuiste tú, cambia tu contraseña: alguien entró a tu cuenta.',
  'Your account is closed': 'Tu cuenta está cerrada',
  'We closed your account at {shop}, as you asked us to. Nobody can sign in to it any more.':
    'Cerramos tu cuenta en {shop}, como lo pediste. Ya nadie puede entrar a ella.',
  'You closed your account at {shop}. Nobody can sign in to it any more.':
    'Cerraste tu cuenta en {shop}. Ya nadie puede entrar a ella.',
  'Until {moment} (Mexico City) you can take it back. Then we erase your data but what the law makes us keep.':
    'Hasta el {moment} (hora del centro) puedes recuperarla. Después borramos tus datos, menos lo que la ley nos pide guardar.',
  'See an order': 'Ver un pedido',
  'Your data is erased': 'Borramos tus datos',
  'What was written with this e-mail without signing in goes a year later, or at once if you ask for it with a link to it.':
    'Lo que escribiste con este correo sin entrar a tu cuenta se borra al año, o de inmediato si lo pides con un enlace a ese correo.',
  'We erased your account at {shop} and what we kept with it.':
    'Borramos tu cuenta en {shop} y lo que guardábamos con ella.',
  'Orders and invoices stay as long as the law asks for, blocked: nobody uses them for anything else.':
    'Pedidos y facturas se quedan el tiempo que pide la ley, bloqueados: nadie los usa para otra cosa.',
  'This e-mail is free: with it you can make another account whenever you like.':
    'Este correo queda libre: con él puedes crear otra cuenta cuando quieras.',
  'We use what you write and send to look at your return, and for nothing else.':
    'Usamos lo que escribes y mandas para revisar tu devolución, y para nada más.',
  'We use these data to make out your invoice, and keep them as long as the law asks for.':
    'Usamos estos datos para hacer tu factura, y los guardamos el tiempo que pide la ley.',
  'Movements of your wallet': 'Movimientos de tu monedero',
  'Your confirmed telephone': 'Tu celular confirmado',
  'What happened to your orders': 'Lo que pasó con tus pedidos',
  'What happened to your returns': 'Lo que pasó con tus devoluciones',
  'Where money goes back to': 'A dónde se te devuelve dinero',
  'Your account': 'Tu cuenta',
  'Your password': 'Tu contraseña',
  'Links for a new password': 'Enlaces para una contraseña nueva',
  'Changes of your e-mail': 'Cambios de tu correo',
  'E-mails your account had': 'Correos que tuvo tu cuenta',
  'Your passkeys': 'Tus llaves de acceso',
  'Your lists of favourites': 'Tus listas de favoritos',
  'Coupons you used': 'Cupones que usaste',
  'Invoices you asked for': 'Facturas que pediste',
  'Products you wait for': 'Productos que esperas',
  'Messages to the shop': 'Mensajes a la tienda',
  'What our people did with your account': 'Lo que hizo nuestro personal con tu cuenta',
  'Your requests about your data': 'Tus solicitudes sobre tus datos',
  'Copies of your data': 'Copias de tus datos',
  'Closed accounts': 'Cuentas cerradas',
  'What you said of advertising': 'Lo que dijiste de la publicidad',
} as const;

declare module '../dictionaries' {
  interface Words {
    privacy: typeof words;
  }
}
