import type { CmsDocument } from '../../domain/catalogue/document';
import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Html } from '../../ui/html';
import { ProductPicture } from '../shop/product-picture';

const CATEGORY_LINK = /href="[^"]*(\/c\/[^"/?#]+)"/;

const flat = (nodes: CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** A second thing the retailer wants seen: a plane of colour beside the picture of the category it leads to. */
export function SecondBanner({ block, categories }: { block: CmsDocument; categories: CategoryNode[] }) {
  const path = CATEGORY_LINK.exec(block.content)?.[1];
  const image = path ? (flat(categories).find((node) => categoryPath(node.slug) === path)?.image ?? null) : null;
  return (
    <section className="section banner">
      <div className="banner-text">
        <h2>{block.title}</h2>
        <Html html={block.content} className="plane-text" />
      </div>
      {image && <ProductPicture path={image} alt="" size={480} sharp={{ size: 1024, sizes: '(width >= 700px) 50vw, 100vw' }} loading="lazy" />}
    </section>
  );
}
