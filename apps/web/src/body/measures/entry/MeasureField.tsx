import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure } from '@clubpulse/contract/body/measures/measures';
import { type Doubt, likelyMeant } from '@clubpulse/rules/body/measures/entry';
import { shownNumber } from '@clubpulse/rules/body/measures/units';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SecondsField } from '../../../kit/fields/SecondsField.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Measures.module.css';
import { isLength, type MeasureTexts } from '../use-measure-texts.ts';
import { type Numbers, partWrong } from './entry-values.ts';
import { PressureField } from './PressureField.tsx';

interface MeasureFieldProps {
  measure: MeasureKey;
  last: readonly LastMeasure[];
  words: MeasureTexts;
  values: Numbers;
  knownWeight: number | undefined;
  wrong: boolean;
  doubt: Doubt | undefined;
  refused?: string | undefined;
  named?: string;
  onChange: (values: Numbers) => void;
}

export function MeasureField(props: MeasureFieldProps) {
  const { measure, last, words, values, knownWeight, wrong, doubt, refused, named, onChange } = props;
  const t = useT();
  const formats = useFormats();
  const before = last.find(({ Key }) => Key === measure);
  const text = doubtWords(doubt);
  const label = measure === 'systolicPressure' ? t('measures.pressure') : words.name(measure);
  const second = last.find(({ Key }) => Key === 'diastolicPressure');
  const measured =
    before &&
    t('measures.lastTime', {
      value:
        measure === 'systolicPressure' && second
          ? `${words.number(measure, before.Value)}/${words.number('diastolicPressure', second.Value)}`
          : words.number(measure, before.Value),
      date: formats.date(before.At),
    });
  const lastTime =
    before && !before.Typed
      ? [measured, before.Method === null ? t('measures.followsFrom') : words.method(measure, before.Method)].join(', ')
      : measured;
  const shown = {
    ...(named === undefined ? { label } : { 'aria-label': `${named}, ${label}` }),
    description: (lastTime || text) && <Below lastTime={lastTime} doubt={text && t(text)} />,
  };
  const doubted = text !== undefined;
  if (measure === 'systolicPressure')
    return <PressureField {...shown} values={values} wrong={wrong} refused={refused} doubted={doubted} onChange={onChange} />;
  const limits = words.limits(measure);
  const value = values[measure] ?? null;
  const isWithin = value !== null && value >= limits.min && value <= limits.max;
  const digits = words.decimals(measure);
  const lastShown = before && shownNumber(measure, before.Value, words.units);
  const meant =
    wrong && !isWithin && value !== null && !Number.isNaN(value)
      ? likelyMeant(value, { ...limits, decimals: digits, ...(lastShown === undefined ? {} : { last: lastShown }) })
      : undefined;
  const numberWords = (number: number) => (isLength(measure) ? words.number(measure, number) : formats.number(number, digits));
  const numbers = { min: numberWords(limits.min), max: numberWords(limits.max) };
  const beyond = isWithin ? partWrong(measure, values, { units: words.units, knownWeight }) : undefined;
  const whyBeyond = beyond && t(beyond, { weight: words.number('weight', knownWeight ?? 0), unit: words.unit('weight') });
  const error =
    wrong &&
    !Number.isNaN(value) &&
    (whyBeyond ?? refused ?? (
      <>
        {isLength(measure)
          ? t('measures.limitsOfLength', { name: label, ...numbers })
          : t('measures.limits', { name: label, ...numbers, unit: words.unit(measure) })}{' '}
        {meant !== undefined && (
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            fw={640}
            onClick={() => onChange({ [measure]: meant })}
          >
            {t('kit.numberTake', { number: numberWords(meant) })}
          </Anchor>
        )}
      </>
    ));
  const all = { ...shown, error };
  const set = (next: number | null) => onChange({ [measure]: next });
  return (
    <span className={classes['asked']} data-doubt={doubted} data-measure={measure}>
      {isLength(measure) ? (
        <SecondsField {...all} value={value} onChange={set} onEmpty={() => set(null)} />
      ) : (
        <NumberField
          {...all}
          digits={digits}
          unit={words.unit(measure) || undefined}
          step={10 ** -digits}
          value={value}
          onChange={set}
        />
      )}
    </span>
  );
}

function Below({ lastTime, doubt }: { lastTime: ReactNode; doubt: ReactNode }) {
  return (
    <>
      {lastTime}
      {doubt && <span className={classes['doubt']}>{doubt}</span>}
    </>
  );
}

function doubtWords(doubt: Doubt | undefined) {
  if (!doubt) return undefined;
  if (doubt.why === 'much') return doubt.way === 'up' ? 'measures.muchMore' : 'measures.muchLess';
  return doubt.way === 'up' ? 'measures.rose' : 'measures.fell';
}
