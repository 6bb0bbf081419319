import type { Call } from '@clubpulse/contract/call';
import type { Sample } from '../apps/server/src/test/sample.ts';

export async function request(
  url: string,
  one: Call,
  { params, query, body }: Sample,
  token: string,
  key = one.id,
): Promise<{ status: number }> {
  const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams(
    Object.entries({ ...query }).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await fetch(`${url}/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
    method: one.method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'identity',
      ...(one.idempotent && { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return { status: answer.status };
}
