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
  ],
  instead: [
    ['diván', 'sofá, chaise'],
    ['mecedora', 'sillón'],
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
  ],
};
