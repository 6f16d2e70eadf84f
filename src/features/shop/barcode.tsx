import { code128 } from '../../domain/payment/code128';

const MODULE_PX = 2;
/** Blank space a reader needs on both sides, in modules. */
const QUIET = 10;

/** An even number of digits as bars that a reader takes. */
export function Barcode({ digits, label, height }: { digits: string; label: string; height: number }) {
  const { bars, width } = code128(digits);
  const modules = width + 2 * QUIET;
  const tall = height / MODULE_PX;
  return (
    <svg
      className="barcode"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${tall}`}
      width={modules * MODULE_PX}
      height={height}
      preserveAspectRatio="none"
    >
      <path d={bars.map(({ at, width: bar }) => `M${at + QUIET} 0h${bar}v${tall}h-${bar}z`).join('')} />
    </svg>
  );
}
