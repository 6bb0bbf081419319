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

/** Whether a view opens for this session, by what its screen says; one that does not exist opens for nobody. */
export function viewAnswer(name: string, session: Session): ViewAnswer {
  const screen = screenNamed(name);
  return screen === undefined ? 'default' : mayOpenView(screen, viewerOf(session));
}

/** Whether the role is there and only the gate keeps the view closed: no club of hers has what it shows, or she runs none (an owner alone, readings 8). */
export function closedByGate({ gate, ...screen }: Screen, session: Session): 'noClubHasThem' | 'runsNone' | null {
  const viewer = viewerOf(session);
  if (gate === undefined || viewer === undefined) return null;
  // An owner who has chosen none of her clubs is kept out by the gate all the same: choosing one would not open it.
  const without = mayOpenView(screen, viewer);
  if (mayOpenView({ ...screen, gate }, viewer) !== 'default' || (without !== 'open' && without !== 'noClub')) return null;
  return holdsAnywhere(viewer.roles, 'Trainer') || holdsAnywhere(viewer.roles, 'Manager') ? 'noClubHasThem' : 'runsNone';
}

/** Where the app opens. Who works in a club that waits for her second factor is led to it first. */
export const defaultViewOf = (session: Session): string =>
  session.state === 'signedIn' && session.self.ClosedClubs.length > 0 ? 'Security' : startView(viewerOf(session));

/** Whether a view is about one club, and an owner of clubs has none in hand: it asks her which one. */
export const asksForClub = (name: string, session: Session): boolean =>
  session.state === 'signedIn' && session.self.AvailableRoles.Owner.length > 0 && viewAnswer(name, session) === 'noClub';

/** Whether the signed-in user may open a view: a view forbidden to the role is absent, not greyed. */
export function useMayOpen(): (name: string) => boolean {
  const session = useSession();
  return useCallback((name) => viewAnswer(name, session) === 'open', [session]);
}
