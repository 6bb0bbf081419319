import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useT } from '../../../../platform/phrases.ts';
import classes from './Attendance.module.css';
import type { Mark } from './marks.ts';

export interface MarkTimes {
  presentFrom: string | null;
  noShowFrom: string | null;
}

interface AttendanceProps {
  name: string;
  mark: Mark;
  times: MarkTimes;
  onMark: (mark: Mark) => void;
}

export function Attendance({ name, mark, times, onMark }: AttendanceProps) {
  const t = useT();
  // `clicks` is the number of the click: the second click of a double click would undo the mark.
  const toggle = (one: Mark, clicks: number) => clicks < 2 && onMark(mark === one ? 'Unseen' : one);
  return (
    <span className={classes['choice']} role="group" aria-label={t('participants.attendanceOf', { name })}>
      <button
        type="button"
        aria-pressed={mark === 'Present'}
        data-mark="Present"
        disabled={times.presentFrom !== null}
        title={times.presentFrom ?? undefined}
        onClick={({ detail }) => toggle('Present', detail)}
      >
        <IconCheck size={15} stroke={2.4} aria-hidden="true" />
        {t('kit.present')}
      </button>
      <button
        type="button"
        aria-pressed={mark === 'Absent'}
        data-mark="Absent"
        disabled={times.presentFrom !== null}
        title={times.presentFrom ?? t('participants.absentHint')}
        onClick={({ detail }) => toggle('Absent', detail)}
      >
        <IconMinus size={15} stroke={2.4} aria-hidden="true" />
        {t('participants.absent')}
      </button>
      <button
        type="button"
        aria-pressed={mark === 'NoShow'}
        data-mark="NoShow"
        disabled={times.noShowFrom !== null}
        title={times.noShowFrom ?? t('participants.noShowHint')}
        onClick={({ detail }) => toggle('NoShow', detail)}
      >
        <IconX size={15} stroke={2.4} aria-hidden="true" />
        {t('kit.noShow')}
      </button>
    </span>
  );
}
