import { rolesInClub } from '@clubpulse/rules/accounts/roles/roles';
import { Button } from '@mantine/core';
import { IconCheck, IconTicket } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useClubs, useSelf } from '../../platform/session.tsx';
import classes from './ClubsSection.module.css';

/** One's clubs with the selected one; on a phone this is the club selector. */
export function ClubsSection() {
  const t = useT();
  const self = useSelf();
  const selected = useClub();
  const { clubs, selectClub } = useClubs();
  const navigate = useNavigate();
  return (
    <EditorSection id="clubs" title={t('accounts.myClubs')} {...(clubs.length === 0 ? { note: t('accounts.noClubs') } : {})}>
      {clubs.length > 0 && (
        <ul className={classes['clubs']}>
          {clubs.map((club) => {
            const current = club.ClubId === selected?.ClubId;
            return (
              <li key={club.ClubId}>
                <button type="button" aria-pressed={current} onClick={() => selectClub(club)}>
                  <span>
                    <b>{club.Name}</b>
                    <span>
                      {rolesInClub(self.AvailableRoles, club)
                        .map((role) => t(`role.${role}`))
                        .join(', ')}
                    </span>
                  </span>
                  {current && <IconCheck size={20} stroke={2} aria-hidden="true" />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconTicket size={18} stroke={1.8} />}
          onClick={() => void navigate(pathTo('JoinClub'))}
        >
          {t('shell.joinWithCode')}
        </Button>
      </div>
    </EditorSection>
  );
}
