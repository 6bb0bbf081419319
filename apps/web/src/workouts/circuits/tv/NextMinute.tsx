import type { CSSProperties } from 'react';
import { emOf } from '../../../kit/tv/letters.ts';
import classes from './circuit-scene.module.css';
import { linesIn } from './lay-out.ts';

const LINE = { beside: 80, around: 16, least: 84, minute: 34, lines: 3, line: 1.15 } as const;
const LARGEST = 42;
const SMALLEST = 30;

interface Coming {
  readonly name: string;
  readonly what: string;
}

export function layOutNext(minute: string, coming: readonly Coming[], width: number) {
  const room = width - LINE.beside - emOf(minute, 'open') * LINE.minute;
  const text = coming.map(({ name, what }) => [name, what].filter(Boolean).join(', ')).join(' · ');
  const names = coming.map(({ name }) => name).join(' · ');
  for (const words of [text, names])
    for (let size = LARGEST; size >= SMALLEST; size -= 2) {
      const lines = linesIn(words, room, size, 'open');
      if (lines * size * LINE.line <= (size > SMALLEST ? LINE.least - LINE.around : LINE.lines * SMALLEST * LINE.line))
        return { minute, words, size, height: Math.max(LINE.least, LINE.around + lines * size * LINE.line) };
    }
  return { minute, words: names, size: SMALLEST, height: LINE.around + LINE.lines * SMALLEST * LINE.line };
}

export const NextMinute = ({ minute, words, size }: ReturnType<typeof layOutNext>) => (
  <footer className={classes['coming']} style={{ '--size': size } as CSSProperties}>
    <span>{minute}</span>
    <b>{words}</b>
  </footer>
);
