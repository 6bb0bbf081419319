import { Menu, Select } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Ref } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startPhrases } from '../platform/phrases.ts';
import { Providers } from '../test/screen.tsx';
import { userEvent } from '../test/user.ts';
import { ChoiceAlone } from './fields/ChoiceField.tsx';
import { type ChoiceProps, CompleteChoice } from './fields/whole/WholeChoice.tsx';
import { loadFirstParts } from './lazy-part.ts';
import { createLazyTrigger } from './lazy-trigger.tsx';

beforeAll(() => startPhrases('en'));

const Loaded = ({ ref }: { ref: Ref<HTMLButtonElement> }) => (
  <Menu withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <button ref={ref} type="button">
        More
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item>First</Menu.Item>
      <Menu.Item>Second</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

function menuLater() {
  const waiting: { arrive: () => void; fail: () => void }[] = [];
  const More = createLazyTrigger<object, HTMLButtonElement>({
    load: () =>
      new Promise((resolve, reject) => waiting.push({ arrive: () => resolve(Loaded), fail: () => reject(new Error('offline')) })),
    alone: ({ touch }) => (
      <button {...touch} type="button" aria-haspopup="menu" aria-expanded={false}>
        More
      </button>
    ),
    untilPressed: true,
  });
  const answer = (how: 'arrive' | 'fail') => act(async () => waiting.at(-1)?.[how]());
  render(
    <Providers>
      <button type="button">Before</button>
      <More />
    </Providers>,
  );
  return { waiting, answer };
}
const trigger = () => screen.getByRole('button', { name: 'More' });

describe('a menu that is loaded lazily', () => {
  it('is requested when the pointer approaches, and opens when it was clicked before it loaded', async () => {
    const { waiting, answer } = menuLater();
    expect(waiting).toHaveLength(0);
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    await userEvent.tab();
    await userEvent.tab();
    expect(waiting).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    await answer('arrive');
    expect(await screen.findByRole('menu')).toBeTruthy();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by the key %s, and returns the focus when Escape closes it', async (key) => {
    const { answer } = menuLater();
    await userEvent.tab();
    await userEvent.tab();
    await answer('arrive');
    await userEvent.keyboard(key);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeTruthy();
  });

  it('reports a failed load and tries again', async () => {
    const { answer } = menuLater();
    await userEvent.click(trigger());
    await answer('fail');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await userEvent.click(trigger());
    await answer('arrive');
    expect(await screen.findByRole('menu')).toBeTruthy();
  });
});

it('a lazily loaded text field replaces its placeholder on focus without losing a letter', async () => {
  const people = ['Ann', 'Bea'];
  const Picker = createLazyTrigger<object, HTMLInputElement>({
    load: async () => (props: { ref: Ref<HTMLInputElement> }) => <Select {...props} label="Person" searchable data={people} />,
    alone: ({ touch }) => <input {...touch} readOnly aria-label="Person" />,
    written: () => true,
  });
  render(
    <Providers>
      <button type="button">Before</button>
      <Picker />
    </Providers>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await act(loadFirstParts);
  await userEvent.keyboard('be');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' }).value).toBe('be');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bea']);
});

it('a lazily loaded field that is not used replaces its placeholder automatically', async () => {
  const Picker = createLazyTrigger<object, HTMLInputElement>({
    load: async () => (props: { ref: Ref<HTMLInputElement> }) => <Select {...props} label="Person" data={['Ann']} />,
    alone: ({ touch }) => <input {...touch} readOnly aria-label="Alone" />,
  });
  render(
    <Providers>
      <Picker />
    </Providers>,
  );
  expect(screen.getByLabelText('Alone')).toBeTruthy();
  await act(loadFirstParts);
  expect(screen.getByRole('combobox', { name: 'Person' })).toBeTruthy();
});

describe('a field clicked or focused before its list is loaded', () => {
  const people = ['Ann', 'Bea'];
  function pickerLater() {
    let arrive = () => {};
    const changed = vi.fn<(value: string | null) => void>();
    const Picker = createLazyTrigger<ChoiceProps, HTMLInputElement>({
      load: () =>
        new Promise((resolve) => {
          arrive = () => resolve(CompleteChoice);
        }),
      alone: ChoiceAlone,
      written: () => true,
    });
    render(
      <Providers>
        <button type="button">Before</button>
        <Picker label="Person" searchable data={people} value={null} onChange={changed} />
        <button type="button">After</button>
      </Providers>,
    );
    const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' });
    return { changed, field, arrives: () => act(async () => arrive()) };
  }

  it('retains the typed text and searches for it', async () => {
    const { field, arrives } = pickerLater();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('b');
    expect(field().value).toBe('b');
    await arrives();
    await userEvent.keyboard('e');
    expect(field().value).toBe('be');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bea']);
  });

  it('opens when its list loads between pointer down and click', async () => {
    const { field, arrives } = pickerLater();
    const user = userEvent.setup();
    const pointed = field();
    await user.pointer({ target: pointed });
    await arrives();
    await user.pointer({ keys: '[MouseLeft]', target: pointed });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(people);
  });

  it('retains the text also when it was clicked first', async () => {
    const { field, changed, arrives } = pickerLater();
    await userEvent.click(field());
    await userEvent.keyboard('an');
    await arrives();
    expect(field().value).toBe('an');
    await userEvent.click(screen.getByRole('option', { name: 'Ann' }));
    expect(changed.mock.calls[0]?.[0]).toBe('Ann');
  });

  it('does not take the focus from a user who has moved it to another field', async () => {
    const { field, arrives } = pickerLater();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('b');
    await userEvent.tab();
    expect(field().value).toBe('');
    await arrives();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
    expect(field().value).toBe('');
  });
});
