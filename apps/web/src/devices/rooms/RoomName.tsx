import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { useT } from '../../platform/phrases.ts';
import classes from './RoomName.module.css';

export function RoomName({ room }: { room: DisplayGroup | undefined }) {
  const t = useT();
  if (room === undefined) return <span className={classes['none']}>{t('kit.noRoom')}</span>;
  return (
    <span className={classes['room']}>
      <i style={{ background: room.Color }} aria-hidden="true" />
      <span>{room.Name}</span>
    </span>
  );
}
