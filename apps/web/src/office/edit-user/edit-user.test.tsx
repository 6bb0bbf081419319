import { listMemberConsents } from '@clubpulse/contract/accounts/consents.calls';
import { resetFactors } from '@clubpulse/contract/accounts/security.calls';
import type { Watch } from '@clubpulse/contract/accounts/users';
import { getEmailStatus, getSelf, getUser, getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { addRelationship } from '@clubpulse/contract/accounts/watches.calls';
import { listClubUserSubscriptions, paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { listGoals } from '@clubpulse/contract/body/goals.calls';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { getMemberBooking, setIsGuest, setIsStaff, setNoBookingsUntil } from '@clubpulse/contract/calendar/booking-rules.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { addParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { listClubUserPolicies, remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { correctedFields } from '@clubpulse/contract/members/adding/adding';
import { correctClubUser, getDeskProfile } from '@clubpulse/contract/members/adding/adding.calls';
import type { Expiration } from '@clubpulse/contract/members/documents/documents';
import {
  completeExpiration,
  createExpiration,
  listClubUserExpirations,
} from '@clubpulse/contract/members/documents/documents.calls';
import { inviteUser } from '@clubpulse/contract/members/invitations.calls';
import { giveRole } from '@clubpulse/contract/members/membership.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { batchClientStage, getMemberStanding, undoClientStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { getDoNotCall, listClubUserTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { listMemberPrograms } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { listSheetUsers } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { athlete, davide, deskUser, manager, openDesk, refusal, startDay, trainer } from '../../billing/test/desk.tsx';
import { heldWith, pageWith, transactionWith } from '../../billing/test/money.ts';
import { calendarClassWith } from '../../calendar/test/classes.ts';
import { chooseAct } from '../../test/choose-act.ts';
import { oneIn } from '../../test/examples.ts';
import { answer, respond } from '../../test/network.ts';
import { clubWith, invitationWith } from '../../test/world.ts';

beforeEach(startDay);

const certificate: Expiration = {
  ExpirationId: 4,
  ClubId: 1,
  UserId: 5,
  Type: 'MedicalCertificate',
  Title: 'Competitive',
  ExpirationDate: '2026-10-31',
  Notes: '',
  CompletedAt: null,
  RowVersion: 0,
};
const notFound = { type: 'about:blank', title: 'NotFound', status: 404, ErrorType: 'NotFound', requestId: 'r' };
const ban = {
  UserId: 5,
  ClubId: 1,
  NoBookingsUntil: '2026-12-01',
  IsGuest: false,
  IsStaff: false,
  Strikes: 0,
  BannedUntil: null,
};

const correctable = { SignsIn: false, Correctable: [...correctedFields] };

describe('the page of a member', () => {
  it('shows name and facts, and has the open tab in the URL', async () => {
    const { router } = await openDesk('/EditUser/5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Davide Longo' })).toBeTruthy();
    expect(screen.getByText('41 years old, Milano')).toBeTruthy();
    expect(screen.getByText('“Dave”')).toBeTruthy();
    const user = deskUser();
    await user.click(screen.getByRole('link', { name: 'Documents' }));
    expect(router.state.location.pathname).toBe('/EditUser/5/documents');
    expect(await screen.findByText('No documents recorded.')).toBeTruthy();
  });

  it('shows shared body measurements on a tab', async () => {
    const Person = { UserId: 5, Nickname: 'Dave', FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null };
    const weight = { Key: 'weight' as const, Value: 82.4, Method: null, Typed: true, MeasureEventId: 2, Before: null };
    await openDesk('/EditUser/5/measures', [
      answer(listGoals, { id: 5 }, []),
      answer(
        getMeasures,
        { id: 5 },
        {
          Person: { ...Person, Age: 41, Gender: 'Male', Height: 180 },
          Last: [{ ...weight, At: '2026-11-14T08:00:00Z' }],
          Events: [],
          BloodShared: false,
        },
      ),
    ]);
    expect(within(await screen.findByRole('row', { name: /Weight/ })).getByText('82.4')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All measures' }).getAttribute('href')).toContain('AdvancedBiometrics/5');
    cleanup();
    await openDesk('/EditUser/5/measures', [
      answer(listGoals, { id: 5 }, () => respond(409, { ErrorType: 'NotShared' })),
      answer(getMeasures, { id: 5 }, () => respond(409, { ErrorType: 'NotShared' })),
    ]);
    expect(await screen.findByText('Not shared with your club')).toBeTruthy();
  });

  it('shows the stage beside the name if the club uses stages, and counts on its tabs', { tags: ['atLength'] }, async () => {
    const task = { TaskId: 1, ClubId: 1, Type: 'generic', Task: 'Ask', Assignee: null, Receiver: null, DueDate: null } as const;
    const answers = [
      answer(listClubUserSubscriptions, { id: 1, userId: 5 }, [heldWith({})]),
      answer(listClubUserBookings, { id: 1, userId: 5 }, { draw: 0, recordsTotal: 4, recordsFiltered: 4, data: [] }),
      answer(listClubUserExpirations, { id: 1, userId: 5 }, [
        certificate,
        { ...certificate, ExpirationId: 5, CompletedAt: '2026-01-01T10:00:00Z' },
      ]),
      answer(listClubUserTasks, { id: 1, userId: 5 }, [
        { ...task, Outcome: null, CreatedAt: '2026-11-01T10:00:00Z', CompletedAt: null, RowVersion: 0 },
      ]),
    ];
    await openDesk('/EditUser/5', answers);
    expect(await screen.findByText('Client')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Davide Longo' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
        'Overview',
        'Subscriptions1',
        'Bookings4',
        'Trainings',
        'Body measures',
        'Documents1',
        'Tasks and notes1',
        'Access and roles',
        'Log',
      ]),
    );
    cleanup();
    await openDesk('/EditUser/5', answers, manager, [clubWith(1, { EnableLeads: false })]);
    expect(await screen.findByRole('navigation', { name: 'Davide Longo' })).toBeTruthy();
    expect(screen.queryByText('Client')).toBeNull();
  });

  it('has a tab of shared workout sheets if the club uses them', { tags: ['atLength'] }, async () => {
    const sheet = {
      ...davide,
      SharedAt: '2026-11-01T10:00:00Z',
      WorkoutSheetId: 7,
      Name: 'Strong back',
      DayCount: 3,
      DaysDone: 2,
      Runs: 5,
      LastRun: { WorkoutSheetRunId: 9, Begin: '2026-11-18T10:00:00Z', Done: 11, Planned: 12 },
    };
    const receivers: unknown[] = [];
    const users = answer(listSheetUsers, { id: 1 }, (_, { query }) => {
      receivers.push(query['UserId']);
      return pageWith([sheet]);
    });
    await openDesk('/EditUser/5/sheets', [users], manager, [clubWith(1, { EnableWorkoutSheets: true })]);
    expect((await screen.findByRole('link', { name: 'Strong back' })).getAttribute('href')).toMatch(/WorkoutSheet\/7$/);
    expect(screen.getByText('2 of 3 days · carried out 5 times')).toBeTruthy();
    expect(screen.getByRole('link', { name: /11 of 12/ })).toBeTruthy();
    expect(receivers).toEqual(['5']);
    cleanup();
    const { router } = await openDesk('/EditUser/5/sheets');
    await waitFor(() => expect(router.state.location.pathname).toBe('/EditUser/5'));
  });

  it('shows the overview when its URL has no tab or one that the caller may not open', { tags: ['atLength'] }, async () => {
    const first = await openDesk('/EditUser/5/nothing');
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/EditUser/5'));
    first.unmount();
    const { router, sent } = await openDesk('/EditUser/5/log', [], trainer);
    await waitFor(() => expect(router.state.location.pathname).toBe('/EditUser/5'));
    expect(screen.queryByRole('link', { name: 'Log' })).toBeNull();
    expect(sent.some(({ path }) => path.includes('/logs'))).toBe(false);
  });

  it('shows managers the log of the member', { tags: ['atLength'] }, async () => {
    const entry = {
      ClubLogEntryId: 1,
      At: '2026-11-19T10:00:00Z',
      Kind: 'Members',
      Type: 'RoleGiven',
      By: { UserId: 4, Nickname: 'marco', FirstMidName: 'Marco', LastName: 'Villa' },
      Target: { UserId: 5, Nickname: 'Dave', FirstMidName: 'Davide', LastName: 'Longo' },
      Subject: null,
      SubjectId: null,
      Amount: null,
      Currency: null,
      Role: 'Trainer',
      CameBy: null,
      HowKnown: null,
      Stages: null,
      Availability: null,
      Fields: [],
      Count: 1,
    } as const;
    const page = { draw: 0, recordsTotal: 9, recordsFiltered: 1, data: [entry], Authors: [] };
    const { sent } = await openDesk('/EditUser/5/log', [answer(listClubLogs, { id: 1 }, page)]);
    expect((await screen.findByRole('row', { name: /Davide Longo/ })).textContent).toContain('Marco Villa');
    expect(sent.find(({ path }) => path.includes('/logs'))?.path).toContain('About=5');
  });

  it('lets managers add a role, and shows trainers the roles only', async () => {
    const { sent } = await openDesk('/EditUser/5/access', [
      answer(giveRole, { id: 1, userId: 5 }, { ...davide, Roles: ['Athlete', 'Trainer'] }),
    ]);
    await deskUser().click(await screen.findByRole('checkbox', { name: 'Trainer: Davide Longo' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Role: 'Trainer' }));
    cleanup();
    await openDesk('/EditUser/5/access', [], trainer);
    expect(await screen.findByText('Only managers can change roles.')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Athlete: Davide Longo' })).toBeNull();
  });

  it('shows recent trainings, and older ones on request', { tags: ['atLength'] }, async () => {
    const { sent } = await openDesk('/EditUser/5/trainings');
    expect(await screen.findByText('No trainings on these days')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The whole journal' }).getAttribute('href')).toContain('/Journal/5');
    await deskUser().click(screen.getByRole('button', { name: 'Last 90 days' }));
    expect(await screen.findByRole('button', { name: 'Last 365 days' })).toBeTruthy();
    expect(sent.filter(({ path }) => path.includes('/calendar/trainings'))).toHaveLength(2);
  });

  it('books the member into a class, or shows the reason of the refusal and a link to the class', async () => {
    const spin = calendarClassWith({ ClassId: 31, Name: 'Spin', Begin: '2026-11-20T17:00:00Z', End: '2026-11-20T18:00:00Z' });
    const { sent } = await openDesk('/EditUser/5', [
      answer(listClasses, { id: 1 }, { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [spin] }),
      answer(addParticipant, { id: 31 }, refusal(409, 'ClassFull')),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a class for Davide Longo' }));
    await user.click(await dialog.findByRole('button', { name: /^Book Spin at/ }));
    expect(await dialog.findByText('Davide Longo was not added')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open the class' }).getAttribute('href')).toContain('/ClubClassParticipants/31');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ UserId: 5, force: false, Queue: false });
  });

  it("lets managers correct the member's profile", async () => {
    const written = { FirstMidName: 'Davide', LastName: 'Longo', BirthDate: null, Phone: null, RowVersion: 3 };
    const place = { Address1: null, PostalCode: null, City: 'Milano' };
    const { sent } = await openDesk('/EditUser/5', [
      answer(getUser, { id: 5 }, { ...davide, EmailConfirmed: false }),
      answer(getDeskProfile, { id: 1, userId: 5 }, { ...written, ...place, ...correctable }),
      answer(correctClubUser, { id: 1, userId: 5 }, { ...written, ...place, ...correctable, LastName: 'Lungo', RowVersion: 4 }),
    ]);
    const user = deskUser();
    await chooseAct(user, 'Correct details');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct details of Davide Longo' }));
    const lastName = await dialog.findByRole('textbox', { name: 'Last name' });
    await user.clear(lastName);
    await user.type(lastName, 'Lungo');
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '02 1234');
    const birthDate = dialog.getByRole('textbox', { name: 'Date of birth' });
    await user.type(birthDate, '31/13/45');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(birthDate.getAttribute('aria-invalid')).toBe('true');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await user.clear(birthDate);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Davide Longo was corrected')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...written,
      ...place,
      LastName: 'Lungo',
      Phone: '02 1234',
      HowKnown: null,
    });
  });

  it('lets managers correct shared fields also after the first sign-in, and the member is notified', {
    tags: ['atLength'],
  }, async () => {
    const hidden = { BirthDate: null, Phone: null, Address1: null, PostalCode: null, City: null };
    const written = { FirstMidName: 'Davide', LastName: 'Longo', ...hidden, RowVersion: 3 };
    const named = { SignsIn: true, Correctable: ['FirstMidName', 'LastName'] as const };
    const { sent } = await openDesk('/EditUser/5', [
      answer(getDeskProfile, { id: 1, userId: 5 }, { ...written, ...named, Correctable: [...named.Correctable] }),
      answer(correctClubUser, { id: 1, userId: 5 }, (body) =>
        respond(200, { ...written, ...(body as object), ...named, RowVersion: 4 }),
      ),
    ]);
    const user = deskUser();
    await chooseAct(user, 'Correct details');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct details of Davide Longo' }));
    expect(await dialog.findByText(/^Davide Longo is notified of what you change/)).toBeTruthy();
    expect(dialog.getByText(/does not share/)).toBeTruthy();
    expect(dialog.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'bardi');
    await user.click(dialog.getByRole('combobox', { name: 'How you know' }));
    await user.click(await screen.findByRole('option', { name: 'identity card seen' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Davide Longo was corrected')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...written,
      LastName: 'Longobardi',
      HowKnown: 'IdentityCard',
    });
  });

  it('merges a correction with the change of another user, and then saves it', {
    tags: ['atLength'],
  }, async () => {
    const written = { FirstMidName: 'Davide', LastName: 'Longo', BirthDate: null, Phone: null, RowVersion: 3 };
    const place = { Address1: null, PostalCode: null, City: 'Milano' };
    let stored = { ...written, ...place, ...correctable };
    const { sent } = await openDesk('/EditUser/5', [
      answer(getUser, { id: 5 }, { ...davide, EmailConfirmed: false }),
      answer(getDeskProfile, { id: 1, userId: 5 }, () => respond(200, stored)),
      answer(correctClubUser, { id: 1, userId: 5 }, (body) => {
        if ((body as typeof stored).RowVersion === 4) return respond(200, { ...stored, ...(body as object), RowVersion: 5 });
        stored = { ...stored, City: 'Roma', RowVersion: 4 };
        return refusal(409, 'StaleRowVersion')();
      }),
    ]);
    const user = deskUser();
    await chooseAct(user, 'Correct details');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct details of Davide Longo' }));
    await user.type(await dialog.findByRole('textbox', { name: 'Phone' }), '02 1234');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^Someone else changed this in the meantime. The newest values are loaded/)).toBeTruthy();
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Roma'));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('02 1234');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Davide Longo was corrected')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'PUT')[1]?.body).toMatchObject({
      City: 'Roma',
      Phone: '02 1234',
      RowVersion: 4,
    });
  });

  it('counts visits of the last four weeks in the same way as the board of clients', async () => {
    await openDesk('/EditUser/5');
    const visits = await screen.findByText('Visits');
    expect(visits.parentElement?.textContent).toBe('Visits6');
  });

  it('shows how the member joined, and signs that they may stop coming', { tags: ['atLength'] }, async () => {
    const standing = {
      Since: '2025-03-04T10:00:00Z',
      CameBy: 'Link' as const,
      WaitsForProof: false,
      Weeks: Array<number>(12).fill(0),
    };
    const Signs = [{ Kind: 'NotSeen' as const, Days: 52, Every: 5 }, { Kind: 'Ended' as const }];
    await openDesk('/EditUser/5', [answer(getMemberStanding, { id: 1, userId: 5 }, { ...standing, Signs })]);
    expect(await screen.findByText('A link or poster, 04/03/2025')).toBeTruthy();
    expect(
      await screen.findByText(/^At risk: Not seen for 52 days, used to come every 5; The subscription has ended/),
    ).toBeTruthy();
    await deskUser().click(screen.getByRole('button', { name: 'See the signs' }));
    expect(within(await screen.findByRole('dialog', { name: 'Davide Longo is at risk' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  });

  it('moves the member to another stage by the label beside the name, and reverts the move', async () => {
    const { sent } = await openDesk('/EditUser/5', [
      answer(
        batchClientStage,
        { id: 1 },
        {
          MovedAt: '2026-11-20T10:00:00.000Z',
          Moved: [5],
          Refused: [],
          Trials: { Given: [], Without: [] },
        },
      ),
      answer(undoClientStage, { id: 1 }, { Moved: [5], Refused: [], Kept: [] }),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Stage of Davide Longo: Client' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Prospect' }));
    expect(await screen.findByText('1 person moved to Prospects')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('1 person moved to Prospects')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { UserIds: [5], ClientStage: 'prospect', Seen: [{ UserId: 5, ClientStage: 'client' }] },
      { UserIds: [5], MovedAt: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it('lists training files that the club shares with the member, and whether each was opened', async () => {
    const program = (TrainingProgramId: number, Title: string, OpenedAt: string | null) => ({
      TrainingProgramId,
      Title,
      Description: '',
      FileName: 'plan.pdf',
      Bytes: 1000,
      ClubId: 1,
      ClubName: 'Club 1',
      SharedAt: '2026-11-02T10:00:00Z',
      ValidUntil: null,
      OpenedAt,
    });
    const shared = [program(1, 'Pull-ups', null), program(2, 'Zones', '2026-11-04T10:00:00Z')];
    await openDesk('/EditUser/5/documents', [answer(listMemberPrograms, { id: 1, userId: 5 }, shared)]);
    const region = within(await screen.findByRole('region', { name: 'Training files' }));
    expect((await region.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
      'Pull-upssince 02/11/2026Not opened',
      'Zonessince 02/11/2026Opened 04/11/2026',
    ]);
  });

  it('lists files beside the documents, also at the former URL of the files', async () => {
    await openDesk('/EditUser/5/files');
    expect(await screen.findByText('The club shares no training files with this member.')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Files' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Expirations' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('aria-current')).toBe('page');
  });

  it('has a link to call the member, or shows only the number of a member with a do-not-call', {
    tags: ['atLength'],
  }, async () => {
    const reachable = answer(getUser, { id: 5 }, { ...davide, Phone: '+39 02 555 0100' });
    const first = await openDesk('/EditUser/5', [reachable]);
    expect((await screen.findByRole('link', { name: '+39 02 555 0100' })).getAttribute('href')).toBe('tel:+39025550100');
    first.unmount();
    const stop = { Holds: true, Until: '2026-12-01' };
    await openDesk('/EditUser/5', [reachable, answer(getDoNotCall, { id: 1, userId: 5 }, stop)]);
    expect(await screen.findByText(/^Asked not to be called until/)).toBeTruthy();
    expect(screen.queryByText('+39 02 555 0100')).toBeNull();
    await deskUser().click(screen.getByRole('button', { name: 'Show number' }));
    expect(screen.getByText('+39 02 555 0100').closest('a')).toBeNull();
  });

  it('shows that mail does not reach the member, with the error of the mail server', async () => {
    const status = {
      Email: davide.Email,
      Confirmed: true,
      State: 'Refused',
      On: '2026-11-17',
      LastError: '550 no such user',
    } as const;
    await openDesk('/EditUser/5', [answer(getEmailStatus, { id: 5 }, status)]);
    expect(await screen.findByText('No such mailbox')).toBeTruthy();
    expect(screen.getByText(/^refused on 17\/11\/2026/).textContent).toContain('550 no such user');
  });

  it('lets staff follow the member', { tags: ['atLength'] }, async () => {
    const Watches: Watch[] = [];
    const { sent } = await openDesk('/EditUser/5', [
      answer(addRelationship, { id: manager.UserId }, (body) => {
        Watches.splice(0, 1, body as Watch);
        return respond(201, body);
      }),
      answer(getSelf, {}, () => respond(200, { ...manager, Watches })),
    ]);
    const user = deskUser();
    await chooseAct(user, 'Follow');
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { WatchedId: 5, Type: 2 } }]),
    );
    await user.click(await screen.findByRole('button', { name: /^Actions for / }));
    expect(await screen.findByRole('menuitem', { name: 'Stop following' })).toBeTruthy();
    await user.click(await screen.findByRole('menuitem', { name: 'Notify me of comments' }));
    await user.click(await screen.findByRole('button', { name: /^Actions for / }));
    expect(await screen.findByRole('menuitem', { name: 'Stop notifying me' })).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({ body: { Type: 1, NotifyWatcher: true } });
  });

  it('marks members who are guests or staff of the club', { tags: ['atLength'] }, async () => {
    const marked = { ...ban, NoBookingsUntil: null };
    const { sent } = await openDesk('/EditUser/5', [
      answer(getMemberBooking, { id: 1, userId: 5 }, marked),
      answer(setIsGuest, { id: 1, userId: 5 }, { ...marked, IsGuest: true }),
      answer(setIsStaff, { id: 1, userId: 5 }, { ...marked, IsStaff: true }),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('switch', { name: /^Guest/ }));
    await user.click(await screen.findByRole('switch', { name: /^Own staff/ }));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { IsGuest: true },
        { IsStaff: true },
      ]),
    );
  });

  it('shows what the member does not share', async () => {
    const stored = {
      ...davide,
      Height: null,
      Weight: null,
      BirthDate: null,
      City: null,
      MaxHeartRate: null,
      Zone0Bpm: null,
      Zone1Bpm: null,
      Zone2Bpm: null,
      Zone3Bpm: null,
      Zone4Bpm: null,
      Zone5Bpm: null,
    };
    await openDesk('/EditUser/5', [
      answer(getUser, { id: 5 }, stored),
      answer(listMemberConsents, { id: 1, userId: 5 }, ['HeartRate', 'Injuries']),
    ]);
    expect(await screen.findByText('Not shared with your club: Body data, Contact and person.')).toBeTruthy();
    expect(screen.getByText('Not shared with your club: Trainings elsewhere.')).toBeTruthy();
    expect(screen.queryByText('Max heart rate')).toBeNull();
  });

  it.each(
    oneIn(5, [
      [
        'was imported and confirmed their address',
        'Import',
        true,
        false,
        /^What your club imported about Davide Longo .* sees it again if they share “Contact and person”/,
      ],
      [
        'was imported and has yet to confirm their address',
        'Import',
        false,
        true,
        /^What your club imported about Davide Longo .* once they confirm their e-mail address/,
      ],
      [
        'was imported and need not confirm their address',
        'Import',
        false,
        false,
        /^What your club imported about Davide Longo .* is in their own profile/,
      ],
      ['was added at the desk and confirmed their address', 'Desk', true, false, /^What your club imported about Davide Longo/],
      [
        'was added at the desk and has not signed in',
        'Desk',
        false,
        false,
        /^What your club entered about Davide Longo .* belongs to them from their first sign-in on/,
      ],
      ['joined by a link, without data of the club', 'Link', true, false, null],
    ] as const),
  )(
    'shows who owns the data that the club entered about a member who %s',
    { tags: ['examples'] },
    async (_, CameBy, EmailConfirmed, WaitsForProof, words) => {
      await openDesk('/EditUser/5', [
        answer(getUser, { id: 5 }, { ...davide, EmailConfirmed }),
        answer(listMemberConsents, { id: 1, userId: 5 }, ['HeartRate', 'Body', 'Injuries', 'OtherTrainings']),
        answer(
          getMemberStanding,
          { id: 1, userId: 5 },
          { Since: '2025-03-04T10:00:00Z', CameBy, WaitsForProof, Signs: [], Weeks: Array<number>(12).fill(0) },
        ),
      ]);
      expect(await screen.findByText('Not shared with your club: Contact and person.')).toBeTruthy();
      await screen.findByText(/^(A file|The desk|A link or poster)/);
      const found = screen.queryByText(/^What your club (imported|entered)/);
      if (words === null) expect(found).toBeNull();
      else expect(found?.textContent).toMatch(words);
    },
  );

  it('shows no zeros for trainings that the member does not share', async () => {
    await openDesk('/EditUser/5', [answer(listMemberConsents, { id: 1, userId: 5 }, [])]);
    const weeks = (await screen.findByRole('heading', { name: 'Last four weeks' })).parentElement as HTMLElement;
    expect(await within(weeks).findByText(/^Not shared with your club: /)).toBeTruthy();
    await waitFor(() => expect(within(weeks).queryByText('Points')).toBeNull());
    expect(within(weeks).queryByText('0:00')).toBeNull();
  });

  it('marks an email address that is not confirmed', async () => {
    await openDesk('/EditUser/5', [answer(getUser, { id: 5 }, { ...davide, EmailConfirmed: false })]);
    expect(await screen.findByText('E-mail not confirmed')).toBeTruthy();
  });

  it('invites a person known from another club into this one', async () => {
    const { sent } = await openDesk('/EditUser/9', [
      answer(getClubUser, { id: 1, userId: 9 }, () => respond(404, {})),
      answer(getUserBasic, { id: 9 }, { ...davide, UserId: 9 }),
      answer(inviteUser, { id: 9 }, () => respond(201, invitationWith({ Email: davide.Email }))),
    ]);
    await deskUser().click(await screen.findByRole('button', { name: 'Invite Davide Longo to Club 1' }));
    expect(await screen.findByText(`The invitation is on its way to ${davide.Email}`)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ClubId: 1 });
  });

  it('shows why a person of another club cannot be invited', async () => {
    await openDesk('/EditUser/9', [
      answer(getClubUser, { id: 1, userId: 9 }, () => respond(404, {})),
      answer(getUserBasic, { id: 9 }, { ...davide, UserId: 9 }),
      answer(inviteUser, { id: 9 }, refusal(409, 'UserIsInvited')),
    ]);
    await deskUser().click(await screen.findByRole('button', { name: 'Invite Davide Longo to Club 1' }));
    expect(await screen.findByText(/is still open/)).toBeTruthy();
  });

  it('is not found for an unknown person, and shows the list without an id', async () => {
    await openDesk('/EditUser/9', [
      answer(getClubUser, { id: 1, userId: 9 }, () => respond(404, {})),
      answer(getUserBasic, { id: 9 }, () => respond(403, {})),
    ]);
    expect(await screen.findByText('This person is not in Club 1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'People of Club 1' })).toBeTruthy();
    cleanup();
    const { router } = await openDesk('/EditUser');
    await waitFor(() => expect(router.state.location.pathname).toBe('/ManageUsers'));
  });

  it('lets only administrators reset a second factor that the member lost', {
    tags: ['atLength'],
  }, async () => {
    const admin = { ...manager, IsAdmin: true };
    const { sent } = await openDesk('/EditUser/5', [answer(resetFactors, { id: 5 }, () => respond(204))], admin);
    const user = deskUser();
    const menu = { name: 'Actions for Davide Longo' };
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove second step' }));
    const asks = await screen.findByRole('dialog', { name: 'Remove the second step of Davide Longo?' });
    await user.click(within(asks).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Second step removed')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/users/5/factors:reset']);
    cleanup();

    await openDesk('/EditUser/5', [answer(resetFactors, { id: 5 }, () => respond(404, notFound))], admin);
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove second step' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Davide Longo has no second step.')).toBeTruthy();
    cleanup();

    await openDesk('/EditUser/5');
    await user.click(await screen.findByRole('button', menu));
    expect(await screen.findByRole('menuitem', { name: 'Remove from the club' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Remove second step' })).toBeNull();
  });

  it('shows limited data of a colleague who does not train here', async () => {
    const { sent } = await openDesk('/EditUser/6', [
      answer(
        getClubUser,
        { id: 1, userId: 6 },
        {
          UserId: 6,
          Nickname: 'Giulia',
          FirstMidName: 'Giulia',
          LastName: 'Ferri',
          PictureUri: null,
          Email: 'giulia@example.com',
          EmailConfirmed: true,
          Roles: ['Trainer'],
          ClientStage: null,
        },
      ),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Giulia Ferri' })).toBeTruthy();
    expect(screen.getByText('Works here: Trainer')).toBeTruthy();
    expect(sent.some(({ path }) => path.startsWith('/users/6'))).toBe(false);
  });

  it('opens to staff only, and its transactions to managers only', async () => {
    const { router } = await openDesk('/EditUser/5', [], athlete);
    await waitFor(() => expect(router.state.location.pathname).not.toContain('EditUser'));
    cleanup();
    await openDesk('/EditUser/5/transactions', [], trainer);
    await screen.findByRole('link', { name: 'Documents' });
    expect((await screen.findByRole('link', { name: /^Subscriptions/ })).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('region', { name: 'Credits' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Transactions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Assign subscription' })).toBeNull();
  });

  it('assigns a subscription by the button in its header', { tags: ['atLength'] }, async () => {
    await openDesk('/EditUser/5');
    await deskUser().click((await screen.findAllByRole('button', { name: 'Assign subscription' }))[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Subscription for Davide Longo' })).toBeTruthy();
  });
});

describe('the alerts on the page of a member', () => {
  it('record a new certificate with a future date for an expired one', { tags: ['atLength'] }, async () => {
    const { sent } = await openDesk('/EditUser/5/subscriptions', [
      answer(listClubUserExpirations, { id: 1, userId: 5 }, [certificate]),
      answer(createExpiration, {}, () => respond(201, { ...certificate, ExpirationDate: '2027-10-31' })),
    ]);
    const alert = (await screen.findByText(/Medical certificate expired on 31\/10\/2026/)).closest('[role=alert]') as HTMLElement;
    const user = deskUser();
    await user.click(within(alert).getByRole('button', { name: 'Record new' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByRole('textbox', { name: /Last valid day/ });
    await user.type(day, '20/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(dialog.getByText('Choose a day in the future.')).toBeTruthy();
    await user.clear(day);
    await user.type(day, '31/10/2027');
    await user.click(dialog.getByRole('radio', { name: 'Other' }));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(dialog.getByRole('textbox', { name: /What it is/ }).getAttribute('aria-invalid')).toBe('true');
    await user.click(dialog.getByRole('radio', { name: 'Medical certificate' }));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Recorded for Davide Longo, valid until 31/10/2027')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ClubId: 1,
      UserId: 5,
      Type: 'MedicalCertificate',
      Title: '',
      ExpirationDate: '2027-10-31',
      Notes: '',
    });
  });

  it('record a due payment', { tags: ['atLength'] }, async () => {
    const monthly = { SubscriptionName: 'Open monthly', Price: 5900, DueDateUTC: '2026-11-25T00:00:00Z' } as const;
    let isPaid = false;
    const { router, sent } = await openDesk('/EditUser/5/documents', [
      answer(listClubUserSubscriptions, { id: 1, userId: 5 }, () => [
        heldWith({ ...monthly, PaymentLabel: isPaid ? 'Paid' : 'ToPay' }),
      ]),
      answer(paySubscription, { id: 31 }, () => {
        isPaid = true;
        return respond(201, { Subscription: heldWith(monthly), Transaction: transactionWith({ Amount: 5900 }) });
      }),
    ]);
    const words = '€59.00 for Open monthly due 25/11/2026.';
    expect(await screen.findByText(words)).toBeTruthy();
    const user = deskUser();
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Davide Longo pays Open monthly' });
    expect(router.state.location.pathname).toBe('/EditUser/5/documents');
    await user.click(within(dialog).getByRole('button', { name: 'Take €59.00' }));
    expect(await screen.findByText('€59.00 recorded')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/subscriptions/users/31/payments');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer no payment at the desk for a debt that a provider collects', { tags: ['atLength'] }, async () => {
    const { router } = await openDesk('/EditUser/5/documents', [
      answer(listClubUserSubscriptions, { id: 1, userId: 5 }, [heldWith({ PaymentLabel: 'ToPay', AmountDue: 0 })]),
    ]);
    await deskUser().click(await screen.findByRole('button', { name: 'Show subscriptions' }));
    expect(router.state.location.pathname).toBe('/EditUser/5/subscriptions');
  });

  it('add up several open payments in one sentence', { tags: ['atLength'] }, async () => {
    const { router } = await openDesk('/EditUser/5/documents', [
      answer(listClubUserSubscriptions, { id: 1, userId: 5 }, [
        heldWith({ UserSubscriptionId: 1, Price: 5900, PaymentLabel: 'Unpaid', DueDateUTC: '2026-11-19T00:00:00Z' }),
        heldWith({ UserSubscriptionId: 2, Price: 11_000, PaymentLabel: 'ToPay' }),
      ]),
    ]);
    expect(await screen.findByText('2 payments are open, €169.00 in total. 1 is late.')).toBeTruthy();
    const [button, ...others] = screen.getAllByRole('button', { name: 'Show subscriptions' });
    expect(others).toEqual([]);
    await deskUser().click(button as HTMLElement);
    expect(router.state.location.pathname).toBe('/EditUser/5/subscriptions');
    expect((await screen.findAllByText('was due 19/11/2026')).length).toBe(1);
  });

  it('send open policies to the member, or show that they were just sent', async () => {
    const policy = {
      PolicyId: 3,
      ClubId: 1,
      Type: 'JoinClub',
      Title: 'House rules',
      Text: 'Bring a towel.',
      PublishState: 'Published',
      PublicationDate: '2026-11-01T10:00:00Z',
      Version: 1,
      CorrectedAt: null,
      CorrectionReason: null,
      ClubName: 'Cadenza',
      Acceptance: 'NotAnswered',
      AcceptanceDate: null,
    } as const;
    const answers = [
      respond(200, { PolicyIds: [3], Titles: ['House rules'] }),
      respond(409, { ErrorType: 'PoliciesRemindedAlready', values: { minutes: 60 } }),
    ];
    const { sent } = await openDesk('/EditUser/5', [
      answer(listClubUserPolicies, { id: 1, userId: 5 }, [policy]),
      answer(remindOfPolicies, { id: 1, userId: 5 }, () => answers.shift() as Response),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Send policies' }));
    expect((await screen.findByText('Policies sent to Davide Longo')).closest('[role="status"]')?.textContent).toContain(
      'House rules',
    );
    await user.click(screen.getByRole('button', { name: 'Send policies' }));
    expect(await screen.findByText('A reminder was sent a short while ago. The next one can be sent in 60 min.')).toBeTruthy();
    expect(sent.filter(({ path }) => path.endsWith('policies:remind'))).toHaveLength(2);
  });

  it('let a manager lift a ban, and show the ban to a trainer', { tags: ['atLength'] }, async () => {
    const answers = [
      answer(getMemberBooking, { id: 1, userId: 5 }, ban),
      answer(setNoBookingsUntil, { id: 1, userId: 5 }, { ...ban, NoBookingsUntil: null }),
    ];
    await openDesk('/EditUser/5/documents', answers, trainer);
    expect(await screen.findByText('Booking is blocked until 01/12/2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Lift the block' })).toBeNull();
    cleanup();
    const { sent } = await openDesk('/EditUser/5/documents', answers, manager);
    await deskUser().click(await screen.findByRole('button', { name: 'Lift the block' }));
    expect(await screen.findByText('Davide Longo may book again')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ NoBookingsUntil: null });
  });
});

describe('the documents on the page of a member', () => {
  it('show the last day on which they are valid, and can be moved to the history', async () => {
    const locker = {
      ...certificate,
      ExpirationId: 6,
      Type: 'Generic',
      Title: 'Locker 22',
      ExpirationDate: '2026-11-29',
    } as const;
    const done = { ...certificate, ExpirationId: 7, ExpirationDate: '2025-10-31', CompletedAt: '2025-11-01T10:00:00Z' };
    const { sent } = await openDesk('/EditUser/5/documents', [
      answer(listClubUserExpirations, { id: 1, userId: 5 }, [
        done,
        certificate,
        locker,
        { ...certificate, ExpirationId: 8, Type: 'Membership', ExpirationDate: '2027-03-31' },
      ]),
      answer(completeExpiration, { id: 4 }, certificate),
    ]);
    const list = within(await screen.findByRole('region', { name: 'Expirations' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Medical certificateCompetitiveDone 01/11/2025',
      'Medical certificateCompetitiveExpired 31/10/2026',
      'Locker 22Otherends in 9 days',
      'MembershipCompetitiveuntil 31/03/2027',
    ]);
    const user = deskUser();
    await user.click(list.getAllByRole('button', { name: 'Actions for Medical certificate' })[1] as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Move to history' }));
    await waitFor(() => expect(sent.some(({ path }) => path === '/expirations/4/complete')).toBe(true));
  });
});
