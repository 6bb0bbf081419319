import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './Decisions.module.css';
import { decisionText } from './decision-text.tsx';

interface DecisionsProps {
  decisions: readonly Decision[];
  title?: PhraseKey;
}

export function Decisions({ decisions, title: heading = 'generator.decided' }: DecisionsProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <aside className={classes['decisions']} aria-labelledby="decisions-title">
      <h2 id="decisions-title">{t(heading)}</h2>
      <ul>
        {together(decisions).map(({ decision, days }) => {
          const { icon: Shown, title, text } = decisionText(decision, { t, formats, days });
          return (
            <li key={`${title}/${JSON.stringify(decision)}`} data-unread={decision.Kind === 'minutes'}>
              <span className={classes['icon']}>
                <Shown size={15} stroke={1.8} aria-hidden="true" />
              </span>
              <div>
                <b>{title}</b>
                {text}
              </div>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

function together(decisions: readonly Decision[]): { readonly decision: Decision; readonly days: string }[] {
  const kindOf = (one: Decision) => JSON.stringify({ ...one, Day: undefined });
  const first = decisions.filter((one, at) => decisions.findIndex((other) => kindOf(other) === kindOf(one)) === at);
  return first.map((decision) => ({
    decision,
    days: [...new Set(decisions.flatMap((one) => ('Day' in one && kindOf(one) === kindOf(decision) ? one.Day + 1 : [])))].join(
      ', ',
    ),
  }));
}
