import { type ScanMessage, type ScanWays, scan } from './scan';

interface Props {
  /** The call that looks a sku up, and the page that leads to its product. */
  lookUp: string;
  page: string;
  texts: Record<ScanMessage, string> & { looking: string };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    scan: Props;
  }
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

const LOOK_MS = 200;
/** A camera that sees no code in this time is closed. */
const GIVEN_UP_MS = 60_000;

const FORMATS = ['qr_code', 'code_128', 'ean_13'];

function detectorOf(): Detector | null {
  const { BarcodeDetector } = window as { BarcodeDetector?: new (options: { formats: string[] }) => Detector };
  return BarcodeDetector && navigator.mediaDevices ? new BarcodeDetector({ formats: FORMATS }) : null;
}

/** Reads the code of a product with the camera, once it is asked to; without one the field below it does. */
export function start(element: HTMLElement, { lookUp, page, texts }: Props): void {
  const button = element.querySelector<HTMLButtonElement>('button');
  const video = element.querySelector('video');
  const said = element.querySelector<HTMLElement>('[role="status"]');
  if (!button || !video || !said) return;
  let stream: MediaStream | null = null;

  const close = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.hidden = true;
    button.disabled = false;
  };

  function waysNow(detector: Detector | null, shown: HTMLVideoElement): ScanWays {
    const until = Date.now() + GIVEN_UP_MS;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      shown.srcObject = stream;
      shown.hidden = false;
      await shown.play();
    };
    return {
      open: detector ? open : undefined,
      detect: async () => ((await detector?.detect(shown)) ?? []).map(({ rawValue }) => rawValue),
      isKnown: async (sku) => (await fetch(`${lookUp}?${new URLSearchParams({ sku })}`)).ok,
      next: async () => {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        return stream !== null && Date.now() < until;
      },
      close,
    };
  }

  button.hidden = false;
  button.addEventListener('click', async () => {
    if (button.disabled) return;
    button.disabled = true;
    said.textContent = texts.looking;
    const found = await scan(waysNow(detectorOf(), video));
    button.disabled = false;
    if (found && 'sku' in found) return location.assign(`${page}?${new URLSearchParams({ sku: found.sku })}`);
    said.textContent = found ? texts[found.message] : '';
  });
  addEventListener('pagehide', close);
}
