import type { DeskSold } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import type { Receipt } from '@clubpulse/contract/billing/receipts/receipts';
import { getReceipt, mailReceipt, printReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { Button } from '@mantine/core';
import { IconMail, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { printSoon } from '../../kit/print/print-soon.ts';
import { ApiError, api, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { paidBy } from '../parts/methods.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { type PaperFormat, ReceiptPaper } from '../receipts/public.ts';
import classes from './Ticket.module.css';
import type { ReceiptChoice } from './ticket-line.ts';

interface SoldTicketProps {
  sold: DeskSold;
  receipt: ReceiptChoice;
  change: number | null;
  onNext: () => void;
}

interface Paper {
  readonly receipt: Receipt;
  readonly format: PaperFormat;
  readonly isCopy: boolean;
}

export function SoldTicket({ sold, receipt, change, onNext }: SoldTicketProps) {
  const t = useT();
  const formats = useFormats();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const receipts = receiptsOf(sold);
  const { papers, mailed, error, isBusy, handOver } = useHandedOver([...receipts.values()], receipt);
  const money = (amount: number) => formats.money(amount, sold.Currency);
  const [first] = sold.Transactions;
  const hasMember = sold.Transactions.every(({ UserId }) => UserId !== null);
  const ways = [
    { choice: 'A4', label: t('kit.print'), icon: IconPrinter },
    { choice: 'Roll', label: t('billing.printRoll'), icon: IconReceipt },
    ...(hasMember ? [{ choice: 'Mail', label: t('billing.receiptMail'), icon: IconMail } as const] : []),
  ] as const;
  return (
    <div className={classes['sold']}>
      <div className={classes['noPrint']}>
        <h2>{t('billing.paymentRecorded', { amount: money(sold.Amount) })}</h2>
        {change !== null && <p className={classes['change']}>{t('billing.ticketChange', { amount: money(change) })}</p>}
        <dl className={classes['facts']}>
          {first && (
            <div>
              <dt>{t('billing.method')}</dt>
              <dd>{paidBy(first, t)}</dd>
            </div>
          )}
          {receipts.size > 0 && (
            <div>
              <dt>{t('billing.receipt')}</dt>
              {[...receipts].map(([number, id]) => (
                <dd key={id}>
                  <Link to={pathTo('ClubReceipt', id)}>{t('billing.receiptTitle', { number })}</Link>
                </dd>
              ))}
            </div>
          )}
        </dl>
        {mailed.map((email) => (
          <p key={email} role="status">
            {t('billing.receiptMailed', { email })}
          </p>
        ))}
        <Refused error={refusedOf(error)} />
        <div className={classes['ways']}>
          {ways.map(({ choice, label, icon: WayIcon }) => (
            <Button
              key={choice}
              variant="default"
              leftSection={<WayIcon size={18} stroke={1.8} />}
              disabled={isBusy}
              onClick={() => void handOver(choice)}
            >
              {label}
            </Button>
          ))}
        </div>
        <Button ref={next} size="md" onClick={onNext}>
          {t('billing.ticketNext')}
        </Button>
      </div>
      {papers.map(({ receipt: one, format, isCopy }) => (
        <ReceiptPaper key={one.ReceiptId} receipt={one} format={format} isCopy={isCopy} />
      ))}
    </div>
  );
}

function receiptsOf({ Transactions }: DeskSold): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { ReceiptNumber, ReceiptId } of Transactions)
    if (ReceiptNumber !== null && ReceiptId !== null && !first.has(ReceiptNumber)) first.set(ReceiptNumber, ReceiptId);
  return first;
}

function useHandedOver(receiptIds: readonly number[], choice: ReceiptChoice) {
  const { ClubId: id } = useStaffClub();
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [mailed, setMailed] = useState<readonly string[]>([]);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const print = useChange(printReceipt, { quiet: true });
  const mail = useChange(mailReceipt, { quiet: true });
  const started = useRef(false);
  const ofEach = receiptIds.map((receiptId) => ({ params: { id, receiptId } }));
  const mailAll = async () => {
    for (const one of ofEach) {
      const { Email } = await mail.mutateAsync(one);
      setMailed((before) => [...new Set([...before, Email])]);
    }
  };
  const printAll = async (format: PaperFormat) => {
    const found: Paper[] = [];
    for (const one of ofEach) {
      const receipt = await api(getReceipt, one, { quiet: true });
      found.push({ receipt, format, isCopy: (await print.mutateAsync(one)).IsCopy });
    }
    flushSync(() => setPapers(found));
    printSoon();
  };
  const handOver = (way: Exclude<ReceiptChoice, 'None'>) => {
    setBusy(true);
    setError(null);
    return (way === 'Mail' ? mailAll() : printAll(way))
      .catch((failed: unknown) => {
        if (!(failed instanceof ApiError)) throw failed;
        setError(failed);
      })
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    if (choice === 'None' || started.current) return;
    started.current = true;
    void handOver(choice);
  });
  return { papers, mailed, error, isBusy, handOver };
}
