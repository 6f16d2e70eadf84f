import type { Branch } from '../kit/category.ts';
import { plain, plainProducts, type Talk } from '../range/plain.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });

export const BRANCHES: Branch[] = [
  {
    ...leaf(410, 'Soggiorno', 'soggiorno', 'sofa-colonial'),
    description: 'Divani, poltrone e tavolini per stare insieme.',
    children: [
      leaf(411, 'Divani', 'divani', 'sofa-chesterfield'),
      leaf(412, 'Poltrone e pouf', 'poltrone-e-pouf', 'sillon-concha'),
      leaf(413, 'Tavolini e librerie', 'tavolini-e-librerie', 'mesa-de-centro-nogal'),
    ],
  },
  {
    ...leaf(420, 'Camera da letto', 'camera-da-letto', 'cama-queen-menta'),
    description: 'Letti, materassi e armadi.',
    children: [
      leaf(421, 'Letti', 'letti', 'cama-matrimonial-turquesa'),
      leaf(422, 'Materassi', 'materassi', 'colchon-matrimonial-gris'),
      leaf(423, 'Armadi e comò', 'armadi-e-como', 'ropero-cerezo'),
    ],
  },
  {
    ...leaf(430, 'Cucina e pranzo', 'cucina-e-pranzo', 'comedor-4-sillas'),
    description: 'La tavola, i fornelli e il caffè.',
    children: [
      leaf(431, 'Tavoli e sedie', 'tavoli-e-sedie', 'silla-rustica'),
      leaf(432, 'Elettrodomestici', 'elettrodomestici', 'refrigerador-puerta-francesa'),
      leaf(433, 'Caffè e utensili', 'caffe-e-utensili', 'cafetera-italiana'),
    ],
  },
  {
    ...leaf(440, 'Elettronica', 'elettronica', 'pantalla-43'),
    description: 'Televisori, musica e computer.',
    children: [leaf(441, 'TV e audio', 'tv-e-audio', 'bocina-torre'), leaf(442, 'Computer e cellulari', 'computer-e-cellulari', 'laptop-grafito')],
  },
  {
    ...leaf(450, 'Giardino e tempo libero', 'giardino-e-tempo-libero', 'camastro-playa'),
    description: 'Per il terrazzo, la strada e la palestra.',
    children: [leaf(451, 'Giardino', 'giardino', 'sofa-ratan'), leaf(452, 'Moto, bici e sport', 'moto-bici-e-sport', 'motoneta-turquesa')],
  },
  {
    ...leaf(460, 'Moda e bambini', 'moda-e-bambini', 'bolsa-de-mano'),
    description: 'Scarpe, borse e giochi.',
    children: [leaf(461, 'Scarpe e borse', 'scarpe-e-borse', 'zapatillas-negras'), leaf(462, 'Bambini', 'bambini', 'caballito-mecedor')],
  },
];

const TALK: Talk = {
  code: 'it',
  brand: 'Tianguis',
  language: {
    warranty: (months) => `Estensione di garanzia ${months} mesi`,
    tags: { temporada: 'Offerta di stagione', nuevoModelo: 'Nuovo modello', armado: 'Facile da montare', hecho: 'Fatto a mano', ultimas: 'Ultimi pezzi' },
    labels: {
      Color: 'Colore',
      Tamaño: 'Misura',
      Capacidad: 'Memoria',
      Material: 'Materiale',
      Marca: 'Marchio',
      Medidas: 'Dimensioni',
      Cuidados: 'Cura',
      'Garantía del fabricante': 'Garanzia del produttore',
      Negro: 'Nero',
      Azul: 'Blu',
      Blanco: 'Bianco',
      Gris: 'Grigio',
      Verde: 'Verde',
      Rojo: 'Rosso',
      Amarillo: 'Giallo',
      Naranja: 'Arancione',
      Terracota: 'Terracotta',
      Vino: 'Bordeaux',
      Mostaza: 'Senape',
      Plata: 'Argento',
      Grafito: 'Grafite',
      Beige: 'Beige',
      Café: 'Marrone',
      Nogal: 'Noce',
      Rosa: 'Rosa',
      Morado: 'Viola',
      Turquesa: 'Turchese',
      Coral: 'Corallo',
      Menta: 'Menta',
      Cerezo: 'Ciliegio',
      Encino: 'Rovere',
      Natural: 'Naturale',
      Chocolate: 'Cioccolato',
    },
  },
  care: 'Pulire con un panno morbido appena umido; evitare detergenti abrasivi.',
  guarantee: '24 mesi su materiali e lavorazione',
  closings: [
    'Arriva ben imballato e pronto da usare.',
    'Lavorazione solida, pensata per durare anni.',
    'I ricambi restano disponibili per dieci anni.',
    'Sta bene in un monolocale come in una casa grande.',
  ],
  points: ['Istruzioni in italiano', 'Consegna al piano', 'Ricambi disponibili', 'Qualità controllata', 'Facile da pulire'],
};

