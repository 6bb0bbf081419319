import type { BatchRow, MeasureBatch } from '@clubpulse/contract/body/measures/batches';
import { saveMeasureBatch } from '@clubpulse/contract/body/measures/measures.calls';
import { useCallback, useState } from 'react';
import { useChange } from '../../platform/api.ts';
import { fieldErrorWords, schemaWords } from '../../platform/phrases.ts';

/** What became of one that was sent (spec 2 section 4). */
export type SentState = { readonly is: 'Waiting' | 'Processing' | 'Success' } | { readonly is: 'Failed'; readonly words: string };

export const isOver = ({ State }: MeasureBatch): boolean => State === 'Success' || State === 'Failed';

/** Rows that are sent together, each under a key of its own, and what becomes of each; several go one after the other. */
export function useBatch(clubId: number) {
  const [batches, setBatches] = useState<readonly { readonly batch: MeasureBatch; readonly keys: readonly number[] }[]>([]);
  const save = useChange(saveMeasureBatch);
  const states = new Map<number, SentState>();
  for (const { batch, keys } of batches)
    for (const [place, key] of keys.entries()) {
      const failure = batch.Failures.find(({ Row }) => Row === place);
      if (failure) {
        const [error] = failure.Errors;
        states.set(key, { is: 'Failed', words: error ? fieldErrorWords(error) : schemaWords(`error.${failure.ErrorType}`) });
      } else states.set(key, { is: isOver(batch) ? 'Success' : batch.State === 'Processing' ? 'Processing' : 'Waiting' });
    }
  return {
    states,
    sending: save.isPending,
    running: batches.map(({ batch }) => batch).filter((batch) => !isOver(batch)),
    /** Told by who asks how far a batch is. */
    seen: useCallback(
      (batch: MeasureBatch) =>
        setBatches((before) =>
          before.map((one) => (one.batch.MeasureBatchId === batch.MeasureBatchId ? { ...one, batch } : one)),
        ),
      [],
    ),
    /** Resolves to whether it is on its way. */
    async send(rows: readonly { readonly key: number; readonly row: BatchRow }[]): Promise<boolean> {
      try {
        const batch = await save.mutateAsync({ params: { id: clubId }, body: { Rows: rows.map(({ row }) => row) } });
        setBatches((before) => [...before, { batch, keys: rows.map(({ key }) => key) }]);
        return true;
      } catch {
        // The default handler has said why.
        return false;
      }
    },
  };
}
