import { importFields } from '@clubpulse/contract/members/imports/imports';
import { beginImport } from '@clubpulse/contract/members/imports/imports.calls';
import { useChange } from '../../platform/api.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import type { SentFile } from './ImportDone.tsx';
import { wrongCsv } from './import-csv.ts';
import type { Import } from './use-import.ts';
import { whatIsWrong } from './what-is-wrong.ts';

export function useBeginImport(read: Import, onDone: (sent: SentFile) => void) {
  const t = useT();
  const language = useLanguage();
  const { wrong, groups, known, twice } = read;
  return useChange(beginImport, {
    quiet: true,
    onDone: ({ ImportId }) => {
      const rows = [...wrong, ...groups, ...[...known, ...twice].map(({ row }) => row)].sort((one, other) => one.Row - other.Row);
      const fields = importFields.filter((field) => read.columns[field] !== undefined);
      const csv = wrongCsv(rows, fields, (row) => whatIsWrong(row, read, t, language), t, language);
      onDone({ ImportId, wrong: wrong.length + groups.length, known: known.length, twice: twice.length, csv });
    },
  });
}
