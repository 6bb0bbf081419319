import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { getClass, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import { type AudienceCount, type ClubMessage, type MessageDraft, messageDraftSchema } from '@clubpulse/contract/office/messages';
import {
  countAudience,
  listClubMessages,
  listMessages,
  listRecipients,
  previewMail,
  readMessage,
  sendMessage,
} from '@clubpulse/contract/office/messages.calls';
import type { PlanInput, PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import {
  createMessageDraft,
  deleteMessageDraft,
  listPlannedMessages,
  planMessage,
  saveMessageDraft,
  takeBackMessage,
} from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { countThreads, listOwnThreads } from '@clubpulse/contract/office/replies/replies.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { athlete, deskUser, manager, openDesk, refusal, startDay } from '../../billing/test/desk.tsx';
import { classWith } from '../../calendar/test/world.ts';
import { storageKeys } from '../../platform/storage.ts';
import { answer, respond } from '../../test/network.ts';
import { config } from '../../test/signed-in.ts';
import { clubWith, noRoles } from '../../test/world.ts';

beforeEach(() => {
  startDay();
  planned = [];
});

let planned: PlannedMessage[];

const { UserId, Nickname, FirstMidName, LastName, PictureUri } = manager;
const person = { UserId, Nickname, FirstMidName, LastName, PictureUri };
const five = {
  ...person,
  UserId: 5,
  Nickname: 'Five',
  Email: 'five@example.com',
  EmailConfirmed: true,
  Roles: ['Athlete' as const],
  ClientStage: 'client' as const,
};
const { Description: _description, RemoteLink: _link, Days: _days, ...spinning } = classWith({ ClassId: 9, Name: 'Spinning' });
const ride = { ...spinning, ClassBegin: spinning.Begin, ClassEnd: spinning.End, Clients: [] };
const counted: AudienceCount = {
  Chosen: 92,
  Reached: 83,
  App: 78,
  Email: 81,
  Sms: 12,
  Later: 2,
  Languages: [
    { Language: 'en', Count: 72, Sms: 12, Readers: [] },
    { Language: 'it', Count: 11, Sms: 0, Readers: [{ ...person, UserId: 77, Nickname: 'Davide', FirstMidName: '', Says: {} }] },
  ],
  LeftOut: [{ Reason: 'CameBack', Count: 9, People: [person] }],
  Without: [],
  Named: [],
  SmsLeft: 5,
  SmsAvailable: true,
};
const fared: ClubMessage = {
  MessageId: 7,
  Author: person,
  Language: 'en',
  Texts: { en: { Title: 'Open day', Text: 'Come' } },
  Target: null,
  PictureUri: null,
  SentAt: '2026-11-19T10:00:00Z',
  Chosen: 92,
  Recipients: 83,
  Read: 40,
  App: { To: 78, Sent: 78, Failed: 0 },
  Email: { To: 81, Sent: 80, Failed: 1 },
  Sms: null,
};
const content = (Title: string): MessageDraft => ({
  Audience: {
    ClientStage: null,
    ClassSubscriptionId: null,
    ClubTagId: null,
    NotSeenDays: 30,
    ClassId: null,
    NotStage: null,
    NotUserIds: [],
    UserIds: [],
  },
  App: true,
  Email: false,
  Sms: false,
  Language: 'en',
  Texts: { en: { Title, Text: 'Come' } },
  Target: null,
  PictureUri: null,
});
const stored = (body: unknown): PlannedMessage => ({
  PlannedMessageId: 3,
  ClubId: 1,
  Author: person,
  Content: messageDraftSchema.parse(body),
  SavedAt: '2026-11-20T10:01:00Z',
  SendAt: null,
  Refused: null,
  RowVersion: 1,
});
const writes = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET');
const page = <T,>(data: T[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
let countable: Promise<void> | undefined;
afterEach(() => {
  countable = undefined;
});
const open = (
  path: string,
  send: Parameters<typeof answer<typeof sendMessage>>[2] = () => respond(201, fared),
  mail = true,
  save: Parameters<typeof answer<typeof saveMessageDraft>>[2] = (body) => respond(200, stored(body)),
) =>
  openDesk(path, [
    answer(getConfig, {}, { ...config, mail }),
    answer(countAudience, { id: 1 }, async (_, { query }) => {
      await countable;
      const named = query['UserIds']?.split(',').map(Number) ?? [];
      const { length } = named;
      if (query['Facts'] !== undefined)
        return { ...counted, Without: [{ Fact: 'LastSeen' as const, Count: 4, People: [person] }] };
      if (length === 0) return counted;
      return { ...counted, Chosen: length, Reached: length, Named: named.map((id) => ({ ...person, UserId: id })) };
    }),
    answer(listTags, { id: 1 }, []),
    answer(listClasses, { id: 1 }, page([ride])),
    answer(getClass, { id: 12 }, classWith({ ClassId: 12, Name: 'Long ago', Begin: '2026-01-12T17:00:00Z' })),
    answer(getClubUser, { id: 1, userId: 5 }, five),
    answer(listClubUsers, { id: 1 }, page([five])),
    answer(listClubMessages, { id: 1 }, page([fared])),
    answer(countThreads, { id: 1 }, { Open: 0, Mine: 0, Nobody: 0, Closed: 0 }),
    answer(
      listRecipients,
      { id: 1, messageId: 7 },
      page([{ ...person, App: 'Sent', Email: 'Failed', Sms: 'Failed', ReadAt: null }]),
    ),
    answer(previewMail, { id: 1 }, (body) => {
      const { Language, Texts } = body as MessageDraft;
      const { Title = '', Text = '' } = Texts[Language] ?? {};
      return respond(200, { From: 'Club <a@b.example>', Subject: Title, Text, Html: `<p>${Text}</p>` });
    }),
    answer(sendMessage, { id: 1 }, send),
    answer(listPlannedMessages, { id: 1 }, () => respond(200, planned)),
    answer(createMessageDraft, { id: 1 }, (body) => respond(201, stored(body))),
    answer(saveMessageDraft, { id: 1, plannedMessageId: 3 }, save),
    answer(deleteMessageDraft, { id: 1, plannedMessageId: 3 }, () => respond(204)),
    answer(planMessage, { id: 1 }, (body) => {
      const { Message, SendAt } = body as PlanInput;
      return respond(200, { ...stored(Message), SendAt });
    }),
    answer(takeBackMessage, { id: 1, plannedMessageId: 4 }, () => {
      planned = [];
      return respond(200, stored(content('Waits')));
    }),
  ]);
const write = async () => {
  const user = deskUser();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Open day');
  await user.type(screen.getByRole('textbox', { name: /Message text/ }), 'Hello ');
  await user.click(screen.getByRole('button', { name: 'Nickname' }));
  return user;
};

const sendTo83 = async (user: ReturnType<typeof deskUser>) => {
  await user.click(screen.getByRole('button', { name: 'Send to 83' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send to 83' }));
};

it('a message begins with a text that another screen proposes, which can be edited before sending', {
  tags: ['atLength'],
}, async () => {
  const { router, sent } = await open('/ClubMessages/sent');
  await router.navigate('/ClubMessages/5,7', { state: { words: { Title: 'Easier today', Text: 'Hello {Nickname}' } } });
  expect(await screen.findByDisplayValue('Easier today')).toBeTruthy();
  expect(screen.getByDisplayValue('Hello {Nickname}')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send to 2' })).toBeTruthy();
  expect(writes(sent)).toEqual([]);
  await router.navigate('/ClubMessages', { state: { words: 'of another kind' } });
  await waitFor(() => expect(screen.queryByDisplayValue('Easier today')).toBeNull());
});

it('the message editor inserts a placeholder at the caret and replaces the selection', { tags: ['atLength'] }, async () => {
  await open('/ClubMessages');
  const user = deskUser();
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Message text/ });
  await user.type(text, 'Hello you, come');
  text.setSelectionRange(6, 9);
  fireEvent.select(text);
  await user.click(screen.getByRole('button', { name: 'Nickname' }));
  expect(text.value).toBe('Hello {Nickname}, come');
  await user.click(screen.getByRole('button', { name: 'Club' }));
  expect(text.value).toBe('Hello {Nickname}{Club}, come');
  expect([document.activeElement, text.selectionStart, text.selectionEnd]).toEqual([text, 22, 22]);
  await user.keyboard(' and');
  expect(text.value).toBe('Hello {Nickname}{Club} and, come');
  await user.type(text, '{{}Foo}');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['{Nickname}', '{Club}']);
});

it('a message shows how many chosen members receive it, why the other members do not, and the number of recipients on its button', async () => {
  const { sent, router } = await open('/ClubMessages');
  const button = () => screen.getByRole('button', { name: 'Send to 83' });
  await screen.findByRole('button', { name: 'Send to 83' });
  expect(button().dataset['variant']).toBe('default');
  expect(await screen.findByRole('link', { name: /^Sent ?1$/ })).toBeTruthy();
  const user = await write();
  expect(button().dataset['variant']).toBe('filled');
  const gets = screen.getByRole('region', { name: 'Recipients' });
  expect(within(gets).getByText('of 92 chosen receive it')).toBeTruthy();
  expect(within(gets).getByText('E-mails bounce')).toBeTruthy();
  expect(within(gets).getByText(/Italian missing: 11 people/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '83 of 92 chosen receive it' }));
  expect(document.activeElement).toBe(gets);
  expect(screen.getByText(`Hello ${manager.Nickname}`)).toBeTruthy();
  await sendTo83(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubMessages/sent'));
  const toAll = sent.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  expect(toAll?.body).toMatchObject({
    App: true,
    Email: true,
    Sms: false,
    Expected: 83,
    Texts: { en: { Title: 'Open day', Text: 'Hello {Nickname}' } },
  });
});

it('a message without a text is not sent, and the field shows the error', async () => {
  const { sent } = await open('/ClubMessages');
  const user = deskUser();
  expect(await screen.findByText('No text yet')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Send to 83' }));
  const title = screen.getByRole('textbox', { name: /Title/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes(sent).some(({ path }) => path.endsWith('/messages'))).toBe(false);
});

it('a message warns of a language that no recipient reads, and explains that several filters combine', {
  tags: ['atLength'],
}, async () => {
  await open('/ClubMessages');
  const user = await write();
  expect(screen.queryByText(/^None of the recipients reads/)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Reader' }));
  await user.click(await screen.findByRole('option', { name: 'Français' }));
  expect(screen.getByText('None of the recipients reads it in Français.')).toBeTruthy();
  expect(screen.queryByText(/^Only people who match all/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Not seen/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /30/ }));
  await user.click(screen.getByRole('button', { name: /^Booked in/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /Spinning/ }));
  expect(await screen.findByText(/^Only people who match all 2 filters/)).toBeTruthy();
});

it('a message is sent to participants of a class, except those in an excluded stage and excluded members', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await open('/ClubMessages');
  const user = await write();
  const choose = async (chip: RegExp, option: RegExp) => {
    await user.click(screen.getByRole('button', { name: chip }));
    await user.click(await screen.findByRole('menuitemradio', { name: option }));
  };
  await choose(/^Booked in/, /^Spinning/);
  await choose(/^Not in stage/, /^On trial/);
  await user.click(screen.getByRole('combobox', { name: 'Except these people' }));
  await user.click(await screen.findByRole('option', { name: /^Five/ }));
  expect(await screen.findByText(fullName(five), { selector: 'b' })).toBeTruthy();
  await sendTo83(user);
  const toAll = () => sent.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  await waitFor(() => expect(toAll()).toBeTruthy());
  expect(toAll()?.body).toMatchObject({ Audience: { ClassId: 9, NotStage: 'trial', NotUserIds: [5], UserIds: [] } });
});

it('a message has a button with a label per language, shown in the preview and sent with its link', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await open('/ClubMessages');
  const user = await write();
  expect(screen.queryByRole('textbox', { name: /Text of the button/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Button opens' }));
  await user.click(await screen.findByRole('option', { name: 'The calendar' }));
  await user.click(screen.getByRole('button', { name: 'Send to 83' }));
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Text of the button/ }), 'Book a ride');
  expect(within(screen.getByRole('article')).getByText('Book a ride')).toBeTruthy();
  await sendTo83(user);
  const toAll = () => sent.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  await waitFor(() => expect(toAll()).toBeTruthy());
  expect(toAll()?.body).toMatchObject({ Target: { Kind: 'Calendar' }, Texts: { en: { Button: 'Book a ride' } } });
});

it('the preview shows the mail that the server would send to a reader, and sends nothing', async () => {
  const { sent } = await open('/ClubMessages');
  const user = await write();
  await user.click(screen.getByRole('button', { name: 'See the e-mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'The e-mail for English' });
  expect(within(dialog).getByText('Open day')).toBeTruthy();
  const drawn = within(dialog).getByTitle<HTMLIFrameElement>('The e-mail for English');
  expect(drawn.srcdoc).toBe('<p>Hello {Nickname}</p>');
  expect(drawn.getAttribute('sandbox')).toBe('');
  const seen = writes(sent).filter(({ path }) => path.includes('/messages'));
  expect(seen).toMatchObject([{ path: '/clubs/1/messages:previewMail', body: { ReaderId: null, ReadIn: 'en', Language: 'en' } }]);
});

it('the preview fills in facts of each reader, and shows for how many readers a fact is missing', {
  tags: ['atLength'],
}, async () => {
  await open('/ClubMessages');
  const user = await write();
  expect(screen.queryByText(/^Never here/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Last visit' }));
  expect(await screen.findByText('Never here: “a while ago”')).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Last visit');
  await user.click(screen.getByRole('button', { name: 'Send to 83' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 83 people?' }));
  expect(dialog.getByText('Never here: “a while ago”: 4')).toBeTruthy();
});

it('a message to several members needs a confirmation with channels and cost, and Enter sends nothing', async () => {
  const { sent } = await open('/ClubMessages');
  const user = await write();
  const title = screen.getByRole('textbox', { name: /Title/ });
  await user.type(title, '{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Message text/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send to 83' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 83 people?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In the app: 78 people',
    'E-mail: 81 people',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Continue writing' })));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  expect(writes(sent).some(({ path }) => path.endsWith('/messages'))).toBe(false);
});

it('the message editor shows beside each filter how many members this filter alone selects', { tags: ['atLength'] }, async () => {
  const { sent } = await open('/ClubMessages');
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Not seen/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /30/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Not seen .*30.* · \d+$/ })).toBeTruthy());
  expect(sent.some(({ path }) => path.includes('NotSeenDays=30') && path.includes('Channels=App'))).toBe(true);
});

it('a message is sent to the members whose ids are in the URL, and to a single one without confirmation', {
  tags: ['atLength'],
}, async () => {
  const { sent, router } = await open('/ClubMessages/5,7');
  expect((await screen.findByText('Only')).parentElement?.textContent).toMatch(/^Only 2 people/);
  expect(screen.getByRole('region', { name: 'Recipients' })).toBeTruthy();
  const countsOf = () =>
    sent
      .filter(({ path }) => path.includes('/audience'))
      .map(({ path }) => new URL(path, 'http://x').searchParams.get('UserIds'));
  expect(new Set(countsOf())).toEqual(new Set(['5,7']));
  await router.navigate('/ClubMessages/5');
  await waitFor(() => expect(countsOf().at(-1)).toBe('5'));
  const user = await write();
  await user.click(await screen.findByRole('button', { name: 'Send to 1' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubMessages/sent'));
  expect(sent.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'))?.body).toMatchObject({
    Audience: { UserIds: [5] },
    Expected: 1,
  });
});

it('a message is sent to the participants of the class in the URL, on any date', { tags: ['atLength'] }, async () => {
  const { sent, router } = await open('/ClubMessages/class/9');
  expect(await screen.findByRole('button', { name: /^Booked in Spinning, / })).toBeTruthy();
  const classesCounted = () =>
    new Set(
      sent
        .filter(({ path }) => path.includes('/audience') && path.includes('Channels=App%2C'))
        .map(({ path }) => new URL(path, 'http://x').searchParams.get('ClassId')),
    );
  expect(classesCounted()).toEqual(new Set(['9']));
  await sendTo83(await write());
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubMessages/sent'));
  expect(sent.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'))?.body).toMatchObject({
    Audience: { ClassId: 9, UserIds: [] },
  });
  await router.navigate('/ClubMessages/class/12');
  expect(await screen.findByRole('button', { name: /^Booked in Long ago, / })).toBeTruthy();
});

it('a message is translated beside its first language, and previewed as a recipient', { tags: ['atLength'] }, async () => {
  const { sent } = await open('/ClubMessages');
  const user = await write();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Italiano/ }).checked).toBe(true);
  expect(screen.getByRole('img', { name: 'Italiano, missing for some recipients' })).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Italiano: title' }), 'Porte aperte');
  await user.type(screen.getByRole('textbox', { name: 'Italiano: text' }), 'Ciao ');
  await user.click(screen.getByRole('button', { name: 'Nickname' }));
  expect(screen.getByText('Ciao Davide').closest('[lang]')?.getAttribute('lang')).toBe('it');
  expect(screen.getByRole('img', { name: 'Italiano, written' })).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Reader' }));
  await user.click(await screen.findByRole('option', { name: 'Français' }));
  expect(screen.getByText(`Hello ${manager.Nickname}`)).toBeTruthy();
  await sendTo83(user);
  await waitFor(() =>
    expect(sent.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'))?.body).toMatchObject({
      Texts: { en: { Text: 'Hello {Nickname}' }, it: { Title: 'Porte aperte', Text: 'Ciao {Nickname}' } },
    }),
  );
});

it('a message is previewed as an SMS with its number of parts, and as a mail', {
  tags: ['atLength'],
}, async () => {
  await open('/ClubMessages');
  const user = await write();
  expect(screen.getByRole('button', { name: 'See the e-mail' })).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'By' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
  await user.click(await screen.findByRole('radio', { name: 'SMS' }));
  const text = `Open day\nHello ${manager.Nickname}`;
  expect(screen.getByText(`${text.length} characters, 1 SMS`)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toBe(text);
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
});

it('an error in a hidden language makes that language visible, for sending now and later', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await open('/ClubMessages');
  const user = await write();
  await user.type(screen.getByRole('textbox', { name: 'Italiano: title' }), 'Porte aperte');
  expect(screen.getByRole('img', { name: 'Italiano, missing for some recipients' })).toBeTruthy();
  for (const button of ['Send to 83', 'Send later']) {
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(screen.queryByRole('textbox', { name: 'Italiano: text' })).toBeNull();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Italiano: text' })));
    expect(screen.getByRole('img', { name: 'Italiano, to be corrected' })).toBeTruthy();
  }
  expect(writes(sent).some(({ path }) => path.endsWith('/messages'))).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the message editor offers no mail when the installation has no mail server', { tags: ['atLength'] }, async () => {
  const { sent, router } = await open('/ClubMessages', () => respond(201, { ...fared, Email: null }), false);
  const user = await write();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'E-mail' }).disabled).toBe(true);
  expect(screen.getByText('no mail server set up')).toBeTruthy();
  await sendTo83(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubMessages/sent'));
  expect(sent.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'))?.body).toMatchObject({
    App: true,
    Email: false,
  });
});

it('the message editor shows no number of recipients before they are counted', { tags: ['atLength'] }, async () => {
  const counting = Promise.withResolvers<void>();
  countable = counting.promise;
  await open('/ClubMessages');
  expect(await screen.findByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  counting.resolve();
  expect(await screen.findByRole('button', { name: 'Send to 83' })).toBeTruthy();
});

it('the message editor sends no more SMS than are left, and none before recipients are counted', {
  tags: ['atLength'],
}, async () => {
  await open('/ClubMessages', refusal(409, 'AudienceChanged', { values: { count: 84 } }));
  const user = await write();
  await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
  expect(await screen.findByText('Insufficient SMS club credits: 7 are missing.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to 83' }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
  await sendTo83(user);
  expect(await screen.findByText(/The number of recipients has changed to 84/)).toBeTruthy();
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
});

it('the list of sent messages shows their state, and whom they did not reach', async () => {
  await open('/ClubMessages/sent');
  const user = deskUser();
  expect(await screen.findByText(/80 of 81/)).toBeTruthy();
  expect(screen.getByText('1 not delivered')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Who' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not delivered' }));
  expect(await dialog.findByText('In the app: Delivered · E-mail: Not delivered · Error while sending SMS')).toBeTruthy();
});

it('the list of sent messages opens one with its text and the state of each recipient', async () => {
  await open('/ClubMessages/sent');
  await deskUser().click(await screen.findByRole('button', { name: 'Open day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open day' }));
  expect(await dialog.findByText('In the app: Delivered · E-mail: Not delivered · Error while sending SMS')).toBeTruthy();
  expect(dialog.getByText('Come')).toBeTruthy();
});

it('a sent message counts as read when its recipient opens it', async () => {
  const shown = `/media/${'a'.repeat(64)}-960.jpg`;
  const message = {
    MessageId: 7,
    ClubId: 1,
    ClubName: 'Navigli',
    Author: null,
    Title: 'Open day',
    Text: 'Come',
    PictureUri: shown,
  };
  const Button = { Label: 'Book a ride', Target: { Kind: 'Class', ClassId: 9 } } as const;
  const { sent } = await openDesk(
    '/Messages',
    [
      answer(listMessages, { id: athlete.UserId }, page([{ ...message, Button, SentAt: '2026-11-19T10:00:00Z', ReadAt: null }])),
      answer(listOwnThreads, { id: athlete.UserId }, page([])),
      answer(readMessage, { id: athlete.UserId, messageId: 7 }, () => respond(204)),
    ],
    athlete,
  );
  const letter = (await screen.findByText('Open day')).closest('details') as HTMLDetailsElement;
  expect(screen.getByText('New')).toBeTruthy();
  expect(letter.querySelector('img')?.getAttribute('src')).toBe(shown);
  expect(screen.getByText('Book a ride').closest('a')?.getAttribute('href')).toContain('/Book/9');
  letter.open = true;
  letter.dispatchEvent(new Event('toggle'));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/messages/7/read'))).toBe(true));
});

it('the message editor saves the draft after a moment, one save after the other, and sends the last state', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await open('/ClubMessages');
  const user = await write();
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Message text/ }), ', come');
  await waitFor(() => expect(writes(sent).map(({ method }) => method)).toEqual(['POST', 'PUT']));
  expect(writes(sent)[1]?.body).toMatchObject({ Texts: { en: { Title: 'Open day' } }, RowVersion: 1 });
  await sendTo83(user);
  await waitFor(() => expect(writes(sent).map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST']));
  expect(writes(sent)[2]?.body).toMatchObject({ PlannedMessageId: 3 });
});

it('the message editor saves the text as a new draft when the draft was sent elsewhere', {
  tags: ['atLength'],
}, async () => {
  planned = [stored(content('Half'))];
  const { sent } = await open('/ClubMessages/drafts', refusal(409, 'DraftGone'));
  const user = deskUser();
  await user.click(await screen.findByRole('link', { name: 'Half' }));
  await screen.findByRole('button', { name: 'Send to 83' });
  await sendTo83(user);
  expect(await screen.findByText(/^This draft was sent, planned or deleted elsewhere/)).toBeTruthy();
  await waitFor(() =>
    expect(writes(sent).map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
      ['POST', 'messages'],
      ['POST', 'plannedMessages'],
    ]),
  );
  expect(writes(sent)[0]?.body).toMatchObject({ PlannedMessageId: 3 });
});

it('the message editor saves the text as a new draft when the draft was edited elsewhere', {
  tags: ['atLength'],
}, async () => {
  planned = [stored(content('Half'))];
  const { sent } = await open('/ClubMessages/drafts', refusal(409, 'DraftGone'), true, refusal(409, 'StaleRowVersion'));
  const user = deskUser();
  await user.click(await screen.findByRole('link', { name: 'Half' }));
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), ' and half');
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  await waitFor(() =>
    expect(writes(sent)).toMatchObject([
      { method: 'PUT', body: { Texts: { en: { Title: 'Half and half' } }, RowVersion: 1 } },
      { method: 'POST', body: { Texts: { en: { Title: 'Half and half' } } } },
    ]),
  );
});

