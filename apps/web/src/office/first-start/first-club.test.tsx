import { listCurrencies } from '@clubpulse/contract/accounts/lookups.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { createClass, listClasses, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getClub, listBrandClubs, listMyBrands, listMyClubs, patchClub } from '@clubpulse/contract/clubs/clubs.calls';
import type { RegistrationCode } from '@clubpulse/contract/devices/bridges';
import { createRegistrationCode, listBridges, listRegistrationCodes } from '@clubpulse/contract/devices/bridges.calls';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { createRoom, listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { ClubSensor } from '@clubpulse/contract/devices/sensors';
import { createSensor, listClubSensors, listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { giveRole } from '@clubpulse/contract/members/membership.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { calendarClassWith, emptyClassWith } from '../../calendar/test/classes.ts';
import { NOW, pageOf, refusal } from '../../calendar/test/world.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubDetailsWith, clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const self = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }], Trainer: [{ ClubId: 1 }] } });
const { UserId, Nickname, FirstMidName, LastName, PictureUri, Email, EmailConfirmed } = self;
const trainer = { UserId, Nickname, FirstMidName, LastName, PictureUri, Email, EmailConfirmed, Roles: ['Trainer' as const] };

async function open(address: string | null, person = self, further: Answers = []) {
  const stored = {
    address,
    rooms: [] as DisplayGroup[],
    codes: [] as RegistrationCode[],
    straps: [] as ClubSensor[],
    classes: [] as Class[],
  };
  let isNameTaken = true;
  const details = () => clubDetailsWith(1, { Address: stored.address });
  const app = await openScreen({
    self: person,
    clubs: [],
    path: '/FirstClub',
    answers: [
      answer(listMyClubs, {}, () => [clubWith(1, { Address: stored.address })]),
      answer(listClubUsers, { id: 1 }, pageOf([trainer])),
      answer(listCurrencies, {}, [{ Code: 'EUR', Name: 'Euro', Digits: 2 }]),
      answer(getClub, { id: 1 }, details),
      answer(patchClub, { id: 1 }, (body) => {
        stored.address = (body as { Address: string }).Address;
        return details();
      }),
      answer(listRooms, { id: 1 }, () => stored.rooms),
      answer(createRoom, {}, (body) => {
        if (isNameTaken) {
          isNameTaken = false;
          return respond(409, refusal('RoomNameExists'));
        }
        const room = { ...(body as Pick<DisplayGroup, 'ClubId' | 'Name' | 'Color'>), DisplayGroupId: 5, RowVersion: 0 };
        stored.rooms = [room];
        return room;
      }),
      answer(listBridges, { id: 1 }, []),
      answer(listRegistrationCodes, { id: 1 }, () => stored.codes),
      answer(createRegistrationCode, {}, (body) => {
        const fields = body as Pick<RegistrationCode, 'ClubId' | 'Name' | 'DisplayGroupId'>;
        const code = { ...fields, Code: 'ABCD2345', RequestedAt: NOW.toISOString(), ExpiresAt: '2026-11-20T17:04:00Z' };
        stored.codes = [code];
        return code;
      }),
      answer(listClubSensors, { id: 1 }, () => pageOf(stored.straps)),
      answer(listUnknownStraps, { id: 1 }, []),
      answer(createSensor, {}, (body) => {
        const strap = {
          ...(body as Pick<ClubSensor, 'UserId' | 'Model' | 'Code' | 'Name'>),
          SensorId: 8,
          HardwareId: 'ANT+:12345',
          CreatedAt: NOW.toISOString(),
          BeatsOfAnother: false,
          Battery: null,
        };
        stored.straps = [{ ...strap, Nickname, FirstMidName, LastName, LastHeard: null }];
        return strap;
      }),
      answer(listClasses, { id: 1 }, () =>
        pageOf(stored.classes.map(({ ClassId, Name }) => calendarClassWith({ ClassId, Name }))),
      ),
      answer(createClass, {}, (body) => {
        const made = emptyClassWith({ Name: (body as Pick<Class, 'Name'>).Name, PublishState: 'Unpublished' });
        stored.classes = [made];
        return { Class: made, Classes: 1 };
      }),
      answer(setClassPublishState, { id: 41 }, () => emptyClassWith()),
      ...further,
    ],
  });
  const bodyOf = (path: string) => app.sent.findLast((one) => one.method === 'POST' && one.path === path)?.body;
  return { ...app, bodyOf };
}

const user = userEvent.setup();
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('the first steps lead from an empty club to a published class and to the invitations', async () => {
  const { bodyOf, router } = await open(null);
  await step('Enter where the club is');
  expect(screen.getByText('1 of 5')).toBeTruthy();
  await press('Next: a room');
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'Via Borsieri 12, Milano');
  await press('Next: a room');
  await step('Add a room');
  expect(bodyOf('/clubs/1')).toMatchObject({ Name: 'Club 1', Address: 'Via Borsieri 12, Milano' });

  await press('Next: the bridge');
  expect(await screen.findByText('The club already has a room with this name.')).toBeTruthy();
  await press('Next: the bridge');
  await step('Plug in the bridge');
  expect(bodyOf('/displaygroups')).toMatchObject({ ClubId: 1, Name: 'Studio 1' });

  await press('Get a code');
  expect(await screen.findByLabelText('Registration code ABCD2345')).toBeTruthy();
  expect(bodyOf('/registrationcodes')).toEqual({ ClubId: 1, Name: 'Bridge of Studio 1', DisplayGroupId: 5 });
  await press('Next: straps');

  await step('Link your strap');
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'D012345');
  await press('Link a strap');
  expect(await screen.findByText('D012345')).toBeTruthy();
  expect(bodyOf('/sensors')).toMatchObject({ UserId, Model: 'Clubpulse', Code: 'D012345' });
  await press('Next: the first class');

  await step('Plan the first class');
  await press('Publish the class');
  await step('Club 1 is started');
  expect(bodyOf('/classes')).toMatchObject({
    Name: 'First class',
    TrainerId: UserId,
    DisplayGroupId: 5,
    MaxInSiteParticipants: 16,
    Schedule: { ScheduleStartDate: '2026-11-20', SingleStartTime: '18:00', SingleDuration: 60 },
  });
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listed).toContain('The bridgeNot yet');
  expect(listed).toContain('Straps1 strap');
  await press('Invite your team');
  await waitFor(() => expect(router.state.location.pathname).toBe('/AddUsers'));
});

