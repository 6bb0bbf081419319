/** Where the call layer gets its bearer token. `renewed` asks for a new one because the last was refused. */
export type TokenSource = (options: { renewed: boolean }) => Promise<string | null>;

let source: TokenSource = () => Promise.resolve(null);

export function provideToken(next: TokenSource): void {
  source = next;
}

export const accessToken: TokenSource = (options) => source(options);
