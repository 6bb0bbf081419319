import { expect, it } from 'vitest';
import { widthOf } from './metrics.ts';
import { type Block, pdfOf } from './pdf.ts';

const read = (blocks: readonly Block[]) =>
  Buffer.from(pdfOf({ title: 'Guide', language: 'fr', foot: 'Clubpulse', blocks })).toString('latin1');

it('a PDF contains its text in reading order, its language and the number of its pages', () => {
  const file = read([
    { kind: 'title', text: 'L’été (à l’œil)' },
    { kind: 'point', text: 'Une fréquence de 150 · 高' },
  ]);
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain('/Lang (fr)');
  expect(file).toContain('/Count 1 ');
  expect(file).toContain('(L\x92\xe9t\xe9 \\(\xe0 l\x92\x9cil\\)) Tj');
  expect(file).toContain('(Une fr\xe9quence de 150 \xb7 ?) Tj');
  const table = file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]));
  const places = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places.length).toBeGreaterThan(6);
  for (const [at, place] of places.entries()) expect(file.slice(place).startsWith(`${at + 1} 0 obj`)).toBe(true);
});

it('a PDF numbers steps, marks other points with a dot, and moves the heading of a part to the page where its content begins', () => {
  const file = read([
    ...Array.from({ length: 30 }, (): Block => ({ kind: 'text', text: 'A line' })),
    { kind: 'part', text: 'For members' },
    { kind: 'heading', text: 'Book a class' },
    { kind: 'point', text: 'Choose the day', mark: '1.' },
    { kind: 'point', text: 'A dot' },
  ]);
  expect(file).toContain('(1.) Tj');
  expect(file).toContain('(\x95) Tj');
  const pages = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, content = '']) => content);
  expect(pages.findIndex((page) => page.includes('For members'))).toBe(
    pages.findIndex((page) => page.includes('Choose the day')),
  );
});

it('a PDF wraps long lines, begins a new page when one is full, and never ends a page with a heading', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const blocks = Array.from({ length: 40 }, (): Block[] => [
    { kind: 'heading', text: 'A part' },
    { kind: 'text', text: words },
  ]).flat();
  const file = read(blocks);
  const pages = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, content = '']) => content.split('\n'));
  expect(pages.length).toBeGreaterThan(3);
  for (const lines of pages) {
    const written = lines.filter((line) => line.startsWith('BT')).slice(0, -2);
    expect(written.at(-1)).not.toContain('/F2');
    for (const line of written) {
      const [, y = '', text = ''] = /64\.00 ([\d.]+) Td \((.*)\) Tj/.exec(line) ?? [];
      expect(Number(y)).toBeGreaterThanOrEqual(72);
      expect(widthOf(text, { size: 10.5, isBold: false })).toBeLessThanOrEqual(467);
    }
  }
  expect(pages.flat().filter((line) => line.includes('(A part)'))).toHaveLength(40);
});
