import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { PLATFORM_FEE_PERCENT, platformFee } from '@clubpulse/rules/billing/transactions/platform-fee';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './PlatformCosts.module.css';

interface Example {
  readonly name: string;
  readonly price: number;
}

function exampleOf(types: readonly SubscriptionType[], currency: string): Example | undefined {
  const own = types.filter(({ Currency }) => Currency === currency);
  const plans = own.flatMap((type) => type.Plans.map((plan) => ({ ...plan, name: `${type.Name}, ${plan.Name}` })));
  const priced = [
    ...plans.filter(({ Recurrence }) => Recurrence !== null),
    ...own.map(({ Name: name, Price }) => ({ name, Price })),
    ...plans,
  ].find(({ Price }) => Price > 0);
  return priced && { name: priced.name, price: priced.Price };
}

export function PlatformCosts() {
  const t = useT();
  const { money } = useFormats();
  const { ClubId: id, Currency } = useStaffClub();
  const types = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const example = types.data && exampleOf(types.data, Currency);
  const percent = PLATFORM_FEE_PERCENT;
  const fee = example === undefined ? 0 : platformFee(example.price, 'Online');
  return (
    <section className={classes['costs']}>
      <h2>{t('billing.costs')}</h2>
      <p>{t('billing.costsText', { percent })}</p>
      {example !== undefined && (
        <dl className={classes['example']}>
          <div>
            <dt>{t('billing.memberPays', { name: example.name })}</dt>
            <dd>{money(example.price, Currency)}</dd>
          </div>
          <div>
            <dt>{t('billing.platformPart', { percent })}</dt>
            <dd>−{money(fee, Currency)}</dd>
          </div>
          <div>
            <dt>{t('billing.reachesStripe')}</dt>
            <dd>{money(example.price - fee, Currency)}</dd>
          </div>
        </dl>
      )}
      <p className={classes['note']}>{t('billing.costsNote', { percent })}</p>
    </section>
  );
}
