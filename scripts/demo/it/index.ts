import { plainProducts } from '../range/plain.ts';
import { type PlainService, plainServices } from '../range/plain-services.ts';
import { BRANCHES } from './branches.ts';
import { ITEMS } from './items.ts';
import { TALK } from './talk.ts';

export { BRANCHES };

export const LANGUAGE = TALK.language;

const SERVICES: PlainService[] = [
  {
    sku: 'ARMADO-MUEBLE',
    picture: 'desarmador-derecha',
    gross: 599,
    name: 'Montaggio di Mobili a Domicilio',
    text: 'Un montatore arriva con gli attrezzi, monta il mobile e porta via l’imballo. Il prezzo è per mobile.',
  },
  {
    sku: 'INSTALA-PANTALLA',
    picture: 'taladro-inalambrico-derecha',
    gross: 749,
    name: 'Installazione del Televisore a Parete',
    text: 'Fissiamo il televisore a un supporto e sistemiamo i cavi.',
  },
  {
    sku: 'INSTALA-LAVADORA',
    picture: 'lavadora-carga-frontal-detalle',
    gross: 449,
    name: 'Installazione della Lavatrice',
    text: 'Colleghiamo i tubi, mettiamo in piano la macchina e facciamo un ciclo di prova.',
  },
  {
    sku: 'INSTALA-MINISPLIT',
    picture: 'instalacion-de-minisplit',
    gross: 1_890,
    name: 'Installazione del Climatizzatore',
    text: 'Un tecnico monta le due unità, posa fino a 4 m di tubo e lascia l’apparecchio in funzione.',
  },
];
const TOGETHER = 'Un servizio si ordina insieme a un prodotto che ti consegniamo.';

const FIRST_SERVICE = 4900;
export const PRODUCTS = [
  ...plainProducts(TALK, ITEMS, BRANCHES, 4000),
  ...plainServices(SERVICES, TOGETHER, 470, BRANCHES, FIRST_SERVICE),
];
