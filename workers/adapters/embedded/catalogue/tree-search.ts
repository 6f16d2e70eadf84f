import type { CategoryNode } from '../../../../src/domain/catalogue/product';

/** The first node, depth first, that is wanted. */
export function findNode(
  tree: readonly CategoryNode[],
  isWanted: (node: CategoryNode) => boolean,
): CategoryNode | null {
  for (const node of tree) {
    const found = isWanted(node) ? node : findNode(node.children, isWanted);
    if (found) return found;
  }
  return null;
}

export const isInTree = (tree: readonly CategoryNode[], id: number): boolean =>
  findNode(tree, (node) => node.id === id) !== null;

/** Every node of a tree, parents before their children. */
export const flatNodes = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.flatMap((node) => [node, ...flatNodes(node.children)]);
