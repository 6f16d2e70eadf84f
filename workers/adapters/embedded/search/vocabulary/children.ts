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
    [
      'silla para papilla, silla para que coma, sillita para que coma, silla para mi bebé, sillita de bebé, comedor de bebé',
      'silla alta',
    ],
    ['cuna que se mece, cuna mecedora, mecedora de bebé', 'cuna mecedora'],
    ['cuna con cajones, cama de bebé, camita de bebé, corral, bambineto', 'cuna'],
    ['mueble para cambiar al bebé, mueble para pañales, cómoda para bebé, cambiador de pañales', 'cambiador'],
    ['carrito para pasear, coche de bebé, carriola para viaje, carriola ligera, andadera', 'carriola'],
    [
      'litera con escritorio, cama arriba y escritorio abajo, cama alta con escritorio, cama con escritorio abajo',
      'cama alta',
    ],
    ['camas gemelas, cama para dos niños, cama para hermanos', 'litera'],
    [
      'mesita infantil, mesita con sillas para niños, mesa para colorear, mesita para colorear, mesa para dibujar de niño',
      'mesa infantil',
    ],
    ['silla para niño, silla chiquita', 'silla infantil'],
    [
      'mueble para juguetes, juguetero, caja de juguetes, ropero para niño, cómoda infantil',
      'ropero infantil, librero de cubos',
    ],
    ['oso, osote, muñeco', 'peluche'],
    ['muñeca, muñecas, barbie, barbies, casa de juguete, casita de juguete', 'casa de muñecas'],
    ['carritos, carrito, coche a escala, hot wheels, carro a escala', 'auto de juguete'],
    ['tren, trenecito, cubos, cubos de madera, rompecabezas', 'tren de bloques'],
    ['instrumento para niños, juguete musical, juguete que haga música, tambor, pianito', 'xilófono'],
    ['dominó, lotería, damas chinas, baraja, monopoly', 'ajedrez'],
    ['brinca brinca, brincador, inflable para brincar, cama para brincar, salta salta', 'trampolín'],
    ['columpios, subibaja, juegos para el patio, juegos para jardín, casita de jardín', 'columpio, juego de resorte'],
    ['triciclo con canasta, moto de juguete, carrito montable, montable, correpasillos', 'triciclo, caballito mecedor'],
  ],
  instead: [
    ['alberca de pelotas, resbaladilla, tobogán', 'columpio, trampolín'],
    ['muñeca bebé', 'peluche, casa de muñecas'],
    ['patines de niño', 'patineta'],
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
    [
      'duerma mi bebé, duerma el bebé, dormir a mi bebé, acostar al bebé, acostar al recién nacido, que duerma mi bebé, bebé duerma, bebé dormir, ya no cabe en el moisés, colecho, recién nacida',
      'cuna mecedora, cuna',
    ],
    [
      'vamos a tener bebé, tener bebé, tener un bebé, esperando bebé, espero bebé, viene el bebé, primer bebé, cuarto del bebé, llega el bebé, nace mi bebé, todo para el bebé',
      'cuna, arma el cuarto del bebé, cambiador, carriola, silla alta',
    ],
    [
      'nene, nena, pasear a mi bebé, pasear, sacar a pasear, llevar al bebé, salir con el bebé, cargar al bebé',
      'carriola',
    ],
    [
      'empieza a comer, comer papillas, come solito, sentar al bebé a comer, que coma con nosotros, coma con nosotros, coma en la mesa',
      'silla alta',
    ],
    ['pañal, cambiarle el pañal, donde cambiar al bebé, bañar al bebé', 'cambiador'],
    [
      'mismo cuarto, dos hijos, dos niños, mis dos hijos, duermen juntos, hermanos duermen, comparten recámara, comparten el cuarto, comparten el mismo cuarto, arriba y abajo',
      'litera, cama infantil',
    ],
    [
      'ya no cabe en la cuna, salió de la cuna, su primera cama, primera cama, pasarlo a cama, pasarlo a su cama, dejó la cuna',
      'cama infantil',
    ],
    ['arriba duerma, abajo escritorio, duerma arriba, tarea abajo', 'cama alta'],
    [
      'colorear, coloree, coloreen, dibuje, dibujen, hacer manualidades, plastilina, jugar sentados',
      'mesa infantil, silla infantil',
    ],
    [
      'reyes, reyes magos, santa claus, santa clos, niño dios, día del niño, piñata, cumple de un niño, cumpleaños de un niño, cumple de una niña',
      'juguete, peluche, casa de muñecas, auto de juguete, triciclo',
    ],
    ['le gustan los carros, encantan los carros', 'auto de juguete'],
    ['construir, encajar, motricidad, didáctico, educativo, estimulación', 'tren de bloques, xilófono'],
    ['abrazar, abrace, dormir abrazado, tierno', 'peluche'],
    [
      'salgan al patio, salir al patio, salgan a jugar, todo el día en la tablet, todo el día en el celular, quitarles el celular, se cansen, sacar energía, gastar energía, quemar energía, muy inquietos, inquieto, hiperactivo',
      'trampolín, columpio, triciclo, balón de futbol',
    ],
    [
      'jardín de niños, jardín de un kínder, kínder, guardería, área de juegos',
      'juego de resorte, columpio, trampolín, mesa infantil',
    ],
    [
      'primera bici, primera bicicleta, aprender a andar en bici, aprenda a andar en bici, andar en bicicleta',
      'bicicleta de trucos, triciclo',
    ],
    [
      'juguetes tirados, juguetes regados, tantos juguetes, donde poner los juguetes, guardar los juguetes',
      'ropero infantil, librero de cubos, repisero',
    ],
    [
      'toda la familia, jugar en familia, domingo en familia, tarde lluviosa, sin pantallas, ingenio, pensar',
      'ajedrez, futbolito, mesa de ping pong, mesa de billar',
    ],
  ],
};
