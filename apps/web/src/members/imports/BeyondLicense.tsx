import type { InvitedRole } from '@clubpulse/contract/members/invitations';
import { IconLicense } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLicenseRoom, useLicenseStop } from '../../clubs/licenses/public.ts';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';

/** The licence limit for this role. No limit counts managers, front desk and accountants. */
const takes = {
  Athlete: 'Members',
  Trainer: 'Trainers',
  Manager: undefined,
  FrontDesk: undefined,
  Accountant: undefined,
} as const satisfies Record<InvitedRole, unknown>;

/** True when the licence stops invitations. Users who may not see the licence see only this fact. */
export const useInvitingIsStopped = (invitedAs: InvitedRole): boolean =>
  useLicenseStop(useStaffClub().ClubId, takes[invitedAs] ?? 'Any') !== null;

export function BeyondLicense({ inviting, invitedAs }: { inviting: number; invitedAs: InvitedRole }) {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useFormats();
  const { ClubId } = useStaffClub();
  const room = useLicenseRoom(ClubId, takes[invitedAs]);
  const stopped = useLicenseStop(ClubId, takes[invitedAs]);
  const actions = [{ label: t('clubs.licenses'), onClick: () => void navigate(pathTo('ClubLicenses')) }];
  if (room === 0 && invitedAs === 'Trainer' && stopped !== null)
    return (
      <Banner tone="bad" icon={IconLicense} actions={actions}>
        {stopped}
      </Banner>
    );
  if (room === null || room === 0 || inviting <= room) return null;
  const count = inviting - room;
  return (
    <Banner tone="warn" icon={IconLicense} actions={actions}>
      {t('members.beyondLicense', { count, number: number(count), room: number(room) })}
    </Banner>
  );
}
