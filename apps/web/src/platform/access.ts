import { defaultView, mayOpenView, type ViewAnswer, viewNamed } from '@clubpulse/rules/accounts/roles/views';
import { useCallback } from 'react';
import { type Session, useSession } from './session.tsx';

/** Views of ours that open to whom a view of the spec opens. */
const opensLike: Readonly<Record<string, string>> = {
  Transactions: 'CreditsAndSubscriptions',
  BookingSettings: 'ClubProfile',
};

/** Whether a view opens for this session. Views that the spec does not list open for anybody signed in. */
export function viewAnswer(name: string, session: Session): ViewAnswer {
  const viewer =
    session.state === 'signedIn'
      ? { roles: session.self.AvailableRoles, clubs: session.clubs, selectedClub: session.club ?? undefined }
      : undefined;
  const listed = viewNamed(opensLike[name] ?? name);
  if (listed !== undefined) return mayOpenView(listed, viewer);
  return viewer === undefined ? 'default' : 'open';
}

export const defaultViewOf = (session: Session): string =>
  defaultView(session.state === 'signedIn' ? session.self.AvailableRoles : undefined);

/** Whether the signed-in user may open a view: a view forbidden to the role is absent, not greyed. */
export function useMayOpen(): (name: string) => boolean {
  const session = useSession();
  return useCallback((name) => viewAnswer(name, session) === 'open', [session]);
}
