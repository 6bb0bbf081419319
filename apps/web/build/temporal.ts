/** Replaces `temporal-polyfill` in the web by the browser's Temporal. `main.ts` installs a polyfill where it is missing. */
export const { Temporal } = globalThis as unknown as { Temporal: unknown };
