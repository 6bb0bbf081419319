import type { Language } from '@clubpulse/contract/scalars';
import type { CircuitContent } from '@clubpulse/contract/workouts/circuits/circuits';
import { ownTurn } from '@clubpulse/rules/live/own-live/own-station';
import { circuitSteps } from '@clubpulse/rules/workouts/circuits/circuit-steps';
import { positionAt } from '@clubpulse/rules/workouts/timeline/timeline';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emOf } from '../../../kit/tv/letters.ts';
import { CircuitScene } from './CircuitScene.tsx';
import { namedBeside } from './Stations.tsx';
import { weightIn } from './scene-text.ts';
import { circuitTvTranslate } from './tv-translate.ts';

const exercise = (ExerciseId: number, Name: string, fields: object = {}) => ({
  ExerciseId,
  Name,
  Reps: 12,
  RepsMax: 15,
  Weight: 16,
  MachineLevel: null,
  CardioZone: null,
  Notes: '',
  Drawn: null,
  ...fields,
});
const times = {
  TimerType: 'timer' as const,
  WarmUp: 180,
  Cooldown: 180,
  Work: 40,
  Rest: 20,
  Rounds: 3,
  RoundRest: 60,
  Minutes: 12,
  StationsPerMinute: 1,
  Time: 900,
};
function content(fields: Partial<CircuitContent> = {}): CircuitContent {
  const Stations = [
    { StationKey: 1, Station: 1, Exercises: [exercise(1, 'Goblet squat')] },
    {
      StationKey: 2,
      Station: 2,
      Exercises: [exercise(2, 'Ski erg', { Reps: null, RepsMax: null, Weight: null, MachineLevel: 6 })],
    },
    { StationKey: 3, Station: 1, Exercises: [exercise(3, 'Push press')] },
  ];
  const circuit = { ...times, ...fields };
  return {
    BridgeWorkoutId: 1,
    RowVersion: 0,
    Name: 'Full Body Three',
    Room: { Name: 'Studio 2', Color: '#7a3e8f' },
    StationsActive: true,
    Stations,
    ...circuit,
    Steps: circuitSteps(circuit, Stations.length),
  };
}
const show = (seconds: number, station: number | null, fields: Partial<CircuitContent> = {}) => {
  const shown = content(fields);
  render(
    <CircuitScene
      content={shown}
      position={positionAt(shown.Steps, seconds * 1000)}
      station={station}
      language="en"
      units="Metric"
    />,
  );
};

test('the circuit scene shows the stations of its screen with their exercises, and the progress of the circuit', () => {
  show(187, 1);
  expect(screen.getByRole('region', { name: 'Work' })).toBeTruthy();
  expect(screen.getByText('Round 1 of 3 · lap 1 of 3')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('0:33');
  expect(screen.getByText('Next: 0:20 rest, then change station')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '1Goblet squat12 to 15 reps · 16\u00a0kg',
    '3Push press12 to 15 reps · 16\u00a0kg',
  ]);
});

test.each([
  ['shows how to enter a first station while no athlete in the room did', [], true],
  ['hides how to enter a first station after an athlete entered one', [{ name: 'Ale', zone: 4, begins: 1 }], false],
  ['hides how to enter a first station before the circuit runs', undefined, false],
] as const)('the circuit scene %s', (_what, people, expected) => {
  const shown = content();
  const position = positionAt(shown.Steps, 187_000);
  render(
    <CircuitScene content={shown} position={position} station={null} language="en" units="Metric" {...(people && { people })} />,
  );
  expect(screen.queryByText(/^Where do you start\? Choose it on your phone/) !== null).toBe(expected);
});

test('the circuit scene names the athletes at each station, moves them with each lap, and shows during a rest their next station', () => {
  const shown = content();
  const people = [
    { name: 'Ale', zone: 4, begins: 1 },
    { name: 'Ines', zone: 2, begins: 1 },
    { name: 'Fox', zone: 5, begins: 3 },
  ];
  const at = (seconds: number) => (
    <CircuitScene
      content={shown}
      position={positionAt(shown.Steps, seconds * 1000)}
      station={null}
      language="en"
      units="Metric"
      people={people}
    />
  );
  const { rerender } = render(at(187));
  const role = (number: number) => screen.queryByRole('list', { name: `Who is at station ${number}` })?.textContent;
  expect([1, 2, 3].map(role)).toEqual(['Z4 AleZ2 Ines', undefined, 'Z5 Fox']);
  rerender(at(225));
  expect([1, 2, 3].map(role)).toEqual(['Z4 AleZ2 Ines', undefined, 'Z5 Fox']);
  rerender(at(245));
  expect([1, 2, 3].map(role)).toEqual(['Z5 Fox', 'Z4 AleZ2 Ines', undefined]);
});

