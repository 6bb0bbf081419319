import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { createBrowser, pkce } from '../../../platform/identity/test/visitor-browser.ts';
import { PASSWORD } from '../world.ts';

export interface Delivered {
  readonly to: string;
  readonly id: string;
}

export class Mails {
  readonly delivered: Delivered[] = [];
  readonly expected: string[] = [];
  failed = 0;
  readonly #server: SMTPServer;
  readonly #arrived: () => void;
  #visitors = 0;

  constructor(arrived: () => void) {
    this.#arrived = arrived;
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        text(stream).then((letter) => {
          const id = /^message-id:\s*(\S+)/im.exec(letter)?.[1] ?? '';
          for (const { address } of session.envelope.rcptTo) this.delivered.push({ to: address, id });
          this.#arrived();
          done();
        }, done);
      },
    });
    this.#server.on('error', () => {});
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close = (): Promise<void> => new Promise((resolve) => this.#server.close(() => resolve()));

  async signUp(url: string): Promise<void> {
    const number = ++this.#visitors;
    const email = `visitor${number}@example.com`;
    try {
      const browser = createBrowser(url, { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` });
      const form = await formOf(browser, url, 'create');
      const answer = await browser.submit(form, { email, password: PASSWORD });
      if (answer.status >= 400) this.failed++;
      else this.expected.push(email);
    } catch {
      this.failed++;
    }
  }
}

async function formOf(browser: ReturnType<typeof createBrowser>, url: string, prompt: 'create' | 'login'): Promise<string> {
  const query = new URLSearchParams({
    client_id: 'clubpulse-web',
    response_type: 'code',
    redirect_uri: `${url}/`,
    scope: 'openid',
    resource: `${url}/api`,
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
    state: 'state',
    prompt,
  });
  const page = (await browser.open(`/oidc/auth?${query.toString()}`)).headers.get('location');
  if (page === null) throw new Error('The provider shows no page.');
  return (await browser.open(page)).headers.get('location') ?? page;
}

export async function signsIn(url: string, email: string): Promise<boolean> {
  const browser = createBrowser(url);
  const answer = await browser.submit(await formOf(browser, url, 'login'), { email, password: PASSWORD });
  const end = await browser.follow(answer);
  return end.headers.get('location')?.startsWith(`${url}/?code=`) === true;
}
