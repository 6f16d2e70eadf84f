import { useSyncExternalStore } from 'react';
import type { Centavos } from '../../domain/money';

/** What one unit costs with what was chosen, once something was. */
let total: Centavos | null = null;
const totalReaders = new Set<() => void>();

const subscribe = (tell: () => void) => {
  totalReaders.add(tell);
  return () => totalReaders.delete(tell);
};

/** Tells every part of the page that shows the price what one unit costs with what was chosen; null for nothing chosen. */
export function tellTotal(gross: Centavos | null): void {
  total = gross;
  for (const tell of totalReaders) tell();
}

/** What one unit costs with what was chosen; null before anything was. */
export const useTotal = (): Centavos | null =>
  useSyncExternalStore(
    subscribe,
    () => total,
    () => null,
  );

interface GalleryPort {
  /** Shows the picture of this number, from 1. */
  show(number: number): void;
  /** Address of the first picture as it stands in the page. */
  first(): string | null;
}

let port: GalleryPort | null = null;

/** The gallery of the page, where it runs. */
export const galleryPort = (): GalleryPort | null => port;

/** Names what runs the gallery. Answers what ends it. */
export function openGalleryPort(gallery: GalleryPort): () => void {
  port = gallery;
  return () => {
    port = null;
  };
}
