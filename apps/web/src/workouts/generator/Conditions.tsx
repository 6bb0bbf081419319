import { conditions, severitiesOf } from '@clubpulse/contract/workouts/generator/conditions';
import { ActionIcon } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { SearchedChoice } from '../../kit/filters/SearchedChoice.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { optionsOf } from '../exercises/public.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import classes from './Conditions.module.css';
import { conditionWords } from './condition-words.ts';
import type { Answers, Asked } from './generation.ts';

/** What somebody has, from one list: each says what it takes out and lowers. */
export function Conditions({ form: { values, errors, set } }: { form: Form<Answers, Asked> }) {
  const t = useT();
  const formats = useFormats();
  const chosen = values.Conditions;
  const left = conditions.filter((one) => chosen.every(({ Condition: named }) => named !== one));
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
              // The mildest is no safe guess: who has several severities is asked.
              if (added !== undefined) set({ Conditions: [...chosen, { Condition: added, Severity: null }] });
            },
          }}
        />
      </header>
      <p className={classes['hint']}>{t('generator.conditionsHint')}</p>
      <ul>
        {chosen.map((named, at) => {
          const name = t(`generator.condition.${named.Condition}`);
          const severities = severitiesOf[named.Condition] ?? [];
          return (
            <li key={named.Condition}>
              <div className={classes['head']}>
                <b>{name}</b>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('generator.removeCondition', { condition: name })}
                  onClick={() => set({ Conditions: chosen.filter((one) => one !== named) })}
                >
                  <IconX size={16} stroke={1.8} aria-hidden="true" />
                </ActionIcon>
              </div>
              {severities.length > 0 && (
                <ChoiceTiles
                  label={`${name}: ${t('generator.severity')}`}
                  columns={severities.length === 2 ? 2 : 3}
                  value={named.Severity}
                  options={optionsOf(severities, (one) => t(`generator.severity.${one}`))}
                  error={errors[`Conditions.${at}.Severity`]}
                  onChange={(Severity) => set({ Conditions: chosen.map((one) => (one === named ? { ...one, Severity } : one)) })}
                />
              )}
              <p>{conditionWords(t, formats, named)}</p>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && <p className={classes['hint']}>{t('generator.notAdvice')}</p>}
    </section>
  );
}
