import type { Recorded } from './table.ts';

/** The shop before it believed versions and read the nearest replica, with `--far 50`. */
export const RECORDED: Recorded = {
  commit: 'edb5640',
  rows: {
    'page out of the cache': { warm: '0, 6 ms', idle: '1, 69 ms', fresh: '1, 101 ms' },
    category: { warm: '2, 83 ms', idle: '2, 139 ms', fresh: '4, 487 ms' },
    'filtered category': { warm: '2, 107 ms', idle: '2, 184 ms', fresh: '4, 542 ms' },
    product: { warm: '3, 196 ms', idle: '3, 263 ms', fresh: '5, 538 ms' },
    'search results': { warm: '4, 235 ms', idle: '4, 286 ms', fresh: '6, 696 ms' },
    'search results, a word corrected': { warm: '4, 245 ms', idle: '4, 241 ms', fresh: '7, 903 ms' },
    'search results, nothing found': { warm: '5, 303 ms', idle: '5, 290 ms', fresh: '8, 786 ms' },
    suggestions: { warm: '4, 165 ms', idle: '4, 260 ms', fresh: '5, 401 ms' },
    home: { warm: '2, 186 ms', idle: '2, 272 ms', fresh: '5, 459 ms' },
    'unknown path': { warm: '2, 97 ms', idle: '2, 197 ms', fresh: '4, 541 ms' },
    'cart add': { warm: 'object + 2, 77 ms', idle: 'object + 2, 88 ms', fresh: 'object + 3, 274 ms' },
    'place order': { warm: 'object + 4, 131 ms', idle: 'object + 4, 144 ms', fresh: 'object + 5, 209 ms' },
  },
};
