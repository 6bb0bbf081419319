import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

export interface PostOffice {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The first address in the letter to somebody that begins like this; waits until it came. */
  linkTo(email: string, beginning: string): Promise<string>;
  close(): Promise<void>;
}

/** A mail server that keeps what it gets. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters: { readonly to: string; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = unquoted(Buffer.concat(parts).toString('utf8'));
        for (const { address } of envelope.rcptTo) letters.push({ to: address, text });
        done();
      });
    },
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async linkTo(email, beginning) {
      const find = () =>
        letters
          .filter(({ to }) => to === email)
          .flatMap(({ text }) => [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link))
          .find((link) => link.startsWith(beginning));
      await expect.poll(find, { timeout: 90_000, message: `a letter to ${email}` }).toBeDefined();
      return find() ?? '';
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Quoted-printable, as letters with long lines are written. */
const unquoted = (text: string): string =>
  text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
