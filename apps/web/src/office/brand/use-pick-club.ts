import type { Role } from '@clubpulse/contract/accounts/roles';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { rolesInClub } from '@clubpulse/rules/accounts/roles/roles';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveFirst } from '../../kit/edit/leave-first.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';
import { useInBrand } from '../../platform/use-in-brand.ts';

const beginOf: Readonly<Partial<Record<Role, string>>> = {
  Trainer: 'TrainersJournal',
  FrontDesk: 'CheckIn',
  Accountant: 'Accountant',
  Athlete: 'Journal',
};

/**
 * Removes ids of the former club from the URL. From the brand screen it opens the start screen. Unsaved changes need a
 * confirmation.
 */
export function usePickClub(): (club: Club) => void {
  const { selectClub } = useClubs();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inBrand = useInBrand();
  const { AvailableRoles } = useSelf();
  return useCallback(
    (club) =>
      leaveFirst(() => {
        const everywhere = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => !/^\d+$/.test(value)));
        if (inBrand) {
          selectClub(club);
          const [role] = rolesInClub(AvailableRoles, club);
          void navigate(pathTo((role && beginOf[role]) ?? 'ClubProfile'));
          return;
        }
        if (everywhere.size < new URLSearchParams(search).size)
          void navigate({ pathname, search: everywhere.toString() }, { replace: true });
        selectClub(club);
      }),
    [selectClub, navigate, pathname, search, inBrand, AvailableRoles],
  );
}
