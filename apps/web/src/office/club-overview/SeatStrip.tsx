import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { SeatCard } from './SeatCard.tsx';
import classes from './TodaysSeats.module.css';
import { useStrip } from './use-strip.ts';

interface SeatStripProps {
  clubId: number;
  shown: readonly CalendarClass[];
  now: Date;
}

const begins = ({ Begin }: CalendarClass) => Date.parse(Begin);
const ends = ({ End }: CalendarClass) => Date.parse(End);

export function SeatStrip({ clubId, shown, now }: SeatStripProps) {
  const t = useT();
  const inClub = useClubFormats(clubId);
  const ahead = shown.findIndex((one) => ends(one) > now.getTime());
  const coming = shown.findIndex((one) => begins(one) > now.getTime());
  const next = shown.find((one) => one.PublishState === 'Published' && begins(one) > now.getTime());
  const { row, card, isAlone, onScroll, pages, page, earlier, later } = useStrip(
    shown.length,
    ahead === -1 ? shown.length - 1 : ahead,
  );
  const width: CSSProperties & Record<'--card', string> = { '--card': `${card}px` };
  return (
    <>
      <ol
        ref={row}
        className={classes['cards']}
        data-pushed={card !== null}
        data-lined={coming > 0 && !isAlone}
        style={card === null ? {} : width}
        onScroll={onScroll}
      >
        {shown.map((one, index) => (
          <li key={`${one.ClassId} ${one.Begin}`}>
            {index === coming && index > 0 && !isAlone && <time className={classes['now']}>{inClub.time(now)}</time>}
            <SeatCard one={one} now={now} isNext={one === next} />
          </li>
        ))}
      </ol>
      {card !== null && (
        <div className={classes['pages']}>
          <button
            type="button"
            className={classes['turn']}
            aria-label={t('clubs.seatsEarlier')}
            disabled={!earlier}
            onClick={earlier}
          >
            <IconChevronLeft size={18} stroke={1.8} aria-hidden="true" />
          </button>
          {Array.from({ length: pages }, (_, index) => (
            <span key={index} className={classes['dot']} data-here={index === page} />
          ))}
          <button type="button" className={classes['turn']} aria-label={t('clubs.seatsLater')} disabled={!later} onClick={later}>
            <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
