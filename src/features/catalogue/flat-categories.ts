import type { CategoryNode } from '../../domain/catalogue/product';

/** A tree of categories as one list, each before its children. */
export const flatCategories = (nodes: CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flatCategories(node.children)]);
