import type { Call, InputOf, ParamsOf, ResultOf } from '@clubpulse/contract/call';
import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiError } from './calls/api-error.ts';
import { type CallOptions, send } from './calls/call-layer.ts';
import type { Operation } from './calls/operation.ts';
import { withinPatience } from './calls/patience.ts';

export { ApiError } from './calls/api-error.ts';
export type { CallOptions } from './calls/call-layer.ts';

type PathParams<C extends Call> = { [K in keyof ParamsOf<C>]: string | number };
/** A part of the input that may be left out: it has no field that must be given. */
type Part<Name extends string, Value> = unknown extends Value
  ? { [N in Name]?: Value }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : {} extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value };

/** What a call takes: `params` of its path, `query`, `body`; only those that it has. */
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

/** Makes a declared call. Rejects with `ApiError` after the default error handler saw it (spec 1 section 8). */
export async function api<C extends Call>(call: C, input: ApiInput<C>, options: CallOptions = {}): Promise<ResultOf<C>> {
  const operation: Operation = operations[call.method];
  const loose: LooseInput = input;
  const answer = await send({
    ...options,
    operation,
    url: urlOf(call, loose),
    ...(call.method === 'PATCH' ? { method: 'PATCH' as const } : {}),
    ...(call.idempotent ? { once: true } : {}),
    ...(call.access.who === 'public' ? { noAuthentication: true } : {}),
    ...(loose.body === undefined ? {} : { data: loose.body }),
  });
  // The server checked its answer against the same declaration.
  return answer as ResultOf<C>;
}

/** The app's cache. Repeating is the call layer's work, so the cache never repeats. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Cache key of a call: its id, then what it was asked. */
export const callKey = (call: Call, input: LooseInput = {}): readonly unknown[] => [
  call.id,
  input.params ?? {},
  input.query ?? {},
];

interface UseCallOptions extends Omit<CallOptions, 'signal'> {
  /** False waits, for instance for an id. */
  enabled?: boolean;
  /** Milliseconds between polls; polling fails quietly. */
  pollEvery?: number;
  /** Milliseconds during which an answer counts as new. */
  staleTime?: number;
  /** Shows the answer of the last input while the next one is asked for (paging, months). */
  keepPrevious?: boolean;
}

/** Asks a GET call and keeps its answer. `data` is undefined until the first answer; `error` is an `ApiError`. */
export function useCall<C extends Call>(
  call: C,
  input: ApiInput<C>,
  { enabled = true, pollEvery, staleTime, keepPrevious = false, ...options }: UseCallOptions = {},
): UseQueryResult<ResultOf<C>, ApiError> {
  return useQuery<ResultOf<C>, ApiError>({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => {
      const ask = (until: AbortSignal) =>
        api(call, input, { ...options, quiet: options.quiet ?? pollEvery !== undefined, signal: until });
      return pollEvery === undefined ? ask(signal) : withinPatience(signal, ask);
    },
    enabled,
    ...(pollEvery === undefined ? {} : { refetchInterval: pollEvery }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

interface UseChangeOptions<C extends Call> extends Omit<CallOptions, 'signal'> {
  /** Calls whose kept answers are asked for anew afterwards. */
  refreshes?: readonly Call[];
  onDone?: (result: ResultOf<C>, input: ApiInput<C>) => void | Promise<void>;
  onRefused?: (error: ApiError, input: ApiInput<C>) => void;
}

/** Makes a call that changes something: `mutate(input)`, `isPending`, `error`. */
export function useChange<C extends Call>(
  call: C,
  { refreshes = [], onDone, onRefused, ...options }: UseChangeOptions<C> = {},
): UseMutationResult<ResultOf<C>, ApiError, ApiInput<C>> {
  const client = useQueryClient();
  return useMutation<ResultOf<C>, ApiError, ApiInput<C>>({
    mutationFn: (input) => api(call, input, options),
    onSuccess: async (result, input) => {
      await Promise.all(refreshes.map((one) => client.invalidateQueries({ queryKey: [one.id] })));
      await onDone?.(result, input);
    },
    ...(onRefused === undefined ? {} : { onError: onRefused }),
  });
}
