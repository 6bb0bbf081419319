import type { CircuitContent } from '@clubpulse/contract/workouts/circuits/circuits';
import { isWalked, type Numbered } from '@clubpulse/rules/workouts/circuits/shown-stations';
import type { CSSProperties } from 'react';
import { emOf, type LetterSet } from '../../../kit/tv/letters.ts';
import classes from './circuit-scene.module.css';
import { type ExerciseText, layOut } from './lay-out.ts';
import { whatToDo } from './scene-text.ts';
import type { CircuitTvTranslate } from './tv-translate.ts';

type Station = CircuitContent['Stations'][number];

export interface OnStation {
  readonly name: string;
  readonly zone: number;
  readonly begins: number;
}

const NAMED = 5;
const CARD = { beside: 134, around: 24, least: 96, foot: 60, gap: 14 } as const;
const FOOT = { zone: 76, gap: 18, mark: 34, markSize: 32, nameSize: 34 } as const;
const LARGEST = 60;

interface Card {
  readonly key: string;
  readonly number: number;
  readonly texts: readonly ExerciseText[];
}

export function layOutStations(
  { TimerType, Work }: Pick<CircuitContent, 'TimerType' | 'Work'>,
  shown: readonly Numbered<Station>[],
  { width, height, hasFoot }: { width: number; height: number; hasFoot: boolean },
  words: CircuitTvTranslate,
  weight: (kilograms: number) => string,
) {
  const cards = shown.map(({ number, station: { StationKey, Exercises } }): Card => {
    const work = isWalked(TimerType) && Exercises.length === 1 ? Work : undefined;
    const texts = Exercises.map((exercise) => ({ name: exercise.Name, what: whatToDo(words, exercise, weight, work) }));
    return {
      key: String(StationKey),
      number,
      texts: texts.length > 0 ? texts : [{ name: '', what: words('circuits.tv.empty') }],
    };
  });
  const frame = { width: CARD.beside, height: CARD.around + (hasFoot ? CARD.foot : 0), least: CARD.least };
  return { ...layOut(cards, [{ width, height, gap: CARD.gap, frame, largest: LARGEST }]), hasFoot, width };
}

interface StationsProps {
  layout: ReturnType<typeof layOutStations>;
  page: number;
  next?: (number: number) => number | null;
  at?: readonly (OnStation & { readonly number: number })[];
  words: CircuitTvTranslate;
}

export function Stations({ layout, page, next = () => null, at = [], words }: StationsProps) {
  const { columns, name, what, isNarrow, pages, hasFoot, width } = layout;
  const room = (width - CARD.gap * (columns - 1)) / columns - CARD.beside;
  return (
    <ol
      className={classes['stations']}
      data-columns={columns}
      data-narrow={isNarrow}
      style={{ '--name': name, '--what': what } as CSSProperties}
      aria-label={words('circuits.tv.stations')}
    >
      {pages[page]?.map(({ key, number, texts }) => (
        <li key={key}>
          <b className={classes['number']} data-long={number > 9}>
            {number}
          </b>
          <div className={classes['what']}>
            <div className={classes['does']}>
              {texts.map((one, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may occur twice in a station
                <div key={place}>
                  {one.name !== '' && <h4>{one.name}</h4>}
                  {one.what !== '' && <p>{one.what}</p>}
                </div>
              ))}
            </div>
            {hasFoot && (
              <Foot people={at.filter((one) => one.number === number)} {...{ room, number, words }} to={next(number)} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface Named {
  readonly count: number;
  readonly isNarrow: boolean;
}

interface FootProps {
  people: readonly OnStation[];
  number: number;
  to: number | null;
  room: number;
  words: CircuitTvTranslate;
}

function Foot({ people, number, to, room, words }: FootProps) {
  const mark = to === null ? '' : words('circuits.tv.onTo', { number: to });
  const { count, isNarrow } = namedBeside(mark, people, room);
  return (
    <div className={classes['line']} data-narrow={isNarrow}>
      {people.length > 0 && (
        <ul className={classes['people']} aria-label={words('circuits.tv.people', { number })}>
          {people.slice(0, count).map(({ name, zone, begins }) => (
            <li key={`${begins} ${name}`}>
              <b data-zone={zone}>Z{zone}</b> {name}
            </li>
          ))}
          {people.length > count && <li>+{people.length - count}</li>}
        </ul>
      )}
      {mark !== '' && <em>{mark}</em>}
    </div>
  );
}

const markWidth = (mark: string, set: LetterSet): number =>
  mark === '' ? 0 : FOOT.mark + FOOT.gap + emOf(mark, set) * FOOT.markSize;

export function namedBeside(mark: string, people: readonly { readonly name: string }[], room: number): Named {
  for (let count = Math.min(NAMED, people.length); count > 0; count--) {
    const others = people.length > count ? [`+${people.length - count}`] : [];
    const wide = (set: 'open' | 'narrowest') =>
      [...people.slice(0, count).map(({ name }) => name), ...others].reduce(
        (sum, name) => sum + emOf(name, set) * FOOT.nameSize,
        count * FOOT.zone + FOOT.gap * (count + others.length - 1),
      );
    if (wide('open') + markWidth(mark, 'open') <= room) return { count, isNarrow: false };
    if (wide('narrowest') + markWidth(mark, 'figures') <= room || count === 1) return { count, isNarrow: true };
  }
  return { count: 0, isNarrow: false };
}
