import { commerce } from '../../commerce/request-context';
import type { CmsDocument } from '../../domain/catalogue/document';
import type { Product } from '../../domain/catalogue/product';
import { Html } from '../../ui/html';
import { optional } from '../shop/optional';

/** The content block that tells the sizes of a product; null where it names none, or none that is there. */
export async function readSizeGuide({ sizeGuide }: Pick<Product, 'sizeGuide'>): Promise<CmsDocument | null> {
  if (sizeGuide === null) return null;
  const [block = null] = await optional('blocks', commerce().content.blocks([sizeGuide]), []);
  return block;
}

/** The measures of the sizes, folded under the choice of one. */
export function SizeGuide({ guide }: { guide: Pick<CmsDocument, 'title' | 'content'> | null }) {
  if (guide === null) return null;
  return (
    <details className="size-guide">
      <summary>{guide.title}</summary>
      <Html html={guide.content} />
    </details>
  );
}
