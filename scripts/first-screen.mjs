/**
 * What a browser loads until a first screen works: it has its heading, and nothing of it waits for data. An expression for the page that
 * is true once it does, and then what was loaded, in one: a moment later the page fetches what acts open. Bytes are those over the wire
 * without headers; what the browser was only told to have ready is no part of a start. `heading` is a selector.
 */
export const loadedOnceItWorks = (heading) => `(() => {
  const works = document.querySelector(${JSON.stringify(heading)})?.textContent?.length > 0 && document.querySelector('[aria-busy="true"]') === null;
  if (!works) return false;
  return performance.getEntriesByType('resource')
    .filter((one) => document.querySelector('link[rel="prefetch"][href="' + one.name + '"]') === null)
    .map((one) => ({ name: new URL(one.name).pathname, bytes: one.encodedBodySize }));
})()`;

/** kB and files of those whose names end so (`js`, `css`). */
export function sizeOf(loaded, ending) {
  const some = loaded.filter(({ name }) => name.endsWith(`.${ending}`));
  return { kB: Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10, files: some.length };
}
