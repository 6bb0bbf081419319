import type { LineLoad, Slot } from '@clubpulse/contract/workouts/generator/generator';
import type { ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { hasConditions } from '@clubpulse/rules/workouts/sheets/confirmed';
import { ActionIcon } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { BodyChart, weightText } from '../../exercises/public.ts';
import { doneText } from '../ForWhom.tsx';
import { amountLabel, loadText, setsText } from '../generator-text.ts';
import { Confirming } from './Confirming.tsx';
import classes from './DraftLine.module.css';
import { type SheetDraft, swapped } from './draft-changes.ts';

interface DraftLineProps {
  draft: SheetDraft;
  set: ProgramSet;
  line: ProgramLine;
  slotAt: number;
  taken: ReadonlySet<number>;
  onChange: (draft: SheetDraft) => void;
}

const FIRST = 3;
const SPARED_SHOWN = 1;

export function DraftLine({ draft, set, line, slotAt, taken, onChange }: DraftLineProps) {
  const t = useT();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  if (line.Kind === 'pause')
    return (
      <div className={classes['pause']}>
        {[
          t('generator.pause'),
          formats.duration(line.Duration),
          ...(line.CardioZone === null ? [] : [t('zone.short', { zone: line.CardioZone })]),
        ].join(' · ')}
      </div>
    );
  const { sheet } = draft;
  const slot = sheet.Slots[slotAt];
  const exercise = sheet.Exercises.find(({ ExerciseId }) => ExerciseId === line.ExerciseId);
  if (exercise === undefined || slot === undefined) return null;
  const { Name: name, MainMuscle, OtherMuscles } = exercise;
  const others = slot.Candidates.flatMap((id) =>
    taken.has(id) ? [] : (sheet.Exercises.find(({ ExerciseId }) => ExerciseId === id) ?? []),
  );
  const shown = isWhole ? others : others.slice(0, FIRST);
  const rest = line.Rest ?? (set.Lines.at(-1) === line ? set.RoundRest : null);
  const load = loadText(t, formats, line);
  return (
    <div className={classes['line']} data-open={isOpen}>
      <div className={classes['row']}>
        <span className={classes['chart']}>
          <BodyChart main={MainMuscle} others={OtherMuscles} />
        </span>
        <span className={classes['words']}>
          <b>{name}</b>
          <small>{whyOf(t, slot)}</small>
          {line.Notes !== '' && <small>{line.Notes}</small>}
          {slot.Load !== null && <small>{loadFrom(t, formats, slot.Load)}</small>}
          {slot.Spared.slice(0, SPARED_SHOWN).map(({ Condition: condition, Names }) => (
            <small key={condition} className={classes['spared']}>
              <span>{t(`generator.condition.${condition}`)}</span> {t('generator.spared', { what: Names.join(', ') })}
            </small>
          ))}
        </span>
        <dl className={classes['facts']}>
          <div>
            <dt>{t(amountLabel(set, line))}</dt>
            <dd>{[setsText(t, formats, set, line), ...(exercise.Unilateral ? [t('runs.eachSide')] : [])].join(' ')}</dd>
          </div>
          {load !== '' && (
            <div data-felt={line.Rpe !== null && line.Weight === null}>
              <dt>{t('workouts.load')}</dt>
              <dd>{load}</dd>
            </div>
          )}
          {rest !== null && (
            <div>
              <dt>{t('workouts.phase.rest')}</dt>
              <dd>{formats.duration(rest)}</dd>
            </div>
          )}
        </dl>
        <ActionIcon
          className={classes['swap'] ?? ''}
          variant="default"
          size="var(--ctl-sq)"
          aria-label={t('generator.swap', { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconArrowsExchange size={18} stroke={1.8} />
        </ActionIcon>
      </div>
      {hasConditions(sheet.Decisions) && <Confirming draft={draft} slotAt={slotAt} exercise={exercise} onChange={onChange} />}
      {isOpen && (
        <div className={classes['others']} role="group" aria-label={t('generator.swapFor')}>
          <span>{t(others.length === 0 ? 'generator.noSwap' : 'generator.swapFor')}</span>
          {shown.map((other) => (
            <button
              key={other.ExerciseId}
              type="button"
              onClick={() => {
                onChange(swapped(draft, slotAt, other.ExerciseId));
                setOpen(false);
              }}
            >
              {other.Name}
            </button>
          ))}
          {others.length > shown.length && (
            <button type="button" onClick={() => setWhole(true)}>
              {t('generator.others', { count: others.length - shown.length })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function loadFrom(t: Translate, formats: Formats, { Last, Percent, Once, AfterBreak }: LineLoad): string {
  const last = t('generator.lastOn', { date: formats.date(Last.Begin), what: doneText(t, formats, Last) });
  return [
    last,
    ...(Percent === null || Once === null
      ? []
      : [t('generator.percentOf', { percent: formats.number(Percent), once: weightText(formats, Once) })]),
    ...(AfterBreak ? [t('generator.afterBreak')] : []),
  ].join(' ');
}

function whyOf(t: Translate, { Why, Pattern, InsteadOf, Preferred }: Slot): string {
  if (Why !== '') return Why;
  const pattern = t(`workouts.pattern.${Pattern}`);
  if (InsteadOf !== null) return t('generator.insteadOf', { by: pattern, pattern: t(`workouts.pattern.${InsteadOf}`) });
  return Preferred ? t('generator.preferred', { pattern }) : pattern;
}
