import { type ChallengeInput, badges as medals } from '@clubpulse/contract/community/challenges';
import { tierOf } from '@clubpulse/rules/community/challenges/challenges';
import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import type { Form } from '../../../kit/form/use-form.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { isTime, useGoalName } from '../challenge-text.ts';
import { Medal } from '../Medal.tsx';
import { TierBadge } from '../TierBadge.tsx';
import classes from './ChallengeEditor.module.css';
import { type ChallengeValues, type GoalRow, hourField, mostCredits, notRising, rowsMax } from './challenge-values.ts';

interface GoalRowsProps {
  readonly form: Form<ChallengeValues, ChallengeInput>;
  readonly athletes: number | undefined;
}

export function GoalRows({ form: { values, errors, set }, athletes }: GoalRowsProps) {
  const t = useT();
  const formats = useFormats();
  const { Kind, Type, Rows, Incremental } = values;
  const isGoals = Kind === 'Goals';
  const name = useGoalName(values);
  const time = isTime(Type) && Kind !== 'Personal';
  const unit = Kind === 'Personal' ? '%' : time ? 'h' : undefined;
  const put = (place: number, fields: Partial<GoalRow>) =>
    set({ Rows: Rows.map((row, at) => (at === place ? { ...row, ...fields } : row)) });
  const credits = mostCredits(values);
  const badgeOf = (place: number) =>
    medals[tierOf({ Kind, Goals: Rows.map(({ Goal }) => Goal ?? 0) }, place + 1) - 1] ?? 'Bronze';
  const add = () => set({ Rows: [...Rows, { Goal: null, Reward: null }] });
  return (
    <EditorSection
      id="goals"
      title={t(isGoals ? 'challenges.sectionGoals' : 'challenges.sectionTiers')}
      note={t(isGoals ? 'challenges.goalsNote' : 'challenges.tiersNote')}
      aside={
        <Button variant="default" leftSection={<IconPlus size={16} />} disabled={Rows.length >= rowsMax(values)} onClick={add}>
          {t(isGoals ? 'challenges.addGoal' : 'challenges.addTier')}
        </Button>
      }
    >
      {isGoals && (
        <Switch
          label={t('challenges.incremental')}
          description={t('challenges.incrementalNote')}
          checked={Incremental}
          onChange={(event) => set({ Incremental: event.currentTarget.checked })}
        />
      )}
      {Rows.length === 0 && <p className={classes['note']}>{t(isGoals ? 'challenges.noGoals' : 'challenges.noTiers')}</p>}
      {Rows.length > 0 && (
        <ol className={classes['rows']}>
          {Rows.map((row, place) => (
            <li key={place} data-wrong={errors[`Goals.${place}`] !== undefined || errors[`Rewards.${place}`] !== undefined}>
              <Medal kind={Kind} place={place} />
              <b>{name(place)}</b>
              <NumberField
                label={t('challenges.reachedAt')}
                required
                unit={unit}
                {...(time && hourField)}
                value={row.Goal}
                error={errors[`Goals.${place}`]}
                onChange={(Goal) => put(place, { Goal })}
              />
              <NumberField
                label={t('kit.credits')}
                required
                value={row.Reward}
                error={errors[`Rewards.${place}`]}
                onChange={(Reward) => put(place, { Reward })}
              />
              <TierBadge badge={badgeOf(place)} />
              <ActionIcon
                variant="subtle"
                aria-label={t('challenges.removeGoal', { name: name(place) })}
                onClick={() => set({ Rows: Rows.filter((_, at) => at !== place) })}
              >
                <IconTrash size={18} stroke={1.8} />
              </ActionIcon>
              <Mending values={values} place={place} errors={errors} set={set} put={put} />
            </li>
          ))}
        </ol>
      )}
      {errors['Goals'] !== undefined && (
        <p role="alert" className={classes['wrong']}>
          {errors['Goals']}
        </p>
      )}
      {credits > 0 && athletes !== undefined && (
        <p className={classes['note']}>
          {t('challenges.cost', { count: credits * athletes, number: formats.number(credits * athletes) })}
        </p>
      )}
    </EditorSection>
  );
}

interface MendingProps {
  readonly values: ChallengeValues;
  readonly place: number;
  readonly errors: Form<ChallengeValues, ChallengeInput>['errors'];
  readonly set: Form<ChallengeValues, ChallengeInput>['set'];
  readonly put: (place: number, fields: Partial<GoalRow>) => void;
}
function Mending({ values: { Rows }, place, errors, set, put }: MendingProps) {
  const t = useT();
  const [row, before] = [Rows[place], Rows[place - 1]];
  if (!row || !before) return null;
  const atGoal = errors[`Goals.${place}`] !== undefined && notRising(Rows.map(({ Goal }) => Goal)) === place;
  const atReward = errors[`Rewards.${place}`] !== undefined && notRising(Rows.map(({ Reward }) => Reward)) === place;
  if (atGoal && row.Goal !== before.Goal)
    return (
      <Button
        variant="subtle"
        onClick={() =>
          set({
            Rows: Rows.map((one, at) =>
              at === place ? { ...one, Goal: before.Goal } : at === place - 1 ? { ...one, Goal: row.Goal } : one,
            ),
          })
        }
      >
        {t('challenges.swap')}
      </Button>
    );
  if (!atReward || before.Reward === null) return null;
  const next = before.Reward + 1;
  return (
    <Button variant="subtle" onClick={() => put(place, { Reward: next })}>
      {t('challenges.makeIt', { number: next })}
    </Button>
  );
}
