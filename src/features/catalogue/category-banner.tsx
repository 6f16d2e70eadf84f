import { ProductPicture } from '../shop/product-picture';

/** The wide picture of a category beside its name; on a phone the products are seen first, and it is not fetched. */
export function CategoryBanner({ path }: { path: string }) {
  return (
    <div className="list-banner">
      <ProductPicture path={path} alt="" size={480} loading="lazy" />
    </div>
  );
}
