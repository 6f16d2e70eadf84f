import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { Icon } from '../../ui/icon';
import type { ScanTexts, useScan } from './use-scan';

/** What the camera sees, the button that opens it, and what is said of it. */
export function ScanView({ scanning, texts }: { scanning: ReturnType<typeof useScan>; texts: ScanTexts }) {
  const isLive = useHydrated();
  const { video, isOpen, isBusy, said, read } = scanning;
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
