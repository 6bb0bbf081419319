import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { isStaffRole } from '@clubpulse/rules/accounts/roles/roles';
import { useMemo } from 'react';
import { useMayOpen } from '../../platform/access.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useRoles } from '../../platform/session.tsx';
import type { PaletteMatch } from './found.ts';

interface Act {
  readonly name: ActName;
  readonly view: string;
  readonly isFor: 'managers' | 'staff' | 'athletes' | 'everybody';
  readonly path: (clubId: number) => string;
}
type ActName = PhraseKey extends infer Key ? (Key extends `palette.act.${infer Name}` ? Name : never) : never;

const people = (filter = ''): string => `${pathTo('ManageUsers')}${filter}`;

const acts: readonly Act[] = [
  { name: 'sell', view: 'ClubProfile', isFor: 'managers', path: (clubId) => `${pathTo('ClubProfile', clubId)}/sell` },
  { name: 'unpaid', view: 'Transactions', isFor: 'managers', path: () => people('?pay=Unpaid') },
  { name: 'addTransaction', view: 'Transactions', isFor: 'managers', path: () => `${pathTo('Transactions')}?add=` },
  { name: 'suspend', view: 'Transactions', isFor: 'managers', path: () => people('?state=Active') },
  { name: 'export', view: 'Transactions', isFor: 'managers', path: () => pathTo('Transactions') },
  { name: 'invite', view: 'ClubProfile', isFor: 'staff', path: (clubId) => `${pathTo('ClubProfile', clubId)}/invite` },
  { name: 'certificate', view: 'ManageUsers', isFor: 'staff', path: () => people('?role=Athlete') },
  { name: 'cancelClass', view: 'ClubClasses', isFor: 'staff', path: () => pathTo('ClubClasses') },
  { name: 'mark', view: 'MyActivities', isFor: 'staff', path: () => pathTo('MyActivities') },
  { name: 'pairStrap', view: 'ClubSensors', isFor: 'staff', path: () => pathTo('ClubSensors') },
  { name: 'pairTv', view: 'DeviceManagement', isFor: 'staff', path: () => `${pathTo('DeviceManagement', 'Screens')}/pair` },
  { name: 'kiosks', view: 'ClubProfile', isFor: 'managers', path: () => pathTo('ClubProfile', 'Settings') },
  { name: 'calendarLink', view: 'MyBookings', isFor: 'athletes', path: () => pathTo('MyBookings', 'calendar') },
  { name: 'myStrap', view: 'Profile', isFor: 'everybody', path: () => pathTo('Profile') },
  { name: 'zones', view: 'Profile', isFor: 'athletes', path: () => pathTo('Profile') },
  { name: 'health', view: 'Profile', isFor: 'athletes', path: () => pathTo('Profile') },
];

export function useClubActs(): readonly PaletteMatch[] {
  const t = useT();
  const mayOpen = useMayOpen();
  const roles = useRoles();
  const clubId = useClub()?.ClubId;
  return useMemo(() => {
    if (clubId === undefined) return [];
    const does: Record<Act['isFor'], boolean> = {
      managers: roles.includes('Manager') || roles.includes('Owner'),
      staff: roles.some(isStaffRole),
      athletes: roles.includes('Athlete'),
      everybody: true,
    };
    return acts
      .filter(({ view, isFor }) => does[isFor] && mayOpen(view))
      .map(({ name, path }) => ({
        id: `act-${name}`,
        words: t(`palette.act.${name}`),
        also: t(`palette.alsoAct.${name}`),
        path: path(clubId),
      }));
  }, [t, mayOpen, roles, clubId]);
}
