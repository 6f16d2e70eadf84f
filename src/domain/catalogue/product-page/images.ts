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
 * The gallery as its order ties it to the variants: the pictures that follow a variant's own, up to another variant's,
 * are of that one too.
 */
function runsOf(doc: ProductDocument): { leading: MediaItem[]; runs: Map<string, MediaItem[]> } {
  const leads = new Set(doc.configurable_children.flatMap(({ image }) => pathOf(image) ?? []));
  const leading: MediaItem[] = [];
  const runs = new Map<string, MediaItem[]>();
  let run = leading;
  for (const item of galleryOf(doc)) {
    const path = pathOf(item.image);
    if (path !== null && leads.has(path)) {
      run = runs.get(path) ?? [];
      runs.set(path, run);
    }
    run.push(item);
  }
  return { leading, runs };
}

const seenAs = ({ image, lab }: MediaItem) => ({ path: pathOf(image), label: lab?.trim() ?? '' });

/**
 * Pictures of a product page, each once: the chosen variant's, then the main one, then those of no variant, then of the
 * others. Where the variant has several of its own, the others are seen by their first alone.
 */
export function imagesOf(
  doc: ProductDocument,
  variant: ChildDocument | null,
  variantWords: readonly string[],
): { path: string; alt: string }[] {
  const { leading, runs } = runsOf(doc);
  const own = runs.get(pathOf(variant?.image) ?? '') ?? [];
  const others = [...runs.values()].map((run) => (own.length > 1 ? run.slice(0, 1) : run));
  const all = [
    { path: pathOf(variant?.image), label: variantWords.join(', ') },
    ...own.map(seenAs),
    { path: mainImage(doc), label: '' },
    ...leading.map(seenAs),
    ...others.flat().map(seenAs),
  ];
  const unique = new Map<string, string>();
  for (const { path, label } of all)
    if (path && !unique.has(path)) unique.set(path, label && label !== doc.name ? `${doc.name}, ${label}` : doc.name);
  return [...unique].map(([path, alt]) => ({ path, alt }));
}
