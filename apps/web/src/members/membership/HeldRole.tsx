import type { ClubRole } from '@clubpulse/contract/members/membership';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './Roles.module.css';

/** Whether somebody holds a role, for who may not change it: a tick in ink or a dash, and the words for who does not see them. */
export function HeldRole({ person, role }: { person: ClubUser; role: ClubRole }) {
  const t = useT();
  const has = person.Roles.includes(role);
  return (
    <span className={classes['tick']} data-held={has}>
      {has ? <IconCheck size={20} stroke={2.4} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{t(has ? 'members.roleHeld' : 'members.roleNotHeld', { role: t(`role.${role}`) })}</VisuallyHidden>
    </span>
  );
}
