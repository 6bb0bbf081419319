import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { root } from './runtime.mjs';

// node scripts/figures.mjs: figures of the files that git tracks.
const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;
const files = listed.split('\0').filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'));
const isTest = (path) => /(\.(?:test|samples|refusals)\.tsx?$|\/test\/|^e2e\/)/.test(path);
const source = files.filter((path) => !isTest(path));

const parsed = new Map(
  files.map((path) => [path, ts.createSourceFile(path, readFileSync(`${root}/${path}`, 'utf8'), ts.ScriptTarget.Latest, true)]),
);

function comments(file) {
  const text = file.getFullText();
  const found = new Map();
  const visit = (node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      found.set(range.pos, text.slice(range.pos, range.end));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

const words = (text) => text.match(/[A-Za-z][A-Za-z'’-]*/g)?.length ?? 0;

function functionLines(file) {
  const lines = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const at = (position) => file.getLineAndCharacterOfPosition(position).line;
      lines.push(at(node.end) - at(node.getStart()) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

const lengths = (paths) => paths.flatMap((path) => functionLines(parsed.get(path)));
const over = (limit, list) => list.filter((length) => length > limit).length;
const folders = new Map();
for (const path of source) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
const server = source.filter((path) => path.startsWith('apps/server/src/'));
const decisions = spawnSync('git', ['ls-files', 'docs/decisions'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n');
const pages = decisions.filter((path) => !path.endsWith('README.md')).map((path) => readFileSync(`${root}/${path}`, 'utf8'));

const figures = {
  'files of code': source.length,
  'files of tests': files.length - source.length,
  'lines of code': source.reduce((sum, path) => sum + parsed.get(path).getLineStarts().length, 0),
  'words of comments': files.reduce(
    (sum, path) => sum + comments(parsed.get(path)).reduce((all, text) => all + words(text), 0),
    0,
  ),
  'most files in a folder': Math.max(...folders.values()),
  'functions over 100 lines': over(100, lengths(source)),
  'server functions over 60 lines': over(60, lengths(server)),
  decisions: pages.length,
  'words of decisions': pages.reduce((sum, text) => sum + words(text), 0),
};
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(32)}${String(figure).padStart(9)}`);
