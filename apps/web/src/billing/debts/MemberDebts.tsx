import { listDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DebtActs } from './DebtActs.tsx';
import classes from './Debts.module.css';

const SHOWN = 50;

export function MemberDebts({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const debts = useCall(listDebts, { params: { id }, query: { UserId: String(userId), length: SHOWN } }, { quiet: true });
  return (
    <QueryResult query={debts} loading={null}>
      {({ data }) =>
        data.length === 0 ? null : (
          <section className={classes['debts']} aria-label={t('billing.fromBefore')}>
            <SectionHead title={t('billing.fromBefore')} />
            <ul>
              {data.map((debt) => (
                <li key={debt.DebtId}>
                  <span>{t('billing.owedForSince', { name: debt.SubscriptionName, date: formats.date(debt.OwedSince) })}</span>
                  <b>{formats.money(debt.AmountDue, debt.Currency)}</b>
                  <DebtActs debt={debt} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryResult>
  );
}
