import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function ClubSettings({ clubId }: { clubId: number }) {
  const club = useCall(getClub, { params: { id: clubId } }, { quiet: true });
  return (
    <QueryResult query={club} loading={<SkeletonScreen />}>
      {(found) => <SettingsForm key={clubId} club={found} />}
    </QueryResult>
  );
}
