import type { Club } from '@clubpulse/contract/clubs/clubs';
import { EXPORTED_AT_ONCE, type ExportedPerson } from '@clubpulse/contract/office/people';
import { exportClubPeople } from '@clubpulse/contract/office/people.calls';
import { useState } from 'react';
import { ApiError, api } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { type PeopleFilter, queryOf } from './people-filter.ts';

export function useExport(club: Club, filter: PeopleFilter) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(club.TimeZone);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const [{ peopleCsv }, people] = await Promise.all([import('./people-csv.ts'), allPeople(club.ClubId, filter)]);
      const name = csvName([t('members.people'), club.Name, today, filter.q]);
      downloadCsv(name, peopleCsv(people, t, formats));
      toastDone({ title: t('members.exported', { count: people.length, number: formats.number(people.length) }), message: name });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

async function allPeople(clubId: number, filter: PeopleFilter): Promise<ExportedPerson[]> {
  const { Sort: _, ...query } = queryOf(filter);
  const people: ExportedPerson[] = [];
  for (;;) {
    const last = people.at(-1);
    const next = await api(exportClubPeople, {
      params: { id: clubId },
      query: { ...query, ...(last === undefined ? {} : { After: String(last.UserId) }) },
    });
    people.push(...next);
    if (next.length < EXPORTED_AT_ONCE) return people;
  }
}
