import { listMyDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Debts.module.css';

export function MyDebts() {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const debts = useCall(listMyDebts, { params: { id: UserId } }, { quiet: true });
  return (
    <QueryResult query={debts} loading={null}>
      {(all) =>
        all.length === 0 ? null : (
          <section className={classes['debts']} aria-label={t('billing.youOwe')}>
            <SectionHead title={t('billing.youOwe')} />
            <ul>
              {all.map((debt) => (
                <li key={debt.DebtId}>
                  <span>
                    {t('billing.owedToFor', {
                      club: debt.ClubName,
                      name: debt.SubscriptionName,
                      date: formats.date(debt.OwedSince),
                    })}
                  </span>
                  <b>{formats.money(debt.AmountDue, debt.Currency)}</b>
                </li>
              ))}
            </ul>
            <p className={classes['quiet']}>{t('billing.youOweText')}</p>
          </section>
        )
      }
    </QueryResult>
  );
}
