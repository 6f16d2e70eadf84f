import type { Opening, Passage } from '../../domain/fits/passage';
import type { Size } from '../../domain/fits/thing';

const PERSON = 165;
const PERSON_WIDTH = 46;
const GAP = 26;
const FRAME = 5;
/** Letters are as large as the drawing is wide through this: 13 px on a phone. */
const LETTERS = 27;
/** How much wider than its door a cabin is drawn. */
const BESIDE_DOOR = 30;

/** An opening, and what of a thing goes through it; null where it does not. */
export interface DrawnOpening {
  opening: Opening;
  passage: Passage | null;
}

/** All in millimetres. */
export interface DrawingProps {
  size: Size;
  door: DrawnOpening;
  /** null where there is none. */
  lift: DrawnOpening | null;
  /** What it is, and names of what stands beside it. */
  labels: { drawing: string; door: string; lift: string };
}

/** What is said of a thing. */
export interface FitShown {
  /** Of the door first. */
  lines: string[];
  /** null where only the boxes it arrives in are measured. */
  drawing: Omit<DrawingProps, 'labels'> | null;
}

interface Figure {
  x: number;
  floor: number;
  children: string;
  width: number;
  letters: number;
}

function Caption({ x, floor, width, letters, children }: Figure) {
  return (
    <text x={x + width / 2} y={floor + letters * 1.4} fontSize={letters} textAnchor="middle" fill="currentColor">
      {children}
    </text>
  );
}

/** A length in the drawing's unit, the centimetre. */
const drawn = (length: number): number => length / 10;

/** The thing as it goes through an opening that begins at x. */
function Passing({ x, floor, opening, passage }: DrawnOpening & { x: number; floor: number }) {
  if (!passage || passage.way === 'aslant') return null;
  const [across, up] = [drawn(passage.across), drawn(passage.up)];
  return (
    <rect
      x={x + (drawn(opening.width) - across) / 2}
      y={floor - up}
      width={across}
      height={up}
      fill="var(--verde-wash)"
      stroke="var(--verde)"
      strokeWidth="2"
      strokeDasharray="7 5"
    />
  );
}

/**
 * A thing from its front to scale, beside a person, a door and a lift, in which it stands as it goes through. One unit
 * is a centimetre.
 */
export function FitDrawing({ size, door, lift, labels }: DrawingProps) {
  const [thing, high] = [drawn(size.width), drawn(size.height)];
  const [doorWidth, doorHeight] = [drawn(door.opening.width), drawn(door.opening.height)];
  const floor = Math.max(doorHeight + FRAME, high, lift ? drawn(lift.opening.height) + FRAME : 0) + 4;
  const atThing = PERSON_WIDTH + GAP;
  const atDoor = atThing + thing + GAP + FRAME;
  const atLift = atDoor + doorWidth + FRAME + (lift ? GAP : 0);
  const liftWidth = lift ? drawn(lift.opening.width) + BESIDE_DOOR : 0;
  const liftDoor = atLift + BESIDE_DOOR / 2;
  const width = atLift + liftWidth;
  const letters = Math.round(width / LETTERS);
  const middle = PERSON_WIDTH / 2;
  const figure = { floor, letters };
  return (
    <svg
      viewBox={`${-letters} 0 ${width + 2 * letters} ${floor + letters * 2}`}
      role="img"
      width="100%"
      aria-label={labels.drawing}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d={`M${-letters} ${floor}H${width + letters}`} />
        <circle cx={middle} cy={floor - PERSON + 12} r="11" fill="var(--line)" />
        <path
          fill="var(--line)"
          d={`M${middle - 13} ${floor}V${floor - 78}H${middle - 21}V${floor - 128}q0-11 11-11h20q11 0 11 11V${floor - 78}H${middle + 13}V${floor}Z`}
        />
        <rect x={atThing} y={floor - high} width={thing} height={high} fill="var(--wash)" strokeWidth="2.5" />
        <Passing x={atDoor} floor={floor} {...door} />
        <path
          strokeWidth={FRAME}
          d={`M${atDoor - FRAME / 2} ${floor}V${floor - doorHeight - FRAME / 2}H${atDoor + doorWidth + FRAME / 2}V${floor}`}
        />
        {lift && (
          <>
            <Passing x={liftDoor} floor={floor} {...lift} />
            <rect
              x={atLift}
              y={floor - drawn(lift.opening.height) - FRAME}
              width={liftWidth}
              height={drawn(lift.opening.height) + FRAME}
            />
            <path
              d={`M${liftDoor} ${floor}V${floor - drawn(lift.opening.height)}H${liftDoor + drawn(lift.opening.width)}V${floor}`}
            />
          </>
        )}
      </g>
      <Caption {...figure} x={0} width={PERSON_WIDTH}>{`${PERSON} cm`}</Caption>
      <Caption {...figure} x={atThing} width={thing}>{`${thing} × ${high}`}</Caption>
      <Caption {...figure} x={atDoor} width={doorWidth}>
        {labels.door}
      </Caption>
      {lift && (
        <Caption {...figure} x={atLift} width={liftWidth}>
          {labels.lift}
        </Caption>
      )}
    </svg>
  );
}