it('the message editor announces that the draft could not be saved, also to screen readers', { tags: ['atLength'] }, async () => {
  planned = [stored(content('Half'))];
  let isAway = true;
  await open('/ClubMessages/drafts', undefined, true, (body) => (isAway ? respond(503, {}) : respond(200, stored(body))));
  const user = deskUser();
  await user.click(await screen.findByRole('link', { name: 'Half' }));
  const title = await screen.findByRole('textbox', { name: /Title/ });
  const found = () => screen.getAllByRole('status').find((one) => one.nextElementSibling?.textContent?.startsWith('Draft saved'));
  const line = found();
  expect(line?.textContent).toBe('');
  await user.type(title, ' and half');
  await waitFor(() => expect(line?.textContent).toMatch(/^The draft could not be saved/));
  expect(screen.queryByText(/^Draft saved/)).toBeNull();
  isAway = false;
  await user.type(title, ' more');
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  expect(line?.textContent).toBe('');
});

it('the message editor saves the draft at once when the user leaves', { tags: ['atLength'] }, async () => {
  const { sent, unmount } = await open('/ClubMessages');
  await deskUser().type(await screen.findByRole('textbox', { name: /Title/ }), 'Open day');
  unmount();
  await waitFor(() => expect(writes(sent)).toMatchObject([{ method: 'POST', body: { Texts: { en: { Title: 'Open day' } } } }]));
});

