import type { ExportedPerson } from '@clubpulse/contract/office/people';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { guessColumns } from '@clubpulse/rules/members/imports/columns';
import { guessMeaningOfM } from '@clubpulse/rules/members/imports/genders';
import { readRows } from '@clubpulse/rules/members/imports/read-rows';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { heldWith } from '../../billing/test/money.ts';
import { readSheetFile } from '../../members/imports/public.ts';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { showLanguage, startPhrases, translate } from '../../platform/phrases.ts';
import { peopleCsv } from './people-csv.ts';

beforeAll(() => startPhrases('en'));
const person = (UserId: number, FirstMidName: string, LastName: string, Held: ExportedPerson['Held'] = []): ExportedPerson => ({
  UserId,
  FirstMidName,
  LastName,
  Nickname: FirstMidName.toLowerCase(),
  PictureUri: null,
  Email: `${FirstMidName.toLowerCase()}@example.com`,
  EmailConfirmed: true,
  Roles: ['Trainer', 'Athlete'],
  IsGuest: false,
  IsStaff: false,
  NewPeriod: 0,
  ClientStage: 'client',
  CameBy: null,
  LastSeen: null,
  Held,
  Phone: null,
  BirthDate: null,
  Gender: null,
  Address1: null,
  PostalCode: null,
  City: null,
  Groups: [],
});
const open = heldWith({ SubscriptionName: 'Open', ExpiryDate: '2026-12-31', AmountDue: 5_950, Currency: 'EUR', State: 'Active' });
const pack = heldWith({ SubscriptionName: '=Pack', ExpiryDate: null, AmountDue: 50, Currency: 'EUR', State: 'Expiring' });
const textOf = (language: Language, people: readonly ExportedPerson[]) =>
  peopleCsv(people, translate, makeFormats({ ...settingsOf(language), TimeZone: 'UTC' }));
const file = (language: Language, people: readonly ExportedPerson[]) => textOf(language, people).split('\r\n');

it('the export of people has a row per person, by name, with subscriptions and debts as numbers', () => {
  const [head, ...rows] = file('en', [
    person(2, 'Zoe', 'Bruni', [open, pack, { ...pack, PaymentLabel: 'Unpaid', AmountDue: 4_900 }]),
    person(1, 'Anna', 'Élan'),
    { ...person(3, 'Eve', 'Adler'), LastSeen: '2026-11-24T10:00:00.000Z' },
  ]);
  expect(head).toBe(
    '\uFEFFLast name,First name,Nickname,E-mail,Phone,Date of birth (yyyy-mm-dd),Gender,Street,Postal code,City,Groups,Role,Stage,Last seen (yyyy-mm-dd),Subscriptions,State,Until (yyyy-mm-dd),To pay,Unpaid,Currency',
  );
  expect(rows).toEqual([
    'Adler,Eve,eve,eve@example.com,,,,,,,,"Trainer, Athlete",Client,2026-11-24,,,,,,',
    'Bruni,Zoe,zoe,zoe@example.com,,,,,,,,"Trainer, Athlete",Client,,Open | =Pack | =Pack,Active | Expiring | Expiring,2026-12-31 |  | ,60.00,49.00,EUR',
    'Élan,Anna,anna,anna@example.com,,,,,,,,"Trainer, Athlete",Client,,,,,,,',
    '',
  ]);
});

it('the export of people shows a used-up credit package like the list', () => {
  const used = heldWith({ ...pack, State: 'Expired', RemainingTickets: 0, MaxActivities: 10 });
  const ended = heldWith({ ...open, State: 'Expired', AmountDue: 0 });
  const [, row] = file('en', [person(1, 'Ada', 'Longo', [ended, used])]);
  expect(row).toContain(',Open | =Pack,Expired | 0 of 10 left,2026-12-31 | ,');
});

