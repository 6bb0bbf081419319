import { getClubUserCredits, listClubUserCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import { Button } from '@mantine/core';
import { IconPackage, IconPlusMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubDays } from '../parts/ClubDays.tsx';
import { useManages, useSells } from '../parts/use-manages.ts';
import { Ledger } from './Ledger.tsx';
import classes from './MemberCredits.module.css';

const ChangeCredits = lazyComponent(() => import('./ChangeCredits.tsx').then((it) => it.ChangeCredits));
const SellPackage = lazyComponent(() => import('./SellPackage.tsx').then((it) => it.SellPackage));

const PAGE = 25;

interface MemberCreditsProps {
  userId: number;
  name: string;
  rows?: number;
}

export function MemberCredits({ userId, name, rows }: MemberCreditsProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: clubId, TimeZone } = useStaffClub();
  const manages = useManages();
  const sells = useSells();
  const params = { id: clubId, userId };
  const [length, setLength] = useScreenState('ledger', PAGE);
  const balance = useCall(getClubUserCredits, { params }, { quiet: true });
  const ledger = useCall(
    listClubUserCreditTransactions,
    { params, query: { length: rows ?? length } },
    { quiet: true, keepPrevious: true },
  );
  const [dialog, setDialog] = useState<'change' | 'sell' | null>(null);
  const close = () => setDialog(null);
  const member = { UserId: userId, name };
  return (
    <section aria-label={t('kit.credits')}>
      <SectionHead
        title={t('kit.credits')}
        beside={balance.data !== undefined && <span className={classes['balance']}>{formats.number(balance.data.Balance)}</span>}
      >
        {sells && (
          <div className={classes['acts']}>
            {manages && (
              <Button
                variant="default"
                leftSection={<IconPlusMinus size={17} stroke={1.8} />}
                onClick={() => setDialog('change')}
              >
                {t('billing.addOrTake')}
              </Button>
            )}
            {rows === undefined && (
              <Button leftSection={<IconPackage size={17} stroke={1.8} />} onClick={() => setDialog('sell')}>
                {t('billing.sellPackage')}
              </Button>
            )}
          </div>
        )}
      </SectionHead>
      <QueryResult query={ledger} loading={<SkeletonRows rows={rows ?? 6} />}>
        {({ data, recordsFiltered }) => (
          <>
            {data.length === 0 && <p className={classes['none']}>{t('billing.noCreditEntries')}</p>}
            <ClubDays timeZone={TimeZone}>
              <Ledger entries={data} wide={rows === undefined} />
            </ClubDays>
            {rows === undefined && recordsFiltered > data.length && (
              <Button className={classes['more']} variant="default" onClick={() => setLength(Math.min(1000, length + 4 * PAGE))}>
                {t('kit.showMore', { count: recordsFiltered - data.length })}
              </Button>
            )}
          </>
        )}
      </QueryResult>
      {dialog === 'change' && <ChangeCredits member={member} balance={balance.data?.Balance ?? null} onClose={close} />}
      {dialog === 'sell' && <SellPackage member={member} onClose={close} />}
    </section>
  );
}
