import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { listFiles } from '@clubpulse/contract/members/files/files.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import type { AudienceCount } from '@clubpulse/contract/office/messages';
import { countAudience } from '@clubpulse/contract/office/messages.calls';
import type { OwnProgram, ProgramReader, TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import * as calls from '@clubpulse/contract/office/training-programs/training-programs.calls';
import type { Upload } from '@clubpulse/contract/videos/uploads/uploads';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/api.ts';
import { answer, respond } from '../../test/network.ts';
import { openScreen, Providers } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { UploadTray } from '../../videos/uploads/UploadTray.tsx';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const program = (TrainingProgramId: number, fields: Partial<TrainingProgram> = {}): TrainingProgram => ({
  TrainingProgramId,
  Title: 'Four weeks to a pull-up',
  Description: '',
  FileName: 'plan.pdf',
  Bytes: 2_097_152,
  State: 'Ready',
  ValidUntil: null,
  IsOver: false,
  EverybodySince: null,
  People: 3,
  Opened: 2,
  AddedBy: 'Giulia Ferri',
  AddedAt: '2026-11-02T10:00:00.000Z',
  RowVersion: 0,
  ...fields,
});
const one = { id: 1, programId: 5 };
const pageOf = <T,>(data: T[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const reader: ProgramReader = {
  UserId: 9,
  Nickname: 'Ale',
  FirstMidName: 'Alessandra',
  LastName: 'Conti',
  PictureUri: null,
  SharedAt: '2026-11-03T10:00:00.000Z',
  ValidUntil: '2026-12-31',
  IsOver: false,
  OpenedAt: null,
};
const counted: AudienceCount = {
  Chosen: 4,
  Reached: 3,
  App: 3,
  Email: 0,
  Sms: 0,
  Later: 0,
  Languages: [],
  LeftOut: [{ Reason: 'TakenOut', Count: 1, People: [] }],
  Without: [],
  Named: [],
  SmsLeft: null,
  SmsAvailable: false,
};
const audience = [
  answer(listSubscriptionTypes, { id: 1 }, []),
  answer(listTags, { id: 1 }, []),
  answer(countAudience, { id: 1 }, counted),
  answer(listClasses, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
  answer(listClubUsers, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
];
type Answers = NonNullable<Parameters<typeof openScreen>[0]['answers']>;
const open = (path: string, answers: Answers, self = trainer) => openScreen({ clubs: [clubWith(1)], path, self, answers });
const list = (data: TrainingProgram[]) => answer(calls.listTrainingPrograms, { id: 1 }, () => pageOf(data));
const problem = (status: number, ErrorType: string) => () =>
  respond(status, { type: 'about:blank', title: ErrorType, status, ErrorType, requestId: 'r' });
const assigned = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the training files of a club', () => {
  it('show which members have each file, how many opened it, and when access ends', async () => {
    atWidth('desk');
    const assign = assigned();
    await open('/TrainingPrograms', [
      list([
        program(5),
        program(6, { Title: 'House rules', EverybodySince: '2026-11-03T10:00:00.000Z', People: 120, Opened: 0 }),
        program(7, { Title: 'Summer', ValidUntil: '2026-09-01', IsOver: true, People: 0, Opened: 0 }),
        program(8, { Title: 'Lost', State: 'Uploading', People: 0, Opened: 0 }),
        program(9, { Title: 'Virus', State: 'Refused', People: 0, Opened: 0 }),
      ]),
      answer(calls.openTrainingProgram, one, { Address: '/watch/secret/a.bin', ExpiresAt: '2026-11-20T10:01:00Z' }),
    ]);
    expect(await screen.findByText('2 of 3')).toBeTruthy();
    expect(screen.getByText('Everybody')).toBeTruthy();
    expect(screen.getByText('0 of 120')).toBeTruthy();
    expect(screen.getByText(/^Ended .*2026/)).toBeTruthy();
    expect(screen.getByText('Not uploaded yet')).toBeTruthy();
    expect(screen.getByText('Not accepted')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Actions for Virus' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Delete']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Four weeks to a pull-up' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/watch\/secret\/a\.bin$/)));
  });

  it('show an empty list with a link to the first upload', async () => {
    await open('/TrainingPrograms', [list([])]);
    expect(await screen.findByText('No training files yet')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Upload files' }).length).toBeGreaterThan(0);
  });

  it('show why they cannot be loaded', async () => {
    await open('/TrainingPrograms', [answer(calls.listTrainingPrograms, { id: 1 }, problem(403, 'InsufficientRights'))]);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('are shared with all members, and withdrawn from one member', async () => {
    let stored = program(5);
    let readers = [reader];
    const { sent } = await open('/TrainingPrograms', [
      answer(calls.listTrainingPrograms, { id: 1 }, () => pageOf([stored])),
      ...audience,
      answer(calls.listProgramReaders, one, () => pageOf(readers)),
      answer(calls.unshareProgram, one, () => {
        readers = [];
        return { ...stored, People: 0 };
      }),
      answer(calls.shareProgram, one, () => {
        stored = { ...stored, EverybodySince: '2026-11-20T10:00:00.000Z', People: 118 };
        return { Added: 115, Kept: 3 };
      }),
    ]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Actions for Four weeks/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Alessandra Conti')).toBeTruthy();
    expect(within(dialog).getByText('Not opened')).toBeTruthy();
    expect(within(dialog).getByText(/since .* · until /)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Share' }).disabled).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Stop sharing with Alessandra Conti' }));
    expect(await within(dialog).findByText('Nobody has it yet.')).toBeTruthy();
    await user.click(within(dialog).getByText('Everybody'));
    await user.click(within(dialog).getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('115 members have it now and are notified')).toBeTruthy();
    const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      { Everybody: false, UserIds: [9] },
      { To: { Kind: 'Everybody' }, ValidUntil: null },
    ]);
    expect(await within(dialog).findByRole('button', { name: 'Stop sharing with everybody' })).toBeTruthy();
  });

  it('are shared with a filtered selection, and a refusal is shown in the dialog', { tags: ['atLength'] }, async () => {
    const { sent } = await open('/TrainingPrograms', [
      list([program(5)]),
      ...audience,
      answer(calls.listProgramReaders, one, pageOf<ProgramReader>([])),
      answer(calls.shareProgram, one, problem(409, 'NobodyToShareWith')),
    ]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Actions for Four weeks/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: /Not seen/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: /30 days/ }));
    expect(await within(dialog).findByText('3 members would have it.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Share' }));
    expect(await within(dialog).findByText(/None of these people is in the club/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      To: { Kind: 'Chosen', Audience: { NotSeenDays: 30 } },
      ValidUntil: null,
    });
  });

  it('can be renamed, and a conflict with another user is shown', { tags: ['atLength'] }, async () => {
    const { sent } = await open('/TrainingPrograms', [
      list([program(5)]),
      answer(calls.updateTrainingProgram, one, problem(409, 'StaleRowVersion')),
    ]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Actions for Four weeks/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await user.clear(within(dialog).getByRole('textbox', { name: /Title/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Title/ }).getAttribute('aria-invalid')).toBe('true'));
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Six weeks');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeTruthy());
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ Title: 'Six weeks', RowVersion: 0 });
  });

  it("preserve another user's changes in fields that were not edited", { tags: ['atLength'] }, async () => {
    let rows = [program(5)];
    const { sent } = await open('/TrainingPrograms', [
      answer(calls.listTrainingPrograms, { id: 1 }, () => pageOf(rows)),
      answer(calls.updateTrainingProgram, one, problem(409, 'StaleRowVersion')),
    ]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Actions for Four weeks/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), ' more');
    rows = [program(5, { Description: 'Of another user', RowVersion: 1 })];
    await act(() => queryClient.invalidateQueries());
    const saves = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /What it is for/ }).value).toBe('Of another user'),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    const Title = 'Four weeks to a pull-up more';
    expect(saves()).toMatchObject([
      { Title, Description: '', RowVersion: 0 },
      { Title, Description: 'Of another user', RowVersion: 1 },
    ]);
  });
});

