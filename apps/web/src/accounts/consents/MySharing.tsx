import { HealthReads } from './HealthReads.tsx';
import { SharedWithClubs } from './SharedWithClubs.tsx';

export function MySharing({ userId }: { userId: number }) {
  return (
    <>
      <SharedWithClubs userId={userId} />
      <HealthReads userId={userId} />
    </>
  );
}
