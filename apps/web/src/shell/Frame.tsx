import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import { screenNamed } from '../platform/known-screens.ts';
import { useSession } from '../platform/session.tsx';
import { CannotStart } from './messages/FullMessages.tsx';
import { Starting } from './messages/Starting.tsx';
import { Shell } from './Shell.tsx';

/** Asked of a new account before any screen (first sign-in). */
const CompleteProfile = lazy(() => import('../office/profile/CompleteProfile.tsx'));

const SignInAgain = lazy(() => import('../accounts/sign-in/SignInAgain.tsx'));

/** Around every screen: who is signed in decides what stands there. */
export function Frame() {
  const session = useSession();
  const { view = '' } = useParams();
  if (session.state === 'starting') return <Starting />;
  if (session.state === 'failed') return <CannotStart onRetry={session.retry} />;
  if (session.state === 'signedOut') return <Outlet />;
  // Over whatever is open, which stays as it is.
  return (
    <>
      <Page view={view} isNew={session.self.MissingFields.length > 0} />
      {session.ended && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </>
  );
}

function Page({ view, isNew }: { view: string; isNew: boolean }) {
  if (isNew) {
    return (
      <Suspense fallback={<Starting />}>
        <CompleteProfile />
      </Suspense>
    );
  }
  if (screenNamed(view)?.frame === 'bare') return <Outlet />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
