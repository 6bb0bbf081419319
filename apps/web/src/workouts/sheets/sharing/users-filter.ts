import { sheetUserSorts } from '@clubpulse/contract/workouts/sheets/sheets';

export interface UsersFilter {
  readonly q: string;
  readonly sheet: number | null;
  readonly sort: (typeof sheetUserSorts)[number];
}

export const sortOf = (word: string | null): UsersFilter['sort'] => sheetUserSorts.find((one) => one === word) ?? 'Name';

export function readUsers(params: URLSearchParams): UsersFilter {
  const sheet = Number(params.get('sheet'));
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    sheet: Number.isSafeInteger(sheet) && sheet > 0 ? sheet : null,
    sort: sortOf(params.get('sort')),
  };
}

export function writeUsers({ q, sheet, sort }: UsersFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (sheet !== null) params.set('sheet', String(sheet));
  if (sort !== 'Name') params.set('sort', sort);
  return params;
}

export const queryOf = ({ q, sheet, sort }: UsersFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(sheet === null ? {} : { WorkoutSheetId: String(sheet) }),
  Sort: sort,
});
