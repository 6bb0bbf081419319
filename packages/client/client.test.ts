import { createHmac } from 'node:crypto';
import { revokeToken } from '@clubpulse/contract/accounts/tokens.calls';
import { bookClass, listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { describe, expect, it } from 'vitest';
import { ApiError, createClient } from './client.ts';
import { readDelivery } from './webhooks.ts';

interface Request {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: unknown;
}

function clientOf(response: () => Response) {
  const sent: Request[] = [];
  const client = createClient({
    server: 'https://club.example/',
    token: 'cp_secret',
    language: 'it',
    fetch: async (url, { method, headers, body } = {}) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), method, headers: new Headers(headers), body });
      return response();
    },
  });
  return { client, sent };
}
const refusal =
  (status: number, problem: object, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json', ...headers } });

describe('the client', () => {
  it('sends the parameters in the path, the query, the token and the language', async () => {
    const { client, sent } = clientOf(() => Response.json({ TimeZone: 'Europe/Rome', Classes: [] }));
    const result = await client.call(listBookableClasses, {
      params: { id: 4, clubId: 2 },
      query: { from: '2026-11-19', days: 3 },
    });
    expect(result).toEqual({ TimeZone: 'Europe/Rome', Classes: [] });
    expect(sent[0]).toMatchObject({
      url: 'https://club.example/api/users/4/clubs/2/bookableClasses?from=2026-11-19&days=3',
      method: 'GET',
    });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer cp_secret');
    expect(sent[0]?.headers.get('accept-language')).toBe('it');
  });

  it('returns nothing for a call without a result', async () => {
    const { client, sent } = clientOf(() => new Response(null, { status: 204 }));
    expect(await client.call(revokeToken, { params: { id: 1, tokenId: 7 } })).toBeUndefined();
    expect(sent[0]).toMatchObject({ url: 'https://club.example/api/users/1/tokens/7', method: 'DELETE' });
  });

  it('sends the body and the key of a booking, and rejects with the typed error', async () => {
    const problem = { type: '', title: '', status: 409, ErrorType: 'ClassFull', requestId: 'r1', values: { waiting: 4 } };
    const { client, sent } = clientOf(refusal(409, problem));
    const booking = client.call(bookClass, { params: { id: 4 }, body: { ClassId: 9 }, key: 'k1' });
    const error = await booking.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      errorType: 'ClassFull',
      values: { waiting: 4 },
      requestId: 'r1',
      retryAfter: null,
    });
    expect(sent[0]?.body).toBe('{"ClassId":9}');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  it('rejects with the seconds to wait, and without a type if a proxy responded', async () => {
    const limited = clientOf(
      refusal(429, { type: '', title: '', status: 429, ErrorType: 'TooManyRequests', requestId: 'r' }, { 'retry-after': '42' }),
    );
    await expect(limited.client.call(getClub, { params: { id: 1 } })).rejects.toMatchObject({ retryAfter: 42 });
    const proxy = clientOf(() => new Response('<html>', { status: 502 }));
    await expect(proxy.client.call(getClub, { params: { id: 1 } })).rejects.toMatchObject({ status: 502, errorType: null });
  });
});

describe('a delivery', () => {
  const secret = 'the secret';
  const now = new Date('2026-11-19T11:02:00Z');
  const body = JSON.stringify({ Id: 12, Event: 'Ping', ClubId: 1, At: now.toISOString(), Data: {} });
  const signed = (text: string, at = now) => {
    const t = at.getTime() / 1000;
    return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${text}`).digest('hex')}`;
  };

  it('is read when its signature is right and recent', () => {
    expect(readDelivery({ body, signature: signed(body), secret, now })).toMatchObject({ Id: 12, Event: 'Ping' });
    const later = new Date(now.getTime() + 301_000);
    expect(readDelivery({ body, signature: signed(body), secret, now: later })).toBeUndefined();
  });

  it('is not read when it was changed, signed with another secret, not signed, or is of an unknown event', () => {
    expect(readDelivery({ body: body.replace('12', '13'), signature: signed(body), secret, now })).toBeUndefined();
    expect(readDelivery({ body, signature: signed(body), secret: 'another', now })).toBeUndefined();
    expect(readDelivery({ body, signature: undefined, secret, now })).toBeUndefined();
    const unknown = body.replace('Ping', 'Horoscope');
    expect(readDelivery({ body: unknown, signature: signed(unknown), secret, now })).toBeUndefined();
    expect(readDelivery({ body: 'no json', signature: signed('no json'), secret, now })).toBeUndefined();
  });
});
