import type { Assignment } from '@clubpulse/rules/billing/subscriptions/assign';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { priceText } from '../../parts/subscription-text.ts';
import classes from './AssignPreview.module.css';
import type { Pays } from './assign-values.ts';

export function AssignPreview({ plan, currency, pays }: { plan: Assignment; currency: string; pays: Pays }) {
  const t = useT();
  const formats = useFormats();
  const [first] = plan.Installments;
  const last = plan.Installments.at(-1);
  const days =
    plan.RenewsOn !== null
      ? t('billing.fromRenews', { from: formats.date(plan.ActivationDate), date: formats.date(plan.RenewsOn) })
      : plan.ExpiryDate === null
        ? t('billing.fromDay', { from: formats.date(plan.ActivationDate) })
        : t('kit.fromTo', { from: formats.date(plan.ActivationDate), to: formats.date(plan.ExpiryDate) });
  return (
    <div className={classes['preview']} aria-live="polite">
      <b>{priceText({ Price: plan.Price, Currency: currency, Recurrence: plan.Recurrence }, t, formats)}</b>
      <span>{days}</span>
      {first !== undefined && last !== undefined && (
        <span>
          {t('billing.installmentsFrom', {
            count: plan.Installments.length,
            first: formats.money(first.Amount, currency),
            other: formats.money(last.Amount, currency),
          })}
        </span>
      )}
      {plan.daysToPay !== null && <span>{t('billing.externalText', { count: plan.daysToPay })}</span>}
      {pays === 'now' && plan.Price > 0 && (
        <span>{t('billing.takenNow', { amount: formats.money(first?.Amount ?? plan.Price, currency) })}</span>
      )}
    </div>
  );
}
