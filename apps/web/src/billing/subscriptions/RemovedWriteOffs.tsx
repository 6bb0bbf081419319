import { listMemberWriteOffs } from '@clubpulse/contract/billing/subscriptions.calls';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './MemberSubscriptions.module.css';

export function RemovedWriteOffs({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const writeOffs = useCall(listMemberWriteOffs, { params: { id, userId } }, { quiet: true });
  return (
    <QueryResult query={writeOffs} loading={null}>
      {(all) => {
        const removed = all.filter(({ IsRemoved }) => IsRemoved);
        if (removed.length === 0) return null;
        return (
          <section className={classes['removed']} aria-label={t('billing.removedWriteOffs')}>
            <SectionHead title={t('billing.removedWriteOffs')} />
            <ul>
              {removed.map(({ UserSubscriptionId, SubscriptionName, Amount, Currency, At, Operator, Reason }) => (
                <li key={`${UserSubscriptionId} ${At}`}>
                  <b>{SubscriptionName}</b>{' '}
                  {t('billing.writtenOffBy', {
                    amount: formats.money(Amount, Currency),
                    date: formats.date(At),
                    who: Operator?.email ?? '',
                    reason: Reason,
                  })}
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </QueryResult>
  );
}
