import { getClubLicenses, getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import type { CheckedPerson, MemberImport } from '@clubpulse/contract/members/imports/imports';
import { beginImport, checkImport, listImports } from '@clubpulse/contract/members/imports/imports.calls';
import { languages } from '@clubpulse/contract/scalars';
import { guessColumns } from '@clubpulse/rules/members/imports/columns';
import { type RowRead, readRows } from '@clubpulse/rules/members/imports/read-rows';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { startPhrases, translate } from '../../platform/phrases.ts';
import { oneIn } from '../../test/examples.ts';
import { answer, respond } from '../../test/network.ts';
import { clubWith } from '../../test/world.ts';
import { refusedCsv, wrongCsv } from './import-csv.ts';
import { fieldNames } from './import-text.ts';
import { readSheet, textOf } from './read-file.ts';
import type { Import } from './use-import.ts';
import { whatIsWrong } from './what-is-wrong.ts';

const file = 'Nome;Cognome;E-mail;Nato il\r\nZoë;Città;zoe@example.com;04/09/1991\r\n';

describe('an import file', () => {
  const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it.each([
    ['UTF-8', new TextEncoder().encode(file)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${file}`)],
    ['Windows-1252', windows(file)],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Array.from(file, (letter) => [letter.charCodeAt(0), 0]).flat()])],
    ['UTF-16 without a byte order mark', Uint8Array.from(Array.from(file, (letter) => [letter.charCodeAt(0), 0]).flat())],
    [
      'big-endian UTF-16 without a byte order mark',
      Uint8Array.from(Array.from(file, (letter) => [0, letter.charCodeAt(0)]).flat()),
    ],
    ['MacRoman', Uint8Array.from(file, (letter) => ({ ë: 0x91, à: 0x88 })[letter] ?? letter.charCodeAt(0))],
  ])('in %s is read', (_, bytes) => {
    expect(readSheet('x.csv', textOf(bytes))).toMatchObject({
      head: ['Nome', 'Cognome', 'E-mail', 'Nato il'],
      separator: ';',
      lines: [{ Row: 2, Cells: ['Zoë', 'Città', 'zoe@example.com', '04/09/1991'] }],
    });
  });

  it.each([
    ['Dell’Acqua', 'MacRoman', [0xd5]],
    ['Dell’Acqua', 'Windows-1252', [0x92]],
    ['Nicolò', 'MacRoman', [0x98]],
    ['Nicolò', 'Windows-1252', [0xf2]],
    ['Cantù', 'MacRoman', [0x9d]],
    ['Cantù', 'Windows-1252', [0xf9]],
    ['Núñez', 'MacRoman', [0x9c, 0x96]],
    ['Núñez', 'Windows-1252', [0xfa, 0xf1]],
    ['FRANÇOIS', 'MacRoman', [0x82]],
    ['FRANÇOIS', 'Windows-1252', [0xc7]],
    ['Škoda – Žižka', 'Windows-1252', [0x8a, 0x96, 0x8e, 0x9e]],
  ])('with the name %s in %s and no declared encoding is decoded correctly', (name, _, codes) => {
    const left = [...codes];
    const bytes = Uint8Array.from(`Name;E-mail\n${name};a@example.com\n`, (letter) =>
      letter.charCodeAt(0) > 0x7f ? (left.shift() ?? 0) : letter.charCodeAt(0),
    );
    expect(textOf(bytes)).toContain(name);
  });

  it.each([';', ',', '\t'] as const)('with the separator %j is read, whether its cells are quoted or not', (separator) => {
    const text = ['Name', 'E-mail', 'City']
      .join(separator)
      .concat(`\n"Rossi${separator} Ada"`, separator, 'a@example.com', separator, 'Bari\n');
    expect(readSheet('x.csv', text)).toMatchObject({
      separator,
      lines: [{ Cells: [`Rossi${separator} Ada`, 'a@example.com', 'Bari'] }],
    });
    expect(readSheet('x.csv', `sep=${separator}\r\n${text}`)).toMatchObject({ separator, lines: [{ Row: 2 }] });
  });

  it('has row numbers that count empty lines, and the first line if it contains no column names', () => {
    expect(readSheet('x.csv', 'Ada,ada@example.com\n,\n\nEva,eva@example.com\n')).toMatchObject({
      head: [],
      lines: [{ Row: 1 }, { Row: 4 }],
    });
  });

  it('without rows, or with too many rows, is refused', () => {
    expect(readSheet('x.csv', 'Nome;E-mail\n')).toBe('empty');
    expect(readSheet('x.csv', `Nome;E-mail\n${'Ada;ada@example.com\n'.repeat(2001)}`)).toBe('too-many');
  });
});

const person = {
  Email: 'ada@example.com',
  FirstMidName: 'Ada',
  LastName: 'Neri',
  BirthDate: '1991-09-04',
  Gender: 'Female' as const,
  Phone: '+39 340 555 0199',
  Address1: null,
  PostalCode: '20100',
  City: 'Milano',
  Language: 'fr' as const,
  Groups: ['Morning', 'Bike'],
};

it.each(oneIn(4, languages))('the file of refused rows can be imported again in %s', { tags: ['examples'] }, async (language) => {
  await startPhrases(language);
  const text = refusedCsv([{ Row: 7, ...person, Reason: 'Often' }], translate, makeFormats(settingsOf(language)));
  const sheet = readSheet('refused.csv', text);
  if (typeof sheet === 'string') throw new Error(sheet);
  const columns = guessColumns(sheet.head);
  expect(Object.keys(columns).length).toBe(11);
  const order = settingsOf(language).DateFormat;
  const [read] = readRows(sheet.lines, { columns, order, m: 'Male', today: '2026-11-20' });
  expect(read).toMatchObject({ wrong: [], person });
  for (const field of ['FullName', 'SurnameFirst'] as const)
    expect(guessColumns([translate(fieldNames[field])])).toEqual({ [field]: 0 });
  await startPhrases('en');
});

const awkward = ['=1+1', '+39 340', '-5', '@ada', "'Hara", "'=1", "''-2", ';=1', 'Via Roma 5; -2', "a, '@b", 'one\n= two', '＝1'];
it.each(oneIn(4, languages))(
  'the file of wrong rows in %s can be imported again unchanged, and none of its cells is a formula',
  { tags: ['examples'] },
  async (language) => {
    await startPhrases(language);
    const rows = awkward.map((City, at) => ({ Row: at + 2, typed: { Email: '=x', City }, person: null, wrong: [] }));
    const text = wrongCsv(rows, ['Email', 'City'], ({ typed }) => typed.City ?? '', translate, language);
    const sheet = readSheet('wrong.csv', text);
    if (typeof sheet === 'string') throw new Error(sheet);
    expect(sheet.lines.map(({ Cells }) => Cells)).toEqual(awkward.map((words) => ['=x', words, words]));
    for (const cell of text.split(/[;,\t\r\n"]/)) expect(cell.trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
    await startPhrases('en');
  },
);

const known: Record<string, Partial<CheckedPerson>> = {
  'davide@example.com': { State: 'Member', UserId: 5, Name: 'Davide Longo' },
  'elena@example.com': { Namesake: { UserId: 6, Name: 'Elena Russo' } },
};
const checkedPeople = (body: unknown) =>
  (body as { People: { Email: string }[] }).People.map(({ Email }) => ({
    Email,
    State: 'Ready' as const,
    UserId: null,
    Name: null,
    Code: null,
    LastDay: null,
    Namesake: null,
    ...known[Email],
  }));
const checks = answer(checkImport, { id: 1 }, checkedPeople);
const imported = (fields: Partial<MemberImport>): MemberImport => ({
  ImportId: 1,
  ClubId: 1,
  FileName: 'iscritti.csv',
  CreatedAt: '2026-11-20T10:00:00Z',
  FinishedAt: null,
  Mailed: true,
  Rows: 3,
  Invited: 0,
  Refused: 0,
  ...fields,
});

it('the import shows wrong and known rows before sending, and imports the others', async () => {
  startDay();
  let begun = false;
  let progress: Partial<MemberImport> = { Invited: 1 };
  const { sent } = await openDesk('/AddUsers/file', [
    checks,
    answer(listImports, { id: 1 }, () => (begun ? [imported(progress)] : [])),
    answer(beginImport, { id: 1 }, () => {
      begun = true;
      return imported({});
    }),
  ]);
  const rows = [
    'Nome;Cognome;E-mail;Data di nascita;Note;Vuota',
    'Gianmarco;Dell’Acqua;g.dellacqua@gmail;04/09/1991;ginocchio',
    'Zoë;Lindqvist;zoe@example.com;31/02/2001',
    ';Bianco;f.bianco@example.com;17/06/1978',
    'Davide;Longo;davide@example.com;',
    'Elena;Russo;elena@example.com;',
    'Ada;Neri;ada@example.com;',
  ];
  const input = await screen.findByLabelText(/Choose a CSV file/);
  fireEvent.change(input, { target: { files: [new File([rows.join('\r\n')], 'iscritti.csv', { type: 'text/csv' })] } });
  await screen.findByText('3 wrong rows');
  expect(await screen.findByRole('button', { name: 'Send 1 invitation' })).toBeTruthy();
  expect(screen.getByText('6 rows, semicolons, dates as dd/mm/yyyy')).toBeTruthy();
  expect(screen.getByText('2 already known')).toBeTruthy();
  expect(screen.getByText('1 column is not imported: Note')).toBeTruthy();
  expect(screen.getByText(/^Each invitation ends on .*, after 14 days\./)).toBeTruthy();
  expect(screen.getByText(/^Date of birth: stored for each person.* only if they share “Contact and person”/)).toBeTruthy();
  expect(sent.some(({ method, path }) => method === 'POST' && path.endsWith('/imports'))).toBe(false);

  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Ready 1' }));
  expect(screen.queryByText('3 wrong rows')).toBeNull();
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ready 1' }));
  await user.click(screen.getByRole('button', { name: 'Use g.dellacqua@gmail.com' }));
  const born = screen.getByRole('textbox', { name: 'Date of birth' });
  expect(screen.getByText('There is no such day. Dates are read as dd/mm/yyyy, for example 27/04/1985.')).toBeTruthy();
  await user.clear(born);
  await user.type(born, '28/02/2001{Enter}');
  await user.click(screen.getByRole('button', { name: 'Leave out Bianco' }));
  await user.click(screen.getByRole('button', { name: 'No, someone else' }));
  await user.click(await screen.findByRole('button', { name: 'Send 4 invitations' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('iscritti.csv: 1 of 3'));
  expect(sent.find(({ path, method }) => method === 'POST' && path.endsWith('/imports'))?.body).toMatchObject({
    FileName: 'iscritti.csv',
    Mailed: true,
    People: [
      { Row: 2, Email: 'g.dellacqua@gmail.com', BirthDate: '1991-09-04' },
      { Row: 3, BirthDate: '2001-02-28' },
      { Row: 6, Email: 'elena@example.com' },
      { Row: 7, Email: 'ada@example.com' },
    ],
  });
  progress = { Invited: 3, FinishedAt: '2026-11-20T10:00:05Z' };
  expect((await screen.findAllByText(/3 invited, 0 refused; left out: 1 already known/)).length).toBe(2);
  expect(screen.getByRole('button', { name: 'Only these as CSV' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show the invitations' })).toBeTruthy();
});

it('the import counts duplicates in the file separately from known members', async () => {
  startDay();
  await openDesk(
    '/AddUsers/file',
    [
      answer(checkImport, { id: 1 }, (body) =>
        checkedPeople(body).map((one, at) => (at === 1 ? { ...one, State: 'Twice' as const } : one)),
      ),
      answer(listImports, { id: 1 }, []),
    ],
    undefined,
    [{ ...clubWith(1), Language: 'it' }],
  );
  const rows = ['Nome;E-mail', 'Ada;ada@example.com', 'Ada;ada@example.com', 'Davide;davide@example.com'];
  const input = await screen.findByLabelText(/Choose a CSV file/);
  fireEvent.change(input, { target: { files: [new File([rows.join('\r\n')], 'iscritti.csv', { type: 'text/csv' })] } });
  expect(await screen.findByRole('button', { name: 'Twice in the file 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Already known 1' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 twice in the file' })).toBeTruthy();
  const second = screen.getByText('Row 3 left out').closest('li');
  expect(second?.textContent).toContain('Row 2, 3Adaada@example.com');
  expect(within(second as HTMLElement).getByText('Twice in the file')).toBeTruthy();
  const member = screen.getByText('Davide').closest('li') as HTMLElement;
  expect(within(member).getByText('Already a member of your club')).toBeTruthy();
  expect(within(member).getByText('Left out')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Language of the e-mail' }).value).toBe('Italiano');
});

it('the import shows no result before the server has checked the rows, and checks again after a failure', async () => {
  startDay();
  let isAway = true;
  await openDesk('/AddUsers/file', [
    answer(checkImport, { id: 1 }, (body) => (isAway ? respond(503, { ErrorType: 'ServiceUnavailable' }) : checkedPeople(body))),
    answer(listImports, { id: 1 }, []),
  ]);
  const members = new File(['Nome;Cognome;E-mail\r\nAda;Neri;ada@example.com'], 'iscritti.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText(/Choose a CSV file/), { target: { files: [members] } });
  expect(await screen.findByRole('button', { name: 'Ready …' })).toBeTruthy();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: /^(Already known|Ready|Send) 0/ })).toBeNull();
  expect(screen.queryByText('Error updating data', { exact: false })).toBeNull();
  isAway = false;
  await deskUser().click(again);
  expect(await screen.findByRole('button', { name: 'Send 1 invitation' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ready 1' })).toBeTruthy();
});

it('the import requests the meaning of columns that it cannot guess', { tags: ['atLength'] }, async () => {
  startDay();
  await openDesk('/AddUsers/file', [checks, answer(listImports, { id: 1 }, [])]);
  const input = await screen.findByLabelText(/Choose a CSV file/);
  fireEvent.change(input, { target: { files: [new File(['Uno;Due\nAda;ada@example.com\n'], 'x.csv')] } });
  expect(await screen.findByText(/Choose what each column contains/)).toBeTruthy();
  const user = deskUser();
  await user.click(screen.getByRole('combobox', { name: 'First name' }));
  await user.click(await screen.findByRole('option', { name: 'Uno (Ada)' }));
  expect(await screen.findByRole('button', { name: 'Send 1 invitation' })).toBeTruthy();
});

it('the import refuses a row with an unknown group, unless the group is to be created', async () => {
  startDay();
  const { sent } = await openDesk('/AddUsers/file', [
    checks,
    answer(listImports, { id: 1 }, []),
    answer(listTags, { id: 1 }, [{ ClubTagId: 5, Text: 'Morning', Members: 3 }]),
    answer(beginImport, { id: 1 }, imported({})),
  ]);
  const input = await screen.findByLabelText(/Choose a CSV file/);
  const text = 'Nome;E-mail;Gruppo\nAda;ada@example.com;morning\nEva;eva@example.com;Bike\n';
  fireEvent.change(input, { target: { files: [new File([text], 'x.csv')] } });
  expect(await screen.findByText(/Not among the club’s groups: Bike/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send 1 invitation' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^No such group 1$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Wrong 0$/ })).toBeTruthy();
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Create the group' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const made = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Create groups that the club does not have yet' });
  expect(made.checked).toBe(true);
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send 2 invitations' });
  await waitFor(() => expect(send.disabled).toBe(false));
  await user.click(send);
  await waitFor(() =>
    expect(sent.find(({ path, method }) => method === 'POST' && path.endsWith('/imports'))?.body).toMatchObject({
      MakeGroups: true,
      People: [{ Groups: ['morning'] }, { Groups: ['Bike'] }],
    }),
  );
});

it('the import lists missing groups as a sentence, and sends nothing for a club at its licence limit', async () => {
  startDay();
  const full = { Resource: 'Members' as const, Used: 6, Limit: 6 };
  await openDesk('/AddUsers/file', [
    checks,
    answer(listImports, { id: 1 }, []),
    answer(listTags, { id: 1 }, []),
    answer(
      getClubLicenses,
      { id: 1 },
      { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage: [full], Warnings: [{ Kind: 'Full' as const, ...full }] },
    ),
  ]);
  const input = await screen.findByLabelText(/Choose a CSV file/);
  const text = 'Nome;E-mail;Gruppo\nAda;ada@example.com;\nEva;eva@example.com;Bike | Swim\n';
  fireEvent.change(input, { target: { files: [new File([text], 'x.csv')] } });
  expect(await screen.findByText('The club has no groups Bike and Swim yet.')).toBeTruthy();
  expect(screen.getByText('Members: 6 of 6 used, none left')).toBeTruthy();
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send 1 invitation' });
  expect(send.disabled).toBe(true);
});

it('the import requires a confirmation before the user leaves an open file', { tags: ['atLength'] }, async () => {
  startDay();
  const { router } = await openDesk('/AddUsers/file', [checks, answer(listImports, { id: 1 }, [])]);
  const input = await screen.findByLabelText(/Choose a CSV file/);
  fireEvent.change(input, { target: { files: [new File(['Nome;E-mail\nAda;ada@example.com\n'], 'x.csv')] } });
  await screen.findByRole('button', { name: 'Send 1 invitation' });
  const user = deskUser();
  await user.click(screen.getByRole('link', { name: 'Paste or type' }));
  const asks = await screen.findByRole('dialog', { name: 'Leave x.csv?' });
  await user.click(within(asks).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/AddUsers/file');
  expect(screen.getByRole('button', { name: 'Send 1 invitation' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Paste or type' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Leave x.csv?' })).getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/AddUsers'));
});

it('the import requires a confirmation before another file replaces a corrected one', { tags: ['atLength'] }, async () => {
  startDay();
  await openDesk('/AddUsers/file', [checks, answer(listImports, { id: 1 }, [])]);
  const input = await screen.findByLabelText(/Choose a CSV file/);
  const rows = 'Nome;E-mail\nAda;ada@example.com\n;f.bianco@example.com\n';
  fireEvent.change(input, { target: { files: [new File([rows], 'x.csv')] } });
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Leave out f.bianco@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Other file' }));
  const asks = within(await screen.findByRole('dialog', { name: 'Leave x.csv?' }));
  await user.click(asks.getByRole('button', { name: 'Stay' }));
  expect(screen.getByText('x.csv')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Other file' }));
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(await screen.findByLabelText(/Choose a CSV file/)).toBeTruthy();
});

it('the import is not available to trainers', async () => {
  startDay();
  await openDesk('/AddUsers/file', [answer(getLicenseStop, { id: 1 }, { Stop: null })], trainer);
  expect(await screen.findByRole('textbox', { name: /Names and e-mails/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'CSV file' })).toBeNull();
});

it('the import separates a field name from its error by the punctuation of the language', { tags: ['atLength'] }, async () => {
  const row = { person: null, wrong: [{ field: 'Email', key: 'invalid-email' }] } as unknown as RowRead;
  await startPhrases('fr');
  const words = whatIsWrong(row, { order: 'ddmmyyyy' } as unknown as Import, translate, 'fr');
  await startPhrases('en');
  expect(words).toMatch(/^E-mail\u00a0: \S/);
});

it('the import asks the user only once whether two rows with different e-mail addresses are the same member', async () => {
  startDay();
  await openDesk('/AddUsers/file', [checks, answer(listImports, { id: 1 }, [])]);
  const rows = [
    'Nome;Cognome;E-mail;Data di nascita',
    'Bea;Rossi;bea.rossi@gmail.com;17/06/1978',
    'Bea;Rossi;b.earossi@googlemail.com;17/06/1978',
  ];
  const input = await screen.findByLabelText(/Choose a CSV file/);
  fireEvent.change(input, { target: { files: [new File([rows.join('\r\n')], 'soci.csv', { type: 'text/csv' })] } });
  expect(await screen.findByText('Probably the same person as in row 2, with another address')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send 1 invitation' })).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'No, someone else' }));
  expect(await screen.findByRole('button', { name: 'Send 2 invitations' })).toBeTruthy();
});
