import { type BeyondComplete, beyondWholes } from '@clubpulse/rules/body/measures/parts';
import type { WrongCell } from '@clubpulse/rules/body/measures-import/rows';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

const words = {
  'no-person': 'measureMany.noPerson',
  'no-day': 'measureMany.noDay',
  'day-to-come': 'measureMany.dayToCome',
  'no-number': 'measureMany.noNumber',
  limits: 'measureMany.limits',
  pressure: 'measureMany.pressure',
  'no-value': 'measureMany.noValue',
} as const satisfies Record<Exclude<WrongCell['why'], BeyondComplete>, string>;

const isBeyondComplete = (why: WrongCell['why']): why is BeyondComplete => beyondWholes.some((one) => one === why);

export function useWrongCellText(head: readonly string[]): (cell: WrongCell) => string {
  const t = useT();
  const formats = useFormats();
  return ({ column, why, limits }) => {
    const name = column === null ? '' : head[column] || t('measureMany.columnNumber', { number: column + 1 });
    if (isBeyondComplete(why)) return `${t('kit.label', { label: name })} ${t(why)}`;
    return t(words[why], {
      name,
      min: formats.number(limits?.min ?? 0, 1),
      max: formats.number(limits?.max ?? 0, 1),
      unit: limits?.unit ?? '',
    });
  };
}
