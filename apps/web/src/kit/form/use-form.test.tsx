import { MantineProvider, TextInput } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render, screen, act as settle, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../platform/api.ts';
import { startPhrases } from '../../platform/phrases.ts';
import { userEvent } from '../../test/user.ts';
import { type LazyPart, lazyPart, lazyPartLoadedFirst } from '../lazy-part.ts';
import { bySchema, type Check, useLazyCheck } from './check.ts';
import { useForm } from './use-form.ts';

beforeEach(() => startPhrases('en'));

const schema = z.object({ Name: z.string().trim().min(1, 'field-required'), Code: z.string().min(2, 'field-required') });
type Values = z.output<typeof schema>;
type Act = (values: Values) => Promise<unknown>;

interface SmallProps {
  act: Act;
  early?: boolean;
  later?: LazyPart<typeof schema>;
}
const here = lazyPartLoadedFirst(async () => schema);

function Small({ act, early = false, later }: SmallProps) {
  const waiting = useLazyCheck(later ?? here, (arrived): Check<Values, Values> => bySchema(arrived));
  const check = later === undefined ? bySchema(schema) : waiting;
  const form = useForm<Values, Values>({ initial: { Name: '', Code: '' }, check, early });
  const field = (name: keyof Values) => (
    <TextInput
      label={name}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(event) => form.set({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <form onSubmit={form.submit(act)} noValidate>
      {field('Name')}
      {field('Code')}
      {form.refusal !== null && <p role="alert">{form.refusal}</p>}
      <button type="submit" disabled={form.saving}>
        Save
      </button>
    </form>
  );
}

function open(act: Act, early = false, later?: LazyPart<typeof schema>) {
  render(
    <MantineProvider env="test">
      <Small act={act} early={early} {...(later === undefined ? {} : { later })} />
    </MantineProvider>,
  );
  return { name: input('Name'), code: input('Code') };
}
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const stored: Act = async (values) => values;
const refusing =
  (...fields: string[]): Act =>
  () =>
    Promise.reject(
      new ApiError(400, { ErrorType: 'ValidationFailed', errors: fields.map((field) => ({ field, key: 'field-required' })) }),
    );

it('a form shows errors only after an attempt to save, and focuses the first invalid field', async () => {
  const { name, code } = open(stored);
  await userEvent.type(code, 'x');
  await userEvent.clear(code);
  expect([name, code].some(isWrong)).toBe(false);
  await userEvent.type(name, 'Ten');
  await save();
  expect([isWrong(name), isWrong(code)]).toEqual([false, true]);
  await waitFor(() => expect(document.activeElement).toBe(code));
});

it('a long editor shows the error of a changed field at once', async () => {
  const { name, code } = open(stored, true);
  await userEvent.type(code, 'x');
  expect([isWrong(name), isWrong(code)]).toEqual([false, true]);
});

it('a form shows a refusal below its field until that field changes, and loses no typed value', async () => {
  const { name, code } = open(refusing('Code'));
  await userEvent.type(name, 'Ten');
  await userEvent.type(code, 'AB');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(isWrong(code)).toBe(true);
  expect([name.value, code.value]).toEqual(['Ten', 'AB']);
  await userEvent.type(name, 'th');
  expect(isWrong(code)).toBe(true);
  await userEvent.type(code, 'C');
  expect(isWrong(code)).toBe(false);
});

it('a form shows a refusal that concerns no field until any field changes', async () => {
  const { name, code } = open(refusing());
  await userEvent.type(name, 'Ten');
  await userEvent.type(code, 'AB');
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.type(name, 'th');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a form resets after a successful save, but not when its act reports a failure', async () => {
  const answers: (Values | null)[] = [null, { Name: 'Ten', Code: 'AB' }];
  const { name, code } = open(async () => answers.shift());
  await userEvent.type(name, 'Ten');
  await userEvent.type(code, 'AB');
  await save();
  expect(name.value).toBe('Ten');
  await save();
  await waitFor(() => expect([name.value, code.value]).toEqual(['', '']));
});

it('a form waits for a check that still loads before it saves, and then shows its errors', async () => {
  const waiting: (() => void)[] = [];
  const sent: Values[] = [];
  const { name, code } = open(
    async (values) => sent.push(values),
    false,
    lazyPart(() => new Promise((resolve) => waiting.push(() => resolve(schema)))),
  );
  await userEvent.type(name, ' Ten ');
  await save();
  expect(waiting).toHaveLength(1);
  await settle(async () => waiting[0]?.());
  await waitFor(() => expect(isWrong(code)).toBe(true));
  expect(sent).toEqual([]);
  await userEvent.type(code, 'AB');
  await save();
  expect(sent).toEqual([{ Name: 'Ten', Code: 'AB' }]);
});

it('a form reports a check that cannot load, does not lose the values, and tries again', async () => {
  let offline = true;
  const sent: Values[] = [];
  const { name, code } = open(
    async (values) => sent.push(values),
    false,
    lazyPart(async () => {
      if (!offline) return schema;
      throw new Error('offline');
    }),
  );
  await userEvent.type(name, 'Ten');
  await userEvent.type(code, 'AB');
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  offline = false;
  await save();
  await waitFor(() => expect(sent).toEqual([{ Name: 'Ten', Code: 'AB' }]));
});

it('a form never sends a number field whose text is not a number, even if the check accepts it', async () => {
  const sent: unknown[] = [];
  function Priced() {
    const form = useForm({ initial: { Price: Number.NaN }, check: (values) => ({ errors: null, output: values }) });
    return (
      <form onSubmit={form.submit(async (values) => sent.push(values))} noValidate>
        <p>{form.errors.Price}</p>
        <button type="button" onClick={() => form.set({ Price: 5 })}>
          Five
        </button>
        <button type="submit">Save</button>
      </form>
    );
  }
  render(
    <MantineProvider env="test">
      <Priced />
    </MantineProvider>,
  );
  await save();
  expect(screen.getByText('Enter a whole number.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Five' }));
  await save();
  expect(sent).toEqual([{ Price: 5 }]);
});

function Faulty() {
  const form = useForm<Values, Values>({ initial: { Name: 'Ten', Code: 'xy' }, check: bySchema(schema) });
  return (
    <button type="button" onClick={() => void form.save(() => Promise.reject(new TypeError('undefined'))).catch(() => undefined)}>
      Save
    </button>
  );
}

it('a form reports that nothing was saved when its check or act throws', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
      <Faulty />
    </MantineProvider>,
  );
  await save();
  expect(await screen.findByText('Operation failed')).toBeTruthy();
});
