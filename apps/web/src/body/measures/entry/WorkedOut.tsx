import { type MeasureKey, measureKeys } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredPerson } from '@clubpulse/contract/body/measures/measures';
import { withDerived } from '@clubpulse/rules/body/measures/derive';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Measures.module.css';
import type { MeasureWords } from '../use-measure-words.ts';

/** As many as an eye takes in beside what one types. */
const SHOWN = 6;
/** Steps on the way to others, which say nothing by themselves. */
const steps: ReadonlySet<MeasureKey> = new Set<MeasureKey>(['skinfoldSum3', 'skinfoldSum4', 'skinfoldSum7', 'bodyDensity']);

interface WorkedOutProps {
  typed: readonly { readonly Key: MeasureKey; readonly Value: number }[];
  person: MeasuredPerson;
  words: MeasureWords;
}

/** What follows from what is typed so far; the server works it out again when it is saved. */
export function WorkedOut({ typed, person, words }: WorkedOutProps) {
  const t = useT();
  const found = withDerived(typed, person).filter(({ Key, Typed }) => !Typed && !steps.has(Key));
  const shown = measureKeys.flatMap((key) => found.find(({ Key }) => Key === key) ?? []).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className={classes['follows']}>
      <span>{t('measures.followsFrom')}</span>
      <ul aria-label={t('measures.followsFrom')}>
        {shown.map(({ Key, Value }) => (
          <li key={Key}>
            <b>{words.value(Key, Value)}</b> {words.name(Key)}
          </li>
        ))}
      </ul>
    </div>
  );
}
