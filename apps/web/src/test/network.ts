import { allCalls } from '@clubpulse/contract/all-calls';
import { type Call, IDEMPOTENCY_HEADER, type ParamsOf, type ResultOf } from '@clubpulse/contract/call';
import { exact } from '@clubpulse/contract/exact';
import { postReport } from '@clubpulse/contract/platform/platform.calls';
import { vi } from 'vitest';
import { leftBy } from './late.ts';
import { changed, leftStale } from './stale.ts';

/**
 * Requests are validated against the contract. A test fails for unknown calls and missing stubs (`checkNetwork`), and for visible
 * data that changed and was not reloaded (`checkFresh`).
 */

export interface StubRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
type Result<C extends Call> = Fixed<ResultOf<C>> | Response;
type Given<C extends Call> = Result<C> | ((body: unknown, request: StubRequest) => Result<C> | Promise<Result<C>>);

interface Stub {
  call: Call;
  /** The stub matches only these values, and any value of a missing parameter. */
  params: Readonly<Record<string, string | number>>;
  answered: unknown;
}
export type Answers = readonly Stub[];

type PathOf<C extends Call> = { [K in keyof ParamsOf<C>]?: string | number };

export const answer = <C extends Call>(call: C, params: PathOf<C>, answered: Given<C>): Stub => ({
  call,
  params: params as Stub['params'],
  answered,
});

export interface SentCall {
  method: string;
  path: string;
  body: unknown;
  key: string | undefined;
}

export const respond = (status: number, body?: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const patterns = allCalls
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/:]+)')}$`, 'i') }))
  // Static paths come first, for example `/classes/filterData` before `/classes/{id}`.
  .sort((a, b) => a.call.path.split('{').length - b.call.path.split('{').length);

export function findCall(method: string, path: string) {
  for (const { call, pattern } of patterns) {
    const found = call.method === method ? pattern.exec(path) : null;
    if (found) return { call, params: Object.fromEntries(Object.entries(found.groups ?? {})) };
  }
  return undefined;
}

let complaints: string[] = [];
function complain(words: string): never {
  const test = leftBy();
  // `npm run test:long` finds the responsible test.
  if (test !== undefined) console.error(`After its end ${test} went on: ${words}`);
  else complaints.push(words);
  throw new TypeError(words);
}

export function checkNetwork(): void {
  const found = complaints;
  complaints = [];
  if (found.length > 0) throw new Error([...new Set(found)].join('\n'));
}

export async function checkFresh(): Promise<void> {
  complaints.push(...(await leftStale()));
}

/** The result is parsed, so that undeclared fields are removed. */
function sendable(call: Call, result: unknown): Response {
  if (call.status === 204)
    return result === undefined || result === null ? respond(204) : complain(`${call.id} answers 204 and has no result`);
  const parsed = call.result.safeParse(result);
  return parsed.success ? respond(call.status, parsed.data) : complain(`Answer of ${call.id}: ${parsed.error.message}`);
}

async function asServer(call: Call, result: unknown): Promise<Response> {
  if (!(result instanceof Response)) return sendable(call, result);
  if (!result.ok) return result;
  if (result.status !== call.status) complain(`${call.id} answers ${call.status}, not ${result.status}`);
  const text = await result.clone().text();
  return sendable(call, text === '' ? undefined : JSON.parse(text));
}

async function bodyOf(sent: unknown): Promise<unknown> {
  if (typeof sent === 'string') return JSON.parse(sent);
  if (!(sent instanceof FormData)) return undefined;
  const [file, image, data] = [sent.get('file'), sent.get('image'), sent.get('data')];
  return {
    ...(file instanceof File ? { File: btoa(await file.text()), FileName: file.name } : {}),
    ...(image instanceof File ? { Image: btoa(await image.text()) } : {}),
    ...(typeof data === 'string' ? { Data: JSON.parse(data) as unknown } : {}),
  };
}

const abortOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))));

function refused(call: Call, query: unknown, body: unknown): string | undefined {
  return [exact(call.query).safeParse(query), exact(call.body).safeParse(body)].find(({ success }) => !success)?.error?.message;
}

export function stageNetwork(answers: Answers): SentCall[] {
  const stubs = [answer(postReport, {}, undefined), ...answers];
  const sent: SentCall[] = [];
  const reply = async (url: string, init: RequestInit): Promise<Response> => {
    const method = init.method ?? 'GET';
    const { pathname, searchParams } = new URL(url, 'http://club.test');
    const body = await bodyOf(init.body);
    const key = new Headers(init.headers).get(IDEMPOTENCY_HEADER) ?? undefined;
    sent.push({ method, path: url.replace(/^\/api/, ''), body, key });
    if (pathname.endsWith('/version')) return new Response(__BUILD_ID__);

    const found = findCall(method, decodeURI(pathname.replace(/^\/api/, '')));
    if (found === undefined) return complain(`No call of the contract: ${method} ${url}`);
    const { call, params } = found;
    const stub = stubs.findLast(
      (one) => one.call.id === call.id && Object.entries(one.params).every(([name, value]) => String(value) === params[name]),
    );
    if (stub === undefined) return complain(`No test stubbed ${call.id}: ${method} ${url}`);
    const query = Object.fromEntries(searchParams);
    const { answered } = stub;
    const result: unknown = typeof answered === 'function' ? await answered(body, { params, query }) : answered;
    const wrong = result instanceof Response && result.status === 400 ? undefined : refused(call, query, body);
    if (wrong !== undefined) complain(`Sent to ${call.id}: ${wrong}`);
    const response = await asServer(call, result);
    if (response.ok) changed(call);
    return response;
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => Promise.race([reply(url, init), abortOf(init.signal)]));
  return sent;
}
