import { code128 } from '../../domain/barcode/code128';
import { texts } from '../shop/texts';

/** Modules of white that a reader needs before and behind the bars. */
const QUIET = 10;
const HEIGHT = 60;

/** A number as bars that a till reads; nothing for a number that has none. */
export function Barcode({ number }: { number: string }) {
  const t = texts();
  const widths = code128(number);
  if (!widths) return null;
  let at = QUIET;
  const bars = widths.flatMap((width, index) => {
    const path = index % 2 === 0 ? [`M${at} 0h${width}v${HEIGHT}h-${width}z`] : [];
    at += width;
    return path;
  });
  return (
    <svg
      className="loyalty-bars"
      viewBox={`0 0 ${at + QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('Barcode of {number}', { number })}
      shapeRendering="crispEdges"
    >
      <path d={bars.join('')} fill="#000" />
    </svg>
  );
}
