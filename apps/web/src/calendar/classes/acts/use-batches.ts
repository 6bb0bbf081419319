import type { BatchResult } from '@clubpulse/contract/calendar/classes/classes';
import {
  batchCloneClasses,
  batchDeleteClasses,
  batchPublishClasses,
  batchUnpublishClasses,
  batchUpdateClasses,
} from '@clubpulse/contract/calendar/classes/classes.calls';
import { useState } from 'react';
import { useChange } from '../../../platform/api.ts';
import { ofClasses, useShowOverlaps } from '../../overlaps/public.ts';

export type BatchAct = 'publish' | 'unpublish' | 'update' | 'clone' | 'delete';
export interface BatchOutcome extends BatchResult {
  readonly act: BatchAct;
}

export function useBatches(onDone: (outcome: BatchOutcome) => void, own?: number) {
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const showOverlaps = useShowOverlaps();
  const after = (act: BatchAct) => ({
    onDone: (result: BatchResult, { body: { ClubId } }: { body: { ClubId: number } }) => {
      const next = { act, ...result };
      setOutcome(next);
      onDone(next);
      if ((act === 'clone' || act === 'update') && result.Done.length > 0) void showOverlaps(ClubId, ofClasses(result.Done));
    },
  });
  const publish = useChange(batchPublishClasses, after('publish'));
  const unpublish = useChange(batchUnpublishClasses, after('unpublish'));
  const update = useChange(batchUpdateClasses, after('update'));
  const clone = useChange(batchCloneClasses, after('clone'));
  const remove = useChange(batchDeleteClasses, {
    ...after('delete'),
    leaves: ({ Done }) => own !== undefined && Done.includes(own),
  });
  const all = { publish, unpublish, update, clone, delete: remove };
  return {
    ...all,
    busy: Object.values(all).some((one) => one.isPending),
    outcome,
    forget: () => setOutcome(null),
  };
}
