import type { CircuitContent } from '@clubpulse/contract/workouts/circuits/circuits';
import type { CSSProperties } from 'react';
import { ExerciseFigure } from '../../exercises/public.ts';
import classes from './circuit-scene.module.css';
import { layOut, type Space } from './lay-out.ts';
import { whatToDo } from './scene-text.ts';
import type { CircuitTvTranslate } from './tv-translate.ts';

type Exercise = CircuitContent['Stations'][number]['Exercises'][number];

const PANEL = { width: 832, figure: 250, line: 48, gap: 10 } as const;
/** Sizes of the time in order of preference. The next is used if the text would be smaller than `smallest`. */
const TIMES = [
  { time: 'high', height: 420, smallest: 52 },
  { time: 'low', height: 490, smallest: 40 },
  { time: 'beside', height: 680 },
] as const;
const LARGEST = { one: 88, several: 68 } as const;

interface Situation {
  readonly isEmom: boolean;
  readonly words: CircuitTvTranslate;
  readonly weight: (kilograms: number) => string;
}

/** The text is as large as possible: first the time shrinks, then the text gets two columns, then pages. */
export function layOutNow(exercises: readonly Exercise[], { isEmom, words, weight }: Situation) {
  const texts = exercises.map((exercise, place) => ({
    key: place,
    texts: [{ name: exercise.Name, what: whatToDo(words, exercise, weight) }],
  }));
  const figure = (isEmom && exercises[0]?.Drawn?.Figure) || null;
  const spaces = (line: number) =>
    TIMES.map(({ time, height, ...smallest }): Space & { readonly time: (typeof TIMES)[number]['time'] } => ({
      time,
      width: PANEL.width - (figure === null || time === 'beside' ? 0 : PANEL.figure),
      height: height - line,
      gap: PANEL.gap,
      frame: { width: 0, height: 0, least: 0 },
      largest: exercises.length === 1 ? LARGEST.one : LARGEST.several,
      ...smallest,
    }));
  const allTexts = layOut(texts, spaces(isEmom ? PANEL.line : 0));
  const layout = allTexts.pages.length > 1 ? layOut(texts, spaces(PANEL.line)) : allTexts;
  return { ...layout, figure: layout.space.time === 'beside' ? null : figure };
}

interface NowProps {
  layout: ReturnType<typeof layOutNow>;
  page: number;
  isEmom: boolean;
  words: CircuitTvTranslate;
}

export function Now({ layout: { columns, name, what, pages, figure }, page, isEmom, words }: NowProps) {
  return (
    <div className={classes['now']} style={{ '--name': name, '--what': what } as CSSProperties}>
      <div>
        <div className={classes['tasks']} data-columns={columns}>
          {pages[page]?.map(({ key, texts: [one] }) => (
            <p key={key}>
              <b>{one?.name}</b>
              <span>{one?.what}</span>
            </p>
          ))}
        </div>
        {(isEmom || pages.length > 1) && (
          <small>
            {isEmom && words('circuits.tv.doneEarly')}
            {pages.length > 1 && <i>{words('circuits.tv.page', { page: page + 1, pages: pages.length })}</i>}
          </small>
        )}
      </div>
      {figure && (
        <span className={classes['figure']}>
          <ExerciseFigure figure={figure} />
        </span>
      )}
    </div>
  );
}
