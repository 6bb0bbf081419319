import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorSection } from '../../../../kit/edit/EditorSections.tsx';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { canMove, MoveClass } from '../../../seats/public.ts';
import { classIsOver, refusalOf, seatsOf } from '../../cards/class-facts.ts';
import { ScheduleFields } from '../../schedule/ScheduleFields.tsx';
import { type ScheduleDraft, sameSlots } from '../../schedule/schedule-draft.ts';
import styles from '../ClubClass.module.css';
import type { ClassValues } from '../class-values.ts';
import type { FormProps } from './form.ts';
import { ScheduleText } from './ScheduleText.tsx';

interface DatesSectionProps extends FormProps {
  saved: ClassValues;
  now: Date;
  onUnpublish?: (() => void) | undefined;
}

export function DatesSection({ draft: { values, set }, errors, stored, saved, now, onUnpublish }: DatesSectionProps) {
  const t = useT();
  const reason = stored === undefined ? undefined : refusalOf(stored, 'editDates', now);
  const change = <Field extends keyof ScheduleDraft>(field: Field, value: ScheduleDraft[Field]) =>
    field === 'Slots' ? set({ Slots: sameSlots(saved.Slots, value as ScheduleDraft['Slots']) }) : set({ [field]: value });
  return (
    <EditorSection
      id="dates"
      title={t('calendar.section.dates')}
      {...((stored?.ClassScheduleId ?? null) === null ? {} : { note: t('calendar.datesOfSeries') })}
    >
      {reason === undefined ? (
        <ScheduleFields ClassType={values.ClassType} draft={values} errors={errors} onChange={change} />
      ) : (
        <>
          {stored !== undefined && <Locked stored={stored} reason={reason} now={now} onUnpublish={onUnpublish} />}
          <ScheduleText values={saved} />
        </>
      )}
    </EditorSection>
  );
}

interface LockedProps {
  stored: Class;
  reason: NonNullable<ReturnType<typeof refusalOf>>;
  now: Date;
  onUnpublish?: (() => void) | undefined;
}

const reasons: Partial<Record<LockedProps['reason'], PhraseKey>> = {
  ClassIsPublished: 'calendar.lockedPublished',
  ClassIsPast: 'calendar.lockedPast',
};

function Locked({ stored, reason, now, onUnpublish }: LockedProps) {
  const t = useT();
  const [isMoving, setMoving] = useState(false);
  const { booked, waiting } = seatsOf(stored);
  const over = classIsOver(stored, now);
  const mayUnpublish = !over && reason === 'ClassIsPublished' && refusalOf(stored, 'unpublish', now) === undefined;
  const phrase = over
    ? 'calendar.lockedPast'
    : booked + waiting > 0
      ? 'calendar.lockedParticipants'
      : (reasons[reason] ?? 'calendar.lockedPast');
  return (
    <div className={styles['locked']} role="note">
      <IconLock size={18} stroke={1.8} aria-hidden="true" />
      <p>{t(phrase, { count: booked + waiting })}</p>
      {canMove(stored, now) && (
        <Button variant="default" onClick={() => setMoving(true)}>
          {t('calendar.moveThis')}
        </Button>
      )}
      {isMoving && <MoveClass clubClass={stored} onClose={() => setMoving(false)} />}
      {mayUnpublish && onUnpublish !== undefined && (
        <Button variant="default" onClick={onUnpublish}>
          {t('calendar.unpublishToEdit')}
        </Button>
      )}
    </div>
  );
}
