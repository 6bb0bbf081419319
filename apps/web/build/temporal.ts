/** Instead of `temporal-polyfill` in the web: the browser's own Temporal. `main.ts` gives one to a browser that has none. */
export const { Temporal } = globalThis as unknown as { Temporal: unknown };
