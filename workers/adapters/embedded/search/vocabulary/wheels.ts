import type { Vocabulary } from './rows';

/** Bicycles, motorcycles, scooters, boards and what is worn on them. */
export const WHEELS: Vocabulary = {
  names: [
    ['bicycle, bici, bike, baica', 'bicicleta'],
    ['skateboard, skate', 'patineta'],
    ['scooter eléctrico, patinete, diablito, scooter de pie, patín de manubrio', 'patín del diablo'],
    ['monopatín', 'patín, patineta'],
    ['helmet', 'casco'],
    ['vespa, moto automática, moto de ciudad', 'motoneta'],
    ['motocicleta', 'motoneta, moto'],
    ['scooter', 'motoneta, patín del diablo'],
    ['moto', 'motocicleta, motoneta'],
    [
      'bici de paseo, bicicleta de ciudad, bici de ciudad, bici para el trabajo, bicicleta para el trabajo',
      'bicicleta urbana',
    ],
    ['casco para moto, casco de moto, casco cerrado, casco para motociclista', 'casco integral, casco'],
    ['moto, motoneta automática, moto para la ciudad, moto chica', 'motoneta'],
    ['bicla, bicicla, birula, baica', 'bicicleta'],
    ['escuter, scuter', 'patín del diablo, motoneta'],
    ['tabla de patinar, tabla con ruedas', 'patineta'],
    [
      'bicicleta de ruta, bici de ruta, bicicleta vintage, bicicleta retro, bici vintage, bici retro, bici con canasta, bicicleta con canasta, bici holandesa, fixie, bici para dama, bicicleta para dama, bici para mujer, bicicleta de paseo',
      'bicicleta urbana',
    ],
    [
      'bmx, bici bmx, bicicleta bmx, bici de trucos, bici de saltos, bicicleta de saltos, bici cross, bicicleta cross',
      'bicicleta de trucos',
    ],
    [
      'mountain bike, mtb, bici de montaña, bicicleta de montaña, bici todo terreno, bici con velocidades, bici de velocidades, bici con cambios',
      'bicicleta de montaña, bicicleta de trucos',
    ],
    ['benotto, bimex, huffy, magistroni', 'bicicleta'],
    [
      'italika, itálica, vento, bajaj, carabela, keeway, kymco, pasola, moped, ciclomotor, motito, moto para mujer, moto de repartidor, moto de trabajo, moto semiautomática, motocicleta automática',
      'motoneta, motocicleta',
    ],
    [
      'casco abatible, casco certificado, casco con visera, casco con mica, casco para motoneta, casco para motocicleta, casco de motocicleta, casco para repartidor, yelmo',
      'casco integral, casco',
    ],
    [
      'patín con manubrio, patineta con manubrio, patín de pie, patín eléctrico, patín de dos ruedas',
      'patín del diablo',
    ],
    ['longboard, pennyboard, waveboard, tabla de skate, tabla para patinar', 'patineta'],
    ['moto para principiante, moto para principiantes, moto para empezar, bici con motor, bicimoto', 'motoneta'],
  ],
  instead: [
    ['patines', 'patineta, patín del diablo'],
    ['cuatrimoto, coche eléctrico', 'motoneta'],
    ['guantes de moto, chamarra de moto', 'casco'],
    ['bici eléctrica, bicicleta eléctrica, ebike', 'bicicleta urbana, patín del diablo'],
    ['patines en línea, patines de cuatro ruedas, roller blades, rollers', 'patines, patineta, patín del diablo'],
  ],
  purposes: [
    ['ciclismo, ciclista, andar en bici, pedalear', 'bicicleta'],
    ['patinar, patines', 'patineta, patín del diablo'],
    ['motociclista, motociclismo, manejar moto', 'casco'],
    ['repartir, reparto, repartidor, entregar pedidos', 'motoneta, bicicleta'],
    [
      'transportarme, moverme, ir al trabajo, ir a la escuela, tráfico, camión, gasolina',
      'bicicleta, motoneta, patín del diablo',
    ],
    [
      'en qué me voy, irme al trabajo, irme a la escuela, pagar camión, pagar pasaje, pasaje, no gastar en gasolina, metro, combi, pesero, ahorrar tiempo en el tráfico, llegar al trabajo',
      'motoneta, bicicleta urbana, patín del diablo',
    ],
    ['dos en la moto', 'motoneta'],
    [
      'protección, proteger la cabeza, tiene moto, andar en moto, andan en moto, compró una moto, compró moto, multa por no traer',
      'casco',
    ],
    ['uber, didi, rappi, mandados, entregas, pedidos', 'motoneta, bicicleta urbana'],
    ['caída, caídas, accidente, accidentes, derrapé, seguridad', 'casco'],
    ['torear, brincar la banqueta, trucos, parque de patinaje', 'patineta, bicicleta de trucos'],
    ['repartidor, aplicación, jalar, chambear, ir a la chamba, ir a trabajar', 'motoneta, bicicleta urbana'],
    ['pesero, camiones, kilómetros, pedalear, bicicletear', 'bicicleta urbana, patín del diablo, motoneta'],
    ['cabeza, matar en la moto, protegerle la cabeza, chipote', 'casco'],
    ['banqueta, ruedas, rueditas, andar en ruedas', 'patín del diablo, patineta, triciclo'],
    ['ciclovía, rodar, sin gasolina, domingo en bici', 'bicicleta urbana, bicicleta'],
    ['quijada, caigo, caerme, raspones, casquete', 'casco'],
    ['rampa, rampas, acrobacia, brinca rampas', 'bicicleta de trucos, patineta'],
    ['cuadras, metro, última cuadra', 'patín del diablo, bicicleta urbana'],
    [
      'pedaleo, pedaleando, ir en bici, ciclopista, carril bici, ecobici, rodada nocturna, rodada dominical, vía recreativa, ir a la facultad, ir a la uni, ir a la universidad, ir a la prepa, llegar a la uni, bicipaseo',
      'bicicleta urbana, bicicleta',
    ],
    [
      'quitaron la licencia, no sé manejar, no tengo carro, no tengo coche, sin carro, sin coche, hoy no circula, no circula, vendí el carro, vendí el coche, dónde estacionar, pagar estacionamiento, parquímetro, subió la gasolina, gasolina cara, transporte público, microbús, microbuses, trolebús, metrobús, pagar taxi, taxis, embotellamiento, embotellamientos, muevo, en qué me muevo, al jale, ir al jale, llegar al jale, llegar a la chamba, ir por el mandado, no contaminar, transporte ecológico',
      'motoneta, bicicleta urbana, patín del diablo',
    ],
    [
      'terracería, brecha en bici, cerro en bici, downhill, camino de tierra, senderos, empedrado',
      'bicicleta de montaña, bicicleta de trucos, bicicleta',
    ],
    [
      'saltos en bici, caballitos en bici, trucos en bici, brincos en bici, wheelie, pump track, pista de bmx, rampear',
      'bicicleta de trucos',
    ],
    [
      'ollie, ollies, kickflip, skater, skaters, skatero, skato, patinador, patinadora, skatepark, skate park, rampa de skate, tony hawk',
      'patineta',
    ],
    [
      'última milla, parada del camión, salir del metro, estación del metro, bajo del metro, unas cuadras, cuantas cuadras, tramo caminando',
      'patín del diablo, bicicleta urbana',
    ],
    [
      'uber eats, didi food, ifood, paquetero, paquetería, mensajero, mensajería, entregar comida, entregar pizzas, llevar pedidos, entregas a domicilio, mototaxi, cobrador, visitador médico',
      'motoneta, bicicleta urbana',
    ],
    [
      'primera moto, aprender moto, aprender a manejar moto, moto usada, mandado en moto, ir en moto',
      'motoneta, casco',
    ],
    [
      'agente de tránsito, paró tránsito, paró el tránsito, infracción, infraccionar, multa, multaron, corralón, retén, nada en la cabeza',
      'casco',
    ],
    [
      'cráneo, golpe en la cabeza, golpear la cabeza, abrirse la cabeza, partirse la cabeza, choque, atropellar, atropellaron, matarse en moto, matar en moto, tumbar de la moto, motero, moteros, biker, bikers, harley, chopper, moto club, carreras de motos, correr motos, corre motos, motocross, enduro, rodar en moto, carretera en moto, viajar en moto',
      'casco integral, casco',
    ],
    [
      'moverse, movernos, desplazarme, desplazarse, trasladarme, trasladarse, transportarse, transportarnos, agarrar camión, tomar camión, camiones llenos, trabajo lejos, queda lejos el trabajo, caminar tanto',
      'motoneta, bicicleta urbana, patín del diablo',
    ],
    [
      'repartir tortas, repartir comida, repartir tacos, repartir pizzas, repartir tortillas, repartir garrafones, entregar tortas, vender en moto',
      'motoneta, bicicleta urbana',
    ],
    [
      'cayó de la moto, caída de la moto, caerse de la moto, abrió la frente, abrió la cabeza, cicatriz, traumatismo, moto sin protección',
      'casco integral, casco',
    ],
    ['pirueta, piruetas en bici, piruetas con la bici', 'bicicleta de trucos, patineta, trampolín'],
    [
      'vaya a la escuela, vaya a la secundaria, vaya a la prepa, ir a la secundaria, irse a la prepa',
      'bicicleta urbana, patín del diablo',
    ],
    ['andar en tabla, subirse a la tabla, deslizarse en tabla', 'patineta'],
    [
      'fin de cursos, buenas calificaciones, puros dieces, sacó dieces, pasó de año',
      'bicicleta de trucos, patineta, balón de futbol, tableta',
    ],
  ],
};
