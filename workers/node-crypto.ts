type Crypto = typeof import('node:crypto');

/**
 * Node's hashes as the platform has them, asked for by name when one is needed: an import of them would read Node's
 * streams too, 10 ms of every start. Each does what its namesake of `node:crypto` does.
 */
const nodeCrypto = (): Crypto => process.getBuiltinModule('node:crypto');

export const createHash: Crypto['createHash'] = (algorithm, options) => nodeCrypto().createHash(algorithm, options);

export const scryptSync: Crypto['scryptSync'] = (password, salt, length, options) =>
  nodeCrypto().scryptSync(password, salt, length, options);
