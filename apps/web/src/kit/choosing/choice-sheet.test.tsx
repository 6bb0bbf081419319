import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { openPart } from '../../test/part.tsx';
import { userEvent as user } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ChoicesField } from '../fields/ChoicesField.tsx';
import { SuggestField } from '../fields/SuggestField.tsx';
import { TagsField } from '../fields/TagsField.tsx';
import { FilterChip } from '../filters/FilterChip.tsx';
import { loadFirstParts } from '../lazy-part.ts';

beforeAll(async () => {
  await startPhrases('en');
  await act(loadFirstParts);
});
beforeEach(() => atWidth('phone'));

const inDialog = (content: ReactNode) =>
  openPart(
    <Dialog opened onClose={() => undefined} title="Sale">
      {content}
    </Dialog>,
    [],
  );
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Person' });
const sheet = (name = 'Person') => screen.findByRole('dialog', { name });
const rows = (opened: HTMLElement) =>
  within(opened)
    .queryAllByRole('option')
    .map((row) => row.textContent);

function Picker({ people, searchable = false }: { people: string[]; searchable?: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return <ChoiceField label="Person" searchable={searchable} data={people} value={value} onChange={setValue} />;
}

it('a search field opens a sheet, filters the list below its search, and gets the focus back', async () => {
  inDialog(<Picker searchable people={['Ann', 'Béa', 'Bob']} />);
  await user.click(await field());
  const opened = await sheet();
  const search = within(opened).getByRole('combobox', { name: 'Search: Person' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.keyboard('be');
  expect(rows(opened)).toEqual(['Béa']);
  expect((await field()).getAttribute('aria-controls')).toBe(within(opened).getByRole('listbox').id);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await field()).value).toBe('Béa'));
  expect(screen.queryByRole('dialog', { name: 'Person' })).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
});

it('Escape closes the sheet but not the dialog below it', async () => {
  inDialog(<Picker searchable people={['Ann']} />);
  await user.click(await field());
  const opened = await sheet();
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Person' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Sale' })).toBeTruthy();
});

it('a short list in a sheet has no search, and the keys move through its rows', async () => {
  inDialog(<Picker people={['Ann', 'Bea']} />);
  (await field()).focus();
  await user.keyboard('{Enter}');
  const list = within(await sheet()).getByRole('listbox', { name: 'Person' });
  expect(screen.queryByRole('combobox', { name: /^Search/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(list));
  await user.keyboard('{ArrowUp}');
  expect(document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Bea');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await field()).value).toBe('Bea'));
});

it('a field with suggestions accepts a text that is not among them', async () => {
  function Brand() {
    const [value, setValue] = useState('');
    return <SuggestField label="Person" data={['Ann', 'Bea']} value={value} onChange={setValue} />;
  }
  inDialog(<Brand />);
  await user.click(await field());
  const opened = await sheet();
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  await user.keyboard('Zoe');
  await user.click(within(opened).getByRole('button', { name: 'Use “Zoe”' }));
  await waitFor(async () => expect((await field()).value).toBe('Zoe'));
});

it('a sheet for several choices remains open until the user closes it', async () => {
  function Several() {
    const [value, setValue] = useState<string[]>([]);
    return (
      <ChoicesField
        label="Person"
        data={['a', 'b'].map((one) => ({ value: one, label: one }))}
        value={value}
        onChange={setValue}
      />
    );
  }
  inDialog(<Several />);
  await user.click(await field());
  const opened = await sheet();
  for (const name of ['a', 'b']) await user.click(within(opened).getByRole('option', { name }));
  const isChosen = (row: HTMLElement) => row.getAttribute('aria-selected');
  expect(within(opened).getAllByRole('option').map(isChosen)).toEqual(['true', 'true']);
  await user.click(within(opened).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Person' })).toBeNull());
});

it('the sheet of existing tags adds a new tag', async () => {
  function Tags() {
    const [value, setValue] = useState<readonly string[]>(['old']);
    return <TagsField label="Person" data={['known']} value={value} onChange={setValue} />;
  }
  inDialog(<Tags />);
  await user.click(await field());
  const opened = await sheet();
  expect(rows(opened)).toEqual(['old', 'known']);
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  await user.keyboard('new{Enter}');
  expect(await screen.findByText('new')).toBeTruthy();
});

it('a filter opens a sheet with its name as the title, even for few options', async () => {
  openPart(
    <FilterChip label="Role" all="All" value={null} options={[{ value: 'a', label: 'Trainer' }]} onChange={() => undefined} />,
    [],
  );
  const chip = screen.getByRole('button', { name: 'Role All' });
  expect(chip.getAttribute('aria-haspopup')).toBe('dialog');
  await user.click(chip);
  expect(rows(await sheet('Role'))).toEqual(['All', 'Trainer']);
});
