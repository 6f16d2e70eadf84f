'use client';

import { useState } from 'react';
import { Button } from '../../ui/button';
import { useCamera } from '../../ui/hooks/use-camera';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { Icon } from '../../ui/icon';
import { type ScanMessage, type ScanWays, scan } from './scan';

interface Props {
  /** The call that looks a sku up, and the page that leads to its product. */
  lookUp: string;
  page: string;
  texts: Record<ScanMessage, string> & { looking: string; open: string; seen: string };
}

declare module '../../ui/island' {
  interface Islands {
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
export default function Scan({ lookUp, page, texts }: Props) {
  const isLive = useHydrated();
  const { video, isOpen, open, close, runs } = useCamera();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const waysNow = (detector: Detector | null): ScanWays => {
    const until = Date.now() + GIVEN_UP_MS;
    return {
      open: detector ? open : undefined,
      detect: async () =>
        video.current && detector ? (await detector.detect(video.current)).map(({ rawValue }) => rawValue) : [],
      isKnown: async (sku) => (await fetch(`${lookUp}?${new URLSearchParams({ sku })}`)).ok,
      next: async () => {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        return runs() && Date.now() < until;
      },
      close,
    };
  };
  const read = async () => {
    setBusy(true);
    setSaid(texts.looking);
    const found = await scan(waysNow(detectorOf()));
    setBusy(false);
    if (found && 'sku' in found) return location.assign(`${page}?${new URLSearchParams({ sku: found.sku })}`);
    setSaid(found ? texts[found.message] : '');
  };
  return (
    <>
      <video ref={video} hidden={!isOpen} muted playsInline aria-label={texts.seen} />
      <Button type="button" hidden={!isLive} disabled={isBusy} onClick={() => void read()}>
        <Icon name="camera" />
        {texts.open}
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
