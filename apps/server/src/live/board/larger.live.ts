/** The fresh, larger array with what the old one held. */
export function larger<T extends { set(old: T): void }>(fresh: T, old: T): T {
  fresh.set(old);
  return fresh;
}
