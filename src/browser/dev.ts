/**
 * While developing, before any component is loaded: the marks that tooling for React leaves in components mean nothing
 * to Preact.
 */
if (import.meta.env.DEV)
  Object.assign(globalThis, { $RefreshSig$: () => (type: unknown) => type, $RefreshReg$: () => undefined });
