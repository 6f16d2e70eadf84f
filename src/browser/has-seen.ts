// The row of what was seen lately has its room before it is laid out.
try {
  const seen = localStorage.getItem(`${document.documentElement.dataset.store}-recently-viewed`);
  document.documentElement.toggleAttribute('data-has-seen', (seen?.length ?? 0) > '[]'.length);
} catch {
  // a browser that keeps nothing has seen nothing
}
