import { declineOffer } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Button } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import { useChange } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useClubFormats } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { clockLeft, isOver } from '../../texts/until.ts';
import classes from './SeatOffer.module.css';

interface SeatOfferProps {
  booking: { ClassId: number; ClubId: number; Name: string };
  until: string;
  /** True if the seat is free for all: the first member who accepts gets it. */
  open: boolean;
  busy: boolean;
  onAccept: () => void;
}

export function SeatOffer({ booking, until, open, busy, onAccept }: SeatOfferProps) {
  const t = useT();
  const self = useSelf();
  const formats = useClubFormats(booking.ClubId);
  const now = useNow(1000);
  const [declining, setDeclining] = useState(false);
  const decline = useChange(declineOffer, {
    onDone: () => {
      toastDone({ title: t('booking.offerDeclined', { name: booking.Name }) });
      setDeclining(false);
    },
    onRefused: () => setDeclining(false),
  });
  const over = isOver(until, now);
  const held = t(open ? 'booking.seatOpen' : 'booking.seatHeld');
  const untilWhen = open ? t('booking.openUntil') : t('booking.heldUntil', { time: formats.time(until) });
  return (
    <div className={classes['offer']} role="group" aria-label={held}>
      <p className={classes['words']}>
        <IconArmchair size={20} stroke={1.8} aria-hidden="true" />
        <span>
          <b>{held}</b> {over ? t('booking.offerOver') : untilWhen}
        </span>
        {!over && (
          <span className={classes['clock']} role="timer">
            {clockLeft(until, now)}
          </span>
        )}
      </p>
      {!over && (
        <div className={classes['acts']}>
          <Button className={classes['go']} loading={busy} onClick={onAccept}>
            {t('booking.takeSeat')}
          </Button>
          {!open && (
            <Button variant="default" onClick={() => setDeclining(true)}>
              {t('booking.letGo')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={declining}
        busy={decline.isPending}
        title={t('booking.letGoTitle')}
        keep={t('booking.keepOffer')}
        confirm={t('booking.letGo')}
        onConfirm={() => decline.mutate({ params: { id: self.UserId, classId: booking.ClassId } })}
        onClose={() => setDeclining(false)}
      >
        {t('booking.letGoText')}
      </ConfirmDialog>
    </div>
  );
}
