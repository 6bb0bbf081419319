import { HealthReads } from './HealthReads.tsx';
import { SharedWithClubs } from './SharedWithClubs.tsx';

/** What one shares with whom, and who looked at it. */
export function MySharing({ userId }: { userId: number }) {
  return (
    <>
      <SharedWithClubs userId={userId} />
      <HealthReads userId={userId} />
    </>
  );
}