it('the first steps begin at the first open step, and each step can be skipped', async () => {
  const { router } = await open('Via Borsieri 12, Milano');
  await step('Add a room');
  await press('Skip for now');
  await step('Plug in the bridge');
  await press('No bridge yet, skip');
  await step('Link your strap');
  await press('No strap yet, skip');
  await step('Plan the first class');
  await press('Skip for now');
  await step('Club 1 is started');
  expect(router.state.location.pathname).toBe('/FirstClub/done');
  await press('Go to the overview');
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubProfile'));
});

const summary = {
  ClubId: 1,
  Athletes: 0,
  Code: 'NAVIGLI',
  InviteCode: '4F00D5A19C2E4B7F8A11',
  TrainingNow: 0,
  TrainingsToday: 0,
  PointsToday: 0,
  BridgesOnline: 0,
  BridgesTotal: 0,
  BridgeWarnings: 0,
};

it('the first steps offer the manager role to an owner without a role in the club', async () => {
  const owner = selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } });
  let isManager = false;
  const { sent } = await open('Via Borsieri 12, Milano', owner, [
    answer(listMyClubs, {}, () => (isManager ? [clubWith(1)] : [])),
    answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
    answer(listBrandClubs, { id: 7 }, [{ ...clubWith(1), Summary: summary }]),
    answer(getSelf, {}, () =>
      isManager ? { ...owner, AvailableRoles: { ...owner.AvailableRoles, Manager: [{ ClubId: 1 }] } } : owner,
    ),
    answer(giveRole, { id: 1, userId: UserId }, () => {
      isManager = true;
      return { ...trainer, Roles: ['Manager' as const], ClientStage: null };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: /Club 1/ }));
  for (const words of ['Skip for now', 'No bridge yet, skip', 'No strap yet, skip', 'Skip for now']) await press(words);
  await step('Club 1 is started');
  await press('I manage this club myself');
  expect(await screen.findByText('You manage Club 1 now')).toBeTruthy();
  expect(sent.find(({ path }) => path === `/clubs/1/users/${UserId}/roles`)?.body).toEqual({ Role: 'Manager' });
  expect(screen.queryByRole('button', { name: 'I manage this club myself' })).toBeNull();
});
