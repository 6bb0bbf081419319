import type { InvitedRole } from '@clubpulse/contract/members/invitations';
import { IconLicense } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLicenseRoom } from '../../clubs/licenses/public.ts';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';

/** What of the licence somebody takes who comes as such; of managers none counts. */
const takes = { Athlete: 'Members', Trainer: 'Trainers', Manager: undefined } as const satisfies Record<InvitedRole, unknown>;

/** Before they are invited: how many of them the licence has no room for. Of a club that is full already the screen says more. */
export function BeyondLicense({ inviting, invitedAs }: { inviting: number; invitedAs: InvitedRole }) {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useFormats();
  const room = useLicenseRoom(useStaffClub().ClubId, takes[invitedAs]);
  if (room === null || room === 0 || inviting <= room) return null;
  const count = inviting - room;
  return (
    <Banner
      tone="warn"
      icon={IconLicense}
      actions={[{ label: t('clubs.licenses'), onClick: () => void navigate(pathTo('ClubLicenses')) }]}
    >
      {t('members.beyondLicense', { count, number: number(count), room: number(room) })}
    </Banner>
  );
}
