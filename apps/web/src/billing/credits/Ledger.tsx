import type { CreditTransaction } from '@clubpulse/contract/billing/credits';
import { useFormats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Ledger.module.css';

export function Ledger({ entries, wide }: { entries: readonly CreditTransaction[]; wide: boolean }) {
  const t = useT();
  const formats = useFormats();
  return (
    <ul className={classes['ledger']} data-wide={wide}>
      {entries.map((entry) => {
        const { text, note } = entryWords(entry, t);
        const by = wide && entry.Operator !== null ? entry.Operator.email : '';
        return (
          <li key={entry.CreditTransactionId}>
            <time className={classes['day']} dateTime={entry.At} title={formats.dateTime(entry.At)}>
              {wide ? formats.dateTime(entry.At) : formats.date(entry.At)}
            </time>
            <span>
              {text}
              {(note !== '' || by !== '') && <span className={classes['note']}>{[note, by].filter(Boolean).join(' · ')}</span>}
            </span>
            <span className={classes['change']}>{signed(entry.Credits, formats.number)}</span>
            {wide && (
              <span className={classes['after']}>
                {t('billing.balanceAfter', { balance: formats.number(entry.BalanceAfter) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const signed = (credits: number, number: (value: number) => string): string =>
  credits > 0 ? `+${number(credits)}` : `−${number(-credits)}`;

const reasons: Record<CreditTransaction['Reason'], PhraseKey> = {
  Purchase: 'billing.ledgerPurchase',
  Refund: 'billing.ledgerRefund',
  Booking: 'billing.ledgerBooking',
  GiveBack: 'billing.ledgerGiveBack',
  Adjustment: 'billing.ledgerAdjustment',
  Assigned: 'billing.ledgerAssigned',
  Expired: 'billing.ledgerExpired',
  Reward: 'billing.ledgerReward',
};

function entryWords({ Reason, ClassName, Note }: CreditTransaction, t: Translate): { text: string; note: string } {
  const reason = t(reasons[Reason]);
  return { text: ClassName === null ? reason : `${ClassName}, ${reason.toLocaleLowerCase()}`, note: Note };
}
