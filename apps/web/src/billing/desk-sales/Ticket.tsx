import { deskSaleSchema } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import { sellAtDesk } from '@clubpulse/contract/billing/desk-sales/desk-sales.calls';
import { SALE_LINES_MAX, SOLD_AT_ONCE_MAX } from '@clubpulse/contract/billing/goods/goods';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useWidth } from '../../kit/widths.ts';
import { PersonPicker } from '../../members/people/public.ts';
import { type ApiError, useCall, useChange } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubDays } from '../parts/ClubDays.tsx';
import { MethodChips } from '../parts/MethodChips.tsx';
import { moneyFields } from '../parts/money-fields.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { takePaymentLabel } from '../parts/take-payment-label.ts';
import { LastSales } from '../transactions/public.ts';
import { SoldTicket } from './SoldTicket.tsx';
import classes from './Ticket.module.css';
import { TicketDues } from './TicketDues.tsx';
import { TicketItems } from './TicketItems.tsx';
import { TicketLines } from './TicketLines.tsx';
import { linesFor, type ReceiptChoice, sentLine, type TicketLine, type TicketValues, totalOf } from './ticket-line.ts';
import { useKeyOf } from './use-key-of.ts';

const empty: TicketValues = { UserId: null, Method: 'Cash', Lines: [], Given: null, Receipt: 'None' };

interface Done {
  readonly sold: ResultOf<typeof sellAtDesk>;
  readonly receipt: ReceiptChoice;
  readonly change: number | null;
}

export function Ticket() {
  const t = useT();
  const navigate = useNavigate();
  const { TimeZone } = useStaffClub();
  const [done, setDone] = useState<Done | null>(null);
  const close = {
    label: t('billing.deskClose'),
    icon: IconLock,
    onClick: () => void navigate(pathTo('CashDesk', 'close')),
  };
  return (
    <ClubDays timeZone={TimeZone}>
      <Page title={t('billing.cashDesk')} printsOwnHead actions={<HeaderActions label={t('kit.more')} actions={[close]} />}>
        {done === null ? <OpenTicket onSold={setDone} /> : <SoldTicket {...done} onNext={() => setDone(null)} />}
        {done === null && <LastSales />}
      </Page>
    </ClubDays>
  );
}

