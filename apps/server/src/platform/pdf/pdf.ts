import { widthOf } from './metrics.ts';

export interface Block {
  readonly kind: 'title' | 'lead' | 'part' | 'heading' | 'text' | 'point';
  readonly text: string;
  readonly mark?: string;
}

interface Paper {
  readonly title: string;
  readonly language: string;
  readonly foot: string;
  readonly blocks: readonly Block[];
}

/** A4, in points. */
const PAGE = { width: 595, height: 842, side: 64, top: 72, bottom: 72 } as const;
const FOOT = { size: 8.5, y: 40, gray: 0.35 } as const;
const looks = {
  title: { size: 24, isBold: true, leading: 29, before: 0, indent: 0 },
  lead: { size: 11, isBold: false, leading: 15.5, before: 8, indent: 0 },
  part: { size: 18, isBold: true, leading: 22, before: 32, indent: 0 },
  heading: { size: 13, isBold: true, leading: 18, before: 20, indent: 0 },
  text: { size: 10.5, isBold: false, leading: 15, before: 6, indent: 0 },
  point: { size: 10.5, isBold: false, leading: 15, before: 4, indent: 16 },
} as const;
type Look = (typeof looks)[Block['kind']];

const beyond: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  '\u202f': 0xa0,
};
/** Characters outside the encoding become question marks. */
function spelled(text: string): string {
  const signs = [...text.normalize('NFC')].map((sign) => {
    const code = beyond[sign] ?? sign.codePointAt(0) ?? 63;
    return String.fromCharCode(code > 255 || (code >= 0x80 && code < 0xa0 && beyond[sign] === undefined) ? 63 : code);
  });
  return `(${signs.join('').replaceAll(/[\\()]/g, '\\$&')})`;
}

function linesOf(text: string, look: Look): string[] {
  const room = PAGE.width - 2 * PAGE.side - look.indent;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, look) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const drawn = (
  text: string,
  { size, isBold }: { readonly size: number; readonly isBold: boolean },
  x: number,
  y: number,
): string => `BT /F${isBold ? 2 : 1} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ${spelled(text)} Tj ET`;

const PART_MIN = looks.part.leading + looks.heading.before + looks.heading.leading + 3 * looks.text.leading;

function wantedBy(kind: Block['kind'], lines: number): number {
  const { leading } = looks[kind];
  if (kind === 'part') return PART_MIN;
  return kind === 'heading' ? lines * leading + 3 * looks.text.leading : Math.min(2, lines) * leading;
}

function pagesOf(blocks: readonly Block[]): string[][] {
  const pages: string[][] = [[]];
  let y: number = PAGE.height - PAGE.top;
  const begin = () => {
    pages.push([]);
    y = PAGE.height - PAGE.top;
  };
  for (const { kind, text, mark = '•' } of blocks) {
    const look = looks[kind];
    const lines = linesOf(text, look);
    const isFirst = pages.at(-1)?.length === 0;
    if (!isFirst && y - look.before - wantedBy(kind, lines.length) < PAGE.bottom) begin();
    else if (!isFirst) y -= look.before;
    for (const [at, line] of lines.entries()) {
      if (y - look.leading < PAGE.bottom) begin();
      y -= look.leading;
      if (kind === 'point' && at === 0) pages.at(-1)?.push(drawn(mark, look, PAGE.side + 3, y));
      pages.at(-1)?.push(drawn(line, look, PAGE.side + look.indent, y));
    }
  }
  return pages;
}

export function pdfOf({ title, language, foot, blocks }: Paper): Uint8Array {
  const pages = pagesOf(blocks);
  const small = { size: FOOT.size, isBold: false };
  const FIRST = 6;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${spelled(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${FIRST + 2 * at} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${spelled(title)} /Producer (Clubpulse) >>`,
    ...pages.flatMap((lines, at) => {
      const number = `${at + 1} / ${pages.length}`;
      const right = PAGE.width - PAGE.side - widthOf(number, small);
      const below = [`${FOOT.gray} g`, drawn(foot, small, PAGE.side, FOOT.y), drawn(number, small, right, FOOT.y)];
      const content = [...lines, ...below].join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${FIRST + 2 * at + 1} 0 R` +
          ' /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = String(file.length).padStart(10, '0');
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(`${file}${table}${end}`, 'latin1'));
}
