/**
 * Pictures of things as white as the studio: their ground is darkened. Views and recoloured ones of them are treated
 * alike.
 */
export const WHITE_THINGS: ReadonlySet<string> = new Set(
  `
    buro-blanco cama-matrimonial-turquesa colchon-individual colchon-king colchon-matrimonial comoda-blanca cuna-colgante cuna-con-barandal
    horno-de-microondas juego-de-cuchillos lavabo-pedestal lavadora-carga-frontal lavadora-frontal-clasica lavadora-tapa-de-vidrio librero-blanco
    licuadora litera-blanca mesa-de-dibujo mesa-periquera-redonda minisplit minisplit-recto patin-del-diablo repisero-vertical ropero-cuatro-puertas
    ropero-infantil-blanco sala-esquinera-blanca silla-cascara conjunto-estudio
  `
    .trim()
    .split(/\s+/),
);
