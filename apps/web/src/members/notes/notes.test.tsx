import type { Note } from '@clubpulse/contract/members/notes/notes';
import { completeNote, createNote, listClubUserNotes } from '@clubpulse/contract/members/notes/notes.calls';
import { listClubUserTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, manager, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const { Nickname, FirstMidName, LastName, PictureUri } = manager;
const author = { Nickname, FirstMidName, LastName, PictureUri };
const note = (NoteId: number, Text: string, UserId: number, fields: Partial<Note> = {}): Note => ({
  NoteId,
  ClubId: 1,
  UserId: 5,
  Text,
  Author: { ...author, UserId },
  CreatedAt: '2026-11-01T10:00:00Z',
  EditedAt: null,
  CompletedAt: null,
  RowVersion: 0,
  ...fields,
});
const notes = [
  note(1, 'Mine', manager.UserId),
  note(2, 'Another’s', 99),
  note(3, 'Old', manager.UserId, { CompletedAt: '2026-11-02T10:00:00Z' }),
];

it('the notes section lists notes with authors, lets authors change their own, and folds the archive', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openDesk('/EditUser/5/tasks', [
    answer(listClubUserTasks, { id: 1, userId: 5 }, []),
    answer(listClubUserNotes, { id: 1, userId: 5 }, notes),
    answer(completeNote, { id: 2 }, note(2, 'Another’s', 99)),
    answer(createNote, {}, () => respond(201, note(4, 'New', manager.UserId))),
  ]);
  const user = deskUser();
  expect(await screen.findByText('Mine')).toBeTruthy();
  expect(screen.queryByText('Old')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 1 in history' }));
  expect(screen.getByText('Old')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for Another’s' }));
  const acts = await screen.findAllByRole('menuitem');
  expect(acts.map((act) => act.textContent)).toEqual(['To history']);
  await user.click(acts[0] as HTMLElement);
  await waitFor(() => expect(sent.some(({ path }) => path === '/notes/2/complete')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'New note' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Only staff can read it here/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Left knee');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/notes')?.body).toEqual({ ClubId: 1, UserId: 5, Text: 'Left knee' }),
  );
});
