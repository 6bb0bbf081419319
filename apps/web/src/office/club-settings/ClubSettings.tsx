import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function ClubSettings({ clubId }: { clubId: number }) {
  const club = useCall(getClub, { params: { id: clubId } }, { quiet: true });
  return (
    <Answer query={club} loading={<SkeletonScreen />}>
      {(found) => <SettingsForm key={clubId} club={found} />}
    </Answer>
  );
}
