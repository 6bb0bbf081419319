import { type MeasureKey, measureKeys } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure } from '@clubpulse/contract/body/measures/measures';
import { doubts, pastedCells } from '@clubpulse/rules/body/measures/entry';
import { readPressure } from '@clubpulse/rules/body/measures/pressure';
import { parseDuration } from '@clubpulse/rules/formats/duration';
import { readNumber } from '@clubpulse/rules/formats/numbers';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { useNow } from '../../../platform/clock.ts';
import { useLanguage } from '../../../platform/phrases.ts';
import { isLength, type MeasureTexts } from '../use-measure-texts.ts';
import { filledOf, isWrong, type Numbers, numbersInStoredUnits } from './entry-values.ts';

const measureAt = (target: EventTarget): MeasureKey | undefined => {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-measure]') : null;
  return measureKeys.find((key) => key === at?.dataset['measure']);
};

interface Entry {
  values: Numbers;
  keys: readonly MeasureKey[];
  last: readonly LastMeasure[];
  words: MeasureTexts;
  knownWeight: number | undefined;
  onChange: (values: Numbers) => void;
}

export function useEntry({ values, keys, last, words, knownWeight, onChange }: Entry) {
  const language = useLanguage();
  const now = useNow();
  const [left, setLeft] = useState<ReadonlySet<MeasureKey>>(new Set());
  const beside = { units: words.units, knownWeight };
  const stored = numbersInStoredUnits(values, beside);
  const unlikely = doubts(Object.fromEntries(stored.map(({ Key, Value }) => [Key, Value])), last, now);
  const wrong = filledOf(values).filter((key) => isWrong(key, values, beside));
  return {
    stored,
    doubtOf: (key: MeasureKey) => (left.has(key) ? unlikely[key] : undefined),
    wrong,
    isShownWrong: (key: MeasureKey) => left.has(key) && wrong.includes(key),
    around: {
      onBlur: (event: FocusEvent) => {
        const key = measureAt(event.target);
        if (key !== undefined) setLeft((before) => new Set(before).add(key));
      },
      onPaste: (event: ClipboardEvent) => {
        const from = measureAt(event.target);
        const cells = pastedCells(event.clipboardData.getData('text'));
        if (from === undefined || cells === undefined) return;
        event.preventDefault();
        const filled = keys.slice(keys.indexOf(from), keys.indexOf(from) + cells.length);
        onChange(Object.assign({}, ...filled.map((key, at) => numbersOfCell(key, cells[at] ?? ''))) as Numbers);
        setLeft((before) => new Set([...before, ...filled]));
      },
    },
  };

  function numbersOfCell(key: MeasureKey, cell: string): Numbers {
    if (cell === '') return {};
    if (isLength(key)) return { [key]: parseDuration(cell) ?? Number.NaN };
    if (key !== 'systolicPressure') {
      const read = readNumber(cell, { language, digits: words.decimals(key), ...words.limits(key) });
      return { [key]: 'understood' in read ? read.understood : read.is === 'number' ? read.number : Number.NaN };
    }
    const found = readPressure(cell);
    return found
      ? { systolicPressure: found.systolic, diastolicPressure: found.diastolic }
      : { systolicPressure: Number.NaN, diastolicPressure: Number.NaN };
  }
}
