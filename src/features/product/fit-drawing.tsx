import { DOOR, LIFT, type Passage, type Size } from '../../domain/fits';

const PERSON = 165;
const PERSON_WIDTH = 46;
const GAP = 26;
const FRAME = 5;
/** Letters are as large as the drawing is wide through this: 13 px on a phone. */
const LETTERS = 27;

export interface DrawingProps {
  size: Size;
  door: Passage | null;
  lift: Passage | null;
  /** What it is, and names of what stands beside it. */
  labels: { drawing: string; door: string; lift: string };
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

/** The thing as it goes through an opening that begins at x. */
function Passing({ x, floor, passage }: { x: number; floor: number; passage: Passage | null }) {
  if (!passage || passage.way === 'aslant') return null;
  const { across, up } = passage;
  return (
    <rect
      x={x + (DOOR.width - across) / 2}
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
  const floor = Math.max(DOOR.height + FRAME, size.height) + 4;
  const at = { thing: PERSON_WIDTH + GAP, door: PERSON_WIDTH + 2 * GAP + size.width + FRAME, lift: 0 };
  at.lift = at.door + DOOR.width + FRAME + GAP;
  const width = at.lift + LIFT.width;
  const letters = Math.round(width / LETTERS);
  const middle = PERSON_WIDTH / 2;
  const liftDoor = at.lift + (LIFT.width - DOOR.width) / 2;
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
        <rect
          x={at.thing}
          y={floor - size.height}
          width={size.width}
          height={size.height}
          fill="var(--wash)"
          strokeWidth="2.5"
        />
        <Passing x={at.door} floor={floor} passage={door} />
        <path
          strokeWidth={FRAME}
          d={`M${at.door - FRAME / 2} ${floor}V${floor - DOOR.height - FRAME / 2}H${at.door + DOOR.width + FRAME / 2}V${floor}`}
        />
        <Passing x={liftDoor} floor={floor} passage={lift} />
        <rect x={at.lift} y={floor - DOOR.height - FRAME} width={LIFT.width} height={DOOR.height + FRAME} />
        <path d={`M${liftDoor} ${floor}V${floor - DOOR.height}H${liftDoor + DOOR.width}V${floor}`} />
      </g>
      <Caption {...figure} x={0} width={PERSON_WIDTH}>{`${PERSON} cm`}</Caption>
      <Caption {...figure} x={at.thing} width={size.width}>{`${size.width} × ${size.height}`}</Caption>
      <Caption {...figure} x={at.door} width={DOOR.width}>
        {labels.door}
      </Caption>
      <Caption {...figure} x={at.lift} width={LIFT.width}>
        {labels.lift}
      </Caption>
    </svg>
  );
}