function OpenTicket({ onSold }: { onSold: (done: Done) => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [userId, setUserId] = useState<number | null>(null);
  const isDesk = useWidth() === 'desk';
  const person = useRef<HTMLInputElement>(null);
  useKeyOf('F2', (key) => {
    if (key !== 'F2') return false;
    person.current?.focus();
    return true;
  });
  const held =
    useCall(
      listClubUserSubscriptions,
      { params: { id, userId: userId ?? 0 } },
      { quiet: true, enabled: userId !== null, keepPrevious: false },
    ).data ?? [];
  const entered = z
    .custom<TicketValues>()
    .transform(({ UserId, Method, Lines }) => ({ UserId, Method, Lines: Lines.map((line) => sentLine(line, held)) }))
    .pipe(deskSaleSchema);
  const form = useForm<TicketValues, z.output<typeof deskSaleSchema>>({
    initial: empty,
    check: bySchema(entered),
    wordsOf: (error) => moneyFields(formats)({ fieldErrors: withMoney(error, formats) }),
  });
  const { values, set } = form;
  const sell = useChange(sellAtDesk, { quiet: true });
  const add = (line: TicketLine) => set({ Lines: withLine(values.Lines, line) });
  const total = totalOf(values.Lines);
  const change = values.Method === 'Cash' && values.Given !== null && values.Given >= total ? values.Given - total : null;
  const take = async (body: z.output<typeof deskSaleSchema>) => {
    const sold = await sell.mutateAsync({ params: { id }, body });
    onSold({ sold, receipt: values.Receipt, change });
  };
  return (
    <div className={classes['desk']}>
      <div className={classes['left']}>
        <PersonPicker
          clubId={id}
          label={t('billing.ticketPerson')}
          placeholder={t('kit.personHint')}
          nobodyFound={t('billing.nobodyToSellTo')}
          value={values.UserId}
          error={form.errors.UserId}
          clearable
          field={person}
          {...(isDesk && { leftSection: <kbd className={classes['key']}>F2</kbd> })}
          onChange={(found) => {
            const UserId = found?.UserId ?? null;
            setUserId(UserId);
            set({
              UserId,
              Lines: linesFor(values.Lines, UserId),
              ...(UserId === null && values.Receipt === 'Mail' && { Receipt: 'None' }),
            });
          }}
        />
        {values.UserId !== null && <TicketDues userId={values.UserId} lines={values.Lines} onAdd={add} />}
        <TicketItems hasPerson={values.UserId !== null} lines={values.Lines} onAdd={add} />
      </div>
      <TicketSide form={form} total={total} change={change} onTake={take}>
        <TicketLines lines={values.Lines} held={held} errors={form.errors} onChange={(Lines) => set({ Lines })} />
      </TicketSide>
    </div>
  );
}

interface TicketSideProps {
  form: Form<TicketValues, z.output<typeof deskSaleSchema>>;
  total: number;
  change: number | null;
  onTake: (body: z.output<typeof deskSaleSchema>) => Promise<void>;
  children: ReactNode;
}

function TicketSide({ form, total, change, onTake, children }: TicketSideProps) {
  const t = useT();
  const formats = useFormats();
  const { Currency } = useStaffClub();
  const { values, set } = form;
  const money = (amount: number) => formats.money(amount, Currency);
  const isEmpty = values.Lines.length === 0;
  return (
    <form className={classes['ticket']} aria-label={t('billing.ticket')} noValidate onSubmit={form.submit(onTake)}>
      <h2>{t('billing.ticket')}</h2>
      {isEmpty ? <p className={classes['quiet']}>{t('billing.ticketEmpty')}</p> : children}
      <p className={classes['total']} aria-live="polite">
        <span>{t('billing.ticketTotal')}</span>
        <b>{Number.isFinite(total) ? money(total) : ''}</b>
      </p>
      <MethodChips value={values.Method} hasPhone={false} onChange={(Method) => Method !== 'Phone' && set({ Method })} />
      {values.Method === 'Cash' && !isEmpty && (
        <div className={classes['cash']}>
          <MoneyField
            label={t('billing.ticketGiven')}
            currency={Currency}
            value={values.Given}
            error={form.errors.Given}
            onChange={(Given) => set({ Given })}
          />
          {change !== null && <p className={classes['change']}>{t('billing.ticketChange', { amount: money(change) })}</p>}
        </div>
      )}
      <Segmented
        titled
        fullWidth
        label={t('billing.receipt')}
        value={values.Receipt}
        options={[
          { value: 'A4', label: t('kit.print') },
          { value: 'Roll', label: t('billing.ticketRoll') },
          ...(values.UserId === null ? [] : [{ value: 'Mail' as const, label: t('kit.email') }]),
          { value: 'None', label: t('billing.ticketNoReceipt') },
        ]}
        onChange={(Receipt) => set({ Receipt })}
      />
      <Refused error={refusedOf(form.refused)} userId={values.UserId ?? undefined} />
      <Button type="submit" size="md" fullWidth disabled={isEmpty} loading={form.saving}>
        {isEmpty ? t('kit.sell') : takePaymentLabel({ amount: total, currency: Currency }, t, formats)}
      </Button>
    </form>
  );
}

const withMoney = ({ fieldErrors }: ApiError, formats: Formats) =>
  fieldErrors.map((one) => {
    const { Price, AmountDue, Currency } = one.values ?? {};
    const sum = Price ?? AmountDue;
    if (typeof sum !== 'number' || typeof Currency !== 'string') return one;
    return { ...one, values: { ...one.values, amount: formats.money(sum, Currency) } };
  });

function withLine(lines: readonly TicketLine[], line: TicketLine): readonly TicketLine[] {
  const again = lines.find(({ key }) => key === line.key);
  if (again === undefined && lines.length >= SALE_LINES_MAX) return lines;
  if (again === undefined) return [...lines, line];
  if (again.Type === 'Goods') {
    const quantity = Math.min((again.quantity ?? 0) + 1, SOLD_AT_ONCE_MAX);
    return lines.map((one) => (one === again ? { ...again, quantity } : one));
  }
  return again.Type === 'Credits' ? [...lines, { ...line, key: `${line.key} ${crypto.randomUUID()}` }] : lines;
}
