import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Measures.module.css';
import { useMeasureTexts } from './use-measure-texts.ts';

/** In kg. */
export interface Made {
  readonly at: string;
  readonly fat: number;
  readonly rest: number;
}

/** All parts have one scale. Fat is hatched, for black-and-white paper. */
export function WeightMadeOf({ made }: { made: readonly Made[] }) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const most = Math.max(...made.map(({ fat, rest }) => fat + rest));
  return (
    <ul className={classes['made']} aria-label={t('measures.madeOf')}>
      {made.map(({ at, fat, rest }) => (
        <li key={at}>
          <span>{formats.date(at)}</span>
          <span className={classes['bar']} aria-hidden="true">
            <i data-fat style={{ width: `${(100 * fat) / most}%` }} />
            <i style={{ width: `${(100 * rest) / most}%` }} />
          </span>
          <span>{t('measures.fatAndRest', { fat: words.value('fatMass', fat), rest: words.value('fatFreeMass', rest) })}</span>
        </li>
      ))}
    </ul>
  );
}
