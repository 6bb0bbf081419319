import { BATCH_MAX } from '@clubpulse/contract/body/measures/batches';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { FileDrop } from '../../kit/fields/FileDrop.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { type FileRefused, readSheetFile, SHEET_TYPES, type Sheet } from '../../members/imports/public.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './MeasureMany.module.css';

/** The component loads later, because it contains the names of measures in every language. */
const FileSheet = lazyComponent(() => import('./FileSheet.tsx').then((it) => it.FileSheet));

const refusedWords = {
  'too-large': 'measureMany.tooLarge',
  'too-many': 'measureMany.tooMany',
  empty: 'measureMany.emptyFile',
} as const satisfies Record<FileRefused, string>;

export function FromFile() {
  const t = useT();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [refused, setRefused] = useState<FileRefused | null>(null);
  const read = async (file: File) => {
    const found = await readSheetFile(file);
    if (typeof found === 'string') setRefused(found);
    else if (found.lines.length > BATCH_MAX) setRefused('too-many');
    else {
      setRefused(null);
      setSheet(found);
    }
  };
  if (sheet !== null) return <FileSheet key={sheet.name} sheet={sheet} onAnother={() => setSheet(null)} />;
  return (
    <div className={classes['many']}>
      <FileDrop
        icon={IconFileTypeCsv}
        label={t('measureMany.choose')}
        note={t('measureMany.chooseLead')}
        accept={SHEET_TYPES}
        onFile={(file) => void read(file)}
      />
      <Refusal words={refused === null ? null : t(refusedWords[refused])} />
    </div>
  );
}
