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

const CompleteProfile = lazy(() => import('../office/profile/CompleteProfile.tsx'));

const StillArriving = lazy(() => import('../clubs/clubs/StillArriving.tsx'));

const SignInAgain = lazy(() => import('../accounts/sign-in/SignInAgain.tsx'));

export function Frame() {
  const session = useSession();
  const { view = '' } = useParams();
  if (session.state === 'starting') return <Starting />;
  if (session.state === 'failed') {
    const { refused, retry } = session;
    return refused === null ? <CannotStart onRetry={retry} /> : <NotAdmitted refused={refused} onRetry={retry} />;
  }
  if (session.state === 'signedOut') return <Outlet />;
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
  const [postponed, setPostponed] = useState<number | null>(null);
  const screen = screenNamed(view);
  if (self.MissingFields.length > 0 && screen?.beforeProfile !== true) {
    return (
      <Suspense fallback={<Starting />}>
        <CompleteProfile />
      </Suspense>
    );
  }
  // If the user must select a club, even a bare screen has the menu.
  if (screen?.frame === 'bare' && !asksForClub(screen.name, session)) {
    return (
      <>
        {Array.isArray(screen.who) && <Banners />}
        <Outlet />
      </>
    );
  }
  const isJoining = view.toLowerCase() === 'joinclub';
  // `asking` remains after the last answer, so that the page does not disappear under a tap.
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
