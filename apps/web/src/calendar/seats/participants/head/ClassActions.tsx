import type { CalendarClass, Class } from '@clubpulse/contract/calendar/classes/classes';
import { LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconHeartbeat, IconMessage, IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { printSoon } from '../../../../kit/print/print-soon.ts';
import { useWidth } from '../../../../kit/widths.ts';
import { useMayOpen } from '../../../../platform/access.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useWriteToBooked } from '../../../parts/use-write-to-booked.ts';
import { WholeClassMenu } from '../whole-class/WholeClassMenu.tsx';
import classes from './ClassActions.module.css';
import { useNeighbours } from './use-neighbours.ts';

export function ClassActions({ clubClass }: { clubClass: Class }) {
  const t = useT();
  const { previous, next } = useNeighbours(clubClass);
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const width = useWidth();
  const takesPlace = clubClass.CanceledAt === null;
  const wall = takesPlace && clubClass.CalendarType === 'Club' && mayOpen(LIVE_VIEW);
  const edits = takesPlace && mayOpen('ClubClass');
  const editor = pathTo('ClubClass', clubClass.ClassId);
  const beside = (
    <>
      {previous && <Neighbour to={previous} side="previous" />}
      {next && <Neighbour to={next} side="next" />}
    </>
  );
  const write = useWriteToBooked()(clubClass);
  const print = () => void printSoon();
  if (width !== 'desk') {
    const items = [
      ...(wall
        ? [{ label: t('participants.openWall'), icon: IconHeartbeat, onClick: () => void navigate(pathTo(LIVE_VIEW)) }]
        : []),
      ...(width === 'tablet' ? [{ label: t('participants.print'), icon: IconPrinter, onClick: print }] : []),
      ...(edits ? [{ label: t('participants.edit'), icon: IconPencil, onClick: () => void navigate(editor) }] : []),
      ...(write ? [{ label: write.label, icon: IconMessage, onClick: () => void navigate(write.path) }] : []),
    ];
    const menu = <WholeClassMenu clubClass={clubClass} items={items} />;
    const days = (previous ?? next) && <div className={classes['actions']}>{beside}</div>;
    return width === 'phone' ? (
      <>
        {menu}
        {days}
      </>
    ) : (
      <>
        {days}
        {menu}
      </>
    );
  }
  return (
    <div className={classes['actions']}>
      {beside}
      {wall && (
        <Button component={Link} to={pathTo(LIVE_VIEW)} variant="default" leftSection={<IconHeartbeat size={17} stroke={1.8} />}>
          {t('participants.openWall')}
        </Button>
      )}
      {write && (
        <Button component={Link} to={write.path} variant="default" leftSection={<IconMessage size={17} stroke={1.8} />}>
          {write.label}
        </Button>
      )}
      <Button variant="default" leftSection={<IconPrinter size={17} stroke={1.8} />} onClick={print}>
        {t('participants.print')}
      </Button>
      {edits && (
        <Button component={Link} to={editor} variant="default" leftSection={<IconPencil size={17} stroke={1.8} />}>
          {t('participants.edit')}
        </Button>
      )}
      <WholeClassMenu clubClass={clubClass} />
    </div>
  );
}

function Neighbour({ to, side }: { to: CalendarClass; side: 'previous' | 'next' }) {
  const t = useT();
  const formats = useFormats();
  const day = `${formats.weekday(to.Begin, 'short')} ${formats.dayMonth(to.Begin)}`;
  const section =
    side === 'previous'
      ? { leftSection: <IconChevronLeft size={17} stroke={1.8} /> }
      : { rightSection: <IconChevronRight size={17} stroke={1.8} /> };
  return (
    <Button
      component={Link}
      to={pathTo('ClubClassParticipants', to.ClassId)}
      replace
      variant="default"
      aria-label={t(side === 'previous' ? 'participants.previousClass' : 'participants.nextClass', { day })}
      {...section}
    >
      {day}
    </Button>
  );
}
