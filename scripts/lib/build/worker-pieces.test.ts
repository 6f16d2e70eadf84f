import { expect, test } from 'vitest';
import { scriptsByPiece } from './worker-pieces';

const MODULES = {
  'index.js': 'export{a as default}from"./assets/calls-abcdefgh.js";',
  'assets/calls-abcdefgh.js':
    'import"./zod-Ab_d-123.js";import{a}from"./pages--Y2p38k6.js";const later=()=>import("./areas-abcdefgh.js");',
  'assets/pages--Y2p38k6.js': 'import("../ssr/index.js")',
  'assets/zod-Ab_d-123.js': 'zod',
  'assets/areas-abcdefgh.js': 'import "./pages--Y2p38k6.js";import "./fields-abcdefgh.js"',
  'assets/fields-abcdefgh.js': 'fields',
  'ssr/index.js': 'ssr',
  '__waku_build_metadata.js': 'metadata',
};

test('a script belongs to the package, the texts or the part of the shop it holds, and to what is asked for later', () => {
  const pieces = scriptsByPiece(MODULES, 'index.js');
  const namesOf = (piece: string) =>
    Object.keys(MODULES).filter((name) => pieces.get(piece)?.includes(MODULES[name as keyof typeof MODULES]));
  expect(Object.fromEntries([...pieces.keys()].map((piece) => [piece, namesOf(piece)]))).toEqual({
    'first HTML': ['ssr/index.js'],
    routes: ['__waku_build_metadata.js'],
    zod: ['assets/zod-Ab_d-123.js'],
    'shop: calls and forms': ['index.js', 'assets/calls-abcdefgh.js'],
    'shop: pages': ['assets/pages--Y2p38k6.js'],
    'asked for later': ['assets/areas-abcdefgh.js', 'assets/fields-abcdefgh.js'],
  });
});
