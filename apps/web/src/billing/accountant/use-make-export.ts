import type { ExportInput, MadeExport } from '@clubpulse/contract/billing/accountant/accountant';
import { makeExport } from '@clubpulse/contract/billing/accountant/accountant.calls';
import { useChange } from '../../platform/api.ts';
import { downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { giveFile } from '../../platform/give-file.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { entriesCsv, linesCsv } from './accountant-csv.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function useMakeExport(): { busy: boolean; run: (input: ExportInput) => Promise<void> } {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const give = ({ Export: { FileName, Format, Lines: count }, Lines, Entries, Workbook }: MadeExport) => {
    if (Workbook !== null)
      giveFile(
        FileName,
        Uint8Array.from(atob(Workbook), (char) => char.charCodeAt(0)),
        XLSX,
      );
    else downloadCsv(FileName, Format === 'Csv' ? linesCsv(Lines, t, formats) : entriesCsv(Entries, t, formats));
    toastDone({ title: t('billing.exported', { count, number: formats.number(count) }), message: FileName });
  };
  const make = useChange(makeExport, { onDone: give });
  return {
    busy: make.isPending,
    run: async (body) => {
      await make.mutateAsync({ params: { id }, body }).catch(() => undefined);
    },
  };
}
