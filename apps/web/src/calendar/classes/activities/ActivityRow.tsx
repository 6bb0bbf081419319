import type { Activity } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Button } from '@mantine/core';
import { IconCheck, IconHourglass, IconTicket, IconUser, IconUsers } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Meter } from '../../../kit/figures/Meter.tsx';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { useClubFormats } from '../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { useClubs } from '../../../platform/session.tsx';
import { StateOf } from '../../parts/StateOf.tsx';
import { seatsOf } from '../cards/class-facts.ts';
import { SeatsText } from '../cards/EventCard.tsx';
import styles from './MyActivities.module.css';

export function ActivityRow({ activity }: { activity: Activity }) {
  return activity.Kind === 'Teaching' ? <Teaching one={activity.Class} /> : <Booked {...activity} />;
}

interface RowProps {
  one: { Name: string; Begin: string; End: string; Color: string; ClubId: number };
  place: readonly (string | null)[];
  chips: ReactNode;
  children?: ReactNode;
}

function Row({ one, place, chips, children }: RowProps) {
  const formats = useClubFormats(one.ClubId);
  return (
    <li className={styles['row']} style={{ '--class-color': one.Color } as CSSProperties}>
      <span className={styles['when']}>
        <b>{formats.time(one.Begin)}</b>
        <span>{formats.time(one.End)}</span>
      </span>
      <span className={styles['what']}>
        <b>{one.Name}</b>
        <span>{place.filter(Boolean).join(' · ')}</span>
        <span className={styles['chips']}>{chips}</span>
      </span>
      {children !== undefined && <span className={styles['side']}>{children}</span>}
    </li>
  );
}

function Teaching({ one }: { one: Extract<Activity, { Kind: 'Teaching' }>['Class'] }) {
  const t = useT();
  const goTo = useGoTo();
  const { clubs } = useClubs();
  const { booked, seats } = seatsOf(one);
  const club = clubs.length > 1 ? clubs.find((known) => known.ClubId === one.ClubId)?.Name : undefined;
  return (
    <Row
      one={one}
      place={[one.DisplayGroupName, one.Location, club ?? null]}
      chips={
        <>
          <StateChip tone="outline" icon={IconUser}>
            {t('calendar.iGive')}
          </StateChip>
          {one.PublishState === 'Unpublished' && <StateOf clubClass={one} />}
        </>
      }
    >
      <span className={styles['seats']}>
        <SeatsText one={one} />
        <Meter part={booked} whole={seats} />
      </span>
      {one.PublishState === 'Published' && (
        <Button
          variant="default"
          leftSection={<IconUsers size={18} stroke={1.8} />}
          onClick={() => goTo('ClubClassParticipants', one.ClassId)}
        >
          {t('kit.participants')}
        </Button>
      )}
    </Row>
  );
}

function Booked({ Booking: one, LastTicket }: Extract<Activity, { Kind: 'Booking' }>) {
  const t = useT();
  const { clubs } = useClubs();
  return (
    <Row
      one={one}
      place={[one.DisplayGroupName ?? one.Location, one.TrainerName, clubs.length > 1 ? one.ClubName : null]}
      chips={
        <>
          {one.State === 'Booked' ? (
            <StateChip tone="info" icon={IconCheck}>
              {t('calendar.iBooked')}
            </StateChip>
          ) : (
            <StateChip tone="dashed" icon={IconHourglass}>
              {t('calendar.iWait', { place: one.QueuePosition ?? 1 })}
            </StateChip>
          )}
          {LastTicket && (
            <StateChip tone="warn" icon={IconTicket}>
              {t('calendar.lastTicket')}
            </StateChip>
          )}
        </>
      }
    />
  );
}
