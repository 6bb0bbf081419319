import { listMyCredits } from '@clubpulse/contract/billing/credits.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { SubscriptionChip } from '../../parts/StateChips.tsx';
import { datesText } from '../../parts/subscription-text.ts';
import classes from './ProfileSubscriptions.module.css';

export function ProfileSubscriptions({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const held = useCall(listMySubscriptions, { params: { id: userId } }, { quiet: true });
  const credits = useCall(listMyCredits, { params: { id: userId } }, { quiet: true });
  const balance = credits.data?.reduce((sum, { Balance }) => sum + Balance, 0) ?? 0;
  return (
    <div className={classes['summary']}>
      <QueryResult query={held} loading={<SkeletonRows rows={1} />}>
        {(all) => {
          const current = all.filter((one) => !isOver(one.State));
          return current.length === 0 ? (
            <p>{t('billing.youHoldNothing')}</p>
          ) : (
            <ul>
              {current.map((one) => (
                <li key={one.UserSubscriptionId}>
                  <b>{one.SubscriptionName}</b>
                  <SubscriptionChip state={one.State} />
                  <span>
                    {one.RemainingTickets !== null && one.MaxActivities !== null
                      ? t('billing.leftOf', { left: one.RemainingTickets, total: one.MaxActivities })
                      : datesText(one, t, formats)}
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryResult>
      {balance > 0 && <p>{t('kit.creditCount', { count: balance })}</p>}
      <Link to={pathTo('MySubscriptions')} className={classes['link']}>
        {t('billing.mine')} <IconChevronRight size={17} stroke={1.8} aria-hidden="true" />
      </Link>
      <Link to={pathTo('Policies')} className={classes['link']}>
        {t('clubs.policies')} <IconChevronRight size={17} stroke={1.8} aria-hidden="true" />
      </Link>
    </div>
  );
}
