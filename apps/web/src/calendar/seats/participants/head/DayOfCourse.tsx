import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { isOver } from '../../texts/until.ts';
import classes from './DayOfCourse.module.css';

interface DayOfCourseProps {
  clubClass: Class;
  now: Date;
  onChoose: (begin: string | null) => void;
}

export function DayOfCourse({ clubClass, now, onChoose }: DayOfCourseProps) {
  const t = useT();
  const formats = useFormats();
  const words = (begin: string, index: number) =>
    t('participants.dayChoice', {
      day: `${formats.weekday(begin, 'short')} ${formats.date(begin)}`,
      number: index + 1,
      time: formats.time(begin),
    });
  return (
    <div className={classes['choice']}>
      <ChoiceField
        label={t('participants.dayOfCourse')}
        data={clubClass.Days.map(({ Begin, End }, index) => ({
          value: Begin,
          label: isOver(End, now) ? t('participants.dayOver', { day: words(Begin, index) }) : words(Begin, index),
        }))}
        value={clubClass.Begin}
        allowDeselect={false}
        onChange={onChoose}
      />
    </div>
  );
}
