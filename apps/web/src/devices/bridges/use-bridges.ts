import type { Bridge, BridgeState } from '@clubpulse/contract/devices/bridges';
import { getBridgeState, listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { POLL_FAST_SECONDS, POLL_SECONDS, pollOf } from '@clubpulse/rules/devices/bridges/status';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, callKey, useCall } from '../../platform/api.ts';

interface UseBridgesOptions {
  /** True while a user waits: reloads every 10 s instead of 30 s. */
  fast?: boolean;
  enabled?: boolean;
}

/**
 * Of nine requests the 3rd and 6th load the states of bridges, the 9th the list, the others the server's health. All views of a
 * club share these requests.
 */
export function useBridges(
  clubId: number,
  { fast = false, enabled = true }: UseBridgesOptions = {},
): UseQueryResult<Bridge[], ApiError> {
  const client = useQueryClient();
  const cycle = ['bridges.cycle', clubId] as const;
  useQuery({
    queryKey: cycle,
    queryFn: async () => {
      const next = (client.getQueryData<number>(cycle) ?? 0) + 1;
      await poll(client, clubId, pollOf(next));
      return next;
    },
    initialData: 0,
    staleTime: Infinity,
    refetchInterval: 1000 * (fast ? POLL_FAST_SECONDS : POLL_SECONDS),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    enabled,
  });
  return useCall(listBridges, { params: { id: clubId } }, { enabled, quiet: true });
}

const bridgesKey = (clubId: number) => callKey(listBridges, { params: { id: clubId } });

async function poll(client: QueryClient, clubId: number, what: ReturnType<typeof pollOf>): Promise<void> {
  if (what === 'ping') await api(getHealth, {}, { quiet: true }).catch(() => undefined);
  else if (what === 'list') await client.refetchQueries({ queryKey: bridgesKey(clubId) });
  else await refreshStates(client, clubId);
}

async function refreshStates(client: QueryClient, clubId: number): Promise<void> {
  const key = bridgesKey(clubId);
  const known = client.getQueryData<Bridge[]>(key) ?? [];
  const answers = await Promise.all(
    known.map(async ({ ClubpulseBridgeId: id }) => {
      const answer = api(getBridgeState, { params: { id } }, { quiet: true });
      return [id, await answer.catch((error: unknown) => (isUnknown(error) ? ('unknown' as const) : undefined))] as const;
    }),
  );
  const states = new Map(answers);
  // A missing bridge counts as offline until the list no longer contains it.
  client.setQueryData<Bridge[]>(key, (bridges) =>
    bridges?.map((bridge) => {
      const state = states.get(bridge.ClubpulseBridgeId);
      return { ...bridge, State: state === 'unknown' ? { ...bridge.State, ...offline } : (state ?? bridge.State) };
    }),
  );
}

const offline = {
  PingConnectionState: 'Disconnected',
  IoTConnectionState: 'Disconnected',
  OnlineStatus: 'Offline',
  SystemStatus: null,
  Warnings: ['offline'],
} as const satisfies Partial<BridgeState>;

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;
