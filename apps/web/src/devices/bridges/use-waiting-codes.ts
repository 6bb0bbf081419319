import type { RegistrationCode } from '@clubpulse/contract/devices/bridges';
import { listBridges, listRegistrationCodes } from '@clubpulse/contract/devices/bridges.calls';
import { POLL_FAST_SECONDS } from '@clubpulse/rules/devices/bridges/status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callKey, useCall } from '../../platform/api.ts';

export function useWaitingCodes(clubId: number): readonly RegistrationCode[] {
  const client = useQueryClient();
  const input = { params: { id: clubId } };
  const waiting = (client.getQueryData<RegistrationCode[]>(callKey(listRegistrationCodes, input))?.length ?? 0) > 0;
  const { data } = useCall(listRegistrationCodes, input, {
    quiet: true,
    ...(waiting ? { pollEvery: 1000 * POLL_FAST_SECONDS } : {}),
  });
  const before = useRef<readonly RegistrationCode[]>([]);
  useEffect(() => {
    const left = new Set(data?.map(({ Code }) => Code));
    const used = before.current.some(({ Code }) => !left.has(Code));
    before.current = data ?? [];
    if (used) void client.invalidateQueries({ queryKey: callKey(listBridges, { params: { id: clubId } }) });
  }, [client, clubId, data]);
  return data ?? [];
}
