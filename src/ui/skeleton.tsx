interface SkeletonProps {
  /** Height of what will come, in px. */
  height: 20 | 50 | 64 | 120;
}

/** Holds the place of what comes, in its size; silent for those who hear the page. */
export function Skeleton({ height }: SkeletonProps) {
  return <span className={`skeleton skeleton-${height}`} aria-hidden="true" />;
}
