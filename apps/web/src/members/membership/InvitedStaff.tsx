import type { Invitation } from '@clubpulse/contract/members/invitations';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Roles.module.css';

export function InvitedStaff({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useT();
  const formats = useFormats();
  if (invitations.length === 0) return null;
  return (
    <section className={classes['invited']} aria-label={t('members.invitedStaff')}>
      <SectionHead title={t('members.invitedStaff')} />
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.InvitationId}>
            <span>
              <Link to={`${pathTo('AddUsers', 'invitations')}?${new URLSearchParams({ q: invitation.Email, state: 'Waiting' })}`}>
                {firstAndLast(invitation) || invitation.Email}
              </Link>
              <span>
                {[t(`role.${invitation.Role}`), t('members.openUntil', { date: formats.date(invitation.LastDay) })].join(' · ')}
              </span>
            </span>
            <StateChip tone="dashed" icon={IconHourglass}>
              {t('members.stateWaiting')}
            </StateChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
