'use client';

import { readCode } from '../../domain/order/scanned-code';
import { ScanView } from '../scan/scan-view';
import { type ScanTexts, useScan } from '../scan/use-scan';

interface Props {
  /** The page that goes on with a code, its parameter left out. */
  page: string;
  /** Name of that parameter. */
  name: string;
  texts: ScanTexts;
}

declare module '../../ui/island' {
  interface Islands {
    'desk-scan': Props;
  }
}

/** Kinds of codes on labels of carriers in Mexico, and on our own. */
const FORMATS = ['code_128', 'qr_code', 'pdf417', 'code_39', 'itf', 'data_matrix', 'ean_13'];

/** Reads the number of an order or of a guide with the camera; a hand scanner types into the field below it. */
export default function DeskScan({ page, name, texts }: Props) {
  const scanning = useScan({
    formats: FORMATS,
    take: async (text) => readCode(text),
    done: (code) => location.assign(`${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: code })}`),
    texts,
  });
  return <ScanView scanning={scanning} texts={texts} />;
}
