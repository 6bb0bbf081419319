import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import { strapNumber } from '@clubpulse/rules/devices/sensors/code';
import { Button } from '@mantine/core';
import { Card } from '../../kit/page/Card.tsx';
import { useT } from '../../platform/phrases.ts';
import { RoomName, useRooms } from '../rooms/public.ts';
import { Signal } from './Signal.tsx';
import classes from './UnknownStraps.module.css';

interface UnknownStrapsProps {
  clubId: number;
  straps: readonly UnknownStrap[];
  /** Links the strap heard under this number. */
  onLink: (number: number) => void;
}

/** Straps that the bridges hear and nobody owns, strongest first: the newcomer at the desk is on top. */
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
            return (
              <li key={strap.HardwareId}>
                <Signal rssi={strap.Rssi} />
                <b className={classes['number']}>{number ?? strap.HardwareId}</b>
                <span className={classes['rate']}>
                  {strap.HeartRate === null ? t('devices.noRate') : t('kit.bpm', { bpm: strap.HeartRate })}
                </span>
                <span className={classes['room']}>
                  <RoomName room={roomOf.get(strap.DisplayGroupId)} />
                </span>
                {number !== undefined && (
                  <Button variant="default" aria-label={t('devices.linkNumber', { number })} onClick={() => onLink(number)}>
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
