import { useEffect, useRef } from 'react';
import { MemberCredits } from '../../../billing/credits/public.ts';
import { MemberSubscriptions } from '../../../billing/subscriptions/public.ts';
import { MemberTransactions } from '../../../billing/transactions/public.ts';
import { SectionHead } from '../../../kit/page/SectionHead.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Papers.module.css';

interface MoneyProps {
  userId: number;
  name: string;
  manages: boolean;
  part: string | undefined;
}

export function Money({ userId, name, manages, part }: MoneyProps) {
  const t = useT();
  const [credits, books] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useEffect(() => {
    const wanted = part === 'credits' ? credits : part === 'transactions' ? books : undefined;
    wanted?.current?.scrollIntoView({ block: 'start' });
  }, [part, credits, books]);
  return (
    <div className={classes['papers']}>
      <MemberSubscriptions userId={userId} name={name} all />
      <div ref={credits}>
        <MemberCredits userId={userId} name={name} />
      </div>
      {manages && (
        <div ref={books}>
          <SectionHead title={t('billing.transactions')} />
          <MemberTransactions userId={userId} name={name} />
        </div>
      )}
    </div>
  );
}
