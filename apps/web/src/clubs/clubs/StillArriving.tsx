import type { Club } from '@clubpulse/contract/clubs/clubs';
import { useEffect } from 'react';
import { Page } from '../../kit/page/Page.tsx';
import { Arriving } from './Arriving.tsx';
import { arrivalBegins, arrivalEnds } from './arrival.ts';

/** Before any screen of a club: what it asked when she joined it and she has not answered. */
export default function StillArriving({ club, onDone }: { club: Club; onDone: () => void }) {
  useEffect(() => {
    // Once she has a name the rest is still to be asked, also after the page was closed.
    arrivalBegins(club.ClubId);
  }, [club.ClubId]);
  const end = () => {
    arrivalEnds();
    onDone();
  };
  return (
    <Page title={club.Name}>
      <Arriving club={club} onDone={end} />
    </Page>
  );
}
