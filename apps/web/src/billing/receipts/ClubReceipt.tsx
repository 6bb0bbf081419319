import type { Receipt } from '@clubpulse/contract/billing/receipts/receipts';
import { getReceipt, mailReceipt, printReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { IconMail, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { NotFound } from '../../kit/states/ErrorState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { ClubDays } from '../parts/ClubDays.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './ClubReceipt.module.css';
import { type PaperFormat, ReceiptPaper, titleOf } from './ReceiptPaper.tsx';

export default function ClubReceipt({ id = '' }: ScreenProps) {
  const { ClubId, TimeZone } = useStaffClub();
  const isKnown = /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
  const t = useT();
  const back = useBack();
  const receipt = useCall(
    getReceipt,
    { params: { id: ClubId, receiptId: isKnown ? Number(id) : 0 } },
    { quiet: true, ignore: [404], enabled: isKnown },
  );
  return (
    <ClubDays timeZone={TimeZone}>
      {receipt.data ? (
        <Shown key={id} receipt={receipt.data} />
      ) : (
        <Page title={t('billing.receipt')} back={pathTo(back)}>
          {isKnown ? (
            <QueryResult query={receipt} loading={<SkeletonScreen />}>
              {() => null}
            </QueryResult>
          ) : (
            <NotFound />
          )}
        </Page>
      )}
    </ClubDays>
  );
}

const useBack = () => (useMayOpen()('Transactions') ? 'Transactions' : 'CashDesk');

function Shown({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const back = useBack();
  const params = { id: receipt.ClubId, receiptId: receipt.ReceiptId };
  const [format, setFormat] = useState<PaperFormat>('A4');
  /** The state is local, because the shown original remains an original although the receipt counts as printed. */
  const [isCopy, setCopy] = useState(receipt.IsCopy);
  const print = useChange(printReceipt, { quiet: true });
  const mail = useChange(mailReceipt, {
    quiet: true,
    onDone: ({ Email }) => {
      setCopy(true);
      toastDone({ title: t('billing.receiptMailed', { email: Email }) });
    },
  });
  const printOn = async (paper: PaperFormat) => {
    const printed = await print.mutateAsync({ params }).catch(() => undefined);
    if (printed === undefined) return;
    flushSync(() => {
      setFormat(paper);
      setCopy(printed.IsCopy);
    });
    printSoon();
  };
  const busy = print.isPending || mail.isPending;
  return (
    <Page
      title={titleOf(receipt, t)}
      back={pathTo(back)}
      printsOwnHead
      reading
      actions={
        <HeaderActions
          label={t('kit.more')}
          actions={[
            ...(receipt.MemberName === null
              ? []
              : [
                  {
                    label: t('billing.receiptMail'),
                    icon: IconMail,
                    busy,
                    onClick: () => void mail.mutateAsync({ params }).catch(() => undefined),
                  },
                ]),
            { label: t('billing.printRoll'), icon: IconReceipt, busy, onClick: () => void printOn('Roll') },
            { label: t('kit.print'), icon: IconPrinter, primary: true, busy, onClick: () => void printOn('A4') },
          ]}
        />
      }
    >
      <Refused error={refusedOf(mail.error ?? print.error)} />
      <ReceiptPaper receipt={receipt} format={format} isCopy={isCopy} />
      <Related receipt={receipt} />
    </Page>
  );
}

function Related({ receipt: { Of, Referring } }: { receipt: Receipt }) {
  const t = useT();
  const related = [...(Of === null ? [] : [Of]), ...Referring];
  if (related.length === 0) return null;
  return (
    <nav className={classes['related']} aria-label={t('billing.receiptRelated')}>
      <h2>{t('billing.receiptRelated')}</h2>
      <ul>
        {related.map((one) => (
          <li key={one.ReceiptId}>
            <Link to={pathTo('ClubReceipt', one.ReceiptId)}>{titleOf(one, t)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
