import type { DayCloseDetail } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { getDayClose } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './CashDesk.module.css';
import { Corrections, Moves } from './DeskEntries.tsx';
import { DeskLines } from './DeskLines.tsx';
import { numberOf } from './number-of.ts';

interface ClosedDayProps {
  dayCloseId: number;
  onClose: () => void;
}

export function ClosedDay({ dayCloseId, onClose }: ClosedDayProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const close = useCall(getDayClose, { params: { id, dayCloseId } }, { quiet: true });
  const title = close.data ? t('billing.deskNumber', { number: numberOf(close.data) }) : t('billing.deskCloses');
  return (
    <Dialog opened onClose={onClose} size="xl" title={title}>
      <Answer query={close} loading={<SkeletonRows />}>
        {(found) => <Printed close={found} />}
      </Answer>
    </Dialog>
  );
}

function Printed({ close }: { close: DayCloseDetail }) {
  const t = useT();
  const formats = useFormats();
  const { Name } = useStaffClub();
  const { Currency, OpenedAt, ClosedAt, ClosedBy, FloatLeft, ToSafe } = close;
  return (
    <article className={classes['page']} aria-label={t('billing.deskNumber', { number: numberOf(close) })}>
      <p>
        <b>{Name}</b> {[formats.dateTime(OpenedAt), formats.dateTime(ClosedAt)].join(' – ')}
        {ClosedBy !== null && `, ${ClosedBy}`}
      </p>
      <DeskLines desk={close} />
      <p>
        {t('billing.deskFloatLeft')} <b>{formats.money(FloatLeft, Currency)}</b>,{' '}
        {t('billing.deskToSafe', { amount: formats.money(ToSafe, Currency) })}
      </p>
      <Moves moves={close.Moves} currency={Currency} />
      <Corrections corrections={close.Corrections} currency={Currency} />
      <span className={classes['acts']}>
        <Button variant="default" leftSection={<IconPrinter size={17} stroke={1.8} />} onClick={() => void printSoon()}>
          {t('kit.print')}
        </Button>
      </span>
    </article>
  );
}
