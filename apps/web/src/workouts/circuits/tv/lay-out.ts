import { emOf, type LetterSet } from '../../../kit/tv/letters.ts';

export interface ExerciseText {
  readonly name: string;
  readonly what: string;
}
interface Card {
  readonly texts: readonly ExerciseText[];
}
export interface Space {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly frame: { readonly width: number; readonly height: number; readonly least: number };
  readonly largest: number;
  readonly smallest?: number;
}
type Pages<One> = readonly (readonly One[])[];
export interface Layout<One, Where> {
  readonly columns: 1 | 2;
  readonly name: number;
  readonly what: number;
  readonly isNarrow: boolean;
  readonly pages: Pages<One>;
  readonly space: Where;
}

/** Smallest size at which capitals are readable at eight metres. */
const READABLE = 34;
const SMALLEST_WHAT = 30;
const OPEN = 46;
const BETWEEN = 10;
const IN_COLUMN = 4;
const LINE = { name: 1.06, what: 1.12 } as const;
const whatSize = (size: number) => Math.max(SMALLEST_WHAT, Math.min(52, Math.round(size * 0.76)));
const setAt = (size: number): LetterSet => (size < OPEN ? 'narrow' : 'open');

function linesOf(words: string, width: number, size: number, set: LetterSet): number | undefined {
  const space = emOf(' ', set) * size;
  let lines = 1;
  let used = 0;
  // Words joined by a non-breaking space count as one word.
  for (const word of words.split(/[ \n]+/)) {
    const wide = emOf(word, set) * size;
    if (wide > width) return undefined;
    if (used > 0 && used + space + wide > width) {
      lines += 1;
      used = wide;
    } else used += (used > 0 ? space : 0) + wide;
  }
  return lines;
}

export function linesIn(words: string, width: number, size: number, set: LetterSet): number {
  return linesOf(words, width, size, set) ?? Math.ceil((emOf(words, set) * size) / width) + 1;
}

function highOf({ texts }: Card, width: number, size: number): number {
  const set = setAt(size);
  const high = (words: string, type: number, line: number) =>
    words === ''
      ? 0
      : line *
        type *
        (size > READABLE ? (linesOf(words, width, type, set) ?? Number.POSITIVE_INFINITY) : linesIn(words, width, type, set));
  return texts.reduce(
    (sum, { name, what }) => sum + high(name, size, LINE.name) + high(what, whatSize(size), LINE.what),
    BETWEEN * Math.max(0, texts.length - 1),
  );
}

function sizeOf(pages: Pages<Card>, columns: 1 | 2, space: Space): number | undefined {
  const { height, gap, frame, largest, smallest = READABLE } = space;
  const width = (space.width - gap * (columns - 1)) / columns - frame.width;
  const hasRoom = (size: number) =>
    pages.every((page) => {
      const high = page.map((one) => Math.max(frame.least, frame.height + highOf(one, width, size)));
      const rows = Array.from({ length: Math.ceil(page.length / columns) }, (_, row) =>
        Math.max(...high.slice(row * columns, (row + 1) * columns)),
      );
      return rows.reduce((sum, one) => sum + one, gap * (rows.length - 1)) <= height;
    });
  for (let size = largest; size >= smallest; size -= 2) if (hasRoom(size)) return size;
  return undefined;
}

function parted<One extends Card>(one: One, space: Space): readonly One[] {
  if (one.texts.length < 2 || sizeOf([[one]], 1, space) !== undefined) return [one];
  const half = Math.ceil(one.texts.length / 2);
  const part = (texts: readonly ExerciseText[]) => parted({ ...one, texts }, space);
  return [...part(one.texts.slice(0, half)), ...part(one.texts.slice(half))];
}

function onPages<One>(all: readonly One[], pages: number): Pages<One> {
  const each = Math.ceil(all.length / pages);
  return Array.from({ length: Math.ceil(all.length / each) }, (_, page) => all.slice(page * each, (page + 1) * each));
}

/** No group is split. The result has the largest readable size, in the first space with the fewest pages. */
export function layOut<One extends Card, Where extends Space>(all: readonly One[], spaces: readonly Where[]): Layout<One, Where> {
  const [last] = spaces.slice(-1);
  if (last === undefined) throw new RangeError('nowhere to lay it out');
  const parts = all.flatMap((one) => parted(one, last));
  for (let count = 1; count <= parts.length; count++) {
    const pages = onPages(parts, count);
    for (const space of spaces) {
      const layout = largestOf(pages, space);
      if (layout) return layout;
    }
  }
  return layoutAt(READABLE, 1, onPages(parts, Math.max(1, parts.length)), last);
}

function largestOf<One extends Card, Where extends Space>(pages: Pages<One>, space: Where): Layout<One, Where> | undefined {
  const each = pages[0]?.length ?? 0;
  const orders = each < 2 ? ([1] as const) : each > IN_COLUMN ? ([2, 1] as const) : ([1, 2] as const);
  const [best] = orders
    .map((columns) => ({ columns, size: sizeOf(pages, columns, space) ?? 0 }))
    .toSorted((a, b) => b.size - a.size);
  return best && best.size > 0 ? layoutAt(best.size, best.columns, pages, space) : undefined;
}

const layoutAt = <One, Where>(name: number, columns: 1 | 2, pages: Pages<One>, space: Where): Layout<One, Where> => ({
  columns,
  name,
  what: whatSize(name),
  isNarrow: setAt(name) === 'narrow',
  pages,
  space,
});
