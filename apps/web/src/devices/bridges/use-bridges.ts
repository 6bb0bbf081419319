import type { Bridge, BridgeState } from '@clubpulse/contract/devices/bridges';
import { getBridgeState, listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { POLL_FAST_SECONDS, POLL_SECONDS, pollOf } from '@clubpulse/rules/devices/bridges/status';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, callKey, useCall } from '../../platform/api.ts';

interface UseBridgesOptions {
  /** Polls every 10 s instead of every 30 s: somebody waits for a bridge. */
  fast?: boolean;
  enabled?: boolean;
}

/**
 * The bridges of a club, kept up to date while anybody looks (spec 3 section 4): of nine polls the 3rd and 6th ask for
 * the states, the 9th for the whole list, the others only whether the server is there. All users of one club share the
 * same polls.
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
  // An answer that does not come leaves what is in sight; the next poll asks again.
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
  // One that the server does not know is offline until the whole list says that it is gone (PLT-320).
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
