import type { Person } from '@clubpulse/contract/accounts/users';
import { MemberCredits } from '../../billing/credits/public.ts';
import { MemberFamilyDebts } from '../../billing/family-debts/public.ts';
import { MemberSubscriptions } from '../../billing/subscriptions/public.ts';
import { Documents } from '../../members/documents/public.ts';
import { AboutPerson } from './AboutPerson.tsx';
import { LastWeeks } from './LastWeeks.tsx';
import classes from './Overview.module.css';

const LEDGER_ROWS = 4;

export function Overview({ user, name, manages }: { user: Person; name: string; manages: boolean }) {
  const { UserId: userId } = user;
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>
        <MemberSubscriptions userId={userId} name={name} all={false} />
        {manages && <MemberFamilyDebts userId={userId} name={name} />}
        <div className={classes['pair']}>
          <MemberCredits userId={userId} name={name} rows={LEDGER_ROWS} />
          <Documents userId={userId} name={name} all={false} />
        </div>
        <LastWeeks userId={userId} />
      </div>
      <AboutPerson user={user} manages={manages} />
    </div>
  );
}
