import { type ComponentProps, type RefObject, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPopoverOpen } from '../../../ui/hooks/is-popover-open';
import { useLatest } from '../../../ui/hooks/use-latest';
import { useListen } from '../../../ui/hooks/use-listen';
import { Picture } from '../../../ui/picture';
import { laterWords } from '../../shop/later-words/later-words';
import type { PictureZoom } from './picture-zoom';
import { type View, WHOLE } from './zoom';

export interface WholeTexts {
  close: string;
}

interface WholePictureProps {
  id: string;
  frame: RefObject<HTMLDivElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
  picture: ComponentProps<typeof Picture>;
  /** What its button says while it stands in the page. */
  label: string;
  texts: WholeTexts;
  turn: (by: 1 | -1) => void;
  whenClosed: () => void;
}

const transformOf = ({ scale, x, y }: View): string | undefined =>
  scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`;

/**
 * A picture of the page that its button lifts over the whole screen and puts back, by itself; larger still by two fingers or two taps, by a click
 * where there is a mouse, by + and −, once what that takes has come.
 */
export function WholePicture(props: WholePictureProps) {
  const { id, frame, opener, picture, label, texts, turn, whenClosed } = props;
  const [isOpen, setOpen] = useState(false);
  const still = useRef<HTMLElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [view, setView] = useState({ ...WHOLE, isDragged: false });
  const [zoom, setZoom] = useState<PictureZoom | null>(null);
  /** How it is made larger; '' until the words of it have come. */
  const [hint, setHint] = useState('');
  const turning = useLatest(turn);

  const open = async () => {
    setOpen(true);
    opener.current?.focus();
    setElement(still.current);
    if (zoom) return;
    const words = laterWords().catch(() => null);
    const module = await import('./picture-zoom').catch(() => null);
    if (!module) return;
    const made = new module.PictureZoom({
      frame: () => frame.current,
      edge: () => still.current?.clientWidth ?? 0,
      show: (next, isDragged) => setView({ ...next, isDragged }),
      turn: (by) => turning.current(by),
    });
    setZoom(made);
    const hints = (await words)?.zoom;
    if (hints) setHint(made.isTouched ? hints.touch : hints.mouse);
  };
  const toggled = ({ newState }: ToggleEvent) => {
    if (newState === 'open') return void open();
    setOpen(false);
    zoom?.reset();
    whenClosed();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened before this ran is looked at once
  useLayoutEffect(() => {
    if (frame.current && isPopoverOpen(frame.current)) void open();
  }, []);
  // Of a finger that moves the browser would make a fling, and take the next tap for one that stops it.
  useListen(zoom && element, 'touchmove', (event) => event.preventDefault());

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button in it
    <div
      ref={frame}
      id={id}
      popover=""
      className="whole"
      data-zoom={zoom ? (view.scale === 1 ? '' : 'in') : undefined}
      onToggle={toggled}
      onKeyDown={(event) => {
        if (isOpen && zoom?.key(event.key)) event.preventDefault();
      }}
    >
      <Picture
        key={picture.src}
        {...picture}
        frame={{
          ref: still,
          style: { transform: transformOf(view) },
          'data-dragged': zoom ? String(view.isDragged) : undefined,
          ...zoom?.pointers,
        }}
      />
      <button ref={opener} type="button" popoverTarget={id} aria-label={isOpen ? texts.close : label} />
      {isOpen && hint && <p className="gallery-hint">{hint}</p>}
    </div>
  );
}
