/** `main.ts` installs a polyfill where it is missing. */
export const { Temporal } = globalThis as unknown as { Temporal: unknown };
