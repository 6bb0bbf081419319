import type { Club } from '@clubpulse/contract/clubs/clubs';
import { isStaffRole } from '@clubpulse/rules/accounts/roles/roles';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useMayOpen } from '../../platform/access.ts';
import { screenNamed } from '../../platform/known-screens.ts';
import { useDeclaredPlace } from '../../platform/menu-place.ts';
import type { MenuPlace } from '../../platform/screen.ts';
import { useClub, useRoles, useSelf } from '../../platform/session.tsx';
import { highlightedView, type MenuFacts } from './menu.ts';

export function useMenuFacts(): MenuFacts {
  const { view: word = '', id } = useParams();
  const self = useSelf();
  const roles = useRoles();
  const club = useClub();
  const mayOpen = useMayOpen();
  const declared = useDeclaredPlace();
  return useMemo(() => {
    const name = screenNamed(word)?.name ?? word;
    return {
      roles,
      ownsBrand: self.AvailableRoles.Owner.length > 0,
      view: declared ?? highlightedView(name, id, self.UserId),
      opens: (view) => {
        const screen = screenNamed(view);
        if (screen === undefined || (screen.ofStaff === true && (club === null || !roles.some(isStaffRole)))) return false;
        if (screen.ofAdministrators === true && !self.IsAdmin) return false;
        if (screen.ofViewers === true && club?.EnableOnDemand !== true) return false;
        return mayOpen(view) && offers(club, screen.menu ?? {});
      },
      isAdministrator: self.IsAdmin,
    };
  }, [word, id, self, roles, club, mayOpen, declared]);
}

function offers(club: Club | null, { needsActivities, needsRankings }: Partial<MenuPlace>): boolean {
  if (needsActivities === true && club?.EnableActivities !== true) return false;
  if (needsRankings === undefined) return true;
  return club?.[needsRankings === 'athletes' ? 'EnableUserRankings' : 'EnableTrainerRankings'] ?? false;
}
