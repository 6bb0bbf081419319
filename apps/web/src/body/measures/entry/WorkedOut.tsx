import { type MeasureKey, measureKeys } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredPerson } from '@clubpulse/contract/body/measures/measures';
import { withDerived } from '@clubpulse/rules/body/measures/derive';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Measures.module.css';
import type { MeasureTexts } from '../use-measure-texts.ts';

const SHOWN = 6;
const steps: ReadonlySet<MeasureKey> = new Set<MeasureKey>(['skinfoldSum3', 'skinfoldSum4', 'skinfoldSum7', 'bodyDensity']);

interface WorkedOutProps {
  typed: readonly { readonly Key: MeasureKey; readonly Value: number }[];
  refused: readonly MeasureKey[];
  person: MeasuredPerson;
  words: MeasureTexts;
}

export function WorkedOut({ typed, refused, person, words }: WorkedOutProps) {
  const t = useT();
  const all = withDerived(typed, person);
  const fat = refused.includes('bodyFatPercent') ? all.find(({ Key }) => Key === 'bodyFatPercent')?.Method : undefined;
  const found = all.filter(({ Key, Typed, Method }) => !Typed && !steps.has(Key) && (fat === undefined || Method !== fat));
  const shown = measureKeys.flatMap((key) => found.find(({ Key }) => Key === key) ?? []).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className={classes['follows']}>
      <span>{t('measures.followsFrom')}</span>
      <ul aria-label={t('measures.followsFrom')}>
        {shown.map(({ Key, Value, Method }) => (
          <li key={Key}>
            <b>{words.value(Key, Value)}</b> {words.name(Key)}
            {Key === 'bodyFatPercent' && Method !== null && `, ${words.method(Key, Method)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
