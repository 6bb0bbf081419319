import type { BatchRow, MeasureBatch } from '@clubpulse/contract/body/measures/batches';
import { saveMeasureBatch } from '@clubpulse/contract/body/measures/measures.calls';
import type { FieldError } from '@clubpulse/contract/errors';
import { useCallback, useState } from 'react';
import { useChange } from '../../platform/api.ts';
import { schemaText, useT } from '../../platform/phrases.ts';
import { refusedValue, useMeasureTexts } from '../measures/public.ts';

export type SentState = { readonly is: 'Waiting' | 'Processing' | 'Success' } | { readonly is: 'Failed'; readonly words: string };

interface Sent {
  readonly key: number;
  readonly row: BatchRow;
}

export const isOver = ({ State }: MeasureBatch): boolean => State === 'Success' || State === 'Failed';

export function useBatch(clubId: number) {
  const t = useT();
  const measureWords = useMeasureTexts();
  const [batches, setBatches] = useState<readonly { readonly batch: MeasureBatch; readonly sent: readonly Sent[] }[]>([]);
  const save = useChange(saveMeasureBatch);
  const states = new Map<number, SentState>();
  for (const { batch, sent } of batches)
    for (const [place, { key, row }] of sent.entries()) {
      const failure = batch.Failures.find(({ Row }) => Row === place);
      if (failure) {
        const [error] = failure.Errors;
        states.set(key, { is: 'Failed', words: error ? whyOf(error, row) : schemaText(`error.${failure.ErrorType}`) });
      } else states.set(key, { is: isOver(batch) ? 'Success' : batch.State === 'Processing' ? 'Processing' : 'Waiting' });
    }
  function whyOf(error: FieldError, { Values }: BatchRow): string {
    const { key, why } = refusedValue(
      error,
      Values.map(({ Key }) => Key),
      measureWords,
    );
    return key === undefined ? why : `${t('kit.label', { label: measureWords.name(key) })} ${why}`;
  }

  return {
    states,
    sending: save.isPending,
    running: batches.map(({ batch }) => batch).filter((batch) => !isOver(batch)),
    seen: useCallback(
      (batch: MeasureBatch) =>
        setBatches((before) =>
          before.map((one) => (one.batch.MeasureBatchId === batch.MeasureBatchId ? { ...one, batch } : one)),
        ),
      [],
    ),
    async send(rows: readonly Sent[]): Promise<boolean> {
      try {
        const batch = await save.mutateAsync({ params: { id: clubId }, body: { Rows: rows.map(({ row }) => row) } });
        setBatches((before) => [...before, { batch, sent: rows }]);
        return true;
      } catch {
        return false;
      }
    },
  };
}
