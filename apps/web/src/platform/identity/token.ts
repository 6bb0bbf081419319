/**
 * Source of the bearer token. `renewed` requests a new one after the last was refused. Rejects when the session state is unknown.
 */
export type TokenSource = (options: { renewed: boolean }) => Promise<string | null>;

let source: TokenSource = () => Promise.resolve(null);

export function provideToken(next: TokenSource): void {
  source = next;
}

const refused = new EventTarget();

export const tokenRefused = (): boolean => refused.dispatchEvent(new Event('refused'));

export function onTokenRefused(listener: () => void): () => void {
  refused.addEventListener('refused', listener);
  return () => refused.removeEventListener('refused', listener);
}

export const accessToken: TokenSource = (options) => source(options);
