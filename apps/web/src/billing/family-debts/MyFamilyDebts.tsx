import { listFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useClubs } from '../../platform/session.tsx';
import classes from './FamilyDebts.module.css';

export function MyFamilyDebts({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const several = useClubs().clubs.length > 1;
  const debts = useCall(listFamilyDebts, { params: { id: userId } }, { quiet: true });
  return (
    <QueryResult query={debts} loading={null}>
      {(all) =>
        all.length === 0 ? null : (
          <section className={classes['debts']} aria-label={t('billing.familyOwes')}>
            <h3>{t('billing.familyOwes')}</h3>
            <ul>
              {all.map(
                ({ ClubId, ClubName: club, Member, UserSubscriptionId, SubscriptionName: subscription, Owed, Currency }) => (
                  <li key={`${ClubId} ${Member.UserId} ${UserSubscriptionId} ${subscription}`}>
                    <span>
                      {several
                        ? t('billing.familyOwedIn', { club, name: fullName(Member), subscription })
                        : t('billing.familyOwedFor', { name: fullName(Member), subscription })}
                    </span>
                    <b>{formats.money(Owed, Currency)}</b>
                  </li>
                ),
              )}
            </ul>
            <p className={classes['quiet']}>{t('billing.familyOwesText')}</p>
          </section>
        )
      }
    </QueryResult>
  );
}
