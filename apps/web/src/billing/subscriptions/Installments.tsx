import type { Installment, UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { IconAlertCircle, IconCheck, IconChevronDown, IconClock, IconReceiptOff } from '@tabler/icons-react';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './Installments.module.css';

const icons = { paid: IconCheck, givenUp: IconReceiptOff, late: IconAlertCircle, due: IconClock } as const;
const words = {
  paid: 'billing.paidOn',
  givenUp: 'billing.writtenOffOn',
  late: 'billing.wasDueOn',
  due: 'billing.dueOn',
} as const;
/** More of them stand behind a line that names the next. */
const IN_SIGHT = 4;

function stateOf({ PaidAt, WrittenOffAt, DueDate }: Installment, today: string): keyof typeof icons {
  if (PaidAt !== null) return 'paid';
  if (WrittenOffAt !== null) return 'givenUp';
  return DueDate < today ? 'late' : 'due';
}

/** Every part of the price with its day. */
export function Installments({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { InstallmentPlan: plan, Currency: currency } = held;
  const next = plan.find(({ PaidAt, WrittenOffAt }) => PaidAt === null && WrittenOffAt === null);
  const parts = (
    <ol className={classes['plan']} aria-label={t('billing.installments')}>
      {plan.map((part) => (
        <Part key={part.Number} part={part} currency={currency} today={today} />
      ))}
    </ol>
  );
  if (plan.length <= IN_SIGHT) return parts;
  return (
    <details className={classes['more']}>
      <summary>
        <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        {next === undefined
          ? t('billing.installmentCount', { count: plan.length })
          : t('billing.nextInstallment', {
              number: next.Number,
              total: plan.length,
              part: partWords(next, { currency, today, t, formats }),
            })}
      </summary>
      {parts}
    </details>
  );
}

interface InWords {
  currency: string;
  today: string;
  t: Translate;
  formats: Formats;
}

const partWords = (part: Installment, { currency, today, t, formats }: InWords): string =>
  `${formats.money(part.Amount, currency)} ${t(words[stateOf(part, today)], { date: formats.date(part.PaidAt ?? part.WrittenOffAt ?? part.DueDate) })}`;

function Part({ part, currency, today }: { part: Installment; currency: string; today: string }) {
  const t = useT();
  const formats = useFormats();
  const state = stateOf(part, today);
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <b>{formats.money(part.Amount, currency)}</b>
      {t(words[state], { date: formats.date(part.PaidAt ?? part.WrittenOffAt ?? part.DueDate) })}
    </li>
  );
}
