/** If Temporal is missing, `main.ts` installs a polyfill. */
export const { Temporal } = globalThis as unknown as { Temporal: unknown };
