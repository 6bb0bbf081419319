import type { OverlapKind } from '@clubpulse/contract/calendar/overlaps';
import { listOverlaps, OVERLAPS_MAX } from '@clubpulse/contract/calendar/overlaps.calls';
import { useCallback } from 'react';
import { ApiError, api } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { overlapWords } from './overlap-words.ts';
import type { OverlapQuery } from './planned-class.ts';

/** Classes that stand, for the question. */
export const ofClasses = (ids: readonly number[]): OverlapQuery => ({ ClassIds: ids.slice(0, OVERLAPS_MAX).join(',') });

/** After an act: says whom and what it has left twice at one hour, or nothing. Of one `kind` only where it is given. */
export function useSayOverlaps(): (clubId: number, query: OverlapQuery, kind?: OverlapKind) => Promise<void> {
  const t = useT();
  const formats = useFormats();
  return useCallback(
    async (clubId, query, kind) => {
      try {
        const found = await api(listOverlaps, { params: { id: clubId }, query }, { quiet: true });
        const Overlaps = found.Overlaps.filter(({ Kind }) => kind === undefined || Kind === kind);
        const Total = kind === undefined ? found.Total : Overlaps.length;
        if (Total > 0) toastDone({ title: t('overlaps.title'), message: overlapWords({ Total, Overlaps }, t, formats) });
      } catch (error) {
        // The act itself is done; that nobody could be asked about its hour is no failure of it.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    [t, formats],
  );
}
