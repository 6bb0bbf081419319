import { rolesInClub } from '@clubpulse/rules/accounts/roles/roles';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { useClubsToPick, usePickClub } from '../brand/public.ts';
import classes from './ClubChoice.module.css';

export function ClubChoice() {
  const t = useT();
  const self = useSelf();
  const selected = useClub();
  const clubs = useClubsToPick();
  const pickClub = usePickClub();
  if (clubs.length === 0) return null;
  return (
    <ul className={classes['clubs']}>
      {clubs.map((club) => {
        const current = club.ClubId === selected?.ClubId;
        return (
          <li key={club.ClubId}>
            <button type="button" aria-pressed={current} onClick={() => pickClub(club)}>
              <span>
                <b>{club.Name}</b>
                {club.BrandName !== null && <span>{club.BrandName}</span>}
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
  );
}
