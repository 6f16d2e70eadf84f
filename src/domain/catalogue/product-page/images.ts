import type { ChildDocument, MediaItem, ProductDocument } from '../document';

/** What a source says instead of a picture. */
const NO_PICTURE = 'no_selection';

const pathOf = (path: string | null | undefined): string | null => {
  const trimmed = path?.trim();
  return trimmed && !trimmed.includes(NO_PICTURE) ? trimmed : null;
};

const galleryOf = (doc: ProductDocument): MediaItem[] =>
  doc.media_gallery.filter(({ typ }) => typ === 'image').sort((a, b) => a.pos - b.pos);

/**
 * The picture of a product for lists: its own, else the first of its gallery, else that of its first variant with one;
 * null without any.
 */
export function mainImage(doc: ProductDocument): string | null {
  const candidates = [
    doc.image,
    ...galleryOf(doc).map(({ image }) => image),
    ...doc.configurable_children.map(({ image }) => image),
  ];
  return candidates.map(pathOf).find((path) => path !== null) ?? null;
}

/**
 * Pictures of a product page: the chosen variant's first, then the main one, then the gallery by position; each once.
 */
export function imagesOf(
  doc: ProductDocument,
  variant: ChildDocument | null,
  variantWords: readonly string[],
): { path: string; alt: string }[] {
  const all = [
    { path: pathOf(variant?.image), label: variantWords.join(', ') },
    { path: mainImage(doc), label: '' },
    ...galleryOf(doc).map(({ image, lab }) => ({ path: pathOf(image), label: lab?.trim() ?? '' })),
  ];
  const unique = new Map<string, string>();
  for (const { path, label } of all)
    if (path && !unique.has(path)) unique.set(path, label && label !== doc.name ? `${doc.name}, ${label}` : doc.name);
  return [...unique].map(([path, alt]) => ({ path, alt }));
}
