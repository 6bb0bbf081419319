import type { Club } from '@clubpulse/contract/clubs/clubs';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useParams } from 'react-router';
import { isArriving } from '../clubs/clubs/arrival.ts';
import { asksForClub } from '../platform/access.ts';
import { screenNamed } from '../platform/known-screens.ts';
import { useSelf, useSession } from '../platform/session.tsx';
import { Banners } from './messages/Banners.tsx';
import { CannotStart } from './messages/FullMessages.tsx';
import { NotAdmitted } from './messages/NotAdmitted.tsx';
import { Starting } from './messages/Starting.tsx';
import { Shell } from './Shell.tsx';

/** Asked of a new account before any screen (first sign-in). */
const CompleteProfile = lazy(() => import('../office/profile/CompleteProfile.tsx'));

/** Asked of who joined a club and left its questions. */
const StillArriving = lazy(() => import('../clubs/clubs/StillArriving.tsx'));

const SignInAgain = lazy(() => import('../accounts/sign-in/SignInAgain.tsx'));

/** Around every screen: who is signed in decides what stands there. */
export function Frame() {
  const session = useSession();
  const { view = '' } = useParams();
  if (session.state === 'starting') return <Starting />;
  if (session.state === 'failed') {
    const { refused, retry } = session;
    return refused === null ? <CannotStart onRetry={retry} /> : <NotAdmitted refused={refused} onRetry={retry} />;
  }
  if (session.state === 'signedOut') return <Outlet />;
  // Over whatever is open, which stays as it is.
  return (
    <>
      <Page view={view} club={session.club} />
      {session.ended && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </>
  );
}

function Page({ view, club }: { view: string; club: Club | null }) {
  const self = useSelf();
  const session = useSession();
  const [asking, setAsking] = useState<number | null>(null);
  /** The club whose questions somebody who works there put off until the next start. */
  const [postponed, setPostponed] = useState<number | null>(null);
  const screen = screenNamed(view);
  if (self.MissingFields.length > 0 && screen?.beforeProfile !== true) {
    return (
      <Suspense fallback={<Starting />}>
        <CompleteProfile />
      </Suspense>
    );
  }
  // Whoever is asked which club first has the menu and the way back as anywhere.
  if (screen?.frame === 'bare' && !asksForClub(screen.name, session)) {
    // What somebody works on without the shell is told of a new version as anywhere.
    return (
      <>
        {Array.isArray(screen.who) && <Banners />}
        <Outlet />
      </>
    );
  }
  // The screen where one joins asks by itself.
  const isJoining = view.toLowerCase() === 'joinclub';
  // Until she goes on: her last answer must not take the page away below her finger.
  if (club !== null && !isJoining && asking !== club.ClubId && postponed !== club.ClubId && isArriving(self, club.ClubId))
    setAsking(club.ClubId);
  const asks = club !== null && !isJoining && asking === club.ClubId;
  return (
    <Shell>
      {asks ? (
        <Suspense fallback={<Starting />}>
          <StillArriving
            key={club.ClubId}
            club={club}
            onDone={() => setAsking(null)}
            {...(isStaffIn(self.AvailableRoles, club) && {
              onLater: () => {
                setPostponed(club.ClubId);
                setAsking(null);
              },
            })}
          />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </Shell>
  );
}
