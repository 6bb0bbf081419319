import type { Overlaps } from '@clubpulse/contract/calendar/overlaps';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { hoursText } from '../parts/range-text.ts';

const NAMED = 3;

export function overlapText({ Total, Overlaps }: Overlaps, t: Translate, formats: Formats): string {
  const named = Overlaps.slice(0, NAMED).map(({ Kind, Name, ClassName, Begin, End }) => {
    const when = `${formats.weekday(Begin, 'short')} ${formats.date(Begin)}, ${hoursText(Begin, End, formats)}`;
    return t(`overlaps.${Kind}`, { name: Name, other: ClassName, when });
  });
  const left = Total - named.length;
  return [...named, ...(left > 0 ? [t('overlaps.more', { count: left })] : [])].join(' ');
}
