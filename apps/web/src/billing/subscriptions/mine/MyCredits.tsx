import { listMyCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import { Button } from '@mantine/core';
import { useCall } from '../../../platform/api.ts';
import { useScreenState } from '../../../platform/back/back-stack.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { Ledger } from '../../credits/public.ts';
import classes from './MySubscriptions.module.css';

const FIRST = 5;
const MORE = 100;

export function MyCredits({ clubId, balance }: { clubId: number; balance: number | null }) {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const [length, setLength] = useScreenState(`ledger${clubId}`, FIRST);
  const ledger = useCall(
    listMyCreditTransactions,
    { params: { id: UserId, clubId }, query: { length } },
    { quiet: true, keepPrevious: true },
  );
  if (balance === null || (balance === 0 && ledger.data?.recordsTotal === 0)) return null;
  return (
    <>
      <div className={classes['box']}>
        <p className={classes['balance']}>
          <b>{formats.number(balance)}</b> {t('billing.creditsLeft', { count: balance })}
        </p>
        {ledger.data !== undefined && ledger.data.data.length > 0 && (
          <div className={classes['moves']}>
            <Ledger entries={ledger.data.data} wide={false} />
          </div>
        )}
      </div>
      {ledger.data !== undefined && ledger.data.recordsFiltered > ledger.data.data.length && (
        <div>
          <Button variant="default" onClick={() => setLength(length + MORE)}>
            {t('kit.showMore', { count: ledger.data.recordsFiltered - ledger.data.data.length })}
          </Button>
        </div>
      )}
    </>
  );
}
