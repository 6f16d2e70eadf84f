/** What stands around every page, and what any call or form may answer. The keys of every locale are these. */
export const words = {
  'The store cannot be reached at the moment, please try again':
    'Por ahora no pudimos comunicarnos con la tienda. Inténtalo de nuevo.',
  'Could not copy link to clipboard': 'No pudimos copiar el enlace',
  'You are offline. What you typed stays here: try again when you are back.':
    'Estás sin conexión. Lo que escribiste sigue aquí: inténtalo de nuevo cuando vuelva.',
  'This form can only be sent from the shop': 'Esta forma solo se puede enviar desde la tienda.',
  'Not found': 'No lo encontramos',
  '{retailer} at {brand}': '{retailer} en {brand}',
  '{brand}, home': '{brand}, inicio',
  'Skip to content': 'Saltar al contenido',
  'Pay when you receive it': 'Paga al recibir',
  'IVA included in every price': 'Todos los precios incluyen IVA',
  'Help {phone}': 'Ayuda {phone}',
  Cart: 'Carrito',
  'in the cart': 'en el carrito',
  Home: 'Inicio',
  Categories: 'Categorías',
  'All categories': 'Todas las categorías',
  Shortcuts: 'Accesos',
  Opening: 'Abriendo',
  'You are offline. Tap it again when you are back.': 'Sin conexión no se abre. Tócalo otra vez cuando vuelva.',
  'The page takes longer than usual. Check your connection and try again.':
    'La página tarda más de lo normal. Revisa tu conexión e inténtalo de nuevo.',
  'This does not answer at the moment. Reload the page and try again.':
    'Esto no responde por ahora. Recarga la página e inténtalo de nuevo.',
  OK: 'OK',
  Offers: 'Ofertas',
  Close: 'Cerrar',
  Shop: 'Compra',
  Help: 'Ayuda',
  'Payment methods': 'Formas de pago',
  'Warranties and returns': 'Garantías y devoluciones',
  'Frequent questions': 'Preguntas frecuentes',
  'Privacy notice': 'Aviso de privacidad',
  'Terms and conditions': 'Términos y condiciones',
  'Everything with the price in sight and delivery to your door.':
    'Todo con el precio a la vista y entrega a tu puerta.',
  'Your data travels protected': 'Datos protegidos',
  'Delivery to your door': 'Entrega a tu puerta',
  '2 to 8 working days, with the date before you pay': 'De 2 a 8 días hábiles, con fecha antes de pagar',
  'In cash, at your door': 'En efectivo, en tu puerta',
  'Warranty in writing': 'Garantía por escrito',
  'On every product': 'En todos los productos',
  'Changed your mind?': '¿Cambiaste de opinión?',
  '5 working days from delivery to say so': '5 días hábiles desde la entrega para decirlo',
  'What you can count on': 'Con lo que cuentas',
  'Go to the home page': 'Ir al inicio',
  'You are here': 'Estás en',
  'Page not found': 'Página no encontrada',
  'It may have moved or been sold out. Search for it by name, or start from the home page.':
    'Puede que haya cambiado de lugar o ya no esté a la venta. Búscalo por su nombre o empieza desde el inicio.',
  'One moment, please': 'Un momento, por favor',
  'Many requests come from your network at the moment.': 'Llegan muchas solicitudes desde tu red en este momento.',
  'Show that you are a person, and you go on where you were.': 'Comprueba que eres una persona y sigues donde ibas.',
  'You have lost nothing: what you sent is sent again when you go on.':
    'No perdiste nada: al continuar se vuelve a enviar lo que enviaste.',
  'The check did not go through. Please try it once more.': 'La comprobación no pasó. Inténtala otra vez.',
  'The check cannot be made at the moment. Try again in a minute.':
    'Ahora no podemos hacer la comprobación. Inténtalo en un minuto.',
  'The check needs JavaScript: turn it on and reload this page.':
    'La comprobación necesita JavaScript: actívalo y recarga esta página.',
  'The check needs JavaScript. Turn it on and reload this page, or wait {minutes} minutes and press the button.':
    'La comprobación necesita JavaScript. Actívalo y recarga esta página, o espera {minutes} min y oprime el botón.',
  'Something went wrong': 'Algo salió mal',
  'Reference {id}': 'Folio {id}',
  'Something went wrong on our side': 'Algo salió mal de nuestro lado',
  'You have lost nothing: your cart is kept. Wait a moment and try again.':
    'No perdiste nada: tu carrito sigue guardado. Espera un momento e inténtalo de nuevo.',
  'We are still writing this page. Until then write or call us, and we gladly answer before you buy.':
    'Estamos escribiendo esta página. Mientras tanto, escríbenos o llámanos y con gusto te respondemos antes de que compres.',
  'More help': 'Más ayuda',
  Measuring: 'Medición',
  'May we keep in your browser which link brought you here, and measure what is seen and bought? The shop works the same without it.':
    '¿Podemos guardar en tu navegador por qué enlace llegaste y medir lo que se ve y se compra? La tienda funciona igual sin eso.',
  'No, thanks': 'No, gracias',
  'Yes, that is fine': 'Sí, está bien',
  'Change what we may measure': 'Cambiar lo que nos dejas medir',
  'Our other shops': 'Nuestras otras tiendas',
} as const;

declare module '../dictionaries' {
  interface Words {
    shop: typeof words;
  }
}
