import { ROUTES, type Route } from '../../src/pages/routes';

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

const patterns = ROUTES.map((route) => {
  const names: string[] = [];
  const source = route.path.replace(/\[([^\]]+)\]/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { route, names, pattern: new RegExp(`^${source}$`) };
});

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/**
 * The page a path inside the store view belongs to; literal paths stand before patterns in the table. null when there
 * is none.
 */
export function matchRoute(path: string): RouteMatch | null {
  for (const { route, names, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const value = decoded(found[index + 1] ?? '');
      if (value === null) return null;
      params[name] = value;
    }
    return { route, params };
  }
  return null;
}
