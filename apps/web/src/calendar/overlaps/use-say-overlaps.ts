import type { OverlapKind } from '@clubpulse/contract/calendar/overlaps';
import { listOverlaps, OVERLAPS_MAX } from '@clubpulse/contract/calendar/overlaps.calls';
import { useCallback } from 'react';
import { ApiError, api } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { overlapText } from './overlap-text.ts';
import type { OverlapQuery } from './planned-class.ts';

export const ofClasses = (ids: readonly number[]): OverlapQuery => ({ ClassIds: ids.slice(0, OVERLAPS_MAX).join(',') });

export function useShowOverlaps(): (clubId: number, query: OverlapQuery, kind?: OverlapKind) => Promise<void> {
  const t = useT();
  const formats = useFormats();
  return useCallback(
    async (clubId, query, kind) => {
      try {
        const found = await api(listOverlaps, { params: { id: clubId }, query }, { quiet: true });
        const Overlaps = found.Overlaps.filter(({ Kind }) => kind === undefined || Kind === kind);
        const Total = kind === undefined ? found.Total : Overlaps.length;
        if (Total > 0) toastDone({ title: t('overlaps.title'), message: overlapText({ Total, Overlaps }, t, formats) });
      } catch (error) {
        // A failed overlap query must not fail the act.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    [t, formats],
  );
}
