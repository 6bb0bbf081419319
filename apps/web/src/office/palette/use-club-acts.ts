import { useMemo } from 'react';
import { useMayOpen } from '../../platform/access.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub } from '../../platform/session.tsx';
import type { Found } from './found.ts';

/** What may be begun in the selected club from wherever one is. */
export function useClubActs(): readonly Found[] {
  const t = useT();
  const mayOpen = useMayOpen();
  const clubId = useClub()?.ClubId;
  return useMemo(() => {
    if (clubId === undefined) return [];
    const acts: Found[] = [];
    if (mayOpen('ClubProfile')) {
      const path = `${pathTo('ClubProfile', clubId)}/invite`;
      acts.push({ id: 'invite', words: t('palette.invite'), also: t('palette.alsoInvite'), path });
    }
    if (mayOpen('DeviceManagement')) {
      const path = `${pathTo('DeviceManagement', 'Screens')}/pair`;
      acts.push({ id: 'pair-tv', words: t('palette.pairTv'), also: t('palette.alsoPairTv'), path });
    }
    return acts;
  }, [t, mayOpen, clubId]);
}
