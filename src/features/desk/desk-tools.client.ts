// What moves at the desk, in one piece.
export { default as DeskKeys } from './desk-keys.client';
export { default as DeskLive } from './desk-live.client';
