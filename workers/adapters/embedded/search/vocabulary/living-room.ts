import type { Vocabulary } from './rows';

export const LIVING_ROOM: Vocabulary = {
  names: [
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
    ['sillón de dos, sillón doble, sofá de dos, sofá para dos, sillón para dos', 'love seat, sofá 2 plazas'],
    ['sofá, loveseat', 'love seat'],
    ['trinchador, trinche, trinchero, bufetera, aparador, consola de entrada', 'credenza'],
    ['sala en ele, sala en escuadra, esquinero, rinconera, seccional', 'sala esquinera, sala en l, sala modular'],
    ['juego de sala', 'sala'],
    ['taburete', 'banco, puff'],
    [
      'sillón reclinable, sillón que se hace para atrás, sillón relax, la-z-boy, lazy boy, sillón con reposapiés, sillón para subir los pies, sillón para descansar, sillón acostado',
      'reposet',
    ],
    ['sillón de oreja, sillón orejero, berger, bergere', 'sillón de alas'],
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
  ],
  instead: [
    ['diván', 'sofá, chaise'],
    ['mecedora', 'sillón'],
    ['cojín, cojines', 'puff'],
    ['otomana, reposapiés', 'puff, reposet'],
    ['chaise longue', 'sofá, chaise'],
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
  ],
};
