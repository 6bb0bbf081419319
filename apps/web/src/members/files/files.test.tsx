import type { MemberFile } from '@clubpulse/contract/members/files/files';
import {
  addFile,
  deleteFile,
  listClubUserFiles,
  listFiles,
  openFile,
  updateClubUserFile,
} from '@clubpulse/contract/members/files/files.calls';
import { listOwnPrograms } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { athlete, deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const file = (FileId: number, fields: Partial<MemberFile> = {}): MemberFile => ({
  FileId,
  UserId: athlete.UserId,
  Club: null,
  ShownTo: null,
  Shared: true,
  Kind: 'Document',
  Title: `Paper ${FileId}`,
  FileName: `paper_${FileId}.pdf`,
  Type: 'application/pdf',
  Bytes: 2_000_000,
  ValidUntil: null,
  AddedAt: '2026-11-01T10:00:00Z',
  AddedBy: null,
  RowVersion: 0,
  ...fields,
});
const club = { ClubId: 1, Name: 'Cadenza Navigli' };
const own = { id: athlete.UserId };
const one = { ...own, fileId: 1 };
const pdf = (size: number) =>
  Object.defineProperty(new File(['%PDF-1.7'], 'blood_test.pdf', { type: 'application/pdf' }), 'size', { value: size });

it('the file list shows own and shared files, and downloads, shares with a club and deletes them', {
  tags: ['atLength'],
}, async () => {
  const files = [
    file(1, { Title: 'Medical certificate', ValidUntil: '2026-10-31' }),
    file(2, { Kind: 'Health', ShownTo: club, ValidUntil: '2027-03-31' }),
    file(3, { Club: club, Title: 'Contract' }),
  ];
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { sent } = await openDesk(
    '/MyFiles',
    [
      answer(listFiles, own, () => files),
      answer(listOwnPrograms, own, []),
      answer(openFile, one, { Address: 'files/secret', ExpiresAt: '2026-11-20T10:01:00Z' }),
      answer(deleteFile, one, () => {
        files.shift();
        return respond(204);
      }),
    ],
    athlete,
  );
  const user = deskUser();
  expect(await screen.findByText('Expired 31/10/2026')).toBeTruthy();
  expect(screen.getByText('Shown to Cadenza Navigli')).toBeTruthy();
  expect(screen.queryByText('Contract')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Medical certificate.*Only me/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/files\/secret$/)));
  await user.click(screen.getByRole('button', { name: 'Actions for Medical certificate' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete file' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(screen.queryByText('Medical certificate')).toBeNull());
  await user.click(screen.getByText('From the club'));
  await user.click(screen.getByRole('button', { name: 'Actions for Contract' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Download']);
});

it('the file editor refuses a file that is too large at once, and uploads a smaller one', async () => {
  const files: MemberFile[] = [];
  const { sent } = await openDesk(
    '/MyFiles',
    [
      answer(listFiles, own, () => files),
      answer(listOwnPrograms, own, []),
      answer(addFile, own, () => {
        files.push(file(4, { Title: 'blood test' }));
        return respond(201, files[0]);
      }),
    ],
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Add file' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = await dialog.findByLabelText(/Choose a file/);
  await user.upload(choose, new File([new Uint8Array(11_950_000)], 'scan_of_all.pdf', { type: 'application/pdf' }));
  expect(dialog.getByRole('alert').textContent).toContain('scan_of_all.pdf was not added: 11.4 MB, at most 10.');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.upload(dialog.getByLabelText(/scan_of_all/), pdf(1000));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /What it is/ }).value).toBe('blood test');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('blood test')).toBeTruthy();
  const Data = { Title: 'blood test', Kind: 'Document', ValidUntil: null, ShownToClubId: null };
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { FileName: 'blood_test.pdf', Data } }]);
});

it("the file list shows staff the club's files about a member and those the member shares with the club", {
  tags: ['atLength'],
}, async () => {
  const values = { Club: club, Shared: false, UserId: 5 };
  const files = [file(1, { UserId: 5, ShownTo: club }), file(2, values)];
  const { sent } = await openDesk('/AthleteFiles/5', [
    answer(listClubUserFiles, { id: 1, userId: 5 }, () => files),
    answer(updateClubUserFile, { id: 1, userId: 5, fileId: 2 }, () => (files[1] = file(2, { ...values, Shared: true }))),
  ]);
  const user = deskUser();
  expect(await screen.findByText('From the member')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for Paper 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByText(/Shared with/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)?.body ?? sent.find(({ method }) => method === 'PUT')?.body).toBeTruthy());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ Shared: true, RowVersion: 0 });
});

it('the file list is closed to staff of other clubs', async () => {
  await openDesk('/AthleteFiles/5', [], athlete);
  expect(await screen.findByText(/You may not see the files of this person/)).toBeTruthy();
});

it('the file list without an id shows members their own files, and sends staff to the list of members', async () => {
  const { router, unmount } = await openDesk('/AthleteFiles', [], athlete);
  await waitFor(() => expect(router.state.location.pathname).toBe('/MyFiles'));
  expect(screen.queryByText(/^Choose what “.*” should show/)).toBeNull();
  unmount();
  const desk = await openDesk('/AthleteFiles', []);
  await waitFor(() => expect(desk.router.state.location.pathname).toBe('/ManageUsers'));
  const found = await screen.findByText(/^Choose what “.*” should show/);
  expect(found.closest('[role="alert"]')).toBeNull();
  expect(found.closest('[role="status"]')).toBeTruthy();
});
