import type { Decision, GeneratedSheet, LeftOut as Left } from '@clubpulse/contract/workouts/generator/generator';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { conditionName, conditionText, sourceText } from './condition-text.ts';
import { Decisions } from './Decisions.tsx';
import classes from './LeftOut.module.css';

const ruleWords: Readonly<Record<Exclude<Left['By'], 'condition'>, PhraseKey>> = {
  published: 'generator.step.published',
  location: 'generator.step.location',
  equipment: 'generator.step.equipment',
  level: 'generator.step.level',
  gentle: 'generator.gentle',
  undescribed: 'generator.undescribed',
  never: 'generator.step.never',
};
/** Decisions that the funnel above shows, or that the trainer makes in the draft. */
const shownElsewhere: ReadonlySet<Decision['Kind']> = new Set([
  'candidates',
  'condition',
  'undescribed',
  'gentle',
  'excluded',
  'notGiven',
  'tooLittle',
  'unmet',
  'minor',
  'noEdges',
]);

export function LeftOut({ sheet: { LeftOut: rules, Decisions: decisions } }: { sheet: GeneratedSheet }) {
  const t = useT();
  const formats = useFormats();
  const all = decisions.find((one) => one.Kind === 'candidates')?.Steps[0]?.Left ?? 0;
  const leftAfter = (at: number) => rules.slice(0, at + 1).reduce((left, { Names }) => left - Names.length, all);
  return (
    <div className={classes['side']}>
      <section aria-labelledby="left-out-title">
        <h2 id="left-out-title">{t('generator.whatIsOut')}</h2>
        <ol className={classes['funnel']}>
          <li>
            <b>{formats.number(all)}</b>
            <span>{t('generator.step.library')}</span>
          </li>
          {rules.map(({ By, Condition: condition, Severity, Names }, at) => {
            const named = condition === null ? null : { Condition: condition, Severity };
            return (
              <li key={`${By}/${condition}/${Names[0]}`} data-condition={named !== null}>
                <b>{formats.number(leftAfter(at))}</b>
                <details>
                  <summary>
                    <span>
                      {named === null ? t(ruleWords[By === 'condition' ? 'undescribed' : By]) : conditionName(t, named)}
                    </span>
                    <em>{t(Names.length === 0 ? 'generator.noMoreOut' : 'generator.minus', { count: Names.length })}</em>
                  </summary>
                  {Names.length > 0 && <p>{Names.join(', ')}</p>}
                  {named !== null && <p>{`${conditionText(t, formats, named)} ${sourceText(t, named)}`}</p>}
                </details>
              </li>
            );
          })}
        </ol>
      </section>
      <Decisions
        title="generator.alsoDecided"
        decisions={decisions.filter((one) => !shownElsewhere.has(one.Kind) || (one.Kind === 'condition' && one.Cleared === true))}
      />
      <p className={classes['note']}>{t('generator.notAdvice')}</p>
    </div>
  );
}
