import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListen } from './use-listen';

interface Camera {
  /** Where it is shown, to be hidden while it is closed. */
  video: RefObject<HTMLVideoElement | null>;
  isOpen: boolean;
  /** Asks for the camera and shows it; throws what the browser throws. */
  open: () => Promise<void>;
  close: () => void;
  /** Whether it runs, at any moment. */
  runs: () => boolean;
}

/** The camera at the back of a phone; it is closed with the page and with the component. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(null);
  const [isOpen, setOpen] = useState(false);
  const stop = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  };
  const close = () => {
    stop();
    setOpen(false);
  };
  useListen('window', 'pagehide', close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the component goes
  useLayoutEffect(() => stop, []);
  return {
    video,
    isOpen,
    open: async () => {
      stream.current = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!video.current) return;
      video.current.srcObject = stream.current;
      flushSync(() => setOpen(true));
      await video.current.play();
    },
    close,
    runs: () => stream.current !== null,
  };
}
