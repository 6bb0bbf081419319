import { getMyReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconPrinter } from '@tabler/icons-react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { NotFound } from '../../kit/states/ErrorState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';
import { paidBy } from '../parts/methods.ts';
import { MemberModeBar } from '../parts/PaymentModeBar.tsx';
import { refundStates } from '../parts/refund-state.ts';
import { ReceiptPaper } from '../receipts/public.ts';
import classes from './Receipt.module.css';

type Payment = ResultOf<typeof listMyTransactions>['data'][number];

const LONGEST = 1000;

/** A receipt, or for an older payment a confirmation with its refunds. */
export default function Receipt({ id = '' }: ScreenProps) {
  const t = useT();
  const { UserId } = useSelf();
  const payments = useCall(listMyTransactions, { params: { id: UserId }, query: { length: LONGEST } }, { quiet: true });
  const found = payments.data?.data.find(({ TransactionId }) => TransactionId === Number(id));
  const issued = found?.ReceiptId ?? null;
  // A refund without a credit note is on the receipt of its purchase.
  const paid = found?.Type === 'Purchase' || issued !== null ? found : undefined;
  const print = { label: t('kit.print'), icon: IconPrinter, primary: true, onClick: () => void printSoon() };
  return (
    <Page
      title={t('billing.receipt')}
      back={pathTo('MySubscriptions')}
      reading
      {...(paid === undefined ? {} : { actions: <HeaderActions label={t('kit.more')} actions={[print]} /> })}
    >
      <QueryResult query={payments} loading={<SkeletonScreen />}>
        {({ data }) =>
          paid === undefined ? (
            <NotFound />
          ) : issued !== null ? (
            <IssuedReceipt receiptId={issued} clubId={paid.ClubId} />
          ) : (
            <Paper paid={paid} refunds={data.filter(({ LinkedTransactionId }) => LinkedTransactionId === paid.TransactionId)} />
          )
        }
      </QueryResult>
    </Page>
  );
}

/** The member's receipt is a copy, because the club hands out the original. */
function IssuedReceipt({ receiptId, clubId }: { receiptId: number; clubId: number }) {
  const { UserId } = useSelf();
  const formats = useClubFormats(clubId);
  const receipt = useCall(getMyReceipt, { params: { id: UserId, receiptId } }, { quiet: true });
  return (
    <FormatsContext value={formats}>
      <MemberModeBar clubId={clubId} />
      <QueryResult query={receipt} loading={<SkeletonScreen />}>
        {(one) => <ReceiptPaper receipt={one} format="A4" isCopy />}
      </QueryResult>
    </FormatsContext>
  );
}

function Paper({ paid, refunds }: { paid: Payment; refunds: readonly Payment[] }) {
  const t = useT();
  const self = useSelf();
  const { clubs } = useClubs();
  const formats = useClubFormats(paid.ClubId);
  const club = clubs.find(({ ClubId }) => ClubId === paid.ClubId);
  const facts = [
    { label: t('billing.receiptFor'), value: fullName(self) || self.Nickname },
    { label: t('billing.receiptNumber'), value: String(paid.TransactionId) },
    { label: t('kit.when'), value: formats.dateTime(paid.At) },
    { label: t('billing.method'), value: paidBy(paid, t) },
  ];
  return (
    <article className={classes['paper']} aria-label={t('billing.receipt')}>
      <MemberModeBar clubId={paid.ClubId} />
      <header>
        <h2>{club?.Name}</h2>
        {club?.Address && <p>{club.Address}</p>}
      </header>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        <li>
          <span>{paid.Description || t('billing.purchase')}</span>
          <b>{formats.money(paid.Amount, paid.Currency)}</b>
        </li>
        {refunds.map((refund) => (
          <li key={refund.TransactionId}>
            <span>
              {t('billing.receiptRefunded', { date: formats.date(refund.At) })}
              {refund.RefundState !== null && <small>{t(refundStates[refund.RefundState].label)}</small>}
            </span>
            <b>−{formats.money(refund.Amount, refund.Currency)}</b>
          </li>
        ))}
        {paid.RefundedAmount > 0 && (
          <li className={classes['sum']}>
            <span>{t('billing.receiptLeft')}</span>
            <b>{formats.money(paid.Amount - paid.RefundedAmount, paid.Currency)}</b>
          </li>
        )}
      </ul>
      <p className={classes['note']}>{t('billing.receiptNote')}</p>
    </article>
  );
}