test('the circuit scene moves athletes from station to station in the order that their phones show', () => {
  const own = (shown: CircuitContent) => ({
    RoomWorkoutId: 1,
    Step: 0,
    Passed: 0,
    Extra: 0,
    At: '2026-11-20T18:00:00Z',
    Paused: false,
    Circuit: { ...times, Name: shown.Name, StationsActive: true, Stations: [...shown.Stations] },
  });
  const shown = content({ Cooldown: 60 });
  const { rerender } = render(<div />);
  const people = [1, 2, 3].map((begins) => ({ name: `P${begins}`, zone: 2, begins }));
  const [onScreen, onPhones]: [unknown[], unknown[]] = [[], []];
  for (const [index, step] of shown.Steps.entries()) {
    const position = { index, inStep: 0, left: step.ms };
    rerender(<CircuitScene content={shown} position={position} station={null} language="en" units="Metric" people={people} />);
    const cards = Array.from(screen.getByRole('list', { name: 'Stations' }).children, (card) => card.textContent);
    for (const { name, begins } of people) {
      const card = cards.find((words) => words.includes(name)) ?? '';
      const expected = Number(card.match(/next: (\d)$/)?.[1] ?? card[0]);
      const { number } = ownTurn(own(shown), position, begins) ?? {};
      if (number === undefined) continue;
      onScreen.push([index, name, expected]);
      onPhones.push([index, name, number]);
    }
  }
  expect(onPhones.length).toBeGreaterThan(people.length);
  expect(onScreen).toEqual(onPhones);
});

test('the circuit scene shows how many athletes of a station it cannot name', () => {
  const shown = content();
  const people = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({ name, zone: 3, begins: 2 }));
  render(
    <CircuitScene
      content={shown}
      position={positionAt(shown.Steps, 187_000)}
      station={null}
      language="en"
      units="Metric"
      people={people}
    />,
  );
  expect(screen.getByRole('list', { name: 'Who is at station 2' }).textContent).toBe('Z3 AZ3 BZ3 CZ3 DZ3 E+2');
});

test('the circuit scene shows the duration of the work for an exercise without repetitions or time', () => {
  show(187, null);
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toContain('2Ski erg0:40 · level 6');
});

test('the circuit scene shows the room of the screen, and before it runs the room of the circuit', () => {
  const own = content();
  const scene = { content: own, position: positionAt(own.Steps, 0), station: 1, language: 'en', units: 'Metric' } as const;
  const { rerender } = render(<CircuitScene {...scene} trainer="Giulia Ferri" />);
  expect(screen.getByText('Giulia Ferri · Studio 2')).toBeTruthy();
  const color = () => screen.getByRole('banner').style.getPropertyValue('--room');
  expect(color()).toBe('#7a3e8f');
  rerender(<CircuitScene {...scene} trainer="Giulia Ferri" room="Functional room" color="#0f6e8c" />);
  expect(screen.getByText('Giulia Ferri · Functional room')).toBeTruthy();
  expect(color()).toBe('#0f6e8c');
});

test('the circuit scene shows weights in the units of the club', () => {
  const shown = content();
  const position = positionAt(shown.Steps, 187_000);
  render(<CircuitScene content={shown} position={position} station={1} language="it" units="Imperial" />);
  expect(screen.getAllByText(/lb$/).map((one) => one.textContent)).toEqual([
    'da 12 a 15 ripetizioni · 35,3\u00a0lb',
    'da 12 a 15 ripetizioni · 35,3\u00a0lb',
  ]);
});

test('the circuit scene shows weights exactly, to the quarter of a kilogram', () => {
  const say = (language: Language) => weightIn(language, 'Metric')(12.75);
  expect([say('en'), say('fr'), weightIn('en', 'Imperial')(12.75)]).toEqual(['12.75\u00a0kg', '12,75\u00a0kg', '28.1\u00a0lb']);
});

