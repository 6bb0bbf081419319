import { IMPORT_MAX } from '@clubpulse/contract/members/imports/imports';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { FileDrop } from '../../kit/fields/FileDrop.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, schemaText, useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';
import type { FileRefused, Sheet } from './read-file.ts';
import { SHEET_TYPES } from './sheet-types.ts';

const refusedWords = {
  'too-large': 'members.fileTooLarge',
  empty: 'members.fileEmpty',
} as const satisfies Partial<Record<FileRefused, PhraseKey>>;

export function ChooseFile({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const t = useT();
  const formats = useFormats();
  const [refused, setRefused] = useState<FileRefused | null>(null);
  const read = async (file: File) => {
    const { readFile } = await import('./read-file.ts');
    const found = await readFile(file);
    if (typeof found === 'string') setRefused(found);
    else onSheet(found);
  };
  const words = refused === null ? null : refused === 'too-many' ? schemaText('too-many-rows') : t(refusedWords[refused]);
  return (
    <div className={classes['choose']}>
      <FileDrop
        icon={IconFileTypeCsv}
        label={t('members.chooseFile')}
        note={t('members.fileLead', { rows: formats.number(IMPORT_MAX) })}
        accept={SHEET_TYPES}
        onFile={(file) => void read(file)}
      />
      <Refusal words={words} />
    </div>
  );
}
