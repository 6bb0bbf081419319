import { createHash, randomBytes } from 'node:crypto';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export function createBrowser(origin: string, headers: Readonly<Record<string, string>> = {}) {
  let cookies: Cookie[] = [];

  function keep(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? url.pathname;
      cookies = cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
      if (!/expires=Thu, 01 Jan 1970/i.test(line)) cookies.push({ name, value, path });
    }
  }

  async function open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, origin);
    const sent = cookies.filter(
      ({ path }) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    );
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: {
        accept: 'text/html',
        ...headers,
        cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    });
    keep(response, url);
    return response;
  }

  return {
    open,
    submit: (address: string, fields: Readonly<Record<string, string>>) =>
      open(address, { method: 'POST', body: new URLSearchParams(fields) }),
    async follow(response: Response): Promise<Response> {
      let current = response;
      for (let hops = 0; hops < 10; hops++) {
        const location = current.headers.get('location');
        if (location === null || !new URL(location, origin).pathname.startsWith('/oidc/')) return current;
        current = await open(location);
      }
      throw new Error('redirects without end');
    },
    cookies: () => cookies,
    forget(name: string): void {
      cookies = cookies.filter((cookie) => cookie.name !== name);
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;

export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

export function pkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
