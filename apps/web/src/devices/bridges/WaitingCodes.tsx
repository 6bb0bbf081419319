import type { RegistrationCode } from '@clubpulse/contract/devices/bridges';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { Button } from '@mantine/core';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { RoomName } from '../rooms/public.ts';
import classes from './WaitingCodes.module.css';

interface WaitingCodesProps {
  codes: readonly RegistrationCode[];
  roomOf: ReadonlyMap<number | null, DisplayGroup>;
  onShow: (code: RegistrationCode) => void;
}

export function WaitingCodes({ codes, roomOf, onShow }: WaitingCodesProps) {
  const t = useT();
  const formats = useFormats();
  if (codes.length === 0) return null;
  return (
    <div className={classes['waiting']}>
      <Card title={t('devices.waitingCodes')} flush>
        <ul>
          {codes.map((code) => (
            <li key={code.Code}>
              <b className={classes['code']}>{code.Code}</b>
              <span className={classes['name']}>
                <b>{code.Name}</b>
                <RoomName room={roomOf.get(code.DisplayGroupId)} />
              </span>
              <span className={classes['until']}>{t('devices.codeUntil', { time: formats.dateTime(code.ExpiresAt) })}</span>
              <Button variant="default" onClick={() => onShow(code)} aria-label={t('devices.showCodeOf', { name: code.Name })}>
                {t('kit.show')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
