import type { CashDesk as Desk } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { getCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { IconAdjustments, IconArrowsUpDown } from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonTable } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubDays } from '../parts/ClubDays.tsx';
import { useManages, useSells } from '../parts/use-manages.ts';
import { LastSales } from '../transactions/public.ts';
import classes from './CashDesk.module.css';
import { ClosedDays } from './ClosedDays.tsx';
import { CloseForm } from './CloseForm.tsx';
import { OpenDesk } from './OpenDesk.tsx';

const DeskLimits = lazyComponent(() => import('./DeskLimits.tsx').then((it) => it.DeskLimits));
const Ticket = lazyComponent(() => import('../desk-sales/public.ts').then((it) => it.Ticket));
const MoveCash = lazyComponent(() => import('./MoveCash.tsx').then((it) => it.MoveCash));

export default function CashDesk({ id }: ScreenProps) {
  const sells = useSells();
  if (!sells) return <Closes />;
  return id === 'close' ? <Desk /> : <Ticket />;
}

function Closes() {
  const t = useT();
  const { TimeZone } = useStaffClub();
  return (
    <ClubDays timeZone={TimeZone}>
      <Page title={t('billing.cashDesk')}>
        <ClosedDays />
      </Page>
    </ClubDays>
  );
}

function Desk() {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const [moving, setMoving] = useState(false);
  const desk = useCall(getCashDesk, { params: { id } }, { keepPrevious: true });
  const formats = useFormats();
  const opened = desk.data?.OpenedAt ?? null;
  const manages = useManages();
  const [limiting, setLimiting] = useState(false);
  const limit = {
    label: t('billing.deskLimits'),
    icon: IconAdjustments,
    folded: true,
    onClick: () => setLimiting(true),
  } as const;
  const move = { label: t('billing.deskMove'), icon: IconArrowsUpDown, onClick: () => setMoving(true) };
  return (
    <ClubDays timeZone={TimeZone}>
      <Page
        title={t('billing.deskClose')}
        back={pathTo('CashDesk')}
        beside={opened && <StateChip tone="ok">{t('billing.deskSince', { date: formats.dateTime(opened) })}</StateChip>}
        actions={
          <HeaderActions label={t('kit.more')} actions={[...(manages ? [limit] : []), ...(opened === null ? [] : [move])]} />
        }
      >
        <QueryResult query={desk} loading={<SkeletonTable columns={6} />}>
          {(found) =>
            found.OpenedAt === null ? <OpenDesk currency={found.Currency} /> : <Today desk={found} since={found.OpenedAt} />
          }
        </QueryResult>
        {limiting && desk.data && <DeskLimits currency={desk.data.Currency} onClose={() => setLimiting(false)} />}
        {moving && desk.data && <MoveCash currency={desk.data.Currency} onClose={() => setMoving(false)} />}
      </Page>
    </ClubDays>
  );
}

function Today({ desk, since }: { desk: Desk; since: string }) {
  const t = useT();
  return (
    <div className={classes['page']}>
      <LastSales />
      <section aria-label={t('billing.deskClose')}>
        <SectionHead title={t('billing.deskClose')} />
        <CloseForm key={since} desk={desk} />
      </section>
      <ClosedDays />
    </div>
  );
}