test('the circuit scene shows during a rest the next station, and after the last station the first station', () => {
  show(180 + 45, null);
  expect(screen.getByRole('region', { name: 'Rest' })).toBeTruthy();
  expect(screen.getByText('Next: change station')).toBeTruthy();
  expect(screen.getAllByText(/^next: \d/).map((one) => one.textContent)).toEqual(['next: 2', 'next: 3', 'next: 1']);
});

test('the circuit scene counts down the last three seconds at full height', () => {
  show(180 + 38, null);
  expect(screen.getByRole('region', { name: 'Work' }).textContent).toBe('2');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('the circuit scene shows for an EMOM the exercises of this minute and the next', () => {
  show(180 + 60 + 26, null, { TimerType: 'EMOM' });
  expect(screen.getByText('Minute 2 of 12')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('0:34');
  expect(screen.getAllByText('Ski erg')).toHaveLength(2);
  expect(screen.getByText('Push press, 12 to 15 reps · 16 kg')).toBeTruthy();
});

test('the circuit scene shows one text for a whole AMRAP, and that the circuit ends after it', () => {
  show(180 + 1, null, { TimerType: 'AMRAP', Cooldown: 0 });
  expect(screen.getByText('As many rounds as you can')).toBeTruthy();
  expect(screen.getByText('Then you are done')).toBeTruthy();
});

test('the circuit scene shows that the circuit has ended', () => {
  show(9999, null);
  expect(screen.getByRole('region', { name: 'Done' })).toBeTruthy();
});

test('the circuit scene shows the whole round of an AMRAP beside the athletes, however long it is', () => {
  const beside = <p>the people</p>;
  const { Steps, ...amrap } = content({ TimerType: 'AMRAP', WarmUp: 0 });
  const scene = (shown: CircuitContent) => (
    <CircuitScene
      content={shown}
      position={positionAt(shown.Steps, 1000)}
      station={null}
      language="en"
      units="Metric"
      beside={beside}
    />
  );
  const { rerender } = render(scene({ ...amrap, Steps }));
  expect(screen.getByText('the people')).toBeTruthy();
  const panel = within(screen.getByRole('region', { name: 'Work' }));
  expect(panel.getByText('Ski erg')).toBeTruthy();
  expect(panel.getAllByText('12 to 15 reps · 16 kg')).toHaveLength(2);
  const many = Array.from({ length: 7 }, (_, at) => exercise(at + 1, `Exercise ${at + 1}`));
  rerender(scene({ ...amrap, Steps, Stations: [{ StationKey: 1, Station: null, Exercises: many }] }));
  expect(screen.getByText('the people')).toBeTruthy();
  expect(screen.getByText('Exercise 7')).toBeTruthy();
  expect(screen.queryByText('Then you are done')).toBeNull();
});

const size = (names: readonly string[], type: 'AMRAP' | 'EMOM' = 'AMRAP') => {
  const Stations = names.map((name, at) => ({ StationKey: at + 1, Station: null, Exercises: [exercise(at + 1, name)] }));
  const shown = content({ TimerType: type, WarmUp: 0, Stations, StationsPerMinute: names.length });
  const { container, unmount } = render(
    <CircuitScene
      content={shown}
      position={positionAt(shown.Steps, 1000)}
      station={null}
      language="en"
      units="Metric"
      beside={<p />}
    />,
  );
  const lines = Array.from(within(screen.getByRole('region', { name: 'Work' })).getAllByText(/^12 to 15 reps/), (what) => [
    what.previousElementSibling?.textContent,
    what.textContent,
  ]);
  const element = container.querySelector<HTMLElement>('[style*="--name"]')?.style;
  unmount();
  return { lines, name: Number(element?.getPropertyValue('--name')), what: Number(element?.getPropertyValue('--what')) };
};
const LONG = 'Bulgarian split squat with dumbbells and the rear foot on a bench';

test.each(['AMRAP', 'EMOM'] as const)(
  'the circuit scene shows each exercise of an %s on its own lines, smaller if they are long or many',
  (type) => {
    expect(size(['Goblet squat', LONG], type).lines).toEqual([
      ['Goblet squat', '12 to 15 reps · 16\u00a0kg'],
      [LONG, '12 to 15 reps · 16\u00a0kg'],
    ]);
    const sizes = [[LONG], [LONG, LONG], Array(3).fill(LONG)].map((names) => size(names, type).name);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
    expect(size(['Squat', 'Row'], type).name).toBeGreaterThan(size([LONG, LONG], type).name);
  },
);

test('the circuit scene spreads exercises over several pages when they do not fit on one page', () => {
  const names = Array.from({ length: 12 }, (_, at) => `${LONG} ${at + 1}`);
  const Stations = names.map((name, at) => ({ StationKey: at + 1, Station: null, Exercises: [exercise(at + 1, name)] }));
  const shown = content({ TimerType: 'AMRAP', WarmUp: 0, Stations });
  const at = (turned: number, people: boolean) => (
    <CircuitScene
      content={shown}
      position={positionAt(shown.Steps, 1000)}
      station={null}
      language="fr"
      units="Metric"
      turned={turned}
      {...(people && { beside: <p>the people</p> })}
    />
  );
  const { rerender } = render(<div />);
  for (const people of [true, false]) {
    rerender(at(0, people));
    const pages = Number(screen.getByText(/^1 sur \d$/).textContent.slice(-1));
    expect(pages).toBeGreaterThan(1);
    const read = Array.from({ length: pages }, (_, turned) => {
      rerender(at(turned, people));
      return screen.getAllByText(new RegExp(`^${LONG}`)).map((one) => one.textContent);
    });
    expect(read.flat()).toEqual(names);
    rerender(at(pages, people));
    expect(screen.getByText(`1 sur ${pages}`)).toBeTruthy();
  }
});

test.each(['en', 'it', 'es', 'fr'] as const)(
  'the circuit scene in %s fits a name of twelve letters beside the mark of the next station in the narrowest card',
  (language) => {
    const mark = circuitTvTranslate(language)('circuits.tv.onTo', { number: 20 });
    const room = (1156 - 14) / 2 - 134;
    const complete = emOf('Massimiliano', 'narrowest') * 34 + 76;
    expect(complete + 34 + 18 + emOf(mark, 'figures') * 32).toBeLessThanOrEqual(room);
    const two = [{ name: 'Ale' }, { name: 'Ines' }];
    expect(namedBeside('', two, room)).toEqual({ count: 2, isNarrow: false });
    expect(namedBeside(mark, Array(9).fill(two[0]), room).count).toBeLessThan(5);
  },
);

test('the circuit scene shows during a rest as many athletes as fit beside the mark of the next station', () => {
  const shown = content();
  const people = ['Massimiliano', 'Alessandra', 'Guendalina', 'Sebastiano', 'Christopher'].map((name) => ({
    name,
    zone: 3,
    begins: 2,
  }));
  const at = (seconds: number) => (
    <CircuitScene
      content={shown}
      position={positionAt(shown.Steps, seconds * 1000)}
      station={null}
      language="it"
      units="Metric"
      people={people}
    />
  );
  const { rerender } = render(at(187));
  const named = () => screen.getByRole('list', { name: 'Chi è alla stazione 2' });
  expect(named().children).toHaveLength(5);
  rerender(at(225));
  expect(named().parentElement?.dataset['narrow']).toBe('true');
  expect(named().nextElementSibling?.textContent).toBe('vai alla 3');
  expect(named().parentElement?.previousElementSibling?.textContent).toContain('Ski erg');
});

test('the circuit scene marks the name of a circuit as long when it has only half of the wall', () => {
  show(1, null, { TimerType: 'EMOM', Name: 'Every minute two stations' });
  expect(screen.getByRole('heading', { name: 'Every minute two stations' }).dataset['long']).toBe('true');
});

test.each([
  ['en', 'Warm-up', 'false'],
  ['fr', 'Échauffement', 'true'],
] as const)('the circuit scene in %s marks a word only if it is longer than the panel: %s', (language, word, long) => {
  const shown = content();
  render(
    <CircuitScene content={shown} position={positionAt(shown.Steps, 1000)} station={null} language={language} units="Metric" />,
  );
  expect(screen.getByText(word).dataset['long']).toBe(long);
});
