import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarOff, IconDots, IconHeartPlus, IconListCheck, IconMessageQuestion, IconVideo } from '@tabler/icons-react';
import { PressMenu } from '../../../../kit/menu/PressMenu.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { useGoTo } from '../../../../platform/routes.ts';
import classes from './NextCard.module.css';

interface NextActsProps {
  booking: Booking;
  isOn: boolean;
  onConnect: (() => void) | undefined;
  onAsk: () => void;
  onCancel: () => void;
}

export function NextActs({ booking, isOn, onConnect, onAsk, onCancel }: NextActsProps) {
  const t = useT();
  const goTo = useGoTo();
  const { State } = booking;
  return (
    <div className={classes['acts']}>
      <MainAct booking={booking} onConnect={onConnect} />
      <PressMenu
        position="bottom-end"
        button={(trigger) => (
          <ActionIcon {...trigger} variant="default" size={52} className={classes['more']} aria-label={t('kit.more')}>
            <IconDots size={20} stroke={1.8} />
          </ActionIcon>
        )}
        items={[
          { label: t('booking.myBookings'), icon: IconListCheck, onClick: () => goTo('MyBookings') },
          ...(State === 'Booked' && !booking.MayCancel && !isOn
            ? [{ label: t('fix.AskClub'), icon: IconMessageQuestion, onClick: onAsk }]
            : []),
          ...(booking.MayCancel
            ? [
                {
                  label: t(State === 'Booked' ? 'booking.cancelBooking' : 'booking.leave'),
                  icon: IconCalendarOff,
                  onClick: onCancel,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function MainAct({ booking: { Place, RemoteLink, State }, onConnect }: Pick<NextActsProps, 'booking' | 'onConnect'>) {
  const t = useT();
  const goTo = useGoTo();
  if (Place === 'Remote' && RemoteLink !== null && State === 'Booked')
    return (
      <Button
        component="a"
        href={RemoteLink}
        target="_blank"
        rel="noreferrer"
        className={classes['go']}
        leftSection={<IconVideo size={22} stroke={1.8} />}
      >
        {t('booking.joinOnline')}
      </Button>
    );
  if (onConnect !== undefined)
    return (
      <Button className={classes['go']} leftSection={<IconHeartPlus size={22} stroke={1.8} />} onClick={onConnect}>
        {t('booking.connectSensor')}
      </Button>
    );
  return (
    <Button
      variant="default"
      className={classes['quiet']}
      leftSection={<IconListCheck size={20} stroke={1.8} />}
      onClick={() => goTo('MyBookings')}
    >
      {t('booking.myBookings')}
    </Button>
  );
}
