import type { Brand } from '@clubpulse/contract/clubs/clubs';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useToday } from '../../platform/use-today.ts';
import { brandCsv } from './brand-csv.ts';
import type { BrandView } from './brand-view.ts';
import { inOrder } from './club-order.ts';
import { useCompared } from './use-compared.ts';

/** Writes the clubs into a file as they are shown; undefined until all that is shown has come. */
export function useBrandExport({ BrandId, Name }: Brand, { sort, period }: BrandView): (() => void) | undefined {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { found, isWhole } = useCompared(BrandId, period);
  if (!isWhole || found === undefined || found.length === 0) return undefined;
  return () => {
    const name = csvName([t('clubs.brand'), Name, today, t(`clubs.period-${period}`)]);
    downloadCsv(name, brandCsv(inOrder(found, sort, formats.locale), t, formats));
    toastDone({ title: t('clubs.clubsExported', { count: found.length }), message: name });
  };
}
