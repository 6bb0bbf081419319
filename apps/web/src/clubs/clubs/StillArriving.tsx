import type { Club } from '@clubpulse/contract/clubs/clubs';
import { Page } from '../../kit/page/Page.tsx';
import { Arriving } from './Arriving.tsx';

/** Before any screen of a club: what it asked when she joined it and she has not answered. */
export default function StillArriving({ club, onDone }: { club: Club; onDone: () => void }) {
  return (
    <Page title={club.Name}>
      <Arriving club={club} onDone={onDone} />
    </Page>
  );
}
