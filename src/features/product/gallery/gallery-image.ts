/** A picture of a product as its gallery shows it. */
export interface GalleryImage {
  /** '' where there is none. */
  path: string;
  /** The empty string for one that shows the product and no more: its name says it. */
  alt: string;
  /** What stands in its place until it is there. */
  colour: string | null;
}

/** How a picture is asked for that stands large in the page, and over the whole screen when it is opened. */
export const BIG_PICTURE = {
  size: 1024,
  sharp: { size: 480, sizes: '(min-width:700px) 640px' },
} as const;
