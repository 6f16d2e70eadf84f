import type { Vocabulary } from './rows';

export const CHILDREN: Vocabulary = {
  names: [
    ['carrito de colección, carro de colección, coche de colección', 'auto clásico, auto de juguete'],
    ['brincabrinca, brinca brinca', 'trampolín'],
    ['juego para patio, juego de patio, juego para el jardín', 'columpio, juego de resorte, trampolín'],
    ['toy, toys', 'juguete'],
    ['teddy bear, osito, oso de peluche, muñeco de peluche', 'peluche'],
    ['juguete para bebé, juguete de bebé, sonaja', 'peluche, bloques, xilófono, juguetes'],
    ['dollhouse, casita de muñecas, casa de barbies', 'casa de muñecas'],
    ['trampoline, brinca brinca, tumbling, cama elástica', 'trampolín'],
    ['brincolín', 'trampolín, cama elástica'],
    [
      'carrito de juguete, cochecito de juguete, coche de juguete, carro de juguete, coche de colección',
      'auto de juguete, auto clásico',
    ],
    ['bloques, legos, bloques de construcción', 'bloques'],
    ['marimba, pianito, piano de juguete', 'xilófono'],
    ['juego de mesa, juegos de mesa, juego tranquilo, juego de estrategia, juego para pensar', 'ajedrez'],
    ['resbaladilla, juegos de jardín, pasamanos', 'columpio, juego de resorte'],
    ['caballito de madera, caballo de madera, caballo mecedor', 'caballito mecedor'],
    ['oso, osote, muñeco', 'peluche'],
    ['muñeca, muñecas, barbie, barbies, casa de juguete, casita de juguete', 'casa de muñecas'],
    ['carritos, carrito, coche a escala, hot wheels, carro a escala', 'auto de juguete, auto clásico'],
    ['tren, trenecito, cubos, cubos de madera, rompecabezas', 'tren de bloques'],
    ['instrumento para niños, juguete musical, juguete que haga música, tambor, pianito', 'xilófono'],
    ['dominó, lotería, damas chinas, baraja, monopoly', 'ajedrez'],
    ['brinca brinca, brincador, inflable para brincar, cama para brincar, salta salta', 'trampolín'],
    ['columpios, subibaja, juegos para el patio, juegos para jardín, casita de jardín', 'columpio, juego de resorte'],
    ['triciclo con canasta, moto de juguete, carrito montable, montable, correpasillos', 'triciclo, caballito mecedor'],
    ['carrito, cochecitos, carritos, coches, lamborghini, ferrari', 'auto de juguete, auto clásico'],
    ['mono de peluche, monito, muñeco de felpa, osito de felpa, stitch', 'oso de peluche'],
    ['animalito de felpa, muñeco de trapo, animalito de peluche', 'oso de peluche'],
    ['juguete de madera, juguetes de madera', 'tren de bloques, xilófono, casa de muñecas'],
    ['caballito, burrito, balancín', 'caballito mecedor'],
    ['carrito de colección, carrito antiguo, coche de colección, carro antiguo', 'auto de juguete, auto clásico'],
    [
      'teddy, oso teddy, oso panda, conejo de peluche, perrito de peluche, unicornio de peluche, dinosaurio de peluche, mona de trapo, muñeca de trapo, peluchito, felpa',
      'oso de peluche, peluche',
    ],
    [
      'casita de barbie, casa de barbie, casa para muñecas, casita para muñecas, mansión de muñecas, polly pocket, castillo de princesas, casa para barbies',
      'casa de muñecas',
    ],
    [
      'lego, duplo, megablocks, mega bloks, bloques de madera, juguete para armar, juego de construcción, tren de madera, trencito, tren de juguete, locomotora, ferrocarril, encajables, juguete didáctico, juguete educativo, juguete montessori, montessori',
      'tren de bloques, bloques',
    ],
    [
      'metalófono, glockenspiel, maraca, maracas, pandero, tamborcito, guitarrita, flauta dulce, sonajero, teclado infantil, piano infantil, batería de juguete',
      'xilófono',
    ],
    [
      'auto a escala, carrito de fricción, matchbox, majorette, camioncito, camión de juguete, camioneta de juguete, patrulla de juguete, vocho, bocho, rayo mcqueen, mcqueen, carrito de metal, carro de metal, coche de metal, modelo a escala, carro clásico, carrito clásico, coche antiguo, mustang, carcacha',
      'auto de juguete, auto clásico',
    ],
    ['chess, tablero de ajedrez, juego de ajedrez, ajedrez magnético', 'ajedrez'],
    [
      'rocking horse, caballo de palo, caballito balancín, balancín infantil, mecedora infantil, mecedora para niño, pony mecedor',
      'caballito mecedor',
    ],
    [
      'tricycle, triciclo apache, triciclo evolutivo, bici de tres ruedas, carrito de pedales, carro de pedales, avalancha, balance bike, bicicleta de equilibrio',
      'triciclo',
    ],
    [
      'spring rider, juego de muelle, caballito de resorte, balancín de resorte, subeybaja, juegos para escuela, juegos infantiles de exterior, bimbalete',
      'juego de resorte, columpio',
    ],
    [
      'swing, columpio de jardín, columpio de madera, columpio metálico, columpio para niños, playground, juegos de exterior, área infantil',
      'columpio, juego de resorte',
    ],
    [
      'tumblin, tomblin, tombling, brinco brinco, cama saltarina, colchón para brincar, lona para brincar, saltarín',
      'trampolín',
    ],
    ['barbi, barbis', 'casa de muñecas'],
    ['hotwils, hot wils, jot wils', 'auto de juguete, auto clásico'],
  ],
  instead: [
    ['alberca de pelotas, resbaladilla, tobogán', 'columpio, trampolín'],
    ['muñeca bebé', 'peluche, casa de muñecas'],
    ['patines de niño', 'patineta'],
    ['squishmallow, labubu, hello kitty, kuromi, pikachu, capibara', 'oso de peluche'],
    [
      'carro a control remoto, carro de control, carro de control remoto, pista de carros',
      'auto de juguete, auto clásico',
    ],
    [
      'serpientes y escaleras, turista mundial, backgammon, parchís, scrabble, rummy, naipes, memorama, jenga, juego de la oca',
      'ajedrez',
    ],
    [
      'carrito eléctrico para niño, carro eléctrico para niño, carro montable, jeep de batería, go kart',
      'triciclo, caballito mecedor',
    ],
    ['castillo inflable, brincolín inflable', 'trampolín'],
  ],
  purposes: [
    [
      'jugar afuera, jueguen afuera, juegue afuera, juegan afuera, jugar en el patio, jugar en el jardín, jugar al aire libre, salir a jugar',
      'trampolín, columpio, triciclo, patín del diablo, balón, patineta, montables y jardín',
    ],
    ['columpiarse, columpiar, mecerse, mecer', 'columpio, hamaca, caballito mecedor'],
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
    [
      'reyes, reyes magos, santa claus, santa clos, niño dios, día del niño, piñata, cumple de un niño, cumpleaños de un niño, cumple de una niña',
      'juguete, peluche, casa de muñecas, auto de juguete, auto clásico, triciclo',
    ],
    ['le gustan los carros, encantan los carros', 'auto de juguete, auto clásico'],
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
      'toda la familia, jugar en familia, domingo en familia, tarde lluviosa, sin pantallas, ingenio, pensar',
      'ajedrez, futbolito, mesa de ping pong, mesa de billar',
    ],
    ['gatear, gatea, caminar solo, primeros pasos', 'caballito mecedor, tren de bloques, triciclo'],
    ['bautizo, bautizar, ahijado', 'oso de peluche, tren de bloques, tarjeta de regalo'],
    ['jardín de niños, columpiar, resbalar, parque', 'columpio, juego de resorte, trampolín'],
    ['montar, cabalgar, vaquero', 'caballito mecedor'],
    ['jugar ajedrez, jaque, estratégico', 'ajedrez'],
    [
      'salga a jugar, salgan a jugar, salir a jugar, jugar al patio, brinco, brincan, cansarse, retozar, travieso, traviesos, latosos, no paran',
      'trampolín, columpio, juego de resorte, balón',
    ],
    ['musiquita, música para bebé, notas, sonidos', 'xilófono'],
    ['chilpayate, añito, añitos, bebito', 'tren de bloques, xilófono, caballito mecedor, oso de peluche'],
    ['mecer, cabalgar, jinete', 'caballito mecedor, cuna mecedora'],
    ['tres ruedas, primer triciclo', 'triciclo'],
    ['muñequita, princesa', 'casa de muñecas'],
    ['coche clásico, volkswagen, vochito, coleccionar carritos', 'auto de juguete, auto clásico'],
    ['vagón, vagones, apilar bloques, construir torres, encastrar', 'tren de bloques'],
    ['columpiarme, resbaladilla, juegos de parque', 'columpio, juego de resorte'],
    ['abrazarlo, miedo en la noche, dormirse con', 'oso de peluche'],
    ['dos hermanos, sin pelearse, se suban, subirse los dos', 'columpio, trampolín'],
    ['descalabró, descalabrar, golpes con la esquina', 'mesa redonda, comedor redondo, mesa infantil'],
    [
      'cumple dos años, cumple un año, cumple tres años',
      'tren de bloques, xilófono, caballito mecedor, oso de peluche, triciclo',
    ],
    [
      'se sienta sola, se sienta solo, ya se sienta, sienta solita, sienta solito, coordinación, psicomotricidad, estimulación temprana, estimular, agarrar cosas, aprender los colores, aprenda los colores, aprenda los números, terapia de lenguaje, autismo, autista, sensorial, dentición',
      'tren de bloques, xilófono, oso de peluche, caballito mecedor',
    ],
    [
      'jugar a las carreras, carreritas, carrera de carros, arrancones, fanático de los carros, fanático de los coches, autos clásicos, coches clásicos, carros clásicos, carros antiguos, autos antiguos, coleccionista, coleccionistas, coleccionable, coleccionables, fórmula uno, checo pérez, nascar',
      'auto de juguete, auto clásico',
    ],
    [
      'comidita, comiditas, jugar a la casita, jugar a la mamá, jugar a las muñecas, jugar a las barbies, monas, princesas, disney, frozen, imaginación, casita con sus monas',
      'casa de muñecas',
    ],
    [
      'maquinista, vías del tren, estación de tren, chu chu, torre de cubos, apilar cubos, armar figuras, ingeniero de grande, arquitecto de grande',
      'tren de bloques',
    ],
    [
      'cri cri, canciones infantiles, rondas infantiles, oído musical, notas musicales, aprenda música, primer instrumento, baquetas, palitos de colores, haga sonidos, que suene, hacer sonidos, ritmo',
      'xilófono',
    ],
    [
      'miedo el coco, miedo del coco, pesadilla, pesadillas, monstruo, monstruos, miedo dormir solo, miedo a dormir, dormir acompañado, apapacho, apapachos, niño enfermo, niña enferma, reconciliar, pedir perdón, pedirle perdón, san valentín, día del amor, enamorados, ternura, kawaii',
      'oso de peluche, peluche',
    ],
    [
      'jaque mate, ajedrecista, alfil, gambito, kasparov, alzheimer, demencia, ejercitar la mente, ejercitar el cerebro, agilidad mental, mente activa, estratega, club de ajedrez, torneo de ajedrez',
      'ajedrez',
    ],
    [
      'brincar en la cama, brincan en la cama, brinca en la cama, brincan en el sillón, brincar en los sillones, brincan en los sillones, mucha energía, pura energía, quietos, se están quietos, se está quieto, puro celular, puro videojuego, puro youtube, pegados al celular, pegado al celular, pegado a la tablet, adicto al celular, adictos al celular, encerrados en casa, curso de verano, fiesta infantil, fiestas infantiles, gimnasia, gimnasta, maromas, marometas, volteretas, piruetas',
      'trampolín, columpio, triciclo',
    ],
    [
      'meza, mezan, mece, mecen, empujar en el columpio, columpio del parque, volar en el columpio',
      'columpio, caballito mecedor, cuna mecedora',
    ],
    [
      'fraccionamiento, unidad habitacional, colonos, ayuntamiento, municipio, parque público, patio de recreo, recreo, zona infantil, zona de niños, patio de la escuela, restaurante familiar, quinta para fiestas',
      'juego de resorte, columpio, banca de parque',
    ],
    [
      'pedal, pedales, maneje con pedales, andar en triciclo, aprender a pedalear, aprenda a pedalear, equilibrio, vueltas al patio, vueltas en el patio',
      'triciclo, bicicleta',
    ],
    [
      'charro, charros, charrería, charrito, jaripeo, rodeo, carrusel, caballo, caballos, ranchero, toy story',
      'caballito mecedor',
    ],
    [
      'deje la tablet, dejen la tablet, deje el celular, dejen el celular, suelte el celular, suelte la tablet, suelten el celular, salga al jardín, salgan al jardín, salir al jardín, salga al patio, corretear, ejercicio para niños, sobrepeso infantil',
      'trampolín, columpio, triciclo',
    ],
    ['peinar muñecas, peinar a sus muñecas, vestir muñecas, vestir a sus muñecas', 'casa de muñecas'],
    [
      'hacer torres, tirar torres, apilar vasos, juguete ecológico, juguetes ecológicos, juguete que dure',
      'tren de bloques',
    ],
    [
      'piezas blancas, piezas negras, tablero blanco, mover piezas, jugar en la plaza, jugada, jugadas, contrincante',
      'ajedrez',
    ],
    ['pavor', 'oso de peluche, lámpara de buró'],
    ['hacer choques, chocar carritos, chocar coches, chocar cochecitos', 'auto de juguete, auto clásico'],
  ],
};
