import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { oneIn } from '../../test/examples.ts';
import { openPart } from '../../test/part.tsx';
import { userEvent as user } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { useForm } from '../form/use-form.ts';
import { RowMenu } from '../list/RowMenu.tsx';
import { DialogForm } from './DialogForm.tsx';

function Opener() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && <NameForm onClose={() => setOpened(false)} />}
    </>
  );
}

function NameForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ initial: { Name: '' }, check: (output: { Name: string }) => ({ errors: null, output }) });
  return (
    <DialogForm title="Locker" act="Save" form={form} save={() => Promise.resolve(true).finally(onClose)} onClose={onClose}>
      <TextInput label="Name" value={form.values.Name} onChange={(event) => form.set({ Name: event.currentTarget.value })} />
    </DialogForm>
  );
}

const open = async () => {
  openPart(<Opener />, []);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Locker' });
};
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

it('a form dialog focuses its first field and returns the focus when it unmounts', async () => {
  atWidth('desk');
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await user.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

function InMenu() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <RowMenu label="Acts" items={[{ label: 'Rename', onClick: () => setOpened(true) }]} />
      {opened && <NameForm onClose={() => setOpened(false)} />}
    </>
  );
}

it.each(oneIn(2, ['desk', 'phone'] as const))(
  'a dialog opened from a menu returns the focus to the menu button (%s)',
  { tags: ['examples'] },
  async (width) => {
    atWidth(width);
    openPart(<InMenu />, []);
    await user.click(screen.getByRole('button', { name: 'Acts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await screen.findByRole('dialog', { name: 'Locker' });
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await user.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Acts' })));
  },
);

it('a dialog without typed values closes with Escape', async () => {
  expect(await open()).toBeTruthy();
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('a dialog with typed values requires a confirmation before it discards them', async () => {
  await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Left');
  await user.keyboard('{Escape}');
  expect(await question()).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Left');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await question()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expectClosed();
});

it('a dialog closes without a confirmation after cancelling, saving or reverting', async () => {
  expect(await open()).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'L{Backspace}');
  await user.keyboard('{Escape}');
  await expectClosed();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'L');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'L');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectClosed();
});
