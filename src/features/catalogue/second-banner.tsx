import type { CmsDocument } from '../../domain/catalogue/document';
import type { CategoryNode } from '../../domain/catalogue/product';
import { flatCategories } from '../../domain/catalogue/tree';
import { Html } from '../../ui/html';
import { ProductPicture } from '../shop/product-picture';
import { linkedCategory } from './linked-category';

/** A second thing the retailer wants seen: a plane of colour beside the picture of the category it leads to. */
export function SecondBanner({ block, categories }: { block: CmsDocument; categories: CategoryNode[] }) {
  const slug = linkedCategory(block);
  const image = flatCategories(categories).find((node) => node.slug === slug)?.image ?? null;
  return (
    <section className="section banner">
      <div className="banner-text">
        <h2>{block.title}</h2>
        <Html html={block.content} className="plane-text" />
      </div>
      {image && (
        <ProductPicture
          path={image}
          alt=""
          size={480}
          sharp={{ size: 1024, sizes: '(width >= 700px) 300px, 100vw' }}
          loading="lazy"
        />
      )}
    </section>
  );
}
