/**
 * Idempotency-Keys of bookings and payments. An act keeps its key until the server answered it, so that doing it again after a
 * lost answer acts once; an answered act, also a refused one, gets a new key the next time.
 */
export interface Act {
  method: string;
  /** Below the API's base address. */
  path: string;
  data: unknown;
}

interface Undecided {
  path: string;
  key: string;
}

const undecided = new Map<string, Undecided>();
const nameOf = ({ method, path, data }: Act) => `${method} ${path} ${JSON.stringify(data ?? null)}`;
const holds = (outer: string, inner: string) => `${inner}/`.startsWith(`${outer}/`);

/** 32 hex digits; `randomUUID` is missing where a club serves itself over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of an act: the one it was sent with before, while nobody knows whether that arrived. */
export function keyOf(act: Act): string {
  const name = nameOf(act);
  const known = undecided.get(name);
  if (known !== undefined) return known.key;
  const key = randomKey();
  undecided.set(name, { path: act.path, key });
  return key;
}

/**
 * The server answered. That settles the act, and what else was tried on the same thing: after a cancelled booking, booking
 * again is a new act.
 */
export function answered({ path }: Act): void {
  for (const [name, other] of undecided) {
    if (holds(path, other.path) || holds(other.path, path)) undecided.delete(name);
  }
}
