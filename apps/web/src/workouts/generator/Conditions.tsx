import {
  type Condition,
  conditions,
  hasNoSheet,
  isAgainstPregnancy,
  type NamedCondition,
  needsClearance,
  severitiesOf,
} from '@clubpulse/contract/workouts/generator/conditions';
import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import { getSheetPerson } from '@clubpulse/contract/workouts/generator/generator.calls';
import { conditionsAt } from '@clubpulse/rules/workouts/generator/conditions';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { SearchedChoice } from '../../kit/filters/SearchedChoice.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { optionsOf } from '../exercises/public.ts';
import chips from './ChoiceChips.module.css';
import { ChoiceChips } from './ChoiceChips.tsx';
import classes from './Conditions.module.css';
import { conditionText } from './condition-text.ts';
import type { GenerationRequest } from './draft/draft-changes.ts';
import type { Answers } from './generation.ts';

interface ConditionsProps {
  form: Form<Answers, GenerationRequest>;
  decisions: readonly Decision[];
}

const frequent: readonly Condition[] = [
  'lowBackPain',
  'kneePain',
  'shoulderPain',
  'hypertension',
  'pregnancy',
  'cannotLieOnFloor',
];

const uncontrolledTexts: Readonly<Partial<Record<Condition, PhraseKey>>> = {
  hypertension: 'generator.uncontrolled.hypertension',
  heartDisease: 'generator.uncontrolled.heartDisease',
  diabetes: 'generator.uncontrolled.diabetes',
  asthma: 'generator.uncontrolled.asthma',
};

/** Conditions that follow from the age. The trainer cannot remove them. */
function useConditionsOfAge({ UserId: userId, Conditions: chosen }: Answers) {
  const { ClubId } = useStaffClub();
  const person = useCall(
    getSheetPerson,
    { params: { id: ClubId, userId: userId ?? 0 } },
    { enabled: userId !== null, quiet: true },
  );
  const age = userId === null ? null : (person.data?.Age ?? null);
  return conditionsAt(chosen, age).slice(chosen.length);
}

export function Conditions({ form: { values, errors, set }, decisions }: ConditionsProps) {
  const t = useT();
  const formats = useFormats();
  const chosen = values.Conditions;
  const byAge = useConditionsOfAge(values);
  const left = conditions.filter((one) => [...chosen, ...byAge].every(({ Condition: named }) => named !== one));
  const change = (all: Answers['Conditions']) => set({ Conditions: all });
  // No severity is preset, because the mildest severity is not safe as a default.
  const add = (added: Condition) => change([...chosen, { Condition: added, Severity: null }]);
  return (
    <section className={classes['conditions']} aria-labelledby="conditions-title">
      <header>
        <h3 id="conditions-title">{t('generator.conditions')}</h3>
        <SearchedChoice
          label={t('generator.conditions')}
          button={(trigger) => (
            <button {...trigger} type="button" className={classes['add']}>
              <IconPlus size={16} stroke={1.8} aria-hidden="true" />
              {t('generator.fromList')}
            </button>
          )}
          items={{
            chosen: '',
            values: optionsOf(left, (one) => t(`generator.condition.${one}`)),
            onChange: (value) => {
              const added = left.find((one) => one === value);
              if (added !== undefined) add(added);
            },
          }}
        />
      </header>
      <p className={classes['hint']}>{t('generator.conditionsHint')}</p>
      <ul>
        {chosen.map((named, at) => {
          const name = t(`generator.condition.${named.Condition}`);
          const severities = severitiesOf[named.Condition] ?? [];
          const uncontrolled = uncontrolledTexts[named.Condition];
          const made = decisions.find(
            (one) => one.Kind === 'condition' && one.Condition === named.Condition && one.Severity === named.Severity,
          );
          return (
            <li key={named.Condition}>
              <div className={classes['head']}>
                <IconCheck size={16} stroke={2} aria-hidden="true" />
                <b>{name}</b>
                {made?.Kind === 'condition' && (
                  <span className={classes['out']}>{t('generator.outOf', { count: made.Out })}</span>
                )}
                <ActionIcon
                  variant="subtle"
                  aria-label={t('generator.removeCondition', { condition: name })}
                  onClick={() => change(chosen.filter((one) => one !== named))}
                >
                  <IconX size={16} stroke={1.8} aria-hidden="true" />
                </ActionIcon>
              </div>
              {severities.length > 0 && (
                <ChoiceChips
                  label={`${name}: ${t('generator.severity')}`}
                  value={named.Severity}
                  options={optionsOf(severities, (one) => t(`generator.severity.${one}`))}
                  error={errors[`Conditions.${at}.Severity`]}
                  onChange={(Severity) =>
                    change(chosen.map((one) => (one === named ? { Condition: one.Condition, Severity } : one)))
                  }
                />
              )}
              {uncontrolled !== undefined && <p>{t(uncontrolled)}</p>}
              {needsClearance(named) && (
                <Checkbox
                  label={t('generator.clearedTick')}
                  checked={named.Cleared === true}
                  error={errors[`Conditions.${at}.Cleared`]}
                  onChange={({ currentTarget: { checked } }) =>
                    change(chosen.map((one) => (one === named ? { ...one, Cleared: checked } : one)))
                  }
                />
              )}
              <p>{noSheetText(t, named, chosen) ?? conditionText(t, formats, named)}</p>
            </li>
          );
        })}
        {byAge.map((named) => (
          <OfAge key={named.Condition} named={named} />
        ))}
      </ul>
      <div className={chips['chips']}>
        {frequent
          .filter((one) => left.includes(one))
          .map((one) => (
            <button key={one} type="button" className={chips['chip']} data-way="new" onClick={() => add(one)}>
              <IconPlus size={14} stroke={2} aria-hidden="true" />
              {t(`generator.condition.${one}`)}
            </button>
          ))}
      </div>
      {chosen.length > 0 && <p className={classes['hint']}>{t('generator.notAdvice')}</p>}
    </section>
  );
}

function noSheetText(t: Translate, named: NamedCondition, all: readonly NamedCondition[]): string | undefined {
  if (hasNoSheet(named)) return t('no-sheet');
  return isAgainstPregnancy(named, all) ? t('no-sheet-in-pregnancy') : undefined;
}

function OfAge({ named }: { named: NamedCondition }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li>
      <div className={classes['head']}>
        <IconCheck size={16} stroke={2} aria-hidden="true" />
        <b>{t(`generator.condition.${named.Condition}`)}</b>
        <span className={classes['out']}>{t('generator.byAge')}</span>
      </div>
      <p>{conditionText(t, formats, named)}</p>
    </li>
  );
}
