import { listMemberFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { TakePayment } from '../subscriptions/public.ts';
import classes from './FamilyDebts.module.css';

interface MemberFamilyDebtsProps {
  userId: number;
  name: string;
}

export function MemberFamilyDebts({ userId, name }: MemberFamilyDebtsProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const debts = useCall(listMemberFamilyDebts, { params: { id, userId } }, { quiet: true });
  return (
    <QueryResult query={debts} loading={null}>
      {(all) =>
        all.length === 0 ? null : (
          <section className={classes['debts']} aria-label={t('billing.owedByFamily', { name })}>
            <SectionHead title={t('billing.owedByFamily', { name })} />
            <ul>
              {all.map(({ Member, UserSubscriptionId, SubscriptionName, Owed, Currency }) => (
                <li key={`${Member.UserId} ${UserSubscriptionId} ${SubscriptionName}`}>
                  <span>
                    <Link to={pathTo('EditUser', Member.UserId)}>{fullName(Member)}</Link>: {SubscriptionName}
                  </span>
                  <b>{formats.money(Owed, Currency)}</b>
                  {UserSubscriptionId !== null && (
                    <TakePayment userId={Member.UserId} userSubscriptionId={UserSubscriptionId} name={fullName(Member)} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryResult>
  );
}
