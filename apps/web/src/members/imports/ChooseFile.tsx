import { IMPORT_MAX } from '@clubpulse/contract/members/imports/imports';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, schemaText, useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';
import type { FileRefused, Sheet } from './read-file.ts';

const refusedWords = {
  'too-large': 'members.fileTooLarge',
  empty: 'members.fileEmpty',
} as const satisfies Partial<Record<FileRefused, PhraseKey>>;

export function ChooseFile({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const t = useT();
  const formats = useFormats();
  const id = useId();
  const place = useRef<HTMLLabelElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<FileRefused | null>(null);
  const read = async (file: File) => {
    const { readFile } = await import('./read-file.ts');
    const found = await readFile(file);
    if (typeof found === 'string') setRefused(found);
    else onSheet(found);
  };
  useEffect(() => {
    const { current: element } = place;
    const events = ['dragover', 'dragleave', 'drop'] as const;
    const handle = (event: DragEvent) => {
      // Without this the browser would open the dropped file.
      event.preventDefault();
      setOver(event.type === 'dragover');
      const [file] = event.type === 'drop' ? (event.dataTransfer?.files ?? []) : [];
      if (file) void read(file);
    };
    for (const event of events) element?.addEventListener(event, handle);
    return () => {
      for (const event of events) element?.removeEventListener(event, handle);
    };
  });
  const words = refused === null ? null : refused === 'too-many' ? schemaText('too-many-rows') : t(refusedWords[refused]);
  return (
    <div className={classes['choose']}>
      <label ref={place} htmlFor={id} className={classes['drop']} data-over={isOver}>
        <IconFileTypeCsv size={28} stroke={1.6} aria-hidden="true" />
        <b>{t('members.chooseFile')}</b>
        <span>{t('members.fileLead', { rows: formats.number(IMPORT_MAX) })}</span>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void read(file);
          }}
        />
      </label>
      <Refusal words={words} />
    </div>
  );
}
