import type { Vocabulary } from './rows';

/** English names as they are heard and written in Mexico. */
export const HEARD: Vocabulary = {
  names: [
    ['sliping bag, slipin, eslipin, sliping, slipinbag, sleepin bag', 'bolsa de dormir'],
    ['smarfon, esmarfon, esmartfon, smartfon, aifon, ifon', 'celular'],
    ['blutut, blutu, blututh, blutooth, blutuz', 'bluetooth, inalámbrica, inalámbricos'],
    ['laptot, lactop, leptop, lapto, laptos, labtop', 'laptop'],
    ['tablex, teblet, tablet pc', 'tableta'],
    ['esmart tv, smarttv, smartv, esmartv, televicion', 'pantalla'],
    ['love sit, lovsit, lof sit, lobsit, loveseat', 'love seat'],
    ['reposed, reposét, reposeth, reclaimer, recliner', 'reposet'],
    ['kin size, kinsai, king sais, kingsize', 'king size'],
    ['quin size, queen sais, cuin', 'queen size'],
    ['eskeit, esqueit, skeit, esketbord, skateboar', 'patineta'],
    ['escooter, hoverboard, scooter eléctrico', 'patín del diablo'],
    ['closeth, clozet, closets, walk in closet', 'clóset'],
    ['pinpong, pimpon, pin pong', 'mesa de ping pong'],
    ['saunbar, sound bar, sunbar', 'barra de sonido'],
    ['hedset, hedfons, audifonos blutut', 'audífonos'],
    ['espiker, speker, boofer, wofer, buffer, subwoofer', 'bocina, barra de sonido'],
    ['box lunch, locker, rack', 'repisero, librero'],
    ['bin bag, bean bag, binbag', 'puff'],
    ['mini esplit, miniesplit, mini splits, esplit', 'minisplit'],
    ['cofi, cofee, coffe maker', 'cafetera'],
  ],
};
