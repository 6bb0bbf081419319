import type { Transaction, TransactionChange } from '@clubpulse/contract/billing/transactions';
import { listTransactionChanges } from '@clubpulse/contract/billing/transactions.calls';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';
import styles from './editor/TransactionEditor.module.css';

interface TransactionChangesProps {
  transaction: Transaction;
  clubFormats: Formats;
  onClose: () => void;
}

export function TransactionChanges({ transaction, clubFormats: formats, onClose }: TransactionChangesProps) {
  const t = useT();
  const changes = useCall(
    listTransactionChanges,
    { params: { id: transaction.ClubId, transactionId: transaction.TransactionId } },
    { quiet: true },
  );
  const words = ({ Amount, Currency, At, Method, Description, Note }: TransactionChange['Before']) =>
    [formats.money(Amount, Currency), formats.dateTime(At), t(methodLabel(Method)), Description, Note].filter(Boolean).join(', ');
  return (
    <Dialog opened title={t('billing.changes')} onClose={onClose}>
      <QueryResult query={changes} loading={<SkeletonRows rows={2} />}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles['fixed']}>{t('billing.noChanges')}</p>
          ) : (
            <ul>
              {all.map(({ At, Operator, Before, After }) => (
                <li key={At}>
                  <p className={styles['fixed']}>
                    {t('billing.changedBy', { date: formats.dateTime(At), who: Operator?.email ?? t('billing.byTheHouse') })}
                  </p>
                  <p>
                    {After === null
                      ? t('billing.takenOff', { before: words(Before) })
                      : t('billing.changedTo', { before: words(Before), after: words(After) })}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Dialog>
  );
}
