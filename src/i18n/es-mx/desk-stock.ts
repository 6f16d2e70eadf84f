/** Stock at the desk. The keys of every locale are these. */
export const words = {
  Stock: 'Existencias',
  'Name or sku of a product': 'Nombre o SKU de un producto',
  'Find product': 'Buscar',
  'Find a product to see how many there are, and who holds them.':
    'Busca un producto para ver cuántos hay y quién los tiene apartados.',
  'No product is called like this': 'No hay productos así.',
  'Stock of this store is kept by your own system: correct it there. Here you see what it answers.':
    'Las existencias de esta tienda las lleva tu propio sistema: corrígelas ahí. Aquí ves lo que responde, por SKU exacto.',
  '{count} can be sold': '{count} a la venta',
  'Not counted': 'No se cuenta',
  'Not sold now': 'Fuera de venta',
  'Branch {name}': 'Sucursal {name}',
  'To be sent': 'Para envío',
  Place: 'Lugar',
  'Can be sold': 'A la venta',
  '{count} are missing': 'Faltan {count}',
  'Held by orders': 'Apartadas',
  'On the shelf': 'En existencia',
  Correct: 'Corregir',
  'Correct it': 'Guardar corrección',
  'What holds them': 'Qué las tiene apartadas',
  'Orders hold units until they are sent, picked up or called off. Carts hold none.':
    'Los pedidos apartan piezas hasta que se envían o se cancelan. Los carritos no apartan nada.',
  'No order holds any': 'Ningún pedido las tiene apartadas.',
  'More orders hold it: these are the oldest': 'Hay más pedidos; estos son los más antiguos.',
  'See it in the shop': 'Verlo en la tienda',
  'Nothing of it is sold by itself': 'No tiene existencias propias.',
  Corrections: 'Correcciones',
  'Nobody corrected it here': 'Nadie lo ha corregido aquí.',
  'An import of stock sets these figures anew.': 'Una importación de existencias vuelve a fijar estas cifras.',
  'Counted on the shelf': 'Piezas contadas',
  'All that lie there, the {held} that orders hold too.':
    'Todas las que hay, incluidas las que los pedidos tienen apartadas ({held}).',
  Reason: 'Motivo',
  'Reason count': 'Conteo físico',
  'Reason damaged': 'Dañadas',
  'Reason lost': 'Faltantes',
  'Reason found': 'Encontradas',
  'Reason returned': 'Devueltas',
  'Reason other': 'Otro',
  'I know that {held} are held, and correct it even below that':
    'Sé que los pedidos tienen apartadas {held} y lo corrijo aunque no alcance',
  '{who} corrected it meanwhile: there are {onHand} now':
    '{who} lo corrigió mientras tanto: ahora hay {onHand}. Revisa y vuelve a guardar.',
  'It changed meanwhile: there are {onHand} now':
    'Cambió mientras tanto: ahora hay {onHand}. Revisa y vuelve a guardar.',
  '{held} of them are held by orders, and there are only {counted}: say that you know it':
    'Los pedidos tienen apartadas {held} y solo contaste {counted}: no alcanza para todos. Si es así, marca la casilla y guarda.',
  'Of this nothing is counted, so nothing can be corrected':
    'De este producto no se lleva la cuenta: no hay nada que corregir.',
  'Corrected: {qty} can be sold, {held} are held': 'Corregido: a la venta {qty}, apartadas {held}.',
};

declare module '../dictionaries' {
  interface Words {
    deskStock: typeof words;
  }
}
