import type { Payouts as MonthOfPayouts } from '@clubpulse/contract/billing/reconciliation/reconciliation';
import { comparePayments, getPayouts } from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { addMonths } from '@clubpulse/rules/time/days';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonTable } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { ClubDays } from '../parts/ClubDays.tsx';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { Differences } from './Differences.tsx';
import { PayoutRows } from './PayoutRows.tsx';
import classes from './Payouts.module.css';

const POLL_MS = 3000;

export default function Payouts() {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const [params, setParams] = useSearchParams();
  const named = params.get('month') ?? '';
  const Month = /^20\d\d-(0[1-9]|1[0-2])$/.test(named) ? named : today.slice(0, 7);
  const [polls, setPolls] = useState(false);
  const polling = polls ? { pollEvery: POLL_MS } : {};
  const payouts = useCall(getPayouts, { params: { id }, query: { Month } }, { keepPrevious: true, ...polling });
  const isComparing = payouts.data?.Comparison === 'Running';
  if (isComparing !== polls) setPolls(isComparing);
  const compare = useChange(comparePayments, { onDone: () => toastDone({ title: t('billing.comparing') }) });
  const isPhone = useWidth() === 'phone';
  const act = {
    label: t('billing.compareNow'),
    icon: IconRefresh,
    primary: true,
    busy: compare.isPending || isComparing,
    onClick: () => compare.mutate({ params: { id } }),
  };
  return (
    <ClubDays timeZone={TimeZone}>
      <Page
        title={t('billing.payouts')}
        back={pathTo('Transactions')}
        actions={
          <>
            <MonthSteps
              month={Month}
              isLast={Month >= today.slice(0, 7)}
              onChange={(month) => setParams({ month }, { replace: true })}
            />
            <HeaderActions label={t('kit.more')} actions={[act]} />
          </>
        }
      >
        <QueryResult query={payouts} loading={<SkeletonTable columns={6} />}>
          {(shown) => (
            <div className={classes['page']}>
              <ClubModeBar />
              {!isPhone && <OfMonth month={Month} payouts={shown} />}
              <Differences key={shown.ComparedAt} open={shown.Open} />
              <LastCompared payouts={shown} />
            </div>
          )}
        </QueryResult>
      </Page>
    </ClubDays>
  );
}

interface MonthStepsProps {
  month: string;
  isLast: boolean;
  onChange: (month: string) => void;
}

function MonthSteps({ month, isLast, onChange }: MonthStepsProps) {
  const t = useT();
  const formats = useFormats();
  const step = (months: number) => onChange(addMonths(`${month}-01`, months).slice(0, 7));
  return (
    <span className={classes['month']}>
      <ActionIcon variant="default" aria-label={t('kit.previousMonth')} onClick={() => step(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <b>{formats.month(`${month}-01`)}</b>
      <ActionIcon variant="default" aria-label={t('kit.nextMonth')} disabled={isLast} onClick={() => step(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </span>
  );
}

function OfMonth({ month, payouts: { Payouts: rows, OpenInMonth, ComparedAt } }: { month: string; payouts: MonthOfPayouts }) {
  const t = useT();
  const formats = useFormats();
  const name = formats.month(`${month}-01`);
  if (rows.length === 0)
    return <EmptyState title={t('billing.payoutsNone', { month: name })}>{t('billing.payoutsNoneText')}</EmptyState>;
  const agrees = OpenInMonth === 0 && rows.every(({ Difference }) => Difference === 0);
  const differ = Map.groupBy(rows, ({ Currency }) => Currency);
  return (
    <>
      {agrees && ComparedAt !== null && <p className={classes['lede']}>{t('billing.payoutsAgree', { month: name })}</p>}
      {!agrees &&
        [...differ].map(([currency, ofCurrency]) => (
          <p key={currency} className={classes['lede']}>
            {t('billing.payoutsDiffer', {
              paid: formats.money(sumOf(ofCurrency.map(({ PaidOut }) => PaidOut)), currency),
              recorded: formats.money(sumOf(ofCurrency.map(({ Recorded }) => Recorded)), currency),
              count: String(OpenInMonth),
            })}
          </p>
        ))}
      <PayoutRows rows={rows} />
    </>
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function LastCompared({ payouts: { Comparison, ComparedAt } }: { payouts: MonthOfPayouts }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Banner tone="info" icon={IconInfoCircle}>
      {Comparison !== null && <p>{t(Comparison === 'Running' ? 'billing.comparing' : 'billing.compareFailed')}</p>}
      {ComparedAt === null ? t('billing.notCompared') : t('billing.comparedAt', { date: formats.dateTime(ComparedAt) })}
    </Banner>
  );
}
