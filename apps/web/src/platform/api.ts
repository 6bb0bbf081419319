import type { Call, InputOf, ParamsOf, Reading, ResultOf, Rows, Writing } from '@clubpulse/contract/call';
import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { failedActPhrase } from './calls/act-text.ts';
import { ApiError } from './calls/api-error.ts';
import { type CallOptions, send } from './calls/call-layer.ts';
import { useDoublePressGuard } from './calls/double-press-guard.ts';
import { openedOr } from './calls/opened.ts';
import type { Operation } from './calls/operation.ts';
import { withinPatience } from './calls/patience.ts';
import { cachedResponse, cacheResponse, forgetShown, isCachedResponse } from './reach/cached-responses.ts';
import { onReconnect } from './reach/reach.ts';

export { ApiError } from './calls/api-error.ts';
export type { CallOptions } from './calls/call-layer.ts';

type PathParams<C extends Call> = { [K in keyof ParamsOf<C>]: string | number };
type Part<Name extends string, Value> = unknown extends Value
  ? { [N in Name]?: Value }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : {} extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value };

export type ApiInput<C extends Call> = Part<'params', PathParams<C>> &
  Part<'query', InputOf<C>['query']> &
  Part<'body', InputOf<C>['body']>;

interface LooseInput {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
  body?: unknown;
}

const operations = { GET: 'get', POST: 'create', PUT: 'update', PATCH: 'partialUpdate', DELETE: 'delete' } as const;

function urlOf(call: Call, input: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? path.slice(1) : `${path.slice(1)}?${query.toString()}`;
}

function failureOf(call: Call): Pick<CallOptions, 'message'> {
  const message = failedActPhrase(call);
  return message === undefined ? {} : { message };
}

/** Rejects with `ApiError` after the default error handler. Writing calls use `change`. */
export const api = <C extends Reading>(call: C, input: ApiInput<C>, options: CallOptions = {}): Promise<ResultOf<C>> =>
  made(call, input, options);

async function made<C extends Call>(call: C, input: ApiInput<C>, options: CallOptions): Promise<ResultOf<C>> {
  const operation: Operation = operations[call.method];
  const loose: LooseInput = input;
  const answer = await send({
    ...failureOf(call),
    ...options,
    operation,
    url: urlOf(call, loose),
    path: call.path,
    ...(call.method === 'PATCH' ? { method: 'PATCH' as const } : {}),
    ...(call.idempotent ? { once: true } : {}),
    ...(call.access.who === 'public' ? { noAuthentication: true } : {}),
    ...(loose.body === undefined ? {} : { data: loose.body }),
  });
  // The server validates the response against the same declaration.
  return answer as ResultOf<C>;
}

/** No retries here, because the call layer retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true, refetchOnReconnect: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onReconnect(() => {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state: { error } }) =>
      isCachedResponse(queryKey) || (error instanceof ApiError && error.status === 0),
  });
  forgetShown();
});

const shown = new Map<unknown, readonly Rows[]>();

/** The key is the id and the input of the call. Cached data is reloaded when another call changes the rows that it shows. */
export function callKey(call: Reading, input: LooseInput = {}): readonly unknown[] {
  shown.set(call.id, call.shows);
  return [call.id, input.params ?? {}, input.query ?? {}];
}

export function previousOfSamePath([, params]: readonly unknown[]) {
  const place = JSON.stringify(params);
  return <Data>(before: Data | undefined, query: { queryKey: readonly unknown[] } | undefined): Data | undefined =>
    JSON.stringify(query?.queryKey[1]) === place ? before : undefined;
}

interface UseCallOptions extends Omit<CallOptions, 'signal'> {
  enabled?: boolean;
  /** Milliseconds between two polls. A failing poll shows no error. */
  pollEvery?: number;
  /** Milliseconds until a poll is aborted; the next is not sent before. */
  patience?: number;
  staleTime?: number;
  keep?: boolean;
  /** The result of another club or person remains visible only with `'ofAnother'`. */
  keepPrevious?: boolean | 'ofAnother';
}

