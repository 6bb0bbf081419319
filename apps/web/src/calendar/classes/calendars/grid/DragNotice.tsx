import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useCall } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { overlapQuery, overlapText } from '../../../overlaps/public.ts';
import { hoursText } from '../../../parts/range-text.ts';
import styles from './DragNotice.module.css';
import type { DraggedOver } from './use-dragged-over.ts';

/** Shows the new time, and which trainer, room or athlete has another class then. */
export function DragNotice({ one, Begin, End }: DraggedOver) {
  const t = useT();
  const formats = useFormats();
  const { ClubId, ClassId: MovedClassId, TrainerId, DisplayGroupId } = one;
  const query = overlapQuery({ days: [{ Begin, End }], TrainerId, DisplayGroupId, MovedClassId }) ?? {};
  const found = useCall(listOverlaps, { params: { id: ClubId }, query }, { quiet: true }).data;
  const overlaps = found !== undefined && found.Total > 0;
  const Sign = overlaps ? IconAlertTriangle : IconCircleCheck;
  return (
    <div role="status" className={styles['notice']} data-overlaps={overlaps}>
      <b>
        {formats.weekday(Begin, 'short')} {formats.date(Begin)}, {hoursText(Begin, End, formats)}
      </b>
      {found !== undefined && (
        <span>
          <Sign size={18} stroke={1.8} aria-hidden="true" />
          {overlaps ? overlapText(found, t, formats) : t('overlaps.none')}
        </span>
      )}
    </div>
  );
}
