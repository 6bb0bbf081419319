import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export const countText =
  (t: Translate, { number }: Formats) =>
  ({ recordsTotal, recordsFiltered }: { readonly recordsTotal: number; readonly recordsFiltered: number }): string =>
    recordsFiltered === recordsTotal
      ? t('members.peopleCount', { count: recordsTotal, number: number(recordsTotal) })
      : t('members.peopleFound', { found: number(recordsFiltered), total: number(recordsTotal) });
