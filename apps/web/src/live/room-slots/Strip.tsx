import type { RoomSlot } from '@clubpulse/contract/live/room-slots/room-slots';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './NextOfRoom.module.css';
import { useSlotName } from './slot-name.ts';

const HOUR_MS = 3_600_000;
const HOURS = 3;

interface StripProps {
  slots: readonly RoomSlot[];
  timeZone: string;
  now: number;
}

export function Strip({ slots, timeZone, now }: StripProps) {
  const t = useT();
  const formats = useFormatsIn(timeZone);
  const nameOf = useSlotName();
  const first = Math.floor(now / HOUR_MS) * HOUR_MS;
  const part = (at: number) => Math.min(100, Math.max(0, ((at - first) / (HOURS * HOUR_MS)) * 100));
  const shown = slots.filter(({ Begin, End }) => Date.parse(End) > first && Date.parse(Begin) < first + HOURS * HOUR_MS);
  return (
    <div className={classes['strip']}>
      <p aria-hidden="true">
        {Array.from({ length: HOURS }, (_, hour) => (
          <span key={hour}>{formats.time(new Date(first + hour * HOUR_MS).toISOString())}</span>
        ))}
      </p>
      <ul aria-label={t('roomSlots.strip')}>
        {shown.map((slot) => {
          const [from, to] = [part(Date.parse(slot.Begin)), part(Date.parse(slot.End))];
          const name = nameOf(slot);
          return (
            <li
              key={`${slot.RoomSlotId} ${slot.ClassId}`}
              data-state={slot.State}
              style={{ left: `${from}%`, width: `${to - from}%` }}
              aria-label={t('roomSlots.onStrip', { name, from: formats.time(slot.Begin), to: formats.time(slot.End) })}
            >
              {to - from > 16 && <span aria-hidden="true">{name}</span>}
            </li>
          );
        })}
      </ul>
      <u style={{ left: `${part(now)}%` }} aria-hidden="true" />
    </div>
  );
}
