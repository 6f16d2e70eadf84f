import { ProductPicture } from '../shop/product-picture';

/** The wide picture of a category; on a phone the products are seen first, and it is not fetched. */
export function CategoryBanner({ path }: { path: string }) {
  return (
    <div className="list-banner">
      <ProductPicture path={path} alt="" size={1024} loading="lazy" />
    </div>
  );
}
