import { IDEMPOTENCY_HEADER, TIME_ZONE_HEADER } from '@clubpulse/contract/call';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { loadPhrases, REFUSALS, shownLanguage } from '../dictionary/dictionary.ts';
import { browserLocale } from '../phrases.ts';
import { markReachable, markUnreachable } from '../reach/reach.ts';
import { ApiError, errorOf } from './api-error.ts';
import { handleError } from './default-error-handler.ts';
import { ignoredStatuses } from './ignored-statuses.ts';
import { defaultMessages, type Operation } from './operation.ts';

export interface CallOptions {
  ignore?: readonly number[];
  message?: PhraseKey;
  /** No toast is shown, because the caller polls or shows the failure. Error reports are still sent. */
  quiet?: boolean;
  signal?: AbortSignal;
}

export interface CallRequest extends CallOptions {
  operation: Operation;
  url: string;
  /** The path for error reports, because the real URL may contain a code or a search text. */
  path?: string;
  data?: unknown;
  noAuthentication?: boolean;
  /** Partial updates are declared as PATCH. */
  method?: 'PATCH';
  /** A booking or payment: sent with an Idempotency-Key, so that it may be repeated, and never queued. */
  once?: boolean;
  answer?: 'json' | 'text';
}

/** `renewed` requests another token after a refusal. Rejects when the session state is unknown. */
export type TokenSource = (options: { renewed: boolean }) => Promise<string | null>;

let tokenSource: TokenSource = () => Promise.resolve(null);

export function provideToken(next: TokenSource): void {
  tokenSource = next;
}

const refusedTokens = new EventTarget();

const tokenRefused = (): boolean => refusedTokens.dispatchEvent(new Event('refused'));

export function onTokenRefused(listener: () => void): () => void {
  refusedTokens.addEventListener('refused', listener);
  return () => refusedTokens.removeEventListener('refused', listener);
}

export const accessToken: TokenSource = (options) => tokenSource(options);

const BASE = '/api';
const methods = { get: 'GET', create: 'POST', update: 'PUT', partialUpdate: 'POST', delete: 'DELETE' } as const;
const isAbsolute = (url: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(url);
/** Milliseconds before each repetition. Only reads and acts with an Idempotency-Key are repeated. */
const REPEAT_AFTER = [300, 1200] as const;
const worthRepeating = (status: number) => status === 0 || status === 502 || status === 503 || status === 504;

/**
 * The only function that sends requests. Rejects with `ApiError` after the default handler, or with 'Missing URL' or 'Missing
 * data'.
 */
export async function send(request: CallRequest): Promise<unknown> {
  if (!request.url) throw new Error('Missing URL');
  const updates = request.operation === 'update' || request.operation === 'partialUpdate';
  if (updates && (request.data === undefined || request.data === null)) throw new Error('Missing data');
  try {
    return await answered(request);
  } catch (error) {
    if (error instanceof ApiError) {
      if (request.operation !== 'get') error.act = request.message ?? defaultMessages[request.operation];
      handleUnlessIgnored(error, request);
    }
    throw error;
  }
}

function handleUnlessIgnored(error: ApiError, request: CallRequest): void {
  const path = request.url.replace(/^\//, '').replace(/\?.*$/, '');
  const ignored = [...(request.ignore ?? []), ...(isAbsolute(request.url) ? [] : ignoredStatuses(request.operation, path))];
  if (ignored.includes(error.status)) return;
  handleError(error, {
    operation: request.operation,
    method: methodOf(request),
    url: addressOf(request.path ?? request.url).replace(/\?.*$/, ''),
    ...(request.message === undefined ? {} : { message: request.message }),
    quiet: request.quiet ?? false,
  });
}

const methodOf = (request: CallRequest) => request.method ?? methods[request.operation];
const addressOf = (url: string) => (isAbsolute(url) ? url : `${BASE}/${url.replace(/^\//, '')}`);

async function answered(request: CallRequest): Promise<unknown> {
  if (request.once) return actedOnce(request);
  return repeated(request, request.operation === 'get' ? REPEAT_AFTER : []);
}

/** An offline act is refused, because a booking must not be sent later without the user. */
async function actedOnce(request: CallRequest): Promise<unknown> {
  if (!navigator.onLine) throw new ApiError(0, { unanswered: 'offline' });
  const act: Act = { method: methodOf(request), path: request.url, data: request.data };
  try {
    const answer = await repeated(request, REPEAT_AFTER, keyOf(act));
    releaseKeys(act);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) releaseKeys(act);
    throw error instanceof ApiError && error.status === 0 ? new ApiError(0, { unanswered: 'lost' }) : error;
  }
}

async function repeated(request: CallRequest, waits: readonly number[], key?: string): Promise<unknown> {
  for (const wait of waits) {
    try {
      return await answerTo(request, key);
    } catch (error) {
      if (!(error instanceof ApiError) || !worthRepeating(error.status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
      request.signal?.throwIfAborted();
    }
  }
  return answerTo(request, key);
}

async function answerTo(request: CallRequest, key: string | undefined): Promise<unknown> {
  let response = await attempt(request, { renewed: false }, key);
  if (response.status === 401 && request.noAuthentication !== true) {
    response = await attempt(request, { renewed: true }, key);
    if (response.status === 401) tokenRefused();
  }
  if (!response.ok) throw await withItsWords(await errorOf(response));
  if (response.status === 204) return undefined;
  return request.answer === 'text' ? textOf(response, request.signal) : jsonOf(response, request.signal);
}

/** Loads the texts of refusals, which are not loaded with the first screen. If this fails, the error has a general message. */
async function withItsWords(error: ApiError): Promise<ApiError> {
  if (error.errorType === null) return error;
  try {
    await loadPhrases([REFUSALS]);
  } catch {
    // Without the texts the general message is used.
  }
  return error;
}

async function textOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    markUnreachable();
    throw new ApiError(0);
  }
}

/** An HTML page (captive portal, failing proxy) counts as a gateway error. */
async function jsonOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await textOf(response, signal);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(502);
  }
}

