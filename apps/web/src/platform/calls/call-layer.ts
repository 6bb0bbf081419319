import { IDEMPOTENCY_HEADER, TIME_ZONE_HEADER } from '@clubpulse/contract/call';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { accessToken, tokenRefused } from '../identity/token.ts';
import { browserLocale } from '../phrases.ts';
import { wasNotReached, wasReached } from '../reach/reach.ts';
import { loadWords, REFUSALS, shownLanguage } from '../words/dictionary.ts';
import { ApiError, errorOf } from './api-error.ts';
import { handleError } from './default-error-handler.ts';
import { ignoredStatuses } from './ignored-statuses.ts';
import { defaultMessages, type Operation } from './operation.ts';

export interface CallOptions {
  /** Answers that the caller handles itself: no toast, no report. */
  ignore?: readonly number[];
  /** Words of the toast instead of the operation's default. */
  message?: PhraseKey;
  /** No toast: the caller polls, or shows the failure in its own place. Reports are still sent. */
  quiet?: boolean;
  signal?: AbortSignal;
}

export interface CallRequest extends CallOptions {
  operation: Operation;
  /** Relative to the base API address (`users/self`), or absolute and then used as is. */
  url: string;
  /** The same as it is declared (`/users/{id}`): reports say this, for an address may hold a code or whom one looks for. */
  path?: string;
  data?: unknown;
  /** The bearer token is left out. */
  noAuthentication?: boolean;
  /** PATCH for the partial updates that the spec names so (readings 15). */
  method?: 'PATCH';
  /** A booking or payment: sent with an Idempotency-Key, so that it may be repeated, and never kept for later. */
  once?: boolean;
  answer?: 'json' | 'text';
}

const BASE = '/api';
const methods = { get: 'GET', create: 'POST', update: 'PUT', partialUpdate: 'POST', delete: 'DELETE' } as const;
const isAbsolute = (url: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(url);
/** Waits before a repetition, in milliseconds. Only what is safe twice is repeated: reading, and acts with a key. */
const REPEAT_AFTER = [300, 1200] as const;
const worthRepeating = (status: number) => status === 0 || status === 502 || status === 503 || status === 504;

/**
 * Every call of the app goes through here (spec 1 sections 7 and 8). Rejects with `ApiError` after the default
 * handler saw it, or with 'Missing URL' and 'Missing data' before anything is sent.
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

/** Offline it is not even tried: a booking that goes out later, unasked, helps nobody. */
async function actedOnce(request: CallRequest): Promise<unknown> {
  if (!navigator.onLine) throw new ApiError(0, { unanswered: 'offline' });
  const act: Act = { method: methodOf(request), path: request.url, data: request.data };
  try {
    const answer = await repeated(request, REPEAT_AFTER, keyOf(act));
    settle(act);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) settle(act);
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
  // A refused token may only have run out: one attempt with a renewed one.
  if (response.status === 401 && request.noAuthentication !== true) {
    response = await attempt(request, { renewed: true }, key);
    if (response.status === 401) tokenRefused();
  }
  if (!response.ok) throw await withItsWords(await errorOf(response));
  if (response.status === 204) return undefined;
  return request.answer === 'text' ? textOf(response, request.signal) : jsonOf(response, request.signal);
}

/** A first screen starts without the words of refusals; where they do not come, the refusal is told in general words. */
async function withItsWords(error: ApiError): Promise<ApiError> {
  if (error.errorType === null) return error;
  try {
    await loadWords([REFUSALS]);
  } catch {
    // Told in general words.
  }
  return error;
}

/** A connection may break in the middle of an answer as before it. */
async function textOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    wasNotReached();
    throw new ApiError(0);
  }
}

/** Whoever answers with a page instead (a hotel's network, a proxy in trouble) is a gateway that failed. */
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
      // The provider is away. Without a token the answer would be that she is not signed in.
      throw new ApiError(navigator.onLine ? 503 : 0);
    });
    if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`;
  }
  if (key !== undefined) headers[IDEMPOTENCY_HEADER.toLowerCase()] = key;
  // A form says by itself where its parts end.
  const isForm = request.data instanceof FormData;
  if (request.data !== undefined && !isForm) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(addressOf(request.url), {
      method: methodOf(request),
      headers,
      ...(request.data === undefined ? {} : { body: isForm ? (request.data as FormData) : JSON.stringify(request.data) }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
    wasReached();
    return response;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    wasNotReached();
    throw new ApiError(0);
  }
}

/**
 * Idempotency-Keys of bookings and payments. An act keeps its key until the server answered it, so that doing it again after a
 * lost answer acts once; an answered act, also a refused one, gets a new key the next time.
 */
export interface Act {
  method: string;
  /** Below the API's base address. */
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

/** 32 hex digits; `randomUUID` is missing where a club serves itself over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of an act: the one it was sent with before, while nobody knows whether that arrived. */
export function keyOf(act: Act): string {
  const name = nameOf(act);
  const known = undecided.get(name);
  if (known !== undefined) return known.key;
  const key = randomKey();
  undecided.set(name, { path: act.path, key });
  return key;
}

/**
 * The server answered. That settles the act, and what else was tried on the same thing: after a cancelled booking, booking
 * again is a new act.
 */
export function settle({ path }: Act): void {
  for (const [name, other] of undecided) {
    if (holds(path, other.path) || holds(other.path, path)) undecided.delete(name);
  }
}
