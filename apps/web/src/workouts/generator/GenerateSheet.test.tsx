import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { ReadText } from '@clubpulse/contract/workouts/generator/free-text';
import type {
  GeneratedSheet,
  OfferedExercise,
  PersonFacts,
  Slot,
  StoredDraft,
} from '@clubpulse/contract/workouts/generator/generator';
import {
  dropDraft,
  generateSheet,
  getDraft,
  getSheetPerson,
  keepDraft,
  readSheetText,
} from '@clubpulse/contract/workouts/generator/generator.calls';
import type { ExerciseLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { createSheet, shareSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { oneIn } from '../../test/examples.ts';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { config } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { distinctNames } from './generation.ts';

let trainers = 100;
const trainer = () => {
  trainers += 1;
  return selfWith({ UserId: trainers, AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
};

const line = (ExerciseId: number, fields: Partial<ExerciseLine> = {}): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 5,
  RepsMax: 8,
  Duration: null,
  Weight: null,
  WeightMax: null,
  Tempo: '2-0-1-0',
  Rpe: 7,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
  ...fields,
});
const set = (one: ExerciseLine, Rounds = 3): ProgramSet => ({ Rounds, RoundRest: Rounds > 1 ? 150 : null, Lines: [one] });
const exercise = (ExerciseId: number, Name: string): OfferedExercise => ({
  ExerciseId,
  Name,
  MainMuscle: 'hamstrings',
  OtherMuscles: ['glutes'],
  Equipment: ['barbell'],
  Pattern: 'hinge',
  PictureUris: [],
  Measure: 'reps',
  Unilateral: false,
});
const slot = (fields: Partial<Slot>): Slot => ({
  Day: 0,
  Group: 0,
  Set: 0,
  Line: 0,
  Pattern: 'hinge',
  InsteadOf: null,
  Preferred: false,
  Candidates: [],
  Why: '',
  Spared: [],
  Load: null,
  ...fields,
});
const rower = line(3, { Reps: null, RepsMax: null, Duration: 360, CardioZone: 1, CardioZoneMax: 2, Rpe: null, Tempo: '' });
const made = (fields: Partial<GeneratedSheet> = {}): GeneratedSheet => ({
  Type: 'regular',
  Days: [
    {
      Name: '',
      Groups: [
        { Section: 'warmUp', Name: '', Sets: [set(rower, 1)] },
        { Section: 'main', Name: '', Sets: [set(line(1))] },
      ],
    },
    { Name: '', Groups: [{ Section: 'main', Name: '', Sets: [set(line(2))] }] },
  ],
  Plan: [
    { Kind: 'full', WarmUp: 9, Strength: 2693, Cardio: 0, Cooldown: 0 },
    { Kind: 'legs', WarmUp: 0, Strength: 2693, Cardio: 0, Cooldown: 0 },
  ],
  Slots: [
    slot({ Pattern: 'cardio' }),
    slot({
      Group: 1,
      Preferred: true,
      Candidates: [2, 4],
      Spared: [{ Condition: 'kneePain', Names: ['Deep squat', 'Box jump'] }],
    }),
    slot({ Day: 1, InsteadOf: 'squat', Candidates: [1] }),
  ],
  Decisions: [
    {
      Kind: 'candidates',
      Steps: [
        { Step: 'library', Left: 201 },
        { Step: 'published', Left: 192 },
      ],
    },
    { Kind: 'modelFailed', Why: 'late' },
  ],
  LeftOut: [
    { By: 'published', Condition: null, Severity: null, Names: Array.from({ length: 9 }, (_, at) => `Unpublished ${at}`) },
    { By: 'condition', Condition: 'kneePain', Severity: 'mild', Names: ['Box jump', 'Deep squat'] },
  ],
  Exercises: [exercise(1, 'Barbell deadlift'), exercise(2, 'Romanian deadlift'), exercise(3, 'Rower'), exercise(4, 'Hip thrust')],
  Seed: 7,
  ...fields,
});
const withKnee = (fields: Partial<GeneratedSheet> = {}): GeneratedSheet =>
  made({ Decisions: [...made().Decisions, { Kind: 'condition', Condition: 'kneePain', Severity: 'mild', Out: 5 }], ...fields });
const storedSheet = (): WorkoutSheet => ({
  WorkoutSheetId: 8,
  ClubId: 1,
  ClubName: 'Cadenza Navigli',
  UserId: null,
  Name: 'Strength, Intermediate, 60 min',
  Description: '',
  Type: 'regular',
  Folder: '',
  Location: 'club',
  Intensity: null,
  Shareable: true,
  Publishable: true,
  Template: false,
  ClonableToPersonal: false,
  VisibleToAll: false,
  Published: false,
  DayCount: 2,
  ExerciseCount: 4,
  SharedCount: 0,
  UpdatedAt: '2026-11-20T10:00:00.000Z',
  Days: made().Days,
  PlannedDays: [],
  Decisions: made().Decisions,
  Exercises: [],
  Writable: true,
  RowVersion: 0,
});
const offeredPage = { draw: 1, recordsTotal: 0, recordsFiltered: 0, data: [] };
const makes = (sheet: GeneratedSheet = made()) => answer(generateSheet, { id: 1 }, sheet);
const open = (answers: Parameters<typeof openScreen>[0]['answers'] = [], self = trainer()) =>
  openScreen({
    clubs: [clubWith(1)],
    path: '/GenerateSheet',
    self,
    answers: [
      answer(getDraft, { id: 1 }, { Draft: null }),
      answer(keepDraft, { id: 1 }, undefined),
      answer(dropDraft, { id: 1 }, undefined),
      answer(listOfferedExercises, { id: 1 }, offeredPage),
      answer(listClubUsers, { id: 1 }, { draw: 1, recordsTotal: 0, recordsFiltered: 0, data: [] }),
      ...(answers ?? []),
    ],
  });

async function answerAll(user: ReturnType<typeof userEvent.setup>) {
  for (const name of ['Intermediate', 'Strength', '60', 'In the club', '3'])
    await user.click(await screen.findByRole('radio', { name }));
}
const generate = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Generate' }));

async function addCondition(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: 'From the list' }));
  await user.click(await screen.findByRole('option', { name }));
}

