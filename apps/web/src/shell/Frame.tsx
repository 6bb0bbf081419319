import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import { useSession } from '../platform/session.tsx';
import { loadCompleteProfile, screenNamed } from '../screens.ts';
import { CannotStart } from './messages/CannotStart.tsx';
import { Starting } from './messages/Starting.tsx';
import { Shell } from './Shell.tsx';

const CompleteProfile = lazy(loadCompleteProfile);

/** Around every screen: who is signed in decides what stands there. */
export function Frame() {
  const session = useSession();
  const { view = '' } = useParams();
  if (session.state === 'starting') return <Starting />;
  if (session.state === 'failed') return <CannotStart onRetry={session.retry} />;
  if (session.state === 'signedOut') return <Outlet />;
  if (session.self.MissingFields.length > 0) {
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
