import { useState } from 'react';
import { useCamera } from '../../ui/hooks/use-camera';
import { type ScanMessage, type ScanWays, scan } from './scan';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

const LOOK_MS = 200;
/** A camera that sees no code in this time is closed. */
const GIVEN_UP_MS = 60_000;

function detectorOf(formats: string[]): Detector | null {
  const { BarcodeDetector } = window as { BarcodeDetector?: new (options: { formats: string[] }) => Detector };
  return BarcodeDetector && navigator.mediaDevices ? new BarcodeDetector({ formats }) : null;
}

/** What a page that scans says. */
export type ScanTexts = Record<ScanMessage, string> & { looking: string; open: string; seen: string };

interface Scanning {
  /** Kinds of codes that are looked for, as the browser names them. */
  formats: string[];
  /** What the text of a code stands for; null where it is none of ours. */
  take: ScanWays['take'];
  /** Goes on with what was read. */
  done: (code: string) => void;
  texts: Pick<ScanTexts, ScanMessage | 'looking'>;
}

/** Reads a code with the camera, once it is asked to. */
export function useScan({ formats, take, done, texts }: Scanning) {
  const { video, isOpen, open, close, runs } = useCamera();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const waysNow = (detector: Detector | null): ScanWays => {
    const until = Date.now() + GIVEN_UP_MS;
    return {
      open: detector ? open : undefined,
      detect: async () =>
        video.current && detector ? (await detector.detect(video.current)).map(({ rawValue }) => rawValue) : [],
      take,
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
    const found = await scan(waysNow(detectorOf(formats)));
    setBusy(false);
    if (found && 'code' in found) return done(found.code);
    setSaid(found ? texts[found.message] : '');
  };
  return { video, isOpen, isBusy, said, read };
}
