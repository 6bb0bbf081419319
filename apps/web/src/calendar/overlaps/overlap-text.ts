import type { Overlaps } from '@clubpulse/contract/calendar/overlaps';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { hoursText } from '../parts/range-text.ts';

const NAMED = 3;

type Overlap = Overlaps['Overlaps'][number];

function byClass(overlaps: readonly Overlap[]): readonly (readonly [Overlap, ...Overlap[]])[] {
  const groups = new Map<string, [Overlap, ...Overlap[]]>();
  for (const one of overlaps) {
    const { Kind, Name, ClassName, Begin, End } = one;
    const key = [Kind, Kind === 'Athlete' ? '' : Name, ClassName, Begin, End].join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else if (group.length < NAMED) group.push(one);
  }
  return [...groups.values()].slice(0, NAMED);
}

export function overlapText({ Total, Overlaps }: Overlaps, t: Translate, formats: Formats): string {
  const groups = byClass(Overlaps);
  const named = groups.map((group) => {
    const [{ Kind, Name, ClassName, Begin, End }] = group;
    const when = `${formats.weekday(Begin, 'short')} ${formats.date(Begin)}, ${hoursText(Begin, End, formats)}`;
    if (group.length > 1)
      return t('overlaps.Athletes', { names: group.map((one) => one.Name).join(', '), other: ClassName, when });
    return t(`overlaps.${Kind}`, { name: Name, other: ClassName, when });
  });
  const left = Total - groups.flat().length;
  return [...named, ...(left > 0 ? [t('overlaps.more', { count: left })] : [])].join(' ');
}
