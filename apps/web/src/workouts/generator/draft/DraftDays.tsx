import type { ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import { hasConditions } from '@clubpulse/rules/workouts/sheets/confirmed';
import { exercisesOf } from '@clubpulse/rules/workouts/sheets/program';
import { secondsOfGroup } from '@clubpulse/rules/workouts/sheets/time-needed';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconFileText, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { Weeks } from '../Weeks.tsx';
import { ConfirmThese } from './Confirming.tsx';
import classes from './DraftDays.module.css';
import { DraftLine } from './DraftLine.tsx';
import { type SheetDraft, toConfirmIn } from './draft-changes.ts';

interface DraftDaysProps {
  draft: SheetDraft;
  preset: string;
  opened: readonly number[];
  onOpen: (day: number) => void;
  onChange: (draft: SheetDraft) => void;
  onAnswers: (() => void) | undefined;
}

export function DraftDays({ draft, preset, opened, onOpen, onChange, onAnswers }: DraftDaysProps) {
  const t = useT();
  const [chosen, setChosen] = useState(0);
  const { sheet, days } = draft;
  const at = chosen < days.length ? chosen : 0;
  const toConfirm = new Set<number>(toConfirmIn(draft));
  const isByModel = sheet.Decisions.some(({ Kind }) => Kind === 'model');
  return (
    <section className={classes['draft']} aria-label={t('generator.draft')}>
      <Banner
        tone="info"
        icon={IconFileText}
        actions={onAnswers === undefined ? [] : [{ label: t('generator.changeAnswers'), onClick: onAnswers }]}
      >
        <b>{t(isByModel ? 'generator.draftByModel' : 'generator.draftByRules')}</b> {t('generator.draftText')}
        {hasConditions(sheet.Decisions) && ` ${t('generator.confirmText')}`}
      </Banner>
      <TextInput
        label={t('generator.name')}
        placeholder={preset}
        maxLength={120}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <div className={classes['days']} role="group" aria-label={t('generator.days')}>
        {days.map((day, place) => {
          const open = exercisesOf([day]).filter((id) => toConfirm.has(id)).length;
          const substitutes = sheet.Slots.filter(({ Day, InsteadOf }) => Day === place && InsteadOf !== null).length;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: days of a draft keep their places
              key={place}
              type="button"
              aria-pressed={place === at}
              data-read={opened.includes(place)}
              onClick={() => {
                setChosen(place);
                onOpen(place);
              }}
            >
              <span>{t('workouts.dayNumber', { number: place + 1 })}</span>
              <small>{day.Name}</small>
              {open > 0 && (
                <StateChip tone="warn" icon={IconUserQuestion}>
                  {t('generator.toConfirm', { count: open })}
                </StateChip>
              )}
              {open === 0 && substitutes > 0 && (
                <StateChip tone="warn" icon={IconAlertTriangle}>
                  {t('generator.substitutes', { count: substitutes })}
                </StateChip>
              )}
            </button>
          );
        })}
      </div>
      <DayTime draft={draft} day={at} />
      {days[at]?.Groups.map((group, place) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of a day keep their places
          key={`${at}.${place}`}
          draft={draft}
          day={at}
          at={place}
          group={group}
          onChange={onChange}
        />
      ))}
      <Weeks decisions={sheet.Decisions} days={days} exercises={sheet.Exercises} />
      <Button className={classes['next']} variant="default" hidden={at + 1 >= days.length} onClick={() => next(at + 1)}>
        {t('workouts.dayNumber', { number: at + 2 })}
      </Button>
    </section>
  );

  function next(day: number) {
    setChosen(day);
    onOpen(day);
  }
}

function DayTime({ draft, day }: { draft: SheetDraft; day: number }) {
  const t = useT();
  const formats = useFormats();
  const made = draft.days[day];
  if (made === undefined) return null;
  const main = made.Groups.filter(({ Section }) => Section === 'main');
  const hearts = made.Groups.filter((group, at) => group.Section === 'main' && isHeartOf(draft, day, at));
  const lasting = (groups: readonly ProgramGroup[]) => Math.round(groups.reduce((sum, group) => sum + secondsOfGroup(group), 0));
  const ofSection = (section: ProgramGroup['Section']) => lasting(made.Groups.filter(({ Section }) => Section === section));
  const parts = [
    { label: 'workouts.activity.warmup', seconds: ofSection('warmUp'), main: false },
    { label: 'workouts.mainPart', seconds: lasting(main.filter((group) => !hearts.includes(group))), main: true },
    { label: 'generator.heart', seconds: lasting(hearts), main: true },
    { label: 'workouts.phase.coolDown', seconds: ofSection('cooldown'), main: false },
  ] as const;
  const shown = parts.filter(({ seconds }) => seconds > 0);
  const all = shown.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <div className={classes['time']}>
      <p>
        <b>{formats.duration(all)}</b> {t('generator.of', { minutes: draft.wanted.PreferredDuration })}
      </p>
      <ul>
        {shown.map(({ label, seconds, main: isMain }) => (
          <li key={label} data-main={isMain} style={{ flexGrow: seconds }}>
            <span>{t(label)}</span> <b>{formats.duration(seconds)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isHeartOf = ({ sheet }: SheetDraft, day: number, group: number): boolean =>
  sheet.Slots.some(({ Day, Group: place, Pattern }) => Day === day && place === group && Pattern === 'cardio');

interface GroupProps {
  draft: SheetDraft;
  day: number;
  at: number;
  group: ProgramGroup;
  onChange: (draft: SheetDraft) => void;
}

function titleOf(Section: ProgramGroup['Section'], isHeart: boolean): PhraseKey {
  if (Section === 'warmUp') return 'workouts.activity.warmup';
  if (Section === 'cooldown') return 'workouts.phase.coolDown';
  return isHeart ? 'generator.heart' : 'workouts.mainPart';
}

function Group({ draft, day, at, group, onChange }: GroupProps) {
  const t = useT();
  const isHeart = isHeartOf(draft, day, at);
  const title = t(titleOf(group.Section, isHeart));
  return (
    <section className={classes['group']} aria-label={title}>
      <header>
        <h3>{title}</h3>
      </header>
      <ul>
        {group.Sets.map((set, setAt) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: sets of a draft keep their places
            key={setAt}
            className={classes['set']}
            data-together={set.Lines.length > 1}
          >
            {set.Lines.length > 1 && <p className={classes['rounds']}>{t('generator.rounds', { count: set.Rounds })}</p>}
            {set.Lines.map((line, lineAt) => {
              const slotAt = draft.sheet.Slots.findIndex(
                (one) => one.Day === day && one.Group === at && one.Set === setAt && one.Line === lineAt,
              );
              return (
                <DraftLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of a set keep their places
                  key={lineAt}
                  draft={draft}
                  set={set}
                  line={line}
                  slotAt={slotAt}
                  taken={new Set(exercisesOf(draft.days.slice(day, day + 1)))}
                  onChange={onChange}
                />
              );
            })}
          </li>
        ))}
      </ul>
      <ConfirmThese draft={draft} ids={exercisesOf([{ Name: '', Groups: [group] }])} onChange={onChange} />
    </section>
  );
}
