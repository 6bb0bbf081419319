import type { Club } from '@clubpulse/contract/clubs/clubs';
import { Page } from '../../kit/page/Page.tsx';
import { SignOutLink } from '../../kit/page/SignOutLink.tsx';
import { Arriving } from './Arriving.tsx';

interface StillArrivingProps {
  club: Club;
  onDone: () => void;
  /** Staff may postpone the questions until the next start. */
  onLater?: () => void;
}

export default function StillArriving({ club, onDone, onLater }: StillArrivingProps) {
  return (
    <Page title={club.Name} actions={<SignOutLink />}>
      <Arriving club={club} onDone={onDone} {...(onLater && { onLater })} />
    </Page>
  );
}