async function attempt(request: CallRequest, token: { renewed: boolean }, key: string | undefined): Promise<Response> {
  const headers: Record<string, string> = {
    'accept-language': browserLocale(shownLanguage()),
    [TIME_ZONE_HEADER.toLowerCase()]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  if (request.noAuthentication !== true) {
    const bearer = await accessToken(token).catch(() => {
      // The request fails, because without a token the server would treat the user as signed out.
      throw new ApiError(navigator.onLine ? 503 : 0);
    });
    if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`;
  }
  if (key !== undefined) headers[IDEMPOTENCY_HEADER.toLowerCase()] = key;
  const isForm = request.data instanceof FormData;
  if (request.data !== undefined && !isForm) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(addressOf(request.url), {
      method: methodOf(request),
      headers,
      ...(request.data === undefined ? {} : { body: isForm ? (request.data as FormData) : JSON.stringify(request.data) }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
    markReachable();
    return response;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    markUnreachable();
    throw new ApiError(0);
  }
}

/** An act has the same key until any response, so that its repetition after a lost response runs only once. */
export interface Act {
  method: string;
  path: string;
  data: unknown;
}

interface Undecided {
  path: string;
  key: string;
}

const undecided = new Map<string, Undecided>();
const nameOf = ({ method, path, data }: Act) => `${method} ${path} ${JSON.stringify(data ?? null)}`;
const holds = (outer: string, inner: string) => `${inner}/`.startsWith(`${outer}/`);

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function keyOf(act: Act): string {
  const name = nameOf(act);
  const known = undecided.get(name);
  if (known !== undefined) return known.key;
  const key = randomKey();
  undecided.set(name, { path: act.path, key });
  return key;
}

/** Also releases the keys of pending acts on the same object, because booking again after a cancellation is a new act. */
export function releaseKeys({ path }: Act): void {
  for (const [name, other] of undecided) {
    if (holds(path, other.path) || holds(other.path, path)) undecided.delete(name);
  }
}