function moveStoredAnswers(from: { UserId: number }, to: { UserId: number }): void {
  const key = ({ UserId }: { UserId: number }) => `clubpulse.sheetAnswers/${UserId}/1`;
  window.sessionStorage.setItem(key(to), window.sessionStorage.getItem(key(from)) ?? '');
  window.sessionStorage.removeItem(key(from));
}

describe('the questions of the generator', () => {
  it('have the same answers after a reload, also a condition without its severity', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const [self, reloaded] = [trainer(), trainer()];
    const first = await open([], self);
    await answerAll(user);
    await addCondition(user, 'Pregnancy');
    first.unmount();
    moveStoredAnswers(self, reloaded);
    await open([], reloaded);
    expect(await screen.findByRole('radio', { name: 'Intermediate', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '60', checked: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Pregnancy' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '3rd trimester' }));
  });

  it('ask for the severity of a condition, and show what it excludes and lowers', async () => {
    const user = userEvent.setup();
    const { sent } = await open();
    await answerAll(user);
    await addCondition(user, 'Pregnancy');
    expect(screen.getByText(/Without: .*jumps and landings.*RPE 5 at most/)).toBeTruthy();
    await generate(user);
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('radio', { name: '3rd trimester' }));
    expect(screen.getByText(/Without: .*lying on the back.*RPE 4 at most/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Pregnancy' }));
    expect(screen.queryByRole('radio', { name: '3rd trimester' })).toBeNull();
  });

  it('require the confirmation of a physician for some conditions, beside the chosen condition', async () => {
    const user = userEvent.setup();
    const { sent } = await open([makes()]);
    await answerAll(user);
    await addCondition(user, 'Shoulder pain');
    const tick = () => screen.queryByRole('checkbox', { name: 'I have seen a doctor’s clearance' });
    await user.click(screen.getByRole('radio', { name: 'mild' }));
    expect(tick()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'marked' }));
    await generate(user);
    expect(await screen.findByText('A doctor has to clear it first: tick that you have seen it.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(tick() as HTMLElement);
    await generate(user);
    await screen.findByText('Barbell deadlift');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      Conditions: [{ Condition: 'shoulderPain', Severity: 'marked', Cleared: true }],
    });
  });

  it('show the condition that the age of the person adds, which can neither be removed nor added again', async () => {
    const user = userEvent.setup();
    await open([answer(listClubUsers, { id: 1 }, people), answer(getSheetPerson, { id: 1, userId: 63 }, { ...known, Age: 65 })]);
    expect(screen.queryByText('given by the age')).toBeNull();
    await chooseRoberta(user);
    expect(await screen.findByText('given by the age')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Over 65' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'From the list' }));
    await screen.findByRole('option', { name: 'Asthma' });
    expect(screen.queryByRole('option', { name: 'Over 65' })).toBeNull();
  });

  it.each(
    oneIn(4, [
      ['Heart disease', /^Uncontrolled: .*three months/],
      ['High blood pressure', /^Uncontrolled: from 180 mmHg/],
      ['Diabetes', /^Uncontrolled: glucose above 250/],
      ['Asthma', /^Uncontrolled: symptoms or a relief inhaler/],
    ] as const),
  )(
    'refuse %s that is out of control, and explain "out of control" before it is chosen',
    { tags: ['examples'] },
    async (name, what) => {
      const user = userEvent.setup();
      const { sent } = await open();
      await answerAll(user);
      await addCondition(user, name);
      expect(screen.getByText(what)).toBeTruthy();
      await user.click(screen.getByRole('radio', { name: 'uncontrolled' }));
      await generate(user);
      expect(await screen.findAllByText(/^No sheet is made for an uncontrolled condition/)).not.toEqual([]);
      expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    },
  );

  it('have two stages on a phone, and the first must be answered before the second', { tags: ['atLength'] }, async () => {
    atWidth('phone');
    const user = userEvent.setup();
    const { sent } = await open([makes()]);
    await screen.findByRole('radiogroup', { name: /Goal/ });
    expect(screen.queryByRole('heading', { name: 'Conditions' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next, conditions' }));
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: 'Next, conditions' }));
    expect(screen.queryByRole('radiogroup', { name: /Goal/ })).toBeNull();
    await addCondition(user, 'No jumps');
    await user.click(screen.getByRole('button', { name: 'Questions' }));
    expect(screen.getByRole('radio', { name: 'Intermediate', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next, conditions' }));
    expect(screen.getByRole('button', { name: 'Remove No jumps' })).toBeTruthy();
    await addCondition(user, 'Knee pain');
    await generate(user);
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Knee pain' }));
    await generate(user);
    await screen.findByText('Barbell deadlift');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      Conditions: [{ Condition: 'noJumps', Severity: null }],
    });
  });

  it('are marked when unanswered, and no request is sent', async () => {
    const user = userEvent.setup();
    const { sent } = await open();
    await screen.findByRole('radiogroup', { name: /Goal/ });
    await generate(user);
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('switch a wish with each press from more to less, and then to none', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { sent } = await open([makes()]);
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: 'Add: Body parts' }));
    await user.click(await screen.findByRole('option', { name: 'Glutes' }));
    await user.click(screen.getByRole('button', { name: 'Add: Equipment' }));
    await user.click(await screen.findByRole('option', { name: 'Kettlebells' }));
    await user.click(screen.getByRole('switch', { name: 'Only these' }));
    await user.click(screen.getByRole('button', { name: 'Glutes: more. Press for less.' }));
    await generate(user);
    await screen.findByText('Barbell deadlift');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      More: [],
      Less: ['glutes'],
      Equipment: ['kettlebell'],
      OnlyThese: true,
    });
    await user.click(screen.getByRole('button', { name: 'Glutes: less. Press to remove.' }));
    expect(screen.queryByRole('button', { name: /Glutes/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Kettlebells' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Only these' }).checked).toBe(false);
  });

  it('accept free text when there is a language model, and wait until the user has answered each proposal of the model', async () => {
    const user = userEvent.setup();
    const read: ReadText = {
      Proposals: [
        { Kind: 'condition', Condition: 'vertigo', Severity: null, Phrase: 'Gets dizzy' },
        { Kind: 'part', Part: 'glutes', Way: 'more', Phrase: 'flat bottom' },
      ],
      Unread: ['a rare syndrome'],
      Failed: null,
    };
    const { sent } = await open([
      answer(getConfig, {}, { ...config, model: true }),
      answer(readSheetText, { id: 1 }, read),
      makes(),
    ]);
    await answerAll(user);
    await user.type(
      await screen.findByRole('textbox', { name: 'In your own words' }),
      'Gets dizzy, flat bottom, a rare syndrome',
    );
    await user.click(screen.getByRole('button', { name: 'Propose chips' }));
    const generateIt = screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' });
    await user.click(await screen.findByRole('button', { name: 'Yes: Vertigo' }));
    expect(screen.getByText(/covered by no rule: a rare syndrome/)).toBeTruthy();
    expect(generateIt.disabled).toBe(true);
    expect(screen.getByText('1 question to answer first')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not this: Glutes: more' }));
    await user.click(screen.getByRole('checkbox', { name: 'I have seen a doctor’s clearance' }));
    await user.click(generateIt);
    await screen.findByText('Barbell deadlift');
    expect(sent.findLast(({ path }) => path.endsWith(':generate'))?.body).toMatchObject({
      Conditions: [{ Condition: 'vertigo', Severity: null, Cleared: true }],
      More: [],
    });
  });

  it('take the highlighted row of a list when the user presses Enter, without sending the answers', {
    tags: ['atLength'],
  }, async () => {
    const user = userEvent.setup();
    const { sent } = await open([
      answer(listClubUsers, { id: 1 }, people),
      answer(getSheetPerson, { id: 1, userId: 63 }, known),
      makes(),
    ]);
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: 'Add: Body parts' }));
    await screen.findByRole('option', { name: 'Glutes' });
    await user.keyboard('glut{Enter}');
    expect(await screen.findByRole('button', { name: 'Glutes: more. Press for less.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'From the list' }));
    await screen.findByRole('option', { name: 'Asthma' });
    await user.keyboard('nothing of that name{Enter}');
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await user.keyboard('{Escape}');
    const field = screen.getByRole('combobox', { name: 'Sheet for' });
    expect(field.getAttribute('placeholder')).toBe('No person chosen');
    await user.click(field);
    await screen.findByRole('option', { name: /Roberta Greco/ });
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{Enter}');
    expect((await screen.findByRole('region', { name: 'Sheet for' })).textContent).toContain('Roberta Greco');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('contain no free text when there is no language model', async () => {
    await open();
    await screen.findByRole('radiogroup', { name: /Goal/ });
    expect(screen.queryByRole('textbox', { name: 'In your own words' })).toBeNull();
  });

  it('accept other minutes than the proposed ones', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { sent } = await open([makes()]);
    await answerAll(user);
    await user.click(screen.getByRole('radio', { name: 'other' }));
    const field = screen.getByRole('textbox', { name: /How many minutes/ });
    await user.clear(field);
    await user.type(field, '50');
    await generate(user);
    await screen.findByText('Barbell deadlift');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ PreferredDuration: 50 });
  });

  it('offer six levels and eight goals', async () => {
    await open();
    expect(within(await screen.findByRole('radiogroup', { name: /Fitness level/ })).getAllByRole('radio')).toHaveLength(6);
    expect(within(screen.getByRole('radiogroup', { name: /Goal/ })).getAllByRole('radio')).toHaveLength(8);
  });
});

