/** Stands in for the build's inline script where no browser runs it. */
export const earlyScript = 'void "early";';
