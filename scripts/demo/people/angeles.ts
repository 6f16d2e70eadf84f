import type { DemoAddress, DemoOrder, DemoPerson } from './person.ts';

const FIRST_NAME = 'María de los Ángeles Guadalupe';
const LAST_NAME = 'Ñáñez Güémez-Ordóñez de la Garza y Echeverría';

type Place = [
  postcode: string,
  city: string,
  region: string,
  code: string,
  colonia: string,
  street: string,
  exterior: string,
];

const PLACES: Place[] = [
  [
    '06700',
    'Cuauhtémoc',
    'Ciudad de México',
    'CMX',
    'Roma Norte',
    'Cerrada del Callejón de los Ahuehuetes Viejos',
    'Mz. 14 Lt. 3',
  ],
  ['03100', 'Benito Juárez', 'Ciudad de México', 'CMX', 'Insurgentes San Borja', 'Av. Heriberto Frías', '1042'],
  ['11560', 'Miguel Hidalgo', 'Ciudad de México', 'CMX', 'Polanco V Sección', 'Calle Aristóteles', '77'],
  ['44600', 'Guadalajara', 'Jalisco', 'JAL', 'Ladrón de Guevara', 'Calle Ñandú', '8'],
  ['45116', 'Zapopan', 'Jalisco', 'JAL', 'Puerta de Hierro', 'Blvd. Puerta de Hierro', '5210'],
  ['64000', 'Monterrey', 'Nuevo León', 'NLE', 'Monterrey Centro', 'Calle Padre Mier', '315'],
  ['66220', 'San Pedro Garza García', 'Nuevo León', 'NLE', 'Jardines Del Valle', 'Río Tamazunchale', '221'],
  ['68000', 'Oaxaca de Juárez', 'Oaxaca', 'OAX', 'Oaxaca Centro', 'Calle de Macedonio Alcalá', '403'],
  ['72760', 'San Pedro Cholula', 'Puebla', 'PUE', 'Cholula de Rivadabia Centro', 'Calle 3 Poniente', '1206'],
  ['76902', 'Corregidora', 'Querétaro', 'QUE', 'El Pueblito', 'Privada de los Güeros', '12'],
  ['77500', 'Benito Juárez', 'Quintana Roo', 'ROO', 'Supermanzana 22 Centro', 'Av. Náder', '90'],
  ['97000', 'Mérida', 'Yucatán', 'YUC', 'Mérida Centro', 'Calle 60', '491'],
];

const addressAt = (
  [postcode, city, region, region_code, colonia, street, exterior]: Place,
  index: number,
): DemoAddress => ({
  firstname: FIRST_NAME,
  lastname: LAST_NAME,
  telephone: `55555502${String(index + 10)}`,
  postcode,
  city,
  region,
  region_code,
  street: [[street, exterior, ...(index % 3 === 0 ? [`Depto. ${1204 + index}`] : [])].join(', '), colonia],
  reference: index === 0 ? 'Entre la ferretería «El Clavo Ñoño» y la jacaranda; caseta de vigilancia' : '',
});

const HOME = 0;
const OFFICE = 1;

const ORDERS: DemoOrder[] = [
  {
    id: 'vencido',
    skus: { 'SILLA-WINDSOR': 2 },
    payment: 'spei',
    to: HOME,
    steps: [{ days: 7 }],
  },
  {
    id: 'devolucion-rechazada',
    skus: { 'SILLON-ALAS-VI': 1 },
    payment: 'cashondelivery',
    to: HOME,
    steps: [
      { desk: 'accept' },
      { send: 'paquetexpress', guide: 'MX55500012' },
      { desk: 'deliver' },
      'money-comes',
      { days: 14 },
      {
        ask: 'return',
        units: 1,
        reason: 'defective',
        condition: 'opened',
        way: 'collect',
        comment: 'No es el tono de la foto.',
      },
      { return: 'refuse', why: 'El color es el que se pidió (vino) y pasaron más de cinco días hábiles.' },
    ],
  },
  {
    id: 'devolucion-en-partes',
    skus: { 'SILLA-RUSTICA': 6 },
    payment: 'card',
    to: OFFICE,
    steps: [
      { card: 'approved' },
      { send: 'redpack', guide: 'RP55500077' },
      { desk: 'deliver' },
      {
        ask: 'return',
        units: 3,
        reason: 'wrong',
        condition: 'unopened',
        way: 'parcel',
        comment: 'Pedimos el tono claro.',
      },
      { return: 'authorise' },
      { return: 'ship', carrier: 'Redpack', guide: 'RP55500099' },
      { return: 'receive', arrived: 2, accepted: 1, why: 'Una silla venía con el asiento rayado.' },
    ],
  },
  {
    id: 'cancelado',
    skus: { 'CAMA-OLAS': 1 },
    payment: 'card',
    to: HOME,
    steps: [{ card: 'approved' }, { cancel: 'wrong-order' }],
  },
  {
    id: 'cancelado-en-parte',
    skus: { 'BOCINA-BT-AZ': 3 },
    payment: 'spei',
    to: OFFICE,
    steps: ['money-comes', { cancelUnits: 1, reason: 'changed-mind' }],
  },
  {
    id: 'enviado-con-todo',
    skus: {
      'TOSTADOR-2R-NE': 1,
      'LICUADORA-10V-BL': 1,
      'BOTIN-GAMUZA-GR-24': 1,
      'CASCO-INTEGRAL-M': 1,
      'COLCHON-NUBE-MAT': 1,
      'DESARMADOR-REPUESTO': 4,
    },
    payment: 'spei',
    to: OFFICE,
    steps: ['money-comes', { send: 'fedex', guide: '770155509876' }],
  },
  {
    id: 'aceptado',
    skus: { 'ZAPATILLA-NEGRA-24': 1 },
    payment: 'cashondelivery',
    to: HOME,
    steps: [{ desk: 'accept' }],
  },
  {
    id: 'en-tienda',
    skus: { 'AUDIFONOS-DIA': 1 },
    payment: 'storepayment',
    to: HOME,
    steps: [],
  },
  {
    id: 'tarjeta-rechazada',
    skus: { 'PANTALLA-LED-43': 1 },
    payment: 'card',
    months: 12,
    to: HOME,
    steps: [{ card: 'declined' }],
  },
];

/** What is rarely looked at: long names, many addresses, what was refused, what nobody paid. */
export const ANGELES: DemoPerson = {
  id: 'angeles',
  store: 'viu',
  email: 'angeles@correo.example',
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  about: { gender: '3', birthDate: '1987-04-19' },
  addresses: PLACES.map(addressAt),
  invoice: null,
  wish: null,
  branch: null,
  wantsNewsletter: false,
  lists: [
    {
      name: 'Para cuando nos cambiemos 🏡',
      access: 'Privada',
      skus: ['MINISPLIT-1T', 'SOFA-CHESTER', 'LAMP-PIE'],
    },
  ],
  viewed: ['LAVA-SUPERIOR'],
  reviews: [],
  orders: ORDERS,
  requests: [
    {
      id: 'en-plazo',
      right: 'access',
      detail: 'Quiero saber qué datos míos tienen y a quién se los han dado.',
      weeksAgo: 1,
      answer: null,
    },
    {
      id: 'vencida',
      right: 'opposition',
      detail: 'No quiero que me llamen para ofrecerme promociones, ni que pasen mi teléfono a otras empresas.',
      weeksAgo: 6,
      answer: null,
    },
  ],
};
