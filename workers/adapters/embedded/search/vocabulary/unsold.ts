import type { Vocabulary } from './rows';

const FOR_MEALS = 'jarra, olla, juego de cuchillos';
const TOOLS_OF_COOKS = 'juego de cuchillos, báscula de cocina, exprimidor de cítricos';
const BESIDE_A_LAVABO = 'mueble de baño, lavabo, cesto de ropa';
const FLOWERS = 'orquídea artificial, planta artificial, jarrón';
const FOR_A_PET = 'casa para perro, acuario';
const TO_BUILD = 'tren de bloques, casa de muñecas, auto clásico de juguete';
const NOTHING = '';

/** What shops in Mexico sell and some do not: what a catalogue does sell is found whatever stands here. */
export const UNSOLD: Vocabulary = {
  unsold: [
    [
      'vajilla, trastes, jícara, pocillo, molcajete, plato, platón, plato hondo, loza, copa, copa de vino, vaso, taza, tarro, tarro cervecero, cubierto, cuchara, tenedor, servilleta, ensaladera, azucarera, salero, servilletero, caballito tequilero, desechables',
      FOR_MEALS,
    ],
    ['vaso de licuadora, aspas de licuadora, vaso para licuadora', 'licuadora'],
    ['cantarito, cántaro', 'jarra'],
    ['termo, cilindro de agua, botella de agua, cantimplora, pachón', 'jarra, prensa francesa'],
    ['lonchera, tupper, tóper, tuper, recipiente para comida, refractario, frasco', 'olla, jarra'],
    [
      'molde para pastel, molde de gelatina, charola para hornear, rodillo de cocina, palote, manga pastelera, capacillo',
      'horno eléctrico de mesa, báscula de cocina',
    ],
    [
      'espátula, cucharón, pala de cocina, abrelatas, destapador, sacacorchos, colador, embudo, tabla para picar, tabla de picar, cuchara medidora, batidor de globo, pinzas de cocina, especiero, mandil, guante de cocina',
      TOOLS_OF_COOKS,
    ],
    ['waflera, máquina de waffles, crepera', 'sandwichera, parrilla de piedra'],
    ['olla de cocción lenta, crockpot, instant pot, olla eléctrica', 'arrocera, olla'],
    ['panificadora, máquina de pan, deshidratador, máquina de palomitas, palomera', 'horno eléctrico de mesa'],
    ['máquina de hielos, fábrica de hielo, máquina de helados', 'refrigerador'],
    [
      'molino de café, cápsulas de café, café molido, café en grano, café soluble, nescafé, espumador de leche',
      'cafetera, prensa francesa',
    ],
    ['dispensador de agua, garrafón, filtro de agua, purificador de agua', 'jarra, tinaco'],
    ['lavavajillas, lavatrastes, lavaplatos, escurridor de platos, escurretrastes', 'gabinete inferior de cocina'],
    [
      'leche, huevo, pan dulce, galleta, cerveza, vino tinto, tequila, mezcal, whisky, ron, vodka, refresco, coca cola, jugo, azúcar, aceite de cocina, cereal, dulces, pastel, pollo, pescado, fruta, verdura, tortilla, botana, sabritas, papas fritas, despensa, salsa, queso, jamón, mayonesa, helado, carne, sopa maruchan, maruchan, agua embotellada, atún, pizza, hamburguesa',
      NOTHING,
    ],
    [
      'edredón, sábana, cobija, cobertor, colcha, frazada, cubrecama, duvet, ropa de cama, cobija san marcos, sarape, manta',
      'colchón, cama, bolsa de dormir',
    ],
    ['almohada, funda de almohada, protector de colchón, cubrecolchón, mosquitero, pabellón', 'colchón, cama'],
    ['cortina, persiana, cortinero, visillo, vinil decorativo, papel tapiz', NOTHING],
    ['tapete, alfombra, tapete de entrada, felpudo, petate', NOTHING],
    [
      'toalla, bata de baño, tapete de baño, cortina de baño, jabonera, portarrollo, portacepillos, botiquín, accesorios de baño',
      BESIDE_A_LAVABO,
    ],
    [
      'taza de baño, excusado, sanitario, wc, inodoro, mingitorio, asiento de baño, tina de baño, jacuzzi, regadera, mezcladora, llave de lavabo, cancel de baño, destapacaños',
      'lavabo, mueble de baño',
    ],
    [
      'boiler, boiler de paso, boiler de depósito, boiler eléctrico, calentador de paso, calentador de agua, calentador solar, panel solar, planta de luz, generador de luz, tanque de gas, cilindro de gas, estufa de leña, chimenea',
      NOTHING,
    ],
    ['bomba de agua, flotador, hidroneumático, tambo de agua', 'tinaco'],
    ['espejo, espejo de cuerpo completo, espejo de pared', 'tocador con espejo, mueble de baño con espejo'],
    [
      'macetero, portamacetas, planta natural, bonsái, cactus, suculenta, árbol',
      'planta artificial, orquídea artificial',
    ],
    ['flor, ramo, ramo de rosas, arreglo floral, girasol', FLOWERS],
    [
      'cuadro, portarretrato, marco de fotos, póster, escultura, figura decorativa, vela, veladora',
      'jarrón, reloj cucú, lámpara de papel',
    ],
    [
      'árbol de navidad, pino de navidad, luces de navidad, series navideñas, esfera, nacimiento, corona navideña, adornos de navidad, piñata, globo, papel picado, mesa de dulces, vela de cumpleaños',
      NOTHING,
    ],
    ['papel de regalo, bolsa de regalo, moño, caja de regalo, tarjeta de felicitación', 'tarjeta de regalo'],
    [
      'escoba, trapeador, mopa, recogedor, cubeta, jerga, fibra, detergente, cloro, clorox, suavizante, jabón, jabón de trastes, jabón zote, pinol, fabuloso, suavitel, limpiador, bote de basura, basurero, bolsa de basura, papel de baño, papel higiénico, servitoalla, kleenex, klinex, pañuelo, insecticida, raid, aromatizante, trapo, guante de hule, cepillo',
      NOTHING,
    ],
    [
      'tendedero, burro de planchar, tabla de planchar, gancho de ropa, pinza de ropa, caja de plástico, caja organizadora',
      'cesto de ropa',
    ],
    [
      'plancha, plancha de vapor, plancha de ropa, vaporizador de ropa, aspiradora, robot aspirador, pulidora de pisos, hidrolavadora, máquina de coser, overlock',
      NOTHING,
    ],
    ['secadora, secadora de ropa, lavasecadora, centrífuga de ropa', 'lavadora'],
    ['hielera, cava de vinos', 'refrigerador'],
    ['humidificador, deshumidificador, purificador de aire, difusor de aromas', 'ventilador, minisplit'],
    [
      'perfume, loción, colonia, shampoo, champú, acondicionador, crema corporal, crema facial, crema para la cara, bloqueador, protector solar, desodorante, gel para cabello, tinte de cabello, secadora de pelo, secadora de cabello, plancha de pelo, plancha de cabello, rizador, tenaza, rasuradora, rastrillo para rasurar, cortadora de pelo, cepillo de dientes, pasta de dientes, colgate, hilo dental, gillette, esmalte de uñas, lámpara de uñas, cera depiladora',
      NOTHING,
    ],
    ['maquillaje, labial, rímel, base de maquillaje, sombra de ojos, paleta de sombras, cosmético', 'tocador'],
    [
      'medicina, paracetamol, aspirina, vitamina, proteína, suplemento, termómetro, baumanómetro, glucómetro, oxímetro, nebulizador, cubrebocas, gel antibacterial, alcohol, curita, vick vaporub, condón, toalla sanitaria, toalla femenina, pañal de adulto, faja, muleta, bastón, silla de ruedas, andador, cama de hospital, lentes graduados, lentes de contacto, aparato auditivo, férula',
      NOTHING,
    ],
    [
      'ropa, vestido, blusa, camisa, playera, pantalón, jeans, pantalón de mezclilla, falda, short, chamarra, abrigo, suéter, sudadera, chaleco, corbata, cinturón, gorra, sombrero, bufanda, calcetín, medias, ropa interior, calzón, bóxer, brasier, sostén, pijama, bata, traje de baño, bikini, leggings, pants, uniforme, disfraz, rebozo, huipil, guayabera, paliacate, jorongo, impermeable, paraguas, guantes, mallas, overol, camiseta, saco de vestir, traje de caballero, vestido de novia, mameluco',
      NOTHING,
    ],
    [
      'joya, anillo, arete, collar, pulsera, cadena de oro, reloj de pulsera, smartwatch, reloj inteligente, apple watch, dije',
      NOTHING,
    ],
    [
      'bota vaquera, bota de trabajo, bota industrial, bota de hule, zapato de seguridad, agujeta, plantilla, betún',
      'botín, zapato de lona, mocasín',
    ],
    [
      'llanta, llanta de carro, llanta de moto, llanta de bici, rin, cámara de bici, aceite de motor, batería de carro, acumulador, gato hidráulico, cubrevolante, cubre asientos, tapete de carro, limpiaparabrisas, autoestéreo, estéreo de carro, dashcam, faro, bujía, balata, anticongelante, cables pasa corriente, cera para carro, aromatizante de carro',
      NOTHING,
    ],
    [
      'candado de bici, bomba de aire, luz de bici, canasta de bici, portabicicletas, parrilla de bici, asiento de bici',
      'bicicleta urbana, casco integral',
    ],
    ['camioneta, automóvil, mototaxi, lancha, remolque, cuatrimoto de adulto', 'motoneta'],
    ['cuatrimoto para niño, moto para niño', 'triciclo, patín del diablo'],
    [
      'impresora, multifuncional, tinta de impresora, tóner, cartucho, mouse, teclado de computadora, teclado inalámbrico, teclado mecánico, mousepad, webcam, cámara web, memoria usb, usb, disco duro, memoria ram, memoria sd, tarjeta de video, router, módem, repetidor de wifi, antena, internet, no break, nobreak, regulador, multicontacto, extensión, extensión eléctrica, adaptador, calculadora',
      NOTHING,
    ],
    [
      'cargador, cable hdmi, cable usb, cable, funda, funda de celular, mica, protector de pantalla, power bank, pila portátil, batería portátil, pila, tripié, selfie stick, soporte de celular, control remoto',
      NOTHING,
    ],
    [
      'xbox, playstation, ps4, ps5, nintendo, nintendo switch, consola de videojuegos, videojuego, control de xbox, control de play, realidad virtual',
      'futbolito, mesa de billar, pantalla',
    ],
    ['proyector, cañón, reproductor de dvd, blu ray, roku, fire stick, tv box', 'pantalla'],
    [
      'cámara de seguridad, cámara fotográfica, cámara, gopro, dron, timbre, alarma, cerradura inteligente, interfón',
      NOTHING,
    ],
    ['micrófono, tornamesa, tocadiscos, disco, vinilo, cd', 'bocina, barra de sonido'],
    [
      'cuaderno, libreta, lápiz, pluma, bolígrafo, lapicero, lápices de colores, crayola, crayón, marcador, goma de borrar, sacapuntas, tijeras, pegamento, resistol, pritt, diurex, cinta adhesiva, masking tape, hojas blancas, hojas, papel bond, cartulina, foamy, fomi, folder, carpeta, engrapadora, clip, post it, agenda, calendario, pizarrón, estuche, lapicera, lapiceras, mapa, globo terráqueo, regla, juego de geometría, compás, acuarela, pincel, útiles, útiles escolares, sobre, sello, enmicadora, trituradora de papel, caja fuerte, plastilina',
      NOTHING,
    ],
    ['libro, novela, cuento, revista, diccionario, enciclopedia, cómic, manga, biblia', 'librero, repisero'],
    [
      'pintura, brocha, rodillo de pintar, lija, cinta métrica, nivel, cemento, yeso, impermeabilizante, silicón, cinta de aislar, cable eléctrico, apagador, cerradura, candado, manija, bisagra, tubo de pvc, pala, carretilla, compresor, guante de trabajo, lentes de seguridad, casco de obra, casco de seguridad, lámina, tabique, varilla, triplay, azulejo, loseta, piso laminado, ventana, alambre, malla ciclónica, andamio, polín, thinner, pegazulejo, tela de gallinero, teja',
      NOTHING,
    ],
    ['tornillo, clavo, taquete, pija, tuerca, grapa', 'desarmador, martillo'],
    ['broca, juego de brocas', 'taladro'],
    [
      'llave stilson, llave perica, llave allen, juego de llaves, dado, matraca, llave de cruz, remache',
      'desarmador, martillo',
    ],
    ['spot, riel de luces, tira led, foco led, manguera de luces', 'lámpara, candil'],
    ['pesas, mancuerna', 'multigimnasio, banco de abdominales'],
    ['patines, patín', 'patineta, patín del diablo'],
    ['comal, plancha de asar, sartén, sartén eléctrico', 'parrilla de piedra, olla, parrilla'],
    ['perchero, burro de ropa', 'ropero'],
    ['repisa, repisa flotante, entrepaño', 'repisero, librero'],
    ['talavera, alebrije, artesanía, barro de oaxaca', 'jarrón'],
    [
      'banco de barra, banco alto, silla de bar, silla de barra, silla alta de bar, banco de bar, periquera de bar',
      'mesa bistró, silla concha, rincón de café',
    ],
    ['disco de corte, soldadora, planta de soldar, careta de soldar', 'esmeriladora'],
    ['desbrozadora, sopladora, tractor podador, orilladora', 'podadora'],
    ['semilla, tierra, abono, fertilizante, pasto, pasto sintético, aspersor, rastrillo de jardín, carbón', NOTHING],
    ['alberca, alberca inflable, piscina, chapoteadero', 'camastro, trampolín'],
    [
      'pañal, toallita húmeda, biberón, chupón, mamila, leche en polvo, fórmula, papilla, gerber, babero, extractor de leche, esterilizador, pampers, huggies, aceite de bebé, talco, termómetro de bebé',
      NOTHING,
    ],
    ['andador de bebé, andadera, brincolín de bebé, caminadora de bebé', 'caballito mecedor, triciclo, carriola'],
    ['autoasiento, silla de auto, silla de carro, portabebé, asiento de bebé', 'carriola, silla alta'],
    ['bañera, bañera de bebé, tina de bebé, pañalera, bacinica, nica', 'cambiador'],
    ['corral, corralito, barandal de cama', 'cuna'],
    ['sonaja, mordedera, móvil de cuna, gimnasio de bebé', 'oso de peluche, xilófono, peluche, bloques, juguetes'],
    ['monitor de bebé, cámara de bebé, báscula de bebé', NOTHING],
    [
      'lego, legos, rompecabezas, play doh, slime, plastilina play doh, robot, pista de hot wheels, hot wheels, dinosaurio, dinosaurios, superhéroe, figura de acción, transformers, spiderman, cocinita, juego de té',
      TO_BUILD,
    ],
    ['muñeca, barbie, nenuco, títere, marioneta', 'casa de muñecas, oso de peluche'],
    [
      'trompo, yoyo, canica, matatena, papalote, burbuja, balero, pistola de agua, nerf, pistola de juguete',
      'balón, patineta, trampolín, juguetes',
    ],
    ['lotería, baraja, monopoly, cartas', 'ajedrez, futbolito'],
    [
      'croqueta, alimento de perro, comida de perro, comida de gato, alimento de gato, arena de gato, arenero, rascador, rascador de gato, árbol de gato, pez, premios de perro, hueso de perro, correa, pechera, collar de perro, plato de perro, bebedero de perro, juguete de perro, shampoo de perro, ropa de perro, transportadora, jaula, pedigree, whiskas, dog chow, antipulgas',
      FOR_A_PET,
    ],
    ['alimento de peces, filtro de pecera, piedras de pecera', 'acuario'],
    ['guantes de box, costal de box, saco de box', 'pera de box'],
    [
      'barra de dominadas, liga de ejercicio, cuerda de saltar, rueda de abdominales',
      'multigimnasio, banco de abdominales',
    ],
    ['portería, espinillera, tacos de futbol, jersey', 'balón de futbol'],
    ['canasta de basquetbol, aro de basquetbol, tablero de basquetbol, red de voleibol', 'balón de basquetbol'],
    [
      'bate, guante de beisbol, pelota de beisbol, pelota de tenis, pelota de golf, palos de golf, dardos, boliche',
      'balón, raqueta de tenis',
    ],
    ['casco de bici, rodillera, codera', 'casco integral, bicicleta urbana'],
    ['caña de pescar, kayak, tabla de surf, salvavidas, goggles, visor, snorkel, aletas', NOTHING],
    ['mochila de campismo, estufa de campamento, binoculares, brújula', 'casa de campaña, bolsa de dormir, linterna'],
    [
      'flauta, trompeta, saxofón, armónica, batería de música, clarinete, arpa, bongó, pandero',
      'guitarra, piano, xilófono',
    ],
    ['marimba', 'xilófono, piano'],
    ['bajo', 'guitarra'],
    ['cuerdas de guitarra, púa, atril, funda de guitarra, capo', 'guitarra'],
    [
      'boleto, vuelo, hotel, seguro, seguro de auto, préstamo, recarga de celular, tiempo aire, cigarro, vape, periódico, chip telcel, casa en venta, terreno',
      NOTHING,
    ],
    // The same in the languages of other store views.
    [
      'Geschirr, Teller, Tasse, Tassen, Becher, Besteck, Pfanne, Pfannen',
      'Kochtopf, Topf, Espressokocher, Kaffeemaschine, Küchenwaage',
    ],
    [
      'Bettdecke, Bettdecken, Bettwäsche, Bettlaken, Kopfkissen',
      'Matratze, Schaummatratze, Hybridmatratze, Federkernmatratze, Bett, Polsterbett, Holzbett',
    ],
    ['Buch, Bücher', 'Bücherregal, Regal'],
    ['Kopfhörer', 'Lautsprecher, Klangleiste'],
    ['Handy, Handys', 'Tablet'],
    [
      'Vorhang, Vorhänge, Gardine, Gardinen, Teppich, Teppiche, Handtuch, Handtücher, Kleid, Kleider, Hemd, Hemden, Hose, Hosen, Jacke, Jacken, Parfüm, Reifen, Hundefutter, Katzenfutter, Windel, Windeln, Drucker, Staubsauger, Bügeleisen, Waschmittel, Wandfarbe, Wandfarben, Kerze, Kerzen, Blume, Blumen',
      NOTHING,
    ],
    ['piatti, tazze, bicchiere, bicchieri, posate, padella, padelle', 'brocca, pentola, caffettiera, frullatore'],
    ['piumone, lenzuola, cuscini, coperta, coperte', 'materasso, letto'],
    ['libri', 'libreria, scaffale'],
    ['cuffie', 'diffusore, altoparlante'],
    ['telefono cellulare', 'telefono, cellulare'],
    [
      'tappeto, tappeti, asciugamano, asciugamani, vestito, vestiti, camicia, camicie, pantaloni, giacca, giacche, profumo, pneumatici, gomme auto, crocchette, cibo per cani, pannolini, stampante, aspirapolvere, ferro da stiro, detersivo, candele, fiori',
      NOTHING,
    ],
  ],
};
