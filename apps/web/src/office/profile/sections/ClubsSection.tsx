import type { Club } from '@clubpulse/contract/clubs/clubs';
import { clubIdsOf } from '@clubpulse/rules/accounts/roles/roles';
import { Button, Group } from '@mantine/core';
import { IconDoorExit, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { MyInvitations } from '../../../members/invitations/public.ts';
import { MyJoinRequests } from '../../../members/joining/public.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useClubs, useSelf } from '../../../platform/session.tsx';
import { ClubChoice } from '../../more/public.ts';

const LeaveClub = lazyComponent(() => import('../LeaveClub.tsx').then((it) => it.LeaveClub));

export function ClubsSection() {
  const t = useT();
  const { clubs } = useClubs();
  const navigate = useNavigate();
  const { AvailableRoles } = useSelf();
  const [leaving, setLeaving] = useState<Club | null>(null);
  // Only clubs in which the user has a role are listed, because an owner cannot leave the other clubs of the brand.
  const held = clubs.filter(({ ClubId }) => clubIdsOf(AvailableRoles).includes(ClubId));
  return (
    <EditorSection id="clubs" title={t('accounts.myClubs')} {...(clubs.length === 0 ? { note: t('accounts.noClubs') } : {})}>
      <ClubChoice />
      <MyInvitations />
      <MyJoinRequests />
      <div>
        <Button
          variant="default"
          leftSection={<IconTicket size={18} stroke={1.8} />}
          onClick={() => void navigate(pathTo('JoinClub'))}
        >
          {t('shell.joinWithCode')}
        </Button>
      </div>
      <Group gap={4}>
        {held.map((club) => (
          <Button
            key={club.ClubId}
            variant="subtle"
            color="gray"
            leftSection={<IconDoorExit size={18} stroke={1.8} />}
            onClick={() => setLeaving(club)}
          >
            {t('accounts.leaveAct', { club: club.Name })}
          </Button>
        ))}
      </Group>
      {leaving !== null && <LeaveClub club={leaving} onClose={() => setLeaving(null)} />}
    </EditorSection>
  );
}
