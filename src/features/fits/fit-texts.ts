import { texts } from '../shop/texts';
import type { FitTexts } from './fit-lines';

/** What is said of whether a thing gets home, in the language of the page. */
export function fitTexts(): FitTexts {
  const t = texts();
  const open = { size: '{size}', depth: '{depth}', answer: '{answer}' };
  return {
    door: t('Door of {size} cm: {answer}', open),
    yourDoor: t('Your door of {size} cm: {answer}', open),
    lift: t('Lift with a door of {size} cm, {depth} cm deep: {answer}', open),
    yourLift: t('Your lift with a door of {size} cm, {depth} cm deep: {answer}', open),
    place: t('The place of {size} cm: {answer}', open),
    ways: {
      front: t('it goes with its front ahead'),
      side: t('it goes with its side ahead'),
      'on-side': t('it goes if you lay it on its side'),
      'on-back': t('it goes if you lay it on its back'),
      aslant: t('it goes only aslant'),
      fits: t('it fits'),
      'in-parts': t('only in the parts it arrives in'),
    },
    no: {
      door: t('it does not go'),
      lift: t('it does not fit and goes up the stairs'),
      place: t('it does not fit'),
    },
    tight: t(', only just: less than 2 cm are left'),
  };
}
