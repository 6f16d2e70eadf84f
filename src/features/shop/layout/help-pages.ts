import type { Key } from '../../../i18n';

/** The content pages that answer what a shopper asks before buying, by path. */
export const HELP_PAGES: readonly { path: string; title: Key }[] = [
  { path: '/formas-de-pago', title: 'Payment methods' },
  { path: '/garantias-y-devoluciones', title: 'Warranties and returns' },
  { path: '/preguntas-frecuentes', title: 'Frequent questions' },
  { path: '/aviso-de-privacidad', title: 'Privacy notice' },
  { path: '/terminos-y-condiciones', title: 'Terms and conditions' },
];
