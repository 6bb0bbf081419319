import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import { bluetoothAddress, isBluetooth, strapNumber } from '@clubpulse/contract/devices/strap-number';
import { Button } from '@mantine/core';
import { Card } from '../../kit/page/Card.tsx';
import { useT } from '../../platform/phrases.ts';
import { RoomName, useRooms } from '../rooms/public.ts';
import classes from './UnknownStraps.module.css';

interface UnknownStrapsProps {
  clubId: number;
  straps: readonly UnknownStrap[];
  onLink: (number: number) => void;
}

/** The strongest signal is first, because that strap is at the desk. */
export function UnknownStraps({ clubId, straps, onLink }: UnknownStrapsProps) {
  const t = useT();
  const { roomOf } = useRooms(clubId);
  if (straps.length === 0) return null;
  return (
    <div className={classes['place']}>
      <Card title={t('devices.heardNobody')} flush>
        <ul className={classes['straps']}>
          {straps.map((strap) => {
            const number = strapNumber(strap.HardwareId);
            const shown = number !== undefined && isBluetooth(number) ? bluetoothAddress(number) : number;
            return (
              <li key={strap.HardwareId}>
                <Signal rssi={strap.Rssi} />
                <b className={classes['number']}>{shown ?? strap.HardwareId}</b>
                <span className={classes['rate']}>
                  {strap.HeartRate === null ? t('devices.noRate') : t('kit.bpm', { bpm: strap.HeartRate })}
                </span>
                <span className={classes['room']}>
                  <RoomName room={roomOf.get(strap.DisplayGroupId)} />
                </span>
                {number !== undefined && (
                  <Button
                    variant="default"
                    aria-label={t('devices.linkNumber', { number: shown ?? '' })}
                    onClick={() => onLink(number)}
                  >
                    {t('devices.link')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}

/** Signal strengths in dBm, from the far end of the room to arm's length. */
const STEPS = [-90, -75, -60] as const;

function Signal({ rssi }: { rssi: number | null }) {
  const t = useT();
  const words = rssi === null ? t('devices.strengthUnknown') : t('devices.strength', { dbm: rssi });
  return (
    <span className={classes['signal']} role="img" aria-label={words} title={words}>
      {STEPS.map((step) => (
        <i key={step} data-on={rssi !== null && rssi >= step} />
      ))}
    </span>
  );
}
