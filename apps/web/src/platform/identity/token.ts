/** Where the call layer gets its bearer token. `renewed` asks for a new one because the last was refused. Rejects when nobody knows. */
export type TokenSource = (options: { renewed: boolean }) => Promise<string | null>;

let source: TokenSource = () => Promise.resolve(null);

export function provideToken(next: TokenSource): void {
  source = next;
}

const refused = new EventTarget();

/** Tells the session that a call was refused although its token was renewed: nobody is signed in any more, perhaps. */
export const tokenRefused = (): boolean => refused.dispatchEvent(new Event('refused'));

export function onTokenRefused(listener: () => void): () => void {
  refused.addEventListener('refused', listener);
  return () => refused.removeEventListener('refused', listener);
}

export const accessToken: TokenSource = (options) => source(options);
