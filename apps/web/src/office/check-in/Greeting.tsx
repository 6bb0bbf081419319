import type { KioskArrival } from '@clubpulse/contract/office/check-in/check-in';
import { IconAlertTriangle, IconCircleCheck, IconClockX, IconMessageCircle, IconWifiOff } from '@tabler/icons-react';
import type { ApiError } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import styles from './Kiosk.module.css';
import type { ArrivalResult } from './use-arrivals.ts';

export function Greeting({ arrival, timeZone }: { arrival: ArrivalResult; timeZone: string }) {
  return 'arrival' in arrival ? <Arrived arrival={arrival.arrival} timeZone={timeZone} /> : <Refused error={arrival.refused} />;
}

const ICON = { size: 96, stroke: 1.6, 'aria-hidden': true } as const;

function Arrived({ arrival, timeZone }: { arrival: KioskArrival; timeZone: string }) {
  const t = useT();
  const formats = useFormatsIn(timeZone);
  const { Name: name, At, Again, Class: booked, Desk } = arrival;
  return (
    <div className={styles['greeting']} data-tone={Desk === null ? 'ok' : 'warn'}>
      {Desk === null ? <IconCircleCheck {...ICON} /> : <IconMessageCircle {...ICON} />}
      <h2>{name === null ? t('checkIn.kioskHelloThere') : t('checkIn.kioskHello', { name })}</h2>
      <p>{Again ? t('checkIn.kioskAgain', { time: formats.time(At) }) : t('checkIn.kioskIn')}</p>
      {booked !== null && (
        <p className={styles['class']}>
          {booked.Room === null
            ? t('checkIn.kioskClass', { name: booked.Name, time: formats.time(booked.Begin) })
            : t('checkIn.kioskClassRoom', { name: booked.Name, time: formats.time(booked.Begin), room: booked.Room })}
        </p>
      )}
      {Desk !== null && (
        <p className={styles['ask']}>{t(Desk === 'NoSubscription' ? 'checkIn.kioskNoSubscription' : 'checkIn.kioskPlease')}</p>
      )}
    </div>
  );
}

function Refused({ error }: { error: ApiError }) {
  const t = useT();
  if (error.is('CheckInCodeUnknown'))
    return (
      <div className={styles['greeting']} data-tone="bad">
        <IconClockX {...ICON} />
        <h2>{t('checkIn.kioskStale')}</h2>
        <p>{t('checkIn.kioskStaleText')}</p>
      </div>
    );
  const isLost = error.status === 0 || error.status >= 500;
  return (
    <div className={styles['greeting']} data-tone="bad">
      {isLost ? <IconWifiOff {...ICON} /> : <IconAlertTriangle {...ICON} />}
      <h2>{t(isLost ? 'checkIn.kioskLost' : 'checkIn.kioskOther')}</h2>
      <p>{isLost ? t('checkIn.kioskLostText') : refusalText(error)}</p>
    </div>
  );
}
