/** A picture of a product as its gallery shows it. */
export interface GalleryImage {
  /** '' where there is none. */
  path: string;
  alt: string;
  /** What stands in its place until it is there. */
  colour: string | null;
}

export const BIG = 1024;
/** How a picture is asked for as it stands large in the page. */
export const BIG_PICTURE = {
  size: BIG,
  sharp: { size: 480, sizes: '(min-width:1100px) 640px,(min-width:700px) 50vw' },
} as const;
