import { clubRoles } from '@clubpulse/contract/accounts/roles';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { PersonPicker } from '../people/public.ts';
import { RoleBox } from './RoleBox.tsx';
import classes from './Roles.module.css';

interface GiveRoleProps {
  onLast: (person: ClubUser) => void;
  onClose: () => void;
}

export function GiveRole({ onLast, onClose }: GiveRoleProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [userId, setUserId] = useState<number | null>(null);
  return (
    <Dialog opened title={t('members.giveSomebody')} onClose={onClose}>
      <PersonPicker
        clubId={id}
        label={t('kit.name')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('members.nobodyMatches')}
        value={userId}
        data-autofocus
        onChange={(person) => setUserId(person?.UserId ?? null)}
      />
      {userId !== null && <Boxes key={userId} userId={userId} onLast={onLast} />}
    </Dialog>
  );
}

function Boxes({ userId, onLast }: { userId: number; onLast: (person: ClubUser) => void }) {
  const { ClubId: id } = useStaffClub();
  const found = useCall(getClubUser, { params: { id, userId } });
  return (
    <QueryResult query={found} loading={<SkeletonRows rows={2} />}>
      {(person) => (
        <div className={classes['boxes']}>
          {clubRoles.map((role) => (
            <span key={role}>
              <RoleBox person={person} role={role} labeled onLast={onLast} />
            </span>
          ))}
        </div>
      )}
    </QueryResult>
  );
}
