/** Where a picture was taken from, where it is not the usual side, and how its description says so. */
export const VIEW_LABELS = {
  frente: 'de frente',
  derecha: 'del otro lado',
  perfil: 'de perfil',
  arriba: 'desde arriba',
  atras: 'por detrás',
  detalle: 'detalle',
} as const;
export type View = keyof typeof VIEW_LABELS;

/** Further views that were rendered of a picture's thing, the most telling first. */
export const RENDERED: Record<string, View[]> = {
  arrocera: ['derecha'],
  'balon-basquetbol': ['derecha'],
  'balon-futbol': ['derecha'],
  'bicicleta-urbana': ['derecha', 'perfil'],
  'bocina-torre': ['frente'],
  'cafetera-italiana': ['frente'],
  'cama-matrimonial-rayas': ['derecha', 'frente'],
  'cama-matrimonial-roble': ['frente'],
  'cama-queen-azul': ['arriba'],
  'cambiador-bebe': ['frente'],
  caminadora: ['frente'],
  'campana-extractora': ['frente'],
  'casa-de-munecas': ['frente'],
  'casa-para-perro': ['frente'],
  'casco-motociclista': ['perfil'],
  'celular-azul': ['derecha', 'frente', 'detalle'],
  'celular-negro': ['derecha', 'frente'],
  'celular-verde': ['derecha', 'frente', 'detalle'],
  'centro-entretenimiento-pino': ['derecha'],
  'colchon-individual': ['frente'],
  'colchon-king': ['frente'],
  'colchon-matrimonial': ['frente', 'arriba', 'detalle'],
  'comedor-rustico': ['arriba'],
  'escritorio-blanco': ['derecha', 'frente'],
  'escritorio-juvenil': ['frente'],
  'escritorio-retro': ['frente'],
  'estufa-seis-quemadores': ['derecha'],
  'gabinete-de-cocina': ['frente'],
  'hamaca-con-base': ['arriba'],
  'horno-de-microondas': ['derecha', 'frente'],
  'horno-electrico': ['frente'],
  'jarron-negro': ['arriba'],
  'laptop-grafito': ['frente'],
  'laptop-plata': ['frente'],
  'lavadora-carga-frontal': ['derecha', 'frente', 'arriba', 'detalle'],
  'lavadora-carga-superior': ['derecha', 'frente'],
  'lentes-de-sol': ['frente'],
  'librero-blanco': ['frente'],
  licuadora: ['frente'],
  'licuadora-roja': ['derecha', 'frente'],
  'love-seat-coral': ['derecha'],
  'mesa-de-centro-metal': ['arriba'],
  'mesa-periquera-redonda': ['arriba'],
  'mesa-redonda-pedestal': ['arriba'],
  minisplit: ['derecha', 'frente'],
  'monitor-27': ['frente'],
  'mueble-tv-wengue': ['frente'],
  'olla-con-tapa': ['arriba'],
  'pantalla-43': ['frente'],
  'pantalla-55': ['derecha', 'frente'],
  'parrilla-cinco-quemadores': ['derecha'],
  'parrilla-de-induccion': ['arriba'],
  'parrilla-dos-quemadores': ['arriba'],
  'piano-vertical': ['derecha'],
  'recamara-rayas': ['arriba'],
  'refrigerador-duplex': ['derecha', 'frente'],
  'refrigerador-puerta-francesa': ['derecha', 'frente'],
  'reloj-cucu': ['frente'],
  'ropero-cuatro-puertas': ['derecha'],
  'ropero-infantil-blanco': ['derecha'],
  'sala-esquinera-blanca': ['derecha', 'frente', 'arriba'],
  'sala-esquinera-curva': ['derecha', 'arriba'],
  'sala-jardin-ratan': ['arriba'],
  'sala-modular-beige': ['derecha', 'arriba'],
  'silla-rustica': ['frente'],
  'silla-windsor': ['frente', 'atras'],
  'sillon-ejecutivo-piel': ['derecha', 'perfil'],
  'sofa-chaise-negro': ['arriba'],
  'sofa-chocolate': ['frente'],
  'sofa-marfil': ['frente'],
  tableta: ['arriba'],
  'torre-horno': ['derecha', 'frente'],
  'ventilador-de-techo': ['arriba'],
  xilofono: ['derecha', 'arriba'],
  'zapatillas-negras': ['perfil'],
};

