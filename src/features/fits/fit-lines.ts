import { centimetres, type Home } from '../../domain/fits/home';
import { USUAL_DOOR, USUAL_LIFT, type Way } from '../../domain/fits/passage';
import type { Thing } from '../../domain/fits/thing';
import { atDoor, atLift, atPlace, type Verdict } from '../../domain/fits/verdict';

/** What is said of a thing at a door, a lift and the place it is for: with {size}, {depth} and {answer}. */
export interface FitTexts {
  door: string;
  yourDoor: string;
  lift: string;
  yourLift: string;
  place: string;
  /** Answers. */
  ways: Record<Way | 'fits' | 'in-parts', string>;
  no: { door: string; lift: string; place: string };
  /** Behind an answer. */
  tight: string;
}

const sized = (...lengths: number[]): string => lengths.map(centimetres).join(' × ');

const fill = (frame: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), frame);

/**
 * Whether a thing gets home, a line for the door first, then for the lift and the place as far as they are measured: of
 * a usual home where nobody has measured (null).
 */
export function fitLines(thing: Thing, home: Home | null, texts: FitTexts): string[] {
  const said = ({ is, isTight }: Verdict<Way | 'fits'>, where: keyof FitTexts['no']): string =>
    (is === 'no' ? texts.no[where] : texts.ways[is]) + (isTight ? texts.tight : '');
  const door = home ? home.door : USUAL_DOOR;
  const lift = home ? home.lift : USUAL_LIFT;
  const stands = home && atPlace(thing, home);
  return [
    fill(home ? texts.yourDoor : texts.door, {
      size: sized(door.width, door.height),
      answer: said(atDoor(thing, door), 'door'),
    }),
    ...(lift
      ? [
          fill(home ? texts.yourLift : texts.lift, {
            size: sized(lift.door.width, lift.door.height),
            depth: centimetres(lift.depth),
            answer: said(atLift(thing, lift), 'lift'),
          }),
        ]
      : []),
    ...(stands && home.place
      ? [
          fill(texts.place, {
            size: sized(home.place.width, home.place.depth, home.place.height),
            answer: said(stands, 'place'),
          }),
        ]
      : []),
  ];
}
