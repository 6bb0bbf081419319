import http from 'node:http';

/** For web code that calls a server of the test. Redirects are left to the caller. */
export function realFetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const headers = Object.fromEntries(new Headers(init.headers).entries());
  const body = init.body instanceof URLSearchParams ? init.body.toString() : init.body;
  const request = http.request(address, { method: init.method ?? 'GET', headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const status = answer.statusCode ?? 500;
      const stored = new Headers();
      for (const [name, values] of Object.entries(answer.headersDistinct)) {
        for (const value of values ?? []) stored.append(name === 'set-cookie' ? 'x-set-cookie' : name, value);
      }
      const text = Buffer.concat(parts).toString();
      resolve(new Response(status === 204 || status === 304 ? null : text, { status, headers: stored }));
    });
  });
  request.on('error', reject);
  if (typeof body === 'string') request.setHeader('content-type', headers['content-type'] ?? 'application/x-www-form-urlencoded');
  request.end(typeof body === 'string' ? body : undefined);
  return promise;
}
