// What moves at the desk, in one piece.
export { default as DeskCopy } from './desk-copy.client';
export { default as DeskKeys } from './desk-keys.client';
export { default as DeskLive } from './desk-live.client';
export { default as DeskPageKeys } from './desk-page-keys.client';
export { default as DeskPrint } from './desk-print.client';
export { default as DeskScan } from './desk-scan.client';
export { default as DeskWedge } from './desk-wedge.client';
