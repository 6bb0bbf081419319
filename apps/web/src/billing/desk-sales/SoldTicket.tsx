import type { DeskSold } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import type { Receipt } from '@clubpulse/contract/billing/receipts/receipts';
import { getReceipt, mailReceipt, printReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { printSoon } from '../../kit/print/print-soon.ts';
import { ApiError, api, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { ReceiptPaper } from '../receipts/public.ts';
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
  readonly isCopy: boolean;
}

export function SoldTicket({ sold, receipt, change, onNext }: SoldTicketProps) {
  const t = useT();
  const formats = useFormats();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const receipts = receiptsOf(sold);
  const { papers, mailed, error } = useHandedOver([...receipts.values()], receipt);
  return (
    <div className={classes['sold']}>
      <div className={classes['noPrint']}>
        <h2>{t('billing.paymentRecorded', { amount: formats.money(sold.Amount, sold.Currency) })}</h2>
        {change !== null && (
          <p className={classes['change']}>{t('billing.ticketChange', { amount: formats.money(change, sold.Currency) })}</p>
        )}
        {mailed.map((email) => (
          <p key={email}>{t('billing.receiptMailed', { email })}</p>
        ))}
        <Refused error={refusedOf(error)} />
        <ul className={classes['receipts']}>
          {[...receipts].map(([number, id]) => (
            <li key={id}>
              <Link to={pathTo('ClubReceipt', id)}>{t('billing.receiptTitle', { number })}</Link>
            </li>
          ))}
        </ul>
        <Button ref={next} onClick={onNext}>
          {t('billing.ticketNext')}
        </Button>
      </div>
      {papers.map((one) => (
        <ReceiptPaper
          key={one.receipt.ReceiptId}
          receipt={one.receipt}
          format={receipt === 'Roll' ? 'Roll' : 'A4'}
          isCopy={one.isCopy}
        />
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
  const print = useChange(printReceipt, { quiet: true });
  const mail = useChange(mailReceipt, { quiet: true });
  const started = useRef(false);
  const handOver = async () => {
    const ofEach = receiptIds.map((receiptId) => ({ params: { id, receiptId } }));
    if (choice === 'Mail') {
      for (const one of ofEach) {
        const { Email } = await mail.mutateAsync(one);
        setMailed((before) => [...new Set([...before, Email])]);
      }
      return;
    }
    const found: Paper[] = [];
    for (const one of ofEach) {
      const receipt = await api(getReceipt, one, { quiet: true });
      found.push({ receipt, isCopy: (await print.mutateAsync(one)).IsCopy });
    }
    flushSync(() => setPapers(found));
    printSoon();
  };
  useEffect(() => {
    if (choice === 'None' || started.current) return;
    started.current = true;
    handOver().catch((failed: unknown) => {
      if (!(failed instanceof ApiError)) throw failed;
      setError(failed);
    });
  });
  return { papers, mailed, error };
}
