import type { Club } from '@clubpulse/contract/clubs/clubs';
import { Page } from '../../kit/page/Page.tsx';
import { SignOutLink } from '../../kit/page/SignOutLink.tsx';
import { Arriving } from './Arriving.tsx';

interface StillArrivingProps {
  club: Club;
  onDone: () => void;
  /** Who works there too has something else to do first, and is asked at the next start. */
  onLater?: () => void;
}

/** Before any screen of a club: what it asked when she joined it and she has not answered. */
export default function StillArriving({ club, onDone, onLater }: StillArrivingProps) {
  return (
    <Page title={club.Name} actions={<SignOutLink />}>
      <Arriving club={club} onDone={onDone} {...(onLater && { onLater })} />
    </Page>
  );
}
