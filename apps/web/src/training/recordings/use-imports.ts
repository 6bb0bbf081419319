import { RECORDING_BYTES_MAX, type RecordingResult } from '@clubpulse/contract/training/recordings/recordings';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { useEffect, useState } from 'react';
import { type ApiError, type ApiInput, change } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

export interface Import {
  readonly key: string;
  readonly file: File;
  readonly state: 'waits' | 'reads' | 'done' | 'refused';
  readonly result?: RecordingResult;
  readonly words?: string;
  /** True if a retry may succeed, because the file was not the reason. */
  readonly mayBeRead?: boolean;
}

const OF_THE_FILE: ReadonlySet<string> = new Set([
  'RecordingTypeRefused',
  'RecordingPacked',
  'RecordingDocumentType',
  'RecordingBroken',
  'RecordingEmpty',
  'RecordingTooLarge',
  'RecordingTooShort',
  'RecordingTooLong',
  'RecordingWithoutValues',
  'RecordingAhead',
  'RecordingUndated',
]);

/** The call declares JSON, but its layer sends FormData unchanged. */
function formOf(file: File): ApiInput<typeof importRecording>['body'] {
  const form = new FormData();
  form.set('file', file, file.name);
  return form as unknown as ApiInput<typeof importRecording>['body'];
}

export function useImports(userId: number) {
  const t = useT();
  const [imports, setImports] = useState<readonly Import[]>([]);
  const next = imports.find(({ state }) => state === 'waits');
  const isBusy = imports.some(({ state }) => state === 'reads');

  useEffect(() => {
    if (next === undefined || isBusy) return;
    const became = (fields: Partial<Import>) =>
      setImports((all) => all.map((one) => (one.key === next.key ? { ...one, ...fields } : one)));
    const { size } = next.file;
    if (size === 0 || size > RECORDING_BYTES_MAX) {
      became({ state: 'refused', words: t(size === 0 ? 'recording-nothing' : 'recording-too-large') });
      return;
    }
    became({ state: 'reads' });
    change(importRecording, { params: { id: userId }, body: formOf(next.file) }, { quiet: true }).then(
      (result) => became({ state: 'done', result }),
      (error: ApiError) =>
        became({ state: 'refused', words: refusalText(error), mayBeRead: !OF_THE_FILE.has(error.errorType ?? '') }),
    );
  }, [next, isBusy, userId, t]);

  return {
    imports,
    add: (files: readonly File[]) =>
      setImports((all) => [
        ...all,
        ...files.map((file, index) => ({ key: `${all.length + index}`, file, state: 'waits' as const })),
      ]),
    again: (key: string) => setImports((all) => all.map((one) => (one.key === key ? { ...one, state: 'waits' as const } : one))),
  };
}
