import type { Installment, UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { isCollected } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { IconAlertCircle, IconCheck, IconChevronDown, IconClock, IconReceiptOff } from '@tabler/icons-react';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './Installments.module.css';

const icons = {
  paid: IconCheck,
  givenUp: IconReceiptOff,
  lapsed: IconReceiptOff,
  late: IconAlertCircle,
  due: IconClock,
} as const;
const words = {
  paid: 'billing.paidOn',
  givenUp: 'billing.writtenOffOn',
  lapsed: 'billing.lapsedOn',
  late: 'billing.wasDueOn',
  due: 'billing.dueOn',
} as const;
const VISIBLE = 4;

function stateOf({ PaidAt, WrittenOffAt, DueDate, Number }: Installment, { held, today }: Of): keyof typeof icons {
  if (PaidAt !== null) return 'paid';
  if (WrittenOffAt !== null) return 'givenUp';
  const PartPaid = Number === nextOf(held)?.Number ? held.PartPaid : 0;
  if (!isCollected({ ...held, OwedSince: DueDate, PartPaid })) return 'lapsed';
  return DueDate < today ? 'late' : 'due';
}

const nextOf = ({ InstallmentPlan }: UserSubscription) =>
  InstallmentPlan.find(({ PaidAt, WrittenOffAt }) => PaidAt === null && WrittenOffAt === null);

export function Installments({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { InstallmentPlan: plan } = held;
  const next = nextOf(held);
  const parts = (
    <ol className={classes['plan']} aria-label={t('billing.installments')}>
      {plan.map((part) => (
        <Part key={part.Number} part={part} held={held} today={today} />
      ))}
    </ol>
  );
  if (plan.length <= VISIBLE) return parts;
  return (
    <details className={classes['more']}>
      <summary>
        <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        {next === undefined
          ? t('billing.installmentCount', { count: plan.length })
          : t('billing.nextInstallment', {
              number: next.Number,
              total: plan.length,
              part: partWords(next, { held, today, t, formats }),
            })}
      </summary>
      {parts}
    </details>
  );
}

interface Of {
  held: UserSubscription;
  today: string;
}
interface InWords extends Of {
  t: Translate;
  formats: Formats;
}

const partWords = (part: Installment, { held, today, t, formats }: InWords): string =>
  `${formats.money(part.Amount, held.Currency)} ${t(words[stateOf(part, { held, today })], { date: formats.date(part.PaidAt ?? part.WrittenOffAt ?? part.DueDate) })}`;

function Part({ part, held, today }: Of & { part: Installment }) {
  const t = useT();
  const formats = useFormats();
  const state = stateOf(part, { held, today });
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <b>{formats.money(part.Amount, held.Currency)}</b>
      {t(words[state], { date: formats.date(part.PaidAt ?? part.WrittenOffAt ?? part.DueDate) })}
    </li>
  );
}
