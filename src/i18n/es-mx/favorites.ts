/** Lists of favourites. The keys of every locale are these. */
export const words = {
  'Wishlist name already exists': 'Ya tienes una lista con ese nombre',
  'Lista no creada': 'No pudimos guardar la lista. Inténtalo de nuevo.',
  'Lista creada': 'Lista creada',
  'Cannot add product without stock to wishlist.': 'Está agotado: por ahora no se puede guardar en una lista.',
  'Product {productName} has been added to wishlist!': 'Guardamos {productName} en tu lista',
  '{productName} was in that list already': '{productName} ya estaba en esa lista',
  'A name has up to 30 letters': 'Usa hasta 30 caracteres',
  'We saved your list': 'Guardamos los cambios de tu lista',
  'We deleted the list': 'Eliminamos la lista',
  'We took it off the list': 'Lo quitamos de la lista',
  '{productName} is in your cart now and off the list': '{productName} pasó de tu lista al carrito',
  'We put {count} products of this device into your list': {
    one: 'Guardamos 1 producto de este dispositivo en tu lista',
    other: 'Guardamos {count} productos de este dispositivo en tu lista',
  },
  'We put {count} products into your list. {left} cannot be bought now and stay on this device.':
    'Guardamos {count} en tu lista. Por ahora no se pueden comprar {left}: se quedan en este dispositivo.',
  'None of these products can be bought now: they stay on this device':
    'Por ahora no se puede comprar ninguno: se quedan en este dispositivo',
  'This list is not in your account any more': 'Esa lista ya no está en tu cuenta',
  'This product is not in your list any more': 'Ese producto ya no está en tu lista',
  'This list is not shared any more': 'Esta lista ya no se comparte',
  'An account keeps 50 lists at most': 'Una cuenta guarda hasta 50 listas',
  'A list keeps 10,000 products at most': 'Una lista guarda hasta 10,000 productos',
  'Sign in and we save it to your list': 'Inicia sesión y lo guardamos en tu lista',
  'Your lists are not available at the moment': 'Tus listas no están disponibles por el momento',
  'Your lists': 'Tus listas',
  'Back to my lists': 'Volver a mis listas',
  'New list': 'Nueva lista',
  'Name of the list': 'Nombre de la lista',
  'Birthday, home, what you save up for.': 'Cumpleaños, la casa, lo que quieres comprar después.',
  'Create list': 'Crear lista',
  'No list yet. The heart of a product begins the first one.':
    'Todavía no tienes listas. Toca el corazón de un producto y empieza la primera.',
  'Nothing in it yet. Save products with their heart.': 'Todavía no hay nada aquí. Guarda productos con su corazón.',
  'Your hearts come here': 'Aquí llegan tus corazones',
  'Hearts fill this list': 'Guardar aquí lo que marque con el corazón',
  Private: 'Privada',
  Shared: 'Compartida',
  Public: 'Pública',
  'Only you see it': 'Solo tú la ves',
  'Whoever has the link sees it, without your name': 'La ve quien tenga el enlace, sin tu nombre',
  'Whoever has the link sees it, with your first name': 'La ve quien tenga el enlace, con tu nombre de pila',
  'Who sees it': 'Quién la ve',
  'Name and privacy': 'Nombre y privacidad',
  'Delete this list': 'Eliminar esta lista',
  'Delete “{name}” and its {count} products?': {
    one: '¿Eliminar “{name}” con su producto?',
    other: '¿Eliminar “{name}” con sus {count} productos?',
  },
  'Yes, delete it': 'Sí, eliminarla',
  'As you saved them': 'Lo último que guardaste',
  'By name': 'Por nombre',
  'Price: low to high': 'Precio: de menor a mayor',
  'Price: high to low': 'Precio: de mayor a menor',
  'Take off': 'Quitar',
  'Move to cart': 'Pasar al carrito',
  'Choose it on its page': 'Elegir',
  'Not for sale any more': 'Ya no está a la venta',
  'A list of {name}': 'Lista de {name}',
  'This list has no products yet.': 'Esta lista todavía no tiene productos.',
  'Favourites of this device': 'Favoritos de este dispositivo',
  'Save them in my account': 'Guardarlos en mi cuenta',
  'See what they are': 'Verlos',
  'Save to a list': 'Guardar en una lista',
  'Save here': 'Guardar aquí',
  'Create list and save': 'Crear lista y guardar',
  'In which list do you save {name}?': '¿En qué lista guardas {name}?',
  'We could not change your list. Try again.': 'No pudimos cambiar tu lista. Inténtalo de nuevo.',
  'Your list changes as soon as the connection is back. Until then it is kept here.':
    'Tu lista cambia en cuanto vuelva la conexión. Mientras tanto lo guardamos aquí.',
  'You have favourites on this device. Save them in your account?':
    'Tienes favoritos en este dispositivo. ¿Los guardamos en tu cuenta?',
} as const;

declare module '../dictionaries' {
  interface Words {
    favorites: typeof words;
  }
}
