import { measureKeys } from '@clubpulse/contract/body/measures/catalogue';
import {
  type ColumnChoice,
  type ColumnIs,
  type FileLine,
  importedKeys,
  unitsOfKey,
} from '@clubpulse/rules/body/measures-import/rows';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useT } from '../../platform/phrases.ts';
import { useMeasureTexts } from '../measures/public.ts';
import classes from './MeasureMany.module.css';

interface FileColumnsProps {
  names: readonly string[];
  lines: readonly FileLine[];
  columns: ColumnChoice;
  onChoose: (place: number, is: ColumnIs | null) => void;
}

export function FileColumns({ names, lines, columns, onChoose }: FileColumnsProps) {
  const t = useT();
  const words = useMeasureTexts();
  const choices = [
    { value: 'person', label: t('measureMany.person') },
    { value: 'day', label: t('kit.day') },
    ...importedKeys.map((value) => ({ value, label: value === 'systolicPressure' ? t('measures.pressure') : words.name(value) })),
  ];
  const choose = (place: number, value: string | null) => {
    const key = measureKeys.find((one) => one === value);
    if (value === 'person') onChoose(place, { is: 'person' });
    else if (value === 'day') onChoose(place, { is: 'day' });
    else if (key === undefined) onChoose(place, null);
    else onChoose(place, { is: 'measure', key, unit: unitsOfKey(key)[0] ?? '' });
  };
  return (
    <ul className={classes['columns']}>
      {names.map((name, place) => {
        const is = columns.get(place);
        const example = lines.find(({ Cells }) => (Cells[place] ?? '').trim() !== '')?.Cells[place]?.trim() ?? '';
        const units = is?.is === 'measure' ? unitsOfKey(is.key) : [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          <li key={place}>
            <ChoiceField
              label={example === '' ? name : `${name} (${example.slice(0, 40)})`}
              placeholder={t('measureMany.nothing')}
              clearable
              searchable
              value={is === undefined ? null : is.is === 'measure' ? is.key : is.is}
              data={choices}
              onChange={(value) => choose(place, value)}
            />
            {is?.is === 'measure' && units.length > 1 && (
              <ChoiceField
                label={t('measureMany.unitOf', { name: words.name(is.key) })}
                allowDeselect={false}
                value={is.unit}
                data={units.map((unit) => ({ value: unit, label: unit }))}
                onChange={(unit) => unit !== null && onChoose(place, { ...is, unit })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
