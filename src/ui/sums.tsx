interface SumsProps {
  rows: { label: string; value: string; kind?: 'less' | 'total' }[];
  notes?: string[];
}

/** The lines of a bill; they always add up. */
export function Sums({ rows, notes = [] }: SumsProps) {
  return (
    <div>
      <dl className="sums">
        {rows.map((row) => (
          <div key={row.label} className={row.kind ? `sums-${row.kind}` : undefined}>
            <dt>{row.label}</dt>
            <dd translate="no">{row.value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
    </div>
  );
}
