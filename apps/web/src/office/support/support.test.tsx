import type { Support, SupportVideo } from '@clubpulse/contract/office/support/support';
import * as calls from '@clubpulse/contract/office/support/support.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const guide: Support = {
  Language: 'en',
  PdfAddress: 'guide/clubpulse-en.pdf',
  Contact: 'help@clubpulse.example',
  Topics: [
    { Topic: 'strap', For: 'Athlete', Title: 'Link a strap', Steps: ['Moisten the electrodes.', 'Enter its code.'] },
    { Topic: 'wall', For: 'Trainer', Title: 'Start a class', Steps: ['Open the wall.'] },
  ],
};
const video: SupportVideo = {
  SupportVideoId: 5,
  Title: 'A strap in one minute',
  Description: '',
  For: 'Athlete',
  Language: 'en',
  Source: 'Vimeo',
  Url: 'https://vimeo.com/1',
  Play: { Kind: 'Vimeo', Address: 'https://player.vimeo.com/video/1', ExpiresAt: null },
  RowVersion: 0,
};
type Answers = NonNullable<Parameters<typeof openScreen>[0]['answers']>;
const open = (path: string, answers: Answers, self = trainer) => openScreen({ clubs: [clubWith(1)], path, self, answers });
const support = (fields: Partial<Support> = {}) => answer(calls.getSupport, {}, { ...guide, ...fields });
const videos = (list: SupportVideo[]) => answer(calls.listSupportVideos, {}, () => list);

it('the guide can be searched, opened and downloaded, and an empty list of videos shows a text', async () => {
  await open('/Support', [support(), videos([])]);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Guide as PDF' });
  expect(link.href).toMatch(/\/guide\/clubpulse-en\.pdf$/);
  expect(await screen.findByText('No support videos yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'help@clubpulse.example' })).toBeTruthy();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'moist STRAP');
  await waitFor(() => expect(screen.queryByText('Start a class')).toBeNull());
  expect(screen.getByText('Enter its code.').closest('details')?.open).toBe(true);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'submarine');
  expect(await screen.findByText('Nothing found in the guide')).toBeTruthy();
});

it("the support screen names the club's desk as contact when no support address is set", async () => {
  await open('/Support', [support({ Contact: null }), videos([video])]);
  expect(await screen.findByText('Ask at the desk of your club.')).toBeTruthy();
  expect(await screen.findByText('A strap in one minute')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});

it('the guide shows the role of each topic when its topics are for different roles', async () => {
  await open('/Support', [support(), videos([])]);
  expect(await screen.findByText('Trainers')).toBeTruthy();
  expect(screen.getByText('Members')).toBeTruthy();
});

it('the guide shows no role of topics when they are for a single one', async () => {
  await open('/Support', [support({ Topics: guide.Topics.slice(0, 1) }), videos([])], selfWith({}));
  expect(await screen.findByText('Link a strap')).toBeTruthy();
  expect(screen.queryByText('Members')).toBeNull();
});

it('an administrator without a selected club adds a video beside the guide', async () => {
  await open('/Support', [support(), videos([])], { ...trainer, IsAdmin: true });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Add video' }));
  expect(await screen.findByRole('dialog', { name: 'Add video' })).toBeTruthy();
});

it('an administrator adds a video, and an invalid link is refused at its field', async () => {
  const list: SupportVideo[] = [];
  const { sent } = await open(
    '/SupportVideos',
    [
      videos(list),
      answer(calls.createSupportVideo, {}, () => {
        list.push(video);
        return respond(201, video);
      }),
    ],
    { ...trainer, IsAdmin: true },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add video' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Link/ }), 'https://club.example/a.mp4');
  await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'A strap in one minute');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(within(dialog).getByRole('textbox', { name: /Link/ }).getAttribute('aria-invalid')).toBe('true');
  await user.clear(within(dialog).getByRole('textbox', { name: /Link/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /Link/ }), 'https://vimeo.com/1');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Actions for A strap in one minute' })).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ For: 'Athlete', Language: 'en' });
});

it("a conflict preserves the other user's changes in fields of the video that were not edited", {
  tags: ['atLength'],
}, async () => {
  const list = [video];
  const { sent } = await open(
    '/SupportVideos',
    [
      videos(list),
      answer(calls.updateSupportVideo, { id: 5 }, () => {
        const isStale = list[0] === video;
        list[0] = { ...video, Description: 'Theirs', RowVersion: 1 };
        return isStale ? respond(409, { ErrorType: 'StaleRowVersion' }) : respond(200, list[0]);
      }),
    ],
    { ...trainer, IsAdmin: true },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for A strap in one minute' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Title/ }), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/The newest values are loaded/)).toBeTruthy();
  expect(await dialog.findByDisplayValue('Theirs')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    Title: 'A strap in one minute!',
    Description: 'Theirs',
    RowVersion: 1,
  });
});
