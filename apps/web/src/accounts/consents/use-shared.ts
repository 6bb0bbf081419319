import type { Purpose } from '@clubpulse/contract/accounts/consents';
import { listMemberConsents } from '@clubpulse/contract/accounts/consents.calls';
import { useCall } from '../../platform/api.ts';
import { useClub } from '../../platform/session.tsx';

export function useShared(userId: number): readonly Purpose[] | undefined {
  const club = useClub();
  const { data } = useCall(
    listMemberConsents,
    { params: { id: club?.ClubId ?? 0, userId } },
    { enabled: club !== null, quiet: true, ignore: [403, 404] },
  );
  return data;
}
