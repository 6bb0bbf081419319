import type { Receipt, ReceiptLink } from '@clubpulse/contract/billing/receipts/receipts';
import { receiptNumber } from '@clubpulse/rules/billing/receipts/receipt-number';
import { sumsByCode } from '@clubpulse/rules/billing/receipts/vat';
import { minorDigits } from '@clubpulse/rules/formats/money';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { paidBy } from '../parts/methods.ts';
import classes from './ReceiptPaper.module.css';

export type PaperFormat = 'A4' | 'Roll';

interface PaperProps {
  receipt: Receipt;
  format: PaperFormat;
  isCopy: boolean;
}

const RATE_DIGITS = 2;

export const titleOf = (one: Pick<ReceiptLink, 'Kind' | 'Year' | 'Number'>, t: Translate): string =>
  t(one.Kind === 'Receipt' ? 'billing.receiptTitle' : 'billing.noteTitle', { number: receiptNumber(one) });

export function ReceiptPaper({ receipt, format, isCopy }: PaperProps) {
  const t = useT();
  const formats = useFormats();
  const { Kind, Currency, Lines, Price, LeftDue, PaidAt } = receipt;
  const Amount = Lines.reduce((sum, line) => sum + line.Amount, 0);
  const money = (amount: number) => formats.money(Kind === 'CreditNote' ? -amount : amount, Currency);
  const method = paidBy(receipt, t);
  return (
    <article className={classes['paper']} data-format={format} aria-label={titleOf(receipt, t)}>
      <Head receipt={receipt} isCopy={isCopy} />
      <Reference receipt={receipt} />
      <dl>
        {Lines.map((line) => (
          <div key={line.ReceiptId}>
            <dt>{line.Text || t('billing.purchase')}</dt>
            <dd>{money(Price ?? line.Amount)}</dd>
          </div>
        ))}
        <div className={classes['total']}>
          <dt>{t(Kind === 'CreditNote' ? 'billing.receiptGiven' : Price === null ? 'billing.net' : 'billing.receiptNow')}</dt>
          <dd>{money(Amount)}</dd>
        </div>
        <div>
          <dt>
            {method}
            <small>{formats.dateTime(PaidAt)}</small>
          </dt>
          <dd>{money(Amount)}</dd>
        </div>
        {LeftDue !== null && LeftDue > 0 && (
          <div>
            <dt>{t('billing.receiptRest')}</dt>
            <dd>{money(LeftDue)}</dd>
          </div>
        )}
      </dl>
      <VatTable receipt={receipt} formats={formats} />
      {Kind === 'CreditNote' && !receipt.IsCorrection && <p className={classes['signature']}>{t('billing.receiptSignature')}</p>}
    </article>
  );
}

function Head({ receipt, isCopy }: Pick<PaperProps, 'receipt' | 'isCopy'>) {
  const t = useT();
  const formats = useFormats();
  const { ClubName, LegalName, Address, VatNumber, IssuedAt, Operator, MemberName } = receipt;
  return (
    <header>
      <div>
        <h2>{ClubName}</h2>
        <p>{[LegalName, Address].filter(Boolean).join(', ')}</p>
        {VatNumber !== '' && <p>{t('billing.receiptVatNumber', { number: VatNumber })}</p>}
      </div>
      <div>
        <h3>{titleOf(receipt, t)}</h3>
        <p>{[formats.dateTime(IssuedAt), Operator].filter(Boolean).join(', ')}</p>
        {MemberName !== null && <p>{t('billing.receiptTo', { name: MemberName })}</p>}
        {isCopy && <b className={classes['copy']}>{t('billing.receiptCopy')}</b>}
      </div>
    </header>
  );
}

function Reference({ receipt: { Kind, Of, Reason, IsCorrection } }: Pick<PaperProps, 'receipt'>) {
  const t = useT();
  const formats = useFormats();
  if (Of === null && Reason === '') return null;
  return (
    <div className={classes['reference']}>
      {Of !== null && (
        <p>
          {t(IsCorrection || Kind === 'Receipt' ? 'billing.receiptCancels' : 'billing.receiptCredits', {
            number: receiptNumber(Of),
            date: formats.date(Of.IssuedAt),
          })}
        </p>
      )}
      {Reason !== '' && <p>{t('billing.receiptWhy', { reason: Reason })}</p>}
    </div>
  );
}

function VatTable({ receipt, formats }: { receipt: Receipt; formats: Formats }) {
  const t = useT();
  const { Lines, Kind, Currency } = receipt;
  const sums = sumsByCode(Lines);
  if (sums.length === 0) return null;
  const sign = Kind === 'CreditNote' ? -1 : 1;
  const plain = (amount: number) => formats.number((sign * amount) / 10 ** minorDigits(Currency), minorDigits(Currency));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('billing.vat')}</th>
          <th scope="col">{t('billing.vatNet')}</th>
          <th scope="col">{t('billing.vatIn', { currency: Currency })}</th>
          <th scope="col">{t('billing.net')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ Rate, Code, Name, Net, Vat, Gross }) => (
          <tr key={`${Rate} ${Code}`}>
            <th scope="row">
              {formats.number(Rate / 100, Rate % 100 === 0 ? 0 : RATE_DIGITS)}% {Code}
              {Name !== '' && <small>{Name}</small>}
            </th>
            <td>{plain(Net)}</td>
            <td>{plain(Vat)}</td>
            <td>{plain(Gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