const ITEMS = [
  plain('sofa-chesterfield', 411, 13_790, 'Divano Chesterfield Firenze', 'Capitonné fatto a mano, braccioli arrotolati e tre posti comodi.', {
    terracota: 'sofa-chesterfield',
    verde: 'sofa-chesterfield-verde',
    azul: 'sofa-chesterfield-azul',
  }),
  plain('sofa-colonial', 411, 9_790, 'Divano Colonico con Cuscini', 'Cuscini sciolti e piedi torniti, come in una casa di campagna.'),
  plain('sofa-cromado', 411, 12_490, 'Divano con Telaio Cromato', 'Acciaio a vista e cuscini squadrati: architettura su cui sedersi.'),
  plain('sala-modular-beige', 411, 24_490, 'Divano Componibile', 'Moduli da disporre a elle, a U o uno per uno.'),
  plain('love-seat-mostaza', 411, 6_790, 'Divanetto Bicolore', 'Due posti, due colori e uno schienale alto.', {
    mostaza: 'love-seat-mostaza',
    azul: 'love-seat-azul',
    verde: 'love-seat-verde',
  }),
  plain('sofa-cama-verde', 411, 5_490, 'Divano Letto Compatto', 'Si apre in un gesto e ospita due persone.', {
    verde: 'sofa-cama-verde',
    azul: 'sofa-cama-azul',
    gris: 'sofa-cama-gris',
  }),
  plain('sillon-concha', 412, 5_690, 'Poltrona Conchiglia', 'Guscio rigido fuori, cuscino generoso dentro.'),
  plain('sillon-chesterfield-verde', 412, 6_490, 'Poltrona Capitonné', 'Profonda, avvolgente e bottonata a mano.', {
    verde: 'sillon-chesterfield-verde',
    azul: 'sillon-chesterfield-azul',
    terracota: 'sillon-chesterfield',
  }),
  plain('sillon-alas-vino', 412, 5_190, 'Poltrona Bergère', 'Schienale alto con le orecchie per leggere in pace.', {
    vino: 'sillon-alas-vino',
    azul: 'sillon-alas',
  }),
  plain('sillon-de-lectura', 412, 4_290, 'Poltrona in Tubolare', 'Tela tesa su un unico tubo piegato: fresca e leggera.'),
  plain('puff-naranja', 412, 1_290, 'Pouf a Goccia', 'Prende la forma del corpo e la fodera si lava.', {
    naranja: 'puff-naranja',
    rojo: 'puff-rojo',
    azul: 'puff-azul',
    verde: 'puff-verde',
  }),
  plain('mesa-de-centro-nogal', 413, 3_290, 'Tavolino con Ripiano', 'Piano ampio e un vano per riviste e telecomandi.', {
    nogal: 'mesa-de-centro-nogal',
    natural: 'mesa-de-centro-natural',
  }),
  plain('centro-entretenimiento-pino', 413, 6_290, 'Mobile TV con Colonna', 'Base per lo schermo e una torre di ripiani per i libri.'),
  plain('librero-con-puertas', 413, 4_490, 'Libreria con Ante in Vetro', 'I libri si vedono, la polvere resta fuori.', {
    natural: 'librero-con-puertas',
    nogal: 'librero-con-puertas-nogal',
  }),
  plain('repisero-vertical', 413, 1_590, 'Scaffale Verticale', 'Cinque vani in quaranta centimetri di parete.', {
    vino: 'repisero-vertical',
    azul: 'repisero-azul',
    verde: 'repisero-verde',
  }),
  plain('cama-queen-menta', 421, 7_990, 'Letto Nuvola', 'Bordi ondulati e imbottiti, senza spigoli.', {
    menta: 'cama-queen-menta',
    rosa: 'cama-queen-rosa',
    azul: 'cama-queen-azul',
  }),
  plain('cama-matrimonial-turquesa', 421, 9_990, 'Letto Imbottito Capitonné', 'Testiera alta, come in un albergo di charme.'),
  plain('cama-matrimonial-rayas', 421, 6_490, 'Letto con Testiera Inclinata', 'Per leggere appoggiati senza accumulare cuscini.'),
  plain('cama-de-hierro', 421, 6_990, 'Letto in Ferro Battuto', 'Riccioli forgiati e vernice a forno.'),
  plain('colchon-matrimonial-gris', 422, 5_690, 'Materasso in Scatola', 'Arriva arrotolato e si apre da solo in due ore.'),
  plain('colchon-king', 422, 7_290, 'Materasso Ibrido', 'Molle insacchettate sotto, schiuma accogliente sopra.'),
  plain('colchon-individual', 422, 3_290, 'Materasso a Molle', 'Rigido il giusto, si gira da entrambi i lati.'),
  plain('ropero-cerezo', 423, 5_490, 'Armadio a Due Ante', 'Asta larga in alto e due cassetti in basso.', {
    cerezo: 'ropero-cerezo',
    natural: 'ropero-pino',
    chocolate: 'ropero-chocolate',
  }),
  plain('comoda-blanca', 423, 4_290, 'Cassettiera Bianca', 'Sei cassetti uguali e un piano per lo specchio.'),
  plain('buro-un-cajon', 423, 1_190, 'Comodino con Vano', 'Un cassetto, un vano e la giusta altezza.', { natural: 'buro-un-cajon', nogal: 'buro-nogal' }),
  plain('tocador-con-espejo', 423, 4_590, 'Toeletta con Specchio', 'Specchio ovale e cassettini per prepararsi con calma.'),
  plain('comedor-4-sillas', 431, 9_990, 'Tavolo Rotondo con Quattro Sedie', 'Senza capotavola: tutti alla stessa distanza dal ragù.', {
    cafe: 'comedor-4-sillas',
    encino: 'comedor-4-sillas-nogal',
  }),
  plain('antecomedor-rojo', 431, 5_990, 'Tavolino da Cucina con Sedie', 'Piccolo, lavabile e allegro.', {
    rojo: 'antecomedor-rojo',
    azul: 'antecomedor-azul',
    mostaza: 'antecomedor-mostaza',
  }),
  plain('silla-rustica', 431, 1_290, 'Sedia con Schienale a Croce', 'La croce la rende solida, il cuscino comoda.'),
  plain('silla-medallon', 431, 2_290, 'Sedia Medaglione', 'Schienale ovale, legno intagliato e seduta imbottita.'),
  plain('silla-moderna-roja', 431, 890, 'Sedia Rivestita', 'Un solo colore dalla testa ai piedi, si pulisce con un panno.', {
    rojo: 'silla-moderna-roja',
    gris: 'silla-moderna-gris',
    mostaza: 'silla-moderna-mostaza',
  }),
  plain('refrigerador-puerta-francesa', 432, 26_990, 'Frigorifero a Porte Doppie', 'Largo per le teglie, con cassetto a temperatura separata.'),
  plain('lavadora-carga-superior', 432, 8_490, 'Lavatrice a Carica dall’Alto', 'Si carica in piedi e si apre per il calzino dimenticato.'),
  plain('parrilla-de-induccion', 432, 7_490, 'Piano a Induzione', 'Scalda la pentola e non il vetro: si pulisce con un gesto.'),
  plain('horno-electrico', 432, 1_890, 'Forno Elettrico da Tavolo', 'Gratina, tosta e cuoce senza accendere il forno grande.'),
  plain('minisplit', 432, 8_490, 'Climatizzatore con Inverter', 'Raffredda in modo costante e consuma meno.'),
  plain('cafetera-italiana', 433, 549, 'Caffettiera Moka', 'Acqua sotto, caffè in mezzo e profumo per tutta la casa.'),
  plain('cafetera-espresso-dos-grupos', 433, 38_990, 'Macchina da Bar a Due Gruppi', 'Duecento tazzine al giorno a pressione stabile.'),
  plain('prensa-francesa', 433, 399, 'Caffettiera a Stantuffo', 'Quattro minuti, una spinta e un caffè corposo.'),
  plain('licuadora-roja', 433, 1_090, 'Frullatore da Cucina', 'Lame a sei tagli e base che non scivola.'),
  plain('exprimidor-naranja', 433, 249, 'Spremiagrumi', 'Fino all’ultima goccia, con beccuccio salvagoccia.', {
    naranja: 'exprimidor-naranja',
    verde: 'exprimidor-verde',
    azul: 'exprimidor',
  }),
  plain('jarra-floreada', 433, 379, 'Brocca Fiorita', 'Fiori dipinti e un coperchio che trattiene il ghiaccio.', {
    amarillo: 'jarra-floreada',
    azul: 'jarra-floreada-azul',
  }),
  plain('pantalla-43', 441, 6_490, 'Televisore 43 Pollici', 'Immagine nitida per la camera o la cucina.'),
  plain('pantalla-55', 441, 10_490, 'Televisore 55 Pollici', 'Luminoso anche di giorno, con neri profondi.'),
  plain('bocina-torre', 441, 3_290, 'Diffusore a Torre', 'Due altoparlanti in una cassa di legno che non vibra.'),
  plain('audifonos-diadema', 441, 1_290, 'Cuffie ad Archetto', 'Morbide e chiuse, per sentire solo la tua musica.'),
  plain('laptop-grafito', 442, 18_990, 'Portatile per Creativi', 'Schermo calibrato e potenza per video e foto.', {
    grafito: 'laptop-grafito',
    plata: 'laptop-plata',
  }),
  plain('monitor-27', 442, 4_290, 'Schermo 27 Pollici', 'Quasi senza bordi, regolabile in altezza.'),
  plain('celular-verde', 442, 9_990, 'Telefono con Tripla Fotocamera', 'Per chi fotografa più di quanto telefoni.', {
    verde: 'celular-verde',
    azul: 'celular-azul',
    negro: 'celular-negro',
  }),
  plain('sofa-ratan', 451, 4_990, 'Divanetto da Esterno', 'Intreccio che non si crepa e cuscini lavabili.'),
  plain('camastro-playa', 451, 990, 'Sdraio a Righe', 'Tre altezze, tela fresca e nessuna complicazione.', {
    azul: 'camastro-playa',
    rojo: 'camastro-playa-rojo',
    verde: 'camastro-playa-verde',
  }),
  plain('banca-de-jardin', 451, 3_290, 'Panchina a Doghe', 'Per tre persone e una lunga chiacchierata.'),
  plain('sombrilla-jardin', 451, 1_690, 'Ombrellone a Righe', 'Si inclina con il sole e si chiude a manovella.', {
    azul: 'sombrilla-jardin',
    rojo: 'sombrilla-roja',
  }),
  plain('motoneta-turquesa', 452, 25_990, 'Scooter Classico 125', 'Curve di una volta e motore di oggi.', {
    turquesa: 'motoneta-turquesa',
    naranja: 'motoneta-naranja',
    amarillo: 'motoneta-amarilla',
  }),
  plain('bicicleta-bmx-roja', 452, 3_690, 'Bicicletta da Acrobazie', 'Telaio corto e manubrio che gira completo.', {
    rojo: 'bicicleta-bmx-roja',
    azul: 'bicicleta-bmx',
    verde: 'bicicleta-bmx-verde',
  }),
  plain('bicicleta-fija', 452, 5_990, 'Cyclette', 'Resistenza magnetica, silenziosa davanti alla tivù.'),
  plain('futbolito', 452, 5_490, 'Calcio Balilla', 'Stecche d’acciaio e giocatori che reggono la rivincita.', {
    amarillo: 'futbolito',
    azul: 'futbolito-azul',
  }),
  plain('botines-dama', 461, 1_199, 'Stivaletto da Donna', 'Tacco largo e cerniera laterale, per tutto il giorno.'),
  plain('zapatillas-negras', 461, 899, 'Décolleté Nera', 'Punta sottile e un tacco che non traballa.'),
  plain('mocasines', 461, 1_099, 'Mocassino da Uomo', 'Pelle liscia, cuciture forti e suola sicura.'),
  plain('bolsa-de-mano', 461, 1_090, 'Borsa a Tracolla', 'Tasca interna, patta e cinghia regolabile.'),
  plain('portafolio-ejecutivo', 461, 1_690, 'Cartella da Lavoro', 'Due scomparti e spazio per il portatile.'),
  plain('caballito-mecedor', 462, 899, 'Cavallino a Dondolo', 'Il galoppo di sempre, in legno dipinto.', {
    amarillo: 'caballito-mecedor',
    azul: 'caballito-mecedor-azul',
  }),
  plain('xilofono', 462, 299, 'Xilofono Colorato', 'Ogni colore una nota, con due bacchette.'),
  plain('cuna-colgante', 462, 2_990, 'Culla a Dondolo', 'Si culla con un dito e si blocca quando dorme.'),
];

export const LANGUAGE = TALK.language;
export const PRODUCTS = plainProducts(TALK, ITEMS, BRANCHES, 4000);