describe('an upload of training files', () => {
  let statuses: number[];
  beforeEach(() => {
    statuses = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = { onprogress: () => {} };
        status = 0;
        offset = 0;
        bytes = 0;
        onload = () => {};
        onerror = () => {};
        open() {}
        abort() {}
        setRequestHeader(name: string, value: string) {
          if (name === 'upload-offset') this.offset = Number(value);
        }
        getResponseHeader() {
          return String(this.offset + this.bytes);
        }
        send(part: Blob) {
          this.bytes = part.size;
          this.status = statuses.shift() ?? 204;
          window.setTimeout(() => this.onload());
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());
  const upload: Upload = { Address: '/uploads/a', ExpiresAt: '2026-11-25T12:00:00.000Z', Offset: 0, Bytes: 12, ChunkBytes: 12 };
  const file = (name: string) => new File(['twelve bytes'], name, { type: 'application/pdf' });
  async function send(...files: File[]) {
    const { sent } = await open('/TrainingPrograms', [
      list([]),
      answer(calls.createProgramUpload, { id: 1 }, { Program: program(5, { State: 'Uploading' }), Upload: upload }),
      answer(calls.completeProgramUpload, one, program(5)),
      answer(calls.deleteTrainingProgram, one, () => respond(204)),
    ]);
    render(
      <Providers>
        <MemoryRouter>
          <UploadTray />
        </MemoryRouter>
      </Providers>,
    );
    const user = userEvent.setup();
    const [first] = await screen.findAllByRole('button', { name: 'Upload files' });
    if (first) await user.click(first);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/PDF, pictures, Word, Excel.*50 MB/)).toBeTruthy();
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
    expect(picker?.accept).toContain('.docx');
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    if (picker) await user.upload(picker, files);
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    return { sent, user };
  }

  it('completes, and uses the file names as titles when there are several', async () => {
    const { sent } = await send(file('week_one.pdf'), file('week_two.pdf'));
    await waitFor(() => expect(screen.getAllByText('Ready')).toHaveLength(2));
    const titles = sent.flatMap(({ body }) => (body as { Title?: string } | undefined)?.Title ?? []);
    expect(titles).toEqual(['week one', 'week two']);
    await act(async () => screen.getByRole('button', { name: 'Close the uploads' }).click());
  });

  it('shows one failed file of several, and warns about incomplete uploads', { tags: ['atLength'] }, async () => {
    statuses = [204, 415];
    const { user, sent } = await send(file('week_one.pdf'), file('week_two.pdf'));
    expect(await screen.findByText('Some files may not have been uploaded')).toBeTruthy();
    expect(screen.getByText(/^Upload error\. Only pdf, jpg, .*are accepted/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop week_two.pdf' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
    await act(async () => screen.getByRole('button', { name: 'Close the uploads' }).click());
  });
});

describe('the training files of a member', () => {
  const own: OwnProgram = {
    TrainingProgramId: 5,
    Title: 'Four weeks to a pull-up',
    Description: 'Twice a week',
    FileName: 'plan.pdf',
    Bytes: 1000,
    ClubId: 1,
    ClubName: 'Cadenza Navigli',
    SharedAt: '2026-11-03T10:00:00.000Z',
    ValidUntil: '2026-12-31',
    OpenedAt: null,
  };
  const mine = { id: athlete.UserId };

  it('from all clubs are in one list, in which each file can be opened', async () => {
    const assign = assigned();
    let shared = [own];
    await open(
      '/MyFiles/clubs',
      [
        answer(listFiles, mine, []),
        answer(calls.listOwnPrograms, mine, () => shared),
        answer(calls.openOwnProgram, { ...mine, programId: 5 }, () => {
          shared = [{ ...own, OpenedAt: '2026-11-20T10:00:00.000Z' }];
          return { Address: '/watch/secret/a.bin', ExpiresAt: '2026-11-20T10:01:00Z' };
        }),
      ],
      athlete,
    );
    expect(await screen.findByText('Not opened')).toBeTruthy();
    expect(screen.getByText(/Cadenza Navigli · since .* · until /)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: /Four weeks to a pull-up/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/watch\/secret\/a\.bin$/)));
    await waitFor(() => expect(screen.queryByText('Not opened')).toBeNull());
  });

  it('are shown after a click on the notification while the list is open', async () => {
    const { router } = await open('/MyFiles', [answer(listFiles, mine, []), answer(calls.listOwnPrograms, mine, [own])], athlete);
    expect(await screen.findByText('No files of yours yet')).toBeTruthy();
    await act(async () => router.navigate('/MyFiles/clubs'));
    expect(await screen.findByText('Four weeks to a pull-up')).toBeTruthy();
  });

  it('are an empty list before the first file is shared', async () => {
    await open('/MyFiles/clubs', [answer(listFiles, mine, []), answer(calls.listOwnPrograms, mine, [])], athlete);
    expect(await screen.findByText('Nothing from your clubs yet')).toBeTruthy();
  });
});
