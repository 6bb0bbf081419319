/** Bytes are without headers and prefetched files. */
export const loadedFiles = `performance.getEntriesByType('resource')
  .filter((one) => document.querySelector('link[rel="prefetch"][href="' + one.name + '"]') === null)
  .map((one) => ({ name: new URL(one.name).pathname, bytes: one.encodedBodySize }))`;

/** Runs before the scripts of a page and sets `firstScreen`, because a poll would count files that are loaded afterwards. */
export const observeFirstScreen = (heading) => `{
  const observer = new MutationObserver(() => {
    const empty = (document.querySelector(${JSON.stringify(heading)})?.textContent ?? '') === '';
    if (empty || document.querySelector('[aria-busy="true"]') !== null) return;
    observer.disconnect();
    globalThis.firstScreen = { afterMs: performance.now(), loaded: ${loadedFiles} };
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}`;

export function sizeOf(loaded, ending) {
  const some = loaded.filter(({ name }) => name.endsWith(`.${ending}`));
  return { kB: Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10, files: some.length };
}
