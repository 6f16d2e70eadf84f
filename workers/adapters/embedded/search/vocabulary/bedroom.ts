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
    ['cama matrimonial, cama doble', 'cama matrimonial'],
    ['cama de fierro, cama de metal, cama de tubo', 'cama de herrería, cama tubular'],
    [
      'cama acolchada, cama acojinada, cama con cabecera acolchada, cama con cabecera acolchonada, cama forrada, cama con cabecera',
      'cama tapizada, cama queen size tapizada',
    ],
    ['colchón enrollado, colchón que viene en caja, colchón comprimido', 'colchón en caja'],
    ['colchón duro, colchón durito, colchón ortopédico', 'colchón firme'],
    ['mesita junto a la cama, mesa de cabecera, mesita de cabecera, mueble junto a la cama', 'buró'],
    ['mueble de cajoneras, cajoneras, mueble para la ropa doblada, mueble para calcetines', 'cómoda'],
    [
      'mueble con espejo, espejo para maquillarse, espejo con cajones, mesa para maquillarse, mueble para pintarse, mueble para peinarse',
      'tocador',
    ],
    ['escaparate de ropa, mueble para colgar ropa, placar', 'ropero, clóset'],
  ],
  instead: [
    ['zapatera', 'cómoda, ropero'],
    ['perchero', 'ropero'],
    ['cabecera', 'cama tapizada, cama'],
    ['base matrimonial, box spring, boxspring', 'cama, colchón'],
    ['tubo para ropa, rack de ropa, percha', 'ropero'],
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
    [
      'colchón viejo, se hundió, me hundo, amanezco adolorido, amanezco adolorida, dolor de cuerpo, dormir mal, duermo mal, descansar bien',
      'colchón, colchón firme',
    ],
    ['maquillar, pintarse, pintarme, peinarse, peinar, arreglarse, arreglarme, maquillaje', 'tocador'],
    [
      'cobijas, suéter, suéteres, calcetín, calcetines, ropa interior, calzones, playera, playeras, pijama, ropa doblada, toallas',
      'cómoda, ropero',
    ],
    [
      'colgar ropa, colgar la ropa, colgar vestidos, colgar camisas, ropa de los dos, mucha ropa, tanta ropa, ropa de toda la familia',
      'clóset, ropero',
    ],
    [
      'a un lado de la cama, al lado de la cama, junto a mi cama, despertador, dejar los lentes, dejar el celular, vaso de agua en la noche',
      'buró',
    ],
    ['joyería, joyas, aretes, collares', 'tocador, cómoda'],
    ['toda la recámara, recámara nueva, cama y burós', 'juego de recámara, recámara'],
  ],
};
