'use client';

import { ScanView } from './scan-view';
import { scannedSku } from './scanned-sku';
import { type ScanTexts, useScan } from './use-scan';

interface Props {
  /** The call that looks a sku up, and the page that leads to its product. */
  lookUp: string;
  page: string;
  texts: ScanTexts;
}

declare module '../../ui/island' {
  interface Islands {
    scan: Props;
  }
}

const FORMATS = ['qr_code', 'code_128', 'ean_13'];

/** Reads the code of a product with the camera, once it is asked to; without one the field below it does. */
export default function Scan({ lookUp, page, texts }: Props) {
  const scanning = useScan({
    formats: FORMATS,
    take: async (text) => {
      const sku = scannedSku(text);
      return sku !== null && (await fetch(`${lookUp}?${new URLSearchParams({ sku })}`)).ok ? sku : null;
    },
    done: (sku) => location.assign(`${page}?${new URLSearchParams({ sku })}`),
    texts,
  });
  return <ScanView scanning={scanning} texts={texts} />;
}
