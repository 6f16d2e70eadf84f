import type { Vocabulary } from './rows';

export const QUALITIES: Vocabulary = {
  names: [
    ['gaming', 'gamer'],
    ['wireless', 'inalámbrico, inalámbrica, bluetooth'],
    ['king', 'king size'],
    ['ortopédico, ortopédica, dolor de espalda', 'firme, soporte lumbar'],
    ['memory foam, espuma viscoelástica', 'espuma'],
    ['recámara', 'dormitorio'],
    ['marrón', 'café'],
    ['depa', 'departamento'],
    ['madera', 'nogal, encino, roble, pino, cedro, parota, teca, cerezo, caoba, bambú'],
    ['piel', 'cuero, vinipiel, curpiel'],
    ['cuero', 'piel, vinipiel, curpiel'],
    ['cristal', 'vidrio'],
    ['vidrio', 'cristal'],
    ['metal', 'metálico, acero, hierro, herrería, tubular, aluminio'],
    ['fierro', 'hierro, metal, acero, herrería'],
    ['hierro', 'herrería, fierro'],
    ['tela', 'tapizado, tapizada, lino, terciopelo, poliéster'],
  ],
  purposes: [['dibujar, dibujo, dibujante, arquitecto, planos', 'mesa de dibujo, escritorio, mesa infantil']],
};
