import { searchHref } from '../search/search-href';
import { texts } from '../shop/texts';

/** Brands by name: following one searches for it. */
export function BrandRow({ brands }: { brands: string[] }) {
  const t = texts();
  if (brands.length === 0) return null;
  return (
    <section className="section" aria-labelledby="marcas-titulo">
      <div className="section-head">
        <h2 id="marcas-titulo">{t('Brands of the house')}</h2>
      </div>
      <ul className="pills pills-row">
        {brands.map((brand) => (
          <li key={brand}>
            <a href={searchHref(brand)}>{brand}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
