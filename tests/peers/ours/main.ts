import '../../../scripts/lib/source-imports.mjs';

/**
 * Serves our own engine as a retailer's API and says where on its first line. A process of its own has what builds it
 * from Node as it is: in one of the tests Vite would first turn all of that inside out.
 */
const { startOurs } = await import('./start.ts');
const ours = await startOurs();

const end = async (): Promise<void> => {
  await ours.stop();
  process.exit();
};
process.once('SIGTERM', end);
// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().once('end', end);
console.log(ours.url);
