import type { Club } from '@clubpulse/contract/clubs/clubs';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveFirst } from '../../kit/edit/leave-first.ts';
import { useClubs } from '../../platform/session.tsx';

/**
 * Picks another club where one is. What is unsaved is asked about first; of the address goes what is a number: it names a trainer, a
 * room or a page of the club before.
 */
export function usePickClub(): (club: Club) => void {
  const { selectClub } = useClubs();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (club) =>
      leaveFirst(() => {
        const everywhere = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => !/^\d+$/.test(value)));
        if (everywhere.size < new URLSearchParams(search).size)
          void navigate({ pathname, search: everywhere.toString() }, { replace: true });
        selectClub(club);
      }),
    [selectClub, navigate, pathname, search],
  );
}
