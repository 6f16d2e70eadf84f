import type { Vocabulary } from './rows';

export const CHILDREN: Vocabulary = {
  names: [
    ['high chair, silla para que coma el bebé, silla de bebé, periquera', 'silla alta'],
    ['bunk bed, camarote, cama de dos pisos, cama doble piso, camas encimadas', 'litera'],
    ['crib, moisés', 'cuna'],
    ['stroller, carrito de bebé, carriolita, carreola, cochecito', 'carriola'],
    ['toy, toys', 'juguete'],
    ['teddy bear, osito, oso de peluche, muñeco de peluche', 'peluche'],
    ['juguete para bebé, juguete de bebé, sonaja', 'peluche, bloques, xilófono, juguetes'],
    ['dollhouse, casita de muñecas, casa de barbies', 'casa de muñecas'],
    ['trampoline, brinca brinca, tumbling, cama elástica', 'trampolín'],
    ['brincolín', 'trampolín, cama elástica'],
    ['cama con escritorio', 'cama alta'],
    ['kínder, preescolar', 'infantil'],
    [
      'carrito de juguete, cochecito de juguete, coche de juguete, carro de juguete, coche de colección',
      'auto de juguete',
    ],
    ['bloques, legos, bloques de construcción', 'bloques'],
    ['marimba, pianito, piano de juguete', 'xilófono'],
    ['juego de mesa, juegos de mesa, juego tranquilo, juego de estrategia, juego para pensar', 'ajedrez'],
    ['resbaladilla, juegos de jardín, pasamanos', 'columpio, juego de resorte'],
    ['caballito de madera, caballo de madera, caballo mecedor', 'caballito mecedor'],
    ['cuna', 'moisés'],
  ],
  purposes: [
    [
      'jugar afuera, jueguen afuera, juegue afuera, juegan afuera, jugar en el patio, jugar en el jardín, jugar al aire libre, salir a jugar',
      'trampolín, columpio, triciclo, patín del diablo, balón, patineta, montables y jardín',
    ],
    ['columpiarse, columpiar, mecerse, mecer', 'columpio, hamaca, caballito mecedor'],
    ['dormir al bebé, recién nacido, recién nacida, dormir recién nacido', 'cuna'],
    [
      'bebé, baby shower, embarazo, embarazada, nacer, nació, viene en camino, va a ser mamá, va a ser papá',
      'cuna, cambiador, carriola, silla alta, cunas y cambiadores',
    ],
    ['papilla, papillas, dar de comer al bebé, comer bebé', 'silla alta'],
    ['pañales, cambiar al bebé, cambiar pañales', 'cambiador'],
    [
      'guardar juguetes, ordenar juguetes, acomodar juguetes',
      'ropero infantil, repisero, librero de cubos, muebles infantiles',
    ],
    [
      'amigos, reunión, reuniones, reunión con amigos, jugar con amigos',
      'mesa de billar, mesas de juego, futbolito, mesa de ping pong, ajedrez',
    ],
    [
      'pasar la tarde, pasar el rato, tarde en familia, noche de juegos, aburrido, aburrida, aburridos, aburren, divertirnos, entretenernos',
      'ajedrez, futbolito, mesa de billar, mesa de ping pong, mesas de juego',
    ],
    ['brincar, brinquen, brinque, saltar, salten', 'trampolín'],
    ['jugar, jueguen, juegue, entretener', 'juguetes, juguete, montables'],
    ['comparten cuarto, compartir cuarto', 'litera, cama infantil, cama individual'],
    ['pasear al bebé, sacar al bebé', 'carriola'],
  ],
};
