/** A request without an origin comes from no other website: a program, or a page of the server itself. */
export const mayShow = (origin: string | undefined, allowed: readonly string[], own: string): boolean =>
  origin === undefined || origin === own || allowed.includes(origin);
