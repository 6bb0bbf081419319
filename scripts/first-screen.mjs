/** False until the selector `heading` has a text, then the loaded files. Bytes are without headers and prefetched files. */
export const loadedOnceItWorks = (heading) => `(() => {
  const works = document.querySelector(${JSON.stringify(heading)})?.textContent?.length > 0 && document.querySelector('[aria-busy="true"]') === null;
  if (!works) return false;
  return performance.getEntriesByType('resource')
    .filter((one) => document.querySelector('link[rel="prefetch"][href="' + one.name + '"]') === null)
    .map((one) => ({ name: new URL(one.name).pathname, bytes: one.encodedBodySize }));
})()`;

export function sizeOf(loaded, ending) {
  const some = loaded.filter(({ name }) => name.endsWith(`.${ending}`));
  return { kB: Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10, files: some.length };
}
