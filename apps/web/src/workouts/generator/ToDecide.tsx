import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import { sameDays } from '@clubpulse/rules/workouts/sheets/same-days';
import { Button } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconBan, IconClock, IconUserQuestion } from '@tabler/icons-react';
import { type Translate, useT } from '../../platform/phrases.ts';
import { notGivenText, notGivenTitle, tooLittleText } from './condition-text.ts';
import { noEdgesTitle, unmetTexts } from './decision-text.tsx';
import type { SheetDraft } from './draft/draft-changes.ts';
import classes from './ToDecide.module.css';

export type Undecided = Extract<Decision, { Kind: 'notGiven' }>;
export const undecidedIn = (decisions: readonly Decision[]): Undecided[] =>
  decisions.filter((one) => one.Kind === 'notGiven').filter(({ Confirmed, Allowed }) => !Confirmed && !Allowed);

interface Line {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
}
function linesOf(t: Translate, one: Decision): Line[] {
  switch (one.Kind) {
    case 'minor':
      return [{ icon: IconUserQuestion, title: t('generator.minor', { age: one.Age }), text: t('generator.minorText') }];
    case 'tooLittle':
      return [{ icon: IconAlertTriangle, title: t('generator.tooLittle'), text: tooLittleText(t, one) }];
    case 'minutes': {
      const title = t('generator.minutes', { filled: one.Filled, wanted: one.Wanted });
      return [{ icon: IconClock, title, text: t(`generator.minutes.${one.Why}`) }];
    }
    case 'noEdges':
      return [{ icon: IconAlertTriangle, title: noEdgesTitle(t, one), text: t('generator.noEdgesText') }];
    case 'unmet':
      return unmetTexts(t, one).map((text) => ({ icon: IconUserQuestion, title: t('generator.unmet'), text }));
    default:
      return [];
  }
}

function sameLines(t: Translate, { days, sheet }: SheetDraft): Line[] {
  const exercises = new Map(sheet.Exercises.map((one) => [one.ExerciseId, one]));
  return sameDays(days, exercises).map((same) => ({
    icon: IconAlertTriangle,
    title: t('generator.sameDays', { days: same.map((day) => t('workouts.dayNumber', { number: day + 1 })).join(', ') }),
    text: t('generator.sameDaysText'),
  }));
}

interface ToDecideProps {
  draft: SheetDraft;
  onLeaveOut: (one: Undecided) => void;
  onAllow: (one: Undecided) => void;
}

export function ToDecide({ draft, onLeaveOut, onAllow }: ToDecideProps) {
  const t = useT();
  const decisions = draft.sheet.Decisions;
  const lines = [...decisions.flatMap((one) => linesOf(t, one)), ...sameLines(t, draft)];
  const open = undecidedIn(decisions);
  const notPlaced = decisions.filter((one) => one.Kind === 'notGiven').filter(({ Allowed }) => Allowed);
  if (lines.length + open.length + notPlaced.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t('generator.toDecide')}>
      {lines.map(({ title, text, icon: Sign }) => (
        <li key={title + text}>
          <Sign size={18} stroke={1.8} aria-hidden="true" />
          <p>
            <b>{title}</b> {text}
          </p>
        </li>
      ))}
      {notPlaced.map((one) => (
        <li key={one.Named}>
          <IconBan size={18} stroke={1.8} aria-hidden="true" />
          <p>
            <b>{notGivenTitle(t, one)}</b> {notGivenText(t, one)}
          </p>
        </li>
      ))}
      {open.map((one) => (
        <li key={one.Named}>
          <IconUserQuestion size={18} stroke={1.8} aria-hidden="true" />
          <p>
            <b>{notGivenTitle(t, one)}</b> {notGivenText(t, one)}
          </p>
          <span>
            <Button
              size="sm"
              variant="default"
              aria-label={t('generator.leaveOutOf', { name: one.Named })}
              onClick={() => onLeaveOut(one)}
            >
              {t('generator.leaveOut')}
            </Button>
            {one.By.length > 0 && one.Why === undefined && (
              <Button
                size="sm"
                variant="default"
                aria-label={t('generator.allowOf', { name: one.Named })}
                onClick={() => onAllow(one)}
              >
                {t('generator.allow')}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