const roberta = {
  UserId: 63,
  Nickname: 'roberta',
  FirstMidName: 'Roberta',
  LastName: 'Greco',
  PictureUri: null,
};
const Begin = '2026-11-12T18:00:00.000Z';
const known: PersonFacts = {
  ...roberta,
  Age: 63,
  CertificateUntil: null,
  Runs: 7,
  Done: [{ ExerciseId: 1, Name: 'Barbell deadlift', Begin, Weight: 80, Reps: 8, Rpe: 7, Duration: null }],
};
const people = {
  draw: 1,
  recordsTotal: 1,
  recordsFiltered: 1,
  data: [{ ...roberta, Email: 'roberta@example.com', EmailConfirmed: true, Roles: ['Athlete'] }],
};
async function chooseRoberta(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('combobox', { name: 'Sheet for' }));
  await user.click(await screen.findByRole('option', { name: /Roberta Greco/ }));
}

describe('a draft of the generator', () => {
  it("follows the answers, shows its reasons, and is saved with the user's changes", async () => {
    const user = userEvent.setup();
    const { sent } = await open([
      makes(withKnee()),
      answer(createSheet, { id: 1 }, respond(409, { ErrorType: 'TooManyWorkoutSheets' })),
    ]);
    await answerAll(user);
    await addCondition(user, 'Knee pain');
    await user.click(screen.getByRole('radio', { name: 'mild' }));
    await generate(user);
    expect(await screen.findByText('Barbell deadlift')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      Level: 'intermediate',
      Goal: 'strength',
      Location: 'club',
      WeeklyFrequency: 3,
      PreferredDuration: 60,
      WarmUpCooldown: true,
      Conditions: [{ Condition: 'kneePain', Severity: 'mild' }],
      Seed: expect.any(Number),
    });
    expect(screen.getByText('Hip hinge, first choice for the goal')).toBeTruthy();
    expect(screen.getByText('3 × 5–8')).toBeTruthy();
    expect(screen.getByText('Z1 to Z2')).toBeTruthy();
    for (const time of ['6:30', '8:59', '15:29']) expect(screen.getByText(time)).toBeTruthy();
    const out = screen.getByRole('region', { name: 'What was left out' });
    expect(
      within(out)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '201in the library',
      expect.stringMatching(/^192published−9Unpublished 0, /),
      expect.stringMatching(/^190Knee pain, mild−2Box jump, Deep squat/),
    ]);
    expect(screen.getByText('5 out')).toBeTruthy();
    expect(screen.getByText(/not: Deep squat, Box jump/)).toBeTruthy();
    expect(screen.getByText('It took too long: the rules alone decided.')).toBeTruthy();
    expect(screen.getByText('1 day not opened')).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Generate again' });
    expect(again.dataset['variant']).toBe('default');
    expect(screen.queryByRole('radio', { name: 'Weight loss' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change: Goal' }));
    await user.click(screen.getByRole('radio', { name: 'Weight loss' }));
    expect(again.dataset['variant']).toBe('filled');
    await user.click(screen.getByRole('radio', { name: 'Strength' }));
    expect(again.dataset['variant']).toBe('default');

    await user.click(screen.getByRole('button', { name: 'Swap Barbell deadlift' }));
    await user.click(screen.getByRole('button', { name: 'Hip thrust' }));
    expect(screen.queryByText('Barbell deadlift')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Day 2 Legs 1 to confirm/ }));
    expect(screen.getByText('Hip hinge instead of Squat')).toBeTruthy();
    expect(screen.queryByText('1 day not opened')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Confirm Romanian deadlift' }));
    await user.click(screen.getByRole('button', { name: /Day 1 Whole body 2 to confirm/ }));
    for (const name of ['Rower', 'Hip thrust']) await user.click(screen.getByRole('button', { name: `Confirm ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Save the sheet' }));
    await waitFor(() =>
      expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
        Name: 'Strength, Intermediate, 60 min',
        Location: 'club',
        Days: [{ Name: 'Whole body', Groups: [{}, { Sets: [{ Lines: [{ ExerciseId: 4 }] }] }] }, { Name: 'Legs' }],
      }),
    );
    expect(screen.getByText('Hip thrust')).toBeTruthy();
  });

  it('lists a condition that excludes no further exercise, with its cautions', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const LeftOut: GeneratedSheet['LeftOut'] = [{ By: 'condition', Condition: 'noJumps', Severity: null, Names: [] }];
    await open([makes(made({ LeftOut }))]);
    await answerAll(user);
    await generate(user);
    const out = await screen.findByRole('region', { name: 'What was left out' });
    expect(out.textContent).toMatch(/No jumpsnone excludedWithout: .*Take care of: /);
  });

  it('opens its sheet when it is saved, and is then deleted', async () => {
    const user = userEvent.setup();
    const { router, sent } = await open([makes(), answer(createSheet, { id: 1 }, storedSheet())]);
    await answerAll(user);
    await generate(user);
    await user.click(await screen.findByRole('button', { name: 'Save the sheet' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/WorkoutSheet/8'));
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ Decisions: made().Decisions });
    expect(sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/workoutSheetDraft'))).toBe(true);
  });

  const toDecide: GeneratedSheet['Decisions'] = [
    { Kind: 'minutes', Wanted: 60, Filled: 40, Why: 'exercises' },
    { Kind: 'notGiven', Named: 'Dead hang', ExerciseId: 21, By: ['shoulderPain'], Confirmed: false, Allowed: false },
    { Kind: 'notGiven', Named: 'Sled push', ExerciseId: 22, By: [], Confirmed: false, Allowed: false },
    { Kind: 'excluded', Named: 'Box jump', Out: 1, Ids: [9] },
  ];

  it('marks an expired certificate', async () => {
    const user = userEvent.setup();
    await open([
      answer(listClubUsers, { id: 1 }, people),
      answer(getSheetPerson, { id: 1, userId: 63 }, { ...known, CertificateUntil: '2020-03-01' }),
    ]);
    await chooseRoberta(user);
    expect((await screen.findByText(/^certificate ended on /)).textContent).toContain('2020');
  });

  it('for an athlete shows known facts and the source of a load, and is shared with the athlete when saved', async () => {
    const user = userEvent.setup();
    const Days = made().Days.map((day, at) =>
      at === 1 ? { ...day, Groups: [{ Section: 'main' as const, Name: '', Sets: [set(line(2, { Weight: 76 }))] }] } : day,
    );
    const Slots = made().Slots.map((one) =>
      one.Day === 1
        ? slot({
            Day: 1,
            Candidates: [4],
            Load: { Weight: 76, Percent: 75, Once: 101.33, AfterBreak: false, Last: { Begin, Weight: 80, Reps: 8, Rpe: 7 } },
          })
        : one,
    );
    const { sent } = await open([
      answer(listClubUsers, { id: 1 }, people),
      answer(getSheetPerson, { id: 1, userId: 63 }, known),
      makes(made({ Days, Slots, Decisions: [{ Kind: 'missing', Facts: ['certificate'] }] })),
      answer(createSheet, { id: 1 }, storedSheet()),
      answer(shareSheet, { id: 1, sheetId: 8 }, { Done: [63], Refused: [] }),
    ]);
    await chooseRoberta(user);
    const card = await screen.findByRole('region', { name: 'Sheet for' });
    await waitFor(() => expect(card.textContent).toContain('Roberta Greco, 63'));
    expect(card.textContent).toContain('no certificate, 7 sheets done in 4 weeks');
    expect(card.textContent).toContain('80 kg × 8, RPE 7');
    await answerAll(user);
    await generate(user);
    await user.click(await screen.findByRole('button', { name: /Day 2 Legs/ }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ UserId: 63 });
    expect(screen.getByText('76 kg')).toBeTruthy();
    expect(screen.getByText(/80 kg × 8, RPE 7\. 75 % of an estimated 101\.33 kg \(Epley\)\./)).toBeTruthy();
    expect(screen.getByText('Not known: valid certificate')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Swap Romanian deadlift' }));
    await user.click(screen.getByRole('button', { name: 'Hip thrust' }));
    expect(screen.queryByText('76 kg')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save and share' }));
    await waitFor(() => expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ UserIds: [63] }));
  });

  it('shows that an exercise is done with each side', async () => {
    const user = userEvent.setup();
    const Exercises = made().Exercises.map((one) => ({ ...one, Unilateral: one.ExerciseId === 1 }));
    await open([makes(made({ Exercises }))]);
    await answerAll(user);
    await generate(user);
    expect(await screen.findAllByText(/ each side$/)).toHaveLength(1);
  });

  it('shows the prescription of each planned week', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const Weeks = {
      Kind: 'weeks',
      Weeks: 4,
      Goal: 'strength',
      Percent: 75,
      PercentMax: 85,
      Spared: false,
      BarStep: 2.5,
      HandStep: null,
    } as const;
    const Days = made().Days.map((day, at) =>
      at === 1 ? { ...day, Groups: [{ Section: 'main' as const, Name: '', Sets: [set(line(2, { Weight: 67.5 }))] }] } : day,
    );
    const { sent } = await open([makes(made({ Days, Decisions: [Weeks] }))]);
    await answerAll(user);
    await user.click(screen.getByRole('radio', { name: '8' }));
    await generate(user);
    const table = await screen.findByRole('table', { name: '4 weeks planned' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ Weeks: 8 });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Exercise', 'Week 175 %', 'Week 277.5 %', 'Week 380 %', 'Week 4easy'],
      ['Barbell deadlift', 'RPE 73 × 8', 'RPE 73 × 7', 'RPE 73 × 6', 'RPE 52 × 6'],
      ['Romanian deadlift', '67.5 kg3 × 8', '70 kg3 × 7', '72.5 kg3 × 6', '67.5 kg2 × 6'],
    ]);
  });

  it('shows repetitions and time that grow from week to week without a load', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const Weeks: GeneratedSheet['Decisions'][number] = {
      Kind: 'weeks',
      Weeks: 4,
      Goal: 'muscleBuilding',
      Percent: 67,
      PercentMax: 75,
      Spared: false,
      BarStep: null,
      HandStep: null,
    };
    const plank = line(2, { Reps: null, RepsMax: null, Duration: 30, Tempo: 'hold' });
    const Days = [{ Name: '', Groups: [{ Section: 'main' as const, Name: '', Sets: [set(line(1)), set(plank)] }] }];
    const Exercises = [exercise(1, 'Push-up'), exercise(2, 'Plank')].map((one) => ({ ...one, Equipment: ['none' as const] }));
    await open([makes(made({ Days, Slots: [], Plan: made().Plan.slice(0, 1), Exercises, Decisions: [Weeks] }))]);
    await answerAll(user);
    await generate(user);
    const table = await screen.findByRole('table', { name: '4 weeks planned' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Exercise', 'Week 1', 'Week 2', 'Week 3', 'Week 4easy'],
      ['Push-up', 'RPE 73 × 5', 'RPE 73 × 6', 'RPE 73 × 7', 'RPE 52 × 5'],
      ['Plank', 'RPE 73 × 0:20', 'RPE 73 × 0:25', 'RPE 73 × 0:30', 'RPE 52 × 0:20'],
    ]);
  });

  describe('with a condition', () => {
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the sheet' });

    it('can be saved once the trainer has confirmed each exercise, and shows what each demands', async () => {
      const user = userEvent.setup();
      const Exercises = withKnee().Exercises.map((one) =>
        one.ExerciseId === 1 ? { ...one, Demands: ['grip' as const, 'kneeLoad' as const] } : { ...one, Demands: [] },
      );
      const { sent } = await open([makes(withKnee({ Exercises })), answer(createSheet, { id: 1 }, storedSheet())]);
      await answerAll(user);
      await generate(user);
      expect(await screen.findByText('load on the knee')).toBeTruthy();
      expect(screen.getByText(/load on the knee/).closest('p')?.textContent).toBe('load on the knee · a strong grip');
      expect(screen.getByText('3 to confirm', { selector: 'div > span' })).toBeTruthy();
      expect(save().disabled).toBe(true);
      for (const name of ['Rower', 'Barbell deadlift']) await user.click(screen.getByRole('button', { name: `Confirm ${name}` }));
      expect(save().disabled).toBe(true);
      await user.click(screen.getByRole('button', { name: 'Confirmed: Rower. Press to undo.' }));
      await user.click(screen.getByRole('button', { name: 'Confirm Rower' }));
      await user.click(screen.getByRole('button', { name: 'Day 2' }));
      await user.click(screen.getByRole('button', { name: 'Confirm Romanian deadlift' }));
      await user.click(save());
      await waitFor(() =>
        expect(sent.find(({ path, method }) => method === 'POST' && path.endsWith('workoutSheets'))?.body).toMatchObject({
          ConfirmedIds: [1, 3, 2],
        }),
      );
    });

    it('confirms several exercises of a part by one button, which names them', { tags: ['atLength'] }, async () => {
      const user = userEvent.setup();
      const Days = [{ Name: '', Groups: [{ Section: 'main' as const, Name: '', Sets: [set(line(1)), set(line(2))] }] }];
      const Slots = [slot({}), slot({ Set: 1 })];
      await open([makes(withKnee({ Days, Slots, Plan: made().Plan.slice(0, 1) }))]);
      await answerAll(user);
      await generate(user);
      await user.click(await screen.findByRole('button', { name: 'Confirm these 2: Barbell deadlift, Romanian deadlift' }));
      expect(save().disabled).toBe(false);
      expect(screen.queryByText(/to confirm/)).toBeNull();
    });

    it('can be saved without an exercise that the trainer took out', { tags: ['atLength'] }, async () => {
      const user = userEvent.setup();
      const { sent } = await open([makes(withKnee()), answer(createSheet, { id: 1 }, storedSheet())]);
      await answerAll(user);
      await generate(user);
      await user.click(await screen.findByRole('button', { name: 'Leave out Rower' }));
      expect(screen.queryByRole('button', { name: 'Confirm Rower' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Leave out Barbell deadlift' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Confirm Barbell deadlift' }));
      await user.click(screen.getByRole('button', { name: 'Day 2' }));
      await user.click(screen.getByRole('button', { name: 'Confirm Romanian deadlift' }));
      await user.click(save());
      const body = () =>
        sent.find(({ path, method }) => method === 'POST' && path.endsWith('workoutSheets'))?.body as
          | Pick<WorkoutSheet, 'Days'>
          | undefined;
      await waitFor(() => expect(body()).toMatchObject({ ConfirmedIds: [1, 2] }));
      expect(body()?.Days[0]?.Groups).toEqual([made().Days[0]?.Groups[1]]);
    });

    it('requires the confirmation of a swapped exercise, and uses no confirmation of another draft', {
      tags: ['atLength'],
    }, async () => {
      const user = userEvent.setup();
      await open([makes(withKnee())]);
      await answerAll(user);
      await generate(user);
      await user.click(await screen.findByRole('button', { name: 'Confirm Barbell deadlift' }));
      await user.click(screen.getByRole('button', { name: 'Swap Barbell deadlift' }));
      await user.click(screen.getByRole('button', { name: 'Hip thrust' }));
      expect(screen.getByRole('button', { name: 'Confirm Hip thrust' })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Confirm Rower' }));
      await user.click(screen.getByRole('button', { name: 'Generate again' }));
      expect(await screen.findByRole('button', { name: 'Confirm Rower' })).toBeTruthy();
    });
  });

  it('states at the top what the sheet lacks, that the athlete is a minor, and which wishes it does not fulfil', async () => {
    const user = userEvent.setup();
    const Decisions: GeneratedSheet['Decisions'] = [
      { Kind: 'minor', Age: 16 },
      { Kind: 'tooLittle', Missing: ['exercises', 'pull'], Muscles: ['chest'], By: ['shoulderPain'], Why: ['equipment'] },
      { Kind: 'unmet', More: ['calves'], Less: ['glutes'], Equipment: ['barbell'] },
    ];
    await open([makes(made({ Decisions: [...made().Decisions, ...Decisions] }))]);
    await answerAll(user);
    await generate(user);
    const list = await screen.findByRole('list', { name: 'You decide' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^16 years old Under 18: a guardian/),
      expect.stringMatching(
        /^This sheet does not reach the goal Missing: four different exercises, Pull, Chest\. Because of: Shoulder pain, Equipment\./,
      ),
      'A wish is not met Calves: no exercise for it fits.',
      'A wish is not met Glutes: still trained, because no other exercise fits.',
      expect.stringMatching(/^A wish is not met Barbell.*: no exercise with it fits\.$/),
    ]);
  });

  it('states at the top which days have the same exercises, as long as they have', async () => {
    const user = userEvent.setup();
    await open([makes(made())]);
    await answerAll(user);
    await generate(user);
    await user.click(await screen.findByRole('button', { name: 'Swap Barbell deadlift' }));
    expect(screen.queryByText('Same exercises: Day 1, Day 2')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Romanian deadlift' }));
    expect(await screen.findByText('Same exercises: Day 1, Day 2')).toBeTruthy();
  });

  it('notes at each balance exercise that the athlete must hold on to something, if a condition requires this', {
    tags: ['atLength'],
  }, async () => {
    const user = userEvent.setup();
    const Slots = [slot({ Pattern: 'cardio' }), slot({ Group: 1, Pattern: 'balance' }), slot({ Day: 1 })];
    const over65 = { Kind: 'condition', Condition: 'over65', Severity: null, Out: 3 } as const;
    await open([makes(made({ Slots, Decisions: [...made().Decisions, over65] }))]);
    await answerAll(user);
    await generate(user);
    expect(await screen.findAllByText('Hold on to something steady.')).toHaveLength(1);
  });

  it('can be saved once the trainer has decided on each wished exercise that it lacks', async () => {
    const user = userEvent.setup();
    const { sent } = await open([
      makes(made({ Decisions: toDecide })),
      answer(createSheet, { id: 1 }, respond(409, { ErrorType: 'TooManyWorkoutSheets' })),
    ]);
    await answerAll(user);
    await generate(user);
    const undecided = await screen.findByRole('list', { name: 'You decide' });
    expect(undecided.textContent).toContain('40 of 60 min filled');
    expect(undecided.compareDocumentPosition(screen.getByRole('textbox', { name: 'Name of the sheet' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the sheet' }).placeholder).toContain('40 min');
    expect(screen.getByText('2 decisions for you: Dead hang, Sled push')).toBeTruthy();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the sheet' });
    expect(save.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Allow Sled push' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave out Sled push' }));
    await user.click(screen.getByRole('button', { name: 'Leave out Dead hang' }));
    expect(save.disabled).toBe(false);
    await user.click(save);
    await waitFor(() =>
      expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
        Decisions: expect.arrayContaining([expect.objectContaining({ Named: 'Dead hang', Confirmed: true })]),
      }),
    );
  });

  it('is generated again with the same seed and the allowed exercises, until the conditions change', async () => {
    const user = userEvent.setup();
    const { sent } = await open([makes(made({ Decisions: toDecide }))]);
    await answerAll(user);
    await generate(user);
    await user.click(await screen.findByRole('button', { name: 'Allow Dead hang' }));
    const requests = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body as { AllowedIds: number[] });
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]).toMatchObject({ AllowedIds: [21], Seed: 7 });
    await screen.findByText('Barbell deadlift');
    await addCondition(user, 'No jumps');
    await user.click(screen.getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(requests()).toHaveLength(3));
    expect(requests()[2]).toMatchObject({ AllowedIds: [] });
  });

  it.each(
    oneIn(3, [
      [
        'the conditions have changed since the draft',
        async (user: ReturnType<typeof userEvent.setup>) => {
          await addCondition(user, 'No jumps');
          await user.click(screen.getByRole('button', { name: 'Allow Dead hang' }));
        },
      ],
      [
        'another person is chosen',
        async (user: ReturnType<typeof userEvent.setup>) => {
          await user.click(screen.getByRole('button', { name: 'Allow Dead hang' }));
          await screen.findByText('Barbell deadlift');
          await chooseRoberta(user);
        },
      ],
      [
        'the draft is discarded',
        async (user: ReturnType<typeof userEvent.setup>) => {
          await user.click(screen.getByRole('button', { name: 'Allow Dead hang' }));
          await user.click(await screen.findByRole('button', { name: 'Discard' }));
        },
      ],
    ] as const),
  )('is generated again without the allowed exercise when %s', { tags: ['examples'] }, async (_, act) => {
    const user = userEvent.setup();
    const { sent } = await open([
      answer(listClubUsers, { id: 1 }, people),
      answer(getSheetPerson, { id: 1, userId: 63 }, known),
      makes(made({ Decisions: toDecide })),
    ]);
    await answerAll(user);
    await generate(user);
    await screen.findByRole('button', { name: 'Allow Dead hang' });
    await act(user);
    const requests = () => sent.filter(({ path }) => path.endsWith(':generate')).map(({ body }) => body);
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]).toMatchObject({ AllowedIds: [21], UserId: null, Conditions: [] });
    await user.click(await screen.findByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(requests()).toHaveLength(3));
    expect(requests()[2]).toMatchObject({ AllowedIds: [] });
  });

  it('can be saved when an allowed exercise could not be placed, and names the reason', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const hang = {
      Kind: 'notGiven',
      Named: 'Dead hang',
      ExerciseId: 21,
      By: [],
      Why: 'days',
      Confirmed: false,
      Allowed: true,
    } as const;
    const { router } = await open([
      makes(made({ Decisions: [{ ...hang, By: [] }] })),
      answer(createSheet, { id: 1 }, storedSheet()),
    ]);
    await answerAll(user);
    await generate(user);
    expect((await screen.findByRole('list', { name: 'You decide' })).textContent).toBe(
      'Not placed: Dead hang The trainer allowed it, but there was no place for it. No day of the sheet has a place for its movement.',
    );
    await user.click(screen.getByRole('button', { name: 'Save the sheet' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/WorkoutSheet/8'));
  });

  it('does not lose earlier swaps when an exercise is allowed', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { sent } = await open([makes(made({ Decisions: toDecide }))]);
    await answerAll(user);
    await generate(user);
    await user.click(await screen.findByRole('button', { name: 'Swap Barbell deadlift' }));
    await user.click(screen.getByRole('button', { name: 'Hip thrust' }));
    await user.click(screen.getByRole('button', { name: 'Allow Dead hang' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
    expect(await screen.findByText('Hip thrust')).toBeTruthy();
    expect(screen.queryByText('Barbell deadlift')).toBeNull();
  });

  it('is shown again when the user returns, until it is discarded', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const self = trainer();
    const first = await open([makes()], self);
    await answerAll(user);
    await generate(user);
    await screen.findByText('Barbell deadlift');
    first.unmount();
    await open([], self);
    expect(await screen.findByText('Barbell deadlift')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Intermediate', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Barbell deadlift')).toBeNull();
    expect(screen.getByText('A sheet in a minute')).toBeTruthy();
  });

  it('that could not be discarded is named, because the server still has it', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open([makes(), answer(dropDraft, { id: 1 }, respond(503, { ErrorType: 'Unavailable' }))]);
    await answerAll(user);
    await generate(user);
    await screen.findByText('Barbell deadlift');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The draft was not discarded')).toBeTruthy();
  });

  it('is stored with its changes, and another device loads it', async () => {
    const user = userEvent.setup();
    const first = await open([makes(withKnee())]);
    await answerAll(user);
    await generate(user);
    await screen.findByText('Barbell deadlift');
    await user.click(screen.getByRole('button', { name: 'Confirm Rower' }));
    await user.click(screen.getByRole('button', { name: 'Swap Barbell deadlift' }));
    await user.click(screen.getByRole('button', { name: 'Hip thrust' }));
    const stored = () => first.sent.findLast(({ method }) => method === 'PUT')?.body as StoredDraft | undefined;
    await waitFor(() => expect(stored()?.Days[0]?.Groups[1]?.Sets[0]?.Lines[0]).toMatchObject({ ExerciseId: 4 }));
    first.unmount();
    await open([answer(getDraft, { id: 1 }, { Draft: { ...(stored() as StoredDraft), KeptAt: '2026-11-20T10:00:00.000Z' } })]);
    expect(await screen.findByText('Hip thrust')).toBeTruthy();
    expect(screen.queryByText('Barbell deadlift')).toBeNull();
    expect(screen.getByRole('button', { name: /^Confirmed: Rower/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Intermediate', checked: true })).toBeTruthy();
  });

  it('is stored at once when the user leaves before the delay', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const first = await open([makes()]);
    await answerAll(user);
    await generate(user);
    await screen.findByText('Barbell deadlift');
    first.unmount();
    // Waits for turns of the event loop, in which the timer that stores the draft cannot fire.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(first.sent.some(({ method }) => method === 'PUT')).toBe(true);
  });

  it('is announced by a message with a link when the user is on another screen', async () => {
    const user = userEvent.setup();
    let say: (sheet: GeneratedSheet) => void = () => undefined;
    const late = new Promise<GeneratedSheet>((resolve) => {
      say = resolve;
    });
    const { router } = await open([answer(generateSheet, { id: 1 }, () => late)]);
    await answerAll(user);
    await generate(user);
    await screen.findByText('Building your sheet');
    await router.navigate('/WorkoutSheet/new');
    await waitFor(() => expect(screen.queryByText('Building your sheet')).toBeNull());
    say(made());
    expect((await screen.findByRole('link', { name: 'Open the draft' })).getAttribute('href')).toBe('#/GenerateSheet');
  });

  it('requires no confirmation when the user leaves, and is shown on return beside the answers that changed since', {
    tags: ['atLength'],
  }, async () => {
    const user = userEvent.setup();
    const { router, sent } = await open([makes()]);
    await answerAll(user);
    await generate(user);
    await screen.findByText('Barbell deadlift');
    await user.click(screen.getByRole('button', { name: 'Change: Goal' }));
    await user.click(screen.getByRole('radio', { name: 'Weight loss' }));
    await router.navigate('/WorkoutSheet/new');
    await waitFor(() => expect(screen.queryByText('Barbell deadlift')).toBeNull());
    expect(router.state.location.pathname).toBe('/WorkoutSheet/new');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(true);
    await router.navigate('/GenerateSheet');
    expect(await screen.findByText('Barbell deadlift')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Weight loss', checked: true })).toBeTruthy();
  });

  it('notifies the user when it could not be stored', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { router } = await open([answer(keepDraft, { id: 1 }, respond(503, { ErrorType: 'Unavailable' })), makes()]);
    await answerAll(user);
    await generate(user);
    await screen.findByText('Barbell deadlift');
    await router.navigate('/WorkoutSheet/new');
    expect(await screen.findByText('The draft is not saved')).toBeTruthy();
  });
});

describe('the generator without a resulting draft', () => {
  it.each(
    oneIn(2, [
      ['NoExercisesAvailable', /No exercises available for the selected equipment/],
      ['ValidationFailed', 'Unable to generate the workout sheet'],
    ] as const),
  )('shows the error %s instead of a draft, and does not clear the answers', { tags: ['examples'] }, async (ErrorType, words) => {
    const user = userEvent.setup();
    await open([answer(generateSheet, { id: 1 }, respond(400, { ErrorType }))]);
    await answerAll(user);
    await generate(user);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Intermediate', checked: true })).toBeTruthy();
  });

  it('does not lose its answers while the user visits another screen', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const self = trainer();
    const first = await open([], self);
    await answerAll(user);
    first.unmount();
    await open([], self);
    expect(await screen.findByRole('radio', { name: 'Intermediate', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Strength', checked: true })).toBeTruthy();
  });

  it('shows its progress, and no draft after the user stops it', async () => {
    const user = userEvent.setup();
    let say: (sheet: GeneratedSheet) => void = () => undefined;
    const late = new Promise<GeneratedSheet>((resolve) => {
      say = resolve;
    });
    await open([answer(generateSheet, { id: 1 }, () => late)]);
    await answerAll(user);
    await generate(user);
    expect(await screen.findByText('Building your sheet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    say(made());
    expect(await screen.findByText('A sheet in a minute')).toBeTruthy();
    expect(screen.queryByText('Barbell deadlift')).toBeNull();
  });
});

it('the generator gives days with the same content different names', () => {
  expect(distinctNames(['Whole body', 'Legs', 'Whole body'])).toEqual(['Whole body A', 'Legs', 'Whole body B']);
});
