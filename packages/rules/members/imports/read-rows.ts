import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { FieldError } from '@clubpulse/contract/errors';
import { type ImportedPerson, type ImportField, importedPersonSchema } from '@clubpulse/contract/members/imports/imports';
import { trimmed } from '@clubpulse/contract/scalars';
import { checkBirthDate } from '../../accounts/users/profile.ts';
import { dateText } from '../../formats/dates.ts';
import type { Day } from '../../time/days.ts';
import { addressOf } from '../invitations/read-people.ts';
import { readBirthDate } from './birth-dates.ts';
import type { Columns } from './columns.ts';
import { type MeaningOfM, readGender } from './genders.ts';
import { groupsCell, groupsOf } from './groups-cell.ts';
import { readLanguage } from './languages.ts';

export interface Line {
  readonly Row: number;
  readonly Cells: readonly string[];
}

export interface Reading {
  readonly columns: Columns;
  readonly order: DateFormat;
  readonly m: MeaningOfM;
  readonly today: Day;
  readonly groups?: readonly string[] | undefined;
}

export type WrongKey = string;
export interface WrongCell {
  readonly field: ImportField;
  readonly key: WrongKey;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly suggestion: string | null;
}

export interface RowRead {
  readonly Row: number;
  readonly typed: Readonly<Partial<Record<ImportField, string>>>;
  readonly person: ImportedPerson | null;
  readonly wrong: readonly WrongCell[];
}

export type Corrections = ReadonlyMap<number, Readonly<Partial<Record<ImportField, string>>>>;

const cellText = (cell: string): string => trimmed(cell.replaceAll(/[\u00A0\u2007\u202F]/g, ' '));

export const readRows = (lines: readonly Line[], reading: Reading, corrections: Corrections = new Map()): RowRead[] =>
  lines.map(({ Row, Cells }) => {
    const cells = Object.entries(reading.columns).map(([field, at]) => [field, cellText(Cells[at] ?? '')] as const);
    const typed: Partial<Record<ImportField, string>> = { ...Object.fromEntries(cells), ...corrections.get(Row) };
    return readRow(Row, typed, reading);
  });

function readRow(Row: number, typed: RowRead['typed'], { order, m, today, groups }: Reading): RowRead {
  const wrong: WrongCell[] = [];
  const say = (field: ImportField, key: WrongKey, suggestion: string | null = null, values?: WrongCell['values']) => {
    wrong.push({ field, key, suggestion, ...(values === undefined ? {} : { values }) });
  };
  const names = namesOf(typed);
  const mail = addressOf(typed.Email ?? '');
  if ((typed.Email ?? '') === '') say('Email', 'field-required');
  else if (mail.Wrong !== null) say('Email', `address-${mail.Wrong}`, mail.Suggestion);

  const born = typed.BirthDate ? readBirthDate(typed.BirthDate, order, today) : undefined;
  const BirthDate = born && 'day' in born ? born.day : null;
  if (born && 'wrong' in born) say('BirthDate', born.wrong, 'likely' in born ? dateText(born.likely, order) : null);
  const old = BirthDate === null ? [] : checkBirthDate(BirthDate, today);
  for (const { key, values } of old) say('BirthDate', key, null, values);

  const gender = readGender(typed.Gender ?? '', m);
  const Gender = gender === 'unknown' || gender === 'unclear' ? null : gender;
  if (gender === 'unknown' || gender === 'unclear') say('Gender', `gender-${gender}`);
  // A spreadsheet that uses scientific notation loses the last digits.
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(typed.Phone ?? '')) say('Phone', 'phone-lost');

  const language = readLanguage(typed.Language ?? '');
  if (language === 'unknown') say('Language', 'language-unknown');

  const Groups = groupsOf(typed.Groups ?? '');
  const unknown = groups === undefined ? [] : unknownGroups(Groups, groups);
  if (unknown.length > 0) say('Groups', 'group-unknown', null, { name: groupsCell(unknown) });

  const { Phone = null, Address1 = null, PostalCode = null, City = null } = typed;
  const parsed = importedPersonSchema.safeParse({
    Row,
    ...names,
    Email: mail.Email,
    BirthDate,
    Gender,
    Phone,
    Address1,
    PostalCode,
    City,
    Language: language === 'unknown' ? null : language,
    Groups,
  });
  const stated = new Set(wrong.map(({ field }) => field));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf(String(path[0]), typed);
    if (field === undefined || stated.has(field)) continue;
    stated.add(field);
    say(field, message);
  }
  return { Row, typed, person: wrong.length === 0 ? (parsed.data ?? null) : null, wrong };
}

/** With a comma, as in `Rossi, Mario`, the last name is first. */
function namesOf({ FirstMidName, LastName = '', FullName, SurnameFirst }: RowRead['typed']) {
  const fullMatch = FirstMidName === undefined ? (FullName ?? SurnameFirst) : undefined;
  if (fullMatch === undefined) return { FirstMidName: FirstMidName ?? '', LastName };
  const [before = '', ...behind] = fullMatch.split(',').map((part) => part.trim());
  if (behind.length > 0) return { FirstMidName: behind.join(' '), LastName: before };
  const [first = '', ...rest] = fullMatch.split(/\s+/);
  return FullName === undefined
    ? { FirstMidName: rest.join(' ') || first, LastName: rest.length > 0 ? first : '' }
    : { FirstMidName: first, LastName: LastName || rest.join(' ') };
}

export function unknownGroups(names: readonly string[], groups: readonly string[]): string[] {
  const known = new Set(groups.map((name) => name.toLowerCase()));
  return names.filter((name) => !known.has(name.toLowerCase()));
}

function fieldOf(name: string, typed: RowRead['typed']): ImportField | undefined {
  const names = ['FirstMidName', 'FullName', 'SurnameFirst'] as const;
  if (name === 'FirstMidName') return names.find((field) => typed[field] !== undefined) ?? 'FirstMidName';
  if (name === 'LastName') return typed.LastName === undefined ? fieldOf('FirstMidName', typed) : 'LastName';
  return (['Email', 'BirthDate', 'Gender', 'Phone', 'Address1', 'PostalCode', 'City', 'Language', 'Groups'] as const).find(
    (field) => field === name,
  );
}

export const checkImport = (people: readonly ImportedPerson[], today: Day): FieldError[] =>
  people.flatMap(({ BirthDate }, at) =>
    BirthDate === null
      ? []
      : checkBirthDate(BirthDate, today).map((error) => ({ ...error, field: `People.${at}.${error.field}` })),
  );
