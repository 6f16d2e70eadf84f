const OUT_OF = 5;

/** A rating as five stars, the last one filled as far as it goes; heard as a number elsewhere. */
export function Stars({ average }: { average: number }) {
  const width = Math.round((Math.min(OUT_OF, Math.max(0, average)) / OUT_OF) * 100);
  return (
    <span className="star-row" aria-hidden="true">
      ★★★★★
      <span style={{ width: `${width}%` }}>★★★★★</span>
    </span>
  );
}
