import type { MeasureGoal } from '@clubpulse/contract/body/goals';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { goalStanding } from '@clubpulse/rules/body/goals/goals';
import { IconCheck, IconTarget } from '@tabler/icons-react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Goals.module.css';
import type { ShownMeasure } from './shown-measure.ts';

interface GoalLineProps {
  goal: MeasureGoal;
  texts: ShownMeasure;
  values: readonly { readonly at: number; readonly value: number }[];
  short?: boolean;
}

export function GoalLine({ goal, texts, values, short = false }: GoalLineProps) {
  const t = useT();
  const formats = useFormats();
  const [newest] = values;
  const value = texts.value(goal.Value);
  const start = values.find(({ at }) => at <= Date.parse(goal.SetAt)) ?? values.at(-1);
  const standing =
    newest &&
    start &&
    goalStanding(texts.toShown(goal.Value), {
      start: texts.toShown(start.value),
      now: texts.toShown(newest.value),
      decimals: texts.digits,
    });
  const rest = standing && (standing.reached ? t('goals.reached') : missingWords());
  const by = goal.SetBy === null ? null : t('goals.by', { name: fullName(goal.SetBy) });
  const Icon = standing?.reached ? IconCheck : IconTarget;
  return (
    <span className={classes['goal']} data-reached={standing?.reached}>
      <Icon size={15} stroke={2} aria-hidden="true" />
      {short
        ? t('goals.is', { value })
        : [
            goal.Due === null ? t('goals.is', { value }) : t('goals.isUntil', { value, date: formats.date(goal.Due) }),
            ...(rest === undefined ? [] : [rest]),
            ...(by === null ? [] : [by]),
          ].join(' · ')}
    </span>
  );

  function missingWords(): string {
    const number = formats.number(standing?.missing ?? 0, texts.digits);
    return t('goals.missing', { value: texts.unit === '' ? number : `${number} ${texts.unit}` });
  }
}
