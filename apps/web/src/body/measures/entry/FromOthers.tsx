import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { onceOfBrzycki, onceOfEpley } from '@clubpulse/rules/body/measures/formulas';
import { intervalsIn, RMSSD_SECONDS, SDNN_SECONDS, variabilityOf } from '@clubpulse/rules/body/measures/variability';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Measures.module.css';
import type { MeasureTexts } from '../use-measure-texts.ts';
import type { Numbers } from './entry-values.ts';

interface FromOthersProps {
  measure: MeasureKey;
  words: MeasureTexts;
  onChange: (values: Numbers) => void;
}
const lifted: ReadonlySet<MeasureKey> = new Set<MeasureKey>(['bench1rm', 'squat1rm', 'deadlift1rm']);

export function FromOthers(props: FromOthersProps) {
  const t = useT();
  if (lifted.has(props.measure))
    return (
      <Folded words={t('measures.onceHint')}>
        <FromRepetitions {...props} />
      </Folded>
    );
  if (props.measure !== 'hrvRmssd') return null;
  return (
    <Folded words={t('measures.beatsHint')}>
      <FromBeats {...props} />
    </Folded>
  );
}

const Folded = ({ words, children }: { words: string; children: ReactNode }) => (
  <details className={classes['from']}>
    <summary>{words}</summary>
    {children}
  </details>
);

function FromRepetitions({ measure, words, onChange }: FromOthersProps) {
  const t = useT();
  const formats = useFormats();
  const [weight, setWeight] = useState<number | null>(null);
  const [times, setTimes] = useState<number | null>(null);
  const isComplete = weight !== null && times !== null && !Number.isNaN(weight + times);
  const digits = words.decimals(measure);
  const epley = isComplete ? Number(onceOfEpley(weight, times).toFixed(digits)) : null;
  const textOf = (value: number) => formats.number(value, digits);
  return (
    <div className={classes['fromFields']}>
      <NumberField
        label={t('measures.onceWeight')}
        unit={words.unit(measure)}
        digits={1}
        min={1}
        max={words.limits(measure).max}
        value={weight}
        onChange={setWeight}
      />
      <NumberField label={t('measures.onceTimes')} min={1} max={10} value={times} onChange={setTimes} />
      {isComplete && epley !== null && (
        <p>
          {t('measures.onceSays', { epley: textOf(epley), brzycki: textOf(onceOfBrzycki(weight, times)) })}{' '}
          <Button variant="default" onClick={() => onChange({ [measure]: epley })}>
            {t('measures.onceTake', { value: textOf(epley) })}
          </Button>
        </p>
      )}
    </div>
  );
}

function FromBeats({ onChange }: FromOthersProps) {
  const t = useT();
  const formats = useFormats();
  const [text, setText] = useState('');
  const found = variabilityOf(intervalsIn(text));
  const enough = found !== undefined && found.seconds >= RMSSD_SECONDS;
  const both = enough && found.seconds >= SDNN_SECONDS;
  const [rmssd, sdnn] = [Math.round(found?.rmssd ?? 0), Math.round(found?.sdnn ?? 0)];
  const texts = { rmssd: formats.number(rmssd), sdnn: formats.number(sdnn) };
  return (
    <div className={classes['fromFields']}>
      <Textarea
        label={t('measures.beats')}
        minRows={2}
        maxRows={6}
        autosize
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text.trim() !== '' && !enough && <p role="status">{t('measures.beatsFew')}</p>}
      {enough && !found.reliable && (
        <p role="status">{t('measures.beatsUnreliable', { percent: formats.number(Math.round(100 * found.dropped)) })}</p>
      )}
      {enough && found.reliable && (
        <Button variant="default" onClick={() => onChange({ hrvRmssd: rmssd, ...(both ? { hrvSdnn: sdnn } : {}) })}>
          {both ? t('measures.beatsTakeBoth', texts) : t('measures.beatsTake', texts)}
        </Button>
      )}
    </div>
  );
}