it('the message editor names the club of the draft after the user selects another club', { tags: ['atLength'] }, async () => {
  const [north, south] = [
    { ...clubWith(1), Name: 'Navigli' },
    { ...clubWith(2), Name: 'Porta Romana' },
  ];
  const inBoth = { ...manager, AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }, { ClubId: 2 }] } };
  await openDesk(
    '/ClubMessages',
    [1, 2].flatMap((id) => [
      answer(countAudience, { id }, counted),
      answer(listTags, { id }, []),
      answer(listClasses, { id }, page([])),
      answer(listClubUsers, { id }, page([five])),
      answer(listSubscriptionTypes, { id }, []),
      answer(listClubMessages, { id }, page([])),
      answer(countThreads, { id }, { Open: 0, Mine: 0, Nobody: 0, Closed: 0 }),
      answer(listPlannedMessages, { id }, []),
      answer(createMessageDraft, { id }, (body) => respond(201, stored(body))),
    ]),
    inBoth,
    [north, south],
  );
  await deskUser().type(await screen.findByRole('textbox', { name: /Title/ }), 'Open day');
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
  act(() => {
    localStorage.setItem(storageKeys.club, '2');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.club, newValue: '2' }));
  });
  expect(await screen.findByText('Your message is under Drafts of Navigli')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('');
});

