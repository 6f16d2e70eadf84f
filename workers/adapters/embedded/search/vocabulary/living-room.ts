import type { Vocabulary } from './rows';

export const LIVING_ROOM: Vocabulary = {
  names: [
    [
      'sofá esquinero, sofá en l, sillón esquinero, sillón en l, sofá rinconero',
      'sala esquinera, sala en l, sala modular, sala curva',
    ],
    [
      'sofá bed, futón, sillón cama, sofá que se hace cama, sillón que se hace cama, sillón que se haga cama',
      'sofá cama',
    ],
    ['couch', 'sofá, sillón'],
    ['love seat', 'sofá de dos plazas, sofá 2 plazas, loveseat'],
    ['recliner, reclinable', 'reposet'],
    ['sillón', 'reposet, sofá'],
    ['armchair, poltrona', 'sillón'],
    ['coffee table, mesa de café, mesa de sala, mesita de centro, mesa ratona', 'mesa de centro'],
    ['tv stand', 'mueble de tv'],
    [
      'rack para tele, consola para tele, mesa para tele, centro de tv, mueble para pantalla, base para tele, mueble para tele',
      'mueble de tv, centro de entretenimiento, credenza',
    ],
    ['bean bag, costal para sentarse, cojín gigante, sillón de bolitas, puf', 'puff'],
    [
      'sillón de dos, sillón doble, sofá de dos, sofá para dos, sillón para dos, sofá para dos personas, sillón para dos personas',
      'love seat, 2 plazas',
    ],
    ['sofá, loveseat', 'love seat'],
    ['trinchador, trinche, trinchero, bufetera, aparador, consola de entrada', 'credenza'],
    ['sala en ele, sala en escuadra, esquinero, rinconera, seccional', 'sala esquinera, sala en l, sala modular'],
    ['juego de sala', 'sala'],
    ['taburete', 'banco, puff'],
    [
      'sillón reclinable, sillón que se hace para atrás, sillón relax, la-z-boy, lazy boy, sillón con reposapiés, sillón para subir los pies, sillón para descansar, sillón acostado',
      'reposet',
    ],
    [
      'sillón de oreja, sillón orejero, sillón orejón, orejero, orejón, sillón de lectura, sillón de abuelo, berger, bergere',
      'sillón de alas',
    ],
    ['mecedor', 'mecedora'],
    [
      'sala de esquina, sillón de esquina, sofá de esquina, sillón en ele, sofá en ele',
      'sala esquinera, sala en l, sala modular',
    ],
    ['sala de tres piezas, sala completa, sala tres dos', 'juego de sala, sala'],
    ['mesa chaparrita, mesa para la sala, mesita para la sala', 'mesa de centro'],
    [
      'mueble para el estéreo, mueble para la consola, mueble para el módem, mueble bajo la pantalla',
      'mueble de tv, centro de entretenimiento, credenza',
    ],
    ['bufet, buffet, aparador de comedor, consola para entrada, consola de recibidor', 'credenza'],
    ['pera para sentarse, sillón de bolas, sillón puff, bombón', 'puff'],
    ['salita, sala chica, sala pequeña, sala chiquita, sala compacta', 'sala en l compacta, love seat, sofá 2 plazas'],
    ['sofacito, silloncito doble', 'love seat, sofá 2 plazas'],
    ['mecedora', 'mecedora, reposet'],
    ['comodín, mesa lateral, mesa auxiliar, mesa esquinera', 'mesa de centro, buró'],
    [
      'muebles de la sala, muebles para la sala, muebles de sala, mueble de sala',
      'juego de sala, sala esquinera, sala modular',
    ],
    [
      'sala que quepa en la esquina, sala para esquina, sala en la esquina',
      'sala en l, sala esquinera, sala modular, sala curva',
    ],
    ['butaque, butaca, butacón', 'sillón, reposet'],
    ['asiento de bolitas, asientos de bolitas, bolitas de unicel', 'puff'],
    ['sala en una sola compra, todo lo de la sala', 'juego de sala, sala con mesa'],
    ['mueble para tele de 50, mueble bajo para tele', 'mueble de tv, centro de entretenimiento, credenza'],
    ['tresillo, canapé, sillón triple, sillón largo, sofá largo', 'sofá'],
    [
      'sillón matrimonial, sofá matrimonial, sofá plegable, sillón plegable, sofá convertible, sillón convertible, sofá desplegable, sillón desplegable, click clack, clic clac, sillón con cama',
      'sofá cama',
    ],
    [
      'cheslong, chaislong, cheslón, cheislon, chaise long, sillón con chaise, sofá con chaise, sala con chaise, sillón con descanso, sala con descanso',
      'chaise, sala esquinera',
    ],
    [
      'sillón modular, sofá modular, sala en u, sala armable, sala en partes, sectional',
      'sala modular, sala esquinera',
    ],
    ['sala tres dos uno, terno de sala, living set, sala de tres y dos', 'juego de sala, sala'],
    ['sitial, silla de sala, accent chair, silla ocasional, sillón ocasional', 'sillón'],
    ['sillón que gira, sillón que da vueltas, sillón con giro', 'sillón giratorio'],
    [
      'reclinomatic, sillón eléctrico, sillón que se acuesta, sillón de descanso, sillón de masaje, silla reclinable, sillón con descansapiés, sillón para convaleciente',
      'reposet',
    ],
    [
      'descansapiés, posapiés, escabel, ottoman, banquito para los pies, banco para los pies, cojín para los pies',
      'puff, reposet',
    ],
    ['silla mecedora, sillón mecedor, rocking chair, silla que se mece', 'mecedora, reposet, sillón'],
    [
      'pouf, poof, cojín para sentarse, cojín de piso, cojín de bolitas, sillón gota, saco de bolitas, saco para sentarse, sillón de unicel, sillón aguado, sillón deforme',
      'puff',
    ],
    [
      'mesa de living, mesa bajita, mesa central, mesita de té, mesa de té, mesa nido, mesas nido, center table',
      'mesa de centro',
    ],
    ['side table, end table, mesa de lado, mesita de lado, mesita lateral, mesita auxiliar', 'mesa de centro, buró'],
    [
      'mueble de televisión, mueble de la tele, mueble de pantalla, mueble para la televisión, mueble de la pantalla, mesa de televisión, mesa de la tele, mesa para televisión, mesa para pantalla, librero para tele, panel para tele, rack de tv, rack de tele, repisa para tele, repisa para la tele, entertainment center, tv unit',
      'mueble de tv, centro de entretenimiento, credenza',
    ],
    ['platero, chinero, cristalera, vitrina de comedor, vitrina para loza', 'librero con puertas de vidrio, credenza'],
    [
      'mueble largo, mueble larguito, mueble alargado, sideboard, mueble de comedor, mueble del comedor, mesa consola, mesa de entrada, mesa de recibidor, mueble de recibidor',
      'credenza',
    ],
    ['capitoné, capitoneado, capitoneada, botonado, abotonado', 'capitonado, capitonada'],
    ['chester, chesterfil, chesterfild', 'chesterfield'],
    ['vinil, piel sintética, imitación piel, tactopiel, leather', 'vinipiel, piel, curpiel'],
    ['aterciopelado, aterciopelada, velvet', 'terciopelo'],
    ['estilo hacienda, tipo hacienda, mexicano antiguo', 'colonial, rústico'],
  ],
  instead: [
    ['diván', 'sofá, chaise'],
    ['mecedora', 'sillón'],
    ['cojín, cojines', 'puff'],
    ['otomana, reposapiés', 'puff, reposet'],
    ['chaise longue', 'sofá, chaise'],
    ['equipal, equipales, silla acapulco, sillón acapulco', 'sillón, sillón de exterior'],
    [
      'mueble bar, mueble de bar, mueble para vinos, mueble para botellas, mueble de cantina, vinera',
      'credenza, librero con puertas',
    ],
    ['sillón de masajes, masajeador', 'reposet'],
    ['biombo', 'librero, repisero'],
  ],
  purposes: [
    ['loza, vajilla, copas', 'credenza, gabinete, librero con puertas'],
    ['sentarme, sentarse, sentarnos, sentar', 'silla, sillón, puff, banca'],
    ['pies, piernas, rodillas, tobillos, parado, parada', 'reposet, pantufla, puff, sillón'],
    ['descansar, descanso, relajarme, relajarse, siesta', 'reposet, hamaca, sillón, camastro'],
    ['visitas, visita, invitados', 'sofá cama, comedor'],
    ['acostar, quedarse a dormir, quedan a dormir', 'sofá cama, colchón, bolsa de dormir'],
    ['sala', 'juego de sala, sofá, sala, mesa de centro'],
    ['entrada, recibidor, llaves', 'credenza, cómoda, repisero'],
    [
      'subir los pies, pies en alto, piernas en alto, estirar los pies, estirar las piernas, recostar, reclinar, echarme a ver la tele, ver la tele acostado, ver la tele acostada',
      'reposet, sofá cama, camastro',
    ],
    ['se queda dormido viendo, dormido viendo la tele, dormirme viendo la tele', 'reposet, sillón'],
    [
      'quedar a dormir, quedarse la noche, huésped, huéspedes, parientes, cuarto de visitas, recibir visitas, que se quede a dormir',
      'sofá cama, colchón',
    ],
    [
      'frente al sillón, frente al sofá, enfrente del sillón, enfrente de la sala, en medio de la sala, centro de la sala, botana, botanas, poner los vasos, poner las tazas',
      'mesa de centro',
    ],
    [
      'módem, control de la tele, consola de juegos, poner la tele, poner la pantalla, donde va la tele, debajo de la pantalla, debajo de la tele',
      'mueble de tv, centro de entretenimiento, credenza',
    ],
    [
      'no cabemos en la sala, caben en la sala, sentarnos todos, sentar a todos, familia grande',
      'sala modular, sala esquinera, juego de sala',
    ],
    ['tirarse en el piso, sentarse en el piso, echarse, aplastarme', 'puff, reposet'],
    ['tejer, bordar, coser sentada', 'sillón, reposet, lámpara de pie'],
    ['van a quedar, se van a quedar, quedarse unos días, quedar unos días, llegan de visita', 'sofá cama, colchón'],
    [
      'flojear, flojera, echar flojera, tirarme, apapachar, apapacharnos, acurrucarnos, ver películas acostados',
      'sofá, reposet, puff',
    ],
    ['lactar, amamantar, dar pecho, darle pecho, arrullar', 'sillón, reposet, cuna mecedora'],
    ['hinchado, hinchada, hinchados, várices, circulación, juanetes', 'reposet, puff, pantufla'],
    [
      'operar, operado, operada, operaron, reposo, convaleciente, recuperación, cirugía, embarazada cansada',
      'reposet, sillón, cama',
    ],
    ['platicar, chismear, convivir, recibir gente, recibir amigos', 'juego de sala, sala de exterior, sofá, banca'],
    ['xbox, play, playstation, nintendo, decodificador, internet', 'mueble de tv, centro de entretenimiento, credenza'],
    [
      'piecitos, jetear, molido, molida, cansado, cansada, agotado, agotada, cabecear, reclinado, recostado, recostada',
      'reposet, sillón',
    ],
    ['blandito, blandita, aguadito, aguadita, en el suelo, casi en el suelo, sentarse en el suelo', 'puff'],
    [
      'recibir visitas, recibir a la familia, dónde se sienten, dónde sentarse, donde sentarnos',
      'juego de sala, sala esquinera, sala modular, sofá',
    ],
    [
      'carnal duerme, se queda a dormir, durmiendo en el piso, duerme en el piso, duerme en el sillón, yerno, suegros',
      'sofá cama, cama, colchón',
    ],
    ['aparatos de la tele, blu ray, cablebox', 'mueble de tv, centro de entretenimiento'],
    ['recámara de sobra, se queda mi cuñada, se queda mi suegra, se queda mi hermano, dónde acostar', 'sofá cama'],
    ['dejar la taza, apoyar la taza, lamparita con mesa', 'lámpara de pie, mesa de centro'],
    [
      'living, estancia, family room, sala de estar, sala de tele, cuarto de tele, cuarto de televisión, salita de tele',
      'juego de sala, sofá, sala, mesa de centro, mueble de tv',
    ],
    [
      'perro en el sillón, gato en el sillón, sube al sillón, suben al sillón, se orinó en el sillón, sillón manchado, sillón roto, sillón viejo, sofá viejo, hunde el sillón, resortes del sillón, resortes de fuera, patas del sillón, rasguñado, rasguñada, arañado, arañada, deshilachado, deshilachada, descosido, descosida, raído, luido, desfondado, hule espuma, retapizar, tapicero, tapicería, despellejado, pelado el sillón',
      'sofá, sillón, juego de sala',
    ],
    [
      'noche de películas, tarde de películas, tarde de series, noche de series, domingo de flojera, acurrucar, arrumacos, empiernados, cucharear, romancear, peliculear, peliculita, huevonear, hueva, güeva, desparramarme, despatarrarme, repantigarme, aplastar, aplatanar, maratonear, echar la hueva',
      'sofá, reposet, puff',
    ],
    [
      'dar chichi, dar teta, dando chichi, lactancia, arrullo, arrullar al bebé, mecer al bebé',
      'sillón, reposet, cuna mecedora',
    ],
    [
      'hinchar, hinchazón, patas hinchadas, flebitis, piernas cansadas, doble turno, doblar turno, horas parado, horas parada, parado en el trabajo, parada en el trabajo, maquila, maquiladora, velador, vigilante, enfermera, enfermero, cajera, trailero, chofer, obrero, obrera, jornalero',
      'reposet, pantufla, puff',
    ],
    [
      'sentarse alto, levantarse del sillón, pararse del sillón, levantarme del sillón, pararme del sillón, batalla para pararse, batalla para levantarse, operación de cadera, operación de rodilla, cadera operada, rodilla operada, lastimó la cadera, sentado viendo la tele, sentada viendo la tele, reuma, reumas, reumatismo, artritis, artrosis, fibromialgia, achaques, achacoso, anciano, anciana, tercera edad, parkinson, alzheimer, embolia, encamado, encamada, postrado, esguince, fractura, enyesado, enyesada, yeso, fracturar',
      'reposet, sillón, colchón firme',
    ],
    [
      'reflujo, agruras, gastritis, apnea, dormir sentado, dormir sentada, duermo sentado, duermo sentada',
      'reposet, colchón firme',
    ],
    [
      'coyotito, coyotear, pestañita, echar pestaña, jetón, jetona, sueñito, siestecita, jetita, echar la jeta',
      'reposet, sofá, hamaca, colchón',
    ],
    [
      'hospedar, hospedaje, alojar, pernoctar, arrimado, arrimada, arrimados, vienen a quedarse, vienen unos días, vienen mis primos, foráneos, airbnb, vienen de fuera, vienen de lejos, vienen del norte, cuarto de huéspedes, cama extra, cama de más, cama para visitas, mandar a la sala, dormir en la sala, duerme en la sala, duermen en la sala, durmiendo en la sala, tendidos, petate, acostar visitas, dónde acostarlos, en qué acostarlos',
      'sofá cama, colchón',
    ],
    ['pijamada, piyamada, pijamadas', 'bolsa de dormir, sofá cama, colchón'],
    [
      'aventarme, aventarse, tirarnos, tirarse, echarnos en el piso, leer en el piso, sentados en el piso, jugar en la alfombra, rincón de lectura, rinconcito de lectura',
      'puff, sofá',
    ],
    [
      'medio de los sillones, enmedio de los sillones, entre los sillones, medio de la sala, dejar los vasos, dejar el vaso, dónde dejar el café, controles, control remoto, cenicero, cervezas en la sala, poner la botana, poner los controles, poner las chelas, poner los refrescos',
      'mesa de centro',
    ],
    [
      'cables colgando, cables tirados, cables de la tele, cablerío, cablero, enredo de cables, esconder cables, tele en el piso, tele en el suelo, pantalla en el piso, tele sobre una silla, tele sobre una mesa, tele en una caja, tele en huacales, videojuego, vinilos, acetatos',
      'mueble de tv, centro de entretenimiento, credenza',
    ],
    [
      'talavera, porcelana, cristalería, mantelería, loza fina, vajilla fina, tequileros, platones, refractarios, copas finas, guardar copas, guardar botellas, cubertería',
      'credenza, librero con puertas, gabinete',
    ],
    [
      'colección de tequila, botellas de tequila, botellas de mezcal, licores, mezcales, tequilas, botellas de vino, cantinita',
      'credenza, librero con puertas',
    ],
    ['vestíbulo, lobby', 'credenza, repisero'],
    ['sala de espera, antesala, consultorios', 'sofá, sillón, love seat, banca'],
    ['barbería, peluquería, salón de belleza', 'sillón, silla giratoria, tocador'],
    [
      'infonavit, minidepa, departamentito, casita de interés social, loft, monoambiente, cuarto de azotea, casa chiquita, depa chiquito, depa chico, poquito espacio, poco espacio',
      'sala en l compacta, love seat, sofá cama, mesa bistró',
    ],
    [
      'gentío, familión, bola de gente, chorro de gente, pelear el sillón, pelean el sillón, pelean por el sillón, alcanza el sillón, cabemos en el sillón, caben en el sillón, se sientan en el piso, nos sentamos en el piso, sientan en cubetas',
      'sala modular, sala esquinera, juego de sala',
    ],
    [
      'sala comedor, dividir la sala, sala nueva, esquina de la sala, aprovechar la esquina, sala vacía, sala pelona, estrenar sala, poner sala, cambiar la sala, hace eco',
      'juego de sala, sala esquinera, sala modular',
    ],
    ['desarmable, pasar por la puerta, no entra por la puerta', 'sala modular, colchón en caja'],
  ],
};
