import type { ListingQuery } from '../../domain/catalogue/product';

/** What a form of a list keeps from its address. */
export function HiddenQuery({ query, keep }: { query: ListingQuery; keep: Record<string, string> }) {
  return (
    <>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(query.filters).map(([code, values]) => (
        <input key={code} type="hidden" name={code} value={values.join(',')} />
      ))}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
    </>
  );
}
