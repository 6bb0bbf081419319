import type { ResultOf } from '@clubpulse/contract/call';
import type { Ranked, RankingMeasure } from '@clubpulse/contract/community/rankings';
import type { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { guestNumbers } from './guests.ts';
import { rankingCsv } from './ranking-csv.ts';

const AT_ONCE = 1000;
export type AskRanking = (page: { readonly start: number; readonly length: number }) => Promise<ResultOf<typeof getClubRanking>>;

export function useRankingExport(name: string, by: RankingMeasure, ask: AskRanking) {
  const t = useT();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { rows, from, to } = await all(ask);
      const file = csvName([t('rankings.file'), name, from, to]);
      downloadCsv(file, rankingCsv(rows, by, guestNumbers(rows), t, formats));
      toastDone({ title: t('rankings.exported', { count: rows.length, number: formats.number(rows.length) }), message: file });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

async function all(ask: AskRanking): Promise<{ rows: Ranked[]; from: string; to: string }> {
  const rows: Ranked[] = [];
  for (;;) {
    const page = await ask({ start: rows.length, length: AT_ONCE });
    rows.push(...page.data);
    if (page.data.length === 0 || rows.length >= page.recordsFiltered) return { rows, from: page.From, to: page.To };
  }
}
