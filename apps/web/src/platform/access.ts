import { defaultView, mayOpenView, type ViewAnswer } from '@clubpulse/rules/accounts/roles/views';
import { useCallback } from 'react';
import { screenNamed } from './known-screens.ts';
import { type Session, useSession } from './session.tsx';

/** Whether a view opens for this session, by what its screen says; one that does not exist opens for nobody. */
export function viewAnswer(name: string, session: Session): ViewAnswer {
  const screen = screenNamed(name);
  if (screen === undefined) return 'default';
  const viewer =
    session.state === 'signedIn'
      ? { roles: session.self.AvailableRoles, clubs: session.clubs, selectedClub: session.club ?? undefined }
      : undefined;
  return mayOpenView(screen, viewer);
}

export const defaultViewOf = (session: Session): string =>
  defaultView(session.state === 'signedIn' ? session.self.AvailableRoles : undefined);

/** Whether the signed-in user may open a view: a view forbidden to the role is absent, not greyed. */
export function useMayOpen(): (name: string) => boolean {
  const session = useSession();
  return useCallback((name) => viewAnswer(name, session) === 'open', [session]);
}
