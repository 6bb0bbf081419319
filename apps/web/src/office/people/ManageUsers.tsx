import { HeldChips } from '../../billing/subscriptions/public.ts';
import { People } from '../../members/people/public.ts';

/** The people of the club and, from the books, how what each of them holds stands. */
export default function ManageUsers() {
  return <People chips={(held) => <HeldChips held={held} />} />;
}