it('the message editor continues a draft as it was, and deletes it after a confirmation', { tags: ['atLength'] }, async () => {
  planned = [stored(content('Half'))];
  const { router } = await open('/ClubMessages/drafts');
  const user = deskUser();
  await user.click(await screen.findByRole('link', { name: 'Half' }));
  expect(router.state.location.pathname).toBe('/ClubMessages/drafts/3');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ })).value).toBe('Half');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'E-mail' }).checked).toBe(false);
  expect(screen.getByText(/^for 30 days/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Drafts/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete draft: Half' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
  expect(await screen.findByText('Draft deleted')).toBeTruthy();
});

it('the message editor plans a send at a time of the club that is not in the past', { tags: ['atLength'] }, async () => {
  const { sent, router } = await open('/ClubMessages');
  const user = await write();
  await user.click(screen.getByRole('button', { name: 'Send later' }));
  const dialog = await screen.findByRole('dialog');
  const day = within(dialog).getByRole('textbox', { name: /Day/ });
  const next = (day as HTMLInputElement).value;
  await user.clear(day);
  await user.click(within(dialog).getByRole('button', { name: 'Send at this time' }));
  expect(await within(dialog).findByText('Fill this in.')).toBeTruthy();
  await user.type(day, next.replace('21', '20'));
  await user.click(within(dialog).getByRole('button', { name: 'Send at this time' }));
  expect(await within(dialog).findByText(/Choose a time in the future/)).toBeTruthy();
  expect(writes(sent).some(({ path }) => path.endsWith(':plan'))).toBe(false);
  await user.clear(day);
  await user.type(day, next);
  await user.click(within(dialog).getByRole('button', { name: 'Send at this time' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubMessages/sent'));
  const plan = writes(sent).find(({ path }) => path.endsWith(':plan'));
  expect(plan?.body).toMatchObject({ SendAt: '2026-11-21T07:00:00.000Z', Message: { Expected: 83 } });
  expect(writes(sent).some(({ path }) => path.endsWith('/messages'))).toBe(false);
});

it('the list of messages withdraws a waiting message and one that could not be sent', async () => {
  const waits = { ...stored(content('Waits')), PlannedMessageId: 4, SendAt: '2026-12-02T07:00:00Z' };
  planned = [waits, { ...waits, PlannedMessageId: 5, Content: content('Late'), Refused: 'AudienceChanged' }];
  await open('/ClubMessages/sent');
  const section = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(within(section).getByText(/^Waits until .*8:00/)).toBeTruthy();
  expect(within(section).getByText('Not sent: it would have had no recipients')).toBeTruthy();
  await deskUser().click(within(section).getByRole('button', { name: 'Cancel sending: Waits' }));
  expect(await screen.findByText('Cancelled: it is among your drafts')).toBeTruthy();
});