it('the export of people separates debts by currency, and uses semicolons and decimal commas in Italian', async () => {
  await showLanguage('it', { remember: false });
  const [, row] = file('it', [
    person(1, 'Ada', '@Longo', [open, heldWith({ ...pack, Currency: 'USD', SubscriptionName: 'Due', PaymentLabel: 'Unpaid' })]),
  ]);
  expect(row).toMatch(/^'@Longo;Ada;ada;.*;59,50 \| ; \| 0,50;EUR \| USD$/);
  await showLanguage('en', { remember: false });
});

it.each(languages)('the export of people can be imported by another club when written in %s', async (language) => {
  await showLanguage(language, { remember: false });
  const contact = { Phone: '+39 340 1234567', BirthDate: '1990-03-04', Address1: 'Via Roma 5; scala B', PostalCode: '00184' };
  const people: readonly ExportedPerson[] = [
    { ...person(1, 'Ada', 'Adler', [open]), ...contact, City: 'Roma, EUR', Gender: 'Female', Groups: ['Early', 'Bike'] },
    { ...person(2, 'Bo', 'Bruni', [pack]), Gender: 'Male', BirthDate: '1988-12-11', LastSeen: '2026-11-24T10:00:00.000Z' },
    { ...person(3, 'Cy', 'Conti'), Gender: 'Unspecified' },
  ];
  const sheet = await readSheetFile(new File([textOf(language, people)], 'people.csv'));
  if (typeof sheet === 'string') throw new Error(sheet);
  const columns = guessColumns(sheet.head);
  expect(Object.keys(columns).sort()).toEqual([
    'Address1',
    'BirthDate',
    'City',
    'Email',
    'FirstMidName',
    'Gender',
    'Groups',
    'LastName',
    'Phone',
    'PostalCode',
  ]);
  const genders = sheet.lines.map(({ Cells }) => Cells[columns.Gender ?? -1] ?? '');
  const m = guessMeaningOfM(genders, language);
  // The wrong order would swap day and month if the year were not first.
  const read = readRows(sheet.lines, { columns, order: 'mmddyyyy', m, today: '2026-11-25' });
  expect(read.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(read.map((row) => row.person)).toEqual(
    people.map(({ Email, FirstMidName, LastName, Phone, BirthDate, Gender, Address1, PostalCode, City, Groups }, at) => {
      const known = { Phone, BirthDate, Gender, Address1, PostalCode, City, Language: null };
      return { Row: at + 2, Email, FirstMidName, LastName, ...known, Groups };
    }),
  );
  await showLanguage('en', { remember: false });
});

it.each(['en', 'it'] as const)(
  'the export of people preserves unusual names of tags and people when written in %s',
  async (language) => {
    await showLanguage(language, { remember: false });
    const words = (from: string, longest: number) =>
      fc
        .array(fc.constantFrom(...from), { minLength: 1, maxLength: longest })
        .map((letters) => letters.join('').trim())
        .filter((text) => text !== '');
    const groups = fc.uniqueArray(words('aB9 ;,|"\'=+-@é＝', 12), { maxLength: 5, selector: (name) => name.toLowerCase() });
    const people = fc.array(fc.record({ FirstMidName: words('aé ;"\'=+-', 8), Groups: groups }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(people, async (named) => {
        const all = named.map((one, at) => ({ ...person(at + 1, 'Ada', String(at)), ...one }));
        const sheet = await readSheetFile(new File([textOf(language, all)], 'people.csv'));
        if (typeof sheet === 'string') throw new Error(sheet);
        const reading = { columns: guessColumns(sheet.head), order: 'yyyymmdd', m: 'Male', today: '2026-11-25' } as const;
        const inOrder = readRows(sheet.lines, reading).toSorted(
          (one, other) => Number(one.person?.LastName) - Number(other.person?.LastName),
        );
        expect(inOrder.map((row) => [row.person?.FirstMidName, row.person?.Groups])).toEqual(
          named.map(({ FirstMidName, Groups }) => [FirstMidName, Groups]),
        );
      }),
    );
    await showLanguage('en', { remember: false });
  },
);
