import { SOLD_AT_ONCE_MAX } from '@clubpulse/contract/billing/goods/goods';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Ticket.module.css';
import { amountOf, besidesOf, openAmountOf, type TicketLine } from './ticket-line.ts';

const withField = ['Quantity', 'Amount', 'UserSubscriptionId'];
const otherError = (errors: TicketLinesProps['errors'], at: number) =>
  Object.entries(errors).find(
    ([field]) => field.startsWith(`Lines.${at}.`) && !withField.includes(field.split('.')[2] ?? ''),
  )?.[1];

interface TicketLinesProps {
  lines: readonly TicketLine[];
  held: readonly UserSubscription[];
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (lines: readonly TicketLine[]) => void;
}

export function TicketLines({ lines, held, errors, onChange }: TicketLinesProps) {
  const t = useT();
  const formats = useFormats();
  const { Currency } = useStaffClub();
  const errorOf = (at: number, field: string) => errors[`Lines.${at}.${field}`];
  return (
    <ul className={classes['lines']}>
      {lines.map((line, at) => {
        const put = (changed: TicketLine) => onChange(lines.map((one, place) => (place === at ? changed : one)));
        const [beside] = besidesOf(line, held);
        const amount = amountOf(line);
        const wrong = errors[`Lines.${at}`] ?? otherError(errors, at);
        return (
          <li key={line.key}>
            <div className={classes['line']}>
              <span>
                {line.name}
                {line.note !== undefined && <small>{line.note}</small>}
                {beside && <small>{t('billing.ticketBeside', { name: beside.SubscriptionName })}</small>}
              </span>
              <b>{Number.isFinite(amount) ? formats.money(amount, Currency) : ''}</b>
              <ActionIcon
                variant="subtle"
                aria-label={t('billing.ticketRemove', { name: line.name })}
                onClick={() => onChange(lines.filter((_, place) => place !== at))}
              >
                <IconX size={18} stroke={1.8} />
              </ActionIcon>
            </div>
            {line.Type === 'Goods' && (
              <Stepper
                name={line.name}
                quantity={line.quantity}
                error={errorOf(at, 'Quantity')}
                onChange={(quantity) => put({ ...line, quantity })}
              />
            )}
            {line.Type === 'Due' && (
              <>
                <MoneyField
                  label={t('billing.ticketNow', { name: line.name })}
                  currency={Currency}
                  min={1}
                  value={line.amount}
                  error={errorOf(at, 'Amount') ?? errorOf(at, 'UserSubscriptionId')}
                  onChange={(next) => put({ ...line, amount: next })}
                />
                {amount < openAmountOf(line.held) && (
                  <p className={classes['quiet']}>
                    {t('billing.ticketRest', { amount: formats.money(openAmountOf(line.held) - amount, Currency) })}
                  </p>
                )}
              </>
            )}
            {wrong !== undefined && (
              <p role="alert" className={classes['wrong']}>
                {wrong}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface StepperProps {
  name: string;
  quantity: number | null;
  error: string | undefined;
  onChange: (quantity: number | null) => void;
}

function Stepper({ name, quantity, error, onChange }: StepperProps) {
  const t = useT();
  const count = quantity || 0;
  return (
    <div className={classes['stepper']}>
      <ActionIcon
        variant="default"
        aria-label={t('billing.ticketFewer', { name })}
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      >
        <IconMinus size={16} stroke={2} />
      </ActionIcon>
      <NumberField
        aria-label={t('billing.articleQuantity', { name })}
        min={1}
        max={SOLD_AT_ONCE_MAX}
        value={quantity}
        error={error}
        onChange={onChange}
      />
      <ActionIcon
        variant="default"
        aria-label={t('billing.ticketMore', { name })}
        disabled={count >= SOLD_AT_ONCE_MAX}
        onClick={() => onChange(count + 1)}
      >
        <IconPlus size={16} stroke={2} />
      </ActionIcon>
    </div>
  );
}
