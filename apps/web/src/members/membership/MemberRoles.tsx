import { clubRoles } from '@clubpulse/contract/accounts/roles';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles } from '../../platform/session.tsx';
import { heldRolesText } from './held-roles-text.ts';
import { RemoveMember } from './RemoveMember.tsx';
import { RoleBox } from './RoleBox.tsx';
import classes from './Roles.module.css';
import { RolesLead } from './RolesLead.tsx';

export function MemberRoles({ person }: { person: ClubUser }) {
  const t = useT();
  const navigate = useNavigate();
  const mine = useRoles();
  const manages = mine.includes('Manager') || mine.includes('Owner');
  const [removing, setRemoving] = useState(false);
  return (
    <section>
      <SectionHead title={t('members.roles')} />
      <RolesLead manages={manages} />
      {manages ? (
        <div className={classes['boxes']}>
          {clubRoles.map((role) => (
            <span key={role}>
              <RoleBox person={person} role={role} labeled onLast={() => setRemoving(true)} />
            </span>
          ))}
        </div>
      ) : (
        <p>{heldRolesText(person, t)}</p>
      )}
      {removing && (
        <RemoveMember
          person={person}
          onRemoved={() => void navigate(pathTo('ManageUsers'), { replace: true })}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
}
