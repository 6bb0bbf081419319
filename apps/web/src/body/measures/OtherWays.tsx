import type { LastMeasure, UserMeasures } from '@clubpulse/contract/body/measures/measures';
import { otherWays } from '@clubpulse/rules/body/measures/derive';
import { activities } from '@clubpulse/rules/body/measures/formulas';
import { useT } from '../../platform/phrases.ts';
import classes from './Measures.module.css';
import { useMeasureTexts } from './use-measure-texts.ts';

const ofDay: ReadonlySet<string> = new Set(activities);

export function OtherWays({ data: { Events, Person }, measure }: { data: UserMeasures; measure: LastMeasure }) {
  const t = useT();
  const words = useMeasureTexts();
  const event = Events.find(({ MeasureEventId }) => MeasureEventId === measure.MeasureEventId);
  const found = otherWays(measure.Key, event?.Values ?? [], Person);
  const parts = [
    { title: t('measures.otherWays'), ways: found.filter(({ way }) => !ofDay.has(way)) },
    { title: t('measures.energyOfDay'), ways: found.filter(({ way }) => ofDay.has(way)) },
  ];
  return parts.map(
    ({ title, ways }) =>
      ways.length > 0 && (
        <section key={title} className={classes['ways']}>
          <h3>{title}</h3>
          <dl>
            {ways.map(({ way, value }) => (
              <div key={way}>
                <dt>{t(`measures.way.${way}`)}</dt>
                <dd>{words.value(measure.Key, value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ),
  );
}
