import type { Vocabulary } from './rows';

export const OUTDOOR: Vocabulary = {
  names: [
    [
      'flashlight, lámpara para acampar, lámpara para campamento, lámpara para apagón, lámpara para apagones, lámpara de cabeza, lampareada, lámpara recargable de mano, lamparita de mano, luz para acampar, luz para campamento',
      'linterna',
    ],
    [
      'foco de mano, foco de pilas, foco de baterías, foco de bolsillo, foco para la mochila, luz de mano, luz de pilas, luz de baterías, luz de bolsillo, luz para la mochila, lámpara de mano, lámpara de pilas, lámpara de baterías, lámpara de bolsillo, lámpara para la mochila, lámpara sorda, lámpara led de mano, lámpara táctica, lámpara de minero, lámpara frontal, headlamp, lámpara de bicicleta, lámpara para la bici, lámpara de velador, lámpara de policía, lámpara con zoom, lámpara chica, lámpara para el carro, torch, lamparota',
      'linterna de mano, linterna',
    ],
    [
      'lámpara para la casa de campaña, lámpara de emergencia, lámpara de campamento, farol, quinqué, lantern, coleman, lámpara coleman, lámpara de gasolina, lámpara de petróleo, quinqué de pilas, candil de pilas, lámpara con agarradera, foco recargable, foco de emergencia, luz de emergencia',
      'linterna de campamento, linterna',
    ],
    ['lámpara recargable, lámpara usb, lámpara con cargador, lámpara sin pilas', 'linterna recargable, linterna'],
    [
      'tent, camping tent, casita de campaña, casa para dormir afuera, tienda de campaña, casa para acampar, casa para campamento, casita para acampar, casita para campamento, tienda, tienda para cuatro, casita para dormir en el campo, carpa de campaña, iglú, igloo, casa iglú, tienda iglú, carpa iglú, casa de acampar, tienda de acampar, carpa para dormir, carpa para acampar, carpa de acampar, carpita, casa de lona, tienda de dormir, casa de camping, tienda de camping',
      'casa de campaña',
    ],
    [
      'dog house, caseta de perro, perrera, casita de perro, casa de perro, casita para perro, casa para mi perro, cama para perro, casita para mi perro, casita para labrador, cucha, caseta, casa de mascota, casa para mascota, refugio para perro, jaula para perro, perrera de madera, casa del perro, casita del perro, casa pal perro, casa para cachorro, guarida, kennel, casa para lomito, hogar para perro, casita para mascota, puppy',
      'casa para perro',
    ],
    ['carpa', 'casa de campaña, tienda de campaña'],
    [
      'hammock, hamaca con base, columpio para adultos, hamaca yucateca, hamaca de yucatán, hamaca colgante, hamaca matrimonial, chinchorro, hamaquero, hamaqueros, silla colgante, sillón colgante, silla hamaca, mecedora colgante, swing, tixkokob',
      'hamaca',
    ],
    [
      'umbrella, quitasol, sombra para patio, parasol, sombrilla de patio, sombrilla para mesa, toldo, carpa para el patio, parasol de jardín, paraguas de jardín, paraguas de playa, lona para el sol, lona para sol, lona para sombra, toldito, sombrillota',
      'sombrilla',
    ],
    ['outdoor', 'exterior'],
    ['terraza, patio', 'exterior, jardín'],
    ['jardín', 'exterior, terraza'],
    [
      'drill, rotomartillo, taladradora, atornillador, destornillador eléctrico, berbiquí, perforadora, taladro recargable, taladro eléctrico, taladro percutor, taladro de percusión, percutor, roto martillo, llave de impacto, pistola de impacto, atornillador de impacto, pistola para atornillar, cordless drill, power drill',
      'taladro',
    ],
    [
      'hammer, marro, mazo, martillo de carpintero, martillo de uña, martillo de bola, martillo de albañil, martillo de goma, martillo chico, martillote, marrito, sledgehammer, martillo saca clavos, mazo de goma',
      'martillo',
    ],
    [
      'screwdriver, destornillador, desatornillador, destornillador de cruz, desarmador de cruz, desarmador plano, desarmador philips, desarmador phillips, desarmador de estrella, desarmador de paleta, desatornillador de cruz, destornillador plano, destornillador de estrella, juego de desarmadores, kit de desarmadores, screw driver',
      'desarmador',
    ],
    ['ladder', 'escalera'],
    [
      'aquarium, fish tank, pecera, pecera con tapa, pecera chica, tanque para peces, pecera de vidrio, pecera redonda, pecera grande, tortuguero, tortuguera, tanque de peces, pecera con luz, pecera con filtro, tanque de pecera, fishtank, pesera, pisera, acuarito',
      'acuario',
    ],
    [
      'colchón inflable, colchoneta, saco para dormir, bolsa para acampar, saco de dormir, bolsa para dormir, sleeping, saco para acampar, sleepingbag, saco térmico, bolsa térmica, bolsa momia, bolsa de acampar, bolsa de campamento, bolsa de campaña, cobija de campamento, saco de campamento',
      'bolsa de dormir',
    ],
    ['sleeping bag', 'bolsa de dormir, saco de dormir'],
    [
      'pastera, máquina de podar, desbrozadora, podadera, cortadora de pasto, podadora de pasto, cortapasto, corta pasto, cortacésped, máquina para cortar el pasto, podadora eléctrica, zacatera, orilladora, machete eléctrico, lawn mower, mower, segadora, chapeadora, bordeadora, weed eater, tractor de jardín, máquina del pasto, máquina para pasto, máquina de zacate, máquina para zacate, máquina para el zacate, máquina para el pasto, cortadora de zacate, cortadora de césped, corta zacate, podador, podadora de zacate, podadora de jardín, hilo para pasto',
      'podadora',
    ],
    [
      'reposera, silla de alberca, asoleadero, cama para alberca, silla para asolearse, silla larga, chaise de alberca, chaise lounge, chaise de exterior, camilla de alberca, camilla para asolearse, cama de playa, cama de sol, cama para asolearse, cama de jardín, lounger, pool chair, silla reclinable de alberca, silla de asolear, deck chair, sillón de alberca, camastrón',
      'camastro',
    ],
    ['tumbona', 'camastro, asoleadero'],
    [
      'sala de jardín, sala de ratán, sala de terraza, muebles de jardín, sala para la terraza, juego de terraza, sala para jardín, sala para patio, sala para terraza, sala para exterior, sala para balcón, sala para azotea, patio set, outdoor furniture, garden furniture',
      'sala de exterior, love seat de terraza, love seat de exterior',
    ],
    [
      'amoladora, pulidor, esmeril, cortadora de metal, pulidora de metal, disco para cortar, cortadora de fierro, cortadora de disco, grinder, angle grinder, mini esmeril, miniesmeril, mini pulidora, minipulidora, esmeriladora chica, cortadora de azulejo, cortadora de loseta, cortadora de varilla, cortadora de piso, cortadora de concreto, tronzadora, rectificadora, disco de corte, esmeril de mano, pulidora angular',
      'esmeriladora',
    ],
    ['pulidora', 'esmeriladora, esmeril'],
    [
      'serrote, segueta, sierra, serrucho de mano, sierra para madera, segueta para madera, hand saw, handsaw, sierra de mano, sierra para podar, sierra de podar, serrucho de podar, serrucho para podar, serrucho de carpintero, serrucho para madera, arco para segueta, arco de segueta, sierra manual, saw',
      'serrucho',
    ],
    [
      'mesa de trabajo, mesa de carpintero, mesa para herramienta, tablero para herramienta, panel para herramienta, mesa de taller, mueble para herramienta, mueble para herramientas, burro de carpintero, caballete, burro de trabajo, workbench, work bench, mesa para taller, mesa de herrero, mesa de mecánico, banco de carpintero, banco de taller, tablero perforado, panel perforado, pegboard, organizador de herramienta, organizador de herramientas, porta herramientas, mueble de taller, mueble para taller, carro de herramientas, gabinete para herramienta, gabinete de herramienta',
      'banco de trabajo',
    ],
    [
      'silla para jardín, silla para patio, silla para terraza, silla para exterior, silla para balcón, silla para azotea',
      'silla de playa, sillón de exterior, silla de exterior',
    ],
    [
      'sillón para jardín, sillón para patio, sillón para terraza, sillón para exterior, sillón para balcón, sillón para azotea',
      'sillón de exterior, love seat de exterior',
    ],
    ['alberca', 'piscina'],
    ['piscina', 'alberca'],
    ['camastro', 'asoleadero, tumbona, chaise de jardín'],
    ['perro', 'mascota'],
    [
      'silla para la playa, silla plegable de playa, silla para la alberca, silla de camping, silla para campamento, asientos para la playa, asiento de playa, sillita de playa, silla playera, silla de lona plegable, silla de pesca, silla para pescar, silla para acampar, silla de tijera, silla de director, beach chair, camping chair, silla plegable de lona, silla perezosa, silla de rayas, silla para la arena, silla para día de campo, silla para picnic',
      'silla de playa',
    ],
    [
      'banca, banca de jardín, banca para el patio, banco de jardín, banca de madera, banca de fierro, banca de herrería, banca de plaza, banca para jardín, banca para afuera, banca para el jardín, banca para el corredor, banca para el zaguán, banca de iglesia, banca larga, asiento de jardín, escaño',
      'banca de parque',
    ],
    ['taladro de pila, taladro sin cable, taladro de batería, atornillador eléctrico', 'taladro inalámbrico'],
    ['perro', 'casa para perro, mascota'],
    ['yunque', 'esmeriladora, taladro, martillo, desarmador, serrucho'],
    [
      'muebles de terraza, muebles de patio, muebles de exterior, muebles de mimbre, muebles de ratán, muebles de bejuco, muebles tejidos, muebles para afuera, muebles de afuera, muebles para jardín, muebles para la intemperie, muebles de azotea, muebles de alberca',
      'sala de exterior, sillón de exterior, love seat de terraza',
    ],
    [
      'silla acapulco, silla de ratán, silla de mimbre, silla de bejuco, silla tejida, equipal, equipales, butaca de jardín, mecedora para el patio, mecedora de porche, silla para afuera, sillón para afuera, sillón de mimbre, sillón de ratán, sillón de bejuco',
      'sillón de exterior',
    ],
    ['patio furniture', 'sala de exterior, sillón de exterior, love seat de exterior'],
    [
      'love seat de jardín, love seat de terraza, love seat de patio, love seat para afuera, sillón doble de jardín, banca acolchada, sofá para afuera, sofá de exterior, sofá de jardín, sofá de terraza',
      'love seat de exterior, love seat de terraza',
    ],
    [
      'tools, power tools, herramienta de albañil, herramienta de carpintero, herramienta de mecánico, kit de herramienta, kit de herramientas, juego de herramienta, juego de herramientas, set de herramientas, herramienta para el hogar, herramienta básica',
      'herramienta, desarmador, martillo, taladro',
    ],
    [
      'herramienta de luz, herramienta eléctrica, herramienta de batería',
      'herramienta eléctrica, taladro, esmeriladora',
    ],
    ['robot aspirador, aspiradora robot', 'aspiradora'],
    ['mechudo, mopa', 'trapeador'],
    ['karcher, hidro lavadora, máquina de presión, pressure washer', 'hidrolavadora'],
    [
      'alberquita, alberca inflable, alberca de plástico, alberca desmontable, alberca intex, chapoteadero',
      'alberca, piscina',
    ],
    ['tool box, toolbox', 'caja de herramienta, herramienta'],
    ['sun lounger, patio chair, outdoor chair', 'camastro, sillón de exterior'],
    [
      'sala de mimbre, sala de bejuco, sala para afuera, sala de afuera, sala tejida, sala de alberca, sala de azotea, juego de jardín, juego de patio',
      'sala de exterior, love seat de terraza',
    ],
  ],
  instead: [
    ['hamaca', 'camastro'],
    ['cama de perro, casa para gato, casita para gato, casa de gato, cama para mascota', 'casa para perro'],
    ['pinzas, llave inglesa, flexómetro, caja de herramientas, herramientas', 'herramienta, desarmador, martillo'],
    ['sierra eléctrica, caladora', 'serrucho, esmeriladora'],
    ['manguera, tijeras de podar', 'podadora'],
    [
      'kiosco, pérgola, malla sombra, malla para el sol, malla para sol, velaria, vela sombra, vela para sombra, gazebo, palapa, enramada, ramada, techo de lona, techo para patio, cenador, marquesina de lona',
      'sombrilla',
    ],
    ['dewalt, makita, milwaukee, ryobi, black and decker', 'taladro, esmeriladora'],
    ['truper, pretul, urrea, surtek', 'desarmador, martillo, taladro'],
    [
      'lijadora, dremel, moto tool, mototool, cepillo eléctrico, sierra circular, ingleteadora',
      'esmeriladora, serrucho',
    ],
    ['motosierra, hacha, machete, tijeras para podar', 'serrucho, podadora'],
    [
      'comedor de jardín, comedor de exterior, comedor para afuera, mesa de jardín, mesa de exterior, mesa para el patio, mesa para la terraza',
      'sala de exterior',
    ],
    ['catre, catre de campaña, colchón de campamento, tapete para acampar', 'bolsa de dormir'],
    ['cincel, marro grande, barreta', 'martillo'],
    ['estanque, terrario', 'acuario'],
  ],
  purposes: [
    [
      'acampar, campamento, campar, campismo, excursión, dormir bajo las estrellas',
      'casa de campaña, bolsa de dormir, linterna, campismo',
    ],
    [
      'asado, asar, asados, asador, barbacoa, carne asada, carnita asada, parrillada, parrilladas',
      'asador, parrilla, juego de cuchillos',
    ],
    ['asolearme, asolearse, asolearnos, broncearme, tomar el sol', 'camastro, silla de playa, hamaca'],
    ['sol, sombra, tapar el sol, cubrirse del sol', 'sombrilla, sombra'],
    ['playa, alberca, piscina, vacaciones', 'camastro, silla de playa, sombrilla, lentes de sol'],
    [
      'terraza, balcón, azotea, patio, roof garden',
      'sala de exterior, salas de exterior, sillón de exterior, exterior, camastro, hamaca, banca, sombrilla',
    ],
    ['jardinería, pasto, césped, podar', 'podadora, jardinería'],
    [
      'taller, reparar, arreglar, carpintería, construcción, composturas, perforar, conserje, intendente, manitas, milusos, mil usos, todólogo, chambitas, hazlo tú mismo, hágalo usted mismo, bricolaje, bricolage, diy, reparaciones, desperfectos, se descompone todo, contratista, constructor, maestro de obra, maistro, chalán, obra negra, en construcción, autoconstrucción, colado de la casa',
      'herramienta, taladro, martillo, desarmador, esmeriladora',
    ],
    ['clavar, clavos, clavo, clavar un clavo, clavar tablas, clavito', 'martillo'],
    ['colgar cuadros, colgar un cuadro, colgar un espejo, colgar fotos, cuadro, retrato, colgar', 'taladro, martillo'],
    [
      'tornillos, atornillar, apretar tornillos, quitar tornillos, tornillo, aflojar tornillos, desarmar, arreglar cosas, tuerca, aflojar, desatornillar, atornille, tornillo flojo, tornillo barrido, barrer un tornillo, barrió el tornillo, barrió un tornillo, bisagra, bisagras, manija, chapa floja, cerrajero, apagador, apagadores, enchufes, clavija, socket, da toques, electricista, electricistas, plomero, plomería, fontanero, aflojó, zafar, se zafó, cambiar pilas, pilas del juguete, tapa de pilas, abrir la compu, destapar la computadora, rechina la puerta, puerta caída, puerta floja, descolgó la puerta, cambiar un apagador, cambiar la chapa, cambiar el contacto, cambiar el enchufe, cambiar la manija, cambiar la llave del agua, poner el contacto, contacto flojo, abrir el control, abrir la tele, abrir el celular, abrir el juguete, abrir el aparato, tornillo de los lentes, tornillitos, puerta no cierra, puerta atorada, cajón se sale, salieron los tornillos, riel del cajón',
      'desarmador, taladro',
    ],
    [
      'hoyos, agujeros, hacer hoyos, hoyo, hoyo en la pared, hacer un hoyo, taladrar, taquete, taquetes, poner repisas, colgar repisas, colgar la tele yo, pared, perforar, agujero, barrenar, muro, repisas en la pared, broca, instalar persianas, colgar persianas, poner persianas, instalar cortinero, poner cortinero, colgar cortinero, poner cortinas, instalar el soporte, poner el soporte, poner un soporte, colgar cortinas, instalar cortinas, tablaroca, tabla roca, tablarroquero, alcayata, alcayatas, pija, pijas, armella, concreto duro, hueco en la pared, poner un gancho, ganchos en la pared, colgar un espejo pesado, colgar la bici, instalar alacenas, colgar macetas, colgar plantas, pared de concreto, muro de concreto, losa de concreto, pared dura, poner un pasamanos, instalar un pasamanos, poner un barandal, instalar un barandal, instalar una barra, agarraderas del baño, pretil, instalar un espejo, instalar un gancho',
      'taladro',
    ],
    ['carpintero, albañil, mecánico, herrero', 'herramienta, taladro, martillo, banco de trabajo'],
    ['alcanzar, subirme, cambiar un foco, cambiar focos, goteras, gotea el techo', 'escalera'],
    [
      'cortar metal, cortar fierro, varilla, soldar, soldador, cortar varilla, cortar tubo, pulir, desbastar, fierro, lámina, metal, soldadura, azulejo, cortar azulejo, oxidado, cortar mármol, cortar cantera, cortar un candado, herreros, herrera, portón, portones, reja, rejas, protecciones de ventana, ptr, solera, loseta, losetas, mosaico, vitropiso, adoquín, cortar piedra, cortar concreto, cortar block, varillas, alambrón, quitar el óxido, quitar pintura, afilar, sacarle filo, filo al machete, machetes, hojalatero, hojalatería, laminero, balconería, pailero, tornero, mofle, mofles, chatarra, cortar candado, rebaba, rebabas, chispas, machete sin filo, machete mellado, filo del hacha, quitar la rebaba, quitar la soldadura, emparejar la soldadura, cortar cadena, cortar la cadena, cortar una cadena, carrocería, tubo galvanizado, escape del carro, cortar lámina',
      'esmeriladora',
    ],
    [
      'cortar madera, tabla, tablas, cortar tablas, corto unas tablas, aserrar, cortar una rama, ramas, cortar palos, leña',
      'serrucho',
    ],
    [
      'perro, perra, mascota, cachorro, cachorra, pastor alemán, pastor belga, golden retriever, gran danés, san bernardo, cocker, maltés, shih tzu, yorkie, yorkshire, akita, chow chow, malinois, galgo, perro criollo, labrador, chihuahua, pitbull, husky, poodle, schnauzer, bulldog, rottweiler, xolo, xoloitzcuintle, beagle, dálmata, doberman, perro salchicha, pomerania, mastín, lomito, firulais, perrijo, perrhijo, canino, canina',
      'casa para perro, mascotas',
    ],
    [
      'pez, peces, pescadito, pescaditos, pececito, pececitos, tortuga, pecera, mascota que no haga ruido, pez betta, pescados, betta, agua dulce, guppy, guppies, pecesitos, tortugas, terrario, ajolote, ajolotes, goldfish, pez dorado, pez japonés, peces de colores, peces japoneses, nemo, cíclidos, tetras, escalares, mollys, platys, camaroncitos, cangrejito, caracol de agua, acuarismo, acuarista, oxigenador, pez en la cubeta, pez en bolsa, agua turbia, agua verde, alérgico al pelo, alérgica al pelo, alergia al pelo, mascota sin pelo, mascota tranquila, mascota fácil, mascota silenciosa, fish, renacuajo, renacuajos, ranita, ranitas, pez payaso, pez gato, gupis, betas, acuática, acuático',
      'acuario',
    ],
    [
      'apagón, apagones, va la luz, fue la luz, corta la luz, no hay luz, sin luz, falta la luz, se va la luz, se fue la luz, quedamos sin luz, andar de noche, buscar en la noche, emergencia, huracán, temblor, alumbrarme, me alumbro, lámpara apagón, velas, linternas, cueva, excursionista, senderismo, obscuras, oscuras, transformador, sin electricidad, planta de luz, tinieblas, tormenta, tormentas, ciclón, tornado, sismo, terremoto, tiembla, mochila de emergencia, mochila de vida, protección civil, kit de emergencia, gruta, grutas, caverna, túnel, catacumbas, espeleología, fusible, fusibles, pastilla de la luz, bajó la pastilla, botó la pastilla, caja de luz, centro de carga, corto circuito, cortocircuito, recibo vencido, cortaron la luz, quitaron la luz, bajones de luz',
      'linterna',
    ],
    [
      'frío en la noche, pasar frío, frío acampando, montaña, acampar con frío, campamento frío, nevado, volcán, menos grados, bajo cero, hielo en la noche, helada, madrugada, hiela, congelo, escarcha, en la sierra, a la sierra, sierra tarahumara, sierra norte, la marquesa, la malinche, a la laguna, pijamada, pijamadas, piyamada, piyamadas, pillamada, duermen en el piso, hipotermia, tiritar, titiritar, congelar de noche, frío en la sierra, frío del bosque',
      'bolsa de dormir, casa de campaña',
    ],
    [
      'dormir en el campo, dormir afuera, dormir en la playa, dónde dormir acampando, campamento dormir, acampar dormir, cerro, cerros, lago, presa, desierto, ajusco, nevado de toluca, barrancas del cobre, valle de bravo, nanacamilpa',
      'casa de campaña, bolsa de dormir',
    ],
    [
      'luz acampar, luz para acampar, acampamos de noche, campamento de noche, luz campamento',
      'linterna de campamento, linterna',
    ],
    [
      'orilla de la alberca, echarse al sol, echarme al sol, tomar sol, echarse a la orilla, bronceado, alberca, asolear, echarnos, agarrar color, chelita, tostarme, acostarme a tomar el sol, bikini, traje de baño, trajes de baño, bloqueador, bloqueador solar, bronceador, broncear, vitamina d, balneario, chapuzón, chapotear, tirarme al sol, tirarnos al sol, resort, todo incluido, pool party, día de alberca, oaxtepec, tequesquitengo, cocoyoc, jacuzzi, echar la hueva, bronceada, quinta con alberca, casa con alberca, alberca para los invitados, alberca de la quinta, junto a la alberca, al lado de la alberca, tumbarse al sol, tumbarme al sol',
      'camastro, silla de playa',
    ],
    [
      'llevar a la playa, vamos a la playa, ir a la playa, ir al río, picnic, día de campo',
      'silla de playa, sombrilla',
    ],
    [
      'siesta en el jardín, siesta en la terraza, siesta en el patio, siesta afuera, colgarme entre árboles',
      'hamaca, camastro',
    ],
    [
      'sentarme afuera, sentarnos afuera, sentarse afuera, sentarme en el patio, sentarme en el jardín, sentarme en el balcón, tomar café afuera, platicar afuera, ver pasar la gente',
      'sillón de exterior, sala de exterior, love seat de exterior, banca, silla de playa, camastro',
    ],
    [
      'sin sombra, no hay sombra, da el sol, pega el sol, le da todo el sol, me quemo, comer afuera, mediodía, solazo, sol pega, rayo de sol, sombrita, sol a plomo, sombra para mi puesto, insolar, insolado, insolada, insolación, asoleado, asoleada, asolear la mesa, resolana, rayos uv, dermatólogo, dermatóloga, manchas del sol, pecas, cáncer de piel, taparme del sol, taparnos del sol, cubrirme del sol, patio sin techo, no tiene techo, techar el patio, quema el sol, calcinar, achicharrar, rayos de sol',
      'sombrilla',
    ],
    [
      'aguanten la lluvia, aguante la lluvia, aguanten el sol, intemperie, a la intemperie',
      'sala de exterior, sillón de exterior',
    ],
    [
      'cortar el pasto, cortar pasto, pasto crecido, pasto alto, zacate, hierba, jardín descuidado, creció el pasto, pasto, césped, yarda, maleza, monte, machete, guadaña, selva, yerba, yerbas, yerbajo, hierbajo, mala hierba, zacatal, sacate, pastito, pastizal, matorral, enmontar, parece selva, jungla, jardinero, jardineros, chapear, desyerbar, deshierbar, desmalezar, terreno, lote, baldío, terreno baldío, áreas verdes, camellón, ejido, campo de futbol, cancha de pasto, pasto disparejo, emparejar el pasto, pasto muy largo, víbora, víboras, pasto seco',
      'podadora',
    ],
    [
      'podo, poda el jardín, jardín abandonado, arreglar el jardín, mantenimiento del jardín, cuidar el jardín, rasurar el pasto, mocharle al pasto, vecino se queja del pasto, pasto hasta las rodillas, zacate hasta las rodillas, hierba hasta las rodillas, pasto hasta la rodilla, monte hasta la rodilla, hierba crecida, yerba crecida, zacate crecido, hierba alta, zacate alto, monte crecido, abrojo, abrojos, cadillo, cadillos, ortiga, carrizal, gramilla, kikuyo, lawn, grass, weeds, pasto del vecino, pasto de mi casa, garrapatas en el pasto, garrapatas en la hierba',
      'podadora',
    ],
    [
      'colgar herramientas, colgar herramienta, herramientas tiradas, herramienta tirada, ordenar herramienta, ordenar herramientas, guardar herramienta, guardar herramientas, herramientas colgarlas, trabajar la madera, tallercito, garaje, garage, cochera, herramienta regada, herramientas regadas, fierros regados, fierros tirados, herramienta amontonada, herramienta en el piso, no encuentro herramienta, pierdo la herramienta, modelismo, aeromodelismo, tallar madera, talabartero, talabartería, lijar, barnizar, cepillar madera, cepillar tablas, pegar madera, jubilado, jubilada, jubiló, jubilación, maquetista, pinzas tiradas, herramienta ordenada, herramienta a la mano, herramienta a la vista, herramienta colgada, herramientas a la mano, herramienta de mi papá, lugar para la herramienta, lugar para mi herramienta, donde trabajar la madera',
      'banco de trabajo',
    ],
    [
      'lluvia, llueve, llover, mojar, moja, serena, sereno, techito, tejadito, guarecer, resguardar del frío, refugiar',
      'casa para perro, sombrilla',
    ],
    [
      'ladrar, ladra, pulgas, callejero, adopté, adopté un perro, perrito, mojar, nortes, chubasco, puppy, perro sin casa, casita a mi perro, perro guardián, perro mojado, perro afuera, perro en la azotea, perro en el patio, amarrar al perro, perro amarrado, perro temblando, cuidar la casa, veterinario, veterinaria, rescatista, albergue de perros, criadero, criar perros, camada, garrapatas, parió la perra, perra preñada, perra cargada, perra parida, perro viejo, perro de rancho',
      'casa para perro',
    ],
    [
      'sentarse afuera, platicar afuera, tarde afuera, tardes afuera, tomar el fresco, tomar fresco',
      'sala de exterior, love seat de exterior, sillón de exterior, banca',
    ],
    ['parrillada, parrilladas', 'parrilla, sombrilla, sala de exterior'],
    [
      'rama, ramas, árbol, árboles, poda, bugambilia, bugambilias, limonero, guayabo, aguacatal, enredadera, cerca viva, arbusto, arbustos, seto, setos, tumbar un árbol, árbol seco, ramas secas, ramas del vecino, podar árboles, podar el árbol, podar ramas',
      'serrucho, podadora',
    ],
    ['triplay, carpintero', 'serrucho, banco de trabajo, martillo'],
    ['corredor, parques, ver pasar la gente, plaza', 'banca'],
    [
      'carpintear, jubilar, carpintería, muebles de madera, taller en casa',
      'banco de trabajo, serrucho, martillo, taladro',
    ],
    [
      'amarrar, colgado, mecerme, siesta colgado, hamaquear, hamaquearme, mecer en el corredor, balancear, colgar la hamaca, sin árboles, árboles para colgar, yucateco, yucateca, istmeño, costeño, costeña, dormitar',
      'hamaca',
    ],
    [
      'bosque, cascada, rancho, fogatas, bombones, malvaviscos, mochilazo, mochilera, glamping, camping, hiking, campista, parque nacional, festival de música, vive latino, rave, luciérnagas, pernoctar, intemperie de noche, acampar en el patio, camper',
      'casa de campaña, bolsa de dormir, linterna',
    ],
    ['comer afuera, desayunar afuera, sobremesa afuera, mesa del patio', 'sombrilla, sala de exterior'],
    ['broncearse, vacacionar, acapulco, cancún, vallarta, puerto', 'silla de playa, camastro, lentes de sol'],
    ['mar, cajuela, costa, arena', 'silla de playa, sombrilla, camastro'],
    [
      'debajo del cofre, entrar al tinaco, alumbrar el camino, alumbrar en la calle, túneles, velador, vigilante, vigilancia, rondín, rondines, guardia de seguridad, alacrán, alacranes, víboras de noche, cacería, llanta ponchada, ponchar la llanta, ponchó la llanta, cofre del carro, guantera, motor de noche, descomponer en carretera, calle oscura, camino oscuro, pueblo sin luz, terracería de noche, caminar de noche, letrina, baño de noche, postes de luz, no llega la luz, sin corriente, fue la corriente, tronó el transformador, tronó el poste, tiraron el poste, lugares oscuros, lugar oscuro, minero, mineros, guardabosques, brigadista, medidores de luz, lecturista, trailero, traileros',
      'linterna de mano, linterna',
    ],
    [
      'pudren con la lluvia, oxiden con la lluvia, se oxiden afuera, al aire libre, aire libre, para afuera, de afuera, estar afuera, convivir afuera, tardeada, chelear, chelas afuera, fiesta en el jardín, fiesta en la azotea, reunión en el jardín, fumar afuera, tomar el sol en la azotea, merendar afuera, tomar mezcal afuera, despintar con el sol, resista la lluvia, resistan la lluvia, resista el sol, resistan el sol, aguanta la lluvia, soportar la lluvia, salitre, brisa del mar, resistente al agua, resistente al sol, uso rudo afuera, patio trasero, jardín trasero, patio de atrás, azotehuela, backyard, ver el atardecer, ver los cerros, ver llover',
      'sala de exterior, sillón de exterior, love seat de exterior',
    ],
    [
      'en obra, una obra, la obra, ampliación de la casa, mantenimiento del edificio, ferretería, ferretero, tlapalería, tequio',
      'herramienta, martillo, taladro, desarmador',
    ],
    [
      'barda, bardas, albarrada, tumbar ladrillos, romper ladrillos, pared de ladrillo, pared de block, tachuela, tachuelas, clavo salido, clavos salidos, tabla suelta, tumbar la barda, tumbar la pared, tumbar el muro, demoler, demolición, tabique, tabiques, cimbra, cimbrar, albañiles, albañilería, estaca, estacas, enderezar lámina, martillazo, martillear, romper piso, romper concreto, grapas, foto de mi boda colgar',
      'martillo, taladro',
    ],
    [
      'cortar tablones, cortar vigas, cortar tarimas, cortar mdf, cortar triplay, polín, polines, vigas, morillo, tronco, troncos, leñador, fogón, carrizo, pvc, tubo de pvc, aserradero, aserrín, ebanista, ebanistería, palets, pallets, huacal, huacales',
      'serrucho, banco de trabajo',
    ],
    [
      'pintar la casa, pintar la fachada, pintar paredes, pintar la pared, pintar la sala, pintar mi cuarto, brocha gorda, lavar el tinaco, colgar la piñata, colgar piñatas, pintor, pintores, fachada, canaleta, canaletas, canalones, telaraña, telarañas, techo alto, techos altos, domo, subir a la azotea, subir al techo, subir al tinaco, cambiar el foco, foco alto, ventanas altas, vidrios altos, limpiar ventanales, resanar, altillo, desván, cajas de arriba, bajar cajas, cortinas altas, cornisa, ventilas, bajar mangos, bajar aguacates, bajar fruta, cortar mangos, cortar aguacates, mangos del árbol, aguacates del árbol, cambiar la lámpara del techo, limpiar el ventilador, limpiar el abanico, limpiar las lámparas, limpiar el techo, limpiar arriba',
      'escalera de tijera, escalera',
    ],
    [
      'peregrino, peregrinos, peregrina, peregrinaciones, plantón, velación, donde caiga',
      'bolsa de dormir, casa de campaña, linterna',
    ],
    [
      'acostar junto a la alberca, acostado junto a la alberca, recostado en la alberca, leer en la alberca, leer en el jardín, acostarme en el jardín',
      'camastro, hamaca',
    ],
    [
      'mazatlán, huatulco, tulum, ixtapa, zihuatanejo, puerto escondido, puerto vallarta, playa del carmen, los cabos, manzanillo, sayulita, guayabitos, chacahua, bacalar, rosarito, puerto peñasco, malecón, bahía, semana santa, holbox, cozumel',
      'silla de playa, camastro, sombrilla',
    ],
    [
      'grada, gradas, autocinema, softbol, hacer fila, desfile, caña de pescar, pescador, pescadores, río, cascadas, ver el partido parado, sentarme a pescar',
      'silla de playa, silla plegable',
    ],
    [
      'tianguis, tianguista, ambulante, ambulantes, vendedor ambulante, vender en la calle, vendo en la calle, puesto en la calle, mercado sobre ruedas, banqueta vendiendo',
      'sombrilla, silla plegable',
    ],
    [
      'porche, pórtico, rooftop, roof, roof top, traspatio, jardín de mi casa, terracita, quinta, casa de campo, casa de descanso, casa de playa, casa de fin de semana, cabaña, balconcito, condominio, pérgola, palapa del jardín, marquesina',
      'sala de exterior, sillón de exterior, love seat de exterior, banca, camastro',
    ],
    [
      'atrio, plazuela, zócalo, andador, panteón, esperar el camión, esperar la combi, parada del camión, esperar afuera, sala de espera afuera, sentar en la calle, parque de la colonia, áreas comunes',
      'banca de parque, banca',
    ],
    [
      'mecánicos, taller mecánico, mecánica automotriz, carrera de mecánica',
      'herramienta, desarmador, martillo, banco de trabajo',
    ],
    ['pesca, pescar', 'silla de playa, casa de campaña, linterna'],
    [
      'café en el balcón, café en la terraza, café en el patio, café en el jardín, desayunar en la terraza, desayunar en el patio, desayunar en el jardín, comer en el patio, comer en la terraza, comer en el jardín, cenar en la terraza, cenar en el patio, cenar en el jardín, terraza del restaurante, terraza del negocio, terraza del café, cafetería al aire libre',
      'sala de exterior, sombrilla, love seat de exterior, mesa bistró',
    ],
    [
      'leer en la terraza, leer en el patio, leer afuera, descansar en el jardín, descansar afuera, descansar en la terraza',
      'camastro, hamaca, sillón de exterior',
    ],
    ['ver las estrellas, ver estrellas, eclipse', 'silla de playa, casa de campaña'],
    [
      'beach, poolside, orilla del mar, orilla del agua, orilla del río, orilla de la presa',
      'silla de playa, camastro',
    ],
    [
      'casa del árbol, casita del árbol, casa en el árbol, casita en el árbol, hacer muebles, hacer mis muebles, hacer una mesita, hacer una mesa yo, fabricar muebles, zoclo, zoclos, moldura, molduras, parquet, taller de la secundaria, reciclar madera, madera reciclada',
      'serrucho, martillo, banco de trabajo, taladro',
    ],
    [
      'componer cosas, componer aparatos, componer muebles, componer la casa, componer una puerta, componer la puerta, hábil con las manos, mañoso, habilidoso, remodelar la casa, remodelación, arreglos de la casa, arreglitos, arreglos en casa, reparar la casa',
      'herramienta, desarmador, martillo, taladro',
    ],
    ['gallinero, alambrado, cerca de alambre, cerca de madera, cascajo, escombros, palomar', 'martillo, serrucho'],
    ['perro grande, perrote, perro enorme', 'casa para perro grande, casa para perro'],
    ['aguacero, granizo, granizada, llovizna', 'sombrilla, casa para perro'],
    ['pudran, pudra, se pudre con el agua', 'sala de exterior, sillón de exterior, love seat de exterior, camastro'],
  ],
};
