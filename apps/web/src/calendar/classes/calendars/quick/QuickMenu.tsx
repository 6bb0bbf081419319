import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { Button, Popover } from '@mantine/core';
import {
  IconCalendarShare,
  IconClock,
  IconDoor,
  IconEye,
  IconEyeOff,
  IconMessage,
  IconPencil,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { Meter } from '../../../../kit/figures/Meter.tsx';
import { useMayOpen } from '../../../../platform/access.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useGoTo } from '../../../../platform/routes.ts';
import { hoursText } from '../../../parts/range-text.ts';
import { StateOf } from '../../../parts/StateOf.tsx';
import type { Publish } from '../../../parts/use-publish.tsx';
import { useWriteToBooked } from '../../../parts/use-write-to-booked.ts';
import { canMove } from '../../../seats/public.ts';
import { classIsOver, refusalOf, seatsOf } from '../../cards/class-facts.ts';
import { Anchor } from './Anchor.tsx';
import styles from './QuickMenu.module.css';

export interface QuickMenuAt {
  one: CalendarClass;
  classId: number;
  begin: string;
  rect: DOMRect;
  from: HTMLElement;
}

interface QuickMenuProps {
  at: QuickMenuAt;
  one: CalendarClass;
  /** The parent holds this state, because the confirmation replaces the menu. */
  publishing: Publish;
  publishes: boolean;
  onMove: ((one: CalendarClass) => void) | undefined;
  onClose: () => void;
}

const WIDTH = 296;

export function QuickMenu({ at, one, publishing, publishes, onMove, onClose }: QuickMenuProps) {
  const close = () => {
    onClose();
    at.from.focus({ preventScroll: true });
  };
  return (
    <Popover
      opened
      onChange={(opened) => !opened && close()}
      position="left-start"
      offset={8}
      width={WIDTH}
      trapFocus
      withRoles={false}
      shadow="none"
      middlewares={{ flip: { fallbackPlacements: ['right-start', 'bottom', 'top'] }, shift: { padding: 8 } }}
    >
      <Popover.Target>
        <Anchor rect={at.rect} />
      </Popover.Target>
      <Popover.Dropdown className={styles['card']} role="dialog" aria-label={one.Name}>
        <div className={styles['head']}>
          <i style={{ background: one.Color }} aria-hidden="true" />
          <h2>{one.Name}</h2>
          <StateOf clubClass={one} />
        </div>
        <ClassFacts one={one} />
        <ClassActs one={one} publishing={publishing} publishes={publishes} onMove={onMove} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function ClassFacts({ one }: { one: CalendarClass }) {
  const t = useT();
  const formats = useFormats();
  const { booked, seats, waiting } = seatsOf(one);
  const place = [one.DisplayGroupName, one.Location].filter(Boolean).join(', ');
  return (
    <>
      <ul className={styles['facts']}>
        <li>
          <IconClock size={18} stroke={1.8} aria-hidden="true" />
          {formats.weekday(one.Begin, 'short')} {formats.date(one.Begin)}, {hoursText(one.Begin, one.End, formats)}
        </li>
        {place !== '' && (
          <li>
            <IconDoor size={18} stroke={1.8} aria-hidden="true" />
            {place}
          </li>
        )}
        {one.TrainerName !== null && (
          <li>
            <Avatar name={one.TrainerName} uri={one.TrainerPictureUri} size={24} />
            {one.TrainerName}
          </li>
        )}
        <li>
          <IconUsers size={18} stroke={1.8} aria-hidden="true" />
          <span>
            <b>{t('calendar.bookedOf', { booked: formats.number(booked), seats: formats.number(seats) })}</b>
            {waiting > 0 && `, ${t('calendar.waiting', { count: waiting })}`}
            {one.Clients.length > 0 && `: ${one.Clients.join(', ')}`}
          </span>
        </li>
      </ul>
      <Meter part={booked} whole={seats} />
    </>
  );
}

function ClassActs({ one, publishing, publishes, onMove, onClose }: Omit<QuickMenuProps, 'at'>) {
  const t = useT();
  const goTo = useGoTo();
  const mayOpen = useMayOpen();
  const published = one.PublishState === 'Published';
  const now = useNow();
  const mayPublish = publishes && !classIsOver(one, now);
  const closeAnd = (act: (one: CalendarClass) => void) => () => {
    onClose();
    act(one);
  };
  const write = useWriteToBooked()(one);
  return (
    <div className={styles['actions']}>
      {published && (
        <Button
          leftSection={<IconUsers size={18} stroke={1.8} />}
          data-autofocus
          onClick={() => goTo('ClubClassParticipants', one.ClassId)}
        >
          {t('kit.participants')}
        </Button>
      )}
      {!published && mayPublish && (
        <Button leftSection={<IconEye size={18} stroke={1.8} />} onClick={closeAnd(publishing.publish)}>
          {t('kit.publish')}
        </Button>
      )}
      {one.CanceledAt === null && mayOpen('ClubClass') && (
        <Button
          variant="default"
          data-autofocus={published ? undefined : true}
          leftSection={<IconPencil size={18} stroke={1.8} />}
          onClick={() => goTo('ClubClass', one.ClassId)}
        >
          {t('kit.edit')}
        </Button>
      )}
      {onMove !== undefined && canMove(one, now) && (
        <Button
          variant="default"
          className={styles['whole']}
          leftSection={<IconCalendarShare size={18} stroke={1.8} />}
          onClick={closeAnd(onMove)}
        >
          {t('participants.moveClass')}
        </Button>
      )}
      {write && (
        <Button
          component={Link}
          to={write.path}
          variant="default"
          className={styles['whole']}
          leftSection={<IconMessage size={18} stroke={1.8} />}
        >
          {write.label}
        </Button>
      )}
      {published && mayPublish && refusalOf(one, 'unpublish', now) === undefined && (
        <Button
          variant="default"
          className={styles['whole']}
          leftSection={<IconEyeOff size={18} stroke={1.8} />}
          onClick={closeAnd(publishing.unpublish)}
        >
          {t('kit.unpublish')}
        </Button>
      )}
    </div>
  );
}
