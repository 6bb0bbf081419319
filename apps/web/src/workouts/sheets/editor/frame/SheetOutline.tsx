import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Program, ProgramDay, ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import { minutesOfDay, oneSidedIn, secondsOfGroup } from '@clubpulse/rules/workouts/sheets/time-needed';
import {
  type Icon,
  IconAlertCircle,
  IconBarbell,
  IconCalendarWeek,
  IconFlame,
  IconLeaf,
  IconSettings,
} from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import type { FieldTexts } from '../../../../kit/form/form-state.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { dayTitle, groupTitle } from '../../titles.ts';
import { below } from '../below.ts';
import type { CurrentSet } from '../use-current-set.ts';
import classes from './frame.module.css';

const partIcons: Readonly<Record<ProgramGroup['Section'], Icon>> = {
  warmUp: IconFlame,
  main: IconBarbell,
  cooldown: IconLeaf,
};
const sections = [
  {
    id: 'settings',
    label: 'sheets.settings',
    icon: IconSettings,
    fields: ['Name', 'Type', 'Folder', 'Location', 'Intensity', 'Description'],
  },
  { id: 'weeks', label: 'sheets.weeks', icon: IconCalendarWeek, fields: ['PlannedDays'] },
] as const;

export const groupId = (at: number): string => `sheet-group-${at + 1}`;

/** Scrolls without a link, because the hash of the URL belongs to the router. */
function goTo(id: string, focused = id): void {
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
  document.getElementById(focused)?.focus({ preventScroll: true });
}

interface SheetOutlineProps {
  days: Program;
  exercises: readonly ExerciseRow[];
  current: CurrentSet;
  errors: FieldTexts;
}

export function SheetOutline({ days, exercises, current: { at, choose }, errors }: SheetOutlineProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <nav aria-label={t('kit.sections')}>
      <h2 className={classes['part']}>{t('sheets.sheet')}</h2>
      <ul>
        {sections.map(({ id, label, icon, fields }) => {
          const wrong = Object.keys(errors).filter((field) => fields.some((one) => one === field.split('.')[0]));
          return (
            <li key={id}>
              <Entry icon={icon} label={t(label)} wrong={wrong.length} onGo={() => goTo(id, `${id}-title`)} />
            </li>
          );
        })}
      </ul>
      {days.map((day, index) => (
        <section key={`day-${index + 1}`} aria-label={dayTitle(t, day, index)}>
          <h2 className={classes['part']}>
            {dayTitle(t, day, index)}
            <small>{t('generator.partMinutes', { minutes: formats.number(minutesOfDay(day, oneSidedIn(exercises))) })}</small>
          </h2>
          <ul>
            {day.Groups.map((_, place) => (
              <li key={`group-${place + 1}`}>
                <GroupEntry
                  day={day}
                  exercises={exercises}
                  at={place}
                  isCurrent={at.day === index && at.group === place}
                  wrong={Object.keys(below(errors, `Days.${index}.Groups.${place}`)).length}
                  onGo={() => {
                    flushSync(() => choose({ day: index, group: place, set: 0 }));
                    goTo(groupId(place));
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface GroupEntryProps {
  day: ProgramDay;
  exercises: readonly ExerciseRow[];
  at: number;
  isCurrent: boolean;
  wrong: number;
  onGo: () => void;
}
function GroupEntry({ day, exercises, at, isCurrent, wrong, onGo }: GroupEntryProps) {
  const t = useT();
  const formats = useFormats();
  const group = day.Groups[at];
  if (group === undefined) return null;
  const rounds = new Set(group.Sets.map(({ Rounds }) => Rounds));
  const [same] = rounds;
  const minutes = t('generator.partMinutes', {
    minutes: formats.number(Math.ceil(secondsOfGroup(group, oneSidedIn(exercises)) / 60)),
  });
  return (
    <Entry
      icon={partIcons[group.Section]}
      label={groupTitle(t, day, at)}
      note={[
        ...(rounds.size === 1 && same !== undefined && same > 1
          ? [t('sheets.roundsOf', { count: same, number: formats.number(same) })]
          : []),
        minutes,
      ].join(' · ')}
      isCurrent={isCurrent}
      wrong={wrong}
      onGo={onGo}
    />
  );
}

interface EntryProps {
  icon: Icon;
  label: string;
  note?: string;
  isCurrent?: boolean;
  wrong: number;
  onGo: () => void;
}
function Entry({ icon: Shown, label, note, isCurrent = false, wrong, onGo }: EntryProps) {
  const t = useT();
  return (
    <button type="button" className={classes['entry']} aria-current={isCurrent} title={label} onClick={onGo}>
      <Shown size={17} stroke={1.8} aria-hidden="true" />
      <span className={classes['words']}>
        <b>{label}</b> {note !== undefined && <small>{note}</small>}
      </span>
      {wrong > 0 && (
        <span className={classes['wrong']} role="img" aria-label={t('kit.toCorrect', { count: wrong })}>
          <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
          {wrong}
        </span>
      )}
    </button>
  );
}
