import type { Club } from '@clubpulse/contract/clubs/clubs';
import { rolesInClub } from '@clubpulse/rules/accounts/roles/roles';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveFirst } from '../../kit/edit/leave-first.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';
import { useInBrand } from '../../platform/use-in-brand.ts';

/** Where a club begins for whom it is not hers to run. */
const beginOf = { Trainer: 'TrainersJournal', Athlete: 'Journal' } as const;

/**
 * Picks another club where one is. What is unsaved is asked about first; of the address goes what is a number: it names a trainer, a
 * room or a page of the club before. From the brand it leads to where the club begins.
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
          void navigate(pathTo(role === 'Trainer' || role === 'Athlete' ? beginOf[role] : 'ClubProfile'));
          return;
        }
        if (everywhere.size < new URLSearchParams(search).size)
          void navigate({ pathname, search: everywhere.toString() }, { replace: true });
        selectClub(club);
      }),
    [selectClub, navigate, pathname, search, inBrand, AvailableRoles],
  );
}
