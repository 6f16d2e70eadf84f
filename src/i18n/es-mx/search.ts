/** Search and suggestions. The keys of every locale are these. */
export const words = {
  'Camera error: no permission': 'No tenemos permiso para usar la cámara',
  'Camera error: no device': 'No encontramos una cámara',
  'Camera error: in use': 'Otra aplicación está usando la cámara',
  'Camera error: browser unsupported': 'Este navegador no permite usar la cámara',
  'QR scan failed': 'No se pudo leer el código QR',
  Search: 'Buscar',
  'Search results': 'Resultados de búsqueda',
  'Search results for “{text}”': 'Resultados de búsqueda: “{text}”',
  'We found nothing for “{text}”': 'No encontramos nada con “{text}”',
  'Check how it is written or try a more general word.':
    'Revisa cómo está escrito o prueba con una palabra más general.',
  'We do not sell “{text}”': 'No vendemos “{text}”',
  'It is not among what we have.': 'No está entre lo que tenemos en la tienda.',
  'These are our departments, and below them what our customers rate best.':
    'Estos son nuestros departamentos, y abajo lo que mejor califican nuestros clientes.',
  'The search did not answer': 'La búsqueda no respondió',
  'We could not look for “{text}”, so we do not know whether we have it. Wait a moment and search again.':
    'No pudimos buscar “{text}”, así que no sabemos si lo tenemos. Espera un momento y busca otra vez.',
  'Search again': 'Buscar otra vez',
  'What are you looking for?': '¿Qué buscas?',
  'Write a product, a brand or a code in the search box.': 'Escribe un producto, una marca o un código en el buscador.',
  'Search products and brands…': 'Busca productos y marcas…',
  Suggestions: 'Sugerencias',
  Products: 'Productos',
  'See all results': 'Ver todos los resultados',
  '{count} suggestions': '{count} sugerencias',
  'Did you mean': '¿Quisiste decir',
  'Showing results for “{text}”.': 'Mostrando resultados de “{text}”.',
  'We found nothing with {all} together. This is what we have of “{kept}”.':
    'No encontramos nada que combine {all}. Te mostramos lo que hay de “{kept}”.',
  'Nothing has all that you wrote. This is what comes closest.':
    'Nada reúne todo lo que escribiste. Esto es lo más cercano.',
  'Nothing has all that you wrote. This is what comes closest, without {words}.':
    'Nada reúne todo lo que escribiste. Esto es lo más cercano, sin tomar en cuenta {words}.',
  'We have no {words} with these filters. This is what we have of the rest.':
    'No tenemos {words} con estos filtros. Te mostramos lo demás.',
  'We have no {words} at that price (“{price}”). This is what we have of the rest.':
    'No tenemos {words} al precio que pides (“{price}”). Te mostramos lo demás.',
  'We have no “{asked}”. What comes closest: {shown}.': 'No tenemos “{asked}”. Esto es lo más parecido: {shown}.',
  '“{text}”': '“{text}”',
  'You do not want {words}: what says so comes last.': 'Sin {words}: lo que lo menciona va al final.',
  'You might also like': 'También podría interesarte',
  'What costs less comes rather first.': 'Damos preferencia a lo que cuesta menos.',
  'Search for “{text}” as it is': 'Buscar “{text}” tal cual',
  'Ask us': 'Pregúntanos y te ayudamos a encontrarlo',
  'Scan a product': 'Escanear un producto',
  'Hold the code on the label of a product before the camera.':
    'Pon frente a la cámara el código de la etiqueta del producto.',
  'Looking for a code…': 'Buscando un código…',
  'What the camera sees': 'Lo que ve la cámara',
  'Open the camera': 'Abrir la cámara',
  'Or type its SKU': 'O escribe su SKU',
  'It stands below the code.': 'Está debajo del código.',
  'Find the product': 'Buscar el producto',
  'Recent searches': 'Búsquedas recientes',
  'Popular searches': 'Lo más buscado',
  'Clear recent searches': 'Borrar búsquedas recientes',
  'You are offline: searching needs the network.': 'No tienes conexión: para buscar hace falta internet.',
  'What we have in {words} is sold out for now. These are other sizes and colours.':
    'Lo que tenemos en {words} está agotado por ahora. Te mostramos otras tallas y colores.',
  'Shoe and clothing size': 'Talla',
  'The nearest to it that we have is in {name}.': 'Lo más cercano que tenemos está en {name}.',
  'From {name}': 'De {name}',
} as const;

declare module '../dictionaries' {
  interface Words {
    search: typeof words;
  }
}
