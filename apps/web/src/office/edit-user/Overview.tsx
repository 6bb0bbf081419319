import type { User } from '@clubpulse/contract/accounts/users';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { Documents } from '../../members/documents/public.ts';
import { Slot } from '../../platform/slots.tsx';
import { AboutPerson } from './AboutPerson.tsx';
import { LastWeeks } from './LastWeeks.tsx';
import classes from './Overview.module.css';

const LEDGER_ROWS = 4;

/** The first glance: what she holds, what she has left, what ends, how she trains, and who she is. */
export function Overview({ user, name }: { user: User; name: string }) {
  const { UserId: userId } = user;
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>
        <Slot name="member.subscriptions" props={{ userId, name, all: false }} fallback={<SkeletonRows rows={2} />} />
        <div className={classes['pair']}>
          <Slot name="member.credits" props={{ userId, name, rows: LEDGER_ROWS }} fallback={<SkeletonRows rows={3} />} />
          <Documents userId={userId} name={name} all={false} />
        </div>
        <LastWeeks userId={userId} />
      </div>
      <AboutPerson user={user} />
    </div>
  );
}
