/** While developing: the page is loaded anew when the server's code changes. The marks that tooling for React leaves in components mean nothing to Preact. */
Object.assign(globalThis, { $RefreshSig$: () => (type: unknown) => type, $RefreshReg$: () => undefined });
import.meta.hot?.on('rsc:update', () => location.reload());
