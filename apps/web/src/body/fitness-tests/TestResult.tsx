import {
  type Component,
  type ComponentKind,
  componentKinds,
  type FitnessTest,
  ratings,
} from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { beginningOf, nextRating } from '@clubpulse/rules/body/fitness-tests/score';
import { bandOf } from '@clubpulse/rules/body/measures/bands';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useMeasureTexts } from '../measures/public.ts';
import classes from './FitnessTests.module.css';

const AddParts = lazyComponent(() => import('./AddParts.tsx').then((it) => it.AddParts));

interface TestResultProps {
  test: FitnessTest;
  before: FitnessTest | undefined;
}

export function TestResult({ test, before }: TestResultProps) {
  const t = useT();
  const formats = useFormats();
  const [adding, setAdding] = useState(false);
  const { Score, Rating, Components, MeasureEventId, MayChange, HeartRateRecovery } = test;
  if (Score === null || Rating === null) return null;
  const next = nextRating(Rating);
  const toNext = next && { by: formats.number(beginningOf(next) - Score, 1), rating: t(`measures.band.${next}`) };
  const lacks = componentKinds.some((kind) => !Components.some(({ Kind }) => Kind === kind));
  const recovery = HeartRateRecovery === null ? undefined : bandOf('recoveryHeartRate1', HeartRateRecovery, none);
  return (
    <>
      <Card>
        <div className={classes['score']}>
          <strong>{formats.number(Score)}</strong>
          <div>
            <h2>{t(`measures.band.${Rating}`)}</h2>
            <p>
              <AboutScore test={test} before={before} />
            </p>
          </div>
        </div>
        <div className={classes['bar']} aria-hidden="true">
          {ratings.toReversed().map((rating) => (
            <i key={rating} data-lit={rating === Rating} style={{ flexGrow: widthOf(rating) }} />
          ))}
          <b style={{ insetInlineStart: `${Score}%` }} />
        </div>
        <p className={classes['ends']}>
          <span>{t('measures.band.veryPoor')}</span>
          {toNext && <span>{t('fitnessTests.toNext', toNext)}</span>}
          <span>{t('measures.band.excellent')}</span>
        </p>
      </Card>
      <Card>
        <dl className={classes['parts']}>
          {componentKinds.map((kind) => (
            <Part key={kind} kind={kind} component={Components.find(({ Kind }) => Kind === kind)} />
          ))}
          {HeartRateRecovery !== null && recovery && (
            <div>
              <dt>{t('fitnessTests.recovery')}</dt>
              <dd className={classes['measured']}>
                {t('fitnessTests.recoveryBeats', {
                  count: HeartRateRecovery,
                  rating: t(`measures.band.${recovery.word}`),
                })}
              </dd>
            </div>
          )}
        </dl>
        {lacks && MayChange && MeasureEventId !== null && (
          <div className={classes['add']}>
            {!test.IsTotal && <p>{t('fitnessTests.partsText')}</p>}
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t('fitnessTests.parts')}
            </Button>
          </div>
        )}
      </Card>
      {adding && MeasureEventId !== null && <AddParts eventId={MeasureEventId} onClose={() => setAdding(false)} />}
    </>
  );
}

const none = { Age: null, Gender: null, Height: null };

function widthOf(rating: (typeof ratings)[number]): number {
  const next = nextRating(rating);
  return (next ? beginningOf(next) : 100) - beginningOf(rating);
}

function AboutScore({ test: { Age, Gender, Score, IsTotal, Components }, before }: TestResultProps) {
  const t = useT();
  const formats = useFormats();
  const parts: string[] = [];
  if (Age !== null && Gender === 'Female') parts.push(t('fitnessTests.woman', { age: Age }));
  if (Age !== null && Gender === 'Male') parts.push(t('fitnessTests.man', { age: Age }));
  if (!IsTotal && Components.length > 0) parts.push(t('fitnessTests.alone'));
  if (before && Score !== null && before.Score !== null) {
    const by = Math.round(Score) - Math.round(before.Score);
    const date = formats.date(before.EndedAt ?? before.PreparedAt);
    const way = by === 0 ? 'same' : by > 0 ? 'up' : 'down';
    parts.push(t(`fitnessTests.${way}`, { by: formats.number(Math.abs(by)), date }));
  }
  return parts.join(', ');
}

function Part({ kind, component }: { kind: ComponentKind; component: Component | undefined }) {
  const t = useT();
  const words = useMeasureTexts();
  const lit = component === undefined ? 0 : ratings.length - ratings.indexOf(component.Rating);
  const text = component?.Values.map(({ Key, Value }) =>
    component.Values.length === 1 ? words.value(Key, Value) : `${words.name(Key)} ${words.value(Key, Value)}`,
  );
  return (
    <div>
      <dt>{t(`fitnessTests.kind.${kind}`)}</dt>
      <dd>{component ? <b>{t(`measures.band.${component.Rating}`)}</b> : t('fitnessTests.notYet')}</dd>
      {component && (
        <>
          <dd className={classes['rungs']} aria-hidden="true">
            {ratings.map((rating, place) => (
              <i key={rating} data-lit={place < lit} />
            ))}
          </dd>
          <dd className={classes['measured']}>{text?.join(', ')}</dd>
        </>
      )}
    </div>
  );
}