/** Things that are alike on both sides: from the other one they look as the picture does in a mirror. */
export const ALIKE_ON_BOTH_SIDES: ReadonlySet<string> = new Set(
  `
    acuario ajedrez balon-basquetbol balon-futbol antecomedor-4-sillas audifonos-diadema auto-clasico-juguete banca-de-jardin banco-de-trabajo barra-de-sonido bicicleta-fija
    bocina-bluetooth-azul bocina-bluetooth-negra bocina-torre botines-dama buro-dos-cajones buro-un-cajon caballito-mecedor
    cafetera-espresso-dos-grupos cafetera-italiana cama-capitan cama-de-hierro cama-individual-metal cama-infantil cama-matrimonial-damero
    cama-matrimonial-rayas cama-matrimonial-roble cama-matrimonial-turquesa cama-queen-azul camastro-azul camastro-playa camastro-teca
    caminadora campana-extractora candil-hierro carriola casa-de-campana casa-para-perro cesto-de-ropa closet-cerezo colchon-individual
    colchon-king colchon-matrimonial columpio-doble comedor-4-sillas comedor-rustico comedor-rustico-6-sillas comoda-blanca comoda-seis-cajones
    credenza cuna-colgante cuna-con-barandal desarmador escalera-tijera escritorio-ejecutivo-gris esmeriladora futbolito gabinete-de-cocina
    hamaca-con-base juego-de-cuchillos juego-de-resorte juego-infantil-mesa-2-sillas lampara-articulada lampara-camping lampara-de-buro
    lampara-de-mesa lampara-de-papel lampara-de-pie laptop-grafito laptop-plata lavabo-pedestal lentes-de-sol librero-blanco librero-con-puertas
    licuadora licuadora-roja litera-blanca love-seat-chesterfield love-seat-clasico love-seat-coral martillo mesa-de-billar mesa-de-centro-metal mesa-de-centro-nogal
    mesa-de-dibujo mesa-infantil mesa-ping-pong mocasines monitor-27 motoneta-amarilla motoneta-azul mueble-tv-wengue multigimnasio
    olla-con-tapa orquidea oso-de-peluche pantalla-43 pantalla-55 pantuflas parrilla-raclette patin-del-diablo patineta piano-de-cola
    planta-de-interior prensa-francesa puff-azul puff-rojo raqueta-tenis recamara-rayas recamara-roble reposet-con-taburete ropero-pino
    sala-chesterfield sala-jardin-ratan sala-marfil-3-2 sandwichera serrucho silla-alta-bebe silla-apilable silla-apilable-azul
    silla-apilable-roja silla-banquete silla-cascara silla-giratoria silla-infantil silla-moderna-gris silla-moderna-mostaza
    silla-moderna-roja silla-moderna-verde silla-plegable silla-rustica silla-tapizada-cafe silla-tulipan silla-vienesa silla-windsor
    sillon-alas sillon-alas-vino sillon-chesterfield sillon-concha sillon-de-lectura sillon-gris sillon-gris-terracota sillon-ratan
    sofa-cama-azul sofa-chesterfield sofa-chesterfield-azul sofa-chesterfield-verde sofa-chocolate sofa-colonial sofa-cromado
    sofa-gris-tres-plazas sofa-lineal-azul sofa-lineal-gris sofa-lineal-naranja sofa-marfil sofa-ratan tableta taladro-inalambrico
    tocador-con-espejo torre-horno tostador-amarillo tostador-negro tostador-rojo trampolin tren-de-madera zapatillas-negras
  `.split(/\s+/),
);
