import { type ComponentProps, type CSSProperties, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { isPopoverOpen } from '../../../ui/hooks/is-popover-open';
import { Picture } from '../../../ui/picture';
import { MediaPicture } from '../../shop/media-picture';
import { pictureSources } from '../../shop/picture-sources';
import { BIG_PICTURE, type GalleryImage } from './gallery-image';
import { WholePicture, type WholeTexts } from './whole-picture';

const THUMB = 200;

/** What the gallery asks of one of its pictures. */
export interface SlidePort {
  /** px from the beginning of the row; null where it is not laid out. */
  left(): number | null;
  /** Address of the picture as it stands in the page, '' before it is there. */
  source(): string;
  focus(): void;
  open(): void;
  isOpen(): boolean;
}

export interface SlideTexts extends WholeTexts {
  /** With {number} and {count}. */
  picture: string;
  large: string;
}

interface SlideProps {
  port: Ref<SlidePort>;
  image: GalleryImage;
  number: number;
  count: number;
  template: string | null;
  texts: SlideTexts;
  isChosen: boolean;
  choose: () => void;
  /** Opens the picture before or behind it over the whole screen. */
  turn: (by: 1 | -1) => void;
  whenClosed: () => void;
}

/** A step to a neighbouring picture for the mouse; the keyboard has the radio buttons. */
function Neighbour({ number, side }: { number: number; side: 'before' | 'after' }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: nothing is said of it, styles draw its arrow
  return <label className={side} htmlFor={`foto-${number}`} aria-hidden="true" />;
}

function Thumb({ image, number, template, isChosen, choose, label }: Omit<SlideProps, 'port'> & { label: string }) {
  const radio = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before this ran is looked at once
  useLayoutEffect(() => {
    if (radio.current?.checked && !isChosen) choose();
  }, []);
  return (
    <label className="thumb">
      <input
        ref={radio}
        type="radio"
        name="foto"
        id={`foto-${number}`}
        checked={isChosen}
        onChange={choose}
        aria-label={label}
      />
      <MediaPicture key={image.path} path={image.path} size={THUMB} template={template} alt="" loading="lazy" />
    </label>
  );
}

/** One place of the row, in which another variant changes the picture: large, its choice, and over the whole screen. */
export function Slide(props: SlideProps) {
  const { port, image, number, count, template, texts, turn, whenClosed } = props;
  const item = useRef<HTMLLIElement>(null);
  const shown = useRef<HTMLImageElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    port,
    () => ({
      left: () => (item.current && item.current.clientWidth > 0 ? item.current.offsetLeft : null),
      source: () => shown.current?.currentSrc ?? '',
      focus: () => opener.current?.focus({ preventScroll: true }),
      open: () => whole.current?.showPopover(),
      isOpen: () => whole.current !== null && isPopoverOpen(whole.current),
    }),
    [],
  );
  const label = texts.picture.replace('{number}', String(number)).replace('{count}', String(count));
  const picture: ComponentProps<typeof Picture> = {
    ...pictureSources(image.path || null, { ...BIG_PICTURE, template }),
    image: shown,
    alt: number === 1 ? image.alt : `${image.alt}. ${label}`,
    loading: number === 1 ? 'first' : 'lazy',
  };
  return (
    <li ref={item} style={{ '--colour': image.colour ?? undefined } as CSSProperties}>
      <div className="shot">
        {image.path ? (
          <WholePicture
            id={`grande-${number}`}
            frame={whole}
            opener={opener}
            picture={picture}
            label={`${texts.large}: ${label}`}
            texts={texts}
            turn={turn}
            whenClosed={whenClosed}
          />
        ) : (
          <Picture {...picture} />
        )}
        {number > 1 && <Neighbour number={number - 1} side="before" />}
        {number < count && <Neighbour number={number + 1} side="after" />}
      </div>
      {count > 1 && <Thumb {...props} label={label} />}
    </li>
  );
}
