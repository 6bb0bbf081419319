import { holdsAnywhere } from '@clubpulse/rules/accounts/roles/roles';
import { mayOpenView, startView, type ViewAnswer } from '@clubpulse/rules/accounts/roles/views';
import { useCallback } from 'react';
import { screenNamed } from './known-screens.ts';
import type { Screen } from './screen.ts';
import { type Session, useSession } from './session.tsx';

const viewerOf = (session: Session) =>
  session.state === 'signedIn'
    ? { roles: session.self.AvailableRoles, clubs: session.clubs, selectedClub: session.club ?? undefined }
    : undefined;

export function viewAnswer(name: string, session: Session): ViewAnswer {
  const screen = screenNamed(name);
  return screen === undefined ? 'default' : mayOpenView(screen, viewerOf(session));
}

/** Why the gate closes the screen: no club of the user has the feature, or the user only owns clubs and runs none. */
export function closedByGate({ gate, ...screen }: Screen, session: Session): 'noClubHasThem' | 'runsNone' | null {
  const viewer = viewerOf(session);
  if (gate === undefined || viewer === undefined) return null;
  // Selecting a club would not open the view, so the gate is the reason.
  const without = mayOpenView(screen, viewer);
  if (mayOpenView({ ...screen, gate }, viewer) !== 'default' || (without !== 'open' && without !== 'noClub')) return null;
  return holdsAnywhere(viewer.roles, 'Trainer') || holdsAnywhere(viewer.roles, 'Manager') ? 'noClubHasThem' : 'runsNone';
}

/** Staff who lack a required second factor start at Security. */
export const defaultViewOf = (session: Session): string =>
  session.state === 'signedIn' && session.self.ClosedClubs.length > 0 ? 'Security' : startView(viewerOf(session));

export const asksForClub = (name: string, session: Session): boolean =>
  session.state === 'signedIn' && session.self.AvailableRoles.Owner.length > 0 && viewAnswer(name, session) === 'noClub';

export function useMayOpen(): (name: string) => boolean {
  const session = useSession();
  return useCallback((name) => viewAnswer(name, session) === 'open', [session]);
}