/** Returns the result stored on this device if the server is unreachable and nothing is shown yet. */
async function orStored<Answer>(key: readonly unknown[], coming: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await coming;
    cacheResponse(key, answer);
    return answer;
  } catch (error) {
    const isAway = error instanceof ApiError && error.status === 0;
    const stored = isAway && queryClient.getQueryData(key) === undefined ? cachedResponse(key) : null;
    if (stored === null) throw error;
    // The same key has the same type of result.
    return stored.answer as Answer;
  }
}

export function useCall<C extends Reading>(
  call: C,
  input: ApiInput<C>,
  { enabled = true, pollEvery, patience, staleTime, keep = false, keepPrevious = false, ...options }: UseCallOptions = {},
): UseQueryResult<ResultOf<C>, ApiError> {
  const key = callKey(call, input);
  return useQuery<ResultOf<C>, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => {
      const ask = (until: AbortSignal) =>
        api(call, input, { ...options, quiet: options.quiet ?? pollEvery !== undefined, signal: until });
      const answer = openedOr(key, () => (pollEvery === undefined ? ask(signal) : withinPatience(signal, ask, patience)));
      return keep ? orStored(key, answer) : answer;
    },
    enabled,
    ...(pollEvery === undefined ? {} : { refetchInterval: pollEvery }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(keepPrevious === false ? {} : { placeholderData: keepPrevious === true ? previousOfSamePath(key) : keepPreviousData }),
  });
}

interface ChangeOptions<C extends Call> extends Omit<CallOptions, 'signal'> {
  reloads?: readonly Reading[];
  /** True if the current screen closes, as after a deletion. Visible queries reload only when shown again. */
  leaves?: boolean | ((result: ResultOf<C>) => boolean);
}

export async function change<C extends Writing>(
  call: C,
  input: ApiInput<C>,
  { reloads, leaves = false, ...options }: ChangeOptions<C> = {},
): Promise<ResultOf<C>> {
  const result = await made(call, input, options).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) void refresh(call);
    throw error;
  });
  await refresh(call, { reloads, leaves: typeof leaves === 'function' ? leaves(result) : leaves });
  return result;
}

export async function changeEach<C extends Writing>(
  call: C,
  inputs: readonly ApiInput<C>[],
  options: Omit<CallOptions, 'signal'> = {},
): Promise<void> {
  try {
    for (const input of inputs) await made(call, input, options);
  } finally {
    await refresh(call);
  }
}

async function refresh(
  { changes }: Call,
  { reloads = [], leaves = false }: { reloads?: readonly Reading[] | undefined; leaves?: boolean } = {},
): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) =>
      shown.get(id)?.some((rows) => changes.includes(rows)) === true && !reloads.some((call) => call.id === id),
    refetchType: leaves ? 'none' : 'active',
  });
}

interface UseChangeOptions<C extends Call> extends ChangeOptions<C> {
  onDone?: (result: ResultOf<C>, input: ApiInput<C>) => void | Promise<void>;
  onRefused?: (error: ApiError, input: ApiInput<C>) => void;
}

export function useChange<C extends Writing>(
  call: C,
  { onDone, onRefused, ...options }: UseChangeOptions<C> = {},
): UseMutationResult<ResultOf<C>, ApiError, ApiInput<C>> {
  const isNew = useDoublePressGuard();
  const mutation = useMutation<ResultOf<C>, ApiError, ApiInput<C>>({
    mutationFn: (input) => change(call, input, options),
    ...(onDone === undefined ? {} : { onSuccess: onDone }),
    ...(onRefused === undefined ? {} : { onError: onRefused }),
  });
  const { mutate, mutateAsync } = mutation;
  return {
    ...mutation,
    mutate: useCallback<typeof mutate>(
      (...act) => {
        if (isNew(act[0])) mutate(...act);
      },
      [isNew, mutate],
    ),
    mutateAsync: useCallback<typeof mutateAsync>(
      (...act) => (isNew(act[0]) ? mutateAsync(...act) : new Promise(() => undefined)),
      [isNew, mutateAsync],
    ),
  };
}
