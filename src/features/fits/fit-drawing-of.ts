import type { Home } from '../../domain/fits/home';
import { intoLift, throughDoor, USUAL_DOOR, USUAL_LIFT } from '../../domain/fits/passage';
import type { Size } from '../../domain/fits/thing';
import type { DrawingProps } from './fit-drawing';

/** How a thing of this size is drawn at the door and the lift of a home; at usual ones where nobody has measured (null). */
export function drawingOf(size: Size, home: Home | null): Omit<DrawingProps, 'labels'> {
  const door = home ? home.door : USUAL_DOOR;
  const lift = home ? home.lift : USUAL_LIFT;
  return {
    size,
    door: { opening: door, passage: throughDoor(size, door) },
    lift: lift && { opening: lift.door, passage: intoLift(size, lift) },
  };
}
