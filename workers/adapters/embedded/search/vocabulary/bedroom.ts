import type { Vocabulary } from './rows';

export const BEDROOM: Vocabulary = {
  names: [
    ['bed, base para cama, base de cama, base para colchón', 'cama'],
    ['mattress', 'colchón'],
    ['nightstand, mesa de noche, mesita de noche, velador', 'buró'],
    ['dresser, chifonier, gavetero, mueble de cajones, mueble con cajones, cajonera', 'cómoda'],
    ['vanity, coqueta, peinador, mueble para maquillarse', 'tocador'],
    ['wardrobe, armario', 'ropero, clóset'],
    ['clóset', 'ropero, armario'],
    ['guardarropa', 'ropero, clóset, armario'],
    ['cobija', 'frazada'],
    ['ropero', 'clóset, armario'],
    ['dormitorio, cuarto, habitación, alcoba, juego de recámara', 'recámara'],
    ['plumón', 'edredón'],
  ],
  instead: [
    ['zapatera', 'cómoda, ropero'],
    ['perchero', 'ropero'],
  ],
  purposes: [
    ['espalda, dolor de espalda', 'colchón firme, silla giratoria, reposet'],
    ['dormir, dormir bien, insomnio', 'colchón, cama, sofá cama'],
    ['maquillarme, maquillarse, peinarme', 'tocador'],
    ['ropa, chamarra, vestido, camisa, blusa, pantalón, abrigo, traje, uniforme', 'ropero, clóset, cómoda'],
    ['zapato', 'cómoda, ropero'],
    ['junto a la cama, lado de la cama, cabecera de la cama', 'buró, lámpara con buró, lámpara de buró'],
    [
      'casa nueva, mudanza, mudar, mudarme, mudarnos, mudo, mudamos, estrenar casa, empezar de cero, independizar, vivir solo, vivir sola, separar, divorciar',
      'cama, colchón, juego de sala, comedor, refrigerador, recámara',
    ],
  ],
};
