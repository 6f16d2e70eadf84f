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
    name: 'Möbelaufbau bei dir zu Hause',
    text: 'Jemand kommt mit Werkzeug, baut dein Möbel auf und nimmt die Verpackung mit. Der Preis gilt für ein Möbel.',
  },
  {
    sku: 'INSTALA-PANTALLA',
    picture: 'taladro-inalambrico-derecha',
    gross: 749,
    name: 'Wandmontage des Fernsehers',
    text: 'Wir hängen deinen Fernseher an eine feste Halterung und verlegen die Kabel ordentlich.',
  },
  {
    sku: 'INSTALA-LAVADORA',
    picture: 'lavadora-carga-frontal-detalle',
    gross: 449,
    name: 'Anschluss der Waschmaschine',
    text: 'Wir schließen die Schläuche an, richten die Maschine aus und lassen sie einmal laufen.',
  },
];
const TOGETHER = 'Eine Leistung wird zusammen mit einem Artikel bestellt, den wir dir liefern.';

const FIRST_SERVICE = 3900;
export const PRODUCTS = [
  ...plainProducts(TALK, ITEMS, BRANCHES, 3000),
  ...plainServices(SERVICES, TOGETHER, 370, BRANCHES, FIRST_SERVICE),
];
